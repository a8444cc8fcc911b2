"""Texts of the QR codes, in German."""

TEXTS = (
    "title", "QR-Code",
    "scores", "Punkte",
    "rounds", "Runden {n} von {of}|Runden {n}/{of}",
    "evening", "Abend, Partien: {n}",
    "day", "{day}. {month} {year}, {n} Partie#{day}. {month} {year}, {n} Partien",
    "unfinished", "{game}, nicht beendet",
    "left_out", "{game}, Partie {n}, lässt sich nicht öffnen",
    "lost", "Partie {n} ist nicht lesbar",
    "unsettled", "{game}, Partie {n}, ist nicht abgerechnet",
    "next", "weiter",
    "only", "Es gibt nur einen Code|Nur ein Code",
    "too_small", "Ein Code braucht einen Bildschirm mit 120×64 Punkten. Dieser ist zu klein.",
    "too_long", "Die Adresse {address} ist zu lang für einen Code. Wähle in den Einstellungen eine kürzere oder keine.",
)
