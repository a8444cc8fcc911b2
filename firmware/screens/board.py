"""The board: every section with its chips, and what must be on the table in all."""

from engine.texts import has
from firmware.screens.base import Screen
from firmware.ui import pictured


class Board(Screen):
    """The sections of the game's board in three columns, fewer on a narrow screen."""

    def __init__(self, app):
        Screen.__init__(self, app)
        self.top = 0

    def draw(self, ui):
        """Draw the sections, a framed cell each where there is room."""
        game = self.app.game
        sections = game.board()
        total = sum([chips for _, _, chips in sections])
        number = game.rounds if game.over else game.rounds + 1
        hand = ("ui.event_number", {"event": (game.section + ".unit", {}), "n": number})
        ui.bar(hand, ("ui.on_board", {"n": total}))
        columns = 3 if ui.width >= 128 else 1
        height = 14 if ui.rows >= 6 and len(sections) <= 9 else 8
        visible = ui.rows * 8 // height
        rows = (len(sections) + columns - 1) // columns
        self.hidden = max(0, rows - visible)
        self.top = max(0, min(self.top, self.hidden))
        width = ui.width // columns
        for index in range(len(sections)):
            row = index // columns - self.top
            if 0 <= row < visible:
                self.cell(ui, index % columns * width, ui.top + 1 + row * height, width, height, sections[index])
        ui.more(self.top > 0, self.top < self.hidden)
        ui.hints(("back", "ui.back"), ("right", "ui.history"))

    def cell(self, ui, x, y, width, height, section):
        """Draw one section."""
        name, label, chips = section
        number = str(chips)
        words = ui.best(self.words(name), width - 9 - ui.size(number))
        top = y
        if height > 8:
            ui.display.frame(x, y, width - 1, height - 1, 1)
            top = y + 2
        ui.display.text(words, x + 3, top)
        ui.display.text(number, x + width - 4 - ui.size(number), top)

    def words(self, name):
        """Return the label of a section, suits as pictures."""
        key = self.app.game.section + ".pot_" + name
        if has(key):
            return (key, {})
        return pictured(name)

    def press(self, key, kind):
        """Scroll, go on to the history, or back."""
        if key == "down" and kind != "long":
            self.top = min(self.top + 1, self.hidden)
        elif key == "up" and kind != "long":
            self.top = max(0, self.top - 1)
        elif key == "right" and kind == "press":
            self.app.close()
            self.app.open("history")
        else:
            Screen.press(self, key, kind)


SCREEN = Board
