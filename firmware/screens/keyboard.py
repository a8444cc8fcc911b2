"""Letters, for names and reasons: a grid in which the arrows move and OK types."""

from engine.compat import const
from firmware.display.short_names import clean
from firmware.screens.base import Screen

# Letters in a row of the grid: on a wide screen, on a narrow one.
_COLUMNS = const(13)
_FEW_COLUMNS = const(9)

SMALL = "abcdefghijklmnopqrstuvwxyz"
CAPITAL = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
MORE = "àèéìòùäöü0123456789-'.&+"
DONE = "✓"
RUB = "←"
SPACE = "_"
SHIFT = "↑"


class Keyboard(Screen):
    """Type a text of at most `most` letters; `done(text)` returns whether to close.

    With `letters`, only those can be typed; else capitals come first, then small letters.
    """

    def __init__(self, app, title, words, most, done, letters=None):
        super().__init__(app)
        self.words = title
        self.text = words
        self.most = most
        self.done = done
        self.letters = letters
        self.page = 0
        self.at = 0
        self.before = words
        self._columns = _COLUMNS if app.ui.width >= 128 else _FEW_COLUMNS
        self.turn()

    def turn(self):
        """Lay out the letters: capitals at the beginning of a word, else small ones."""
        if self.letters:
            pages = [self.letters]
        else:
            capital = not self.text or self.text[-1] == " "
            first = CAPITAL if capital else SMALL
            pages = [first, MORE, SMALL if capital else CAPITAL]
        self.cells = list(pages[self.page % len(pages)])
        if not self.letters:
            self.cells += [SPACE, SHIFT]
        self.cells += [RUB, DONE]

    def draw(self, ui):
        """Draw the text so far, the grid around the cursor, and the keys."""
        ui.bar(self.words, "%d/%d" % (len(self.text), self.most))
        display = ui.display
        shown = self.text + "_"
        while not ui.fits(shown, ui.width - 4):
            shown = shown[1:]
        display.text(shown, 2, ui.top)
        columns = self._columns
        step = ui.width // columns
        rows = ui.rows - 1
        row = self.at // columns
        top = max(0, min(row, (len(self.cells) - 1) // columns - rows + 1))
        if row < top:
            top = row
        for index in range(top * columns, min(len(self.cells), (top + rows) * columns)):
            x = index % columns * step
            y = ui.top + 8 + (index // columns - top) * 8
            cell = self.cells[index]
            chosen = index == self.at
            if chosen:
                display.fill(x, y, step, 8, 1)
            display.text(cell, x + (step - ui.size(cell)) // 2, y, 8, 0 if chosen else 1)
        cell = self.cells[self.at]
        names = {DONE: "ui.done", RUB: "ui.rub", SPACE: "ui.space", SHIFT: "ui.letters"}
        back = "ui.rub" if self.text else "ui.back"
        ui.hints(("ok", names.get(cell, "ui.type")), ("back", back))

    def press(self, key, kind):
        """Move in the grid, type, rub out; back with nothing typed leaves."""
        count = len(self.cells)
        if kind == "long":
            if key == "ok":
                # What its press typed goes out again: it was a hold.
                self.text = self.before
                self.settle()
                self.finish()
        elif key == "right":
            self.at = (self.at + 1) % count
        elif key == "left":
            self.at = (self.at - 1) % count
        elif key == "down":
            self.jump(1)
        elif key == "up":
            self.jump(-1)
        elif key == "ok":
            self.before = self.text
            self.type(self.cells[self.at])
        elif key == "back" and kind == "press":
            if self.text:
                self.rub()
            else:
                self.leave()

    def jump(self, step):
        """Go to the row above or below; with few keys, to the next letter, as left and right are far."""
        if self.app.keys.holds("left"):
            self.at = (self.at + step) % len(self.cells)
            return
        rows = (len(self.cells) - 1) // self._columns + 1
        row = (self.at // self._columns + step) % rows
        self.at = min(row * self._columns + self.at % self._columns, len(self.cells) - 1)

    def type(self, cell):
        """Do what a cell says."""
        if cell == DONE:
            self.finish()
        elif cell == RUB:
            self.rub()
        elif cell == SHIFT:
            self.page += 1
            at_end = len(self.cells) - self.at
            self.turn()
            self.at = len(self.cells) - at_end
        elif len(self.text) < self.most:
            self.text += " " if cell == SPACE else cell
            self.settle()

    def rub(self):
        """Take the last letter out."""
        self.text = self.text[:-1]
        self.settle()

    def settle(self):
        """After a letter, go back to the letters at hand, keeping the place."""
        from_end = len(self.cells) - self.at
        at_controls = from_end <= 4
        self.page = 0
        self.turn()
        if at_controls:
            self.at = len(self.cells) - from_end
        self.at = max(0, min(self.at, len(self.cells) - 1))

    def finish(self):
        """Hand the text over, without blanks around it."""
        words = clean(self.text)
        if not words:
            return
        if self.done(words):
            self.leave()


SCREEN = Keyboard
