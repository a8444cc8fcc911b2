"""What is played on the emulated Pico: the tests' evening and tour, with its board's buttons."""

from collections.abc import Callable, Sequence
from pathlib import Path

from firmware.storage.store import Store
from host_tools.base import boards
from host_tools.simulated.simulator import Simulator
from tests.proof.pico import files
from tests.proof.pico.machine import Pico
from tests.proof.pico.tape import Recorder
from tests.proof.robot.eyes import Eyes
from tests.proof.robot.player import Player

PLAYERS = ("Ana", "Bo", "Cy")
PAGE = "meldmate.example"
# A box that has written nothing for so many milliseconds has nothing to write.
_QUIET = 300


def asks_for_chip(screen: dict) -> bool:
    """Return whether the first start asks which of several chips the screen has.

    Over I2C the chip can be read instead.
    """
    return "also" in screen and screen["bus"] not in ("i2c", "softi2c")


def fresh(image: Path, board: str = "pico", players: Sequence[str] = PLAYERS) -> bytearray:
    """Return the flash of a board that got `image` and was switched on once.

    If it asked which chip its screen has, the answer is saved. `players` are known to it, and where
    the browser page is; with an empty list of players there is only the file system.
    """
    pico = Pico(board)
    pico.drag(image)
    pico.power_on()
    pico.rest()
    if asks_for_chip(pico.board.SCREEN):
        pico.tap(boards.pins(pico.board)["ok"])
    pico.power_off()
    if players:
        with files.opened(pico.flash) as system:
            store = Store(pico.board.DATA, system)
            store.put("roster", list(players))
            store.put("settings", {"address": PAGE})
        settle(pico)
    return pico.flash


def settle(pico: Pico) -> int:
    """Switch a Pico on, let it write what it owes its flash, and switch it off.

    A table that was made or divided gets its other half (firmware/storage/tables.py) within a
    second of a start. Returns how many operations of the flash there were.
    """
    pico.power_on()
    pico.rest()
    done = -1
    while done != len(pico.store.operations):
        done = len(pico.store.operations)
        pico.run(_QUIET)
    pico.power_off()
    return done


def record(
    visit: "Callable[[Player], object]", flash: bytes | bytearray, board: str = "pico"
) -> "Recorder":
    """Let `visit(table)` play with the simulator of `board`; return the Recorder.

    The simulator has the file system of `flash`; the table is a Player of tests/proof/robot that
    has the Recorder as `recorder`.
    """

    class Table(Player):
        """A Player whose games are saved on a flash."""

        def __init__(self):
            Eyes.__init__(self, Simulator(board, flash=files.chip(flash)))
            self.presses = 0
            self.recorder: Recorder | None = None

        def __exit__(self, *_):
            self.box.close()

    with Table() as table, Recorder(table.box) as recorder:
        table.recorder = recorder
        visit(table)
    return recorder


def played(visit: "Callable[[Player], object]", flash: bytes | bytearray) -> bytearray:
    """Return the flash of a Pico as it is after `visit(table)` played with the simulator."""
    made = record(visit, flash).flash
    assert made is not None
    return bytearray(flash[: -len(made.content)]) + made.content
