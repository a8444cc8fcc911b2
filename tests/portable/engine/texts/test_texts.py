"""Looking up a text and filling in its facts; a gap shows itself and stops nothing."""

from engine.errors import RuleError
from engine.texts import add, remove, text, variants


def test_a_key_that_is_not_there_is_shown_itself():
    assert variants("all.no_such") == ["all.no_such"]
    assert variants("no_such.text", name="Ann") == ["no_such.text"]


def test_a_fact_that_is_missing_stays_in_braces():
    add("toy", ("line", "{name}: {n} of {all}|{n}/{all}|{all}", "plain", "no facts"))
    assert variants("toy.line", name="Ann", n=3) == ["Ann: 3 of {all}", "3/{all}", "{all}"]
    assert text("toy.line") == "{name}: {n} of {all}"
    assert text("toy.plain", n=1) == "no facts"
    inner = ("toy.line", {"n": 1})
    assert text("toy.line", name=inner, n=2, all=3) == "{name}: 1 of {all}: 2 of 3"
    remove("toy")


def test_an_error_without_its_facts_still_says_why():
    assert "{limit}" in RuleError("RMN-8", "rumino.over_limit", name="Ann", n=9).why()
