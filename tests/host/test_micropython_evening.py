"""A full evening inside real MicroPython, from the very bundle that a board gets: the same pixels."""

import shutil

import pytest
from evening import COURSE, PLAYERS, play
from player import Player

from host_tools.bench.memory import HARD_LIMIT, over_budget
from host_tools.micropython import handheld, runtime
from host_tools.micropython.tape import Recorder


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


@pytest.mark.parametrize("version", runtime.VERSIONS)
def test_an_evening_sends_the_same_bytes_and_stays_within_the_heap(evening, version, record_property):
    recorder, folder, rounds, presses = evening
    assert rounds == sum(count for _, count in COURSE) == 60
    moments = handheld.play(recorder.tape, "sim_128x64", folder, version)
    assert len(moments) == len(recorder.sent)
    for at, (sent, moment) in enumerate(zip(recorder.sent, moments, strict=True)):
        assert sent == (moment.count, moment.sum), f"round {at} of the loop"
    live, highest = max(moment.heap for moment in moments), max(moment.peak for moment in moments)
    record_property(
        "summary",
        f"evening inside MicroPython {version}: {rounds} rounds, {presses} presses, the same bytes to the "
        f"display; live heap up to {live:,} bytes, highest {highest:,}",
    )
    assert over_budget(moments) == []


def test_an_evening_in_the_unix_port_within_a_hard_limit(evening, record_property):
    found = runtime.unix_port()
    if found is None:
        record_property("summary", "evening in the unix port: skipped, there is no micropython 1.24 or newer on the PATH")
        pytest.skip("there is no micropython 1.24 or newer on the PATH")
    recorder, folder, _, _ = evening
    heap = HARD_LIMIT if runtime.run_unix("import sys; print(sys.maxsize > 1 << 31)").strip() == "False" else 2 * HARD_LIMIT
    assert handheld.play_unix(recorder.tape, "sim_128x64", folder, str(heap)) == recorder.sent
    record_property("summary", f"evening in the unix port: the same bytes to the display within a heap of {heap:,} bytes")
