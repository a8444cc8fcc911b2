"""The fourteen letters of a test, where there is room for it as a QR code to the page, too."""

from engine.compat import TYPE_CHECKING
from firmware.board.report import grouped
from firmware.display import qr
from firmware.screens.page import Page
from firmware.screens.table.qr_code import Codes, page_address

if TYPE_CHECKING:
    from collections.abc import Sequence

    from firmware.app import App
    from firmware.screens.base import Row, Screen
    from firmware.screens.page import Part

# The largest code that 64 rows of pixels hold.
_VERSION = 3


def link(address: str, letters: str) -> str:
    """Return what the code holds: a link to the page, or the letters alone.

    >>> link("HTTPS://MELDMATE.EXAMPLE/", "2J2W00M0GK0000")
    'HTTPS://MELDMATE.EXAMPLE/#T2J2W00M0GK0000'
    >>> link("", "2J2W00M0GK0000"), link("https://" + 40 * "x" + "/", "2J2W00M0GK0000")
    ('2J2W00M0GK0000', '2J2W00M0GK0000')
    """
    words = address + "#T" + letters
    try:
        return words if address and qr.version_for(words) <= _VERSION else letters
    except qr.TooLong:
        return letters


class Letters(Page):
    """The letters on a screen without room for a code."""

    seldom = True

    def __init__(self, app: "App", letters: str):
        super().__init__(app)
        self._letters = letters

    def title(self) -> "Row":
        """Return the bar."""
        return ("test.title", {}), ""

    def parts(self) -> "Sequence[Part]":
        """Return the letters, and where to send them."""
        return [("test.letters", {"letters": grouped(self._letters)}), ("test.send", {})]


def screen(app: "App", letters: str) -> "Screen":
    """Return the letters as a code, or as text."""
    if not app.ui.holds_code():
        return Letters(app, letters)
    facts = {"letters": grouped(letters)}
    code = link(page_address(app), letters)
    return Codes(app, ("test.title", {}), [(code, "test.code", facts)])


SCREEN = screen
