"""Texts of the QR codes, in French."""

TEXTS: tuple[str, ...] = (
    "title", "Code QR",
    "scores", "Scores",
    "rounds", "Manches {n} sur {of}|Manches {n}/{of}",
    "evening", "Soirée, parties : {n}",
    "day", "{day} {month} {year}, {n} partie#{day} {month} {year}, {n} parties",
    "unfinished", "{game}, inachevée",
    "left_out", "{game}, partie {n}, ne s'ouvre pas",
    "lost", "La partie {n} ne se lit pas",
    "unsettled", "{game}, partie {n}, n'est pas réglée",
    "next", "suivant|suiv.",
    "only", "Il n'y a qu'un code|Un seul code",
    "too_small", "Un code demande un écran de 120×64 pixels. Celui-ci est trop petit.",
    "too_long", "L'adresse {address} est trop longue pour un code. Choisissez-en une plus courte dans les réglages, ou aucune.",
)
