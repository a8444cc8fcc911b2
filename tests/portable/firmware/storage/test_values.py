"""Small values: damage, a cut or another file in their place is said, and put back from a copy."""

from firmware.storage.store import Store
from firmware.storage.values import COPY, kind_of, line_of, value_or_copy
from tests.portable.memory_files import MemoryFiles

ROSTER = "/saves/roster.txt"
TABLE = "/saves/table.txt"
STAKE = "/saves/games/00003.pay"
DRAFT = "/saves/games/00003.key"


def store(files=None):
    return Store("/saves", files or MemoryFiles())


def caught_up():
    """A store with people, a stake, a table in a turn and a draft, and all copies."""
    kept = store()
    assert kept.put("roster", ["Ana", "Ben"]) and kept.put("table", {"game": 3})
    assert kept.values.put(STAKE, ["point", 10]) and kept.values.put(DRAFT, ["0", {}])
    while kept.values.catch_up():
        pass
    return kept


def told(kept):
    """Return [(whether it is about saving, what was said, of what)] and forget it."""
    news = [(unsaved, key[6:], facts["what"]) for unsaved, (key, facts) in kept.values.news]
    del kept.values.news[:]
    return news


def damages(whole):
    """Yield each content with one bit wrong, each beginning, and one byte more."""
    for bit in range(8 * len(whole)):
        damaged = bytearray(whole)
        damaged[bit >> 3] ^= 1 << (bit & 7)
        yield damaged
    for size in range(len(whole)):
        yield bytearray(whole[:size])
    yield bytearray(whole + b"\n")


def test_the_copy_is_written_later_and_only_of_what_matters():
    kept = store()
    assert kept.put("roster", ["Ana"]) and kept.put("table", {"game": 3})
    assert ROSTER + COPY not in kept.files.files
    assert kept.catch_up() and not kept.values.catch_up()
    copies = [name for name in kept.files.files if name[-4:] == COPY]
    assert copies == [ROSTER + COPY]


def test_a_damaged_value_is_put_back_from_its_copy_and_said():
    for path, value, what in (
        (ROSTER, ["Ana", "Ben"], ("store.of_roster", {})),
        (STAKE, ["point", 10], ("store.of_pay", {"n": 3})),
    ):
        kept = caught_up()
        whole = bytes(kept.files.files[path])
        for damaged in damages(whole):
            kept.files.files[path] = damaged
            assert kept.values.get(path) == value
            assert told(kept) == [(False, "value_back", what)]
            assert bytes(kept.files.files[path]) == whole
            aside = kept.files.files.pop(path + "-1.bad")
            assert aside == damaged


def test_a_damaged_value_without_a_copy_is_set_aside_and_said_once():
    for path, what in (
        (TABLE, ("store.of_kept", {})),
        (DRAFT, ("store.of_key", {"n": 3})),
    ):
        for damaged in damages(bytes(caught_up().files.files[path])):
            kept = caught_up()
            kept.files.files[path] = damaged
            assert kept.values.get(path, "nothing") == "nothing"
            name = path.split("/")[-1] + "-1.bad"
            assert kept.values.news[0][1][1]["aside"] == name
            assert told(kept) == [(False, "value_aside", what)]
            assert kept.values.get(path) is None and told(kept) == []
            assert kept.files.files.pop(path + "-1.bad") == damaged


def test_a_value_in_the_place_of_another_is_damage():
    kept = caught_up()
    kept.put("settings", {"timer": 60})
    files = kept.files.files
    files["/saves/settings.txt"], files[ROSTER] = files[ROSTER], files["/saves/settings.txt"]
    assert kept.get("roster") == ["Ana", "Ben"] and kept.get("settings") is None
    assert [key for _, key, _ in told(kept)] == ["value_back", "value_aside"]
    # So is the stake of another game.
    kept.values.put("/saves/games/00004.pay", ["game", 5])
    files[STAKE] = files["/saves/games/00004.pay"]
    assert kept.values.get(STAKE) == ["point", 10] and len(told(kept)) == 1
    # And a copy that has taken the place of what it is a copy of.
    files[ROSTER] = files[ROSTER + COPY]
    assert kept.get("roster") == ["Ana", "Ben"] and len(told(kept)) == 1


def test_a_start_finds_what_is_damaged_or_gone_before_anything_is_written():
    kept = caught_up()
    files = kept.files.files
    del files[ROSTER]
    files[TABLE] = bytearray(b"x")
    files["/saves/log.txt"] = bytearray(b"Traceback")
    again = store(kept.files)
    again.check()
    assert sorted(told(again)) == [
        (False, "value_aside", ("store.of_kept", {})),
        (False, "value_back", ("store.of_roster", {})),
    ]
    assert again.get("roster") == ["Ana", "Ben"]
    assert bytes(files["/saves/log.txt"]) == b"Traceback"
    again.check()
    assert told(again) == []


