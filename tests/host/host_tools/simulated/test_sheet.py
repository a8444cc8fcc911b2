"""An entry as one sheet: what is tapped, what it says, what is saved at once and what is shown."""

import pytest

from host_tools.simulated.shown.sheet import sheet_of
from host_tools.simulated.shown.text import lines
from host_tools.simulated.shown.voice import said
from tests.host.host_tools.simulated.test_shown import FOUR, Reader


class Finger(Reader):
    """Taps the cells of sheets, as a page does."""

    count = 0

    def begin(self, game, house=None, events=()):
        app = self.box.device.app
        app.platform["keyless"] = True
        app.platform["sheet"] = sheet_of
        self.box.show_game(game, FOUR, house or {})
        for event in events:
            app.session.add(event)
        app.show_sheet()
        self.box.wait(400)
        return app

    def put(self, field, whom, value, keyed=""):
        self.count += 1
        name = self.part("sheet")["name"]
        # As fast as a thumb is: none is too quick.
        self.box.device.give([self.count, name, field, whom, 0, value, keyed], "put")
        self.box.wait(60)

    def cells(self):
        return {(one["field"], one["whom"]): one for one in self.part("sheet")["cells"]}

    def values(self):
        return [one["value"] for one in self.part("sheet")["cells"]]


@pytest.fixture
def table():
    with Finger("sim_128x64", FOUR) as finger:
        yield finger


BIDS = {"event": "bids", "bid": dict(zip(FOUR, (1, 2, 3, 2), strict=True))}
KNOCK = {"event": "round", "ender": "Ben", "deadwood": {"Ana": 60, "Ben": 3, "Cy": 15, "Di": 28}}


def test_nothing_is_said_of_a_number_whose_result_others_decide(table):
    # Partners count together: Ana with Cy, Ben with Di.
    bids = {"event": "bids", "bid": dict(zip(FOUR, (2, 3, 1, 2), strict=True))}
    table.begin("form:spades", {}, [bids])
    table.act("ok")
    for name, tricks in (("Ana", 1), ("Ben", 3), ("Cy", 5), ("Di", 5)):
        table.put("tricks", name, tricks)
        assert {one["after"] for one in table.cells().values()} == {""}, name
    table.put("tricks", "Di", 4)
    found = {whom: one["after"] for (_, whom), one in table.cells().items()}
    assert set(found.values()) == {"0 → 33", "0 → 52"}


def test_the_last_number_of_a_sum_is_saved_as_it_is_offered(table):
    app = table.begin("form:oh_hell", {"cards": 10}, [BIDS])
    table.act("ok")
    for name, tricks in (("Ben", 2), ("Cy", 4)):
        table.put("tricks", name, tricks)
        assert table.told["waits"] == ["ok"]
    table.put("tricks", "Di", 3)
    assert table.cells()[("tricks", "Ana")]["offered"] == 1 and not table.told.get("waits")
    table.do("act", "ok")
    log = app.open_game.ledger.log
    assert log[len(log) - 1]["tricks"] == {"Ben": 2, "Cy": 4, "Di": 3, "Ana": 1}


def test_nobody_gets_the_points_of_a_moon_that_is_only_possible(table):
    table.begin("form:hearts")
    table.act("ok")
    table.put("points", "Cy", 0)
    assert table.cells()[("points", "Cy")]["after"] == ""
    table.put("points", "Di", 5)
    assert table.cells()[("points", "Di")]["after"] == "0 → 5"


