"""The names of all modules of a bundle, said once; what stands for a module says which of them it has.

A name is told by its number in the table, and a module's names stand in the order of their numbers: so
the distance from one to the next is a byte nearly always, and what many modules have has a small number
in the bytecode of each. Those that only one module has stay in it.
"""

from collections import Counter

from host_tools.build.mpy import SHORT, MpyError, reorder, take_apart, uint

# As a distance: one less than so many, and what the next byte says.
_FAR = 255
_STEP = _FAR - 1
# Names that fewer modules have come after the others.
_TIERS = (30, 10, 4)
_MOST = 255
_LONGEST = 63


class NameTable:
    """The names that more than one of some modules has; `files` are those, .mpy files as bytes.

    `data` is all names, one after the other; distances begin with number `start`. `groups` says that
    number in two bytes, and has two bytes for each run of names that are equally long: their length, or 0 where they are the numbers of names that MicroPython has anyway,
    and how many they are. Raises MpyError.
    """

    def __init__(self, files):
        counts, needed, sources = Counter(), set(), set()
        for data in files:
            names = take_apart(data).names
            counts.update(names)
            # The first name is that of the source, which a traceback says.
            sources.add(names[0])
            # Of two halves, each in order, only the last may end with names of its own.
            if len(names) > SHORT:
                needed.update(names[:SHORT])

        def order(name):
            return (
                name in sources and counts[name] < _TIERS[1],
                sum(counts[name] < least for least in _TIERS),
                _length(name),
                -counts[name],
                name,
            )

        fit = [name for name in counts if counts[name] > 1 or _length(name) == 0 or name in needed | sources]
        fit = sorted((name for name in fit if _length(name) <= _LONGEST), key=order)
        groups = []
        for name in fit:
            if not groups or groups[-1][0] != _length(name) or groups[-1][1] == _MOST:
                groups.append([_length(name), 0])
            groups[-1][1] += 1
        # The first name is one of the last ones nearly always: distances begin there.
        self.start = sum(not order(name)[0] for name in fit)
        self.groups = self.start.to_bytes(2, "little") + b"".join(bytes(group) for group in groups)
        self.data = b"".join(_text(name) for name in fit)
        self._numbers = {name: number for number, name in enumerate(fit)}

    def shorten(self, data, room):
        """Return what stands for a .mpy file: how many names and objects, distances, the rest.

        The distances take `room` bytes at most; names beyond that stay in the rest, which begins with
        them. Raises MpyError.
        """
        count = len(self._numbers)
        parts = take_apart(data)

        def order(old):
            return old > 0, old >= SHORT, self._numbers.get(parts.names[old], count), old

        parts = reorder(parts, sorted(range(len(parts.names)), key=order))
        distances, number, told = b"", self.start - 1, 0
        for name in parts.names:
            if name not in self._numbers:
                break
            # After the last name comes the first one again.
            far, near = divmod((self._numbers[name] - number - 1) % count, _STEP)
            distance = bytes((_FAR,)) * far + bytes((near + 1,))
            if len(distances) + len(distance) > room:
                break
            distances += distance
            number = self._numbers[name]
            told += 1
        counts = _count(len(parts.names)) + _count(parts.objects) + uint(len(distances))
        return counts + distances + b"".join(parts.names[told:]) + parts.rest


def _count(number):
    """Return a number as it stands in a .mpy file, in two bytes; raises MpyError."""
    if number >> 14:
        raise MpyError("There are too many names or objects.")
    return bytes((number >> 7 | 128, number & 127))


def _length(name):
    """Return how long a name is as it stands in a file, or 0 if it's a number."""
    return 0 if name[0] & 1 or (name[0] & 0x80 and name[1] & 1) else len(name) - 2


def _text(name):
    """Return what the table says of a name."""
    if _length(name):
        return name[1:-1]
    number = name[0] if len(name) == 1 else (name[0] & 127) << 7 | name[1]
    return bytes((number >> 1,))
