"""docs/forms.md: the parts that it shows, put together as it says, are Oh Hell and Doppelkopf."""

import json
import re

from engine import games
from engine.ask import answer
from engine.games import forms
from engine.games.forms.reading import melds
from engine.texts import rulebook
from host_tools.base.boards import ROOT
from tests.portable.tools import untyped

PAGE = (ROOT / "docs/forms.md").read_text(encoding="utf-8")
PARTS = [part.strip() for part in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]
ANA = ("Ana", "Ben", "Cleo", "Dan")


def part(beginning):
    """Return the part of the page that begins so, as an object."""
    (found,) = [one for one in PARTS if one.startswith(beginning)]
    return json.loads(found if found[0] == "{" else "{" + found.rstrip(",") + "}")


def scores(form, events, **more):
    """Return what the events come to, or the refusal."""
    players = list(ANA[: form["players"][0]])
    asked = {"ask": "score", "game": "form", "form": form, "players": players, "events": events}
    return answer(dict(asked, **more))


def by_name(*values):
    return dict(zip(ANA, values, strict=False))


def test_each_rule_of_each_form_says_where_it_comes_from_or_that_it_was_not_verified():
    told = (ROOT / "docs/variants.md").read_text(encoding="utf-8")
    for name in forms.names():
        form = untyped(games.load(name)).form
        for at, source in enumerate(form.sources):
            number = form.number(at + 1)
            assert source == "not verified" or ": " in source or "not verified" in source, number
            assert f"**{number}**: {rulebook.find(number).full} *{source}*" in told


def test_the_table_of_limits_has_each_form_as_it_counts():
    page = (ROOT / "docs/dev/limits.md").read_text(encoding="utf-8")
    rows = [line.split("|")[1:-1] for line in page.splitlines() if line.startswith("| ")]
    told = {row[0].strip(): [cell.strip() for cell in row[1:]] for row in rows[1:]}
    for name in forms.names():
        game = untyped(games.load(name))
        ends, at_once, _ = told.pop(game.title)
        assert bool(at_once) == bool(game.form.when or game.form.won), name
        assert (ends == "in the round") == (name == "form:schieber"), name
    assert not told


def test_the_smallest_form_is_checked_and_played_as_the_page_says():
    form = part('{"form": "my_game"')
    assert answer({"ask": "form", "form": form})["ok"] is True
    asked = re.search(r"`('ask': 'score'[^`]*)`", PAGE)
    words = json.loads("{" + asked.group(1).replace("'", '"') + "}")
    assert answer(dict(words, form=form))["scores"] == by_name(12, 7, 30)


def oh_hell():
    """Return the form that sections 1 to 6 put together."""
    form = part('{"form": "my_game"')
    form.update(part('"options": ['))
    form.update(part('"let": ['))
    form.update(part('"steps": [\n  {"step": "bids"'))
    form.update(part('"rules": ['))
    bids, hand = form["steps"]
    bids.update(part('"check": [{"once": "not hook'))
    for step in (bids, hand):
        assert step["fields"][0]["is"] == "0 to 7"
        step["fields"][0]["is"] = "0 to dealt"
    assert hand["fields"][0]["sum"] == "7"
    hand["fields"][0]["sum"] = "dealt"
    said = re.findall(r"`([^`]*)`", PAGE)
    for words, name in (("cards + 1 - round", "let"), ("tricks if tricks != bid and", "score")):
        (words,) = [one for one in said if one.startswith(words)]
        if name == "let":
            form["let"][0][1] = words
        else:
            hand["score"][-1] = words
    (end,) = [one for one in said if one.startswith('"end": ')]
    return dict(form, **json.loads("{" + end + "}"))


def test_oh_hell_is_put_together_from_the_page():
    form = oh_hell()
    bids = {"event": "bids", "bid": by_name(3, 1, 2)}
    hand = {"event": "hand", "tricks": by_name(3, 2, 2)}
    assert scores(form, [bids, hand])["scores"] == by_name(13, 0, 12)
    by_trick = scores(form, [bids, hand], options={"missed": "tricks"})
    assert by_trick["scores"] == by_name(13, 2, 12)
    refused = scores(form, [{"event": "bids", "bid": by_name(3, 2, 2)}])
    named = form["rules"][2]["en"].replace("{option:hook=no}", '"Bids must not add up: no"')
    assert (refused["rule"], refused["error"]) == ("OUR-3", named)
    last = [dict(bids, bid=by_name(1, 1, 1)), dict(hand, tricks=by_name(1, 0, 0))]
    over = scores(form, last, options={"cards": 1})
    assert (over["status"], over["winners"]) == ("over", ["Ana"])


