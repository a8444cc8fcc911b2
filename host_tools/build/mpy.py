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
# The opcodes that put a text on the stack which is a name, or an object.
_LOAD_NAME, _LOAD_OBJECT = 0x10, 0x23
# What has neither length nor bytes: a table of functions, None, False, True, an ellipsis.
_TEXT, _BYTES, _TUPLE = 5, 6, 10
_NO_LENGTH = 4

# `names` as they stand in the file, each with its length; `objects` is how many objects follow them in
# `rest`, in which the bytecode begins at `code`, and `places` where in the rest a name's number is:
# [(at, number, whether the program only wants it as a text)].
Parts = namedtuple("Parts", ("names", "objects", "rest", "code", "places"))


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

    def place(self, is_text=False):
        at = self.at
        self.places.append((at, self.uint(), is_text))

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
                self.place(opcode == _LOAD_NAME)
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
    code = reader.at - start
    reader.code()
    if reader.at != len(data):
        raise MpyError("There is more than a module.")
    places = [(at - start, number, is_text) for at, number, is_text in reader.places]
    return Parts(names, objects, data[start:], code, places)


def put_together(parts):
    """Return the .mpy file of Parts."""
    return HEAD + uint(len(parts.names)) + uint(parts.objects) + b"".join(parts.names) + parts.rest


def reorder(parts, order):
    """Return Parts with the names that had the numbers `order` in that order; none changes sides of SHORT.

    Raises MpyError.
    """
    numbers = {old: new for new, old in enumerate(order)}
    rest = bytearray(parts.rest)
    places = []
    for at, old, is_text in parts.places:
        _put(rest, at, old, numbers[old])
        places.append((at, numbers[old], is_text))
    return parts._replace(names=[parts.names[old] for old in order], rest=bytes(rest), places=places)


def _put(rest, at, old, new):
    """Write another number in place of one that is as long; raises MpyError."""
    if len(uint(new)) != len(uint(old)):
        raise MpyError("A number would get longer.")
    rest[at : at + len(uint(new))] = uint(new)


def only_texts(parts):
    """Return the names of Parts, as they stand in the file, that its program only wants as texts."""
    others = {number for _, number, is_text in parts.places if not is_text}
    # The first name is that of the source.
    return {parts.names[number] for _, number, _ in parts.places} - {parts.names[number] for number in others | {0}}


def as_objects(parts, wanted):
    """Return Parts in which the texts `wanted`, of `only_texts(parts)`, are objects and no names.

    Those whose number would get longer stay as they are.
    """
    numbers = [number for number, name in enumerate(parts.names) if name in wanted]
    # Where there are more names, others would change sides.
    room = SHORT - parts.objects if len(parts.names) <= SHORT else 0
    numbers = numbers[: max(room, 0)]
    objects = {number: parts.objects + at for at, number in enumerate(numbers)}
    added = b"".join(bytes((_TEXT,)) + _as_object(parts.names[number]) for number in numbers)
    rest, places = bytearray(parts.rest), []
    for at, number, is_text in parts.places:
        if number in objects:
            rest[at - 1] = _LOAD_OBJECT
            _put(rest, at, number, objects[number])
        else:
            places.append((at + len(added), number, is_text))
    rest[parts.code : parts.code] = added
    found = parts._replace(objects=parts.objects + len(numbers), rest=bytes(rest), code=parts.code + len(added), places=places)
    return reorder(found, [number for number in range(len(parts.names)) if number not in objects])


def _as_object(name):
    """Return a name as an object is spelled: its length says nothing else."""
    reader = _Reader(name)
    size = reader.uint() >> 1
    return uint(size) + name[reader.at :]
