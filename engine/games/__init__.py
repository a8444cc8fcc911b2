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
# The modules to import before a game's own, each after those it imports itself (see
# firmware/preload.py): what all games share, and the parts of a game that has several modules.
_SHARED = (
    "engine.cards",
    "engine.record.questions",
    "engine.record.house",
    "engine.record.effect",
    "engine.record.deal",
    "engine.games.shared.facts",
    "engine.games.shared.seats",
    "engine.games.shared.events",
    "engine.games.shared.asks",
    "engine.games.shared.story",
    "engine.games.game",
    "engine.rummy.rules",
    "engine.rummy.counted_hands",
)
_PARTS: "dict[str, tuple[str, ...]]" = {
    "rumino": (
        "engine.rummy.rules",
        "engine.games.rumino.rules",
        "engine.games.shared.elimination",
    ),
    "ginski": ("engine.rummy.rules", "engine.games.ginski.rules"),
    "rummoli": (
        "engine.games.rummoli.board",
        "engine.games.rummoli.chips",
        "engine.games.rummoli.betting",
        "engine.games.rummoli.hand",
        "engine.games.rummoli.asks",
    ),
    "rumski": (
        "engine.rummy.rules",
        "engine.rummy.melds",
        "engine.games.rumski.rules",
        "engine.games.rumski.solver.layout",
        "engine.games.rumski.turn",
        "engine.games.rumski.steps",
        "engine.games.rumski.table_log",
    ),
    "tuscan": ("engine.rummy.rules", "engine.games.tuscan.rules"),
    "gin": (
        "engine.rummy.rules",
        "engine.rummy.melds",
        "engine.games.gin.rules",
        "engine.games.gin.columns",
        "engine.games.gin.knock",
        "engine.games.gin.asks",
    ),
    "any": ("engine.games.shared.elimination",),
}
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
# Modules to import early, each after those it imports itself: what every game needs (see
# firmware/preload.py).
IN_ADVANCE = _SHARED + ("engine.referee.verdict",)
# The modules that settle the disputes of each game, in such an order. Calls are deep where they are
# needed, so they are imported once the game is on the table.
_MELDS = (
    "engine.rummy.rules",
    "engine.rummy.melds",
    "engine.rummy.deadwood_search",
    "engine.rummy.deadwood",
    "engine.referee.rummy",
)
_DISPUTES: "dict[str, tuple[str, ...]]" = {
    "rumino": _MELDS,
    "ginski": _MELDS,
    "rummoli": (
        "engine.games.rummoli.poker",
        "engine.games.rummoli.showdown",
        "engine.games.rummoli.referee",
    ),
    "rumski": _MELDS
    + (
        "engine.games.rumski.rules",
        "engine.games.rumski.solver.layout",
        "engine.games.rumski.solver.states",
        "engine.games.rumski.solver.step",
        "engine.games.rumski.solver.search",
        "engine.games.rumski.solver.tidy",
        "engine.games.rumski.solver.play",
        "engine.games.rumski.turn",
        "engine.games.rumski.referee",
    ),
    "gin": _MELDS + ("engine.games.gin.layoff", "engine.games.gin.referee"),
    "tuscan": _MELDS
    + (
        "engine.games.tuscan.rules",
        "engine.games.tuscan.hands",
        "engine.games.tuscan.showdown",
        "engine.games.tuscan.decided",
        "engine.games.tuscan.referee",
    ),
}
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
        for module in _SHARED + _PARTS.get(name, ()):
            load_module(module)
        _loaded[name] = load_module(homes[0]).GAME
    return _loaded[name]


def memos() -> list[tuple[str, str]]:
    """Return [(name, field)] of what the box remembers of the rounds of all games."""
    return list(_MEMOS) + [memo for guest in _guests for memo in guest.memos]


def disputes(name: str) -> tuple[str, ...]:
    """Return the modules that settle the disputes of a game, each after those it imports.

    A registered game has none.
    """
    return _DISPUTES.get(name, ())


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
