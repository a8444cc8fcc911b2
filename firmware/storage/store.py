"""Everything that is saved: a journal for each game, the roster of names, and small values.

Every change is one step on the flash: a journal grows by whole records, and a small value is
replaced by renaming. Whenever the power fails, the previous state is still there.
"""

from engine.compat import TYPE_CHECKING, const, is_list, is_whole, load_module, utf8
from engine.texts import listed, text
from firmware.storage.errors import MisplacedError, StoreError, is_full, reason, trouble
from firmware.storage.files import (
    Files,
    Writing,
    exists,
    free_name,
    is_folder,
    removed,
    replace,
    set_aside,
    size_of,
)
from firmware.storage.game_index import GameIndex, length_of, notes
from firmware.storage.header import new_journal, read_header
from firmware.storage.journal import Journal
from firmware.storage.people import former_of, is_people
from firmware.storage.standings import are_standings
from firmware.storage.values import FORM_TEXT, Values, damage_words, kind_of, twin_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from engine.types import Message, Row
    from firmware.storage.files import Clock, FileSystem
    from firmware.storage.game_index import Length, Loss
    from firmware.storage.header import Header
    from firmware.storage.tables import Tables

    # What was found and not read yet: a Loss as a list, or what is damaged of a value.
    News = list[Any]

# Blocks to leave free: for the file system's copy of a file's last block, for its own tables, and
# for deleting.
RESERVE = const(6)
# What belongs to a game beside its journal, by the endings of their names: the entry that is being
# keyed, the game's share of the statistics, what it is played for, chips that were recounted, and
# what people note.
BESIDE = (".key", ".sum", ".pay", ".cnt", ".say")
# The endings of the files with a recount of chips that is not finished, and with a note.
RECOUNT = ".cnt"
NOTE = ".say"
# Files of that form that hold no value (firmware.trouble.fault, firmware.storage.restoring).
_NO_VALUES = ("log.txt", "restored.txt")
# The small value with what was found and not read yet.
_NEWS = "news"
# The small values that people entered, and enter again where they are lost.
_ENTERED = ("roster", "settings", "own", "forms", "last", "stake")
# The size assumed for an entry, in bytes, until a game shows how long its own are.
_ENTRY = const(200)
# The highest number of a game: names have five digits.
_LAST = const(99999)
# Entries that a new game needs room for, and the number below which a warning is due.
NEEDED = const(60)
FEW = const(150)


def _is_news(row: object) -> bool:
    """Return whether a row is a Loss as a list, or what is damaged of a value."""
    if not is_list(row):
        return False
    if len(row) == 3:
        return all([isinstance(item, str) for item in row])
    return len(row) == 4 and all([is_whole(item) for item in row])


def is_unread(value: object) -> bool:
    """Return whether a value is a list of what was found and not read yet."""
    return is_list(value) and all([_is_news(row) for row in value])


# The forms of small values that the program relies on, whoever wrote them; or the module of the
# owner, which has it as `fits` and is loaded when it is first needed.
_FORMS: "dict[str, str | Callable[[object], bool]]" = {
    "roster": is_people,
    "current": lambda value: value is None or is_whole(value),
    "setup": "firmware.storage.drafts",
    "standings": are_standings,
    "last": "firmware.storage.last_table",
    "own": "firmware.storage.own",
    "forms": "firmware.storage.forms",
    FORM_TEXT: lambda value: isinstance(value, str),
    "settings": "firmware.storage.settings",
    _NEWS: is_unread,
}


def _form_of(name: str) -> "Callable[[object], bool] | None":
    """Return the question whether something has the form of the small value `name`, or None."""
    form = _FORMS.get(FORM_TEXT if name.startswith(FORM_TEXT) else name)
    if isinstance(form, str):
        form = _FORMS[name] = load_module(form).fits
    return form


def loss_words(loss: "Loss") -> "Message":
    """Return what damage has done to a saved game, and what was put back, as (key, facts)."""
    number, saved, found, now = loss
    facts = {"n": number, "saved": saved, "missing": saved - found, "now": now}
    if now < 0:
        return "store.game_gone", facts
    if now < saved:
        return "store.found_some", facts
    return "store.game_again" if found < 0 else "store.found_again", facts


