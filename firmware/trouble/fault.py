"""An exception in the program: its traceback, its picture, and the log on flash."""

import io
import sys

from engine.compat import TYPE_CHECKING, const, load_module
from engine.texts import text, variants
from firmware.storage.errors import reason
from firmware.storage.files import Writing

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from firmware.display.display import Display
    from firmware.storage.files import FileSystem

_LOG_LIMIT = const(4096)
_LOG_NAME = "log.txt"
# Columns from dot to dot, as in firmware.display.widgets.
_LEADER = const(4)


def trace_of(error: BaseException) -> str:
    """Return the traceback of `error` as the runtime writes it."""
    out: Any = io.StringIO()
    if hasattr(sys, "print_exception"):
        sys.print_exception(error, out)  # pyright: ignore[reportUnknownMemberType]
    else:
        traceback = load_module("traceback")
        traceback.print_exception(error, file=out)
    return out.getvalue()


def place_of(trace: str) -> str:
    """Return "module line function" of the innermost place in a traceback, or "".

    A build for a board has no line numbers. All are 1 there, and left out.

    >>> place_of('  File "firmware/app.py", line 9, in draw\\n  File "pot.py", line 4, in pay\\n')
    'pot.py 4 pay'
    """
    found = ""
    for line in trace.split("\n"):
        parts = line.strip().split('"')
        if len(parts) >= 3 and parts[0] == "File ":
            words = parts[2].replace(",", " ").split()
            found = parts[1].replace("\\", "/").split("/")[-1]
            if len(words) > 1 and words[1] != "1":
                found += " " + words[1]
            if len(words) > 3:
                found += " " + words[3]
    return found


def name_of(error: BaseException) -> str:
    """Return an exception in one line.

    >>> name_of(KeyError("pot")), name_of(ValueError())
    ("KeyError: 'pot'", 'ValueError')
    """
    words, name = str(error), type(error).__name__
    return name + ": " + words if words else name


def _fitting(display: "Display", key: str) -> str:
    """Return the longest form of a text that fits on a row."""
    forms = variants(key)
    for form in forms:
        if display.text_width(form) < display.width:
            return form
    return forms[-1]


def draw_fault(display: "Display", error: BaseException, trace: str) -> None:
    """Draw what happened and where, with nothing that the program itself may have broken."""
    display.clear()
    title = _fitting(display, "device.fault")
    display.text(title, 1, 0)
    # Dots, as in any bar.
    start = 1 + display.text_width(title) + _LEADER
    start += (1 - start) % _LEADER
    if start < display.width:
        display.dots(start, 6, display.width - start, _LEADER)
    display.text(place_of(trace), 1, 8)
    lines = [type(error).__name__, str(error), text("device.scores_safe")]
    y = 16
    for line in lines[: max(0, display.height // 8 - 3)]:
        display.text(line, 1, y)
        y += 8
    display.text(_fitting(display, "device.go_on"), 1, display.height - 8)


class Log:
    """The file `log.txt` in `folder`: the latest tracebacks and notes.

    `report(text)` is called when the log cannot be written.
    """

    def __init__(self, files: "FileSystem", folder: str, report: "Callable[[str], object]"):
        self._files = files
        self._path = folder + "/" + _LOG_NAME
        self._report = report

    def note(self, line: str) -> bool:
        """Append a line; return False without doing so if the log already has it."""
        if line in self._read():
            return False
        self.append(line + "\n")
        return True

    def append(self, words: str) -> None:
        """Append text; beyond the limit, the oldest text is dropped."""
        try:
            old = self._read()
            with Writing(self._files), self._files.open(self._path, "w") as file:
                file.write((old + words)[-_LOG_LIMIT:])
        except OSError as error:
            self._report(text("device.no_log", error=reason(error)))

    def _read(self):
        try:
            with self._files.open(self._path, "r") as file:
                return file.read()
        except OSError:
            # There is no log yet.
            return ""
