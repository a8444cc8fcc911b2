"""The store: games and small values, foreign files in the way, a flash that fills up."""

from engine.compat import collect
from firmware.storage.errors import LOW_POWER, StoreError
from firmware.storage.files import set_aside
from firmware.storage.records import frame
from firmware.storage.store import NEEDED, Store
from tests.portable.memory_files import MemoryFiles, MemoryStore
from tests.portable.tools import raises

HEADER = {
    "game": "ginski",
    "players": ["Ana", "Ben", "Cy"],
    "house": {"target": 100},
    "dealer": "Ana",
}


def store(room=None):
    return MemoryStore(room=room)


def _newer():
    header = dict(HEADER)
    header["format"] = 2
    return header


def create(kept):
    return kept.create(dict(HEADER))


def test_games_are_numbered_and_listed_the_newest_first():
    kept = store()
    assert kept.numbers() == []
    assert [create(kept)[0] for _ in range(3)] == [1, 2, 3]
    assert kept.numbers() == [3, 2, 1] and kept.get("current") == 3
    kept.delete(2)
    assert kept.numbers() == [3, 1]
    assert create(kept)[0] == 4
    assert Store("/saves", kept.files).numbers() == [4, 3, 1]


def test_a_stray_file_with_the_last_number_hides_no_new_game():
    kept = store()
    assert create(kept)[0] == 1
    for name in ("games/99999.log", "games/99998.pay"):
        with kept.files.open("/saves/" + name, "wb") as file:
            file.write(b"x")
    assert [create(kept)[0] for _ in range(2)] == [2, 3]
    kept = Store("/saves", kept.files)
    assert kept.numbers() == [99999, 3, 2, 1]
    assert kept.check() == [] and len(kept.open(3)) == 0


def test_deleting_takes_what_was_keyed_along():
    kept = store()
    number, journal = create(kept)
    journal.keep_draft({"answers": [1]})
    kept.delete(number)
    assert [name for name in kept.files.files if "00001" in name] == []
    assert raises(StoreError, kept.open, number).key == "store.gone"
    kept.delete(number)


def test_small_values_are_replaced_in_one_step_and_only_where_they_change():
    kept = store()
    assert kept.get("roster", []) == []
    assert kept.put("roster", ["Ana", "Zoë ★"]) and kept.get("roster") == ["Ana", "Zoë ★"]
    synced = kept.files.synced
    assert kept.put("roster", ["Ana", "Zoë ★"]) and kept.files.synced == synced
    assert kept.put("roster", []) and kept.get("roster", 5) == []
    assert "/saves/roster.txt.new" not in kept.files.files


def test_a_damaged_value_is_none():
    kept = store()
    kept.put("last", {"game": "ginski"})
    path = "/saves/last.txt"
    whole = bytes(kept.files.files[path])
    for at in range(len(whole)):
        damaged = bytearray(whole)
        damaged[at] ^= 4
        kept.files.files[path] = damaged
        assert kept.get("last") is None
        kept.files.files[path] = bytearray(whole[:at])
        assert kept.get("last") is None


def test_a_foreign_file_is_kept_aside_once():
    kept = store()
    for number, content in (
        (1, b""),
        (2, b"shopping list\n"),
        (3, b"\x00" * 5000),
        (4, frame(0, {"game": 5})),
    ):
        path = "/saves/games/%05d.log" % number
        kept.files.files[path] = bytearray(content)
        error = raises(StoreError, kept.open, number)
        assert error.key == "store.set_aside" and error.facts["aside"] == "%05d.log-1.bad" % number
        assert bytes(kept.files.files[path + "-1.bad"]) == content
    assert kept.numbers() == [] and create(kept)[0] == 5


WRONG = (None, True, 7, -1, "x", [], [7], [[]], {}, {"x": 7})
RESULT = {"scores": [["Ana", 31], ["Ben", -4]], "winners": ["Ana"], "tally": {}}


def _wrong_headers():
    """Yield a header for each field and each value that is not of its form."""
    fitting = {
        "game": ("x",),
        "players": (),
        "house": ({}, {"x": 7}),
        "dealer": (None, "x"),
        "began": ("x",),
        "archived": (),
        "format": (),
    }
    for field in sorted(fitting):
        for value in WRONG:
            if value not in fitting[field] or isinstance(value, bool):
                header = dict(HEADER, archived=RESULT, format=1)
                header[field] = value
                yield header
    result_fits = {"scores": (), "winners": ([],), "tally": ({}, {"x": 7})}
    for field in sorted(result_fits):
        for value in WRONG:
            if value not in result_fits[field] or isinstance(value, bool):
                result = dict(RESULT)
                result[field] = value
                yield dict(HEADER, format=1, archived=result)
    for rows in ([["Ana"]], [["Ana", 1, 2]], [[5, 5]], [["Ana", "5"]], [["Ana", True]], [7]):
        yield dict(HEADER, format=1, archived=dict(RESULT, scores=rows))
    for field in ("game", "players", "house", "dealer"):
        header = dict(HEADER, format=1)
        del header[field]
        yield header


