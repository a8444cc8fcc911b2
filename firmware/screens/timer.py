"""The turn timer: the seconds that are left, whose turn it is; OK gives the turn to the next player."""

from engine.compat import ticks_diff
from firmware.screens.base import Screen


class Timer(Screen):
    """Counts down the seconds of the settings for one player after the other."""

    def __init__(self, app):
        Screen.__init__(self, app)
        game = app.game
        self.order = game.following(game.dealer)
        self.turn = self.order.index(game.deal().first)
        self.now = None
        self.restart()

    @property
    def awake(self):
        """The box neither rests nor sleeps while the time runs."""
        return self.running

    def restart(self):
        """Begin a turn; the time runs from the next tick on."""
        self.left = self.app.wishes.get("timer") * 1000
        self.running = True
        self.since = None

    def tick(self, now):
        """Let the time run; draw when a second is over, and beep when all are."""
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

    def seconds(self):
        """Return the seconds that are left, begun ones included."""
        return (self.left + 999) // 1000

    def draw(self, ui):
        """Draw whose turn it is, and the seconds as large as they go."""
        name = self.order[self.turn]
        ui.bar(("settings.turn_of", {"name": name}))
        words = str(self.seconds()) if self.left else ui.best(("settings.time_over", {}), ui.width, 16)
        size = 24 if ui.rows >= 3 else 16
        if not ui.display.draws(words, size) or not ui.fits(words, ui.width, size):
            size = 16
        height = ui.rows * 8
        y = ui.top + max(0, (height - size) // 2)
        ui.centred(words, y, size)
        if not self.left:
            ui.display.invert(0, ui.top + 1, ui.width, height - 1)
        pause = "settings.pause" if self.running else "settings.run"
        hints = [("ok", "settings.next_turn"), ("back", "ui.back")]
        if self.left:
            hints.append(("down", pause))
        ui.hints(*hints)

    def press(self, key, kind):
        """The next player, the one before, pause, or leave."""
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
            Screen.press(self, key, kind)


SCREEN = Timer
