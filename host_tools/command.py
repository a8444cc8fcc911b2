"""How every command of the project ends."""

import contextlib
import io
import os
import sys
from collections.abc import Callable
from typing import Any


class OutputError(Exception):
    """Standard output cannot be written; the text says why."""


class _Output(io.FileIO):
    """The file behind standard output, whose failures are told from those of other files."""

    def write(self, data: Any, /) -> int:
        try:
            return super().write(data) or 0
        except BrokenPipeError:
            raise
        except OSError as error:
            raise OutputError(error.strerror) from error


def end_with(main: Callable[[], int | None]) -> None:
    """End Python with the exit status that `main()` returns.

    The status is 1 if the reader of its output has left, and 2, with a sentence on standard error,
    if its output cannot be written.
    """
    _watch_output()
    try:
        try:
            status = main()
        except SystemExit as end:
            # The parser of the options has said something.
            status = end.code
        sys.stdout.flush()
    except BrokenPipeError:
        _let_go()
        status = 1
    except OutputError as error:
        _let_go()
        with contextlib.suppress(OSError):
            print(f"The output cannot be written: {error}.", file=sys.stderr)
        status = 2
    sys.exit(status)


def _watch_output():
    """Let standard output raise OutputError where it cannot be written."""
    old = sys.stdout
    if not isinstance(old, io.TextIOWrapper):
        # Someone has put another in its place.
        return
    raw = _Output(old.fileno(), "w", closefd=False)
    # With python -u there is no buffer.
    whole = isinstance(old.buffer, io.BufferedWriter)
    sys.stdout = sys.__stdout__ = io.TextIOWrapper(
        io.BufferedWriter(raw) if whole else raw,
        old.encoding,
        old.errors,
        line_buffering=old.line_buffering,
        write_through=not whole,
    )


def _let_go():
    """Drop what is left to write: there is no one to report to, and flushing would fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
