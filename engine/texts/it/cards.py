"""Texts about cards that cannot be read."""

TEXTS = (
    "unknown", "{card} non è una carta del mazzo {deck}",
    "too_many", "{card} più di {n} volte: il mazzo {deck} non ne ha altre",
    "not_a_list", "{field} deve essere una lista di carte",
    "wrong_count", "{n} carte, ma ne servono {want}",
)
