"""Rumski's table as it is remembered through a round: what lay before a turn, and what was done in
it.

A turn is a list of steps over the melds that lay there before: cards laid, added, moved, taken off.
The melds of now are what comes of the steps, so taking one back is dropping the last, and putting a
table back as it was (RSK-14) is dropping them all. Whether the turn stands is asked at its end.

Rules RSK-3, RSK-6 to RSK-9 and RSK-14 of the seed "Rumski". Cards and melds as in
`engine.games.rumski.solver.play`.
"""

from engine.cards import RUMSKI70
from engine.errors import RuleError
from engine.games.rumski.solver.layout import all_cards, parts, reading_order, without
from engine.games.rumski.turn import bad_melds, check_discard, check_table
from engine.games.rumski.way_back import way_back

# Where cards are moved to: a meld of their own.
NEW = -1

# What lies on top of the discard pile, where it is no card.
UNKNOWN = -1
EMPTY = -2

# How many values `form` returns: what an earlier version kept in another form is not taken up.
_FIELDS = 6

# The kinds of steps, as they are written.
_LAY, _ADD, _MOVE, _OFF, _ANEW = "l", "a", "m", "o", "c"


def _text(cards):
    return " ".join(RUMSKI70.texts(cards))


def _read(words):
    return [RUMSKI70.read(word) for word in words.split()]


