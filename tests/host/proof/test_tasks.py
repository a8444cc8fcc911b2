"""Common tasks take few presses, from the main screen and from power-on to the first sheet."""

import pytest

from engine import games
from tests.proof.bench import evening, fingers, keys, tasks

NEAR = {
    "referee": 1,
    "undo": 2,
    "history": 2,
    "pots": 1,
    "player": 2,
    "again": 2,
    "penalty_asked": 3,
}


@pytest.mark.parametrize("keys", sorted(tasks.BOARDS))
@pytest.mark.parametrize("name", games.names())
def test_what_is_asked_for_often_is_near(keys, name):
    for task in tasks.TASKS:
        if task.__name__ in NEAR:
            presses = task(tasks.playing(tasks.BOARDS[keys], name))
            assert presses <= NEAR[task.__name__], (task.__name__, presses)


@pytest.mark.parametrize("keys", sorted(tasks.BOARDS))
@pytest.mark.parametrize("name", games.names())
def test_the_first_sheet_of_a_new_box_is_near(keys, name):
    # With the games that are ready there, the last of ours is as far from the end of the list.
    longest = 9 if name == "gin" else 8
    _, fewest, most = games.facts(name)
    for count in range(fewest, most + 1):
        # More than eight are rare.
        more = count > 8
        assert tasks.first_sheet(tasks.BOARDS[keys], name, count) <= longest + more, count


def test_every_task_of_the_evening_has_a_limit():
    assert list(evening.MOST) == [task.__name__ for task in evening.TASKS]


@pytest.mark.parametrize("task", evening.TASKS, ids=lambda task: task.__name__)
def test_a_task_takes_no_more_presses_than_it_may(task):
    found = [task(board) for board in tasks.BOARDS.values()]
    most = evening.MOST[task.__name__]
    assert all(now <= then for now, then in zip(found, most, strict=True)), (found, most)


@pytest.mark.parametrize("kind", ["random", "rich"])
@pytest.mark.parametrize("buttons", sorted(keys.BOARDS))
def test_cards_and_numbers_take_no_more_than_the_document_says(buttons, kind):
    assert max(keys.card_presses(buttons, kind, 2)) <= (3 if buttons == "6" else 5)
    number = keys.Keyer(keys.BOARDS[buttons], "rumino")
    found = [number.key_number(value) for value in range(100)]
    assert sum(found) / 100 <= (4.7 if buttons == "6" else 6.9)


@pytest.mark.parametrize("name", fingers.MOST)
def test_typed_and_touched_it_takes_no_more_than_it_may(name):
    count, most = fingers.MOST[name]
    found = count()
    assert max(found if isinstance(found, list) else [found]) <= most
