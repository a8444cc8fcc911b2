"""ANY-13: at the limit each of the others has one more turn, as in Farkle.

rork.nl/blog/rules-dice-game-farkle: whoever has 10,000 at the end of a turn starts the last round,
in which all others get one turn; reference.com: whoever then has the highest score is the winner.
"""

from engine import texts
from engine.ask import answer
from engine.game.entry import Entry
from engine.record.ledger import Ledger
from tests.portable.brute import Chance
from tests.portable.form_tables import noted
from tests.portable.race_models import farkle
from tests.portable.tools import FOUR, Table, shown, untyped

THREE = FOUR[:3]


def dice(*turns, names=THREE, **house):
    """Return a table of Farkle after (player, points) in turn."""
    given = {"target": 10000, "entry": "single", "limit": "turn", "deals": "no"}
    given.update(house)
    table = Table("any", names, **given)
    for name, points in turns:
        table.add("points", player=name, points=points)
    return table


# Ann 9,500, Bo 9,400, Cy 4,000: Ann is to throw.
NEAR = (("Ann", 9500), ("Bo", 9400), ("Cy", 4000))


def says(table):
    """Return what comes next as the screens say it."""
    key, facts = table.game.coming()
    return texts.text(key, **facts)


def test_eight_cases_of_farkle():
    for turns, over, winners, left in (
        # Nobody is there: everybody throws on.
        ((("Ann", 450),), False, [], ["Ann", "Bo", "Cy"]),
        # Ann is exactly there: Bo and Cy have a turn.
        ((("Ann", 500),), False, [], ["Bo", "Cy"]),
        # Bo misses: Cy has the last one.
        ((("Ann", 500), ("Bo", 0)), False, [], ["Cy"]),
        # Nobody beats her.
        ((("Ann", 500), ("Bo", 0), ("Cy", 1000)), True, ["Ann"], None),
        # Bo beats her in the last turn, and she has no other.
        ((("Ann", 500), ("Bo", 650), ("Cy", 50)), True, ["Bo"], None),
        # The last one beats both.
        ((("Ann", 600), ("Bo", 850), ("Cy", 6300)), True, ["Cy"], None),
        # Equal scores share the win.
        ((("Ann", 500), ("Bo", 600), ("Cy", 0)), True, ["Ann", "Bo"], None),
        # The last one of the round is there first: those before have one more turn, too.
        ((("Ann", 0), ("Bo", 0), ("Cy", 6000), ("Ann", 450)), False, [], ["Bo"]),
    ):
        table = dice(*(NEAR + turns))
        game = untyped(table.game)
        assert (game.over, game.winners) == (over, winners), turns
        if left is not None:
            assert game.to_score() == left
            assert Entry(game, "points").question.choices == [(name, name) for name in left]
        else:
            assert table.end()[1] == "ANY-13"


def test_whose_last_turn_it_is_is_said():
    table = dice(*NEAR)
    assert says(table).startswith("Enter a player's points") and not table.game.tells_round()
    effect = table.add("points", player="Ann", points=500)
    assert noted(effect)[-1] == ("ANY-13", "Ann is at 10000: one more turn for each of the others")
    assert table.game.tells_round() and untyped(table.game).next_up() == "Bo"
    assert says(table) == "One more turn each: Bo and Cy"
    table.add("points", player="Cy", points=0)
    # Out of turn, too.
    key, facts = table.game.coming()
    assert texts.variants(key, **facts)[1:] == ["Last turn: Bo", "Bo"]
    assert table.refuses("points", player="Cy", points=100) == "ANY-13"
    assert table.refuses("points", player="Ann", points=100) == "ANY-13"
    error = table.refusal("points", player="Cy", points=100)
    assert error.why() == "Cy has had the last turn"
    error = table.refusal("points", player="Ann", points=100)
    assert error.why() == "Ann was first at 10000: the others have one more turn each"


