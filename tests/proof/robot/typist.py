"""A scripted player with a keyboard, who types what can be typed."""

from collections.abc import Sequence
from typing import Any

from tests.proof.robot.eyes import forms
from tests.proof.robot.player import Player, seats_row

_KEYS = {"ok": "\n", "back": "\b"}


class Typist(Player):
    """A person who types; where nothing can be typed, the arrows of the keyboard turn pages."""

    def press(self, *keys: str) -> None:
        """Type Enter or Backspace for these keys; an arrow is an arrow of the keyboard."""
        for key in keys:
            if key in _KEYS:
                changed = self.box.type(_KEYS[key])
                self.changed()
                self.presses += 1
                assert changed and not self.blinks(), (f"{key} did nothing", self.lines())
                self.watch()
            else:
                super().press(key)

    def move_to(self, *words: str, **facts: Any) -> None:
        """Type the beginning of a row until it is chosen; of rows that begin alike, move on."""
        wanted = [" ".join(form.split()) for one in words for form in forms(one, **facts)]
        for form in wanted:
            self.write_row(form)
            row = self.chosen()
            if any(row == one or row.startswith(one + " ") for one in wanted):
                return
        super().move_to(*words, **facts)

    def write_row(self, form: str) -> None:
        """Type as much of a row as it takes to choose it."""
        for letter in form:
            if self.chosen().startswith(form):
                return
            self.write(letter)

    def number(self, value: int) -> None:
        """Type a number and Enter."""
        self.write(f"{value}\n")

    signed = number

    def type(self, words: str, finish: bool = True) -> None:
        """Type letters, and Enter."""
        self.write(words + "\n" * finish)

    def seat(self, names: Sequence[str]) -> None:
        """Before a game: set the number of players, and type each name at its seat."""
        self.move_to("ui.begin")
        while not any(
            self.chosen().endswith(form)
            for key in ("ui.players_turn", "ui.players_count")
            for form in forms(key, n=len(names))
        ):
            self.press("right")
        self.choose(*seats_row())
        for name in names:
            self.write(name + "\n")
        self.press("back")

    def find(self, *words: str) -> None:
        """In the menu, type the row; where this group has none, turn to the next one."""
        wanted = [" ".join(form.split()) for one in words for form in forms(one)]
        for _ in range(6):
            for form in wanted:
                self.write_row(form)
                row = self.chosen()
                if any(row == one or row.startswith((one + " ", one + ":")) for one in wanted):
                    return
            self.press("right")
        raise AssertionError((wanted, self.lines()))
