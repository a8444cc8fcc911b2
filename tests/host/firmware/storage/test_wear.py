"""Wear: what an entry and a draft cost the flash, and how long it lives."""

from firmware.storage.store import Store
from host_tools.flash import NorFlash
from host_tools.flash.littlefs import FlashFiles
from tests.proof.bench import durability


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
