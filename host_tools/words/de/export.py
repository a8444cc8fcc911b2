"""The messages and texts of the exports in German; keys and facts are those of English."""

TEXTS = {
    "no_games": (
        "In {where} sind keine gespeicherten Partien. Spiel eine mit make run. Als Beispiel:"
        " make season, dann nenne es hier, FROM=build/season."
    ),
    "no_image": (
        "Es gibt keine Datei {where} mit gespeicherten Partien. Spiel eine mit make run, oder"
        " nenne einen anderen Ort."
    ),
    "no_folder": "Es gibt keinen Ordner {where}.",
    "no_backup": (
        "{where} ist keine Sicherung: Der Ordner games fehlt. Nenne eine, die make backup"
        " gemacht hat."
    ),
    "not_read": "{why}.",
    "foreign": "{where} ist kein Speicher von Meldmate.",
    "unreadable": "{where} ist nicht lesbar: {why}.",
    "unknown_number": "In {where} gibt es keine Partie {n}. Es gibt: {numbers}.",
    "no_platformdirs": (
        "Wo sind die Partien? Nenne ihren Ordner mit --data ORDNER (die Bibliothek"
        " platformdirs fehlt)."
    ),
    "no_littlefs": (
        "Die Partien des Simulators liest die Bibliothek littlefs-python; make run richtet sie ein."
    ),
    "own_file": "{file} gehört zu den gespeicherten Partien. Nenne nach -o eine andere Datei.",
    "written": "Es ist in {file}.",
    "not_written": "{file} lässt sich nicht schreiben: {why}.",
    "no_journal": "Partie {n} fehlt: {file} enthält keine lesbare Partie.",
    "newer": "Partie {n} fehlt: Eine neuere Version von Meldmate hat {file} geschrieben.",
    "unknown_game": "Partie {n} fehlt: Ein Spiel namens {game} gibt es nicht.",
    "impossible": "Partie {n} fehlt: {why}.",
    "untold": (
        "Partie {n} fehlt: In dieser Form lässt sie sich nicht ausgeben ({why}). Sie ist noch"
        " gespeichert; make backup kopiert sie."
    ),
    "damaged": (
        "Partie {n} ist beschädigt: {entries} Einträge gerettet und ausgegeben, der Rest fehlt."
    ),
    "damaged_one": (
        "Partie {n} ist beschädigt: ein Eintrag gerettet und ausgegeben, der Rest fehlt."
    ),
    "damaged_none": (
        "Partie {n} ist beschädigt: Kein Eintrag ist lesbar; ihre Spieler sind ausgegeben."
    ),
    "damaged_result": "Partie {n} ist beschädigt; ihr Ergebnis wurde gerettet und ausgegeben.",
    "missing_game": (
        "Partie {n} fehlt (Einträge: {entries}). Schalte das Gerät mit diesem Speicher ein:"
        " Es sucht die Partie und holt zurück, was es findet."
    ),
    "shorter_game": (
        "Partie {n} ist kürzer, als das Gerät notiert hat (Einträge: {entries}). Schalte das"
        " Gerät mit diesem Speicher ein: Es sucht den Rest und holt zurück, was es findet."
    ),
    "no_board": "Das Gerät ist nicht lesbar: {why}.",
    "no_mpremote": "Ein Gerät liest die Bibliothek mpremote; make export richtet sie ein.",
    "twice": "{game} ist dieselbe wie {other}: Sie zählt einmal.",
    "bad_name": "{words} ist keine Änderung eines Namens. Schreib ALT=NEU, zum Beispiel ana=Ana.",
    "names_circle": "Die neuen Namen bilden einen Kreis. Gib jedem einen neuen Namen.",
    "unknown_names": "Niemand heißt in diesen Partien {names}.",
    "bad_stake": (
        "{words} ist kein Einsatz. Schreib einen Betrag von 0.01 bis 999.99, zum Beispiel 0.10."
    ),
    "bad_day": "{words} ist kein Tag. Schreib einen wie 2026-11-21.",
    "reading": "Lese die Partien",
    "writing": "Schreibe",
    "large_title": "Die Punkte",
    "large_saved": "Gespeichert um {time}",
    "large_stale": "Nichts Neues seit {time}",
    "large_none": "Auf dem Tisch ist keine Partie.",
    "large_wait": "Hier erscheinen die Punkte.",
    "large_seat": "Nach Sitzplatz",
    "large_place": "Nach Rang",
    "large_deals": "gibt",
    "large_starts": "beginnt",
    "large_leads": "führt",
    "serve_ends": "{address}  (Strg-C beendet es)",
    "serve_anyone": (
        "Wer in diesem Netz die Adresse hat, sieht die Punkte, solange das läuft. Öffne sie"
        " auf dem Fernseher."
    ),
    "serve_not": "Die Punkte lassen sich auf {host} nicht zeigen: {why}.",
    "bad_key": "{words} geht in der Adresse nicht. Schreib 4 bis 40 Buchstaben, Ziffern, - und _.",
    "serve_reads": "{why} Es wird weiter gelesen, bis es geht.",
    "serve_again": "Es ist wieder lesbar.",
    "serve_alone": "Nicht zusammen: --serve, --watch, --all und --json.",
    "bad_seconds": "{words} ist keine Zeit. Schreib Sekunden, von 0.1 bis zu einem Tag.",
    "only_result_json": (
        "Von Partie {n} ist nur das Ergebnis gespeichert; lass --json weg, um es zu sehen."
    ),
    "none_in_time": "Keine der Partien begann in dieser Zeit.",
    "no_library": "Das braucht die Bibliothek {name}; make export richtet sie ein.",
    "sat_together": (
        "{names} saßen in Partie {n} an einem Tisch: Es sind zwei Personen, und sie können"
        " nicht einen Namen haben."
    ),
    "only_result": (
        "Partie {n} fehlt: Nur ihr Ergebnis ist gespeichert, {result}. Die Formate csv und"
        " html haben es."
    ),
    "page_title": "Gespeicherte Partien",
    "game_title": "{title}, Partie {n}",
    "game_of": "{game} ({where})",
    "place": "Platz",
    "player": "Spieler",
    "score": "Punkte",
    "chips": "Chips",
    "won": "gewinnt",
    "shares": "teilt den Sieg",
    "out": "raus, {unit} {n}",
    "left": "ist gegangen",
    "deals": "gibt als Nächstes",
    "board": "Auf dem Brett",
    "board_cut": "um das Brett gezogen",
    "bonuses": "Boni",
    "section": "Feld",
    "history": "Verlauf",
    "entry": "Eintrag",
    "dealer": "Geber",
    "nothing_yet": "Noch ist nichts eingetragen.",
    "goal": "Gespielt wird: {goal}.",
    "ended": "{why}.",
    "house": "Hausregeln: {rules}.",
    "house_default": "Hausregeln: keine geändert.",
    "archived": "Von dieser Partie ist nur das Ergebnis gespeichert.",
    "result": "Ergebnis",
    "standing": "Punkte",
    "remark": "Notizen",
    "began": "Begonnen {day}.",
    "time": "Zeit",
    "goes_on": "läuft noch",
    "contents": "Die Partien",
    "sum": "Summe",
    "weekdays": "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag",
    "months": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
    "on_day": "{weekday}, {day}. {month}",
    "latest_game": "Die letzte Partie",
    "n_players": "{n} Spieler",
    "n_game": "1 Partie",
    "n_games": "{n} Partien",
    "minute": "1 Minute",
    "minutes": "{n} Minuten",
    "hours": "{hours} h {minutes:02d} min",
    "won_game": "{name} gewann {game}",
    "won_evening": "Sieg des Abends: {names}, {n} von {games}",
    "shared_evening": "Sieger des Abends: {names}, je {n}",
    "noted": "{words} ({more})",
    "once": "einmal",
    "twice_times": "zweimal",
    "times": "{n} Mal",
    "stands": "{game}, läuft noch",
    "leads_now": "{name} führt nach {unit} {n}.",
    "wins_game": "{name} gewinnt {game}",
    "wins_by_board": "{name} gewinnt {game} mit +{n} vom Brett",
    "wins_throughout": "{name} gewinnt {game}, von Anfang bis Ende vorn",
    "wins_at_last": "{name} gewinnt {game} ganz am Ende",
    "wins_late": "{name} gewinnt {game} von hinten",
    "wins_unhurried": "{name} gewinnt {game}, einmal vorn, nie eingeholt",
    "shares_game": "{names} teilen {game}",
    "side_wins": "{names} gewinnen {game}",
    "from_board": "Am Ende nahm {name} {n} Chips vom Brett.",
    "lead_changed": "Die Führung wechselte {times}.",
    "led_until": "{name} führte bis {unit} {n}.",
    "behind_until": "{name} lag bis {unit} {n} von {of} zurück.",
    "final_margin": "{first} gegen {second} von {name}.",
    "came_back": "{name} war raus und stieg nach {unit} {n} wieder ein.",
    "out_in_round": "{name} schied in {unit} {n} aus.",
    "chart_scores": "Punkte je {unit}",
    "chart_chips": "Chips je {unit}",
    "chart_words": "Nach {n} ({unit}): {finals}.",
    "chart_limit": "Eine Linie zeigt: {limit}.",
    "is_out": "raus",
    "is_gone": "weg",
    "mark_board": "+{n} vom Brett",
    "mark_back": "wieder dabei",
    "out_at": "raus bei {n}",
    "target": "Ziel {n}",
    "bars_chips": "Wer welches Feld nahm",
    "bars_points": "Wer wem Punkte nahm",
    "bars_hands": "Gewonnene Runden, und womit",
    "kind_open": "nicht notiert",
    "settle": "Abrechnung",
    "settle_even": "Niemand schuldet etwas.",
    "settle_each": "Partien zusammen: {n}, jede um ihren Einsatz.",
    "settle_season": "Partien zusammen: {n}, um je {amount}.",
    "stake_point": "Um {amount} je Punkt: Je zwei rechnen ihren Unterschied ab.",
    "stake_point_table": (
        "Um {amount} je Punkt: Je zwei rechnen ab, worum sich ihr Unterschied änderte,"
        " solange beide am Tisch waren."
    ),
    "stake_paid": "Um {amount} für jeden gewonnenen oder verlorenen Punkt.",
    "stake_chip": "Um {amount} je Chip.",
    "stake_win": "Um {amount} je Sieg, von jedem anderen.",
    "payer": "Zahlt",
    "payee": "An",
    "amount": "Betrag",
    "season": "Die Saison",
    "older": "Frühere Partien",
    "older_words": "Die letzten {n} Partien sind hier vollständig; GAME=N gibt jede andere aus.",
    "no_day": "Partien ohne Tag",
    "more": "Punkte, Regeln und Verlauf",
    "counted": "Beendete Partien: {n}.",
    "from_to": "Von {first} bis {last}.",
    "counted_open": "Noch laufend, nicht gezählt: {n}.",
    "counted_results": "Nur das Ergebnis gespeichert, nicht gezählt: {n}.",
    "games": "Partien",
    "wins": "Siege",
    "win_rate": "Gewonnen",
    "mean_place": "Platz im Schnitt",
    "highest_round": "Höchste Runde",
    "lowest_round": "Niedrigste Runde",
    "best_round": "Beste Runde",
    "worst_round": "Schlechteste Runde",
    "game_axis": "Partie",
    "over_time": "Siege im Lauf der Zeit",
    "best": "Wer wen schlägt",
    "best_words": (
        "Wie viele von 100 Gegnern dahinter lagen; mit Glück allein 50. Der Balken zeigt, wie"
        " weit Glück allein den Punkt in 95 von 100 solchen Saisons verschiebt."
    ),
    "beaten": "Geschlagen",
    "by_luck": "Glück",
    "range": "95 %",
    "chance_line": "50: Glück",
    "wins_of": "{wins} von {games} gewonnen, Glück {chance}",
    "too_few": "Weniger als {n} Partien, darum nicht hier: {names}.",
    "not_ranked": "Weniger als {n} Partien, darum ohne Rang: {names}.",
    "luck_nobody": (
        "Niemandes Ergebnis ist mehr als Glück: Unter {n} Personen kommen solche Unterschiede"
        " zufällig vor."
    ),
    "luck_above": "Besser, als Glück erklärt: {names}.",
    "luck_below": "Schlechter, als Glück erklärt: {names}.",
    "form": "Form: die letzten 14 Partien von jedem",
    "form_words": "Höhe: geschlagene Gegner. Dunkel: gewonnen. Rechts ist die letzte Partie.",
    "run_won": "{n} gewonnen",
    "run_without": "{n} ohne",
    "suits": "Welches Spiel wem liegt",
    "suits_words": "Geschlagene Gegner von 100 und die Zahl der Partien; blass, wo es wenige sind.",
    "head_to_head": "Einer gegen einen",
    "head_words": "Wie oft der Spieler der Zeile vor dem der Spalte lag, und wie oft dahinter.",
    "head_wide": "Am deutlichsten: {first} lag in {n} von {of} Partien vor {second}.",
    "head_close": "Am knappsten: {first} und {second}, {n} von {of}.",
    "records": "Rekorde",
    "record": "Rekord",
    "record_round": "höchste Runde, {game}",
    "record_closest": "knappstes Ende",
    "record_longest": "längste Partie, in Runden",
    "record_comeback": "größte Aufholjagd",
    "record_rumino": "erster Rumino",
    "new_record": "neu",
    "new_records": "Neu an diesem Abend: {records}.",
    "new_words": "{what} ({name}, {value})",
    "feats": "Gins und Ähnliches",
    "pairs": "Partner",
    "money": "Geld",
    "money_share": "{game} {n} %",
    "money_shares": "Woher das Geld kam: {shares}. Derselbe Einsatz wiegt in manchen Spielen mehr.",
    "money_by_game": "Bilanz nach Spiel",
    "money_by_evening": "Bilanz nach Abend",
    "money_course": "Bilanz, Abend für Abend",
    "owes": "Wer jetzt wem wie viel schuldet:",
    "evening_owes": "Der ganze Abend:",
    "card_more": "und {n} mehr",
    "message_pays": "Zahlungen: {paid}",
    "message_season": "Saison, {n} Partien. Geschlagene Gegner von 100; mit Glück allein 50:",
    "message_place": "{at}. {name} {value}, {wins} von {games} gewonnen",
    "no_database": (
        "{file} ist keine Datenbank, die ein früherer Export gemacht hat. Nenne nach TO= (-o)"
        " eine andere Datei."
    ),
    "no_font": (
        "Keine Schrift dieses Computers hat die Buchstaben für ein Bild. Schreib ein SVG:"
        " Nenne nach TO= (-o) eine Datei, die auf .svg endet."
    ),
    "pays": "{payer} zahlt an {payee} {amount}",
    "history_words": "Jeder Eintrag: Punkte danach, und die Änderung",
    "interval": "{low} bis {high}",
    "date": "{day}. {month} {year}",
    "sheet_evening": "Abend",
    "sheet_season": "Saison",
    "sheet_results": "Ergebnisse",
    "sheet_rounds": "Runden",
    "sheet_form": "Form",
    "col_game": "Spiel",
    "col_won": "Gewonnen",
    "col_number": "Nummer",
    "col_started": "Begonnen",
    "col_players": "Spieler",
    "col_over": "Beendet",
    "col_chance": "Glück",
    "col_variance": "Varianz",
    "col_from": "Von",
    "col_to": "An",
    "col_form": "Form",
    "col_step": "Schritt",
    "col_round": "Runde",
    "col_event": "Ereignis",
    "col_change": "Änderung",
    "col_total": "Summe",
    "col_of": "{name}: {what}",
    "page_of": "Seite &P von &N",
    "moment": "dd.mm.yyyy hh:mm",
}
