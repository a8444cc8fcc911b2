"""Notes of how long each game is: written with every change, and compared at every start."""

from firmware.storage.errors import StoreError
from firmware.storage.game_index import GameIndex, length_of
from firmware.storage.header import new_journal
from firmware.storage.journal import Journal
from firmware.storage.store import Store
from tests.portable.memory_files import MemoryFiles, MemoryStore
from tests.portable.tools import raises

HEADER = {
    "game": "ginski",
    "players": ["Ana", "Ben", "Cy"],
    "house": {"target": 100},
    "dealer": "Ana",
}
LOG = "/saves/games/00001.log"
VOID = {"event": "void"}


def store(entries=0, files=None):
    kept = MemoryStore(files)
    if entries:
        _, journal = kept.create(dict(HEADER))
        for _ in range(entries):
            journal.append(VOID)
    return kept


def notes(kept):
    """The names in the folder of notes, without the twins of values."""
    return sorted([name for name in kept.files.listdir("/saves/known") if len(name) > 12])


def agree(kept):
    """Whether each game has one note, and that says what is there."""
    noted = kept.game_index.all()
    return len(notes(kept)) == len(noted) == len(kept.numbers()) and all(
        [noted[number] == length_of(kept.files, kept.beside(number, ".log")) for number in noted]
    )


def test_a_note_goes_with_every_change_of_a_game():
    kept = store(3)
    size = len(kept.files.files[LOG])
    assert kept.game_index.all()[1][:2] == (3, size) and agree(kept)
    journal = kept.open(1)
    journal.append(VOID)
    assert kept.game_index.all()[1][0] == 4 and agree(kept)
    number, other = kept.create(dict(HEADER))
    other.append(VOID)
    journal.append(VOID)
    assert (
        kept.game_index.all()[1][0] == 5 and kept.game_index.all()[number][0] == 1 and agree(kept)
    )
    kept.archive(1, [["Ana", 31]], ["Ana"])
    assert kept.game_index.all()[1][0] == 0 and agree(kept)
    kept.delete(number)
    assert list(kept.game_index.all()) == [1] and agree(kept)
    assert kept.check() == [] and Store("/saves", kept.files).check() == []


def test_what_is_no_note_is_passed_over():
    kept = store(2)
    for name in (
        "readme.txt",
        "00002.1.2.3",
        "00002.1.2.3456789a.new",
        "2.1.2.3456789a",
        "0000x.1.2.3456789a",
        "00002.².2.3456789a",
        "00002.-1.2.3456789a",
    ):
        kept.files.files["/saves/known/" + name] = bytearray()
    assert list(kept.game_index.all()) == [1] and kept.check() == []


def test_of_two_notes_of_a_game_the_longer_counts():
    kept = store(2)
    kept.files.files["/saves/known/00001.1.200.3456789a"] = bytearray()
    assert kept.game_index.all()[1][0] == 2
    kept.files.files["/saves/known/00001.7.2000.3456789a"] = bytearray()
    assert kept.game_index.all()[1] == (7, 2000, "3456789a")


def test_entries_that_are_missing_are_told_until_someone_has_read_it():
    kept = store(5)
    whole = bytes(kept.files.files[LOG])
    older = store(3)
    kept.files.files[LOG] = bytearray(older.files.files[LOG])
    for _ in range(2):
        again = Store("/saves", kept.files)
        assert again.check() == [(1, 5, 3, 3)]
    again.accept(1)
    assert again.check() == [] and agree(again)
    kept.files.files[LOG] = bytearray(whole)
    assert again.check() == [] and agree(again) and again.game_index.all()[1][0] == 5


def test_a_game_that_is_missing_is_told_until_someone_has_read_it():
    kept = store(5)
    kept.create(dict(HEADER))
    del kept.files.files[LOG]
    again = Store("/saves", kept.files)
    assert again.check() == [(1, 5, -1, -1)] == again.check()
    again.accept(1)
    assert again.check() == [] and agree(again) and again.numbers() == [2]


def test_a_new_entry_takes_a_shorter_game_as_it_is():
    kept = store(5)
    kept.files.files[LOG] = bytearray(store(3).files.files[LOG])
    again = Store("/saves", kept.files)
    assert again.check()
    again.open(1).append(VOID)
    assert again.check() == [] and agree(again)


