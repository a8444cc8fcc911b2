"""Draws what a screen shows: each kind of screen has its layout in a module, loaded when needed.

The layouts draw with the elements of `Ui` and know nothing of each other's.
"""

from engine.compat import TYPE_CHECKING, load_module
from firmware.display.widgets import Ui

if TYPE_CHECKING:
    from typing import Any


class Pictures(Ui):
    """The elements, and the whole of what a screen shows, as a screen names it."""

    def list(self, view: "Any") -> None:
        """Draw a list."""
        load_module("firmware.display.lists").draw(self, view)

    # The question for a name, with those that are known, is drawn as a list.
    known = list

    def page(self, view: "Any") -> None:
        """Draw a page of running text."""
        load_module("firmware.display.page").draw(self, view)

    # What an entry does is drawn as running text.
    result = page

    def players(self, view: "Any") -> None:
        """Draw the score sheet."""
        load_module("firmware.display.sheet").draw(self, view)

    def number(self, view: "Any") -> None:
        """Draw the question for a number; where there is room, the rows of its page."""
        name = "rows" if view.rows and self.holds_rows(view.cross) else "number"
        load_module("firmware.display." + name).draw(self, view)

    def flag(self, view: "Any") -> None:
        """Draw yes or no as a row of its page, or as a list where there is no room for that."""
        name = "rows" if self.holds_rows(view.cross) else "lists"
        load_module("firmware.display." + name).draw(self, view)

    def deck(self, view: "Any") -> None:
        """Draw the question for cards."""
        load_module("firmware.display.cards").draw(self, view)

    def name(self, view: "Any") -> None:
        """Draw the question for a text."""
        load_module("firmware.display.letters").draw(self, view)

    def verdict(self, view: "Any") -> None:
        """Draw a verdict."""
        load_module("firmware.display.verdict").draw(self, view)

    def grid(self, view: "Any") -> None:
        """Draw a board of chips."""
        load_module("firmware.display.grid").draw(self, view)

    def melds(self, view: "Any") -> None:
        """Draw the melds on a table."""
        load_module("firmware.display.melds").draw(self, view)

    def cells(self, view: "Any") -> None:
        """Draw the cards of one meld."""
        load_module("firmware.display.melds").draw_cells(self, view)

    def code(self, view: "Any") -> None:
        """Draw a QR code."""
        load_module("firmware.display.code").draw(self, view)

    def big(self, view: "Any") -> None:
        """Draw what is read from across the table."""
        load_module("firmware.display.big").draw(self, view)

    def winners(self, view: "Any") -> None:
        """Draw who has won."""
        load_module("firmware.display.big").draw_winners(self, view)

    def frame(self, view: "Any") -> None:
        """Draw a frame along the edges."""
        load_module("firmware.display.big").draw_frame(self, view)

    def key(self, view: "Any") -> None:
        """Draw a key to press."""
        load_module("firmware.display.key").draw(self, view)
