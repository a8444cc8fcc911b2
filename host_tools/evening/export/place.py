"""A place with saved games, as far as reading them needs it."""

from engine.compat import TYPE_CHECKING, is_count
from firmware.storage.files import size_of
from firmware.storage.people import People, former_of, is_people
from firmware.storage.values import newest
from host_tools.evening.export.messages import ExportError
from host_tools.evening.export.unread import unread_words

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any


# What a place begins with that is a connected board.
BOARD = "board:"


class Place:
    """Saved games: `where` for messages, `files` to read, `folder` of the journals in them.

    `paths` are the files and folders of this computer that belong to it.
    """

    def __init__(self, where: str, files: "Any", folder: str, paths: "Iterable[Any]" = ()) -> None:
        self.where, self.files, self.folder, self.paths = where, files, folder, paths
        self._people = None

    def numbers(self) -> list[int]:
        """Return the numbers of the saved games, oldest first.

        Raises ExportError if there are none.
        """
        try:
            names = self.files.listdir(self.folder)
        except (OSError, ValueError):
            names = []
        found = sorted(int(name[:5]) for name in names if _is_journal(name))
        if not found:
            raise ExportError("no_games", where=self.where)
        return found

    def path(self, number: int) -> str:
        """Return the path of a game's journal in `files`."""
        return self.beside(number, ".log")

    def beside(self, number: int, ending: str) -> str:
        """Return the path of what belongs to a game, with an `ending`, in `files`."""
        return "%s/%05d%s" % (self.folder, number, ending)

    def called(self, number: int) -> dict[str, str]:
        """Return {old: new} of a game's players who have another name today.

        The box keeps this with the names (firmware/storage/people.py).
        """
        if self._people is None:
            # A Place has what People reads of a Store.
            store: Any = self
            self._people = People(store)
        olds = {row[0] for row in former_of(self.get("roster", []))}
        return {old: self._people.called(old, number) for old in olds}

    def get(self, name: str, default: "Any" = None) -> "Any":
        """Return a small value that is stored beside the games, such as the roster."""
        folder = self.folder.rpartition("/")[0]
        path = f"{folder}/{name}.txt" if folder else f"{name}.txt"
        value = newest(self.files, path)
        return value if is_people(value) else default

    def on_table(self) -> int | None:
        """Return the number of the game on the table, or None if there is none."""
        folder = self.folder.rpartition("/")[0]
        value = newest(self.files, f"{folder}/current.txt" if folder else "current.txt")
        return value if is_count(value) else None

    def unread(self) -> list[str]:
        """Return, as sentences, what the box found to be damaged and nobody has read yet."""
        sizes = {number: self.size(number) for number in self.numbers()}
        return unread_words(self.files, self.folder.rpartition("/")[0], sizes)

    def size(self, number: int) -> int | None:
        """Return the bytes of a game's journal, or None if they are not known."""
        return size_of(self.files, self.path(number))

    def prepare(self, numbers: "Iterable[int]") -> None:
        """Prepare to read these games; raise ExportError."""

    def close(self) -> None:
        """Leave the place as it was; raise ExportError."""


def _is_journal(name):
    return len(name) == 9 and name[5:] == ".log" and all(["0" <= one <= "9" for one in name[:5]])
