"""What people read, as it is finished: a label beside its value, a text cut to the room it has.

These rows are those of `tests/proof/reading.py`. A table of texts does not show what happens to a
text on a screen: the row does.
"""

import re

import pytest

from engine import texts
from engine.ask import answer
from engine.game.verdict import Verdict
from engine.games import forms
from tests.host.host_tools.play.web import test_more_forms
from tests.host.host_tools.simulated.test_shown import words_of
from tests.portable.rummy_disputes import DISPUTES
from tests.proof.bench.screen import SIZES
from tests.proof.played import PLAYED
from tests.proof.reading import house_rows, rows

# What a label may not end in, where a value completes it: another language has no word there, or
# one that melts into the next.
PREPOSITIONS = {
    "en": (
        "about after against at before between by for from in into of on over per to under with"
    ),
    "it": (
        "a ad al alla allo agli alle con da dal dalla di del della fino fra in nel nella per su sul"
        " sulla tra verso"
    ),
}
# A blank where none of the languages has one.
BLANK = re.compile(r"\w\)? [:;,.!](?!\S)")
BOARDS = tuple("sim_" + size for size in SIZES)


@pytest.fixture(
    scope="module",
    params=[(board, language) for board in BOARDS for language in PLAYED],
    ids="-".join,
)
def finished(request):
    board, language = request.param
    return language, list(rows(board, language))


def _bare(words):
    """Return words without numbers and names: what was filled in, not what was written."""
    return re.sub(r"[\d.,:]+", "#", words)


def _label(row):
    return row.words[: -len(row.right)].strip() if row.right else row.words


def test_the_rows_are_those_of_every_screen(finished):
    _, found = finished
    places = {row.place.split(",")[0] for row in found}
    assert len(found) > 900 and len(places) > 50
    # Small screens have no bar where the question says it all.
    assert {"row", "hint", "text", "house"} == {row.what for row in found} - {"bar"}


def test_no_label_ends_in_a_preposition_that_its_value_completes(finished):
    language, found = finished
    ends = set(PREPOSITIONS.get(language, "").split())
    wrong = {
        row.words
        for row in found
        if row.right
        and row.what in ("row", "house")
        and _label(row).split()
        and _label(row).split()[-1].lower() in ends
    }
    assert not wrong


def test_no_row_has_a_blank_before_a_mark(finished):
    """A text with a fact that is empty here, or a label joined to what it tells."""
    _, found = finished
    wrong = {row.words for row in found if BLANK.search(row.words) or BLANK.search(row.whole)}
    assert not wrong


def test_what_a_form_says_has_no_blank_before_a_mark():
    """Every text of the forms that are ready, and of those on the page, in both languages."""
    wrong = []
    every = [forms.data_of(form[0]) for form in forms.SHIPPED]
    for data in every + [test_more_forms.data(name) for name in test_more_forms.NAMES]:
        wrong += [words for words in words_of(data) if BLANK.search(words)]
    assert not wrong


@pytest.mark.parametrize("language", PLAYED)
def test_a_verdict_on_cards_has_no_blank_before_a_mark(language, monkeypatch):
    """The labels of the cards laid out, and the reasons, of all disputes of rummies."""
    told = []

    def show(self, label, cards):
        if label:
            name = label if isinstance(label, str) else texts.text(label[0], **label[1])
            told.append(texts.told(name, "5S") if cards else name)

    monkeypatch.setattr(Verdict, "show", show)
    texts.use(language)
    try:
        for name, rows_of_game in DISPUTES:
            for question, cards, fields, _, _, _ in rows_of_game:
                asked = {"ask": question, "game": "form", "form": name, "cards": cards.split()}
                told.append(answer(dict(asked, **fields)).get("why", ""))
    finally:
        texts.use("en")
    assert len([words for words in told if words.endswith(": 5S")]) > 20
    assert not [words for words in told if BLANK.search(words) or words != words.strip()]


def test_two_texts_of_one_screen_never_become_the_same_row(finished):
    """Rows of a list, or hints of a last row, that differ in full differ as they are shown."""
    _, found = finished
    by_place = {}
    for row in found:
        if row.what in ("row", "hint", "house"):
            by_place.setdefault((row.place, row.what), {}).setdefault(row.words, set()).add(
                row.whole
            )
    wrong = [
        (place, words, sorted(whole))
        for (place, _), shown in by_place.items()
        for words, whole in shown.items()
        if len({_bare(one) for one in whole}) > 1
    ]
    assert not wrong


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("language", PLAYED)
def test_each_value_of_a_house_rule_can_be_told_from_the_others(board, language):
    shown = {}
    for row in house_rows(board, language):
        assert row.right, (row.place, row.words)
        # A label has several lengths, which are one option.
        option = row.place, row.whole.split("  ")[0]
        shown.setdefault(option, {}).setdefault(row.right, set()).add(row.whole)
    assert len(shown) > 40
    wrong = [
        (option, values) for option, values in shown.items() for v in values.values() if len(v) > 1
    ]
    assert not wrong
