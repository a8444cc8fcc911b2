"""Runs in CPython in the browser (report_worker.js): `make export` of the games on the page.

The page puts the files of the box into GAMES, and takes what was made from OUT.
"""

import contextlib
import io
import shutil
from pathlib import Path

from host_tools.base.speaking import speaking
from host_tools.evening.export import ExportError
from host_tools.evening.export.__main__ import main
from host_tools.evening.export.reading import Reading, Wanted
from host_tools.evening.export.sources import open_backup

# A backup's folder, and what was made of it.
GAMES = Path("/backup")
OUT = Path("/made")


def clear() -> None:
    """Forget the games that were read before."""
    shutil.rmtree(GAMES, ignore_errors=True)
    (GAMES / "games").mkdir(parents=True)


def games(language: str) -> list[list]:
    """Return [number, title, day or ""] of each game that can be read, the last one first."""
    with speaking(language):
        reading = Reading(lambda words: None)
        try:
            reading.read([open_backup(GAMES)], Wanted())
        except ExportError:
            return []
        return [[one.number, one.title, (one.began or "")[:10]] for one in reversed(reading.games)]


def made(language: str, form: str, which: str) -> str:
    """Write the report `form` (a format of `make export`) of `which` games to OUT.

    `which` is a game's number, "last" for the last evening, or "" for all. Returns the sentences
    that say what is left out; raises ExportError with them if nothing was made.
    """
    wanted = ["--since", which] if which == "last" else ["--game", which] if which else []
    told = io.StringIO()
    OUT.unlink(missing_ok=True)
    given = ["--backup", str(GAMES), "--format", form, "--output", str(OUT), "--quiet"]
    with contextlib.redirect_stderr(told):
        status = main([*given, "--language", language, *wanted])
    if status == 2:
        raise OSError(told.getvalue().strip())
    return told.getvalue().strip()
