"""I giochi proposti per primi, e come si chiamano e con che carte si giocano."""

TEXTS = (
    "first", "burraco scala40 scopa ramino",
    "first_ch", "scopa schieber burraco scala40",
)
