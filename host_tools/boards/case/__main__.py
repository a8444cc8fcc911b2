"""Makes a case to print: `python -m host_tools.boards.case pico`; `make case` calls it."""

import argparse
import shutil
from collections.abc import Sequence

from host_tools.base.boards import ROOT
from host_tools.base.command import end_with, show
from host_tools.boards.case.design import cased
from host_tools.boards.case.errors import CaseError
from host_tools.boards.case.make import make
from host_tools.boards.case.measures import BATTERIES, DISPLAYS
from host_tools.boards.notes import PAGES, page_of


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return its exit status."""
    parser = argparse.ArgumentParser(prog="make case", description=__doc__)
    parser.add_argument("board", nargs="?", default="", help=", ".join(cased()))
    parser.add_argument("--screen", help=f"inches: {', '.join(DISPLAYS)}")
    parser.add_argument(
        "--battery", default="aaa", help=f"{', '.join(BATTERIES)}; default: three AAA"
    )
    parser.add_argument(
        "--pictures", action="store_true", help="remake the pictures of the boards' pages"
    )
    asked = parser.parse_args(arguments)
    if asked.pictures:
        return _pictures()
    board = asked.board or "pico"
    screen = asked.screen or cased().get(board, ("",))[0]
    try:
        make(board, screen, asked.battery, say=lambda path: show(path.relative_to(ROOT)))
    except CaseError as error:
        show(error, error=True)
        return 1
    return 0


def _pictures():
    """Make the picture of each page that has a case, for the first display of its board."""
    try:
        for board in cased():
            if page_of(board) == board:
                made = make(board, cased()[board][0], "aaa")
                path = PAGES / f"{board}_case.png"
                shutil.copyfile(made / "case.png", path)
                show(path.relative_to(ROOT))
    except CaseError as error:
        show(error, error=True)
        return 1
    return 0


if __name__ == "__main__":
    end_with(main)
