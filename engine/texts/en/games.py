"""Which games are offered first, and what games are called and played with in a language."""

TEXTS = (
    "first", "",
)
