"""The people whose names are saved on the box, with their former names.

Saved games keep the names under which they were played: journals do not change, and two people who
are merged now may have played in the same game. Former names are saved instead, each with the
number of the latest game at that time. What is counted over several games, and the last table, asks
`called` who it was. All of it is one small value, replaced in one step.
"""

from engine.compat import TYPE_CHECKING, const, is_list, is_object, is_texts, is_whole

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any


_NAME = "roster"
_MAX_PEOPLE = const(24)


def is_people(value: object) -> bool:
    """Return whether a saved value has the form of the people.

    That is a list of names, or a dict of `names` and `was`, a list of [old name, new name, number
    of a game].
    """
    if is_object(value):
        was = value.get("was")
        return (
            is_texts(value.get("names"))
            and is_list(was)
            and all([is_list(row) and len(row) == 3 for row in was])
            and all([is_texts(row[:2]) and is_whole(row[2]) for row in was])
        )
    return is_texts(value)


def former_of(value: object) -> "list[Any]":
    """Return the former names in a saved value, a list of [old name, new name, number]."""
    return value["was"] if is_object(value) else []


def apart(players: "Sequence[str]", names: "Mapping[str, str]") -> dict[str, str]:
    """Return the part of `names`, {old: new}, that the players of one table can be called by.

    Two who are one person now may have sat at one table: there, each keeps the old name.

    >>> apart(["ana", "Ana", "Ben"], {"ana": "Ana", "Ben": "Bo"})
    {'Ben': 'Bo'}
    """
    found: dict[str, str] = {}
    for name in players:
        if names.get(name, name) != name:
            found[name] = names[name]
    # Each turn takes names out of `found`.
    while True:
        called = [found.get(name, name) for name in players]
        clashing = [name for name in found if called.count(found[name]) > 1]
        if not clashing:
            return found
        for name in clashing:
            del found[name]


def called_by(was: "list[Any]", name: str, number: int) -> str:
    """Return the present name of the person who was `name` in the game `number`.

    `was` has the former names, as in a saved value.
    """
    for old, new, last in was:
        if name == old and number <= last:
            name = new
    return name


class People:
    """The names in `store` (its `get`, and `put` to change them), the latest first.

    >>> class Store(dict):
    ...     def put(self, name, value):
    ...         self[name] = value
    ...         return True
    >>> people = People(Store(roster=["Ana", "Ben", "ana"]))
    >>> people.rename("ana", "Ana", 7), people.names(), people.former("Ana")
    (True, ['Ana', 'Ben'], ['ana'])
    >>> people.called("ana", 7), people.called("ana", 8)
    ('Ana', 'ana')
    >>> people.separate("ana", "Ana"), people.names(), people.called("ana", 7)
    (True, ['ana', 'Ana', 'Ben'], 'ana')
    """

    def __init__(self, store: "Any"):
        self._store = store

    def _read(self) -> "tuple[list[str], list[Any]]":
        value: Any = self._store.get(_NAME, [])
        if is_object(value):
            return list(value["names"]), list(value["was"])
        return list(value), []

    def _write(self, names: list[str], was: "list[Any]") -> bool:
        """Save names and former names in one step; return whether they were saved.

        Of the names the latest are offered; a former name is never dropped, or two people would be
        apart again.
        """
        names = names[:_MAX_PEOPLE]
        return self._store.put(_NAME, {"names": names, "was": was} if was else names)

    def names(self) -> list[str]:
        """Return the names, the latest first."""
        return self._read()[0]

    def remember(self, names: list[str]) -> bool:
        """Put names at the top; return whether they were saved."""
        rest, was = self._read()
        return self._write(list(names) + [name for name in rest if name not in names], was)

    def rename(self, old: str, new: str, number: int) -> bool:
        """Rename a person; return whether it was saved.

        The new name counts from now on and in the games up to `number`. If it is that of another
        person, the two become one.
        """
        names, was = self._read()
        if new in names:
            names.remove(old)
        else:
            names[names.index(old)] = new
        if number:
            was.append([old, new, number])
        return self._write(names, was)

    def remove(self, name: str) -> bool:
        """Stop offering a name; return whether that was saved."""
        names, was = self._read()
        names.remove(name)
        return self._write(names, was)

    def former(self, name: str) -> list[str]:
        """Return the former names of a person."""
        found: list[str] = []
        for old, new, _ in self._read()[1]:
            if new == name and old not in found:
                found.append(old)
        return found

    def separate(self, old: str, new: str) -> bool:
        """Undo that `old` became `new`, so that both are known; return whether it was saved."""
        names, was = self._read()
        rest = [row for row in was if row[:2] != [old, new]]
        return self._write([old] + [name for name in names if name != old], rest)

    def called(self, name: str, number: int) -> str:
        """Return what the person is called today who was `name` in the game `number`."""
        return called_by(self._read()[1], name, number)