def test_a_power_cut_between_a_game_and_its_note_is_no_loss():
    kept = store(4)
    ahead = bytes(store(5).files.files[LOG])
    kept.files.files[LOG] = bytearray(ahead)
    again = Store("/saves", kept.files)
    assert again.check() == [] and again.game_index.all()[1][0] == 5 and agree(again)
    # A new game without any note.
    for name in notes(kept):
        del kept.files.files["/saves/known/" + name]
    again = Store("/saves", kept.files)
    assert again.check() == [] and agree(again)


def test_games_of_a_version_without_notes_are_noted():
    kept = store(4)
    for name in notes(kept):
        del kept.files.files["/saves/known/" + name]
    kept.files.folders.remove("/saves/known")
    again = Store("/saves", kept.files)
    assert not again.is_new and again.check() == [] and agree(again)
    assert MemoryStore().is_new


def test_a_game_that_becomes_shorter_is_noted_before():
    kept = store(9)

    def rename(old, new):
        if new == LOG:
            raise OSError(5)
        MemoryFiles.rename(kept.files, old, new)

    kept.files.rename = rename
    raises(OSError, kept.archive, 1, [["Ana", 31]], ["Ana"])
    del kept.files.rename
    # The power failed here: the game is whole, its note already short.
    assert kept.game_index.all()[1][0] == 0 and len(kept.open(1)) == 9
    again = Store("/saves", kept.files)
    assert again.check() == [] and again.game_index.all()[1][0] == 9


def test_a_damaged_game_keeps_its_note_until_it_is_mended():
    kept = store(6)
    content = kept.files.files[LOG]
    content[-80] ^= 1
    again = Store("/saves", kept.files)
    assert again.check() == [] and again.game_index.all()[1][0] == 6
    journal = again.open(1)
    assert journal.lost and len(journal) < 6
    count = len(journal)
    journal.append(VOID)
    assert again.game_index.all()[1][0] == count + 1 and agree(again) and again.check() == []


def test_a_note_that_is_not_saved_keeps_no_entry_from_being_saved():
    kept = store(2)
    journal = kept.open(1)

    def rename(old, new):
        raise OSError(5)

    kept.files.rename = rename
    journal.append(VOID)
    del kept.files.rename
    # Twice tried, each time on a file system mounted afresh.
    assert len(kept.open(1)) == 3 and kept.files.refreshed == 2
    assert kept.game_index.all()[1][0] == 2
    journal.append(VOID)
    assert kept.game_index.all()[1][0] == 4 and agree(kept)


def test_what_a_newer_version_wrote_is_left_alone():
    kept = store(4)
    header = dict(HEADER)
    newer = new_journal(header)[:40].replace(b'"format":1', b'"format":2')
    kept.files.files[LOG] = bytearray(newer)
    before = bytes(kept.files.files[LOG])
    again = Store("/saves", kept.files)
    again.check()
    assert bytes(kept.files.files[LOG]) == before


def test_the_length_is_read_from_the_end_mark():
    files = MemoryFiles()
    files.files["/a"] = bytearray(new_journal(dict(HEADER)))
    length = length_of(files, "/a")
    assert length and length[:2] == (0, len(files.files["/a"]))
    for content in (b"", b"\n", b"x null\n", b"0006 1a871b95 0 nul1\n", files.files["/a"][:-1]):
        files.files["/a"] = bytearray(content)
        assert length_of(files, "/a") is None
    raises(OSError, length_of, files, "/b")


def test_a_journal_of_its_own_has_no_note():
    files = MemoryFiles()
    files.files["/00001.log"] = bytearray(new_journal(dict(HEADER)))
    journal = Journal(files, "/00001.log")
    journal.append(VOID)
    assert sorted(files.files) == ["/00001.log"]
    index = GameIndex(files, "/known")
    assert index.all() == {} and not index.exists()
    index.forget(1)
    assert not index.exists()


def test_a_game_whose_note_cannot_be_removed_is_not_deleted():
    kept = store(3)

    def remove(path):
        raise OSError(5)

    kept.files.remove = remove
    assert raises(StoreError, kept.delete, 1).key == "store.not_deleted"
    del kept.files.remove
    assert len(kept.open(1)) == 3 and kept.check() == []
    kept.delete(1)
    assert kept.numbers() == [] and notes(kept) == [] and kept.check() == []


def test_a_note_is_removed_at_the_second_attempt():
    kept = store(3)
    remove, failed = kept.files.remove, []

    def once(path):
        if not failed:
            failed.append(path)
            raise OSError(5)
        remove(path)

    kept.files.remove = once
    kept.delete(1)
    assert failed[0][:18] == "/saves/known/00001"
    assert kept.numbers() == [] and notes(kept) == []
