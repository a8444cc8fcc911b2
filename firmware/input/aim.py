"""What a finger aims at on a pad of digits, or of yes and no, while the rows of a page change.

The pad and the rows stand still, and each tap leads to a row that is known. So whoever taps ahead
of the picture means the row that the taps before lead to: a tap is judged by that, not by when it
came. It must be the same pad that was in sight when the finger went down, and for so long that
nobody meant what was there before.

Next means the number that was keyed. Where none was, it is the tap before, twice, or Next after a
number that went on by itself: it does nothing, and what follows counts. After any other Next that
does nothing, digits are meant for the row below, so none counts before a pause. A tap that leads on
by itself (yes or no, the last digit of a full number) may be meant once if it comes twice at once.
"""

from engine.compat import TYPE_CHECKING, ticks_diff
from firmware.input.attention import AGAIN, KNOWN, LONG, PAUSE, SPARE, UNSEEN

if TYPE_CHECKING:
    from typing import Any

    from engine.types import Ticks
    from firmware.input.attention import Pace


class Aim:
    """Knows which pad is in sight, and since when; `pace` knows when was tapped last."""

    def __init__(self, pace: "Pace") -> None:
        self._pace = pace
        # The pad that was drawn last, the one in sight, and since when.
        self._drawn: Any = None
        self._pad: Any = None
        self._since = 0
        # At which question Next did nothing, and whether nothing is to be said of that.
        self._spare: object = None
        self._silent = False

    def drawn(self, asked: object) -> None:
        """Note which question was drawn."""
        self._drawn = _pad_of(asked)

    def in_sight(self, at: int) -> None:
        """Note that what was drawn is in sight since `at` milliseconds."""
        if self._drawn != self._pad:
            self._pad, self._since = self._drawn, at

    def look_away(self) -> None:
        """Note that something else hides it."""
        self._pad = self._drawn = None

    def at(self, asked: "Any", what: "Any", way: str, at: "Ticks") -> str:
        """Return what a tap can be meant for where `asked` was not seen; see `Attention.takes`."""
        self._silent = False
        pad = _pad_of(asked)
        if pad is None or pad != self._pad or at is None or ticks_diff(at, self._since) < PAUSE:
            return ""
        if way == "take":
            return KNOWN
        if asked.pad_kind == "choices":
            return AGAIN if way == "act" and what.startswith("choice ") else ""
        if way == "tapped":
            return AGAIN if asked.led and not asked.begun_here() else KNOWN
        if way != "act" or what not in ("ok", "erase"):
            return ""
        if asked.begun_here() or what == "erase":
            return KNOWN
        return self._next(asked, at)

    def _next(self, asked: "Any", at: int) -> str:
        """Return the same of Next where no number was keyed."""
        if asked.led:
            # It was meant for the number that went on by itself: at once, or as long as nobody has
            # seen what is asked now.
            self._silent = True
            if not self._pace.is_double(at, LONG):
                return UNSEEN
            asked.led = False
            return SPARE
        if self._spare is asked or not self._pace.is_double(at, PAUSE):
            return ""
        self._spare = asked
        return SPARE

    def tells(self) -> bool:
        """Return whether it is said that the tap was ignored."""
        return not self._silent


def _pad_of(asked: "Any") -> "Any":
    """Return what stands still while a page asks: its pad, and its rows; None if nothing does."""
    rows = getattr(asked, "rows", None) if getattr(asked, "pad_kind", "") else None
    return (asked.pad_kind, [row[:2] for row in rows.page.rows]) if rows else None
