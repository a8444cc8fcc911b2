"""What the house rules and the number of players settle before a round is played."""

from ...compat import TYPE_CHECKING
from ...errors import InputError, RuleError
from .expressions import run
from .form import EDITION, OPTION, PHASE, PLAYERS, ROUND, STARTED, TOTAL, TURN

if TYPE_CHECKING:
    from typing import Any

    from ...types import House
    from .expressions import Code
    from .form import Form, Range

    # What a part may be, each with what must be true; the last one is for all else.
    Either = list[tuple[Any, Code | None]]

# The kinds of values that are known before a round is played.
SETTLED = (OPTION, ROUND, PLAYERS, STARTED, TOTAL, PHASE, EDITION)
# Those that a deal goes by, besides the scores of all.
DEALT = (OPTION, ROUND, PLAYERS, STARTED, PHASE, EDITION)


class Settled:
    """The values that are there before a game is: house rules, how many play, each one's turn."""

    def __init__(self, form: "Form", house: "dict[str, Any]", count: int) -> None:
        self.values: list[Any] = [None] * len(form.slots)
        for option in form.options:
            if option.name in house:
                self.values[option.slot] = option.worth(house[option.name])
        for slot in range(len(form.slots)):
            kind = form.slots[slot][0]
            if kind in (PLAYERS, STARTED):
                self.values[slot] = count
            elif kind == EDITION:
                self.values[slot] = house.get("edition", form.edition)
            elif kind == TURN:
                self.values[slot] = list(range(1, count + 1))

    def of(self, code: "Code") -> int:
        """Return the value of an expression; raise RuleError where it has none."""
        return run(code, self)

    def chosen(self, words: "Either") -> "Any":
        """Return what a part is by now, of those with what must be true."""
        for word, code in words:
            if code is None or self.of(code):
                return word
        raise ValueError(words)


class Moment(Settled):
    """What expressions see in one moment of a game, where nothing has been entered yet."""

    def __init__(  # noqa: PLR0913  all that a moment has
        self,
        form: "Form",
        house: "House",
        players: int,
        round: int = 1,
        total: "int | list[int]" = 0,
        started: int = 0,
    ) -> None:
        """Make the moment; `total` is a player's score, or the scores of all.

        `started` is how many began the game, 0 for all who play.
        """
        super().__init__(form, house, players)
        self.count = players
        self.form = form
        for slot in range(len(form.slots)):
            kind = form.slots[slot][0]
            if kind == TOTAL:
                self.values[slot] = total
            elif kind == STARTED and started:
                self.values[slot] = started
        self.go_to(round)

    def go_to(self, round: int) -> None:
        """Make it the same moment of another round."""
        form = self.form
        for slot in range(len(form.slots)):
            kind, name = form.slots[slot]
            if kind == ROUND:
                self.values[slot] = round
            elif kind == PHASE:
                self.values[slot] = form.phases[phase_at(form, round - 1)][name]
            elif slot in form.lets:
                self.values[slot] = None

    def of(self, code: "Code") -> int:
        """Return the value of an expression; raise InputError where it has none."""
        try:
            return run(code, self)
        except RuleError as error:
            raise InputError("options", error.key, **error.facts)

    def whose(self, mode: int, at: int) -> "list[int]":
        """Return the places over which a call goes: all players."""
        return list(range(self.count))

    def work_out(self, slot: int) -> None:
        """Work out the value of a let."""
        self.values[slot] = run(self.form.lets[slot], self)


def phase_at(form: "Form", rounds: int) -> int:
    """Return the place of the phase after so many rounds; after the last one it stays."""
    for at in range(len(form.phases)):
        rounds -= form.phases[at]["times"]
        if rounds < 0:
            return at
    return len(form.phases) - 1


def can_sit_out(form: "Form", house: "dict[str, Any]", count: int) -> bool:
    """Return whether two or more of so many play a round, whoever sits out by `form.idle`."""
    assert form.idle is not None
    settled = Settled(form, house, count)
    try:
        return len([at for at in range(count) if not run(form.idle, settled, at)]) >= 2
    except RuleError:
        return False


def settled_range(form: "Form", given: "Range") -> bool:
    """Return whether the bounds of a range are known when a game begins."""
    codes = [given.least, given.most]
    slots = [slot for code in codes for slot in code.loads()]
    known = (OPTION, PLAYERS, EDITION)
    return not [code for code in codes if code.lets] and all(
        [slot >= 0 and form.slots[slot][0] in known for slot in slots]
    )
