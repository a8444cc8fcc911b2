"""Which games are offered first, and what games are called and played with in a language, in French."""

TEXTS: tuple[str, ...] = (
    "first", "belote tarot coinche rummy500 gin canasta hearts romme",
    "first_ch", "schieber hearts canasta rummy500",
    "first_ca", "hearts euchre rummy500 canasta",
    "title_hearts", "Dame de pique",
    "title_rummy500", "Rami 500",
    "title_oh_hell", "Ascenseur",
    "title_indian_rummy", "Rami indien",
    "title_liverpool", "Rami Liverpool",
    "title_schieber", "Chibre",
    "title_three_thirteen", "Trois-Treize",
)
