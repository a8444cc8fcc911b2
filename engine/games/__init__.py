"""The games, by name; each is one class, its module imported when it is first needed."""

from engine.compat import load_module

# What a list of games shows of each, without importing it: title, least and most players.
_FACTS = (
    ("rumino", ("Rumino", 2, 6)),
    ("ginski", ("Ginski", 3, 3)),
    ("rummoli", ("Rummoli", 2, 8)),
    ("rumski", ("Rumski", 2, 6)),
    ("tuscan", (("all.title_tuscan", {}), 2, 4)),
    ("any", (("all.title_any", {}), 2, 8)),
)
# Where each game's class, `GAME`, is.
_MODULES = {
    "rumino": "engine.games.rumino",
    "ginski": "engine.games.ginski",
    "rummoli": "engine.games.rummoli.game",
    "rumski": "engine.games.rumski.game",
    "tuscan": "engine.games.tuscan.game",
    "any": "engine.games.any",
}
_BUILT_IN = tuple([name for name, _ in _FACTS])
_guests = []


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
    return load_module(_MODULES[name]).GAME


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
