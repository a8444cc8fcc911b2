"""Texts of the statistics over many games."""

TEXTS = (
    "title", "Statistics|Stats",
    "counting", "Counting games|Counting",
    "won", "{n} of {all}|{n}/{all}",
    "too_few", "Fewer than {n} games: not ranked.|Not ranked yet|Not ranked",
    "games", "Games",
    "wins", "Wins",
    "place", "Average place|Place",
    "mean", "{n}.{tenths}",
    "series", "Rounds won in a row|Won in a row|In a row",
    "best", "Best round|Best",
    "worst", "Worst round|Worst",
    "highest", "Highest round|Highest",
    "lowest", "Lowest round|Lowest",
)
