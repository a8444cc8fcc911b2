"""What an event did: points or chips moved, the arithmetic, and what there is to say about it."""


def _arithmetic(terms):
    words = ""
    for term in terms:
        if not words:
            words = str(term)
        elif term < 0:
            words += " - " + str(-term)
        else:
            words += " + " + str(term)
    return words


class Effect:
    """The effect of one event.

    `event` is its name and `number` the round that it belongs to (0: to none); `dealer` who dealt;
    `changes` maps names to points (chips), `pots` sections of a board to chips; `sums` is a list of
    (name, arithmetic, total), such as ("Cy", "25 + 9 + 20", 54), written when it is looked at;
    `notes` a list of (rule, key, facts) to be said in words; `facts` is what the game itself has to
    know of the event when it is done, by names of its own.
    """

    def __init__(self, event):
        self.event = event
        self.number = 0
        self.dealer = None
        self.changes = {}
        self.pots = {}
        self._sums = []
        self.notes = []
        self.facts = {}

    def add(self, name, points):
        """Add `points` to what `name` gets."""
        self.changes[name] = self.changes.get(name, 0) + points

    def add_pot(self, pot, chips):
        """Add `chips` to what lies on the section `pot`."""
        self.pots[pot] = self.pots.get(pot, 0) + chips

    def sum(self, name, terms, total):
        """Keep the arithmetic of one player's points: `terms` are numbers, shown with their
        signs.
        """
        self._sums.append((name, terms, total))

    @property
    def sums(self):
        """The arithmetic of all of them, a list of (name, text, total)."""
        return [(name, _arithmetic(terms), total) for name, terms, total in self._sums]

    def note(self, rule, key, **facts):
        """Keep something to be said, with the rule behind it."""
        self.notes.append((rule, key, facts))
