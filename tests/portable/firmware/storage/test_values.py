"""Small values: damage, a cut or another file in their place is said, and put back from a copy."""

from firmware.storage.store import news_words
from firmware.storage.values import kind_of, line_of, newest, twin_of
from tests.portable.memory_files import MemoryFiles, MemoryStore

ROSTER = "/saves/roster.txt"
TABLE = "/saves/table.txt"
STAKE = "/saves/games/00003.pay"
DRAFT = "/saves/games/00003.key"
VALUES = (
    (ROSTER, ["Ana", "Ben"]),
    (TABLE, {"game": 3}),
    (STAKE, ["point", 10]),
    (DRAFT, ["0", {}]),
)
WORDS = {
    ROSTER: ("store.of_roster", {}),
    TABLE: ("store.of_kept", {}),
    STAKE: ("store.of_pay", {"n": 3}),
    DRAFT: ("store.of_key", {"n": 3}),
}


def store(files=None):
    return MemoryStore(files)


def kept_all():
    """A store with people, a stake, a table in a turn and a draft."""
    kept = store()
    kept.create({"game": "any", "players": ["Ana"], "house": {}, "dealer": "Ana"})
    kept.create({"game": "any", "players": ["Ana"], "house": {}, "dealer": "Ana"})
    kept.create({"game": "any", "players": ["Ana"], "house": {}, "dealer": "Ana"})
    for path, value in VALUES:
        assert kept.values.put(path, value)
    return kept


def told(kept):
    """Return [(whether it is about saving, what was said, of what)] and forget it."""
    found = [(True, key[6:], facts["what"]) for key, facts in kept.values.unsaved]
    del kept.values.unsaved[:]
    for news in list(kept.unread()):
        key, facts = news_words(news)
        found.append((False, key[6:], facts["what"]))
        kept.read(news)
    return found


def damages(whole):
    """Yield each content with one bit wrong, each beginning, and one byte more."""
    for bit in range(8 * len(whole)):
        damaged = bytearray(whole)
        damaged[bit >> 3] ^= 1 << (bit & 7)
        yield damaged
    for size in range(len(whole)):
        yield bytearray(whole[:size])
    yield bytearray(whole + b"\n")


def twin_number(kept, path):
    """Return the running number of a value by its twin."""
    return int(kept.files.files[twin_of(path)][14:].split(b" ")[0])


def test_a_value_and_its_twin_are_alike_and_count_the_changes():
    kept = kept_all()
    files = kept.files.files
    for count in range(2, 12):
        for path, _ in VALUES:
            assert kept.values.put(path, [count])
            assert files[path] == files[twin_of(path)] and twin_number(kept, path) == count
            # What is there already is not written again.
            assert kept.values.put(path, [count]) and twin_number(kept, path) == count
            assert kept.values.put(path, [True]) and kept.values.put(path, [1])
            assert twin_number(kept, path) == count + 2
            files[path] = bytearray(line_of(path, [count], count))
            files[twin_of(path)] = bytearray(files[path])


def test_the_value_is_written_before_its_twin():
    kept = kept_all()
    done = []
    open_file = kept.files.open

    def watched(path, mode):
        if "w" in mode:
            done.append(path)
        return open_file(path, mode)

    kept.files.open = watched
    for path, _ in VALUES:
        assert kept.values.put(path, ["new"])
        assert done == [path + ".new", twin_of(path)]
        del done[:]


def test_a_power_cut_between_a_value_and_its_twin_is_no_alarm():
    for path, value in VALUES:
        kept = kept_all()
        before = bytes(kept.files.files[twin_of(path)])
        assert kept.values.put(path, ["new"])
        whole = bytes(kept.files.files[path])
        # Not written, half written, and made but not filled.
        for twin in (before, before[:9], b"", None):
            del kept.files.files[twin_of(path)]
            if twin is not None:
                kept.files.files[twin_of(path)] = bytearray(twin)
            again = store(kept.files)
            assert again.check() == [] and told(again) == []
            assert again.values.get(path) == ["new"] and value != ["new"]
            assert bytes(kept.files.files[twin_of(path)]) == whole


