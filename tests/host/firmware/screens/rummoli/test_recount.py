"""The recount: chips counted by hand, beside those of the box; where they differ the box is put
right by corrections, and no chip comes or goes.
"""

import pytest

from engine import games
from engine.texts import text
from tests.portable.tools import chips_in_play
from tests.proof.robot.player import BOARDS, Player

NAMES = ["Ana", "Ben", "Cy"]
PAGE = "rummoli.recount"


@pytest.fixture(params=BOARDS)
def person(request):
    with Player(request.param, NAMES) as person:
        play(person)
        yield person


def play(person, house=None):
    app = person.box.device.app
    app.session.start_game("rummoli", NAMES, games.load("rummoli").with_defaults(house), NAMES[0])
    # After the ante each player has 41 chips, each of the nine sections 3.
    app.open_game.ledger.add({"event": "ante"})
    app.show_sheet()
    person.box.step()
    person.changed()
    person.menu("recount.do")


def screen(person):
    return person.box.device.app.stack[-1]


def count(person, **chips):
    """Key what was counted of players, from the list."""
    for name, number in chips.items():
        person.move_to(name)
        person.press("ok")
        person.number(number)


def compare(person):
    person.move_to("recount.compare")
    person.press("ok")


def game(person):
    return person.box.device.app.game


def scores(person):
    return {player.name: player.score for player in game(person).players}


def test_the_box_is_put_right(person):
    count(person, Ana=38, Ben=43, Cy=42)
    compare(person)
    assert screen(person).module == "rummoli.recount_fix"
    person.says("Ana")
    person.press("ok")
    assert scores(person) == {"Ana": 38, "Ben": 43, "Cy": 42}
    assert chips_in_play(game(person)) == game(person).issued
    events = list(person.box.device.app.open_game.ledger.events())[1:]
    assert [(event["event"], event["from"]) for event in events] == [("adjust", "Ana")] * 2
    # Each correction is an entry that can be undone; what was counted before counts no more.
    person.menu("recount.do")
    assert screen(person).counted == {}


def test_sections_of_the_board_are_counted_too(person):
    count(person, Ben=39)
    person.choose("rummoli.pot_poker")
    person.number(5)
    compare(person)
    person.press("ok")
    assert scores(person)["Ben"] == 39
    assert game(person).board.pots["poker"] == 5


@pytest.mark.parametrize("number, key", ((40, "recount.missing"), (45, "recount.surplus")))
def test_chips_that_come_from_nowhere_are_no_correction(person, number, key):
    count(person, Ana=number)
    before = scores(person)
    compare(person)
    assert person.box.device.app.stack[-1].sentence[0] == key
    person.press("ok")
    assert screen(person).module == PAGE and scores(person) == before
    # The one who has them is found.
    count(person, Cy=82 - number)
    compare(person)
    person.press("ok")
    assert scores(person) == {"Ana": number, "Ben": 41, "Cy": 82 - number}


def test_what_agrees_is_said(person):
    compare(person)
    assert screen(person).sentence[0] == "recount.nothing"
    person.press("ok")
    person.move_to("Ana")
    person.press("ok")
    person.accept()
    compare(person)
    assert screen(person).sentence[0] == "recount.agree"


def test_a_power_cut_loses_no_count(person):
    count(person, Ana=38, Ben=44)
    person.restart()
    person.menu("recount.do")
    assert screen(person).counted == {"Ana": 38, "Ben": 44}
    compare(person)
    person.press("ok")
    assert scores(person) == {"Ana": 38, "Ben": 44, "Cy": 41}


@pytest.mark.parametrize("kept", (7, [2], [1, 7], [1, {"Ana": "x", "Zed": 4}], [9, {"Ana": 4}]))
def test_what_is_no_count_is_none(person, kept):
    app = person.box.device.app
    assert app.store.put_beside(app.open_game.number, ".cnt", kept)
    app.close()
    app.open(PAGE)
    assert screen(person).counted == {}


def test_a_correction_that_cannot_be_saved_is_tried_again_alone(person):
    count(person, Ana=38, Ben=43, Cy=42)
    compare(person)
    ledger = person.box.device.app.open_game.ledger
    journal, saved = ledger.log, []
    append = journal.append

    def full(entry):
        if saved:
            raise OSError(28)
        saved.append(entry)
        append(entry)

    journal.append = full
    person.press("ok")
    assert screen(person).module == "message" and len(screen(person).app.stack) > 2
    journal.append = append
    person.press("ok")
    person.press("ok")
    assert scores(person) == {"Ana": 38, "Ben": 43, "Cy": 42}
    assert ledger.count == 3


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("language", ("en", "it"))
def test_rml_15_debts_have_their_own_line(board, language):
    """Who owes 4 and 13 has no chips on the table: 0 is what is counted there."""
    with Player(board, NAMES, settings={"language": language}) as person:
        app = person.box.device.app
        house = games.load("rummoli").with_defaults({"chips_each": 20})
        app.session.start_game("rummoli", NAMES, house, NAMES[0])
        for event in (
            {"event": "ante"},
            {"event": "adjust", "from": "Ana", "to": "Cy", "chips": 15, "reason": "x"},
            {"event": "adjust", "from": "Ben", "to": "Cy", "chips": 24, "reason": "x"},
        ):
            app.open_game.ledger.add(event)
        app.show_sheet()
        person.box.step()
        person.changed()
        person.menu("recount.do")
        assert scores(person) == {"Ana": -4, "Ben": -13, "Cy": 50}
        count(person, Ana=0, Ben=0, Cy=50)
        assert screen(person).differences() == [("Ana", 0), ("Ben", 0), ("Cy", 0)]
        compare(person)
        person.reads(text("recount.agree"))
        person.press("ok")
        # The last row says what is owed, and to count it there is nothing.
        person.move_to("recount.debts")
        assert "17" in person.screen()[-2] or "17" in person.paper()
        person.press("ok")
        person.reads("Ana 4", "Ben 13")
        person.press("ok")
        # Three that one has too many are the other's; both then are where they were counted.
        count(person, Ben=3, Cy=47)
        compare(person)
        person.press("ok")
        assert scores(person) == {"Ana": -4, "Ben": -10, "Cy": 47}


def test_after_the_game_the_box_says_why_nothing_moves(person):
    app = person.box.device.app
    app.open_game.ledger.add({"event": "stop"})
    app.show_sheet()
    person.box.step()
    person.changed()
    person.menu("recount.do")
    count(person, Ana=38, Ben=44)
    compare(person)
    person.press("ok")
    assert screen(person).module == "message" and scores(person)["Ana"] == 41
