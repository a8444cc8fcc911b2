"""The turn timer: the seconds left, and whose turn it is; OK passes the turn on."""

from engine.compat import TYPE_CHECKING, ticks_diff
from firmware.screens.base import Screen

if TYPE_CHECKING:
    from engine.types import Label
    from firmware.app import App
    from firmware.display.widgets import Hint, Ui


class Timer(Screen):
    """Counts down the seconds of the settings, player by player."""

    def __init__(self, app: "App"):
        super().__init__(app)
        game = app.game
        # If no one deals, the first seat starts.
        self.order = game.in_turn()
        plan = game.deal()
        self.turn = self.order.index(plan.first) if plan else 0
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

    def draw(self, ui: "Ui") -> None:
        """Draw whose turn it is, and the seconds as large as they fit."""
        name = self.order[self.turn]
        paused = self.left and not self.running
        ui.bar(("settings.turn_of", {"name": name}), ("settings.paused", {}) if paused else "")
        pause: Label = ("settings.run" if paused else "settings.pause"), {}
        hints: list[Hint] = [
            ("ok", ("settings.next_turn", {})),
            ("back", ("ui.back", {})),
            ("down", pause),
        ]
        height = ui.rows * 8
        if self.left and not ui.hints_fit(*hints):
            height -= 8
            ui.row(ui.rows - 1, ui.label("down") + " " + ui.best(pause, ui.width))
        size = 24 if height >= 24 else 16
        words = (
            str(self.seconds())
            if self.left
            else ui.best(("settings.time_over", {}), ui.width - 8, size)
        )
        if not ui.fits(words, ui.width - 8, size):
            size = 16
        ui.centred(words, ui.top + (height - size) // 2, size)
        ui.hints(*(hints if self.left and height == ui.rows * 8 else hints[:2]))

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