def test_a_value_that_is_older_than_its_twin_is_put_back_and_said():
    for path, _ in VALUES:
        kept = kept_all()
        before = bytes(kept.files.files[path])
        assert kept.values.put(path, ["new"])
        kept.files.files[path] = bytearray(before)
        again = store(kept.files)
        assert again.check() == [] and told(again) == [(False, "value_back", WORDS[path])]
        assert again.values.get(path) == ["new"]
        assert kept.files.files[path] == kept.files.files[twin_of(path)]
        assert [name for name in kept.files.files if ".bad" in name] == []
        assert again.check() == [] and told(again) == []


def test_an_older_value_that_cannot_be_put_back_does_not_count():
    for path, _ in VALUES:
        kept = kept_all()
        before = bytes(kept.files.files[path])
        assert kept.values.put(path, ["new"])
        kept.files.files[path] = bytearray(before)
        kept.files.low = lambda: True
        again = store(kept.files)
        again.check()
        assert told(again) == [(False, "value_back", WORDS[path])]
        assert again.values.get(path) == ["new"] and not again.values.put(path, ["newer"])
        assert again.values.get(path) == ["new"]
        kept.files.low = None
        assert again.values.put(path, ["newer"]) and again.values.get(path) == ["newer"]
        assert store(kept.files).values.get(path) == ["newer"] and twin_number(kept, path) == 3


def test_a_damaged_value_is_put_back_from_its_twin_and_said():
    for path, value in VALUES:
        kept = kept_all()
        whole = bytes(kept.files.files[path])
        for damaged in damages(whole):
            kept.files.files[path] = damaged
            assert kept.values.get(path) == value
            assert told(kept) == [(False, "value_back", WORDS[path])]
            assert bytes(kept.files.files[path]) == whole
            aside = kept.files.files.pop(path + "-1.bad")
            assert aside == damaged


def test_a_damaged_twin_is_written_again_without_a_word():
    for path, value in VALUES:
        kept = kept_all()
        whole = bytes(kept.files.files[path])
        for damaged in damages(whole):
            kept.files.files[twin_of(path)] = damaged
            again = store(kept.files)
            assert again.check() == [] and told(again) == []
            assert bytes(kept.files.files[twin_of(path)]) == whole
            assert again.values.get(path) == value


def test_a_value_that_is_damaged_with_its_twin_is_set_aside_and_said_once():
    for path, _ in VALUES:
        for damaged in damages(bytes(kept_all().files.files[path])):
            kept = kept_all()
            kept.files.files[path] = damaged
            kept.files.files[twin_of(path)] = bytearray(damaged)
            assert kept.values.get(path, "nothing") == "nothing"
            name = path.split("/")[-1] + "-1.bad"
            assert kept.unread()[0][2] == name
            assert told(kept) == [(False, "value_aside", WORDS[path])]
            assert kept.values.get(path) is None and told(kept) == []
            assert kept.files.files.pop(path + "-1.bad") == damaged
            again = store(kept.files)
            assert again.check() == [] and told(again) == []


def test_a_value_that_is_gone_is_put_back_and_with_its_twin_damaged_said_once():
    for path, value in VALUES:
        kept = kept_all()
        del kept.files.files[path]
        again = store(kept.files)
        assert again.check() == [] and told(again) == [(False, "value_back", WORDS[path])]
        assert again.values.get(path) == value
        del kept.files.files[path]
        kept.files.files[twin_of(path)] = bytearray(b"x")
        again = store(kept.files)
        assert again.check() == [] and told(again) == [(False, "value_lost", WORDS[path])]
        assert again.check() == [] and told(again) == [] and again.values.get(path) is None


