"""Everything that is saved: a journal for each game, the roster of names, and small values.

Every change is one step on the flash: a journal grows by whole records, and a small value is
replaced by renaming. Whenever the power fails, the previous state is still there.
"""

from engine.compat import TYPE_CHECKING, const, is_list, is_object, is_whole, load_module, utf8
from firmware.storage.errors import NewerError, RecordError, StoreError, is_full, reason
from firmware.storage.files import Files, Writing, exists, is_folder, set_aside, size_of
from firmware.storage.game_index import TABLE, Known, length_of, write_table
from firmware.storage.header import new_journal, read_header
from firmware.storage.journal import Journal
from firmware.storage.people import former_of, is_people
from firmware.storage.records import frame, read, value_of

if TYPE_CHECKING:
    from typing import Any

    from engine.types import Row
    from firmware.storage.files import Clock, FileSystem
    from firmware.storage.header import Header

    # (number of a game, entries that were saved, entries that were found at this start, entries
    # there now); -1 where there is no game.
    Loss = tuple[int, int, int, int]

# Blocks to leave free: for the file system's copy of a file's last block, for its own tables, and
# for deleting.
_RESERVE = const(6)
# What belongs to a game beside its journal, by the endings of their names: the entry that is being
# keyed, the game's share of the statistics, what it is played for, and chips that were recounted.
BESIDE = (".key", ".sum", ".pay", ".cnt")
# The size assumed for an entry, in bytes, until a game shows how long its own are.
_ENTRY = const(200)
# A folder that moved on the flash is named by one half of a table until the other is written again.
# So the tables are mirrored for the first game and every so many others, some parts at a time.
_MIRRORED = const(16)
_SLICE = const(4)
# Entries that a new game needs room for, and the number below which a warning is due.
NEEDED = const(60)
FEW = const(150)


def _fits(name: str, value: object) -> bool:
    """Return whether a small value has the form that the program expects, whoever wrote it."""
    if name == "roster":
        return is_people(value)
    if name == "current":
        return value is None or is_whole(value)
    if name == "setup":
        return value is None or (is_list(value) and bool(value) and isinstance(value[0], str))
    if name == "offer":
        return value is None or _is_offer(value)
    if name == "standings":
        return is_list(value) and all([_is_standing(row) for row in value])
    if name == "last":
        return _is_last(value)
    if name == "own":
        return is_list(value) and all([_is_own(row) for row in value])
    return True


def _is_offer(value: object) -> bool:
    """Return whether a value has the form of an upcard's offer (firmware.screens.table.upcard)."""
    if not is_list(value) or len(value) != 4 or not isinstance(value[3], bool):
        return False
    return all([is_whole(item) for item in value[:3]])


def _is_own(row: object) -> bool:
    """Return whether a row has the form of a game that a table named (firmware.games.own)."""
    return is_list(row) and len(row) == 2 and isinstance(row[0], str) and is_object(row[1])


def _is_last(value: object) -> bool:
    """Return whether a value has the form of the last table (firmware.games.session)."""
    if not is_object(value) or not is_object(value.get("house")):
        return False
    names = value.get("players")
    dealer = value.get("dealer")
    return (
        isinstance(value.get("game"), str)
        and is_list(names)
        and bool(names)
        and all([isinstance(item, str) for item in names])
        and (dealer is None or isinstance(dealer, str))
        and is_whole(value.get("number", 0))
    )


def _is_standing(row: object) -> bool:
    """Return whether a row has the form of a Standing (firmware.storage.standings)."""
    return (
        is_list(row)
        and len(row) == 6
        and isinstance(row[5], str)
        and isinstance(row[1], bool)
        and all([is_whole(row[index]) for index in (0, 2, 4)])
        and is_list(row[3])
        and all([isinstance(name, str) for name in row[3]])
    )


def _is_number(words: str) -> bool:
    """Return whether a text is all ASCII digits; `str.isdigit` accepts superscripts, too."""
    return utf8(words).isdigit()


