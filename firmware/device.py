"""The handheld, put together from a board's data: screen, keys, saved games, and the program."""

from engine.compat import TYPE_CHECKING, collect, const, ticks_diff, ticks_ms
from engine.texts import text
from firmware.app import App
from firmware.computer.listener import Listener
from firmware.display.display import Display
from firmware.input.attention import Pace
from firmware.input.buttons import TYPED
from firmware.storage.files import Files, exists, make_folder
from firmware.storage.store import Store
from firmware.trouble.fault import Log, draw_fault, name_of, trace_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType
    from typing import Any

    from engine.types import Clock, Ticks
    from firmware.board.extras import Buzzer
    from firmware.board.flashes import Flashes, Sign
    from firmware.display.ssd1306 import SSD1306, BoardScreen
    from firmware.input.attention import Attention
    from firmware.input.buttons import Buttons
    from firmware.storage.files import FileSystem
    from firmware.types import Console, Platform

    Report = Callable[[str], object]
    Crashed = Callable[[BaseException], object]

_RETRY = const(2000)
# Milliseconds between two looks at a screen that may have lost its power.
_LOOK_AFTER = const(3000)
# Milliseconds between two steps. The keys' interrupts miss nothing while the box sleeps longer;
# even if none ends the processor's sleep, a press is seen within a tenth of a second.
_PAUSE = const(10)
_PAUSE_ASLEEP = const(80)
# Held while the power comes on, this key starts safe mode, unless the board names another.
_SAFE_KEY = "ok"
_PRESSES = ("press", "fast")
# Milliseconds between two pictures of how far a long search is.
_BUSY_EVERY = const(250)
# From this start on (firmware.app.App), no saved game is opened: a flash that fails now fails as a
# whole.
_WITHOUT_GAME = const(2)
# The last start that takes up less than the one before.
_BARE = const(3)


class Parts:
    """What a simulator or another computer puts in place of a board's own parts.

    `folder` is where games are saved, `files` the file system, `clock()` the milliseconds, `panel`
    and `keys` the screen and the keys, and `make_app` makes the program. None: the board's own.
    `console` is the cable to a computer (firmware.types.Console); None: there is none.
    `ready(device)`, if it is set, is called once the key of safe mode was read; there is no screen.
    """

    def __init__(
        self,
        folder: str | None = None,
        files: "FileSystem | None" = None,
        clock: "Clock" = ticks_ms,
        panel: "SSD1306 | None" = None,
        keys: "Buttons | None" = None,
        make_app: "Callable[..., Any] | None" = None,
        console: "Console | None" = None,
    ):
        self.folder = folder
        self.files = files
        self.clock = clock
        self.panel = panel
        self.keys = keys
        self.make_app = make_app
        self.console = console
        self.ready: Callable[[Device], object] | None = None


