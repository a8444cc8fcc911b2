"""Questions and answers by words: read from their texts, under house rules, shortest first."""

from engine import games, texts
from engine.game.house import is_span
from engine.texts import disputes, rulebook

PREFIXES = ["ALL"] + [games.load(name).prefix for name in games.names()]


def test_a_decided_question():
    one = disputes.find("GIN", "corner")
    assert (one.name, one.rule, one.option, one.is_open) == ("corner", "GIN-4", None, False)
    assert one.forms == ["Q-K-A: a run?", "Q-K-A"]
    assert one.question == "Is Q-K-A a run? And K-A-2?"
    assert one.answers() == [("", ["No. The ace is low: only A-2-3 is a run."])]
    assert one.answer(None) == ["No. The ace is low: only A-2-3 is a run."]


def test_a_question_of_a_house_rule():
    one = disputes.find("GIN", "big_gin")
    assert (one.rule, one.option, one.is_open) == ("GIN-11", "big_gin", False)
    assert one.answer("no") == ["No. It counts as gin."]
    assert one.answer(50) == ["Yes. It scores 50 and the opponent's deadwood."]
    assert disputes.find("GIN", "equal").answer("someone") is None


def test_a_question_left_to_the_table():
    """ALL-14."""
    one = disputes.find("GIN", "look_back")
    assert (one.rule, one.option, one.is_open) == ("ALL-14", None, True)
    assert [name for name, _ in one.answers()] == ["no", "yes"]
    assert one.answer("no") == ["No. Only the top card is seen.", "Top card only"]
    assert one.answer("perhaps") is None and one.answer(None) is None


def test_questions_of_all_games_are_found_in_each():
    assert disputes.find("RMN", "misdeal").rule == "ALL-1"
    assert disputes.find("ALL", "misdeal").rule == "ALL-1"
    assert disputes.find("ALL", "equal") is None
    assert disputes.find("RMN", "nothing") is None
    assert list(disputes.disputes("XYZ")) == []


def test_the_shortest_comes_first_in_every_language():
    for language in texts.LANGUAGES:
        texts.use(language)
        try:
            for prefix in PREFIXES:
                lengths = [len(one.forms[0]) for one in disputes.by_length(prefix)]
                assert lengths == sorted(lengths) and lengths
        finally:
            texts.use("en")


def test_every_value_of_a_house_rule_has_an_answer():
    for name in games.names():
        game = games.load(name)
        for one in disputes.disputes(game.prefix):
            for option in game.options:
                if option.name != one.option:
                    continue
                for value in option.values:
                    value = value.minimum if is_span(value) else value
                    words = one.answer(value)
                    assert words and "{" not in words[0], (one.name, value)


def test_a_language_without_questions_has_the_english_ones():
    texts.use("xx")
    try:
        assert disputes.find("GIN", "corner").forms[0] == "Q-K-A: a run?"
    finally:
        texts.use("en")


def test_an_unknown_kind_of_text_is_nothing():
    assert rulebook.rows_of("GIN", "riddles") == ()
    assert rulebook.rows_of("../GIN") == ()
