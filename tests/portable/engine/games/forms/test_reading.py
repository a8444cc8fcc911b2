"""A form with a mistake in each of its parts answers with its place, and what was meant."""

from engine import texts
from engine.ask import answer
from engine.compat import TYPE_CHECKING
from engine.games import forms
from engine.games.forms.mistakes import FormError
from engine.games.forms.reading.whole import read
from tests.portable.tools import raises

if TYPE_CHECKING:
    from typing import Any

HERE = {
    "form": "mine",
    "players": [3, 5],
    "options": [
        {"option": "bags", "is": ["ten", "free"], "rule": 1},
        {"option": "cards", "is": "1 to 52 // players", "default": 7},
    ],
    "let": [["dealt", "cards + 1 - round"]],
    "carried": [{"name": "kept", "is": "kept + tricks"}],
    "steps": [
        {
            "step": "bids",
            "fields": [{"field": "bid", "for": "each player", "is": "0 to dealt"}],
            "check": [{"once": "sum(bid) != dealt", "rule": 1}],
            "coming": {"en": "{dealt} cards"},
        },
        {
            "step": "hand",
            "fields": [
                {"field": "tricks", "for": "each player", "is": "0 to dealt"},
                {"field": "who", "is": "player or nobody"},
                {"field": "paid", "is": "yes/no", "when": "who"},
            ],
            "score": ["10 + bid if tricks == bid", "tricks"],
        },
    ],
    "end": {"wins": "high", "rounds": "cards"},
    "rules": [{"en": "Three to five play."}],
}


def copied(value):
    if isinstance(value, dict):
        return {key: copied(value[key]) for key in value}
    return [copied(one) for one in value] if isinstance(value, list) else value


def put(path, value):
    """Return the form with a part replaced; `path` has keys and places."""
    form: Any = copied(HERE)
    at = form
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return form


