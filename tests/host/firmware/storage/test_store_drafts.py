"""A draft comes back after a power cut, at its next question; private hands do not show."""

import random

import pytest

from engine import games
from firmware.storage.store import Store
from firmware.storage.values import Values
from host_tools.simulated.nor_flash import NorFlash
from host_tools.simulated.nor_flash.littlefs import FlashFiles
from host_tools.simulated.simulator import Simulator
from tests.proof import samples
from tests.proof.powercut.person import Person


@pytest.fixture
def person():
    with Simulator(flash=NorFlash(64)) as box:
        yield Person(box, random.Random(2))


def sit_down(person, game):
    """Begin a game at the sheet."""
    names = samples.of(game).players
    person.app.session.start_game(game, names, games.load(game).with_defaults(None), names[0])
    person.box.step()


def key_some(person, action, answers):
    """Begin an entry, or go on with it, until so many questions are answered."""
    person.menu(person.app.game.key_of("do_", action))
    while person.top.entry.at < answers:
        person.answer(person.top)
    assert person.top.entry.at == answers


@pytest.mark.parametrize(
    ("game", "action", "maximum"),
    [
        ("ginski", "round", 4),
        ("rumino", "round", 5),
        ("rumski", "round", 3),
        ("rumino", "adjust", 3),
    ],
)
def test_answers_come_back(person, game, action, maximum):
    sit_down(person, game)
    for count in range(1, maximum):
        key_some(person, action, count)
        given, asked, shown = (
            list(person.top.entry.answers),
            person.top.entry.question.key,
            person.box.text(),
        )
        person.box.restart()
        assert person.top.module == "asking.entry" and person.top.entry.answers == given
        assert person.top.entry.question.key == asked and person.box.text() == shown
        person.home()
        person.box.restart()
        assert person.top.module == "table.sheet"
        person.menu(person.app.game.key_of("do_", action))
        assert person.top.entry.at == len(given) and person.top.entry.answers == given
        person.home()
    assert person.enter(action)
    person.box.restart()
    assert person.top.module in ("table.sheet", "table.ending")


def test_an_amendment_comes_back(person):
    sit_down(person, "ginski")
    assert person.enter("round")
    person.menu("ui.history")
    person.press("ok", "ok")
    person.answer(person.top)
    person.box.restart()
    (screen,) = [one for one in person.app.stack if one.module == "asking.entry"]
    assert screen.index == 0 and len(screen.entry.answers) >= 1
    assert person.answer_all() and person.app.open_game.ledger.log[1]["event"] == "amend"


def test_what_is_complete_comes_back_before_it_is_kept(person):
    sit_down(person, "rumski")
    key_some(person, "round", 1)
    while person.top.module == "asking.entry":
        person.answer(person.top)
    assert person.top.module == "table.preview"
    shown = person.box.text()
    person.box.restart()
    assert (
        person.top.module == "table.preview"
        and person.box.text() == shown
        and len(person.app.open_game.ledger.log) == 0
    )
    person.press("ok")
    person.box.restart()
    assert person.top.module == "table.sheet" and len(person.app.open_game.ledger.log) == 1


def test_the_digits_of_a_number_come_back(person):
    sit_down(person, "ginski")
    key_some(person, "round", 1)
    # The first game's tables are mirrored meanwhile.
    person.box.wait(2000)
    flash = person.box.flash
    before = flash.operations
    # The way to a digit is not written.
    person.press("left", "back", "left", "back", "up")
    assert flash.operations == before
    person.press("up")
    assert 0 < flash.operations - before < 6
    shown = person.box.text()
    for _ in range(2):
        person.box.restart()
        assert person.part.digits == "5" and person.box.text() == shown
    person.press("back")
    person.box.restart()
    assert person.part.digits == ""


def test_a_press_of_a_number_is_one_write_at_most(person, monkeypatch):
    sit_down(person, "ginski")
    key_some(person, "round", 1)
    person.box.wait(1000)
    written, write = [], Values._write

    def note(values, path, *given):
        written.append(path)
        return write(values, path, *given)

    monkeypatch.setattr(Values, "_write", note)
    before = person.box.flash.operations
    for key in ("down", "back", "left", "left", "back", "down", "ok"):
        written.clear()
        person.press(key)
        person.box.wait(1000)
        # The draft, and nothing else; its twin is written with it.
        assert len(written) <= 1 and {path[-4:] for path in written} <= {".key"}, (key, written)
    assert person.box.flash.operations - before <= 3 * 7


def test_a_private_hand_is_asked_for_behind_the_name(person):
    name = ask_privately(person)
    question, screen = person.top.entry.question, person.box.text()
    assert question.private and question.who == name in " ".join(screen)
    assert person.top.entry.answers == [name]
    assert type(person.top.part).__name__ == "PassPart"
    # Nothing on the screen but to whom the box goes: no card, no number.
    assert not any(character.isdigit() for line in screen for character in line)


