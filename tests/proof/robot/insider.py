"""A scripted player who knows where the rows are, and goes there by the shortest way.

Measurements count these presses; the power cuts and the long runs play by them.
"""

from collections.abc import Sequence
from typing import Any

from tests.proof.robot import ways
from tests.proof.robot.fingers import Fingers


class Lost(Exception):
    """The player does not find what they are looking for; the text has the screen's content."""


def key_of(label: Any) -> Any:
    """Return the text key of a row's label, or the label itself, where that is a plain text."""
    return label[0] if isinstance(label, tuple) else label


class Insider(Fingers):
    """Reaches into the program for what a list has, and presses the buttons that lead there."""

    def turn(self, steps: int, count: int, forward: str, backward: str) -> None:
        """Press `forward` that many times, or `backward` if shorter in a ring of `count`."""
        steps %= count
        if steps * 2 <= count:
            self.press(*[forward] * steps)
        else:
            self.press(*[backward] * (count - steps))

    def go_to(self, index: int) -> None:
        """Move the choice of a list to row `index`."""
        self.turn(index - self.part.at, self.part.count(), "down", "up")

    def choose_row(self, index: int) -> None:
        """Choose row `index` of a list."""
        self.go_to(index)
        self.press("ok")

    def choose(self, *words: str, **facts: Any) -> None:
        """Choose the row whose text has one of the keys `words`, or is one of them; raises Lost."""
        rows = self.part.items() if hasattr(self.part, "items") else []
        for at, (label, _) in enumerate(rows):
            if key_of(label) in words:
                self.choose_row(at)
                return
        raise self.lost(words)

    def lost(self, looking_for: Any) -> Lost:
        """Return the exception that says what was not found."""
        return Lost(f"looking for {looking_for} on {self.top.module}: {' / '.join(self.lines())}")

    def menu(self, *keys: str) -> None:
        """From the sheet or the end, open the menu and choose a row, in the group that has it."""
        self.press("back")
        self.find(*keys)

    def find(self, *keys: str) -> None:
        """In the menu, choose the row with one of the keys, in the group that has it."""
        menu = self.top
        tabs = getattr(menu, "tabs", ())
        for at, tab in enumerate(tabs):
            if set(keys) & {row[0][0] for row in getattr(menu, "list_" + tab)()}:
                self.turn(at - menu.tab, len(tabs), "right", "left")
                self.choose(*keys)
                return
        raise self.lost(keys)

    def choose_game(self, name: str, count: int) -> None:
        """From the start: choose the game `name`, and the number of players."""
        self.choose("ui.new_game")
        self.choose_row([found for found, _, _ in self.top.games].index(name))
        game = self.top.game
        self.turn(
            count - len(self.top.names), game.max_players - game.min_players + 1, "right", "left"
        )

    def seat(self, names: Sequence[str]) -> None:
        """Before a game, with as many players: give the seats to `names`; new ones are typed."""
        self.choose("ui.seats")
        for index, name in enumerate(names):
            self.go_to(index)
            if self.top.names[index] == name:
                continue
            self.press("ok")
            # Where nobody is known, OK leads straight to the letters.
            if self.top.module == "asking.name":
                known = [label for label, _ in self.top.items()]
                if name in known:
                    self.choose_row(known.index(name))
                    continue
                self.choose("ui.new_name")
            self.type(name)
        self.press("back")

    def number(self, value: int) -> None:
        """Enter a number; one that is offered, or needs no OK at its end, gets none of that."""
        part = self.part
        words = str(value)
        if not part.cross:
            for key in iter(lambda: ways.to_number(part, value), ""):
                self.press(key)
        elif part.question.default != value:
            if value < 0:
                self.press(*ways.digits(value))
            for digit in words if value >= 0 else "":
                for _ in range(2):
                    if self.part is part and part.digits != words:
                        self.press(ways.to_digit(part, digit))
                    if part.group is None:
                        break
        if self.part is part:
            self.press("ok")
