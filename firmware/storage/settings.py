"""User settings: language, brightness, timers; they outlast the evening."""

from engine import texts
from engine.compat import TYPE_CHECKING, is_object
from engine.game.house import YES_NO

if TYPE_CHECKING:
    from typing import Any

    from firmware.storage.store import Store

# (name, allowed values, default). The times are in seconds, 0 for never.
ROWS: "tuple[tuple[str, tuple[Any, ...], Any], ...]" = (
    ("language", texts.LANGUAGES, "en"),
    ("brightness", ("high", "middle", "low"), "high"),
    ("inverted", YES_NO, "no"),
    ("turned", YES_NO, "no"),
    ("rest", (120, 300, 0, 30, 60), 120),
    ("dim", (300, 600, 0, 60, 120), 300),
    ("sleep", (1200, 3600, 0, 300, 600), 1200),
    ("timer", (0, 30, 60, 90, 120), 0),
    ("beeps", YES_NO, "no"),
    # How suits and courts are shown: as usual where the language is spoken, or of one deck.
    ("cards", ("usual", "french", "latin", "spanish", "german"), "usual"),
    ("tips", YES_NO, "yes"),
    # Whether the lesson about the keys is still to start by itself.
    ("lesson", ("due", "done"), "due"),
    # Where the browser page is, for the links in QR codes. It is typed, not chosen.
    ("address", (), ""),
)
# Characters of the address.
LONGEST = 40
_NAME = "settings"


def fits(value: object) -> bool:
    """Return whether a value has the form of saved settings; each one is looked at by itself."""
    return is_object(value)


class Settings:
    """The settings saved in `store` under "settings".

    A setting that is missing there, or has a value that is not allowed, has its default. With
    `safe` all have, so that a box that cannot be used with its settings can be set again.

    >>> class Store:
    ...     get = lambda self, name: {"timer": 60, "sleep": "soon"}
    >>> settings = Settings(Store())
    >>> settings.get("timer"), settings.get("sleep")
    (60, 1200)
    """

    def __init__(self, store: "Store | None", safe: bool = False):
        self._store = store
        # What was set, which is what is saved, and the value of every setting.
        self._chosen: dict[str, Any] = {}
        self._values: dict[str, Any] = {}
        self._read(safe)

    def get(self, name: str) -> "Any":
        """Return the value of a setting; raises KeyError for an unknown name."""
        if name == "language" and name not in self._chosen:
            # No one has chosen: the language in use stays.
            return texts.language()
        return self._values[name]

    def on(self, name: str) -> bool:
        """Return whether a setting that is yes or no is yes."""
        return self.get(name) == "yes"

    def _read(self, safe: bool) -> None:
        kept: Any = None if safe or self._store is None else self._store.get(_NAME)
        saved: dict[str, Any] = kept if fits(kept) else {}
        for name, values, default in ROWS:
            self._values[name] = default
            value = saved.get(name)
            if not values:
                allowed = isinstance(value, str) and len(value) <= LONGEST
            else:
                allowed = value in values and not isinstance(value, bool)
            if allowed:
                self._chosen[name] = self._values[name] = value

    def advance(self, name: str) -> "Any":
        """Change a setting to its next value, save it, and return it."""
        for row, values, _ in ROWS:
            if row == name:
                now = self.get(name)
                at = values.index(now) if now in values else -1
                self.put(name, values[(at + 1) % len(values)])
        return self.get(name)

    def put(self, name: str, value: object) -> None:
        """Change a setting and save it; on a full flash it lasts until the power goes."""
        self._chosen[name] = self._values[name] = value
        if self._store is not None:
            self._store.put(_NAME, self._chosen)
