"""The texts of a section in an image: packed to about half.

`host_tools/boards/image/packing.py` makes them when an image is built. A module has, in place of
its table, `PACKED`: the names, two bytes for each with the place where its text ends, and all
texts, one after the other, a byte for each code. `CODES` in the language's `_codes.py` says what
a code stands for: a letter or several. Where modules are kept in memory it takes 9 KB, so it is
loaded with the first text of its language. Of rules and questions the names are their first
lines, which lists show.
"""

from ..compat import TYPE_CHECKING, drop_module, load_module

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any


class Packed:
    """The texts called `names`, in order; `ends` and `words` as described above."""

    def __init__(
        self, codes: "Sequence[str]", names: "Sequence[str]", ends: bytes, words: bytes
    ) -> None:
        self.names = names
        self._codes = codes
        self._ends = ends
        self._words = words

    def find(self, name: str) -> str | None:
        """Return the text called `name`, or None.

        >>> codes, names = ("a", "nd ", "or"), ("one", "two")
        >>> Packed(codes, names, bytes((2, 0, 3, 0)), bytes((0, 1, 2))).find("one")
        'and '
        """
        try:
            return self.text(self.names.index(name))
        except ValueError:
            return None

    def text(self, at: int) -> str:
        """Return the text of the name at a place."""
        codes = self._codes
        words = self._words[self._end(at - 1) if at else 0 : self._end(at)]
        return "".join([codes[code] for code in words])

    def _end(self, at: int) -> int:
        return self._ends[2 * at] | self._ends[2 * at + 1] << 8


def load(language: str, section: str) -> "tuple[Packed | None, Any]":
    """Return (what is packed of a section, None), or (None, its module as it is written).

    On a board that the program was copied to, small sections are together in files, which the
    language's `GROUPS` names, and its codes are beside that: a file takes at least a block.
    Raises ImportError if the language lacks the section.
    """
    home = "engine.texts." + language
    own = load_module(home)
    group = getattr(own, "GROUPS", {}).get(section, "")
    name = home + "." + (group or section)
    module = load_module(name)
    packed = getattr(module, "PACKED", None)
    if packed is None:
        return None, module
    # What is kept is all that the module had: so many modules take memory on a board.
    drop_module(name)
    codes: Sequence[str] = getattr(own, "CODES", None) or load_module(home + "._codes").CODES
    return Packed(codes, *(packed[section] if group else packed)), None
