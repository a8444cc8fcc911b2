"""QR codes of versions 1 to 6 (ISO/IEC 18004:2015): text in, modules out.

A code is a list of rows, each a number whose bit `x` is 1 where the module at column `x` is dark.
Larger versions would carry more than a small screen can show at two pixels a module.
"""

from engine.compat import const, utf8

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
# Two bits of the format information, by level.
_LEVELS = {"L": 1, "M": 0, "Q": 3, "H": 2}


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
    found: list[tuple[str, bool]] = []
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


def _bit_count(parts: list[tuple[str, bool]]) -> int:
    count = 0
    for text, alphanumeric in parts:
        if alphanumeric:
            count += 13 + len(text) // 2 * 11 + len(text) % 2 * 6
        else:
            count += 12 + 8 * len(utf8(text))
    return count


def _data_codewords(version: int, level: str) -> int:
    each, blocks = _BLOCKS[level][version - 1]
    return _CODEWORDS[version - 1] - each * blocks


class _Bits:
    """Bits written one after another into bytes."""

    def __init__(self, size: int):
        self.data = bytearray(size)
        self.count = 0

    def put(self, value: int, length: int) -> None:
        for at in range(length - 1, -1, -1):
            if value >> at & 1:
                self.data[self.count >> 3] |= 0x80 >> (self.count & 7)
            self.count += 1


def _put_alphanumeric(bits: _Bits, text: str) -> None:
    bits.put(2, 4)
    bits.put(len(text), 9)
    for at in range(0, len(text), 2):
        value = _ALPHANUMERIC.index(text[at])
        if at + 1 < len(text):
            bits.put(value * 45 + _ALPHANUMERIC.index(text[at + 1]), 11)
        else:
            bits.put(value, 6)


def _data(parts: list[tuple[str, bool]], version: int, level: str) -> bytearray:
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


def _tables() -> tuple[bytearray, bytearray]:
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


def _generator(degree: int, powers: bytearray, logs: bytearray) -> bytes:
    """Return the logarithms of the generator polynomial's factors, without the leading one."""
    factors = bytearray(degree + 1)
    factors[0] = 1
    for step in range(degree):
        for at in range(step + 1, 0, -1):
            if factors[at - 1]:
                factors[at] ^= powers[(logs[factors[at - 1]] + step) % 255]
    return bytes([logs[factor] for factor in factors[1:]])


def _correction(
    data: bytes | bytearray, generator: bytes, powers: bytearray, logs: bytearray
) -> bytearray:
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


def _interleaved(data: bytearray, version: int, level: str) -> bytearray:
    """Return all codewords in the order of placement: a byte of each block in turn."""
    each, count = _BLOCKS[level][version - 1]
    powers, logs = _tables()
    generator = _generator(each, powers, logs)
    short = len(data) // count
    blocks: list[bytearray] = []
    corrections: list[bytearray] = []
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


def modules(
    size: int, codewords: bytes | bytearray, level: str, mask: int | None = None
) -> list[int]:
    """Return the rows of a code of `size` with these codewords.

    Without `mask`, it is the one with the lowest penalty.
    """
    rows, free = _patterns(size)
    _place(rows, free, codewords)
    if mask is None:
        mask = _best_mask(rows, free)
    rows = _masked(rows, free, mask)
    _add_format(rows, _format_bits(level, mask))
    return rows


def _patterns(size: int) -> tuple[list[int], list[int]]:
    """Return (rows with finder, timing and alignment patterns, rows with 1 where data goes)."""
    rows = [0] * size
    free = [(1 << size) - 1] * size

    def square(x: int, y: int, width: int, dark: bool) -> None:
        """Fill a square, and exclude its modules from the data."""
        for row in range(max(0, y), min(size, y + width)):
            for column in range(max(0, x), min(size, x + width)):
                free[row] &= ~(1 << column)
                if dark:
                    rows[row] |= 1 << column
                else:
                    rows[row] &= ~(1 << column)

    for at in range(8, size - 8):
        for x, y in ((at, 6), (6, at)):
            free[y] &= ~(1 << x)
            if not at & 1:
                rows[y] |= 1 << x
    if size > 21:
        for ring in (2, 1, 0):
            square(size - 7 - ring, size - 7 - ring, 2 * ring + 1, ring != 1)
    for x, y in ((0, 0), (size - 7, 0), (0, size - 7)):
        # Format information lies along the finder patterns.
        square(x - 1, y - 1, 9, False)
        for inset in (0, 1, 2):
            square(x + inset, y + inset, 7 - 2 * inset, inset != 1)
    for at in range(9):
        free[8] &= ~(1 << at)
        free[at] &= ~(1 << 8)
    for at in range(size - 8, size):
        free[8] &= ~(1 << at)
        free[at] &= ~(1 << 8)
    return rows, free


