"""Reads saved games from a connected box, over its cable."""

from collections.abc import Iterable

from firmware.games.stakes import STAKE
from firmware.storage.store import NOTE
from firmware.storage.values import twin_of
from host_tools.base.files import MemoryFiles
from host_tools.boards.deploy import DeployError, connect, find_port
from host_tools.evening.export.messages import ExportError
from host_tools.evening.export.place import BOARD, Place

# The folder of saved games in the files of a box, and the small values that are read besides.
_FOLDER = "games"
_VALUES = ("roster.txt", "news.txt")
_CURRENT = "current.txt"


class BoxSource(Place):
    """The box at `port`; only the journals asked for are copied from it, while it goes on.

    With `peeks`, its screen stays: who watches it disturbs nobody.
    """

    def __init__(self, port: str, peeks: bool = False) -> None:
        self._peeks = peeks
        try:
            port = find_port(port, f"FROM={BOARD}")
            self._box = connect(port)
            if not peeks:
                self._box.set_clock()
            self._there = self._box.files()
        except DeployError as error:
            raise _unreadable(error)
        self._found = dict.fromkeys(self._there, b"")
        super().__init__(f"{BOARD}{port}", MemoryFiles(self._found), _FOLDER)

    def prepare(self, numbers: Iterable[int]) -> None:
        """Copy the journals of games from the box, as they stand at one moment."""
        numbers = list(numbers)
        wanted = [self.path(number) for number in numbers]
        beside = [self.beside(number, ending) for number in numbers for ending in (STAKE, NOTE)]
        for path in (*beside, *_VALUES):
            wanted += [one for one in (path, twin_of(path)) if one in self._there]
        try:
            if self._peeks:
                self._found |= self._box.peek(wanted)
            else:
                self._found |= self._box.read({path: self._there[path] for path in wanted})
        except DeployError as error:
            raise _unreadable(error)

    def on_table(self) -> int | None:
        """Return the number of the game on the table; raise ExportError."""
        there = [path for path in (_CURRENT, twin_of(_CURRENT)) if path in self._there]
        try:
            self._found |= self._box.peek(there)
        except DeployError as error:
            raise _unreadable(error)
        return super().on_table()

    def size(self, number: int) -> int | None:
        """Return the bytes of a game's journal on the box."""
        return self._there[self.path(number)]

    def close(self) -> None:
        """Give up the cable."""
        self._box.close()


def _unreadable(error):
    return ExportError("no_board", why=" ".join(str(error).split()).rstrip("."))
