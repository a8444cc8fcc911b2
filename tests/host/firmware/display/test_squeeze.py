"""Texts side by side: which of their forms are chosen, against trying every combination."""

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from firmware.display.fitting import Fitting

FORMS = st.lists(st.integers(0, 9), min_size=1, max_size=4, unique=True).map(
    lambda sizes: ["w" * size for size in sorted(sizes, reverse=True)]
)
PARTS = st.lists(FORMS, min_size=1, max_size=4)


@given(PARTS, st.integers(0, 40), st.integers(0, 6))
def test_the_first_parts_are_as_long_as_they_can_be(parts, room, gap):
    gaps = gap * (len(parts) - 1)
    # Each part's forms, the longest first; those of the last part change first.
    fitting = [one for one in product(*parts) if len("".join(one)) + gaps <= room]
    found = Fitting(room, lambda words, font=8: len(words)).squeeze(parts, room, gap)
    assert found == (list(fitting[0]) if fitting else [])


def test_room_that_a_shorter_form_leaves_is_given_back():
    fitting = Fitting(20, lambda words, font=8: len(words))
    hints = [["OK choose", "OK"], ["back go back", "back"], ["right the rule", "right rule"]]
    assert fitting.squeeze(hints, 40, 1) == ["OK choose", "back go back", "right the rule"]
    assert fitting.squeeze(hints, 33, 1) == ["OK choose", "back go back", "right rule"]
    # The second gives way, and the third has room for its long form again.
    assert fitting.squeeze(hints, 30, 1) == ["OK choose", "back", "right the rule"]
    assert fitting.squeeze(hints, 17, 1) == []
