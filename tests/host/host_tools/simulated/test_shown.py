"""What a screen shows as data: all scenes, and enough to play by it alone."""

import json
import re

import pytest

from engine import games, texts
from engine.errors import RuleError
from engine.games import forms
from firmware.display.fitting import say
from firmware.screens.event_words import won_words
from host_tools.play.terminal import plain
from host_tools.simulated.shown.data import shown
from host_tools.simulated.shown.text import lines
from host_tools.simulated.shown.voice import said, sheet_of
from host_tools.simulated.simulator import Simulator
from tests.proof.bench.screen import pictures
from tests.proof.played import PLAYED
from tests.proof.robot.player import Player
from tests.proof.robot.sitter import Sitter

KINDS = {
    "text": {"words", "rule"},
    "pair": {"left", "right"},
    "sum": {"name", "words", "total"},
    "outcome": {"name", "what", "added", "sums", "old", "new", "seat", "to"},
    "laid": {"cards", "due"},
    "list": {"at", "first", "count", "rows", "about", "empty", "typed"},
    "big": {"words", "below"},
    "verdict": {"ok", "head", "words", "rule", "cards", "groups"},
    "grid": {"cells"},
    "cells": {"at", "cells"},
    "code": {"data", "words"},
    "name": {"text", "most", "only", "names"},
    "ending": {"title", "score", "reason", "rule", "places", "sheet"},
}
# Words that are read from across the table are drawn as pictures of letters, too.
# Letters in frames are a screen's own signs: they are read as letters.
SIGNS = re.compile("[\ue041-\ue05a]")
WORD = re.compile(r"[^\W\d_]{4,}")


