"""Testi delle schermate del regolamento."""

TEXTS = (
    "before_name", "casa",
    "title", "Regolamento|Regolam.",
    "other_games", "Altri giochi",
    "house", "casa|!",
    "house_rule", "Regola della casa:|Della casa:",
    "usually", "di solito {value}|({value})",
    "src", "Dalle regole pubblicate di {game}.",
    "src_all", "Dalle regole pubblicate dei giochi.",
    "gap", "Non è nelle regole pubblicate: l'ha scelto Meldmate.",
    "both", "In parte dalle regole pubblicate di {game}; il resto l'ha scelto Meldmate.",
    "next_rule", "altra regola|altra",
    "read", "leggi",
    "disputes", "Discussioni|Discuss.|Dubbi",
    "left_open", "aperto|?",
    "agreed", "accordo",
    "not_decided", "Qui non è deciso: accordatevi.",
    "either", "- {answer}",
    "from_now", "d'ora in poi|decidi",
)
