"""What is shown while a computer reads the saved games, or puts others in their place."""

from engine.compat import TYPE_CHECKING
from firmware.screens.page import Page

if TYPE_CHECKING:
    from collections.abc import Sequence

    from firmware.app import App
    from firmware.computer.requests import Requests
    from firmware.screens.base import Hints, Row
    from firmware.screens.page import Part


class Computer(Page):
    """Tells that the saved games are in use, and how far it is; back stops it."""

    awake = True

    def __init__(self, app: "App", requests: "Requests"):
        super().__init__(app)
        self._requests = requests

    def title(self) -> "Row":
        """Return the title and the percentage."""
        return ("computer.title", {}), "%d%%" % self._requests.percent

    def parts(self) -> "Sequence[Part]":
        """Return what the computer does."""
        return [("computer.does_" + self._requests.session, {})]

    def hints(self) -> "Hints":
        """Return that back stops."""
        return (("back", ("computer.stop", {})),)

    def leave(self) -> None:
        """Stop; nothing has changed."""
        self._requests.stop()


SCREEN = Computer
