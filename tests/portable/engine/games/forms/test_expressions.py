"""Expressions of forms: what they are worth, and how that is written down."""

from engine.errors import RuleError
from engine.games.forms import expressions
from engine.games.forms.expressions import NUMBER, ONCE, PLAYER, SIDE, WORD, Name, run
from engine.games.forms.mistakes import FormError
from engine.games.forms.reading.expressions import compiled
from tests.portable.tools import raises


class World:
    """Four players in two sides, and values in five slots."""

    def __init__(self):
        self.values = [7, "ten", [1, 2, 3, 4], [10, 20, 10, 20], [1, 0, 0, 0]]

    def whose(self, mode, at):
        own = [at % 2, at % 2 + 2]
        every = [0, 1, 2, 3]
        others = [one for one in every if one not in own]
        return (every, [0, 1], own, own[:1], others, others[:1])[mode]


NAMES = {
    "round": Name((0, -1, -1)),
    "bags": Name((1, -1, -1), WORD, words=("ten", "free")),
    "bid": Name((-1, 2, -1), NUMBER, PLAYER, 1),
    "laid": Name((-1, 3, 3), NUMBER, SIDE, 2),
    "closer": Name((-1, 4, 4), NUMBER, SIDE, 3),
}


def code(words, level=ONCE, sides=True, known=9):
    return compiled(words, NAMES, sides, "here", known, level)


def worth(words, level=ONCE, at=0, sides=True):
    return run(code(words, level, sides), World(), at)


def told(words, level=ONCE, at=0):
    found = code(words, level)
    return expressions.told(found, World(), at), run(found, World(), at)


def test_what_binds_more_tightly():
    for words, value in (
        ("1 + 2 * 3", 7),
        ("(1 + 2) * 3", 9),
        ("-7 // 2", -4),
        ("-7 % 10", 3),
        ("2 - 3 - 4", -5),
        ("10 - -3", 13),
        ("1 if 0 else 2 if 1 else 3", 2),
        ("1 if 0", 0),
        ("4 if 1 and not 0 or 0", 4),
        ("not 1 == 2", 1),
        ("1 + 2 > 2 and 3 <= 3", 1),
        ("min(4, 2, 9) + max(1, 3) + abs(-5)", 10),
        ("5 or 1 // 0", 1),
        ("0 and 1 // 0", 0),
        ("3 if 1 else 1 // 0", 3),
        ("round * 2", 14),
        ("1 if bags == 'ten' else 2", 1),
        ('bags != "free"', 1),
        ("1 if bags == \u2018ten\u2019 else 2", 1),
        ("1 if bags == \u201cten\u201d else 2", 1),
    ):
        assert worth(words) == value, words


def test_over_the_players_and_the_sides():
    assert worth("sum(bid)") == 10
    assert worth("sum(bid)", SIDE) == 4 and worth("sum(bid)", SIDE, 1) == 6
    assert worth("sum(laid)") == 30 and worth("laid", SIDE, 1) == 20
    assert worth("others(laid)", SIDE) == 20 and worth("others(bid)", SIDE, 1) == 4
    assert worth("count(bid > 1)") == 3 and worth("max(bid)") == 4 and worth("min(bid)") == 1
    assert worth("sum(bid) * sum(laid)", SIDE, 1) == 120
    assert worth("sum(bid)", PLAYER, 1, sides=False) == 10


def test_how_it_comes_about():
    for words, written in (
        ("10 * 7 + 2", ("10 x 7 + 2", 72)),
        ("10 * 7 if 0 else -10 * 7", ("-10 x 7", -70)),
        ("200 * 2 + 150 + 320 - 50 + 0 * 3", ("200 x 2 + 150 + 320 - 50", 820)),
        ("1 * 20 + 5 * 0", ("20", 20)),
        ("2 * (100 + 20)", ("2 x (100 + 20)", 240)),
        ("3 - (4 - 5)", ("3 - (4 - 5)", 4)),
        ("0 - 5 + 2", ("-5 + 2", -3)),
        ("3 + -4 * 2", ("3 - 4 x 2", -5)),
        ("(17 // 10) * 100", ("100", 100)),
        ("10 * sum(bid)", ("10 x 10", 100)),
        ("(800 if round == 4 else 100 * round) * (1 if 0 else -1)", ("-100 x 7", -700)),
    ):
        assert told(words) == written, words


def test_what_cannot_be_worked_out_is_refused():
    assert raises(RuleError, worth, "1 // (round - 7)").key == "forms.by_zero"
    assert raises(RuleError, worth, "1 % 0").key == "forms.by_zero"
    assert raises(RuleError, worth, "999999999 + 1").key == "forms.beyond"
    assert raises(RuleError, worth, "99999 * 99999 * 99999").key == "forms.beyond"
    assert raises(RuleError, worth, "sum(999999999)").key == "forms.beyond"
    assert worth("-999999999") == -999999999


def test_limits():
    raises(FormError, code, "1" + " + 1" * 60)
    raises(FormError, code, "1000000000")
    deep = "(" * 90 + "1" + ")" * 90
    assert worth(deep) == 1
    long = "+".join(["sum(bid+bid+bid+bid+bid+bid)"] * 6)
    assert raises(FormError, code, long).reason[0] == "forms.too_much"


def test_mistakes():
    for words, key in (
        ("", "no_expression"),
        ("   ", "no_expression"),
        ("1 +", "unfinished"),
        ("* 3", "value_missing"),
        ("1 2", "operator_missing"),
        ("(1", "open_bracket"),
        ("1)", "close_bracket"),
        ("1, 2", "comma"),
        ("max(1, 2", "open_bracket"),
        ("bid", "of_each"),
        ("1 = 1", "sign"),
        ("1 / 2", "sign"),
        ("2 ** 3", "sign"),
        ("1 ? 2", "no_sign"),
        ("²", "no_sign"),
        ("1 < 2 < 3", "chained"),
        ("'ten", "open_quote"),
        ("bags + 1", "is_word"),
        ("1 if bags", "is_word"),
        ("1 == 'ten'", "no_word"),
        ("1 else 2", "else_alone"),
        ("sum", "no_bracket"),
        ("sum(sum(bid))", "nested"),
        ("sum(bid, 1)", "one_value"),
        ("others(bid)", "others_of"),
        ("abs(1, 2)", "one_value"),
        ("12x", "no_number"),
        ("max()", "value_missing"),
        ("__import__('os')", "did_you_mean"),
        ("round.real", "no_sign"),
        ("[1]", "no_sign"),
    ):
        error = raises(FormError, code, words)
        found = error.reason[0]
        if key == "did_you_mean":
            assert found in ("forms.no_name", "forms.did_you_mean", "forms.operator_missing"), words
        else:
            assert found == "forms." + key, (words, found)
        assert error.where == "here"
    assert raises(FormError, code, "bags == 'tenn'").reason[1]["near"] == "ten"
    assert raises(FormError, code, "laid", ONCE, True, 1).reason[0] == "forms.not_known"
    assert raises(FormError, code, "bid", SIDE).reason[0] == "forms.of_each_side"
