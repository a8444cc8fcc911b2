"""Small values, such as the people, the settings or a game's stake: one record in a file each.

A record is chained to the name of its file, so a value in another's place is damaged, too. What
matters and cannot be worked out again has a copy in a second file, which is written while nobody
waits. A value that is damaged is put back from there, or set aside; either way it is said.
"""

from engine.compat import TYPE_CHECKING, crc32
from firmware.storage.errors import RecordError, is_missing, reason, trouble
from firmware.storage.files import Writing, exists, is_folder, set_aside
from firmware.storage.records import frame, read, value_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from engine.types import Message
    from firmware.storage.files import FileSystem

    Fits = Callable[[object], bool] | None

COPY = ".two"
# What kinds of values have a copy (`kind_of`).
_TWICE = (
    "roster",
    "settings",
    "own",
    "forms",
    "last",
    "current",
    "stake",
    "standings",
    "chip",
    ".pay",
)
# What changes at a press: it is written over in place, which littlefs does in one step.
_QUICK = (".key", ".sum")
# What is worked out again where it cannot be read.
_DERIVED = (".sum",)
# What has a name of its own in `store.of_NAME`; the rest is what is kept of a round.
_NAMED = _TWICE + ("setup", ".key", ".cnt")


def _name_of(path: str) -> str:
    return path.split("/")[-1]


def kind_of(path: str) -> str:
    """Return what the value at `path` is: the name of a value, or what one of a game ends with.

    >>> kind_of("/saves/roster.txt"), kind_of("/saves/games/00007.pay")
    ('roster', '.pay')
    """
    stem, ending = _name_of(path).split(".")[:2]
    return stem if ending == "txt" else "." + ending


def line_of(path: str, value: object) -> bytes:
    """Return the bytes of the file at `path` that holds `value`; raises RecordError."""
    return frame(0, value, _before(path))


def _before(path: str) -> bytes:
    """Return the CRC text that the record at `path` is chained to."""
    return b"%08x" % crc32(_name_of(path).encode())


def _value_in(file: "Any", path: str) -> "Any":
    found = read(file, 0, _before(path))
    if found is None or file.read(1):
        raise RecordError("not one record")
    return value_of(found[0])


def _read(files: "FileSystem", path: str) -> "Any":
    """Return the value at `path`; raises OSError and RecordError."""
    with files.open(path, "rb") as file:
        return _value_in(file, path)


def value_or_copy(files: "FileSystem", path: str) -> "Any":
    """Return the value at `path`, or else its copy, or else None; nothing is changed."""
    for one in (path, path + COPY):
        try:
            return _read(files, one)
        except (OSError, RecordError):
            # The next one, then.
            pass
    return None


