"""Texts about cards that cannot be read, in French."""

TEXTS: tuple[str, ...] = (
    "unknown", "{card} n'est pas une carte du paquet {deck}",
    "too_many", "{card} : le paquet {deck} n'en a que {n}",
    "not_a_list", "{field} doit être une liste de cartes",
    "wrong_count", "cartes données : {n}, il en faut : {want}",
)
