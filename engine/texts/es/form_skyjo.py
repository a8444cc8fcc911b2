"""The words of Skyjo, in Spanish."""

TEXTS = (
    "unit", "ronda",
    "units", "rondas",
    "option_target", "Límite",
    "field_closer", "quién la cerró",
    "ask_closer", "¿Quién cerró la ronda?|¿Quién cerró?|¿Cerró?",
    "field_points", "puntos",
    "name_round", "ronda",
    "coming_round", "Doce cartas por jugador, dos descubiertas. Jugar hasta que uno las tenga todas a la vista.|Repartir 12, ver dos",
    "note_round_0_0", "{closer}: no es el más bajo él solo, {n} dobles|{closer}: {n} dobles",
    "tells_round_0", "{closer}",
    "term_round_1", "dobles",
    "starts", "Empieza quien más tiene en dos cartas|Más en dos cartas",
    "rule_1", "De dos a ocho jugadores, cada uno por su cuenta. Cada uno tiene doce cartas tapadas, en cuatro columnas de tres, y descubre dos.| Empieza quien más tiene en ellas.",
    "rule_2", "Las cartas cuentan de -2 a 12, como dicen. Doce cartas hacen -17 al menos.",
    "rule_3", "Tres iguales en una columna se descartan y no cuentan.",
    "rule_4", "Cuando todas las cartas de uno están a la vista, cada uno de los demás tiene un turno más.| Luego se descubren todas, y cada uno suma las suyas.",
    "rule_5", "Si otro tiene los mismos puntos o menos, los de quien cerró la ronda cuentan doble.| Los puntos de 0 o menos no cambian.",
    "rule_6", "La partida acaba tras la ronda en la que alguien tiene 100 puntos (regla de la casa {option:target}) o más. Gana la puntuación más baja; si empatan, ganan juntos.",
    "asked_4", "Todas mis cartas están a la vista. ¿Y ahora?|¿Todas a la vista?|¿Todas?",
    "asked_5", "Quien cerró no es el más bajo. ¿Y entonces?|¿No el más bajo?|¿No bajo?",
)
