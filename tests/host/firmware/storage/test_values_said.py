"""What the box says of damaged values, of those not saved, and of games of a newer version."""

import random

import pytest

from engine import games, texts
from firmware.storage import values
from firmware.storage.values import Values
from host_tools.simulated.nor_flash import NorFlash
from host_tools.simulated.simulator import Simulator
from tests.proof.played import PLAYED
from tests.proof.powercut import faults
from tests.proof.powercut.person import Person


def words_of(box):
    """Return the whole message on the screen."""
    found = []
    for _ in range(10):
        found += box.text()[1:-1]
        box.press("down")
    return " ".join(found)


def box_at(tmp_path, board="sim_128x64"):
    return Simulator(board, data=str(tmp_path))


@pytest.mark.parametrize("board", ["sim_128x64", "sim_72x40"])
@pytest.mark.parametrize("language", PLAYED)
def test_damage_is_said_at_the_start_and_once(tmp_path, board, language):
    with box_at(tmp_path, board) as box:
        box.device.app.people.remember(["Ana", "Ben"])
        box.device.app.settings.put("language", language)
        box.device.app.store.put("table", {"game": 1})
        box.wait(100)
    for name in ("roster.txt", "table.txt"):
        path = tmp_path / name
        path.write_bytes(b"X" + path.read_bytes()[1:])
    try:
        with box_at(tmp_path, board) as box:
            app, named = box.device.app, set()
            for _ in range(2):
                key, facts = app.stack[-1].sentence
                named.add(facts["what"][0])
                sentence = texts.text(key, **facts)
                said = words_of(box)
                for word in sentence.split():
                    assert word in said or word in said.replace(" ", ""), (word, said)
                box.press("ok")
            assert named == {"store.of_kept", "store.of_roster"}
            assert app.stack[-1].module == "setup.start" and app.people.names() == ["Ana", "Ben"]
            box.restart()
            assert box.device.app.stack[-1].module == "setup.start"
        assert (tmp_path / "table.txt-1.bad").exists()
    finally:
        texts.use("en")


@pytest.fixture
def full(monkeypatch):
    """Let no value be saved; return what ends that."""

    def refuse(*_):
        raise OSError(28, "no room")

    monkeypatch.setattr(Values, "_write", refuse)
    monkeypatch.setattr(values, "overwrite", refuse)
    return monkeypatch.undo


def unsaved(box):
    """Return what of the message "Not saved" is on top, which is closed; None if there is none."""
    screen = box.device.app.stack[-1]
    if screen.module != "message":
        return None
    assert "Not saved" in box.text()[0], box.text()
    what = screen.sentence[1]["what"][0]
    box.press("ok")
    return what


def test_a_setting_that_is_not_saved_is_said_each_time(tmp_path, full):
    with box_at(tmp_path) as box:
        person = Person(box, random.Random(1))
        app = box.device.app
        app.open("box.settings")
        box.step()
        for _ in range(2):
            before = app.settings.get("brightness")
            app.settings.advance("brightness")
            box.step()
            assert unsaved(box) == "store.of_settings"
            assert app.settings.get("brightness") != before
        full()
        app.settings.advance("brightness")
        box.step()
        assert unsaved(box) is None and person.top.module == "box.settings"


def test_the_table_in_a_turn_is_said_once_until_it_is_saved(tmp_path, monkeypatch):
    with box_at(tmp_path) as box:
        box.show_game("rumski", ["Ana", "Ben", "Cy"])
        app = box.device.app
        with monkeypatch.context() as full:
            full.setattr(Values, "_write", _fails)
            for turn in range(3):
                app.session.box.keep("table", {"turn": turn})
                box.step()
                assert unsaved(box) == (None if turn else "store.of_kept")
        app.session.box.keep("table", {"turn": 4})
        box.step()
        assert unsaved(box) is None


def _fails(*_):
    raise OSError(5, "input/output error")


def test_a_person_who_cannot_be_renamed_is_said_each_time(tmp_path, monkeypatch):
    with box_at(tmp_path) as box:
        app = box.device.app
        app.people.remember(["Ana", "Ben"])
        app.open("people.person", "Ana")
        box.step()
        monkeypatch.setattr(Values, "_write", _fails)
        for _ in range(2):
            app.stack[-1].become("Anna")
            box.step()
            assert unsaved(box) == "store.of_roster"
            assert app.people.names() == ["Ana", "Ben"]


@pytest.mark.parametrize(
    ("house", "event"),
    [
        ({"new_rule": "yes"}, None),
        ({"target": "whatever"}, None),
        ({}, {"event": "bonus", "player": "Ana"}),
        ({}, {"event": "void", "why": "rain"}),
    ],
)
def test_a_game_of_a_newer_version_is_said_to_be_one_and_left_alone(tmp_path, house, event):
    with box_at(tmp_path) as box:
        box.show_game("ginski", ["Ana", "Ben", "Cy"])
        app = box.device.app
        journal = app.open_game.journal
        header = dict(journal.header, house={**journal.header["house"], **house})
        journal = app.store.begin_again(1, header)
        if event:
            journal.append(event)
        path = tmp_path / "games" / "00001.log"
        content = path.read_bytes()
        box.restart()
        assert "written by a newer version" in words_of(box)
        box.press("ok")
        assert box.device.app.stack[-1].module == "setup.start"
        assert path.read_bytes() == content


def test_a_game_that_this_box_does_not_have_is_of_a_newer_version(tmp_path):
    with box_at(tmp_path) as box:
        app = box.device.app
        house = games.load("ginski").with_defaults(None)
        app.store.create({"game": "bridge", "players": ["Ana"], "house": house, "dealer": "Ana"})
        box.restart()
        assert "written by a newer version" in words_of(box)


def test_games_that_changed_places_are_said_and_sorted_out():
    content = faults.image()
    inside = faults.contents(content)
    one, two = "/saves/games/00001.log", "/saves/games/00002.log"
    flash = NorFlash(faults.BLOCKS, faults.damaged(content, {one: inside[two], two: inside[one]}))
    with Simulator(flash=flash) as box:
        assert {("log", 1), ("log", 2)} <= faults.said(box.device.app)
        assert faults.contents(flash.content)[one] == inside[one]
        assert faults.contents(flash.content)[two] == inside[two]
