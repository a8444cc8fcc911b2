"""docs/variants.md is fresh, and what it says of rules, house rules and sources is so."""

import functools
import itertools
from urllib.parse import urlsplit

import pytest

from engine import games
from engine.game.house import find, is_span
from engine.texts import disputes, rulebook, text
from engine.texts.disputes import Dispute
from host_tools.documents import variants
from tests.host.engine.texts.test_rule_coverage import carried
from tests.host.host_tools.documents.published import EXAMPLES

ASKED = [(prefix, one) for prefix in variants.shelves() for one in disputes.disputes(prefix)]
PAGE = variants.page()
IDS = [f"{prefix} {one.name}" for prefix, one in ASKED]
each_question = pytest.mark.parametrize(("prefix", "one"), ASKED, ids=IDS)


def options_of(prefix):
    """Return the house rules of the game with the rules `prefix`."""
    for name in games.names():
        if games.load(name).prefix == prefix:
            return games.load(name).options
    return ()


def test_the_page_is_fresh():
    assert variants.TARGET.read_text("utf-8") == variants.page(), "anew: make generate"
    assert variants.main(["--check"]) == 0


def test_a_stale_page_is_noticed(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(variants, "TARGET", tmp_path / "variants.md")
    assert variants.main(["--check"]) == 1
    assert "make generate" in capsys.readouterr().err
    assert variants.main([]) == 0
    assert variants.main(["--check"]) == 0


def test_the_data_have_each_question_and_each_source_is_used():
    data = variants.read()
    assert {
        prefix: [one.name for one in disputes.disputes(prefix)] for prefix in variants.shelves()
    } == {prefix: sorted(said, key=order(prefix)) for prefix, said in data.said.items()}
    named = [source for said in data.said.values() for one in said.values() for source, _ in one]
    assert set(named) == set(data.sources)


def order(prefix):
    """Return what sorts names as the box has them."""
    return [one.name for one in disputes.disputes(prefix)].index


def test_addresses_are_whole_and_each_is_named_once():
    sources = variants.read().sources
    addresses = [address for _, address in sources.values()]
    assert len(set(addresses)) == len(addresses)
    for title, address in sources.values():
        parts = urlsplit(address)
        assert parts.scheme in ("http", "https") and "." in parts.netloc, address
        assert address.isascii() and not set(address) & set(' ()<>"|'), address
        assert title and title == title.strip() and not set(title) & set("[]|"), title


def test_sixty_questions_have_a_source_and_the_kin_of_gin_and_rummoli_three_each():
    said = variants.read().said
    assert sum(bool(one) for asked in said.values() for one in asked.values()) >= 60
    kin = {
        "Rummoli": ("rummoli_sheet", "rods", "answers_411"),
        "Tripoley": ("three_in_one", "pastimes_tripoly", "pastimes_tripoley"),
        "Michigan Rummy": ("michigan_rules", "ehow", "wfmk"),
        "Gin": ("gin_scoring", "group_games", "rubl_50"),
        "Hollywood": ("rummy_games_hollywood", "gin_hollywood", "poker_winner"),
        "Oklahoma": ("bicycle_oklahoma", "rummy_rulebook", "rummy_games_oklahoma"),
    }
    used = {source for asked in said.values() for one in asked.values() for source, _ in one}
    for game, sources in kin.items():
        assert set(sources) <= used, game


def test_the_questions_of_a_game_have_names_of_their_own():
    shared = [one.name for one in disputes.disputes(rulebook.SHARED)]
    for prefix in variants.shelves():
        names = [one.name for one in disputes.disputes(prefix)]
        names += shared if prefix != rulebook.SHARED else []
        assert len(set(names)) == len(names), prefix


@each_question
def test_what_answers_a_question_exists_and_is_tested(prefix, one):
    rule = rulebook.find(one.rule)
    assert rule is not None and one.rule[:3] in (prefix, rulebook.SHARED)
    assert one.rule in carried_numbers(), "no test carries this rule's number"
    options = options_of(prefix)
    if one.is_open:
        assert one.rule == "ALL-14" and one.option is None
        assert len(one.values()) >= 2
    elif one.option:
        option = find(options, one.option)
        assert option is not None
        assert one.option in rulebook.house_rules(rule, options)
        fixed = [str(value) for value in option.values if not is_span(value)]
        assert set(one.values()) - {disputes.ANY} <= set(fixed)
    else:
        assert one.values() in ([""], [disputes.ANY])


def values_of(prefix, name):
    """Return the values of a house rule, or of the number of players; a few of a range."""
    game = games.with_prefix(prefix)
    if name == disputes.PLAYERS:
        return range(game.min_players, game.max_players + 1)
    spans = [value for value in find(game.options, name).values if is_span(value)]
    fixed = [value for value in find(game.options, name).values if not is_span(value)]
    return fixed + [number for span in spans for number in (span.minimum, span.maximum)]


@each_question
def test_there_is_an_answer_under_all_house_rules_and_each_answer_is_given(prefix, one):
    """Of the house rules on which it depends, and the number of players, all combinations."""
    names = sorted({name for case in one.cases() for name in disputes.conditions(case)})
    if one.option in names:
        names.remove(one.option)
    own = one.values() if one.is_open else values_of(prefix, one.option) if one.option else [None]
    given = set()
    for value in own:
        # No game is on the table: nobody knows how many play.
        some = {name: values_of(prefix, name)[0] for name in names if name != disputes.PLAYERS}
        assert one.case(value, some) is not None
        for others in itertools.product(*(values_of(prefix, name) for name in names)):
            rules = dict(zip(names, others, strict=True))
            if one.option:
                rules[one.option] = value
            case = one.case(value, rules)
            assert case is not None, (value, rules)
            given.add(case)
    assert given == set(one.cases())


@functools.cache
def carried_numbers():
    """Return the rule numbers that tests carry."""
    return set(carried())


@each_question
def test_the_page_says_what_the_box_says(prefix, one):
    assert f"### {text(one.label()[0])}\n\n*{text(one.asked()[0])}* (`{one.name}`)\n" in PAGE
    for case in one.cases():
        assert text(one.words(case, "")[0], value="the value") in PAGE


# -- what is offered has an example -------------------------------------------------------------


OFFERED = [(prefix, one) for prefix, one in ASKED if one.option]


def check_example(prefix, one, said, examples):
    """Fail unless there is an example of each value, which its source plays, and it comes so.

    `said` are the sources that say something, `examples` is as `published.EXAMPLES`.
    """
    probe, values = examples[prefix, one.name]
    option = find(options_of(prefix), one.option)
    assert option is not None, f"there is no house rule {one.option}"
    fixed = {value for value in option.values if not is_span(value)}
    assert fixed <= set(values) and len(values) >= 2, set(values)
    sources = [source for source, _ in values.values() if source]
    assert set(sources) <= set(said) and bool(sources) == bool(set(said) - KIN)
    found = []
    for value, (_, wanted) in values.items():
        assert option.accept(value) == value
        came = probe({one.option: value})
        assert came == wanted, (value, came)
        found.append(came)
    # Each value makes a difference: no other one passes for it.
    assert all(found.count(came) == 1 for came in found), found


# Sources that tell of kin alone, and of none of the values that the box offers.
KIN = {"bicycle_knock", "knock_smirkify"}


@pytest.mark.parametrize(("prefix", "one"), OFFERED, ids=[f"{p} {one.name}" for p, one in OFFERED])
def test_what_a_house_rule_answers_has_an_example_of_each_value(prefix, one):
    said = [source for source, _ in variants.read().said[prefix][one.name]]
    check_example(prefix, one, said, EXAMPLES)


def test_there_are_examples_of_nothing_else():
    assert set(EXAMPLES) == {(prefix, one.name) for prefix, one in OFFERED}


def test_a_missing_or_a_wrong_example_is_noticed():
    one = disputes.find("GIN", "equal")
    said = ["gin_scoring", "gin_player"]
    probe, values = EXAMPLES["GIN", "equal"]
    one_value = {name: values[name] for name in ("opponent",)}
    wrong = dict(values, knocker=("gin_player", [0, 1]))
    unsaid = dict(values, knocker=("rods", [0, 0]))
    for examples in (
        {},
        {("GIN", "equal"): (probe, one_value)},
        {("GIN", "equal"): (probe, wrong)},
        {("GIN", "equal"): (probe, unsaid)},
        {("GIN", "equal"): (lambda house: [0, 25], dict.fromkeys(values, ("gin_player", [0, 25])))},
    ):
        with pytest.raises((AssertionError, KeyError)):
            check_example("GIN", one, said, examples)
    check_example("GIN", one, said, EXAMPLES)


@pytest.mark.parametrize(
    "words",
    [
        "x GIN-99: X\nX?\nY.",
        "x RMN-5: X\nX?\nY.",
        "x GIN-9 undercut_ties: X\nX?\nopponent: Y.\nknocker: Z.",
        "x GIN-9 big_gin: X\nX?\nno: Y.\n*: Z.",
        "x GIN-9 undercut_tie: X\nX?\nopponent: Y.\nsomeone: Z.",
        "x GIN-4 ?: X\nX?\nyes: Y.|Y\nno: Z.|Z",
    ],
)
def test_a_question_that_nothing_answers_is_noticed(words):
    with pytest.raises(AssertionError):
        test_what_answers_a_question_exists_and_is_tested(
            "GIN", Dispute(rulebook.Rows((words,)), 0, "GIN")
        )


def test_a_rule_that_no_test_carries_is_noticed(monkeypatch):
    one = disputes.find("GIN", "lay_off_gin")
    test_what_answers_a_question_exists_and_is_tested("GIN", one)
    monkeypatch.setattr(__name__ + ".carried_numbers", lambda: set(carried()) - {one.rule})
    with pytest.raises(AssertionError, match="no test carries"):
        test_what_answers_a_question_exists_and_is_tested("GIN", one)
