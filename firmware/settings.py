"""What the people at the table wish of the box: language, brightness, timers; kept between
evenings.
"""

from engine import texts
from firmware.wishes import LONGEST, ROWS

_NAME = "settings"


class Settings:
    """The wishes kept in `store` under "settings"; what is not kept, or cannot be, is as at first.

    With `safe` nothing is read, so that a box that was set wrongly can be set right again.

    >>> class Store:
    ...     get = lambda self, name: {"timer": 60, "sleep": "soon"}
    >>> settings = Settings(Store())
    >>> settings.get("timer"), settings.get("sleep")
    (60, 1200)
    """

    def __init__(self, store, safe=False):
        self._store = store
        self._chosen = {}
        self._wished = {}
        self._read(safe)

    def get(self, name):
        """Return what is wished of `name`; raises KeyError for what cannot be wished."""
        if name == "language" and name not in self._chosen:
            # Nobody has chosen: what is spoken is spoken on.
            return texts.language()
        return self._wished[name]

    def on(self, name):
        """Return whether a wish that is yes or no is yes."""
        return self.get(name) == "yes"

    def _read(self, safe):
        kept = None if safe or self._store is None else self._store.get(_NAME)
        kept = kept if isinstance(kept, dict) else {}
        for name, values, first in ROWS:
            self._wished[name] = first
            value = kept.get(name)
            if not values:
                is_one = isinstance(value, str) and len(value) <= LONGEST
            else:
                is_one = value in values and not isinstance(value, bool)
            if is_one:
                self._chosen[name] = self._wished[name] = value

    def advance(self, name):
        """Take the next value of `name`, keep it, and return it."""
        for row, values, _ in ROWS:
            if row == name:
                now = self.get(name)
                at = values.index(now) if now in values else -1
                self.put(name, values[(at + 1) % len(values)])
        return self.get(name)

    def put(self, name, value):
        """Wish for `value` and keep it; a flash that is full forgets it with the power."""
        self._chosen[name] = self._wished[name] = value
        self._store.put(_NAME, self._chosen)
