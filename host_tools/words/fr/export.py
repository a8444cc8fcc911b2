"""The messages and texts of the exports in French; keys and facts are those of messages.py."""

TEXTS = {
    "no_games": (
        "Il n'y a pas de parties enregistrées dans {where}. Jouez-en une avec make run. Pour un"
        " exemple : make season, puis nommez-le ici, FROM=build/season."
    ),
    "no_image": (
        "Il n'y a pas de fichier {where} avec des parties enregistrées. Jouez-en une avec make "
        "run, ou nommez un autre endroit."
    ),
    "no_folder": "Il n'y a pas de dossier {where}.",
    "no_backup": (
        "{where} n'est pas une copie : il n'a pas de dossier games. Nommez-en une faite par "
        "make backup."
    ),
    "not_read": "{why}.",
    "foreign": "{where} n'est pas une mémoire de Meldmate.",
    "unreadable": "{where} ne se lit pas : {why}.",
    "unknown_number": "Il n'y a pas de partie {n} dans {where}. Il y a : {numbers}.",
    "no_platformdirs": (
        "Où sont les parties ? Nommez leur dossier avec --data DIR (il manque la bibliothèque "
        "platformdirs)."
    ),
    "no_littlefs": (
        "Les parties du simulateur se lisent avec la bibliothèque littlefs-python ; make run "
        "l'installe."
    ),
    "own_file": "{file} fait partie des parties enregistrées. Nommez un autre fichier après -o.",
    "written": "C'est dans {file}.",
    "not_written": "{file} ne peut pas être écrit : {why}.",
    "no_journal": "La partie {n} est omise : {file} ne contient aucune partie lisible.",
    "newer": "La partie {n} est omise : {file} vient d'une version plus récente de Meldmate.",
    "unknown_game": "La partie {n} est omise : il n'y a pas de jeu nommé {game}.",
    "impossible": "La partie {n} est omise : {why}.",
    "untold": (
        "La partie {n} est omise : elle ne peut pas s'exporter sous cette forme ({why}). Elle "
        "est toujours enregistrée ; make backup la copie."
    ),
    "damaged": (
        "La partie {n} est abîmée : entrées retrouvées et exportées : {entries}, le reste est omis."
    ),
    "damaged_one": (
        "La partie {n} est abîmée : une entrée retrouvée et exportée, le reste est omis."
    ),
    "damaged_none": (
        "La partie {n} est abîmée : aucune de ses entrées ne se lit ; ses joueurs sont exportés."
    ),
    "damaged_result": "La partie {n} est abîmée ; son résultat est retrouvé et exporté.",
    "missing_game": (
        "La partie {n} manque (entrées : {entries}). Allumez Meldmate avec cette mémoire : il "
        "cherche la partie et remet ce qu'il trouve."
    ),
    "shorter_game": (
        "La partie {n} est plus courte que Meldmate ne l'avait noté (entrées : {entries}). "
        "Allumez Meldmate avec cette mémoire : il cherche le reste et remet ce qu'il trouve."
    ),
    "no_board": "La carte électronique ne se lit pas : {why}.",
    "no_mpremote": (
        "Une carte électronique se lit avec la bibliothèque mpremote ; make export l'installe."
    ),
    "twice": "{game} est la même que {other} : elle compte une fois.",
    "bad_name": "{words} ne change pas un nom. Écrivez ANCIEN=NOUVEAU, par exemple ana=Ana.",
    "names_circle": (
        "Les nouveaux noms tournent en rond. Donnez à chaque joueur un seul nouveau nom."
    ),
    "unknown_names": "Personne ne s'appelle {names} dans ces parties.",
    "bad_stake": (
        "{words} n'est pas un enjeu. Écrivez un montant de 0.01 à 999.99, par exemple 0.10."
    ),
    "bad_day": "{words} n'est pas un jour. Écrivez par exemple 2026-11-21.",
    "reading": "Lecture des parties",
    "writing": "Écriture",
    "large_title": "Les scores",
    "large_saved": "Enregistré à {time}",
    "large_stale": "Rien de nouveau depuis {time}",
    "large_none": "Aucune partie n'est sur la table.",
    "large_wait": "Les scores apparaissent ici.",
    "large_seat": "Par place à table",
    "large_place": "Par classement",
    "large_deals": "donne",
    "large_starts": "commence",
    "large_leads": "en tête",
    "serve_ends": "{address}  (Ctrl-C pour finir)",
    "serve_anyone": (
        "Quiconque dans ce réseau a l'adresse voit les scores tant que ceci tourne. Ouvrez-la "
        "sur le téléviseur."
    ),
    "serve_not": "Les scores ne peuvent pas être servis à {host} : {why}.",
    "bad_key": (
        "{words} ne peut pas être dans l'adresse. Écrivez de 4 à 40 lettres, chiffres, - et _."
    ),
    "serve_reads": "{why} Nouvelles lectures jusqu'à ce que cela marche.",
    "serve_again": "Cela se lit de nouveau.",
    "serve_alone": "Pas ensemble : --serve, --watch, --all et --json.",
    "bad_seconds": "{words} n'est pas une durée. Écrivez des secondes, de 0.1 à un jour.",
    "only_result_json": (
        "De la partie {n}, seul le résultat est enregistré ; omettez --json pour le voir."
    ),
    "none_in_time": "Aucune partie n'a commencé dans ce temps.",
    "no_library": "Ceci demande la bibliothèque {name} ; make export l'installe.",
    "sat_together": (
        "{names} étaient à la même table dans la partie {n} : ce sont deux personnes, et elles "
        "ne peuvent pas avoir un seul nom."
    ),
    "only_result": (
        "La partie {n} est omise : seul son résultat est enregistré, {result}. Les formats csv "
        "et html l'ont."
    ),
    "page_title": "Parties enregistrées",
    "game_title": "{title}, partie {n}",
    "game_of": "{game} ({where})",
    "place": "Place",
    "player": "Joueur",
    "score": "Score",
    "chips": "Jetons",
    "won": "gagne",
    "shares": "partage la victoire",
    "out": "hors jeu, {unit} {n}",
    "left": "parti",
    "deals": "donne ensuite",
    "board": "Sur le plateau",
    "board_cut": "tirage du plateau",
    "bonuses": "primes",
    "section": "Case",
    "history": "Historique",
    "entry": "Entrée",
    "dealer": "Donneur",
    "nothing_yet": "Rien n'est encore marqué.",
    "goal": "On joue : {goal}.",
    "ended": "{why}.",
    "house": "Règles maison : {rules}.",
    "house_default": "Règles maison : aucune changée.",
    "archived": "De cette partie, seul le résultat est enregistré.",
    "result": "résultat",
    "standing": "Scores",
    "remark": "Notes",
    "began": "Début : {day}.",
    "time": "Heure",
    "goes_on": "en cours",
    "contents": "Les parties",
    "sum": "Total",
    "weekdays": "Lundi Mardi Mercredi Jeudi Vendredi Samedi Dimanche",
    "months": (
        "janvier février mars avril mai juin juillet août septembre octobre novembre décembre"
    ),
    "on_day": "{weekday} {day} {month}",
    "latest_game": "La dernière partie",
    "n_players": "{n} joueurs",
    "n_game": "1 partie",
    "n_games": "{n} parties",
    "minute": "1 minute",
    "minutes": "{n} minutes",
    "hours": "{hours} h {minutes:02d} min",
    "won_game": "{game} : {name} a gagné",
    "won_evening": "Gagne la soirée : {names}, {n} sur {games}",
    "shared_evening": "Gagnent la soirée : {names}, {n} chacun",
    "noted": "{words} ({more})",
    "once": "une fois",
    "twice_times": "deux fois",
    "times": "{n} fois",
    "stands": "{game}, en cours",
    "leads_now": "{name} en tête, {unit} {n}.",
    "wins_game": "{game} : {name} gagne",
    "wins_by_board": "{game} : {name} gagne avec +{n} du plateau",
    "wins_throughout": "{game} : {name} gagne, en tête du début à la fin",
    "wins_at_last": "{game} : {name} gagne tout à la fin",
    "wins_late": "{game} : {name} remonte et gagne",
    "wins_unhurried": "{game} : {name} gagne, sans plus quitter la tête",
    "shares_game": "{game} : {names} à égalité",
    "side_wins": "{game} : {names} gagnent",
    "from_board": "À la fin, {name} a pris {n} jetons du plateau.",
    "lead_changed": "La première place a changé de main {times}.",
    "led_until": "En tête jusque-là : {name} ({unit} {n}).",
    "behind_until": "Derrière jusque-là : {name} ({unit} {n} sur {of}).",
    "final_margin": "{first} à {second} pour {name}.",
    "came_back": "{name} hors jeu, puis de retour ({unit} {n}).",
    "out_in_round": "{name} hors jeu, {unit} {n}.",
    "chart_scores": "Scores par {unit}",
    "chart_chips": "Jetons par {unit}",
    "chart_words": "Après {n} ({unit}) : {finals}.",
    "chart_limit": "Une ligne montre : {limit}.",
    "is_out": "hors jeu",
    "is_gone": "parti",
    "mark_board": "+{n} du plateau",
    "mark_back": "de retour",
    "out_at": "hors jeu à {n}",
    "target": "objectif {n}",
    "bars_chips": "Qui a pris quelle case",
    "bars_points": "Qui a pris des points à qui",
    "bars_hands": "Manches gagnées, et comment",
    "kind_open": "non noté",
    "settle": "Les comptes",
    "settle_even": "Personne ne doit rien.",
    "settle_each": "Parties en tout : {n}, chacune pour son enjeu.",
    "settle_season": "Parties en tout : {n}, à {amount} chacune.",
    "stake_point": "À {amount} le point : chaque paire de joueurs règle son écart.",
    "stake_point_table": (
        "À {amount} le point : chaque paire de joueurs règle ce dont son écart a changé pendant"
        " que les deux étaient à table."
    ),
    "stake_paid": "À {amount} pour chaque point gagné ou perdu.",
    "stake_chip": "À {amount} le jeton.",
    "stake_win": "À {amount} la victoire, de chaque autre joueur.",
    "payer": "Paie",
    "payee": "À",
    "amount": "Montant",
    "season": "La saison",
    "older": "Anciennes parties",
    "older_words": "Les {n} dernières parties sont ici en entier ; GAME=N exporte une autre.",
    "no_day": "Parties sans date",
    "more": "Scores, règles et historique",
    "counted": "Parties finies : {n}.",
    "from_to": "Du {first} au {last}.",
    "counted_open": "En cours, non comptées : {n}.",
    "counted_results": "Seul le résultat est enregistré, non comptées : {n}.",
    "games": "Parties",
    "wins": "Victoires",
    "win_rate": "Gagnées",
    "mean_place": "Place moyenne",
    "highest_round": "Manche la plus haute",
    "lowest_round": "Manche la plus basse",
    "best_round": "Meilleure manche",
    "worst_round": "Pire manche",
    "game_axis": "Partie",
    "over_time": "Victoires au fil du temps",
    "best": "Qui bat qui",
    "best_words": (
        "Combien d'adversaires sur 100 ont fini derrière ; par hasard 50. La barre montre "
        "jusqu'où la chance seule déplace le point dans 95 saisons pareilles sur 100."
    ),
    "beaten": "Battus",
    "by_luck": "Hasard",
    "range": "95 %",
    "chance_line": "50 : hasard",
    "wins_of": "{wins} gagnées sur {games}, hasard {chance}",
    "too_few": "Moins de {n} parties, donc pas ici : {names}.",
    "not_ranked": "Moins de {n} parties, donc pas classés : {names}.",
    "luck_nobody": (
        "Aucun résultat ne dépasse la chance : parmi {n} personnes, de tels écarts viennent par"
        " hasard."
    ),
    "luck_above": "Mieux que la chance ne l'explique : {names}.",
    "luck_below": "Moins bien que la chance ne l'explique : {names}.",
    "form": "Forme : les 14 dernières parties de chacun",
    "form_words": (
        "Hauteur : adversaires battus. Foncé : victoire. La dernière partie est à droite."
    ),
    "run_won": "gagnées : {n}",
    "run_without": "{n} sans victoire",
    "suits": "Quel jeu va à qui",
    "suits_words": "Adversaires battus sur 100, et nombre de parties ; pâle là où il y en a peu.",
    "head_to_head": "Face à face",
    "head_words": (
        "Combien de fois le joueur de la ligne a été devant celui de la colonne, et combien de "
        "fois derrière."
    ),
    "head_wide": "Le plus net : {first} devant {second}, {n} parties sur {of}.",
    "head_close": "Le plus serré : {first} et {second}, {n} sur {of}.",
    "records": "Records",
    "record": "Record",
    "record_round": "manche la plus haute, {game}",
    "record_closest": "fin la plus serrée",
    "record_longest": "partie la plus longue, en manches",
    "record_comeback": "plus belle remontée",
    "record_rumino": "premier Rumino",
    "new_record": "nouveau",
    "new_records": "Nouveau ce soir : {records}.",
    "new_words": "{what} ({name}, {value})",
    "feats": "Gins et autres",
    "pairs": "Partenaires",
    "money": "Argent",
    "money_share": "{game} {n} %",
    "money_shares": (
        "De ce qui a changé de main : {shares}. Le même enjeu pèse plus dans certains jeux."
    ),
    "money_by_game": "Solde par jeu",
    "money_by_evening": "Solde par soirée",
    "money_course": "Solde, soirée après soirée",
    "owes": "Qui doit à qui maintenant :",
    "evening_owes": "Toute la soirée :",
    "card_more": "et {n} de plus",
    "message_pays": "Paiements : {paid}",
    "message_season": "Saison, {n} parties. Adversaires battus sur 100 ; par hasard 50 :",
    "message_place": "{at}. {name} {value}, {wins} gagnées sur {games}",
    "no_database": (
        "{file} n'est pas une base de données faite par un export. Nommez un autre fichier "
        "après TO= (-o)."
    ),
    "no_font": (
        "Aucune police de cet ordinateur n'a les lettres pour une image. Écrivez un SVG : "
        "nommez un fichier qui finit par .svg après TO= (-o)."
    ),
    "pays": "{payer} paie {amount} à {payee}",
    "history_words": "Chaque entrée : les points après elle, et le changement",
    "interval": "de {low} à {high}",
    "date": "{day} {month} {year}",
    "sheet_evening": "Soirée",
    "sheet_season": "Saison",
    "sheet_results": "Résultats",
    "sheet_rounds": "Manches",
    "sheet_form": "Forme",
    "col_game": "Jeu",
    "col_won": "Gagnée",
    "col_number": "Numéro",
    "col_started": "Début",
    "col_players": "Joueurs",
    "col_over": "Finie",
    "col_chance": "Hasard",
    "col_variance": "Variance",
    "col_from": "De",
    "col_to": "À",
    "col_form": "Forme",
    "col_step": "Étape",
    "col_round": "Manche",
    "col_event": "Événement",
    "col_change": "Changement",
    "col_total": "Total",
    "col_of": "{name} : {what}",
    "page_of": "Page &P sur &N",
    "moment": "dd/mm/yyyy hh:mm",
}
