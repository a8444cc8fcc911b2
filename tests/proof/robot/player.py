"""A scripted player, who reads the emulated handheld's pixels and presses its buttons.

`Player` never looks into the program: it reads the rows from the pixels, moves the inverted row to
the words it wants, and requires that every press changes the picture. Words are given as they
appear on the screen, or as a text's key (`"ui.new_game"`) for any of its lengths.
"""

import re
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Self

from engine.texts import variants
from firmware.screens.asking.name import MAX_LETTERS
from firmware.storage.store import Store
from host_tools.simulated.simulator import Simulator
from tests.proof.robot.eyes import forms
from tests.proof.robot.fingers import Fingers

if TYPE_CHECKING:
    from firmware.types import Platform

BOARDS = ("sim_128x64", "sim_128x32", "sim_72x40")


class Player(Fingers):
    """A person with a handheld of `board`.

    `roster` has the names saved on earlier evenings; `time` returns the time of day (None:
    unknown).
    """

    def __init__(
        self,
        board: str = "sim_128x64",
        roster: Sequence[str] = (),
        settings: dict | None = None,
        time: Callable[[], str | None] | None = None,
    ) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="meldmate-")
        if roster:
            Store(self._folder.name).put("roster", list(roster))
        # A player knows the buttons: only the test of the lesson learns them.
        settings = dict({"lesson": "done"}, **(settings or {}))
        Store(self._folder.name).put("settings", settings)
        platform: Platform = {"lesson": True, "time": time}
        super().__init__(Simulator(board, data=self._folder.name, settings=platform))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._folder.cleanup()

    def restart(self) -> None:
        """Cut the power and switch on again."""
        self.box.restart()
        self.changed()

    # -- what every evening does ---------------------------------------------------------------

    def change_setting(self, name: str, value: Any) -> None:
        """Change a setting directly."""
        self.app.settings.put(name, value)

    def sit_down(
        self,
        game: str,
        names: Sequence[str],
        dealer: str | None = None,
        house: Iterable[tuple[str, str]] = (),
    ) -> None:
        """From the start screen: choose a game, seat `names` from the roster, begin.

        `house` is a list of (text of the option, text of the value); OK reaches the values.
        """
        self.choose("ui.new_game")
        self.choose(game)
        self.seat(names)
        self.set_up(dealer, house)
        self.choose("ui.begin")
        self.pass_upcard()

    def seat(self, names: Sequence[str]) -> None:
        """Before a game: set the number of players and seat `names`."""
        self.move_to("ui.begin")
        for _ in range(12):
            count = forms("ui.players_turn", n=len(names)) + forms("ui.players_count", n=len(names))
            if any(self.chosen().endswith(form) for form in count):
                break
            self.press("right")
        self.choose(*seats_row())
        for name in names:
            if not self.chosen().startswith(name + " "):
                self.press("ok")
                self.choose_name(name)
            else:
                self.press("down")
        self.press("back")
        self.move_to("ui.begin")

    def choose_name(self, name: str) -> None:
        """Choose a name from the list, or type it, where there is nobody to choose."""
        if re.search(r"\d/%d$" % MAX_LETTERS, self.bar()):
            self.erase()
            self.type(name)
            return
        first, row = None, self.chosen()
        while len(self.middle()) > 1 and (row, self.bar()) != first:
            if row.split("  ")[0] == name or row.startswith(name + " "):
                self.press("ok")
                return
            first = first or (row, self.bar())
            self.press("down")
            row = self.chosen()
        self.choose("ui.new_name")
        self.erase()
        self.type(name)

    def erase(self) -> None:
        """Take away what stands in a field for a name."""
        while not re.search(r"\b0/%d$" % MAX_LETTERS, self.bar()):
            self.press("back")

    def set_up(self, dealer: str | None = None, house: Iterable[tuple[str, str]] = ()) -> None:
        """Before a game: name the first dealer and change house rules."""
        if dealer is not None:
            self.move_to("ui.first_dealer", name=self._dealer())
            while self._dealer() != dealer:
                self.press("ok")
        if house:
            self.choose("ui.house_rules")
            for option, value in house:
                self.turn_to(option, value)
            self.press("back")

    def turn_to(self, option: str, value: str) -> None:
        """In the list of house rules, change one until it has a value."""
        self.move_to(option)
        row = ""
        for _ in range(12):
            row = self.chosen()
            if any(row.endswith(form) for form in forms(value)):
                return
            self.press("ok")
        raise AssertionError((option, value, row))

    def _dealer(self):
        """Move to the row of the first dealer; return the dealer it names."""
        self.move_to(text_before("ui.first_dealer", "name"))
        return self.chosen().split(text_before("ui.first_dealer", "name"))[-1].strip()

    def keep(self) -> None:
        """Save what the preview shows."""
        self.says("ui.do_keep")
        self.press("ok")
        self.pass_upcard()

    def pass_upcard(self) -> None:
        """Leave the offer of the upcard, where the sheet goes on with it."""
        if self.offers_upcard():
            self.press("ok", "back")

    def offers_upcard(self) -> bool:
        """Return whether OK on the sheet offers the upcard."""
        return forms("dealer.do_offer")[-1] in self.hints().split()

    def numbers(self, values: Mapping[str, int]) -> None:
        """Answer questions for numbers in the order they come; `values` is {name: number}."""
        rest = dict(values)
        while rest:
            self.number(rest.pop(self.asked(rest)))
            if any(form in self.bar() for form in forms("rumino.ask_is_rumino")):
                self.choose("all.no")

    def round(self, who: str, values: Mapping[str, int]) -> None:
        """From the sheet, enter a round that `who` ended, up to its preview."""
        self.press("ok")
        self.choose(who)
        self.numbers(values)

    def sheet(self, names: Sequence[str]) -> dict[str, int]:
        """Return {name: total} as the score sheet shows them, scrolling if they do not fit."""
        totals = self._grid(names)
        while len(totals) < len(names):
            for line in self.middle():
                # Partners share a line: it is read by the first of them.
                line = re.sub(r"\s*\+\s*[^\W\d]\w*", "", line)
                words = line.replace("■", " ").replace("▶", " ").split()
                for name in names:
                    # In narrow columns, as much of a name is shown as fits.
                    for length in range(len(name), 0, -1):
                        at = words.index(name[:length]) if name[:length] in words else len(words)
                        if words[at + 1 : at + 2] and words[at + 1].lstrip("-").isdigit():
                            totals[name] = int(words[at + 1])
                            break
            if len(totals) == len(names) or not self.more(below=True):
                break
            self.press("down")
        if len(totals) == len(names):
            return totals
        # A name that is struck through may be illegible: look at each player.
        for _ in names:
            self.press("down", "left")
            words = self.paper().split()
            totals[self.bar().split()[0].rstrip(".")] = int(words[words.index("Score") + 1])
            self.press("back")
        return totals

    def _grid(self, names):
        """Return {name: total} of a sheet with large digits: the next one in the name's row.

        Cells side by side have one row of names, and one of points: they belong together in order.
        """
        words = self.words()
        large = [word for word in words if word[3] >= 16 and word[0].lstrip("-−").isdigit()]
        cells = {}
        for name in names:
            forms = [name[:length] for length in range(len(name), 0, -1)]
            for word, x, y, size in words:
                if size == 8 and word.lstrip("■▶").split("+")[0] in forms:
                    cells.setdefault(y, []).append((x, name))
        totals = {}
        for y, cell in cells.items():
            points = sorted((x, word) for word, x, at, _ in large if 0 <= at - y < 12)
            if len(points) == len(cell):
                for (_, name), (_, word) in zip(sorted(cell), points, strict=True):
                    totals[name] = int(word.replace("−", "-"))
        return totals

    def dealer(self) -> str:
        """Return who deals: by the mark on the sheet, or in the bar if not all players fit."""
        bar = self.bar().split()
        if "deals" in bar:
            return bar[bar.index("deals") - 1]
        if "■" in bar:
            # Of partners, who share a line, the bar says which one, in its last word.
            return bar[-1]
        words = self.words()
        mark = [word for word in words if word[0].startswith("■")]
        word, x, y, _ = mark[0]
        if word[1:2].isalpha():
            return word[1:]
        # The mark stands before the name, or below it where cells are narrow.
        for wanted_x, wanted_y in ((x + 9, y), (x, y - 8)):
            for other in words:
                if other[2] == wanted_y and abs(other[1] - wanted_x) < 4 and other[3] == 8:
                    return other[0]
        raise AssertionError(self.lines())

    def menu(self, *words: str) -> None:
        """From the sheet or the end, open the menu and choose."""
        self.press("back")
        self.find(*words)
        self.press("ok")

    def find(self, *words: str) -> None:
        """In the menu, go from group to group until a row begins with one of `words`."""
        wanted = [" ".join(form.split()) for one in words for form in forms(one)]
        for _ in range(6):
            first, row = None, self.chosen()
            # Told by row and bar: the last row may say "too fast" meanwhile.
            while (row, self.bar()) != first:
                if self.row_is(wanted):
                    return
                alone = first is None
                first = first or (row, self.bar())
                try:
                    self.press("down")
                except AssertionError:
                    # A group of one row has nothing to move to.
                    if alone:
                        break
                    raise
                row = self.chosen()
            self.press("right")
        raise AssertionError((wanted, self.lines()))


def seats_row() -> list[str]:
    """Return the forms in which the row of the players can begin before a game."""
    return [form.strip() for form in forms("ui.seats", names="")]


def text_before(key: str, field: str) -> str:
    """Return the part of a text before its field, in the longest form."""
    return variants(key, **{field: "\0"})[0].split("\0")[0].strip()
