"""Shows the handheld in a terminal and turns the keyboard into its buttons."""

import contextlib
import os
import signal
import sys
import textwrap
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from engine.texts import text
from host_tools.play.terminal import glyphs, lettering

if TYPE_CHECKING:
    from blessed import Terminal

    from host_tools.simulated.simulator import Simulator

_KEYS = {
    "KEY_UP": "up",
    "KEY_DOWN": "down",
    "KEY_LEFT": "left",
    "KEY_RIGHT": "right",
    "KEY_ESCAPE": "back",
    "\x1b": "back",
}
# What is typed rather than pressed: the screens decide whether it is OK and back, or a letter.
_TYPED = {
    "KEY_ENTER": "\n",
    "\r": "\n",
    "\n": "\n",
    "KEY_BACKSPACE": "\b",
    "KEY_DELETE": "\b",
    "\x7f": "\b",
    "\b": "\b",
}
# What these hold, where they are held.
_HELD = {"\n": "ok", "\b": "back"}
_QUIT = ("\x03", "\x04", "KEY_CTRL_C", "KEY_CTRL_D")
_HOLD = ("\t", "KEY_TAB")
# Its name on keyboards.
HOLD_KEY = "Tab"
_ALT = ("\x1b", "KEY_ALT_", "KEY_ALT_SHIFT_")
_LIT = (168, 220, 255)
_DARK = (10, 14, 20)
_EDGE = (70, 80, 95)
_BESIDE = 2
_BELOW = 4
# How the screen is shown, in the order of F2; "" stands for what suits the window.
LOOKS = ("letters", "dots", "blocks")
_HELP_KEYS = ("KEY_F1",)
_LOOK_KEYS = ("KEY_F2",)
_CLICK = "MOUSE_LEFT"
# The terminal's modes that report clicks (SGR).
_CLICK_MODES = (1000, 1006)


class Stopped(Exception):
    """The process was asked to end (SIGTERM, SIGHUP); holds the signal's number."""


def _stop(number, _frame):
    raise Stopped(number)


@contextlib.contextmanager
def stop_signals() -> Iterator[None]:
    """Turn a request to end (SIGTERM, SIGHUP) into the exception Stopped, for a clean exit.

    Ctrl-Z is ignored meanwhile: it would leave the shell with our screen and no cursor.
    """
    before = {}
    for name, handler in (("SIGTERM", _stop), ("SIGHUP", _stop), ("SIGTSTP", signal.SIG_IGN)):
        if hasattr(signal, name):
            number = getattr(signal, name)
            before[number] = signal.signal(number, handler)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def make_terminal() -> "Terminal":
    """Return the blessed.Terminal of this process; raise ImportError if blessed is missing."""
    # blessed queries the terminal's features and waits 5 seconds, twice, for terminals that never
    # answer (screen, the Linux console); others answer within milliseconds.
    os.environ.setdefault("BLESSED_QUERY_TIMEOUT_SECONDS", "0.5")
    import blessed

    # With NO_COLOR blessed would not even move the cursor, so the view itself leaves out the
    # colours.
    no_color = os.environ.pop("NO_COLOR", None)
    try:
        term = blessed.Terminal()
    finally:
        if no_color is not None:
            os.environ["NO_COLOR"] = no_color
    return term


@contextlib.contextmanager
def _clicks(term: Any) -> Iterator[None]:
    """Let the terminal report clicks.

    Terminals that cannot ignore it. `mouse_enabled` would ask first, and not all that report clicks
    answer (tmux).
    """
    begin = getattr(term, "_dec_mode_set_enabled", None)
    if begin is None:
        yield
        return
    begin(*_CLICK_MODES)
    try:
        yield
    finally:
        term._dec_mode_set_disabled(*_CLICK_MODES)


