"""Runs the handheld in a terminal, or a script of button presses without one."""

import argparse
import contextlib
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from engine.texts import text
from firmware.board import today
from host_tools.base import identity
from host_tools.base.command import end_with, show
from host_tools.base.files import write_whole
from host_tools.play import form_link
from host_tools.play.terminal import glyphs, plain
from host_tools.play.terminal.saved import back_up, restore
from host_tools.play.terminal.script import ExpectationError, ScriptError, play
from host_tools.play.terminal.terminal import (
    HOLD_KEY,
    LOOKS,
    Stopped,
    TerminalView,
    make_terminal,
    stop_signals,
)
from host_tools.simulated.nor_flash import ImageError, NorFlash, open_image, unused
from host_tools.simulated.simulator import BoardError, Simulator, board_names, load_board

# The file of the flash with the saved games, in their folder.
_IMAGE = "flash.img"
# The file that says how the screen is shown in the terminal.
_LOOK = "terminal.txt"
# PNG files are written 5 dots a pixel, like the pictures in the README.
_SCALE = 5


class _Version(argparse.Action):
    """Prints the version and the commit, which git is asked for only then."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        show(f"Meldmate {identity.full_version()}")
        parser.exit()


def _options(argv):
    parser = argparse.ArgumentParser(
        prog="python -m host_tools.play.terminal",
        description="Play Meldmate without hardware: the real firmware on an emulated board.",
        epilog=(
            "In the terminal: arrows, Enter (OK), Backspace or Esc (back), Tab before a key (hold"
            " it), letters and digits, clicks, F1 (help), F2 (letters, dots or blocks), Ctrl-D"
            " (quit)."
        ),
    )
    parser.add_argument(
        "--board", default="sim_128x64", metavar="NAME", help="one of: " + ", ".join(board_names())
    )
    parser.add_argument(
        "--data",
        type=Path,
        metavar="DIR",
        help="folder of the saved games (default: the user's own)",
    )
    parser.add_argument(
        "--fresh",
        action="store_true",
        help="start empty; games so far are moved aside, not deleted",
    )
    parser.add_argument(
        "--glyphs", choices=["auto", *glyphs.STYLES], default="auto", help="how pixels are drawn"
    )
    parser.add_argument(
        "--script", metavar="FILE", help="play key presses from FILE (- for standard input)"
    )
    parser.add_argument(
        "--plain",
        action="store_true",
        help="print each screen as text, and read an answer a line: for screen readers",
    )
    parser.add_argument(
        "--form", type=Path, metavar="FILE", help="put the score form in FILE on the box first"
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="say which program this is")
    copies = parser.add_mutually_exclusive_group()
    copies.add_argument(
        "--backup",
        type=Path,
        metavar="TO",
        help="copy the saved games into a new folder, or a zip file, and end",
    )
    copies.add_argument(
        "--restore",
        type=Path,
        metavar="FROM",
        help="put a backup in place of the saved games, and end",
    )
    parser.add_argument(
        "--frames", type=Path, metavar="DIR", help="with --script: write its shots there"
    )
    parser.add_argument("--format", choices=["text", "png"], default="text", help="of the frames")
    return parser.parse_args(argv)


def _say(key, **facts):
    show(text("sim." + key, **facts), error=True)
    return 2


def _data_folder(options):
    """Return the folder of the saved games, or None for a temporary one."""
    if options.data is not None:
        return options.data
    if options.script is not None:
        return None
    import platformdirs

    return platformdirs.user_data_path("meldmate", appauthor=False)


def _move_aside(folder):
    """Rename a folder that is not empty, so that a fresh start deletes nothing.

    Raises ImageError if a simulator is using it.
    """
    if folder.is_dir() and any(folder.iterdir()):
        stamp = time.strftime("%Y%m%d-%H%M%S")
        aside = folder.with_name(f"{folder.name}.{stamp}")
        count = 1
        while aside.exists():
            count += 1
            aside = folder.with_name(f"{folder.name}.{stamp}-{count}")
        with unused(folder / _IMAGE):
            folder.rename(aside)
        show(text("sim.moved", folder=aside), error=True)


def _run_script(simulator, options):
    try:
        if options.script == "-":
            script = sys.stdin.read()
        else:
            script = Path(options.script).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        return _say(
            "no_script",
            file=options.script,
            why=getattr(error, "strerror", None) or "it is not UTF-8 text",
        )

    def shot(name):
        pixels = simulator.frame()
        picture = (
            "\n".join(glyphs.render(pixels, "half" if options.glyphs == "auto" else options.glyphs))
            + "\n"
        )
        if options.frames is None:
            show(f"{name}:", *picture.split("\n"))
            return
        path = options.frames / f"{name}.{'png' if options.format == 'png' else 'txt'}"
        if options.format == "png":
            content = simulator.image(_SCALE)
        else:
            content = (picture + "\n" + "\n".join(simulator.text()) + "\n").encode()
        try:
            write_whole(path, content)
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(path)) from error

    if options.frames is not None:
        try:
            options.frames.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            return _say("no_folder", folder=options.frames, why=error.strerror)
    try:
        play(simulator, script, shot)
    except ExpectationError as error:
        show(*text("sim.script", why=error).splitlines(), error=True)
        return 1
    except ScriptError as error:
        return _say("script", why=error)
    show(*simulator.text())
    return 0


def _copy(options, flash, folder):
    """Back up the saved games, or restore a backup; return the exit status."""
    data = load_board(options.board).DATA
    try:
        if options.restore is not None:
            return restore(flash, data, options.restore, folder)
        return back_up(flash, data, options.backup)
    finally:
        flash.close()


def _put(options, flash):
    """Put the score form on the box; return the exit status of a failure, or 0."""
    with Simulator(options.board, flash=flash) as simulator:
        why = form_link.put(simulator.device.app.store, options.form)
    return _say("no_form", file=options.form, why=why) if why else 0


def _has_terminal():
    """Return whether the terminal can place its cursor; an editor's output window cannot."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def _flash(folder):
    """Return the flash with the saved games: a file in `folder`, or an empty one for None.

    A script that saves nothing runs without littlefs, so it needs nothing but Python. The result is
    then None, for a temporary folder.
    """
    try:
        import littlefs  # noqa: F401  the message is better here than from within the simulator
    except ImportError:
        if folder is None:
            return None
        raise
    if folder is None:
        return NorFlash()
    flash, aside = open_image(str(folder / _IMAGE))
    if aside is not None:
        show(text("sim.bad_flash", file=aside), error=True)
    return flash


