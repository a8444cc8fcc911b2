"""Builds everything that is given to people into build/release/, and tries it."""

import argparse
import sys
from collections.abc import Sequence

from host_tools.base.boards import ROOT
from host_tools.base.command import end_with, show
from host_tools.boards.case.errors import CaseError
from host_tools.boards.compile import CompileError
from host_tools.boards.image.errors import ImageError
from host_tools.release.errors import ReleaseError
from host_tools.release.parts import FOLDER, build
from host_tools.release.trial import try_all
from host_tools.simulated.micropython import RuntimeMissing


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return the exit status."""
    parser = argparse.ArgumentParser(prog="make release", description=__doc__)
    parser.add_argument(
        "what", nargs="?", default="all", choices=("all", "build", "try"), help="default: all"
    )
    what = parser.parse_args(arguments).what
    # Each part is told when it is done, also where nobody's terminal listens.
    sys.stdout.reconfigure(line_buffering=True)  # pyright: ignore[reportAttributeAccessIssue]
    try:
        if what != "try":
            show(f"built in {build().relative_to(ROOT)}/")
        if what != "build":
            try_all(FOLDER)
    except (ReleaseError, ImageError, CaseError, CompileError, RuntimeMissing) as error:
        show(error, error=True)
        return 1
    return 0


if __name__ == "__main__":
    end_with(main)
