"""Texts about cards that cannot be read, in German."""

TEXTS = (
    "unknown", "{card} ist keine Karte von {deck}",
    "too_many", "{card}: {deck} hat davon nur {n}",
    "not_a_list", "{field} muss eine Liste von Karten sein",
    "wrong_count", "Karten: {n}; nötig: {want}",
)
