"""The front door of the package: names, texts and mistakes, as a person types them."""

import ast
import contextlib
import json
import random
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import api, games
from engine.cards import DECKS
from engine.compat import copied
from engine.errors import EngineError, InputError, RuleError
from engine.game.verdict import Verdict
from engine.games.forms import PREFIX, SHIPPED, data_of
from engine.record import ledger as record
from tests.portable.tools import untyped
from tests.proof import samples
from tests.proof.forms import tries
from tests.proof.forms.naive import Book, Refused

HAND = "2H 3H 4H 9S 9D 9C KD"
HANDS = (api.deadwood, api.melds, api.best_discard, api.is_meld)
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
        assert ledger.house == games.load(name).with_defaults(None)
        assert isinstance(ledger, record.Ledger)
    house = games.load(name).with_defaults(None)
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


def test_a_form_may_call_its_fields_as_other_games_call_their_cards():
    for word in ("cards", "hands", "left"):
        field = {"field": word, "is": "player or nobody"}
        each = {"field": word + "s", "for": "each player", "is": "0 to 9"}
        step = {"step": "round", "fields": [field, each], "score": word + " + " + word + "s"}
        form = {"form": "mine", "players": [2, 6], "steps": [step], "end": {"wins": "high"}}
        ledger = api.Ledger(form, ["Ana", "Bo"])
        ledger.add({"event": "round", word: "Ana", word + "s": {"Ana": 3, "Bo": 4}})
        assert [player.score for player in ledger.game.players] == [4, 4]


def test_the_cards_of_a_primiera_may_be_texts_and_names_are_no_cards():
    ledger = api.Ledger("scopa", ["Ana", "Bo"])
    hand = {"cards": "Ana", "coins": None, "seven": "Bo", "sweeps": {"Ana": 0, "Bo": 0}}
    ledger.add(dict(hand, event="round", primiera=None))
    assert [player.score for player in ledger.game.players] == [1, 1]
    keyed = {"Ana": "7S, 7H 7C AD", "Bo": ("6S", "6H", "6C", "7D")}
    ledger.add(dict(hand, event="round", primiera="Ana", primiera_cards=keyed))
    assert ledger.log[-1]["primiera_cards"]["Ana"] == ["7S", "7H", "7C", "AD"]


def test_a_form_that_is_ready_is_called_by_its_name_alone():
    hand = "2H 3H 4H 9S 9D 9C KD 5C 6C 7C JH JD JS"
    for call in (api.deadwood, api.melds):
        assert call("scala40", hand) == call("form:scala40", hand)
    assert api.is_meld("scala40", "QS KS AS") and not api.is_meld("rumino", "QS KS AS")
    with pytest.raises(InputError, match="Hearts does not say what melds are"):
        api.is_meld("hearts", "QS KS AS")


def test_the_event_of_a_game_says_which_fields_hold_cards():
    ledger = api.Ledger("rumino", ["Ana", "Bo"])
    ledger.add({"event": "rumino", "player": "Ana", "cards": "2H 3H 4H 5H 6H 7H 8H"})
    assert ledger.log[-1]["cards"] == "2H 3H 4H 5H 6H 7H 8H".split()