def test_a_header_with_a_field_of_another_form_is_set_aside():
    count = 0
    for header in _wrong_headers():
        if header["format"] == 7:
            # That is a newer version's.
            continue
        count += 1
        kept = store()
        create(kept)
        line = frame(0, header)
        kept.files.files["/saves/games/00001.log"] = bytearray(
            line + line + frame(1, None, line[5:13])
        )
        error = raises(StoreError, kept.open, 1)
        assert error.key == "store.set_aside", header
        assert error.facts["aside"] == "00001.log-1.bad" and kept.numbers() == []
    assert count > 70


def test_a_result_of_this_form_is_read():
    kept = store()
    create(kept)
    line = frame(0, dict(HEADER, format=1, archived=RESULT, began="2026-11-21T20:15"))
    kept.files.files["/saves/games/00001.log"] = bytearray(line + line + frame(1, None, line[5:13]))
    assert kept.result(kept.header(1)) == "Ana 31 ★, Ben -4"


def test_a_folder_in_the_way_is_moved_aside():
    files = MemoryFiles()
    files.files["/saves"] = bytearray(b"I was here first")
    kept = MemoryStore(files)
    assert "/saves-1.bad" in files.files
    files.mkdir("/saves/games/00001.log")
    assert raises(StoreError, kept.open, 1).key == "store.set_aside"
    files.mkdir("/saves/roster.txt")
    assert kept.get("roster") is None
    assert kept.put("roster", ["Ana"]) and kept.get("roster") == ["Ana"]
    files.mkdir("/saves/games/00002.log.new")
    assert create(kept)[0] == 3


def test_a_newer_version_is_left_alone():
    kept = store()
    path = "/saves/games/00007.log"
    content = frame(0, _newer()) + b"whatever the future brings"
    kept.files.files[path] = bytearray(content)
    assert raises(StoreError, kept.open, 7).key == "store.newer"
    assert bytes(kept.files.files[path]) == content and kept.numbers() == [7]
    assert create(kept)[0] == 8


def test_the_press_that_begins_a_game_counts_no_room_that_was_counted_before():
    kept = store(room=64 * 1024)
    asked = []
    statvfs = kept.files.statvfs

    def counted(path):
        asked.append(path)
        return statvfs(path)

    kept.files.statvfs = counted
    # While nobody waits, once.
    while kept.catch_up():
        pass
    kept.catch_up()
    assert len(asked) == 1
    create(kept)
    assert len(asked) == 1
    # Without a count since, or with little room, it is counted.
    create(kept)
    assert len(asked) == 2
    kept.files.room = kept.files.used() + NEEDED * 200 + 6 * 4096
    assert kept.few_left() is not None
    kept.files.room = kept.files.used()
    assert raises(StoreError, create, kept).key == "store.full_for_new" and len(asked) == 4


def test_the_room_is_told_before_it_is_used_up():
    kept = store(room=64 * 1024)
    number, journal = create(kept)
    promised = kept.rounds_left(journal)
    assert promised > NEEDED and kept.few_left(journal) is None
    count = 0
    warned = None
    reason = "a long reason for this correction, as many as fit in forty letters and more than that"
    entry = {"event": "adjust", "player": "Ana", "by": 5, "reason": reason}
    try:
        while True:
            journal.append(entry)
            count += 1
            if count % 8 == 0:
                # As the box does between two presses: a file in memory needs its room in one piece.
                collect()
            if warned is None and kept.few_left(journal) is not None:
                warned = (count, kept.few_left(journal))
    except OSError:
        pass
    assert count >= promised and count >= warned[0] + warned[1] and warned[1] > 50
    assert len(kept.open(number)) == count and kept.open(number).lost == 0
    assert raises(StoreError, create, kept).key == "store.full_for_new"
    kept.files.room += 1000
    kept.archive(number, [["Ana", 31], ["Ben", 5]], ["Ana"])
    assert create(kept)[0] == 2


