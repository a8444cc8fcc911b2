"""The options of the commands `export` and `scores`: places, games, names, stakes."""

import argparse
import datetime
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path

from engine.record import settle_up
from host_tools.evening.export.messages import ExportError, sentence
from host_tools.evening.export.people import chain
from host_tools.evening.export.reading import LAST, Wanted
from host_tools.evening.export.sources import IMAGE, open_backup, open_image, open_place
from host_tools.evening.export.stake import Stake, parse


def add_places(parser: ArgumentParser) -> None:
    """Add the options for where saved games are, and which are wanted."""
    places = parser.add_mutually_exclusive_group()
    places.add_argument(
        "--from",
        dest="places",
        action="append",
        metavar="PLACE",
        help=(
            "a backup (folder or zip file), a flash in a file, a folder of the simulator, a"
            " connected board (board:, or board:PORT where there are several); may be given more"
            " than once"
        ),
    )
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
        "--since",
        type=_since,
        metavar="DAY",
        help="only games started on this day or later; last: only those of the last evening",
    )
    parser.add_argument(
        "--until", type=_day, metavar="DAY", help="only games started on this day or before"
    )
    parser.add_argument(
        "--rename",
        type=_pair,
        action="append",
        default=[],
        metavar="OLD=NEW",
        help=(
            "rename a player, and count a player with both names once; the saved games stay"
            " as they are; may be given more than once"
        ),
    )


def add_stake(parser: ArgumentParser) -> None:
    """Add the options for the stake."""
    parser.add_argument(
        "--stake",
        type=_amount,
        metavar="AMOUNT",
        help="what was played for, for example 0.10: then the report says who pays whom (default:"
        " what was set on the box)",
    )
    parser.add_argument(
        "--per",
        choices=(settle_up.POINT, settle_up.DIFFERENCE, settle_up.CHIP, settle_up.WIN),
        help="what the stake is paid for (default: each point, in Rummoli each chip, in Rumino"
        ' each win); where points are what the players owe, "difference" compares them by pairs',
    )


def _day(words):
    try:
        return datetime.date.fromisoformat(words).isoformat()
    except ValueError:
        raise argparse.ArgumentTypeError(sentence("bad_day", words=words))


def _since(words):
    return LAST if words == LAST else _day(words)


def _pair(words):
    old, equals, new = words.partition("=")
    if not (old.strip() and equals and new.strip()):
        raise argparse.ArgumentTypeError(sentence("bad_name", words=words))
    return old, new


def _amount(words):
    try:
        return parse(words)
    except ValueError:
        raise argparse.ArgumentTypeError(sentence("bad_stake", words=words))


def stake_of(options: Namespace) -> "Stake | None":
    """Return the Stake that was given, or None."""
    return Stake(options.stake, options.per) if options.stake else None


def wanted_of(options: Namespace) -> "Wanted":
    """Return the Wanted games; raises ExportError."""
    try:
        names = chain(dict(options.rename))
    except ValueError:
        raise ExportError("names_circle")
    return Wanted(options.game, False, options.since, options.until, names)


def sources_of(
    options: Namespace, trouble: Callable[[object], object], peeks: bool = False
) -> list:
    """Return the Sources that were given; raise ExportError if there is none.

    With several places, `trouble(sentence)` reports those that cannot be read. With `peeks`, the
    screen of a board stays while it is read.
    """
    if options.places:
        if len(options.places) == 1:
            return [open_place(options.places[0], peeks)]
        found = []
        for place in options.places:
            try:
                found.append(open_place(place, peeks))
            except ExportError as error:
                trouble(error)
        return found
    if options.backup is not None:
        return [open_backup(options.backup)]
    if options.image is not None:
        return [open_image(options.image)]
    return [open_image(_simulator(options.data) / IMAGE)]


def _simulator(folder):
    """Return the folder of the simulator's saved games; raises ExportError if it has none."""
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
    return folder
