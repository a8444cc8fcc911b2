"""The modules of a QR code: patterns, placement of the codewords, masks and their penalties.

Rows are integers whose bit `x` is the module at column `x`; 1 is dark. References are to ISO/IEC
18004:2015.
"""

# Two bits of the format information, by level.
_LEVELS = {"L": 1, "M": 0, "Q": 3, "H": 2}


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


def _patterns(size):
    """Return (rows with finder, timing and alignment patterns, rows with 1 where data goes)."""
    rows = [0] * size
    free = [(1 << size) - 1] * size

    def square(x, y, width, dark):
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


def _place(rows, free, codewords):
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


def _is_masked(mask, x, y):
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


def _masked(rows, free, mask):
    """Return the rows with the data inverted where the mask says so."""
    # Every mask repeats after twelve rows.
    pattern = []
    for y in range(12):
        bits = 0
        for x in range(len(rows)):
            if _is_masked(mask, x, y):
                bits |= 1 << x
        pattern.append(bits)
    return [rows[y] ^ (pattern[y % 12] & free[y]) for y in range(len(rows))]


def _add_format(rows, bits):
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


def _format_bits(level, mask):
    """Return the 15 bits of level and mask, with their own error correction."""
    value = _LEVELS[level] << 3 | mask
    rest = value << 10
    for at in range(14, 9, -1):
        if rest >> at & 1:
            rest ^= 0x537 << (at - 10)
    return (value << 10 | rest) ^ 0x5412


# -- the choice of a mask --------------------------------------------------------------------------


def _best_mask(rows, free):
    """Return the mask with the lowest penalty; the format information is not there yet (7.8.1)."""
    best = least = None
    for mask in range(8):
        points = penalty(_masked(rows, free, mask))
        if least is None or points < least:
            best, least = mask, points
    return best


def _count(bits):
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
    columns = []
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


def _runs(bits):
    """Return the points for runs of five or more 1: three, and one for each beyond five."""
    # A bit remains for each place where five begin.
    fives = bits & bits >> 1 & bits >> 2 & bits >> 3 & bits >> 4
    return _count(fives) + 2 * _count(fives & ~(fives << 1))


def _finders(bits, size):
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
