"""Finds records in the blocks of the flash that no file names any more.

A record is a line with a checksum over everything before it, so one that fits after another was
written after it. littlefs writes a file's newest block elsewhere before it lets the old one go, and
erases a block only when it needs one: what its tables have lost is mostly still there.

A file's first block begins with its first byte. Each further block n begins with pointers of four
bytes, one more than n can be halved, the first of them to block n - 1; its data follows. A short
file is in the table itself.
"""

import io

from engine.compat import TYPE_CHECKING, const
from firmware.storage.errors import NewerError, RecordError, StoreError
from firmware.storage.header import is_header
from firmware.storage.records import FIRST_CRC, HEAD, frame, length_of, read, value_of
from firmware.storage.values import before, number_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any, Protocol

    from firmware.storage.files import FileSystem
    from firmware.storage.game_index import GameIndex, Length, Loss
    from firmware.storage.journal import Journal

    class Store(Protocol):
        """The saved games, as what looks for more of them sees them."""

        files: FileSystem
        game_index: GameIndex

        def numbers(self) -> list[int]:
            """Return the numbers of the games, in order."""
            ...

        def journal(self, __number: int) -> Journal:
            """Return the journal of a game."""
            ...

        def beside(self, __number: int, __ending: str) -> str:
            """Return the path of a file of a game."""
            ...

        def rebuild(self, __number: int, __content: bytes) -> None:
            """Write the whole file of a game."""
            ...

        def move(self, __places: dict[int, int]) -> None:
            """Put games into the places of their numbers."""
            ...

        def remember(self, __news: Sequence[Any]) -> None:
            """Note what is to be said."""
            ...

    # (block, offset in it)
    Place = tuple[int, int]
    # What was found of a game: (number, the length that it had, entries in its file or -1, that
    # file if the lines continue it, lines).
    Find = tuple[int, Length, int, Journal | None, list[bytes]]

# A file of 1 MiB has no block with more pointers.
_POINTERS = const(9)
# MicroPython's requests to a block device.
_COUNT, _SIZE = const(4), const(5)
# How much of what was found is in memory before it is written.
_HELD = const(32768)
# How a block begins that was erased and not written since: it is written from its first byte on.
_BLANK = bytearray(b"\xff" * 16)


class Blocks:
    """The blocks of `device`, a block device of MicroPython."""

    def __init__(self, device: "Any"):
        self._device = device
        self.count: int = device.ioctl(_COUNT, 0)
        self.size: int = device.ioctl(_SIZE, 0)
        self._buffer = bytearray(self.size)
        self._start = bytearray(len(_BLANK))
        self._block = -1
        self._content = b""

    def read(self, block: int) -> bytes:
        """Return the bytes of a block; the one read last is kept."""
        if block != self._block:
            self._device.readblocks(block, self._buffer)
            self._content = bytes(self._buffer)
            self._block = block
        return self._content

    def _is_blank(self, block: int) -> bool:
        """Return whether a block has nothing in it, without reading all of it."""
        self._device.readblocks(block, self._start, 0)
        return self._start == _BLANK

    def _after(self, block: int) -> "Iterator[int]":
        """Yield the blocks that continue a file after `block`."""
        pointer = bytearray(4)
        for other in range(self.count):
            self._device.readblocks(other, pointer, 0)
            if int.from_bytes(pointer, "little") == block:
                yield other

    def bytes_at(self, place: "Place", size: int) -> "Iterator[tuple[bytes, Place]]":
        """Yield (`size` bytes from `place` on, the place after them), for each way to go on."""
        block, offset = place
        part = self.read(block)[offset : offset + size]
        if len(part) == size:
            yield part, (block, offset + size)
            return
        for other in self._after(block):
            for pointers in range(1, _POINTERS + 1):
                for rest, end in self.bytes_at((other, 4 * pointers), size - len(part)):
                    yield part + rest, end

    def record_at(
        self, place: "Place", number: int, before: bytes, begins: bytes = b"{"
    ) -> "tuple[bytes, Place] | None":
        """Return (line, the place after it) of record `number` at `place`, or None.

        `before` is the CRC text of the record before it; its JSON begins with one of `begins`.
        """
        for head, _ in self.bytes_at(place, HEAD):
            length = length_of(head)
            if length:
                for line, end in self.bytes_at(place, HEAD + length + 1):
                    if line[:HEAD] == head and _is_record(line, number, before, begins):
                        return line, end
        return None

    def records(self, number: int, before: bytes) -> "Iterator[tuple[bytes, Place]]":
        """Yield what `record_at` returns for each place where record `number` may be."""
        pattern = b" %d {" % number
        for block in range(self.count):
            # Most of a large flash is blank, and a person waits for the first page.
            if self._is_blank(block):
                continue
            at = self.read(block).find(pattern)
            while at >= 0:
                for place in self._starts(block, at - HEAD + 1):
                    found = self.record_at(place, number, before)
                    if found:
                        yield found
                at = self.read(block).find(pattern, at + 1)

    def numbered(self, block: int) -> "Iterator[tuple[int, int]]":
        """Yield (its offset, its number) of each record that may begin in a block."""
        if self._is_blank(block):
            return
        for begins in (b" {", b" ["):
            at = self.read(block).find(begins)
            while at >= 0:
                content = self.read(block)
                first = at
                while first and content[first - 1 : first].isdigit():
                    first -= 1
                if HEAD <= first < at:
                    yield first - HEAD, int(content[first:at])
                at = self.read(block).find(begins, at + 1)

    def _starts(self, block: int, at: int) -> "Iterator[Place]":
        """Yield where a record may start whose number is `HEAD` - 1 bytes after `at`."""
        if at >= 0:
            yield block, at
        pointer = int.from_bytes(self.read(block)[:4], "little")
        if at < 4 * _POINTERS and pointer < self.count:
            # Its head may begin at the end of the block before.
            for pointers in range(1, _POINTERS + 1):
                if 4 * pointers > at:
                    yield pointer, self.size - (4 * pointers - at)


