"""The forms that only the page has: whole, in their languages, and short enough for a link."""

import importlib
import re
from pathlib import Path

import pytest

from engine import texts
from engine.ask import answer
from engine.games import forms
from firmware.storage import forms as kept
from host_tools.boards.image import staging
from host_tools.play import form_link
from host_tools.play.form_words import with_table
from host_tools.play.more_forms import MORE
from host_tools.play.web import program
from host_tools.play.web.inside import form_desk
from tests.portable import paged
from tests.portable.brute import Chance
from tests.portable.race_models import cribbage

INSIDE = Path(form_desk.__file__).parent
NAMES = [row[0] for row in MORE]
NAMES_OF_TWO = ("Ana", "Ben")
YES, NO = {"ok": True}, {"ok": False}
# (form, question, cards, other fields, what the answer has, rule): from the sources of the rules.
ALL_SPADES = "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS"
DISPUTES = (
    ("burraco_melds", "meld", "8C 8D *", {}, {"kind": "set", "stands_for": ["8"]}, "BRM-8"),
    ("burraco_melds", "meld", "6C 6H * 6C", {}, {"ok": True, "kind": "set"}, "BRM-8"),
    ("burraco_melds", "meld", "2S 2H 2D", {}, NO, "BRM-10"),
    ("burraco_melds", "meld", "AC 2C 3C 2S 5C", {}, {"stands_for": ["4C"]}, "BRM-9"),
    ("burraco_melds", "meld", "5C 6C 2C 8C", {}, {"stands_for": ["7C"]}, "BRM-9"),
    ("burraco_melds", "meld", "5H * 2S 7H", {}, NO, "BRM-10"),
    ("burraco_melds", "meld", "QS KS AS", {}, {"ok": True, "kind": "run"}, "BRM-9"),
    ("burraco_melds", "meld", "AS 2S 3S", {}, {"stands_for": []}, "BRM-9"),
    ("burraco_melds", "meld", "KS AS 3S", {}, NO, "BRM-9"),
    ("burraco_melds", "meld", ALL_SPADES, {}, {"ok": True, "kind": "run"}, "BRM-9"),
    ("burraco_melds", "meld", ALL_SPADES + " AS", {}, NO, "BRM-9"),
    ("burraco_melds", "deadwood", "2S 2H 2D KS", {}, {"deadwood": 70}, "BRM-5"),
    ("burraco_melds", "layoff", "4S *", {"table": [["5S", "6S", "2D"]]},
     {"laid": [["4S", 0]]}, "BRM-11"),
    ("canasta_melds", "meld", "5S 5H 2S", {}, {"kind": "set", "stands_for": ["5"]}, "CNM-7"),
    ("canasta_melds", "meld", "5S 2S 2H", {}, NO, "CNM-9"),
    ("canasta_melds", "meld", "9S 9H 2S 2H *", {}, YES, "CNM-7"),
    ("canasta_melds", "meld", "9S 9H 2S 2H *", {"options": {"limit": "natural"}}, NO, "CNM-9"),
    ("canasta_melds", "meld", "9S 9H 9D 2S 2H 2D *", {}, NO, "CNM-9"),
    ("canasta_melds", "meld", "2S 2H *", {}, NO, "CNM-9"),
    ("canasta_melds", "meld", "4S 5S 6S", {}, NO, "CNM-7"),
    ("canasta_melds", "meld", "3S 3C 3S", {}, NO, "CNM-7"),
    ("canasta_melds", "opens", "KS KH KD", {"total": -5}, {"ok": True, "points": 30}, "CNM-8"),
    ("canasta_melds", "opens", "KS KH KD", {"total": 0}, {"ok": False, "points": 30}, "CNM-8"),
    ("canasta_melds", "opens", "KS KH *", {"total": 1495}, {"ok": True, "points": 70}, "CNM-8"),
    ("canasta_melds", "opens", "KS KH *", {"total": 1500}, {"ok": False, "points": 70}, "CNM-8"),
    ("canasta_melds", "opens", "AS AH AD 7H 7S *", {"total": 3000}, {"points": 120}, "CNM-8"),
    ("canasta_melds", "deadwood", "3S KS KH KD *", {}, {"deadwood": 5}, "CNM-5"),
    ("canasta_melds", "layoff", "KS 3S", {"table": [["KH", "KD", "*"]]}, {"deadwood": 5}, "CNM-7"),
    ("five_crowns", "meld", "9D 7C JD", {"round": 5}, {"stands_for": ["10D"]}, "FVC-3"),
    ("five_crowns", "meld", "6D 7X 7X 9D", {"round": 5}, {"ok": True, "kind": "run"}, "FVC-3"),
    ("five_crowns", "meld", "8C QS QX", {"round": 10}, {"ok": True, "kind": "set"}, "FVC-2"),
    ("five_crowns", "meld", "KS KD KH KH", {}, {"ok": True, "kind": "set"}, "FVC-2"),
    ("five_crowns", "meld", "3S 3H *", {}, YES, "FVC-2"),
    ("five_crowns", "meld", "QS KS 3S", {"round": 2}, NO, "FVC-3"),
    ("five_crowns", "meld", "9D 7C JD", {"round": 4}, NO, "FVC-3"),
    ("five_crowns", "deadwood", "JX QH KS", {}, {"deadwood": 36}, "FVC-5"),
    ("five_crowns", "deadwood", "* 4S 3H", {}, {"deadwood": 0, "may_end": True}, "FVC-5"),
    ("five_crowns", "deadwood", "3H * 9S 3S", {"round": 2}, {"deadwood": 9}, "FVC-5"),
    ("rummikub", "meld", "R5 B5 Y5 K5", {}, {"ok": True, "kind": "set"}, "RKB-2"),
    ("rummikub", "meld", "R5 B5 R5", {}, NO, "RKB-2"),
    ("rummikub", "meld", "B3 B4 B5 B6", {}, {"ok": True, "kind": "run"}, "RKB-3"),
    ("rummikub", "meld", "B12 B13 B1", {}, NO, "RKB-3"),
    ("rummikub", "meld", "R7 * R9", {}, {"stands_for": ["R8"]}, "RKB-3"),
    ("rummikub", "opens", "R9 B9 Y9", {}, {"ok": False, "points": 27}, "RKB-5"),
    ("rummikub", "opens", "R10 B10 *", {}, {"ok": True, "points": 30}, "RKB-5"),
    ("rummikub", "opens", "R11 R12 R13", {}, {"ok": True, "points": 36}, "RKB-5"),
    ("rummikub", "pays", "* R13", {}, {"points": 43}, "RKB-6"),
    ("rummikub", "layoff", "R4", {"table": [["R5", "R6", "R7"]]}, {"laid": [["R4", 0]]}, "RKB-5"),
)  # fmt: skip