def words_of(value):
    """Yield all texts in a value of JSON."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from words_of(one)
    elif isinstance(value, list):
        for one in value:
            yield from words_of(one)


def rights(page):
    """Yield (left, right) of all that has a left and a right column."""
    yield page["bar"]
    for part in page["parts"]:
        if "right" in part:
            yield part["left"], part["right"]
        rows = part["rows"] if part["kind"] == "list" else []
        for found in (rows, part.get("given", []), part.get("paid", []), part.get("names", [])):
            yield from (row[:2] for row in found)


@pytest.mark.parametrize("language", PLAYED)
def test_every_scene_is_told_as_data_with_what_can_be_done(language):
    """No row of it has a right column that is only a sign, either."""
    count = columns = 0
    for name, _, table in pictures("sim_128x64", language):
        app = table.box.device.app
        if not hasattr(app, "stack"):
            continue
        found = shown(app)
        assert json.loads(json.dumps(found)) == json.loads(json.dumps(found)), name
        assert found["parts"], name
        for part in found["parts"]:
            assert KINDS.get(part["kind"], set()) <= set(part), (name, part)
        assert all(words and key for key, words in found["actions"]), name
        # As lines of text, and as what a voice says of it: all of it when it is new, then nothing.
        written = lines(found)
        possible = len(found["actions"]) - len(found["waits"])
        assert len(written) > possible and not SIGNS.search("".join(written)), name
        assert said(found, None) and not said(found, found), name
        # What is drawn in the content is told in words; the page has room for the longest ones.
        told = " ".join(words_of(found)).lower()
        if app.ui.names == () and found["parts"][0]["kind"] == "list":
            for word in WORD.findall(" ".join(table.lines()[1:-1])):
                assert word.lower() in told or len(word) < 5, (name, word, told)
        count += 1
        # As a page shows it, on which no key has a name.
        app.platform["keyless"] = True
        for left, right in rights(shown(app)):
            assert not right or re.search(r"\w", right), (name, left, right)
            columns += bool(right)
        del app.platform["keyless"]
    assert count > 280 and columns > 500


class Reader(Player):
    """Plays by what is told alone: it chooses rows by their words, and does what is offered."""

    @property
    def told(self):
        return shown(self.box.device.app)

    def part(self, kind):
        return next(part for part in self.told["parts"] if part["kind"] == kind)

    def act(self, name):
        tabs = self.told["tabs"]
        names = ["group %d" % at for at in range(len(tabs[0]) if tabs else 0)]
        assert name in names + [key for key, _ in self.told["actions"]], (name, self.told)
        self.do("act", name)

    def do(self, what, given):
        self.box.wait(400)
        self.box.device.give(given, what)
        self.box.wait(400)

    def take(self, words):
        part = self.part("name") if self.told["parts"][0]["kind"] == "name" else self.part("list")
        rows = part.get("rows") or [["", ""], *part["names"]]
        at = next(at for at, row in enumerate(rows) if row[0].startswith(words))
        self.do("take", at)

    def number(self, value):
        for digit in str(value):
            assert digit in self.part("number")["letters"]
            self.box.type(digit)
            self.box.wait(300)
        assert self.part("number")["value"] == str(value)
        self.act("ok")

    def cards(self, words):
        typed = {card[0]: card[1] for row in self.part("deck")["rows"] for card in row}
        for word in words.split():
            self.box.type(typed[word])
            self.box.wait(300)


FOUR = ("Ana", "Ben", "Cy", "Di")


def rows(table):
    return [row[:4] for row in table.part("number")["page"]["rows"]]


def test_a_row_is_answered_in_any_order_and_says_what_it_comes_to():
    with Reader("sim_128x64", FOUR) as table:
        table.sit_down("Rumino", FOUR, dealer="Ana")
        knocked = {"Ana": 60, "Ben": 3, "Cy": 15, "Di": 28}
        table.box.device.app.session.add({"event": "round", "ender": "Ben", "deadwood": knocked})
        table.box.device.app.show_sheet()
        table.act("ok")
        table.take("Ben")
        assert rows(table) == [["Ben", "", "", ""], ["Cy", "", "", ""], ["Di", "", "", ""],
                               ["Ana", "", "", ""]]  # fmt: skip
        # Ana before her turn, while Ben's number is keyed and not taken: it is.
        for digit in "3":
            table.do("tapped", digit)
        table.do("take", 3)
        table.do("tapped", "5")
        assert dict(table.told["actions"])["ok"] == "next: Cy"
        table.do("tapped", "2")
        # A number that is full leads on; how it comes out is what the engine says.
        assert rows(table) == [["Ben", "", "3", "3 → 6"], ["Cy", "", "", ""], ["Di", "", "", ""],
                               ["Ana", "", "52", "60 → 112 out"]]  # fmt: skip
        assert table.part("number")["page"]["at"] == 1
        # One digit does not, even where no other can follow: who taps another is told.
        table.do("tapped", "8")
        table.do("tapped", "0")
        assert table.part("number")["value"] == "8" and "0 to 70" in table.told["note"]
        # 80 was tapped, 8 stands there: Next asks once.
        table.do("act", "ok")
        assert table.part("number")["value"] == "8" and "8" in table.told["note"]
        table.do("act", "ok")
        # The last one with a number leads nowhere by itself.
        table.do("tapped", "1")
        table.do("tapped", "2")
        assert (
            dict(table.told["actions"])["ok"] == "done" and table.told["screen"] == "asking.entry"
        )
        table.do("take", 0)
        assert table.told["screen"] == "asking.entry" and rows(table)[2][2] == "12"
        table.do("tapped", "7")
        table.do("act", "ok")
        assert table.told["screen"] == "table.preview"


def test_ok_says_where_it_leads_from_a_row_that_was_answered_before():
    with Reader("sim_128x64", FOUR) as table:
        table.sit_down("Rumino", FOUR, dealer="Ana")

        def leads():
            return dict(table.told["actions"])["ok"]

        table.act("ok")
        table.take("Ben")
        table.number(3)
        table.number(15)
        # Another number leads to the row that is open, the same to the row below.
        table.do("take", 0)
        assert leads() == "next: Cy"
        table.do("tapped", "3")
        assert leads() == "next: Cy"
        table.act("ok")
        assert table.part("number")["page"]["at"] == 1
        table.do("take", 0)
        table.do("tapped", "4")
        assert leads() == "next: Di"
        table.act("ok")
        assert table.part("number")["page"]["at"] == 2
        table.number(20)
        table.number(52)
        # All are answered: another number ends the page.
        table.act("back")
        table.do("take", 1)
        assert leads() == "next: Di"
        table.do("tapped", "9")
        assert leads() == "done"
        table.act("ok")
        assert table.told["screen"] == "table.preview"


def test_a_row_can_be_corrected_when_the_last_number_does_not_fit_it():
    with Reader("sim_128x64", FOUR) as table:
        table.box.device.app.platform["keyless"] = True
        table.box.show_game("form:oh_hell", FOUR)
        bids = {"event": "bids", "bid": dict(zip(FOUR, (1, 2, 3, 2), strict=True))}
        table.box.device.app.session.add(bids)
        table.box.device.app.show_sheet()
        table.do("act", "ok")
        for tricks in (2, 3, 2):
            table.number(tricks)
        # Ten together: Cy's 3 were 4, and it is Ana's 2 that makes it noticed.
        part = table.part("number")
        assert (part["letters"], part["value"]) == ("0123456789", "3")
        assert part["range"] == "OHL-4: only 3 is left"
        table.do("tapped", "2")
        assert table.part("number")["page"]["left"] == "1 left"
        table.act("ok")
        part = table.part("number")
        assert (table.told["screen"], part["value"], part["wrong"]) == ("asking.entry", "2", True)
        assert (part["range"], part["rule"]) == ("Tricks: together 9, not 10", "OHL-4")
        table.do("take", 1)
        assert (table.told["screen"], table.part("number")["page"]["at"]) == ("asking.entry", 1)
        table.do("tapped", "4")
        assert [row[2] for row in rows(table)] == ["2", "4", "2", "2"]
        table.act("ok")
        assert table.told["screen"] == "table.preview"


def results(table):
    return [part for part in table.told["parts"] if part["kind"] == "outcome"]


def test_a_row_of_what_is_to_be_saved_leads_to_what_was_asked_there():
    with Reader("sim_128x64", FOUR) as table:
        table.sit_down("Rumino", FOUR, dealer="Ana")
        table.act("ok")
        table.take("Ben")
        for value in (3, 15, 28, 7):
            table.number(value)
        found = results(table)
        assert [[part["name"], part["to"]] for part in found] == [
            ["Ana", "to Ana"], ["Ben", "to Ben"], ["Cy", "to Cy"], ["Di", "to Di"],
        ]  # fmt: skip
        table.do("act", "to Cy")
        assert table.part("number")["page"]["at"] == 1 and table.part("number")["value"] == "15"
        assert dict(table.told["actions"])["ok"] == "next: Di"
        table.number(16)
        # All are answered: it is shown again.
        assert [part["new"] for part in results(table)] == ["7", "3", "16", "28"]
        table.act("ok")
        # An entry of old, too; nothing is saved by looking.
        table.do("act", "cell 1 0")
        table.number(8)
        table.do("act", results(table)[0]["to"])
        assert table.part("number")["value"] == "8"
        assert table.box.device.app.game.players[0].score == 7
        # Where nothing was asked, no row leads anywhere; where somebody was chosen, to that.
        table.box.show_game("rummoli", FOUR)
        table.act("ok")
        assert {part["to"] for part in results(table)} == {""}
        table.act("ok")
        table.box.device.app.open("asking.entry", "poker")
        table.take("Cy")
        table.take("no one else")
        assert [part["name"] for part in results(table)] == ["Cy"]
        table.do("act", "to Cy")
        assert table.told["screen"] == "asking.entry" and table.part("list")["at"] == 2


def test_either_partner_of_one_hand_leads_to_what_both_were_asked():
    with Reader("sim_128x64", FOUR) as table:
        table.box.show_game("form:burraco", ("Ana", "Ben", "Cy"))
        table.act("ok")
        # Ana takes a pot first: Ben and Cy are partners in this hand, and close.
        table.take("Ana")
        table.take("Ben")
        asked = [row[2] for row in table.part("number")["page"]["rows"]]
        assert len(asked) == 10
        for value in (1, 0, 0, 0, 0, 0, 200, 100, 5, 20):
            table.number(value)
        assert [part["name"] for part in results(table)] == ["Ana", "Ben", "Cy"]
        for name, at in (("Ben", 0), ("Ana", 1), ("Cy", 0)):
            table.do("act", "to " + name)
            assert table.part("number")["page"]["at"] == at, name
            for _ in range(10 - at):
                table.act("ok")


def test_bids_that_are_to_be_saved_are_rows_with_their_sum_above():
    with Reader("sim_128x64", FOUR) as table:
        for game, told, order in (
            ("form:oh_hell", "9 bid, 10 tricks", ("Ana", "Ben", "Cy", "Di")),
            ("form:spades", "9 bid, 13 tricks", ("Ana", "Cy", "Ben", "Di")),
        ):
            table.box.show_game(game, FOUR)
            table.act("ok")
            for value in (2, 3, 4, 0):
                table.number(value)
            first, *others = table.told["parts"]
            assert first["words"] == told and others == results(table)
            said = dict(zip(("Ben", "Cy", "Di", "Ana"), "2340", strict=True))
            assert [[part["name"], part["what"], part["new"]] for part in others] == [
                [name, "bid", said[name]] for name in order
            ]
            table.do("act", "to Cy")
            assert table.part("number")["page"]["rows"][1][:3:2] == ["Cy", "3"]
            assert table.part("number")["page"]["at"] == 1
            table.number(1)
            assert [part["new"] for part in results(table) if part["name"] == "Cy"] == ["1"]


def test_the_sheet_and_the_page_say_how_many_are_entered():
    with Reader("sim_128x64", FOUR) as table:
        table.box.show_game("form:spades", FOUR)
        table.act("ok")
        for value in (2, 3, 4):
            table.number(value)
        assert table.part("number")["page"]["left"] == "3 of 4"
        table.act("leave")
        assert dict(table.told["actions"])["ok"] == "continue: bids, 3 of 4"


def test_ok_on_a_page_of_several_fields_names_what_is_other_there():
    with Reader("sim_128x64", FOUR) as table:
        table.box.show_game("form:burraco", FOUR)
        table.box.device.app.show_sheet()
        table.do("act", "ok")
        table.take("Ana")
        asked = []
        for answer in ("yes", 0, 0, 0):
            page = table.part("number")["page"]
            leads = dict(table.told["actions"])["ok"]
            asked.append([*page["rows"][page["at"]][:2], leads])
            if answer == "yes":
                table.do("act", "choice 1")
            else:
                table.number(answer)
        assert asked == [
            ["Ben + Di", "pot taken", "next: clean burracos"],
            ["Ben + Di", "clean burracos", "next: Ana + Cy"],
            ["Ana + Cy", "clean burracos", "next: semi-clean"],
            ["Ben + Di", "semi-clean", "next: Ana + Cy"],
        ]


def test_a_name_that_is_tapped_says_whom_a_penalty_a_new_name_and_leaving_are_about():
    with Reader("sim_128x64", FOUR) as table:
        table.sit_down("Rumino", FOUR, dealer="Ana")
        table.do("take", 2)
        assert [words for _, words in table.told["actions"]] == [
            "rename", "Penalty or correction", "Someone takes the seat", "Cy leaves", "back",
        ]  # fmt: skip
        table.act("adjust Cy")
        assert "Whose" not in table.told["bar"][0] and table.box.device.app.stack[-1].entry.at == 1
        # Back leads to the name that was tapped: whose it is was not asked.
        table.act("back")
        table.act("rename")
        assert table.part("name")["text"] == "Cy"
        table.box.type("n\n")
        table.box.wait(400)
        assert [one["name"] for one in table.part("players")["players"]] == [
            "Ana", "Ben", "Cyn", "Di",
        ]  # fmt: skip


def test_a_bid_of_an_earlier_hand_is_edited_from_its_tricks():
    with Reader("sim_128x64", FOUR) as table:
        table.box.show_game("form:oh_hell", FOUR)
        session = table.box.device.app.session
        for tricks in ((1, 2, 3, 4), (1, 2, 3, 3)):
            session.add({"event": "bids", "bid": dict(zip(FOUR, (1, 2, 3, 2), strict=True))})
            session.add({"event": "hand", "tricks": dict(zip(FOUR, tricks, strict=True))})
        table.box.device.app.show_sheet()
        # Four taps besides the digit: the number among the hands, the bids, done, and save.
        table.do("act", "cell 1 2")
        assert dict(table.told["actions"])["edit 0"] == "bids"
        table.act("edit 0")
        # At the same player; only the steps of this hand are there.
        assert table.part("number")["page"]["at"] == 1
        assert [key for key, _ in table.told["actions"] if key.startswith("edit")] == ["edit 1"]
        table.do("tapped", "4")
        table.act("ok")
        assert table.told["screen"] == "table.preview"
        table.act("ok")
        assert table.told["screen"] == "table.sheet" and scores(table)[2] == 3 + 13
        assert session.open_game.ledger.find(0)[0]["bid"]["Cy"] == 4


def test_a_cell_of_the_rounds_leads_to_its_number_and_the_last_change_to_its():
    with Reader("sim_128x64", FOUR) as table:
        table.sit_down("Rumino", FOUR, dealer="Ana")
        session = table.box.device.app.session
        for ana in (7, 9):
            left = {"Ana": ana, "Ben": 3, "Cy": 15, "Di": 28}
            session.add({"event": "round", "ender": "Ben", "deadwood": left})
        table.box.device.app.show_sheet()
        assert [one["change"] for one in table.part("players")["players"]] == [
            "+9", "+3", "+15", "+28",
        ]  # fmt: skip
        for action, number in (("cell 1 0", "7"), ("change 0", "9")):
            table.do("act", action)
            page = table.part("number")["page"]
            assert page["rows"][page["at"]][:4] == ["Ana", "", number, ""]
            # Back leads to the table at once.
            table.act("leave")
            assert table.told["screen"] == "table.sheet"
        table.do("act", "cell 1 0")
        table.do("tapped", "8")
        page = table.part("number")["page"]
        assert page["rows"][page["at"]][3] == "16 → 17"
        table.act("ok")
        table.act("ok")
        assert scores(table) == [17, 6, 30, 56]


def test_a_cell_of_a_round_of_several_entries_lists_those_that_moved_its_player():
    """The whole history was shown, and an edit began with the first question: nine taps."""
    with Reader("sim_128x64", FOUR) as table:
        table.sit_down("Rummoli", FOUR, dealer="Ana")
        app = table.box.device.app
        for event in (
            {"event": "ante"},
            {"event": "widow", "how": "sold", "buyer": "Cy", "price": 5},
            {"event": "poker", "winners": ["Ben"]},
            {"event": "out", "player": "Ana", "left": {"Ben": 2, "Cy": 1, "Di": 4}},
        ):
            app.session.add(event)
        app.show_sheet()
        before = scores(table)
        table.do("act", "cell 1 2")
        assert table.told["screen"] == "past.moved"
        rows = table.part("list")["rows"]
        # The ante asks for nothing.
        assert [row[1] for row in rows] == ["-5", "-1"]
        table.take(rows[1][0])
        page = table.part("number")["page"]
        assert page["rows"][page["at"]][:3] == ["Cy", "", "1"]
        table.do("tapped", "3")
        while table.told["screen"] != "table.preview":
            table.act("ok")
        table.act("ok")
        after = scores(table)
        assert [now - old for now, old in zip(after, before)] == [2, 0, -2, 0]
        # Where nothing moved, each entry is there.
        table.do("act", "cell 1 1")
        assert len(table.part("list")["rows"]) == 2
        table.act("back")
        assert table.told["screen"] == "table.sheet"


def test_a_saved_hand_leads_to_who_closed_too():
    sides = ("Ana", "Ben")
    hand = {"event": "round", "closer": "Ana", "pot": {"Ben": True}}
    told = {"clean": (1, 1), "semi": (0, 0), "dirty": (0, 0), "laid": (200, 100), "held": (15, 20)}
    for field, values in told.items():
        hand[field] = dict(zip(sides, values, strict=True))
    with Reader("sim_128x64", FOUR) as table:
        table.box.show_game("form:burraco", FOUR)
        table.box.device.app.save(hand)
        assert scores(table)[:2] == [200 + 200 - 15 + 100, 200 + 100 - 20]
        table.do("act", "cell 1 0")
        assert dict(table.told["actions"])["first"] == "Closed?"
        # What is keyed is taken, and Ana's pot is asked in place of Ben's.
        table.do("tapped", "2")
        table.act("first")
        assert table.told["bar"][0] == "Who closed?"
        table.take("Di")
        assert table.part("number")["page"]["rows"][0][:3] == ["Ana + Cy", "pot taken", ""]
        table.do("act", "choice 0")
        assert table.told["screen"] == "table.preview"
        table.act("ok")
        assert scores(table)[:2] == [400 + 200 - 15 - 100, 200 + 100 - 20 + 100]
        # Where the rows come first, there is nothing before them.
        table.box.show_game("any", FOUR)
        table.box.device.app.save({"event": "round", "points": dict.fromkeys(FOUR, 5)})
        table.do("act", "cell 1 0")
        assert "first" not in dict(table.told["actions"])


def test_what_was_of_no_round_or_of_one_pot_has_no_0_beside_the_others():
    def changes(table):
        return [one["change"] for one in table.part("players")["players"]]

    bids = {"event": "bids", "bid": {"Ana": 3, "Ben": 2, "Cy": 4, "Di": 2}}
    hand = {"event": "hand", "tricks": {"Ana": 0, "Ben": 2, "Cy": 4, "Di": 4}}
    moved = {"event": "adjust", "player": "Ben", "by": -5, "reason": "count"}
    with Reader("sim_128x64", FOUR) as table:
        table.box.show_game("form:oh_hell", FOUR, None, [bids, hand])
        assert changes(table) == ["0", "+12", "+14", "+4"]
    with Reader("sim_128x64", FOUR) as table:
        table.box.show_game("form:oh_hell", FOUR, None, [bids, hand, moved])
        assert changes(table) == ["", "-5", "", ""]
    with Reader("sim_128x64", FOUR) as table:
        won = [{"event": "ante"}, {"event": "widow", "how": "kept"}]
        won.append({"event": "poker", "winners": ["Ben"]})
        table.box.show_game("rummoli", FOUR, None, won)
        assert changes(table) == ["", "+4", "", ""]


def test_how_many_cards_are_dealt_is_said_in_every_hand_until_the_bids_are_in():
    def told(table):
        part = table.part("players")
        return part["tells"], part["coming"]

    bids = {"event": "bids", "bid": {"Ana": 3, "Ben": 2, "Cy": 4, "Di": 2}}
    tricks = {"event": "hand", "tricks": {"Ana": 3, "Ben": 2, "Cy": 4, "Di": 1}}
    with Reader("sim_128x64", FOUR) as table:
        table.box.show_game("form:oh_hell", FOUR, None, [bids, tricks])
        assert told(table) == (True, "Deal 9 each, then bid.")
    with Reader("sim_128x64", FOUR) as table:
        again = {"event": "bids", "bid": {"Ana": 3, "Ben": 2, "Cy": 1, "Di": 2}}
        table.box.show_game("form:oh_hell", FOUR, None, [bids, tricks, again])
        assert not told(table)[0] and table.part("players")["entered"]


def test_what_a_side_bid_and_its_bags_are_told_apart():
    bids = {"event": "bids", "bid": {"Ana": 3, "Ben": 2, "Cy": 4, "Di": 2}}
    tricks = {"event": "hand", "tricks": {"Ana": 3, "Ben": 2, "Cy": 5, "Di": 3}}
    with Reader("sim_128x64", FOUR) as table:
        table.box.show_game("form:spades", FOUR, None, [bids, tricks, bids])
        assert [one["noted"] for one in table.part("players")["players"]] == [
            "bid 3+4 · 1 bag", "bid 2+2 · 1 bag",
        ]  # fmt: skip


def test_a_side_wins_and_only_several_share_the_win():
    bids = {"Ana": 4, "Ben": 3, "Cy": 3, "Di": 2}
    with Reader("sim_128x64", FOUR) as table:
        session = table.box.device.app.session
        table.box.show_game("form:spades", FOUR)
        session.add({"event": "bids", "bid": bids})
        table.box.device.app.show_sheet()
        table.do("act", "ok")
        # A row has the colour of the side, that of its first player.
        assert [row[0:6:5] for row in table.part("number")["page"]["rows"]] == [
            ["Ben", 1], ["Cy", 0], ["Di", 1], ["Ana", 0],
        ]  # fmt: skip
        # So has what a hand comes to, before it is saved: one row a side.
        took = {"event": "hand", "tricks": dict(bids, Ben=4)}
        app = table.box.device.app
        app.open("table.preview", took, *app.open_game.ledger.preview(took))
        told = [part for part in table.told["parts"] if part["kind"] == "outcome"]
        assert [[part["name"], part["seat"]] for part in told] == [["Ana + Cy", 0], ["Ben + Di", 1]]
        app.close()
        session.add(took)
        session.add({"event": "stop"})
        table.box.device.app.show_sheet()
        table.box.wait(400)
        assert table.told["screen"] == "table.ending"
        assert table.part("ending")["title"] == "Ana and Cy win"
    game = table.box.device.app.game
    game.winners = ["Ana", "Cy", "Ben", "Di"]
    assert say(won_words(game)) == "Ana + Cy and Ben + Di share the win"
    game.winners = ["Ana"]
    assert say(won_words(game)) == "Ana wins"


def test_the_number_that_is_ruled_out_is_said_and_waits_where_it_is_tapped():
    with Reader("sim_128x64", FOUR) as table:
        table.box.device.app.platform["keyless"] = True
        table.box.show_game("form:oh_hell", FOUR, {"cards": 10})
        table.act("ok")
        for number in (1, 0, 2):
            table.do("tapped", str(number))
            table.act("ok")
        asked = table.part("number")
        assert asked["range"] == "0 to 10, not 7" and asked["letters"] == "0123456789"
        table.do("tapped", "7")
        table.act("ok")
        asked = table.part("number")
        assert (asked["wrong"], asked["value"], asked["rule"]) == (True, "7", "OHL-3")
        assert asked["range"] == "The bids must not add up to 10."
        # One bid less of anybody, and all is as it is to be.
        table.do("take", 0)
        asked = table.part("number")
        assert (asked["wrong"], asked["range"]) == (False, "0 to 10")
        table.do("tapped", "0")
        table.act("ok")
        assert table.told["screen"] == "table.preview"
        assert table.box.device.app.stack[-1].entry["bid"] == {"Ben": 0, "Cy": 0, "Di": 2, "Ana": 7}


def test_the_end_is_told_at_once_and_waits_for_its_moment():
    with Reader("sim_128x64", FOUR[:2]) as table:
        table.sit_down("Rumino", FOUR[:2], dealer="Ana")
        app = table.box.device.app
        app.save({"event": "round", "ender": "Ben", "deadwood": {"Ana": 70, "Ben": 3}})
        app.save({"event": "round", "ender": "Ben", "deadwood": {"Ana": 40, "Ben": 3}})
        part = table.part("ending")
        assert (part["title"], part["score"], part["rule"]) == ("Ben wins", "6", "RMN-12")
        assert part["places"] == [
            [1, "Ben", "", 6, "", 1],
            [2, "Ana", "", 110, "out in round 2", 0],
        ]
        assert table.told["waits"] == [name for name, _ in table.told["actions"]]
        table.do("act", "another")
        assert table.told["screen"] == "table.ending"
        table.do("act", "cell 1 0")
        assert table.told["screen"] == "table.ending"
        table.box.wait(2500)
        assert not table.told["waits"]
        # A number that is wrong is edited from the end, and back leads there.
        table.do("act", "cell 1 0")
        page = table.part("number")["page"]
        assert (table.told["screen"], page["rows"][page["at"]][:3]) == (
            "asking.entry",
            ["Ana", "", "70"],
        )
        table.act("leave")
        assert table.told["screen"] == "table.ending"
        table.act("undo")
        table.act("ok")
        assert scores(table) == [70, 3]


def test_after_equal_players_as_many_places_are_left_out():
    with Reader("sim_128x64", FOUR) as table:
        for points, places in (
            ((7, 9, 7, 5), [[1, "Ben"], [2, "Ana"], [2, "Cy"], [4, "Di"]]),
            ((9, 5, 9, 1), [[1, "Ana"], [1, "Cy"], [3, "Ben"], [4, "Di"]]),
            ((9, 9, 1, 9), [[1, "Ana"], [1, "Ben"], [1, "Di"], [4, "Cy"]]),
            ((9, 1, 1, 1), [[1, "Ana"], [2, "Ben"], [2, "Cy"], [2, "Di"]]),
        ):
            table.box.show_game("any", FOUR, {"wins": "high"}, [])
            session = table.box.device.app.session
            session.add({"event": "round", "points": dict(zip(FOUR, points))})
            session.add({"event": "stop"})
            table.box.device.app.show_sheet()
            table.box.wait(400)
            assert [row[:2] for row in table.part("ending")["places"]] == places


def test_what_depends_on_numbers_to_come_is_not_said_before():
    with Reader("sim_128x64", FOUR[:2]) as table:
        table.sit_down("Gin Rummy", FOUR[:2], dealer="Ana")
        while table.told["screen"] != "asking.entry":
            table.act(table.told["actions"][0][0])
        table.take("Ana")
        table.do("tapped", "4")
        assert all(row[3] == "" for row in rows(table))


def test_a_row_that_was_asked_before_its_turn_is_there_after_the_power_failed():
    with Reader("sim_128x64", FOUR) as table:
        table.sit_down("Any game", FOUR, dealer="Ana")
        table.act("ok")
        table.do("take", 2)
        table.do("tapped", "4")
        before = rows(table)
        table.box.restart()
        assert rows(table) == before and table.part("number")["page"]["at"] == 2
        table.act("ok")
        table.box.restart()
        # Where nobody is asked for yet, 0 is offered.
        assert [row[2] for row in rows(table)] == ["0", "", "4", ""]
        assert table.part("number")["page"]["at"] == 0


def scores(table):
    return [one["score"] for one in table.part("players")["players"]]


def test_an_evening_of_rumino_is_played_by_what_is_told():
    with Reader("sim_128x64", FOUR) as table:
        table.sit_down("Rumino", FOUR, dealer="Ana")
        assert [one["says"] for one in table.part("players")["players"]] == [
            ["deals"], ["starts"], [], [],
        ]  # fmt: skip
        table.act("ok")
        table.take("Ben")
        for value in (3, 15, 28, 7):
            table.number(value)
        told = table.told
        assert [part["new"] for part in told["parts"] if part["kind"] == "outcome"] == [
            "7", "3", "15", "28",
        ]  # fmt: skip
        table.act("ok")
        assert scores(table) == [7, 3, 15, 28]
        assert table.part("players")["rounds"] == [[1, [7, 3, 15, 28], [1]]]
        # Undone, redone from the menu, and edited.
        assert dict(table.told["actions"])["undo"] == "Undo: round 1"
        table.act("undo")
        table.act("ok")
        assert scores(table) == [0, 0, 0, 0]
        table.act("back")
        table.take("Redo")
        table.act("ok")
        assert scores(table) == [7, 3, 15, 28]
        table.act("history")
        table.take("1 ")
        table.act("ok")
        table.take("Ben")
        table.act("ok")
        # The others are filled: a change leads to the result.
        table.number(20)
        table.act("ok")
        while table.told["screen"] != "table.sheet":
            table.act("back")
        assert scores(table) == [7, 3, 20, 28]
        # A dispute by cards, with its rule.
        table.act("right")
        table.take("Is it a meld")
        table.cards("Q♠ K♠ A♠")
        table.act("done")
        verdict = table.part("verdict")
        assert (verdict["ok"], verdict["rule"]) == (False, "RMN-6") and len(verdict["cards"]) == 3
        assert table.told["rule"] == "RMN-6"
        table.act("done")
        assert table.told["screen"] == "table.sheet"


def hand_of_gin(table, knocks, rest):
    """Enter that Ana knocks with some deadwood while Ben has the rest, by what is told."""
    if "upcard" in dict(table.told["actions"])["ok"]:
        # It is left.
        table.act("ok")
        table.act("back")
    table.act("ok")
    table.take("Ana")
    table.number(knocks)
    table.number(rest)
    assert table.told["screen"] == "table.preview"
    table.act("ok")


def test_an_evening_of_gin_by_what_is_told_is_saved_as_one_by_keys():
    two = FOUR[:2]
    with Reader("sim_128x64", two) as table:
        table.sit_down("Gin Rummy", two, dealer="Ana")
        hand_of_gin(table, 4, 36)
        hand_of_gin(table, 9, 4)
        assert scores(table) == [32, 30]
        table.act("undo")
        table.act("ok")
        hand_of_gin(table, 9, 9)
        assert table.part("players")["rounds"] == [[1, [32, 0], [0]], [2, [0, 25], [1]]]
        # The first hand is edited: Ben had 30.
        table.act("history")
        table.take("1 ")
        table.act("ok")
        table.take("Ana")
        table.act("ok")
        table.number(30)
        table.act("ok")
        while table.told["screen"] != "table.sheet":
            table.act("back")
        assert scores(table) == [26, 25]
        told = list(table.box.device.app.open_game.ledger.log)
    with Sitter("sim_128x64", two) as table:
        table.sit_down("Gin Rummy", two, dealer="Ana")
        for index, rest in enumerate((36, 4, 9)):
            table.round("Ana", {"Ana": 9 if index else 4, "Ben": rest})
            table.keep()
            if index == 1:
                table.menu("ui.undo")
                table.press("ok")
                table.pass_upcard()
        table.menu("ui.edit_entry")
        table.press("down", "ok", "ok", "ok", "ok")
        table.numbers({"Ben": 30})
        table.press("ok")
        assert list(table.box.device.app.open_game.ledger.log) == told


def test_the_rounds_are_those_of_the_game_on_the_table():
    moved = {"event": "adjust", "player": "Ana", "by": 5, "reason": "count"}
    points = {"Ana": 7, "Ben": 3, "Cy": 15, "Di": 28}
    first = {"event": "round", "ender": "Ben", "deadwood": points}
    second = {"event": "round", "ender": "Di", "deadwood": {**points, "Di": 2}}
    found = []
    for events in ([moved, first], [first, second]):
        # Both are the first game of their box, and have as many entries.
        with Reader("sim_128x64", FOUR) as table:
            table.box.show_game("rumino", FOUR, None, events)
            found.append(table.part("players")["rounds"])
    # What was corrected before the first round belongs to none.
    assert [number for number, _, _ in found[0]] == [0, 1]
    assert found[0][0][1][0] == 5 and found[0][1][2] == [1]
    assert [number for number, _, _ in found[1]] == [1, 2]
    assert found[1][1][2] == [3]


@pytest.mark.parametrize(
    ("language", "wanted"),
    [
        ("en", {"round": "rounds", "hand": "hands", "deal": "deals", "entry": "entries"}),
        ("it", {"mano": "mani", "voce": "voci"}),
    ],
)
def test_the_rounds_of_every_game_are_called_what_the_game_calls_them(language, wanted):
    texts.use(language)
    try:
        units = {"any.unit_single", "forms.unit"}
        for name in [*games.names(), *forms.names()]:
            kind = games.load(name)
            units.add(kind.unit(kind.with_defaults(None)))
        said = {texts.text(key): texts.text(key.replace(".unit", ".units")) for key in units}
        assert said == wanted
    finally:
        texts.use("en")
    with Reader("sim_128x64", FOUR) as table:
        table.box.show_game("rumino", FOUR)
        table.act("ok")
        # Rows of players say whose colour they have, others none.
        assert table.part("list")["seats"] == [0, 1, 2, 3]
        table.act("back")
        table.act("back")
        assert set(table.part("list")["seats"]) == {-1}
        table.box.show_game("gin", FOUR[:2])
        assert (table.part("players")["unit"], table.part("players")["units"]) == ("hand", "hands")


def test_a_hand_of_rummoli_with_bets_is_played_by_what_is_told():
    with Reader("sim_128x64", FOUR[:3]) as table:
        table.box.show_game("rummoli", FOUR[:3], {"poker": "betting"}, [])
        table.act("ok")
        table.act("ok")
        assert scores(table) == [41, 41, 41]
        pots = table.part("players")["pots"]
        # No section can be collected yet.
        assert [(chips, pays) for _, chips, pays in pots] == [(3, "")] * 9
        table.act("board")
        assert [chips for _, chips, _ in table.part("grid")["cells"]] == [3] * 9
        table.act("back")
        # The widow is kept; one bets, one raises, two call.
        table.act("ok")
        table.do("take", 0)
        table.act("ok")
        table.act("ok")
        seen = []
        while table.told["screen"] == "asking.entry":
            parts = {part["kind"] for part in table.told["parts"]}
            if "number" in parts:
                table.number(5)
                continue
            rows = [row[0] for row in table.part("list")["rows"]]
            seen.append(rows)
            wanted = "other" if len(seen) == 2 else "calls" if len(seen) > 3 else ""
            at = [at for at, words in enumerate(rows) if wanted and wanted in words]
            table.do("take", at[0] if at else 0)
            assert len(seen) < 20, seen
        assert table.told["screen"] == "table.preview", seen
        sums = [part for part in table.told["parts"] if part["kind"] in ("sum", "outcome")]
        assert sums
        table.act("ok")
        assert table.told["screen"] == "table.sheet"
        assert sum(scores(table)) + sum(n for _, n, _ in table.part("players")["pots"]) == 150


def test_the_start_says_what_goes_on_and_each_saved_game_can_be_deleted():
    with Reader("sim_128x64", FOUR) as table:
        start = table.part("list")
        assert (start["main"], start["second"], start["act"]) == (0, -1, None)
        for _ in range(2):
            table.sit_down("Rumino", FOUR)
            table.act("ok")
            table.take("Ben")
            for number in (3, 15, 28, 7):
                table.number(number)
            table.act("ok")
            table.menu("ui.put_away")
        start = table.part("list")
        rows = [row[0] for row in start["rows"]]
        assert (rows[start["main"]], rows[start["second"]]) == ("Resume Rumino", "New game")
        table.take("Saved games")
        listed = table.part("list")
        assert listed["act"] == ["delete", "delete"] and listed["at"] == 0
        assert [key for key, _ in table.told["actions"]] == ["back"]
        table.do("act", "delete 1")
        assert table.told["screen"] == "past.delete"
        table.take("Delete")
        assert len(table.part("list")["rows"]) == 1
        table.do("take", 0)
        assert table.told["screen"] == "table.sheet"


def test_a_turn_at_rumskis_table_is_played_by_what_is_told():
    with Reader("sim_128x64", FOUR[:2]) as table:
        table.sit_down("Rumski", FOUR[:2], dealer="Ana")
        table.act("back")
        table.act("group 0")
        table.take("The table")
        if table.told["screen"] != "rumski.table":
            table.take("Ben") if any(
                row[0] == "Ben" for row in table.part("list")["rows"]
            ) else table.take("Ana")
        assert table.told["screen"] == "rumski.table"
        table.take("New")
        table.box.type("r1r2r3")
        table.box.wait(500)
        assert len(table.part("deck")["keyed"]) == 3
        table.act("done")
        melds = [row for row in table.part("list")["rows"] if row[1] == "new"]
        assert len(melds) == 1


def test_a_list_is_told_around_the_chosen_row():
    with Sitter("sim_128x64") as table:
        app = table.box.device.app
        app.open("book.rulebook")
        found = shown(app)
        rows = next(part for part in found["parts"] if part["kind"] == "list")
        assert rows["first"] == 0 and len(rows["rows"]) == min(64, rows["count"])


def test_an_evening_is_played_in_plain_text(capsys):
    # A game of four; who ended the round, four numbers, saved; then the menu, and what was entered.
    answers = ["1", "1", "1", "a", "1", "3", "12", "4", "5", "", "f", "/look", "1", "x y z", "a"]
    with Simulator("sim_128x64", settings={"lesson": False}) as box:
        assert plain.run(box, answers) == 0
        printed = capsys.readouterr().out
        (entry,) = box.device.app.open_game.ledger.log
    assert (entry["event"], list(entry["deadwood"].values())) == ("round", [3, 12, 4, 5])
    assert "what is “x y z”?" in printed and "History" in printed
    assert not re.search(r"[▲▼◀]", printed)


def test_a_long_history_is_told_whole_on_a_small_screen():
    names = ["Ana", "Benedetta"]
    won = {"event": "hand", "winner": "Ana"}
    with Sitter("sim_72x40") as table:
        table.begin("tuscan", names, {"hands": 0}, [won] * 20)
        table.open("past.history")
        rows = next(part for part in shown(table.app)["parts"] if part["kind"] == "list")["rows"]
        assert len(rows) == 20 and all("Ana" in row[0] for row in rows)
        before = table.lines()
        table.press("down", "down", "down", "down")
        table.press("up", "up", "up", "up")
        assert table.lines() == before


def test_what_is_refused_leads_back_and_what_is_told_leads_on():
    with Reader("sim_128x64", FOUR) as table:
        app = table.box.device.app
        app.refuse(RuleError("ALL-2", "all.is_over"))
        table.box.step()
        table.changed()
        assert table.told["actions"] == [["ok", "back"], ["right", "rule"]]
        assert "OK back" in table.hints()
        app.close()
        app.open("message", ("store.memory", {}), None, ("store.no_draft", {}))
        table.box.step()
        table.changed()
        assert table.told["actions"] == [["ok", "next"]] and "OK next" in table.hints()


def test_yes_and_no_are_rows_of_a_page_that_are_chosen_and_changed_by_a_tap():
    with Reader("sim_128x64", FOUR) as table:
        app = table.box.device.app
        table.box.show_game("form:burraco", FOUR)
        table.do("act", "ok")
        table.take("nobody")
        asked = table.part("number")
        assert asked["choices"] == ["no", "yes"] and not asked["ready"] and asked["value"] == ""
        assert [row[:3] for row in asked["page"]["rows"][:3]] == [
            ["Ben + Di", "pot taken", ""],
            ["Ana + Cy", "pot taken", ""],
            ["Ben + Di", "clean burracos", ""],
        ]
        title = asked["page"]["title"]
        table.act("leave")
        table.take("nobody")
        table.do("act", "choice 1")
        table.do("act", "choice 0")
        # A later row first, past those without an answer; then the first of these is asked.
        table.do("take", 9)
        assert table.told["bar"][0].startswith("Ana + Cy: points laid")
        for digit in "120":
            table.do("tapped", digit)
        table.act("ok")
        for at in range(2, 12):
            page = table.part("number")["page"]
            if page["at"] == at:
                for digit in "20" if at == 8 else "10" if at > 8 else "0":
                    table.do("tapped", digit)
                table.act("ok")
        assert table.told["screen"] == "table.preview"
        table.act("back")
        page = table.part("number")["page"]
        assert page["title"] == title
        assert [row[2] for row in page["rows"]] == ["yes", "no"] + 6 * ["0"] + [
            "20",
            "120",
            "10",
            "10",
        ]
        assert page["rows"][11][3] == "0 → 10" and page["rows"][9][3] == ""
        # The other answer leads to the result at once.
        table.do("take", 1)
        assert table.part("number")["value"] == "no"
        table.do("act", "choice 1")
        assert table.told["screen"] == "table.preview"
        assert app.stack[-1].entry["pot"] == {"Ben": True, "Ana": True}


def oh_hell(table, *saved):
    """Begin Oh Hell of four with ten cards, with the bids and the tricks of a hand."""
    table.box.show_game("form:oh_hell", FOUR, {"cards": 10})
    for (event, field), numbers in zip((("bids", "bid"), ("hand", "tricks")), saved, strict=False):
        numbers = dict(zip(FOUR, numbers, strict=True))
        assert table.box.device.app.session.add({"event": event, field: numbers})
    table.box.device.app.show_sheet()


def test_a_digit_that_no_other_can_follow_is_replaced_by_a_tap_up_to_nineteen():
    with Reader("sim_128x64", FOUR) as table:
        oh_hell(table)
        table.act("ok")
        assert table.part("number")["range"] == "0 to 10"
        for digit in "35":
            table.do("tapped", digit)
            assert table.part("number")["value"] == digit
            assert table.part("number")["letters"] == "0123456789"
        # Here one can follow.
        table.do("tapped", "1")
        assert table.part("number")["letters"] == "0"
        table.do("tapped", "0")
        assert rows(table)[0][2] == "10"
        # By keys of its own a digit is appended, or told why not.
        table.box.type("3")
        table.box.wait(300)
        table.box.type("5")
        assert table.part("number")["value"] == "3"


def test_another_number_leaves_the_last_row_open_of_a_sum_and_the_button_leads_there():
    with Reader("sim_128x64", FOUR) as table:
        oh_hell(table, (1, 2, 3, 2))
        table.act("ok")
        first = [name for name, *_ in rows(table)][0]
        for digit in (1, 2, 3):
            table.do("tapped", str(digit))
            table.act("ok")
        table.act("ok")
        assert table.told["screen"] == "table.preview"
        table.act("back")
        last = rows(table)[3]
        assert last[2] == "4" and last[3]
        table.do("take", 0)
        table.do("tapped", "2")
        # What is there is one too many: what it would come to is not said, and it is asked next.
        assert table.part("number")["page"]["left"] == "1 over"
        assert rows(table)[3][2:] == ["4", ""] and rows(table)[0][0] == first
        assert dict(table.told["actions"])["ok"] == "next: " + last[0]
        table.do("tapped", "1")
        assert rows(table)[3] == last and dict(table.told["actions"])["ok"] == "next: Cy"
        table.do("act", "erase")
        table.do("tapped", "0")
        table.act("ok")
        assert table.part("number")["page"]["at"] == 3 and table.part("number")["value"] == "5"


def test_another_bid_that_rules_out_the_last_one_leads_to_it():
    with Reader("sim_128x64", FOUR) as table:
        oh_hell(table, (1, 2, 3, 2))
        table.do("act", "history")
        app = table.box.device.app
        app.close_to("table.sheet")
        app.sheet().edit(0, ("Ben",))
        assert rows(table)[3][:3] == ["Ana", "", "1"]
        # 4 + 3 + 2 and Ana's 1 would be all ten tricks.
        table.do("tapped", "4")
        assert rows(table)[3][2:] == ["1", ""]
        assert dict(table.told["actions"])["ok"] == "next: Ana"
        table.act("ok")
        assert table.part("number")["page"]["at"] == 3 and "not 1" in table.part("number")["range"]


def test_a_number_that_the_others_leave_says_so():
    with Reader("sim_128x64", FOUR) as table:
        oh_hell(table, (1, 2, 3, 2), (1, 2, 3, 4))
        table.do("act", "change 0")
        asked = table.part("number")
        assert asked["value"] == "1" and asked["range"] == "OHL-4: only 1 is left"
        assert asked["letters"] == "0123456789"
        table.do("take", 0)
        assert table.part("number")["range"] == "0 to 10"


def test_the_rounds_have_no_number_for_who_was_not_there_and_who_joined_began_with_theirs():
    events = [
        {"event": "round", "points": {"Ana": 0, "Ben": 2, "Cy": 3, "Di": 4}},
        {"event": "join", "player": "Eve", "seat": 1, "score": -8},
        {"event": "round", "points": {"Ana": 1, "Eve": 5, "Ben": 2, "Cy": 3, "Di": 0}},
        {"event": "leave", "player": "Ben"},
        {"event": "round", "points": {"Ana": 1, "Eve": 0, "Cy": 3, "Di": 4}},
        {"event": "adjust", "player": "Eve", "by": 7, "reason": "why"},
        {"event": "join", "player": "Ben"},
        {"event": "round", "points": {"Ana": 0, "Eve": 1, "Ben": 0, "Cy": 3, "Di": 4}},
    ]
    with Reader("sim_128x64", FOUR) as table:
        table.box.show_game("any", FOUR, None, events)
        part = table.part("players")
        assert [one["name"] for one in part["players"]] == ["Ana", "Eve", "Ben", "Cy", "Di"]
        assert [one[:2] for one in part["rounds"]] == [
            [0, [0, -8, 0, 0, 0]],
            [1, [0, None, 2, 3, 4]],
            [2, [1, 5, 2, 3, 0]],
            [3, [1, 7, None, 3, 4]],
            [4, [0, 1, 0, 3, 4]],
        ]
        for at, one in enumerate(part["players"]):
            assert one["score"] == sum(points[at] or 0 for _, points, _ in part["rounds"])
        table.box.device.app.session.add({"event": "undo"})
        table.box.device.app.show_sheet()
        assert table.part("players")["rounds"][-1][:2] == [3, [1, 7, None, 3, 4]]


@pytest.mark.parametrize(
    ("language", "erased", "saved"),
    [("en", "1 erased", "saved"), ("it", "1: cancellato", "salvato")],
)
def test_a_voice_says_what_is_erased_what_is_entered_and_what_is_saved(language, erased, saved):
    with Reader("sim_128x64", FOUR) as table:
        table.sit_down("Rumino", FOUR, dealer="Ana")
        app = table.box.device.app
        app.settings.put("language", language)
        app.comfort.apply()
        app.show_sheet()
        last = table.told
        sheet = sheet_of(last)

        def hear(what, given):
            nonlocal last, sheet
            table.do(what, given)
            now = table.told
            words = said(now, last, sheet)
            last, sheet = now, sheet_of(now) or sheet
            return words

        hear("act", "ok")
        hear("take", 1)
        assert hear("tapped", "1").startswith("1")
        # All that was keyed, and a part of it.
        assert hear("act", "erase") == erased
        hear("tapped", "3")
        # It was said as it was keyed.
        assert "3" not in hear("act", "ok")
        # A number whose last digit leads on; one of which a part is taken back.
        hear("tapped", "2")
        assert hear("tapped", "1").startswith("Cy 21. ")
        hear("tapped", "1")
        hear("act", "erase")
        hear("tapped", "2")
        assert hear("tapped", "8").startswith("Di 28. ")
        hear("tapped", "6")
        hear("tapped", "0")
        while "players" not in [part["kind"] for part in last["parts"]]:
            words = hear("act", "ok")
        totals = ", ".join("%s %d" % (one.name, one.score) for one in app.game.players)
        assert words.lower().startswith("%s. %s. " % (saved, totals.lower())), words
        # Coming back to it says nothing of that.
        assert totals not in hear("act", "back") + hear("act", "back")


def test_a_bid_stands_beside_the_name_while_the_tricks_are_played_and_only_then():
    bids = {"event": "bids", "bid": dict(zip(FOUR, (1, 0, 3, 2), strict=True))}
    tricks = {"event": "hand", "tricks": dict(zip(FOUR, (1, 0, 4, 5), strict=True))}
    with Reader("sim_128x64", FOUR) as table:
        app = table.box.device.app
        table.box.show_game("form:oh_hell", FOUR, {"cards": 10})
        for event, said_now in ((None, [""] * 4), (bids, ["1", "0", "3", "2"]), (tricks, [""] * 4)):
            if event:
                app.session.add(event)
            app.show_sheet()
            table.box.wait(400)
            seats = {one["name"]: one["bid"] for one in table.part("players")["players"]}
            assert [seats[name] for name in FOUR] == said_now
        # What is carried from round to round, as the phase, is no bid.
        table.box.show_game("form:phase10", FOUR, {})
        table.box.wait(400)
        assert all(one["noted"] and not one["bid"] for one in table.part("players")["players"])
