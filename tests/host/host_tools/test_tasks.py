"""What is asked for often is near: presses from the main screen, and from power-on to the first
sheet.
"""

import pytest

from engine import games
from host_tools.bench import tasks

NEAR = {"referee": 1, "undo": 2, "history": 2, "pots": 1, "player": 2, "again": 2}


@pytest.mark.parametrize("keys", sorted(tasks.BOARDS))
@pytest.mark.parametrize("name", games.names())
def test_what_is_asked_for_often_is_near(keys, name):
    for task in tasks.TASKS:
        if task.__name__ in NEAR:
            presses = task(tasks.playing(tasks.BOARDS[keys], name))
            assert presses <= NEAR[task.__name__], (task.__name__, presses)


@pytest.mark.parametrize("keys", sorted(tasks.BOARDS))
@pytest.mark.parametrize("name", games.names())
def test_the_first_sheet_of_a_new_box_is_eight_presses_away_at_most(keys, name):
    _, least, most = games.facts(name)
    for count in range(least, most + 1):
        assert tasks.first_sheet(tasks.BOARDS[keys], name, count) <= 8, count
