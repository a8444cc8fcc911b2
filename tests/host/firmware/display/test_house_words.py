"""No internal name is on the screen: house rules have the words of the settings."""

import importlib
import re

import pytest

from engine import games, texts
from engine.games import forms
from engine.texts import disputes, rulebook
from firmware.display import house_words
from firmware.display.fitting import say
from firmware.display.house_words import spoken
from host_tools.base import languages
from host_tools.base.speaking import speaking
from host_tools.release.widths import SECTIONS
from tests.proof.robot.player import BOARDS, Player

HOUSE_RULE = "house rule|regola della casa|Hausregel|regla de la casa|règle maison"


def internal(words):
    """Return the names in a sentence that only the program knows."""
    return re.findall(r"\b[a-z]+_[a-z_]+\b|\b[a-z_]+=[\w*]+", words)


@pytest.fixture(params=texts.LANGUAGES)
def language(request):
    texts.use(request.param)
    return request.param


@pytest.mark.parametrize("name", games.names())
def test_every_option_and_value_has_words(language, name):
    game = games.load(name)
    for option in game.options:
        for kind in ("option_", "about_"):
            assert texts.has(f"{game.section}.{kind}{option.name}"), option.name
        for value in option.values:
            if isinstance(value, str):
                key = f"{game.section}.value_{value}"
                assert texts.has(key) or texts.has("all." + value), (option.name, value)


@pytest.mark.parametrize("name", games.names())
def test_the_rules_as_they_are_read_have_no_internal_names(language, name):
    if name not in languages.whole(language):
        pytest.skip("this game is played in English there")
    game = games.load(name)
    options = game.options
    seen = 0
    for rule in rulebook.rules(game.prefix):
        names = rulebook.house_rules(rule, options)
        words = spoken(rule.full, game.section, names)
        assert not internal(words), (rule.number, internal(words))
        for option in names:
            assert not re.search(rf"({HOUSE_RULE}) {option}\b", words), words
        seen += words != rule.full
    assert seen


@pytest.mark.parametrize("spoken_language", languages.offered())
def test_rules_and_questions_of_forms_have_no_internal_names(spoken_language):
    named = 0
    with speaking(spoken_language):
        # The mark before a name, as the language has it.
        before = texts.text("all.named", words="?").split("?")[0]
        for row in forms.SHIPPED:
            options = games.load(forms.PREFIX + row[0]).options
            labels = [texts.text(f"form:{row[0]}.option_{one.name}") for one in options]
            for rule in rulebook.rules(row[4]):
                words = rule.full + rule.short
                assert not internal(words) and "{" not in words, (rule.number, words)
                named += any(before + label in rule.full for label in labels)
            for one in disputes.disputes(row[4]):
                assert not internal(texts.text(one.says("")[0])), one.name
    assert named >= 50


def test_no_text_of_a_screen_has_internal_names(language):
    wrong = []
    for section in SECTIONS:
        if section.startswith(("rules_", "disputes_", "forms", "ask", "sim")):
            continue
        table = importlib.import_module(f"engine.texts.{language}.{section}").TEXTS
        for key, words in zip(table[::2], table[1::2], strict=True):
            plain = re.sub(r"\{\w+\}", "7", words)
            for game in [games.load(name) for name in games.names()]:
                plain = spoken(plain, game.section)
            wrong += [(section + "." + key, found) for found in internal(plain)]
    assert not wrong


def test_a_note_on_a_house_rule_is_in_words():
    house_words.use("")
    assert spoken("a set (house: twins=no)", "rumino") == 'a set (house: "Duplicates in a set: no")'
    assert spoken("2 + 3 = 5, Ana=Ben", "rumino") == "2 + 3 = 5, Ana=Ben"
    assert spoken("unless stock_out=score", "rumino") == 'unless "Stock empty: score"'
    assert spoken("(house: twins=no)", "") == "(house: twins=no)"


@pytest.mark.parametrize("board", BOARDS)
def test_a_refusal_says_it_so(board):
    with Player(board, ["Ana", "Bo", "Cy"]) as person:
        app = person.box.device.app
        app.session.start_game(
            "rummoli", ["Ana", "Bo", "Cy"], games.load("rummoli").with_defaults(None), "Ana"
        )
        sentence = say(("rummoli.no_betting", {}))
        assert "=" not in sentence and "Poker: showdown" in sentence
        app.open("message", ("ui.not_possible", {}), None, ("rummoli.no_betting", {}))
        person.box.step()
        person.changed()
        assert "Poker: showdown" in person.paper()