def test_an_archived_game_keeps_its_result():
    kept = store()
    number, journal = create(kept)
    journal.append({"event": "void"})
    kept.archive(number, [["Ana", 31], ["Ben", 5], ["Cy", -2]], ["Ana"])
    header = kept.header(number)
    assert (
        kept.result(header) == "Ana 31 ★, Ben 5, Cy -2" and header["players"] == HEADER["players"]
    )
    error = raises(StoreError, kept.open, number)
    assert error.key == "store.archived" and error.facts["result"] == "Ana 31 ★, Ben 5, Cy -2"
    assert kept.result(HEADER) == ""


def test_a_value_that_does_not_fit_is_left_out():
    kept = store(room=64 * 1024)
    kept.put("roster", ["Ana"])
    kept.files.room = kept.files.used()
    assert kept.put("roster", ["Ana", "Ben"]) is False and kept.get("roster") == ["Ana"]


FITTING = {
    "roster": (["Ana"], {"names": ["Ana"], "was": []}),
    "current": (None, 3),
    "setup": (None, ["names", "ginski", ["Ana"]]),
    "standings": (
        [],
        [[3, True, 5, ["Ana"], 70, "ginski", "1a871b95"], [4, False, 0, [], -3, "any", "0"]],
    ),
    "last": (
        {"game": "ginski", "players": ["Ana"], "house": {}},
        {"game": "any", "players": ["Ana"], "house": {}, "dealer": None, "number": 3},
        {"game": "any", "players": ["Ana"], "house": {}, "dealer": "Ana"},
    ),
    "stake": (["point", 10], 5, None),
}
LAST = FITTING["last"][1]
ROW = FITTING["standings"][1][0]
OTHER = {
    "roster": ("Ana", 5, {"names": ["Ana"]}),
    "current": ("3", [3], True),
    "setup": ([], [5], "names", {"names": 1}),
    "standings": ["x", {}, [5], [ROW[:6]], [ROW + [1]]]
    + [
        [ROW[:at] + [wrong] + ROW[at + 1 :]]
        for at, wrong in enumerate(("3", 1, "5", "Ana", "70", 6, 7))
    ]
    + [[ROW[:3] + [["Ana", 5]] + ROW[4:]], [ROW, None]],
    "last": ["x", [], {}]
    + [dict(LAST, game=5), dict(LAST, players="Ana"), dict(LAST, players=[])]
    + [dict(LAST, players=["Ana", 5]), dict(LAST, house=[]), dict(LAST, dealer=5)]
    + [dict(LAST, number="3"), dict(LAST, number=None)],
}


def test_a_value_of_another_form_is_none():
    """Whoever wrote it: the box starts, and does without."""
    kept = store()
    for name in FITTING:
        for value in FITTING[name]:
            assert kept.put(name, value)
            assert kept.get(name, "nothing") == value, (name, value)
    for name in OTHER:
        for value in OTHER[name]:
            assert kept.put(name, value)
            assert kept.get(name, "nothing") == "nothing", (name, value)


def test_only_journals_of_five_digits_are_games():
    kept = store()
    create(kept)
    for name in (
        "0002.log",
        "000002.log",
        "00003.txt",
        "0000x.log",
        "\u00b2\u00b2\u00b2\u00b2\u00b2.log",
    ):
        kept.files.open("/saves/games/" + name, "wb").close()
    assert kept.numbers() == [1]
    assert kept.check() == [] and [name for name in kept.game_index.all()] == [1]


def test_the_room_is_estimated_by_the_longest_entries_of_the_game():
    class Long:
        def entry_size(self):
            return 2000

    kept = store(room=1 << 20)
    assert kept.rounds_left(Long()) * 9 < kept.rounds_left() < kept.rounds_left(Long()) * 11


def test_where_nothing_fits_no_entry_is_left():
    kept = store(room=64 * 1024)
    kept.files.room = kept.files.used()
    assert kept.rounds_left() == 0 and kept.few_left() == 0


def test_a_game_that_cannot_be_removed_is_said():
    kept = store()
    number, _ = create(kept)
    remove = kept.files.remove

    def fails(path):
        if path.endswith(".log"):
            raise OSError(5)
        remove(path)

    kept.files.remove = fails
    assert raises(StoreError, kept.delete, number).key == "store.not_deleted"
    assert kept.numbers() == [number]
    kept.files.remove = remove
    kept.delete(number)
    assert kept.numbers() == []


def test_a_game_that_cannot_be_written_is_said_with_its_reason():
    for error, new, again in (
        (28, "store.full_for_new", "store.full"),
        (5, "store.failed", "store.failed"),
        (LOW_POWER, "store.low", "store.low"),
    ):
        kept = store()
        create(kept)

        def fail(file, number=error):
            raise OSError(number, "")

        kept.files.sync = fail
        assert raises(StoreError, create, kept).key == new
        assert raises(StoreError, kept.begin_again, 1, dict(HEADER, dealer="Ben")).key == again
        del kept.files.sync
        found = Store("/saves", kept.files)
        assert found.numbers() == [1] and found.journal(1).header["dealer"] == "Ana"


