"""Qué juegos se ofrecen primero, y cómo se llaman y con qué cartas se juegan."""

TEXTS = (
    "first", "chinchon conquian continental canasta",
    "suits_chinchon", "spanish",
    "suits_conquian", "spanish",
    "title_hearts", "Corazones",
    "title_spades", "Picas",
    "title_indian_rummy", "Rummy indio",
)
