"""What the card to print says, in Spanish."""

WORDS = (
    (
        "En la hoja de puntos",
        ("{ok}", "anotar lo que toca"),
        ("{right}", "preguntar al árbitro"),
        ("{left}", "historial; en Rummoli, las fichas"),
        ("{up} {down}", "elegir un jugador"),
        ("{back}", "menú; en otras pantallas: volver"),
        ("–", "tras una tecla: mantenla hasta llenar la barra"),
        "Signos",
        ("■ ▶ ★", "reparte, empieza, va en cabeza"),
        ("+31", "lo que cambió la última mano"),
    ),
    (
        "Menú: {left} y {right} cambian de grupo",
        ("{ui.tab_fix}", "{ui.undo}, {ui.edit_entry}, {all.do_void}, {all.do_adjust}"),
        ("{ui.tab_look}", "{ui.history}, {ui.deal}, {qr_code.title}"),
        ("{ui.tab_table}", "{all.do_join}, {all.do_leave}, {all.do_dealer}"),
        ("{ui.tab_game}", "{payments.title}, {all.do_stop}, {ui.put_away}"),
        "{number}",
        "{card}",
        "Corriente",
        (
            "",
            "Desenchufa cuando quieras: lo guardado se queda. {ok} pulsada al encender:"
            " {settings.safe_mode}.",
        ),
    ),
)

KEYS = "{} teclas"

NUMBER = (
    "Las cifras",
    "Dos flechas por cifra, luego {ok}. {back} borra.",
    "{up} y {down} giran la cifra, {ok} sigue.",
)

CARD = (
    "Una carta",
    "Una flecha para los valores, una para el valor, una para el palo. {ok} toma la carta del"
    " marco.",
    "Cada tecla tiene una parte de las cartas, hasta que queda una.",
)

DONE = ("{done}: listo.", "{done}: listo, o quitar una carta.")
