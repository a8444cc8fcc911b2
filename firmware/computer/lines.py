"""The form of what goes over the cable: a mark, a JSON object, `#`, and a CRC-32.

    \\x1e{"do":"who","id":7}#738dc50f

The mark is the only control character in it, and `#` stands nowhere else: at MicroPython's prompt,
what was meant for the box must run nothing. Whatever is not such a line is somebody else's.
"""

from engine.compat import TYPE_CHECKING, const, crc32, is_plain, utf8
from firmware.storage.records import to_json

if TYPE_CHECKING:
    from typing import Any

MARK = const(0x1E)
# "#", and the digits of the CRC-32 behind it.
END = const(0x23)
DIGITS = const(8)
# The folders whose files are asked for, by their names in the folder of saved games.
FOLDERS = ("", "games", "known")


def line_of(facts: "dict[str, Any]") -> bytes:
    """Return an object as a line, without an end of line.

    >>> line_of({"do": "who", "id": 7})
    b'\\x1e{"do":"who","id":7}#738dc50f'
    """
    words = to_json(facts)
    if "#" in words or not is_plain(words):
        words = "".join([_escaped(character) for character in words])
    body = utf8(words)
    return b"\x1e" + body + b"#%08x" % crc32(body)


def _escaped(character: str) -> str:
    """Return a character of JSON as itself, or in a text's other way to write it."""
    code = ord(character)
    if 32 <= code < 127 and character != "#":
        return character
    if code > 0xFFFF:
        code -= 0x10000
        return "\\u%04x\\u%04x" % (0xD800 | code >> 10, 0xDC00 | code & 0x3FF)
    return "\\u%04x" % code


class Collector:
    """Puts a line together, byte by byte; nothing is allocated meanwhile.

    `limit` is how many bytes a line may have between its mark and its end.
    """

    def __init__(self, limit: int):
        self._line = bytearray(limit + DIGITS)
        self._limit = limit
        # Bytes of the line so far; -1 outside of a line.
        self._used = -1
        # Digits that are still to come; 0 before the end.
        self._digits = 0
        # Why the line that has ended is none, the name of a text; "" for a good one.
        self.wrong = ""

    @property
    def open(self) -> bool:
        """Whether a line has begun that has not ended."""
        return self._used >= 0

    def take(self, byte: int) -> bool:
        """Take a byte; return whether a line has ended, well or not (see `wrong`)."""
        used = self._used
        if byte == MARK:
            self._used = self._digits = 0
            self.wrong = "cut"
            # A mark behind a mark is no line: each would be answered.
            return used > 0
        if used < 0:
            return False
        if not 32 <= byte < 127:
            return self._end("control")
        if self._digits:
            self._line[used] = byte
            self._used = used + 1
            self._digits -= 1
            return self._digits == 0 and self._end("")
        if byte == END:
            self._digits = DIGITS
            return False
        if used == self._limit:
            return self._end("long")
        self._line[used] = byte
        self._used = used + 1
        return False

    def cut(self) -> bool:
        """Give up a line that does not go on; return whether there was one."""
        return self._used >= 0 and self._end("cut")

    def _end(self, wrong: str) -> bool:
        self.wrong = wrong
        if not wrong:
            self._length = self._used - DIGITS
        self._used = -1
        self._digits = 0
        return True

    def body(self) -> bytes:
        """Return the JSON of the line that has ended well; `wrong` says if its CRC is not right."""
        body = bytes(memoryview(self._line)[: self._length])
        digits = bytes(memoryview(self._line)[self._length : self._length + DIGITS])
        if digits != b"%08x" % crc32(body):
            self.wrong = "crc"
        return body
