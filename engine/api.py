"""What `import meldmate` offers: the engine's answers as Python values.

Where pip or mip installs the engine, its package is called `meldmate`, and this is its `__init__`.
Cards are texts as `docs/rules.md` writes them, in a list or in one text: `"2H 3H"`. `house` are
house rules by their names there. What is malformed raises InputError, which names the `field`, and
what a rule refuses RuleError, which names the `rule`; both are EngineErrors.
"""

from . import games
from .ask import MOMENT, answer, answered
from .compat import TYPE_CHECKING, copied, is_object, is_sequence, load_module
from .errors import EngineError, InputError, RuleError
from .record import ledger as record
from .texts import listed, quoted

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from .game.effect import Effect
    from .game.game import Game
    from .types import Event, House, Log

    # A score form.
    Form = Mapping[str, Any]

__all__ = [
    "EngineError",
    "InputError",
    "Ledger",
    "Play",
    "RuleError",
    "answer",
    "best_discard",
    "deadwood",
    "game",
    "melds",
    "opens",
    "play",
    "poker",
]


if TYPE_CHECKING:
    # The one name that is worked out: any other is an error to a type checker.
    __version__: str

else:

    def __getattr__(name):
        """Return `__version__` of the package: pip keeps it, and mip writes it into this module."""
        if name != "__version__" or __name__ != "meldmate":
            raise AttributeError("module %r has no attribute %r" % (__name__, name))
        return load_module("importlib.metadata").version(__name__)


class Play:
    """What can be laid on a table: `cards` from the hand, the new `table`, a list of melds.

    `proved` says that no more cards can be laid.
    """

    def __init__(self, cards: list[str], table: list[list[str]], proved: bool) -> None:
        self.cards = cards
        self.table = table
        self.proved = proved

    def __repr__(self) -> str:
        return "Play(%r, %r, %r)" % (self.cards, self.table, self.proved)


class Ledger(record.Ledger):
    """One game from its first event on: `engine.record.ledger.Ledger`, for people who type.

    `game` is a name, a class, or a score form: the name of one that is ready, or its data, as in
    docs/forms.md. `house` has the house rules that differ from the standard ones, and cards in
    events are lists or texts. What is given is copied. Raises InputError.

    >>> ledger = Ledger("rumski", ["Ana", "Ben"])
    >>> effect = ledger.add({"event": "round", "winner": "Ana", "points": {"Ben": 25}})
    >>> ledger
    <Ledger of <rumski: Ana 25, Ben 0>, events: 1>
    """

    def __init__(
        self,
        game: "str | type[Game] | dict[str, Any]",
        names: list[str],
        house: "House | None" = None,
        dealer: str | None = None,
        log: "Log | None" = None,
        copies: int = 4,
    ) -> None:
        kind = _game(game)
        super().__init__(kind, names, kind.settle(copied(house)), dealer, log, copies)

    def add(self, entry: "Event") -> "Effect":
        """Apply one entry and return the Effect of the last event, at the start one of nothing."""
        return super().add(_event(self.game_class, entry)) or self.game.effect("start")

    def check(self, entry: "Event") -> None:
        super().check(_event(self.game_class, entry))

    def preview(self, entry: "Event") -> "tuple[Effect, Game]":
        return super().preview(_event(self.game_class, entry))


def _game(game: object) -> "type[Game]":
    """Return the class of a game given by its name, class or form; raise InputError."""
    if isinstance(game, type) and hasattr(game, "check_names"):
        return game
    if is_object(game):
        return games.forms.own(copied(game))
    for name in (game, games.forms.PREFIX + game if isinstance(game, str) else game):
        if games.known(name):
            return games.load(str(name))
    forms = [row[0] for row in games.forms.SHIPPED]
    names = listed(games.names() + forms, True)
    raise InputError("game", "ask.unknown_game", name=quoted(game), names=names)


def _cards(cards: "Any") -> "Any":
    """Return cards that are given as one text, or as a tuple, as a list."""
    if isinstance(cards, str):
        return cards.replace(",", " ").split()
    return list(cards) if is_sequence(cards) else cards


def _each(hands: "Any") -> "Any":
    """Return the cards of each player, of whom some may be given as one text."""
    return {name: _cards(hands[name]) for name in hands} if is_object(hands) else hands


