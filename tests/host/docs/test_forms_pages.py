"""The pages of the games with a score form: a section each, rules that exist, right sums."""

import re

import pytest

from engine.games import forms
from host_tools.base.boards import ROOT
from tests.proof.played import PLAYED

PAGES = {"en": ROOT / "docs/play/forms.md", "it": ROOT / "docs/it/gioca/forms.md"}


def sections(language):
    """Return {title: text} of a page."""
    parts = PAGES[language].read_text(encoding="utf-8").split("\n## ")[1:]
    return {part.split("\n", 1)[0]: part.split("\n", 1)[1] for part in parts}


@pytest.mark.parametrize("language", sorted(PAGES))
def test_each_form_has_a_section_with_its_rules_and_an_example(language):
    assert set(PAGES) == set(PLAYED)
    found = sections(language)
    assert list(found) == [row[1] for row in forms.SHIPPED]
    for name, title, _, _, prefix in forms.SHIPPED:
        words = found[title]
        rules = len(forms.data_of(name)["rules"])
        named = {int(number) for number in re.findall(prefix + r"-(\d+)", words)}
        assert named and max(named) <= rules, title
        assert not re.findall(rf"\b(?!{prefix})[A-Z]{{3}}-\d", words), title
        assert ("Example:" if language == "en" else "Esempio:") in words, title


@pytest.mark.parametrize("language", sorted(PAGES))
def test_the_arithmetic_of_the_examples_is_right(language):
    sums = re.findall(r"`([-+x() 0-9]+) = (-?\d+)`", PAGES[language].read_text(encoding="utf-8"))
    assert len(sums) >= 12
    for left, right in sums:
        assert eval(left.replace("x", "*"), {}) == int(right), (left, right)
