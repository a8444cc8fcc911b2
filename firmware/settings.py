"""What the people at the table wish of the box: language, brightness, timers; kept between evenings."""

from engine import texts
from engine.house import YES_NO

# (name, what it can be, what it is at first). The times are seconds, 0 for never.
ROWS = (
    ("language", ("en", "it"), "en"),
    ("brightness", ("high", "middle", "low"), "high"),
    ("inverted", YES_NO, "no"),
    ("turned", YES_NO, "no"),
    ("rest", (120, 300, 0, 30, 60), 120),
    ("dim", (300, 600, 0, 60, 120), 300),
    ("sleep", (1200, 3600, 0, 300, 600), 1200),
    ("timer", (0, 30, 60, 90, 120), 0),
    ("beeps", YES_NO, "no"),
    ("tips", YES_NO, "yes"),
)
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
        kept = None if safe or store is None else store.get(_NAME)
        kept = kept if isinstance(kept, dict) else {}
        self._chosen = {}
        for name, values, _ in ROWS:
            value = kept.get(name)
            if value in values and not isinstance(value, bool):
                self._chosen[name] = value

    def get(self, name):
        """Return what is wished of `name`."""
        if name in self._chosen:
            return self._chosen[name]
        if name == "language":
            # Nobody has chosen: what is spoken is spoken on.
            return texts.language()
        for row, _, first in ROWS:
            if row == name:
                return first
        raise KeyError(name)

    def on(self, name):
        """Tell whether a wish that is yes or no is yes."""
        return self.get(name) == "yes"

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
        self._chosen[name] = value
        self._store.put(_NAME, self._chosen)
