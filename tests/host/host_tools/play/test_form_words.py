"""A form that ships, with the words of a language in it: as an own form it says the same."""

import pytest

from engine import texts
from engine.games import forms
from engine.games.forms.telling import words
from host_tools.base import languages
from host_tools.play import form_link
from host_tools.play.form_words import with_words

NAMES = [row[0] for row in forms.SHIPPED]


def _read(name):
    form = forms.read(forms.data_of(name))
    form.section = forms.PREFIX + name
    return form


def _lengths(said):
    return set((said or "").split("|"))


@pytest.mark.parametrize("language", [one for one in languages.offered() if one != "en"])
@pytest.mark.parametrize("name", NAMES)
def test_it_says_what_the_form_that_ships_says(name, language):
    if forms.PREFIX + name not in languages.whole(language):
        pytest.skip("the language does not have this form")
    data = with_words(forms.data_of(name), language)
    form_link.text_of(data)
    own, ships = forms.read(data), _read(name)
    own.data = data
    before = texts.language()
    texts.use(language)
    try:
        mine, theirs = words.find(own, language), words.find(ships, language)
        names = words.table(own, language)[::2]
        assert len(names) > 20
        for one in names:
            # Where a field's values are too long for one text, the shortest of each is there, and
            # of a rule its short form.
            if one.startswith("value_"):
                assert _lengths(mine(one)) <= _lengths(theirs(one)), one
            elif one.startswith("rule_"):
                assert (theirs(one) or "").startswith(mine(one) or "no such rule"), one
            else:
                assert mine(one) == theirs(one), one
    finally:
        texts.use(before)


def test_english_and_unknown_languages_change_nothing():
    for language in ("en", "xx"):
        assert with_words(forms.data_of("burraco"), language) == forms.data_of("burraco")


def test_what_ships_stays_as_it_is():
    with_words(forms.data_of("burraco"), "it")
    assert "it" not in forms.data_of("burraco")["unit"]
