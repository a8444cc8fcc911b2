"""What `import meldmate` offers: the engine's answers as Python values.

Where pip or mip installs the engine, its package is called `meldmate`, and this is its `__init__`.
Cards are texts as `docs/rules.md` writes them; `house` are house rules by their names there. Where
a question is malformed, or a rule of play refuses it, ValueError says why in one sentence.
"""

from . import games
from .ask import answer
from .compat import TYPE_CHECKING
from .record.ledger import Ledger

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from .games.game import Game

__all__ = ["Ledger", "Play", "answer", "best_discard", "deadwood", "game", "melds", "play", "poker"]


class Play:
    """What can be laid on a table: `cards` from the hand, the new `table`, a list of melds.

    `proved` says that no more cards can be laid.
    """

    def __init__(self, cards: list[str], table: list[list[str]], proved: bool) -> None:
        self.cards = cards
        self.table = table
        self.proved = proved


def _asked(ask: str, house: "dict[str, Any]", **fields: "Any") -> "dict[str, Any]":
    found = answer(dict(fields, ask=ask, options=house))
    if "error" in found:
        raise ValueError("{}: {}".format(found["field"], found["error"]))
    if found.get("ok") is False:
        raise ValueError("{}: {}".format(found["rule"], found["why"]))
    return found


def game(name: str) -> "type[Game]":
    """Return the class of a game, for a Ledger; raise KeyError if there is none.

    >>> ledger = Ledger(game("rumski"), ["Ana", "Ben"])
    >>> effect = ledger.add({"event": "round", "winner": "Ana", "points": {"Ben": 25}})
    >>> [(player.name, player.score) for player in ledger.game.players]
    [('Ana', 25), ('Ben', 0)]
    """
    return games.load(name)


def melds(game: str, cards: "Sequence[str]", **house: "Any") -> list[list[str]]:
    """Return the melds that leave the least deadwood of a hand, each a list of cards.

    >>> melds("rumino", ["5H", "6H", "7H", "KS", "KD", "KC", "2D"])
    [['KS', 'KD', 'KC'], ['5H', '6H', '7H']]
    """
    return _asked("deadwood", house, game=game, cards=list(cards))["melds"]


def deadwood(game: str, cards: "Sequence[str]", **house: "Any") -> int:
    """Return the least deadwood of a hand, in points.

    >>> deadwood("rumino", ["5H", "6H", "7H", "KS", "KD", "KC", "2D"])
    2
    """
    return _asked("deadwood", house, game=game, cards=list(cards))["deadwood"]


def best_discard(game: str, cards: "Sequence[str]", **house: "Any") -> str:
    """Return the discard that leaves the least deadwood of a hand and the drawn card.

    >>> best_discard("rumino", ["5H", "6H", "7H", "KS", "KD", "KC", "2D", "9C"])
    '9C'
    """
    return _asked("best_discard", house, game=game, cards=list(cards))["discard"]


def play(hand: "Sequence[str]", table: "Sequence[Sequence[str]]" = (), opened: bool = True) -> Play:
    """Return the most cards of a hand that can be laid on a table of Rumski, as a Play.

    >>> play(["R5"], [["R2", "R3", "R4"]]).table
    [['R2', 'R3', 'R4', 'R5']]
    """
    found = _asked(
        "play", {}, game="rumski", hand=list(hand), table=[list(meld) for meld in table],
        opened=opened,
    )  # fmt: skip
    return Play(found["cards"], found["table"], found["proved"])


def poker(hands: "dict[str, Sequence[str]]", **house: "Any") -> list[str]:
    """Return who holds the best poker hand, {name: five or more cards}; several if they tie.

    >>> poker({"Ana": ["9H", "9D", "4S", "2C", "KD"], "Ben": ["9S", "9C", "4D", "2H", "AD"]})
    ['Ben']
    """
    cards = {name: list(hands[name]) for name in hands}
    return _asked("poker", house, game="rummoli", hands=cards)["winners"]
