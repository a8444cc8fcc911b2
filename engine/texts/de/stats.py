"""Texts of the statistics over many games, in German."""

TEXTS = (
    "title", "Statistik",
    "counting", "Partien zählen|Zählen",
    "won", "{n} von {all}|{n}/{all}",
    "too_few", "Weniger als {n} Partien: ohne Rang.|Noch ohne Rang|Ohne Rang",
    "games", "Partien",
    "wins", "Siege",
    "place", "Platz im Schnitt|Platz",
    "mean", "{n},{tenths}",
    "series", "Gewonnene Runden in Folge|Siege in Folge|In Folge",
    "best", "Beste Runde|Beste",
    "worst", "Schlechteste Runde|Schlechteste",
    "highest", "Höchste Runde|Höchste",
    "lowest", "Niedrigste Runde|Niedrigste",
)
