"""Shows the handheld in a terminal and turns the keyboard into its buttons."""

import contextlib
import os
import signal
import sys
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.texts import text
from host_tools.sim import glyphs

if TYPE_CHECKING:
    from blessed import Terminal

    from host_tools.sim.simulator import Simulator

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
_ALT = ("\x1b", "KEY_ALT_", "KEY_ALT_SHIFT_")
_LIT = (168, 220, 255)
_DARK = (10, 14, 20)
_EDGE = (70, 80, 95)
_BESIDE = 2
_BELOW = 4


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


class TerminalView:
    """Shows a simulator in the terminal `term`, a blessed.Terminal, until the player quits."""

    def __init__(self, simulator: "Simulator", term: Any, style: str | None = None) -> None:
        self.simulator = simulator
        self.term = term
        self.style = style
        self.holding = False
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
            if key and not self.key(key.name if key.is_sequence and key.name else str(key)):
                break
        return 0

    def key(self, name: str) -> bool:
        """Handle one key of the keyboard; return False to quit."""
        simulator = self.simulator
        if name in _QUIT:
            return False
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

    def draw(self) -> None:
        """Update the terminal, if anything changed."""
        term, pixels = self.term, self.simulator.frame()
        state = (pixels, term.width, term.height, self.holding)
        if state == self._shown:
            return
        resized = self._shown is None or state[1:3] != self._shown[1:3]
        self._shown = state
        out = [term.home + term.clear] if resized else []
        out.append(self._picture(pixels))
        sys.stdout.write("".join(out))
        sys.stdout.flush()

    def _picture(self, pixels):
        term = self.term
        width, height = len(pixels[0]), len(pixels)
        columns, rows = term.width - _BESIDE, term.height - _BELOW
        style = self.style or glyphs.best(width, height, columns, rows)
        needed = glyphs.size(style or "braille", width, height)
        if style is None or needed[0] > columns or needed[1] > rows:
            facts = {"columns": needed[0] + _BESIDE, "rows": needed[1] + _BELOW}
            if style is None:
                return term.move_xy(0, 0) + text("sim.too_small", **facts)
            return term.move_xy(0, 0) + text("sim.glyphs_do_not_fit", style=style, **facts)
        lines = glyphs.runs(pixels, style)
        left = (term.width - needed[0]) // 2 - 1
        top = max(0, (term.height - needed[1] - _BELOW) // 2)
        edge = glow = ""
        if self.colours:
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
        return keys, text("sim.hold") + "   " + text("sim.quit")
