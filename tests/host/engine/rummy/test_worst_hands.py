"""The hands that take a board longest: none takes too long, and no answer is wrong."""

import pytest

from engine.games import forms
from engine.rummy.layout import Layout
from tests.portable.tools import untyped
from tests.proof.bench.rummies_hard import HARD, answer, calls, judged_of

# What the emulated Pico does in less than three seconds (`make bench ARGS=pico`).
LIMIT = 60_000


def _named(row):
    return f"{row[0]}-{row[1]}"


def _asked(row):
    """Return (form, Judged, cards) of a row."""
    form = untyped(forms.load("form:" + row[0])).form
    judged = judged_of(form, row)
    read = judged.deck.read_all
    cards = tuple(read(one.split()) for one in row[7]) if row[1] == "fitting" else None
    return form, judged, cards or read(row[7].split())


@pytest.fixture(scope="module", autouse=True)
def _all_is_loaded():
    """What the first answer of a kind loads is no part of those that are counted."""
    for row in {row[1]: row for row in HARD}.values():
        form, judged, cards = _asked(row)
        answer(form, judged, row[1], cards, 1)


@pytest.mark.parametrize("row", HARD, ids=_named)
def test_a_board_answers_in_time_and_not_wrong(row):
    form, judged, cards = _asked(row)
    found = []
    count = calls(lambda: found.append(answer(form, judged, row[1], cards)))
    assert 0 < count <= LIMIT, count
    if row[1] in ("fitting", "counted"):
        return
    # With many more steps an answer is no worse, and what was proved stays.
    more = answer(form, judged, row[1], cards, 60_000)
    if row[1] == "hand":
        short, long = found[0].found, more.found
        assert long.found.points <= short.found.points
        assert not short.found.proved or long.found.points == short.found.points
        assert not short.wins or long.wins
        left = min(judged.table.total(short.found.left), judged.most_points)
        assert left == short.found.points
    elif row[1] == "discard":
        assert more.found.deadwood <= found[0].found.deadwood
        if found[0].found.proved:
            assert more.found.choices == found[0].found.choices
    else:
        assert more.ok or not found[0].ok
        if found[0].key != "kit.unsure":
            assert more.ok == found[0].ok


@pytest.mark.parametrize("row", [row for row in HARD if row[1] in ("hand", "discard")], ids=_named)
def test_a_board_lists_no_more_melds_than_its_memory_holds(row, monkeypatch):
    """A thousand melds of a hand would take more than an RP2040 has left."""
    listed = []
    whole = Layout.list_melds

    def noted(self):
        whole(self)
        listed.append(len(self._entries))
        # Those that are there are melds of the fewest wild cards, and nothing is said to be proved.
        assert self.proved or listed[-1] <= 250

    monkeypatch.setattr(Layout, "list_melds", noted)
    form = untyped(forms.load("form:" + row[0])).form
    judged = judged_of(form, row)
    answer(form, judged, row[1], judged.deck.read_all(row[7].split()))
    assert max(listed, default=0) <= 250


def test_every_question_of_every_rummy_is_among_them():
    asked = {row[:2] for row in HARD}
    names = {row[0] for row in HARD}
    assert len(names) == 12
    for name in names:
        melds = untyped(forms.load("form:" + name)).form.melds
        assert {(name, question) for question in ("hand", "end", "discard")} <= asked
        assert (name, "opening") in asked or not melds.opens
        assert (name, "fitting") in asked or not melds.fits