class Store:
    """Everything that is saved, in one `folder` of `files` (None: the runtime's own).

    Games and entries are saved with the time that `clock()` returns, a text or None if it is not
    known.
    """

    def __init__(
        self,
        folder: str,
        files: "FileSystem | None" = None,
        clock: "Clock" = None,
    ):
        self.files = files or Files()
        self.folder = folder
        self.clock = clock
        self.games_folder = folder + "/games"
        self.known = Known(self.files, folder + "/known")
        # The folders whose tables are to be mirrored, one for each slice.
        self._due: list[str] = []
        self._make_folders()

    # -- games ---------------------------------------------------------------------------------

    def _make_folders(self) -> None:
        for path in (self.folder, self.games_folder):
            if not is_folder(self.files, path):
                if exists(self.files, path):
                    set_aside(self.files, path)
                with Writing(self.files):
                    self.files.mkdir(path)

    def _path(self, number: int) -> str:
        return "%s/%05d.log" % (self.games_folder, number)

    def beside(self, number: int, ending: str) -> str:
        """Return the path of a file that belongs to a saved game, one of `BESIDE` by its ending."""
        return self._path(number)[: -len(".log")] + ending

    def size(self, number: int) -> int:
        """Return the bytes of a game's journal; raises OSError where there is none."""
        return size_of(self.files, self._path(number))

    def numbers(self) -> list[int]:
        """Return the numbers of the saved games, the newest first."""
        found: list[int] = []
        for name in self.files.listdir(self.games_folder):
            if len(name) == 9 and name[5:] == ".log" and _is_number(name[:5]):
                found.append(int(name[:5]))
        found.sort()
        found.reverse()
        return found

    def create(self, header: "Header") -> "tuple[int, Journal]":
        """Start a journal with `header`; return (number, journal).

        Raises StoreError if there is no room for a game.
        """
        if self.rounds_left() < NEEDED:
            raise StoreError("store.full_for_new")
        # A former name applies up to the number of a game, so that number must not be used again.
        highest = max([0] + [row[2] for row in former_of(self.get("roster", []))])
        for name in self.files.listdir(self.games_folder):
            # Files that are damaged or in the way keep their numbers as well.
            if _is_number(name[:5]):
                highest = max(highest, int(name[:5]))
        number = highest + 1
        began = self.clock() if self.clock else None
        if began:
            header["began"] = began
        try:
            self._replace(self._path(number), new_journal(header), number)
        except OSError as error:
            if is_full(error):
                raise StoreError("store.full_for_new")
            raise StoreError("store.failed", error=reason(error))
        self.put("current", number)
        if number % _MIRRORED == 1:
            self._mirror()
        return number, self.journal(number)

    def _mirror(self):
        top = self.folder[: self.folder.rfind("/")]
        for folder in (top, self.folder, self.games_folder, self.known.folder):
            self._due += [folder] * (TABLE // _SLICE)

    def catch_up(self) -> bool:
        """Write a slice of the tables that are to be mirrored; return whether there was one.

        It takes the time of a press, so it is called while nobody waits. If the power fails first,
        the next start begins again.
        """
        if not self._due:
            return False
        write_table(self.files, self._due.pop(0), _SLICE)
        return True

    def open(self, number: int) -> "Journal":
        """Return the journal of a saved game.

        Raises StoreError. A file in which no game can be read is renamed and kept; a file that a
        newer version wrote is left alone.
        """
        header = self.header(number)
        if "archived" in header:
            raise StoreError("store.archived", result=self.result(header))
        return self.journal(number)

    def header(self, number: int) -> "Header":
        """Return the header of a saved game without reading its entries; raises as `open` does."""
        path = self._path(number)
        name = path.split("/")[-1]
        try:
            with self.files.open(path, "rb") as file:
                return read_header(file, name)[0]
        except NewerError:
            raise
        except StoreError:
            pass
        except OSError:
            if not exists(self.files, path):
                raise StoreError("store.gone", name=name)
        self.known.forget(number)
        try:
            aside = set_aside(self.files, path)
        except OSError:
            raise StoreError("store.no_journal", name=name)
        raise StoreError("store.set_aside", name=name, aside=aside)

    def check(self) -> "list[Loss]":
        """Compare the saved games with the notes about them; return what was missing.

        What is missing is put back as far as it is found in the blocks of the flash. Raises OSError
        if the games cannot be listed.
        """
        found: dict[int, int] = {}
        for name, size in self.files.sizes(self.games_folder):
            if len(name) == 9 and name[5:] == ".log" and _is_number(name[:5]):
                found[int(name[:5])] = size
        noted = self.known.all()
        losses: list[Loss] = []
        for number in sorted(noted):
            if found.get(number, -1) < noted[number][1]:
                recover = load_module("firmware.storage.recover")
                loss = recover.put_back(self, number, noted[number])
                if loss:
                    losses.append(loss)
        for number in found:
            if number not in noted or found[number] > noted[number][1]:
                self.note(number)
        if found and (not noted or max(found) % _MIRRORED == 1):
            # The power may have failed before all was mirrored; or an earlier version or a computer
            # wrote the games.
            self._mirror()
        return losses

    @property
    def is_new(self) -> bool:
        """Whether no game was ever saved on this file system."""
        return not self.known.exists() and not self.numbers()

    def note(self, number: int) -> None:
        """Note how long a saved game is as it stands; a damaged one keeps its note."""
        try:
            length = length_of(self.files, self._path(number))
        except OSError:
            return
        if length:
            self.known.note(number, length)

    def accept(self, loss: "Loss") -> None:
        """Take a loss as it is once a person has read of it."""
        number = loss[0]
        if exists(self.files, self._path(number)):
            self.note(number)
        else:
            self.known.forget(number)

    def journal(self, number: int) -> "Journal":
        """Return the journal of a saved game as it is.

        Raises StoreError and OSError; nothing is set aside.
        """
        return Journal(self.files, self._path(number), self.clock, self.known)

    def begin_again(self, number: int, header: "Header") -> "Journal":
        """Write the journal of a game without entries with another `header`; return it.

        Raises StoreError; then the old one is there.
        """
        try:
            self._replace(self._path(number), new_journal(header), number)
            return self.journal(number)
        except OSError as error:
            raise StoreError("store.failed", error=reason(error))

    def rebuild(self, number: int, content: bytes) -> None:
        """Write a journal that was found elsewhere, a game's `content`; raises OSError.

        What is in its place is set aside.
        """
        path = self._path(number)
        if exists(self.files, path):
            set_aside(self.files, path)
        self._replace(path, content, number)

    def delete(self, number: int) -> None:
        """Remove a saved game and its draft; raises StoreError if that fails."""
        path = self._path(number)
        if not self.known.forget(number):
            # Later the box would miss the game, and put it back.
            raise StoreError("store.not_deleted", name=path.split("/")[-1])
        for spare in [self.beside(number, ending) for ending in BESIDE] + [path + ".new"]:
            if exists(self.files, spare):
                self._remove(spare)
        if not self._remove(path):
            raise StoreError("store.not_deleted", name=path.split("/")[-1])

    def _remove(self, path: str) -> bool:
        try:
            with Writing(self.files):
                self.files.remove(path)
        except OSError:
            return not exists(self.files, path)
        return True

    # -- archives ------------------------------------------------------------------------------

    def archive(
        self,
        number: int,
        scores: "list[list[Any]]",
        winners: list[str],
        rows: "dict[str, Row] | None" = None,
    ) -> None:
        """Keep only the result of a game, `scores` as a list of [name, score], and free the rest.

        `rows` is what the game adds to the statistics (engine.record.tally.count), empty where
        it is not over. The whole game is there until its result is.
        """
        header = self.header(number)
        header["archived"] = {"scores": scores, "winners": winners, "tally": rows or {}}
        self._replace(self._path(number), new_journal(header), number)
        for ending in BESIDE:
            self._remove(self.beside(number, ending))

    def result(self, header: "Header") -> str:
        """Return the result in the header of an archived game as one text, or "".

        >>> Store.result(None, {"archived": {"scores": [["Ana", 31]], "winners": ["Ana"]}})
        'Ana 31 ★'
        """
        words: list[str] = []
        if "archived" in header:
            for name, score in header["archived"]["scores"]:
                star = " ★" if name in header["archived"]["winners"] else ""
                words.append("%s %d%s" % (name, score, star))
        return ", ".join(words)

    # -- room ----------------------------------------------------------------------------------

    def rounds_left(self, journal: "Any" = None) -> int:
        """Return how many more entries fit, estimated from the average size of `journal`'s entries.

        It counts the free space of the file system less a reserve, so that this many fit for
        certain unless entries become longer.
        """
        numbers = self.files.statvfs(self.folder)
        free = numbers[1] * (numbers[3] - _RESERVE)
        return max(0, free // max(_ENTRY, journal.entry_size() if journal else 0))

    def few_left(self, journal: "Any" = None) -> int | None:
        """Return the number of entries that still fit if that is worth a warning, else None."""
        left = self.rounds_left(journal)
        return left if left < FEW else None

    # -- small values --------------------------------------------------------------------------

    def _value_path(self, name: str) -> str:
        return "%s/%s.txt" % (self.folder, name)

    def get(self, name: str, default: "Any" = None) -> "Any":
        """Return a small saved value, such as the roster, or `default`."""
        try:
            with self.files.open(self._value_path(name), "rb") as file:
                found = read(file, 0)
                value: Any = value_of(found[0]) if found else None
        except (OSError, RecordError):
            return default
        return value if _fits(name, value) else default

    def spare(self, name: str) -> None:
        """Set a small value aside that is there and cannot be read, before another is saved."""
        if self.get(name) is None and exists(self.files, self._value_path(name)):
            try:
                set_aside(self.files, self._value_path(name))
            except OSError:
                # Then the other one takes its place.
                pass

    def put(self, name: str, value: object) -> bool:
        """Save a small value; the old one stays until the new one is whole.

        A value that is there already is not written again. Returns whether it was saved. Scores are
        not among these values, so the game can go on even on a full flash.
        """
        path = self._value_path(name)
        line = frame(0, value)
        try:
            with self.files.open(path, "rb") as file:
                if file.read(len(line) + 1) == line:
                    return True
        except OSError:
            # It is new, or a folder is in its place.
            pass
        try:
            if is_folder(self.files, path):
                set_aside(self.files, path)
            self._replace(path, line)
        except OSError:
            return False
        return True

    def _replace(self, path: str, content: bytes, number: int | None = None) -> None:
        """Replace the file at `path` by one with `content`, in one step.

        With a `number`, it is the journal without entries of that game.
        """
        rest = path + ".new"
        if is_folder(self.files, rest):
            set_aside(self.files, rest)
        try:
            with Writing(self.files):
                with self.files.open(rest, "wb") as file:
                    file.write(content)
                    self.files.sync(file)
                length = None if number is None else length_of(self.files, rest)
                if number is None or length is None:
                    self.files.rename(rest, path)
                else:
                    self.known.replace(number, rest, path, length)
        except OSError:
            self._remove(rest)
            raise
