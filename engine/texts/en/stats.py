"""Texts of the statistics over many games."""

TEXTS = (
    "title", "Statistics|Stats",
    "counting", "Counting games|Counting",
    "won", "{n} of {all}|{n}/{all}",
    "games", "Games",
    "wins", "Wins",
    "place", "Mean place|Place",
    "mean", "{n}.{tenths}",
    "series", "Longest series|Series",
    "best", "Best round|Best",
    "worst", "Worst round|Worst",
    "highest", "Highest round|Highest",
    "lowest", "Lowest round|Lowest",
)
