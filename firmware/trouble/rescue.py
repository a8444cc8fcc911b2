"""What the box shows when its flash fails: which games can still be read, and a clean start.

It takes the program's place (see `firmware.device`), needs nothing that is saved, and claims only
what it has checked: each game in its list was read to the end. Where no file can be read, it counts
the games in the blocks of the flash; after a clean start the program offers them
(`firmware.storage.recover`).
"""

from engine import games
from engine.compat import TYPE_CHECKING, load_module, ticks_ms
from engine.record.ledger import Ledger
from engine.texts import fact, listed, text, told
from firmware.display.pointer import Pointer
from firmware.display.widgets import Ui
from firmware.input.attention import Pace
from firmware.storage.errors import reason
from firmware.storage.files import Writing, free_name
from firmware.storage.journal import Journal
from firmware.storage.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.types import Clock
    from firmware.display.display import Display
    from firmware.input.buttons import Buttons
    from firmware.storage.files import FileSystem

# If the folder of games cannot be listed, the numbers up to this are tried one by one. So many
# games are shown.
_TRIED = 40
_SHOWN = 12


class Rescue:
    """The program after `error`, an OSError of `files`; `again()` restarts the box.

    `folder` is that of the saved games, `clock()` gives milliseconds.
    """

    def __init__(
        self,
        display: "Display",
        keys: "Buttons",
        files: "FileSystem",
        folder: str,
        error: "OSError",
        again: "Callable[[], object]",
        clock: "Clock" = ticks_ms,
    ):
        self.dirty = True
        self._ui = Ui(display, keys)
        self._display = display
        self._files = files
        self._folder = folder
        self._again = again
        self._pace = Pace(clock)
        # Whether the latest press counts.
        self._fresh = False
        found = readable_games(files, folder)
        self._show("found", [text("rescue.why", error=reason(error))])
        # Games in the blocks: a clean start erases only the list of files.
        self._in_blocks = in_blocks(files)
        if found:
            self._words += [text("rescue.readable")] + found
        elif self._in_blocks:
            self._words.append(text("rescue.in_blocks", n=self._in_blocks))
        else:
            self._words.append(text("rescue.nothing"))

    def _show(self, view: str, words: list[str], asks: bool = False) -> None:
        self._view, self._words, self._asks = view, words, asks
        # The first line in sight, the last one that can be, and the answer: 0 for no, 1 for yes.
        self._top = self._last = self._chosen = 0
        self.dirty = True
        self._pace.new_page()

    # -- what the device calls ---------------------------------------------------------------

    def tick(self, now: int) -> None:
        """Show the hints again once presses count again."""
        if self._pace.tick():
            self.dirty = True

    def press(self, key: str, kind: str) -> None:
        """Go through the lines or the answers, choose one, or try again."""
        self.dirty = True
        if kind in ("press", "fast"):
            self._fresh = self._pace.takes(kind)
        if not self._fresh:
            return
        if key == "down":
            if self._asks and self._top == self._last:
                self._chosen = 1
            self._top += 1
        elif key == "up":
            self._top -= not self._chosen
            self._chosen = 0
        elif kind != "press":
            return
        elif key == "back" or self._view == "done":
            self._again()
        elif key == "ok":
            self._take()

    def point(self, x: int, y: int) -> None:
        """Do what is drawn at pixel (x, y) of the panel."""
        shown = self._ui
        self._ui = pointer = Pointer(shown, x, y)
        self.draw()
        self._ui = shown
        self.dirty = True
        row, chosen = pointer.row_at, pointer.chosen_at
        if row is None or chosen is None:
            pointer.press(self)
        elif abs(row - chosen) < 2 and self._pace.takes("press"):
            # One of the answers, or what is asked.
            answer = self._chosen + row - chosen
            if answer in (0, 1):
                self._chosen = answer
                self._take()

    def draw(self) -> None:
        """Draw the lines, followed by no and yes if something is asked."""
        ui = self._ui
        self._display.clear()
        ui.bar(("rescue." + self._view, {}))
        lines: list[str] = []
        for words in self._words:
            lines += ui.wrap(words, ui.width - 6)
        answers = len(lines)
        if self._asks:
            # The answers follow the text, so that no one answers what was not in sight. Until then,
            # the answer is no.
            lines += [text("all.no"), text("all.yes")]
        self._last = max(0, len(lines) - ui.rows)
        self._top = max(0, min(self._top, self._last))
        for row in range(min(ui.rows, len(lines))):
            at = self._top + row
            ui.row(row, lines[at], "", self._asks and at == answers + self._chosen)
        ui.more(self._top > 0, self._top < self._last)
        if self._view == "done":
            ui.hints(("ok", ("rescue.go_on", {})))
        else:
            ui.hints(
                ("ok", ("rescue.choose", {}) if self._asks else ("rescue.clean", {})),
                ("back", ("rescue.again", {})),
            )
        self._pace.draw(ui)

    # -- starting clean ------------------------------------------------------------------------

    def _take(self):
        if not self._asks:
            self._show("sure", [text("rescue.aside")], True)
        elif not self._chosen:
            self._again()
        elif self._view == "sure":
            self._set_aside()
        else:
            self._erase()

    def _set_aside(self):
        try:
            aside = free_name(self._files, self._folder)
            with Writing(self._files):
                self._files.rename(self._folder, aside)
            Store(self._folder, self._files).numbers()
        except OSError:
            if holds_program(self._files):
                self._show("failed", [text("rescue.computer")])
            else:
                key = "rescue.anew" if self._in_blocks else "rescue.lost"
                self._show("erase", [text(key, n=self._in_blocks)], True)
            return
        self._show("done", [text("rescue.kept", name=aside.split("/")[-1])])

    def _erase(self):
        try:
            self._files.format()
            Store(self._folder, self._files).numbers()
        except OSError as error:
            self._show("failed", [text("rescue.why", error=reason(error)), text("rescue.computer")])
            return
        key = "rescue.offered" if self._in_blocks else "rescue.empty"
        self._show("done", [text(key, n=self._in_blocks)])


