"""The games, by name; each is one class, its module imported when it is first needed."""

from engine.compat import load_module

# What a list of games shows of each, without importing it: title, least and most players.
_FACTS = (
    ("rumino", ("Rumino", 2, 6)),
    ("ginski", ("Ginski", 3, 3)),
    ("rummoli", ("Rummoli", 2, 8)),
    ("rumski", ("Rumski", 2, 6)),
    ("tuscan", (("all.title_tuscan", {}), 2, 4)),
)
# What each game imports in the order in which nothing nests (see firmware/preload.py); its class,
# `GAME`, is in the last module.
_SHARED = (
    "engine.cards",
    "engine.play.questions",
    "engine.play.house",
    "engine.play.effect",
    "engine.play.deal",
    "engine.games.shared.seats",
    "engine.games.shared.events",
    "engine.games.shared.asks",
    "engine.games.game",
    "engine.rummy.counted_hands",
)
_MODULES = {
    "rumino": ("engine.rummy.rules", "engine.games.rumino.rules", "engine.games.rumino.game"),
    "ginski": ("engine.rummy.rules", "engine.games.ginski.rules", "engine.games.ginski.game"),
    "rummoli": (
        "engine.games.rummoli.board",
        "engine.games.rummoli.asks",
        "engine.games.rummoli.hand",
        "engine.games.rummoli.game",
    ),
    "rumski": (
        "engine.rummy.rules",
        "engine.rummy.melds",
        "engine.games.rumski.rules",
        "engine.games.rumski.solver.layout",
        "engine.games.rumski.turn",
        "engine.games.rumski.way_back",
        "engine.games.rumski.table_log",
        "engine.games.rumski.game",
    ),
    "tuscan": ("engine.rummy.rules", "engine.games.tuscan.rules", "engine.games.tuscan.game"),
}
# The questions of `ask` that only one game answers, and the module that does.
QUESTIONS = (
    ("play", "engine.games.rumski.ask"),
    ("table", "engine.games.rumski.ask"),
    ("discard", "engine.games.rumski.ask"),
    ("classify", "engine.games.tuscan.ask"),
    ("showdown", "engine.games.tuscan.ask"),
    ("poker", "engine.games.rummoli.ask"),
    ("stops", "engine.games.rummoli.ask"),
)
# What is imported before anybody asks for it, each after what it imports itself: what every game
# of melds needs, and what settles disputes, where calls are deep (see firmware/preload.py).
IN_ADVANCE = (
    "engine.cards",
    "engine.rummy.rules",
    "engine.rummy.melds",
    "engine.games.rumski.rules",
    "engine.games.rumski.solver.layout",
    "engine.games.rumski.solver.states",
    "engine.games.rumski.solver.step",
    "engine.games.rumski.solver.search",
    "engine.games.rumski.solver.tidy",
    "engine.games.rumski.solver.play",
    "engine.games.rumski.turn",
    "engine.rummy.deadwood_masks",
    "engine.rummy.deadwood_search",
    "engine.rummy.deadwood",
    "engine.play.deal",
    "engine.play.effect",
    "engine.games.shared.seats",
    "engine.games.shared.events",
    "engine.games.shared.asks",
    "engine.games.game",
    "engine.rummy.counted_hands",
    "engine.referee.verdict",
    "engine.games.rummoli.poker",
    "engine.games.rummoli.poker_words",
    "engine.games.tuscan.rules",
    "engine.games.tuscan.hands",
    "engine.games.tuscan.decided",
    "engine.referee.rummy",
    "engine.games.rummoli.referee",
    "engine.games.tuscan.referee",
    "engine.games.rumski.referee",
)
_BUILT_IN = tuple([name for name, _ in _FACTS])
_guests = []
# The classes of the games that were loaded.
_loaded = {}


def names():
    """Return the names of all games, in the order in which they are offered."""
    return list(_BUILT_IN) + [guest.name for guest in _guests]


def facts(name):
    """Return (title, least players, most players) of a game; raises KeyError for another name.

    A title is a text, or a `(key, facts)` pair where languages differ.

    >>> facts("ginski")
    ('Ginski', 3, 3)
    """
    for built_in, found in _FACTS:
        if built_in == name:
            return found
    game = load(name)
    return game.title, game.least, game.most


def load(name):
    """Return the class of the game called `name`; raises KeyError for another name."""
    for guest in _guests:
        if guest.name == name:
            return guest
    found = _loaded.get(name)
    if found is None:
        for module in _SHARED + _MODULES[name]:
            last = load_module(module)
        found = _loaded[name] = last.GAME
    return found


def register(game):
    """Offer one more game: a class like those of this package."""
    for index in range(len(_guests)):
        if _guests[index].name == game.name:
            _guests[index] = game
            return
    _guests.append(game)


def remove(name):
    """Offer a game that was registered no more."""
    for index in range(len(_guests)):
        if _guests[index].name == name:
            del _guests[index]
            return
