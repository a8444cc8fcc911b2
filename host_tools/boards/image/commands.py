"""Runs the programs that an image is built with and a release is tried with."""

import os
import re
import subprocess
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from host_tools.boards.image.errors import ImageError

_SHOWN = 25


def run(
    command: Sequence[str | Path],
    folder: Path | str | None = None,
    more: Mapping[str, str] | None = None,
    log: Path | None = None,
    doing: str = "",
    heard: Callable[[str], object] | None = None,
) -> str:
    """Run `command` in `folder` with the environment and `more`; return what it printed.

    The output also goes to the file `log`, and `heard(line)` is called with each line as it comes.
    If the command fails, raises ImageError with the end of the output.
    """
    environment = {**os.environ, "LC_ALL": "C.UTF-8", **(more or {})}
    try:
        running = subprocess.Popen(
            [str(part) for part in command],
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
    except FileNotFoundError as error:
        raise ImageError(
            f"{command[0]} is not installed, and {doing or 'the image'} needs it."
        ) from error
    lines = []
    with running:
        assert running.stdout
        for line in running.stdout:
            lines.append(line)
            if heard:
                heard(line)
    said = "".join(lines)
    if log:
        log.parent.mkdir(parents=True, exist_ok=True)
        with open(log, "a", encoding="utf-8") as file:
            file.write(f"$ {' '.join(map(str, command))}\n{said}")
    if running.returncode:
        raise ImageError(
            f"{doing or command[0]} failed:\n{end_of(said)}"
            + (f"\nAll of it: {log}" if log else "")
        )
    return said


def end_of(output: str) -> str:
    """Return the last lines of what a program printed."""
    return "\n".join(output.strip().splitlines()[-_SHOWN:])


class Steps:
    """Says which of `count` steps is at work, and how far a long one is."""

    def __init__(self, count: int, say: Callable[[str], object]) -> None:
        self._count = count
        self._say = say
        self._begun = self._tenths = 0

    def begin(self, what: str) -> None:
        """Say that the next step begins."""
        self._begun += 1
        self._tenths = 0
        self._say(f"{self._begun} of {self._count}: {what}")

    def hear(self, line: str) -> None:
        """Say how far Ninja is by a line of it, such as "[12/340] ...", at each tenth."""
        found = re.match(r"\[(\d+)/(\d+)\]", line)
        if found:
            tenths = 10 * int(found[1]) // int(found[2])
            if tenths > self._tenths:
                self._tenths = tenths
                self._say(f"   {10 * tenths} %")
