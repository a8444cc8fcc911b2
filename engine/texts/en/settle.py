"""Texts of settling up."""

TEXTS = (
    "bad_stake", "A stake goes from 1 to {most} of the smallest coin.",
    "bad_kind", "{game} has no stake for each {kind}.",
    "chips_on_board", "There are still {n} chips on the board: end the game first.",
    "no_winner", "There is no winner yet.",
)
