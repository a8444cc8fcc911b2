"""Texts about melds."""

TEXTS = (
    "set", "a set of {n}",
    "run", "a run of {n}",
    "few", "a meld needs at least {least} cards, not {n}",
    "short_run", "a run has at least {least} cards, not {n}",
    "one_wild", "at most one wild in a meld, not {n}",
    "jokers", "jokers in a meld: at most {limit}, not {n}",
    "no_natural", "a meld needs at least one natural card",
    "set_size", "a set has {least} to {most} cards, not {n}",
    "twins", "no duplicates in a set: two {card}",
    "run_twins", "no duplicates in a run: two {card}",
    "long_run", "too long: a run has at most {max} cards, not {n}",
    "gap", "{card} is missing in this run",
    "gaps",
    "{n} card is missing in this run, wilds: {wilds}#{n} cards are missing in this "
    "run, wilds: {wilds}",
    "ace_low", "the ace is low: no run goes past the king",
    "one_low", "1 is low: no run goes past 13",
    "ace_high", "the ace is high: no run goes past it",
    "other_rank", "a set has one rank: {card} has another",
    "other_suit", "a run has one suit: {card} has another",
    "other_colour", "a run has one colour: {card} has another",
    "neither_suit", "neither one rank nor one suit",
    "neither_colour", "neither one rank nor one colour",
)
