"""Eight hours of evenings on an emulated Pico leave its memory as the first hour did.

The figures are written to `build/soak.json` as they come. It takes two hours of a quiet processor.
"""

import json

import pytest

from host_tools.base.boards import ROOT
from tests.image.limits import SOAK
from tests.proof.pico import soak

# The bytes of live memory by which an hour's end may differ from the first one's.
_MORE = 2 * 1024
# What is free in one piece on the start screen, once the memory is collected, at least.
_PIECE = 48 * 1024


@pytest.mark.skipif(not SOAK, reason="takes long: MELDMATE_SOAK=1 make test-image")
def test_eight_hours_need_the_memory_of_one(image, record_property):
    flash = soak.box(image)
    recorder, ends = soak.record(flash)
    most = 0

    def each(live):
        nonlocal most
        most = max(most, live)

    hours = []
    for hour in soak.soak(flash, recorder.steps, ends, each):
        hours.append(hour)
        found = {"most": most, "hours": [one._asdict() for one in hours]}
        (ROOT / "build" / "soak.json").write_text(json.dumps(found), encoding="utf-8")
    first, last = hours[0], hours[-1]
    assert len(hours) == soak.HOURS
    assert last.live <= first.live + _MORE, hours
    assert last.largest >= first.largest, hours
    assert min(hour.largest for hour in hours) >= _PIECE, hours
    record_property(
        "summary",
        f"eight hours on the emulated Pico: {last.presses:,} presses, live heap at the end"
        f" {last.live:,} bytes, after the first hour {first.live:,}; the largest free piece"
        f" {last.largest:,} and {first.largest:,}; up to {most:,} live",
    )
