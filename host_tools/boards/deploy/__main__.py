"""The commands `make deploy`, `make backup`, `make restore` and `make console`."""

import argparse
import subprocess
import sys
from argparse import Namespace
from collections.abc import Sequence

from host_tools.base.boards import boards, facts
from host_tools.base.command import show
from host_tools.boards.deploy import DeployError, Link, backup, connect, deploy, find_port, restore
from host_tools.boards.deploy.messages import text


class UsageError(Exception):
    """The command cannot be understood; the text says what to write."""


def _check_board(name, command):
    """Raise UsageError unless `name` is a board that runs MicroPython; say what to do instead."""
    if name in boards():
        return
    try:
        simulated = facts(name).get("PORT") == "sim"
    except FileNotFoundError as error:
        others = ", ".join(boards())
        said = text("unknown_board", board=name, command=command, boards=others)
        raise UsageError(said) from error
    raise UsageError(text("simulated" if simulated else "no_micropython", board=name))


def parse(arguments: Sequence[str] | None) -> Namespace:
    """Return the parsed command line; raise UsageError if a board or a folder is missing."""
    parser = argparse.ArgumentParser(
        prog="make", description="Copy the firmware to a board, and its saved games to and from it."
    )
    parser.add_argument("command", choices=("deploy", "backup", "restore", "console"))
    parser.add_argument("board", nargs="?", help="which board it is: " + ", ".join(boards()))
    parser.add_argument("--port", default="", help="its serial port, if there are several")
    parser.add_argument(
        "--folder", default=None, help="folder to write the saved games to, or to read them from"
    )
    parser.add_argument("--replace", action="store_true", help="replace saved games on the board")
    parser.add_argument(
        "--any-kind", action="store_true", help="copy to a board of another name, wired alike"
    )
    asked = parser.parse_args(arguments)
    if asked.board:
        _check_board(asked.board, asked.command)
    elif asked.command == "deploy":
        raise UsageError(text("which_board", command=asked.command, boards=", ".join(boards())))
    if asked.command == "restore" and not asked.folder:
        raise UsageError(text("which_folder"))
    return asked


def _typed(asked):
    """Return the command as it was typed, up to the name of the port."""
    words = [asked.command]
    words += [f"BOARD={asked.board}"] if asked.board else []
    words += [f"FROM={asked.folder}"] if asked.folder else []
    return " ".join(["make", *words, "PORT="])


def _with_box(port, asked):
    """Do what is asked with the saved games of the box at `port`, and set its clock."""
    with connect(port) as box:
        box.set_clock()
        if asked.command == "backup":
            backup(box, asked.folder)
        else:
            restore(box, asked.folder, asked.replace)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return its exit status."""
    try:
        asked = parse(arguments)
    except UsageError as error:
        show(error, error=True)
        return 2
    try:
        port = find_port(asked.port, _typed(asked))
        if asked.command == "deploy":
            deploy(Link(port), asked.board, any_kind=asked.any_kind)
        elif asked.command == "console":
            link = Link(port)
            link.check()
            return subprocess.run(link.command("repl")).returncode
        else:
            _with_box(port, asked)
    except DeployError as error:
        show(error, error=True)
        return 1
    except KeyboardInterrupt:
        show("Stopped. Run it again to continue.", error=True)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
