"""The words of Ligretto, in Spanish."""

TEXTS = (
    "unit", "ronda",
    "units", "rondas",
    "option_price", "Una carta que queda cuesta|cuesta",
    "option_target", "Meta",
    "field_closer", "de quién es el mazo acabado|mazo acabado",
    "ask_closer", "¿De quién es el mazo Ligretto acabado?|¿De quién es el mazo?|¿Acabado?",
    "field_laid", "cartas en el centro|centro",
    "field_left", "cartas que quedan en el mazo|quedan",
    "name_round", "ronda",
    "coming_round", "Jugar hasta que se acabe un mazo Ligretto y contar.|Jugar y contar",
    "check_round_0", "Cada uno tiene 40 cartas, no {laid} y {left}.|40 cartas cada uno",
    "term_round_1", "quedan",
    "rule_1", "De dos a doce jugadores, cada uno por su cuenta y con 40 cartas propias: del 1 al 10 en cuatro colores. Diez de ellas son el mazo Ligretto.",
    "rule_2", "Todos juegan a la vez. La ronda acaba cuando se acaba un mazo Ligretto.| Si nadie puede jugar más, acaba también y se cuenta.",
    "rule_3", "Cada carta de un jugador en el centro vale 1 punto, cada una que queda en su mazo Ligretto quita 2 (regla de la casa {option:price}).| Las cartas de la fila y de la mano no cuentan.",
    "rule_4", "La partida acaba tras la ronda en que alguien tiene 99 puntos (regla de la casa {option:target}) o más.| Gana la puntuación más alta; si empatan, ganan juntos.",
    "asked_2", "Nadie puede jugar más. ¿Y ahora?|¿Nadie puede jugar?|¿Parados?",
    "asked_3", "¿Qué cuestan las cartas de la mano?|¿Las de la mano?|¿En mano?",
)