def test_sides_that_change_each_round():
    step = dict(part('"fields": [{"field": "re"'), step="hand")
    rules = [{"en": "Four players."}, {"en": "One or two play Re."}]
    form = {"form": "dk", "players": [4], "steps": [step], "end": {"wins": "high"}, "rules": rules}

    def hand(re, won):
        flags = dict(zip(ANA, re, strict=True))
        return scores(form, [{"event": "hand", "re": flags, "won": won, "value": 4}])

    assert hand((True, False, True, False), True)["scores"] == by_name(4, -4, 4, -4)
    assert hand((False, True, False, False), False)["scores"] == by_name(4, -12, 4, 4)
    assert hand((True, True, True, False), True)["rule"] == "DKX-2"


def test_a_race_is_over_in_the_term_that_arrives_as_the_page_says():
    race = part('"steps": [\n  {"step": "play"')
    race.update(form="my_race", players=[2], rules=[{"en": "Two players."}])

    def deal(pegs, hand, **more):
        events = [{"event": "play", "pegs": by_name(*pegs)}, {"event": "hands"}]
        events[0].update(more)
        events[1]["hand"] = by_name(*hand)
        return events

    first = [*deal((60, 55), (0, 0)), {"event": "crib", "crib": 5}]
    # Ana deals first and has the crib; Ben deals then, so that her hand is counted before his.
    over = scores(race, first + deal((40, 45), (16, 29)))
    assert (over["scores"], over["winners"]) == (by_name(121, 100), ["Ana"])
    short = scores(race, first + deal((40, 45), (15, 21)))
    assert (short["scores"], short["winners"]) == (by_name(120, 121), ["Ben"])
    # Both arrive in the play: whoever was first is asked only then.
    first[-2]["hand"] = by_name(0, 6)
    both = deal((60, 60), (0, 0))[:1]
    assert "error" in scores(race, first + both)
    told = [dict(both[0], first="Ben")]
    assert scores(race, first + told)["winners"] == ["Ben"]
    assert "error" in scores(race, [dict(first[0], first="Ben")])


def test_the_first_rummy_counts_a_hand_as_the_page_says():
    form = part('{"form": "my_rummy"')
    (words,) = re.findall(r"'cards': '([^']*)'", PAGE)
    asked = {"ask": "deadwood", "game": "form", "form": form, "cards": words.split()}
    found = answer(asked)
    assert "It counts %d: the king is left" % found["deadwood"] in PAGE
    assert found["left"] == ["KH"]
    form["melds"] = part('"melds": {"deck"')["melds"]
    asked = {"ask": "opens", "game": "form", "form": form, "cards": "JH QH * 3S 4S 5S".split()}
    assert answer(asked)["points"] == 42


def test_loba_is_judged_and_scored_as_the_page_says():
    form = part('{"form": "loba"')
    assert answer({"ask": "form", "form": form})["ok"] is True
    for cards, ok, rule in (
        ("4S 4H 4C", True, "LOB-1"),
        ("4S 4H 4S", False, "LOB-1"),
        ("4S 4H 4C 4D", False, "LOB-1"),
        ("4S 4H *", False, "LOB-2"),
        ("5H 6H 7H", True, "LOB-2"),
        ("5H * 7H", True, "LOB-2"),
        ("5H * * 8H", False, "LOB-2"),
        ("10S JS QS KS AS", True, "LOB-2"),
        ("AS 2S 3S 4S", True, "LOB-2"),
        ("KS AS 2S 3S", False, "LOB-2"),
    ):
        found = answer({"ask": "meld", "game": "form", "form": form, "cards": cards.split()})
        assert (found["ok"], found["rule"]) == (ok, rule), cards
    asked = {"ask": "layoff", "game": "form", "form": form, "cards": ["8H", "*", "4D"]}
    found = answer(dict(asked, table=[["5H", "6H", "7H"], ["4S", "4H", "4C"]]))
    assert sorted(card for card, _ in found["laid"]) == ["*", "8H"] and found["deadwood"] == 4
    # A joker, an ace and a three are left; Ana has laid all down at once.
    hand = {"event": "round", "closer": "Ana", "at_once": True, "points": {"Ben": 23}}
    hand["points_cards"] = {"Ben": ["JK", "AS", "3D"]}
    assert scores(form, [hand])["scores"] == by_name(-10, 23)


def test_every_part_of_melds_is_in_the_table_and_is_read():
    rows = PAGE.split("## Melds")[1]
    named = set(re.findall(r"`([a-z ]+)`", " ".join(re.findall(r"^\| (.*?) \|", rows, re.M))))
    assert named - {"part"} == set(melds.PARTS) | {"deck"}
    for words in re.findall(r'`("(?:hand|opens)": .*?)`', rows):
        form = part('{"form": "my_rummy"')
        form["melds"].update(json.loads("{" + words + "}"))
        assert answer({"ask": "form", "form": form})["ok"], words
