"""Readings of forms stay as long as there is room; others are read again when they are needed."""

import json

from engine import games, texts
from engine.api import Game
from engine.ask import answer
from engine.games import forms
from engine.games.forms import readings
from engine.texts import rulebook
from tests.portable.tools import Table

THREE = ("Ann", "Bo", "Cy")
SEVERAL = ("hearts", "king", "scopa", "euchre", "wizard")


def on_a_board(do):
    """Do it as if memory were short, after what other tests have loaded is let go."""
    forms._held.clear()
    for one in list(readings._readings):
        readings.drop(one)
    real = readings.free_memory
    readings.free_memory = lambda: 0
    try:
        do()
    finally:
        readings.free_memory = real


def kept():
    """Return the sections of what is kept, sorted."""
    return sorted([one.game.section for one in readings._readings])


def copied(name, **more):
    """Return a copy of a shipped form as a player's own, with other data."""
    return dict(
        json.loads(json.dumps(forms.data_of(name))), **dict({"form": "own_" + name}, **more)
    )


def look_at_several():
    for name in SEVERAL:
        assert games.load("form:" + name).name == "form:" + name
        assert texts.has("form:" + name + ".title")


def test_of_many_forms_those_stay_that_have_room():
    def look():
        look_at_several()
        assert kept() == ["form:wizard"]
        assert sum([one.weight for one in readings._readings]) <= readings.room()

    on_a_board(look)


def test_two_editions_in_turn_are_two_readings():
    new = copied("oh_hell")
    old = copied("oh_hell", title="Of old")

    def turns():
        found = []
        for turn in range(12):
            game = games.played("form:own_oh_hell", (old, new)[turn % 2])
            games.on_table(game)
            found.append(game.section)
            assert texts.text(game.section + ".title") == ("Of old", "Oh Hell")[turn % 2]
        assert len(set(found)) == 2 == len(kept())
        games.on_table(None)

    on_a_board(turns)


def test_of_forms_of_a_players_own_those_stay_that_have_room():
    for name in SEVERAL + ("skat", "burraco"):
        data = copied(name)
        forms.announce(data["form"], data["form"], (3, 7), lambda data=data: data)

    def switch():
        table = games.load("form:own_hearts")
        games.on_table(table)
        key = table.section + ".title"
        newest = table
        for _ in range(3):
            for name in SEVERAL + ("skat", "burraco"):
                game = games.load("form:own_" + name)
                assert game.name == "form:own_" + name and texts.has(game.section + ".title")
                # What is on the table stays, and is the same.
                assert games.load("form:own_hearts") is table and texts.has(key)
                # What was read last has room in any case.
                newest = game if game is not table else newest
                held = [one for one in readings._readings if one.held or one.game is newest]
                others = [one for one in readings._readings if one not in held]
                most = readings.room() - sum([one.weight for one in held])
                assert sum([one.weight for one in others]) <= max(most, 0)
        games.on_table(None)
        readings.make_room(0, 0)
        # A key that was noted before names the same text.
        assert texts.text(key) == "Hearts"

    on_a_board(switch)
    for name in SEVERAL + ("skat", "burraco"):
        forms.forget("own_" + name)


def test_a_form_that_is_tried_stays_until_it_is_released():
    tried = copied("oh_hell", form="tried")

    def look():
        game = forms.tried(tried)
        assert forms.tried(tried) is game
        forms.release(game)
        look_at_several()
        assert game.section in kept() and texts.has(game.section + ".title")
        assert forms.row_of("form:tried") is None
        forms.release(game)
        assert game.section not in kept() and not texts.has(game.section + ".title")

    on_a_board(look)


def test_a_program_that_has_many_games_at_once_has_the_words_of_each():
    def many():
        have = [Game(copied(name), ["Ann", "Bo", "Cy", "Di"]) for name in SEVERAL]
        for _ in range(2):
            for game, name in zip(have, SEVERAL):
                # Where the runtime does not know what is alive, a call brings the words back.
                game.can_add("undo")
                title = texts.fact(game.ledger.game_class.title)
                assert title == texts.fact(games.facts("form:" + name)[0]), name
                again = Game.load(str(game))
                assert again.ledger.game_class.section == game.ledger.game_class.section

    on_a_board(many)


def test_what_is_nested_deeper_than_any_form_is_refused():
    deep = []
    for _ in range(200):
        deep = [deep]
    for data in (deep, {"form": "deep", "steps": deep}, {"form": "deep", 1: deep}):
        assert "error" in answer({"ask": "form", "form": data})


def test_the_game_on_the_table_goes_on_with_its_words_and_rules():
    table = Table("form:oh_hell", THREE)
    table.add("bids", **{"bid": {"Ann": 1, "Bo": 0, "Cy": 2}})
    key = table.game.key_of("do_", "hand")
    before = texts.text(key), [row.number for row in rulebook.rules("OHL")]

    def look_and_play():
        look_at_several()
        assert "form:oh_hell" not in kept()
        after = texts.text(key), [row.number for row in rulebook.rules("OHL")]
        assert after == before and before[0] != key
        table.add("hand", **{"tricks": {"Ann": 4, "Bo": 5, "Cy": 1}})
        table.add("undo")
        copy = Table("form:oh_hell", THREE)
        copy.add("bids", **{"bid": {"Ann": 1, "Bo": 0, "Cy": 2}})
        assert copy.scores() == table.scores()

    on_a_board(look_and_play)


def test_questions_about_many_forms_keep_the_last():
    def question(name):
        form = dict(forms.data_of(name), form="asked_" + name)
        found = answer({"ask": "form", "form": form})
        assert found["ok"], found
        return [section for section in kept() if section.startswith("form:asked_")]

    for name in SEVERAL:
        first = question(name)
        assert len(first) == 1 and first[0].startswith("form:asked_" + name)
        # The same form again is not read again.
        assert question(name) == first
    section = first[0]
    data = {"form": "asked_again", "title": "X"}
    assert answer({"ask": "form", "form": data})["field"] == "form"
    assert not texts.has(section + ".title")
