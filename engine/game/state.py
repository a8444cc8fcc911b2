"""An object with state of its own that a game has beside the kernel: its board, its columns."""

from ..compat import TYPE_CHECKING, is_list, is_object

if TYPE_CHECKING:
    from typing import Any, Self


class State:
    """What copies itself and can be compared, by the names of its attributes in `_state`.

    They are lists, dicts, immutable values and other Parts. A Part knows no game.
    """

    _state: "tuple[str, ...]" = ()

    def copy(self) -> "Self":
        """Return an independent copy."""
        copy = object.__new__(type(self))
        for name in self._state:
            setattr(copy, name, copied(getattr(self, name)))
        return copy

    def is_like(self, other: "Self") -> bool:
        """Return whether `other`, of the same class, is in the same state."""
        return all([same(getattr(self, name), getattr(other, name)) for name in self._state])


def copied(value: object) -> "Any":
    """Return a copy of a piece of state, as deep as state goes."""
    if is_list(value):
        return [copied(item) for item in value]
    if is_object(value):
        return {key: copied(value[key]) for key in value}
    return value.copy() if isinstance(value, State) else value


def same(mine: "Any", its: "Any") -> bool:
    """Return whether two pieces of state are equal."""
    if isinstance(mine, State):
        return mine.is_like(its)
    if is_list(mine) and mine and isinstance(mine[0], State):
        return len(mine) == len(its) and all([mine[at].is_like(its[at]) for at in range(len(mine))])
    return mine == its
