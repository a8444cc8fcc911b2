"""Texts about cards that cannot be read."""

TEXTS = (
    "unknown", "{card} is not a card of the deck {deck}",
    "too_many", "{card} more than {n} times: the deck {deck} has no more",
    "not_a_list", "{field} must be a list of cards",
    "wrong_count", "{n} cards given, {want} needed",
)
