"""The journal of one game: a file that only grows, read as a stream.

The first record is the header (format, game, players, house rules, dealer), and it is written
twice, so that damage to one of the two loses nothing. Each further record is an entry of the
ledger. The last one is the end mark, `null`, which the next entry replaces: a file that was cut off
shows it. Nothing of the file is held in memory but a few numbers, however long the game.
"""

from engine.compat import const, is_whole
from firmware.files import free_name, size_of
from firmware.records import HEAD, RecordError, frame, kind_of, length_of, read, value_of

FORMAT = 1
_END = b"null"
_CHUNK = const(256)
# A damaged header is looked for behind every line's end within the longest header and its copy.
_HEADER_REACH = const(16500)


class StoreError(Exception):
    """Something cannot be kept or read: `key` and `facts` of the text that says what and why."""

    def __init__(self, key, **facts):
        super().__init__(key)
        self.key = key
        self.facts = facts


def new_journal(header):
    """Return the bytes of a journal without entries; `header` gets its format."""
    header["format"] = FORMAT
    line = frame(0, header)
    return line + line + frame(1, None, line[5:13])


def is_header(value):
    """Tell whether a value is the header of a game."""
    if not isinstance(value, dict) or not isinstance(value.get("game"), str):
        return False
    names = value.get("players")
    if not isinstance(names, list) or not names or not isinstance(value.get("house"), dict):
        return False
    return all([isinstance(name, str) for name in names])


def read_header(file, name):
    """Return (header, where a good copy of it stands as (offset, bytes), CRC text, offset of the
    first entry, whether both copies are whole).

    `name` is that of the file, for messages. Raises StoreError where there is no header, or one of
    a newer format.
    """
    at, whole = 0, False
    found = _try_header(file, 0)
    if found:
        second = _try_header(file, found[2])
        whole = second is not None and second[1] == found[1]
        # The copy is as long as the original, also where it cannot be read.
        start = 2 * found[2]
    else:
        for at in _places_of_copy(file):
            found = _try_header(file, at)
            if found:
                start = at + found[2]
                break
        else:
            raise StoreError("store.no_journal", name=name)
    try:
        header = value_of(found[0])
    except RecordError:
        raise StoreError("store.no_journal", name=name)
    written = header.get("format") if isinstance(header, dict) else None
    if is_whole(written) and written > FORMAT:
        raise StoreError("store.newer", name=name)
    if written != FORMAT or not is_header(header):
        raise StoreError("store.no_journal", name=name)
    return header, (at, found[2]), found[1], start, whole


def _try_header(file, offset):
    file.seek(offset)
    try:
        return read(file, 0)
    except RecordError:
        return None


def _places_of_copy(file):
    """Yield where the header's copy may begin: behind its length, and behind each line's end."""
    file.seek(0)
    length = length_of(file.read(HEAD))
    if length:
        yield HEAD + length + 1
    at = 0
    while at < _HEADER_REACH:
        file.seek(at)
        part = file.read(_CHUNK)
        if not part:
            return
        end = part.find(b"\n")
        while end >= 0:
            yield at + end + 1
            end = part.find(b"\n", end + 1)
        at += len(part)


