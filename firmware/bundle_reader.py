"""What inflates the modules of a bundle; it's in memory only while some are loaded.

The file begins with prefixes, one for each kind of module: deflated, what many modules have in common,
up to the middle of a block. Each module goes on from there. Its last byte is in a block of its own,
after which the decoder stands at the beginning of a block. So one decoder inflates module after module,
wherever in the file they are; a new one for each would leave 2.5 KB of garbage each time.

The names in a module are not in it, for most of them are in others too: a table has them, in groups of
names that are equally long. Of the groups, the first two bytes say which name distances begin with,
the others are two for each: how long their names are (0: each is the
number of a name that MicroPython has anyway) and how many. A module begins with how many names and objects it
has (two bytes each, as a .mpy file says numbers), and how many bytes say which names: each is the
distance from one name's number in the table to the next, and 255 adds 254 to the byte after it. What
follows is the file from the first of the names on that no other module has.
"""

from io import IOBase

_DICTIONARY = 1024
# The most that is read for ourselves at once: a part of a prefix, or the distances to a module's names.
_SCRATCH = 128
# What MicroPython asks a stream: how much to read from it at a time.
_BUFFER_SIZE = 11
_BUFFER = 127
# What every module begins with, what follows it, and how a far distance is said.
_HEAD = b"M\x06\x00\x1f"
_COUNTS = 4
_FAR = 255


class Reader(IOBase):
    """The module that is being read out of `file`, `inflated`; the names and their groups are at `table`.

    `left` is how many bytes of it are still in the file, less than 0 where its beginning was not found. What is
    read with is made once and used again for each module: whatever is made anew would be garbage, in the middle
    of a press.
    """

    def __init__(self, file, inflated, table, names, groups):
        self._file = file
        self._inflated = inflated
        self._table = table
        file.seek(table + names)
        self._groups = file.read(groups)
        self._scratch = bytearray(_SCRATCH)
        self._counts = bytearray(_COUNTS)
        self._one = bytearray(1)
        # A place for a name of each length.
        self._places = {}
        # What a module begins with, and how much of it was given.
        self._head = bytearray(_HEAD)
        self._given = 0
        self.left = 0

    def begin(self, before, start, size):
        """Begin with the module of `size` bytes at `start`, whose prefix is at `before`."""
        self.left = -1
        self._file.seek(before)
        for _ in range(_DICTIONARY // _SCRATCH):
            self._inflated.readinto(self._scratch)
        self._file.seek(start)
        size -= self._inflated.readinto(self._counts)
        size -= self._inflated.readinto(self._one)
        count = self._one[0]
        if count > 127:
            size -= self._inflated.readinto(self._one)
            count = (count & 127) << 7 | self._one[0]
        size -= self._inflated.readinto(self._scratch, count)
        head = self._head
        head[len(_HEAD) :] = self._counts
        self._given = 0
        self._tell(count)
        self.left = size

    def skip(self):
        """Read what is left of a module that nobody wants any more: the decoder is then ready for another one."""
        count = 1
        while self.left > 0 and count:
            count = self._inflated.readinto(self._scratch, min(self.left, _SCRATCH))
            self.left -= count

    def _tell(self, count):
        """Put the names that distances tell into the head."""
        file, groups, head, distances, places = self._file, self._groups, self._head, self._scratch, self._places
        after = file.tell()
        at, first, last = 0, 0, 0
        number = (groups[0] | groups[1] << 8) - 1
        start = self._table
        for place in range(count):
            distance = distances[place]
            if distance == _FAR:
                number += _FAR - 1
                continue
            number += distance
            while number >= last:
                if at:
                    start += (groups[at] or 1) * (last - first)
                at += 2
                if at == len(groups):
                    # After the last name comes the first one again.
                    number -= last
                    at, last = 2, 0
                    start = self._table
                first = last
                last += groups[at + 1]
            size = groups[at]
            if size:
                file.seek(start + (number - first) * size)
                name = places.get(size)
                if name is None:
                    name = places[size] = bytearray(size)
                file.readinto(name)
                head.append(2 * size)
                head.extend(name)
                head.append(0)
            else:
                file.seek(start + number - first)
                file.readinto(self._one)
                size = self._one[0]
                if size > 63:
                    head.append(size >> 6 | 128)
                head.append(2 * size & 127 | 1)
        file.seek(after)

    def readinto(self, buffer):
        """Read as MicroPython asks a stream."""
        size = len(buffer)
        count = min(len(self._head) - self._given, size)
        if count:
            # What is in front of the rest may take more than one buffer.
            buffer[:count] = memoryview(self._head)[self._given : self._given + count]
            self._given += count
        if count < size and self.left:
            if count:
                buffer = memoryview(buffer)[count:]
            read = self._inflated.readinto(buffer, min(size - count, self.left))
            self.left -= read
            count += read
        return count

    def ioctl(self, request, _):
        """Tell MicroPython how much to read at a time."""
        return _BUFFER if request == _BUFFER_SIZE else 0
