"""A player gets another name: the game's journal is written anew with it, and takes the old one's
place in one step.
"""

from firmware.storage.header import new_journal
from firmware.storage.records import dated, frame

# Where names stand in an entry: by themselves or in a list, and as the names of a table's fields.
_NAMED = ("player", "ender", "winner", "winners", "buyer", "from", "to")
_TABLES = ("deadwood", "hands", "left", "points")


def renamed(entry, old, new):
    """Return a copy of a ledger's entry in which the player `old` is called `new`.

    >>> renamed({"event": "adjust", "player": "A", "by": 5, "reason": "A"}, "A", "Ana")["player"]
    'Ana'
    """
    copy = {}
    for field in entry:
        value = entry[field]
        if field == "to" and isinstance(value, dict):
            value = renamed(value, old, new)
        elif field in _NAMED:
            value = everywhere(value, old, new)
        elif field in _TABLES and isinstance(value, dict):
            table = {}
            for name in value:
                table[new if name == old else name] = value[name]
            value = table
        copy[field] = value
    return copy


def everywhere(value, old, new):
    """Return `value`, of lists and dicts, with `new` in place of each text `old`."""
    if isinstance(value, list):
        return [everywhere(item, old, new) for item in value]
    if isinstance(value, dict):
        copy = {}
        for name in value:
            copy[new if name == old else name] = everywhere(value[name], old, new)
        return copy
    return new if value == old else value


def rewrite(files, journal, old, new):
    """Write `journal` anew with `new` in place of the player `old`; raises OSError with the old one
    as it was.
    """
    header = {}
    for name in journal.header:
        value = journal.header[name]
        # A house rule or the game itself may read like a name.
        header[name] = value if name in ("game", "house") else everywhere(value, old, new)
    start = new_journal(header)
    rest = journal.path + ".new"
    try:
        with files.open(rest, "wb") as file:
            line = start[: start.find(b"\n") + 1]
            file.write(line + line)
            number = 1
            for entry in journal:
                line = frame(number, dated(renamed(entry, old, new), journal.when), line[5:13])
                file.write(line)
                number += 1
            file.write(frame(number, None, line[5:13]))
            files.sync(file)
        journal.close()
        files.rename(rest, journal.path)
    except OSError:
        try:
            files.remove(rest)
        except OSError:
            # It is overwritten next time.
            pass
        raise
