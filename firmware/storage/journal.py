"""The journal of one game: a file that only grows, read as a stream.

The first record is the header (format, game, players, house rules, dealer), written twice, so that
damage to one copy loses nothing. Each further record is an entry of the ledger. The last one is the
end mark, `null`, which the next entry replaces: without it, the file was cut off. In memory are two
bits for each entry, and where the amendments are.
"""

from engine.compat import TYPE_CHECKING, const, is_object
from firmware.storage.errors import RecordError, StoreError
from firmware.storage.files import Writing, free_name, size_of
from firmware.storage.header import read_header
from firmware.storage.records import dated, frame, kind_of, read, value_of
from firmware.storage.values import Values

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from engine.types import Event
    from firmware.storage.files import Clock, FileSystem
    from firmware.storage.game_index import GameIndex, Length

    # A place in the file: (index of the entry there, offset, CRC before).
    Place = tuple[int, int, bytes]
    # What `read` finds: (JSON, CRC text, length of the line).
    Found = tuple[bytes, bytes, int]

_END = b"null"
# The kinds of entries that the ledger asks for, by their two bits; 0 is any other.
_AMEND = const(3)
_KINDS = {b"undo": 1, b"redo": 2, b"amend": _AMEND}
_NAMES = ("event", "undo", "redo", "amend")
_CHUNK = const(256)


