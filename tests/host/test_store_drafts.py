"""The entry that is being keyed comes back after a power cut, at its next question; private hands do not show."""

import random

import pytest

from engine import games
from firmware.storage.store import Store
from host_tools.flash import NorFlash
from host_tools.flash.littlefs import FlashFiles
from host_tools.powercut.evening import NAMES
from host_tools.powercut.person import Person
from host_tools.sim import Simulator


@pytest.fixture
def person():
    with Simulator(flash=NorFlash(64)) as box:
        yield Person(box, random.Random(2))


def key_some(person, action, answers):
    """Begin an entry and answer so many questions."""
    person.press("back")
    person.choose(person.app.game.key_of("do_", action))
    for _ in range(answers):
        person.answer(person.top)
    assert len(person.top.entry.answers) == answers


@pytest.mark.parametrize(
    ("game", "action", "most"), [("ginski", "round", 4), ("rumino", "round", 5), ("rumski", "round", 3), ("rumino", "adjust", 3)]
)
def test_answers_come_back(person, game, action, most):
    person.sit_down(game, NAMES[game])
    for count in range(1, most):
        key_some(person, action, count)
        given, asked, shown = list(person.top.entry.answers), person.top.entry.question.key, person.box.text()
        person.box.restart()
        assert person.top.module == "entry" and person.top.entry.answers == given
        assert person.top.entry.question.key == asked and person.box.text() == shown
        person.home()
        person.box.restart()
        assert person.top.module == "sheet"
    assert person.enter(action)
    person.box.restart()
    assert person.top.module in ("sheet", "ending")


def test_an_amendment_comes_back(person):
    person.sit_down("ginski", NAMES["ginski"])
    assert person.enter("round")
    person.press("back")
    person.choose("ui.history")
    person.press("ok", "ok")
    person.answer(person.top)
    person.box.restart()
    assert (person.top.module, person.top.index, len(person.top.entry.answers)) == ("entry", 0, 1)
    assert person.answer_all() and person.app.ledger.log[1]["event"] == "amend"


def test_what_is_complete_comes_back_before_it_is_kept(person):
    person.sit_down("rumski", NAMES["rumski"])
    key_some(person, "round", 1)
    while person.top.module == "entry":
        person.answer(person.top)
    assert person.top.module == "preview"
    shown = person.box.text()
    person.box.restart()
    assert person.top.module == "preview" and person.box.text() == shown and len(person.app.ledger.log) == 0
    person.press("ok")
    person.box.restart()
    assert person.top.module == "sheet" and len(person.app.ledger.log) == 1


def test_every_press_of_a_number_is_not_a_write(person):
    person.sit_down("ginski", NAMES["ginski"])
    key_some(person, "round", 1)
    flash = person.box.flash
    before = flash.operations
    person.press("down", "back", "down", "back")
    assert flash.operations == before
    person.press("left", "left", "ok")
    assert 0 < flash.operations - before < 6


def test_a_private_hand_is_asked_for_behind_the_name(person):
    person.sit_down("ginski", NAMES["ginski"])
    hand = list(range(10))
    for answers in (["Ana"], ["Ana", hand]):
        draft = {"action": "round", "index": None, "by_cards": True, "answers": answers}
        assert person.app.ledger.log.keep_draft(draft)
        person.box.restart()
        question, screen = person.top.entry.question, person.box.text()
        assert question.private and question.who in " ".join(screen) and len(person.top.entry.answers) == len(answers)
        assert type(person.top.part).__name__ == "PassPart"
        # Nothing on the screen but to whom the box goes: no card, no number.
        assert not any(character.isdigit() for line in screen for character in line)


@pytest.mark.parametrize(
    "draft",
    [
        5,
        [],
        {},
        {"action": "round"},
        {"action": "nothing", "index": None, "by_cards": False, "answers": []},
        {"action": [], "index": None, "by_cards": 7, "answers": []},
        {"action": "round", "index": 0, "by_cards": False, "answers": []},
        {"action": "round", "index": "0", "by_cards": False, "answers": []},
        {"action": "round", "index": None, "by_cards": False, "answers": 5},
        {"action": "round", "index": None, "by_cards": False, "answers": ["Nobody"]},
        {"action": "round", "index": None, "by_cards": False, "answers": ["Ana", -5, {}, None]},
        {"action": "round", "index": None, "by_cards": True, "answers": [["Ana"]]},
        {"action": "round", "index": None, "by_cards": False, "answers": ["Ana", [99, "x"]]},
        {"action": "round", "index": None, "by_cards": False, "answers": ["Ana"] * 50},
    ],
)
def test_a_draft_of_any_form_does_not_stop_the_box(draft):
    flash = NorFlash(32)
    store = Store("/saves", FlashFiles(flash, make=True))
    house = games.load("ginski").settle(None)
    _, journal = store.create({"game": "ginski", "players": ["Ana", "Ben", "Cy"], "house": house, "dealer": "Ana"})
    assert journal.keep_draft(draft)
    with Simulator(flash=flash) as box:
        assert box.device.app.stack[-1].module in ("sheet", "entry")
