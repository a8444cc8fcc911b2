"""The games, by name; each is one module with one class, loaded when it is first needed."""

from engine.compat import forget_module

_BUILT_IN = ("rumino", "ginski", "rummoli", "rumski", "tuscan")
_guests = []


def names():
    """Return the names of all games, in the order in which they are offered."""
    return list(_BUILT_IN) + [guest.name for guest in _guests]


def load(name):
    """Return the class of the game called `name`; raises KeyError for another name."""
    for guest in _guests:
        if guest.name == name:
            return guest
    if name not in _BUILT_IN:
        raise KeyError(name)
    return __import__("engine.games." + name, None, None, ("GAME",)).GAME


def register(game):
    """Offer one more game: a class like those of this package."""
    for index in range(len(_guests)):
        if _guests[index].name == game.name:
            _guests[index] = game
            return
    _guests.append(game)


def unload(name):
    """Free the memory that a built-in game's module takes; it loads again when it is needed."""
    forget_module("engine.games", name)


def remove(name):
    """Offer a game that was registered no more."""
    for index in range(len(_guests)):
        if _guests[index].name == name:
            del _guests[index]
            return
