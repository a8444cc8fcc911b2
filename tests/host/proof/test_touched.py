"""Random entries by what is tapped on the page's own type, as data, through a power cut at each
step, compared with the plain model of answers and a position: nothing that was answered is lost,
and what is saved is what was shown.
"""

import os

import pytest

from firmware.app import App
from host_tools.simulated.shown.data import shown
from host_tools.simulated.shown.sheet import sheet_of
from tests.portable.tools import FOUR
from tests.proof.positions import GAMES
from tests.proof.robot.sitter import Sitter
from tests.proof.touched import Evening

SEEDS = range(40 if os.environ.get("MELDMATE_SOAK") else 2)


class Touching(Sitter):
    """Does what the steps say on sheets, and reads what is told."""

    count = 0

    def told(self):
        return shown(self.box.device.app)

    def sheet(self):
        told = self.told()
        found = [part for part in told["parts"] if part["kind"] == "sheet"]
        assert found, (told["screen"], told["parts"])
        return found[0]

    def give(self, what, given):
        # So long that what is shown counts as read.
        self.box.wait(400)
        self.box.device.give(given, what)
        self.box.wait(400)

    def enter(self):
        """Continue from the start and from the table."""
        for screen, what, given in (("setup.start", "take", 0), ("table.sheet", "act", "ok")):
            if self.told()["screen"] == screen:
                self.give(what, given)

    def put(self, given):
        which, words = given
        sheet = self.sheet()
        named = {f"{one['field']} {one['whom']}": one for one in sheet["cells"]}
        cell = sheet["cells"][which] if which == 0 else named[which]
        chips = [one[0] for one in cell["chips"] if one[1].strip().lower() == words.lower()]
        value = chips[0] if chips else int(words)
        self.count += 1
        row = [cell["field"], cell["whom"], cell["before"], value, ""]
        self.give("put", [self.count, sheet["name"], *row])

    def back(self, _):
        self.give("act", "leave")

    def save(self, event):
        self.box.wait(1000)
        self.give("act", "ok")
        if self.told()["screen"] == "table.preview":
            self.give("act", "ok")
        log = self.app.open_game.ledger.log
        saved = log[len(log) - 1]
        assert {field: saved[field] for field in event} == event

    def standing(self):
        cells = {}
        for one in self.sheet()["cells"]:
            chips = {chip[0]: chip[1].strip().capitalize() for chip in one["chips"]}
            words = "" if one["value"] is None else chips.get(one["value"], one["value"])
            cells[f"{one['field']} {one['whom']}" if one["whom"] else ""] = str(words)
        return {"screen": self.told()["screen"], "cells": cells}


@pytest.fixture(autouse=True)
def _sheets(monkeypatch):
    """Let the program have sheets from its start on, as on a page."""
    begin = App.__init__

    def begun(app, display, keys, store, platform=None):
        begin(app, display, keys, store, {**(platform or {}), "keyless": True, "sheet": sheet_of})

    monkeypatch.setattr(App, "__init__", begun)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("seed", SEEDS)
def test_an_entry_by_touch_is_as_in_the_plain_model_through_power_cuts(game, seed):
    house = {"cards": 10} if game.name == "form:oh_hell" else None
    done = []
    with Touching("sim_128x64") as table:
        table.begin(game.name, FOUR, house)
        table.enter()
        for step in Evening(game, seed).steps(20):
            for what, value in step["does"]:
                done.append((what, value))
                getattr(table, what)(value)
                if what == "save":
                    table.begin(game.name, FOUR, house)
            table.enter()
            wanted = {name: one for name, one in step["shows"].items() if name != "event"}
            assert table.standing() == wanted, done
            table.restart()
            table.enter()
            assert table.standing() == wanted, done
