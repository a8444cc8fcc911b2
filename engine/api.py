"""What `import meldmate` offers: a game that one holds, and the engine's answers as Python values.

Where pip or mip installs the engine, its package is called `meldmate`, and this is its `__init__`.
Cards are texts as `docs/rules.md` writes them, in a list or in one text: `"2H 3H"`. `house` are
house rules by their names there. What is malformed raises InputError, which names the `field`, and
what a rule refuses RuleError, which names the `rule`; both are EngineErrors. All is said in
English, or in the language that `use_language` has chosen.
"""

import json

from . import games
from .ask import MOMENT, answer, answered, unknown_game
from .compat import TYPE_CHECKING, copied, is_object, is_sequence, load_module
from .errors import EngineError, InputError, RuleError
from .record import ledger as record
from .texts import LANGUAGES, listed, quoted, use

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from .game.effect import Effect
    from .game.game import Game as GameClass
    from .types import Event, House, Log

    # A score form.
    Form = Mapping[str, Any]

__all__ = [
    "LANGUAGES",
    "EngineError",
    "Game",
    "InputError",
    "Ledger",
    "Play",
    "RuleError",
    "answer",
    "best_discard",
    "deadwood",
    "game_class",
    "is_meld",
    "melds",
    "opens",
    "play",
    "poker",
    "use_language",
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


class Game:
    """One game that people play with cards: what happens is added, and it knows how it stands.

    `game` is a name, a class, or a score form: the name of one that is ready, or its data, as in
    docs/forms.md. `players` are the names in seat order, `house` has the house rules that differ
    from the standard ones, and `dealer` deals first (None: the first name). Cards are lists or
    texts. What is given is copied. Raises InputError. `ledger` is what keeps the entries.

    An event is its name and its fields, as in docs/dev/ask.md. What is malformed raises InputError,
    what a rule refuses RuleError; the game is then as it was.

    >>> game = Game("rumski", ["Ana", "Ben"])
    >>> game.add("round", winner="Ana", points={"Ben": 25})
    >>> game
    <Game of rumski: Ana 25, Ben 0>
    """

    def __init__(
        self,
        game: "str | type[GameClass] | Form",
        players: list[str],
        house: "House | None" = None,
        dealer: str | None = None,
    ) -> None:
        self.ledger = Ledger(game, players, house, dealer)

    @classmethod
    def load(cls, text: str) -> "Game":
        """Return the game that `str()` has written; raise InputError for any other text.

        What was undone can be redone in it, too.
        """
        try:
            data: Any = json.loads(text)
        except ValueError:
            data = None
        if not is_object(data) or not is_sequence(data.get("events")):
            raise InputError("text", "ask.no_object")
        known: Any = {"game": None, "form": None, "players": None, "options": None, "dealer": None}
        known.update(data)
        given = known["form"] if known["game"] == "form" else known["game"]
        game = cls(given, known["players"], known["options"], known["dealer"])
        for entry in known["events"]:
            game.ledger.add(entry)
        return game

    def __str__(self) -> str:
        """Return the game as one line of JSON: the question `score` of docs/dev/ask.md."""
        ledger = self.ledger
        name = ledger.game_class.name
        data: dict[str, Any] = {"ask": "score", "game": name, "players": ledger.names}
        if name[:5] == games.forms.PREFIX:
            data["game"] = "form"
            form: Any = ledger.game_class
            data["form"] = form.form.data or name[5:]
        if ledger.first_dealer:
            data["dealer"] = ledger.first_dealer
        data["options"] = ledger.house
        data["events"] = [ledger.log[at] for at in range(len(ledger.log))]
        return json.dumps(data)

    def __repr__(self) -> str:
        return "<Game of %s" % repr(self.ledger.game)[1:]

    # -- what happens --------------------------------------------------------------------------

    def add(self, event: str, **fields: "Any") -> None:
        """Add an event: `add("round", ender="Bo", deadwood={"Ana": 31, "Bo": 4})`."""
        self.ledger.add(_named(event, fields))

    def amend(self, index: int, event: str, **fields: "Any") -> None:
        """Replace the event `history[index]`; later ones are scored anew."""
        self.ledger.add({"event": "amend", "index": index, "to": _named(event, fields)})

    def undo(self) -> None:
        """Take back the last event or amend; raise RuleError if there is none."""
        self.ledger.add({"event": "undo"})

    def redo(self) -> None:
        """Bring back what `undo` took; raise RuleError if there is nothing."""
        self.ledger.add({"event": "redo"})

    def why_not(self, event: str, **fields: "Any") -> EngineError | None:
        """Return the error that `add` would raise, or None if it would add the event."""
        try:
            self.ledger.check(_named(event, fields))
        except EngineError as error:
            return error
        return None

    def can_add(self, event: str, **fields: "Any") -> bool:
        """Return whether `add` would add the event."""
        return self.why_not(event, **fields) is None

    @property
    def actions(self) -> list[str]:
        """The names of the events that can be added now, the likeliest first."""
        game = self.ledger.game
        return [name for name in game.actions() if game.why_not(name) is None]

    @property
    def history(self) -> "list[Event]":
        """The events in force, in order, each as it was last amended."""
        return [copied(event) for event in self.ledger.events()]

    @property
    def changes(self) -> list[dict[str, int]]:
        """What each event of `history` has changed: name -> points or chips."""
        return [dict(effect.changes) for _, _, effect, _ in self.ledger.history()]

    # -- how it stands -------------------------------------------------------------------------

    @property
    def players(self) -> list[str]:
        """The names in seat order, with those who are out or have left."""
        return [player.name for player in self.ledger.game.players]

    @property
    def scores(self) -> dict[str, int]:
        """Name -> points, or chips, in seat order."""
        return {player.name: player.score for player in self.ledger.game.players}

    @property
    def places(self) -> list[list[str]]:
        """The names from the best on; those who are equal share a list."""
        return [list(names) for names in self.ledger.game.places()]

    @property
    def leaders(self) -> list[str]:
        """The names of those who are ahead, or have won."""
        return self.winners or self.places[0]

    @property
    def winners(self) -> list[str]:
        """The names of those who have won; none while the game is played."""
        return list(self.ledger.game.winners)

    @property
    def out(self) -> list[str]:
        """The names of those who are out by the rules, in the order in which they went out."""
        game = self.ledger.game
        return list(game.elimination.names(game.winners))

    @property
    def pots(self) -> dict[str, int]:
        """Section -> the chips on it, of a game with a board."""
        return dict(self.ledger.game.board.pots)

    @property
    def dealer(self) -> str | None:
        """The name of who deals next, or None after the end."""
        game = self.ledger.game
        return None if game.over else game.dealer

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.ledger.game.over

    @property
    def house(self) -> "House":
        """The house rules by name, all of them."""
        return copied(self.ledger.house)


class Ledger(record.Ledger):
    """What a `Game` holds: `engine.record.ledger.Ledger`, which also looks ahead.

    The arguments are those of Game. Entries are dicts, also `undo`, `redo` and `amend`; each
    returns its Effect: what it changes, the arithmetic, and the rules behind it.

    >>> ledger = Ledger("rumski", ["Ana", "Ben"])
    >>> effect = ledger.add({"event": "round", "winner": "Ana", "points": {"Ben": 25}})
    >>> ledger
    <Ledger of <rumski: Ana 25, Ben 0>, events: 1>
    """

    def __init__(
        self,
        game: "str | type[GameClass] | Form",
        names: list[str],
        house: "House | None" = None,
        dealer: str | None = None,
        log: "Log | None" = None,
        copies: int = 4,
    ) -> None:
        kind = _game(game)
        super().__init__(kind, names, kind.with_defaults(copied(house)), dealer, log, copies)

    def add(self, entry: "Event") -> "Effect":
        """Apply one entry and return the Effect of the last event, at the start one of nothing."""
        return super().add(_event(self.game_class, entry)) or self.game.effect("start")

    def check(self, entry: "Event") -> None:
        super().check(_event(self.game_class, entry))

    def preview(self, entry: "Event") -> "tuple[Effect, GameClass]":
        return super().preview(_event(self.game_class, entry))


def _game(game: object) -> "type[GameClass]":
    """Return the class of a game given by its name, class or form; raise InputError."""
    if isinstance(game, type) and hasattr(game, "check_names"):
        return game
    if is_object(game):
        return games.forms.class_of(copied(game))
    for name in (game, games.forms.PREFIX + game if isinstance(game, str) else game):
        if games.known(name):
            return games.load(str(name))
    if not isinstance(game, str):
        names = listed(_names(), True)
        raise InputError("game", "ask.unknown_game", name=quoted(game), names=names)
    raise unknown_game(game, _names())


def _names() -> list[str]:
    """Return the names of all games, with the forms that are ready."""
    return games.names() + [row[0] for row in games.forms.SHIPPED]


def _cards(cards: "Any") -> "Any":
    """Return cards that are given as one text, or as a tuple, as a list."""
    if isinstance(cards, str):
        return cards.replace(",", " ").split()
    return list(cards) if is_sequence(cards) else cards


def _each(hands: "Any") -> "Any":
    """Return the cards of each player, of whom some may be given as one text."""
    return {name: _cards(hands[name]) for name in hands} if is_object(hands) else hands


def _named(event: str, fields: "dict[str, Any]") -> "Event":
    """Return an event as an entry of a ledger."""
    entry = {"event": event}
    entry.update(fields)
    return entry


def _event(game: "type[GameClass]", entry: "Any") -> "Event":
    """Return an entry of a ledger of `game` with its cards in lists; raise InputError."""
    games.forms.use(game)
    if not is_object(entry):
        raise InputError("event", "ask.not_an_object", field="event")
    found = copied(entry)
    for name in game.event_type(found.get("event")).of_cards:
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
    """Return the answer about cards of a game, or of a form: itself or its name."""
    fields: dict[str, Any] = {"game": game, "cards": _cards(cards)}
    form: Any = game if is_object(game) else None
    if isinstance(game, str):
        if game[:5] == "form:":
            form = game[5:]
        elif games.known("form:" + game):
            form = game
    if form is not None:
        fields["game"], fields["form"] = "form", form
        house = dict(house)
        for name in MOMENT:
            if name in house:
                fields[name] = house.pop(name)
    return _asked(ask, house, **fields)


def use_language(language: str) -> None:
    """Say everything in `language` from now on, one of `LANGUAGES`; raise InputError for others.

    That holds for the texts of errors and effects, and for the answers of `answer` that name none.

    >>> use_language("it")
    >>> str(Game("rumski", ["Ana", "Bo"]).why_not("round", winner="Cy", points={}))
    'Cy non è in questa partita'
    >>> use_language("en")
    """
    if language not in LANGUAGES:
        names = listed(LANGUAGES, True)
        raise InputError("language", "ask.no_language", name=quoted(language), names=names)
    use(language)


def game_class(name: str) -> "type[GameClass]":
    """Return the class of a game; raise InputError if there is none.

    >>> game_class("rumski").title
    'Rumski'
    """
    return _game(name)


def is_meld(game: "str | Form", cards: "str | Sequence[str]", **house: "Any") -> bool:
    """Return whether cards are one meld; `answer` to a "meld" says which, and why not.

    >>> is_meld("rumino", "10S JS QS"), is_meld("rumino", "QS KS AS")
    (True, False)
    """
    return _judged("meld", game, cards, house)["ok"]


def melds(game: "str | Form", cards: "str | Sequence[str]", **house: "Any") -> list[list[str]]:
    """Return the melds that leave the least deadwood of a whole hand, each a list of cards.

    >>> melds("rumino", ["5H", "6H", "7H", "KS", "KD", "KC", "2D"])
    [['KS', 'KD', 'KC'], ['5H', '6H', '7H']]
    """
    return _judged("deadwood", game, cards, house)["melds"]


def deadwood(game: "str | Form", cards: "str | Sequence[str]", **house: "Any") -> int:
    """Return the least deadwood of a whole hand, in points.

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

    `game` is a form, or the name of one; `round`, `players`, `turned`, `total` and
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
