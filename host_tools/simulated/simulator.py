"""One emulated handheld: press its buttons, read its pixels, cut its power."""

import importlib.util
import shutil
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Self

from engine import games
from host_tools.simulated import emulator, png, readscreen
from host_tools.simulated.emulator import machine
from host_tools.simulated.levels import levels

if TYPE_CHECKING:
    from firmware.types import Console, Platform
    from host_tools.simulated.emulator.chip import Pixels
    from host_tools.simulated.nor_flash.nor import NorFlash

BOARDS = Path(__file__).resolve().parents[2] / "boards"
# For each bit of a byte, lowest first: what 256 bytes become as that bit, 0 or 1.
_BITS = tuple(bytes(byte >> bit & 1 for byte in range(256)) for bit in range(8))
_STEP = 10
_TAP = 40
_HOLD = 560
_LONGEST = 30_000
# Waited before a press: a page must be visible for a moment before a press counts
# (firmware.input.attention).
_LOOK = 260


class BoardError(Exception):
    """There is no such board, or it lacks the button asked for."""


def board_names() -> list[str]:
    """Return the names of all boards, sorted."""
    return sorted(path.parent.name for path in BOARDS.glob("*/board.py"))


def load_board(name: str) -> ModuleType:
    """Return the module `boards/<name>/board.py`; raise BoardError if there is none."""
    path = BOARDS / name / "board.py"
    if not path.is_file():
        raise BoardError(f"There is no board {name}. There are: " + ", ".join(board_names()))
    spec = importlib.util.spec_from_file_location("boards_" + name, path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def rows_of(picture: bytes, width: int, height: int) -> "Pixels":
    """Return a chip's picture, bytes of eight rows, as rows of 0 and 1."""
    pages = [picture[at : at + width] for at in range(0, len(picture), width)]
    rows = [tuple(page.translate(bits)) for page in pages for bits in _BITS]
    return tuple(rows[:height])


class Simulator:
    """A handheld of `board` with its saved games in the folder `data`.

    With None for `data`, the folder is empty and temporary. Time is simulated: it passes only
    during presses and waits. With `strict`, an exception in the program and a byte that the display
    chip does not know are raised here; otherwise the program shows them as on a board. `make_app`
    replaces the firmware's program. With `flash` (host_tools.simulated.nor_flash.NorFlash), games
    are saved on that, in the board's own folder. The lesson of the first start is
    skipped unless `settings` has `"lesson": True`.

    >>> from host_tools.simulated.simulator import Simulator
    >>> class Hello:
    ...     def __init__(self, display, keys, store, settings):
    ...         self.display, self.pressed, self.dirty = display, "", True
    ...     def press(self, key, kind):
    ...         self.pressed, self.dirty = key, True
    ...     def tick(self, now):
    ...         pass
    ...     def draw(self):
    ...         self.display.clear()
    ...         self.display.text("Pressed: " + self.pressed, 0, 0)
    >>> box = Simulator("sim_128x32", make_app=Hello)
    >>> box.press("ok"), box.text()
    (True, ['Pressed: ok'])
    """

    # Makes what counts the steps of a press, where tests count them.
    counter: Any = None
    # The cable to a computer (firmware.types.Console), where there is one.
    console: "Console | None" = None

    def __init__(
        self,
        board: str = "sim_128x64",
        data: str | None = None,
        strict: bool = True,
        settings: "Platform | None" = None,
        make_app: Callable | None = None,
        report: Callable[[str], object] | None = None,
        flash: "NorFlash | None" = None,
    ) -> None:
        emulator.install()
        self.board = load_board(board) if isinstance(board, str) else board
        self.strict = strict
        self.steps: Any = self.counter() if self.counter else None
        self.reports = []
        self._report = report or self.reports.append
        self._settings: Platform = {"simulator": True, "lesson": False}
        self._settings.update(settings or {})
        self._make_app = make_app
        self._error = None
        self._own = None
        self.flash = flash
        if flash is not None:
            data = self.board.DATA
        elif data is None:
            self._own = data = tempfile.mkdtemp(prefix="meldmate-")
        self.data = str(data)
        self.bench = emulator.Workbench()
        screen = self.board.SCREEN
        self.width, self.height = screen["width"], screen["height"]
        self.chip = emulator.make_chip(screen)
        if "address" in screen:
            self.bench.i2c[screen["address"]] = self.chip
        else:
            self.bench.spi = (self.chip, screen["dc"], screen["cs"])
        self.restart()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Remove the folder of saved games, if it was this simulator's own."""
        if self._own:
            shutil.rmtree(self._own, ignore_errors=True)

    def __del__(self):
        own = getattr(self, "_own", None)
        if own and shutil is not None:
            shutil.rmtree(own, ignore_errors=True)

    def restart(self) -> None:
        """Cut the power and switch on again: only what was saved is left."""
        from firmware.device import Device, Parts

        machine.use(self.bench)
        self.bench.levels.clear()
        self._levels = levels(self.board)
        for pin, pressed in self._levels.items():
            self.bench.set_pin(pin, 1 - pressed)
        self.chip.power_cut()
        files: Any = None
        if self.flash is not None:
            from host_tools.simulated.nor_flash.littlefs import FlashFiles

            files = FlashFiles(self.flash, make=True)
        parts = Parts(
            folder=self.data,
            files=files,
            clock=lambda: self.bench.now & 0x3FFFFFFF,
            make_app=self._make_app,
            console=self.console,
        )
        self.device = self._counted(
            lambda: Device(self.board, self._settings, parts, self._report, self._crashed)
        )
        self.step()

    def _crashed(self, error):
        self._error = error

    @property
    def quit(self) -> bool:
        """Whether the program asked to end."""
        return self.device.quit

    def step(self, now: int | None = None) -> int:
        """Run one step of the firmware's loop; return the bytes sent to the display."""
        if now is not None:
            self.bench.now = max(self.bench.now, now)
        sent = self._counted(lambda: self.device.step(self.bench.now & 0x3FFFFFFF))
        if self.strict:
            error, self._error = self._error, None
            if error is not None:
                raise error
            if self.chip.faults:
                raise AssertionError(
                    "the display chip did not understand: " + ", ".join(self.chip.faults)
                )
        return sent

    def _counted(self, do: Callable[[], Any]) -> Any:
        """Return what `do()` returns, and count its steps if they are to be."""
        return self.steps.count(do) if self.steps else do()

    def wait(self, ms: int) -> int:
        """Let `ms` milliseconds pass; return the bytes sent to the display."""
        sent, end = 0, self.bench.now + ms
        while self.bench.now < end:
            self.bench.now = min(end, self.bench.now + _STEP)
            sent += self.step()
        return sent

    def _key_for(self, logical):
        """Return `(pin, whether to hold)` of the button that means `logical`."""
        for _, pin, press, _ in self.board.KEYS:
            if press == logical:
                return pin, False
        for _, pin, _, hold in self.board.KEYS:
            if hold == logical:
                return pin, True
        raise BoardError(f"{self.board.NAME} has no key for {logical}")

    def _down_and_up(self, pin, ms, until=None):
        self.bench.now += _LOOK
        self.step()
        before = self.chip.picture()
        self.bench.set_pin(pin, self._levels[pin])
        if until:
            end = self.bench.now + ms
            while self.bench.now < end and not until():
                self.wait(_STEP)
        elif ms > 2 * _TAP:
            self.wait(ms)
        else:
            self.bench.now += ms
            self.step()
        self.bench.set_pin(pin, 1 - self._levels[pin])
        self.bench.now += _TAP
        self.step()
        return self.chip.picture() != before

    def press(self, key: str) -> bool:
        """Press a logical button, or a physical one by its label; return whether pixels changed.

        A logical button that a board has only as a hold is held.
        """
        for label, pin, _, _ in self.board.KEYS:
            if key == label:
                return self._down_and_up(pin, _TAP)
        pin, hold = self._key_for(key)
        return self._down_and_up(pin, _HOLD if hold else _TAP)

    def type(self, letters: str) -> bool:
        """Type letters on a keyboard, Enter as "\\n" and Backspace as "\\b"; return as `press`."""
        before = self.chip.picture()
        for letter in letters:
            self.bench.now += _LOOK
            self.step()
            self.device.type(letter)
            self.bench.now += _TAP
            self.step()
        return self.chip.picture() != before

    def point(self, x: int, y: int) -> bool:
        """Point at pixel (x, y) of the panel; return as `press`."""
        self.bench.now += _LOOK
        self.step()
        before = self.chip.picture()
        self.device.point(x, y)
        self.bench.now += _TAP
        self.step()
        return self.chip.picture() != before

    def hold(self, key: str, until: Callable[[], bool] | None = None) -> bool:
        """Hold the button for `key`, or labelled so, for half a second; return as `press`.

        With `until`, it is held until that returns true, for half a minute at most.
        """
        for label, pin, press, _ in self.board.KEYS:
            if key in (label, press):
                return self._down_and_up(pin, _LONGEST if until else _HOLD, until)
        raise BoardError(f"{self.board.NAME} has no key for {key} to hold")

    def show_game(
        self,
        game: str,
        names: Sequence[str],
        house: dict | None = None,
        events: Sequence[dict] = (),
    ) -> None:
        """Start a game directly, with some events in its ledger, and show its sheet."""
        app = self.device.app
        app.session.start_game(game, list(names), games.load(game).with_defaults(house), names[0])
        for event in events:
            app.open_game.ledger.add(event)
        # The upcard that a game offers first is left.
        offer = app.game.upcard.offer(app.game)
        if offer:
            offer.finish()
        app.show_sheet()
        self.step()

    def frame(self) -> "Pixels":
        """Return what the panel shows: rows of 0 and 1."""
        # The same as `DisplayChip.pixels`, which takes seven times as long.
        return rows_of(self.chip.picture(), self.chip.width, self.chip.height)

    def text(self) -> list[str]:
        """Return the lines of text that can be read on the panel."""
        return readscreen.read_lines(self.frame())

    def image(self, scale: int) -> bytes:
        """Return a PNG file of the panel; with scale 1, one dot for each pixel.

        Of glass with colours, it is all of the glass.
        """
        if isinstance(self.chip, emulator.ST7789):
            return png.glass(self.chip.glass(), scale)
        pixels = self.frame()
        return png.plain(pixels) if scale == 1 else png.oled(pixels, scale)

    def png(self, path: Path | str, scale: int = 5) -> None:
        """Write the panel as a picture, see `image`."""
        Path(path).write_bytes(self.image(scale))
