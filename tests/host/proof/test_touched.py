"""Random entries by what is tapped on the page's own type, as data, through a power cut at each
step, compared with the plain model of answers and a position: nothing that was answered is lost,
and what is saved is what was shown.
"""

import os

import pytest

from host_tools.simulated.shown.data import shown
from tests.portable.tools import FOUR
from tests.proof.positions import GAMES
from tests.proof.robot.sitter import Sitter
from tests.proof.touched import Evening

SEEDS = range(40 if os.environ.get("MELDMATE_SOAK") else 2)


class Touching(Sitter):
    """Does what the steps say, and reads what is told."""

    def told(self):
        return shown(self.box.device.app)

    def part(self, kind):
        return next((part for part in self.told()["parts"] if part["kind"] == kind), None)

    def give(self, what, given):
        # So long that what is shown counts as read.
        self.box.wait(400)
        self.box.device.give(given, what)
        self.box.wait(400)

    def enter(self):
        """Continue from the start and from the sheet."""
        for screen, what, given in (("setup.start", "take", 0), ("table.sheet", "act", "ok")):
            if self.told()["screen"] == screen:
                self.give(what, given)

    def tap(self, key):
        what, _, which = key.partition(" ")
        if what == "row":
            self.give("take", int(which))
        elif what == "digit":
            self.give("tapped", which)
        elif what == "back":
            names = [name for name, _ in self.told()["actions"]]
            self.give("act", next(name for name in names if name in ("back", "leave")))
        else:
            self.give("act", key if what == "to" else which or key)

    def number(self, value):
        for digit in str(value):
            self.give("tapped", digit)
        part = self.part("number")
        if part and part["begun"]:
            self.give("act", "ok")

    def answer(self, words):
        self.give("act", "choice %d" % self.part("number")["choices"].index(words))

    def choose(self, words):
        rows = [left.lower() for left, _ in self.part("list")["rows"]]
        self.give("take", next(at for at, row in enumerate(rows) if words.lower() in row))

    def save(self, event):
        self.box.wait(1000)
        self.give("act", "ok")
        log = self.app.open_game.ledger.log
        saved = log[len(log) - 1]
        assert {field: saved[field] for field in event} == event

    def standing(self):
        part = self.part("number")
        found = {"screen": self.told()["screen"]}
        if part and part["page"]:
            rows = [row[2] for row in part["page"]["rows"]]
            found.update(at=part["page"]["at"], rows=rows)
        return found


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
                if what == "begin":
                    table.begin(game.name, FOUR, house)
                else:
                    getattr(table, what)(value)
            table.enter()
            wanted = {name: one for name, one in step["shows"].items() if name != "event"}
            assert table.standing() == wanted, done
            table.restart()
            table.enter()
            assert table.standing() == wanted, done
