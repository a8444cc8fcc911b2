"""A visit to every menu inside real MicroPython: the same pixels, and no growth."""

import os
import sys

import pytest

from engine.compat import load_module
from firmware.screens.table import ending
from tests.proof.bench import memory
from tests.proof.robot.player import Player


@pytest.mark.parametrize("visit", [memory.tour, memory.followed])
def test_every_screen_of_every_game_sends_the_same_bytes(visit):
    sent, moments = memory.played(visit)
    assert len(moments) == len(sent)
    for at, (here, moment) in enumerate(zip(sent, moments, strict=True)):
        assert here == (moment.count, moment.sum), f"round {at} of the loop"
    if visit is memory.tour:
        assert {moment.game for moment in moments} == {
            "-",
            "rumino",
            "ginski",
            "rummoli",
            "rumski",
            "tuscan",
        }
        screens = {
            "setup.start",
            "table.sheet",
            "table.menu",
            "asking.entry",
            "book.referee",
            "past.history",
            "table.deal",
            "book.rulebook",
            "rumski.table",
        }
        assert screens <= {moment.screen for moment in moments}


def test_what_is_drawn_keeps_nothing_of_the_heap():
    early, late = memory.many_presses(300)
    assert late <= early


def test_over_many_rounds_the_heap_does_not_grow(record_property):
    count = 1000 if os.environ.get("MELDMATE_SOAK") else 150
    early, late = memory.many_rounds(count)
    record_property(
        "summary",
        f"heap after {count} hands: {late - early:+,} bytes over what it was after"
        f" {memory.SETTLED}",
    )
    # Less is no fault: texts that were laid out lately are kept, and not always the same ones.
    assert late - early <= memory.DRIFT


def test_screens_that_are_seldom_opened_give_their_memory_back():
    with Player("sim_128x64", ("Ana", "Bo", "Cy")) as table:
        for _ in range(2):
            table.sit_down("Rummoli", ("Ana", "Bo", "Cy"))
            assert table.box.device.app.stack[-1].module == "table.sheet"
            assert not [name for name in sys.modules if name.startswith("firmware.screens.setup.r")]
            table.menu("payments.title")
            assert "firmware.screens.people.payments" in sys.modules
            table.press("back", "back")
            assert "firmware.screens.people.payments" not in sys.modules
            table.menu("ui.put_away")


def test_a_game_that_is_over_gives_the_card_pickers_memory_back():
    names = ["firmware." + name for name in ending._PICKER]
    with Player("sim_128x64", ("Ana", "Bo", "Cy")) as table:
        table.sit_down("Rummoli", ("Ana", "Bo", "Cy"))
        load_module("firmware.screens.asking.cards")
        assert all(name in sys.modules for name in names)
        table.box.device.app.open("table.ending")
        assert not any(name in sys.modules for name in names)
