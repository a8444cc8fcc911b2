"""The keyboard for names and reasons: fixed groups of letters (firmware.input.letters)."""

from engine.compat import TYPE_CHECKING
from firmware.display.short_names import clean
from firmware.input.letters import DONE, MORE, Letters, variants
from firmware.screens.base import Screen

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from engine.types import Label
    from firmware.app import App
    from firmware.display.pointer import Pointer
    from firmware.display.widgets import Hint
    from firmware.screens.base import Hints
    from firmware.types import Show

# What the text so far answers to a finger as, and what in a group of letters is no letter.
_SIGNS = (MORE, DONE, "▲", "▼", "◀", "▶", "–", ":")


class Keyboard(Screen):
    """Type a text of at most `max_letters` letters; `done(text)` returns whether to close.

    With `letters`, only those can be typed; otherwise each word begins with a capital. With
    `blank`, the text may be empty. Holding a key after its letter leads to the letter's accents;
    with few keys, another hold does.
    """

    # What the text answers to a finger as.
    TEXT = "text"

    def __init__(
        self,
        app: "App",
        title: "Label",
        words: str,
        max_letters: int,
        done: "Callable[..., object]",
        letters: str | None = None,
        blank: bool = False,
    ):
        super().__init__(app)
        self.words = title
        self.text = words
        self.max_letters = max_letters
        self.done = done
        self.blank = blank
        self.pad = Letters(not app.keys.presses("left"), letters)
        # Whether the last press typed a letter: holding on leads to its accents.
        self.typed = False
        # Whether all letters are shown for a finger, and not where the arrows lead.
        self.apart = False

    # -- what is shown ------------------------------------------------------------------------

    def cased(self, letters: str) -> str:
        """Return letters as they would be typed now: small ones after a letter."""
        capital = not self.text or self.text[-1] == " "
        return letters if capital or self.pad.only or self.pad.replaces else letters.lower()

    def draw(self, show: "Show") -> None:
        """Show the text so far, and what leads to letters."""
        show.name(self)

    def only(self) -> str:
        """Return the only letters that can be typed, or ""."""
        return self.pad.only or ""

    def actions(self) -> "Hints":
        """Return what can be done besides typing letters."""
        found: list[Hint] = [("done", ("ui.done", {}))] if self.is_done() else []
        return found + [("leave", ("ui.back", {}))]

    def act(self, name: str) -> None:
        """Hand the text over, or leave."""
        if name == "done":
            self.finish()
        elif name == "leave":
            self.leave()
        else:
            super().act(name)

    def hints(self) -> "Hints":
        """Return what the keys do besides leading to letters."""
        back: Label = ("ui.rub" if self.text or self.pad.on_the_way() else "ui.back"), {}
        if self.pad.few:
            hints: list[Hint] = [("back", back)]
            if self.is_done():
                hints.insert(0, ("right", ("ui.done", {})))
            return hints + [("left", ("keys.accents", {}))] if self.has_accents() else hints
        if not self.pad.on_the_way():
            return [("ok", ("ui.done", {})), ("back", back)] if self.is_done() else [("back", back)]
        ok = self.cased(self.pad.options()[4])
        return [("ok", ok.replace(" ", "_")), ("back", back)] if ok else [("back", back)]

    def is_done(self) -> bool:
        """Return whether the text can be handed over."""
        return bool(self.text) or self.blank

    def has_accents(self) -> bool:
        """Return whether the last letter has accents or another case."""
        return bool(self.text) and not self.pad.only and bool(variants(self.text[-1]))

    def can_vary(self) -> bool:
        """Return whether a key held now leads to accents of its letter."""
        pad = self.pad
        if pad.few or pad.only or pad.replaces or not pad.on_the_way():
            return False
        return any([len(one) == 1 and len(variants(one)) > 1 for one in pad.options()])

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
        elif key == self.TEXT:
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

    def put(self, what: str) -> None:
        """Hand a whole text over."""
        self.text = what[: self.max_letters]
        self.finish()

    def finish(self) -> None:
        """Hand the text over, without spaces around it."""
        words = clean(self.text)
        if not words and not self.blank:
            self.app.say(("keys.no_letters", {}))
        elif self.done(words):
            self.leave()


SCREEN = Keyboard
