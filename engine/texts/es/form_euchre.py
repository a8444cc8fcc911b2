"""The words of the form euchre in Spanish."""

TEXTS = (
    "unit", "mano",
    "units", "manos",
    "option_target", "Meta",
    "field_maker", "quién hizo triunfo|triunfo",
    "ask_maker", "¿Quién hizo triunfo?|¿Triunfo?",
    "field_alone", "jugó solo",
    "ask_alone", "¿Jugó solo?|¿Solo?",
    "field_tricks", "bazas de quien hizo triunfo|bazas",
    "ask_tricks", "¿Bazas de quien hizo triunfo?|¿Bazas?",
    "name_hand", "mano",
    "coming_hand", "Cinco cartas por jugador. Hacer triunfo y jugar cinco bazas.|Repartir 5, triunfo",
    "note_hand_0_0", "{tricks} de 5 bazas: 2 para los otros|Hizo {tricks} de 5",
    "note_hand_0_1", "{tricks} de 5 bazas para quien hizo triunfo|Hizo {tricks} de 5",
    "note_hand_1_0", "{maker} en solitario hizo las cinco: 4|En solitario, cinco: 4",
    "beside_0", "descarte",
    "rule_1", "Cuatro jugadores en dos parejas, con 24 cartas, de 9 a as.",
    "rule_2", "La pareja que hizo triunfo suma 1 con tres o cuatro bazas y 2 con las cinco.| Con menos, la otra suma 2.",
    "rule_3", "Quien hizo triunfo, juega solo y hace las cinco suma 4 para su pareja.| Algunos dan 4 también a un contrario que juega solo, o si quien juega solo hace menos de tres; eso se anota como corrección.",
    "rule_4", "Gana la pareja que llega a 10 puntos (regla de la casa {option:target}).",
    "asked_3", "¿Qué suma jugar solo?|¿Solo?",
)