def test_a_value_in_the_place_of_another_is_damage():
    kept = kept_all()
    kept.put("settings", {"timer": 60})
    files = kept.files.files
    files["/saves/settings.txt"], files[ROSTER] = files[ROSTER], files["/saves/settings.txt"]
    assert kept.get("roster") == ["Ana", "Ben"] and kept.get("settings") == {"timer": 60}
    assert [key for _, key, _ in told(kept)] == ["value_back", "value_back"]
    # So is the stake of another game.
    kept.values.put("/saves/games/00002.pay", ["game", 5])
    files[STAKE] = files["/saves/games/00002.pay"]
    assert kept.values.get(STAKE) == ["point", 10] and len(told(kept)) == 1


def test_a_start_leaves_what_is_no_value_alone():
    kept = kept_all()
    kept.files.files["/saves/log.txt"] = bytearray(b"Traceback")
    kept.files.files["/saves/games/00003.sum"] = bytearray(b"x")
    again = store(kept.files)
    assert again.check() == [] and told(again) == []
    assert bytes(kept.files.files["/saves/log.txt"]) == b"Traceback"
    assert bytes(kept.files.files["/saves/games/00003.sum"]) == b"x"


class Cautious(MemoryFiles):
    """Files of a computer: without a sync, the power fails before their bytes are on the disk."""

    def __init__(self):
        super().__init__()
        self.waiting = []

    def open(self, path, mode):
        if "w" in mode and path not in self.waiting:
            self.waiting.append(path)
        return MemoryFiles.open(self, path, mode)

    def rename(self, old, new):
        MemoryFiles.rename(self, old, new)
        if old in self.waiting:
            self.waiting.remove(old)
            self.waiting.append(new)

    def sync(self, file):
        self.waiting.remove(file.path)

    def cut(self):
        for path in self.waiting:
            self.files[path] = bytearray()
        self.waiting = []


def test_what_was_saved_is_on_the_disk_of_a_computer():
    for path, value in VALUES:
        for count in range(1, 4):
            files = Cautious()
            kept = MemoryStore(files)
            kept.create({"game": "any", "players": ["Ana"], "house": {}, "dealer": "Ana"})
            for turn in range(count):
                assert kept.values.put(path, [value, turn])
            files.cut()
            for one in (path, twin_of(path)):
                assert bytes(kept.files.files[one]) == line_of(one, [value, count - 1], count)


class Fat(MemoryFiles):
    """Files on FAT: a rename first removes what is in the way, and the power may fail then."""

    cut = False

    def rename(self, old, new):
        if new in self.files:
            self.remove(new)
            if self.cut:
                raise PowerCut
        MemoryFiles.rename(self, old, new)


def test_on_fat_a_cut_may_cost_the_change_and_what_was_there_before_is_put_back_and_said():
    for path, value in VALUES:
        files = Fat()
        kept = MemoryStore(files)
        for _ in range(3):
            kept.create({"game": "any", "players": ["Ana"], "house": {}, "dealer": "Ana"})
        assert kept.values.put(path, value)
        files.cut = True
        try:
            kept.values.put(path, ["new"])
            raise AssertionError("no cut")
        except PowerCut:
            files.cut = False
        again = store(kept.files)
        assert again.check() == [] and told(again) == [(False, "value_back", WORDS[path])]
        assert again.values.get(path) == value


def test_nothing_is_written_over_damage_without_a_word():
    kept = kept_all()
    kept.files.files[TABLE] = bytearray(b"damaged")
    assert kept.put("table", {"game": 4}) and kept.get("table") == {"game": 4}
    assert told(kept) == [(False, "value_back", ("store.of_kept", {}))]
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
    kept = kept_all()
    full(kept)
    for _ in range(2):
        assert not kept.put("roster", ["Ana", "Ben", "Cy"])
        key, facts = kept.values.unsaved[0]
        assert key == "store.value_full" and facts["error"] == ("store.error_full", {})
        assert told(kept) == [(True, "value_full", ("store.of_roster", {}))]
    assert kept.get("roster") == ["Ana", "Ben"]


