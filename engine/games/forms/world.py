"""What an expression of a form sees: fields, options, what is carried and scores, by slots."""

from ...compat import TYPE_CHECKING, is_object
from .expressions import ONCE, run
from .form import (
    CARRIED,
    EDITION,
    FIELD,
    IDLE,
    OF_PLAYER,
    OF_SIDE,
    PHASE,
    PLAYERS,
    ROUND,
    STARTED,
    TOTAL,
    TURN,
    WHO_ONCE,
    WHO_SIDE,
)

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from .form import Form


class World:
    """The values of one moment: `said` are the fields so far, `names` who is in play.

    A value that stands for each player is a list in the order of `names`; that of a side stands
    there once for each of its players.
    """

    def __init__(self, form: "Form", game: "Any", said: "dict[str, Any]") -> None:
        self.form = form
        self.game = game
        self.said = said
        self.names: list[str] = game.names_in_play()
        # The places of each player's side, and of the first player of each side.
        self.units: list[list[int]] = [[at] for at in range(len(self.names))]
        self.heads: list[int] = list(range(len(self.names)))
        self.values: list[Any] = [None] * len(form.slots)
        for option in form.options:
            self.values[option.slot] = option.worth(game.house[option.name])
        # What makes the sides of this round, where the seats do not.
        self.sided = sided(form, said, self.names) if form.by else None
        if game.sides.lists:
            self._pair(game.sides.lists)
        elif self.sided:
            self._pair(_parted(self.names, self.sided, game.idle(self)))

    def _pair(self, sides: "Sequence[Sequence[str]]") -> None:
        self.heads = []
        for side in sides:
            unit = [self.names.index(name) for name in side if name in self.names]
            for at in unit:
                self.units[at] = unit
            if unit:
                self.heads.append(unit[0])
        self.heads.sort()

    def head(self, name: str) -> str:
        """Return the first player of the side of `name`."""
        return self.names[self.units[self.names.index(name)][0]]

    def group(self, at: int) -> list[str]:
        """Return the names of the side of the player `at`."""
        return [self.names[one] for one in self.units[at]]

    def words(self, at: int) -> str:
        """Return the names of the side of the player `at` as one text: "Ana + Cy"."""
        return " + ".join(self.group(at))

    def whose(self, mode: int, at: int) -> "list[int]":
        """Return the places over which a call goes, for the player or side `at`.

        0 all players, 1 all sides, 2 the players of the side, 3 the side, 4 and 5 all others.
        """
        if mode == 0:
            return list(range(len(self.names)))
        if mode == 1:
            return self.heads
        own = self.units[at]
        if mode == 2:
            return own
        if mode == 3:
            return own[:1]
        return [
            one for one in (self.heads if mode == 5 else range(len(self.names))) if one not in own
        ]

    def forget(self, slots: "tuple[int, ...]") -> None:
        """Forget the value of a field that is being asked, and what was worked out."""
        for slot in slots:
            if slot >= 0:
                self.values[slot] = None
        for slot in self.form.lets:
            self.values[slot] = None

    def fetch(self, slot: int) -> "Any":
        """Return the value of a slot, and keep it."""
        kind, name = self.form.slots[slot]
        game, said = self.game, self.said
        if kind == FIELD:
            value = value_of(said.get(name))
        elif kind == OF_PLAYER:
            given = _given(said.get(name))
            value = [value_of(given.get(one)) for one in self.names]
        elif kind == OF_SIDE:
            given = _given(said.get(name))
            value = [value_of(given.get(self.names[unit[0]])) for unit in self.units]
        elif kind == WHO_ONCE:
            value = 0 if said.get(name) is None else 1
        elif kind > WHO_ONCE and kind <= WHO_SIDE:
            who = said.get(name)
            value = [1 if one == who else 0 for one in self.names]
            if kind == WHO_SIDE:
                value = [max([value[at] for at in unit]) for unit in self.units]
        elif kind == ROUND:
            value = game.rounds + 1
        elif kind == PLAYERS:
            value = len(self.names)
        elif kind == EDITION:
            value = game.house.get("edition", 1)
        elif kind == STARTED:
            value = game.started
        elif kind == TOTAL:
            value = [game.find(one).score for one in self.names]
        elif kind == CARRIED:
            kept = game.carried.get(name, {})
            value = [kept.get(one, 0) for one in self.names]
        elif kind == PHASE:
            value = game.phase()[name]
        elif kind == TURN:
            order = game.following(game.dealer)
            value = [order.index(one) + 1 for one in self.names]
        elif kind == IDLE:
            code: Any = self.form.idle
            value = [run(code, self, at) for at in range(len(self.names))]
        else:
            raise ValueError(kind)
        self.values[slot] = value
        return value

    def work_out(self, slot: int) -> None:
        """Work out the value of a let, those that it needs are there."""
        code = self.form.lets[slot]
        if code.level == ONCE:
            self.values[slot] = run(code, self)
            return
        found: list[Any] = [0] * len(self.names)
        for at in range(len(self.names)):
            unit = self.units[at]
            # A value of a side stands once for each of its players.
            if code.level > 1 and unit[0] != at and unit[0] < at:
                found[at] = found[unit[0]]
            else:
                found[at] = run(code, self, at)
        self.values[slot] = found


def sided(form: "Form", said: "dict[str, Any]", names: "list[str]") -> "list[bool] | None":
    """Return which of two sides each of `names` is on, by the field that says so; None for none."""
    if form.by is None or said.get(form.by.name) is None:
        return None
    value = said[form.by.name]
    return [bool(value.get(one)) if is_object(value) else value == one for one in names]


def _parted(names: "list[str]", sides: "list[bool]", idle: "Sequence[str]") -> "list[list[str]]":
    """Return the two sides; whoever sits out is on neither."""
    found: list[list[str]] = [[name] for name in idle]
    for which in (True, False):
        side = [names[at] for at in range(len(names)) if sides[at] == which]
        side = [name for name in side if name not in idle]
        found += [side] if side else []
    return found


def value_of(value: "Any") -> "Any":
    """Return a value of an event as an expression has it."""
    if value is None or value is False:
        return 0
    return 1 if value is True else value


def _given(value: "Any") -> "dict[str, Any]":
    return value if is_object(value) else {}
