"""QR codes of versions 1 to 6 (ISO/IEC 18004:2015): text in, modules out.

A code is a list of rows, each a number whose bit `x` is 1 where the module at column `x` is dark.
Larger versions would carry more than a small screen can show at two pixels a module.
"""

from engine.compat import const, utf8
from firmware.display.qr_modules import modules

MAX_VERSION = const(6)
# The codewords of each version; for each level, the error correction codewords in a block and the
# number of blocks (tables 1 and 9).
_CODEWORDS = (26, 44, 70, 100, 134, 172)
_BLOCKS = {
    "L": ((7, 1), (10, 1), (15, 1), (20, 1), (26, 1), (18, 2)),
    "M": ((10, 1), (16, 1), (26, 1), (18, 2), (24, 2), (16, 4)),
    "Q": ((13, 1), (22, 1), (18, 2), (26, 2), (18, 4), (24, 4)),
    "H": ((17, 1), (28, 1), (22, 2), (16, 4), (22, 4), (28, 4)),
}
_ALPHANUMERIC = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"
# A shorter run is written as bytes: a change of mode costs 25 bits, a character in a run saves 2.5.
_SHORTEST_RUN = const(12)


class TooLong(Exception):
    """The text does not fit into a code of the versions allowed."""


def size_of(version: int) -> int:
    """Return the number of modules along one side of a code.

    >>> size_of(1), size_of(6)
    (21, 41)
    """
    return 17 + 4 * version


def version_for(text: str, level: str = "L", max_version: int = MAX_VERSION) -> int:
    """Return the smallest version up to `max_version` that holds `text`; raises TooLong."""
    bits = _bit_count(segments(text))
    for version in range(1, max_version + 1):
        if bits <= 8 * _data_codewords(version, level):
            return version
    raise TooLong()


def encode(
    text: str, level: str = "L", version: int | None = None, mask: int | None = None
) -> list[int]:
    """Return the rows of the code of `text`.

    `level` is L, M, Q or H. By default, `version` is the smallest that holds the text, and `mask`
    the one with the lowest penalty, as the standard requires. Raises TooLong.

    >>> rows = encode("MELDMATE")
    >>> len(rows), "".join("#" if rows[0] >> x & 1 else "." for x in range(21))
    (21, '#######..#..#.#######')
    """
    version = version or version_for(text, level)
    parts = segments(text)
    if _bit_count(parts) > 8 * _data_codewords(version, level):
        raise TooLong()
    codewords = _interleaved(_data(parts, version, level), version, level)
    return modules(size_of(version), codewords, level, mask)


# -- data -----------------------------------------------------------------------------------------


def segments(text: str) -> list[tuple[str, bool]]:
    """Split `text` into [(text, whether it is alphanumeric)].

    A run of 12 or more alphanumeric characters is a segment of its own, the rest is bytes.

    >>> segments("HTTPS://MELDMATE.EXAMPLE/box#R11ABCDEFGHIJK")
    [('HTTPS://MELDMATE.EXAMPLE/', True), ('box#', False), ('R11ABCDEFGHIJK', True)]
    """
    found = []
    start = at = 0
    while at < len(text):
        end = at
        while end < len(text) and text[end] in _ALPHANUMERIC:
            end += 1
        if end - at >= _SHORTEST_RUN or end - at == len(text):
            if at > start:
                found.append((text[start:at], False))
            found.append((text[at:end], True))
            start = end
        at = end + 1
    if start < len(text) or not text:
        found.append((text[start:], not text))
    return found


def _bit_count(parts):
    count = 0
    for text, alphanumeric in parts:
        if alphanumeric:
            count += 13 + len(text) // 2 * 11 + len(text) % 2 * 6
        else:
            count += 12 + 8 * len(utf8(text))
    return count


def _data_codewords(version, level):
    each, blocks = _BLOCKS[level][version - 1]
    return _CODEWORDS[version - 1] - each * blocks


class _Bits:
    """Bits written one after another into bytes."""

    def __init__(self, size):
        self.data = bytearray(size)
        self.count = 0

    def put(self, value, length):
        for at in range(length - 1, -1, -1):
            if value >> at & 1:
                self.data[self.count >> 3] |= 0x80 >> (self.count & 7)
            self.count += 1


def _put_alphanumeric(bits, text):
    bits.put(2, 4)
    bits.put(len(text), 9)
    for at in range(0, len(text), 2):
        value = _ALPHANUMERIC.index(text[at])
        if at + 1 < len(text):
            bits.put(value * 45 + _ALPHANUMERIC.index(text[at + 1]), 11)
        else:
            bits.put(value, 6)


def _data(parts, version, level):
    """Return the data codewords: mode, length and text of each segment, terminator and padding."""
    bits = _Bits(_data_codewords(version, level))
    for text, alphanumeric in parts:
        if alphanumeric:
            _put_alphanumeric(bits, text)
        else:
            data = utf8(text)
            bits.put(4, 4)
            bits.put(len(data), 8)
            for byte in data:
                bits.put(byte, 8)
    # The terminator is four zeros, or as many as there is room for; then zeros up to a whole byte.
    end = (min(bits.count + 4, 8 * len(bits.data)) + 7) >> 3
    for at in range(end, len(bits.data)):
        bits.data[at] = 0x11 if (at - end) & 1 else 0xEC
    return bits.data


# -- error correction -----------------------------------------------------------------------------


def _tables():
    """Return (powers, logarithms) of the field of 256 elements with the polynomial 0x11D."""
    powers = bytearray(255)
    logs = bytearray(256)
    value = 1
    for at in range(255):
        powers[at] = value
        logs[value] = at
        value <<= 1
        if value > 255:
            value ^= 0x11D
    return powers, logs


def _generator(degree, powers, logs):
    """Return the logarithms of the generator polynomial's factors, without the leading one."""
    factors = bytearray(degree + 1)
    factors[0] = 1
    for step in range(degree):
        for at in range(step + 1, 0, -1):
            if factors[at - 1]:
                factors[at] ^= powers[(logs[factors[at - 1]] + step) % 255]
    return bytes([logs[factor] for factor in factors[1:]])


def _correction(data, generator, powers, logs):
    """Return the codewords of error correction of one block."""
    rest = bytearray(len(generator))
    for byte in data:
        lead = byte ^ rest[0]
        for at in range(len(rest) - 1):
            rest[at] = rest[at + 1]
        rest[len(rest) - 1] = 0
        if lead:
            log = logs[lead]
            for at in range(len(rest)):
                rest[at] ^= powers[(log + generator[at]) % 255]
    return rest


def _interleaved(data, version, level):
    """Return all codewords in the order of placement: a byte of each block in turn."""
    each, count = _BLOCKS[level][version - 1]
    powers, logs = _tables()
    generator = _generator(each, powers, logs)
    short = len(data) // count
    blocks = []
    corrections = []
    start = 0
    for at in range(count):
        # The longer blocks come last.
        length = short + (1 if at >= count - len(data) % count else 0)
        blocks.append(data[start : start + length])
        corrections.append(_correction(blocks[-1], generator, powers, logs))
        start += length
    found = bytearray()
    for at in range(short + 1):
        for block in blocks:
            if at < len(block):
                found.append(block[at])
    for at in range(each):
        for block in corrections:
            found.append(block[at])
    return found
