"""The games by name; each is a class whose module is imported when first needed."""

from ..compat import TYPE_CHECKING, load_module

if TYPE_CHECKING:
    from ..types import Label
    from .game import Game

# The list of games: the name, what is shown without importing the game (title, fewest and most
# players), and the module that has the game's class, `GAME`.
_GAMES: "tuple[tuple[str, Label, int, int, str], ...]" = (
    ("rumino", "Rumino", 2, 6, "engine.games.rumino.game"),
    ("ginski", "Ginski", 3, 3, "engine.games.ginski.game"),
    ("rummoli", "Rummoli", 2, 8, "engine.games.rummoli.game"),
    ("rumski", "Rumski", 2, 6, "engine.games.rumski.game"),
    ("tuscan", ("all.title_tuscan", {}), 2, 4, "engine.games.tuscan.game"),
    ("gin", "Gin Rummy", 2, 2, "engine.games.gin.game"),
    ("any", ("all.title_any", {}), 2, 8, "engine.games.any"),
)
# What the box remembers of a round beside the ledger (`Game.memos`): the name, and the field that
# it is kept under. Saved rounds have these fields, so they stay.
_MEMOS = (("stops", "plays"), ("table", "form"), ("upcard", "card"))
# The questions of `ask` that only one game answers, and the module that answers each.
QUESTIONS = (
    ("play", "engine.games.rumski.ask"),
    ("table", "engine.games.rumski.ask"),
    ("discard", "engine.games.rumski.ask"),
    ("classify", "engine.games.tuscan.ask"),
    ("showdown", "engine.games.tuscan.ask"),
    ("poker", "engine.games.rummoli.ask"),
    ("stops", "engine.games.rummoli.ask"),
    ("layoff", "engine.games.gin.ask"),
)
# The classes of registered games.
_guests: "list[type[Game]]" = []
# Game -> its class, once it is loaded.
_loaded: "dict[str, type[Game]]" = {}


def names() -> list[str]:
    """Return the names of all games, in the order in which they are offered."""
    return [row[0] for row in _GAMES] + [guest.name for guest in _guests]


def facts(name: str) -> "tuple[Label, int, int]":
    """Return (title, fewest players, most players) of a game; raise KeyError if there is none.

    A title is a text, or a `(key, facts)` pair if languages differ.

    >>> facts("ginski")
    ('Ginski', 3, 3)
    """
    for built_in, title, fewest, most, _ in _GAMES:
        if built_in == name:
            return title, fewest, most
    game = load(name)
    return game.title, game.min_players, game.max_players


def load(name: str) -> "type[Game]":
    """Return the class of the game called `name`; raise KeyError if there is none."""
    for guest in _guests:
        if guest.name == name:
            return guest
    if name not in _loaded:
        homes = [row[4] for row in _GAMES if row[0] == name]
        if not homes:
            raise KeyError(name)
        _loaded[name] = load_module(homes[0]).GAME
    return _loaded[name]


def memos() -> list[tuple[str, str]]:
    """Return [(name, field)] of what the box remembers of the rounds of all games."""
    return list(_MEMOS) + [memo for guest in _guests for memo in guest.memos]


def register(game: "type[Game]") -> None:
    """Add a game: a class like those of this package."""
    for index in range(len(_guests)):
        if _guests[index].name == game.name:
            _guests[index] = game
            return
    _guests.append(game)


def remove(name: str) -> None:
    """Remove a game that was registered."""
    for index in range(len(_guests)):
        if _guests[index].name == name:
            del _guests[index]
            return
