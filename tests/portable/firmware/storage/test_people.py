"""The people of the box: their names, the latest first, and what they were called before."""

from firmware.storage.people import People, apart, called_by, is_people
from tests.portable.memory_files import MemoryStore


def people(*names):
    kept = People(MemoryStore())
    if names:
        assert kept.remember(list(names))
    return kept


def test_names_come_to_the_top_and_the_latest_24_stay():
    kept = people("Ana", "Ben", "Cy")
    assert kept.remember(["Cy", "Dee"]) and kept.names() == ["Cy", "Dee", "Ana", "Ben"]
    assert kept.remove("Dee") and kept.names() == ["Cy", "Ana", "Ben"]
    many = ["P%d" % index for index in range(30)]
    assert kept.remember(many) and kept.names() == many[:24]


def test_a_new_name_counts_up_to_the_latest_game():
    kept = people("ana", "Ben")
    assert kept.rename("ana", "Ann", 7) and kept.names() == ["Ann", "Ben"]
    assert [kept.called("ana", number) for number in (1, 7, 8)] == ["Ann", "Ann", "ana"]
    assert kept.called("Ben", 1) == "Ben"
    # Renamed once more: both games of before are theirs.
    assert kept.rename("Ann", "Anna", 9)
    assert [kept.called("ana", number) for number in (7, 8)] == ["Anna", "ana"]
    assert [kept.called("Ann", number) for number in (9, 10)] == ["Anna", "Ann"]
    assert kept.former("Anna") == ["Ann"] and kept.former("Ben") == []


def test_before_the_first_game_no_former_name_is_kept():
    kept = people("ana", "Ben")
    assert kept.rename("ana", "Ann", 0) and kept.names() == ["Ann", "Ben"]
    assert kept.former("Ann") == [] and kept._store.get("roster") == ["Ann", "Ben"]


def test_two_become_one_and_are_separated_again():
    kept = people("Ana", "Ben", "ana")
    assert kept.rename("ana", "Ana", 7) and kept.names() == ["Ana", "Ben"]
    assert kept.rename("Ben", "Bo", 7)
    assert kept.former("Ana") == ["ana"]
    assert kept.separate("ana", "Ana") and kept.names() == ["ana", "Ana", "Bo"]
    assert kept.called("ana", 7) == "ana" and kept.called("Ben", 7) == "Bo"
    assert kept.former("Ana") == [] and kept.former("Bo") == ["Ben"]


def test_a_former_name_is_listed_once():
    kept = people("Ana", "Ben")
    for number in (3, 5):
        assert kept.rename("Ben", "Bo", number) and kept.rename("Bo", "Ben", number)
    assert kept.former("Ben") == ["Bo"] and kept.former("Bo") == ["Ben"]


def test_the_first_of_many_merges_lasts():
    kept = people("Ann", "ann")
    assert kept.rename("ann", "Ann", 1)
    for index in range(70):
        assert kept.remember(["P%d" % index, "Q%d" % index])
        assert kept.rename("P%d" % index, "Q%d" % index, index + 2)
    assert kept.called("ann", 1) == "Ann" and kept.former("Ann") == ["ann"]
    assert [kept.called("P%d" % index, 2) for index in (0, 69)] == ["Q0", "Q69"]


def test_more_former_names_than_fit_are_refused_and_said():
    kept = people("Ann")
    values = kept._store.values
    for index in range(2000):
        name = "a rather long name %d" % index
        if not (kept.remember([name]) and kept.rename(name, "Ann", 9)):
            break
    assert index > 250 and values.unsaved[0][0] == "store.value_long"
    # What was there before is there.
    assert kept.called("a rather long name 0", 1) == "Ann" and "Ann" in kept.names()


def test_former_names_apply_in_order():
    was = [["a", "b", 5], ["b", "c", 3]]
    assert [called_by(was, "a", number) for number in (3, 4, 6)] == ["c", "b", "a"]


def test_two_at_one_table_keep_their_names():
    assert apart(["ana", "Ana"], {"ana": "Ana"}) == {}
    assert apart(["x", "y", "z"], {"x": "Q", "y": "Q", "z": "z"}) == {}
    assert apart(["ana", "Ben"], {"ana": "Ana", "Ben": "Ben", "Cy": "C"}) == {"ana": "Ana"}
    # What x keeps may be what another would be called.
    assert apart(["x", "y", "a"], {"x": "a", "y": "x"}) == {}


def test_only_people_are_taken_for_people():
    for value in ([], ["Ana"], {"names": [], "was": []}, {"names": ["A"], "was": [["a", "A", 3]]}):
        assert is_people(value)
    names, row = ["A"], ["a", "A", 3]
    for value in (
        None,
        5,
        "Ana",
        [5],
        ["Ana", None],
        {},
        {"names": names},
        {"was": [row]},
        {"names": "A", "was": [row]},
        {"names": [1], "was": [row]},
        {"names": names, "was": None},
        {"names": names, "was": [row, 5]},
        {"names": names, "was": [row[:2]]},
        {"names": names, "was": [row + [1]]},
        {"names": names, "was": [["a", 1, 3]]},
        {"names": names, "was": [[1, "A", 3]]},
        {"names": names, "was": [["a", "A", "3"]]},
        {"names": names, "was": [["a", "A", None]]},
    ):
        assert not is_people(value), value