def test_a_copy_that_is_damaged_or_older_is_written_again_without_a_word():
    kept = caught_up()
    files = kept.files.files
    for wrong in (b"", b"x", line_of(ROSTER + COPY, ["Zoe"])):
        files[ROSTER + COPY] = bytearray(wrong)
        again = store(kept.files)
        again.check()
        assert again.values.catch_up() and told(again) == []
        assert bytes(files[ROSTER + COPY]) == line_of(ROSTER + COPY, ["Ana", "Ben"])
    del files[ROSTER + COPY]
    again = store(kept.files)
    again.check()
    assert again.values.catch_up() and ROSTER + COPY in files


def test_nothing_is_written_over_damage_without_a_word():
    kept = caught_up()
    kept.files.files[TABLE] = bytearray(b"damaged")
    assert kept.put("table", {"game": 4}) and kept.get("table") == {"game": 4}
    assert told(kept) == [(False, "value_aside", ("store.of_kept", {}))]
    assert bytes(kept.files.files[TABLE + "-1.bad"]) == b"damaged"


def test_what_is_worked_out_again_needs_no_word():
    kept = store()
    path = "/saves/games/00003.sum"
    assert kept.values.put(path, ["12345678", {}])
    kept.files.files[path][5] ^= 1
    assert kept.values.get(path) is None and told(kept) == []
    kept.files.room = kept.files.used()
    assert not kept.values.put(path, ["12345678", {"Ana": [1, 2, 3, 4, 5]}]) and told(kept) == []


def full(kept):
    kept.files.room = kept.files.used() - 1


def test_what_is_not_saved_is_said_each_time_of_what_people_do():
    kept = caught_up()
    full(kept)
    for _ in range(2):
        assert not kept.put("roster", ["Ana", "Ben", "Cy"])
        key, facts = kept.values.news[0][1]
        assert key == "store.value_full" and facts["error"] == ("store.error_full", {})
        assert told(kept) == [(True, "value_full", ("store.of_roster", {}))]
    assert kept.get("roster") == ["Ana", "Ben"]


def test_what_is_not_saved_at_each_press_is_said_once_until_it_is():
    kept = caught_up()
    full(kept)
    for turn in range(3):
        assert not kept.put("table", {"game": 3, "turn": turn})
    assert told(kept) == [(True, "value_full", ("store.of_kept", {}))]
    kept.files.room = None
    assert kept.put("table", {"game": 3, "turn": 4}) and told(kept) == []
    full(kept)
    assert not kept.put("table", {"game": 3, "turn": 5}) and len(told(kept)) == 1


def test_what_is_too_long_for_one_file_is_refused():
    kept = caught_up()
    assert not kept.put("roster", ["x" * 20000]) and kept.get("roster") == ["Ana", "Ben"]
    assert told(kept) == [(True, "value_long", ("store.of_roster", {}))]


def test_a_deleted_value_does_not_come_back_from_its_copy():
    kept = caught_up()
    kept.values.drop(STAKE)
    kept.values.check(STAKE)
    assert kept.values.get(STAKE) is None and told(kept) == []
    assert [name for name in kept.files.files if ".pay" in name] == []


def test_a_reader_elsewhere_takes_the_copy_and_changes_nothing():
    kept = caught_up()
    kept.files.files[ROSTER][0] ^= 1
    before = dict(kept.files.files)
    assert value_or_copy(kept.files, ROSTER) == ["Ana", "Ben"]
    kept.files.files[ROSTER + COPY][0] ^= 1
    assert value_or_copy(kept.files, ROSTER) is None
    assert sorted(kept.files.files) == sorted(before)


def test_kinds():
    assert [kind_of(path) for path in (ROSTER, STAKE, DRAFT)] == ["roster", ".pay", ".key"]


def test_a_value_of_another_form_does_not_replace_its_copy_where_it_cannot_be_set_aside():
    kept = caught_up()
    kept.files.files[ROSTER] = bytearray(line_of(ROSTER, 7))
    kept.files.low = lambda: True
    again = store(kept.files)
    again.check()
    assert again.get("roster") == ["Ana", "Ben"]
    kept.files.low = None
    while again.values.catch_up():
        pass
    assert bytes(kept.files.files[ROSTER + COPY]) == line_of(ROSTER + COPY, ["Ana", "Ben"])
    assert again.get("roster") == ["Ana", "Ben"]


def test_a_value_that_another_program_wrote_is_there_once_it_was_saved():
    kept = caught_up()
    path = "/saves/settings.txt"
    assert kept.values.get(path) is None
    kept.files.files[path] = bytearray(line_of(path, {"timer": 60}))
    assert kept.values.put(path, {"timer": 60}) and kept.values.get(path) == {"timer": 60}


def test_a_copy_is_the_value_to_the_byte():
    kept = caught_up()
    kept.put("settings", {"timer": 1})
    while kept.values.catch_up():
        pass
    kept.put("settings", {"timer": True})
    while kept.values.catch_up():
        pass
    assert bytes(kept.files.files["/saves/settings.txt" + COPY]) == line_of(
        "/saves/settings.txt" + COPY, {"timer": True}
    )
