"""What a board that was tested reports, in fourteen letters that anyone can type.

The same file is on the box and in the browser page: the box writes the letters, the page reads
them. They are digits and capitals without I, L, O and U, five bits each, as a QR code holds best.
"""

from engine.compat import TYPE_CHECKING, const, crc32, utf8

if TYPE_CHECKING:
    from collections.abc import Sequence

_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LENGTH = const(14)
_GROUP = const(5)
# The bits of the check, after which the fields begin.
_CHECK = const(9)
_EDITION = const(1)
# (name, bits) of what is reported. `board` is a check of its name; `light` and `edges` are
# NOT_ASKED, YES or NO, `flash` is whether what was written came back; `keys` is 0 or 64 and a bit
# for each key that does not answer; `picture`, `write` (milliseconds) and `heap` (KiB) are rounded;
# `battery` is percent, or CABLE or NO_BATTERY.
_FIELDS = (
    ("edition", 1),
    ("board", 10),
    ("chip", 3),
    ("address", 2),
    ("exchanged", 1),
    ("simulated", 1),
    ("clock", 3),
    ("picture", 7),
    ("write", 7),
    ("heap", 7),
    ("battery", 7),
    ("light", 2),
    ("edges", 2),
    ("flash", 1),
    ("keys", 7),
)
_ROUNDED = ("picture", "write", "heap")
CHIPS = ("", "ssd1306", "ssd1309", "sh1106", "sh1107", "st7789")
# On I2C; "": no I2C, or another one.
ADDRESSES = ("", "0x3C", "0x3D")
CLOCKS = (0, 80, 125, 133, 150, 160, 200, 240)
NOT_ASKED, YES, NO = const(0), const(1), const(2)
CABLE, NO_BATTERY = const(126), const(127)
KEYS_ASKED = const(64)


def number_of(board: str) -> int:
    """Return what stands for a board's name.

    >>> number_of("pico"), number_of("thumby")
    (898, 664)
    """
    return crc32(utf8(board)) & 1023


def place(values: "Sequence[object]", value: object) -> int:
    """Return where a value is among `values`, 0 if it is not.

    >>> place(CLOCKS, 200), place(CLOCKS, 201)
    (6, 0)
    """
    return values.index(value) if value in values else 0


def _rounded(value: int) -> int:
    """Return a number in seven bits: the first four of it, and how many follow.

    >>> [_read(_rounded(value)) for value in (0, 7, 15, 16, 17, 29, 245, 200000)]
    [0, 7, 15, 16, 16, 28, 240, 196608]
    """
    shift = 0
    while value >> shift > 15:
        shift += 1
    if value < 8:
        return value
    return 127 if shift > 14 else (shift + 1) << 3 | (value >> shift) & 7


def _read(bits: int) -> int:
    return bits if bits < 8 else (8 | bits & 7) << (bits >> 3) - 1


def encode(facts: "dict[str, int]") -> str:
    """Return the letters of `facts`, by the names of the fields; one that is missing is 0.

    >>> letters = encode({"board": number_of("pico"), "picture": 24, "heap": 121})
    >>> letters, decode(letters)["heap"]
    ('2J2W00M0GK0000', 120)
    """
    value, at = 0, 0
    for name, bits in _FIELDS:
        one = _EDITION if name == "edition" else facts.get(name, 0)
        if name in _ROUNDED:
            one = _rounded(one)
        value |= (one & (1 << bits) - 1) << at
        at += bits
    value = value << _CHECK | _check(value)
    return "".join([_LETTERS[value >> 5 * at & 31] for at in range(LENGTH)])


def _check(value: int) -> int:
    return crc32(value.to_bytes(8, "little")) & (1 << _CHECK) - 1


def decode(letters: str) -> "dict[str, int] | None":
    """Return the facts that letters say, however they are grouped; None if one is wrong.

    >>> decode("2j2wo-omogk oooo")["heap"], decode("2J2W00M0GK0001")
    (120, None)
    """
    value, at = 0, 0
    for letter in letters.upper():
        if letter in " -":
            continue
        found = _LETTERS.find({"O": "0", "I": "1", "L": "1"}.get(letter, letter))
        if found < 0:
            return None
        value |= found << 5 * at
        at += 1
    if at != LENGTH or _check(value >> _CHECK) != value & (1 << _CHECK) - 1:
        return None
    value >>= _CHECK
    facts: dict[str, int] = {}
    for name, bits in _FIELDS:
        one = value & (1 << bits) - 1
        facts[name] = _read(one) if name in _ROUNDED else one
        value >>= bits
    # One of a later edition has other fields.
    return facts if facts["edition"] == _EDITION else None


def grouped(letters: str) -> str:
    """Return letters in groups, for people.

    >>> grouped("ABCDEFGHJKMNPQ")
    'ABCDE FGHJK MNPQ'
    """
    return " ".join([letters[at : at + _GROUP] for at in range(0, LENGTH, _GROUP)])