def _is_record(line: bytes, number: int, before: bytes, begins: bytes) -> bool:
    file: Any = io.BytesIO(line)
    try:
        found = read(file, number, before)
        # An end mark is no object.
        return found is not None and found[0][:1] in begins
    except RecordError:
        return False


def chain(
    blocks: "Blocks", number: int, crc: bytes, wanted: "Length | None"
) -> "tuple[list[bytes], bool]":
    """Return (lines of the records from `number` on, whether they end where they should).

    `crc` is the CRC text of the record before. `wanted` is the length of the game: the chain
    ends there at the latest. With None it is the longest one that is found.
    """
    best: list[bytes] = []
    waiting: list[tuple[int, bytes, list[bytes]]] = [(number, crc, [])]
    while waiting:
        number, crc, lines = waiting.pop()
        if len(lines) > len(best):
            best = lines
        if wanted is not None and number > wanted[0]:
            if frame(number, None, crc)[5:13].decode() == wanted[2]:
                return lines, True
            continue
        seen: list[bytes] = []
        for line, place in blocks.records(number, crc):
            if line[5:13] in seen:
                continue
            seen.append(line[5:13])
            # What follows in the same copy of the file needs no search.
            more = lines + [line]
            while wanted is None or len(more) - len(lines) + number <= wanted[0]:
                found = blocks.record_at(place, number + len(more) - len(lines), more[-1][5:13])
                if not found:
                    break
                more.append(found[0])
                place = found[1]
            waiting.append((number + len(more) - len(lines), more[-1][5:13], more))
    return best, False


def headers(blocks: "Blocks") -> "list[bytes]":
    """Return the lines of all headers of games, the same one once."""
    found: list[bytes] = []
    for line, _ in blocks.records(0, FIRST_CRC):
        value = _value(line)
        # The last set-up, which is remembered for the next game, has no format.
        if line not in found and is_header(value) and "format" in value:
            found.append(line)
    return found


def _value(line: bytes) -> "Any":
    try:
        return value_of(line[line.find(b"{") : -1])
    except RecordError:
        return None


def _journal(lines: list[bytes]) -> bytes:
    """Return the bytes of a journal of the header and the entries `lines`."""
    content = lines[0] + b"".join(lines)
    return content + frame(len(lines), None, lines[-1][5:13])


def _numbered(lines: list[bytes], number: int) -> list[bytes]:
    """Return the lines of a header and its entries as those of the game `number`."""
    header = _value(lines[0])
    if header.get("number", number) == number:
        return lines
    header["number"] = number
    found = [frame(0, header)]
    for line in lines[1:]:
        found.append(frame(len(found), _value(line), found[-1][5:13]))
    return found


def put_back(
    store: "Store",
    missing: "list[tuple[int, Length]]",
    places: "dict[int, int] | None" = None,
    moved: "Sequence[Loss]" = (),
) -> "list[Loss]":
    """Put back what is missing of saved games, as far as found, and return what they lack.

    `missing` is a list of (number, the length that the game had). All games are looked for before
    any is written, since that may take the block of another; as many as `_HELD` bytes have room
    for. Then what was found is noted, the `moved` games, too, and those that are in the `places` of
    others go into their own (`Store.move`). A game of a newer version is left alone.
    """
    losses: list[Loss] = []
    waiting = list(missing)
    # Each turn looks for at least one of them.
    while True:
        finds: list[Find] = []
        room = _HELD
        while waiting and room > 0:
            find = _look_for(store, *waiting.pop(0))
            if find is not None:
                finds.append(find)
                room -= sum([len(line) for line in find[4]])
        store.remember(list(moved) + [_loss(*find) for find in finds])
        store.move(places or {})
        places, moved = {}, ()
        losses += [_put(store, *find) for find in finds]
        if not waiting:
            return losses


