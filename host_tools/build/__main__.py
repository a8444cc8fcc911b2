"""`python -m host_tools.build [BOARD ...] [--language en,it]` builds the firmware; `make firmware` calls it.

`--explain FILE` prints a traceback or a log of a board with its full names instead; FILE may be `-`.
"""

import argparse
import sys
from pathlib import Path

from host_tools.build import compile as maker
from host_tools.build.names import NAMES, Explainer, read_names


def explain(path, boards):
    """Print the text in the file at `path` with the names of a build put back; return the exit status.

    The build is that of the board named in `boards`, or the newest of all.
    """
    folders = [maker.ROOT / "build" / board for board in boards] or list((maker.ROOT / "build").glob("*"))
    there = [folder for folder in folders if (folder / NAMES).is_file()]
    if not there:
        print("There is no build to tell the names. Run: make firmware", file=sys.stderr)
        return 1
    newest = max(there, key=lambda folder: (folder / NAMES).stat().st_mtime)
    try:
        text = sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8", errors="replace")
    except OSError as error:
        print(f"{path} cannot be read: {error.strerror}.", file=sys.stderr)
        return 1
    print(Explainer(read_names(newest)).explain(text), end="" if text.endswith("\n") else "\n")
    return 0


def main(arguments=None):
    """Run the command; return its exit status: 1 where a build is too big or fails."""
    parser = argparse.ArgumentParser(prog="make firmware", description="Build the firmware for boards.")
    parser.add_argument("boards", nargs="*", help="names of boards, all if none is named")
    parser.add_argument("--language", default="en", help="the languages that it speaks, such as en,it")
    parser.add_argument("--explain", metavar="FILE", help="print a board's traceback or log with its full names")
    asked = parser.parse_args(arguments)
    if asked.explain:
        return explain(asked.explain, asked.boards)
    status = 0
    try:
        for board in asked.boards or maker.boards():
            built = maker.make(board, speak=asked.language.split(","))
            print(
                f"{built.folder.relative_to(maker.ROOT)}: {len(built.files)} files, {built.size:,} bytes,"
                f" {4 * built.blocks} KiB of {maker.BUDGET // 1024} in blocks of 4 KiB, MicroPython {built.compiler}"
            )
            over = 4 * built.blocks - maker.BUDGET // 1024
            if over > 0:
                print(f"This is {over} KiB too much.", file=sys.stderr)
                status = 1
    except maker.BuildError as error:
        print(error, file=sys.stderr)
        return 1
    return status


if __name__ == "__main__":
    sys.exit(main())