def _event(game: "type[Game]", entry: "Any") -> "Event":
    """Return an entry of a ledger of `game` with its cards in lists; raise InputError."""
    if not is_object(entry):
        raise InputError("event", "ask.not_an_object", field="event")
    found = copied(entry)
    for name in game.kind(found.get("event")).of_cards:
        if name in found:
            given = found[name]
            found[name] = _each(given) if is_object(given) else _cards(given)
    if is_object(found.get("to")):
        # What an amend puts in an event's place.
        found["to"] = _event(game, found["to"])
    return found


def _asked(ask: str, house: "House", **fields: "Any") -> "dict[str, Any]":
    return answered(dict(fields, ask=ask, options=house))


def _judged(ask: str, game: object, cards: "Any", house: "House") -> "dict[str, Any]":
    """Return the answer about cards of a game, or of a form: itself, or "form:" and its name."""
    fields: dict[str, Any] = {"game": game, "cards": _cards(cards)}
    form = game[5:] if isinstance(game, str) and game[:5] == "form:" else game
    if is_object(game) or form is not game:
        fields["game"], fields["form"] = "form", form
        house = dict(house)
        for name in MOMENT:
            if name in house:
                fields[name] = house.pop(name)
    return _asked(ask, house, **fields)


def game(name: str) -> "type[Game]":
    """Return the class of a game; raise InputError if there is none.

    >>> game("rumski").title
    'Rumski'
    """
    return _game(name)


def melds(game: "str | Form", cards: "str | Sequence[str]", **house: "Any") -> list[list[str]]:
    """Return the melds that leave the least deadwood of a hand, each a list of cards.

    >>> melds("rumino", ["5H", "6H", "7H", "KS", "KD", "KC", "2D"])
    [['KS', 'KD', 'KC'], ['5H', '6H', '7H']]
    """
    return _judged("deadwood", game, cards, house)["melds"]


def deadwood(game: "str | Form", cards: "str | Sequence[str]", **house: "Any") -> int:
    """Return the least deadwood of a hand, in points.

    >>> deadwood("rumino", "5H 6H 7H KS KD KC 2D")
    2
    """
    return _judged("deadwood", game, cards, house)["deadwood"]


def best_discard(game: "str | Form", cards: "str | Sequence[str]", **house: "Any") -> str:
    """Return the discard that leaves the least deadwood of a hand and the drawn card.

    >>> best_discard("rumino", ["5H", "6H", "7H", "KS", "KD", "KC", "2D", "9C"])
    '9C'
    """
    return _judged("best_discard", game, cards, house)["discard"]


def opens(game: "str | Form", cards: "str | Sequence[str]", **house: "Any") -> bool:
    """Return whether cards can be laid down as the first melds, by a form that says what these are.

    `game` is a form, or "form:" and the name of one; `round`, `players`, `turned`, `total` and
    `stage` may be given beside house rules, here and in the other questions about a form.

    >>> field = {"field": "points", "for": "each player", "is": "0 to 999"}
    >>> step = {"step": "round", "fields": [field], "score": "points"}
    >>> rummy = {"form": "rummy", "players": [2, 6], "steps": [step], "end": {"wins": "low"}}
    >>> rummy["melds"] = {"deck": "52 x 2", "run": "3", "opens": "30 points"}
    >>> opens(rummy, "9H 10H JH"), opens(rummy, "9H 10H JH QH")
    (False, True)
    """
    return _judged("opens", game, cards, house)["ok"]


def play(
    hand: "str | Sequence[str]", table: "Sequence[str | Sequence[str]]" = (), opened: bool = True
) -> Play:
    """Return the most cards of a hand that can be laid on a table of Rumski, as a Play.

    >>> play(["R5"], [["R2", "R3", "R4"]]).table
    [['R2', 'R3', 'R4', 'R5']]
    """
    laid = [_cards(meld) for meld in table] if is_sequence(table) else table
    found = _asked("play", {}, game="rumski", hand=_cards(hand), table=laid, opened=opened)
    return Play(found["cards"], found["table"], found["proved"])


def poker(hands: "Mapping[str, str | Sequence[str]]", **house: "Any") -> list[str]:
    """Return who holds the best poker hand, {name: five or more cards}; several if they tie.

    >>> poker({"Ana": ["9H", "9D", "4S", "2C", "KD"], "Ben": ["9S", "9C", "4D", "2H", "AD"]})
    ['Ben']
    """
    return _asked("poker", house, game="rummoli", hands=_each(hands))["winners"]
