"""Texts about deadwood and what may be done with a hand."""

TEXTS = (
    "rumino", "Rumino: la partita è vinta",
    "gin", "gin: tutte le carte legate",
    "knock", "punti in mano {n}: si può bussare fino a {limit}",
    "knock_after", "punti in mano {n} dopo lo scarto: si può bussare fino a {limit}",
    "no_knock", "punti in mano {n}: non si bussa oltre {limit}",
    "no_knock_after", "punti in mano {n} dopo lo scarto: non si bussa oltre {limit}",
    "big", "Big Ginski: undici carte legate",
    "big_gin", "big gin: undici carte legate",
    "ginski", "Ginski: tutte le carte legate",
    "end", "punti in mano {n}: si può chiudere fino a {limit}",
    "end_after", "punti in mano {n} dopo lo scarto: si può chiudere fino a {limit}",
    "no_end", "punti in mano {n}: non si chiude oltre {limit}",
    "no_end_after", "punti in mano {n} dopo lo scarto: non si chiude oltre {limit}",
    "after", "scarta {card}; {why}",
)
