"""Passing the box on: it asks for the player before private cards are keyed."""

from engine.compat import TYPE_CHECKING
from firmware.screens.base import Screen

if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware.app import App
    from firmware.display.widgets import Ui


class PassPart(Screen):
    """Only the name of the player to pass the box to; `go_on()` shows the private cards."""

    def __init__(self, app: "App", name: str, go_on: "Callable[[], object]"):
        super().__init__(app)
        self.name = name
        self.go_on = go_on

    def draw(self, ui: "Ui") -> None:
        """Draw who gets the box."""
        ui.bar(("ui.pass_box", {}), self.aside)
        size = 16 if ui.rows >= 3 and ui.fits(self.name, ui.width - 4, 16) else 8
        ui.centred(ui.shorten(self.name, ui.width - 4), ui.top + (ui.rows * 8 - size) // 2, size)
        ui.hints(("ok", "ui.it_is_me"), ("back", "ui.back"))

    def press(self, key: str, kind: str) -> None:
        """Go on when OK is pressed."""
        if key == "ok" and kind == "press":
            self.go_on()
        else:
            super().press(key, kind)