# (path, value, the sentence).
MISTAKES = (
    (["options", 0, "values"], {"nine": "9"}, "options[0].values: there is no 'nine' here"),
    (["options", 0, "values"], {"ten": 3}, "options[0].values.ten: write an object"),
    (["options", 0, "values"], {"ten": ""}, "options[0].values.ten: write a text"),
    (["options", 0, "values"], {"ten": {}}, "options[0].values.ten: 'en' is missing"),
    (
        ["rules", 0, "en"],
        "With {option:bag} none.",
        "rules[0].en: 'option:bag' is not known in this text; did you mean 'option:bags'?",
    ),
    (["rules", 0, "en"], "{option:bags=all}", "rules[0].en: 'option:bags=all' is not known"),
    (["rules", 0, "en"], "{bags}", "rules[0].en: 'bags' is not known"),
    (["shown"], [{"is": "who"}], "shown[0].is: 'who' is no number of each player or side"),
    (["shown"], [{"is": "bids"}], "shown[0].is: 'bids' is no number"),
    (["shown"], [{"is": "bid", "en": "{bid}"}], "shown[0].en: 'bid' is not known in this text"),
    (["edition"], 0, "edition: an edition is a number from 1 to 99"),
    (["edition"], "2", "edition: an edition is a number from 1 to 99"),
    (["sides"], "by bid", "sides: 'bid' makes no sides"),
    (["sides"], "by whom", "sides: there is no field 'whom'; did you mean 'who'?"),
    (["sides"], "beside", "sides: one of these: opposite, alternate, by ..."),
    (["sides"], "opposite, by who, by who", "sides: there is no field"),
    (["stake"], "chips", "stake: one of these: points, difference"),
    (["share"], "divided", "share: what is divided is of sides"),
    (["players"], [3, 5, 4], "players: the fewest and the most players"),
    (["idle"], "turn > 1", "idle: with 3 players this divides by nothing, or fewer than two play"),
    (["idle"], "turn == 6 // (players - 4)", "idle: with 4 players this divides by nothing"),
    (
        ["idle"],
        "players == 4 and turns == 4",
        "idle: there is no field 'turns'; did you mean 'turn'?",
    ),
    (["idle"], "bid > 1", "idle: there is no field 'bid'"),
    (["idle"], "bags == 'tne'", "idle: there is no value 'tne'"),
    (["idle"], "sum(turn) > 6", "idle: what is asked of each player stands here"),
    (["idle"], {"is": "turn == 9", "rule": 3}, "idle.rule: the rules are numbered 1 to 1"),
    (
        ["steps", 0, "notes"],
        [{"parts": [{"is": "bid", "en": "{n}"}]}],
        "steps[0].notes[0].parts[0].is: 'bid' is a number",
    ),
    (
        ["steps", 0, "notes"],
        [{"parts": [{"is": "dealt"}]}],
        "steps[0].notes[0].parts[0]: 'en' is missing",
    ),
    (["steps", 0, "notes"], [{"is": "1", "en": "x"}], "steps[0].notes[0]: there is no 'en' here"),
    (
        ["steps", 0, "tell"],
        {"parts": [{"en": "{bid}"}]},
        "steps[0].tell.parts[0].en: 'bid' is not known",
    ),
    (["steps", 1, "tell"], {"parts": []}, "steps[1].tell.parts: 1 to 12 are possible here, not 0"),
    (["judge"], {"is": "1", "fields": ["who"]}, "judge.fields: there is no field 'who'"),
    (
        ["judge"],
        {"is": "1", "fields": ["paid"], "options": {"bags": "no"}},
        "judge.options.bags: one",
    ),
    (["form"], "my game", "form: 'my game' is no name"),
    (["options", 0, "is"], ["ten", "1 to 5", "7 to 9"], "options[0].is: an option is a range"),
    (["options", 0, "is"], ["1 to 5"], "options[0]: 'default' is missing"),
    (["options", 0, "is"], ["ten", True], "options[0].is: a value is a number or a name"),
    (["options", 1, "default"], 99, "options[1].default: 1 to 10 are possible here, not 99"),
    (["options", 0, "option"], "direction", "options[0].option: the name 'direction' is taken"),
    (["direction"], "up", "direction: one of these: left, right"),
    (["cards"], {"best": {"suits": "some"}}, "cards.best.suits: one of these: all"),
    (["steps", 0, "fields", 0, "holds"], "7D", "steps[0].fields[0].holds: only a player or side"),
    (
        ["steps", 1, "fields", 1, "holds"],
        "8D",
        "steps[1].fields[1].holds: 8D is not a card of the deck",
    ),
    (["steps", 1, "fields", 1, "holds"], ["7D", "7D"], "steps[1].fields[1].holds: "),
    (["steps", 1, "fields", 1, "holds"], 7, "steps[1].fields[1].holds: write a list"),
    (
        ["steps", 1, "fields", 2],
        {"field": "paid", "is": "1 to 3", "holds": ["AD", "2D"], "whose": "whom"},
        "steps[1].fields[2].whose: there is no field 'whom'; did you mean 'who'?",
    ),
    (
        ["steps", 1, "fields", 2],
        {"field": "paid", "is": "1 to 3", "whose": "who"},
        "steps[1].fields[2].whose: a number that is asked once",
    ),
    (
        ["steps", 1, "fields", 1, "whose"],
        "tricks",
        "steps[1].fields[1].whose: a number that is asked once",
    ),
    (["steps", 0, "check", 0, "en"], "{tricks} bid", "steps[0].check[0].en: 'tricks' is not known"),
    (["steps", 0, "check", 0, "en"], "{name} bid", "steps[0].check[0].en: 'name' is not known"),
    (["steps", 0, "check", 0, "en"], "{bid} bid", "steps[0].check[0].en: 'bid' is not known"),
    (["steps", 1, "fields", 1, "is"], [1, 1], "steps[1].fields[1].is: the same value"),
    (["steps", 1, "fields", 1, "is"], [1, 1.5], "steps[1].fields[1].is: a value is a number"),
    (["end", "won"], "others", "end.won: 'others' needs its values"),
    (["end", "won"], {"is": "total > 3", "rule": 2}, "end.won.rule: the rules are numbered 1 to 1"),
    (["players"], [3, 13], "players: the fewest and the most players, 2 to 12"),
    (["feilds"], [], "form: there is no 'feilds' here"),
    (["prefix"], "ohl", "prefix: two to four capital letters"),
    (["sides"], "across", "sides: one of these: opposite"),
    (["options", 0, "is"], [], "options[0].is: 1 to 24 are possible here, not 0"),
    (["options", 0, "rule"], 7, "options[0].rule: the rules are numbered 1 to 1"),
    (["options", 1, "is"], "1 until 9", "options[1].is: an option is a range 'A to B'"),
    (["options", 1, "is"], "0 to 30 by 5", "options[1].is: an option is a range 'A to B'"),
    (["options", 1, "default"], 18, "options[1].default: 1 to 10 are possible here, not 18"),
    (["options", 1, "option"], "bags", "options[1].option: the name 'bags' is taken"),
    (["let", 0], ["dealt"], "let[0]: a pair: a name and an expression"),
    (["let", 0, 1], "cards - ronud", "let[0][1]: there is no field 'ronud'; did you mean 'round'?"),
    (["carried", 0, "is"], "kept + 1 +", "carried[0].is: the expression stops too early"),
    (["steps", 0, "step"], "void", "steps[0].step: the name 'void' is taken"),
    (["steps", 0, "fields", 0, "is"], "many", "steps[0].fields[0].is: a range such as '0 to 13'"),
    (["steps", 0, "fields", 0, "for"], "all", "steps[0].fields[0].for: one of these: once, each"),
    (
        ["steps", 0, "fields", 0, "sum"],
        "tricks",
        "steps[0].fields[0].sum: 'tricks' is not known yet",
    ),
    (
        ["steps", 0, "check", 0, "once"],
        "sum(tricks) > 1",
        "steps[0].check[0].once: 'tricks' is not known yet: it is asked later",
    ),
    (["steps", 0, "check", 0, "once"], "bid = 1", "steps[0].check[0].once: "),
    (["steps", 0, "coming"], {"en": "{dealtt} cards"}, "steps[0].coming.en: 'dealtt' is not known"),
    (["steps", 1, "score"], ["10 + tick"], "steps[1].score[0]: there is no field 'tick'; did you"),
    (["steps", 1, "score"], ["1 if bags == 'tenn'"], "steps[1].score[0]: there is no value 'tenn'"),
    (["steps", 1, "score"], ["1 if bags > 1"], "steps[1].score[0]: 'bags' is a word"),
    (["end", "wins"], "most", "end.wins: one of these: high, low, last in"),
    (["steps", 1, "score"], "1 if paid == 'no'", "steps[1].score[0]: nothing is compared with"),
    (["steps", 1, "score"], "1 if who == nobody", "steps[1].score[0]: nothing is compared with"),
    (
        ["steps", 1, "score"],
        "if tricks == bid then 1",
        "steps[1].score[0]: what it is worth stands",
    ),
    (
        ["steps", 1, "score"],
        "tricks × 2",
        "steps[1].score[0]: '×' is no sign of an expression; '*'",
    ),
    (["end", "rounds"], "cards + bid", "end.rounds: 'bid' changes during the game"),
    (["end", "limit"], "card", "end.limit: there is no field 'card'; did you mean 'cards'?"),
    (["end", "equal"], "again", "end.equal: one of these: share, play on"),
    (["rules", 0], {}, "rules[0]: 'en' is missing"),
    (["again"], {"event": "back", "score": 1}, "again: nobody re-enters where nobody is out"),
    (["cards"], {"hand": {"B": 3}}, "cards.hand: 'B' is no rank"),
)


