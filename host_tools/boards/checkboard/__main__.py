"""Tests a board: `python -m host_tools.boards.checkboard`; `make check-board PORT=...` calls it."""

import argparse
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from host_tools.base.boards import ROOT
from host_tools.base.command import ask, show
from host_tools.boards.checkboard import guide, portable, probes, report
from host_tools.boards.deploy import DeployError, Link, find_port


def probe(link: "Link", say: Callable[[str], object] = show) -> tuple[dict, dict]:
    """Run the probes on the board at `link`; return (facts, {failed probe: why}).

    Raises DeployError if the board does not answer or does not have the program.
    """
    link.about()
    found, failures = {}, {}
    for at, (what, code) in enumerate(probes.PROBES):
        say(f"{what} ...")
        try:
            found.update(report.facts(link.run("exec", probes.code(code))))
        except DeployError as error:
            last = str(error).strip().splitlines()[-1]
            if at == 0 and "ImportError" in last:
                raise DeployError(
                    "The board does not have this program. Install it first:"
                    " docs/boards has a page for each board."
                ) from error
            failures[what] = last
    return found, failures


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return its exit status: 1 if something does not work."""
    parser = argparse.ArgumentParser(
        prog="make check-board", description="Test everything on a board."
    )
    parser.add_argument("--port", default="", help="its serial port, if there are several")
    parser.add_argument(
        "--tests", nargs="*", default=[], help="only these modules of tests/portable"
    )
    parser.add_argument(
        "--no-person", action="store_true", help="skip what has to be pressed and looked at"
    )
    parser.add_argument(
        "--no-tests", action="store_true", help="skip the tests, which take some minutes"
    )
    asked = parser.parse_args(arguments)
    tests, findings = None, []
    try:
        link = Link(find_port(asked.port, "make check-board PORT="))
        found, failures = probe(link)
        if not asked.no_person and sys.stdin.isatty():
            show("Now with you: look at the board's screen, and press what is asked for.")
            findings = guide.Guide(link, ask).go()
        if not asked.no_tests:
            show("the tests ...")
            tests = portable.run(link, asked.tests)
        link.restart()
    except DeployError as error:
        show(error, error=True)
        return 1
    except KeyboardInterrupt:
        show(
            "Stopped. The board waits at its console; unplug it and plug it in again to play.",
            error=True,
        )
        return 1
    printed = "\n".join(report.lines(found, failures, tests, findings))
    show("", *printed.splitlines(), "", keep(found, printed))
    wrong = any(one.result == "wrong" for one in findings)
    return 1 if failures or wrong or report.doubts(found) or (tests and tests[1]) else 0


def keep(found: dict, printed: str, folder: Path = ROOT / "build") -> str:
    """Write the report to `folder`; return the sentence that says where it is and belongs."""
    # A board may call itself anything.
    name = re.sub(r"\W", "_", found.get("board", "board"))[:40]
    path = folder / f"check-{name}.txt"
    folder.mkdir(parents=True, exist_ok=True)
    path.write_text(printed + "\n", encoding="utf-8")
    return (
        f"The report is in {path.name} in the folder {folder.name}/. Please send it: as"
        f" docs/boards/tested/{name}.txt in a change to this repository, or as text in an issue."
        " Then the board's page says that it was tested."
    )


if __name__ == "__main__":
    sys.exit(main())
