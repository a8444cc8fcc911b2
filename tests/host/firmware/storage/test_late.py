"""Late changes of every kind of value, then damage: by subject, nothing is lost silently."""

import os
from random import Random

import pytest

from firmware.storage.store import Store
from firmware.storage.values import Values
from host_tools.simulated.nor_flash import BLOCK
from host_tools.simulated.nor_flash.nor import PAGE
from tests.proof.powercut import damage, faults, late

SOAK = bool(os.environ.get("MELDMATE_SOAK"))
# (boxes, damaged flashes of each): in `make test` a sample.
FLIPS = (40, 300) if SOAK else (3, 20)
ALONE = (40, 300) if SOAK else (2, 15)
PAGES = (30, 10) if SOAK else (2, 6)
BLOCKS = (10, 10) if SOAK else (2, 4)
FIRST_FLIPS = (20, 60) if SOAK else (1, 20)
FIRST_CUTS = (4, None, 4) if SOAK else (1, 15, 2)
PAIRS = (40, 75) if SOAK else (2, 15)
CUTS = (12, None, 4) if SOAK else (2, 10, 2)
FAILING = 600 if SOAK else 20


@pytest.fixture(scope="module")
def start():
    """A flash with ten games and everything that is kept besides."""
    return faults.image()


def nothing_is_silent(count, record_property, what):
    assert count.bad() == []
    record_property("summary", f"{what}: {sum(count.did.values())}, {count.words()}")


def test_no_wrong_bit_loses_a_value(start, record_property):
    count = late.try_flips(start, *FLIPS, 1)
    nothing_is_silent(count, record_property, "values: single wrong bits")


def test_no_wrong_bit_and_no_block_of_zeros_ends_the_file_system_of_a_box_left_alone(
    start, record_property
):
    count = late.try_flips(start, *ALONE, 1, alone=True)
    nothing_is_silent(count, record_property, "left alone: single wrong bits")
    assert count.did["memory"] == 0
    count = late.try_zeros(start, *BLOCKS, BLOCK, 3, alone=True)
    nothing_is_silent(count, record_property, "left alone: blocks of zeros")
    assert count.did["memory"] == 0


def test_no_wrong_bit_loses_the_first_values_of_a_new_box(record_property):
    count = late.try_flips(None, *FIRST_FLIPS, 8)
    nothing_is_silent(count, record_property, "first values: single wrong bits")


def test_a_power_cut_between_making_and_filling_a_file_is_before_or_after_it(record_property):
    tried, bad = late.try_cuts(None, *FIRST_CUTS, 9)
    assert bad == []
    record_property("summary", f"first values: {tried} cut points, nothing lost, no alarm")


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


def flips_of_the_table(start, each):
    """Return what came of wrong bits in the table of the values alone."""
    count = late.Count()
    box = next(late.states(start, 1, 7))
    rng = Random(7)
    for block in late.used(box.content):
        if b"roster.txt" in box.content[block * BLOCK : (block + 1) * BLOCK]:
            for turn in range(each):
                changed = bytearray(box.content)
                changed[block * BLOCK + rng.randrange(BLOCK)] ^= 1 << rng.randrange(8)
                count.try_one((block, turn), changed, box.states[-1:])
    return count


def test_no_wrong_bit_in_the_table_of_the_values_loses_one(start):
    count = flips_of_the_table(start, 10)
    assert count.did["said"] and count.silent == [] and count.lost == []


def test_the_count_finds_a_box_without_twins(start, monkeypatch):
    monkeypatch.setattr(Values, "_write_twin", lambda *_: None)
    monkeypatch.setattr(Store, "_check_values", lambda *_: None)
    assert flips_of_the_table(start, 6).silent


def test_one_command_does_all_kinds_of_damage_and_shows_the_totals(start, monkeypatch, capsys):
    monkeypatch.setattr(faults, "image", lambda: start)
    assert damage.main(["--boxes", "1", "--share", "1"]) == 0
    shown = capsys.readouterr().out
    for what in ("wrong bits: 3", "pairs: 1", "pages: 1", "blocks: 1"):
        assert f"  {what}, silent 0, lost " in shown
    assert "  files: 1, silent 0 " in shown