def holds_program(files: "FileSystem") -> bool:
    """Return whether the program itself is on this flash, so that it must not be erased."""
    try:
        names = files.listdir("/")
    except OSError:
        # The program runs, although nothing here can be read: it is not on this flash.
        return False
    return any([name.split(".")[-1] in ("py", "mpy", "bundle") for name in names])


def in_blocks(files: "FileSystem") -> int:
    """Return how many games are found in the blocks of a flash, 0 where it cannot be read."""
    recover = load_module("firmware.storage.recover")
    try:
        return len(recover.headers(recover.Blocks(files.device())))
    except OSError:
        return 0


def readable_games(files: "FileSystem", folder: str) -> list[str]:
    """Return a line for each saved game that can be read, the newest first."""
    try:
        numbers: list[int] = []
        for name in files.listdir(folder + "/games"):
            if name[5:] == ".log" and name[:5].isdigit():
                numbers.append(int(name[:5]))
    except OSError:
        numbers = list(range(1, _TRIED + 1))
    numbers.sort()
    found: list[str] = []
    for number in numbers[::-1]:
        try:
            found.append(_standing(files, "%s/games/%05d.log" % (folder, number)))
        except Exception:  # noqa: BLE001  one game must not cost the others
            # This one cannot be read; the next one may be.
            pass
        if len(found) == _SHOWN:
            break
    return found


def _standing(files: "FileSystem", path: str) -> str:
    """Return the scores of the game at `path`, and its number of entries."""
    journal = Journal(files, path)
    header = journal.header
    title = fact(games.facts(header["game"])[0])
    if "archived" in header:
        return told(title, Store.result(None, header))  # pyright: ignore[reportArgumentType]
    kind = games.load(header["game"])
    try:
        game = Ledger(
            kind, header["players"], kind.restore_house(header["house"]), header["dealer"], journal
        ).game
    finally:
        journal.close()
    scores = ["%s %d" % (player.name, player.score) for player in game.players]
    return text("rescue.game", game=title, scores=listed(scores, True), n=len(journal))
