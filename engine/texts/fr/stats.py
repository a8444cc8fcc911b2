"""Texts of the statistics over many games, in French."""

TEXTS: tuple[str, ...] = (
    "title", "Statistiques|Stats",
    "counting", "Comptage des parties|Comptage",
    "won", "{n} sur {all}|{n}/{all}",
    "too_few", "Moins de {n} parties : pas classé.|Pas encore classé|Pas classé",
    "games", "Parties",
    "wins", "Victoires",
    "place", "Place moyenne|Place",
    "mean", "{n},{tenths}",
    "series", "Manches gagnées de suite|Gagnées de suite|De suite",
    "best", "Meilleure manche|Meilleure",
    "worst", "Pire manche|Pire",
    "highest", "Manche la plus haute|La plus haute",
    "lowest", "Manche la plus basse|La plus basse",
)