def test_undo_and_edit_in_the_last_round():
    table = dice(*NEAR)
    before = shown(table.game)
    table.add("points", player="Ann", points=500)
    last = shown(table.game)
    table.add("points", player="Bo", points=0)
    table.add("undo")
    assert shown(table.game) == last
    table.add("undo")
    assert shown(table.game) == before
    table.add("redo")
    table.add("redo")
    assert untyped(table.game).to_score() == ["Cy"]
    # Ann had 450 only: nobody is there, and Bo's turn was one like others.
    table.add("amend", index=3, to={"event": "points", "player": "Ann", "points": 450})
    assert not table.game.tells_round() and table.scores() == [9950, 9400, 4000]
    table.add("undo")
    assert untyped(table.game).to_score() == ["Cy"]
    # Read again, as after a power cut, it is the same.
    ledger = table.ledger
    again = Ledger(ledger.game_class, ledger.names, ledger.house, log=list(ledger.log))
    assert shown(again.game) == shown(table.game)
    assert untyped(again.game).to_score() == ["Cy"]


def test_who_leaves_or_comes_in_the_last_round():
    table = dice(*(NEAR + (("Ann", 500),)))
    table.leave("Bo")
    assert untyped(table.game).to_score() == ["Cy"]
    # Who comes back has the turn that the others have.
    table.add("join", player="Bo")
    assert untyped(table.game).to_score() == ["Bo", "Cy"]
    table.add("join", player="Di", score=9000)
    assert untyped(table.game).to_score() == ["Bo", "Cy", "Di"]
    table.add("points", player="Bo", points=0)
    table.leave("Bo")
    table.add("join", player="Bo")
    assert untyped(table.game).to_score() == ["Cy", "Di"]
    table.add("points", player="Di", points=2000)
    # The last one who has a turn leaves.
    table.leave("Cy")
    assert table.end() == (["Di"], "ANY-13")
    # Who was first leaves: nobody is there, and the others throw on.
    table = dice(*(NEAR + (("Ann", 500), ("Bo", 0))))
    table.leave("Ann")
    assert not table.game.over and untyped(table.game).to_score() == ["Bo", "Cy"]


def test_a_correction_and_a_higher_limit_in_the_last_round():
    table = dice(*(NEAR + (("Ann", 500), ("Bo", 700))))
    assert untyped(table.game).to_score() == ["Cy"]
    table.add("adjust", player="Ann", by=-50, reason="counted twice")
    # Now Bo is the one who is there, and the others have one more turn.
    assert untyped(table.game).to_score() == ["Cy", "Ann"]
    table.add("limit", to=20000)
    assert not table.game.tells_round()
    table.add("adjust", player="Cy", by=16000, reason="forgotten")
    assert untyped(table.game).to_score() == ["Ann", "Bo"]


def test_a_last_turn_needs_a_limit_and_points_of_one_player():
    question = {"ask": "score", "game": "any", "players": list(THREE), "events": []}
    for options, wrong in (
        ({"limit": "turn"}, True),
        ({"limit": "turn", "entry": "single"}, True),
        ({"limit": "turn", "target": 500}, True),
        ({"limit": "turn", "target": 500, "entry": "won"}, True),
        ({"limit": "turn", "target": 500, "entry": "single"}, False),
    ):
        found = answer(dict(question, options=options))
        assert (found.get("field") == "options") == wrong, options


def test_the_lowest_wins_after_the_last_turns_too():
    table = dice(("Ann", 60), ("Bo", 70), ("Cy", 90), target=100, wins="low")
    for name, points in (("Ann", 45), ("Bo", 20), ("Cy", 5)):
        assert not table.game.over
        table.add("points", player=name, points=points)
    assert table.end() == (["Bo"], "ANY-13")


def test_random_games_of_farkle_end_as_at_the_table():
    chance = Chance(10000)
    assert sum([farkle(chance) for _ in range(60)]) > 0
