"""Texts of the QR codes."""

TEXTS = (
    "title", "QR code",
    "scores", "Scores",
    "rounds", "Rounds {n} of {of}|Rounds {n}/{of}",
    "evening", "Evening, games: {n}",
    "day", "{day} {month} {year}, {n} game#{day} {month} {year}, {n} games",
    "unfinished", "{game}, unfinished",
    "left_out", "{game}, game {n}, cannot be opened",
    "lost", "Game {n} cannot be read",
    "unsettled", "{game}, game {n}, is not settled",
    "next", "next",
    "only", "There is only one code|Only one code",
    "too_small", "A code needs a screen of 120×64 pixels. This one is too small.",
    "too_long", "The address {address} is too long for a code. Choose a shorter one in the settings, or none.",
)
