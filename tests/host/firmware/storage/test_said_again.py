"""What damage took is said again after a restart, on every board, until OK."""

import pytest

from host_tools.simulated.nor_flash import NorFlash
from host_tools.simulated.nor_flash.littlefs import FlashFiles
from host_tools.simulated.simulator import Simulator, board_names
from tests.proof.powercut import faults

ROSTER, LOG = "/saves/roster.txt", "/saves/games/00001.log"
SAID = {("roster", 0), ("log", 1)}
ENTRIES = 3


def damage(files):
    """Cut game 1 to its header, and make one bit of the people wrong."""
    with files.open(LOG, "rb") as file:
        whole = file.read(10000)
    with files.open(LOG, "wb") as file:
        file.write(whole[: whole.find(b"\n") * 2 + 2])
    with files.open(ROSTER, "rb") as file:
        people = bytearray(file.read(10000))
    people[20] ^= 1
    with files.open(ROSTER, "wb") as file:
        file.write(people)


@pytest.fixture(scope="module")
def damaged():
    """A flash on which a game is shorter than its note, and the people are damaged."""
    flash = NorFlash(faults.BLOCKS)
    with Simulator(flash=flash) as box:
        app = box.device.app
        app.session.start_game("ginski", ["Ana", "Ben", "Cy"], {}, "Ana")
        for _ in range(ENTRIES):
            assert app.session.add({"event": "void"})
        app.people.remember(["Ana", "Ben", "Cy"])
    damage(FlashFiles(flash))
    return bytes(flash.content)


def read_all(box):
    """Close each message, as a person does at its end."""
    for _ in range(40):
        if box.device.app.stack[-1].module != "message":
            return
        box.press("down")
        box.press("ok")
    raise AssertionError("a message cannot be closed")


@pytest.mark.parametrize("board", board_names())
def test_it_is_said_on_every_board_at_each_start_until_it_was_read(damaged, board):
    flash = NorFlash(faults.BLOCKS, damaged)
    with Simulator(board, flash=flash) as box:
        for _ in range(3):
            app = box.device.app
            assert faults.said(app) == SAID and app.stack[-1].module == "message"
            box.restart()
        read_all(box)
        assert box.device.app.store.unread() == []
        box.restart()
        app = box.device.app
        assert faults.said(app) == set()
        assert app.people.names() == ["Ana", "Ben", "Cy"] and len(app.store.open(1)) == ENTRIES
