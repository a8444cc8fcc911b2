"""The rules of Ant, laid out as `texts/rulebook.py` says."""

RULES = (
    """ANT-1 table gap: 5 or 6 players, six cards each.
Ant is for five or six players with six cards each. The highest card cut deals first, and the deal
passes to the right.""",
    """ANT-2 score gap: Players score their fish, 0 to 40.
After each round every player scores one point for each fish, at most 40.""",
    """ANT-3 score gap: Who has the ant scores 5 less.
The player who is left with the ant scores five points less. Nobody need have it.""",
    """ANT-4 score gap: A player may give 3 points away.
At any time a player may give three points to another, unless the house rule gifts=no
forbids it.""",
    """ANT-5 win gap: The game ends at the target, 60.
The game ends once a player has the points of the house rule target, 60 by default. The highest
score wins.""",
)
