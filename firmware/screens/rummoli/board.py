"""The board: every space with its chips, then the players' chips, and how many there must be."""

from engine.compat import TYPE_CHECKING
from engine.texts import has
from firmware.display.card_faces import pictured
from firmware.screens.base import Screen
from firmware.screens.rummoli.stops import card_due, picture

if TYPE_CHECKING:
    from typing import Any

    from engine.game.game import Game
    from engine.types import Label
    from firmware.app import App
    from firmware.display.widgets import Hint, Ui
    from firmware.screens.base import Row


def words_of(game: "Game", section: str) -> "Label":
    """Return the label of a section of the board, suits as pictures."""
    key = game.section + ".pot_" + section
    return (key, {}) if has(key) else pictured(section)


class Board(Screen):
    """The spaces in three columns, fewer on a narrow screen; the chips are below (RML-16)."""

    def __init__(self, app: "App"):
        super().__init__(app)
        self.top = 0
        self.hidden = 0
        self.due = self.find_due()

    def shown(self) -> None:
        """Look the next card up again when the board is shown: it may have changed."""
        self.due = self.find_due()

    def find_due(self) -> str | None:
        """Return the text of the card that comes next in the stops phase, or None."""
        game = self.app.game
        if game.over or not game.aids.open(game):
            return None
        card = card_due(self.app)
        return None if card is None else picture(card)

    def chips(self) -> "list[Row]":
        """Return the rows of the chips: each player's, those on the board, and all of them."""
        game = self.app.game
        rows: list[Row] = []
        held = 0
        for player in game.players:
            if not player.gone:
                held += player.score
                words: Label = str(player.score)
                if player.score < 0:
                    words = ("stops_screen.debt", {"n": -player.score})
                rows.append((player.name, words))
        lying = game.board.chips()
        rows.append((("stops_screen.board", {}), str(lying)))
        rows.append((("stops_screen.in_all", {}), str(held + lying)))
        return rows

    def draw(self, ui: "Ui") -> None:
        """Draw the bar with all chips, the spaces or the chips, and the next card."""
        game = self.app.game
        sections = [section for row in game.board.rows for section in row]
        chips = self.chips()
        total: Any = chips[-1][1]
        columns = 3 if ui.width >= 128 else 1
        rows = (len(sections) + columns - 1) // columns
        # A large cell takes two rows.
        large = ui.rows >= 6 and 2 * rows <= ui.rows
        number = game.rounds if game.over else game.rounds + 1
        title: Label = ("ui.event_number", {"event": (game.unit(game.house), {}), "n": number})
        if self.due and not large:
            title = ("stops_screen.due", {"card": self.due})
        ui.bar(title, ("stops_screen.chips", {"n": int(total)}))
        # Large cells fill the screen, and count as one row before the chips.
        before = 1 if large else rows
        self.hidden = max(0, before + len(chips) - ui.rows)
        if large:
            self.hidden = max(1, self.hidden)
        self.top = max(0, min(self.top, self.hidden))
        height = 16 if large else 8
        width = ui.width // columns
        if not large or self.top == 0:
            for index in range(len(sections)):
                row = index // columns - self.top
                if row >= 0 and (large or row < ui.rows):
                    y = ui.top + row * height
                    self.cell(ui, index % columns * width, y, width, height, sections[index])
        if not large or self.top:
            for index in range(len(chips)):
                row = before + index - self.top
                if 0 <= row < ui.rows:
                    ui.row(row, chips[index][0], chips[index][1])
        ui.more(self.top > 0, self.top < self.hidden)
        hints: list[Hint] = [("back", ("ui.back", {}))]
        if not self.due or not large:
            # Otherwise the next card is drawn there.
            if not game.over:
                words = ui.forms((game.step(), {}))[-1]
                hints.insert(0, ("ok", words))
            hints.append(("left", ("ui.see_history", {})))
        if self.top < self.hidden:
            hints.insert(hints.index(("back", ("ui.back", {}))) + 1, ("down", ("ui.read_on", {})))
        ui.hints(*hints)
        if self.due and large:
            words = ui.best(("stops_screen.next", {"card": self.due}), 48)
            ui.display.text(words, (ui.width - ui.size(words)) // 2, ui.height - 8)

    def cell(self, ui: "Ui", x: int, y: int, width: int, height: int, name: str) -> None:
        """Draw one space: its chips as large as its height and its name allow."""
        number = str(self.app.game.board.pots[name])
        size, words = 8, ""
        for size in (16, 8) if height >= 16 else (8,):
            room = width - 9 - ui.size(number, size)
            words = ui.best(self.words(name), room)
            if not ui.fits(words, room):
                words = words.replace("-", "")
            if ui.fits(words, room):
                break
        ui.display.text(words, x + 2, y + (height - 8) // 2)
        ui.display.text(
            number, x + width - 3 - ui.size(number, size), y + (height - size) // 2, size
        )

    def words(self, name: str) -> "Label":
        """Return the label of a space, with pictures of the suits."""
        return words_of(self.app.game, name)

    def press(self, key: str, kind: str) -> None:
        """Scroll, go on with what comes next or to the history, or back."""
        if key == "down" and kind != "long":
            self.top = min(self.top + 1, self.hidden)
        elif key == "up" and kind != "long":
            self.top = max(0, self.top - 1)
        elif key in ("left", "right") and kind == "press":
            self.app.close()
            self.app.open("past.history")
        elif key == "ok" and kind == "press" and not self.app.game.over:
            self.go_on()
        else:
            super().press(key, kind)

    def go_on(self) -> None:
        """Enter what comes next, as OK on the sheet does; above the stops phase, return to it."""
        if self.app.stack[-2].module == "rummoli.stops":
            self.app.close()
            return
        self.app.close_to("table.sheet")
        sheet: Any = self.app.stack[-1]
        sheet.enter()


SCREEN = Board
