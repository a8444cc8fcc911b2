"""Texts of games that a table has named, in French."""

TEXTS: tuple[str, ...] = (
    "ask_title", "Nom du jeu ?|Nom ?",
    "rename", "Renommer",
    "delete", "Retirer de la liste|Retirer",
    "sure_delete", "Retirer {game} de la liste des jeux ? Les parties enregistrées restent.|Retirer {game} ?|Retirer ?",
    "bad_title", "Un nom de jeu a de 1 à {max} lettres.",
    "taken", "Il y a déjà un jeu nommé {game} : choisissez un autre nom.",
    "too_many", "Il y a déjà {max} jeux nommés : retirez-en un d'abord.",
)
