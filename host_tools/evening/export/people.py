"""Merges or changes names in what was read, never in the saved games."""

from engine import games
from engine.compat import TYPE_CHECKING
from engine.errors import EngineError
from firmware.games.table_mates import joined
from firmware.storage.people import apart
from firmware.storage.rename import everywhere, renamed

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from firmware.storage.header import Header

# Fields of a header that have no player's name.
_NO_NAMES = ("game", "house", "began", "format")


def renamed_game(
    header: "Header", log: list, names: "Mapping[str, str]"
) -> "tuple[Header, list, set[str], list[str]]":
    """Return (header, entries, old names changed, who would have one name), renamed by `names`.

    `names` is {old: new} from `chain`. If two players of the game would have the same name, they
    keep theirs.
    """
    players = _players(header, log)
    found = apart(players, dict(names))
    called = [names.get(name, name) for name in players]
    same = [players[at] for at in range(len(players)) if called.count(called[at]) > 1]
    copy: Any = dict(header)
    game = games.load(header["game"])
    # Through names that no one has: a new name may be another player's old one.
    steps = [(old, f"\0{at}") for at, old in enumerate(found)]
    steps += [(f"\0{at}", new) for at, new in enumerate(found.values())]
    for old, new in steps:
        copy |= {
            field: everywhere(value, old, new)
            for field, value in copy.items()
            if field not in _NO_NAMES
        }
        log = [
            renamed(entry, game, old, new) if isinstance(entry, dict) else entry for entry in log
        ]
    return copy, log, set(found), same


def unique(words: "list[str]") -> list[str]:
    """Return words without what was there before, in order.

    >>> unique(["b", "a", "b"])
    ['b', 'a']
    """
    found: list[str] = []
    for word in words:
        if word not in found:
            found.append(word)
    return found


def _players(header, log):
    """Return the names of all who played from the start or joined.

    Of a game whose result alone was saved, this includes the names in the result.
    """
    found = list(header["players"])
    try:
        found += joined(log)
    except (TypeError, KeyError, IndexError, AttributeError, EngineError):
        # Entries that are not a game are reported when it is played.
        pass
    kept = header.get("archived")
    rows = kept.get("tally") if isinstance(kept, dict) else None
    if isinstance(rows, dict):
        found += list(rows)
    return unique([name for name in found if isinstance(name, str)])


def chain(names: "Mapping[str, str]") -> dict[str, str]:
    """Return {old: new} with chains followed to their end; raise ValueError for a circle.

    >>> chain({"ana": "Anna", "Anna": "Ana"})
    {'ana': 'Ana', 'Anna': 'Ana'}
    """
    found = {}
    for old, new in names.items():
        seen = [old]
        while new in names and new not in seen:
            seen.append(new)
            new = names[new]
        if new in seen:
            raise ValueError("names go round in a circle")
        found[old] = new
    return found