def test_what_is_not_saved_at_each_press_is_said_once_until_it_is():
    kept = kept_all()
    full(kept)
    for turn in range(3):
        assert not kept.put("table", {"game": 3, "turn": turn})
    assert told(kept) == [(True, "value_full", ("store.of_kept", {}))]
    kept.files.room = None
    assert kept.put("table", {"game": 3, "turn": 4}) and told(kept) == []
    full(kept)
    assert not kept.put("table", {"game": 3, "turn": 5}) and len(told(kept)) == 1


def test_what_is_too_long_for_one_file_is_refused():
    kept = kept_all()
    assert not kept.put("roster", ["x" * 20000]) and kept.get("roster") == ["Ana", "Ben"]
    assert told(kept) == [(True, "value_long", ("store.of_roster", {}))]


def test_a_deleted_value_does_not_come_back_wherever_the_power_fails():
    for count in range(4):
        kept = kept_all()
        left = [count]

        def counted(path, left=left, kept=kept):
            if not left[0]:
                raise PowerCut
            left[0] -= 1
            MemoryFiles.remove(kept.files, path)

        kept.files.remove = counted
        try:
            kept.values.drop(STAKE)
        except PowerCut:
            pass
        kept.files.remove = lambda path, kept=kept: MemoryFiles.remove(kept.files, path)
        again = store(kept.files)
        # Either all of it is there, or nothing; there is no damage.
        assert again.check() == [] and told(again) == []
        assert (again.values.get(STAKE) is None) == (count > 2)
    assert [name for name in kept.files.files if ".pay" in name] == []


class PowerCut(BaseException):
    """No program catches it."""


def test_what_is_left_of_a_deleted_game_is_no_loss_and_of_no_later_one():
    kept = kept_all()
    twin = bytes(kept.files.files[twin_of(STAKE)])
    kept.delete(3)
    assert [name for name in kept.files.files if "00003" in name] == []
    kept.files.files[twin_of(STAKE)] = bytearray(twin)
    again = store(kept.files)
    assert again.check() == [] and told(again) == [] and again.values.get(STAKE) is None
    number, _ = again.create({"game": "any", "players": ["Bo"], "house": {}, "dealer": "Bo"})
    assert number == 4


def test_a_reader_elsewhere_takes_the_newer_and_changes_nothing():
    kept = kept_all()
    before = bytes(kept.files.files[ROSTER])
    kept.put("roster", ["Ana", "Ben", "Cy"])
    names = sorted(kept.files.files)
    kept.files.files[ROSTER] = bytearray(before)
    assert newest(kept.files, ROSTER) == ["Ana", "Ben", "Cy"]
    kept.files.files[twin_of(ROSTER)][0] ^= 1
    assert newest(kept.files, ROSTER) == ["Ana", "Ben"]
    kept.files.files[ROSTER][0] ^= 1
    assert newest(kept.files, ROSTER) is None and sorted(kept.files.files) == names


def test_kinds():
    assert [kind_of(path) for path in (ROSTER, STAKE, DRAFT)] == ["roster", ".pay", ".key"]


def test_a_value_of_another_form_does_not_replace_its_twin_where_it_cannot_be_set_aside():
    kept = kept_all()
    kept.files.files[ROSTER] = bytearray(line_of(ROSTER, 7, 9))
    kept.files.low = lambda: True
    again = store(kept.files)
    again.check()
    assert again.get("roster") == ["Ana", "Ben"]
    kept.files.low = None
    again = store(kept.files)
    again.check()
    assert again.get("roster") == ["Ana", "Ben"]
    assert bytes(kept.files.files[twin_of(ROSTER)]) == line_of(ROSTER, ["Ana", "Ben"], 1)


def test_a_value_that_another_program_wrote_is_there_once_it_was_saved():
    kept = kept_all()
    path = "/saves/settings.txt"
    assert kept.values.get(path) is None
    kept.files.files[path] = bytearray(line_of(path, {"timer": 60}))
    assert kept.values.put(path, {"timer": 60}) and kept.values.get(path) == {"timer": 60}
