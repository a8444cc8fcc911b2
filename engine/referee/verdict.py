"""The referee's questions: generators like those of a game, that end with a Verdict.

A game lists its own in `referee`: the module of this package and the generator in it. The modules
bring the solvers along, so they are imported when a verdict is first asked for.
"""


class Verdict:
    """What the referee says.

    `ok`: True or False where the question was yes or no, else None, and `figure`, a text or a
    (key, facts) pair, is the number or the word that is the answer. `rule` decides, `key` and
    `facts` are the sentence. `cards` is what was judged, `groups` a list of (label, cards): melds
    laid out, what is left; a label is a text, a (key, facts) pair or "". `deck` is the Deck of all
    cards. `event` is the event that the same cards would make, where they make one now, so that
    nothing is keyed twice.
    """

    event = None

    def __init__(self, deck, ok, rule, key, facts, figure="", cards=(), groups=()):
        self.deck = deck
        self.ok = ok
        self.rule = rule
        self.key = key
        self.facts = facts
        self.figure = figure
        self.cards = cards
        self.groups = groups
