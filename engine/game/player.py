"""A player of a game: a name, a score, and whether they are still in."""

from .part import Part


class Player(Part):
    """A player: `name`, `score`, `gone` (left the game), `out` (the round they went out, or 0)."""

    _state = ("name", "score", "gone", "out")

    def __init__(self, name: str, score: int = 0) -> None:
        self.name = name
        self.score = score
        self.gone = False
        self.out = 0

    def __repr__(self) -> str:
        return "<%s %d>" % (self.name, self.score)

    def copy(self) -> "Player":
        copy = Player(self.name, self.score)
        copy.gone = self.gone
        copy.out = self.out
        return copy
