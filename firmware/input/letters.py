"""Keying letters with few presses: the logic behind the keyboard, without pixels.

As with cards, each key leads to a group of letters, and the groups never move, so that the hand
learns them. With four arrows and OK, common letters take two presses and the others three; with
three keys, every letter takes three. The accents of a letter, and its other case, are a group of
their own.
"""

CROSS = ("left", "up", "right", "down", "ok")
THREE = ("up", "ok", "down")
# MORE stands for the digits and signs among the letters, DONE for the end among the options.
MORE = "…"
DONE = "✓"
SIGNS = " -'.&+0123456789"

_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
# With four arrows and OK: the letters of each arrow, then those of each key after it.
_GROUPS = (
    ("A", "BC", "D", "E", "FG"),
    ("H", "I", "JK", "L", "M"),
    ("N", "O", "PQ", "R", "ST"),
    ("U", "VW", "XYZ", " ", MORE),
)
_VARIANTS = ("AÀÁÂÄ", "CÇ", "EÈÉÊË", "IÌÍÎÏ", "NÑ", "OÒÓÔÖ", "SS", "UÙÚÛÜ")
_SMALL = ("aàáâä", "cç", "eèéêë", "iìíîï", "nñ", "oòóôö", "sß", "uùúûü")


class Letters:
    """The way to the next letter.

    `few` means three keys; `only` has the characters that can be typed (None: all).
    """

    def __init__(self, few: bool, only: str | None = None):
        self.few = few
        self.only = only
        self.keys = THREE if few else CROSS
        self.start()

    def start(self) -> None:
        """Go to the beginning of the way."""
        # The letters that can still be reached; None at the beginning.
        self.scope = None
        # Whether the letter replaces the last one.
        self.replaces = False

    def on_the_way(self) -> bool:
        """Return whether the way to a letter has been started."""
        return self.scope is not None

    def options(self) -> tuple[str, ...]:
        """Return the letters that each key leads to, as a text each."""
        if self.scope is not None:
            for group in () if self.few or self.only else _GROUPS:
                if self.scope == "".join(group):
                    return group
            return _parts(self.scope, len(self.keys))
        if self.few:
            return _parts(self.only or _ALPHABET + MORE, 3)
        groups = _parts(self.only, 4) if self.only else tuple(["".join(group) for group in _GROUPS])
        return groups + (DONE,)

    def press(self, key: str) -> str | bool | None:
        """Go one step; return the letter (or DONE) reached, True for a step, or None."""
        found = self.options()[self.keys.index(key)]
        if not found:
            return None
        if found == MORE:
            self.more()
        elif len(found) > 1:
            self.scope = found
        else:
            return found
        return True

    def more(self) -> None:
        """Go on to the digits and signs; with arrows, the space is among the letters."""
        self.scope = SIGNS if self.few else SIGNS[1:]

    def all(self) -> str:
        """Return all letters that can be reached now, one after the other."""
        return self.scope or self.only or _ALPHABET + " " + MORE

    def vary(self, letter: str) -> bool:
        """Offer the accents and the other case of the last letter; return whether it has any."""
        found = variants(letter)
        if not found or self.only:
            return False
        self.scope = found
        self.replaces = True
        return True


def variants(letter: str) -> str:
    """Return the accents of a letter, plain or accented, and its other case.

    >>> variants("e"), variants("Ñ"), variants("k"), variants("-")
    ('èéêëE', 'Nñ', 'K', '')
    """
    for same, other in zip(_VARIANTS + _SMALL, _SMALL + _VARIANTS):
        if letter in same:
            return same.replace(letter, "") + other[same.find(letter)]
    return other_case(letter) if letter.isalpha() else ""


def other_case(letter: str) -> str:
    """Return a letter without accent in its other case."""
    return letter.lower() if letter.upper() == letter else letter.upper()


def _parts(letters: str, count: int) -> tuple[str, ...]:
    """Return `letters` in `count` parts of equal size; the first ones may be longer by one."""
    parts: list[str] = []
    at = 0
    for index in range(count):
        size = (len(letters) - at + count - index - 1) // (count - index)
        parts.append(letters[at : at + size])
        at += size
    return tuple(parts)
