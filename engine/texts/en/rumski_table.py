"""Texts about Rumski's Community: what can be laid, whether a turn stands, what may be discarded."""

TEXTS = (
    # What a hand can lay.
    "all_out", "every card in hand can be laid ({n})",
    "empty_hand", "there are no cards in hand",
    "one", "one card can be laid, {points} {points#point#points}",
    "some", "{n} {n#card#cards} can be laid, {points} {points#point#points}",
    "one_at_least", "at least one card can be laid, {points} {points#point#points}",
    "at_least", "at least {n} {n#card#cards} can be laid, {points} {points#point#points}",
    "none", "no card in hand can be laid on this table",
    "none_found", "no card to lay was found in the time available",
    "none_own", "you must open with a meld of your own, and this hand has none",
    # Whether a turn stands.
    "stands", "every card is there and every meld is legal",
    "same", "the table is unchanged",
    "extra", "{cards}: neither on the table before nor played",
    "missing", "{cards} left the table; cards on the table stay there",
    "not_laid", "{cards}: played, but not on the table",
    "bad_meld", "{cards}: {reason}",
    "bad_melds", "{cards}: {reason} (other bad melds: {more})",
    "no_cards", "a meld without cards",
    "not_opened", "open with a meld of your own before changing others",
    "not_own", "{cards} did not come from the hand: not a meld of your own",
    "old_table", "the table before: {cards}: {reason}",
    # What may be discarded.
    "wild", "a wild may be discarded on anything",
    "no_wild", "a wild may not be discarded",
    "empty_pile", "the discard pile is empty: any card may be discarded",
    "on_wild", "any card may be discarded on a wild",
    "colour", "{card} and {top} have the same colour",
    "number", "{card} and {top} have the same number",
    "no_match", "{card} has neither the colour nor the number of {top}",
)
