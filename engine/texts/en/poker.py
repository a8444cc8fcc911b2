"""Poker hands and who won with them."""

TEXTS = (
    "straight_flush", "straight flush",
    "four_of_a_kind", "four of a kind",
    "full_house", "full house",
    "flush", "flush",
    "straight", "straight",
    "three_of_a_kind", "three of a kind",
    "two_pair", "two pairs",
    "pair", "pair",
    "high_card", "high card",
    "one", "{name} wins: {hand}{house}",
    "shared", "{names} share the pot: {hand}{house}",
    "no_wheel", " (house: wheel=no)",
)
