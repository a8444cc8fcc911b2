"""Texts about deadwood and what may be done with a hand."""

TEXTS = (
    "rumino", "Rumino: la partita è vinta{house}",
    "gin", "gin: tutte le carte legate{house}",
    "knock", "punti in mano {n}{when}: si può bussare fino a {limit}{house}",
    "no_knock", "punti in mano {n}{when}: non si bussa oltre {limit}{house}",
    "big", "Big Ginski: undici carte legate",
    "big_gin", "big gin: undici carte legate{house}",
    "ginski", "Ginski: tutte le carte legate",
    "end", "punti in mano {n}{when}: si può chiudere fino a {limit}{house}",
    "no_end", "punti in mano {n}{when}: non si chiude oltre {limit}{house}",
    "discarded", " dopo lo scarto",
    "after", "scarta {card}; {why}",
)
