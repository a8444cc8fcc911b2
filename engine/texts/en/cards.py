"""Texts about cards that cannot be read."""

TEXTS = (
    "unknown", "{card} is not a card of the deck {deck}",
    "too_many", "{card}: the deck {deck} has only {n}",
    "not_a_list", "{field} must be a list of cards",
    "wrong_count", "cards given: {n}, needed: {want}",
)
