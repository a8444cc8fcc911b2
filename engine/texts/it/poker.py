"""Poker hands and who won with them."""

TEXTS = (
    "straight_flush", "scala colore",
    "four_of_a_kind", "poker",
    "full_house", "full",
    "flush", "colore",
    "straight", "scala",
    "three_of_a_kind", "tris",
    "two_pair", "doppia coppia",
    "pair", "coppia",
    "high_card", "carta alta",
    "one", "vince {name}: {hand}{house}",
    "shared", "{names} a pari merito: {hand}{house}",
    "no_wheel", " (casa: wheel=no)",
)
