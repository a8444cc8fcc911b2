"""Settling up on the device: a stake is set during a game or at its end; who pays whom is on the
page, at the end of the game and in the report; the saved game stays as it is, to the byte.
"""

import pytest

from engine import games, texts
from engine.record import settle_up
from firmware.games import stakes
from host_tools.evening.export.__main__ import main as export
from tests.proof.played import PLAYED
from tests.proof.robot.eyes import forms
from tests.proof.robot.player import BOARDS, Player

NAMES = ["Ana", "Ben", "Cy"]
ROUND = {"event": "round", "ender": "Ana", "deadwood": {"Ana": 3, "Ben": 20, "Cy": 31}}


@pytest.fixture(params=BOARDS)
def person(request):
    with Player(request.param, NAMES) as person:
        yield person


def play(person, name="rumino", events=(ROUND,), house=None):
    """Begin a game with some entries; look at its sheet."""
    app = person.box.device.app
    app.session.start_game(name, NAMES, games.load(name).with_defaults(house), NAMES[0])
    for event in events:
        app.open_game.ledger.add(event)
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
    person.choose("payments.per_" + per)
    person.number(coins)


def page(person):
    """Return the words of the page, the bar without its detail."""
    return person.paper()


def test_a_stake_during_a_game_outlives_a_power_cut(person):
    play(person)
    before = journal(person)
    person.menu("payments.title")
    assert stake(person) is None
    set_stake(person, "point", 10)
    # Ana has 17 and 28 points less than the others, Ben 17 more and 11 less: Cy pays both shares.
    shown = page(person)
    assert "3.90" in shown and "0.60" in shown and "4.50" not in shown, shown
    assert journal(person) == before
    person.restart()
    assert stake(person) == ("point", 10)
    person.menu("payments.title")
    person.press("ok")
    person.choose("payments.per_none")
    assert stake(person) is None and "3.90" not in page(person)


def test_a_stake_that_is_set_before_the_game_outlives_a_power_cut(person):
    app = person.box.device.app
    app.open("setup.ready", "rummoli", NAMES)
    look(person)
    person.choose("ui.stake")
    person.press("back")
    person.choose("ui.stake")
    person.choose("payments.per_chip")
    person.number(25)
    person.says("payments.at_chip", amount="0.25")
    # A set-up is saved once its picture is out.
    person.box.wait(3000)
    person.restart()
    person.move_to("ui.stake")
    person.says("payments.at_chip", amount="0.25")
    person.choose("ui.begin")
    assert stake(person) == ("chip", 25)
    # Another game is played for nothing unless somebody says so.
    app = person.box.device.app
    app.home()
    app.open("setup.ready", "ginski", NAMES)
    look(person)
    person.choose("ui.stake")
    person.choose("payments.per_none")
    person.choose("ui.begin")
    assert app.game.name == "ginski"
    assert stakes.stake_of(app.store, app.open_game.number, app.game) is None


def test_the_end_of_a_game_says_who_pays_whom(person):
    play(person, events=(ROUND, {"event": "stop"}))
    assert "pays" not in page(person) and "0.50" not in page(person)
    person.menu("payments.title")
    set_stake(person, "win", 50)
    assert page(person).count("0.50") >= 2
    person.press("back", "back")
    assert page(person).count("0.50") == 2
    # The next game is played for nothing until somebody says so; then the same is offered.
    play(person, events=())
    app = person.box.device.app
    assert stakes.stake_of(app.store, 2, app.game) is None
    person.menu("payments.title")
    person.press("ok")
    person.choose("payments.per_win")
    person.accept()
    assert stakes.stake_of(app.store, 2, app.game) == ("win", 50)
    assert "no winner" in page(person)


def test_chips_on_the_board_settle_nothing_yet(person):
    play(person, "rummoli", ({"event": "ante"},))
    person.menu("payments.title")
    person.press("ok")
    assert "point" not in person.screen()
    person.choose("payments.per_chip")
    person.number(5)
    person.reads("payments.chips_on_board", n=27)
    # A game that was stopped cannot be settled either; what to do now is another thing.
    app = person.box.device.app
    app.open_game.ledger.add({"event": "stop"})
    app.show_sheet()
    look(person)
    person.menu("payments.title")
    person.reads("payments.chips_left", n=27)


def test_the_game_does_not_end_with_chips_on_the_board_unsaid(person):
    play(person, "rummoli", ({"event": "ante"},))
    person.menu("all.do_stop")
    person.reads("Chips left on the board: 27", "RML-17")
    # The cut comes between hands: the hand is cancelled first, if the players say so (RML-19).
    person.press("right")
    person.choose("all.no")
    assert person.box.device.app.stack[-1].module == "table.preview"
    person.press("right")
    person.choose("all.yes")
    person.choose("Cy")
    person.reads("Cy collects 27 from the board", "RML-17")
    person.keep()
    log = [event["event"] for event in person.box.device.app.open_game.ledger.events()]
    assert log == ["ante", "void", "finish"]


