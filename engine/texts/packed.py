"""Tables of texts as a build for a board holds them: one block of bytes.

A dict of texts costs its key, its text and its slot for each of them, and MicroPython never gives a
key back. A block costs its letters. The records of a block follow one another as
`NUL field SOH field ... NUL`; the build writes them (`host_tools/build`), the source tree has none.
"""

_RECORD = b"\0"
_FIELD = b"\1"


class Packed:
    """A table of texts by name, or of rows, in a `block` of bytes.

    >>> table = Packed(b"\\0deal\\1Deal.\\0draw\\1Draw a card.\\0")
    >>> table.get("draw"), table.get("dra"), list(table.rows())
    ('Draw a card.', None, [['deal', 'Deal.'], ['draw', 'Draw a card.']])
    """

    def __init__(self, block):
        self._block = block

    def get(self, name):
        """Return the text called `name`, or None."""
        mark = _RECORD + name.encode() + _FIELD
        at = self._block.find(mark)
        if at < 0:
            return None
        at += len(mark)
        return self._block[at : self._block.find(_RECORD, at)].decode()

    def rows(self):
        """Yield the records one by one, each a list of its fields as texts."""
        at, end = 1, self._block.find(_RECORD, 1)
        while end > 0:
            yield self._block[at:end].decode().split("\1")
            at, end = end + 1, self._block.find(_RECORD, end + 1)
