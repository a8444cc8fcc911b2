"""The turn timer: the seconds left, and whose turn it is; OK passes the turn on."""

from engine.compat import TYPE_CHECKING, ticks_diff
from firmware.screens.base import Screen

if TYPE_CHECKING:
    from engine.types import Label
    from firmware.app import App
    from firmware.display.widgets import Hint
    from firmware.screens.base import Hints, Row
    from firmware.types import Show


class Timer(Screen):
    """Counts down the seconds of the settings, player by player."""

    seldom = True

    def __init__(self, app: "App"):
        super().__init__(app)
        game = app.game
        # If no one deals, or a card decides who starts, it is the first of the order.
        self.order = game.playing_order()
        plan = game.deal()
        first = plan.first if plan else game.first_player()
        self.turn = self.order.index(first) if first else 0
        self.now = None
        self.restart()

    @property
    def awake(self) -> bool:
        """Whether the time runs, so that the box neither goes on standby nor sleeps."""
        return self.running

    def restart(self) -> None:
        """Start a turn; the time runs from the next tick on."""
        self.left = self.app.settings.get("timer") * 1000
        self.running = True
        self.since = None

    def tick(self, now: int) -> None:
        """Count down; draw each second, and beep at the end."""
        if self.running:
            before = self.seconds()
            if self.since is not None:
                self.left = max(0, self.left - ticks_diff(now, self.since))
            self.since = now
            if self.seconds() != before:
                self.app.dirty = True
            if self.left == 0:
                self.running = False
                self.app.comfort.beep()

    def seconds(self) -> int:
        """Return the seconds that are left, rounded up."""
        return (self.left + 999) // 1000

    sizes = (24, 16)

    def title(self) -> "Row":
        """Return the bar: whose turn it is, and whether the time is paused."""
        paused: Label = ("settings.paused", {}) if self.left and not self.running else ""
        return ("settings.turn_of", {"name": self.order[self.turn]}), paused

    def large(self) -> "Label":
        """Return the seconds that are left."""
        return str(self.seconds()) if self.left else ("settings.time_over", {})

    def hints(self) -> "Hints":
        """Return what the keys do."""
        hints: list[Hint] = [("ok", ("settings.next_turn", {})), ("back", ("ui.back", {}))]
        if self.left:
            pause = "settings.pause" if self.running else "settings.run"
            hints.append(("down", (pause, {})))
        return hints

    def draw(self, show: "Show") -> None:
        """Show whose turn it is, and the seconds as large as they fit."""
        show.big(self)

    def press(self, key: str, kind: str) -> None:
        """Go to the next or the previous player, pause, or leave."""
        if kind == "press" and key in ("ok", "right"):
            self.turn = (self.turn + 1) % len(self.order)
            self.restart()
        elif kind == "press" and key in ("up", "left"):
            self.turn = (self.turn - 1) % len(self.order)
            self.restart()
        elif key == "down" and kind == "press":
            if self.left:
                self.running = not self.running
                self.since = None
        else:
            super().press(key, kind)


SCREEN = Timer
