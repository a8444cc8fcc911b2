"""Merges or changes names in what was read, never in the saved games."""

from collections.abc import Mapping

from engine import games
from firmware.storage.rename import everywhere, renamed

# Fields of a header that have no player's name.
_NO_NAMES = ("game", "house", "began", "format")


def renamed_game(header: dict, log: list, names: Mapping[str, str]) -> tuple[dict, list, set[str]]:
    """Return (header, entries, old names found) with players renamed by `names`.

    `names` is {old: new} from `chain`. Raises ValueError if two players of the game would have the
    same name.
    """
    players = _players(header, log)
    found = {old: new for old, new in names.items() if old in players}
    if len({found.get(name, name) for name in players}) < len(players):
        raise ValueError("two players with one name")
    header = dict(header)
    fields = games.load(header["game"]).name_fields
    for old, new in found.items():
        header |= {
            field: everywhere(value, old, new)
            for field, value in header.items()
            if field not in _NO_NAMES
        }
        log = [
            renamed(entry, fields, old, new) if isinstance(entry, dict) else entry for entry in log
        ]
    return header, log, set(found)


def _players(header, log):
    """Return the names of all who played from the start or joined.

    This includes a join that was later amended or undone.
    """
    found = set(header["players"])
    for entry in log:
        event = entry.get("to") if isinstance(entry, dict) and entry["event"] == "amend" else entry
        if isinstance(event, dict) and event.get("event") == "join":
            found.add(event.get("player"))
    return found


def chain(names: Mapping[str, str]) -> dict[str, str]:
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
