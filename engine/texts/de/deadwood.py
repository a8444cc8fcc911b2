"""Texts about deadwood and what may be done with a hand, in German."""

TEXTS = (
    "rumino", "Rumino: Die Partie ist gewonnen",
    "gin", "Gin: keine Restpunkte",
    "knock", "Restpunkte {n}: Klopfen geht bis {limit}",
    "knock_after", "Restpunkte {n} nach dem Abwurf: Klopfen geht bis {limit}",
    "no_knock", "Restpunkte {n}: Klopfen geht nur bis {limit}",
    "no_knock_after", "Restpunkte {n} nach dem Abwurf: Klopfen geht nur bis {limit}",
    "big", "Big Ginski: alle elf Karten in Figuren",
    "big_gin", "Big Gin: alle elf Karten in Figuren",
    "ginski", "Ginski: keine Restpunkte",
    "end", "Restpunkte {n}: Schluss geht bis {limit}",
    "end_after", "Restpunkte {n} nach dem Abwurf: Schluss geht bis {limit}",
    "no_end", "Restpunkte {n}: Schluss geht nur bis {limit}",
    "no_end_after", "Restpunkte {n} nach dem Abwurf: Schluss geht nur bis {limit}",
    "after", "{card} abwerfen; {why}",
)
