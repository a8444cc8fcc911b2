"""The handheld put together from a board's data: screen, keys, saved games and the program on top."""

import io
import sys

from engine.compat import advance, const, finish, free_memory, has_room, ticks_diff, ticks_ms
from engine.modules import drop_pages, forget_module, rest
from engine.texts import text, variants
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
# What a part of a press may need of memory, in bytes.
_ROOM = const(32 * 1024)
_PLENTY = const(64 * 1024)
# Between two pictures of how far a long search is.
_BUSY_EVERY = const(250)


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
            if found[-3:] != ".py":
                # A build calls modules by their dotted names.
                found = found.split(".")[-1]
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
    `files` is the file system (None: the board's own), `panel` and `keys` replace the screen and the
    keys that the board's data describe (see firmware.ssd1306.SSD1306 and firmware.buttons.Buttons).
    The program is there `at_once`, or after the first parts of what is done.
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
        at_once=True,
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
        # What is still to be drawn of the screen that is being drawn, or None.
        self._steps = None
        # Keys that were pressed and are not dealt with yet; the bytes that went to the screen in this step.
        self._pressed = ()
        self.sent = 0
        self._busy_shown = None
        self._buzzer = None
        self._begin(panel, keys)
        # What is still to be done to start the program, or None.
        self._boot = None if at_once else self._starting()
        if at_once:
            self._start_app()

    @property
    def quit(self):
        """Whether the program asked to end, which only a simulator can do."""
        return self.app is not None and getattr(self.app, "quit", False)

    @property
    def _todo(self):
        return getattr(self.app, "todo", ())

    @property
    def pause(self):
        """How many milliseconds to wait between two steps."""
        comfort = getattr(self.app, "comfort", None)
        return _PAUSE_ASLEEP if comfort is not None and comfort.asleep else _PAUSE

    def step(self, now):
        """Do what is due at `now` milliseconds: keys, program, screen; return the bytes sent."""
        self.sent = 0
        while self.part(now):
            pass
        return self.sent

    def part(self, now):
        """Do one part of what is due; return whether there is more, before which memory may be tidied.

        A press is done in parts, so that not all of what they need, and leave behind, is in memory at once.
        """
        if self._part(now):
            return True
        rest()
        if self._buzzer is not None:
            self._buzzer.poll(now)
        if self.panel.fault is not None or self._missing:
            self._mend_screen(now)
        return False

    def collect(self, free=None):
        """Tidy memory between two parts; where less than a part may need is `free`, drop what can be loaded again.

        `free` is in bytes, None: what the heap says. While there is plenty, nothing needs to be done.
        """
        if free is None:
            if has_room(_PLENTY):
                return
            free = free_memory()
        if free is not None and free < _ROOM and self.trace is None and self.app is not None:
            if free < _ROOM // 2:
                self.app.make_room()
            else:
                self.app.tidy(True)
            free_memory()

    def _part(self, now):
        """Do one part of what keys, program and screen have to do; return whether there is more."""
        self._pressed += self.keys.poll(now)
        if self._boot is not None:
            if not advance(self._boot):
                self._boot = None
            return True
        if self.trace is None and self._todo:
            self._guard(self.app.go_on)
            return True
        if self._pressed:
            key, kind = self._pressed[0]
            self._pressed = self._pressed[1:]
            if self.trace is None:
                self._guard(self.app.press, key, kind)
            elif kind == "press":
                self._go_on()
            return True
        if self.trace is None:
            self._guard(self.app.tick, now)
            if self.trace is None and (self._todo or self._guard(self._draw)):
                return True
        self.sent += self.display.show()
        return False

    def _draw(self):
        """Draw what has changed, or go on with it; return whether there is more to draw."""
        if self.app.dirty:
            self._drawn = self.app.dirty = False
            self._steps = self.app.draw()
        steps, self._steps = self._steps, None
        if steps is not None and advance(steps):
            self._steps = steps
            return True
        self._drawn = True
        return False

    def _guard(self, do, *arguments):
        """Do something; what breaks is shown."""
        if self.trace is None:
            try:
                return do(*arguments)
            except Exception as error:  # noqa: BLE001  whatever breaks must be shown, not stop the box
                # What shows it has to be loaded, perhaps into a memory that is full.
                drop_pages()
                free_memory()
                if isinstance(error, OSError) and self._make_app is None:
                    self._rescue(error)
                else:
                    self._crash(error)
        return None

    def _busy(self, draw):
        """Let the program `draw()` how far a long search is, now and then; tell whether back was pressed."""
        now = self._clock()
        if self._busy_shown is None or ticks_diff(now, self._busy_shown) >= _BUSY_EVERY:
            self._busy_shown = now
            draw()
            self.display.show()
        pressed, self._pressed = self._pressed + self.keys.poll(now), ()
        return "back" in [key for key, _ in pressed]

    # -- starting (paged) --------------------------------------------------------------------

    def _begin(self, panel, keys):
        """Set up the screen, the keys and the rest of the hardware, and start the program."""
        _make_folder(self.files, self.folder)
        if panel is None or keys is None:
            from firmware import hardware

            if panel is None:
                panel = hardware.make_panel(self.board.SCREEN)
            if keys is None:
                keys = hardware.make_keys(self.board, self._clock)
            # What is made once need not stay.
            forget_module("firmware.hardware")
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
        if getattr(self.board, "BUZZER", None) is not None:
            from firmware.extras import Buzzer

            self._buzzer = Buzzer(self.board.BUZZER, self._clock)
            self._settings["tone"] = self._buzzer.tone
        if getattr(self.board, "BATTERY", None):
            from firmware.extras import Battery

            self._settings["battery"] = Battery(self.board.BATTERY).percent

    def _start_app(self):
        finish(self._starting())

    def _starting(self):
        """Start the program, step by step."""
        self.app = None
        try:
            if self._make_app is None:
                from firmware.store import Store

                yield
                store = Store(self.folder, self.files)
                yield
                from firmware.app import App as make_app  # isort: skip  it notes what is loaded

            else:
                make_app, store = self._make_app, None
            yield
            self.app = make_app(self.display, self.keys, store, self._settings)
            self.app.dirty = True
        except OSError as error:
            self._rescue(error)
        except Exception as error:  # noqa: BLE001  whatever breaks must be shown, not stop the box
            self._crash(error)

    def _rescue(self, error):
        """Put what shows a failing memory in the program's place."""
        try:
            # Not into the log: nothing is written to a memory that fails before somebody has decided so.
            self._report(trace_of(error))
            from firmware.rescue import Rescue

            self.app = Rescue(self.display, self.keys, self.files, self.folder, error, self._start_app)
        except Exception as worse:  # noqa: BLE001  whatever breaks must be shown, not stop the box
            self._crash(worse)

    # -- a screen that is missing (paged) ----------------------------------------------------

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

    # -- an exception (paged) ----------------------------------------------------------------

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
