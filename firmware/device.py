"""The handheld put together from a board's data: screen, keys, saved games and the program on top."""

import io
import sys

import machine

from engine.compat import const, sleep_ms, ticks_diff, ticks_ms
from engine.texts import text, variants
from firmware import ssd1306
from firmware.buttons import Buttons
from firmware.display import Display
from firmware.files import Files

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


def make_panel(screen):
    """Return the panel that a board's `SCREEN` describes."""
    width, height, bus = screen["width"], screen["height"], screen["bus"]
    pin = machine.Pin
    if bus in ("i2c", "softi2c"):
        pins = {"scl": pin(screen["scl"]), "sda": pin(screen["sda"]), "freq": screen["freq"]}
        wire = machine.I2C(screen["id"], **pins) if bus == "i2c" else machine.SoftI2C(**pins)
        link = ssd1306.I2CLink(wire, screen["address"], width)
    elif bus in ("spi", "softspi"):
        pins = {"baudrate": screen["freq"], "sck": pin(screen["sck"]), "mosi": pin(screen["mosi"])}
        wire = machine.SPI(screen["id"], **pins) if bus == "spi" else machine.SoftSPI(**pins)
        rst = screen.get("rst")
        link = ssd1306.SPILink(
            wire,
            pin(screen["dc"], pin.OUT, value=0),
            pin(screen["cs"], pin.OUT, value=1),
            None if rst is None else pin(rst, pin.OUT, value=1),
            width,
            sleep_ms,
        )
    else:
        raise ValueError("unknown bus")
    kind = ssd1306.SH1106 if screen["chip"] == "sh1106" else ssd1306.SSD1306
    column = screen.get("column", 2 if screen["chip"] == "sh1106" else 0)
    return kind(link, width, height, column, screen.get("rotate", False), screen.get("iref", False))


def make_keys(board, clock):
    """Return the keys that a board describes, caught by interrupt."""
    pin = machine.Pin
    pins = []
    for _, number, _, _ in board.KEYS:
        if board.KEYS_PULL == "up":
            pins.append(pin(number, pin.IN, pin.PULL_UP))
        elif board.KEYS_PULL == "down":
            pins.append(pin(number, pin.IN, pin.PULL_DOWN))
        else:
            pins.append(pin(number, pin.IN))
    keys = Buttons(board.KEYS, pins, board.KEYS_PRESSED, clock, text("device.hold", button="{button}"))
    keys.watch(pin.IRQ_RISING | pin.IRQ_FALLING)
    return keys


def trace_of(error):
    """Return the traceback of `error` as text, the way the runtime at hand writes it."""
    out = io.StringIO()
    if hasattr(sys, "print_exception"):
        sys.print_exception(error, out)
    else:
        import traceback

        traceback.print_exception(error, file=out)
    return out.getvalue()  # pyright: ignore[reportAttributeAccessIssue]


def place_of(trace):
    """Return "module line function" of the innermost place in a traceback, or "".

    A build for a board has no line numbers: all are 1 there and left out.

    >>> place_of('  File "firmware/app.py", line 9, in draw\\n  File "engine/pot.py", line 4, in pay\\n')
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
    for form in variants(key):
        if display.text_width(form) < display.width:
            break
    return form


def _make_folder(files, path):
    made = ""
    for part in path.split("/"):
        made += part
        if part:
            try:
                files.mkdir(made)
            except OSError:
                # It is there already; if it is not, the first save tells.
                pass
        made += "/"


class Device:
    """The handheld of `board` (a module as in boards/README.md).

    `data` replaces the board's folder for saved games, `clock` the board's milliseconds, `settings`
    is handed to the program, `make_app` replaces firmware.app.App, `report` says what cannot be
    shown on the screen, `on_crash` is told of an exception in the program before it is shown,
    `files` is the file system (None: the board's own).
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
    ):
        self.board = board
        self.folder = data or board.DATA
        self.files = files or Files()
        self.app = None
        self.trace = None
        self._clock = clock
        self._settings = dict(settings or {})
        self._make_app = make_app
        self._report = report
        self._on_crash = on_crash
        self._missing = False
        self._tried = clock()
        self._drawn = False
        _make_folder(self.files, self.folder)
        self.panel = make_panel(board.SCREEN)
        self.display = Display(self.panel)
        self.keys = make_keys(board, clock)
        self.safe = self.keys.held(_SAFE_KEY)
        self.keys.ignore_down()
        self._busy_shown = None
        self._add_extras()
        self.panel.start()
        self._start_app()

    def _add_extras(self):
        """Hand the program what this board has besides a screen and keys."""
        self._buzzer = None
        self._settings["safe"] = self.safe
        self._settings["busy"] = self._busy
        if getattr(self.board, "BUZZER", None) is not None:
            from firmware.extras import Buzzer

            self._buzzer = Buzzer(self.board.BUZZER, self._clock)
            self._settings["tone"] = self._buzzer.tone
        if getattr(self.board, "BATTERY", None):
            from firmware.extras import Battery

            self._settings["battery"] = Battery(self.board.BATTERY).percent

    def _busy(self, draw):
        """Let the program `draw()` how far a long search is, now and then; tell whether back was pressed."""
        now = self._clock()
        if self._busy_shown is None or ticks_diff(now, self._busy_shown) >= _BUSY_EVERY:
            self._busy_shown = now
            draw()
            self.display.show()
        return "back" in [key for key, _ in self.keys.poll(now)]

    def _start_app(self):
        self.app = None
        try:
            if self._make_app is None:
                from firmware.app import App as make_app
                from firmware.store import Store

                store = Store(self.folder, self.files)
            else:
                make_app, store = self._make_app, None
            self.app = make_app(self.display, self.keys, store, self._settings)
            self.app.dirty = True
        except Exception as error:  # noqa: BLE001  whatever breaks must be shown, not stop the box
            self._crash(error)

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
        for key, kind in self.keys.poll(now):
            if self.trace is not None:
                if kind == "press":
                    self._go_on()
            else:
                self._guard(self.app.press, key, kind)
        if self.trace is None:
            self._guard(self.app.tick, now)
        if self.trace is None and self.app.dirty:
            self._drawn = False
            self.app.dirty = False
            self._guard(self.app.draw)
            self._drawn = self.trace is None
        sent = self.display.show()
        if self._buzzer is not None:
            self._buzzer.poll(now)
        if self.panel.fault is not None or self._missing:
            self._mend_screen(now)
        return sent

    def _guard(self, do, *arguments):
        if self.trace is None:
            try:
                do(*arguments)
            except Exception as error:  # noqa: BLE001  as above
                self._crash(error)

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

    def _crash(self, error):
        self.trace = trace_of(error)
        self._log()
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

    def _log(self):
        """Append the traceback to the log; past the limit, the older part goes."""
        path = self.folder + "/" + _LOG_NAME
        try:
            old = ""
            try:
                with self.files.open(path, "r") as file:
                    old = file.read()
            except OSError:
                # There is no log yet.
                pass
            with self.files.open(path, "w") as file:
                file.write((old + self.trace)[-_LOG_LIMIT:])
        except OSError as error:
            self._report(text("device.no_log", error=str(error)))
