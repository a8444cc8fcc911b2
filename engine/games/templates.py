"""Games that a new box has ready: Any game under their common names, with their usual settings.

They are counters, as Any game is: what a card is worth there, people know. A table can change,
rename and delete each of them.
"""

# (title, fewest players, house rules of Any game that are not at their defaults, as pairs) of each.
# Tuples of a frozen module take none of a board's memory, dicts would.
TEMPLATES = (
    # The hearts and the queen of spades of a round are 26 points; 100 ends the game.
    ("Hearts", 3, (("wins", "low"), ("target", 100), ("sum", 26))),
    # Contracts are counted by the players; a side goes by one name.
    ("Spades", 2, (("target", 500),)),
    ("Rummy 500", 2, (("target", 500),)),
    # Who reaches 101 is out.
    ("Scala 40", 2, (("wins", "low"), ("target", 101), ("limit", "out"))),
    ("Scopa", 2, (("target", 11),)),
    # In turn, until the tiles are used up; nobody deals.
    ("Scrabble", 2, (("entry", "single"), ("deals", "no"))),
    # Nine rounds, as nine holes.
    ("Golf", 2, (("wins", "low"), ("rounds", 9))),
)
