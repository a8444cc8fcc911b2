"""The screens, one per module; each module's `SCREEN` is the class that `App.open` makes.

They are in rooms, by what a person does there, and a screen is named by both: "table.menu". A
game's own screens are in a separate folder, and the game lists them (`Game.aids`).
"""

# Screens of games that are not built in: name -> module.
_guests: dict[str, str] = {}


def register(name: str, module: str) -> None:
    """Let `App.open` find the screen `name` in `module`, such as "mygame.screens.count"."""
    _guests[name] = module


def remove(name: str) -> None:
    """Forget a screen that was registered."""
    _guests.pop(name, None)


def module_of(name: str) -> str:
    """Return the module of a screen.

    >>> module_of("table.menu")
    'firmware.screens.table.menu'
    """
    return _guests.get(name) or "firmware.screens." + name
