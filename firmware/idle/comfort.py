"""What the box does by itself: standby, dimming and sleep, beeps, a warning of a low battery.

Three steps, each after its own time without a press: the standby screen, which can be read from
afar; less light; no light. The first press only wakes the box. Standby is drawn over the topmost
screen, which does not know about it and stays as it was. What stands for minutes, that screen or a
score sheet that nobody touches, moves by a pixel or two every minute, so that it does not burn in.
A screen that does not wear does none of this.
"""

from engine import games, texts
from engine.compat import TYPE_CHECKING, const, ticks_diff
from firmware.display import card_faces
from firmware.idle.resting import Resting, spare

if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware.display.widgets import Ui
    from firmware.types import App

_LIGHT = {"high": 0xCF, "middle": 0x50, "low": 0x10}
_DIMMED = const(1)
_MINUTE = const(60000)
# Where the picture stands in each minute: steps to the right, and pixels down.
_PLACES = ((0, 0), (1, 0), (1, 1), (0, 1))
_KEY_TONE = const(2000)
_KEY_MS = const(12)
_BATTERY_EVERY = const(60000)
_BATTERY_LOW = const(10)
_END_TONE = const(880)
_END_MS = const(400)


class Comfort:
    """Standby and light of `app`, according to its `settings`.

    Of its `platform`, `tone(hertz, milliseconds)` makes a sound, and `battery()` measures.
    """

    def __init__(self, app: "App"):
        self._app = app
        self._tone = app.platform.get("tone")
        self._felt = app.platform.get("felt")
        self._battery = app.platform.get("battery")
        # Whether the screen wears, as an OLED does: all of standby is for its protection.
        self.protects = app.platform.get("wears", True)
        # The game that is set up or on the table, "" for none.
        self._game = ""
        self._now: int | None = None
        self._since: int | None = None
        self._swallowing = False
        self._measured: int | None = None
        self._warned = False
        self.resting = False
        self.dimmed = False
        self.asleep = False
        # Since when the box is on standby, and the minute in which the picture was drawn.
        self._rested = 0
        self._place = 0
        self._rest = Resting(app)
        self.apply()

    # -- time and keys -------------------------------------------------------------------------

    def tick(self, now: int) -> None:
        """Go to standby, dim or sleep when it is time; `now` in milliseconds as of `ticks_ms`."""
        self._now = now
        app = self._app
        if self._battery is not None and not self._warned and not self.asleep:
            if self._measured is None or ticks_diff(now, self._measured) >= _BATTERY_EVERY:
                self._watch_battery(now, self._battery)
        if self._since is None or app.stack[-1].awake:
            self._since = now
            return
        if self.asleep or not self.protects:
            return
        idle = ticks_diff(now, self._since)
        settings = app.settings
        if not self.resting and app.session.open_game and _due(idle, settings.get("rest")):
            self.resting = True
            self._rested = now
            app.dirty = True
        if self.resting and self._rest.turn(ticks_diff(now, self._rested)):
            app.dirty = True
        if self.resting or app.stack[-1].module == "table.sheet":
            since = self._rested if self.resting else self._since
            place = ticks_diff(now, since) // _MINUTE % len(_PLACES)
            if place != self._place:
                self._place = place
                app.dirty = True
        if not self.dimmed and _due(idle, settings.get("dim")):
            self.dimmed = True
            self._light()
        if _due(idle, settings.get("sleep")):
            self.asleep = True
            app.display.panel.power(False)

    def takes(self, key: str, kind: str) -> bool:
        """Return whether a press only wakes the box, or is of a key still held after waking it."""
        self._since = self._now
        if self._place:
            self._place = 0
            self._app.dirty = True
        if self.asleep or self.dimmed or self.resting:
            self.wake()
            self._swallowing = True
            return True
        if kind in ("repeat", "long") and self._swallowing:
            # The key that woke the box is still held.
            return True
        self._swallowing = False
        return False

    def confirm(self) -> None:
        """Let a press that counts be heard and felt, where a board can."""
        self.beep(_KEY_TONE, _KEY_MS)
        if self._felt is not None:
            self._felt()

    def draw(self, ui: "Ui") -> bool:
        """Draw the standby screen if the box is on standby; return whether it is."""
        if self.resting and not self._app.game:
            self.resting = False
        if self.resting:
            self._rest.draw(ui)
        return self.resting

    def shift(self) -> None:
        """Move the picture to its place, once it is drawn."""
        right, down = _PLACES[self._place]
        display = self._app.display
        if self.resting:
            right *= spare(display.width, self._rest.pages)
        display.move(right, down)

    def beep(self, hertz: int = _END_TONE, milliseconds: int = _END_MS) -> None:
        """Make a sound, if there is a buzzer and the settings allow it."""
        if self._tone is not None and self._app.settings.on("beeps"):
            self._tone(hertz, milliseconds)

    def has_buzzer(self) -> bool:
        """Return whether the board can beep."""
        return self._tone is not None

    # -- applying the settings -----------------------------------------------------------------

    def apply(self) -> None:
        """Apply the settings of the screen, the keys and the language."""
        app = self._app
        settings = app.settings
        self.speak(self._game)
        card_faces.choose(settings.get("cards"))
        panel = app.display.panel
        panel.invert(settings.on("inverted"))
        panel.rotate(settings.on("turned"))
        app.keys.turn(settings.on("turned"))
        self._light()

    def speak(self, game: str = "") -> None:
        """Use the chosen language, or English for a `game` that is set up or played without it."""
        self._game = game
        language = self._app.settings.get("language")
        texts.use("en" if game and games.in_english(game, language) else language)

    def _light(self) -> None:
        value = _LIGHT[self._app.settings.get("brightness")]
        self._app.display.panel.contrast(_DIMMED if self.dimmed else value)

    # -- resting -------------------------------------------------------------------------------

    def wake(self) -> None:
        """Show the topmost screen as it was."""
        panel = self._app.display.panel
        if self.asleep:
            self.asleep = False
            panel.power(True)
        if self.dimmed:
            self.dimmed = False
            self._light()
        self.resting = False
        self._app.dirty = True

    # -- the battery ---------------------------------------------------------------------------

    def _watch_battery(self, now: int, battery: "Callable[[], int | None]") -> None:
        """Warn once that the battery is low, when nothing is being entered."""
        app = self._app
        if app.stack[-1].module not in ("table.sheet", "setup.start"):
            return
        self._measured = now
        level = battery()
        if level is not None and level <= _BATTERY_LOW:
            self._warned = True
            self._since = now
            self.wake()
            app.open(
                "message",
                ("settings.battery_low", {}),
                None,
                ("settings.battery_words", {"n": level}),
            )


def _due(idle: int, seconds: int) -> bool:
    return seconds > 0 and idle >= 1000 * seconds