def ask_privately(person):
    """Restore power where a player's hand is asked for in the middle of a round; return the name.

    It is what can be laid at Rumski's table: only that player should see it.
    """
    sit_down(person, "rumski")
    game = person.app.game
    game.box = person.app.session.box
    log = game.table_log()
    log.lay([0, 1, 2])
    game.box.keep("table", log.form())
    draft = {
        "action": "judge_play",
        "index": None,
        "round": 0,
        "by_cards": False,
        "at": 1,
        "answers": [["rumski_screen.ask_who", "", 0, log.turn, log.turn]],
        "rest": [],
        "halves": [],
    }
    assert person.app.open_game.ledger.log.keep_draft({"open": True, "all": [draft]})
    person.box.restart()
    return log.turn


def key_cards(person, count):
    """Key so many cards that can be."""
    pad = person.part.pad
    while len(pad.cards) < count:
        options = pad.options()
        person.press(next(pad.keys[index] for index in range(len(options)) if options[index]))


def test_cards_of_an_open_hand_come_back_as_they_were(person):
    """The hands lie open at the end of a round: none is hidden."""
    sit_down(person, "ginski")
    person.app.open("asking.entry", "round", None, True)
    person.box.step()
    person.press("ok")
    for count in (1, 4, 7):
        key_cards(person, count)
        person.box.wait(50)
        keyed = list(person.part.pad.cards)
        for _ in range(2):
            person.box.restart()
            assert person.top.entry.answers == ["Ana"]
            assert person.part.pad.cards == keyed
    # One is taken out: the next card takes its place, after a power cut, too.
    person.box.hold("back")
    # The menu of the cards: drop one, the last but two.
    person.press("ok", "up", "up", "ok")
    person.box.wait(50)
    pad = person.part.pad
    assert pad.place == 4 and pad.cards == keyed[:4] + keyed[5:]
    person.box.restart()
    pad = person.part.pad
    assert pad.place == 4
    key_cards(person, 7)
    assert pad.cards[:4] + pad.cards[5:] == keyed[:4] + keyed[5:]
    person.press(*["back"] * 7)
    assert person.part.pad.cards == []
    person.box.restart()
    assert person.part.pad.cards == []


def test_cards_that_are_keyed_come_back_hidden_behind_the_name(person):
    name = ask_privately(person)
    person.press("ok")
    for count in (1, 4):
        key_cards(person, count)
        person.box.wait(50)
        keyed = list(person.part.pad.cards)
        for _ in range(2):
            # Twice: what came back is still kept while it is hidden.
            person.box.restart()
            assert type(person.part).__name__ == "PassPart"
            assert person.top.entry.answers == [name]
            assert not any(letter.isdigit() for line in person.box.text() for letter in line)
        person.press("ok")
        assert person.part.pad.cards == keyed


def test_cards_of_a_dispute_come_back(person):
    sit_down(person, "rumino")
    person.app.open("asking.entry", "judge_hand")
    person.box.step()
    key_cards(person, 5)
    keyed, shown = list(person.part.pad.cards), person.box.text()
    person.box.restart()
    assert person.part.pad.cards == keyed and person.box.text() == shown


def test_a_hand_of_poker_and_a_hand_of_tuscan_come_back(person):
    for game, action in (("rummoli", "poker"), ("tuscan", "hand")):
        sit_down(person, game)
        if game == "rummoli":
            assert person.app.session.add({"event": "ante"})
        person.app.show_sheet()
        person.app.open("asking.entry", action)
        person.box.step()
        for _ in range(9):
            if hasattr(person.part, "pad"):
                break
            by_cards = [
                index
                for index, row in enumerate(getattr(person.part, "items", list)())
                if "cards" in str(row)
            ]
            if by_cards:
                person.go_to(by_cards[0])
            person.press("ok")
        key_cards(person, 3)
        keyed, answers = list(person.part.pad.cards), list(person.top.entry.answers)
        person.box.restart()
        if type(person.part).__name__ == "PassPart":
            person.press("ok")
        assert (person.part.pad.cards, person.top.entry.answers) == (keyed, answers), game


@pytest.mark.parametrize(
    "draft",
    [
        5,
        "x",
        [],
        {},
        {"open": True},
        {"open": True, "all": 5},
        {"open": True, "all": []},
        {"open": True, "all": [5, [], {}, None, "x"]},
        {"open": 7, "all": [{"action": "round"}]},
        {"open": True, "all": [{"aid": 5, "unfinished": []}]},
        {"open": True, "all": [{"aid": [], "unfinished": []}]},
        {"open": True, "all": [{"aid": [[]], "unfinished": [1]}]},
        {"open": True, "all": [{"aid": ["rumski.table"], "unfinished": 5}]},
    ],
)
def test_a_draft_of_any_form_does_not_stop_the_box(draft):
    flash = NorFlash(32)
    store = Store("/saves", FlashFiles(flash, make=True))
    house = games.load("ginski").with_defaults(None)
    _, journal = store.create(
        {"game": "ginski", "players": ["Ana", "Ben", "Cy"], "house": house, "dealer": "Ana"}
    )
    assert journal.keep_draft(draft)
    with Simulator(flash=flash) as box:
        assert box.device.app.stack[-1].module in ("table.sheet", "asking.entry")