def test_between_hands_the_cut_is_one_press_away(person):
    hand = ({"event": "poker", "winners": ["Ana"]}, OUT)
    play(person, "rummoli", ({"event": "ante"}, *hand))
    person.menu("all.do_stop")
    person.reads("Chips left on the board: 21")
    person.press("right")
    # Back leads to the page that ends the game without the cut.
    person.press("back")
    assert person.box.device.app.stack[-1].module == "table.preview"
    person.press("right")
    person.choose("Ben")
    person.keep()
    assert not person.box.device.app.game.board.chips()


def test_who_ends_the_game_all_the_same_reads_why_nobody_pays(person):
    play(person, "rummoli", ({"event": "ante"},))
    app = person.box.device.app
    assert stakes.keep(app.store, 1, ("chip", 5))
    person.menu("all.do_stop")
    person.keep()
    person.reads("payments.chips_left", n=27)


def test_without_chips_on_the_board_nothing_is_offered(person):
    play(person, "rummoli", ())
    person.menu("all.do_stop")
    assert "board" not in page(person)
    assert "right" not in [key for key, _ in person.box.device.app.stack[-1].hints()]


@pytest.mark.parametrize("board", ("sim_128x64", "sim_72x40"))
@pytest.mark.parametrize("language", PLAYED)
def test_all_12_the_page_says_that_two_settle_what_changed_while_both_were_there(board, language):
    scores = {"event": "round", "points": {"Ana": 5, "Ben": 90, "Cy": 30}}
    joins = {"event": "join", "player": "Dee", "score": 90}
    with Player(board, ("Ana", "Ben", "Cy")) as person:
        play(person, "any", (scores, joins), {"wins": "low"})
        app = person.box.device.app
        app.settings.put("language", language)
        texts.use(language)
        assert stakes.keep(app.store, 1, ("point", 10))
        app.open("people.payments")
        look(person)
        words = page(person)
        assert any(form in words for form in forms("payments.at_table")), words
        # Nobody owes Dee anything, nor she anybody.
        assert "Dee" not in str(app.stack[-1].paid)
    texts.use("en")


OUT = {"event": "out", "player": "Ben", "left": {"Ana": 3, "Cy": 2}}


def test_who_leaves_with_a_debt_reads_that_it_is_paid_in_the_end(person):
    poker = {"event": "poker", "winners": ["Ben"]}
    play(person, "rummoli", ({"event": "ante"}, poker, OUT), {"chips_each": 9})
    person.menu("all.do_leave")
    person.choose("Ana")
    person.reads("Ana leaves with a debt of 3, paid when you settle up", "ALL-12")
    person.keep()
    person.menu("all.do_join")
    person.choose("Ana")
    person.reads("Ana returns with 0", "The debt of 3 from before is paid when you settle up")
    person.keep()
    app = person.box.device.app
    assert app.session.add({"event": "finish", "winner": "Cy"})
    assert stakes.keep(app.store, 1, ("chip", 10))
    app.show_sheet()
    look(person)
    # Ana has lost 9 chips and 3 more, and so has nobody gained or lost a cent on the way.
    assert dict(settle_up.balances(app.open_game.ledger, "chip", 10))["Ana"] == -120


def test_all_12_a_debt_that_was_left_behind_locks_nothing(person, capsys):
    """The evening by which a box once failed at every start."""
    events = (
        {"event": "ante"},
        {"event": "poker", "winners": ["Ana"]},
        {"event": "out", "player": "Ana", "left": {"Ben": 4, "Cy": 2}},
        {"event": "leave", "player": "Ben"},
        {"event": "join", "player": "Ben"},
        {"event": "finish", "winner": "Ana"},
    )
    play(person, "rummoli", events, {"chips_each": 9})
    assert stakes.keep(person.box.device.app.store, 1, ("chip", 1))
    person.restart()
    app = person.box.device.app
    app.session.resume(1)
    look(person)
    # Ben, who is back, pays for the nine chips of the start and the four of the debt.
    person.reads("0.13")
    found = settle_up.balances(app.open_game.ledger, "chip", 1)
    assert found == [("Ana", 24), ("Ben", -13), ("Cy", -11)]
    for form in ("html", "md"):
        assert export(["--from", person.box.data, "--format", form, "-o", "-", "-q"]) == 0
        assert "0.13" in capsys.readouterr().out


def test_a_rematch_keeps_the_stake_and_shows_it(person):
    play(person, events=(ROUND,))
    app = person.box.device.app
    assert stakes.keep(app.store, 1, ("win", 50))
    person.menu("all.do_stop")
    person.keep()
    person.press("ok")
    person.move_to("ui.stake")
    person.says("payments.at_win", amount="0.50")
    person.choose("ui.begin")
    assert app.open_game.number == 2 and stakes.stake_of(app.store, 2, app.game) == ("win", 50)
    # So does the same again from the start screen, after a power cut and without the old game.
    app.session.remove(1)
    app.session.close()
    look(person)
    person.restart()
    app = person.box.device.app
    person.choose("ui.same_again", game="Rumino")
    person.move_to("ui.stake")
    person.says("payments.at_win", amount="0.50")
    # And it is forgotten where it is set to nothing.
    person.choose("ui.stake")
    person.choose("payments.per_none")
    person.choose("ui.begin")
    assert stakes.stake_of(app.store, app.open_game.number, app.game) is None