class TerminalView:
    """Shows a simulator in the terminal `term`, a blessed.Terminal, until the player quits.

    `style` is one of `glyphs.STYLES`, `look` one of LOOKS; None and "" leave it to the size of the
    window. `remember(look)` keeps what was chosen with F2.
    """

    def __init__(
        self,
        simulator: "Simulator",
        term: Any,
        style: str | None = None,
        look: str = "",
        remember: Callable[[str], object] | None = None,
    ) -> None:
        self.simulator = simulator
        self.term = term
        self.style = style
        self.look = look
        self.remember = remember
        self.holding = False
        self.helping = False
        # Where the picture is, and in which style: a click is counted from there.
        self._at = (0, 0, "")
        self.colours = not os.environ.get("NO_COLOR")
        self._shown = None

    def run(self) -> int:
        """Play until Ctrl-D, Ctrl-C or the program's own end; return the exit status."""
        try:
            with (
                stop_signals(),
                self.term.fullscreen(),
                self.term.hidden_cursor(),
                self.term.cbreak(),
                _clicks(self.term),
            ):
                return self._loop()
        except KeyboardInterrupt:
            return 0
        except Stopped as stopped:
            return 128 + stopped.args[0]

    def _loop(self):
        simulator = self.simulator
        start, base = time.monotonic(), simulator.bench.now
        while not simulator.quit:
            # A press lasts some emulated milliseconds that passed without waiting; the clock is
            # never set back.
            simulator.step(base + int((time.monotonic() - start) * 1000))
            self.draw()
            key = self.term.inkey(timeout=0.03, esc_delay=0.05)
            if not key:
                continue
            name = key.name if key.is_sequence and key.name else str(key)
            if name == _CLICK:
                self.click(*key.mouse_xy)
            elif not name.startswith("MOUSE_") and not self.key(name):
                break
        return 0

    def click(self, column: int, row: int) -> None:
        """Point at what is shown at a place of the terminal, counted from 0."""
        if self.helping:
            self.helping = False
            return
        left, top, style = self._at
        pixels = self.simulator.frame()
        width, height = len(pixels[0]), len(pixels)
        column, row = column - left, row - top
        across, down = glyphs.STYLES.get(style, (lettering.ACROSS, lettering.DOWN))
        x, y = int(column * across + across / 2), int(row * down + down / 2)
        if style == "letters":
            x, y = lettering.places(pixels)[1].get((column, row), (x, y))
        if style and 0 <= x < width and 0 <= y < height:
            self.simulator.point(x, y)

    def key(self, name: str) -> bool:
        """Handle one key of the keyboard; return False to quit."""
        simulator = self.simulator
        if name in _QUIT:
            return False
        if name in _HELP_KEYS or self.helping:
            self.helping = not self.helping
            return True
        if name in _LOOK_KEYS:
            self._next_look()
            return True
        holding, self.holding = self.holding, name in _HOLD and not self.holding
        letter = _TYPED.get(name, name)
        if holding:
            logical = _KEYS.get(name) or _HELD.get(letter, "")
            if logical in [press for _, _, press, _ in simulator.board.KEYS]:
                simulator.hold(logical)
        elif name in _KEYS:
            if simulator.device.keys.has(_KEYS[name]):
                simulator.press(_KEYS[name])
        elif len(letter) == 1 and (letter.isprintable() or letter in _HELD):
            simulator.type(letter)
        else:
            self._labelled(name)
        return True

    def _labelled(self, name):
        """Press the key of the board whose letter was typed with Alt; a capital letter holds it."""
        labels = [label for label, _, _, _ in self.simulator.board.KEYS]
        if name.startswith(_ALT) and name[-1].upper() in labels:
            held = name[-1].isupper() if name[0] == "\x1b" else name.startswith(_ALT[-1])
            (self.simulator.hold if held else self.simulator.press)(name[-1].upper())

    def _next_look(self):
        """Show the screen in another way, and remember it."""
        columns, rows = self.term.width - _BESIDE, self.term.height - _BELOW
        now = LOOKS.index(self._look_of(self._at[2])) if self._at[2] else -1
        self.style = None
        for step in range(1, len(LOOKS) + 1):
            self.look = LOOKS[(now + step) % len(LOOKS)]
            if self._style_for(self.look, self.simulator.frame(), columns, rows):
                break
        if self.remember is not None:
            self.remember(self.look)
        self._shown = None

    def _look_of(self, style):
        """Return which of LOOKS a style is."""
        return {"letters": "letters", "braille": "dots"}.get(style, "blocks")

    def _style_for(self, look, pixels, columns, rows):
        """Return the style in which `look` shows `pixels` in so many places, or None."""
        width, height = len(pixels[0]), len(pixels)
        best = glyphs.best(width, height, columns, rows)
        if look == "blocks":
            return None if best == "braille" else best
        wide, high = glyphs.size("braille", width, height)
        if wide > columns or high > rows:
            return None
        return "braille" if look == "dots" else "letters"

    def _style(self, pixels, columns, rows):
        """Return how `pixels` are shown: as chosen, else in blocks or letters, as they fit."""
        if self.style:
            return self.style
        style = None
        for look in (self.look, "blocks", "letters"):
            style = style or (look and self._style_for(look, pixels, columns, rows)) or None
        if style == "letters" and lettering.is_picture(pixels):
            # A QR code is nothing to read.
            return "braille"
        return style

    def draw(self) -> None:
        """Update the terminal, if anything changed."""
        term, pixels = self.term, self.simulator.frame()
        state = (pixels, term.width, term.height, self.holding, self.helping)
        if state == self._shown:
            return
        before = self._shown
        cleared = before is None or state[1:3] != before[1:3] or state[4] != before[4]
        self._shown = state
        out = [term.home + term.clear] if cleared else []
        out.append(self._help() if self.helping else self._picture(pixels))
        sys.stdout.write("".join(out))
        sys.stdout.flush()

    def _picture(self, pixels):
        term = self.term
        width, height = len(pixels[0]), len(pixels)
        columns, rows = term.width - _BESIDE, term.height - _BELOW
        style = self._style(pixels, columns, rows)
        needed = glyphs.size("braille" if style in (None, "letters") else style, width, height)
        self._at = (0, 0, "")
        if style is None or needed[0] > columns or needed[1] > rows:
            facts = {"columns": needed[0] + _BESIDE, "rows": needed[1] + _BELOW}
            if style is None:
                return term.move_xy(0, 0) + text("sim.too_small", **facts)
            return term.move_xy(0, 0) + text("sim.glyphs_do_not_fit", style=style, **facts)
        lines = lettering.runs(pixels) if style == "letters" else glyphs.runs(pixels, style)
        left = (term.width - needed[0]) // 2 - 1
        top = max(0, (term.height - needed[1] - _BELOW) // 2)
        self._at = (left + 1, top + 1, style)
        edge = glow = ""
        if style == "letters":
            # The terminal's own colours are those that its letters are read in.
            edge, glow = (term.color_rgb(*_EDGE) if self.colours else ""), term.normal
        elif self.colours:
            edge, glow = term.color_rgb(*_EDGE), term.color_rgb(*_LIT) + term.on_color_rgb(*_DARK)
        out = [term.move_xy(left, top) + edge + "╭" + "─" * needed[0] + "╮" + term.normal]
        for i, line in enumerate(lines):
            out.append(
                term.move_xy(left, top + 1 + i)
                + edge
                + "│"
                + "".join(
                    glow + (term.reverse if swap else "") + chars + term.normal
                    for chars, swap in line
                )
                + edge
                + "│"
                + term.normal
            )
        out.append(
            term.move_xy(left, top + 1 + len(lines))
            + edge
            + "╰"
            + "─" * needed[0]
            + "╯"
            + term.normal
        )
        for i, line in enumerate(self._legend()):
            out.append(
                term.move_xy(0, top + 2 + len(lines) + i) + line.center(term.width)[: term.width]
            )
        return "".join(out)

    def _legend(self):
        keys = text("sim.keys_6" if self.simulator.device.keys.count > 5 else "sim.keys_few")
        if self.holding:
            return keys, text("sim.holding")
        return keys, "   ".join(text("sim." + key) for key in ("hold", "help", "look", "quit"))

    def _help(self):
        """Return the page of help."""
        lines = [text("sim.help_title"), ""]
        for key in ("arrows", "enter", "typing", "hold", "alt", "mouse", "look", "quit"):
            if key != "alt" or self.simulator.device.keys.count < 6:
                lines += textwrap.wrap(text("sim.help_" + key), max(20, self.term.width - 4))
        lines += ["", text("sim.help_close")]
        return "".join(
            self.term.move_xy(2, row + 1) + line
            for row, line in enumerate(lines[: self.term.height - 2])
        )
