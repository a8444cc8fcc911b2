"""Texts about deadwood and what may be done with a hand."""

TEXTS = (
    "rumino", "Rumino: the game is won{house}",
    "gin", "gin: no deadwood{house}",
    "knock", "deadwood {n}{when}: may knock up to {limit}{house}",
    "no_knock", "deadwood {n}{when}: no knock over {limit}{house}",
    "big", "Big Ginski: all eleven cards are melded",
    "ginski", "Ginski: no deadwood",
    "end", "deadwood {n}{when}: may end up to {limit}{house}",
    "no_end", "deadwood {n}{when}: no end over {limit}{house}",
    "discarded", " after a discard",
    "after", "discard {card}; {why}",
)
