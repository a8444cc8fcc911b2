"""Answer questions from the shell: `python3 -m host_tools.ask < questions`.

Each line is a JSON object. Needs nothing but Python. A bad question is answered with `error` and
`field`, the next line is read, and the exit status is 1 at the end.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterable, Sequence
from typing import TextIO

from engine import ask, games
from engine.ask.play import MAX_AGAIN
from engine.game.events import MAX_PEOPLE
from engine.game.player import NAME_LENGTH
from engine.texts import text
from host_tools.base.command import end_with, show
from host_tools.base.plain import safe_json
from host_tools.base.questions import BadQuestion, read_question

_LIMITS = (
    f"Limits: a name has at most {NAME_LENGTH} characters, a game at most {MAX_PEOPLE} people with"
    f" those who left, and amend, undo and redo apply at most {MAX_AGAIN:,} events again in one"
    " question (one with hands counts as 20)."
)
# Seconds of a search after which it is shown how far it is.
_SHOWN_AFTER = 1


class Searching:
    """Shows on a terminal how far a long search is; Ctrl+C ends it, and the command."""

    def __init__(self, terminal: TextIO) -> None:
        self._terminal = terminal
        self._began = time.monotonic()
        self._shown = ""

    def far(self, percent: int) -> bool:
        """Show how many percent are done; the answer is that it goes on."""
        words = f"Searching, {percent} % (Ctrl+C ends it)"
        if words != self._shown and time.monotonic() - self._began > _SHOWN_AFTER:
            self._write(words)
        return False

    def end(self) -> None:
        """Take away what was shown."""
        if self._shown:
            self._write("")

    def _write(self, words: str) -> None:
        self._terminal.write("\r" + words.ljust(len(self._shown)) + "\r" * (not words))
        self._terminal.flush()
        self._shown = words


def answer_line(line: str, terminal: TextIO | None = None) -> dict:
    """Return the answer to one line of text, a dict; a `terminal` shows how far a search is."""
    try:
        question = read_question(line)
    except BadQuestion as bad:
        return bad.answer or ask.problem("line", text("ask.no_json"))
    searching = Searching(terminal) if terminal else None
    try:
        return ask.answer(question, searching.far if searching else None)
    except RecursionError:
        # Nested too deeply to be quoted in the message.
        return ask.problem("line", text("ask.no_object"))
    finally:
        if searching:
            searching.end()


def _line(answer):
    """Return the line of an answer: names are those of the question, whatever is in them."""
    return safe_json(json.dumps(answer, ensure_ascii=False)) + "\n"


def answer_all(lines: Iterable[str], out: TextIO, terminal: TextIO | None = None) -> int:
    """Answer each of `lines` on `out`; return 1 if a question was bad, else 0."""
    status = 0
    for line in lines:
        answer = answer_line(line, terminal)
        if "error" in answer:
            status = 1
        out.write(_line(answer))
    return status


def answer_inside(lines: Iterable[str], out: TextIO) -> int:
    """Do the same as `answer_all`, with the engine inside real MicroPython."""
    from host_tools.simulated import micropython

    try:
        answers = micropython.ask([line.rstrip("\n") for line in lines])
    except micropython.RuntimeMissing as error:
        show(error, error=True)
        return 2
    for answer in answers:
        out.write(_line(answer))
    return 1 if any("error" in answer for answer in answers) else 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return its exit status."""
    parser = argparse.ArgumentParser(
        prog="python3 -m host_tools.ask",
        description=(
            f"Answer questions about {len(games.names())} games: one JSON object a line, in order."
            f" {_LIMITS}"
        ),
        epilog=(
            'example: echo \'{"ask":"meld","game":"rumino","cards":["QS","KS","AS"]}\' '
            "| python3 -m host_tools.ask"
        ),
    )
    parser.add_argument(
        "--runtime",
        choices=("cpython", "micropython"),
        default="cpython",
        help=(
            "where the engine runs: here, or the same files inside real MicroPython (make test"
            " installs it)"
        ),
    )
    options = parser.parse_args(arguments)
    # A byte order mark does not belong to the first question, and only a line feed ends a line.
    sys.stdin.reconfigure(encoding="utf-8-sig", errors="replace", newline="\n")  # pyright: ignore[reportAttributeAccessIssue]
    # Half of a surrogate pair in a name is written as it was read: as an escape.
    sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")  # pyright: ignore[reportAttributeAccessIssue]
    try:
        if options.runtime == "micropython":
            return answer_inside(sys.stdin, sys.stdout)
        terminal = sys.stderr if sys.stderr.isatty() else None
        return answer_all(sys.stdin, sys.stdout, terminal)
    except BrokenPipeError:
        # The reader, such as head, has left: end without a message.
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    end_with(main)
