"""Texts about deadwood and what may be done with a hand, in French."""

TEXTS: tuple[str, ...] = (
    "rumino", "Rumino : la partie est gagnée",
    "gin", "gin : aucune carte hors combinaison",
    "knock", "points en main {n} : on peut frapper jusqu'à {limit}",
    "knock_after", "points en main {n} après la défausse : on peut frapper jusqu'à {limit}",
    "no_knock", "points en main {n} : on ne frappe pas au-delà de {limit}",
    "no_knock_after", "points en main {n} après la défausse : on ne frappe pas au-delà de {limit}",
    "big", "Grand Ginski : les onze cartes sont combinées",
    "big_gin", "grand gin : les onze cartes sont combinées",
    "ginski", "Ginski : aucune carte hors combinaison",
    "end", "points en main {n} : on peut terminer jusqu'à {limit}",
    "end_after", "points en main {n} après la défausse : on peut terminer jusqu'à {limit}",
    "no_end", "points en main {n} : on ne termine pas au-delà de {limit}",
    "no_end_after", "points en main {n} après la défausse : on ne termine pas au-delà de {limit}",
    "after", "défausser {card} ; {why}",
)
