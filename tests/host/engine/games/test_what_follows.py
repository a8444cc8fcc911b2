"""What follows from who closed is not asked; games of an earlier edition keep what was entered."""

import pytest

from engine import games
from engine.errors import EngineError
from engine.game.entry import Entry
from engine.record.ledger import Ledger

FOUR = ["Ana", "Ben", "Cy", "Dan"]


def asked(name, names, answers, **house):
    """Return the entry of a first round with these answers."""
    game = games.load(name)
    entry = Entry(Ledger(game, names, game.with_defaults(house)).game, "round")
    for value in answers:
        entry.answer(value)
    return entry


@pytest.mark.parametrize("won", ["chinchon", "ramino"])
def test_who_wins_the_game_at_once_ends_the_questions(won):
    entry = asked("form:" + won, FOUR, ["Ana", won])
    assert entry.event == {"event": "round", "closer": "Ana", "how": won}


def test_a_chinchon_that_only_counts_asks_for_the_points_of_the_others():
    entry = asked("form:chinchon", FOUR, ["Ana", "chinchon"], chinchon="points")
    assert entry.question.field == "points_left"


def test_who_closes_alone_at_burraco_is_not_asked_for_what_is_held():
    def held(names):
        entry = asked("form:burraco", names, ["Ana", True, 0, 1, 0, 0, 0, 0, 100, 200])
        return [row[1] for row in entry.page().rows if row[0] == "held"]

    assert held(FOUR[:2]) == ["Ben"]
    # A partner still holds cards.
    assert sorted(held(FOUR)) == ["Ana", "Ben"]


@pytest.mark.parametrize("won", ["chinchon", "ramino"])
def test_a_game_of_the_first_edition_keeps_the_points_that_were_entered(won):
    game = games.load("form:" + won)
    left = {"Ben": 9, "Cy": 7, "Dan": 2}
    event = {"event": "round", "closer": "Ana", "how": won, "points_left": left}
    old = Ledger(game, FOUR, game.restore_house({}))
    assert old.add(event).changes["Ben"] == 9
    with pytest.raises(EngineError):
        Ledger(game, FOUR, game.with_defaults({})).add(event)


def test_a_burraco_of_the_first_edition_keeps_what_was_held():
    game = games.load("form:burraco")
    two = {"Ana": 0, "Ben": 0}
    event = {"event": "round", "closer": "Ana", "pot": {"Ben": True}, "semi": two, "dirty": two}
    event.update(clean={"Ana": 1, "Ben": 0}, laid={"Ana": 100, "Ben": 200})
    event["held"] = {"Ana": 0, "Ben": 50}
    old = Ledger(game, FOUR[:2], game.restore_house({}))
    assert old.add(event).changes == {"Ana": 400, "Ben": 150}
    with pytest.raises(EngineError):
        Ledger(game, FOUR[:2], game.with_defaults({})).add(event)
