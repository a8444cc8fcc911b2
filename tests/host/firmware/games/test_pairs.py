"""Statistics of partners, beside those of persons: on the box and in exports."""

import json
import random

import pytest

from engine import games, texts
from engine.games import forms
from firmware.games.statistics import Statistics, together
from host_tools.evening.export import markdown, open_backup, page, read_game, statistics_text
from tests.proof.robot.player import Player

FOUR = ["Ana", "Ben", "Cleo", "Dan"]
SIDES = {"opposite": [(0, 2), (1, 3)], "left": [(0, 1), (2, 3)], "right": [(3, 0), (1, 2)]}


def play(app, dice, seats):
    """Play a game of Euchre to 5; return the pairs, the winning one first."""
    names = dice.sample(FOUR, 4)
    game = forms.load("form:euchre")
    house = game.with_defaults({"target": 5, "sides": seats})
    app.session.start_game("form:euchre", names, house, names[0])
    pairs = [sorted(names[at] for at in side) for side in SIDES[seats]]
    points = [0, 0]
    while max(points) < 5:
        maker, alone, tricks = dice.choice(names), dice.random() < 0.3, dice.randrange(6)
        event = {"event": "hand", "maker": maker, "alone": alone, "tricks": tricks}
        app.open_game.ledger.add(event)
        side = 0 if maker in pairs[0] else 1
        if tricks < 3:
            points[1 - side] += 2
        else:
            points[side] += 1 if tricks < 5 else 4 if alone else 2
    best = points.index(max(points))
    return [" + ".join(pairs[best]), " + ".join(pairs[1 - best])]


def test_gin_19_the_pairs_of_four_are_counted():
    with Player("sim_128x64", FOUR) as table:
        app = table.box.device.app
        house = games.load("gin").with_defaults({"target": 30})
        app.session.start_game("gin", FOUR, house, "Ana")
        while not app.game.over:
            for ender, opponent in (("Ana", "Ben"), ("Cleo", "Dan")):
                if not app.game.over:
                    hand = {"event": "round", "ender": ender, "opponent": opponent}
                    app.open_game.ledger.add(dict(hand, deadwood={ender: 0, opponent: 30}))
        number = app.open_game.number
        app.session.close()
        counted = Statistics(app.store)
        while counted.left():
            counted.step()
        found = {name: row[:2] for name, row in together(counted.pairs).items()}
        assert found == {"Ana + Cleo": [1, 1], "Ben + Dan": [1, 0]}
        exported = json.loads(statistics_text([read_game(open_backup(table.box.data), number)]))
        assert {name: one["wins"] for name, one in exported["pairs"].items()} == {
            name: row[1] for name, row in found.items()
        }


@pytest.mark.parametrize("board", ["sim_128x64", "sim_72x40"])
def test_partners_are_counted_as_pairs_and_as_persons(board):
    dice = random.Random(5)
    played: dict[str, int] = {}
    wins: dict[str, int] = {}
    persons: dict[str, int] = {}
    with Player(board, FOUR) as table:
        app = table.box.device.app
        for at in range(12):
            first, second = play(app, dice, list(SIDES)[at % 3])
            for pair in (first, second):
                played[pair] = played.get(pair, 0) + 1
            wins[first] = wins.get(first, 0) + 1
            for name in first.split(" + "):
                persons[name] = persons.get(name, 0) + 1
            app.session.close()
        counted = Statistics(app.store)
        while counted.left():
            counted.step()
        rows = together(counted.pairs)
        assert {name: row[:2] for name, row in rows.items()} == {
            name: [played[name], wins.get(name, 0)] for name in played
        }
        # The first of two sides, or the second.
        assert all(row[2] == 2 * row[0] - row[1] for row in rows.values())
        assert {
            name: row[1] for name, row in together(counted.by_game).items() if row[1]
        } == persons
        # On the screen they come after the people; a page of a pair is like that of a person.
        app.open("people.statistics")
        table.wait(500)
        screen = app.stack[-1]
        pairs = [name for name, _ in screen.items()[4:]]
        assert sorted(pairs) == sorted(played)
        pair = pairs[0]
        for _ in range(4):
            table.press("down")
        table.press("ok")
        assert app.stack[-1].name == pair
        assert app.stack[-1].lines(app.ui)[0] == (("stats.games", {}), str(played[pair]))
        # The exports say the same.
        source = open_backup(table.box.data)
        found = [read_game(source, number) for number in source.numbers()]
        answer = json.loads(statistics_text(found))["pairs"]
        assert {name: [one["games"], one["wins"]] for name, one in answer.items()} == {
            name: [played[name], wins.get(name, 0)] for name in played
        }
        assert list(answer) == pairs
        for words in (markdown(found), page(found)):
            assert all(name in words.replace("\\", "") for name in played)


def test_in_the_list_of_games_partners_are_one():
    with Player("sim_128x64", FOUR) as table:
        app = table.box.device.app
        house = games.load("gin").with_defaults({"target": 30})
        app.session.start_game("gin", FOUR, house, "Ana")
        number = app.open_game.number
        for ender, opponent in (("Ana", "Ben"), ("Cleo", "Dan")):
            hand = {"event": "round", "ender": ender, "opponent": opponent}
            app.open_game.ledger.add(dict(hand, deadwood={ender: 0, opponent: 30}))
        app.session.close()
        over, _, leaders = app.session.standings.find(number)[1:4]
        assert leaders == ["Ana + Cleo"]
        app.open("past.saved")
        table.box.step()
        table.says("Ana + Cleo won" if over else "Ana + Cleo:")


def test_a_correction_asks_whose_side_and_which_way():
    with Player("sim_128x64", FOUR) as table:
        app = table.box.device.app
        house = forms.load("form:spades").with_defaults(None)
        app.session.start_game("form:spades", FOUR, house, "Ana")
        questions = app.game.questions("adjust", {})
        next(questions)
        asked = questions.send("Cleo")
        assert texts.text(asked.key, **asked.facts) == "Ana + Cleo: plus or minus?"
        asked = questions.send(-1)
        assert texts.text(asked.key, **asked.facts) == "Ana + Cleo, fewer points: how many?"
