"""A scripted player who points at the screen and presses no button."""

from collections.abc import Sequence
from typing import Any

from firmware.display.pointer import Pointer
from tests.proof.robot import ways
from tests.proof.robot.eyes import forms, plain
from tests.proof.robot.player import Player, seats_row

# Beside the screen: nothing there is nearer than anything else.
_BESIDE = -99


class Spots(Pointer):
    """Draws a screen and keeps all that answers there, as (what, words, x, y, width, height)."""

    def __init__(self, ui: Any) -> None:
        super().__init__(ui, _BESIDE, _BESIDE)
        self.found: list[tuple[Any, str, int, int, int, int]] = []

    def area(self, what: Any, x: int, y: int, w: int, h: int) -> bool:
        """Keep a rectangle."""
        self.found.append((what, "", x, y, w, h))
        return False

    def part(self, what: Any, words: str, x: int, y: int, size: int = 8) -> int:
        """Keep a text."""
        end = super().part(what, words, x, y, size)
        if words:
            self.found[-1] = (what, words, *self.found[-1][2:])
        return end


def spots_of(app: Any) -> list[tuple[Any, str, int, int, int, int]]:
    """Return what answers to a finger on the screen of a program; what is None for a row."""
    spots = Spots(app.ui)
    app.stack[-1].draw(spots)
    return spots.found


def middle(spot: tuple[Any, str, int, int, int, int]) -> tuple[int, int]:
    """Return the middle of what answers."""
    _, _, x, y, width, height = spot
    return x + width // 2, y + height // 2


def letter_at(spot: tuple[Any, str, int, int, int, int], word: str) -> tuple[int, int] | None:
    """Return where `word`, a letter or a word of a text, answers by itself; None if it does not."""
    what, words, x, y, width, height = spot
    if what == (word,):
        return middle(spot)
    parts = words.split(" ") if " " in words else list(words)
    if word not in parts or width + 8 < 8 * len(parts):
        return None
    return x - 4 + (2 * parts.index(word) + 1) * (width + 8) // (2 * len(parts)), y + height // 2


