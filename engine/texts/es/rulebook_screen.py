"""Texts of the rulebook's screens, in Spanish."""

TEXTS = (
    "before_name", "casa",
    "title", "Reglamento|Reglas",
    "other_games", "Otros juegos",
    "house", "casa|!",
    "house_rule", "Regla de la casa:|De la casa:",
    "usually", "normalmente {value}|({value})",
    "src", "De las reglas publicadas de {game}.",
    "src_all", "De las reglas publicadas de los juegos.",
    "gap", "No está en las reglas publicadas: lo decide Meldmate.",
    "both", "En parte de las reglas publicadas de {game}; el resto lo decide Meldmate.",
    "next_rule", "otra regla|otra",
    "read", "leer",
    "disputes", "Dudas",
    "left_open", "abierta|?",
    "agreed", "acordada|acuerdo",
    "not_decided", "Aquí no está decidido: a acordar en la mesa.",
    "either", "- {answer}",
    "from_now", "en adelante|decidir",
)