@pytest.mark.parametrize(
    "call",
    [
        *(lambda bad, f=f: f(bad, HAND) for f in HANDS),
        *(lambda bad, f=f: f("rumino", bad) for f in HANDS),
        lambda bad: api.deadwood("rumino", HAND, twins=bad),
        lambda bad: api.deadwood("rumino", HAND, nonsense=bad),
        lambda bad: api.play(bad or 5, ["R2 R3 R4"]),
        lambda bad: api.play("R5", [bad or 5]),
        lambda bad: api.play("R5", bad if bad != [] else 5),
        lambda bad: api.poker(bad),
        lambda bad: api.poker({"Ana": bad, "Bo": HAND}),
        lambda bad: api.game_class(bad),
        lambda bad: api.Game(bad, ["Ana", "Bo"]),
        lambda bad: api.Game("rumino", bad or 5),
        lambda bad: api.Game("rumino", ["Ana", "Bo"]).add(bad),
        lambda bad: api.Game("rumino", ["Ana", "Bo"]).add("round", ender=bad),
        lambda bad: api.Game("rumino", ["Ana", "Bo"]).amend(bad, "round"),
        lambda bad: api.Game.load(
            json.dumps({"game": "rumino", "players": bad, "events": []}, default=str)
        ),
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
        assert isinstance(error, (api.InputError, api.RuleError)), bad
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


def test_a_ledger_keeps_nothing_of_the_caller():
    ledger = api.Ledger("rumino", ["Ana", "Bo"])
    deadwood = {"Ana": 30, "Bo": 4}
    event = {"event": "round", "ender": "Bo", "deadwood": deadwood}
    ledger.add(event)
    deadwood["Ana"], deadwood["Bo"] = 10, 5
    event["ender"] = "Bo"
    ledger.add(event)
    amended = {"event": "amend", "index": 1, "to": event}
    ledger.add(amended)
    deadwood.clear()
    event.clear()
    amended.clear()
    assert [player.score for player in ledger.game.players] == [40, 9]
    ledger.add({"event": "undo"})
    ledger.add({"event": "undo"})
    assert [player.score for player in ledger.game.players] == [30, 4]


def entries(name):
    """Yield the players, then some entries, of a game or form; a wrong one may be among them."""
    if name in games.names():
        players = list(samples.of(name).players)
        yield players
        yield from samples.of(name).rounds(players)
        return
    assert name in tries.PLAYERS, name + " is to have a row in PLAYERS, tests/proof/forms/tries.py"
    rng, in_sides = random.Random(name), name in tries.IN_SIDES
    players = list(tries.NAMES[: 4 if in_sides else max(tries.PLAYERS[name][0], 3)])
    yield players
    book = Book(name, players, {}, tries.SEATS["opposite"](players) if in_sides else None)
    for _ in range(12):
        if not book.now().over:
            event = tries.entry(rng, name, book.now())
            with contextlib.suppress(Refused):
                book.add(event)
            yield event


@pytest.mark.parametrize("name", [*games.names(), *(row[0] for row in SHIPPED)])
def test_a_game_knows_how_it_stands_as_the_question_score_does(name):
    players, *events = entries(name)
    game = api.Game(name, players)
    assert game.players == players and game.history == game.changes == []
    for event in untyped(events):
        refused = game.why_not(**event)
        assert game.can_add(**event) == (refused is None)
        if refused is None:
            game.add(**event)
        else:
            with pytest.raises(type(refused), match=re.escape(str(refused))):
                game.add(**event)
    assert game.history
    question = json.loads(str(game))
    said = api.answer(question)
    assert game.scores == said["scores"] and game.places == said["places"]
    assert game.winners == said["winners"] and game.out == said["out"]
    assert game.changes == said["rounds"] and game.dealer == said["dealer"]
    assert game.is_over == (said["status"] == "over") and game.pots == said.get("pots", {})
    assert game.house == question["options"]
    assert game.leaders == said["places"][0]
    again = api.Game.load(str(game))
    assert str(again) == str(game) and repr(again) == repr(game)
    game.undo()
    assert len(game.history) == len(again.history) - 1
    # What was undone is in the text, too.
    game = api.Game.load(str(game))
    game.redo()
    assert game.history == again.history and game.scores == again.scores


def test_a_game_of_ones_own_form_comes_back_from_its_text():
    form = copied(DARTS)
    form["steps"][0]["score"] = "hit"
    game = api.Game(form, ["Ana", "Bo"], dealer="Bo")
    game.add("turn", hit={"Ana": 60, "Bo": 45})
    form["form"] = "other"
    again = api.Game.load(str(game))
    assert again.scores == {"Ana": 60, "Bo": 45} and again.dealer == game.dealer
    assert repr(again) == "<Game of form:darts: Ana 60, Bo 45>"


def test_what_is_amended_has_the_index_of_the_history():
    game = api.Game("rumino", ["Ana", "Bo"])
    for left in (10, 20, 30):
        game.add("round", ender="Bo", deadwood={"Ana": left, "Bo": 4})
    game.undo()
    game.amend(1, "round", ender="Bo", deadwood={"Ana": 21, "Bo": 4})
    assert [event["deadwood"]["Ana"] for event in game.history] == [10, 21]
    game.amend(1, **dict(game.history[1], ender="Bo"))
    assert game.scores == {"Ana": 31, "Bo": 8}
    with pytest.raises(InputError) as caught:
        game.amend(2, "void")
    assert caught.value.field == "index"


def test_what_a_game_returns_is_the_callers():
    game = api.Game("rumino", ["Ana", "Bo"])
    deadwood = {"Ana": 30, "Bo": 4}
    game.add("round", ender="Bo", deadwood=deadwood)
    deadwood["Ana"] = 0
    before = str(game), game.scores, game.changes
    for got in (game.history, game.changes, game.places, game.players, game.actions):
        del got[0]
    game.history[0]["deadwood"]["Ana"] = 7
    game.changes[0]["Ana"] = 7
    game.places[0].append("Zoe")
    for got in (game.scores, game.house):
        got.clear()
    assert before == (str(game), game.scores, game.changes)


def test_the_events_that_can_be_added_now():
    game = api.Game("rumino", ["Ana", "Bo"], {"out_at": 50})
    assert game.actions[0] == "round" and "join" in game.actions
    refused = game.why_not("round", ender="Bo", deadwood={"Ana": 31, "Bo": 30})
    assert isinstance(refused, RuleError) and refused.rule == "RMN-8"
    assert not game.can_add("bid") and isinstance(game.why_not("bid"), InputError)
    game.add("round", ender="Bo", deadwood={"Ana": 51, "Bo": 4})
    assert game.is_over and game.actions == [] and game.dealer is None
    assert game.winners == game.leaders == ["Bo"] and game.out == ["Ana"]
    assert not game.can_add("void")
    for step in (game.redo, api.Game("gin", ["Ana", "Bo"]).undo):
        with pytest.raises(RuleError):
            step()


@pytest.mark.parametrize(
    "text", ["", "7", "[]", "{}", "{", '{"events": []}', '{"game": "rumino", "events": 5}']
)
def test_a_text_that_is_no_game_is_refused(text):
    with pytest.raises(InputError):
        api.Game.load(text)


@pytest.mark.parametrize("name", ["event", "index", "self"])
def test_no_field_of_a_form_is_called_as_what_stands_beside_the_fields(name):
    form = copied(DARTS)
    form["steps"][0]["fields"][0]["field"] = form["steps"][0]["score"] = name
    with pytest.raises(InputError, match=name):
        api.Game(form, ["Ana", "Bo"])


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=3),
    lambda some: (
        st.lists(some, max_size=3) | st.dictionaries(st.text(max_size=3), some, max_size=3)
    ),
    max_leaves=12,
)


