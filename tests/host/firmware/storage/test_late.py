"""Late changes of every kind of value, then damage: by subject, nothing is lost silently."""

import os

import pytest

from firmware.storage.store import Store
from firmware.storage.values import Values
from host_tools.flash import BLOCK
from host_tools.flash.nor import PAGE
from tests.proof.powercut import faults, late

SOAK = bool(os.environ.get("MELDMATE_SOAK"))
# (boxes, damaged flashes of each): in `make test` a sample.
FLIPS = (40, 300) if SOAK else (3, 20)
PAGES = (30, 10) if SOAK else (2, 6)
BLOCKS = (10, 10) if SOAK else (2, 4)
PAIRS = (40, 75) if SOAK else (2, 15)
CUTS = (12, None, 4) if SOAK else (2, 10, 2)
FAILING = 600 if SOAK else 20


@pytest.fixture(scope="module")
def start():
    """A flash with ten games and everything that is kept besides."""
    return faults.image()


def nothing_is_silent(count, record_property, what):
    assert count.silent == [] and count.gone == [] and count.unsaid == []
    # What is lost is the content of one file that is larger than a table holds.
    assert all(one[0] == "log" for _, subjects in count.lost for one in subjects)
    record_property("summary", f"{what}: {sum(count.did.values())}, {count.words()}")


def test_no_wrong_bit_loses_a_value(start, record_property):
    count = late.try_flips(start, *FLIPS, 1)
    nothing_is_silent(count, record_property, "values: single wrong bits")


def test_a_page_of_zeros_is_not_silent(start, record_property):
    count = late.try_zeros(start, *PAGES, PAGE, 2)
    nothing_is_silent(count, record_property, "values: pages of zeros")


def test_a_block_of_zeros_loses_what_stood_only_there(start, record_property):
    count = late.try_zeros(start, *BLOCKS, BLOCK, 3)
    nothing_is_silent(count, record_property, "values: blocks of zeros")


def test_a_power_cut_and_a_wrong_bit_are_not_silent(start, record_property):
    count = late.try_pairs(start, *PAIRS, 4)
    nothing_is_silent(count, record_property, "values: a cut and a wrong bit")


def test_a_power_cut_at_any_moment_of_a_change_is_before_or_after_it(start, record_property):
    tried, bad = late.try_cuts(start, *CUTS, 5)
    assert bad == []
    record_property("summary", f"values: {tried} cut points, nothing lost, no alarm")


def test_a_write_that_fails_once_damages_nothing(start, record_property):
    tried, bad = late.try_failing(start, FAILING, 6)
    assert bad == [] and tried > FAILING // 4
    record_property("summary", f"values: {tried} operations failed once, nothing damaged")


def test_the_count_finds_a_box_without_twins(start, monkeypatch):
    monkeypatch.setattr(Values, "_write_twin", lambda *_: None)
    monkeypatch.setattr(Store, "_check_values", lambda *_: None)
    boxes = list(late.states(start, 2, 7))
    assert boxes[0].content != boxes[1].content
    count = late.try_flips(start, 2, 30, 7)
    assert count.silent
