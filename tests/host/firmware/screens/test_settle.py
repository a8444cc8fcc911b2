"""Settling up on the device: a stake is set during a game or at its end; who pays whom is on the
page, at the end of the game and in the report; the saved game stays as it is, to the byte.
"""

import pytest

from engine import games
from engine.play import settle_up
from firmware import stakes
from host_tools.export.__main__ import main as export
from host_tools.robot.player import BOARDS, Player

NAMES = ["Ana", "Ben", "Cy"]
ROUND = {"event": "round", "ender": "Ana", "deadwood": {"Ana": 3, "Ben": 20, "Cy": 31}}


@pytest.fixture(params=BOARDS)
def person(request):
    with Player(request.param, NAMES) as person:
        yield person


def play(person, name="rumino", events=(ROUND,), house=None):
    """Begin a game with some entries; look at its sheet."""
    app = person.box.device.app
    app.session.start_game(name, NAMES, games.load(name).settle(house), NAMES[0])
    for event in events:
        app.session.ledger.add(event)
    app.show_sheet()
    look(person)


def look(person):
    person.box.step()
    person.changed()


def journal(person):
    store = person.box.device.app.store
    with store.files.open(store.beside(1, ".log"), "rb") as file:
        return file.read()


def stake(person):
    app = person.box.device.app
    return stakes.stake_of(app.store, 1, app.game)


def set_stake(person, per, coins):
    """On the page that says who pays whom, set a stake."""
    person.press("ok")
    person.choose("settle.per_" + per)
    person.number(coins)


def page(person):
    """Return the words of the page, the bar without its detail."""
    return person.paper()


def test_a_stake_during_a_game_outlives_a_power_cut(person):
    play(person)
    before = journal(person)
    person.menu("settle.title")
    assert stake(person) is None
    set_stake(person, "point", 10)
    # Ana has 17 and 28 points less than the others, Ben 17 more and 11 less: Cy pays both shares.
    shown = page(person)
    assert "3.90" in shown and "0.60" in shown and "4.50" not in shown, shown
    assert journal(person) == before
    person.restart()
    assert stake(person) == ("point", 10)
    person.menu("settle.title")
    person.press("ok")
    person.choose("settle.per_none")
    assert stake(person) is None and "3.90" not in page(person)


def test_the_end_of_a_game_says_who_pays_whom(person):
    play(person, events=(ROUND, {"event": "stop"}))
    assert "pays" not in page(person) and "0.50" not in page(person)
    person.menu("settle.title")
    set_stake(person, "win", 50)
    assert page(person).count("0.50") >= 2
    person.press("back", "back")
    assert page(person).count("0.50") == 2
    # The next game is played for nothing until somebody says so; then the same is offered.
    play(person, events=())
    app = person.box.device.app
    assert stakes.stake_of(app.store, 2, app.game) is None
    person.menu("settle.title")
    person.press("ok")
    person.choose("settle.per_win")
    person.accept()
    assert stakes.stake_of(app.store, 2, app.game) == ("win", 50)
    assert "no winner" in page(person)


def test_chips_on_the_board_settle_nothing_yet(person):
    play(person, "rummoli", ({"event": "ante"},))
    person.menu("settle.title")
    person.press("ok")
    assert "point" not in person.screen()
    person.choose("settle.per_chip")
    person.number(5)
    person.reads("settle.chips_on_board", n=27)
    # A game that was stopped cannot be settled either; what to do now is another thing.
    app = person.box.device.app
    app.session.ledger.add({"event": "stop"})
    app.show_sheet()
    look(person)
    person.menu("settle.title")
    person.reads("settle.chips_left", n=27)


def test_a_stake_goes_with_its_game(person):
    play(person, events=(ROUND, {"event": "stop"}))
    app = person.box.device.app
    assert stakes.keep(app.store, 1, "win", 50)
    app.session.remove(1)
    play(person, events=())
    assert app.session.number == 1 and stake(person) is None


@pytest.mark.parametrize(
    "kept", ([], ["point"], ["point", 0], ["chip", 5], ["x", 5], 7, ["win", 10**6])
)
def test_what_is_no_stake_is_none(tmp_path, kept):
    from firmware.storage import beside
    from firmware.storage.store import Store

    store = Store(str(tmp_path))
    game = games.load("rumino")(NAMES)
    assert stakes.keep(store, 1, "point", settle_up.MAX_STAKE)
    assert stakes.stake_of(store, 1, game) == ("point", settle_up.MAX_STAKE)
    assert beside.put(store, 1, ".pay", kept)
    assert stakes.stake_of(store, 1, game) is None


def test_the_report_says_it_too(tmp_path, capsys):
    from firmware.storage.store import Store

    store = Store(str(tmp_path))
    for _ in range(2):
        house = games.load("rumino").settle(None)
        number, log = store.create(
            {"game": "rumino", "players": NAMES, "house": house, "dealer": "Ana"}
        )
        log.append(ROUND)
        log.append({"event": "stop"})
    stakes.keep(store, 1, "win", 50)
    assert export(["--from", str(tmp_path), "--format", "md", "-q"]) == 0
    out = capsys.readouterr().out
    assert "1 games together, each for its own stake." in out
    assert out.count("Settling up") == 1 and out.count("0.50") == 4
    assert export(["--from", str(tmp_path), "--format", "html", "-q"]) == 0
    assert "At 0.50 a win" in capsys.readouterr().out
    # What is asked for on the command line goes before what was set.
    assert export(["--from", str(tmp_path), "--format", "md", "--stake", "2", "-q"]) == 0
    out = capsys.readouterr().out
    assert "0.50" not in out and "2 games together, at 2.00 each." in out