def parts_of(value):
    """Yield a value and all that it holds."""
    yield value
    for one in value.values() if isinstance(value, dict) else value:
        if isinstance(one, (dict, list)):
            yield from parts_of(one)


@given(JSON.filter(lambda value: isinstance(value, (dict, list))))
def test_a_copy_shares_nothing(value):
    other = copied(value)
    assert other == value
    assert not {id(one) for one in parts_of(other)} & {id(one) for one in parts_of(value)}


def test_no_event_is_refused_for_a_field_that_it_cannot_have():
    """`events` is the field of the question `score` alone, in which it answers with an index."""
    for path in Path(api.__file__).parent.rglob("*.py"):
        assert 'InputError("events"' not in path.read_text("utf-8"), path


GARBAGE = (None, -1, "x", [], {}, 1.5, True, "Zoe", 10**9, ["x"], [["x"]], {"x": 1})


def spoiled(event):
    """Yield (field, an event with garbage there), of each field and each part by name."""
    for field in event:
        if field != "event":
            for bad in GARBAGE:
                yield field, {**event, field: bad}
            yield field, {name: event[name] for name in event if name != field}
        if isinstance(event[field], dict):
            for name in event[field]:
                for bad in GARBAGE:
                    yield f"{field}.{name}", {**event, field: {**event[field], name: bad}}


@pytest.mark.parametrize("name", games.names())
def test_what_is_malformed_is_named_by_its_field(name):
    players = list(samples.of(name).players)
    ledger = api.Ledger(name, players)
    found = 0
    for event in [*samples.of(name).rounds(players), samples.of(name).correction(players, "so")]:
        for field, wrong in spoiled(event):
            for before, entry in (
                ("", wrong),
                ("to.", {"event": "amend", "index": 0, "to": wrong}),
            ):
                if before and not ledger.count:
                    continue
                try:
                    ledger.check(entry)
                except InputError as error:
                    found += 1
                    said = error.field.removeprefix(before)
                    assert error.field.startswith(before)
                    # An empty object lacks somebody; of two fields, one is needed.
                    one_of_two = error.key == "all.one_of_two"
                    assert said.startswith(field) or one_of_two, (entry, error.field, str(error))
                except RuleError:
                    pass
        ledger.add(event)
    assert found > 20


