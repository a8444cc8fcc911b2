"""Texts about cards that cannot be read."""

TEXTS = (
    "unknown", "{card} non è una carta del mazzo {deck}",
    "too_many", "{card}: il mazzo {deck} ne ha solo {n}",
    "not_a_list", "{field} deve essere una lista di carte",
    "wrong_count", "carte: {n}; ne servono {want}",
)