class Finger(Player):
    """A person who only points."""

    def spots(self) -> list[tuple[Any, str, int, int, int, int]]:
        """Return what answers on the screen."""
        return spots_of(self.app)

    def press(self, *keys: str) -> None:
        """Point at what stands for these keys."""
        for key in keys:
            there = [spot for spot in self.spots() if spot[0] in (key, key + "–")]
            if there:
                self.point(*middle(there[-1]))
            else:
                assert key in ("up", "down") and self.more(key == "down"), (key, self.lines())
                self.turn_page(key == "down")

    def turn_page(self, down: bool) -> None:
        """Point at the edge of a list or a page."""
        self.point(self.box.width - 2, self.hints_at - 2 if down else 9)

    def choose(self, *words: str, **facts: Any) -> None:
        """Point at the row that begins with one of `words`, wherever it is in the list."""
        wanted = [" ".join(form.split()) for one in words for form in forms(one, **facts)]
        assert self.choose_here(wanted), (wanted, self.lines())

    def choose_here(self, wanted: Sequence[str]) -> bool:
        """Point at a row that begins with one of `wanted`; return whether there is one."""
        while self.more(below=False):
            self.turn_page(False)
        while True:
            for y in sorted({spot[3] for spot in self.spots() if spot[0] is None}):
                row = plain(self.lines(y, y + 8))
                if any(row == form or row.startswith((form + " ", form + ":")) for form in wanted):
                    self.point(self.box.width // 4, y + 4)
                    return True
            if not self.more(below=True):
                return False
            self.turn_page(True)

    def turn_to(self, option: str, value: str) -> None:
        """In the list of house rules, point at one until it has a value."""
        rows: list[str] = []
        # There is a mark before one that is not as usual.
        names = tuple(mark + form for form in forms(option) for mark in ("", "|"))
        for _ in range(12):
            self.choose(*names)
            rows = [row for row in self.middle() if row.startswith(names)]
            if any(row.endswith(form) for row in rows for form in forms(value)):
                return
        raise AssertionError((option, value, rows))

    def key_card(self, card: int) -> None:
        """Point at a card, or at what leads to it."""
        pad, faces = self.part.pad, self.part.faces
        keyed = len(pad.cards)
        for _ in range(6):
            if len(pad.cards) > keyed:
                return
            options = pad.options()
            keys = [pad.keys[at] for at in range(len(options)) if card in options[at]]
            spots = [spot for spot in self.spots() if spot[0] in keys]
            ways = [spot for spot in spots if spot[1][-1:] not in "▲▼◀▶"]
            words = [faces.card(card), faces.rank(card % 13 + 1)]
            places = [letter_at(spot, word) for word in words for spot in ways]
            self.point(*([place for place in places if place] or [middle(ways[0])])[0])

    def seat(self, names: Sequence[str]) -> None:
        """Before a game: set the number of players and seat `names`."""
        for _ in range(8):
            # The row below it says how many players it does not name.
            row = plain(self.lines(8, 16))
            count = forms("ui.players_turn", n=len(names)) + forms("ui.players_count", n=len(names))
            if any(form in row for form in count):
                break
            self.point(self.box.width - 4, 12)
        self.choose(*seats_row())
        for index, name in enumerate(names):
            while self.more(below=False):
                self.turn_page(False)
            y = 8 + index % self.app.ui.rows * 8
            if index >= self.app.ui.rows:
                self.turn_page(True)
            if not plain(self.lines(y, y + 8)).startswith(name + " "):
                self.point(self.box.width // 4, y + 4)
                self.choose_name(name)
        self.press("back")

    def choose_name(self, name: str) -> None:
        """Choose a name from the list, or key it."""
        if not self.choose_here([name]):
            self.choose("ui.new_name")
            self.type(name)

    def number(self, value: int) -> None:
        """Enter a number and confirm it."""
        if self.has_cross():
            for digit in str(value):
                self.letter(digit)
        else:
            self._count_to(value)
        self.press("ok")

    def _count_to(self, value: int) -> None:
        """Count; what leads to the tens may come in sight once counting has begun."""
        for key in iter(lambda: ways.to_number(self.part, value), ""):
            there = [spot[0] for spot in self.spots()]
            self.press(key if key in there or key + "–" in there else "up")

    def letter(self, letter: str) -> None:
        """Point at a letter or a digit, by way of its group where that is too narrow."""
        top = self.top
        asking = top.part or top
        before = self._keyed(asking)
        while self._keyed(asking) == before:
            there = [letter_at(spot, letter) for spot in self.spots() if spot[0] != "text"]
            ways = [middle(spot) for spot in self.spots() if spot[0] in self._ways(asking, letter)]
            self.point(*([place for place in there if place] or ways[-1:])[0])

    def _keyed(self, asking):
        """Return what is keyed of a number, a name or cards."""
        return getattr(asking, "text", None) or getattr(asking, "digits", "")

    def _ways(self, asking, letter):
        """Return the keys whose groups have a letter or a digit."""
        if hasattr(asking, "cased"):
            options = [asking.cased(one) for one in asking.pad.options()]
            return [key for key, one in zip(asking.pad.keys, options, strict=True) if letter in one]
        arrows = ("left", "up", "right", "down")
        return [key for key, one in zip(arrows, asking.leads(), strict=True) if letter in one]

    def type(self, words: str, finish: bool = True) -> None:
        """Key letters, and finish."""
        for letter in words:
            keyboard = self.top
            self.letter((keyboard.part or keyboard).cased(letter.upper()))
        if finish:
            keyboard = self.top
            self.press("right" if (keyboard.part or keyboard).pad.few else "ok")

    def menu(self, *words: str) -> None:
        """From the sheet or the end, open the menu and choose."""
        self.press("back")
        wanted = [" ".join(form.split()) for one in words for form in forms(one)]
        for tab in range(6):
            if self.choose_here(wanted):
                return
            tabs = [spot for spot in self.spots() if spot[0] == (tab + 2) % 6 and spot[3] == 0]
            self.point(*(middle(tabs[0]) if tabs else (self.box.width - 4, 4)))
        raise AssertionError((wanted, self.lines()))
