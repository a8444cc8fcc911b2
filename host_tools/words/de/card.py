"""What the card to print says, in German."""

WORDS = (
    (
        "Auf dem Zettel",
        ("{ok}", "eintragen, was als Nächstes kommt"),
        ("{right}", "den Schiedsrichter fragen"),
        ("{left}", "Verlauf; beim Rummoli die Chips"),
        ("{up} {down}", "einen Spieler wählen"),
        ("{back}", "Menü; auf anderen Seiten: zurück"),
        ("–", "nach einer Taste: halten, bis der Balken voll ist"),
        "Zeichen",
        ("■ ▶ ★", "gibt, beginnt, führt"),
        ("+31", "was die letzte Runde geändert hat"),
    ),
    (
        "Menü: {left} und {right} wechseln die Gruppe",
        ("{ui.tab_fix}", "{ui.undo}, {ui.edit_entry}, {all.do_void}, {all.do_adjust}"),
        ("{ui.tab_look}", "{ui.history}, {ui.deal}, {qr_code.title}"),
        ("{ui.tab_table}", "{all.do_join}, {all.do_leave}, {all.do_dealer}"),
        ("{ui.tab_game}", "{payments.title}, {all.do_stop}, {ui.put_away}"),
        "{number}",
        "{card}",
        "Strom",
        (
            "",
            "Zieh den Stecker, wann du willst: Was gespeichert war, bleibt. {ok} beim Einschalten"
            " gehalten: {settings.safe_mode}.",
        ),
    ),
)

KEYS = "{} Tasten"

NUMBER = (
    "Eine Zahl",
    "Zwei Pfeile je Ziffer, dann {ok}. {back} löscht.",
    "{up} und {down} drehen eine Ziffer, {ok} geht weiter.",
)

CARD = (
    "Eine Karte",
    "Ein Pfeil für die Werte, einer für den Wert, einer für die Farbe. {ok} nimmt die Karte im"
    " Rahmen.",
    "Jede Taste hat einen Teil der Karten, bis eine bleibt.",
)

DONE = ("{done}: fertig.", "{done}: fertig, oder eine Karte weg.")
