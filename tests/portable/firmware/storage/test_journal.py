"""The journal: what is appended is there, damage is found, a draft ends with the next entry."""

from firmware.storage.errors import RecordError, StoreError
from firmware.storage.header import FORMAT, new_journal
from firmware.storage.journal import Journal
from firmware.storage.records import frame
from tests.portable.memory_files import MemoryFiles
from tests.portable.tools import raises

PATH = "/saves/games/00001.log"
HEADER = {
    "game": "ginski",
    "players": ["Ana", "Ben", "Cy"],
    "house": {"target": 100},
    "dealer": "Ana",
}
ENTRIES = [
    {"event": "round", "ender": "Ana", "deadwood": {"Ana": 8, "Ben": 15, "Cy": 20}},
    {"event": "undo"},
    {"event": "redo"},
    {"event": "adjust", "player": "Ben", "by": -10, "reason": "late \u202e😀"},
    {"event": "amend", "index": 0, "to": {"event": "void"}},
]


class MemoryJournal(Journal):
    """A journal of which the files are in memory."""

    files: MemoryFiles


def journal(entries=(), files=None):
    files = files or MemoryFiles()
    files.files[PATH] = bytearray(new_journal(dict(HEADER)))
    made = MemoryJournal(files, PATH)
    for entry in entries:
        made.append(entry)
    return made


def test_entries_come_back_in_any_order():
    made = journal(ENTRIES)
    again = MemoryJournal(made.files, PATH)
    assert len(again) == 5 and again.lost == 0
    assert list(again) == ENTRIES and list(made) == ENTRIES
    for index in (4, 0, 2, 2, 3, 1):
        assert again[index] == ENTRIES[index]
    raises(IndexError, again.__getitem__, 5)
    raises(IndexError, again.__getitem__, -1)
    assert again.header["players"] == HEADER["players"] and again.header["format"] == FORMAT


def test_amendments_are_read_out_of_order_without_starting_again():
    made = journal()
    entries = []
    for index in range(40):
        entry = (
            {"event": "amend", "index": index, "to": {"event": "void"}}
            if index % 3 == 2
            else {"event": "void"}
        )
        entries.append(entry)
        made.append(entry)
    for log in (made, MemoryJournal(made.files, PATH)):
        assert [log.kind(index) for index in range(40)] == [
            "amend" if i % 3 == 2 else "event" for i in range(40)
        ]
        for index in range(0, 39):
            assert log[index] == entries[index] and log[38] == entries[38]
        assert [log[i] for i in (5, 39, 2, 0, 38, 8, 1)] == [
            entries[i] for i in (5, 39, 2, 0, 38, 8, 1)
        ]


def test_only_an_entry_is_appended():
    made = journal()
    before = bytes(made.files.files[PATH])
    raises(RecordError, made.append, {"event": "amend", "index": 0})
    raises(RecordError, made.append, {"kind": "round"})
    assert bytes(made.files.files[PATH]) == before and len(made) == 0


def test_an_append_is_synced_before_it_returns():
    made = journal()
    before = made.files.synced
    made.append(ENTRIES[0])
    assert made.files.synced == before + 1


def test_appending_while_reading_goes_on():
    made = journal(ENTRIES[:3])
    assert made[0] == ENTRIES[0]
    made.append(ENTRIES[3])
    assert made[1] == ENTRIES[1] and made[3] == ENTRIES[3]


def test_a_full_memory_changes_nothing():
    made = journal(ENTRIES[:2])
    made.files.room = made.files.used() + 10
    before = bytes(made.files.files[PATH])
    raises(OSError, made.append, ENTRIES[0])
    assert bytes(made.files.files[PATH]) == before and list(made) == ENTRIES[:2]
    made.files.room = None
    made.append(ENTRIES[2])
    assert list(Journal(made.files, PATH)) == ENTRIES[:3]


def test_damage_leaves_the_longest_beginning_and_is_kept_aside():
    made = journal(ENTRIES)
    whole = bytes(made.files.files[PATH])
    at = whole.find(b"redo")
    damaged = bytearray(whole)
    damaged[at] ^= 1
    made.files.files[PATH] = bytearray(damaged)
    again = MemoryJournal(made.files, PATH)
    assert again.lost and list(again) == ENTRIES[:2]
    # It stays as it is until somebody goes on with the game, and is reported each time.
    assert MemoryJournal(made.files, PATH).lost and made.files.files[PATH] == damaged
    again.append({"event": "void"})
    assert again.aside == "00001.log-1.bad" and not again.lost
    assert made.files.files[PATH + "-1.bad"] == damaged
    mended = MemoryJournal(made.files, PATH)
    assert list(mended) == ENTRIES[:2] + [{"event": "void"}] and not mended.lost


def test_a_damaged_header_is_read_from_its_copy():
    made = journal(ENTRIES)
    whole = bytes(made.files.files[PATH])
    length = len(frame(0, made.header))
    for start in (0, length):
        for at in range(start, start + length):
            damaged = bytearray(whole)
            damaged[at] ^= 0x10
            made.files.files[PATH] = damaged
            again = MemoryJournal(made.files, PATH)
            assert again.lost and len(again) == 5 and again.header == made.header
    again.append(ENTRIES[0])
    assert list(Journal(made.files, PATH)) == ENTRIES + ENTRIES[:1]


