"""Texts about Rumski's Community: what can be laid, whether a turn stands, what may be discarded."""

TEXTS = (
    # What a hand can lay.
    "all_out", "the whole hand can be laid: {n} cards",
    "empty_hand", "the hand is empty",
    "one", "one card can be laid, {points} points",
    "some", "{n} cards can be laid, {points} points",
    "one_at_least", "at least one card can be laid, {points} points",
    "at_least", "at least {n} cards can be laid, {points} points",
    "none", "no card of this hand fits on this table",
    "none_found", "no card that fits was found in the time there was",
    "none_own", "first comes a meld of your own, and this hand has none",
    # Whether a turn stands.
    "stands", "every card is there and every meld is legal",
    "same", "the table is as it was",
    "extra", "{cards}: neither on the table before nor played",
    "missing", "{cards} left the table; table cards stay there",
    "not_laid", "{cards}: played, but not on the table",
    "bad_meld", "{cards}: {reason}",
    "bad_melds", "{cards}: {reason} (bad melds besides: {more})",
    "no_cards", "a meld without cards",
    "not_opened", "first lay a meld of your own, then change others",
    "not_own", "{cards} did not come from the hand: no meld of your own",
    "old_table", "the table before: {cards}: {reason}",
    # What may be discarded.
    "wild", "a wild may be discarded on anything",
    "no_wild", "a wild may not be discarded{house}",
    "empty_pile", "the pile is empty: any card goes",
    "on_wild", "anything goes on a wild",
    "colour", "{card} and {top} have the same colour",
    "number", "{card} and {top} have the same number",
    "no_match", "{card} has neither the colour nor the number of {top}",
)