class Values:
    """The small values in `files`, by their paths.

    What people must know is in `news`: (whether a value could not be saved, a text's key and facts)
    of each that was damaged or not saved.
    """

    def __init__(self, files: "FileSystem"):
        self._files = files
        self.news: list[tuple[bool, Message]] = []
        # (path, `fits`) of the values whose copies may be out of date; the last one is next.
        self._due: list[tuple[str, Fits]] = []
        # Paths of which people have been told.
        self._told: list[str] = []
        # The last path at which there was nothing: a picture asks for the same value several times.
        self._nothing_at = ""

    def get(self, path: str, default: "Any" = None, fits: "Fits" = None) -> "Any":
        """Return the value at `path`, or `default` where there is none.

        One that is damaged, or does not have the form that `fits` asks for, is put back from its
        copy, or set aside.
        """
        if path == self._nothing_at:
            return default
        try:
            return self._fitting(path, fits)
        except (OSError, RecordError) as error:
            if is_missing(error):
                self._nothing_at = path
                return default
        if kind_of(path) in _DERIVED:
            return default
        return self._mend(path, default, fits)

    def _fitting(self, path: str, fits: "Fits") -> "Any":
        value = _read(self._files, path)
        if fits is not None and not fits(value):
            raise RecordError("another form")
        return value

    def _mend(self, path: str, default: "Any" = None, fits: "Fits" = None) -> "Any":
        """Set what is at `path` aside; return its copy, which takes its place, or `default`."""
        value, back = default, True
        try:
            value = self._fitting(path + COPY, fits)
        except (OSError, RecordError):
            back = False
        aside = ""
        try:
            if exists(self._files, path):
                aside = set_aside(self._files, path)
            if back:
                self._write(path, line_of(path, value))
        except OSError:
            # Then the copy stays, and is read again.
            pass
        if aside or path not in self._told:
            self._told.append(path)
            key = (
                "store.value_back" if back else "store.value_aside" if aside else "store.value_lost"
            )
            self.news.append((False, (key, {"what": self._words(path), "aside": aside})))
        return value

    def _words(self, path: str) -> "Message":
        kind, number = kind_of(path), _name_of(path)[:5]
        facts = {"n": int(number)} if number.isdigit() else {}
        if kind not in _NAMED:
            return "store.of_kept", facts
        return "store.of_" + kind.replace(".", ""), facts

    def put(self, path: str, value: object) -> bool:
        """Save a value; the old one stays until the new one is whole.

        A value that is there already is not written again; one that is damaged does not go without
        a word. Returns whether it was saved.
        """
        kind = kind_of(path)
        self._nothing_at = ""
        try:
            line = line_of(path, value)
            if kind in _QUICK and exists(self._files, path):
                self._overwrite(path, line)
            elif not self._has(path, line):
                self._write(path, line)
        except (OSError, RecordError) as error:
            self._not_saved(path, error)
            return False
        if path in self._told:
            self._told.remove(path)
        if kind in _TWICE:
            self._copy_later(path)
        return True

    def _copy_later(self, path: str, fits: "Fits" = None) -> None:
        """Have the copy of a value updated before the others."""
        self._due = [due for due in self._due if due[0] != path]
        self._due.append((path, fits))

    def _has(self, path: str, line: bytes) -> bool:
        """Return whether the file at `path` is `line`; what is damaged there is set aside."""
        try:
            with self._files.open(path, "rb") as file:
                if file.read(len(line) + 1) == line:
                    return True
                file.seek(0)
                _value_in(file, path)
        except OSError as error:
            if not is_missing(error):
                self._mend(path)
        except RecordError:
            self._mend(path)
        return False

    def _not_saved(self, path: str, error: "OSError | RecordError") -> None:
        """Note what people are to be told: of what they do each time, of the rest once."""
        kind = kind_of(path)
        if kind in _DERIVED or kind not in _TWICE and path in self._told:
            return
        self._told.append(path)
        facts: dict[str, Any] = {"what": self._words(path)}
        if not isinstance(error, OSError):
            key = "store.value_long"
        else:
            key = "store.value_" + trouble(error)
            facts["error"] = reason(error)
        self.news.append((True, (key, facts)))

    def _overwrite(self, path: str, line: bytes) -> None:
        self._nothing_at = ""
        with Writing(self._files), self._files.open(path, "wb") as file:
            file.write(line)
            self._files.sync(file)

    def _write(self, path: str, line: bytes) -> None:
        """Replace the file at `path`, in one step."""
        rest = path + ".new"
        if is_folder(self._files, rest):
            set_aside(self._files, rest)
        try:
            self._overwrite(rest, line)
            with Writing(self._files):
                self._files.rename(rest, path)
        except OSError:
            self._remove(rest)
            raise

    def drop(self, path: str) -> None:
        """Remove a value and its copy, if they are there."""
        # The copy first: else it would take the place of a value that is missing.
        copies = (path + COPY,) if kind_of(path) in _TWICE else ()
        for one in copies + (path + ".new", path):
            self._remove(one)

    def _remove(self, path: str) -> None:
        try:
            with Writing(self._files):
                self._files.remove(path)
        except OSError:
            # It is gone already, or stays.
            pass

    def check(self, path: str, fits: "Fits" = None) -> None:
        """Put a value back or set it aside where it is damaged, and have its copy made like it."""
        value = self.get(path, self, fits)
        if kind_of(path) not in _TWICE:
            return
        if value is not self:
            self._copy_later(path, fits)
        elif exists(self._files, path + COPY) and not exists(self._files, path):
            self._mend(path, None, fits)

    def _is(self, path: str, line: bytes) -> bool:
        """Return whether the file at `path` is `line`."""
        try:
            with self._files.open(path, "rb") as file:
                return file.read(len(line) + 1) == line
        except OSError:
            return False

    def catch_up(self) -> bool:
        """Update one copy from its value; return whether one was due. Called while nobody waits."""
        if not self._due:
            return False
        path, fits = self._due.pop()
        copy = path + COPY
        try:
            line = line_of(copy, self._fitting(path, fits))
            if not self._is(copy, line):
                self._overwrite(copy, line)
        except (OSError, RecordError):
            # The next start looks at it again.
            pass
        return True
