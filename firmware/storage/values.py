"""Small values, such as the people, the settings or a game's stake: one record in a file each.

A record is chained to the name of its file, so a value in another's place is damaged, too. Its
number counts the changes. Each value has a twin, a file of the same name and bytes in `known/`,
whose table is another: the value is written first, then its twin, so the higher number is what was
saved last. A value that is damaged, missing or older than its twin is put back from there, or set
aside; either way it is said.
"""

from engine.compat import TYPE_CHECKING, crc32
from firmware.storage.errors import RecordError, is_missing, reason, trouble
from firmware.storage.files import Writing, free_name, overwrite, removed, replace, set_aside
from firmware.storage.records import framed, read_numbered, to_json, value_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from engine.types import Message
    from firmware.storage.files import FileSystem

    Fits = Callable[[object], bool] | None
    # [name of the file, "back" (put back from its twin), "aside" or "lost", new name or ""].
    Damage = list[str]
    # (running number, JSON) of a value; the number is _NOTHING or _DAMAGED where there is none.
    Numbered = tuple[int, bytes]

_NOTHING: "Numbered" = (-1, b"")
_DAMAGED: "Numbered" = (-2, b"")
# The folder of the twins, beside the small values, and that of the values of games.
_TWINS = "known/"
_GAMES = "games/"
# What is worked out again where it cannot be read: it has no twin, and nothing is said of it.
_DERIVED = (".sum", "standings")
# The news of damage: what is lost of them is no news.
_NEWS = "news"
# What the names of the texts of score forms begin with.
FORM_TEXT = "form_"
# What is not what people do: that it could not be saved is said once, not each time.
_AT_EACH_PRESS = ("setup", ".key", ".cnt")
# What has a name of its own in `store.of_NAME`; the rest is what is kept of a round.
_NAMED = _AT_EACH_PRESS + (
    "roster",
    "settings",
    "own",
    "forms",
    "last",
    "current",
    "stake",
    "chip",
    ".pay",
    ".say",
)


def _name_of(path: str) -> str:
    return path.split("/")[-1]


def kind_of(path: str) -> str:
    """Return what the value at `path` is: the name of a value, or what one of a game ends with.

    >>> kind_of("/saves/roster.txt"), kind_of("/saves/games/00007.pay")
    ('roster', '.pay')
    """
    stem, ending = _name_of(path).split(".")[:2]
    if ending != "txt":
        return "." + ending
    return "forms" if stem.startswith(FORM_TEXT) else stem


def twin_of(path: str) -> str:
    """Return the path of the twin of the value at `path`.

    >>> twin_of("/saves/roster.txt"), twin_of("games/00007.pay")
    ('/saves/known/roster.txt', 'known/00007.pay')
    """
    name = _name_of(path)
    folder = path[: len(path) - len(name)]
    if folder[-len(_GAMES) :] == _GAMES:
        folder = folder[: -len(_GAMES)]
    return folder + _TWINS + name


def line_of(path: str, value: object, number: int = 0) -> bytes:
    """Return the bytes of the file at `path` that holds `value`; raises RecordError."""
    return _line(path, (number, to_json(value).encode()))


def _line(path: str, found: "Numbered") -> bytes:
    return framed(found[0], found[1], before(path))


def before(path: str) -> bytes:
    """Return the CRC text that the record at `path` is chained to."""
    return b"%08x" % crc32(_name_of(path).encode())


def _read(files: "FileSystem", path: str) -> "Numbered":
    """Return what is in the file at `path`."""
    try:
        with files.open(path, "rb") as file:
            return read_numbered(file, before(path))
    except OSError as error:
        return _NOTHING if is_missing(error) else _DAMAGED
    except RecordError:
        return _DAMAGED


