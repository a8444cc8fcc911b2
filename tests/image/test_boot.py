"""Every built image boots on its board, into the simulator's picture."""

import subprocess
import sys
import threading

import pytest

from host_tools.flash import NorFlash
from host_tools.pico import Pico, console, files, heap, images
from host_tools.pico.serve import Server
from host_tools.sim import Simulator
from tests.image.limits import LIVE, STACK, STACK_MARGIN


@pytest.mark.parametrize("board", sorted(images.found()))
def test_an_image_boots(board, record_property):
    pico = Pico(board)
    pico.drag(images.of(board))
    pico.power_on()
    pico.settle()
    assert pico.chip.faults == []
    found, stack, ms = heap.measure(pico), heap.stack_used(pico), pico.bus.last / 1e6
    assert found.live <= LIVE and stack <= STACK - STACK_MARGIN
    picture = pico.picture()
    pico.power_off()
    _, blocks = files.region(pico.flash)
    with Simulator(board, flash=NorFlash(blocks), settings={"lesson": True}) as box:
        assert picture == box.frame()
    record_property(
        "summary",
        f"{board}: {ms:.0f} ms to the first picture, {found.live:,} bytes of heap, C stack"
        f" {stack:,}",
    )


def test_the_heap_that_is_read_from_outside_is_the_one_that_the_board_counts(flash):
    pico = Pico("pico", flash, console=True)
    pico.power_on()
    pico.settle()
    console.interrupt(pico)
    counted = int(console.execute(pico, "import gc\ngc.collect()\nprint(gc.mem_alloc())"))
    assert abs(heap.measure(pico).live - counted) < 512


def test_mpremote_talks_to_the_console(image):
    server = Server("pico", image)
    stop = threading.Event()

    def run():
        while not stop.is_set():
            server.step()

    thread = threading.Thread(target=run)
    thread.start()
    try:
        where = f"socket://127.0.0.1:{server.port}"
        command = [
            sys.executable,
            "-m",
            "mpremote",
            "connect",
            where,
            "resume",
            "exec",
            "import sys; print(sys.platform)",
        ]
        done = subprocess.run(command, capture_output=True, text=True, timeout=240)
    finally:
        stop.set()
        thread.join()
        server.close()
    assert done.stdout.strip() == "rp2", (done.stdout, done.stderr)
