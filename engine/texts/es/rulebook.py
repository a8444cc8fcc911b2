"""Titles of the rulebook's topics, and texts about rule numbers that do not exist, in Spanish."""

TEXTS = (
    "topic_before", "Antes de repartir|Antes",
    "topic_aim", "El objetivo|Objetivo",
    "topic_example", "Un ejemplo|Ejemplo",
    "topic_table", "Jugadores y reparto|Jugadores",
    "topic_cards", "Cartas y valores|Cartas",
    "topic_deal", "El reparto|Reparto",
    "topic_turn", "El turno",
    "topic_meld", "Combinaciones|Combinac.",
    "topic_hands", "Jugadas que ganan|Jugadas",
    "topic_knock", "Cerrar la mano|Cerrar",
    "topic_poker", "Póker",
    "topic_stops", "El juego de los palos|Los palos",
    "topic_chips", "Fichas y tablero|Fichas",
    "topic_score", "Los puntos|Puntos",
    "topic_win", "Fin de la partida|El final",
    "topic_odd", "Cuando algo sale mal|Problemas",
    "all", "En todos los juegos|En todos",
    "unknown", "no existe la regla {number}",
    "one_of", "pregunta por un número o por un juego, no por los dos",
)
