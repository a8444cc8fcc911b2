"""Chips move while cards are laid, as for a pay card: OK saves it, back leaves it for later."""

from engine.compat import TYPE_CHECKING
from firmware.screens.table.preview import Preview

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.game.effect import Effect
    from engine.game.game import Game
    from engine.types import Event
    from firmware.app import App
    from firmware.screens.base import Hints, Row


class Collect(Preview):
    """What the event `entry` does; `later()` is called if it is left for later."""

    def __init__(
        self,
        app: "App",
        entry: "Event",
        effect: "Effect",
        game: "Game",
        later: "Callable[[], object]",
    ):
        super().__init__(app, entry, effect, game)
        self.later = later

    def title(self) -> "Row":
        """Return the bar."""
        return (self.app.game.key_of("do_", self.entry["event"]), {}), ("ui.keep", {})

    def hints(self) -> "Hints":
        """Return the hints."""
        return (("ok", ("stops_screen.collect", {})), ("back", ("stops_screen.later", {})))

    def press(self, key: str, kind: str) -> None:
        """Save it and go on with the phase, or leave it for later."""
        if key == "ok" and kind == "press":
            self.collect()
        else:
            super().press(key, kind)

    def collect(self) -> None:
        """Save it, and go on with the phase."""
        if self.app.session.add(self.entry, self.seen):
            self.app.close()

    def leave(self) -> None:
        """Leave the chips where they are; the phase goes on."""
        self.later()
        self.app.close()


SCREEN = Collect
