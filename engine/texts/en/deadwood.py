"""Texts about deadwood and what may be done with a hand."""

TEXTS = (
    "rumino", "Rumino: the game is won",
    "gin", "gin: no deadwood",
    "knock", "deadwood {n}: within the knock limit of {limit}",
    "knock_after", "deadwood {n} after a discard: within the knock limit of {limit}",
    "no_knock", "deadwood {n}: over the knock limit of {limit}",
    "no_knock_after", "deadwood {n} after a discard: over the knock limit of {limit}",
    "big", "Big Ginski: all eleven cards melded",
    "big_gin", "big gin: all eleven cards melded",
    "ginski", "Ginski: no deadwood",
    "end", "deadwood {n}: within the end limit of {limit}",
    "end_after", "deadwood {n} after a discard: within the end limit of {limit}",
    "no_end", "deadwood {n}: over the end limit of {limit}",
    "no_end_after", "deadwood {n} after a discard: over the end limit of {limit}",
    "after", "discard {card}; {why}",
)
