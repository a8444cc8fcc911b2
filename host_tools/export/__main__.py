"""`make export`: saved games as a spreadsheet, a page, questions or answers."""

import argparse
import sys
from pathlib import Path

from host_tools.command import end_with
from host_tools.export import (
    ExportError,
    answer_lines,
    open_backup,
    open_image,
    page,
    question_lines,
    read_game,
    spreadsheet,
)
from host_tools.export.saved import result_words
from host_tools.export.sources import IMAGE

_WRITERS = {"csv": spreadsheet, "json": question_lines, "html": page, "ask": answer_lines}
# Formats that are made of the events: of a game whose result alone was kept they have nothing.
_OF_EVENTS = ("json", "ask")


def _options(arguments):
    parser = argparse.ArgumentParser(
        prog="python -m host_tools.export",
        description="Write saved games in other forms; the games themselves are only read.",
        epilog=(
            "The exit status is 0, 1 if a game was damaged or left out, 2 if nothing was exported."
        ),
    )
    places = parser.add_mutually_exclusive_group()
    places.add_argument(
        "--data", type=Path, metavar="DIR", help="the simulator's folder (default: the user's own)"
    )
    places.add_argument("--image", type=Path, metavar="FILE", help="a flash in a file")
    places.add_argument(
        "--backup", type=Path, metavar="FOLDER", help="saved games of a board, from make backup"
    )
    parser.add_argument(
        "--game", type=int, metavar="N", help="only game N (default: all, the oldest first)"
    )
    parser.add_argument(
        "--format",
        choices=list(_WRITERS),
        required=True,
        help=(
            "csv: for spreadsheets; html: to read and print; json: questions for host_tools.ask;"
            " ask: its answers"
        ),
    )
    parser.add_argument(
        "-o", "--output", type=Path, metavar="FILE", help="write there, not to standard output"
    )
    return parser.parse_args(arguments)


def _source(options):
    """Return the Source that was asked for; raises ExportError."""
    if options.backup is not None:
        return open_backup(options.backup)
    if options.image is not None:
        return open_image(options.image)
    folder = options.data
    if folder is None:
        try:
            import platformdirs
        except ImportError:
            raise ExportError("no_platformdirs")
        folder = platformdirs.user_data_path("meldmate", appauthor=False)
    elif not folder.is_dir():
        raise ExportError("no_folder", where=folder)
    if not (folder / IMAGE).exists():
        raise ExportError("no_games", where=folder)
    return open_image(folder / IMAGE)


def _say(error):
    print(error, file=sys.stderr)


def _read_games(source, options):
    """Return (the games to be exported, whether all are and are whole); what is not is told."""
    numbers = source.numbers()
    if options.game is not None:
        if options.game not in numbers:
            there = ", ".join(map(str, numbers))
            raise ExportError("unknown_number", n=options.game, where=source.where, numbers=there)
        numbers = [options.game]
    found, whole = [], True
    for number in numbers:
        try:
            game = read_game(source, number)
            if game.result is not None and options.format in _OF_EVENTS:
                raise ExportError("only_result", n=number, result=result_words(game))
        except ExportError as error:
            whole = False
            _say(error)
            continue
        if game.warning:
            whole = False
            _say(game.warning)
        found.append(game)
    return found, whole


def _write(words, options):
    if options.output is None:
        sys.stdout.write(words)
        sys.stdout.flush()
        return
    # Spreadsheets take a file for UTF-8 by the mark at its beginning.
    encoding = "utf-8-sig" if options.format == "csv" else "utf-8"
    try:
        with options.output.open("w", encoding=encoding, newline="") as file:
            file.write(words)
    except OSError as error:
        raise ExportError("not_written", file=options.output, why=error.strerror)


def main(arguments=None):
    """Run the command; return its exit status."""
    options = _options(arguments)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", newline="")  # pyright: ignore[reportAttributeAccessIssue]
    try:
        source = _source(options)
        if options.output is not None and source.owns(options.output):
            raise ExportError("own_file", file=options.output)
        found, whole = _read_games(source, options)
        if not found:
            return 2
        _write(_WRITERS[options.format](found), options)
    except ExportError as error:
        _say(error)
        return 2
    return 0 if whole else 1


if __name__ == "__main__":
    end_with(main)
