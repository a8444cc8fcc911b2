"""The handheld put together from a board's data: screen, keys, saved games and the program on
top.
"""

import io
import sys

from engine.compat import TYPE_CHECKING, collect, const, ticks_diff, ticks_ms
from engine.texts import text, variants
from firmware.app import App
from firmware.display.display import Display
from firmware.storage.errors import reason
from firmware.storage.files import Files, make_folder
from firmware.storage.store import Store

if TYPE_CHECKING:
    from typing import Any

_RETRY = const(2000)
_LOG_LIMIT = const(4096)
# Between two rounds of the loop; the keys' interrupts miss nothing while the box sleeps longer.
_PAUSE = const(10)
_PAUSE_ASLEEP = const(50)
# Held while the power comes, this key starts the safe mode.
_SAFE_KEY = "ok"
_LOG_NAME = "log.txt"
# Between two pictures of how far a long search is.
_BUSY_EVERY = const(250)


def trace_of(error):
    """Return the traceback of `error` as text, the way the runtime at hand writes it."""
    out = io.StringIO()
    if hasattr(sys, "print_exception"):
        # The stubs know files only, not io.StringIO.
        sys.print_exception(error, out)  # pyright: ignore[reportArgumentType]
    else:
        import traceback

        traceback.print_exception(error, file=out)
    return out.getvalue()  # pyright: ignore[reportAttributeAccessIssue]


def place_of(trace):
    """Return "module line function" of the innermost place in a traceback, or "".

    A build for a board has no line numbers: all are 1 there and left out.

    >>> place_of('  File "firmware/app.py", line 9, in draw\\n  File "pot.py", line 4, in pay\\n')
    'pot.py 4 pay'
    """
    found = ""
    for line in trace.split("\n"):
        parts = line.strip().split('"')
        if len(parts) >= 3 and parts[0] == "File ":
            words = parts[2].replace(",", " ").split()
            found = parts[1].replace("\\", "/").split("/")[-1]
            if len(words) > 1 and words[1] != "1":
                found += " " + words[1]
            if len(words) > 3:
                found += " " + words[3]
    return found


def _fitting(display, key):
    """Return the longest form of a text that fits on a row."""
    forms = variants(key)
    for form in forms:
        if display.text_width(form) < display.width:
            return form
    return forms[-1]