def _read_value(files: "FileSystem", path: str, fits: "Fits" = None) -> "tuple[Numbered, Any]":
    """Return (what is in the file, its value); what does not have the form of `fits` is damaged."""
    found = _read(files, path)
    if found[0] < 0:
        return found, None
    try:
        value = value_of(found[1])
    except RecordError:
        return _DAMAGED, None
    return (_DAMAGED, None) if fits is not None and not fits(value) else (found, value)


def number_of(files: "FileSystem", path: str) -> int:
    """Return the running number of the value at `path` or its twin, -1 or less without one."""
    return max(_read(files, path)[0], _read(files, twin_of(path))[0])


def newest(files: "FileSystem", path: str) -> "Any":
    """Return the value at `path`, or its twin if that is newer, or None; nothing is changed."""
    mine, twin = _read_value(files, path), _read_value(files, twin_of(path))
    return twin[1] if twin[0][0] > mine[0][0] else mine[1]


def damage_words(damage: "Damage") -> "Message":
    """Return what is said of a damaged value, as (key, facts)."""
    name, how, aside = damage
    return "store.value_" + how, {"what": _words(name), "aside": aside}


def _words(path: str) -> "Message":
    kind, number = kind_of(path), _name_of(path)[:5]
    facts = {"n": int(number)} if number.isdigit() else {}
    if kind not in _NAMED:
        return "store.of_kept", facts
    return "store.of_" + kind.replace(".", ""), facts


