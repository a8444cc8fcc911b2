"""Compiled modules taken apart: the names in front, which bundles say once for all modules, and the rest.

A .mpy file begins with the names that are in it, most of them names that other modules have too; its
bytecode says the number of a name in that list. Here the list is put in another order, the numbers with it.
"""

from collections import namedtuple

# How a module begins: `M`, the version of the bytecode, no native code, small integers of 31 bits.
HEAD = b"M\x06\x00\x1f"
# The names up to here have numbers of one byte, the others of two: they never change sides, so that
# the bytecode keeps its length.
SHORT = 128
# By the upper half of an opcode: it stands alone, or a name, a number or an offset follows; of these
# the ones with such bits have another byte.
_ALONE, _NAME, _NUMBER, _OFFSET = range(4)
_FORMATS = 0x000003A4
_EXTRA = 0x9E
# What has neither length nor bytes: a table of functions, None, False, True, an ellipsis.
_TEXT, _BYTES, _TUPLE = 5, 6, 10
_NO_LENGTH = 4

# `names` as they stand in the file, each with its length; `objects` is how many objects follow them in
# `rest`, and `places` where in the rest a name's number is: [(at, number)].
Parts = namedtuple("Parts", ("names", "objects", "rest", "places"))


class MpyError(Exception):
    """A file is not a module of bytecode as this compiler writes it; the text says why."""


def uint(value):
    """Return a number as it stands in a .mpy file.

    >>> uint(5), uint(300)
    (b'\\x05', b'\\x82,')
    """
    found = bytes((value & 127,))
    while value > 127:
        value >>= 7
        found = bytes((value & 127 | 128,)) + found
    return found


class _Reader:
    """Reads a file from its beginning on."""

    def __init__(self, data):
        self.data = data
        self.at = 0
        self.places = []

    def byte(self):
        self.at += 1
        return self.data[self.at - 1]

    def uint(self):
        value = 0
        while True:
            one = self.byte()
            value = value << 7 | one & 127
            if one < 128:
                return value

    def name(self):
        start, size = self.at, self.uint()
        if not size & 1:
            self.at += (size >> 1) + 1
        return self.data[start : self.at]

    def place(self):
        at = self.at
        self.places.append((at, self.uint()))

    def object(self):
        kind = self.byte()
        if kind > _NO_LENGTH:
            size = self.uint()
            if kind == _TUPLE:
                for _ in range(size):
                    self.object()
            else:
                self.at += size + (kind in (_TEXT, _BYTES))

    def code(self):
        """Read a function, with those inside of it."""
        size = self.uint()
        if size & 3:
            raise MpyError("There is native code.")
        end = self.at + (size >> 3)
        self._bytecode(end)
        if size & 4:
            for _ in range(self.uint()):
                self.code()

    def _bytecode(self, end):
        one = self.byte()
        positional, keyword, digit = one & 3, 0, 0
        while one & 0x80:
            one = self.byte()
            positional |= (one & 4) << digit
            keyword |= (one & 8) >> 3 << digit
            digit += 1
        size, cells, digit = 0, 0, 0
        while True:
            one = self.byte()
            cells |= (one & 1) << digit
            size |= (one & 0x7E) >> 1 << 6 * digit
            digit += 1
            if one < 128:
                break
        code = self.at + size + cells
        for _ in range(1 + positional + keyword):
            self.place()
        self.at = code
        while self.at < end:
            opcode = self.byte()
            kind = _FORMATS >> 2 * (opcode >> 4) & 3
            if kind == _NAME:
                self.place()
            elif kind == _NUMBER:
                self.uint()
            elif kind == _OFFSET:
                self.at += 2 if self.data[self.at] & 0x80 else 1
            if kind != _ALONE and not opcode & _EXTRA:
                self.at += 1
        if self.at != end:
            raise MpyError("A function does not end where it should.")


def take_apart(data):
    """Return the Parts of a .mpy file; raises MpyError."""
    if data[:4] != HEAD:
        raise MpyError("This is no module of bytecode.")
    reader = _Reader(data)
    reader.at = 4
    count, objects = reader.uint(), reader.uint()
    names = [reader.name() for _ in range(count)]
    start = reader.at
    for _ in range(objects):
        reader.object()
    reader.code()
    if reader.at != len(data):
        raise MpyError("There is more than a module.")
    return Parts(names, objects, data[start:], [(at - start, number) for at, number in reader.places])


def reorder(parts, order):
    """Return Parts with the names that had the numbers `order` in that order; none changes sides of SHORT."""
    numbers = {old: new for new, old in enumerate(order)}
    rest = bytearray(parts.rest)
    places = []
    for at, old in parts.places:
        new = uint(numbers[old])
        if len(new) != len(uint(old)):
            raise MpyError("A name's number would get longer.")
        rest[at : at + len(new)] = new
        places.append((at, numbers[old]))
    return Parts([parts.names[old] for old in order], parts.objects, bytes(rest), places)
