"""What every command of the project prints, and how it ends."""

import argparse
import contextlib
import io
import os
import sys
from collections.abc import Callable, Sequence
from typing import Any

from host_tools.base.plain import visible


class OutputError(Exception):
    """Standard output cannot be written; the text says why."""


def show(*lines: object, error: bool = False) -> None:
    """Print lines of text; with `error`, on standard error.

    Each argument is one line, whatever a name in it contains: what could steer a terminal is made
    visible. An exception may have several lines.
    """
    shown = []
    for line in lines:
        parts = str(line).split("\n") if isinstance(line, BaseException) else [str(line)]
        shown += [visible(part) for part in parts]
    if shown:
        # One writing: lines of two processes do not mix.
        print("\n".join(shown), file=sys.stderr if error else sys.stdout, flush=True)


def ask(question: str) -> str:
    """Show a question and return what is typed."""
    return input(visible(question))


def no_options(prog: str, description: str, arguments: Sequence[str] | None = None) -> None:
    """Answer `--help` for a command that has no options, and refuse everything else."""
    argparse.ArgumentParser(prog=prog, description=description).parse_args(arguments)


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
            show(f"The output cannot be written: {error}.", error=True)
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
