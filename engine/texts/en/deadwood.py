"""Texts about deadwood and what may be done with a hand."""

TEXTS = (
    "rumino", "Rumino: the game is won{house}",
    "gin", "gin: no deadwood{house}",
    "knock", "deadwood {n}{when}: within the knock limit of {limit}{house}",
    "no_knock", "deadwood {n}{when}: over the knock limit of {limit}{house}",
    "big", "Big Ginski: all eleven cards melded",
    "big_gin", "big gin: all eleven cards melded{house}",
    "ginski", "Ginski: no deadwood",
    "end", "deadwood {n}{when}: within the end limit of {limit}{house}",
    "no_end", "deadwood {n}{when}: over the end limit of {limit}{house}",
    "discarded", " after a discard",
    "after", "discard {card}; {why}",
)
