"""Rules ANT-1 to ANT-5. The rows have the form described in `rules_all`."""

RULES = (
    (
        "ANT-1",
        "table",
        "5 or 6 players, six cards each.",
        "Ant is for five or six players with six cards each. The highest card cut deals first, and "
        "the deal passes to the right.",
        "gap",
        (),
    ),
    (
        "ANT-2",
        "score",
        "Players score their fish, 0 to 40.",
        "After each round every player scores one point for each fish, at most 40.",
        "gap",
        (),
    ),
    (
        "ANT-3",
        "score",
        "Who has the ant scores 5 less.",
        "The player who is left with the ant scores five points less. Nobody need have it.",
        "gap",
        (),
    ),
    (
        "ANT-4",
        "score",
        "A player may give 3 points away.",
        "At any time a player may give three points to another, unless the house rule gifts=no "
        "forbids it.",
        "gap",
        (),
    ),
    (
        "ANT-5",
        "win",
        "The game ends at the target, 60.",
        "The game ends once a player has the points of the house rule target, 60 by default. The "
        "highest score wins.",
        "gap",
        (),
    ),
)
