"""Texts about melds."""

TEXTS = (
    "suit", "suit",
    "colour", "colour",
    "set", "a set of {n}",
    "run", "a run of {n}{house}",
    "three", "a meld has three cards at least, not {n}",
    "one_wild", "one wild in a meld at most, not {n}",
    "jokers", "jokers in a meld: {limit} at most, not {n}{house}",
    "no_natural", "a meld needs a natural card",
    "long_set", "a set is 3 or 4 cards, not {n}",
    "twins", "no twins in a set: two {card}{house}",
    "run_twins", "a run has each card once: two {card}",
    "long_run", "too long: a run has {most} cards at most, not {n}",
    "gap", "{card} is missing in this run{house}",
    "gaps", "{n} cards are missing in this run, wilds: {wilds}{house}",
    "ace_low", "the ace is low: no run goes past the king{house}",
    "one_low", "1 is low: no run goes past 13{house}",
    "ace_high", "the ace is high: no run goes past it{house}",
    "other_rank", "a set has one rank: {card} is another",
    "other_suit", "a run has one {word}: {card} is another",
    "neither", "neither one rank nor one {word}",
)
