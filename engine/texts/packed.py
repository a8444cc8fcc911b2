"""Tables of texts as a build for a board holds them: a few blocks of bytes, their letters in pairs.

A dict of texts costs its key, its text and its slot for each of them, and MicroPython never gives a
key back. A block costs half of its letters: a byte from 128 on stands for a pair of bytes, which may
stand for pairs again. A language's `PAIRS` are what the commonest ones stand for, and bytes below 32
are its `OTHERS`, the letters that are not ASCII. The build writes both (`host_tools/build`); the source
tree has none.

A block of texts is their number, a hash of three bytes for each name, the length of each text, and the
texts. A block of rows has records, `NUL field SOH field ... NUL`. A table is several blocks, for a small
memory that is full of holes has no room for a long one.
"""

from engine.compat import const, crc32

_FIRST_PAIR = const(128)
_FIRST_LETTER = const(32)
# How deep pairs stand for pairs at most; one place to put them by, so that no text makes garbage of it.
_todo = bytearray(16)


def plain(codes, pairs, others):
    """Return the text that bytes `codes` stand for; raises no errors: the build has checked them.

    >>> plain(b"\\x80ck, \\x81l!", b"De\\x80a", "")
    'Deck, Deal!'
    """
    out = bytearray()
    append, todo = out.append, _todo
    depth = 0
    for code in codes:
        while True:
            if code >= _FIRST_PAIR:
                code = 2 * code - 2 * _FIRST_PAIR
                todo[depth] = pairs[code + 1]
                depth += 1
                code = pairs[code]
                continue
            if code >= _FIRST_LETTER:
                append(code)
            else:
                out.extend(others[code - 1].encode())
            if not depth:
                break
            depth -= 1
            code = todo[depth]
    return out.decode()


class Packed:
    """A table of texts by name, or of rows, in `blocks` of bytes, with a language's pairs and others."""

    def __init__(self, blocks, pairs=b"", others="\1"):
        self._blocks = blocks
        self._pairs = pairs
        self._others = others

    def get(self, name):
        """Return the text called `name`, or None.

        >>> Packed((b"\\x01\\x16\\xc1\\xfe\\x05Deal.",)).get("deal")
        'Deal.'
        """
        mark = (crc32(name.encode()) & 0xFFFFFF).to_bytes(3, "little")
        for block in self._blocks:
            sizes = 1 + 3 * block[0]
            at = block.find(mark, 1, sizes)
            while at > 0 and at % 3 != 1:
                at = block.find(mark, at + 1, sizes)
            if at > 0:
                last = sizes + at // 3
                start = sizes + block[0] + sum(block[sizes:last])
                return plain(block[start : start + block[last]], self._pairs, self._others)
        return None

    def rows(self):
        """Yield the records one by one, each a list of its fields as texts.

        >>> list(Packed((b"\\0deal\\1Deal.\\0draw\\1Draw a card.\\0",)).rows())
        [['deal', 'Deal.'], ['draw', 'Draw a card.']]
        """
        for block in self._blocks:
            at, end = 1, block.find(b"\0", 1)
            while end > 0:
                yield plain(block[at:end], self._pairs, self._others).split("\1")
                at, end = end + 1, block.find(b"\0", end + 1)