def test_mistakes_are_named_by_their_place():
    assert len(MISTAKES) >= 20
    read(HERE)
    for path, value, sentence in MISTAKES:
        error = raises(FormError, read, put(path, value))
        assert error.why().startswith(sentence), (error.why(), sentence)
        texts.use("it")
        assert error.why().startswith(sentence.split(": ")[0] + ": ")
        assert "forms." not in error.why()
        texts.use("en")


def test_a_label_and_what_its_values_are_called_stand_each_for_itself():
    form: Any = copied(HERE)
    bags = {"en": "bags: ten, or none", "it": "buste: dieci, o niente"}
    bags["values"] = {
        "ten": {"en": "ten, then 100|ten", "it": "dieci, poi 100"},
        "free": "free, free",
    }
    form["options"][0].update(bags)
    form["steps"][1]["fields"][1] = {
        "field": "who",
        "is": [1, "more"],
        "values": {"1": "just, one"},
    }
    form["steps"][1]["fields"][2] = {"field": "paid", "is": "yes/no"}
    form["rules"][0]["en"] = (
        'With {option:bags=free}| or "{option:cards}" it ends; see {option:bags}.'
    )
    game = forms.class_of(form)
    names = ("option_bags", "value_bags_ten", "value_bags_free", "value_who_1", "value_who_more")
    found = [texts.variants("%s.%s" % (game.section, name)) for name in names]
    assert found[:2] == [["Bags: ten, or none"], ["ten, then 100", "ten"]]
    assert found[2:] == [["free, free"], ["just, one"], ["more"]]
    rule = texts.text(game.section + ".rule_1")
    assert (
        rule
        == 'With "Bags: ten, or none: free, free" or ""Cards"" it ends; see "Bags: ten, or none".'
    )
    texts.use("it")
    assert texts.text(game.section + ".value_bags_ten") == "dieci, poi 100"
    assert texts.text(game.section + ".rule_1").startswith(
        'With "Buste: dieci, o niente: free, free"'
    )
    texts.use("en")


def test_a_check_names_a_house_rule_as_the_set_up_does():
    form: Any = copied(HERE)
    form["steps"][0]["check"][0]["en"] = "{n} of {dealt}: not with {option:bags=ten}."
    question = {"ask": "score", "game": "form", "form": form, "players": ["A", "B", "C"]}
    question["events"] = [{"event": "bids", "bid": {"A": 2, "B": 2, "C": 3}}]
    assert answer(question)["error"] == '7 of 7: not with "Bags: ten".'


def test_a_missing_part_is_named():
    for part in ("form", "players", "steps", "end"):
        form: Any = copied(HERE)
        del form[part]
        assert raises(FormError, read, form).why() == "form: '%s' is missing" % part


