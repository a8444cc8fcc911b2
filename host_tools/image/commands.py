"""Runs the programs that an image is built with and a release is tried with."""

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from host_tools.image.errors import ImageError

_SHOWN = 25


def run(
    command: Sequence[str | Path],
    folder: Path | str | None = None,
    more: Mapping[str, str] | None = None,
    log: Path | None = None,
    doing: str = "",
) -> str:
    """Run `command` in `folder` with the environment and `more`; return what it printed.

    The output also goes to the file `log`. If the command fails, raises ImageError with the end of
    the output.
    """
    environment = {**os.environ, "LC_ALL": "C.UTF-8", **(more or {})}
    try:
        done = subprocess.run(
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
    if log:
        log.parent.mkdir(parents=True, exist_ok=True)
        with open(log, "a", encoding="utf-8") as file:
            file.write(f"$ {' '.join(map(str, command))}\n{done.stdout}")
    if done.returncode:
        raise ImageError(
            f"{doing or command[0]} failed:\n{end_of(done.stdout)}"
            + (f"\nAll of it: {log}" if log else "")
        )
    return done.stdout


def end_of(output: str) -> str:
    """Return the last lines of what a program printed."""
    return "\n".join(output.strip().splitlines()[-_SHOWN:])
