"""The commands `make deploy`, `make backup`, `make restore` and `make console`."""

import argparse
import subprocess
import sys
from argparse import Namespace
from collections.abc import Sequence

from host_tools.boards import boards, facts
from host_tools.deploy import DeployError, Link, backup, deploy, find_port, restore
from host_tools.deploy.messages import text


def _board(name):
    """Return the name of a board that runs MicroPython; for any other, say what to do instead."""
    if name in boards():
        return name
    try:
        simulated = facts(name).get("PORT") == "sim"
    except FileNotFoundError as error:
        said = text("unknown_board", board=name, boards=", ".join(boards()))
        raise argparse.ArgumentTypeError(said) from error
    raise argparse.ArgumentTypeError(
        text("simulated" if simulated else "no_micropython", board=name)
    )


def parse(arguments: Sequence[str] | None) -> Namespace:
    """Return the parsed command line."""
    parser = argparse.ArgumentParser(
        prog="make", description="The firmware and saved games of a board."
    )
    parser.add_argument("command", choices=("deploy", "backup", "restore", "console"))
    parser.add_argument("board", type=_board, help="which board it is: " + ", ".join(boards()))
    parser.add_argument("--port", default="", help="its serial port, if there are several")
    parser.add_argument(
        "--folder", default=None, help="folder to write the saved games to, or to read them from"
    )
    parser.add_argument("--replace", action="store_true", help="replace saved games on the board")
    asked = parser.parse_args(arguments)
    if asked.command == "restore" and not asked.folder:
        parser.error(
            "restore needs a folder or a zip file: make restore BOARD=... FROM=backups/..."
        )
    return asked


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return its exit status."""
    asked = parse(arguments)
    try:
        link = Link(find_port(asked.port, asked.command))
        if asked.command == "deploy":
            deploy(link, asked.board)
        elif asked.command == "backup":
            backup(link, asked.board, asked.folder)
            # Reading the board stopped its program.
            link.restart()
        elif asked.command == "restore":
            restore(link, asked.board, asked.folder, asked.replace)
        else:
            return subprocess.run(link.command("repl")).returncode
    except DeployError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped. Run it again to continue.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
