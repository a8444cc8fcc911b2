"""Which games are offered first, and what games are called and played with in a language, in Spanish."""

TEXTS = (
    "first", "chinchon conquian continental canasta",
    "first_mx", "conquian continental canasta chinchon",
    "first_ar", "canasta chinchon continental",
    "first_uy", "canasta chinchon continental",
    "suits_chinchon", "spanish",
    "suits_conquian", "spanish",
    "title_hearts", "Corazones",
    "title_spades", "Picas",
    "title_indian_rummy", "Rummy indio",
)