def test_where_players_go_out_a_win_is_offered_first(person):
    play(person)
    person.menu("payments.title")
    person.press("ok")
    screen = person.box.device.app.stack[-1]
    assert [row[0][0] for row in screen.items()][:2] == ["payments.per_win", "payments.per_point"]
    assert screen.about() is None
    person.move_to("payments.per_point")
    assert screen.about() == ("payments.about_point", {})
    person.says("payments.about_point")
    person.choose("payments.per_point")
    person.number(10)
    assert "whoever wins" in page(person)
    play(person, "ginski", ())
    person.menu("payments.title")
    person.press("ok")
    screen = person.box.device.app.stack[-1]
    assert screen.items()[0][0][0] == "payments.per_point" and screen.about() is None


@pytest.mark.parametrize(
    ("language", "words"),
    (
        ("en", "Each point won or lost is paid, whoever wins"),
        ("it", "ogni punto vinto o perso, chiunque vinca"),
    ),
)
def test_points_that_are_payments_where_players_go_out_are_explained(person, language, words):
    house = {"entry": "won", "limit": "out", "target": 100, "start": 20}
    app = person.box.device.app
    play(person, "any", ({"event": "won", "winners": ["Ana"], "points": 6},), house)
    texts.use(language)
    try:
        # Before the game and in it, a win is offered first.
        app.open("setup.ready", "any", NAMES, app.game.house)
        look(person)
        person.choose("ui.stake")
        rows = [row[0][0] for row in app.stack[-1].items()]
        kinds = ("win", "paid", "difference", "none")
        assert rows == ["payments.per_" + kind for kind in kinds]
        app.show_sheet()
        look(person)
        person.menu("payments.title")
        person.press("ok")
        person.choose("payments.per_paid")
        person.number(10)
        text = page(person)
        assert words in text and "differ" not in text, text
    finally:
        texts.use("en")


def test_all_12_points_that_are_payments_are_named_so_before_and_in_the_game(person):
    house = {"entry": "won", "start": 20}
    play(person, "any", ({"event": "won", "winners": ["Ana"], "points": 6},), house)
    app = person.box.device.app
    for house, key in ((app.game.house, "payments.per_paid"), (None, "payments.per_point")):
        app.open("setup.ready", "any", NAMES, house)
        look(person)
        person.choose("ui.stake")
        assert app.stack[-1].items()[0] == ((key, {}), "")
    app.show_sheet()
    look(person)
    person.menu("payments.title")
    person.press("ok")
    person.choose("payments.per_paid")
    person.number(10)
    # The winner gets 6 points, not 6 more than one and 9 more than another.
    assert page(person).count("0.30") == 2
    assert settle_up.balances(app.open_game.ledger, *stake(person))[0] == ("Ana", 60)


def test_a_stake_goes_with_its_game(person):
    play(person, events=(ROUND, {"event": "stop"}))
    app = person.box.device.app
    assert stakes.keep(app.store, 1, ("win", 50))
    app.session.remove(1)
    play(person, events=())
    assert app.open_game.number == 1 and stake(person) is None


@pytest.mark.parametrize(
    "kept", ([], ["point"], ["point", 0], ["chip", 5], ["x", 5], 7, ["win", 10**6])
)
def test_what_is_no_stake_is_none(tmp_path, kept):
    from firmware.storage.store import Store

    store = Store(str(tmp_path))
    game = games.load("rumino")(NAMES)
    assert stakes.keep(store, 1, ("point", settle_up.MAX_STAKE))
    assert stakes.stake_of(store, 1, game) == ("point", settle_up.MAX_STAKE)
    assert store.put_beside(1, ".pay", kept)
    assert stakes.stake_of(store, 1, game) is None


def test_the_report_says_it_too(tmp_path, capsys):
    from firmware.storage.store import Store

    store = Store(str(tmp_path))
    for _ in range(2):
        house = games.load("rumino").with_defaults(None)
        number, log = store.create(
            {"game": "rumino", "players": NAMES, "house": house, "dealer": "Ana"}
        )
        log.append(ROUND)
        log.append({"event": "stop"})
    stakes.keep(store, 1, ("win", 50))
    assert export(["--from", str(tmp_path), "--format", "md", "-o", "-", "-q"]) == 0
    out = capsys.readouterr().out
    assert "Games together: 1, each for its own stake." in out
    assert out.count("Settling up") == 1 and out.count("0.50") == 5
    assert "At 0.50 a win, from each other player." in out
    assert export(["--from", str(tmp_path), "--format", "html", "-o", "-", "-q"]) == 0
    assert "At 0.50 a win" in capsys.readouterr().out
    # What is asked for on the command line goes before what was set.
    assert export(["--from", str(tmp_path), "--format", "md", "--stake", "2", "-o", "-", "-q"]) == 0
    out = capsys.readouterr().out
    assert "0.50" not in out and "Games together: 2, at 2.00 each." in out
