"""Where the browser page is: typed once, for the links in QR codes."""

from engine.compat import TYPE_CHECKING
from firmware.screens.asking.keyboard import Keyboard
from firmware.storage.settings import LONGEST

if TYPE_CHECKING:
    from firmware.app import App

_LETTERS = "abcdefghijklmnopqrstuvwxyz.-/0123456789:_~"


class Address(Keyboard):
    """The address as it is set, to be edited; an empty one is removed on back."""

    seldom = True

    def __init__(self, app: "App"):
        words = app.settings.get("address")
        super().__init__(app, ("settings.address", {}), words, LONGEST, self.take_address, _LETTERS)

    def take_address(self, words: str) -> bool:
        """Save the address."""
        self.app.settings.put("address", words)
        return True

    def leave(self) -> None:
        """Remove the address if nothing is typed, and go back."""
        if not self.text and self.app.settings.get("address"):
            self.app.settings.put("address", "")
        super().leave()


SCREEN = Address
