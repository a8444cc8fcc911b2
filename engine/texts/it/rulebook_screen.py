"""Testi delle schermate del regolamento."""

TEXTS = (
    "before_name", "casa",
    "title", "Regolamento|Regole",
    "other_games", "Altri giochi",
    "house", "casa|!",
    "house_rule", "Regola della casa:|Della casa:",
    "usually", "di solito {value}|({value})",
    "src", "Lo dicono le regole.",
    "gap", "Le regole non lo dicono; di solito si fa così.",
    "both", "Le regole lo dicono in parte; per il resto di solito si fa così.",
    "next_rule", "altra regola|altra",
    "read", "leggi",
)
