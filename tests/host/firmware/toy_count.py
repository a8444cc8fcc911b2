"""The toy game's own screen: the cards of the trick are counted, up to its deck."""

from engine.cards import STANDARD52
from firmware.screens.base import Screen


class Count(Screen):
    """A number that up and down change; it is kept until the trick is entered."""

    def __init__(self, app):
        super().__init__(app)
        self.count = app.session.box.kept("toy_count") or 0

    def draw(self, ui):
        """Draw the number."""
        ui.bar(("toy.count", {}))
        ui.row(0, ("toy.do_count", {}), str(self.count))
        ui.hints(("ok", ("ui.done", {})), ("back", ("ui.back", {})))

    def press(self, key, kind):
        """Count one more or one less."""
        if key in ("up", "down") and kind != "long":
            self.count = (self.count + (1 if key == "up" else -1)) % (STANDARD52.size + 1)
            self.app.session.box.keep("toy_count", self.count)
        else:
            super().press(key, kind)


SCREEN = Count
