"""What was found and not read yet is said again at each start, until somebody has read it."""

from firmware.storage.errors import StoreError
from firmware.storage.values import twin_of
from tests.portable.memory_files import MemoryFiles, MemoryStore
from tests.portable.tools import raises

HEADER = {"game": "any", "players": ["Ana", "Ben"], "house": {}, "dealer": "Ana"}
LOG = "/saves/games/00001.log"
ROSTER = "/saves/roster.txt"
NEWS = "/saves/news.txt"
VOID = {"event": "void"}


def store(entries=4):
    kept = MemoryStore()
    _, journal = kept.create(dict(HEADER))
    for _ in range(entries):
        journal.append(VOID)
    kept.put("roster", ["Ana", "Ben"])
    return kept


def started(files):
    """Return the store of a start, with what it finds."""
    again = MemoryStore(files)
    again.check()
    return again


def damaged():
    """Files in which the people are damaged and game 1 is shorter."""
    files = store().files
    files.files[ROSTER][20] ^= 1
    files.files[LOG] = bytearray(store(2).files.files[LOG])
    return files


FOUND = [[1, 4, 2, 2], ["roster.txt", "back", "roster.txt-1.bad"]]


def test_it_is_said_at_every_start_until_it_was_read():
    files = damaged()
    for _ in range(3):
        again = started(files)
        assert again.unread() == FOUND
    again.read(FOUND[1])
    assert started(files).unread() == FOUND[:1]
    again = started(files)
    again.read(FOUND[0])
    assert started(files).unread() == [] and started(files).check() == []
    assert again.get("roster") == ["Ana", "Ben"] and len(again.open(1)) == 2


def test_it_is_noted_before_anything_is_repaired():
    class PowerCut(BaseException):
        pass

    for allowed in range(40):
        files = damaged()
        left = [allowed]

        def counted(path, mode, left=left, files=files):
            if "w" in mode or "+" in mode:
                if not left[0]:
                    raise PowerCut
                left[0] -= 1
            return MemoryFiles.open(files, path, mode)

        files.open = counted
        try:
            started(files)
            done = True
        except PowerCut:
            done = False
        del files.open
        assert [row[:2] for row in started(files).unread()] == [[1, 4], ["roster.txt", "back"]]
        if done:
            break
    assert done and allowed > 3


def test_a_game_that_was_set_aside_keeps_its_note_until_that_was_read():
    kept = store()
    kept.files.files[LOG] = bytearray(b"no journal at all\n")
    assert raises(StoreError, kept.open, 1).key == "store.set_aside"
    again = started(kept.files)
    assert again.unread() == [[1, 4, -1, -1]]
    again = started(kept.files)
    again.read([1, 4, -1, -1])
    assert started(kept.files).unread() == [] and LOG + "-1.bad" in kept.files.files
    # So does one of which the message was read at once.
    kept = store()
    kept.files.files[LOG] = bytearray(b"no journal at all\n")
    raises(StoreError, kept.open, 1)
    kept.accept(1)
    assert started(kept.files).unread() == []


def test_what_is_found_twice_is_said_once_and_of_a_game_the_first_state():
    kept = store()
    kept.remember([(1, 9, 3, 5), ["roster.txt", "back", ""]])
    kept.remember([["roster.txt", "back", ""], (1, 5, 5, 8)])
    assert kept.unread() == [[1, 9, 3, 8], ["roster.txt", "back", ""]]
    before = bytes(kept.files.files[NEWS])
    kept.remember([(1, 9, 3, 8)])
    assert bytes(kept.files.files[NEWS]) == before


def test_news_that_are_damaged_themselves_stop_nothing():
    kept = store()
    kept.remember([["roster.txt", "back", ""]])
    for wrong in (b"x", b"", b"0006 00000000 0 [1]\n"):
        kept.files.files[NEWS] = bytearray(wrong)
        assert started(kept.files).unread() == [["roster.txt", "back", ""]]
        kept.files.files[NEWS] = bytearray(wrong)
        kept.files.files[twin_of(NEWS)] = bytearray(wrong)
        assert started(kept.files).unread() == []
        kept = store()
        kept.remember([["roster.txt", "back", ""]])
    for odd in ({}, [1], [[1, 2]], [["a", "b", 3]], [[1, 2, 3, "4"]]):
        kept.put("news", odd)
        assert started(kept.files).unread() == []


def test_where_nothing_can_be_written_it_is_said_all_the_same():
    files = damaged()
    files.low = lambda: True
    again = started(files)
    assert [row[:2] for row in again.unread()] == [[1, 4], ["roster.txt", "back"]]
    assert again.values.unsaved == [] and again.get("roster") == ["Ana", "Ben"]
