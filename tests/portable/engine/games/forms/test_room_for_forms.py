"""Where memory is short, two shipped forms stay; the others are read again when they are needed."""

from engine import games, texts
from engine.ask import answer
from engine.games import forms
from engine.texts import rulebook
from tests.portable.tools import Table

THREE = ("Ann", "Bo", "Cy")
SEVERAL = ("hearts", "king", "scopa", "euchre", "wizard")


def on_a_board(do):
    """Do it as if memory were short, after what other tests have loaded is let go."""
    forms._make_room()
    real = forms.free_memory
    forms.free_memory = lambda: 0
    try:
        do()
    finally:
        forms.free_memory = real


def look_at_several():
    for name in SEVERAL:
        assert games.load("form:" + name).name == "form:" + name
        assert texts.has("form:" + name + ".title")


def test_two_forms_stay():
    on_a_board(look_at_several)
    kept = ["form:euchre", "form:wizard"]
    assert sorted(forms._shipped) == kept
    assert sorted([name for name in forms._forms if name in forms.names()]) == kept


def test_the_game_on_the_table_goes_on_with_its_words_and_rules():
    table = Table("form:oh_hell", THREE)
    table.add("bids", **{"bid": {"Ann": 1, "Bo": 0, "Cy": 2}})
    key = table.game.key_of("do_", "hand")
    before = texts.text(key), [row.number for row in rulebook.rules("OHL")]

    def look_and_play():
        look_at_several()
        assert "form:oh_hell" not in forms._shipped
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
        return [section for section in forms._forms if section.startswith("form:asked_")]

    for name in SEVERAL:
        first = question(name)
        assert len(first) == 1 and first[0].startswith("form:asked_" + name)
        # The same form again is not read again.
        assert question(name) == first
    section = first[0]
    data = {"form": "asked_again", "title": "X"}
    assert answer({"ask": "form", "form": data})["field"] == "form"
    assert not texts.has(section + ".title")
