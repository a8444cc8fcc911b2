"""Titles of the rulebook's topics, and texts about rule numbers that do not exist, in French."""

TEXTS: tuple[str, ...] = (
    "topic_before", "Avant la donne|Avant",
    "topic_aim", "Le but",
    "topic_example", "Un exemple",
    "topic_table", "Joueurs et donneur|Joueurs",
    "topic_cards", "Cartes et valeurs|Cartes",
    "topic_deal", "La donne",
    "topic_turn", "Un tour",
    "topic_meld", "Combinaisons|Combin.",
    "topic_hands", "Mains gagnantes|Mains",
    "topic_knock", "Fin de la manche|Terminer",
    "topic_poker", "Poker",
    "topic_stops", "Le jeu des couleurs|Couleurs",
    "topic_chips", "Jetons et plateau|Jetons",
    "topic_score", "Les points",
    "topic_win", "Fin de la partie|La fin",
    "topic_odd", "Incidents",
    "all", "Dans tous les jeux|Tous les jeux|Tous",
    "unknown", "il n'y a pas de règle {number}",
    "one_of", "demandez un numéro ou un jeu, pas les deux",
)
