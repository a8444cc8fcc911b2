"""Tuscan Rummy's hands and who won with them."""

TEXTS = (
    "gran_ramino", "gran ramino: all ten cards of one suit{house}",
    "ramino_10", "ramino: seven in order in one suit, plus another three{house}",
    "ramino_7", "ramino: seven in order in one suit{house}",
    "dieci", "dieci: all ten in sets and runs{house}",
    "sette", "sette: a meld of four and one of three{house}",
    "none_10", "no dieci: not all ten in sets and runs{house}",
    "none_7", "no sette: needs a meld of four and one of three{house}",
    "won_gran_ramino", "{name} wins: gran ramino",
    "won_ramino", "{name} wins: ramino",
    "won_dieci", "{name} wins: dieci",
    "won_sette", "{name} wins: sette",
    "by_kind", "{won}, the highest hand{house}",
    "alone", "{won}{house}",
    "by_suit", "{won} in the higher suit{house}",
    "by_length", "{won}, longest suit{house}",
    "by_points", "stock empty: {name} has the most points, {n}{house}",
    "drawn", "drawn: {names} have {n} points each{house}",
    "nobody", "no winning hand: play continues{house}",
    "house", " (house: {rules})",
    "too_many_hands", "{n} hands of {size} cards; at most {most} players have so many",
)
