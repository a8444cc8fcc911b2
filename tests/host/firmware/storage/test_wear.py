"""Wear: what an entry and a draft cost the flash, and how long it lives."""

import pytest

from engine import games
from firmware.storage.store import Store
from host_tools.base.boards import boards
from host_tools.simulated.nor_flash import NorFlash
from host_tools.simulated.nor_flash.littlefs import FlashFiles
from host_tools.simulated.simulator import Simulator
from tests.proof import samples
from tests.proof.bench import durability
from tests.proof.powercut import faults


def test_an_entry_costs_little(record_property):
    written, erased = durability.wear_of_entries(300)
    assert written < 3000 and erased < 1.3
    record_property(
        "summary", f"wear: {written:.0f} bytes and {1000 * erased:.0f} erasures per 1,000 entries"
    )


def test_a_draft_costs_less_than_half_an_entry(record_property):
    written, erased = durability.wear_of_drafts(300)
    assert written < 1000 and erased < 0.25
    record_property(
        "summary",
        f"wear: {written:.0f} bytes a draft, {1000 * erased:.0f} erasures per 1,000 drafts",
    )


def test_the_flash_outlives_its_owners(record_property):
    years = durability.years()
    assert years > 25
    record_property("summary", f"wear: {years:.0f} years with an evening every day")


def test_no_block_is_worn_alone():
    worst, erased = durability.most_erased(600)
    assert worst < 110 and erased > 600


def test_what_is_there_already_costs_nothing():
    flash = NorFlash(32)
    store = Store("/saves", FlashFiles(flash, make=True))
    number, journal = store.create(durability.header())
    store.put("roster", ["Ana"])
    journal.keep_draft({"answers": [1]})
    meter = durability.Meter(flash)
    store.put("roster", ["Ana"])
    store.put("current", number)
    journal.keep_draft({"answers": [1]})
    store.open(number).draft()
    list(journal)
    store.rounds_left(journal)
    assert meter.read() == (0, 0, 0)


def test_restoring_reads_the_file_twice_and_no_more():
    content = durability.long_journal(300)
    _, reads, _ = durability.restore(300, 1)
    assert reads < 2.1 * len(content)


def as_it_came(box):
    """Press nothing."""


def at_the_table(box):
    """Leave a game open, with one round of it."""
    app, sample = box.device.app, samples.of("rumino")
    house = games.load("rumino").with_defaults(None)
    app.session.start_game("rumino", sample.players, house, sample.players[0])
    for event in sample.rounds(sample.players):
        assert app.session.add(event)


def in_an_entry(box):
    """Leave an entry open that was begun."""
    at_the_table(box)
    box.wait(1000)
    for key in ("ok", "ok", "up"):
        box.press(key)
    assert box.device.app.open_game.journal.draft()


def after_the_game(box):
    """Leave the game for the start page."""
    at_the_table(box)
    box.device.app.session.close()


def writes_of_a_start(board, flash, ms):
    """Switch a board on and leave it alone for so many milliseconds; return what it writes."""
    before = flash.operations
    with Simulator(board, flash=flash, settings={"lesson": True}) as box:
        box.wait(ms)
    return flash.operations - before


@pytest.mark.parametrize("board", boards())
@pytest.mark.parametrize("use", [as_it_came, at_the_table, in_an_entry, after_the_game])
def test_a_box_that_is_only_switched_on_writes_nothing(board, use):
    flash = NorFlash(128)
    with Simulator(board, flash=flash, settings={"lesson": True}) as box:
        use(box)
        box.wait(2000)
    assert flash.operations > 0
    # Through the light that goes out, and into the dark.
    assert writes_of_a_start(board, flash, 400_000) == 0
    assert writes_of_a_start(board, flash, 1000) == 0


@pytest.mark.parametrize("board", boards())
def test_a_box_that_lost_its_power_at_once_writes_what_it_owes_and_only_once(board):
    flash = NorFlash(128)
    with Simulator(board, flash=flash) as box:
        at_the_table(box)
    # The other halves of tables that were just made (firmware/storage/tables.py).
    assert 0 < writes_of_a_start(board, flash, 2000) < 200
    assert writes_of_a_start(board, flash, 60_000) == 0


def test_a_box_with_ten_games_writes_nothing_when_it_is_switched_on():
    flash = NorFlash(faults.BLOCKS, faults.image())
    assert writes_of_a_start("sim_128x64", flash, 60_000) == 0
