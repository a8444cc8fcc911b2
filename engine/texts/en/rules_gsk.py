"""Rules GSK-1 to GSK-16: Ginski. The rows have the form described in `rules_all`."""

RULES = (
    (
        "GSK-1",
        "deal",
        "Three players, 70 Rumski cards, ten each.",
        (
            "Ginski is for exactly three players, with the Rumski deck of 70 cards: five colours from 1 "
            "to 13, and five wilds. Each player is dealt ten cards, and one is turned up."
        ),
        "src",
        (),
    ),
    (
        "GSK-2",
        "turn",
        "The upcard is offered in turn, to the dealer last.",
        (
            "The upcard is offered to the player left of the dealer, then round the table, to the dealer "
            "last. Taking it is that player's draw: they discard a card, their turn is over, and the "
            "player to their left plays next. If all three pass, the player left of the dealer starts by "
            "drawing."
        ),
        "both",
        (),
    ),
    (
        "GSK-3",
        "meld",
        "Runs: one colour in order. Sets: one rank. 3 or more.",
        (
            "A run is three or more cards of one colour in order, from 1 (low) to 13 (high), and does not "
            "continue from 13 to 1. A set is three or more cards of one rank, of any colours."
        ),
        "src",
        (),
    ),
    (
        "GSK-4",
        "meld",
        "At most one wild per meld.",
        (
            "A meld holds at most one wild; the wild stands for a number from 1 to 13. A set may hold the "
            "five cards of a rank and one wild."
        ),
        "both",
        (),
    ),
    (
        "GSK-5",
        "cards",
        "Cards count their number, a wild 20.",
        "As deadwood a card counts its number, a wild 20. So ten cards count at most 165.",
        "src",
        (),
    ),
    (
        "GSK-6",
        "knock",
        "A player with at most 13 deadwood may end the round.",
        (
            "A player may end the round if, after drawing and discarding, the ten cards left have at most "
            "13 deadwood. The house rule end_limit sets another limit, from 1 to 25."
        ),
        "src",
        (),
    ),
    (
        "GSK-7",
        "score",
        "The ender scores the others' deadwood less their own.",
        (
            "Whoever ends the round and is not undercut scores the deadwood of both opponents, less their "
            "own. Example: 15 + 20 - 8 = 27."
        ),
        "src",
        (),
    ),
    (
        "GSK-8",
        "score",
        "Ginski, no deadwood: 25 more. No undercut.",
        (
            "Ginski means ending the round with no deadwood. It scores 25 plus the deadwood of both "
            "opponents, and it cannot be undercut."
        ),
        "src",
        (),
    ),
    (
        "GSK-9",
        "score",
        "Big Ginski, all eleven cards melded: 31 more.",
        (
            "Big Ginski means melding all eleven cards, the ten in hand and the one just drawn, with "
            "nothing to discard. It scores 31 plus the deadwood of both opponents."
        ),
        "src",
        (),
    ),
    (
        "GSK-10",
        "score",
        "Undercut: an opponent with less deadwood wins, plus 25.",
        (
            "An opponent with less deadwood than the player who ended the round undercuts them; equal is "
            "not enough. The player who undercuts scores 25 plus the deadwood of both other hands. "
            "Example: the ender has 9, one opponent 20, the other 5: 25 + 9 + 20 = 54. (The source's "
            "sentence counts the ender's deadwood alone, its example both hands; the house rule "
            "undercut_pays=ender_only follows the sentence: 25 + 9 = 34.)"
        ),
        "both",
        (),
    ),
    (
        "GSK-11",
        "score",
        "Both opponents lower: the lower one undercuts.",
        (
            "If both opponents have less deadwood than the ender, the lower one undercuts. If they are "
            "equal, it is the player who sits nearer to the ender's left; with the house rule "
            "undercut_tie=both, both score."
        ),
        "gap",
        (),
    ),
    (
        "GSK-12",
        "win",
        "First to 100 wins.",
        (
            "The first player at 100 or more wins; this is checked after each round is scored. The house "
            "rule target sets another number. If undercut_tie=both takes two players there at once, the "
            "higher total wins, and equal scores share the win."
        ),
        "both",
        ("undercut_tie",),
    ),
    (
        "GSK-13",
        "table",
        "The deal passes left; the lowest card deals first.",
        (
            "After each round the deal passes to the left. For the first deal each player draws a card, "
            "and the lowest deals, as in Rumski."
        ),
        "both",
        (),
    ),
    (
        "GSK-14",
        "knock",
        "No one lays off on other hands.",
        "At the end of a round no one lays off cards on the melds of other hands.",
        "gap",
        (),
    ),
    (
        "GSK-15",
        "odd",
        "Stock empty: shuffle the discard pile.",
        (
            "When the stock is empty, the discard pile, except its top card, is shuffled and becomes the "
            "new stock. With the house rule stock_out=void the round is cancelled instead (ALL-1)."
        ),
        "gap",
        (),
    ),
    (
        "GSK-16",
        "turn",
        "A turn: draw a card, then discard one.",
        (
            "In turn, a player draws the top card of the stock or of the discard pile, then discards one "
            "card; a player who ends the round puts it face down. With Big Ginski (GSK-9) nothing is "
            "discarded."
        ),
        "src",
        (),
    ),
)
