"""Texts of the rulebook's screens, in French."""

TEXTS: tuple[str, ...] = (
    "before_name", "maison",
    "title", "Règles du jeu|Règles",
    "other_games", "Autres jeux",
    "house", "maison|!",
    "house_rule", "Règle maison :",
    "usually", "d'habitude {value}|({value})",
    "src", "Tiré des règles publiées ({game}).",
    "src_all", "Tiré des règles publiées des jeux.",
    "gap", "Absent des règles publiées : choix de Meldmate.",
    "both", "En partie tiré des règles publiées ({game}) ; le reste est un choix de Meldmate.",
    "next_rule", "règle suivante|suivant",
    "read", "lire",
    "disputes", "Litiges",
    "left_open", "ouvert|?",
    "agreed", "accord",
    "not_decided", "Rien n'est prévu ici : mettez-vous d'accord.",
    "either", "- {answer}",
    "from_now", "désormais|fixer",
)
