"""Two who sat at one table are two people, whatever either was called, and however they came."""

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import games
from engine.errors import RuleError
from firmware.games.table_mates import check_apart
from firmware.storage.people import People
from firmware.storage.store import Store
from tests.portable.memory_files import MemoryFiles

NAMES = ("Ana", "Bo", "Cy", "Dee")


def saved(store, players, joins=(), undone=()):
    """Save a game; `joins` come later, `undone` came and their joining was taken back."""
    house = games.load("any").with_defaults(None)
    header = {"game": "any", "players": list(players), "house": house, "dealer": players[0]}
    number, journal = store.create(header)
    for name in joins:
        journal.append({"event": "join", "player": name})
    for name in undone:
        journal.append({"event": "join", "player": name})
        journal.append({"event": "undo"})
    journal.close()
    return number


def clash(store, one, other):
    """Return the number of the game that shows that two are two people, or None."""
    try:
        check_apart(store, one, other)
    except RuleError as error:
        assert str(error.facts["n"]) in error.why() and error.facts["name"] == one
        return error.facts["n"]
    return None


def test_who_sat_from_the_start_joined_or_never_sat():
    store = Store("/saves", MemoryFiles())
    first = saved(store, ["Ana", "Bo"], joins=["Cy"], undone=["Dee"])
    saved(store, ["Ana", "Eve"])
    assert (
        clash(store, "Ana", "Bo") == clash(store, "Bo", "Cy") == clash(store, "Cy", "Ana") == first
    )
    assert clash(store, "Dee", "Ana") is None and clash(store, "Bo", "Eve") is None


def test_a_game_of_which_only_the_result_is_kept_counts():
    store = Store("/saves", MemoryFiles())
    number = saved(store, ["Ana", "Bo"], joins=["Cy"])
    store.archive(number, [["Ana", 3], ["Bo", 4], ["Cy", 0]], ["Ana"], {})
    assert clash(store, "Bo", "Cy") == number


def test_former_names_count():
    store = Store("/saves", MemoryFiles())
    number = saved(store, ["ana", "Bo"])
    people = People(store)
    assert people.remember(["ana", "Bo", "Ana"]) and people.rename("ana", "Ana", number)
    assert clash(store, "Ana", "Bo") == number
    # A later game under the old name is somebody else's.
    saved(store, ["ana", "Cy"])
    assert clash(store, "Ana", "Cy") is None


@settings(max_examples=60)
@given(
    st.lists(st.tuples(st.sets(st.sampled_from(NAMES), min_size=2), st.booleans()), max_size=4),
    st.lists(st.tuples(st.sampled_from(NAMES), st.sampled_from(NAMES)), max_size=5),
)
def test_merges_that_are_allowed_put_no_one_at_a_table_twice(tables, merges):
    store = Store("/saves", MemoryFiles())
    people = People(store)
    assert people.remember(list(NAMES))
    for names, late in tables:
        seated = sorted(names)
        if late and len(seated) > 2:
            saved(store, seated[:-1], joins=seated[-1:])
        else:
            saved(store, seated)
    for old, new in merges:
        if old != new and old in people.names() and clash(store, old, new) is None:
            assert people.rename(old, new, max(store.numbers(), default=0))
    for number, (names, _) in enumerate(tables, 1):
        called = [people.called(name, number) for name in names]
        assert len(set(called)) == len(called)
    for one, other in itertools.combinations(people.names(), 2):
        both = [
            number
            for number, (names, _) in enumerate(tables, 1)
            if {one, other} <= {people.called(name, number) for name in names}
        ]
        assert (clash(store, one, other) in both) if both else clash(store, one, other) is None


@pytest.mark.parametrize("damage", [b"", b"x", b"\0" * 40])
def test_a_game_that_cannot_be_read_shows_nothing(damage):
    files = MemoryFiles()
    store = Store("/saves", files)
    number = saved(store, ["Ana", "Bo"])
    path = "/saves/games/%05d.log" % number
    with files.open(path, "wb") as file:
        file.write(damage)
    assert clash(store, "Ana", "Bo") is None