class TableLog:
    """The table of a round of the players `order`, as they play one after another.

    `kept` is what `form` returned earlier. `turn` is whose turn it is, `opened` the names of those
    who laid a meld of their own in an earlier turn, `before` the melds as they lay when the turn
    began, `melds` as they lie now, `whole` whether the player took the whole discard pile, `top`
    the card on that pile, UNKNOWN or EMPTY.

    >>> log = TableLog(["Ann", "Bo"])
    >>> log.lay([0, 1, 2])
    >>> log.faults(), log.played()
    ([], [0, 1, 2])
    >>> log.end({"wild_discard": "free"})
    >>> log.turn, log.opened, log.before
    ('Bo', ['Ann'], [[0, 1, 2]])
    """

    def __init__(self, order, kept=None):
        self.order = list(order)
        self.turn = self.order[0]
        self.opened = []
        self.before = []
        self.whole = False
        self.top = UNKNOWN
        self._steps = []
        if kept and len(kept) == _FIELDS:
            self._take_up(kept)
        self._settle()

    def form(self):
        """Return all of it as a list of texts, to be kept."""
        top = {UNKNOWN: "?", EMPTY: ""}.get(self.top)
        return [
            self.turn,
            list(self.opened),
            "|".join([_text(meld) for meld in self.before]),
            list(self._steps),
            self.whole,
            RUMSKI70.text(self.top) if top is None else top,
        ]

    def _take_up(self, kept):
        turn, opened, before, steps, self.whole, top = kept
        # Somebody may have left since.
        self.turn = turn if turn in self.order else self.order[0]
        self.opened = [name for name in opened if name in self.order]
        self.before = [_read(meld) for meld in before.split("|")] if before else []
        self._steps = list(steps)
        self.top = UNKNOWN if top == "?" else RUMSKI70.read(top) if top else EMPTY

    # -- the steps -------------------------------------------------------------------------

    def lay(self, cards):
        """Lay a new meld from the hand."""
        self._step(_LAY, 0, 0, cards)

    def add(self, at, cards):
        """Add cards from the hand to meld `at`."""
        self._step(_ADD, at, 0, cards)

    def move(self, at, cards, to):
        """Move cards of meld `at` to meld `to`, or to a meld of their own (NEW).

        A meld that is left without cards is gone, and those after it move up.
        """
        self._step(_MOVE, at, to, cards)

    def take_off(self, at, cards):
        """Take cards of meld `at` off the table: back to the hand that they came from, or
        wrongly.
        """
        self._step(_OFF, at, 0, cards)

    def lay_anew(self):
        """Begin to key the table as it lies now from nothing; what lay before stays known."""
        self._step(_ANEW, 0, 0, [])

    def can_undo(self):
        """Tell whether a step of this turn can be taken back."""
        return bool(self._steps)

    def undo(self):
        """Take back the last step of this turn."""
        self._steps.pop()
        self._settle()

    def _step(self, kind, at, to, cards):
        self._steps.append("%s %d %d %s" % (kind, at, to, _text(cards)))
        self._settle()

    def _settle(self):
        """Work out the melds, and whether a meld of the player's own came first (RSK-6)."""
        self.melds = [list(meld) for meld in self.before]
        # Which melds are of hand cards alone.
        self._pure = [False] * len(self.melds)
        self.own_melds = []
        # Whether a meld that lay there before was changed, and that before one's own was laid.
        self._touched = self._too_soon = False
        anew = False
        for step in self._steps:
            kind, at, to, words = step.split(" ", 3)
            if kind == _ANEW:
                self.melds, self._pure, anew = [], [], True
            else:
                self._apply(kind, int(at), int(to), _read(words))
        if anew:
            self._look_at_all()
        elif not self._touched:
            self.own_melds = self._own()

    def _own(self):
        pure = [self.melds[at] for at in range(len(self.melds)) if self._pure[at]]
        return [meld for meld in pure if not bad_melds([meld])]

    def _apply(self, kind, at, to, cards):
        melds, pure = self.melds, self._pure
        if kind == _LAY:
            melds.append(reading_order(cards))
            pure.append(True)
            return
        if not self._touched and not (pure[at] and (kind != _MOVE or to == NEW or pure[to])):
            self._touched = True
            self.own_melds = self._own()
            self._too_soon = not self.own_melds
        if kind == _ADD:
            melds[at] = reading_order(melds[at] + cards)
            return
        if kind == _MOVE and to == NEW:
            melds.append(reading_order(cards))
            pure.append(pure[at])
        elif kind == _MOVE:
            melds[to] = reading_order(melds[to] + cards)
            pure[to] = pure[to] and pure[at]
        melds[at] = reading_order(without(melds[at], cards)[0])
        if not melds[at]:
            melds.pop(at)
            pure.pop(at)

    def _look_at_all(self):
        """Of a table that was keyed anew, a meld of hand cards alone counts as laid first."""
        here = all_cards(self.before)
        old = [sorted(meld) for meld in self.before]
        new = [sorted(meld) for meld in self.melds]
        self._touched = bool([meld for meld in old if meld not in new])
        self.own_melds = []
        for meld in self.melds:
            if sorted(meld) in old:
                continue
            naturals = parts(meld)[0]
            if [card for card in naturals if card in here]:
                self._touched = True
            elif not bad_melds([meld]):
                self.own_melds.append(meld)
        self._too_soon = self._touched and not self.own_melds

    # -- what can be asked -----------------------------------------------------------------

    def played(self):
        """Return the cards that came from the hand in this turn."""
        return without(all_cards(self.melds), all_cards(self.before))[0]

    def legal_melds(self):
        """Return the melds as they lie now, or as they lay before the turn while these are not
        legal.
        """
        if not self._steps:
            return self.melds
        return self.before if self.faults() else self.melds

    def cards_there(self):
        """Return the cards of the `legal_melds`: nobody has them in hand."""
        return all_cards(self.legal_melds())

    def has_opened(self, name):
        """Tell whether `name` laid a meld of their own, in this turn or before (RSK-6)."""
        return name in self.opened or (name == self.turn and bool(self.own_melds))

    def is_new(self, at):
        """Tell whether meld `at` did not lie so before the turn."""
        return sorted(self.melds[at]) not in [sorted(meld) for meld in self.before]

    def faults(self):
        """Return all that is wrong with the table now: a list of (cards, RuleError), empty if it is
        legal.

        Each meld that is none has an entry with its cards (RSK-4, RSK-5), then what left the table
        (RSK-7), then a change by a player without a meld of their own (RSK-6).
        """
        found = [(self.melds[at], error) for at, error in bad_melds(self.melds)]
        missing = without(all_cards(self.before), all_cards(self.melds))[0]
        if missing:
            found.append(
                (missing, RuleError("RSK-7", "community.missing", cards=_text(sorted(missing))))
            )
        if self._too_soon and self.turn not in self.opened:
            found.append(([], RuleError("RSK-6", "community.not_opened")))
        return found

    # -- the end of a turn -----------------------------------------------------------------

    def check_end(self, house, card=None, out=False):
        """Raise RuleError unless the turn may end so: with `card` discarded or none, `out` with no
        hand left.

        RSK-4 to RSK-7 for the table, RSK-8 for the discard, RSK-3 for the duty to discard, which
        an empty hand ends (RSK-9).
        """
        for _, error in self.faults():
            raise error
        opened = self.turn in self.opened
        check_table(self.before, self.melds, self.played(), opened, self.own_melds)
        if card is None:
            if self.whole and not out:
                raise RuleError("RSK-3", "table_screen.must_discard", name=self.turn)
        elif self.top != UNKNOWN:
            check_discard(card, None if self.top == EMPTY else self.top, house)

    def end(self, house, card=None):
        """End the turn, with `card` discarded or none; raises RuleError where check_end does."""
        self.check_end(house, card)
        if card is not None:
            self.top = card
        if self.has_opened(self.turn) and self.turn not in self.opened:
            self.opened.append(self.turn)
        self.before = self.melds
        self._pass_on()

    def put_back(self):
        """RSK-14: the table is as it was, what was played is in the hand again, the turn is
        over.
        """
        self._pass_on()

    def _pass_on(self):
        self._steps = []
        self.whole = False
        at = self.order.index(self.turn)
        self.turn = self.order[(at + 1) % len(self.order)]
        self._settle()

    def way_back(self):
        """Return how to put the table back by hand (RSK-14): see
        `engine.games.rumski.way_back.way_back`.
        """
        return way_back(self.before, self.melds)

    def accept(self):
        """Take the table as it lies now for how it lay when the turn began, whatever was keyed.

        Raises RuleError where a meld is none.
        """
        for _, error in bad_melds(self.melds):
            raise error
        self.before = self.melds
        self._steps = []
        self._settle()

    def forget(self):
        """Begin with an empty table and nobody opened."""
        self.before = []
        self.opened = []
        self._steps = []
        self.whole = False
        self.top = UNKNOWN
        self._settle()

    def set_opened(self, name, yes):
        """Say whether `name` laid a meld of their own in an earlier turn."""
        self.opened = [
            other for other in self.order if (yes if other == name else other in self.opened)
        ]

    def take_pile(self, whole):
        """The player drew from the discard pile: the whole of it (RSK-3), or its top card."""
        self.whole = whole
        self.top = EMPTY if whole else UNKNOWN
