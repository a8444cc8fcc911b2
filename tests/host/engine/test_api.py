"""The front door of the package: names, texts and mistakes, as a person types them."""

import ast

import pytest

from engine import api, games
from engine.cards import DECKS
from engine.errors import EngineError, InputError, RuleError
from engine.game.verdict import Verdict
from engine.record import ledger as record
from tests.proof import samples

HAND = "2H 3H 4H 9S 9D 9C KD"
BAD = (None, 7, "", "x", [], ["x"], [7], {}, {"x": "x"}, [[]], True, b"x", int, object(), "\ud800")


def test_cards_are_a_list_or_one_text():
    for cards in (HAND, HAND.split(), tuple(HAND.split()), HAND.lower(), HAND.replace(" ", ", ")):
        assert api.deadwood("rumino", cards) == 10
        assert api.melds("rumino", cards) == [["9S", "9D", "9C"], ["2H", "3H", "4H"]]
    assert api.best_discard("rumino", HAND + " AS") == "KD"
    assert api.play("R5 B9", ["R2 R3 R4"]).cards == api.play(["R5"], [["R2", "R3", "R4"]]).cards
    assert api.poker({"Ana": "AS AD KC KH 2S", "Bo": "QS QD QC 4H 2D".split()}) == ["Bo"]


@pytest.mark.parametrize("name", games.names())
def test_a_ledger_takes_a_game_by_name_or_class_and_only_the_rules_that_differ(name):
    players = list(samples.of(name).players)
    for game in (name, games.load(name)):
        ledger = api.Ledger(game, players)
        assert ledger.house == games.load(name).settle(None)
        assert isinstance(ledger, record.Ledger)
    house = games.load(name).settle(None)
    some = sorted(house)[0]
    assert api.Ledger(name, players, {some: house[some]}).house == house


def test_cards_in_events_may_be_texts_also_in_an_amended_one():
    texts, lists = api.Ledger("rumino", ["Ana", "Bo"]), api.Ledger("rumino", ["Ana", "Bo"])
    hands = {"Ana": HAND, "Bo": "2S 3S 4S 5S 6S 7S AD"}
    event = {"event": "round", "ender": "Bo", "hands": hands}
    other = dict(event, hands=dict(hands, Ana="KS KH 2H 3H 5H 7D 9C"))
    split = dict(event, hands={name: cards.split() for name, cards in hands.items()})
    texts.check(event)
    assert texts.preview(event)[1].is_like(lists.preview(split)[1])
    texts.add(event)
    lists.add(split)
    assert texts.log == lists.log and event["hands"] is hands and hands["Ana"] == HAND
    texts.add({"event": "amend", "index": 0, "to": other})
    assert texts.game.players[0].score > lists.game.players[0].score


@pytest.mark.parametrize(
    "call",
    [
        *(lambda bad, f=f: f(bad, HAND) for f in (api.deadwood, api.melds, api.best_discard)),
        *(lambda bad, f=f: f("rumino", bad) for f in (api.deadwood, api.melds, api.best_discard)),
        lambda bad: api.deadwood("rumino", HAND, twins=bad),
        lambda bad: api.deadwood("rumino", HAND, nonsense=bad),
        lambda bad: api.play(bad or 5, ["R2 R3 R4"]),
        lambda bad: api.play("R5", [bad or 5]),
        lambda bad: api.play("R5", bad if bad != [] else 5),
        lambda bad: api.poker(bad),
        lambda bad: api.poker({"Ana": bad, "Bo": HAND}),
        lambda bad: api.game(bad),
        lambda bad: api.Ledger(bad, ["Ana", "Bo"]),
        lambda bad: api.Ledger("rumino", bad),
        lambda bad: api.Ledger("rumino", ["Ana", "" if isinstance(bad, str) else bad]),
        lambda bad: api.Ledger("rumino", ["Ana", "Bo"], bad or 5),
        lambda bad: api.Ledger("rumino", ["Ana", "Bo"], dealer=bad or "?"),
        lambda bad: api.Ledger("rumino", ["Ana", "Bo"]).add(bad),
        lambda bad: api.Ledger("rumino", ["Ana", "Bo"]).add({"event": bad}),
        lambda bad: api.Ledger("rumino", ["Ana", "Bo"]).check({"event": "amend", "to": bad}),
        lambda bad: api.Ledger("rumino", ["Ana", "Bo"]).preview(
            {"event": "round", "ender": "Ana", "hands": bad}
        ),
    ],
)
def test_every_mistake_is_an_error_of_the_one_family_with_a_sentence(call):
    for bad in BAD:
        with pytest.raises(EngineError) as caught:
            call(bad)
        error = caught.value
        assert type(error) in (api.InputError, api.RuleError), bad
        said = str(error)
        assert said and "\n" not in said and "{name" not in said, (bad, said)
        assert type(error).__name__ in repr(error) and said in repr(error)
        assert getattr(error, "field", "") or getattr(error, "rule", ""), (bad, said)


def test_what_a_rule_refuses_names_it():
    ledger = api.Ledger("rumino", ["Ana", "Bo"])
    before = repr(ledger)
    with pytest.raises(api.RuleError) as caught:
        ledger.add({"event": "round", "ender": "Bo", "deadwood": {"Ana": 31, "Bo": 30}})
    assert caught.value.rule == "RMN-8" and repr(ledger) == before


def test_what_people_print_says_what_it_is():
    ledger = api.Ledger("rumino", ["Ana", "Bo"])
    effect = ledger.add({"event": "round", "ender": "Bo", "deadwood": {"Ana": 31, "Bo": 4}})
    assert repr(ledger) == "<Ledger of <rumino: Ana 31, Bo 4>, events: 1>"
    assert repr(effect) == "<Effect of round: {'Ana': 31, 'Bo': 4}>"
    assert repr(ledger.game.players) == "[<Ana 31>, <Bo 4>]"
    assert repr(DECKS[0]) == "<Deck standard52>"
    rule = [one for one in api.game("gin").options if one.name == "box"][0]
    assert repr(rule) == "<GIN-14 box: 25 (%s)>" % rule.allowed()
    play = api.play("R5", ["R2 R3 R4"])
    assert ast.literal_eval(repr(play)[len("Play") :]) == (play.cards, play.table, play.proved)
    rules = games.load("rumino").rules_for(games.load("rumino").settle(None))
    from engine.rummy.referee import judge_meld

    for cards in ("QS KS AS", "9S 9D 9C"):
        verdict = judge_meld(rules, rules.deck.read_all(cards.split()))
        assert isinstance(verdict, Verdict)
        word = "yes" if verdict.ok else "no"
        assert repr(verdict).startswith(f"<Verdict {word}, RMN-")
        assert all(card in repr(verdict) for card in cards.split())


def test_the_family_is_what_the_page_says():
    assert issubclass(InputError, EngineError) and issubclass(RuleError, EngineError)
    assert set(api.__all__) >= {"EngineError", "InputError", "RuleError", "Ledger"}
    assert all(getattr(api, name) for name in api.__all__)


@pytest.mark.parametrize("name", ["version", "__versions__", "__version__"])
def test_only_the_installed_package_has_a_version(name):
    """tests/host/host_tools/test_package.py asks it for the version."""
    with pytest.raises(AttributeError, match=f"has no attribute '{name}'"):
        getattr(api, name)
