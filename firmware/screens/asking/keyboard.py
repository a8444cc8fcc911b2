"""The keyboard for names and reasons: fixed groups of letters (firmware.input.letters)."""

from engine.compat import TYPE_CHECKING, const
from firmware.display.short_names import clean
from firmware.input.letters import DONE, MORE, Letters, variants
from firmware.screens.base import Screen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from engine.types import Label
    from firmware.app import App
    from firmware.display.pointer import Pointer
    from firmware.display.widgets import Hint, Ui
    from firmware.screens.base import Hints

# What the text so far answers to a finger as, and what in a group of letters is no letter.
_TEXT = "text"
_SIGNS = (MORE, DONE, "▲", "▼", "◀", "▶", "–", ":")
# How many letters are side by side for a finger.
_ACROSS = const(10)


class Keyboard(Screen):
    """Type a text of at most `max_letters` letters; `done(text)` returns whether to close.

    With `letters`, only those can be typed; otherwise each word begins with a capital. Holding a
    key after its letter leads to the letter's accents; with few keys, another hold does.
    """

    def __init__(
        self,
        app: "App",
        title: "Label",
        words: str,
        max_letters: int,
        done: "Callable[..., object]",
        letters: str | None = None,
    ):
        super().__init__(app)
        self.words = title
        self.text = words
        self.max_letters = max_letters
        self.done = done
        self.pad = Letters(not app.keys.presses("left"), letters)
        # Whether the last press typed a letter: holding on leads to its accents.
        self.typed = False
        # Whether all letters are shown for a finger, and not where the arrows lead.
        self.apart = False

    def wants(self) -> "dict[str, Any]":
        """Return the text so far, the most letters, the only ones ("": any), and no known names."""
        return {
            "kind": "name",
            "text": self.text,
            "most": self.max_letters,
            "only": self.pad.only or "",
            "names": [],
        }

    # -- drawing ------------------------------------------------------------------------------

    def cased(self, letters: str) -> str:
        """Return letters as they would be typed now: small ones after a letter."""
        capital = not self.text or self.text[-1] == " "
        return letters if capital or self.pad.only or self.pad.replaces else letters.lower()

    def draw(self, ui: "Ui") -> None:
        """Draw the text so far, what each key leads to, and what else the keys do."""
        ui.bar(self.words, "%d/%d" % (len(self.text), self.max_letters))
        shown = self.text
        while not ui.fits(shown, ui.width - 8):
            shown = shown[1:]
        end = ui.part(_TEXT, shown, 2, ui.top)
        # The cursor is after the text, so that it does not look like part of a letter.
        ui.display.fill(end + 1, ui.top + 1, 2, 6, 1)
        options = [self.cased(one) for one in self.pad.options()]
        if self.can_vary():
            words = ui.best(("keys.hold_accents", {}), ui.width - end - 8)
            if end + 8 + ui.size(words) <= ui.width:
                ui.part(_TEXT, words, ui.width - 1 - ui.size(words), ui.top)
        self.apart = ui.pointed and ui.holds_cross() and not self.pad.few
        if self.pad.few:
            if ui.rows >= 6:
                self.draw_rows(ui, options)
            else:
                self.draw_line(ui, options)
                return
        elif self.apart:
            self.draw_grid(ui)
        elif ui.holds_cross():
            self.draw_cross(ui, options)
        else:
            self.draw_low(ui, options)
        ui.hints(*self.hints())

    def hints(self) -> "Hints":
        """Return what the keys do besides leading to letters."""
        back: Label = ("ui.rub" if self.text or self.pad.on_the_way() else "ui.back"), {}
        if self.pad.few:
            hints: list[Hint] = [("back", back)]
            if self.text:
                hints.insert(0, ("right", ("ui.done", {})))
            return hints + [("left", ("keys.accents", {}))] if self.has_accents() else hints
        if not self.pad.on_the_way():
            return [("ok", ("ui.done", {})), ("back", back)] if self.text else [("back", back)]
        ok = self.cased(self.pad.options()[4])
        return [("ok", _named(ok)), ("back", back)] if ok else [("back", back)]

    def has_accents(self) -> bool:
        """Return whether the last letter has accents or another case."""
        return bool(self.text) and not self.pad.only and bool(variants(self.text[-1]))

    def can_vary(self) -> bool:
        """Return whether a key held now leads to accents of its letter."""
        pad = self.pad
        if pad.few or pad.only or pad.replaces or not pad.on_the_way():
            return False
        return any([len(one) == 1 and len(variants(one)) > 1 for one in pad.options()])

    def draw_cross(self, ui: "Ui", options: "Sequence[str]") -> None:
        """Draw the arrows around a point, with what each leads to."""
        x, y = ui.width // 2, ui.top + 28
        # With `only`, there are small letters as well: two of them in the large font touch the
        # arrows.
        size = 8 if max([len(one) for one in options]) > (1 if self.pad.only else 3) else 16
        left, up, right, down = [_named(one) for one in options[:4]]
        part = ui.part
        for key, words, arrow, at_x, at_y in (
            ("left", left, "◀", x - 9, y - 4),
            ("up", up, "▲", x - 2, y - 8),
            ("right", right, "▶", x + 6, y - 4),
            ("down", down, "▼", x - 2, y + 1),
        ):
            if words:
                part(key, arrow, at_x, at_y)
        part("up", up, x - ui.size(up, size) // 2, y - 16 if size == 8 else y - 20, size)
        part("down", down, x - ui.size(down, size) // 2, y + 9 if size == 8 else y + 5, size)
        part("left", left, x - 12 - ui.size(left, size), y - size // 2, size)
        part("right", right, x + 13, y - size // 2, size)

    def draw_grid(self, ui: "Ui") -> None:
        """Draw all letters apart from each other, for a finger."""
        letters = self.cased(self.pad.all())
        pitch = (ui.rows * 8 - 8) // ((len(letters) + _ACROSS - 1) // _ACROSS)
        wide = ui.width // _ACROSS
        for at in range(len(letters)):
            x, y = at % _ACROSS * wide, ui.top + 8 + at // _ACROSS * pitch
            letter = _named(letters[at])
            ui.area((letters[at],), x, y, wide, pitch)
            ui.display.text(letter, x + (wide - ui.size(letter)) // 2, y + (pitch - 8) // 2)

    def draw_low(self, ui: "Ui", options: "Sequence[str]") -> None:
        """Draw in two rows what the arrows lead to."""
        middle = ui.width // 2
        rows = ((1, 0), (3, 2))
        for row in range(2):
            y = ui.top + (8 if ui.rows >= 3 else 0) + row * 8
            for column in range(2):
                index = rows[row][column]
                if options[index]:
                    arrow = ("◀", "▲", "▶", "▼")[index]
                    words = arrow + _fitting(ui, options[index], middle - 2 - ui.size(arrow))
                    key = self.pad.keys[index]
                    ui.part(key, words, 1 + column * (middle + 1), y)

    def draw_rows(self, ui: "Ui", options: "Sequence[str]") -> None:
        """Draw a row for each of three keys."""
        labels = [ui.label(key) for key in self.pad.keys]
        left = max([ui.size(label) for label in labels]) + 8
        for index in range(3):
            y = ui.top + 12 + index * 11
            ui.area(self.pad.keys[index], 2, y, left - 8, 8)
            ui.display.text(labels[index], 2, y)
            ui.part(self.pad.keys[index], " ".join(list(_named(options[index]))), left, y)

    def draw_line(self, ui: "Ui", options: "Sequence[str]") -> None:
        """Draw all in the last row, and above it the other hints."""
        y = ui.height - 8
        for whole in (True, False):
            parts: list[str] = []
            for index in range(3):
                words = _named(options[index]) if whole else _ends(options[index])
                parts.append(ui.label(self.pad.keys[index]) + ":" + words if words else "")
            if sum([ui.size(part) for part in parts]) + 8 <= ui.width:
                break
        left, middle, right = [ui.size(part) for part in parts]
        keys = self.pad.keys
        ui.part(keys[0], parts[0], 0, y)
        ui.part(keys[1], parts[1], (left + ui.width - right - middle) // 2, y)
        ui.part(keys[2], parts[2], ui.width - right, y)
        x = 1
        for key, what in self.hints():
            words = ui.label(key) + " " + ui.best(what, 24)
            if x + ui.size(words) <= ui.width:
                x = ui.part(key, words, x, y - 8) + 5

    # -- keys ---------------------------------------------------------------------------------

    def press(self, key: str, kind: str) -> None:
        """Go on to a letter, erase, finish, or leave if nothing is typed."""
        few = self.pad.few
        if kind != "press":
            if key == "back":
                super().press(key, kind)
            elif self.typed and not few:
                self.typed = False
                self.pad.vary(self.text[-1])
            return
        self.typed = False
        if key == "back":
            self.rub()
        elif few and key == "right":
            self.finish()
        elif few and key == "left":
            if not self.has_accents() or not self.pad.vary(self.text[-1]):
                self.app.say(("keys.no_accents", {}))
        elif self.apart and key in self.pad.keys and key != "ok":
            # Where an arrow leads was not seen: now it is.
            self.apart = False
        elif key in self.pad.keys:
            self.accept(self.pad.press(key))

    def type(self, letter: str) -> None:
        """Type a letter as it is; Enter finishes, and Backspace erases."""
        if letter == "\n":
            self.finish()
        elif letter == "\b":
            self.rub()
        elif self.pad.only and letter not in self.pad.only or not self.app.display.draws(letter):
            self.app.say(("keys.no_letter", {"letter": letter}))
        elif len(self.text) >= self.max_letters:
            self.app.say(("keys.letters_all", {"n": self.max_letters}))
        else:
            self.pad.start()
            self.text += letter

    def touch(self, pointer: "Pointer") -> None:
        """Take the letter that is pointed at; the text so far leads to the accents of its end."""
        key = pointer.what
        letter = pointer.word.replace("_", " ")
        if isinstance(key, tuple):
            self.typed = False
            if key[0] == MORE:
                self.pad.more()
            else:
                self.accept(key[0])
        elif key == _TEXT:
            if not self.has_accents() or not self.pad.vary(self.text[-1]):
                self.app.say(("keys.no_accents", {}))
        elif key in self.pad.keys and len(letter) == 1 and letter not in _SIGNS:
            self.typed = False
            self.accept(letter)
        else:
            super().touch(pointer)

    def accept(self, found: str | bool | None) -> None:
        """Handle what a key led to."""
        if found == DONE:
            self.finish()
        elif isinstance(found, str):
            letter = self.cased(found)
            if self.pad.replaces:
                self.text = self.text[:-1] + letter
                self.typed = False
            elif len(self.text) < self.max_letters:
                self.text += letter
                self.typed = True
            else:
                self.app.say(("keys.letters_all", {"n": self.max_letters}))
            self.pad.start()

    def rub(self) -> None:
        """Undo the last step or erase the last letter, else leave."""
        if self.pad.on_the_way():
            self.pad.start()
        elif self.text:
            self.text = self.text[:-1]
        else:
            self.leave()

    def why_not(self, key: str) -> "Label":
        """Return that nothing is typed yet, if that is why."""
        return ("keys.no_letters", {}) if not self.text else ""

    def unfinished(self) -> "list[Any] | str | None":
        """Return what is typed so far."""
        return self.text or None

    def finish(self) -> None:
        """Hand the text over, without spaces around it."""
        words = clean(self.text)
        if not words:
            self.app.say(("keys.no_letters", {}))
        elif self.done(words):
            self.leave()


def _named(letters: str) -> str:
    """Return letters as they are shown: a space as a line."""
    return letters.replace(" ", "_")


def _ends(letters: str) -> str:
    """Return the first and the last of letters."""
    return _named(letters if len(letters) < 4 else letters[0] + "–" + letters[-1])


def _fitting(ui: "Ui", letters: str, room: int) -> str:
    """Return all letters if they fit, else the first and the last."""
    words = _named(letters)
    return words if ui.fits(words, room) else _ends(letters)


SCREEN = Keyboard
