"""Records are found in raw blocks: across blocks, among older copies, and only what belongs."""

from firmware.storage import recover
from firmware.storage.records import frame
from tests.portable.memory_files import MemoryFiles, MemoryStore

HEADER = {
    "format": 1,
    "game": "ginski",
    "players": ["Ana", "Ben", "Cy"],
    "house": {"target": 100},
    "dealer": "Ana",
}
OTHER = dict(HEADER, players=["Dee", "Eve"])
SIZE = 256


def lines(count, first=None, reason="late"):
    """Return the records of a game: the header, and `count` entries."""
    found = [frame(0, first or HEADER)]
    for number in range(1, count + 1):
        entry = {"event": "adjust", "player": "Ben", "by": number, "reason": reason}
        found.append(frame(number, entry, found[-1][5:13]))
    return found


def content(records):
    """Return a journal of records."""
    return records[0] + b"".join(records) + frame(len(records), None, records[-1][5:13])


class Device:
    """A block device in memory; `put` lays a file out as littlefs does."""

    def __init__(self, count=64):
        self.blocks = [b"\xff" * SIZE] * count

    def ioctl(self, what, _):
        return {4: len(self.blocks), 5: SIZE}[what]

    def readblocks(self, block, into, offset=0):
        into[:] = self.blocks[block][offset : offset + len(into)]

    def put(self, data, places):
        """Write a file to the blocks `places`; return how many it took."""
        index = 0
        while data:
            head = b""
            if index:
                pointers = 1
                while index % (1 << pointers) == 0:
                    pointers += 1
                for power in range(pointers):
                    head += places[index - (1 << power)].to_bytes(4, "little")
            part, data = data[: SIZE - len(head)], data[SIZE - len(head) :]
            block = head + part
            self.blocks[places[index]] = block + b"\xff" * (SIZE - len(block))
            index += 1
        return index


class FlashFiles(MemoryFiles):
    """Files with the blocks of a device below them."""

    def __init__(self, device):
        super().__init__()
        self._device = device

    def device(self):
        return self._device


def length(records):
    """Return what the note of a game of these records says."""
    whole = content(records)
    return len(records) - 1, len(whole), frame(len(records), None, records[-1][5:13])[5:13].decode()


PLACES = [40, 3, 17, 22, 5, 60, 8, 9, 31, 12, 13, 50, 15, 16, 2, 18, 19, 20, 21, 4, 23, 24, 25]


def test_a_game_is_found_across_blocks():
    # With each length of a word, the ends of blocks lie elsewhere in the lines.
    for extra in range(0, 60, 3):
        records = lines(30, None, "x" * extra)
        device = Device()
        assert device.put(content(records), PLACES) > 9
        blocks = recover.Blocks(device)
        assert recover.headers(blocks) == [records[0]]
        found, whole = recover.chain(blocks, 1, records[0][5:13], length(records))
        assert whole and found == records[1:]
        # From the middle on, as where a file has lost its end.
        found, whole = recover.chain(blocks, 17, records[16][5:13], length(records))
        assert whole and found == records[17:]


def test_blank_blocks_are_not_read_whole():
    records = lines(30)
    device = Device(1792)
    used = device.put(content(records), PLACES)
    whole = []
    read = device.readblocks

    def readblocks(block, into, offset=0):
        if len(into) == SIZE:
            whole.append(block)
        read(block, into, offset)

    device.readblocks = readblocks
    assert recover.headers(recover.Blocks(device)) == [records[0]]
    assert set(whole) <= set(PLACES[:used])


def test_older_copies_and_other_entries_do_not_lead_astray():
    records = lines(6)
    device = Device()
    device.put(content(records[:3]), [1, 39])
    device.put(content(records[:5]), [2, 30, 37])
    # After entry 4, an entry was being written when the power failed; then another one was made.
    other = frame(5, {"event": "void"}, records[4][5:13])
    device.put(content(records[:5] + [other]), [6, 31, 38])
    device.put(content(records), [40, 32, 33, 34, 35, 36])
    blocks = recover.Blocks(device)
    for start in range(6):
        found, whole = recover.chain(blocks, start + 1, records[start][5:13], length(records))
        assert whole and found == records[start + 1 :]
    found, whole = recover.chain(blocks, 1, records[0][5:13], length(records[:5] + [other]))
    assert whole and found == records[1:5] + [other]