def _moved(number: int, length: "Length") -> "Loss":
    """Return what is said of a game that was in another's place, and is whole."""
    return number, length[0], -1, length[0]


def news_words(news: "News") -> "Message":
    """Return what is said of damage that was found, as (key, facts)."""
    return (
        damage_words(news) if len(news) == 3 else loss_words((news[0], news[1], news[2], news[3]))
    )


def _is_number(words: str) -> bool:
    """Return whether a text is all ASCII digits; `str.isdigit` accepts superscripts, too."""
    return utf8(words).isdigit()


def _sizes(listed: "Sequence[tuple[str, int]]") -> dict[int, int]:
    """Return {number: bytes} of the journals among files, (name, bytes)."""
    found: dict[int, int] = {}
    for name, size in listed:
        if len(name) == 9 and name[5:] == ".log" and _is_number(name[:5]):
            found[int(name[:5])] = size
    return found


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
        self.game_index = GameIndex(self.files, folder + "/known")
        self.values = Values(self.files, lambda damage: self.remember([damage]))
        # What was found and not read yet, once it was looked up.
        self._unread: list[News] | None = None
        # The bytes that were free at the last count, if no game was begun since.
        self._free: int | None = None
        self._tables: Tables | None = None
        if not self.game_index.exists():
            self.make_folders()

    # -- games ---------------------------------------------------------------------------------

    def make_folders(self) -> None:
        """Make the folders that are missing.

        On a flash that has games, `check` does so once it has searched: making one erases blocks.
        """
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
        found = list(_sizes(self._listed()))
        found.sort()
        found.reverse()
        return found

    def create(self, header: "Header") -> "tuple[int, Journal]":
        """Start a journal with `header`; return (number, journal).

        Raises StoreError if there is no room for a game.
        """
        if not self._has_room():
            raise StoreError("store.full_for_new")
        # A former name applies up to the number of a game, so that number must not be used again.
        taken = set([0] + [row[2] for row in former_of(self.get("roster", []))])
        for name in self.files.listdir(self.games_folder) + self.game_index.names():
            # Files that are damaged or in the way keep their numbers as well, and so do twins.
            if _is_number(name[:5]):
                taken.add(int(name[:5]))
        # After the highest one; where a stray file has the last number, after the one below.
        free = [one + 1 for one in taken if one < _LAST and one + 1 not in taken]
        number = header["number"] = max(free)
        began = self.clock() if self.clock else None
        if began:
            header["began"] = began
        try:
            self._replace(self._path(number), new_journal(header), number)
        except OSError as error:
            if is_full(error):
                raise StoreError("store.full_for_new")
            raise StoreError("store." + trouble(error), error=reason(error))
        self.put("current", number)
        return number, self.journal(number)

    def let_go(self) -> None:
        """Let go of what was written or read last, which lies where a game was."""
        self.game_index.let_go()
        if self._tables:
            self._tables.begin()

    def catch_up(self) -> bool:
        """Look after the tables of the flash, or count the room; return whether a table was due.

        It takes the time of a press, so it is called while nobody waits.
        """
        if self._tables is None:
            self._tables = self._look_after_tables()
        if self._tables.step():
            return True
        if self._free is None:
            self.spare()
        return False

    def _look_after_tables(self) -> "Tables":
        try:
            # The folder is there before the first note.
            self.game_index.make()
        except OSError:
            # There is no room, or the flash fails: the first note tries again.
            pass
        top = self.folder[: self.folder.rfind("/")]
        folders = (top, self.folder, self.games_folder, self.game_index.folder)
        return load_module("firmware.storage.tables").Tables(self.files, folders)

    def open(self, number: int) -> "Journal":
        """Return the journal of a saved game.

        Raises StoreError. What damage took of it is searched for. A file in which no game can be
        read is renamed and kept; a file that a newer version wrote is left alone. The journal of
        another game is put into its own place, and this one back, as far as it is found.
        """
        path = self._path(number)
        try:
            header = self.header(number)
        except MisplacedError as error:
            losses = self._put_back(self.game_index.all(), self._misplaced([number]), [number])
            if not [loss for loss in losses if loss[0] == number and loss[3] >= 0]:
                raise error
            header = self.header(number)
        except StoreError as error:
            if error.key != "store.no_journal":
                raise
            if not self._search(number, -1):
                # Its note stays until somebody has read this.
                try:
                    error.facts["aside"] = set_aside(self.files, path)
                except OSError:
                    raise error
                raise StoreError("store.set_aside", **error.facts)
            header = self.header(number)
        if "archived" in header:
            raise StoreError("store.archived", result=self.result(header))
        journal = self.journal(number)
        if journal.lost and self._search(number, len(journal)):
            return self.journal(number)
        return journal

    def _search(self, number: int, there: int) -> bool:
        """Search for what a game lacks of which so many entries are `there`, and put it back.

        Returns whether any of it was found. What is still missing is noted.
        """
        noted = self.game_index.all()
        if number not in noted or noted[number][0] <= there:
            return False
        losses = self._put_back(noted, {}, [number])
        return bool(losses) and losses[0][3] > there

    def header(self, number: int) -> "Header":
        """Return the header of a saved game without reading its entries.

        Raises StoreError; nothing is set aside.
        """
        path = self._path(number)
        name = path.split("/")[-1]
        try:
            with self.files.open(path, "rb") as file:
                return read_header(file, name)[0]
        except OSError:
            key = "store.no_journal" if exists(self.files, path) else "store.gone"
            raise StoreError(key, name=name)

    def check(self) -> "list[Loss]":
        """Look at the small values, and compare the saved games with the notes about them.

        Returns what was missing of games: that is put back as far as it is found, in the place of
        another game or in the blocks of the flash. All is looked for before anything is written,
        since a write may erase the block in which something is still to be found. Raises OSError if
        the games cannot be listed.
        """
        # Each listing takes thousands of reads where there are many games.
        listed, names = self._listed(), self.game_index.names()
        found, noted = _sizes(listed), notes(names)
        places = self._misplaced(
            [number for number in found if number not in noted or found[number] != noted[number][1]]
        )
        missing = [
            number
            for number in sorted(noted)
            if number in places or found.get(number, -1) < noted[number][1]
        ]
        losses: list[Loss] = []
        if missing or places:
            losses = self._put_back(noted, places, missing)
            listed, names = self._listed(), self.game_index.names()
            found = _sizes(listed)
        self.make_folders()
        self._check_values([row[0] for row in listed], names, list(found) + list(noted))
        for number in found:
            if number not in noted or found[number] > noted[number][1]:
                self.note(number)
        return losses

    def _put_back(
        self, noted: "dict[int, Length]", places: dict[int, int], missing: list[int]
    ) -> "list[Loss]":
        """Put the `missing` games back, and those in the `places` of others into their own.

        Returns what each of them lacks.
        """
        wanted = [(number, noted[number]) for number in missing if number in noted]
        there = [row for row in wanted if row[0] in places.values()]
        recover = load_module("firmware.storage.recover")
        moved = [_moved(*row) for row in there]
        losses = recover.put_back(self, [row for row in wanted if row not in there], places, moved)
        losses += [_moved(*row) for row in there if self._is_whole(*row)]
        short = [row for row in there if not self._is_whole(*row)]
        losses += recover.put_back(self, short)
        losses.sort()
        return losses

    def _is_whole(self, number: int, length: "Length") -> bool:
        """Return whether a game is in its place, and as long as noted."""
        try:
            self.header(number)
            return self.size(number) >= length[1]
        except (StoreError, OSError):
            return False

    def _listed(self) -> "list[tuple[str, int]]":
        """Return (name, bytes) of all that is in the folder of the games."""
        if not exists(self.files, self.games_folder):
            return []
        return self.files.sizes(self.games_folder)

    def _misplaced(self, numbers: list[int]) -> dict[int, int]:
        """Return {place: number} of the games that are in the places of others.

        It looks at the places `numbers`, at that of the game that is found there, and so on.
        """
        found: dict[int, int] = {}
        waiting = list(numbers)
        while waiting:
            number = waiting.pop()
            try:
                if number not in found:
                    self.header(number)
            except MisplacedError as error:
                found[number] = error.number
                waiting.append(error.number)
            except StoreError:
                # Not there, or it cannot be read.
                pass
        return found

    def move(self, places: dict[int, int]) -> None:
        """Put each game that is in another's place into its own; `places` is {place: number}.

        Where the right one is there, it is set aside.
        """
        waiting: list[tuple[str, str]] = []
        for number in places:
            path = self._path(places[number])
            aside = free_name(self.files, path)
            try:
                with Writing(self.files):
                    self.files.rename(self._path(number), aside)
                waiting.append((aside, path))
            except OSError:
                # The flash fails; it stays where it is, and is not opened.
                pass
        for aside, path in waiting:
            if not exists(self.files, path):
                with Writing(self.files):
                    self.files.rename(aside, path)

    def lost_words(self) -> "Message | None":
        """Return what is said of the small values of an earlier file system that are lost."""
        paths = [self._value_path(name) for name in _ENTERED]
        found = load_module("firmware.storage.recover").values_before(self.files, paths)
        what = listed([text("store.of_" + kind_of(path)) for path in found], True)
        return ("store.value_lost", {"what": what}) if found else None

    @property
    def is_new(self) -> bool:
        """Whether no game was ever saved on this file system."""
        path = self._value_path("current")
        for one in (path, twin_of(path)):
            if exists(self.files, one):
                return False
        return not self.game_index.all() and not self.numbers()

    def mark(self, number: int) -> str | None:
        """Return the CRC of the end mark of a game's journal as text, None where there is none.

        It covers every record before it, so what is bound to it is void with the next entry.
        """
        try:
            length = length_of(self.files, self._path(number))
        except OSError:
            return None
        return length[2] if length else None

    def note(self, number: int) -> None:
        """Note how long a saved game is as it stands; a damaged one keeps its note."""
        try:
            length = length_of(self.files, self._path(number))
        except OSError:
            return
        if length:
            self.game_index.note(number, length)

    def remember(self, news: "Sequence[News | Loss]") -> None:
        """Save what was found until somebody has read it.

        Of a game or value, what was there at first stays: the power may have failed since.
        """
        found: list[News] = list(self.unread())
        for row in [list(row) for row in news]:
            subjects = [one[0] for one in found]
            at = subjects.index(row[0]) if row[0] in subjects else -1
            if at < 0:
                found.append(row)
            elif len(row) == 4:
                found[at] = found[at][:3] + row[3:]
            elif row[1] != "back":
                found[at] = row
        self._keep_unread(found)

    def unread(self) -> "list[News]":
        """Return what was found, at this start or before, and was not read yet."""
        rows = self._unread
        if rows is None:
            rows = self._unread = self.get(_NEWS, [])
        return rows

    def read(self, news: "News") -> None:
        """Forget what somebody has read; a loss is taken as it is."""
        if len(news) == 4:
            self.accept(news[0])
        self._keep_unread([row for row in self.unread() if row != news])

    def _keep_unread(self, rows: "list[News]") -> None:
        if rows != self._unread:
            self._unread = rows
            self.put(_NEWS, rows)

    def accept(self, number: int) -> None:
        """Take a saved game as it is, or as gone, once a person has read of it."""
        self._keep_unread([row for row in self.unread() if row[0] != number])
        if exists(self.files, self._path(number)):
            self.note(number)
        else:
            self.game_index.forget(number)

    def journal(self, number: int) -> "Journal":
        """Return the journal of a saved game as it is.

        Raises StoreError and OSError; nothing is set aside.
        """
        return Journal(self.files, self._path(number), self.clock, self.game_index, self.values)

    def begin_again(self, number: int, header: "Header") -> "Journal":
        """Write the journal of a game without entries with another `header`; return it.

        Raises StoreError; then the old one is there.
        """
        try:
            self._replace(self._path(number), new_journal(header), number)
            return self.journal(number)
        except OSError as error:
            raise StoreError("store." + trouble(error), error=reason(error))

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
        if not self.game_index.forget(number):
            # Later the box would miss the game, and put it back.
            raise StoreError("store.not_deleted", name=path.split("/")[-1])
        self._drop_beside(number)
        removed(self.files, path + ".new")
        if not removed(self.files, path) and exists(self.files, path):
            raise StoreError("store.not_deleted", name=path.split("/")[-1])

    def _drop_beside(self, number: int) -> None:
        dropped = [ending for ending in BESIDE if self.values.drop(self.beside(number, ending))]
        if dropped:
            # The other half of that table must not bring a twin back.
            self.game_index.write_both_halves(self.beside(number, dropped[0]).split("/")[-1])

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
        self._drop_beside(number)

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
        return listed(words, True)

    # -- room ----------------------------------------------------------------------------------

    def rounds_left(self, journal: "Any" = None) -> int:
        """Return how many more entries fit, estimated from the average size of `journal`'s entries.

        It counts the free space of the file system less a reserve, so that this many fit for
        certain unless entries become longer.
        """
        return self._count() // max(_ENTRY, journal.entry_size() if journal else 0)

    def _count(self) -> int:
        """Count the bytes that are free beyond the reserve; it takes thousands of reads."""
        self._free = 0
        numbers = self.files.statvfs(self.folder)
        self._free = max(0, numbers[1] * (numbers[3] - RESERVE))
        return self._free

    def _has_room(self) -> bool:
        """Return whether a new game fits.

        The press that begins it waits for a count only where room was short at the last one, or
        there was none yet.
        """
        free = self._free
        if free is None or free < FEW * _ENTRY:
            free = self._count()
        self._free = None
        return free >= NEEDED * _ENTRY

    def few_left(self, journal: "Any" = None) -> int | None:
        """Return the number of entries that still fit if that is worth a warning, else None."""
        left = self.rounds_left(journal)
        return left if left < FEW else None

    def spare(self) -> int:
        """Return the bytes that are free beyond the warning line, 0 if there are none.

        Whoever saves what can be worked out again asks for them first, once: it takes thousands of
        reads. No such file is removed later to make room, since littlefs frees no block for it.
        """
        try:
            return max(0, self.rounds_left() - FEW) * _ENTRY
        except OSError:
            return 0

    # -- small values --------------------------------------------------------------------------

    def _value_path(self, name: str) -> str:
        return "%s/%s.txt" % (self.folder, name)

    def get(self, name: str, default: "Any" = None) -> "Any":
        """Return a small saved value, such as the roster, or `default`."""
        return self.values.get(self._value_path(name), default, _form_of(name))

    def put(self, name: str, value: object) -> bool:
        """Save a small value; return whether that succeeded.

        Scores are not among these values, so the game can go on even on a full flash.
        """
        return self.values.put(self._value_path(name), value)

    def drop(self, name: str) -> None:
        """Remove a small value."""
        self.values.drop(self._value_path(name))

    def get_beside(self, number: int, ending: str) -> "Any":
        """Return the value saved for a game in its file with `ending` (`BESIDE`), or None."""
        return self.values.get(self.beside(number, ending))

    def put_beside(self, number: int, ending: str, value: object) -> bool:
        """Save a value for a game in place of the old one; return whether it was saved."""
        return self.values.put(self.beside(number, ending), value)

    def noted(self, number: int) -> str:
        """Return the note on a game, or ""."""
        value = self.get_beside(number, NOTE)
        return value if isinstance(value, str) else ""

    def _check_values(self, beside: list[str], twins: list[str], games: list[int]) -> None:
        """Look at all small values, and at those of the `games`, by their numbers.

        `beside` are the names of the files there, `twins` those of twins.
        """
        found: list[str] = []
        for name in self.files.listdir(self.folder) + twins:
            if name[-4:] == ".txt" and name not in _NO_VALUES and name not in found:
                found.append(name)
        for name in found:
            self.values.check(self.folder + "/" + name, _form_of(name[:-4]))
        found = []
        for name in beside + twins:
            if name[5:] in BESIDE and name not in found and _is_number(name[:5]):
                found.append(name)
        for name in found:
            # What is left of a game that was deleted is no loss.
            if int(name[:5]) in games:
                self.values.check(self.games_folder + "/" + name)

    def _replace(self, path: str, content: bytes, number: int) -> None:
        """Replace the journal of a game at `path`, in one step; raises OSError."""

        def put(rest: str) -> None:
            # It was just written, with its end mark.
            length: Any = length_of(self.files, rest)
            self.game_index.replace(number, rest, path, length)

        replace(self.files, path, content, put)