def data(name):
    return importlib.import_module(f"host_tools.play.web.inside.more.{name}").form()


@pytest.mark.parametrize("name", NAMES)
def test_it_is_whole(name):
    form = data(name)
    game = forms.tried(form)
    try:
        (row,) = [row for row in MORE if row[0] == name]
        assert [form["form"], form["title"]] == row[:2]
        assert [min(form["players"]), max(form["players"])] == row[2:4]
        spoken = {one for rule in form["rules"] for one in rule if len(one) == 2} - {"on"}
        # Those whose words stand beside them have all languages.
        assert row[4] == ("" if name in paged.NAMES else " ".join(sorted(spoken)))
        assert forms.PREFIX + name not in forms.names() and not forms.named(form["prefix"])
        for rule in form["rules"]:
            assert rule["en"] and (rule.get("it") or name in paged.NAMES), rule
            # Those of a form that is on the boards, too, are said to be from somewhere there.
            if not name.endswith("_melds"):
                assert re.match(r"[\w.-]+\.\w+|this project: ", rule["from"]), rule
        assert re.match(r"[\w.-]+\.\w+", form["source"])
    finally:
        forms.release(game)


@pytest.mark.parametrize("name", NAMES)
def test_a_box_takes_it(name):
    text = form_link.text_of(data(name))
    assert len(text) <= kept.MAX_TEXT and kept.opened(text) == data(name)


