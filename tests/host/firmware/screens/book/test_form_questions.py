"""The questions without cards of score forms: a rule answers each, on every screen."""

import pytest

from engine import games, texts
from engine.games import forms
from engine.texts import disputes, rulebook, text
from host_tools.base.speaking import speaking
from tests.portable.form_tables import words_of
from tests.portable.tools import untyped
from tests.proof.played import PLAYED
from tests.proof.robot.player import Player

NAMES = ("Ana", "Ben", "Cleo", "Dan")


@pytest.mark.parametrize("language", PLAYED)
def test_each_form_has_questions_that_are_whole_in_the_list_and_not_alike(language):
    with speaking(language), Player("sim_72x40", NAMES) as person:
        ui = person.app.ui
        for row in forms.SHIPPED:
            found = list(disputes.disputes(row[4]))
            assert found, row[0]
            labels = [one.label() for one in found]
            for one, label in zip(found, labels, strict=True):
                fits = [form for form in ui.forms(label) if ui.fits(form, ui.width - 4)]
                assert fits, (one.rule, ui.forms(label))
                assert text(one.asked()[0]).endswith("?")
                assert one.moment in disputes.MOMENTS
                rule = rulebook.find(one.rule)
                assert rule and text(one.says("")[0]) == rule.full
            words = [ui.forms(label)[-1] for label in labels]
            assert len(set(words)) == len(words), row[0]


@pytest.mark.parametrize("language", PLAYED)
@pytest.mark.parametrize("board", ["sim_128x64", "sim_72x40"])
def test_a_question_of_the_game_on_the_table_is_answered_by_its_rule(board, language):
    with Player(board, NAMES, settings={"language": language}) as person:
        app = person.app
        app.session.start_game(
            "form:spades", NAMES, games.load("form:spades").with_defaults(None), "Ana"
        )
        one = disputes.find("SPD", "rule_8_0")
        app.open("book.disputes")
        rows = app.stack[-1]
        rows.at = next(at for at in range(rows.count()) if rows.items()[at][0] == one.label())
        person.wait(2000)
        person.press("ok")
        assert person.bar().split()[0] == "SPD-8"
        # Another game that is loaded meanwhile changes nothing.
        games.load("form:skat")
        games.load("form:spades")
        person.press("back", "ok")
        assert person.bar().split()[0] == "SPD-8"
    texts.use("en")


def test_a_form_that_is_read_anew_has_its_own_questions():
    data = {
        "form": "ours",
        "players": [2, 4],
        "steps": [
            {
                "step": "round",
                "fields": [{"field": "points", "for": "each player", "is": "0 to 9"}],
                "score": "points",
            }
        ],
        "end": {"wins": "high"},
        "rules": [{"en": "Two to four play.", "asked": {"en": "How many play?"}}],
    }
    first = forms.class_of(data)
    (one,) = disputes.disputes(first.prefix)
    assert text(one.says("")[0]) == "Two to four play."
    changed = dict(data, rules=[dict(data["rules"][0], en="Two, three or four play.")])
    second = forms.class_of(changed)
    (other,) = disputes.disputes(second.prefix)
    assert other.name != one.name
    assert text(other.says("")[0]) == "Two, three or four play."


@pytest.mark.parametrize("language", PLAYED)
def test_each_value_of_a_house_rule_has_its_words(language):
    with speaking(language):
        for row in forms.SHIPPED:
            for option in untyped(games.load("form:" + row[0])).form.options:
                label = texts.text(f"form:{row[0]}.option_{option.name}")
                # What its values are called stands by itself.
                assert ": " not in label, (row[0], label)
                words = [one for one in option.values if isinstance(one, str)]
                said = [f"form:{row[0]}.value_{option.name}_{value}" for value in words]
                assert option.truth or all(map(texts.has, said)), (row[0], label)


@pytest.mark.parametrize("language", PLAYED)
def test_no_question_house_rule_or_value_of_a_form_is_cut_on_the_smallest_screen(language):
    cut = []
    with speaking(language), Player("sim_72x40", NAMES) as person:
        ui = person.app.ui
        for row in forms.SHIPPED:
            section = "form:" + row[0]
            for key in words_of(games.load(section).section, language):
                if key.startswith(("ask_", "option_", "value_", "do_", "judge_", "tells_")):
                    shown = texts.variants(section + "." + key, name="Ana", n=12, declarer="Ana")
                    if not any(ui.fits(form, ui.width - 4) for form in shown):
                        cut.append((section, key, shown))
    assert not cut


@pytest.mark.parametrize("language", PLAYED)
def test_an_answer_says_house_rules_as_the_rulebook_does(language):
    named = 0
    with Player("sim_128x64", NAMES, settings={"language": language}) as person:
        app = person.app
        for row in forms.SHIPPED:
            for one in disputes.disputes(row[4]):
                answer = app.open("book.answer", row[4], one.name)
                rule = app.open("book.rule", one.rule)
                assert answer.answers == rule.said[:1], one.rule
                named += '"' in answer.answers[0]
                app.close()
                app.close()
    assert named > 5
    texts.use("en")