def test_the_field_of_a_malformed_event_is_that_of_the_page():
    ledger = api.Ledger("rumino", ["Ana", "Bo"])
    event = {"event": "round", "ender": "Bo", "deadwood": {"Ana": "many", "Bo": 3}}
    for changed, field in (
        ({}, "deadwood.Ana"),
        ({"ender": "Zoe"}, "ender"),
        ({"deadwood": {"Bo": 3}}, "deadwood.Ana"),
        ({"deadwod": {}}, "deadwod"),
        ({"event": "rund"}, "event"),
    ):
        with pytest.raises(InputError) as caught:
            ledger.add({**event, **changed})
        assert caught.value.field == field
    hands = {"Ana": "1S", "Bo": HAND}
    with pytest.raises(InputError) as caught:
        ledger.add({"event": "round", "ender": "Bo", "hands": hands})
    assert caught.value.field == "hands.Ana"


@pytest.mark.parametrize("name", [*games.names(), "hearts"])
def test_a_wrong_house_rule_lists_those_there_are(name):
    game = api.game_class(name)
    with pytest.raises(InputError) as caught:
        api.Ledger(game, ["Ana", "Bo", "Cy"], {"nonsense": 1})
    assert caught.value.field == "options"
    assert "nonsense" in str(caught.value)
    assert all(option.name in str(caught.value) for option in game.options)


def test_a_ledger_plays_the_forms_that_are_ready():
    for row in SHIPPED:
        for game in (row[0], PREFIX + row[0], data_of(row[0])):
            ledger = api.Ledger(game, ["Ana", "Ben", "Cleo", "Dan"][: max(row[2], 3)])
            assert ledger.game.title == row[1] and ledger.count == 0
    ledger = api.Ledger("hearts", ["Ana", "Ben", "Cleo"])
    effect = ledger.add({"event": "round", "points": {"Ana": 26, "Ben": 0, "Cleo": 0}})
    assert effect.changes == {"Ana": 0, "Ben": 26, "Cleo": 26}
    with pytest.raises(InputError, match="hearts"):
        api.Ledger("whist", ["Ana", "Ben"])


DARTS = {
    "form": "darts",
    "players": [2, 8],
    "steps": [
        {"step": "turn", "fields": [{"field": "hit", "for": "each player", "is": "0 to 180"}]}
    ],
    "end": {"wins": "high", "limit": 501},
}


def test_a_form_of_ones_own_is_read_as_it_is_when_it_is_given():
    form = copied(DARTS)
    form["steps"][0]["score"] = "hit"
    ledger = api.Ledger(form, ["Ana", "Bo"])
    form["steps"][0]["score"] = "hit * 2"
    twice = api.Ledger(form, ["Ana", "Bo"])
    turn = {"event": "turn", "hit": {"Ana": 60, "Bo": 45}}
    assert ledger.add(turn).changes == {"Ana": 60, "Bo": 45}
    assert twice.add(turn).changes == {"Ana": 120, "Bo": 90}
    question = {"ask": "score", "game": "form", "form": form, "players": ["Ana", "Bo"]}
    question["events"] = [turn]
    assert api.answer(question)["scores"] == {"Ana": 120, "Bo": 90}
    form["steps"][0]["score"] = "hit * 3"
    assert api.answer(question)["scores"] == {"Ana": 180, "Bo": 135}
    form["steps"][0]["score"] = "hits"
    with pytest.raises(InputError, match="there is no field 'hits'"):
        api.Ledger(form, ["Ana", "Bo"])


def test_an_entry_after_which_there_is_no_event_has_an_effect_of_nothing():
    ledger = api.Ledger("rumino", ["Ana", "Bo"])
    event = {"event": "round", "ender": "Bo", "deadwood": {"Ana": 31, "Bo": 4}}
    assert ledger.add(event).changes["Ana"] == 31
    assert ledger.add({"event": "undo"}).changes == {"Ana": 0, "Bo": 0}
    assert ledger.add({"event": "redo"}).changes["Ana"] == 31


