"""A number, keyed with four arrows (two presses a digit) or with up and down (digit by digit).

The rhythm is always the same: digits, then OK. A digit that would lead out of the range is neither
offered nor accepted. Where a number may be negative, its sign comes first; on the cross, down is 0
on every pad, and the sign stands beside the digits of a group.
"""

from engine.compat import TYPE_CHECKING, const
from engine.errors import EngineError
from firmware.display.fitting import say
from firmware.screens.base import Screen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from engine.game.questions import Question
    from engine.types import Label
    from firmware.app import App
    from firmware.display.pointer import Pointer
    from firmware.display.widgets import Hint
    from firmware.screens.base import Hints
    from firmware.types import Show


_ARROWS = ("left", "up", "right", "down")
# What each arrow leads to: first a group, then the digit in it; 0 takes one press.
_GROUPS = ("123", "456", "789", "0")
# What is typed of a number.
_TYPED = "-0123456789"
_MAX_DIGITS = const(5)
# What up and down do where digits are turned.
TURNING: "tuple[Hint, ...]" = (("up", ("ui.digit_up", {})), ("down", ("ui.digit_down", {})))
# Numbers that are usually below this one have a hundred too rarely to begin with it.
_HUNDREDS = const(200)


class Number(Screen):
    """Ask `question`, a NUMBER; `done(value)` takes the answer.

    `given` lists the (name, value) answered before, to be shown. `by_cards(word)` switches to
    keying the cards that the number counts, with `word` typed of the first; None: they cannot be
    keyed.
    """

    TURNING = TURNING
    # Whether a digit was refused: then the number is not what was typed, and Enter asks once.
    mistyped = False
    # The digit that was refused last, if nothing was typed since: 10 may begin a card.
    over = ""

    def __init__(
        self,
        app: "App",
        question: "Question",
        done: "Callable[[int], object]",
        given: "Sequence[tuple[Label, int | str]]" = (),
        by_cards: "Callable[[str], object] | None" = None,
    ):
        super().__init__(app)
        if question.default is not None and not question.allows(question.default):
            # An answer from before may not be possible now: who ended the hand was changed.
            question.default = None
        self.question = question
        self.done = done
        self.given = given
        self.by_cards = by_cards
        self.digits = ""
        self.group: int | None = None
        # Whether digits were typed, where each has its place: the next one goes after them.
        self.keyed = False
        # Whether the number was refused: it is still shown, and the next digit starts a new one.
        self.refused = False
        # Where left and right must be held, the cross of arrows is too slow.
        self.cross = app.keys.presses("left")
        self.signed = question.minimum < 0
        self.places = len(str(question.maximum)) + (1 if self.signed else 0)
        # Where the cursor begins, when digits are turned.
        self.place = self.first = 0
        if not self.cross:
            value = question.default if question.default is not None else 0
            usual = question.maximum if question.odd is None else question.odd
            if self.places == 3 and not self.signed and usual < _HUNDREDS and value < 100:
                # A hundred is rare here: left goes to it.
                self.place = self.first = 1
            text = str(abs(value))
            sign = ("-" if value < 0 else "+") if self.signed else ""
            self.digits = sign + "0" * (self.places - len(sign + text)) + text
        # The digits before a key is pressed.
        self.start = self.digits
        self.take_up(question.begun)

    def take_up(self, begun: str) -> None:
        """Go on with what `unfinished` returned before, if it can be keyed here."""
        begun, _, place = begun.partition(":")
        digits = begun[1:] if self.signed and begun[:1] in ("+", "-") else begun
        if [1 for letter in digits + place if letter not in "0123456789"]:
            return
        if len(begun) > _MAX_DIGITS + 1 or len(place) > 1 or (place and self.cross):
            return
        whole = len(begun) == self.places and (len(digits) < len(begun)) == self.signed
        if (self.cross and begun == "-" and self.signed) or (
            digits and (self.cross or whole) and not self.too_far(begun)
        ):
            self.digits = begun
            self.keyed = not self.cross and not place
            if place:
                self.place = min(int(place), self.places - 1)

    def unfinished(self) -> "list[Any] | str | None":
        """Return the digits that are keyed; of turned ones, where the cursor is, too."""
        if self.cross or self.keyed:
            return None if self.digits == self.start else self.digits
        begun = self.digits != self.start or self.place != self.first
        return "%s:%d" % (self.digits, self.place) if begun else None

    def shown(self) -> None:
        """Still show what a message refused."""
        self.refused = True

    def asked(self) -> object:
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

    def words(self) -> str:
        """Return the number as it is shown."""
        if self.cross:
            value = self.value()
            return "-" if value is None else str(value)
        return self.digits

    def letters(self) -> str:
        """Return the digits that can be typed now, and the sign."""
        can = self.can_come if self.cross else self.moved_on
        return "".join([letter for letter in _TYPED if can(letter)])

    def is_ready(self) -> bool:
        """Return whether Enter takes the number."""
        return not self.cross or self.value() is not None

    def draw(self, show: "Show") -> None:
        """Show the question and the number so far."""
        show.number(self)

    def hints(self) -> "Hints":
        """Return what the keys do besides leading to digits."""
        hints: list[Hint]
        if self.cross:
            begun = self.digits or self.group is not None
            taken = self.group is None and self.value() is not None
            hints = [("back", ("ui.rub" if begun else "ui.back", {}))]
            if taken:
                hints.insert(0, ("ok", ("ui.next", {})))
            # The menu leads to the cards where holding OK is the way back, and where OK would take
            # the number offered before it is held.
            cards = self.by_cards and not begun and not taken
            if cards and not self.app.keys.holds("back"):
                hints.append(("ok–", ("ui.cards_held", {})))
            return hints
        # If the cards take the room here, turning is named beside the number.
        hints = [("ok", ("ui.next", {})), ("back", ("ui.back", {}))]
        if self.by_cards:
            hints.append(("right", ("ui.to_cards", {})))
        else:
            hints += TURNING
        return hints

    def actions(self) -> "Hints":
        """Return what can be done besides typing digits."""
        found: list[Hint] = [("ok", ("ui.next", {}))]
        if self.by_cards:
            found.append(("ok–" if self.cross else "right", ("ui.to_cards", {})))
        return found + [("leave", ("ui.back", {}))]

    def act(self, name: str) -> None:
        """Take the number whole, leave whatever is keyed, erase a digit, or press a key."""
        if name == "leave":
            self.leave()
        elif name == "ok":
            self.place = self.places - 1
            self.accept()
        elif name == "erase":
            # Where there is none, a finger that goes on means nothing else.
            if self.begun_here():
                self.type("\b")
        else:
            super().act(name)

    def can(self, name: str) -> bool:
        """Return whether there is a number to go on with, or a digit to erase."""
        return self.begun_here() if name == "erase" else name != "ok" or self.is_ready()

    def expects(self, letter: str) -> bool:
        """Return whether a letter is a digit, the sign or part of a card, or follows one."""
        if letter in "\n\b":
            return self.begun_here()
        return letter in _TYPED or self.makes_card(letter) != ""

    def begun_here(self) -> bool:
        """Return whether digits were keyed on this page that Backspace would erase."""
        return self.keyed or (self.cross and self.digits != "")

    # -- drawing ------------------------------------------------------------------------------

    def leads(self) -> "list[str]":
        """Return the digits that left, up, right and down lead to now, within the range."""
        return [self.led_to(index) for index in range(len(_ARROWS))]

    def led_to(self, index: int) -> str:
        """Return the digits, or the sign, that the arrow `index` leads to now."""
        if self.group is None:
            return self.possible(_GROUPS[index])
        group = _GROUPS[self.group]
        return self.possible(group[index]) if index < len(group) else self.other_sign()

    def other_sign(self) -> str:
        """Return the sign that the number can get before its first digit, or ""."""
        if not self.signed or self.begun() not in ("", "-"):
            return ""
        return "+" if self.begun() else "-"

    def possible(self, digits: str) -> str:
        """Return those of `digits` that may come next: in the range, and in its steps."""
        begun, question = self.begun(), self.question
        if len(begun) == _MAX_DIGITS:
            return ""
        least, most, step = min(0, question.minimum), question.maximum, question.step
        found = ""
        for digit in digits:
            number = int(begun + digit)
            if least <= number <= most and (number % step == 0 or abs(number) * 10 <= most):
                found += digit
        return found

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
                self.by_cards("")
            elif key == "back":
                super().press(key, kind)
            return
        if key == "ok":
            if kind == "press":
                self.accept()
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
            self.by_cards("")

    def makes_card(self, letter: str) -> str:
        """Return what is typed of a card with a letter after the digits, or "" if there is none."""
        question = self.question
        if not self.by_cards or not question.deck or letter in "\n\b ":
            return ""
        from firmware.display.card_faces import Faces

        game = self.app.game
        digits = self.digits if self.cross else self.digits.lstrip("0") if self.keyed else ""
        word = (digits + self.over + letter).lower()
        words = Faces(question.deck, game.faces.names(game.house)).words()
        return word if [1 for one in words if one.startswith(word)] else ""

    def type(self, letter: str) -> None:
        """Key a digit or the sign; Enter accepts the number at once.

        A letter that makes a card of what was typed switches to keying cards.
        """
        mistyped, over = False, ""
        pace = self.app.attention.pace
        if pace.too_fast() and not self.makes_card(letter):
            # It belongs to the digit that was refused.
            return
        if letter == "\n" and self.mistyped:
            self.app.say(("keys.is_number", {"n": self.value()}))
        elif letter == "\n":
            self.place = self.places - 1
            self.accept()
        elif letter == "\b" and self.keyed:
            self.type_out()
        elif letter in "\b ":
            super().type(letter)
        elif letter not in _TYPED or not (self.type_next if self.cross else self.type_into)(letter):
            word = self.makes_card(letter)
            if word and self.by_cards and letter not in _TYPED:
                self.by_cards(word)
                return
            self.app.say(self.why_not(letter))
            over = letter if word else ""
            pace.refused()
            mistyped = self.value() is not None
        self.mistyped, self.over = mistyped, over

    def can_come(self, letter: str) -> bool:
        """Return whether a digit or the sign can come after the digits so far."""
        if letter == "-":
            return self.signed and (self.refused or not self.digits)
        return self.possible(letter) != ""

    def type_next(self, letter: str) -> bool:
        """Append a digit, or begin with the sign; return whether that is possible."""
        possible = self.can_come(letter)
        if possible:
            self.digits = letter if letter == "-" else self.begun() + letter
            self.group = None
            self.refused = False
        return possible

    def moved_on(self, letter: str) -> str:
        """Return the digits after one more, or the other sign, where each has its place.

        "" if that is not possible.
        """
        sign = self.digits[:1] if self.signed else ""
        new = "" if self.refused or not self.keyed else self.digits[len(sign) :].lstrip("0")
        if letter != "-":
            new += letter
        elif self.signed:
            sign = "+" if sign == "-" else "-"
        else:
            return ""
        if self.too_far((sign if sign == "-" else "") + (new or "0")):
            return ""
        return sign + "0" * (self.places - len(sign) - len(new)) + new

    def type_into(self, letter: str) -> bool:
        """Move the digits on by one, where each has its place; return whether that is possible."""
        digits = self.moved_on(letter)
        if not digits:
            return False
        self.digits = digits
        self.refused, self.keyed = False, True
        return True

    def type_out(self) -> None:
        """Erase the digit that was typed last, where each has its place."""
        sign = self.digits[:1] if self.signed else ""
        rest = self.digits[len(sign) : -1]
        self.digits = sign + "0" + rest
        self.keyed = rest.strip("0") != ""

    def touch(self, pointer: "Pointer") -> None:
        """Key the digit that is pointed at, or turn it where each has its place."""
        what = pointer.what
        if isinstance(what, int):
            # Above the middle of a large digit it turns up, below it down.
            low = what == self.place and pointer.low
            self.place = what
            self.turn(9 if low else 1)
        elif pointer.word and pointer.word in _TYPED and what in _ARROWS:
            self.type(pointer.word)
        else:
            super().touch(pointer)

    def why_not(self, key: str) -> "Label":
        """Return which number is wanted, or which key comes next."""
        if key == "ok" and self.group is not None:
            return ("keys.digit", {})
        question = self.question
        facts = {"min": question.minimum, "max": question.maximum, "rule": question.rule}
        return ("keys.number_rule" if question.rule else "keys.number", facts)

    def arrow(self, key: str) -> None:
        """Handle an arrow of the cross: a group, then a digit."""
        index = _ARROWS.index(key)
        digits = self.led_to(index)
        if not digits:
            self.app.say(self.why_not(key))
        elif digits in "+-":
            # The group stays open: its digits follow.
            self.digits = "-" if digits == "-" else ""
            self.refused = False
        elif self.group is None and len(_GROUPS[index]) > 1 and not self.is_only(digits):
            self.group = index
        else:
            self.group = None
            self.digits = self.begun() + digits
            self.refused = False

    def is_only(self, digits: str) -> bool:
        """Return whether a group has one digit left, in a number that goes in steps."""
        return self.question.step > 1 and len(digits) == 1

    def turn(self, step: int) -> None:
        """Turn the digit at the cursor by `step`, past those that would lead out of the range."""
        before, after = self.digits[: self.place], self.digits[self.place + 1 :]
        none = "0" * len(after)
        if self.signed and self.place == 0:
            turned = ["+" if self.digits[0] == "-" else "-"]
        else:
            # The last digit is one of the multiples only.
            every = 1 if after or 10 % self.question.step else self.question.step
            digit = int(self.digits[self.place])
            round_ = [(digit + step * count) % 10 for count in range(1, 10)]
            turned = [str(one) for one in round_ if one % every == 0]
        possible = [before + one for one in turned if not self.too_far(before + one + none)]
        if possible:
            self.digits = possible[0] + (none if self.too_far(possible[0] + after) else after)

    def rub(self) -> None:
        """Undo the last step, or leave."""
        self.refused = False
        if self.cross and self.group is not None:
            self.group = None
        elif self.cross and self.digits:
            self.digits = self.digits[:-1]
        elif not self.cross and self.place > self.first:
            self.place -= 1
        else:
            self.leave()

    def accept(self) -> None:
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
