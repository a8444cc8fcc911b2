"""Every built image boots on its board, into the simulator's picture."""

import contextlib
import socket

import pytest

from firmware.storage.store import Store
from host_tools.base import boards
from host_tools.boards.deploy import DeployError
from host_tools.boards.image.make import CRYSTAL_DELAY
from host_tools.boards.image.targets import PROGRAM, ROOM
from host_tools.simulated.nor_flash import NorFlash
from host_tools.simulated.readscreen import read_lines
from host_tools.simulated.simulator import Simulator
from tests.image.limits import LIVE, STACK, switched_on
from tests.proof.pico import Pico, course, files, heap, images, repl, uf2
from tests.proof.pico.machine import MS
from tests.proof.pico.remote import PicoLink
from tests.proof.pico.serve import Server

# Milliseconds of the board's time that a served console has to answer: it starts first.
SERVED = 20_000


def asks(pico):
    """Return whether the display shows the question about its chip."""
    return "Do you see a frame on all" in "\n".join(read_lines(pico.picture()))


def test_who_sees_no_frame_is_asked_with_the_next_chip_and_the_answer_is_kept():
    board = "pico_242_spi"
    if board not in images.found():
        pytest.skip("needs an image: make image BOARD=" + board)
    pico = Pico(board)
    pico.drag(images.of(board))
    pico.power_on()
    pico.rest()
    kinds = (pico.board.SCREEN["chip"], *pico.board.SCREEN["also"])
    for _ in kinds:
        assert asks(pico)
        pico.tap(boards.pins(pico.board)["back"])
    # Once round: the module's own chip again.
    pico.tap(boards.pins(pico.board)["ok"])
    picture = pico.picture()
    assert not asks(pico)
    pico.power_off()
    # The module was sent commands of the other chips.
    pico.chip.faults.clear()
    pico.power_on()
    pico.rest()
    assert pico.picture() == picture and pico.chip.faults == []


@pytest.mark.parametrize("board", sorted(images.found()))
def test_an_image_boots(board, record_property):
    pico = Pico(board)
    pico.drag(images.of(board))
    pico.power_on()
    pico.rest()
    assert pico.chip.faults == []
    # The crystal's time to start, in units of 256 of its 12 MHz: rounded for a millisecond.
    startup = pico.mcu.peripherals[0x40024].read_uint32(0x0C)
    assert startup == (12_000 + 128) // 256 * CRYSTAL_DELAY
    found, stack, ms = heap.measure(pico), heap.stack_used(pico), pico.bus.last / 1e6
    assert found.live <= found.size * LIVE // 100 and stack <= STACK
    asked = course.asks_for_chip(pico.board.SCREEN)
    if asked:
        assert asks(pico)
        pico.tap(boards.pins(pico.board)["ok"])
    assert not asks(pico)
    picture = pico.picture()
    pico.power_off()
    with files.opened(bytearray(pico.flash)) as system:
        kept = Store(pico.board.DATA, system).get("chip")
    assert kept == (pico.board.SCREEN["chip"] if asked else None)
    _, blocks = files.region(pico.flash)
    with Simulator(
        board, flash=NorFlash(blocks), settings={"lesson": True, "simulator": False}
    ) as box:
        assert picture == box.frame()
    record_property(
        "summary",
        f"{board}: {ms:.0f} ms to the first picture, {found.live:,} bytes of heap, C stack"
        f" {stack:,}",
    )


@pytest.mark.parametrize("board", sorted(images.found()))
def test_an_image_leaves_room_for_what_is_put_right(board):
    assert PROGRAM - uf2.size(images.of(board)) >= ROOM


def test_a_box_that_is_only_switched_on_writes_nothing(flash):
    before = bytes(flash)
    pico = Pico("pico", flash)
    assert course.settle(pico) == 0 and pico.flash == before


def test_a_press_runs_fast_whenever_it_comes(flash):
    pico = switched_on(flash)
    contact = pico.contacts[boards.pins(pico.board)["down"]]
    # A step and the pause after it take about 12 ms: some of these contacts come within a step.
    for at in range(16):
        pico.run(500 + at * 0.75)
        assert pico.mcu.clk_sys == 125e6
        contact.move(True)
        contact.move(False, 60 * MS)
        pico.run(5)
        assert pico.mcu.clk_sys == 200e6, at
        pico.rest()


def test_the_heap_that_is_read_from_outside_is_the_one_that_the_board_counts(flash):
    pico = Pico("pico", flash, console=True)
    pico.power_on()
    pico.rest()
    repl.interrupt(pico)
    counted = int(repl.execute(pico, "import gc\ngc.collect()\nprint(gc.mem_alloc())"))
    assert abs(heap.measure(pico).live - counted) < 512


RECURSE = """
def deep(n):
    return deep(n + 1) if n < 105 else n
def endless(n):
    return endless(n + 1)
print(deep(0))
try:
    endless(0)
except RuntimeError as error:
    print(error)
"""


def test_the_stack_is_deep_and_its_end_is_an_error(flash):
    pico = Pico("pico", flash, console=True)
    pico.power_on()
    pico.rest()
    repl.interrupt(pico)
    said = repl.execute(pico, RECURSE).split()
    assert said == ["105", "maximum", "recursion", "depth", "exceeded"]


def test_the_console_is_served_at_a_socket(image, flash):
    server = Server("pico", image, flash=flash)
    end = server.pico.now + SERVED * MS
    said = b""
    try:
        with socket.create_connection(("127.0.0.1", server.port)) as client:
            client.setblocking(False)
            client.send(b"\r\x03\x03print(6 * 7)\r")
            while b"\r\n42\r\n" not in said:
                assert server.pico.now < end, said
                server.step()
                with contextlib.suppress(BlockingIOError):
                    said += client.recv(4096)
    finally:
        server.close()


def test_what_never_answers_is_given_up_in_the_boards_time(flash):
    pico = Pico("pico", flash, console=True)
    pico.power_on()
    pico.rest()
    began = pico.now
    with pytest.raises(DeployError, match="stopped answering"):
        PicoLink(pico).run("exec", "import time\ntime.sleep(60)", timeout=2)
    assert 2000 * MS < pico.now - began < 4000 * MS
