"""The referee on a page that is touched: every question once, in groups, the likeliest first."""

import pytest

from engine import games
from engine.games import forms
from firmware.display.fitting import say
from firmware.screens import GUESTS
from host_tools.simulated.shown import screens
from host_tools.simulated.shown.text import lines
from tests.host.host_tools.simulated.test_shown import FOUR, Reader


@pytest.fixture
def table():
    before = dict(GUESTS)
    screens.use()
    with Reader("sim_128x64", FOUR) as reader:
        reader.box.device.app.platform["keyless"] = True
        yield reader
    GUESTS.clear()
    GUESTS.update(before)


def asked(table, name):
    app = table.box.device.app
    count = max(games.facts(name)[1], min(4, games.facts(name)[2]))
    table.box.show_game(name, FOUR[:count], {})
    app.open("book.referee")
    table.box.wait(400)
    return table.part("questions")


@pytest.mark.parametrize("name", games.names() + forms.names())
def test_each_game_has_five_likely_questions_and_all_others_once(table, name):
    part = asked(table, name)
    view = table.box.device.app.stack[-1]
    rows = part["rows"]
    assert len(rows) == view.count()
    words = [row[0] for row in rows]
    assert len(set(words)) == len(words)
    assert len(part["first"]) == 5 == len(set(part["first"])) and part["book"] not in part["first"]
    assert words[part["book"]] == say(("ui.rulebook", {}))
    judged = [at for at in range(len(rows)) if not rows[at][1] and at != part["book"]]
    # What cards answer is asked most.
    assert part["first"][: len(judged)] == judged[:5]
    # What players ask is a sentence, with the rule behind it and when it comes up.
    for at in range(len(rows)):
        one = view.listed.question(at)
        if one is not None:
            assert rows[at][0] == say(one.asked()) and rows[at][1] == one.rule and rows[at][2]
            assert rows[at][0][-1] in "?." and " " in rows[at][0]
            assert bool(rows[at][3]) == one.is_open
    written = lines(table.told)
    assert all(any(words in line for line in written) for words in words[:3])


def test_a_tap_opens_the_question_that_stands_there(table):
    part = asked(table, "rumino")
    app = table.box.device.app
    at = [row[0] for row in part["rows"]].index("Is Q-K-A a run?")
    table.box.device.give(at, "take")
    table.box.wait(400)
    assert app.stack[-1].module == "book.answer" and table.told["bar"][0] == "RMN-6"


def test_where_keys_are_pressed_it_is_the_list_of_the_box(table):
    app = table.box.device.app
    table.box.show_game("rumino", FOUR, {})
    app.platform["keyless"] = False
    app.open("book.referee")
    table.box.wait(400)
    assert [row[0] for row in table.part("list")["rows"]][:2] == ["Is it a meld?", "Count a hand"]
