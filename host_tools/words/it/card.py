"""What the card to print says, in Italian."""

WORDS = (
    (
        "Sul segnapunti",
        ("{ok}", "segna quello che tocca"),
        ("{right}", "chiedi all'arbitro"),
        ("{left}", "storico; a Rummoli le fiches"),
        ("{up} {down}", "scegli un giocatore"),
        ("{back}", "menu; nelle altre schermate: indietro"),
        ("–", "dopo un tasto: tienilo finché la barra non è piena"),
        "Segni",
        ("■ ▶ ★", "dà le carte, comincia, è in testa"),
        ("+31", "i punti dell'ultima mano"),
    ),
    (
        "Menu: {left} e {right} cambiano gruppo",
        ("{ui.tab_fix}", "{ui.undo}, {ui.edit_entry}, {all.do_void}, {all.do_adjust}"),
        ("{ui.tab_look}", "{ui.history}, {ui.deal}, {qr_code.title}"),
        ("{ui.tab_table}", "{all.do_join}, {all.do_leave}, {all.do_dealer}"),
        ("{ui.tab_game}", "{payments.title}, {all.do_stop}, {ui.put_away}"),
        "{number}",
        "{card}",
        "La corrente",
        (
            "",
            "Stacca la spina quando vuoi: quello che era salvato resta. {ok} premuto"
            " all'accensione: {settings.safe_mode}.",
        ),
    ),
)

KEYS = "{} tasti"

NUMBER = (
    "Un numero",
    "Due frecce per cifra, poi {ok}. {back} cancella.",
    "{up} e {down} girano la cifra, {ok} va avanti.",
)

CARD = (
    "Una carta",
    "Una freccia per i valori, una per il valore, una per il seme. {ok} prende la carta nel"
    " riquadro.",
    "Ogni tasto ha una parte delle carte, finché non ne resta una.",
)

DONE = ("{done}: fatto.", "{done}: fatto, o togli una carta.")