class Journal:
    """The log of the game at `path`: entries on flash, for `engine.ledger`.

    `header` is a dict; `lost` the bytes that cannot be read (at least 1 where the end is missing), 0
    unless the file is damaged. A damaged file stays as it is until the next entry is kept; then it
    is copied aside, under the name `aside`. Raises StoreError where no game can be read, OSError
    where there is no file.
    """

    def __init__(self, files, path):
        self.files = files
        self.path = path
        self.name = path.split("/")[-1]
        self.aside = None
        self._count = 0
        self._file = None
        self._next = None
        # The draft's line on flash as far as known: None is none, empty is not looked up yet.
        self._draft = b""
        self._scan()

    def _scan(self):
        """Find the longest beginning that is whole."""
        with self.files.open(self.path, "rb") as file:
            self.header, self._head, crc, start, whole = read_header(file, self.name)
            self._first = (0, start, crc)
            self._end = start
            file.seek(start)
            live = undone = mark = 0
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
                # An undo or redo that the ledger could not follow was never confirmed.
                if kind == b"undo" and live:
                    live, undone = live - 1, undone + 1
                elif kind == b"redo" and undone:
                    live, undone = live + 1, undone - 1
                elif kind == b"undo" or kind == b"redo":
                    break
                else:
                    live, undone = live + 1, 0
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

    # -- reading -------------------------------------------------------------------------------

    def __len__(self):
        return self._count

    def __getitem__(self, index):
        """Return entry `index`; reading in order goes through the file once, without looking back."""
        if not 0 <= index < self._count:
            raise IndexError(index)
        if self._next is None or index < self._next[0]:
            self._next = self._first
        at, offset, crc = self._next
        if self._file is None:
            self._file = self.files.open(self.path, "rb")
            self._file.seek(offset)
        elif at == 0:
            self._file.seek(offset)
        try:
            while True:
                found = read(self._file, at + 1, crc)
                if found is None:
                    raise RecordError("short")
                crc = found[1]
                offset += found[2]
                at += 1
                if at > index:
                    value = value_of(found[0])
                    break
        except RecordError:
            # It was whole when the game was opened: the flash itself is failing.
            self.close()
            raise StoreError("store.unreadable", name=self.name, n=index + 1)
        self._next = (at, offset, crc)
        if at == self._count:
            self.close()
        return value

    def __iter__(self):
        for index in range(self._count):
            yield self[index]

    def close(self):
        """Stop reading; the next read opens the file again."""
        self._next = None
        if self._file is not None:
            self._file.close()
            self._file = None

    def entry_size(self):
        """Return the bytes of an entry, on average."""
        return (self._end - self._first[1]) // self._count if self._count else 0

    # -- writing -------------------------------------------------------------------------------

    def append(self, entry):
        """Keep one more entry; it is on flash when this returns.

        Raises OSError where it cannot be kept; then everything is as it was.
        """
        line = frame(self._count + 1, entry, self._crc)
        mark = frame(self._count + 2, None, line[5:13])
        self.close()
        if self.lost or size_of(self.files, self.path) != self._size:
            self._mend()
        with self.files.open(self.path, "r+b") as file:
            file.seek(self._end)
            file.write(line + mark)
            self.files.sync(file)
        self._count += 1
        self._end += len(line)
        self._size = self._end + len(mark)
        self._crc = line[5:13]
        self._draft = None

    def _mend(self):
        """Copy the damaged file aside and put a new one, made of its good beginning, in its place.

        The damaged file is in its place until the new one is whole, wherever the power fails.
        """
        rest = self.path + ".new"
        at, length = self._head
        with self.files.open(rest, "wb") as new:
            self._copy(new, at, length)
            self._copy(new, at, length)
            self._copy(new, self._first[1], self._end - self._first[1])
            new.write(frame(self._count + 1, None, self._crc))
            self.files.sync(new)
        if self.lost:
            aside = free_name(self.files, self.path)
            with self.files.open(aside, "wb") as copy:
                self._copy(copy, 0, size_of(self.files, self.path))
                self.files.sync(copy)
            self.aside = aside.split("/")[-1]
        self.files.rename(rest, self.path)
        self._end += 2 * length - self._first[1]
        self._first = (0, 2 * length, self._first[2])
        self._size = size_of(self.files, self.path)
        self._head = (0, length)
        self.lost = 0

    def _copy(self, to, offset, size):
        with self.files.open(self.path, "rb") as file:
            file.seek(offset)
            while size > 0:
                part = file.read(min(size, _CHUNK))
                if not part:
                    break
                to.write(part)
                size -= len(part)

    # -- the entry that is being keyed ---------------------------------------------------------

    def keep_draft(self, draft):
        """Keep what is keyed of the next entry so far, a value such as {"action": .., "answers": ..}.

        It is bound to the entries that are there now: once another is kept, the draft is no more.
        Returns whether it could be kept; a draft is never worth an error message.
        """
        line = frame(0, [self._crc.decode(), draft])
        if line == self._draft:
            return True
        try:
            with self.files.open(self._draft_path(), "wb") as file:
                file.write(line)
                self.files.sync(file)
        except OSError:
            return False
        self._draft = line
        return True

    def draft(self):
        """Return the draft of the next entry, or None."""
        try:
            with self.files.open(self._draft_path(), "rb") as file:
                found = read(file, 0)
                value = value_of(found[0]) if found else None
        except (OSError, RecordError):
            return None
        if not isinstance(value, list) or len(value) != 2 or value[0] != self._crc.decode():
            return None
        self._draft = frame(0, value)
        return value[1]

    def drop_draft(self):
        """Forget the draft: the entry was given up. Costs nothing where there is none."""
        if self._draft is not None:
            self._draft = None
            try:
                self.files.remove(self._draft_path())
            except OSError:
                # It is gone already.
                pass

    def _draft_path(self):
        return self.path[: -len(".log")] + ".key"
