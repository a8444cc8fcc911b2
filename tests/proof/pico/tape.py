"""Records the presses in the simulator and the picture after each, and replays them on a Pico."""

import copy
from collections import namedtuple
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Self

from tests.proof.pico.machine import LOOK

if TYPE_CHECKING:
    from host_tools.simulated.simulator import Simulator
    from tests.proof.pico.machine import Pico

# One press (`pin`, for `ms`), or a restart (`pin` is None): for how many milliseconds the player
# then watched, the display's memory afterwards, the places before and after it, whether a search
# showed its progress, and how many entries each game then has.
Step = namedtuple("Step", ("pin", "ms", "watched", "ram", "where", "searched", "entries"))
# A player who watches for longer waits for something that the screen does by itself.
_WATCHED = 1000


class Recorder:
    """Listens to `box`, a Simulator, while used as a context manager: `steps` is what was done.

    `flash` is the box's flash, if it has one.
    """

    def __init__(self, box: "Simulator") -> None:
        self.flash = box.flash
        self.steps = []
        # The entries of every game that was on the table, as last saved.
        self.logs = {}
        self._box = box
        # The press in progress, or over and not yet recorded: its pin, start and length.
        self._pin_down = None
        self._since = self._length = self._released = 0
        self._searched = False
        self._before = place(box)

    def __enter__(self) -> Self:
        box, recorder, device = self._box, self, type(self._box.device)
        self._busy = device._busy
        self._set_pin, self._restart = box.bench.set_pin, box.restart

        def busy(*given):
            recorder._searched = True
            return recorder._busy(*given)

        box.bench.set_pin, box.restart, device._busy = self._pin, self._power, busy  # pyright: ignore[reportAttributeAccessIssue]
        return self

    def __exit__(self, *_: object) -> None:
        self._end()
        del self._box.bench.set_pin
        del self._box.restart
        type(self._box.device)._busy = self._busy

    def _pin(self, pin, level):
        if level == self._box.board.KEYS_PRESSED:
            self._end()
            self._pin_down, self._since = pin, self._box.bench.now
        elif self._pin_down is not None:
            self._length = self._box.bench.now - self._since
            self._released = self._box.bench.now
        self._set_pin(pin, level)

    def _power(self):
        self._end()
        self._restart()
        self._keep(None, 0)

    def _end(self):
        """Record the press before: its result has been seen."""
        if self._pin_down is not None:
            pin, self._pin_down = self._pin_down, None
            self._keep(pin, self._length)

    def _keep(self, pin, ms):
        box = self._box
        after = place(box)
        app = box.device.app
        if app.session.open_game is not None:
            self.logs[app.open_game.number] = list(app.open_game.ledger.log)
        entries = {number: len(log) for number, log in self.logs.items()}
        name = {number: press for _, number, press, _ in box.board.KEYS}.get(pin, "power")
        where = f"{self._before}, {name} -> {after}"
        watched = 0 if pin is None else box.bench.now - self._released
        ram = bytes(box.chip.ram)
        self.steps.append(Step(pin, ms, watched, ram, where, self._searched, entries))
        self._before, self._searched = after, False


def place(box: "Simulator") -> str:
    """Return "game screen" of what is on top, for the reader of a table."""
    app = box.device.app
    name = type(app.stack[-1]).__module__.split(".")[-1]
    game = app.game_or_none()
    return f"{game.name} {name}" if game else name


class Different(AssertionError):
    """The emulated Pico shows something other than the simulator; the text names the step."""


def replay(
    pico: "Pico", steps: Sequence, each: Callable | None = None, compare: bool = True
) -> None:
    """Do `steps` on `pico`; after each, call `each(step, press)`.

    `press` is None for a restart. Raises Different if the display's memory is not that of the
    simulator.
    """
    for number, step in enumerate(steps):
        if step.pin is None:
            pico.power_off()
            pico.power_on()
            pico.rest()
            press = None
        else:
            press = pico.tap(step.pin, max(step.ms, 40))
            if step.watched > _WATCHED:
                pico.run(step.watched)
        if compare and bytes(pico.chip.ram) != step.ram:
            # If a press did nothing, the last row blinks; the player waited longer than that.
            pico.run(2 * LOOK)
        if compare and bytes(pico.chip.ram) != step.ram:
            raise Different(
                f"step {number} of {len(steps)} ({step.where}) shows something else:\n"
                + beside(pico, step)
            )
        if each is not None:
            each(step, press)


def beside(pico: "Pico", step: Any) -> str:
    """Return both pictures' texts, for comparison."""
    from host_tools.simulated.readscreen import read_lines

    wanted = copy.copy(pico.chip)
    wanted.ram = bytearray(step.ram)
    seen, expected = read_lines(pico.picture()), read_lines(wanted.pixels())
    return "\n".join(["the Pico:", *seen, "the simulator:", *expected])
