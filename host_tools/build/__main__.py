"""`python -m host_tools.build [BOARD ...] [--language en,it]` builds the firmware; `make firmware` calls it."""

import argparse
import sys

from host_tools.build import compile as maker


def main(arguments=None):
    """Run the command; return its exit status: 1 where a build is too big or fails."""
    parser = argparse.ArgumentParser(prog="make firmware", description="Build the firmware for boards.")
    parser.add_argument("boards", nargs="*", help="names of boards, all if none is named")
    parser.add_argument("--language", default="en", help="the languages that it speaks, such as en,it")
    asked = parser.parse_args(arguments)
    status = 0
    try:
        for board in asked.boards or maker.boards():
            built = maker.make(board, speak=asked.language.split(","))
            print(
                f"{built.folder.relative_to(maker.ROOT)}: {len(built.files)} files, {built.size:,} bytes of"
                f" {maker.BUDGET:,} ({built.blocks * 4} KiB in blocks of 4 KiB), MicroPython {built.compiler}"
            )
            if built.size > maker.BUDGET:
                print(f"This is {built.size - maker.BUDGET:,} bytes too much.", file=sys.stderr)
                status = 1
    except maker.BuildError as error:
        print(error, file=sys.stderr)
        return 1
    return status


if __name__ == "__main__":
    sys.exit(main())