class Values:
    """The small values in `files`, by their paths.

    `tell(damage)` is called for each that is damaged, before anything is changed. Those that could
    not be saved are in `unsaved`, as (key, facts) of what people must know.
    """

    def __init__(
        self, files: "FileSystem", tell: "Callable[[Damage], object]" = lambda damage: None
    ):
        self._files = files
        self._tell = tell
        self.unsaved: list[Message] = []
        # Paths of which people have been told.
        self._told: list[str] = []
        # The last path at which there was nothing: a picture asks for the same value several times.
        self._nothing_at = ""
        # What could not be put back into its file, by path: the battery is low, or the flash fails.
        self._held: dict[str, tuple[Numbered, Any]] = {}
        # Whether the file system replaces what is in a file in one step; None: not known yet.
        self._in_one_step: bool | None = None

    def get(self, path: str, default: "Any" = None, fits: "Fits" = None) -> "Any":
        """Return the value at `path`, or `default` where there is none.

        One that is damaged, or does not have the form that `fits` asks for, is put back from its
        twin, or set aside.
        """
        if path == self._nothing_at:
            return default
        found, value = self._held.get(path) or _read_value(self._files, path, fits)
        if found == _NOTHING:
            self._nothing_at = path
        elif found == _DAMAGED and kind_of(path) not in _DERIVED:
            found, value = self._mend(path, found, fits)
        return value if found[0] >= 0 else default

    # -- damage --------------------------------------------------------------------------------

    def check(self, path: str, fits: "Fits" = None) -> None:
        """Make a value and its twin alike: the newer one counts. What is damaged is said."""
        if kind_of(path) in _DERIVED:
            return
        mine = _read_value(self._files, path, fits)[0]
        twin = _read_value(self._files, twin_of(path), fits)[0]
        if mine[0] >= 0 and mine[0] >= twin[0]:
            # A power cut came between the two, or the twin is damaged.
            if mine != twin:
                self._write_twin(path, mine)
        elif mine != _NOTHING or twin != _NOTHING:
            self._mend(path, mine, fits)

    def _mend(self, path: str, mine: "Numbered", fits: "Fits") -> "tuple[Numbered, Any]":
        """Put the twin in the place of what is at `path`, `mine`; return it and its value.

        What is damaged is set aside.
        """
        twin, value = _read_value(self._files, twin_of(path), fits)
        aside = free_name(self._files, path) if mine == _DAMAGED else ""
        if kind_of(path) != _NEWS and (aside or path not in self._told):
            self._told.append(path)
            how = "back" if twin[0] >= 0 else "aside" if aside else "lost"
            self._tell([_name_of(path), how, _name_of(aside)])
        try:
            if aside:
                set_aside(self._files, path)
            if twin[0] >= 0:
                self._write(path, twin, mine[0] >= 0)
            elif twin == _DAMAGED:
                removed(self._files, twin_of(path))
        except OSError:
            # It is tried again at the next start.
            self._held[path] = twin, value
        return twin, value

    # -- writing -------------------------------------------------------------------------------

    def put(self, path: str, value: object) -> bool:
        """Save a value; the old one stays until the new one is whole.

        A value that is there already is not written again; one that is damaged does not go without
        a word. Returns whether it was saved.
        """
        self._nothing_at = ""
        try:
            self._keep(path, to_json(value).encode())
        except (OSError, RecordError) as error:
            self._not_saved(path, error)
            return False
        if path in self._told:
            self._told.remove(path)
        return True

    def _keep(self, path: str, content: bytes) -> None:
        """Write JSON to the file at `path`, then to its twin; raises OSError and RecordError."""
        mine, twin = _read(self._files, path), _NOTHING
        if kind_of(path) in _DERIVED:
            self._write(path, (0, content), mine != _NOTHING)
            return
        if mine == _DAMAGED:
            self._mend(path, mine, None)
            mine = _read(self._files, path)
        twin = _read(self._files, twin_of(path))
        if mine[1] != content or mine[0] < twin[0]:
            number = max(mine[0], twin[0], 0) + 1
            self._write(path, (number, content), mine != _NOTHING)
            mine = (number, content)
        self._held.pop(path, None)
        if mine != twin:
            self._write_twin(path, mine)

    def _not_saved(self, path: str, error: "OSError | RecordError") -> None:
        """Note what people are to be told: of what they do each time, of the rest once."""
        kind = kind_of(path)
        often = kind in _AT_EACH_PRESS or kind not in _NAMED
        if kind == _NEWS or kind in _DERIVED or often and path in self._told:
            return
        self._told.append(path)
        facts: dict[str, Any] = {"what": _words(path)}
        if not isinstance(error, OSError):
            key = "store.draft_long" if kind == ".key" else "store.value_long"
        else:
            key = "store.value_" + trouble(error)
            facts["error"] = reason(error)
        self.unsaved.append((key, facts))

    def _write(self, path: str, found: "Numbered", there: bool) -> None:
        """Replace the file at `path`, in one step; `there` is whether there is one.

        littlefs does so by itself, at a third of the cost, once there is a file.
        """
        self._nothing_at = ""
        line = _line(path, found)
        if there and self._replaces():
            overwrite(self._files, path, line)
            return
        replace(self._files, path, line)

    def _replaces(self) -> bool:
        """Return whether this is littlefs: it is wherever the flash below can be read."""
        if self._in_one_step is None:
            try:
                self._files.device()
                self._in_one_step = True
            except OSError:
                self._in_one_step = False
        return self._in_one_step

    def _write_twin(self, path: str, found: "Numbered") -> None:
        """Write a twin; if that fails, the next change or the next start tries again."""
        twin = twin_of(path)
        for _ in range(2):
            try:
                overwrite(self._files, twin, _line(twin, found))
                return
            except OSError as error:
                if is_missing(error):
                    self._make_folder(twin)

    def _make_folder(self, twin: str) -> None:
        try:
            with Writing(self._files):
                self._files.mkdir(twin[: -len(_name_of(twin)) - 1])
        except OSError:
            # There is no room, or the flash fails.
            pass

    def drop(self, path: str) -> bool:
        """Remove a value and its twin, if they are there; return whether there was a twin."""
        # The twin first: else it would take the place of a value that is missing.
        was = kind_of(path) not in _DERIVED and removed(self._files, twin_of(path))
        for one in (path + ".new", path):
            removed(self._files, one)
        self._held.pop(path, None)
        return was
