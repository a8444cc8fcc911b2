"""`make export`: writes saved games as a report, workbook, spreadsheet, questions or answers."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from engine import texts
from engine.texts import listed
from host_tools.base.boards import ROOT
from host_tools.base.command import end_with, show
from host_tools.base.files import write_whole
from host_tools.base.speaking import speaking
from host_tools.evening.export import (
    ExportError,
    answer_lines,
    card_png,
    card_svg,
    database,
    markdown,
    message,
    page,
    question_lines,
    spreadsheet,
    statistics_text,
    tidy,
    workbook,
)
from host_tools.evening.export.messages import sentence
from host_tools.evening.export.options import add_places, add_stake, sources_of, stake_of, wanted_of
from host_tools.evening.export.progress import progress
from host_tools.evening.export.reading import Reading
from host_tools.evening.export.saved import result_words
from host_tools.evening.export.sources import owns
from host_tools.evening.export.whole import told

FORMATS = {
    "html": "a report to read, print and show around",
    "text": "the last evening in a few lines, to paste into a message",
    "card": "a picture of the last evening, PNG, or SVG for a file of that name",
    "md": "a short report, for notes",
    "xlsx": "a workbook: evening, season, results, rounds",
    "csv": "one table, a row for each round and player",
    "csv-games": "every entry, a table for each game",
    "sqlite": "one database, added to if it is there",
    "json": "the games as questions for host_tools.ask, one a line",
    "ask": "the answers to them",
    "statistics": "the statistics as one JSON object",
}
# Formats that are not for reading in a terminal, and their file where none is named.
_FILES = {
    "html": "report.html",
    "card": "evening.png",
    "xlsx": "games.xlsx",
    "csv": "rounds.csv",
    "csv-games": "entries.csv",
    "sqlite": "games.sqlite",
}
# The name of standard output.
_STANDARD = Path("-")
# Formats for programs: their fields and texts are in English, whatever the language.
_DATA = ("csv", "csv-games", "sqlite", "json", "ask", "statistics")
# Formats that need events: they have nothing of a game whose result alone was saved.
_OF_EVENTS = ("json", "ask")


def _options(arguments):
    parser = argparse.ArgumentParser(
        prog="python -m host_tools.evening.export",
        description="Write saved games in other forms; the games themselves are only read.",
        epilog=(
            "The exit status is 0, 1 if a game or a place was damaged or left out, 2 if nothing was"
            " exported. Standard error lists what is left out, a sentence each."
        ),
    )
    add_places(parser)
    add_stake(parser)
    parser.add_argument(
        "--format",
        choices=list(FORMATS),
        required=True,
        help="; ".join(f"{form}: {what}" for form, what in FORMATS.items()),
    )
    parser.add_argument(
        "-o",
        "--output",
        type=Path,
        metavar="FILE",
        help=(
            "write there; - is standard output (default: standard output; for"
            f" {', '.join(_FILES)} a file in build/)"
        ),
    )
    parser.add_argument(
        "--sheets", action="store_true", help="in a workbook, also a sheet for each game"
    )
    parser.add_argument(
        "--language",
        choices=texts.LANGUAGES,
        default="en",
        help=(
            "of what people read; the fields and texts of csv, csv-games, sqlite, json, ask and"
            " statistics stay English (default: %(default)s)"
        ),
    )
    parser.add_argument("-q", "--quiet", action="store_true", help="show no progress")
    options = parser.parse_args(arguments)
    options.named = options.output is not None
    if not options.named and options.format in _FILES:
        options.output = ROOT / "build" / _FILES[options.format]
    elif options.output == _STANDARD:
        options.output = None
    return options


def _say(words):
    show(words, error=True)


def _read(reading, sources, wanted, options):
    """Return the SavedGames to export; report what is left out."""
    reading.read(sources, wanted)
    unknown = sorted(set(wanted.names) - set().union(*(game.renamed for game in reading.games)))
    if unknown:
        _say(sentence("unknown_names", names=listed(unknown, True)))
    found = []
    for game in reading.games:
        if game.result is not None and options.format in _OF_EVENTS:
            reading.trouble(sentence("only_result", n=game.number, result=result_words(game)))
        else:
            found.append(game)
    return found


def _made(games, options, tell):
    """Return the exported games, text or bytes."""
    stake = stake_of(options)
    if options.format == "html":
        return page(games, stake, tell)
    if options.format == "xlsx":
        return workbook(games, stake, options.sheets)
    if options.format == "sqlite":
        return database(games, stake, options.output)
    with_stake = {"md": markdown, "text": message, "card": card_png}
    if options.format in with_stake:
        drawn = options.format == "card" and _is_svg(options.output)
        return card_svg(games, stake) if drawn else with_stake[options.format](games, stake)
    plain = {
        "csv": tidy,
        "csv-games": spreadsheet,
        "json": question_lines,
        "ask": answer_lines,
        "statistics": statistics_text,
    }
    return plain[options.format](games)


def _is_svg(path):
    return path is not None and path.suffix.lower() == ".svg"


def _write(content, options):
    if options.output is None:
        if isinstance(content, bytes):
            sys.stdout.buffer.write(content)
        else:
            sys.stdout.write(content)
        sys.stdout.flush()
        return
    if isinstance(content, str):
        # Spreadsheets recognise UTF-8 by the byte order mark.
        content = content.encode("utf-8-sig" if options.format.startswith("csv") else "utf-8")
    try:
        if not options.named:
            options.output.parent.mkdir(exist_ok=True)
        write_whole(options.output, content)
    except OSError as error:
        raise ExportError("not_written", file=options.output, why=error.strerror)
    if not options.named:
        show(sentence("written", file=options.output))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return its exit status."""
    options = _options(arguments)
    with speaking(options.language):
        return _run(options)


def _run(options):
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", newline="")  # pyright: ignore[reportAttributeAccessIssue]
    try:
        with progress(options.quiet, sentence("reading")) as tell:
            reading = Reading(_say, tell)
            wanted = wanted_of(options)
            sources = sources_of(options, reading.trouble)
            if options.output is not None and any(owns(one, options.output) for one in sources):
                raise ExportError("own_file", file=options.output)
            games = _read(reading, sources, wanted, options)
        if not games:
            return 2
        with progress(options.quiet, sentence("writing")) as tell:
            form = "en" if options.format in _DATA else options.language
            with speaking(form):
                content = told(games, lambda some: _made(some, options, tell), reading.trouble)
        if content is None:
            return 2
        _write(content, options)
    except ExportError as error:
        _say(error)
        return 2
    except ImportError as error:
        _say(sentence("no_library", name=error.name))
        return 2
    return 0 if reading.whole else 1


if __name__ == "__main__":
    end_with(main)