def test_a_form_of_ones_own_is_played():
    question = {"ask": "score", "game": "form", "form": HERE, "players": ["A", "B", "C"]}
    question["events"] = [
        {"event": "bids", "bid": {"A": 1, "B": 2, "C": 3}},
        {"event": "hand", "tricks": {"A": 1, "B": 0, "C": 0}, "who": None},
    ]
    found = answer(question)
    assert found["scores"] == {"A": 12, "B": 0, "C": 0}
    question["events"][0]["bid"]["A"] = 2
    assert answer(question)["rule"] == "MIN-1"
    assert answer(dict(question, form="chess"))["field"] == "form"
    assert answer(dict(question, form=put(["end"], 3)))["field"] == "form"
    assert answer({"ask": "form", "form": HERE})["ok"] is True


def test_the_same_form_is_made_once():
    game = forms.class_of(copied(HERE))
    assert forms.class_of(copied(HERE)) is game
    other = forms.class_of(put(["end", "wins"], "low"))
    assert other is not game and other.lowest_wins and not game.lowest_wins
    assert texts.text(game.section + ".rule_1") == "Three to five play."


def test_nothing_is_done_with_what_is_no_form():
    for value in (None, 3, "x", [], True, 1.5, {"form": ["x"]}, {"form": None}):
        raises(FormError, forms.class_of, value)


def test_sides_of_a_question():
    question = {"ask": "score", "game": "form", "form": "spades", "players": list("ABCD")}
    question["events"] = []
    for sides in ([["A", "C"], ["B", "D"]], [["B", "A"], ["C", "D"]], [["D", "A"], ["C", "B"]]):
        found = answer(dict(question, sides=sides))["sides"]
        assert sorted([sorted(one["players"]) for one in found]) == sorted(
            [sorted(side) for side in sides]
        )
    for sides in ([["A", "B", "C", "D"]], [["A", "C"]], [["A", "C"], ["B", "B"]], 3, [3]):
        assert answer(dict(question, sides=sides))["field"] == "sides"
    assert answer(dict(question, form="king", sides=[["A", "C"], ["B", "D"]]))["field"] == "sides"
    alone = [["A"], ["B"], ["C"], ["D"]]
    assert "error" not in answer(dict(question, form="king", sides=alone))


def belote(lets, score):
    """Return a form of two sides, one of which may have belote, and of its events one."""
    fields = [
        {"field": "points", "for": "each side", "is": "0 to 162", "sum": "162"},
        {"field": "belote", "is": "side or nobody"},
    ]
    form = {
        "form": "two_sides",
        "players": [4],
        "sides": "opposite",
        "let": lets,
        "steps": [{"step": "round", "fields": fields, "score": score}],
        "end": {"wins": "high", "limit": 1000},
    }
    event = {"event": "round", "points": {"Ana": 100, "Ben": 62}, "belote": "Ana"}
    return form, [event]


def warned(form):
    """Return where a form is warned about, and what is said."""
    return [(row["where"], row["why"]) for row in answer({"ask": "form", "form": form})["warnings"]]


def scored(form, events):
    asked = {"ask": "score", "game": "form", "players": ["Ana", "Ben", "Cleo", "Dan"]}
    return answer(dict(asked, form=form, events=events))["scores"]


def test_what_gives_everybody_what_one_should_have_is_warned_about():
    form, events = belote([["bonus", "20 if belote"]], ["points", "bonus"])
    ((where, why),) = warned(form)
    assert where == "steps[0].score[1]"
    assert "'bonus'" in why and "'bonus if belote'" in why
    # That is what it scores, and what the warning says to write.
    assert scored(form, events)["Ben"] == 82
    form, events = belote([["bonus", "20 if belote"]], ["points", "bonus if belote"])
    assert "warnings" not in answer({"ask": "form", "form": form})
    assert scored(form, events) == {"Ana": 120, "Ben": 62, "Cleo": 120, "Dan": 62}


def test_a_warning_goes_through_lets_and_says_each_place():
    lets = [["bonus", "20 if belote"], ["double", "bonus * 2"], ["mine", "points + double"]]
    form, _ = belote(lets, ["mine", "points if bonus"])
    form["carried"] = [{"name": "kept", "is": "kept + bonus"}]
    places = [where for where, _ in warned(form)]
    assert places == ["steps[0].score[0]", "steps[0].score[1]", "carried[0].is"]


def test_what_is_each_ones_own_is_not_warned_about():
    for score in ("20 if belote", "points + (10 if others(belote))", "points * any"):
        form, _ = belote([["any", "max(points) == 162"]], [score])
        assert "warnings" not in answer({"ask": "form", "form": form}), score
    for row in forms.SHIPPED:
        assert "warnings" not in answer({"ask": "form", "form": forms.data_of(row[0])}), row[0]
