"""Texts about deadwood and what may be done with a hand."""

TEXTS = (
    "rumino", "Rumino: la partita è vinta{house}",
    "gin", "gin: nessuna carta morta{house}",
    "knock", "carte morte {n}{when}: bussa fino a {limit}{house}",
    "no_knock", "carte morte {n}{when}: non bussa oltre {limit}{house}",
    "big", "Big Ginski: tutte le undici carte sono combinate",
    "ginski", "Ginski: nessuna carta morta",
    "end", "carte morte {n}{when}: chiude fino a {limit}{house}",
    "no_end", "carte morte {n}{when}: non chiude oltre {limit}{house}",
    "discarded", " dopo lo scarto",
    "after", "scarta {card}; {why}",
)