def test_what_people_print_says_what_it_is():
    ledger = api.Ledger("rumino", ["Ana", "Bo"])
    effect = ledger.add({"event": "round", "ender": "Bo", "deadwood": {"Ana": 31, "Bo": 4}})
    assert repr(ledger) == "<Ledger of <rumino: Ana 31, Bo 4>, events: 1>"
    assert repr(effect) == "<Effect of round: {'Ana': 31, 'Bo': 4}>"
    assert repr(ledger.game.players) == "[<Ana 31>, <Bo 4>]"
    assert repr(DECKS[0]) == "<Deck standard52>"
    rule = [one for one in api.game_class("gin").options if one.name == "box"][0]
    assert repr(rule) == "<GIN-14 box: 25 (%s)>" % rule.allowed()
    play = api.play("R5", ["R2 R3 R4"])
    assert ast.literal_eval(repr(play)[len("Play") :]) == (play.cards, play.table, play.proved)
    rules = games.load("rumino").rules_for(games.load("rumino").with_defaults(None))
    from engine.rummy.referee import judge_meld

    for cards in ("QS KS AS", "9S 9D 9C"):
        verdict = judge_meld(rules, rules.deck.read_all(cards.split()))
        assert isinstance(verdict, Verdict)
        word = "yes" if verdict.ok else "no"
        assert repr(verdict).startswith(f"<Verdict {word}, RMN-")
        assert all(card in repr(verdict) for card in cards.split())


def test_the_family_is_what_the_page_says():
    assert issubclass(InputError, EngineError) and issubclass(RuleError, EngineError)
    assert set(api.__all__) >= {"EngineError", "InputError", "RuleError", "Game", "Ledger"}
    assert all(getattr(api, name) for name in api.__all__)


@pytest.mark.parametrize("name", ["version", "__versions__", "__version__"])
def test_only_the_installed_package_has_a_version(name):
    """tests/host/host_tools/release/test_package.py asks it for the version."""
    with pytest.raises(AttributeError, match=f"has no attribute '{name}'"):
        getattr(api, name)


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("rommé", "romme"),
        ("Scala 40", "scala40"),
        ("ruminno", "rumino"),
        ("form:herts", "hearts"),
        ("phase_10", "phase10"),
    ],
)
def test_a_name_that_is_nearly_a_games_is_told_with_the_one_that_is_meant(name, meant):
    for language, words in (("en", "did you mean"), ("it", "intendevi")):
        api.use_language(language)
        with pytest.raises(InputError, match=rf"; {words} '{meant}'\?$") as error:
            api.Game(name, ["Ana", "Bo", "Cy"])
        assert error.value.field == "game"
        if meant in games.names():
            said = api.answer({"ask": "score", "game": name, "players": ["Ana"], "events": []})
            assert f"'{meant}'?" in said["error"]


def test_a_form_is_told_from_a_game():
    for ask in ("deadwood", "meld", "opens"):
        said = api.answer({"ask": ask, "game": "chinchon", "cards": ["AS"]})
        assert said["field"] == "game" and '"form": "chinchon"' in said["error"], ask
    said = api.answer({"ask": "form", "form": "rommé"})
    assert said["field"] == "form" and said["error"].endswith("did you mean 'romme'?")


def test_the_package_speaks_the_language_that_was_chosen():
    game = api.Game("rumino", ["Ana", "Bo"])
    refused = game.why_not("round", ender="Bo", deadwood={"Ana": 31, "Bo": 30})
    assert refused is not None and str(refused) == "Bo cannot knock with 30: at most 7"
    api.use_language("it")
    assert str(refused).startswith("Bo non può bussare")
    api.use_language("en")
    for wrong in ("xx", "", None, 7, ["it"], "EN"):
        with pytest.raises(InputError) as error:
            api.use_language(untyped(wrong))
        assert error.value.field == "language"


def test_a_question_is_answered_in_its_language_and_the_next_is_not():
    asked = {"ask": "meld", "game": "rumino", "cards": ["QS", "KS", "AS"]}
    english = api.answer(asked)
    italian = api.answer(dict(asked, language="it"))
    assert english["why"].startswith("the ace") and italian["why"].startswith("l'asso")
    assert api.answer(asked) == english == api.answer(dict(asked, language="en"))
    assert dict(italian, why="") == dict(english, why="")
    # Also of what is wrong, and of what is no question at all.
    assert "lingua" not in api.answer(dict(asked, cards=[], language="it"))["error"]
    for wrong in ("xx", 7, None, ["it"]):
        assert api.answer(dict(asked, language=wrong))["field"] == "language"
    assert api.answer(asked) == english


def test_every_error_has_a_field():
    game = api.Game("rumino", ["Ana", "Bo"])
    refused = game.why_not("round", ender="Bo", deadwood={"Ana": 31, "Bo": 30})
    assert isinstance(refused, RuleError) and refused.rule == "RMN-8" and refused.field == "event"
    refused = game.why_not("round", ender="Cy", deadwood={})
    assert isinstance(refused, InputError) and refused.field == "ender"