def _end(status, flash):
    """Return the exit status; report it if the flash did not save everything."""
    failed = getattr(flash, "failed", None)
    if failed is None:
        return status
    _say("not_all_kept", why=failed.strerror)
    return status or 1


def _look(folder):
    """Return how the screen was shown last: one of LOOKS, or ""."""
    try:
        look = (folder / _LOOK).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return ""
    return look if look in LOOKS else ""


def _remember(folder, look):
    """Save how the screen is drawn here; on failure, the next start looks at the window again."""
    with contextlib.suppress(OSError):
        write_whole(folder / _LOOK, look.encode() + b"\n")


def _play(options, flash, folder):
    """Play in the terminal; return the exit status."""
    term = make_terminal()
    with Simulator(
        options.board,
        flash=flash,
        strict=False,
        settings={"lesson": True, "time": today.now, "hold_key": HOLD_KEY},
    ) as simulator:
        return TerminalView(
            simulator,
            term,
            None if options.glyphs == "auto" else options.glyphs,
            _look(folder),
            lambda look: _remember(folder, look),
        ).run()


def main(argv: Sequence[str] | None = None) -> int:
    """Run the simulator; return the exit status.

    1: a script failed or not everything was saved. 2: the simulator could not start.
    """
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")  # pyright: ignore[reportAttributeAccessIssue]
    options = _options(argv)
    alone = options.script or options.plain or options.backup or options.restore
    if not (alone or _has_terminal()):
        return _say("no_terminal")
    try:
        folder = _data_folder(options)
    except ImportError:
        return _say("no_platformdirs")
    try:
        load_board(options.board)
        if folder is not None:
            try:
                if options.fresh:
                    _move_aside(folder)
                folder.mkdir(parents=True, exist_ok=True)
            except ImageError as error:
                return _say("no_flash", why=error)
            except OSError as error:
                return _say("no_folder", folder=folder, why=error.strerror)
        try:
            flash = _flash(folder)
        except ImportError:
            return _say("no_littlefs")
        except ImageError as error:
            return _say("no_flash", why=error)
        if folder is not None and (options.restore or options.backup):
            return _copy(options, flash, folder)
        if options.form is not None and _put(options, flash):
            return 2
        if options.plain:
            with Simulator(options.board, flash=flash, settings={"lesson": False}) as simulator:
                return _end(plain.run(simulator, sys.stdin), flash)
        if options.script is None:
            with stop_signals():
                return _end(_play(options, flash, folder), flash)
        with Simulator(options.board, flash=flash) as simulator:
            return _end(_run_script(simulator, options), flash)
    except BoardError as error:
        show(error, error=True)
        return 2
    except ImportError as error:
        if error.name != "blessed":
            raise
        return _say("no_blessed")
    except Stopped as stopped:
        return 128 + stopped.args[0]
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    end_with(main)
