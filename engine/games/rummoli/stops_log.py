"""The stops phase of Rummoli as it is keyed at the table, card by card (RML-9 to RML-13).

The hands are not known here: only what was laid, and how many cards everybody was dealt. So a card
that nobody has is what the players say it is, and a wrong play may show only later; then it stands
(RML-18), and the phase goes on.
"""

from engine.cards import STANDARD52
from engine.games.rummoli.stops import BLACK, RED, Course, colour
from engine.play.deal import WIDOW

_NOWHERE = "-"


def sizes(game, buyer=None):
    """Return {name: cards} that everybody holds after the deal and the widow (RML-5, RML-6).

    `game` is a Rummoli game within a hand, `buyer` who bought the widow, if somebody did.
    """
    counts = game.deal().counts
    widow = counts.pop(WIDOW)
    if game.widow == "exchanged":
        counts[game.dealer] = widow
    elif buyer is not None:
        counts[buyer] = widow
    return counts


class Phase:
    """Who laid what so far, and what may come next.

    `players` are the names in seat order, `dealt` {name: cards dealt}, `spaces` the board's pay
    spaces, `first` who leads first, None where that is not known; `kept` is what `form` returned.

    `due` is the card that comes next, or None where a lead is due: then `leader` is whose lead it
    is (None: not known), `colour` which colour (None: the lowest of all), and `deadlock` tells that
    no such card is left. `rule`, `key` and `facts` say why (see Course).

    >>> phase = Phase(["Ann", "Bo"], {"Ann": 3, "Bo": 2}, ["7-8-9"], "Ann")
    >>> phase.lay("Ann", 6), phase.due, phase.left("Ann"), phase.out
    (None, 7, 2, None)
    >>> phase.lay("Bo", 7), phase.pass_over(), phase.due, phase.leader, phase.colour
    (None, None, None, 'Bo', 'red')
    """

    def __init__(self, players, dealt, spaces, first=None, kept=None):
        self.players = list(players)
        self.dealt = dealt
        self.spaces = spaces
        self.first = first
        # Each a (name, card).
        self.plays = []
        # The card due was said to be nowhere.
        self.passed = False
        self._take_up(kept or ())

    @property
    def last(self):
        """The name of who laid the last card, or leads first; None where nobody is known to."""
        return self.plays[-1][0] if self.plays else self.first

    @property
    def out(self):
        """The name of who laid the last card of the hand (RML-13), or None."""
        if self.plays and self.left(self.last) == 0:
            return self.last
        return None

    def _take_up(self, kept):
        for name, words in kept:
            for word in words.split():
                if word == _NOWHERE:
                    self.passed = True
                else:
                    self.plays.append((name, STANDARD52.read(word)))
        self._settle()

    def form(self):
        """Return what was laid as a list of [name, card texts], to be kept; a last "-" is a
        stop.
        """
        form = []
        for name, card in self.plays:
            word = STANDARD52.text(card)
            if form and form[-1][0] == name:
                form[-1][1] += " " + word
            else:
                form.append([name, word])
        if self.passed:
            form[-1][1] += " " + _NOWHERE
        return form

    def _course(self, plays, stands):
        plays = [(name, (card,)) for name, card in plays]
        return Course(plays, self.players, None, self.spaces, stands)

    def _settle(self):
        """Work out how things stand; what was wrong stands."""
        self.stands = []
        while True:
            course = self._course(self.plays, self.stands)
            if course.index is None:
                break
            self.stands.append(course.index)
        self.rule, self.key, self.facts = course.rule, course.key, course.facts
        self.collects = course.collects
        self.due = None if self.passed else course.next
        self.leader, self.colour = course.leader, course.lead_colour
        self.deadlock = course.deadlock
        if not self.plays:
            self.leader = self.first
        elif self.passed and course.next is not None:
            last = self.plays[-1]
            self.leader = last[0]
            self.colour = RED if colour(last[1]) == BLACK else BLACK
            self.deadlock = len(self.laid(self.colour)) == 26
            self.rule = "RML-11" if self.deadlock else "RML-10"

    # -- what happens ----------------------------------------------------------------------

    def judge(self, name, card):
        """Return (index, rule, key, facts) of the play that is wrong if `name` lays `card`, or
        None.

        `index` is that of this play, or of an earlier one that this card proves to be wrong.
        """
        course = self._course(self.plays + [(name, card)], self.stands)
        if course.index is None:
            return None
        return course.index, course.rule, course.key, course.facts

    def lay(self, name, card):
        """Let `name` lay `card`, right or wrong."""
        self.plays.append((name, card))
        self.passed = False
        self._settle()

    def pass_over(self):
        """Note that nobody has the card due: the suit is stopped (RML-9)."""
        self.passed = True
        self._settle()

    def take_back(self):
        """Take the last step back: that the suit is stopped, or the last card laid."""
        led = None
        if self.passed:
            self.passed = False
        elif self.plays:
            led = self.plays.pop()[1]
        self._settle()
        if led is not None and self.due is not None and colour(led) != colour(self.due):
            # The suit was stopped before that lead.
            self.pass_over()

    # -- what is known ---------------------------------------------------------------------

    def laid(self, wanted=None):
        """Return the cards that were laid, of one colour or (None) of both."""
        return [card for _, card in self.plays if wanted is None or colour(card) == wanted]

    def cannot_lead(self):
        """Return the cards that cannot be led: those laid, and those of the wrong colour
        (RML-10).
        """
        cards = []
        laid = self.laid()
        for card in range(52):
            if card in laid or (self.colour is not None and colour(card) != self.colour):
                cards.append(card)
        return tuple(cards)

    def brought(self):
        """Return the (name, space) that the last card completed."""
        before = self._course(self.plays[:-1], self.stands).collects
        return [pair for pair in self.collects if pair not in before]

    def left(self, name):
        """Return how many cards `name` has left, or None where more were laid than were dealt."""
        count = self.dealt[name] - len([who for who, _ in self.plays if who == name])
        return count if count >= 0 else None

    def still_held(self):
        """Return {name: cards left} of those of whom it is known that they have some."""
        held = {}
        for name in self.players:
            count = self.left(name)
            if count:
                held[name] = count
        return held
