"""The stops phase of Rummoli: what may be laid next, who leads, who collects (RML-9 to RML-13).

Method: hands only shrink, so whoever lays a card held it before. For each of the 52 cards its owner
and the time when it was laid are noted. So it is known, as far as it can be, what each
player held at any time, and the plays are checked one by one. Nothing is searched: there are at
most 52 cards, and for each lead the deck is read once per player.

Bounds: owners and times take 104 bytes. A whole phase allocates 7 KB of short-lived objects on a
board. The slowest of 1,500 random phases of two to eight players took 2.5 times the mean.

If the remaining hands are given, everything is known: a card that no one holds is in the widow's
dead hand. Without them, a card that was not laid may be dead or held, and a play is wrong only if
other cards, laid earlier or later, prove it.
"""

from ...compat import TYPE_CHECKING
from .board import height, needs, spaces

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ...types import Facts, Hands, House, Laid

RED = "red"
BLACK = "black"

_NOBODY = 255
_LATER = 255

# The first cards of the suits, and of those of each colour; the ranks minus one from the 2 up to
# the ace.
_SUITS = (0, 13, 26, 39)
_SHADES = {BLACK: (0, 39), RED: (13, 26)}
_UPWARDS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0)


def colour(card: int) -> str:
    """Return the colour of a card of the standard deck.

    >>> colour(0), colour(13), colour(26), colour(39)
    ('black', 'red', 'red', 'black')
    """
    return RED if card // 13 in (1, 2) else BLACK


def after(card: int) -> int | None:
    """Return the next card of the suit, or None after an ace.

    >>> after(8), after(12), after(0)
    (9, 0, None)
    """
    return None if height(card) == 12 else card + 1 if card % 13 < 12 else card - 12


def led_suits(house: "House", last: int | None) -> tuple[int, ...]:
    """Return the first cards of the suits that may be led after `last`, or first of all (None).

    That is RML-10 with the house rule next_lead, and RML-9 with first_suit.

    >>> led_suits({"next_lead": "suit"}, 9)
    (13, 26, 39)
    """
    if last is None:
        return _SUITS if house["first_suit"] == "any" else _SHADES[house["first_suit"]]
    if house["next_lead"] == "colour":
        return _SHADES[RED if colour(last) == BLACK else BLACK]
    if house["next_lead"] == "any":
        return _SUITS
    return tuple([suit for suit in _SUITS if suit != last - last % 13])


def one_colour(suits: tuple[int, ...]) -> str | None:
    """Return the colour of `suits`, or None if they are of both.

    >>> one_colour((0, 39)), one_colour((0, 13))
    ('black', None)
    """
    shades = [colour(suit) for suit in suits]
    return shades[0] if shades.count(shades[0]) == len(shades) else None


def suits_word(suits: tuple[int, ...]) -> str:
    """Return which suits they are: a colour, "another" than the last one, or "any"."""
    return one_colour(suits) or ("any" if len(suits) == 4 else "another")


