"""Deflating many small files so that each can be inflated by itself, with what they have in common said once.

A small file deflated by itself begins with its code lengths, a tenth of it. Here a prefix says them, once
for many files, and inflates to a dictionary that the files are full of. The prefix ends in the middle of
a deflated block, at the end of a byte, and each file goes on in that very block. A decoder that has read
the prefix can so be pointed at any of the files. zlib leaves a quarter of a small window unused and takes
the first good match; here the cheapest of all ways through a file is found.
"""

import heapq
from collections import namedtuple

# What inflates to `dictionary` is `stream`, of bytes; `literals` and `distances` are the lengths of the
# codes that are in force after it, by symbol.
Prefix = namedtuple("Prefix", ("dictionary", "literals", "distances", "stream"))

_ROUNDS = 3
_LONGEST = 258
_END = 256
_FIRST_LENGTH = 257
_ORDER = (16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15)
# What a symbol costs, in bits, that the way before did not need.
_UNUSED = 11
# The prefix's codes have fewer bits than there may be, so that its head can be written in two lengths.
_LIMIT = 15
_PREFIX_LIMIT = 14


def _codes(count, bits_of, first):
    """Return [(symbol, extra bits, their value)] for the values from `first` on, `count` symbols' worth."""
    found = []
    for symbol in range(count):
        bits = bits_of(symbol)
        found += [(symbol, bits, value) for value in range(1 << bits)]
    return [None] * first + found