def test_a_mended_journal_whose_header_was_elsewhere_is_read_on():
    """What is copied lies at another place than before."""
    made = journal(ENTRIES)
    header = frame(0, made.header)
    records = bytes(made.files.files[PATH])[2 * len(header) :]
    made.files.files[PATH] = bytearray(b"junk\n" + header + records)
    again = MemoryJournal(made.files, PATH)
    assert again.lost and list(again) == ENTRIES
    size = again.entry_size()
    # In the middle of reading: an amend is read out of order.
    assert again[1] == ENTRIES[1]
    again.append({"event": "void"})
    for log in (again, MemoryJournal(made.files, PATH)):
        assert not log.lost and log.entry_size() < size and len(log) == 6
        for index in (4, 0, 1, 4, 5, 2, 3):
            assert log[index] == (ENTRIES + [{"event": "void"}])[index]
    again.append({"event": "undo"})
    assert [entry["event"] for entry in MemoryJournal(made.files, PATH)][-2:] == ["void", "undo"]


def test_every_truncation_is_noticed():
    made = journal(ENTRIES)
    whole = bytes(made.files.files[PATH])
    seen = []
    for size in range(len(whole)):
        made.files.files[PATH] = bytearray(whole[:size])
        try:
            again = MemoryJournal(made.files, PATH)
        except StoreError as error:
            assert error.key == "store.no_journal"
            continue
        assert again.lost, size
        assert list(again) == ENTRIES[: len(again)]
        seen.append(len(again))
    assert seen[-1] == 5 and sorted(seen) == seen and set(seen) == set(range(6))


def test_a_record_of_another_game_is_not_taken():
    one = journal([ENTRIES[0], {"event": "void"}])
    other = journal([{"event": "stop"}, ENTRIES[0]])
    mixed = bytes(one.files.files[PATH])
    start = mixed.find(b" 2 {") - 13
    stranger = bytes(other.files.files[PATH])
    one.files.files[PATH] = bytearray(mixed[:start] + stranger[stranger.find(b" 2 {") - 13 :])
    again = MemoryJournal(one.files, PATH)
    assert len(again) == 1 and again.lost


def test_what_the_ledger_cannot_follow_is_no_entry():
    for wrong in (
        {"event": "undo"},
        {"event": "redo"},
        {"event": "amend", "index": 0},
        [1],
        7,
        {"n": 1},
    ):
        made = journal()
        content = new_journal(dict(HEADER))
        mark = frame(1, None, content[5:13])
        line = frame(1, wrong, content[5:13])
        content = content[: -len(mark)] + line
        made.files.files[PATH] = bytearray(content + frame(2, None, line[5:13]))
        again = MemoryJournal(made.files, PATH)
        assert len(again) == 0 and again.lost


def test_undo_and_redo_are_followed_as_the_ledger_does():
    def of(words):
        """Return entries: e for an event, u for undo, r for redo."""
        names = {"e": "void", "u": "undo", "r": "redo"}
        return [{"event": names[letter]} for letter in words]

    for whole in ("eur", "eururu", "eeuurrue", "eueurureu", "eeeuuurrruuu", "eueeuu"):
        made = journal(of(whole))
        again = MemoryJournal(made.files, PATH)
        assert len(again) == len(whole) and not again.lost, whole
    # What comes behind an undo or a redo of nothing was never confirmed.
    for words, kept in (("u", 0), ("euu", 2), ("er", 1), ("eurr", 3), ("euer", 3), ("eurueuu", 6)):
        made = journal(of(words + "e"))
        again = MemoryJournal(made.files, PATH)
        assert len(again) == kept and again.lost, words


def test_a_newer_format_is_refused_and_another_header_is_none():
    for header, key in (
        (dict(HEADER), "store.newer"),
        ({"game": "ginski"}, "store.no_journal"),
        (["ginski"], "store.no_journal"),
        (None, "store.no_journal"),
    ):
        files = MemoryFiles()
        if isinstance(header, dict):
            header["format"] = FORMAT + 1 if key == "store.newer" else FORMAT
        files.files[PATH] = bytearray(frame(0, header) * 2)
        assert raises(StoreError, Journal, files, PATH).key == key


def test_a_draft_comes_back_until_it_is_dropped():
    made = journal(ENTRIES[:1])
    assert made.draft() is None
    draft = {"action": "round", "index": None, "answers": ["Ana", 7, [3, 4]]}
    assert made.keep_draft(draft)
    synced = made.files.synced
    assert made.keep_draft(draft) and made.files.synced == synced
    assert MemoryJournal(made.files, PATH).draft() == draft
    made.append(ENTRIES[1])
    assert made.draft() == draft == MemoryJournal(made.files, PATH).draft()
    made.drop_draft()
    assert made.draft() is None and MemoryJournal(made.files, PATH).draft() is None


def test_a_draft_can_be_dropped_and_never_stops_anybody():
    made = journal()
    made.drop_draft()
    made.keep_draft({"answers": []})
    MemoryJournal(made.files, PATH).drop_draft()
    assert MemoryJournal(made.files, PATH).draft() is None
    made.files.room = 0
    assert made.keep_draft({"answers": [1]}) is False


def test_an_entry_goes_into_a_file_of_the_size_that_is_known_or_a_mended_one():
    # A write that failed may have left more, or less, than was confirmed.
    for change in (b"x" * 400, b"x", -9):
        made = journal(ENTRIES[:2])
        content = made.files.files[PATH]
        if change == -9:
            made.files.files[PATH] = bytearray(bytes(content)[:-9])
        else:
            content.extend(change)
        made.append(ENTRIES[3])
        again = MemoryJournal(made.files, PATH)
        assert list(again) == ENTRIES[:2] + [ENTRIES[3]] and again.lost == 0


def test_a_flash_that_fails_while_the_game_is_open_is_said_with_the_entry():
    made = journal(ENTRIES)
    content = made.files.files[PATH]
    # A letter within the fourth entry.
    content[content.find(b"late")] ^= 1
    error = raises(StoreError, made.entry, 3)
    assert error.key == "store.unreadable" and error.facts["n"] == 4
    # The others are read on.
    assert made.entry(0) == ENTRIES[0] and made.entry(2) == ENTRIES[2]
