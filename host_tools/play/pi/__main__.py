"""Runs the handheld on a Raspberry Pi with the OLED Bonnet; `make pi` calls it."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from firmware.board import today
from host_tools.base.command import show
from host_tools.play.pi.hardware import Computer, HardwareError
from host_tools.play.pi.messages import text
from host_tools.play.terminal.terminal import Stopped, stop_signals
from host_tools.simulated.simulator import BoardError, load_board


def _options(argv):
    parser = argparse.ArgumentParser(
        prog="python -m host_tools.play.pi",
        description=(
            "Play Meldmate on a Raspberry Pi with the OLED Bonnet, or on another computer with"
            " Blinka."
        ),
    )
    parser.add_argument(
        "--board", default="pi_bonnet", metavar="NAME", help="a folder of boards/ with other pins"
    )
    parser.add_argument(
        "--data",
        type=Path,
        metavar="DIR",
        help="folder of the saved games (default: the user's own)",
    )
    return parser.parse_args(argv)


def _data_folder(options):
    """Return the folder of the saved games."""
    if options.data is not None:
        return options.data
    import platformdirs

    return platformdirs.user_data_path("meldmate", appauthor=False) / options.board


def _say(words):
    show(words, error=True)
    return 2


def _play(options):
    """Open the hardware and play; return the exit status."""
    board = load_board(options.board)
    computer = Computer(board)
    bus, contacts = computer.bus(), computer.contacts()
    # The library imports Blinka's pins, so it comes after the check that they are there.
    from host_tools.play.pi.handheld import Handheld

    folder = _data_folder(options)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        return _say(text("no_folder", folder=folder, why=error.strerror))
    handheld = Handheld(
        board, bus, contacts, str(folder), report=_say, settings={"time": today.now}
    )
    _say(text("runs", folder=folder))
    handheld.run()
    return 0


def main(argv: Sequence[str] | None = None) -> int:
    """Play until someone ends it; return the exit status (2: it could not start)."""
    options = _options(argv)
    try:
        with stop_signals():
            return _play(options)
    except ModuleNotFoundError as error:
        return _say(text("no_library", module=error.name))
    except (BoardError, HardwareError) as error:
        return _say(str(error))
    except Stopped as stopped:
        return 128 + stopped.args[0]
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(main())
