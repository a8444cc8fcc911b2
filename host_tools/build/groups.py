"""Things that belong together, joined two by two."""


class Groups:
    """Groups of keys; a key that was never joined is a group of its own.

    >>> groups = Groups()
    >>> groups.join("b", "c")
    >>> groups.join("a", "b")
    >>> groups.top("c"), groups.top("d")
    ('a', 'd')
    """

    def __init__(self):
        self._above = {}

    def top(self, key):
        """Return the least key of the group of `key`, which stands for it."""
        while key in self._above:
            key = self._above[key]
        return key

    def join(self, one, other):
        """Make one group of those of two keys."""
        one, other = self.top(one), self.top(other)
        if one != other:
            self._above[max(one, other)] = min(one, other)
