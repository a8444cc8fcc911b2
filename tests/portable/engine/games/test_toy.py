"""A sixth game from outside of the engine, played through the ledger, its questions and `ask`."""

from engine import games
from engine.ask import answer
from engine.errors import RuleError
from tests.portable import toy
from tests.portable.tools import FOUR, Table, fill_in, raises, score, untyped


def with_toy(test):
    """Run `test` while the toy is offered, and leave nothing behind."""
    toy.install()
    try:
        test()
    finally:
        toy.remove()


def play_through_the_ledger():
    table = Table("toy", FOUR, dealer="Bo")
    table.add("trick", winner="Ann", points=20)
    assert table.scores() == [20, 0, 0, 0] and table.game.dealer == "Cy"
    assert table.refuses("trick", winner="Ann", points=21) == "TOY-2"
    assert table.refuses("trick", winner="Ann", points=1, double=True) == "TOY-2"
    assert table.refuses("gift", player="Ann", to="Ann") == "TOY-3"
    assert table.refuses("trick", winner="Eve", points=1) == "input"
    assert table.refuses("round", winner="Ann") == "input"
    table.add("gift", player="Ann", to="Bo")
    table.add("gift", player="Ann", to=None)
    assert table.scores() == [10, 5, 0, 0]
    table.add("undo")
    table.add("amend", index=0, to={"event": "trick", "winner": "Di", "points": 7})
    assert table.scores() == [-5, 5, 0, 7] and untyped(table.game).streak == "Di"
    table.leave("Cy")
    table.add("join", player="Eve", seat=0)
    table.adjust("Eve", 40)
    table.add("trick", winner="Eve", points=10)
    assert table.end() == (["Eve"], "TOY-4")
    assert table.game.places() == [["Eve"], ["Di"], ["Bo"], ["Ann"], ["Cy"]]


def test_the_ledger_plays_it():
    with_toy(play_through_the_ledger)


def answer_its_questions():
    table = Table("toy", FOUR, double="yes")
    entry = fill_in(table.game, "trick", None, ("Cy", 13, True))
    assert entry.event == {"event": "trick", "winner": "Cy", "points": 13, "double": True}
    table.ledger.add(entry.event)
    assert table.scores() == [0, 0, 26, 0]
    assert fill_in(table.game, "trick", entry.event).event == entry.event
    for event in (
        {"event": "gift", "player": "Bo", "to": None},
        {"event": "gift", "player": "Bo", "to": "Di"},
    ):
        assert fill_in(table.game, "gift", event).event == event
    entry = fill_in(table.game, "trick")
    entry.back()
    entry.back()
    error = raises(RuleError, entry.answer, 21)
    assert error.rule == "TOY-2" and error.why() == "21 cannot be: a trick has 20 at most"


def test_its_questions_make_its_events():
    with_toy(answer_its_questions)


def ask_about_it():
    assert [game["id"] for game in answer({"ask": "games"})["games"]][-1:] == ["toy"]
    events = [{"event": "trick", "winner": "Ann", "points": 9}, {"event": "stop"}]
    reply = score("toy", FOUR, events)
    assert reply["winners"] == ["Ann"] and reply["rule"] == "ALL-4"
    reply = answer({"ask": "deal", "game": "toy", "players": ["A", "B"], "dealer": "A"})
    assert reply["packets"] == [3, 2] and reply["why"] == "Five cards each; B leads"
    reply = answer({"ask": "rule", "number": "toy-4"})
    assert reply["rules"][0]["house"] == ["target"]
    assert score("toy", FOUR, [], options={"target": 0})["field"] == "options"


def test_ask_answers_about_it():
    with_toy(ask_about_it)


def test_nothing_stays_behind():
    with_toy(lambda: None)
    assert "toy" not in games.names()
    assert score("toy", FOUR, [])["field"] == "game"
