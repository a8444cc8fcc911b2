"""`make scores`: shows the standing of a game, or statistics over all, here or to a network."""

import argparse
import sys
import time
from argparse import Namespace
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine import texts
from host_tools.base.address import port_of
from host_tools.base.command import end_with, show
from host_tools.base.speaking import speaking
from host_tools.evening.export import ExportError, answer_lines, statistics_text
from host_tools.evening.export.messages import sentence
from host_tools.evening.export.options import add_places, sources_of, wanted_of
from host_tools.evening.export.place import BOARD
from host_tools.evening.export.reading import Reading
from host_tools.evening.export.whole import told
from host_tools.evening.scores.serve import PORT, serve
from host_tools.simulated.shown.standing import standing

if TYPE_CHECKING:
    from rich.console import Group

# How often a watched place is read, in seconds; a board's cable is slow.
_SOON, _SELDOM = 2.0, 5.0
_MAX_WAIT = 86400.0


def _options(arguments):
    parser = argparse.ArgumentParser(
        prog="python -m host_tools.evening.scores",
        description=(
            "Show the standing and a small chart of the latest saved game, or statistics over all"
            " of them; the games themselves are only read."
        ),
        epilog="The exit status is 0, 1 if a game was damaged or left out, 2 if nothing was shown.",
    )
    add_places(parser)
    parser.add_argument(
        "-a", "--all", action="store_true", help="statistics over all games, not the latest one"
    )
    parser.add_argument(
        "-w",
        "--watch",
        type=_seconds,
        nargs="?",
        const=0.0,
        metavar="SECONDS",
        help=(
            "refresh every so many seconds (default: 2, a board 5), until Ctrl-C; a board's screen"
            " stays meanwhile"
        ),
    )
    parser.add_argument(
        "--json",
        action="store_true",
        help="one line of JSON instead: the answer of host_tools.ask, or the statistics",
    )
    parser.add_argument(
        "--serve",
        action="store_true",
        help=(
            "show the scores as a page to the televisions and phones of this network, until Ctrl-C;"
            " --watch says how often they are read"
        ),
    )
    parser.add_argument(
        "--host",
        default="0.0.0.0",
        help="where --serve is reached (default: every address of this computer)",
    )
    parser.add_argument(
        "--port",
        type=port_of,
        default=PORT,
        help=f"the port of --serve (default: {PORT}; 0: any)",
    )
    parser.add_argument(
        "--key",
        metavar="WORDS",
        help="the key in the address of --serve, which then stays the same (default: a new one)",
    )
    parser.add_argument(
        "--language",
        choices=texts.LANGUAGES,
        default="en",
        help="the language of what is shown (default: en)",
    )
    options = parser.parse_args(arguments)
    if options.serve and (options.all or options.json):
        parser.error(sentence("serve_alone"))
    return options


def _seconds(words):
    try:
        seconds = float(words)
    except ValueError:
        seconds = -1
    if not 0.1 <= seconds <= _MAX_WAIT:
        raise argparse.ArgumentTypeError(sentence("bad_seconds", words=words))
    return seconds


class Look:
    """One reading of the saved games: `games`, and `troubles`, what is damaged or left out."""

    def __init__(self, options: Namespace) -> None:
        self.troubles = []
        reading = Reading(lambda words: self.troubles.append(str(words)))
        sources = sources_of(options, reading.trouble, not options.all)
        wanted = wanted_of(options)
        wanted.latest = not options.all
        reading.read(sources, wanted)
        self.games, self.whole = reading.games, reading.whole

    def text(self, options: Namespace) -> str | None:
        """Return the machine-readable form, or None if nothing can be shown."""
        if not self.games:
            return None
        if options.all:
            return told(self.games, statistics_text, self._leave_out)
        game = self.games[-1]
        if game.result is not None:
            raise ExportError("only_result_json", n=game.number)
        return told([game], answer_lines, self._leave_out)

    def standing(self) -> dict[str, Any] | None:
        """Return how everyone stands (host_tools.simulated.shown.standing), None without a game."""
        if not self.games:
            return None
        game = self.games[-1]
        if game.result is not None:
            # Of an archived game there is nobody at the table.
            return None
        times = [time for time in game.times or () if time]
        return standing(game.ledger, times[-1] if times else game.began)

    def view(self, options: Namespace, width: int) -> "Group":
        """Return what rich prints."""
        from rich.console import Group
        from rich.text import Text

        seen = self._seen(options, width)
        warnings = [Text(words, style="red") for words in self.troubles]
        return Group(*warnings, *([] if seen is None else [seen]))

    def _seen(self, options, width):
        """Return the view, or None if nothing can be shown."""
        from host_tools.evening.scores.view import game_view, season_view

        if not self.games:
            return None
        if options.all:
            return told(self.games, lambda games: season_view(games, width), self._leave_out)
        return told(self.games[-1:], lambda games: game_view(games[-1], width), self._leave_out)

    def _leave_out(self, words):
        """Note a game that cannot be shown."""
        self.whole = False
        if words not in self.troubles:
            self.troubles.append(words)


def _once(options):
    look = Look(options)
    if not look.games:
        _tell(look.troubles)
        return 2
    if options.json:
        words = look.text(options)
        _tell(look.troubles)
        if words is None:
            return 2
        show(*words.splitlines())
    else:
        from rich.console import Console

        console = Console(highlight=False)
        console.print(look.view(options, console.width))
    return 0 if look.whole else 1


def _tell(troubles):
    for words in troubles:
        show(words, error=True)


def _watch(options, pause):
    """Show what is new until Ctrl-C: in place on a terminal, else once more for each change."""
    from rich.console import Console
    from rich.live import Live

    console = Console(highlight=False)
    in_place = console.is_terminal and not options.json
    last = None
    with Live(console=console, screen=in_place, auto_refresh=False) as live:
        while True:
            try:
                look = Look(options)
                seen = _seen(look)
                if seen != last:
                    if options.json:
                        show(*(look.text(options) or "").splitlines())
                        _tell(look.troubles)
                    elif in_place:
                        live.update(look.view(options, console.width), refresh=True)
                    else:
                        console.print(look.view(options, console.width))
                    last = seen
            except ExportError as error:
                # An unplugged board may come back; a game that is missing may be started.
                if str(error) != last:
                    last = str(error)
                    if in_place:
                        live.update(last, refresh=True)
                    else:
                        _tell([last])
            time.sleep(pause)


def _seen(look):
    """Return a value that differs as soon as there is something new to show."""
    return [(game.key, list(game.ledger.log), game.result) for game in look.games], look.troubles


def _reading(options):
    """Return what reads the game on the table; what is damaged is said once."""
    said = set()

    def read():
        look = Look(options)
        _tell([words for words in look.troubles if words not in said])
        said.update(look.troubles)
        return look.standing()

    return read


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return its exit status."""
    options = _options(arguments)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8")  # pyright: ignore[reportAttributeAccessIssue]
    board = any(place.startswith(BOARD) for place in options.places or ())
    pause = options.watch or (_SELDOM if board else _SOON)
    try:
        with speaking(options.language):
            if options.serve:
                read = _reading(options)
                return serve(read, pause, options.host, options.port, options.key)
            return _once(options) if options.watch is None else _watch(options, pause)
    except KeyboardInterrupt:
        return 0
    except ExportError as error:
        show(error, error=True)
        return 2
    except ImportError as error:
        show(sentence("no_library", name=error.name), error=True)
        return 2


if __name__ == "__main__":
    end_with(main)
