"""What is kept in memory of the forms that were read: shipped ones, own ones, older editions.

A reading is a form as it was read: the class of its game, whose attribute `form` it is. Nobody
else keeps one. Some are held: that of the game on the table, of a form that is tried, of a
question. The others stay for as long as there is room, those used last; a form is read again when
it is needed again, and its texts have the same keys then.
"""

from ...compat import (
    TYPE_CHECKING,
    const,
    crc32,
    drop_package,
    free_memory,
    is_list,
    is_object,
    load_module,
    utf8,
    weak_values,
)

if TYPE_CHECKING:
    from typing import Any

    from ...game.game import Game

# The bytes of all readings, as `weight` counts them, where memory is short: one of a large form, or
# some of small ones, since reading again costs less than memory in many pieces. And elsewhere.
_BOARD, _COMPUTER = const(24 * 1024), const(4 * 1024 * 1024)
# The package of the modules that read a form. They take as much memory as a large form, so whoever
# has read lets go of them.
_READERS = "engine.games.forms.reading"
# No form has lists and objects nested so deep; what is deeper is not looked at.
_DEEP = const(16)


class Reading:
    """A form that was read: the class of its `game`, and its `weight` in bytes.

    While it is `held` by anybody it stays; if it is `listed`, it may stay afterwards, too.
    """

    def __init__(self, game: "Any", weight: int, listed: bool = False):
        self.game = game
        self.weight = weight
        self.held = 0
        self.listed = listed


# The readings, that used last at the end.
_readings: "list[Reading]" = []
# Section -> class, of all that is alive, where the runtime can tell: who has a game has its texts.
_alive: "Any" = weak_values()
# What is called with each section that is let go, to let go of its texts.
_after: "list[Any]" = []


def reader(part: str) -> "Any":
    """Return the module that reads a part of a form."""
    return load_module(_READERS + "." + part)


def let_go_of_readers() -> None:
    """Let go of the modules that read a form, where memory is short."""
    drop_package(_READERS)


def then(dropped: "Any") -> None:
    """Have `dropped(game)` called with the class of each game whose reading is let go."""
    _after[:] = [dropped]


def room() -> int:
    """Return how many bytes the readings may take that nobody holds, with those that are held."""
    return _COMPUTER if free_memory() is None else _BOARD


def weight(data: "Any") -> int:
    """Return about how many bytes a form's reading takes on a board, with its texts.

    Of all forms that ship, and of their copies in JSON, it is within a quarter of what was
    measured.
    """
    return _size(data) * 9 // 4


def _size(value: "Any", deep: int = 0) -> int:
    if isinstance(value, str):
        return 24 + len(value)
    if deep > _DEEP:
        return 0
    if is_object(value):
        return 32 + sum([12 + _size(value[name], deep + 1) for name in value])
    return 32 + sum([4 + _size(one, deep + 1) for one in value]) if is_list(value) else 0


def is_deep(value: "Any", deep: int = 0) -> bool:
    """Return whether lists and objects are nested deeper than in any form."""
    if deep > _DEEP:
        return True
    if is_object(value):
        return any([is_deep(value[name], deep + 1) for name in value])
    return is_list(value) and any([is_deep(one, deep + 1) for one in value])


def stamp(data: "Any", crc: int = 0, deep: int = 0) -> int:
    """Return a number by which two editions of a form differ, whatever the order of names.

    >>> stamp({"a": [1, True], "b": "c"}) == stamp({"b": "c", "a": [1, True]})
    True
    >>> stamp({"a": [1, "1"]}) == stamp({"a": ["1", 1]}), stamp(["a", ["b"]]) == stamp([["a"], "b"])
    (False, False)
    """
    if deep > _DEEP:
        return crc
    if is_object(data):
        crc = crc32(b"{", crc)
        for name in sorted(data, key=str):
            crc = stamp(data[name], stamp(name, crc, deep), deep + 1)
        return crc32(b"}", crc)
    if is_list(data):
        crc = crc32(b"[", crc)
        for one in data:
            crc = stamp(one, crc, deep + 1)
        return crc32(b"]", crc)
    # What tells a text from a number, and the end of each.
    kind = "s%s\n" if isinstance(data, str) else "n%s\n"
    return crc32(utf8(kind % (data,)), crc) & 0xFFFFFFFF


def find(section: str) -> "Reading | None":
    """Return the reading of the game whose texts have this section, or None."""
    for one in _readings:
        if one.game.section == section:
            return one
    return None


def game_of(section: str) -> "type[Game] | None":
    """Return the class of the game whose texts have this section, or None if it was let go."""
    found = find(section)
    if found:
        return found.game
    return _alive.get(section) if _alive is not None else None


def listed(name: str) -> "Reading | None":
    """Return the listed reading of the game called `name` that was used last, or None."""
    found = None
    for one in _readings:
        if one.listed and one.game.name == name:
            found = one
    return found


def last(prefix: str) -> "type[Game] | None":
    """Return the class used last of those with a prefix, or None."""
    found = None
    for one in _readings:
        if one.game.prefix == prefix:
            found = one.game
    return found


def use(reading: "Reading") -> "type[Game]":
    """Note that a reading is used now; return its class."""
    _readings.remove(reading)
    _readings.append(reading)
    return reading.game


def add(reading: "Reading") -> None:
    """Keep a reading that was just made."""
    _readings.append(reading)
    if _alive is not None:
        _alive[reading.game.section] = reading.game


def make_room(more: int, most: "int | None" = None) -> None:
    """Let go of what nobody holds, that used longest ago first, until `more` bytes have room.

    What is held stays, so there may be less room than that.
    """
    left = (room() if most is None else most) - more - sum([one.weight for one in _readings])
    for one in list(_readings):
        if left >= 0:
            return
        if not one.held:
            left += one.weight
            drop(one)


def let_go(reading: "Reading") -> None:
    """Note that somebody holds a reading no longer."""
    reading.held -= 1
    if not reading.held and not reading.listed:
        drop(reading)
        if _alive is not None:
            _alive.pop(reading.game.section, None)


def drop(reading: "Reading") -> None:
    """Let go of a reading."""
    _readings.remove(reading)
    for dropped in _after:
        dropped(reading.game)
