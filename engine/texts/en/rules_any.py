"""Rules ANY-1 to ANY-6: Any game, a counter. The rows have the form described in `rules_all`."""

RULES = (
    (
        "ANY-1",
        "table",
        "2 to 8 players, any game.",
        (
            "Any game keeps the score of whatever else is played, for two to eight players. The box "
            "does not know the rules of that game: it adds up points."
        ),
        "gap",
        (),
    ),
    (
        "ANY-2",
        "score",
        "Points of all players after each round, or of one at a time.",
        (
            "After each round the points of every player are entered. With the house rule "
            "entry=single, the points of one player are entered at any time instead, and each entry "
            "counts as a round of its own."
        ),
        "gap",
        (),
    ),
    (
        "ANY-3",
        "win",
        "The highest score wins, or the lowest.",
        (
            "The highest score wins. With the house rule wins=low the lowest score wins. Equal best "
            "scores share the win."
        ),
        "gap",
        (),
    ),
    (
        "ANY-4",
        "win",
        "With a target, the game ends when a player reaches it.",
        (
            "Without a target the game continues until the players end it (ALL-4). With the house rule "
            "target it ends as soon as a player has that many points or more after an entry; ANY-3 "
            "says who wins."
        ),
        "gap",
        ("wins",),
    ),
    (
        "ANY-5",
        "deal",
        "The deal passes to the left, or nobody deals.",
        (
            "The player who cuts the highest card of a standard deck deals first, and the deal passes "
            "to the left after each round. Where points are entered one player at a time, the players "
            "say who deals next (ALL-6). With the house rule deals=no nobody deals: there is no dealer "
            "to change and no round to cancel."
        ),
        "gap",
        ("entry",),
    ),
    (
        "ANY-6",
        "score",
        "Points of a round: -9999 to 9999.",
        "A player scores any whole number from -9999 to 9999 in a round.",
        "gap",
        (),
    ),
)
