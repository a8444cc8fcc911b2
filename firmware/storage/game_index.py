"""Notes of which games there are and how long each is, apart from the games themselves.

A file system that finds its newest table damaged goes back to the one before, in which the latest
entries, or a game, are missing, and every checksum fits. The notes are in a folder of their own,
with tables of their own: what is missing in one is in the other. A note is an empty file, and all
it says is in its name, so that one entry of the ledger costs one change of one table, and all notes
are read by listing the folder.

    known/00001.12.1234.1a871b95
"""

from engine.compat import TYPE_CHECKING, const, utf8
from firmware.storage.files import Writing, exists, set_aside, size_of

if TYPE_CHECKING:
    from typing import Any

    from firmware.storage.files import FileSystem

    # (entries, bytes of the file, CRC of its end mark as text) of a game.
    Length = tuple[int, int, str]
    # (number of a game, entries that were saved, entries that were found at this start, entries
    # there now); -1 where there is no game.
    Loss = tuple[int, int, int, int]

# Enough of a journal's end for the whole end mark.
_TAIL = const(64)
_DAMAGED = const(84)
# A block of a table has 4,096 bytes, and is full after at most so many parts: one takes as many
# bytes as its data, rounded up to what the flash programs at once.
TABLE = const(40)
_PART = const(100)


class GameIndex:
    """The notes in `folder`, which is made before the first note is written."""

    def __init__(self, files: "FileSystem", folder: str):
        self._files = files
        self.folder = folder
        # The note that was written or looked for last, as [number, its name or None].
        self._last: Any = None

    def exists(self) -> bool:
        """Return whether a note was ever written."""
        return exists(self._files, self.folder)

    def make(self) -> None:
        """Make the folder where it is missing; raises OSError."""
        if not self.exists():
            with Writing(self._files):
                self._files.mkdir(self.folder)

    def all(self) -> "dict[int, Length]":
        """Return {number of a game: its length} of all notes; empty if they cannot be read."""
        return notes(self.names())

    def names(self) -> list[str]:
        """Return the names in the folder: those of notes, and of the twins of values."""
        try:
            return self._files.listdir(self.folder)
        except OSError:
            return []

    def _find(self, number: int) -> str | None:
        """Return the name of a game's note, or None."""
        if self._last is None or self._last[0] != number:
            start = "%05d." % number
            found: str | None = None
            for name in self.names():
                if name[:6] == start and _parsed(name):
                    found = name
            self._last = [number, found]
        return self._last[1]

    def let_go(self) -> None:
        """Let go of the name that was written last, which lies where a game was."""
        self._last = None

    def note(self, number: int, length: "Length") -> bool:
        """Note how long a game is; return whether that was saved.

        A note that is not saved is written with the next one, or at the next start.
        """
        for _ in range(2):
            try:
                with Writing(self._files):
                    self._put(number, "%05d.%d.%d.%s" % ((number,) + length))
                return True
            except OSError as error:
                self._last = None
                if error.errno == _DAMAGED:
                    self._set_aside()
        return False

    def _set_aside(self) -> None:
        """Set the folder aside, which cannot be read."""
        try:
            set_aside(self._files, self.folder)
        except OSError:
            # The games are what matters.
            pass

    def _put(self, number: int, name: str) -> None:
        old = self._find(number)
        path = self.folder + "/"
        if old is None:
            self.make()
            self._files.open(path + name, "wb").close()
        elif old != name:
            self._files.rename(path + old, path + name)
        self._last = [number, name]

    def forget(self, number: int) -> bool:
        """Remove the note of a game that is about to go; return whether there is none now."""
        for _ in range(2):
            try:
                with Writing(self._files):
                    name = self._find(number)
                    if name is not None:
                        self._last = None
                        self._files.remove(self.folder + "/" + name)
                        self.write_both_halves(name)
                return True
            except OSError:
                self._last = None
        return False

    def replace(self, number: int, rest: str, path: str, length: "Length") -> None:
        """Rename the file `rest` over a game's journal at `path`; raises OSError.

        `length` is that of the new one. Nobody takes it for a loss if it is shorter, whenever the
        power fails: then the note comes first.
        """
        shorter = exists(self._files, path) and length[1] < size_of(self._files, path)
        if shorter and self.note(number, length):
            self.write_both_halves(self._last[1])
        self._files.rename(rest, path)
        if not shorter:
            self.note(number, length)

    def write_both_halves(self, name: str) -> None:
        """Have the older half of the table that a name is in, or was, written, too."""
        # Without it, the name before may be in another table than the one after.
        before = [one for one in self.names() if one < name]
        for one in [name] + ([max(before)] if before else []):
            write_table(self._files, self.folder + "/" + one, TABLE)


def notes(names: list[str]) -> "dict[int, Length]":
    """Return {number of a game: its length} of the notes among names; the longest counts."""
    found: dict[int, Length] = {}
    for name in names:
        row = _parsed(name)
        if row and (row[0] not in found or row[1] > found[row[0]]):
            found[row[0]] = row[1]
    return found


def _parsed(name: str) -> "tuple[int, Length] | None":
    """Return (number, length) of a note's name, or None if it is no note."""
    parts = name.split(".")
    if len(parts) != 4 or len(parts[0]) != 5 or len(parts[3]) != 8:
        return None
    if not all([utf8(part).isdigit() for part in parts[:3]]):
        return None
    return int(parts[0]), (int(parts[1]), int(parts[2]), parts[3])


def length_of(files: "FileSystem", path: str) -> "Length | None":
    """Return the length of the journal at `path` by its end mark, None where that is missing.

    Raises OSError.
    """
    size = files.stat(path)[6]
    with files.open(path, "rb") as file:
        file.seek(max(0, size - _TAIL))
        tail = file.read(_TAIL)
    line = tail[tail.rfind(b"\n", 0, len(tail) - 1) + 1 :]
    number = line[14:-6]
    if line[-6:] != b" null\n" or not number.isdigit():
        return None
    return int(number) - 1, size, line[5:13].decode()


def write_table(files: "FileSystem", path: str, parts: int) -> None:
    """Write so many `parts` of the table that names `path`; after `TABLE` it began a new half.

    Of each table littlefs has two halves in turn; if the newer one is damaged, it uses the older.
    So both have to name what is in the folder. Does nothing on a computer's own file system.
    """
    # A large folder has several tables, with the names in order: this one comes before `path`.
    filler = path[:-1] + ".settle"
    try:
        files.device()
        with Writing(files):
            for _ in range(parts):
                with files.open(filler, "wb") as file:
                    file.write(b"." * _PART)
            files.remove(filler)
    except OSError:
        # It is a safeguard; what is saved is saved without it.
        pass
