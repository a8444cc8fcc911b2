"""A full evening inside real MicroPython: the same pixels."""

import os
import shutil

import pytest

from host_tools.simulated.micropython import runtime
from tests.proof.bench import memory
from tests.proof.micropython import handheld
from tests.proof.micropython.tape import Recorder
from tests.proof.robot.evening import COURSE, PLAYERS, play
from tests.proof.robot.player import Player


@pytest.fixture(scope="module")
def evening(tmp_path_factory):
    """Play the evening here; return what was done, what was sent, and the saved games before."""
    folder = tmp_path_factory.mktemp("evening") / "saves"
    with Player("sim_128x64", PLAYERS) as table:
        shutil.copytree(table.box.data, folder)
        recorder = Recorder(table.box)
        table.changed()
        rounds = play(table)
    return recorder, folder, rounds, table.presses


def assert_same(recorder, moments):
    assert len(moments) == len(recorder.sent)
    for at, (sent, moment) in enumerate(zip(recorder.sent, moments, strict=True)):
        assert sent == (moment.count, moment.sum), f"round {at} of the loop"


# The portable tests run in every version.
@pytest.mark.parametrize(
    "version", runtime.VERSIONS if os.environ.get("MELDMATE_SOAK") else [runtime.NEWEST]
)
def test_an_evening_sends_the_same_bytes(evening, version, record_property):
    recorder, folder, rounds, presses = evening
    assert rounds == sum(count for _, count in COURSE) == 60
    assert_same(recorder, handheld.play(recorder.tape, "sim_128x64", folder, version))
    record_property(
        "summary",
        f"evening inside MicroPython {version}: {rounds} rounds, {presses} presses, the same bytes"
        " to the display",
    )


def unix_heap():
    """Return the heap for the unix port: 60 % of a Pico's, where the program is frozen in as on a
    board.
    """
    if not runtime.is_frozen("firmware.device"):
        return 2048 * 1024
    words = runtime.run_unix("import sys; print(8 if sys.maxsize > 1 << 31 else 4)")
    return 129 * 1024 * int(words) // 4


def test_an_evening_and_a_tour_in_the_unix_port_within_its_heap(evening, record_property):
    if runtime.unix_port() is None:
        record_property(
            "summary",
            "evening in the unix port: skipped, there is no micropython 1.24 or newer on the PATH",
        )
        pytest.skip("needs micropython 1.24 or newer, the unix port, on the PATH")
    heap = unix_heap()
    recorder, folder, _, _ = evening
    assert_same(recorder, handheld.play_unix(recorder.tape, "sim_128x64", folder, heap))
    recorder, folder = memory.record(memory.tour)
    assert_same(recorder, handheld.play_unix(recorder.tape, "sim_128x64", folder, heap))
    record_property(
        "summary",
        f"evening and tour in the unix port: the same bytes within a heap of {heap:,} bytes",
    )
