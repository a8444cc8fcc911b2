"""Renaming a player: the game's journal is written again, and replaces the old one in one step."""

from engine import games
from engine.compat import TYPE_CHECKING, is_list, is_object
from firmware.storage.files import Writing, removed, size_of
from firmware.storage.header import new_journal
from firmware.storage.records import dated, frame

if TYPE_CHECKING:
    from typing import Any

    from engine.game.game import Game
    from engine.types import Event
    from firmware.storage.files import FileSystem
    from firmware.storage.journal import Journal


def renamed(entry: "Event", game: "type[Game]", old: str, new: str) -> "Event":
    """Return a copy of a ledger's entry in which the player `old` is called `new`.

    Only the fields that hold names (`Kind.names`) change.

    >>> entry = {"event": "adjust", "player": "A", "by": 5, "reason": "A"}
    >>> copy = renamed(entry, games.load("any"), "A", "Ana")
    >>> copy["player"], copy["reason"]
    ('Ana', 'A')

    A list in a list starts with a name; what follows it is something else:

    >>> entry = {"event": "bets", "moves": [["fold", "fold"]]}
    >>> renamed(entry, games.load("rummoli"), "fold", "Flo")["moves"]
    [['Flo', 'fold']]
    """
    amended = entry.get("to")
    if is_object(amended):
        return dict(entry, to=renamed(amended, game, old, new))
    copy = dict(entry)
    for field in game.event_type(entry.get("event")).names:
        value = entry.get(field)
        if is_object(value):
            # Its values, such as cards, are not names.
            by_name: dict[str, Any] = {}
            for name in value:
                by_name[new if name == old else name] = value[name]
            copy[field] = by_name
        elif is_list(value):
            copy[field] = [
                everywhere(item[:1], old, new) + item[1:]
                if is_list(item)
                else everywhere(item, old, new)
                for item in value
            ]
        elif field in entry:
            copy[field] = everywhere(value, old, new)
    return copy


def everywhere(value: object, old: str, new: str) -> "Any":
    """Return a copy of a value of lists and dicts, with each text `old` replaced by `new`."""
    if is_list(value):
        return [everywhere(item, old, new) for item in value]
    if is_object(value):
        copy: dict[str, Any] = {}
        for name in value:
            copy[new if name == old else name] = everywhere(value[name], old, new)
        return copy
    return new if value == old else value


def rewrite(files: "FileSystem", journal: "Journal", old: str, new: str) -> None:
    """Write a journal again with `new` in place of the player `old`.

    Raises OSError; then one of the two is there, mostly the old one.
    """
    header: Any = {}
    for name, value in journal.header.items():
        # A house rule, the game or its form may read like a name.
        keep = name in ("game", "house", "form")
        header[name] = value if keep else everywhere(value, old, new)
    game = games.played(header["game"], header.get("form"))
    start = new_journal(header)
    rest = journal.path + ".new"
    try:
        with Writing(files), files.open(rest, "wb") as file:
            line = start[: start.find(b"\n") + 1]
            file.write(line + line)
            number = 1
            for entry in journal:
                entry = renamed(entry, game, old, new)
                line = frame(number, dated(entry, journal.when), line[5:13])
                file.write(line)
                number += 1
            mark = frame(number, None, line[5:13])
            file.write(mark)
            files.sync(file)
        journal.close()
        journal.replace(rest, (number - 1, size_of(files, rest), mark[5:13].decode()))
    except OSError:
        removed(files, rest)
        raise
