"""A number, keyed with four arrows (two presses a digit) or with up and down (digit by digit).

The rhythm is always the same: digits, then OK. A digit that would lead out of the range is neither
offered nor accepted. Where a number may be negative, its sign comes first.
"""

from engine.compat import TYPE_CHECKING, const
from engine.errors import EngineError
from firmware.display.fitting import say
from firmware.screens.base import Screen
from firmware.screens.number_layout import TURNING, draw_large, draw_low, draw_middle

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from engine.play.questions import Question
    from engine.types import Label
    from firmware.app import App
    from firmware.display.widgets import Ui

# What the arrows lead to: first a group, then the digit in it; 0 takes one press.
_GROUPS = (("left", "123"), ("up", "456"), ("right", "789"), ("down", "0"))
_MAX_DIGITS = const(5)


class Number(Screen):
    """Ask `question`, a NUMBER; `done(value)` takes the answer.

    `given` lists the (name, value) answered before, to be shown. `by_cards()` switches to keying
    the cards that the number counts; None: they cannot be keyed.
    """

    def __init__(
        self,
        app: "App",
        question: "Question",
        done: "Callable[[int], object]",
        given: "Sequence[tuple[str, Any]]" = (),
        by_cards: "Callable[[], object] | None" = None,
    ):
        super().__init__(app)
        self.question = question
        self.done = done
        self.given = given
        self.by_cards = by_cards
        self.digits = ""
        self.group: int | None = None
        # Whether the number was refused: it is still shown, and the next digit starts a new one.
        self.refused = False
        # Where left and right must be held, the cross of arrows is too slow.
        self.cross = app.keys.presses("left")
        self.signed = question.minimum < 0
        self.places = len(str(question.maximum)) + (1 if self.signed else 0)
        self.place = 0
        if not self.cross:
            value = question.default if question.default is not None else 0
            text = str(abs(value))
            sign = ("-" if value < 0 else "+") if self.signed else ""
            self.digits = sign + "0" * (self.places - len(sign + text)) + text

    def shown(self) -> None:
        """Still show what a message refused."""
        self.refused = True

    def asked(self) -> "Any":
        """Return what identifies the present question.

        Where OK moves from digit to digit, each digit is a question of its own: a doubled press of
        OK accepts no digit unseen.
        """
        return self if self.cross else (self, self.place)

    def value(self) -> "int | None":
        """Return the number keyed so far, else the one offered, else None."""
        if self.digits == "-":
            return None
        if self.digits:
            return int(self.digits)
        return self.question.default

    # -- drawing ------------------------------------------------------------------------------

    def draw(self, ui: "Ui") -> None:
        """Draw the question, the number, what the arrows lead to, and the answers before."""
        question = self.question
        ui.bar((question.key, question.facts), self.aside)
        if ui.rows >= 6:
            draw_large(ui, self)
        elif ui.rows >= 3:
            draw_middle(ui, self)
        else:
            draw_low(ui, self)
        if self.cross:
            begun = self.digits or self.group is not None
            taken = self.group is None and self.value() is not None
            hints = (("ok", "ui.next"),) if taken else ()
            hints += (("back", "ui.rub" if begun else "ui.back"),)
            # The menu leads to the cards where holding OK is the way back, and where OK would take
            # the number offered before it is held.
            cards = self.by_cards and not begun and not taken and not self.app.keys.holds("back")
            ui.hints(*hints, *((("ok–", "ui.cards_held"),) if cards else ()))
        else:
            # If the cards take the room here, turning is named beside the number.
            more = (("right", "ui.to_cards"),) if self.by_cards else TURNING
            ui.hints(("ok", "ui.next"), ("back", "ui.back"), *more)

    def leads(self) -> "list[str]":
        """Return the digits that left, up, right and down lead to now, within the range."""
        found = []
        for _, digits in _GROUPS:
            found.append("".join([digit for digit in digits if self.can_be(digit)]))
        if self.group is None:
            if self.signed and (self.refused or not self.digits):
                found[3] = "-"
            return found
        return [digit if digit in found[self.group] else "" for digit in _GROUPS[self.group][1]] + [
            ""
        ]

    def can_be(self, digit: str) -> bool:
        """Return whether `digit` may come next."""
        begun = self.begun()
        return len(begun) < _MAX_DIGITS and not self.too_far(begun + digit)

    def begun(self) -> str:
        """Return the digits that the next one is appended to, without a leading 0."""
        if self.refused or self.digits == "0":
            return ""
        return "-" if self.digits == "-0" else self.digits

    def too_far(self, digits: str) -> bool:
        """Return whether `digits` are out of the range, whatever follows."""
        number = int(digits)
        return number > self.question.maximum or number < min(0, self.question.minimum)

    # -- keys ---------------------------------------------------------------------------------

    def press(self, key: str, kind: str) -> None:
        """Key digits, accept the number, or go back."""
        if kind == "long":
            if key == "ok" and self.by_cards:
                self.by_cards()
            elif key == "back":
                super().press(key, kind)
            return
        if key == "ok":
            if kind == "press":
                self.take()
        elif key == "back":
            if kind == "press":
                self.rub()
        elif self.cross:
            if kind == "press":
                self.arrow(key)
        elif key == "up" or key == "down":
            self.turn(1 if key == "up" else 9)
        elif key == "left" and self.place:
            self.place -= 1
        elif key == "right" and self.by_cards:
            self.by_cards()

    def why_not(self, key: str) -> "Label":
        """Return which number is wanted, or which key comes next."""
        if key == "ok" and self.group is not None:
            return ("keys.digit", {})
        question = self.question
        facts = {"min": question.minimum, "max": question.maximum, "rule": question.rule}
        return ("keys.number_rule" if question.rule else "keys.number", facts)

    def arrow(self, key: str) -> None:
        """Handle an arrow of the cross: a group, then a digit."""
        index = ("left", "up", "right", "down").index(key)
        digits = self.leads()[index]
        if not digits:
            self.app.say(self.why_not(key))
        elif self.group is None and len(_GROUPS[index][1]) > 1:
            self.group = index
        else:
            self.group = None
            self.digits = self.begun() + digits
            self.refused = False

    def turn(self, step: int) -> None:
        """Turn the digit at the cursor by `step`, past those that would lead out of the range."""
        before, after = self.digits[: self.place], self.digits[self.place + 1 :]
        if self.signed and self.place == 0:
            self.digits = ("+" if self.digits[0] == "-" else "-") + after
            return
        digit = int(self.digits[self.place])
        while True:
            digit = (digit + step) % 10
            if not self.too_far(before + str(digit) + "0" * len(after)):
                break
        self.digits = before + str(digit) + after
        if self.too_far(self.digits):
            self.digits = before + str(digit) + "0" * len(after)

    def rub(self) -> None:
        """Undo the last step, or leave."""
        self.refused = False
        if self.cross and self.group is not None:
            self.group = None
        elif self.cross and self.digits:
            self.digits = self.digits[:-1]
        elif not self.cross and self.place:
            self.place -= 1
        else:
            self.leave()

    def take(self) -> None:
        """Check the number and hand it over; with few keys, OK first goes through the digits."""
        if not self.cross and self.place < self.places - 1:
            self.place += 1
            return
        value = self.value()
        if value is None or self.group is not None:
            self.app.say(self.why_not("ok"))
            return
        question = self.question
        try:
            question.check(value)
        except EngineError as error:
            self.refused = True
            self.app.refuse(error)
            return
        if question.is_odd(value):
            facts = {"n": value, "what": say((question.key, question.facts))}
            self.app.ask(("ui.really", facts), lambda: self.done(value))
        else:
            self.done(value)


SCREEN = Number