@pytest.mark.parametrize("language", [one for one in texts.LANGUAGES if one != "en"])
@pytest.mark.parametrize("name", paged.NAMES)
def test_each_word_is_in_each_language_and_alone_a_box_takes_it(name, language, monkeypatch):
    monkeypatch.syspath_prepend(str(INSIDE))
    table = importlib.import_module(f"host_tools.play.web.inside.more.{language}.{name}").TEXTS
    own = dict(zip(table[::2], table[1::2], strict=True))
    asked = {}
    with_table(data(name), language, lambda key: asked.setdefault(key, own.get(key)))
    # A yes or no has the words of all forms, and a number may be its own name.
    lacking = [key for key in asked if not asked[key] and not re.search("_(yes|no|\\d+)$", key)]
    assert (lacking, sorted(set(own) - set(asked))) == ([], [])
    before = texts.language()
    texts.use(language)
    try:
        form = form_desk.data(name)
        assert kept.opened(form_link.text_of(form)) == form
        assert {language} == {one for rule in form["rules"] for one in rule if len(one) == 2} - {
            "on"
        }
        game = forms.tried(form)
        forms.release(game)
    finally:
        texts.use(before)


def test_they_are_on_the_page_and_on_no_board():
    inside = program.sources([])
    spoken = [one for one in texts.LANGUAGES if one != "en"]
    words = [f"more/{one}/{name}.py" for one in spoken for name in paged.NAMES]
    assert sorted(path for path in inside if path.startswith("more/")) == sorted(
        words + [f"more/{one}.py" for one in NAMES]
    )
    assert not [path for path in staging.sources() if path.stem in NAMES]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cribbage_is_pegged_as_on_the_board(players):
    chance = Chance(121 + players)
    both = [cribbage(chance, data("cribbage"), players) for _ in range(150)]
    assert sum(both) > 0


def deal(*steps, players=NAMES_OF_TWO, **house):
    asked = {"ask": "score", "game": "form", "form": data("cribbage"), "players": list(players)}
    return answer(asked | {"events": list(steps), "options": house})


def test_a_deal_of_cribbage_by_its_cards():
    """thecribbagebookstore.blogspot.com: a jack is 2 for the dealer; the dealer counts the crib."""
    play = {"event": "play", "heels": 2, "heels_cards": ["JS"], "pegs": {"Ana": 5, "Ben": 7}}
    hands = {"event": "hands", "hand": {"Ana": 10, "Ben": 6}}
    hands["hand_cards"] = {"Ana": ["5S", "5H", "KD", "2C"], "Ben": ["7S", "8H", "8C", "AD"]}
    crib = {"event": "crib", "box": 5, "box_cards": ["2S", "4S", "6S", "8S"]}
    assert deal(play, hands, crib)["scores"] == {"Ana": 2 + 5 + 10 + 5, "Ben": 7 + 6}
    assert deal(play, {**hands, "hand": {"Ana": 12, "Ben": 8}})["rule"] == "CRB-5"
    for none in (19, 25, 26, 27):
        wrong = {"event": "hands", "hand": {"Ana": none, "Ben": 8}}
        assert deal(play, wrong)["rule"] == "CRB-5"
        assert deal(play, hands, {"event": "crib", "box": none})["rule"] == "CRB-5"