class Journal:
    """The log of the game at `path`: entries on flash, for `engine.record.ledger`.

    `lost` is the number of bytes that cannot be read, at least 1 if the end is missing, and 0
    unless the file is damaged. A damaged file stays until the next entry is saved, and is then
    copied to the name `aside`. Entries have the time that `clock()` returns, a text or None if it
    is not known; `when` is the time of the entry read last. The length of the journal is noted in
    `game_index`, if there is one, and its draft is among the `values`. Raises StoreError if no game
    can be read, OSError if there is no file.
    """

    def __init__(
        self,
        files: "FileSystem",
        path: str,
        clock: "Clock" = None,
        game_index: "GameIndex | None" = None,
        values: "Values | None" = None,
    ):
        self.files = files
        self.clock = clock
        self._game_index = game_index
        self._values = values or Values(files)
        self.when: str | None = None
        self.path = path
        self.name = path.split("/")[-1]
        self._draft_path = path[: -len(".log")] + ".key"
        self.aside: str | None = None
        self._count = 0
        self._file: Any = None
        self._next: Place | None = None
        # The drafts as on flash, as far as known: None is none, False means not looked up yet.
        self._draft: Any = False
        # Two bits for each entry: its kind.
        self._kinds = bytearray()
        # Where amendments are, as (index, offset, CRC before), because they are read out of order.
        self._amends: list[Place] = []
        self._scan()

    def _scan(self) -> None:
        """Find the longest whole beginning of the file."""
        with self.files.open(self.path, "rb") as file:
            self.header, self._head, crc, start, whole = read_header(file, self.name)
            self._first = (0, start, crc)
            self._end = start
            file.seek(start)
            live = undone = mark = 0
            # Each turn reads some of the file.
            while True:
                try:
                    found = read(file, self._count + 1, crc)
                    if found is None:
                        break
                    if found[0] == _END:
                        mark = found[2]
                        break
                    kind = kind_of(found[0])
                except RecordError:
                    break
                # An undo or redo that the ledger could not apply was never confirmed.
                if kind == b"undo" and live:
                    live, undone = live - 1, undone + 1
                elif kind == b"redo" and undone:
                    live, undone = live + 1, undone - 1
                elif kind == b"undo" or kind == b"redo":
                    break
                else:
                    live, undone = live + 1, 0
                self._note(kind, crc)
                crc = found[1]
                self._end += found[2]
                self._count += 1
        self._crc = crc
        self._size = self._end + mark
        self.lost = size_of(self.files, self.path) - self._size
        if not mark:
            self.lost = max(1, self.lost)
        if not whole:
            self.lost += self._head[1]

    def _note(self, kind: bytes, crc: bytes) -> None:
        """Record the kind of the next entry, before it is counted."""
        at = self._count
        if at & 3 == 0:
            self._kinds.append(0)
        code = _KINDS.get(kind, 0)
        self._kinds[at >> 2] |= code << (at & 3) * 2
        if code == _AMEND:
            self._amends.append((at, self._end, crc))

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, index: int) -> "Any":
        """Return entry `index`; raises IndexError, and StoreError if the flash fails."""
        return self.entry(index)

    def __iter__(self) -> "Iterator[Any]":
        for index in range(self._count):
            yield self[index]

    # -- reading -------------------------------------------------------------------------------

    def kind(self, index: int) -> str:
        """Return "undo", "redo", "amend", or "event" for any other entry, without reading it."""
        return _NAMES[self._kinds[index >> 2] >> (index & 3) * 2 & 3]

    def entry(self, index: int) -> "Any":
        """Return entry `index`; reading in order goes through the file once."""
        if not 0 <= index < self._count:
            raise IndexError(index)
        if self._next is None or index != self._next[0]:
            for place in self._amends:
                if place[0] == index:
                    return self._read_at(place)
        if self._next is None or index < self._next[0]:
            self._next = self._first
            self._seek(self._first[1])
        at, offset, crc = self._next
        # `at` counts up to `index`.
        while True:
            found = self._read(at, crc)
            crc = found[1]
            offset += found[2]
            at += 1
            if at > index:
                break
        self._next = (at, offset, crc)
        if at == self._count:
            self.close()
        return self._value(found, index)

    def _read_at(self, place: "Place") -> "Any":
        """Return the entry at a known place without losing that of the reading in order."""
        self._seek(place[1])
        found = self._read(place[0], place[2])
        if self._next is None:
            self.close()
        else:
            self._seek(self._next[1])
        return self._value(found, place[0])

    def _seek(self, offset: int) -> None:
        if self._file is None:
            self._file = self.files.open(self.path, "rb")
        self._file.seek(offset)

    def _read(self, at: int, crc: bytes) -> "Found":
        try:
            found = read(self._file, at + 1, crc)
        except RecordError:
            found = None
        if found is None:
            # It was whole when the game was opened: the flash itself is failing.
            self.close()
            raise StoreError("store.unreadable", name=self.name, n=at + 1)
        return found

    def _value(self, found: "Found", index: int) -> "Any":
        try:
            value: Any = value_of(found[0])
        except RecordError:
            self.close()
            raise StoreError("store.unreadable", name=self.name, n=index + 1)
        self.when = value.pop("when", None) if is_object(value) else None
        return value

    def close(self) -> None:
        """Stop reading; the next read opens the file again."""
        self._next = None
        if self._file is not None:
            self._file.close()
            self._file = None

    def entry_size(self) -> int:
        """Return the average size of an entry in bytes."""
        return (self._end - self._first[1]) // self._count if self._count else 0

    # -- writing -------------------------------------------------------------------------------

    def append(self, entry: "Event") -> None:
        """Append an entry; it is on flash when this returns.

        Raises OSError if it cannot be saved, RecordError if it is not an entry; nothing has changed
        then.
        """
        when = self.clock() if self.clock else None
        line = frame(self._count + 1, dated(entry, when), self._crc)
        kind = kind_of(line[line.find(b"{") : -1])
        mark = frame(self._count + 2, None, line[5:13])
        self.close()
        with Writing(self.files):
            if self.lost or size_of(self.files, self.path) != self._size:
                self._mend()
            with self.files.open(self.path, "r+b") as file:
                file.seek(self._end)
                file.write(line + mark)
                self.files.sync(file)
        self._note(kind, self._crc)
        self._count += 1
        self._end += len(line)
        self._size = self._end + len(mark)
        self._crc = line[5:13]
        if self._game_index is not None:
            self._game_index.note(self.number, (self._count, self._size, mark[5:13].decode()))

    @property
    def number(self) -> int:
        """The game's number."""
        return int(self.name[:5])

    @property
    def crc(self) -> bytes:
        """The CRC text of the last whole record, to which the next one is chained."""
        return self._crc

    def replace(self, rest: str, length: "Length") -> None:
        """Put the file `rest`, of a journal with this length, in the place of this one."""
        if self._game_index is None:
            self.files.rename(rest, self.path)
        else:
            self._game_index.replace(self.number, rest, self.path, length)

    def put_back(self, lines: list[bytes]) -> None:
        """Write the journal again with the records `lines` after its last whole one.

        They must follow it, and the journal is of no more use afterwards. Raises OSError.
        """
        self.close()
        with Writing(self.files):
            self._mend(lines)

    def _mend(self, lines: "Sequence[bytes]" = ()) -> None:
        """Copy the damaged file aside, and put one made of its good beginning in its place.

        `lines` follow there. Until the new one is whole, the damaged file stays in place.
        """
        rest = self.path + ".new"
        at, length = self._head
        crc, count = self._crc, self._count
        with self.files.open(rest, "wb") as new:
            self._copy(new, at, length)
            self._copy(new, at, length)
            self._copy(new, self._first[1], self._end - self._first[1])
            for line in lines:
                new.write(line)
                crc, count = line[5:13], count + 1
            mark = frame(count + 1, None, crc)
            new.write(mark)
            self.files.sync(new)
        if self.lost:
            aside = free_name(self.files, self.path)
            with self.files.open(aside, "wb") as copy:
                self._copy(copy, 0, size_of(self.files, self.path))
                self.files.sync(copy)
            self.aside = aside.split("/")[-1]
        self.replace(rest, (count, size_of(self.files, rest), mark[5:13].decode()))
        moved = 2 * length - self._first[1]
        self._end += moved
        self._amends = [(index, offset + moved, crc) for index, offset, crc in self._amends]
        self._first = (0, 2 * length, self._first[2])
        self._size = size_of(self.files, self.path)
        self._head = (0, length)
        self.lost = 0

    def _copy(self, to: "Any", offset: int, size: int) -> None:
        with self.files.open(self.path, "rb") as file:
            file.seek(offset)
            while size > 0:
                part = file.read(min(size, _CHUNK))
                if not part:
                    break
                to.write(part)
                size -= len(part)

    # -- what is being keyed -------------------------------------------------------------------

    def keep_draft(self, draft: "Any") -> bool:
        """Save what is keyed (`firmware.storage.drafts`); return whether that succeeded."""
        if draft != self._draft:
            if not self._values.put(self._draft_path, draft):
                return False
            self._draft = draft
        return True

    def draft(self) -> "Any":
        """Return what was keyed, or None."""
        if self._draft is False:
            self._draft = self._values.get(self._draft_path)
        return self._draft

    def drop_draft(self) -> None:
        """Void what was keyed; costs nothing if there is none.

        The file stays, so that its number goes on counting.
        """
        if self._draft is not None:
            self._draft = None
            self._values.put(self._draft_path, None)
