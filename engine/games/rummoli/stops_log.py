"""The stops phase of Rummoli as entered at the table, card by card (RML-9 to RML-13).

The hands are unknown here: only the cards laid and the number dealt to each player are known. So
the players themselves say which card no one has, and a wrong play may show only later; then it
stands (RML-18) and the phase continues.
"""

from ...cards import STANDARD52
from ...compat import TYPE_CHECKING
from ...game.deal import WIDOW
from .stops import Course, after, led_suits

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...types import House
    from .chips import RummoliChips

_NOWHERE = "-"


def sizes(game: "RummoliChips") -> dict[str, int]:
    """Return {name: cards} held by each player after the deal and the widow (RML-5, RML-6).

    `game` is a Rummoli game during a hand.
    """
    plan = game.deal()
    assert plan is not None
    counts = plan.counts
    widow = counts.pop(WIDOW)
    if game.widow == "exchanged":
        counts[game.dealer] = widow
    elif game.buyer is not None:
        counts[game.buyer] = widow
    return counts


class Phase:
    """Who has laid what so far, and what may come next.

    `players` are the names in seat order, `dealt` is {name: cards dealt}, `house` are the house
    rules. `first` is who leads first, or None if unknown. `saved` is what `form` returned earlier.

    `due` is the card that comes next, or None if a lead is due. Then `leader` is who leads (None:
    unknown), `suits` are the first cards of the suits that may be led, and `deadlock` is true if no
    such card is left.

    >>> from engine.games.rummoli.game import Rummoli
    >>> phase = Phase(["Ann", "Bo"], {"Ann": 3, "Bo": 2}, Rummoli.with_defaults(None), "Ann")
    >>> phase.lay("Ann", 6), phase.due, phase.left("Ann"), phase.out
    (None, 7, 2, None)
    >>> phase.lay("Bo", 7), phase.pass_over(), phase.due, phase.leader, phase.suits
    (None, None, None, 'Bo', (13, 26))
    """

    def __init__(
        self,
        players: "Sequence[str]",
        dealt: dict[str, int],
        house: "House",
        first: str | None = None,
        saved: list[list[str]] | None = None,
    ) -> None:
        self.players = list(players)
        self.dealt = dealt
        self.house = house
        self.first = first
        # (name, card) of each card laid.
        self.plays: list[tuple[str, int]] = []
        # Whether the players said that no one has the card due.
        self.passed = False
        self._take_up(saved or ())

    @property
    def last(self) -> str | None:
        """The name of the player who laid the last card or leads first; None if unknown."""
        return self.plays[-1][0] if self.plays else self.first

    @property
    def out(self) -> str | None:
        """The name of the player who laid their last card (RML-13), or None."""
        if self.plays:
            name = self.plays[-1][0]
            if self.left(name) == 0:
                return name
        return None

    def _take_up(self, saved: "Sequence[Sequence[str]]") -> None:
        for name, words in saved:
            for word in words.split():
                if word == _NOWHERE:
                    self.passed = True
                else:
                    self.plays.append((name, STANDARD52.read(word)))
        self._settle()

    def form(self) -> list[list[str]]:
        """Return the cards laid as a list of [name, card texts]; a final "-" is a stop."""
        form: list[list[str]] = []
        for name, card in self.plays:
            word = STANDARD52.text(card)
            if form and form[-1][0] == name:
                form[-1][1] += " " + word
            else:
                form.append([name, word])
        if self.passed:
            form[-1][1] += " " + _NOWHERE
        return form

    def _course(self, plays: list[tuple[str, int]], stands: list[int]) -> Course:
        one_by_one = [(name, (card,)) for name, card in plays]
        return Course(one_by_one, self.players, None, self.house, stands)

    def _settle(self) -> None:
        """Work out the situation; wrong plays stand."""
        self.stands: list[int] = []
        # Each turn accepts one more of the plays.
        while True:
            course = self._course(self.plays, self.stands)
            if course.index is None:
                break
            self.stands.append(course.index)
        self.collects = course.collects
        self.due = None if self.passed else course.next
        self.leader = course.leader
        self.deadlock = course.deadlock
        self.suits = led_suits(self.house, self.plays[-1][1] if self.plays else None)
        if not self.plays:
            self.leader = self.first
        elif self.passed and course.next is not None:
            self.leader = self.plays[-1][0]
            laid = [card for card in self.laid() if card - card % 13 in self.suits]
            self.deadlock = len(laid) == 13 * len(self.suits)

    # -- what happens ----------------------------------------------------------------------

    def with_play(self, name: str, card: int) -> Course:
        """Return the Course if `name` lays `card`, with the wrong plays so far accepted.

        Its `index` is that of this play, or of an earlier one that this card proves wrong, or None.
        """
        return self._course(self.plays + [(name, card)], self.stands)

    def lay(self, name: str, card: int) -> None:
        """Let `name` lay `card`, whether that is right or wrong."""
        self.plays.append((name, card))
        self.passed = False
        self._settle()

    def pass_over(self) -> None:
        """Note that no one has the card due: the suit is stopped (RML-9)."""
        self.passed = True
        self._settle()

    def take_back(self) -> None:
        """Take back the last step: a stopped suit, or the last card laid."""
        led = None
        if self.passed:
            self.passed = False
        elif self.plays:
            led = self.plays.pop()[1]
        self._settle()
        if led is not None and self.due not in (None, led) and led - led % 13 in self.suits:
            # The suit was stopped before that lead.
            self.pass_over()

    # -- what is known ---------------------------------------------------------------------

    def laid(self) -> list[int]:
        """Return the cards laid."""
        return [card for _, card in self.plays]

    def cannot_lead(self) -> tuple[int, ...]:
        """Return the cards that cannot be led: those laid or of another suit (RML-9, RML-10)."""
        cards: list[int] = []
        laid = self.laid()
        for card in range(STANDARD52.size):
            if card in laid or card - card % 13 not in self.suits:
                cards.append(card)
        return tuple(cards)

    def passes(self) -> dict[str, int]:
        """Return {name: chips} that the players put on Rummoli as they had to pass (RML-24).

        Who is between the last card and the next one passed; where nobody has the next card, all
        others did. Who leads first passes where the first card is black and they have none (RML-9).
        """
        how = self.house["pass_chip"]
        chips = dict.fromkeys(self.players, 0)
        if self.plays and self.first is not None and self.house["first_suit"] != "any":
            order = self._from(self.first)
            for passed in order[: order.index(self.plays[0][0])] if how != "no" else ():
                chips[passed] += 1
        for at in range(len(self.plays)) if how != "no" else ():
            name, card = self.plays[at]
            due = after(card)
            if due in [other for _, other in self.plays[:at]]:
                due = None
            order = self._from(name)
            who = self.plays[at + 1][0] if at + 1 < len(self.plays) else None
            passing: list[str] = []
            if who is not None and due == self.plays[at + 1][1]:
                passing = order[1 : order.index(who)] if how == "turn" else []
            elif who is not None or self.passed:
                passing = order[1:] if how == "turn" and due is not None else []
                # Then the lead goes round.
                passing += order[: order.index(who)] if who is not None else []
            for passed in passing:
                chips[passed] += 1
        return chips

    def _from(self, name: str) -> list[str]:
        """Return the names from `name` to the left."""
        at = self.players.index(name)
        return self.players[at:] + self.players[:at]

    def brought(self) -> list[tuple[str, str]]:
        """Return the (name, space) pairs that the last card completed."""
        before = self._course(self.plays[:-1], self.stands).collects
        return [pair for pair in self.collects if pair not in before]

    def left(self, name: str) -> int | None:
        """Return how many cards `name` has left, or None if more were laid than dealt."""
        count = self.dealt[name] - len([who for who, _ in self.plays if who == name])
        return count if count >= 0 else None

    def still_held(self) -> dict[str, int]:
        """Return {name: cards left} of the players known to have some."""
        held: dict[str, int] = {}
        for name in self.players:
            count = self.left(name)
            if count:
                held[name] = count
        return held
