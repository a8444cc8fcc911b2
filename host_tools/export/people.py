"""Names that are merged or changed on purpose: in what was read, never in the saved games."""

import contextlib

from engine import games
from engine.play.entries import Entries
from firmware.storage.people import apart
from firmware.storage.rename import everywhere, renamed

# What a header says that is nobody's name.
_NO_NAMES = ("game", "house", "began", "format")


def renamed_game(header, log, names):
    """Return (header, entries, the old names that were changed, whether all of them could be) with
    players called as `names`, {old: new} from `chain`, wants it.

    Where two players of the game would have the same name, theirs stay as they are.
    """
    players = _players(header, log)
    found = apart(players, names)
    whole = all(names.get(name, name) == found.get(name, name) for name in players)
    header = dict(header)
    fields = games.load(header["game"]).name_fields
    # By way of names that nobody has: one's new name may be what another one was called.
    steps = [(old, f"\0{at}") for at, old in enumerate(found)]
    steps += [(f"\0{at}", new) for at, new in enumerate(found.values())]
    for old, new in steps:
        header |= {
            field: everywhere(value, old, new)
            for field, value in header.items()
            if field not in _NO_NAMES
        }
        log = [
            renamed(entry, fields, old, new) if isinstance(entry, dict) else entry for entry in log
        ]
    return header, log, set(found), whole


def _players(header, log):
    """Return the names of all who sat down at the start or joined; of a game of which only the
    result was kept, also those in it.
    """
    found = list(header["players"])
    with contextlib.suppress(TypeError, KeyError, IndexError, AttributeError, AssertionError):
        # Entries that make no game are told of when it is played.
        found += [event["player"] for _, event in Entries(log).events() if event["event"] == "join"]
    kept = header.get("archived")
    rows = kept.get("tally") if isinstance(kept, dict) else None
    if isinstance(rows, dict):
        found += rows
    return list(dict.fromkeys(name for name in found if isinstance(name, str)))


def chain(names):
    """Return {old: new} with chains followed to their end; raises ValueError where they go round.

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
