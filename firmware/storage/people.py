"""The people whose names are kept on the box, and what they were called before.

Saved games keep the names under which they were played: they are journals, and two who are one
person now may have played in the same game. Instead, a person's former names are kept beside the
names, each with the number of the latest game at that time. What counts over many games, and the
last table, asks `called` who it was. All of it is one small value, which is replaced in one step.
"""

from engine.compat import const, is_whole

_NAME = "roster"
_MOST = const(24)
_MOST_FORMER = const(60)


def is_people(value):
    """Return whether a kept value has the form of the people: a list of names, or a dict of
    `names` and `was`, a list of [old name, new name, number of a game].
    """
    if isinstance(value, dict):
        was = value.get("was")
        return (
            _are_names(value.get("names"))
            and isinstance(was, list)
            and all([isinstance(row, list) and len(row) == 3 for row in was])
            and all([_are_names(row[:2]) and is_whole(row[2]) for row in was])
        )
    return _are_names(value)


def _are_names(value):
    return isinstance(value, list) and all([isinstance(name, str) for name in value])


def former_of(value):
    """Return the former names in a kept value, a list of [old name, new name, number]."""
    return value["was"] if isinstance(value, dict) else []


def apart(players, names):
    """Return the part of `names`, {old: new}, that the players of one table can be called by.

    Two who are one person now may have sat at one table: there, each keeps the old name.

    >>> apart(["ana", "Ana", "Ben"], {"ana": "Ana", "Ben": "Bo"})
    {'Ben': 'Bo'}
    """
    found = {}
    for name in players:
        if names.get(name, name) != name:
            found[name] = names[name]
    while True:
        called = [found.get(name, name) for name in players]
        clashing = [name for name in found if called.count(found[name]) > 1]
        if not clashing:
            return found
        for name in clashing:
            del found[name]


def called_by(was, name, number):
    """Return what the person is called today who was `name` in the game `number`, by the former
    names `was`.
    """
    for old, new, last in was:
        if name == old and number <= last:
            name = new
    return name


class People:
    """The names in `store`, the latest first.

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

    def __init__(self, store):
        self._store = store

    def _read(self):
        value = self._store.get(_NAME, [])
        if isinstance(value, dict):
            return list(value["names"]), list(value["was"])
        return list(value), []

    def _write(self, names, was):
        """Keep names and former names in one step; return whether they are kept."""
        names = names[:_MOST]
        was = was[-_MOST_FORMER:]
        return self._store.put(_NAME, {"names": names, "was": was} if was else names)

    def names(self):
        """Return the names, the latest first."""
        return self._read()[0]

    def remember(self, names):
        """Put names at the top."""
        rest, was = self._read()
        return self._write(list(names) + [name for name in rest if name not in names], was)

    def rename(self, old, new, number):
        """Call the person `old` `new` from now on, and in the games up to `number`; return whether
        it is kept.

        Where `new` is known, the two become one.
        """
        names, was = self._read()
        if new in names:
            names.remove(old)
        else:
            names[names.index(old)] = new
        if number:
            was.append([old, new, number])
        return self._write(names, was)

    def remove(self, name):
        """Do not offer a name any more; return whether that is kept."""
        names, was = self._read()
        names.remove(name)
        return self._write(names, was)

    def former(self, name):
        """Return what the person `name` was called before."""
        found = []
        for old, new, _ in self._read()[1]:
            if new == name and old not in found:
                found.append(old)
        return found

    def separate(self, old, new):
        """Take back that `old` became `new`: both are known again; return whether it is kept."""
        names, was = self._read()
        rest = [row for row in was if row[:2] != [old, new]]
        return self._write([old] + [name for name in names if name != old], rest)

    def called(self, name, number):
        """Return what the person is called today who was `name` in the game `number`."""
        return called_by(self._read()[1], name, number)
