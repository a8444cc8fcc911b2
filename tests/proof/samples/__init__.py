"""Samples of the games, one file for each: who plays, a first round, how a score is corrected.

Every test that walks over all games plays with these, and so do the tools that play by themselves.
A game's file has a class `Own`, a Sample. The files are plain Python: the portable tests read them
inside MicroPython, too. tests/host/docs/ohhell/ has one of a game that is not in the program.
"""

from engine.compat import TYPE_CHECKING, load_module

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.types import Event


class Sample:
    """What the tests and tools must know of a game to play it."""

    # The names of those at a usual table, in seat order.
    players: "tuple[str, ...]" = ()

    @staticmethod
    def rounds(names: "Sequence[str]") -> "list[Event]":
        """Return the events of a first round or two of `names`, as many as `players`.

        They stand under the standard house rules and do not end the game.
        """
        raise NotImplementedError

    @staticmethod
    def correction(names: "Sequence[str]", reason: str) -> "Event":
        """Return the event that corrects the score of the second of `names`."""
        return {"event": "adjust", "player": names[1], "by": -7, "reason": reason}


def of(name: str) -> "type[Sample]":
    """Return the sample of the game called `name`; raise ImportError if it has none.

    >>> of("ginski").players
    ('Ana', 'Ben', 'Cy')
    """
    try:
        return load_module("tests.proof.samples." + name).Own
    except ImportError:
        raise ImportError("%s has no sample: write tests/proof/samples/%s.py" % (name, name))