def _look_for(store: "Store", number: int, wanted: "Length") -> "Find | None":
    """Search for what is missing of a game; nothing is written."""
    journal, had, lines = None, -1, []
    try:
        journal = store.journal(number)
        had = len(journal)
    except NewerError:
        return None
    except (StoreError, OSError):
        # It is missing, or no journal.
        pass
    try:
        blocks = Blocks(store.files.device())
        whole = False
        if journal is not None:
            lines, whole = chain(blocks, had + 1, journal.crc, wanted)
        again = [] if whole else _from_header(blocks, store, number, wanted, had)
        if again:
            journal, lines = None, again
    except OSError:
        # There are no blocks to be read.
        pass
    return number, wanted, had, journal, lines


def _loss(
    number: int, wanted: "Length", had: int, journal: "Journal | None", lines: list[bytes]
) -> "Loss":
    """Return what a game lacks once what `_look_for` found is written."""
    have = had if not lines else had + len(lines) if journal is not None else len(lines) - 1
    return number, wanted[0], had, have


def _put(
    store: "Store",
    number: int,
    wanted: "Length",
    had: int,
    journal: "Journal | None",
    lines: list[bytes],
) -> "Loss":
    """Write what `_look_for` found."""
    loss = _loss(number, wanted, had, journal, lines)
    try:
        if lines and journal is not None:
            journal.put_back(lines)
        elif lines:
            store.rebuild(number, _journal(lines))
    except OSError:
        # There is no room.
        loss = number, wanted[0], had, had
        store.remember([loss])
    if loss[3] < wanted[0]:
        # It is looked for again until someone has read it.
        store.game_index.note(number, wanted)
    return loss


def _from_header(
    blocks: "Blocks", store: "Store", number: int, wanted: "Length", have: int
) -> list[bytes]:
    """Return the lines of game `number`, of which no file is left, or one of another history.

    It is the one that ends as `wanted` says; failing that, the longest that is longer than `have`
    and belongs to no saved game.
    """
    best: list[bytes] = []
    taken = _taken(store)
    for header in headers(blocks):
        if _value(header).get("number", number) != number:
            continue
        lines, whole = chain(blocks, 1, header[5:13], wanted)
        if whole:
            return [header] + lines
        # Without entries, another header is another game.
        if have < 0 and wanted[0] and header[5:13] not in taken and len(lines) >= len(best):
            best = [header] + lines
    return best


def _taken(store: "Store") -> list[bytes]:
    """Return the CRC texts of the headers of all saved games."""
    found: list[bytes] = []
    for number in store.numbers():
        try:
            with store.files.open(store.beside(number, ".log"), "rb") as file:
                found.append(file.read(HEAD)[5:13])
        except OSError:
            # It may be the one that is missing.
            pass
    return found


def unnamed(store: "Store") -> "list[bytes]":
    """Return the headers of games in the blocks of a flash that are not saved games of `store`.

    Empty where blocks cannot be read.
    """
    try:
        taken = _taken(store)
        return [line for line in headers(Blocks(store.files.device())) if line[5:13] not in taken]
    except OSError:
        return []


def values_before(files: "FileSystem", paths: "Sequence[str]") -> "list[str]":
    """Return those of `paths` whose small values were in the blocks of a flash, and are lost.

    That is where a block has a later one than what is saved. Empty where blocks cannot be read.
    """
    lost: list[bool] = [False] * len(paths)
    try:
        blocks = Blocks(files.device())
        saved = [number_of(files, path) for path in paths]
        for block in range(blocks.count):
            for offset, number in blocks.numbered(block):
                for at in range(len(paths)):
                    if not lost[at] and number > saved[at]:
                        place = block, offset
                        lost[at] = bool(blocks.record_at(place, number, before(paths[at]), b"{["))
    except OSError:
        return []
    return [paths[at] for at in range(len(paths)) if lost[at]]


def bring_back(store: "Store", found: "list[bytes]") -> tuple[int, int]:
    """Save the games with the headers `found` again; return (games, entries).

    A game that is written may take the blocks of one that was not read yet, so `_HELD` bytes are
    read before they are written.
    """
    games = entries = 0
    taken = store.numbers()
    last = max([0] + taken + [_value(line).get("number", 0) for line in found])
    found = list(found)
    try:
        while found:
            # Made anew: what was written is not in the block that was read last.
            blocks = Blocks(store.files.device())
            held: list[list[bytes]] = []
            room = _HELD
            while found and room > 0:
                header = found.pop(0)
                lines = [header] + chain(blocks, 1, header[5:13], None)[0]
                room -= sum([len(line) for line in lines])
                held.append(lines)
            for lines in held:
                number = _value(lines[0]).get("number")
                if number is None or number in taken:
                    last += 1
                    number = last
                store.rebuild(number, _journal(_numbered(lines, number)))
                taken.append(number)
                games += 1
                entries += len(lines) - 1
    except OSError:
        # The memory is full, or it fails.
        pass
    return games, entries
