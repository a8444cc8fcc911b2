"""A player of a game: a name, a score, and whether they are still in."""

from ..compat import TYPE_CHECKING
from ..errors import InputError
from .state import State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .board import Board

NAME_LENGTH = 200
# Listed, because CPython alone also strips the blanks of other scripts.
BLANK = " \t\n\r\v\f"


class Player(State):
    """A player: `name`, `score`, `has_left`, and `out_in_round`: when they went out, or 0."""

    _state = ("name", "score", "has_left", "out_in_round")

    def __init__(self, name: str, score: int = 0) -> None:
        self.name = name
        self.score = score
        self.has_left = False
        self.out_in_round = 0

    def __repr__(self) -> str:
        return "<%s %d>" % (self.name, self.score)

    def copy(self) -> "Player":
        copy = Player(self.name, self.score)
        copy.has_left = self.has_left
        copy.out_in_round = self.out_in_round
        return copy


def check_name(name: object, others: "Sequence[str]", board: "Board | None" = None) -> None:
    """Raise InputError (field "players") if `name` cannot join `others`, in a game with `board`."""
    if not isinstance(name, str) or not name.strip(BLANK) or len(name) > NAME_LENGTH:
        raise InputError("players", "all.name_length", max=NAME_LENGTH)
    if name in others or (board and board.is_reserved(name)):
        raise InputError("players", "all.name_taken", name=name)