def test_what_is_set_aside_takes_no_name_that_is_taken():
    kept = store()
    found = []
    for number in range(11):
        kept.files.files["/saves/x"] = bytearray([number])
        found.append(set_aside(kept.files, "/saves/x"))
    # There are at most nine; then the last one is written over.
    assert found == ["x-%d.bad" % number for number in range(1, 9)] + ["x-9.bad"] * 3
    assert [kept.files.files["/saves/" + name][0] for name in found[:8]] == list(range(8))


def test_an_archived_game_keeps_what_statistics_count():
    kept = store()
    for rows, there in (({"Ana": {"gins": 3}}, {"Ana": {"gins": 3}}), (None, {})):
        number, journal = create(kept)
        journal.append({"event": "void"})
        kept.archive(number, [["Ana", 31]], ["Ana"], rows)
        archived = kept.header(number)["archived"]
        assert there in [archived[name] for name in archived]


def two_games(entries=(3, 5)):
    """Return a store with two games of so many entries, and their files."""
    kept = store()
    for count in entries:
        _, journal = create(kept)
        for _ in range(count):
            journal.append({"event": "void"})
    return kept, kept.files.files


ONE, TWO = "/saves/games/00001.log", "/saves/games/00002.log"


def test_games_that_changed_places_are_put_back_at_the_start():
    kept, files = two_games()
    one, two = bytes(files[ONE]), bytes(files[TWO])
    files[ONE], files[TWO] = files[TWO], files[ONE]
    again = Store("/saves", kept.files)
    assert again.check() == [(1, 3, -1, 3), (2, 5, -1, 5)]
    assert (bytes(files[ONE]), bytes(files[TWO])) == (one, two)
    assert again.check() == [] and again.numbers() == [2, 1]


def test_games_of_one_size_that_changed_places_are_put_back_when_one_is_opened():
    kept, files = two_games((4, 4))
    one, two = bytes(files[ONE]), bytes(files[TWO])
    assert one != two and len(one) == len(two)
    files[ONE], files[TWO] = files[TWO], files[ONE]
    again = Store("/saves", kept.files)
    assert again.check() == []
    # Nothing but opening it moves a file.
    assert raises(StoreError, again.header, 1).key == "store.misplaced"
    assert raises(StoreError, again.journal, 2).key == "store.misplaced"
    assert len(again.open(2)) == 4 and again.unread() == [[2, 4, -1, 4]]
    assert (bytes(files[ONE]), bytes(files[TWO])) == (one, two)
    assert len(again.open(1)) == len(again.open(2)) == 4


def test_a_game_in_the_place_of_another_is_set_aside_where_it_is_in_its_own_too():
    kept, files = two_games()
    two = bytes(files[TWO])
    files[ONE] = bytearray(two)
    again = Store("/saves", kept.files)
    assert again.check() == [(1, 3, -1, -1)]
    assert bytes(files[TWO]) == two and again.numbers() == [2]
    assert bytes(files[TWO + "-1.bad"]) == two
    # A person reads it; then it is so.
    again.accept(1)
    assert again.check() == []


def test_games_that_went_round_are_put_back():
    kept, files = two_games((3, 5, 7))
    paths = [ONE, TWO, "/saves/games/00003.log"]
    whole = [bytes(files[path]) for path in paths]
    for path, content in zip(paths, whole[1:] + whole[:1]):
        files[path] = bytearray(content)
    again = Store("/saves", kept.files)
    assert [loss[0] for loss in again.check()] == [1, 2, 3]
    assert [bytes(files[path]) for path in paths] == whole


def test_a_game_alone_in_another_place_goes_into_its_own():
    kept, files = two_games()
    files[TWO] = files.pop(ONE)
    again = Store("/saves", kept.files)
    assert again.check() == [(1, 3, -1, 3), (2, 5, -1, -1)] and again.numbers() == [1]
    assert len(again.open(1)) == 3


def test_a_journal_that_does_not_say_which_game_it_is_is_read():
    kept, files = two_games()
    line = frame(0, dict(HEADER, format=1))
    files[ONE] = bytearray(line + line + frame(1, None, line[5:13]))
    assert kept.open(1).header["players"] == HEADER["players"]
    for number in ("1", None, [1]):
        line = frame(0, dict(HEADER, format=1, number=number))
        files[ONE] = bytearray(line + line)
        assert raises(StoreError, kept.open, 1).key == "store.set_aside"
