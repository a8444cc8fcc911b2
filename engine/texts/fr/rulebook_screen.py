"""Texts of the rulebook's screens, in French."""

TEXTS: tuple[str, ...] = (
    "before_name", "règle",
    "title", "Règles du jeu|Règles",
    "other_games", "Autres jeux",
    "house", "maison|!",
    "house_rule", "Règle maison :",
    "usually", "d'habitude {value}|({value})",
    "src", "Tiré des règles publiées de {game}.",
    "src_all", "Tiré des règles publiées des jeux.",
    "gap", "Absent des règles publiées : choix de Meldmate.",
    "both", "En partie des règles publiées de {game} ; le reste est un choix de Meldmate.",
    "next_rule", "règle suivante|suivant",
    "read", "lire",
    "disputes", "Litiges",
    "left_open", "ouvert|?",
    "agreed", "accord",
    "not_decided", "Rien n'est prévu ici : accordez-vous.",
    "either", "- {answer}",
    "from_now", "désormais|fixer",
)
