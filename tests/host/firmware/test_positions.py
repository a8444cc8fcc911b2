"""Random entries on pages, compared with a plain model of answers and a position."""

import pytest

from tests.proof.positions import BOARDS, GAMES, Evening

# Each game on one of the boards; python -m tests.proof.positions plays all of them on each.
SAMPLE = [(BOARDS[at % len(BOARDS)], game) for at, game in enumerate(GAMES)]


@pytest.mark.parametrize(("board", "game"), SAMPLE, ids=lambda one: getattr(one, "name", one))
def test_an_evening_is_as_in_the_plain_model(board, game):
    both = [Evening(board, game, seed).play() for seed in (0, 1)]
    for what in ("answers", "backs", "lists", "left", "cuts"):
        assert sum(counts[what] for counts in both), what
