"""Tests a board: `python -m host_tools.checkboard`; `make check-board PORT=...` calls it."""

import argparse
import sys
from collections.abc import Callable, Sequence

from host_tools.checkboard import portable, probes, report
from host_tools.deploy import DeployError, Link, find_port


def probe(link: "Link", say: Callable[[str], object] = print) -> tuple[dict, dict]:
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
                    "The board does not have this program. Put it there first:"
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
        "--no-tests", action="store_true", help="skip the tests, which take some minutes"
    )
    asked = parser.parse_args(arguments)
    tests = None
    try:
        link = Link(find_port(asked.port, "check-board"))
        found, failures = probe(link)
        if not asked.no_tests:
            print("the tests ...")
            tests = portable.run(link, asked.tests)
        link.restart()
    except DeployError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(
            "Stopped. The board waits at its console; unplug it and plug it in again to play.",
            file=sys.stderr,
        )
        return 1
    print()
    print("\n".join(report.lines(found, failures, tests)))
    return 1 if failures or report.doubts(found) or (tests and tests[1]) else 0


if __name__ == "__main__":
    sys.exit(main())