class Device:
    """The handheld of `board` (a module as described in boards/README.md).

    `platform` is handed to the program (see firmware.app.App), `parts` replaces parts of the board.
    `report(text)` is called with what cannot be shown on the screen, `on_crash(error)` with an
    exception in the program before it is shown.
    """

    def __init__(
        self,
        board: "ModuleType",
        platform: "Platform | None" = None,
        parts: "Parts | None" = None,
        report: "Report" = print,
        on_crash: "Crashed | None" = None,
    ):
        parts = parts or Parts()
        self.board = board
        self.folder: str = parts.folder or board.DATA
        self.files = parts.files or Files()
        self.log = Log(self.files, self.folder, report)
        # An App, a Rescue if the flash fails, or what `make_app` makes.
        self.app: Any = None
        self.trace: str | None = None
        self._clock = parts.clock
        self._platform: Platform = {}
        self._platform.update(platform or {})
        self._make_app = parts.make_app
        self._report = report
        self._on_crash = on_crash
        # The board's `SCREEN` as it is wired; None for a panel that was made elsewhere.
        self.screen: BoardScreen | None = None
        self._missing = False
        # Whether no chip has answered yet that could be asked which one it is.
        self._blind = False
        self._tried = self._looked = parts.clock()
        # Whether a key was pressed since.
        self._touched = False
        self._drawn = False
        # What is not handled yet, as `App.press` takes it.
        self._pressed: tuple[tuple[Any, ...], ...] = ()
        # Called before a press is handled: a chip that can then runs faster.
        self.hurry: Callable[[], object] | None = None
        self._busy_shown: int | None = None
        # The LED: flashing while an I2C screen does not answer; on beside a first picture on SPI.
        self._flashes: Flashes | None = None
        self._sign: Sign | None = None
        self._buzzer: Buzzer | None = None
        # What went wrong in the starts before this one, as texts; each start takes up less.
        self._failed: list[str] = []
        # Whether the program that was started has not drawn its first picture yet.
        self._starting = False
        # Exceptions since the last press that was handled, and its picture drawn, without one.
        self._faults = 0
        # Whether the rescue screen was left to start again.
        self._tried_again = False
        # Whether the rescue screen is in the program's place.
        self._rescues = False
        # Which presses count where a fault is shown.
        self._pace = Pace(parts.clock)
        # What answers a computer, if there can be one.
        self._listener = None if parts.console is None else Listener(self, parts.console)
        self._begin(parts)
        self._start_app()
        self._say_wiring()

    @property
    def quit(self) -> bool:
        """Whether the program asked to end, which only a simulator can do."""
        return self.app is not None and getattr(self.app, "quit", False)

    @property
    def sound(self) -> bool:
        """Whether the program has started with all that is saved, and shows no fault."""
        return not self._failed and not self._rescues and self.trace is None

    @property
    def idle(self) -> bool:
        """Whether nobody waits: no key is down, and no tone sounds."""
        return self.keys.idle() and (self._buzzer is None or not self._buzzer.sounding)

    @property
    def pause(self) -> int:
        """Milliseconds to wait between two steps; more than 40 where the screen is dark."""
        comfort = getattr(self.app, "comfort", None)
        if comfort is not None and comfort.asleep and self.trace is None:
            return _PAUSE_ASLEEP
        return _PAUSE

    def type(self, letters: str) -> None:
        """Note what was typed on a keyboard; Enter is "\n", and Backspace is "\b".

        A board's own keyboard gives the same as (letter, "typed") by `keys.poll`.
        """
        for letter in letters:
            self.give(letter, "typed")

    def point(self, x: int, y: int) -> None:
        """Note that someone pointed at pixel (x, y) of the panel, counted from its top left.

        A board's own touch screen gives the same as ((x, y), "point") by `keys.poll`.
        """
        self.give((x, y), "point")

    def give(self, what: "Any", kind: str, at: "Ticks" = None) -> None:
        """Note what is meant, as `App.press` takes it: the one door for all that is not a key."""
        self._pressed += ((what, kind, at),)

    def step(self, now: "Ticks") -> int:
        """Do what is due at `now` milliseconds: keys, program, screen; return the bytes sent."""
        self._pressed += self.keys.poll(now)
        was_pressed, handled = bool(self._pressed), False
        if was_pressed and self.hurry is not None:
            self.hurry()
        try:
            if self._listener is not None:
                self._listener.step(now)
            while self._pressed:
                what, kind, *at = self._pressed[0]
                key, kind = self._meant(what, kind)
                self._pressed = self._pressed[1:]
                if self.trace is None:
                    self._starting = False
                    self._platform["restored"] = ""
                    app = self.app
                    app.press(key, kind, *(at if kind in App.WAYS else ()))
                    handled = app is self.app and not self._rescues
                elif kind in _PRESSES and self._pace.takes(kind):
                    self._go_on(key)
            if self.trace is None:
                if self._listener is None or not self._listener.holds:
                    self.app.tick(now)
                if self.app.dirty:
                    self._drawn = self.app.dirty = False
                    self.app.draw()
                    self._drawn = True
                self._starting = False
                if handled:
                    # What a press leads to is on the screen, too.
                    self._faults = 0
        except Exception as error:  # noqa: BLE001  whatever breaks must be shown, not stop the box
            # Memory may be full, and showing the fault needs some.
            collect()
            self._fault(error)
            if self._starting:
                # The program was started with less: it draws at once.
                return self.step(now)
        sent = self.display.show()
        if was_pressed and self._drawn and self.trace is None:
            sent += self._answer(sent)
        if self._buzzer is not None:
            self._buzzer.poll(now)
        sent += self._look_after_screen(now, was_pressed)
        if self.panel.fault is not None or self._missing:
            self._mend_screen(now)
        if self._sign is not None and not self._sign.step(now, was_pressed):
            self._sign = None
        if was_pressed:
            # The picture is out: collecting now delays no one. What is imported next comes to lie
            # beside what lasts, and not behind garbage.
            self._keep()
            collect()
        return sent

    def _meant(self, what: "Any", kind: str) -> "tuple[Any, str]":
        """Return what is meant and how, as the press of a key where nothing else is understood."""
        if kind not in App.WAYS or (self.trace is None and kind in getattr(self.app, "WAYS", ())):
            return what, kind
        return _key_of(what, kind), "press"

    def _answer(self, sent: int) -> int:
        """Let the program show why presses did nothing, if they sent no bytes (`sent` is 0).

        Returns the bytes sent.
        """
        answer = getattr(self.app, "answer", None)
        try:
            if answer is None or not answer(sent > 0):
                return 0
            self._drawn = self.app.dirty = False
            self.app.draw()
            self._drawn = True
        except Exception as error:  # noqa: BLE001  as in step
            self._fault(error)
        return self.display.show()

    def _keep(self) -> None:
        """Let the program save what was keyed."""
        keep = getattr(self.app, "keep_draft", None)
        if self.trace is None and keep is not None:
            try:
                keep()
            except Exception as error:  # noqa: BLE001  as in step
                self._fault(error)

    def _busy(self, draw: "Callable[[], object]") -> bool:
        """Call `draw()`, which shows how far a long search is, if it is time to show it again.

        Returns whether back was pressed.
        """
        now = self._clock()
        if self._listener is not None:
            self._listener.step(now, True)
        if self._busy_shown is None or ticks_diff(now, self._busy_shown) >= _BUSY_EVERY:
            self._busy_shown = now
            draw()
            self.display.show()
            self._look_after_screen(now, False)
        pressed, self._pressed = self._pressed + self.keys.poll(now), ()
        pressed = [self._busy_press(*one[:2]) for one in pressed]
        attention = self._attention()
        if attention is not None and any(
            [key != "back" and kind in _PRESSES for key, kind in pressed]
        ):
            attention.pace.ignored()
        return "back" in [key for key, _ in pressed]

    def _busy_press(self, what: "Any", kind: str) -> tuple[str, str]:
        """Return (key, kind) of what was pressed, typed or pointed at during a search.

        The bar and the last row are the way back.
        """
        if kind == "point":
            there = 8 <= what[1] < self.display.height - 8
            return "" if there else "back", "press"
        return (_key_of(what, kind), "press") if kind in App.WAYS else (what, kind)

    def _attention(self) -> "Attention | None":
        """Return what decides which presses count, or None if the program has no such thing."""
        return getattr(self.app, "attention", None)

    # -- starting ------------------------------------------------------------------------------

    def _begin(self, parts: "Parts") -> None:
        """Set up the screen, the keys and the rest of the hardware."""
        panel, keys = parts.panel, parts.keys
        self._platform["restored"] = self.finish_restore()
        if panel is None or keys is None:
            from firmware.board import hardware

            hardware.set_outputs(self.board)
            if keys is None:
                keys = hardware.make_keys(self.board, self._clock)
        self.keys = keys
        self.safe = keys.held(getattr(self.board, "SAFE_KEY", _SAFE_KEY))
        keys.ignore_down()
        if parts.ready is not None:
            parts.ready(self)
        make_folder(self.files, self.folder)
        if panel is None:
            panel = self._make_panel(self.board.SCREEN)
        self.panel: SSD1306 = panel
        self.display = Display(panel)
        if not panel.start():
            self._search()
            screen = self.screen
            self._blind = bool(self.panel.fault and screen and screen.get("also"))
        self._add_extras()

    def _make_panel(self, screen: "BoardScreen") -> "SSD1306":
        """Return the panel of `screen`, a board's `SCREEN`, with the chip that it has."""
        from firmware.board import hardware

        if screen.get("also"):
            from firmware.board import which_chip

            screen = which_chip.find(self, screen, self._platform)
        self.screen = screen
        return hardware.make_panel(screen)

    def use_screen(self, screen: "BoardScreen") -> None:
        """Use a screen that is wired as `screen` says, a board's `SCREEN`."""
        self.use_panel(self._make_panel(screen))

    def use_panel(self, panel: "SSD1306") -> None:
        """Use another panel from now on."""
        self.panel = panel
        # All that draws knows this canvas: it gets the other panel.
        Display.__init__(self.display, panel)
        panel.start()

    def finish_restore(self) -> str:
        """Complete the restore of a backup, or take it back; return how that ended, or ""."""
        if not exists(self.files, self.folder + ".in") and not exists(
            self.files, self.folder + ".out"
        ):
            return ""
        try:
            from firmware.storage import restoring

            return restoring.finish(self.files, self.folder)
        except OSError as error:
            self._report(trace_of(error))
            return "failed"

    def _add_extras(self) -> None:
        """Add to `platform` what this board has besides a screen and keys."""
        self._platform["safe"] = self.safe
        self._leave_chips()
        self._platform["busy"] = self._busy
        self._platform["clock"] = self._clock
        self._platform["wired"] = lambda: (self.board, self.screen)
        if getattr(self.board, "BUZZER", None) is not None:
            from firmware.board.extras import Buzzer

            self._buzzer = Buzzer(self.board.BUZZER, self._clock)
            self._platform["tone"] = self._buzzer.tone
        led = getattr(self.board, "LED", None)
        on_spi = self.screen is not None and not self._on_i2c()
        if led and on_spi and "simulator" not in self._platform:
            from firmware.board.flashes import Sign

            self._sign = Sign(led, self._clock())
        if getattr(self.board, "BATTERY", None):
            from firmware.board.extras import Battery

            battery = Battery(self.board.BATTERY)
            self._platform["battery"] = battery.percent
            self._platform["cable"] = battery.cable
            files: Any = self.files
            files.low = battery.low

    def _leave_chips(self) -> None:
        """Leave what knows of other chips, unless people are to be asked which one this is."""
        if "which_chip" in self._platform:
            self._platform["which_chip"].begin(self.safe)

    def _start_app(self) -> None:
        """Start the program with all that is saved."""
        self._failed = []
        self._start_with_less()

    def start_afresh(self, restored: str) -> None:
        """Start the program with other saved games; `restored` is how they came (see App)."""
        self._platform["restored"] = restored
        self._start_app()

    def _start_with_less(self) -> None:
        """Start the program; after each start that failed, it takes up less of what is saved."""
        self.app = None
        self._drawn = self._rescues = False
        self._starting = True
        self._platform["failed"] = self._failed
        try:
            make_app = self._make_app or App
            self.app = make_app(
                self.display,
                self.keys,
                Store(self.folder, self.files, self._platform.get("time")),
                self._platform,
            )
            self.app.dirty = True
        except Exception as error:  # noqa: BLE001  whatever breaks must be shown, not stop the box
            self._fault(error)

    def _fault(self, error: Exception) -> None:
        """Start with less if the start has failed; else show an exception.

        If the flash fails, the rescue screen takes the program's place.
        """
        if self._make_app is None:
            tried = len(self._failed)
            is_flash = isinstance(error, OSError)
            if self._starting and tried < (_WITHOUT_GAME if is_flash else _BARE):
                self._note(error)
                self._failed.append(name_of(error))
                self._start_with_less()
                return
            if is_flash:
                try:
                    self._note(error)
                    from firmware.trouble.rescue import Rescue

                    self.app = Rescue(
                        self.display,
                        self.keys,
                        self.files,
                        self.folder,
                        error,
                        self._start_again,
                        self._clock,
                    )
                    self._starting = False
                    self._rescues = True
                    self._faults += 1
                    return
                except Exception as worse:  # noqa: BLE001  it must be shown as well
                    error = worse
        self._crash(error)

    def _note(self, error: Exception) -> None:
        """Note an exception that is not shown, or not as such."""
        trace = trace_of(error)
        if isinstance(error, OSError):
            # Not into the log: nothing is written to a flash that fails before someone at the
            # table has decided to.
            self._report(trace)
            return
        self.log.append(trace)
        if self._on_crash is not None:
            self._on_crash(error)

    # -- a screen that is missing --------------------------------------------------------------

    def _look_after_screen(self, now: "Ticks", was_pressed: bool) -> int:
        """Bring the picture back if the screen alone has lost its power; return the bytes sent.

        A screen that tells is asked after each press as well, once the press's picture is out.
        """
        panel = self.panel
        self._touched = self._touched or was_pressed
        if not (was_pressed and panel.tells) and ticks_diff(now, self._looked) < _LOOK_AFTER:
            return 0
        self._looked = now
        touched, self._touched = self._touched, False
        return panel.revive(touched)

    def _mend_screen(self, now: "Ticks") -> None:
        if not self._missing:
            self._missing = True
            self._tried = now
            self._report(text("device.no_screen", error=str(self.panel.fault)))
            led = getattr(self.board, "LED", None)
            if led and self._on_i2c():
                from firmware.board.flashes import Flashes

                self._flashes = Flashes(led, self.board.SCREEN)
        elif self.panel.fault is None:
            self._missing = False
            self._report(text("device.screen_back"))
            if self._flashes is not None:
                self._flashes.end()
                self._flashes = None
        elif ticks_diff(now, self._tried) >= _RETRY:
            self._tried = now
            if not self.panel.start():
                if self._search():
                    self._take_up()
                    self._say_wiring()
            elif self._blind:
                self.use_screen(self.board.SCREEN)
                self._take_up()
        if self._flashes is not None:
            self._flashes.step(now)

    def _on_i2c(self) -> bool:
        """Return whether the screen, made from the board's data, is on an I2C bus."""
        return self.screen is not None and "sda" in self.screen

    def _search(self) -> bool:
        """Look for an I2C screen that does not answer where it should; return whether it does."""
        if not self._on_i2c():
            return False
        from firmware.board import search

        return search.look(self)

    def _take_up(self) -> None:
        """Let the program go on with a panel that was made while it runs."""
        self._blind = False
        self._leave_chips()
        comfort = getattr(self.app, "comfort", None)
        if comfort is not None:
            comfort.apply()
        which = self._platform.get("which_chip")
        if which is not None and hasattr(self.app, "open"):
            self.app.open("box.frame", which)
        self.app.dirty = True

    def _say_wiring(self) -> None:
        """Say on the screen that its wires are exchanged, if they are."""
        screen, show = self.screen, getattr(self.app, "open", None)
        if screen is None or show is None or screen.get("sda") == self.board.SCREEN.get("sda"):
            return
        show("message", ("device.wiring", {}), None, ("device.exchanged", {}))

    # -- an exception --------------------------------------------------------------------------

    def _crash(self, error: Exception) -> None:
        self._faults += 1
        self._starting = False
        self.trace = trace_of(error)
        self.log.append(self.trace)
        if self._on_crash is not None:
            self._on_crash(error)
        self.panel.power(True)
        draw_fault(self.display, error, self.trace)
        self._pace.new_page()

    def _go_on(self, key: str) -> None:
        """Leave the picture of an exception: back to its screen, or where that fails, home."""
        self.trace = None
        if self._listener is not None:
            # Without its screen, nobody could see that a computer reads.
            self._listener.stop()
        if key == "back" or self._faults > 1:
            self._go_home()
        elif self.app is None or not self._drawn:
            # The program cannot draw its screen: start again from what is saved.
            self._start_app()
        else:
            attention = self._attention()
            if attention is not None:
                attention.look_away()
            self.app.dirty = True

    def _go_home(self) -> None:
        """Show the start page, whatever is on the table; of a new program if that has failed."""
        if self._faults > 2:
            self._start_bare()
            return
        home = getattr(self.app, "home", None)
        if home is None:
            self._start_app()
            return
        try:
            home()
            self.app.dirty = True
        except Exception as error:  # noqa: BLE001  as in step
            self._note(error)
            self._start_bare()

    def _start_again(self) -> None:
        """Leave the rescue screen; if it was left before and came back, show the start page."""
        if self._faults > 1 or self._tried_again:
            self._start_bare()
        else:
            self._tried_again = True
            self._start_app()

    def _start_bare(self) -> None:
        """Start the program with the start page alone."""
        self._faults = 0
        self._failed = [""] * _BARE
        self._start_with_less()


def _key_of(what: "Any", kind: str) -> str:
    """Return the key that something else than a key stands for, or ""."""
    if kind == "act":
        return "back" if what == "leave" else what.rstrip("–")
    return TYPED.get(what, "") if kind == "typed" else ""