def test_what_does_not_add_up_is_said_where_it_is_and_only_saving_waits(table):
    table.begin("form:oh_hell", {"cards": 10}, [BIDS])
    table.act("ok")
    part = table.part("sheet")
    assert (part["sum"], part["share"], part["rule"]) == ("10 left", 0, "OHL-4")
    # In any order; each says what it comes to before the others are there.
    for name, tricks, after in (("Di", 2, "0 → 12"), ("Ben", 2, "0 → 12"), ("Cy", 5, "0 → 5")):
        table.put("tricks", name, tricks)
        assert table.cells()[("tricks", name)]["after"] == after
    before = table.told
    table.put("tricks", "Ana", 2)
    part, heard = table.part("sheet"), said(table.told, before)
    assert (part["sum"], part["number"]) == ("1 over", 4) and part["share"] > 1
    wrong = [one for one in part["cells"] if one["wrong"]]
    assert [(one["whom"], one["rule"]) for one in wrong] == [("Ana", "OHL-4")]
    assert heard == "Ana 2. 1 over. Tricks: together 11, not 10"
    assert "1 over" in lines(table.told)
    assert table.told["waits"] == ["ok"]
    table.do("act", "ok")
    assert (table.told["screen"], table.told["note"]) == (
        "asking.entry", "Tricks: together 11, not 10",
    )  # fmt: skip
    # The one that was wrong is another one: one tap, and what the round does stands there.
    table.put("tricks", "Cy", 4)
    part = table.part("sheet")
    assert (part["sum"], [words for words, _ in part["notes"]]) == ("0 left", [
        "bids made: 2, missed: 2"])  # fmt: skip
    table.act("ok")
    assert table.told["screen"] == "table.sheet"


def test_one_that_leads_out_is_shown_before_it_is_saved_and_back_leads_to_the_sheet(table):
    app = table.begin("rumino", None, [KNOCK])
    table.act("ok")
    assert list(table.cells()) == [("rumino.ask_ender", "")]
    table.put("rumino.ask_ender", "", "Ben")
    # All rows are there at once, and who ended has a chip for each number.
    assert [whom for _, whom in table.cells()] == ["", "Ben", "Cy", "Di", "Ana"]
    for name, points in (("Ben", 5), ("Cy", 14), ("Di", 3), ("Ana", 52)):
        table.put("deadwood", name, points)
    assert table.cells()[("deadwood", "Ana")]["out"]
    table.act("ok")
    assert table.told["screen"] == "table.preview"
    table.act("back")
    assert table.values() == ["Ben", 5, 14, 3, 52]
    table.put("deadwood", "Ana", 12)
    table.act("ok")
    assert table.told["screen"] == "table.sheet"
    assert [player.score for player in app.game.players] == [72, 8, 29, 31]


def test_a_number_that_is_begun_or_taken_out_is_so_after_a_power_cut(table):
    table.begin("any")
    table.act("ok")
    table.put("points", "Cy", 12)
    table.put("points", "Cy", None)
    table.put("points", "Di", 1, "1")
    table.box.wait(400)
    table.restart()
    table.box.wait(400)
    app = table.box.device.app
    app.platform.update(keyless=True, sheet=sheet_of)
    app.stack[-1].next()
    found = table.cells()
    assert [found[("points", name)]["value"] for name in FOUR] == [None, None, None, 1]
    assert found[("points", "Di")]["begun"] == "1"


def test_a_saved_entry_is_the_same_sheet_at_the_cell_that_was_tapped(table):
    table.begin("form:oh_hell", {"cards": 10}, [BIDS])
    table.act("ok")
    for name, tricks in zip(FOUR, (2, 2, 4, 2), strict=True):
        table.put("tricks", name, tricks)
    table.act("ok")
    table.do("act", "change 2")
    part = table.part("sheet")
    assert part["pointed"] == ["tricks", "Cy"] and table.told["bar"][0] == "edit tricks 1"
    # The bids of that hand are one tap away.
    table.act("edit 0")
    assert list(table.cells())[0] == ("bid", "Ben")
    assert table.part("sheet")["pointed"] == ["bid", "Cy"]


def test_a_tap_that_was_meant_for_a_sheet_that_is_gone_changes_nothing(table):
    table.begin("any")
    table.act("ok")
    name = table.part("sheet")["name"]
    for one in FOUR:
        table.put("points", one, 3)
    table.act("ok")
    table.act("ok")
    table.do("put", [9, name, "points", "Ana", 0, 50, ""])
    assert table.values() == [None] * 4