class Device:
    """The handheld of `board` (a module as in boards/README.md).

    `data` replaces the board's folder for saved games, `clock` the board's milliseconds, `settings`
    is handed to the program, `make_app` replaces firmware.app.App, `report` says what cannot be
    shown on the screen, `on_crash` is told of an exception in the program before it is shown,
    `files` is the file system (None: the board's own), `panel` and `keys` replace the screen and
    the keys that the board's data describe (see firmware.display.ssd1306.SSD1306 and
    firmware.input.buttons.Buttons).
    """

    def __init__(
        self,
        board,
        data=None,
        clock=ticks_ms,
        settings=None,
        make_app=None,
        report=print,
        on_crash=None,
        files=None,
        panel=None,
        keys=None,
    ):
        self.board = board
        self.folder = data or board.DATA
        self.files = files or Files()
        # firmware.app.App, firmware.rescue.Rescue where the memory fails, or what `make_app` makes.
        self.app: Any = None
        self.trace = None
        self._clock = clock
        self._settings = dict(settings or {})
        self._make_app = make_app
        self._report = report
        self._on_crash = on_crash
        self._missing = False
        self._tried = clock()
        self._drawn = False
        # Keys that were pressed and are not dealt with yet.
        self._pressed = ()
        self._busy_shown = None
        self._buzzer = None
        self._begin(panel, keys)
        self._start_app()

    @property
    def quit(self):
        """Whether the program asked to end, which only a simulator can do."""
        return self.app is not None and getattr(self.app, "quit", False)

    @property
    def pause(self):
        """How many milliseconds to wait between two steps."""
        comfort = getattr(self.app, "comfort", None)
        return _PAUSE_ASLEEP if comfort is not None and comfort.asleep else _PAUSE

    def step(self, now):
        """Do what is due at `now` milliseconds: keys, program, screen; return the bytes sent."""
        self._pressed += self.keys.poll(now)
        was_pressed = bool(self._pressed)
        try:
            while self._pressed:
                key, kind = self._pressed[0]
                self._pressed = self._pressed[1:]
                if self.trace is None:
                    self.app.press(key, kind)
                elif kind == "press":
                    self._go_on()
            if self.trace is None:
                self.app.tick(now)
                if self.app.dirty:
                    self._drawn = self.app.dirty = False
                    self.app.draw()
                    self._drawn = True
        except Exception as error:  # noqa: BLE001  whatever breaks must be shown, not stop the box
            # Perhaps memory is full, and showing it needs some.
            collect()
            self._fault(error)
        sent = self.display.show()
        if was_pressed and self._drawn and self.trace is None:
            sent += self._settle(sent)
        if self._buzzer is not None:
            self._buzzer.poll(now)
        if self.panel.fault is not None or self._missing:
            self._mend_screen(now)
        if was_pressed:
            # Now that the picture is out nobody waits, and the next press need not stop for it.
            self._keep()
            collect()
        return sent

    def _settle(self, sent):
        """Let the program say why a press changed nothing, `sent` being what it sent; return the
        bytes sent.
        """
        settle = getattr(self.app, "settle", None)
        if settle is None or not settle(sent > 0):
            return 0
        self.app.dirty = False
        self.app.draw()
        return self.display.show()

    def _keep(self):
        """Let the program write what was keyed."""
        keep = getattr(self.app, "keep_draft", None)
        if self.trace is None and keep is not None:
            try:
                keep()
            except Exception as error:  # noqa: BLE001  as in step
                self._fault(error)

    def _busy(self, draw):
        """Let the program `draw()` how far a long search is, now and then; return whether back was
        pressed.
        """
        now = self._clock()
        if self._busy_shown is None or ticks_diff(now, self._busy_shown) >= _BUSY_EVERY:
            self._busy_shown = now
            draw()
            self.display.show()
        pressed, self._pressed = self._pressed + self.keys.poll(now), ()
        return "back" in [key for key, _ in pressed]

    # -- starting ------------------------------------------------------------------------------

    def _begin(self, panel, keys):
        """Set up the screen, the keys and the rest of the hardware, and start the program."""
        make_folder(self.files, self.folder)
        if panel is None or keys is None:
            from firmware.board import hardware

            if panel is None:
                panel = hardware.make_panel(self.board.SCREEN)
            if keys is None:
                keys = hardware.make_keys(self.board, self._clock)
        self.panel = panel
        self.display = Display(panel)
        self.keys = keys
        self.safe = keys.held(_SAFE_KEY)
        keys.ignore_down()
        self._add_extras()
        panel.start()

    def _add_extras(self):
        """Hand the program what this board has besides a screen and keys."""
        self._settings["safe"] = self.safe
        self._settings["busy"] = self._busy
        self._settings["clock"] = self._clock
        if getattr(self.board, "BUZZER", None) is not None:
            from firmware.board.extras import Buzzer

            self._buzzer = Buzzer(self.board.BUZZER, self._clock)
            self._settings["tone"] = self._buzzer.tone
        if getattr(self.board, "BATTERY", None):
            from firmware.board.extras import Battery

            self._settings["battery"] = Battery(self.board.BATTERY).percent

    def _start_app(self):
        """Start the program, or show why it does not."""
        self.app = None
        try:
            make_app = self._make_app or App
            self.app = make_app(
                self.display,
                self.keys,
                Store(self.folder, self.files, self._settings.get("time")),
                self._settings,
            )
            self.app.dirty = True
        except Exception as error:  # noqa: BLE001  whatever breaks must be shown, not stop the box
            self._fault(error)

    def _fault(self, error):
        """Show an exception; where it is the memory that fails, put what shows that in the
        program's place.
        """
        if self._make_app is None and isinstance(error, OSError):
            try:
                # Not into the log: nothing is written to a memory that fails before somebody has
                # decided so.
                self._report(trace_of(error))
                from firmware.rescue import Rescue

                self.app = Rescue(
                    self.display, self.keys, self.files, self.folder, error, self._start_app
                )
                return
            except Exception as worse:  # noqa: BLE001  it must be shown, too
                error = worse
        self._crash(error)

    # -- a screen that is missing --------------------------------------------------------------

    def _mend_screen(self, now):
        if not self._missing:
            self._missing = True
            self._tried = now
            self._report(text("device.no_screen", error=str(self.panel.fault)))
        elif self.panel.fault is None:
            self._missing = False
            self._report(text("device.screen_back"))
        elif ticks_diff(now, self._tried) >= _RETRY:
            self._tried = now
            self.panel.start()

    # -- an exception --------------------------------------------------------------------------

    def _crash(self, error):
        self.trace = trace_of(error)
        self._log(self.trace)
        if self._on_crash is not None:
            self._on_crash(error)
        self.panel.power(True)
        display = self.display
        display.clear()
        display.text(_fitting(display, "device.fault"), 1, 0)
        display.invert(0, 0, display.width, 8)
        display.text(place_of(self.trace), 1, 8)
        lines = [type(error).__name__, str(error), text("device.scores_safe")]
        y = 16
        for line in lines[: max(0, display.height // 8 - 3)]:
            display.text(line, 1, y)
            y += 8
        display.text(_fitting(display, "device.go_on"), 1, display.height - 8)

    def _go_on(self):
        self.trace = None
        if self.app is None or not self._drawn:
            # Its own screen cannot be drawn: begin again from what is saved.
            self._start_app()
        else:
            self.app.dirty = True

    # -- the log -------------------------------------------------------------------------------

    def note(self, words):
        """Write a line into the log; return whether it is new there."""
        if words in self._read_log():
            return False
        self._log(words + "\n")
        return True

    def _read_log(self):
        try:
            with self.files.open(self.folder + "/" + _LOG_NAME, "r") as file:
                return file.read()
        except OSError:
            # There is no log yet.
            return ""

    def _log(self, words):
        """Append to the log; past the limit, the older part goes."""
        try:
            old = self._read_log()
            with self.files.open(self.folder + "/" + _LOG_NAME, "w") as file:
                file.write((old + words)[-_LOG_LIMIT:])
        except OSError as error:
            self._report(text("device.no_log", error=reason(error)))