def test_muggins_gives_what_was_overlooked_to_the_other_side_in_its_turn():
    play = {"event": "play", "heels": 0, "pegs": {"Ana": 50, "Ben": 51}}
    hands = {"event": "hands", "hand": {"Ana": 8, "Ben": 12}, "missed": {"Ana": 2, "Ben": 4}}
    found = deal(play, hands, muggins="yes")
    assert found["scores"] == {"Ana": 50 + 6 + 4, "Ben": 51 + 8 + 2}
    # Ben counts first: 8 of 12, and Ana has 4; then she counts 6 and is at 61 before he has his 2.
    play["pegs"] = {"Ana": 51, "Ben": 52}
    found = deal(play, hands, muggins="yes", target=61)
    assert (found["winners"], found["scores"]) == (["Ana"], {"Ana": 61, "Ben": 60})
    wrong = {**hands, "missed": {"Ana": 9, "Ben": 4}}
    assert deal(play, wrong, muggins="yes")["rule"] == "CRB-9"
    four = ("Ana", "Ben", "Cleo", "Dan")
    pegs = {"event": "play", "heels": 0, "pegs": {"Ana": 0, "Ben": 0}}
    hands = {"event": "hands", "hand": dict.fromkeys(four, 6), "missed": {"Cleo": 2}}
    hands["missed"] |= {"Ana": 0, "Ben": 0, "Dan": 0}
    found = deal(pegs, hands, players=four, muggins="yes")
    assert found["scores"] == {"Ana": 10, "Ben": 14, "Cleo": 10, "Dan": 14}
    # With three nobody can tell whose they are.
    three = four[:3]
    pegs = {"event": "play", "heels": 0, "pegs": dict.fromkeys(three, 0)}
    assert "error" in deal(pegs, {**hands, "hand": dict.fromkeys(three, 6)}, players=three)


@pytest.mark.parametrize("dispute", DISPUTES, ids=lambda one: " ".join(one[:3]))
def test_disputes_are_settled(dispute):
    name, question, cards, fields, wanted, rule = dispute
    asked = {"ask": question, "game": "form", "form": data(name), "cards": cards.split()}
    found = answer(asked | fields)
    assert {key: found.get(key) for key in wanted} == wanted, found
    assert found["rule"] == rule


def test_rounds_are_scored():
    def play(name, *events):
        asked = {"ask": "score", "game": "form", "form": data(name), "players": ["Ana", "Ben"]}
        return answer(asked | {"events": list(events)})

    left = {"event": "round", "closer": "Ana", "points_left": {"Ben": 43}}
    assert play("rummikub", left)["scores"] == {"Ana": 43, "Ben": -43}
    many = {"event": "round", "closer": "Ana", "points_left": {"Ben": 789}}
    assert play("rummikub", many)["rule"] == "RKB-6"
    one = {"event": "round", "closer": "Ana", "points_left": {"Ben": 33}}
    one["points_left_cards"] = {"Ben": ["KS", "KX", "7H"]}
    assert play("five_crowns", one)["scores"] == {"Ana": 0, "Ben": 33}
    held = {
        "held": {"Ana": 0, "Ben": 25},
        "laid": {"Ana": 120, "Ben": 0},
        "red": {"Ana": 1, "Ben": 0},
    }
    canastas = {"natural": {"Ana": 1, "Ben": 0}, "mixed": {"Ana": 1, "Ben": 0}}
    hand = {"event": "round", "closer": "Ana", "concealed": False, **canastas, **held}
    hand["melded"] = {"Ana": True, "Ben": False}
    assert play("canasta_melds", hand)["scores"] == {"Ana": 1120, "Ben": -25}
    assert play("canasta_melds", {**hand, "held": {"Ana": 0, "Ben": 0}})["rule"] == "CNM-5"
    assert "error" in play("canasta_melds", {**hand, "closer": None, "concealed": True})
    hand = {"event": "round", "closer": "Ana", "pot": {"Ben": False}, "laid": held["laid"]}
    hand |= {"clean": {"Ana": 1, "Ben": 0}, "semi": {"Ana": 0, "Ben": 0}}
    hand |= {"dirty": {"Ana": 0, "Ben": 0}, "held": {"Ben": 25}}
    assert play("burraco_melds", hand)["scores"] == {"Ana": 420, "Ben": -125}
    # Ben has not closed, so he holds a card; of what is laid, three cards make a meld.
    assert play("burraco_melds", {**hand, "held": {"Ben": 0}})["rule"] == "BRM-5"
    assert play("burraco_melds", {**hand, "laid": {"Ana": 120, "Ben": 10}})["rule"] == "BRM-7"
    over = play("five_crowns", *[{**left, "points_left": {"Ben": 1}}] * 11)
    assert (over["winners"], over["rule"]) == (["Ana"], "FVC-7")
