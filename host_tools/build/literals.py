"""Short texts in the program that are no names: MicroPython would keep them as names for good.

A compiled module spells each text of up to ten bytes as a name, and MicroPython never gives a name's
memory back. A text that few modules say, and none that is always in memory, becomes an object, which goes
when its module goes.
"""

from collections import Counter

from host_tools.build.mpy import as_objects, only_texts, put_together, take_apart

# In more modules, the copies would take more than the name does.
_MODULES = 5


def texts_as_objects(files, resident=()):
    """Return {path: a .mpy file as bytes} with rare texts as objects; `resident` are always in memory. Raises MpyError."""
    parts = {path: take_apart(data) for path, data in files.items()}
    texts = {path: only_texts(one) for path, one in parts.items()}
    having = Counter(name for one in parts.values() for name in one.names)
    said = Counter(name for found in texts.values() for name in found)
    kept = {name for path in resident if path in parts for name in parts[path].names}
    # What MicroPython has anyway is a number, one byte or two.
    rare = {name for name in said if said[name] == having[name] <= _MODULES and name[-1:] == b"\0"} - kept
    return {path: put_together(as_objects(one, texts[path] & rare)) for path, one in parts.items()}
