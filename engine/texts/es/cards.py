"""Texts about cards that cannot be read, in Spanish."""

TEXTS = (
    "unknown", "{card} no es una carta de la baraja {deck}",
    "too_many", "{card}: la baraja {deck} solo tiene {n}",
    "not_a_list", "{field} tiene que ser una lista de cartas",
    "wrong_count", "cartas: {n}; hacen falta {want}",
)
