"""Games that a new box has ready: Any game under their common names, with their usual settings.

They are counters, as Any game is. A table can change, rename and delete each of them. A game of
which more is known than that is a score form (engine.games.forms).
"""

# (title, house rules of Any game that are not at their defaults, as pairs) of each.
# Tuples of a frozen module take none of a board's memory, dicts would.
TEMPLATES = (
    # In turn, until the tiles are used up; nobody deals.
    ("Scrabble", (("entry", "single"), ("deals", "no"))),
    # Nine rounds, as nine holes.
    ("Golf", (("wins", "low"), ("rounds", 9))),
)