class Course:
    """The stops phase as far as it was played.

    `plays` is a list of (name, cards): one or more cards that a player laid in turn. `players` are
    the names in seat order, the next one to the left. `hands` is None, or a dict with the cards
    each player has left. `house` are the house rules: what may be led, the board, and whether its
    pay cards collect in this phase. All cards are different.

    A wrong play ends the course, unless its index is in `stands`: then the table accepted it
    (RML-18) and what follows is judged from there.

    `index` is the first wrong play, or None. `next` is the card that continues, or None. `stopped`,
    `leader`, `lead_colour` (None: of both), `deadlock`, `over` (a player has no cards left) and
    `collects`, a list of (name, space), describe the situation at the end, or before the first
    wrong play. `missed` is true if that play was wrong because the next card was due and another
    was laid.

    `rule`, `key` and `facts` give the reason, for `judge_stops` of the referee: RML-9 for the next
    card or the first lead, RML-10 for a later lead, RML-11 for a deadlock, RML-13 for the end.

    >>> from engine.games.rummoli.game import Rummoli
    >>> laid = [("Ann", [6]), ("Bo", [7, 8])]
    >>> course = Course(laid, ["Ann", "Bo"], None, Rummoli.with_defaults(None))
    >>> course.index, course.next, course.stopped, course.collects
    (None, 9, False, [])
    """

    key: str

    def __init__(
        self,
        plays: "Sequence[Laid]",
        players: list[str],
        hands: "Hands | None",
        house: "House",
        stands: "Sequence[int]" = (),
    ) -> None:
        self._players = players
        self._house = house
        self.hands_known = hands is not None
        self._laid: list[int] = []
        self._who: list[int] = []
        self._owner = bytearray(b"\xff" * 52)
        self._when = bytearray(b"\xff" * 52)
        self._follow(plays, hands, stands)

    # -- from the first play on ------------------------------------------------------------

    def _follow(
        self,
        plays: "Sequence[Laid]",
        hands: "Hands | None",
        stands: "Sequence[int]",
    ) -> None:
        entries: list[int] = []
        for at in range(len(plays)):
            seat = self._players.index(plays[at][0])
            for card in plays[at][1]:
                self._owner[card] = seat
                self._when[card] = len(self._laid)
                self._laid.append(card)
                self._who.append(seat)
                entries.append(at)
        self._note_hands(hands)
        self._spaces: list[tuple[str, tuple[tuple[int, ...], ...]]] = []
        if self._house["collect"] == "played":
            self._spaces = [(space, needs(space)) for space in spaces(self._house["board"])]
        self.collects: list[tuple[str, str]] = []
        self.index: int | None = None
        self.missed = False
        streak = 0
        for time in range(len(self._laid)):
            self._stand(time)
            if not self._follows(time) and entries[time] not in stands:
                self.index = entries[time]
                return
            if time and self._who[time] != self._who[time - 1]:
                streak = time
            self._collect(time, streak)
        self._stand(len(self._laid))

    def _note_hands(self, hands: "Hands | None") -> None:
        """Note who holds the remaining cards, and when the first player went out (RML-13)."""
        self._end = len(self._laid)
        self._out: int | None = None
        if hands is None:
            return
        for seat in range(len(self._players)):
            cards = hands[self._players[seat]]
            for card in cards:
                self._owner[card] = seat
            if not cards:
                last = len(self._laid) - 1
                while last >= 0 and self._who[last] != seat:
                    last -= 1
                end = last + 1 if last >= 0 else len(self._laid)
                if self._out is None or end < self._end:
                    self._end = end
                    self._out = seat

    # -- how things stand ------------------------------------------------------------------

    def _stand(self, time: int) -> None:
        """Work out what may happen once `time` cards have been laid."""
        self.next: int | None = None
        self.leader: str | None = None
        self.lead_colour: str | None = None
        self.stopped = self.deadlock = False
        self.over = self._out is not None and time >= self._end
        if self._out is not None and self.over:
            self.stopped = True
            self._because("RML-13", "out", name=self._players[self._out])
            return
        if not time:
            if self._who:
                self.leader = self._players[self._who[0]]
            self.lead_colour = one_colour(led_suits(self._house, None))
            first = "first_" + self._house["first_lead"]
            self._because("RML-9", first)
            return
        card = after(self._laid[time - 1])
        if card is not None:
            held = self._owner[card] != _NOBODY
            if self._when[card] >= time and (held or not self.hands_known):
                self.next = card
                self._because("RML-9", "next" if held else "next_open", card=card)
                return
        self.stopped = True
        self._find_leader(time, led_suits(self._house, self._laid[time - 1]))

    def _find_leader(self, time: int, suits: tuple[int, ...]) -> None:
        """Find who leads: the last player, or the next who has one of `suits` (RML-10, RML-11)."""
        seat = self._who[time - 1]
        if self.hands_known:
            for _ in self._players:
                if self._lowest(seat, time, suits) is not None:
                    break
                seat = (seat + 1) % len(self._players)
            else:
                self.deadlock = True
                self._no_one(suits)
                return
        elif not self._any_left(time, suits):
            self._no_one(suits)
            return
        self.leader = self._players[seat]
        self.lead_colour = one_colour(suits)
        key = "lead" if self.hands_known else "lead_open"
        self._because("RML-10", key, name=self.leader, **self._shade(suits))

    @staticmethod
    def _shade(suits: tuple[int, ...]) -> "Facts":
        return {"colour": ("stops." + suits_word(suits), {})}

    @staticmethod
    def _by_suits(key: str, suits: tuple[int, ...]) -> str:
        """Return the key of a sentence about who has one of `suits`."""
        return key if one_colour(suits) else key + "_" + suits_word(suits)

    def _no_one(self, suits: tuple[int, ...]) -> None:
        key = self._by_suits("deadlock", suits)
        self._because("RML-11", key, **self._shade(suits))

    def _any_left(self, time: int, suits: tuple[int, ...]) -> bool:
        """Return whether a card of `suits` had not been laid before `time`."""
        for suit in suits:
            for card in range(suit, suit + 13):
                if self._when[card] >= time:
                    return True
        return False

    def _lowest(self, seat: int, time: int, suits: tuple[int, ...]) -> int | None:
        """Return the lowest card of `suits` that a player is known to hold, or None.

        Of several the first is returned.
        """
        for rank in _UPWARDS:
            for suit in suits:
                if self._owner[suit + rank] == seat and self._when[suit + rank] >= time:
                    return suit + rank
        return None

    # -- one play --------------------------------------------------------------------------

    def _follows(self, time: int) -> bool:
        """Return whether the play at `time` is right; if not, note why."""
        card = self._laid[time]
        if self.over or self.deadlock:
            if self._out is not None and self.over:
                self._because("RML-13", "bad_over", name=self._players[self._out])
            else:
                self.key = "bad_" + self.key
            return False
        suits = led_suits(self._house, self._laid[time - 1] if time else None)
        suit = card - card % 13
        if not time:
            if suit not in suits:
                self._because("RML-9", "bad_first", **self._shade(suits))
                return False
            return self._leads_lowest(time, suits, "RML-9")
        last = self._laid[time - 1]
        if card == self.next:
            return True
        # Without the hands it is unknown whether a card that no one lays was dead. But a card of
        # the same suit, where another must be led, was hardly meant as a lead.
        if self.next is not None and (
            self._owner[self.next] != _NOBODY or (suit == last - last % 13 and suit not in suits)
        ):
            self.missed = True
            self._because("RML-9", "bad_next", last=last, card=self.next)
            return False
        if suit not in suits:
            shade = self._shade(suits)
            self._because("RML-10", "bad_colour", last=last, **shade)
            return False
        seat = self._who[time - 1]
        while seat != self._who[time]:
            if self._lowest(seat, time, suits) is not None:
                key, name = self._by_suits("bad_leader", suits), self._players[seat]
                self._because("RML-10", key, name=name, **self._shade(suits))
                return False
            seat = (seat + 1) % len(self._players)
        return self._leads_lowest(time, suits, "RML-10")

    def _leads_lowest(self, time: int, suits: tuple[int, ...], rule: str) -> bool:
        """Return whether the card at `time`, one of `suits`, is as low as it must be."""
        seat, card = self._who[time], self._laid[time]
        if self._house["lowest"] == "suit":
            suits = (card - card % 13,)
        lower = self._lowest(seat, time, suits)
        # The card laid at `time` is itself one of them.
        assert lower is not None
        if height(lower) == height(card):
            return True
        self._because(rule, "bad_lowest", name=self._players[seat], card=lower)
        return False

    def _collect(self, time: int, streak: int) -> None:
        """Give the player the spaces that the card laid at `time` completes (RML-12).

        `streak` is the time since when the player's cards have followed each other without
        another's in between.
        """
        for at in range(len(self._spaces)):
            space, ways = self._spaces[at]
            for way in ways:
                if way[-1] == self._laid[time] and self._in_order(way, streak):
                    self.collects.append((self._players[self._who[time]], space))
                    # The next to complete the space finds it empty.
                    self._spaces[at] = (space, ())

    def _in_order(self, way: tuple[int, ...], since: int) -> bool:
        for card in way:
            if not since <= self._when[card] < _LATER:
                return False
            since = self._when[card] + 1
        return True

    def _because(self, rule: str, key: str, **facts: "Any") -> None:
        self.rule = rule
        self.key = key
        self.facts = facts