def _place(rows: list[int], free: list[int], codewords: bytes | bytearray) -> None:
    """Write codewords into the free modules: two columns at a time, up and down, from the right."""
    size = len(rows)
    at = 0
    right = size - 1
    upwards = True
    while right > 0:
        if right == 6:
            # The column of the timing pattern is skipped.
            right = 5
        for step in range(size):
            y = size - 1 - step if upwards else step
            for x in (right, right - 1):
                if free[y] >> x & 1:
                    # A few light modules remain after the codewords.
                    if at >> 3 < len(codewords) and codewords[at >> 3] << (at & 7) & 0x80:
                        rows[y] |= 1 << x
                    at += 1
        right -= 2
        upwards = not upwards


def _is_masked(mask: int, x: int, y: int) -> bool:
    """Return whether a mask inverts a module (table 10)."""
    if mask == 0:
        return (x + y) % 2 == 0
    if mask == 1:
        return y % 2 == 0
    if mask == 2:
        return x % 3 == 0
    if mask == 3:
        return (x + y) % 3 == 0
    if mask == 4:
        return (y // 2 + x // 3) % 2 == 0
    if mask == 5:
        return x * y % 2 + x * y % 3 == 0
    if mask == 6:
        return (x * y % 2 + x * y % 3) % 2 == 0
    return ((x + y) % 2 + x * y % 3) % 2 == 0


def _masked(rows: list[int], free: list[int], mask: int) -> list[int]:
    """Return the rows with the data inverted where the mask says so."""
    # Every mask repeats after twelve rows.
    pattern: list[int] = []
    for y in range(12):
        bits = 0
        for x in range(len(rows)):
            if _is_masked(mask, x, y):
                bits |= 1 << x
        pattern.append(bits)
    return [rows[y] ^ (pattern[y % 12] & free[y]) for y in range(len(rows))]


def _add_format(rows: list[int], bits: int) -> None:
    """Write the format information twice: at the upper left finder pattern, and at the others."""
    size = len(rows)
    for at in range(15):
        if bits >> at & 1:
            x, y = (
                (8, (0, 1, 2, 3, 4, 5, 7, 8)[at]) if at < 8 else ((7, 5, 4, 3, 2, 1, 0)[at - 8], 8)
            )
            rows[y] |= 1 << x
            x, y = (size - 1 - at, 8) if at < 8 else (8, size - 15 + at)
            rows[y] |= 1 << x
    # This module beside it is always dark.
    rows[size - 8] |= 1 << 8


def _format_bits(level: str, mask: int) -> int:
    """Return the 15 bits of level and mask, with their own error correction."""
    value = _LEVELS[level] << 3 | mask
    rest = value << 10
    for at in range(14, 9, -1):
        if rest >> at & 1:
            rest ^= 0x537 << (at - 10)
    return (value << 10 | rest) ^ 0x5412


# -- the choice of a mask --------------------------------------------------------------------------


def _best_mask(rows: list[int], free: list[int]) -> int:
    """Return the mask with the lowest penalty; the format information is not there yet (7.8.1)."""
    best = 0
    least: int | None = None
    for mask in range(8):
        points = penalty(_masked(rows, free, mask))
        if least is None or points < least:
            best, least = mask, points
    return best


def _count(bits: int) -> int:
    """Return how many bits are 1."""
    found = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


def penalty(rows: list[int]) -> int:
    """Return the penalty of a code (7.8.3): the lower, the easier it is to read."""
    size = len(rows)
    every = (1 << size) - 1
    columns: list[int] = []
    for x in range(size):
        bits = 0
        for y in range(size):
            bits |= (rows[y] >> x & 1) << y
        columns.append(bits)
    points = dark = 0
    for lines in (rows, columns):
        for bits in lines:
            points += _runs(bits) + _runs(bits ^ every) + _finders(bits, size)
    for y in range(size):
        dark += _count(rows[y])
        if y:
            # Squares of two by two: the same from row to row, and in two neighbouring columns.
            alike = ~(rows[y] ^ rows[y - 1])
            squares = alike & alike >> 1 & ~(rows[y] ^ rows[y] >> 1) & every >> 1
            points += 3 * _count(squares)
    # Ten for each full 5 % of dark modules above or below half.
    return points + abs(2 * dark - size * size) * 10 // (size * size) * 10


def _runs(bits: int) -> int:
    """Return the points for runs of five or more 1: three, and one for each beyond five."""
    # A bit remains for each place where five begin.
    fives = bits & bits >> 1 & bits >> 2 & bits >> 3 & bits >> 4
    return _count(fives) + 2 * _count(fives & ~(fives << 1))


def _finders(bits: int, size: int) -> int:
    """Return the points for finder-like patterns beside four light modules or the edge."""
    hits = bits & ~(bits >> 1) & bits >> 2 & bits >> 3 & bits >> 4 & ~(bits >> 5) & bits >> 6
    found = at = 0
    while hits >> at:
        if hits >> at & 1:
            before = bits >> max(0, at - 4) & (1 << min(at, 4)) - 1
            after = bits >> at + 7 & 15
            if at == 0 or at == size - 7 or not before or not after:
                found += 40
                at += 7
                continue
            # The next one can begin at its fourth module.
            at += 3
        at += 1
    return found
