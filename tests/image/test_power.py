"""The power fails at operations of the flash, whole and torn: every confirmed entry is there again."""

import random

import pytest
from limits import SOAK, switched_on

from firmware.store import Store
from host_tools.flash import NorFlash
from host_tools.flash.littlefs import FlashFiles
from host_tools.pico import course, files, visits
from host_tools.pico.tape import replay
from host_tools.sim import Simulator

SAMPLE = None if SOAK else 40
# How many of them are booted on the Pico, too.
BOOTED = 40 if SOAK else 3


class Played:
    """A round that was played on a Pico: `operations` of its flash, with what was confirmed before each."""

    def __init__(self, flash, game):
        recorder = course.record(visits.an_evening_of(game, 1), flash)
        self.logs = recorder.logs
        pico = switched_on(flash)
        self.start = bytes(pico.mcu.flash[: len(flash)])
        # What each operation belongs to: the entries before and after the press that led to it.
        self.operations, self.kept = [], []
        before = {}

        def each(step, _):
            nonlocal before
            new = pico.store.operations[len(self.operations) :]
            self.operations += new
            self.kept += [(before, step.entries)] * len(new)
            before = step.entries

        del pico.store.operations[:]
        replay(pico, recorder.steps, each)

    def cut(self, count, rng):
        """Return the flash after `count` operations; with `rng` the next one is torn."""
        content = bytearray(self.start)
        for step in self.operations[:count]:
            step.apply(content)
        if rng is not None:
            self.operations[count].tear(content, rng)
        return content

    def check(self, content, count):
        """Hold the saved games of a flash against what was confirmed before operation `count`."""
        part = files.chip(content)
        store = Store("/saves", FlashFiles(part))
        before, after = self.kept[count]
        for number in set(before) | set(store.numbers()):
            header = store.header(number)
            assert number in self.logs and "archived" not in header
            journal = store.open(number)
            entries = list(journal)
            assert not journal.lost
            counts = {before.get(number, 0), after.get(number, 0)}
            assert len(entries) in counts and entries == self.logs[number][: len(entries)], (number, entries)


def shows_what_the_simulator_shows(content):
    """Switch a Pico on with a flash: it opens what the simulator opens with the same."""
    part = files.chip(content)
    pico = switched_on(content)
    with Simulator("pico", flash=NorFlash(part.blocks, part.content)) as box:
        assert pico.picture() == box.frame()


@pytest.mark.parametrize("game", ("Rumino", "Rummoli"))
def test_a_power_cut_loses_nothing_that_was_confirmed(game, flash, record_property):
    played = Played(flash, game)
    rng = random.Random(14)
    points = [(count, torn) for count in range(len(played.operations)) for torn in (False, True)]
    if SAMPLE is not None:
        points = sorted(rng.sample(points, min(SAMPLE, len(points))))
    booted = rng.sample(points, min(BOOTED, len(points)))
    for count, torn in points:
        content = played.cut(count, random.Random(count) if torn else None)
        played.check(content, count)
        if (count, torn) in booted:
            shows_what_the_simulator_shows(content)
    record_property(
        "summary",
        f"power cuts on the emulated Pico, {game}: {len(points)} of {2 * len(played.operations)} points, {len(booted)} booted",
    )


@pytest.mark.parametrize("torn", (False, True), ids=("whole", "torn"))
def test_the_power_fails_while_a_round_is_kept(torn, flash):
    """The machine itself stops within an operation, and comes up again from what its flash holds."""
    recorder = course.record(visits.an_evening_of("Rumino", 1), flash)
    steps = recorder.steps
    at = next(number for number, step in enumerate(steps) if any(step.entries.values()))
    pico = switched_on(flash)
    replay(pico, steps[:at])
    pico.store.cut_at = len(pico.store.operations) + 1
    pico.store.cut_rng = random.Random(1) if torn else None
    assert pico.tap(steps[at].pin) is None
    assert pico.mcu is None
    store = Store("/saves", FlashFiles(files.chip(pico.flash)))
    assert [len(list(store.open(number))) for number in store.numbers()] in ([0], [1])
    shows_what_the_simulator_shows(pico.flash)