def test_what_ends_otherwise_than_noted_is_not_called_whole():
    records = lines(6)
    device = Device()
    device.put(content(records), [40, 32, 33, 34, 35, 36])
    blocks = recover.Blocks(device)
    count, size, _ = length(records)
    found, whole = recover.chain(blocks, 1, records[0][5:13], (count, size, "00000000"))
    assert not whole and found == records[1:]
    # It does not go on beyond what was noted, nor take the end mark for an entry.
    found, whole = recover.chain(blocks, 1, records[0][5:13], length(records[:4]))
    assert whole and found == records[1:4]
    found, whole = recover.chain(blocks, 1, records[0][5:13], None)
    assert found == records[1:]
    assert recover.chain(blocks, 1, b"00000000", None) == ([], False)


def test_a_block_with_one_wrong_bit_gives_what_is_whole():
    records = lines(6)
    device = Device()
    used = device.put(content(records), [40, 32, 33, 34, 35, 36])
    for place in [40, 32, 33, 34, 35, 36][:used]:
        for bit in range(0, SIZE * 8, 37):
            before = device.blocks[place]
            block = bytearray(before)
            block[bit >> 3] ^= 1 << (bit & 7)
            device.blocks[place] = bytes(block)
            found, _ = recover.chain(recover.Blocks(device), 1, records[0][5:13], length(records))
            assert found == records[1 : 1 + len(found)]
            device.blocks[place] = before


def _store(records, there):
    """Return a store whose game 1 was noted with `records`, of which `there` are in its file."""
    device = Device()
    device.put(content(records), PLACES)
    kept = MemoryStore(FlashFiles(device))
    if there:
        kept.files.files["/saves/games/00001.log"] = bytearray(content(records[:there]))
    kept.game_index.note(1, length(records))
    return kept


def test_the_entries_that_are_missing_are_put_back():
    records = lines(9)
    for there in range(1, 10):
        kept = _store(records, there)
        assert kept.check() == [(1, 9, there - 1, 9)]
        assert bytes(kept.files.files["/saves/games/00001.log"]) == content(records)
        assert kept.check() == [] and not kept.open(1).lost


def test_a_game_that_is_damaged_inside_is_searched_for_when_it_is_opened():
    records = lines(9)
    whole = content(records)
    end = 2 * len(records[0])
    for at in range(0, len(whole) - 30, 7):
        kept = _store(records, 10)
        damaged = kept.files.files["/saves/games/00001.log"]
        damaged[at] ^= 1
        before = bytes(damaged)
        # A start looks at no more than its length.
        assert kept.check() == []
        journal = kept.open(1)
        had = (at - end) // len(records[1]) if at >= end else 9
        assert len(journal) == 9
        if had == 9:
            # One copy of the header: nothing is missing.
            assert kept.unread() == [] and journal.lost
            continue
        assert kept.unread() == [[1, 9, had, 9]] and not journal.lost
        assert bytes(kept.files.files["/saves/games/00001.log"]) == whole
        assert bytes(kept.files.files["/saves/games/00001.log-1.bad"]) == before


