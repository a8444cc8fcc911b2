"""Saved games on a connected board, read through mpremote."""

import hashlib
import tempfile
from pathlib import Path

from host_tools.export.messages import ExportError
from host_tools.export.sources import BOARD, MemoryFiles, Source

# Where every board has its saved games (boards/*/board.py).
_FOLDER = "/saves/games"


def open_board(port=""):
    """Return the Source of the board at `port`, its journals read into memory; raises ExportError.

    Reading stops the board's program; it is started again, and what was being keyed is still there.
    """
    # Imported here: every other place is read without mpremote.
    try:
        from host_tools.deploy import DeployError, Link, find_port
    except ImportError:
        raise ExportError("no_mpremote")
    try:
        link = Link(find_port(port, "export"))
        try:
            found = _fetch(link)
        finally:
            link.restart()
    except DeployError as error:
        raise ExportError("no_board", why=str(error).rstrip("."))
    return Source(f"{BOARD}{link.port}", MemoryFiles(found), _FOLDER, [])


def _fetch(link):
    """Return {path: bytes} of the journals on a board, each as its checksum on the board says."""
    files, _ = link.look([_FOLDER])
    wanted = [path for path in sorted(files) if path.endswith(".log")]
    if not wanted:
        return {}
    with tempfile.TemporaryDirectory(prefix="meldmate-") as folder:
        link.get([(path, Path(folder, str(at))) for at, path in enumerate(wanted)])
        found = {path: Path(folder, str(at)).read_bytes() for at, path in enumerate(wanted)}
    for path, content in found.items():
        if hashlib.sha256(content).hexdigest() != files[path][0]:
            raise ExportError("changed_midway", file=path)
    return found
