"""Reads saved games from a connected board, with mpremote."""

import hashlib
import tempfile
from collections.abc import Iterable
from pathlib import Path

from firmware.storage.values import COPY
from host_tools.deploy import DeployError, Link, find_port
from host_tools.export.messages import ExportError
from host_tools.export.place import BOARD, Place
from host_tools.files import MemoryFiles

# The folder of saved games on every board (boards/*/board.py).
_FOLDER = "/saves/games"
_ROSTERS = ("/saves/roster.txt", "/saves/roster.txt" + COPY)


class BoardSource(Place):
    """The board at `port`; only the journals asked for are copied from it.

    Reading stops the board's program. `close` starts it again, with the draft still there.
    """

    def __init__(self, port: str) -> None:
        try:
            self._link = Link(find_port(port, f"FROM={BOARD}"))
            self._there, _ = self._link.look([_FOLDER], list(_ROSTERS))
        except DeployError as error:
            raise _unreadable(error)
        self._found = dict.fromkeys(self._there, b"")
        super().__init__(f"{BOARD}{self._link.port}", MemoryFiles(self._found), _FOLDER)

    def prepare(self, numbers: Iterable[int]) -> None:
        """Copy the journals of games from the board and check their checksums."""
        wanted = [self.path(number) for number in numbers]
        stakes = [path[: -len(".log")] + ".pay" for path in wanted]
        beside = [*stakes, *[path + COPY for path in stakes], *_ROSTERS]
        wanted += [path for path in beside if path in self._there]
        try:
            with tempfile.TemporaryDirectory(prefix="meldmate-") as folder:
                pairs = [(path, Path(folder, str(at))) for at, path in enumerate(wanted)]
                self._link.get(pairs)
                self._found |= {path: local.read_bytes() for path, local in pairs}
        except DeployError as error:
            raise _unreadable(error)
        for path in wanted:
            if hashlib.sha256(self._found[path]).hexdigest() != self._there[path][0]:
                raise ExportError("changed_midway", file=path)

    def close(self) -> None:
        """Start the board again."""
        try:
            self._link.restart()
        except DeployError as error:
            raise _unreadable(error)


def _unreadable(error):
    return ExportError("no_board", why=" ".join(str(error).split()).rstrip("."))