_LENGTHS = _codes(28, lambda symbol: 0 if symbol < 8 else symbol // 4 - 1, 3)[:_LONGEST] + [(28, 0, 0)]
_DISTANCES = _codes(26, lambda symbol: 0 if symbol < 4 else symbol // 2 - 1, 1)


# The lengths of the codes that deflating has without saying them.
_FIXED = [8] * 144 + [9] * 112 + [7] * 24 + [8] * 6, [5] * 30


def _matches(data, begin, window):
    """Return for each place from `begin` on what before it is like what follows.

    That is [(length, distance)], longer and longer; each is the nearest one of its length.
    """
    places, found = {}, []
    for at in range(len(data) - 2):
        run = data[at : at + 3]
        before = places.setdefault(run, [])
        if at >= begin:
            here, best = [], 2
            room = min(_LONGEST, len(data) - at)
            for place in reversed(before):
                if at - place > window or best == room:
                    break
                if data[place + best] != data[at + best]:
                    continue
                length = 3
                while length < room and data[place + length] == data[at + length]:
                    length += 1
                if length > best:
                    here.append((length, at - place))
                    best = length
            found.append(here)
        before.append(at)
    return found + [[]] * (len(data) - begin - len(found))


def _way(raw, matches, literals, distances):
    """Return the cheapest steps through `raw`: literals, or (length, distance).

    `literals` are the costs of literals and lengths, `distances` those of distances, by symbol.
    """
    lengths = [0, 0, 0] + [literals[_FIRST_LENGTH + code[0]] + code[1] for code in _LENGTHS[3:]]
    far = [0] + [distances[code[0]] + code[1] for code in _DISTANCES[1:]]
    size = len(raw)
    costs, steps = [1 << 30] * (size + 1), [(1, 0)] * (size + 1)
    costs[0] = 0
    for at, here in enumerate(matches):
        cost = costs[at]
        if cost + literals[raw[at]] < costs[at + 1]:
            costs[at + 1] = cost + literals[raw[at]]
            steps[at + 1] = (1, 0)
        shorter = 3
        for length, distance in here:
            there = cost + far[distance]
            for one in range(shorter, length + 1):
                if there + lengths[one] < costs[at + one]:
                    costs[at + one] = there + lengths[one]
                    steps[at + one] = (one, distance)
            shorter = length + 1
    found, at = [], size
    while at:
        step = steps[at]
        at -= step[0]
        found.append(step if step[1] else raw[at])
    return found[::-1]


def _tree(counts, limit):
    """Return how long the code of each symbol is, of at most `limit` bits; two at least have one."""
    used = [(count, symbol) for symbol, count in enumerate(counts) if count]
    for symbol in range(2):
        if len(used) < 2 and not counts[symbol]:
            used.append((1, symbol))
    heap = [(count, symbol, (symbol,)) for count, symbol in used]
    heapq.heapify(heap)
    sizes = [0] * len(counts)
    while len(heap) > 1:
        one, other = heapq.heappop(heap), heapq.heappop(heap)
        for symbol in one[2] + other[2]:
            sizes[symbol] += 1
        heapq.heappush(heap, (one[0] + other[0], min(one[1], other[1]), one[2] + other[2]))
    if max(sizes) > limit:
        return _tree([(count + 1) // 2 for count in counts], limit)
    return sizes


def _bits(sizes):
    """Return the codes of a tree by symbol, as texts of 0 and 1."""
    code, found = 0, {}
    for size in range(1, max(sizes) + 1):
        for symbol, one in enumerate(sizes):
            if one == size:
                found[symbol] = f"{code:0{size}b}"
                code += 1
        code <<= 1
    return found


def _number(value, bits):
    """Return a number as it stands in a stream, its lowest bit first."""
    return f"{value:0{bits}b}"[::-1] if bits else ""


def _runs(sizes):
    """Return the lengths of codes as symbols: [(symbol, extra bits, their value)]."""
    found, at = [], 0
    while at < len(sizes):
        size, count = sizes[at], 1
        while at + count < len(sizes) and sizes[at + count] == size:
            count += 1
        at += count
        if size:
            found.append((size, 0, 0))
            count -= 1
        while count >= 3:
            if size:
                part = min(count, 6)
                found.append((16, 2, part - 3))
            elif count < 11:
                part = count
                found.append((17, 3, part - 3))
            else:
                part = min(count, 138)
                found.append((18, 7, part - 11))
            count -= part
        found += [(size, 0, 0)] * count
    return found


def _head(literals, distances, longer=0):
    """Return the beginning of a block with these lengths of codes, as 0 and 1, by `longer` entries longer."""
    literals, distances = literals[:], distances[:]
    while len(literals) > _FIRST_LENGTH and not literals[-1]:
        literals.pop()
    while len(distances) > 1 and not distances[-1]:
        distances.pop()
    runs = _runs(literals + distances)
    counts = [0] * 19
    for symbol, _, _ in runs:
        counts[symbol] += 1
    tree = _tree(counts, 7)
    listed = [tree[symbol] for symbol in _ORDER]
    while len(listed) > 4 and not listed[-1]:
        listed.pop()
    listed += [0] * longer
    bits = _bits(tree)
    head = "0" + _number(2, 2) + _number(len(literals) - 257, 5) + _number(len(distances) - 1, 5)
    head += _number(len(listed) - 4, 4) + "".join(_number(size, 3) for size in listed)
    return head + "".join(bits[symbol] + _number(value, extra) for symbol, extra, value in runs)


def _body(steps, literals, distances):
    """Return the steps in codes of these lengths, as 0 and 1."""
    ours, far = _bits(literals), _bits(distances)
    found = []
    for step in steps:
        if isinstance(step, int):
            found.append(ours[step])
        else:
            symbol, extra, value = _LENGTHS[step[0]]
            found.append(ours[_FIRST_LENGTH + symbol] + _number(value, extra))
            symbol, extra, value = _DISTANCES[step[1]]
            found.append(far[symbol] + _number(value, extra))
    return "".join(found)


def _count(steps, literals, distances):
    """Add up in `literals` and `distances` how often the steps need each symbol."""
    literals[_END] += 1
    for step in steps:
        if isinstance(step, int):
            literals[step] += 1
        else:
            literals[_FIRST_LENGTH + _LENGTHS[step[0]][0]] += 1
            distances[_DISTANCES[step[1]][0]] += 1


def _costs(sizes):
    return [size or _UNUSED for size in sizes]


def prefix(files, dictionary, window):
    """Return the Prefix of files, a list of bytes, with a `dictionary` and no distance beyond `window` bytes."""
    found = [_matches(dictionary + raw, len(dictionary), window) for raw in files]
    reached = _DISTANCES[window][0] + 1
    literals, distances = _FIXED
    for _ in range(_ROUNDS):
        # Each symbol may be needed one day.
        counts = [1] * 286, [1] * reached + [0] * (30 - reached)
        for raw, matches in zip(files, found):
            _count(_way(raw, matches, _costs(literals), _costs(distances)), *counts)
        literals, distances = (_tree(one, _PREFIX_LIMIT) for one in counts)
    body = _body(dictionary, literals, distances)
    for longer in range(2):
        bits = _head(literals, distances, longer) + body
        for _ in range(4):
            if len(bits) % 8 == 0:
                return Prefix(dictionary, literals, distances, as_bytes(bits))
            # A block of nothing, of ten bits, goes before.
            bits = "0" + _number(1, 2) + "0000000" + bits
    raise AssertionError("Two lengths of the head are odd and even: one of them can be filled up.")


def as_bytes(bits):
    """Return a text of 0 and 1 as bytes; the last one is filled up with 0.

    >>> as_bytes("1000000001")
    b'\\x01\\x02'
    """
    return int("0" + bits[::-1], 2).to_bytes(-(-len(bits) // 8), "little")


def squeeze(raw, before, window):
    """Return bytes as they follow a Prefix, to the end of a block that is not a stream's last one, as 0 and 1."""
    matches = _matches(before.dictionary + raw, len(before.dictionary), window)
    literals, distances = before.literals, before.distances
    end = _bits(literals)[_END]
    steps = _way(raw, matches, _costs(literals), _costs(distances))
    best = _body(steps, literals, distances) + end
    for _ in range(_ROUNDS):
        counts = [0] * 286, [0] * 30
        _count(steps, *counts)
        literals, distances = (_tree(one, _LIMIT) for one in counts)
        own = end + _head(literals, distances) + _body(steps, literals, distances) + _bits(literals)[_END]
        best = min(best, own, key=len)
        steps = _way(raw, matches, _costs(literals), _costs(distances))
    return best