def test_what_a_game_that_was_opened_still_lacks_is_said_until_it_was_read():
    kept = _store(lines(9), 10)
    device = kept.files.device()
    device.blocks = [b"\xff" * SIZE] * len(device.blocks)
    damaged = kept.files.files["/saves/games/00001.log"]
    damaged[2 * len(damaged) // 3] ^= 1
    had = len(kept.open(1))
    assert 0 < had < 9
    for _ in range(2):
        again = MemoryStore(kept.files)
        assert again.check() == [] and again.unread() == [[1, 9, had, had]]
    again.read([1, 9, had, had])
    assert again.unread() == [] and len(again.open(1)) == had


def test_a_file_without_a_header_is_searched_for_before_it_is_set_aside():
    kept = _store(lines(9), 10)
    kept.files.files["/saves/games/00001.log"][:600] = b"x" * 600
    assert len(kept.open(1)) == 9 and kept.unread() == [[1, 9, -1, 9]]
    assert "/saves/games/00001.log-1.bad" in kept.files.files


class Erasing(FlashFiles):
    """A flash on which anything that is written takes the blocks that no file names."""

    def open(self, path, mode):
        if mode == "wb":
            self._erase()
        return FlashFiles.open(self, path, mode)

    def rename(self, old, new):
        self._erase()
        FlashFiles.rename(self, old, new)

    def mkdir(self, path):
        self._erase()
        FlashFiles.mkdir(self, path)

    def _erase(self):
        self._device.blocks = [b"\xff" * SIZE] * len(self._device.blocks)


def test_all_is_looked_for_before_anything_is_written():
    one, two = lines(9), lines(5, OTHER)
    three = lines(3, dict(HEADER, number=3))
    for moved in (False, True):
        files = Erasing(Device())
        kept = MemoryStore(files)
        for number, records in ((1, one), (2, two), (3, three)):
            kept.game_index.note(number, length(records))
        # The folder of the games is missing, too, or it has another game in the place of game 2.
        files.folders.remove("/saves/games")
        if moved:
            files.folders.append("/saves/games")
            files.files["/saves/games/00002.log"] = bytearray(content(three))
        used = files.device().put(content(one), PLACES)
        files.device().put(content(two), PLACES[used:])
        if not moved:
            files.device().put(content(three), [30, 32, 33, 34, 35, 36])
        again = MemoryStore(files)
        assert again.check() == [(1, 9, -1, 9), (2, 5, -1, 5), (3, 3, -1, 3)]
        assert [len(again.open(number)) for number in (1, 2, 3)] == [9, 5, 3]
        assert again.check() == []


def test_a_box_without_its_games_folder_has_it_again_where_nothing_is_looked_for():
    files = FlashFiles(Device())
    MemoryStore(files).game_index.note(1, length(lines(1)))
    files.folders.remove("/saves/games")
    again = MemoryStore(files)
    assert again.numbers() == [] and "/saves/games" not in files.folders
    again.make_folders()
    assert "/saves/games" in files.folders


def test_a_game_that_is_missing_is_put_back():
    records = lines(9)
    kept = _store(records, 0)
    assert kept.check() == [(1, 9, -1, 9)]
    assert bytes(kept.files.files["/saves/games/00001.log"]) == content(records)
    assert kept.check() == []


def test_what_is_found_in_part_is_put_back_and_told():
    records = lines(20)
    kept = _store(records, 0)
    kept.files.device().blocks[PLACES[5]] = b"\x00" * SIZE
    loss = kept.check()[0]
    assert loss[:3] == (1, 20, -1) and 0 < loss[3] < 20
    assert len(kept.open(1)) == loss[3] and not kept.open(1).lost
    # It is said again until someone has read it.
    assert kept.check() == [(1, 20, loss[3], loss[3])]
    kept.accept(1)
    assert kept.check() == []


def test_a_foreign_file_in_the_place_of_a_game_is_set_aside():
    records = lines(9)
    kept = _store(records, 0)
    kept.files.files["/saves/games/00001.log"] = bytearray(b"shopping list\n")
    assert kept.check() == [(1, 9, -1, 9)] and len(kept.open(1)) == 9
    assert bytes(kept.files.files["/saves/games/00001.log-1.bad"]) == b"shopping list\n"


def test_a_missing_game_is_not_taken_from_another_saved_one():
    records = lines(9)
    other = lines(5, OTHER)
    device = Device()
    device.put(content(other), PLACES)
    kept = MemoryStore(FlashFiles(device))
    kept.files.files["/saves/games/00002.log"] = bytearray(content(other))
    kept.game_index.note(2, length(other))
    kept.game_index.note(1, length(records))
    assert kept.check() == [(1, 9, -1, -1)] and kept.numbers() == [2]


def two_unnamed_games():
    """Return the records of two games, and a store in whose blocks they are, but in no file."""
    one, two = lines(9), lines(5, OTHER)
    device = Device()
    used = device.put(content(one), PLACES)
    device.put(content(two), PLACES[used:])
    return one, two, MemoryStore(FlashFiles(device))


def test_games_of_an_earlier_file_system_are_brought_back():
    one, two, kept = two_unnamed_games()
    assert kept.is_new
    found = recover.unnamed(kept)
    assert sorted(found) == sorted([one[0], two[0]])
    assert recover.bring_back(kept, found) == (2, 14) and kept.numbers() == [2, 1]
    contents = [bytes(kept.files.files["/saves/games/0000%d.log" % n]) for n in (1, 2)]
    assert sorted(contents) == sorted([content(one), content(two)])
    assert kept.check() == [] and not kept.is_new


def test_a_listed_game_is_not_offered():
    one, two, kept = two_unnamed_games()
    kept.files.files["/saves/games/00001.log"] = bytearray(content(one))
    found = recover.unnamed(kept)
    assert found == [two[0]]
    assert recover.bring_back(kept, found) == (1, 5) and kept.numbers() == [2, 1]
    assert recover.unnamed(kept) == []


def test_without_blocks_nothing_is_found():
    kept = MemoryStore()
    assert recover.unnamed(kept) == [] and recover.bring_back(kept, [lines(1)[0]]) == (0, 0)
