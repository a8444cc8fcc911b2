"""A number, keyed with four arrows (two presses a digit) or with up and down (digit by digit).

The rhythm is always the same: digits, then OK. A digit with which the number could not be is
neither offered nor taken. Where a number may be negative, its sign comes first.
"""

from engine.compat import const
from engine.errors import EngineError
from firmware.display.fitting import say
from firmware.screens.base import Screen

# What the arrows lead to: first a group, then the digit in it; 0 is one press.
_GROUPS = (("left", "123"), ("up", "456"), ("right", "789"), ("down", "0"))
_WITHIN = ("left", "up", "right")
_MOST_DIGITS = const(5)


class Number(Screen):
    """Ask `question`, a NUMBER; `done(value)` takes the answer.

    `given` (or None) is a list of (name, value) that were answered before, to be seen again;
    `by_cards()` (or None) changes to keying the cards that the number counts.
    """

    def __init__(self, app, question, done, given=None, by_cards=None):
        super().__init__(app)
        self.question = question
        self.done = done
        self.given = given or []
        self.by_cards = by_cards
        self.digits = ""
        self.group = None
        # Whether the number was refused: it is seen, and the next digit begins anew.
        self.refused = False
        # Keys for left and right that must be held are too slow for the cross of arrows.
        self.cross = app.keys.presses("left")
        self.signed = question.least < 0
        self.places = len(str(question.most)) + (1 if self.signed else 0)
        self.place = 0
        if not self.cross:
            value = question.default if question.default is not None else 0
            text = str(abs(value))
            sign = ("-" if value < 0 else "+") if self.signed else ""
            self.digits = sign + "0" * (self.places - len(sign + text)) + text

    def shown(self):
        """Back from a message: what was refused is still seen."""
        self.refused = True

    def asked(self):
        """Return what is asked: where OK goes through the digits, each for itself, so that OK
        pressed twice takes no digit that nobody has looked at.
        """
        return self if self.cross else (self, self.place)

    def value(self):
        """Return the number as keyed so far; the offered one where nothing is; None without
        both.
        """
        if self.digits == "-":
            return None
        if self.digits:
            return int(self.digits)
        return self.question.default

    # -- drawing ------------------------------------------------------------------------------

    def draw(self, ui):
        """Draw the question, the number, what the arrows lead to, and what was given before."""
        question = self.question
        ui.bar((question.key, question.facts), self.aside)
        if ui.rows >= 6:
            self.draw_large(ui)
        elif ui.rows >= 3:
            self.draw_middle(ui)
        else:
            self.draw_low(ui)
        if self.cross:
            rub = "ui.rub" if self.digits or self.group is not None else "ui.back"
            taken = self.group is None and self.value() is not None
            ui.hints(*((("ok", "ui.next"),) if taken else ()), ("back", rub))
        else:
            turning = (("up", "ui.digit_up"), ("down", "ui.digit_down"))
            side = (("right", "ui.to_cards"),) if self.by_cards else ()
            ui.hints(("ok", "ui.next"), ("back", "ui.back"), *(side + turning))

    def number_words(self):
        """Return the number as it is shown."""
        if self.cross:
            value = self.value()
            return "-" if value is None else str(value)
        return self.digits

    def fitting(self, ui, words, room, size):
        """Return the largest size up to `size` in which a number fits into `room`."""
        gaps = 0 if self.cross else 3 * len(words)
        while size > 8 and ui.size(words, size) + gaps > room:
            size -= 8
        return size

    def draw_number(self, ui, x, y, size):
        """Draw the number with its right edge at `x`; a cursor under the digit that up and down
        turn.
        """
        words = self.number_words()
        size = self.fitting(ui, words, x, size)
        display = ui.display
        if not self.cross:
            self.draw_digits(ui, words, x, y, size)
            return
        left = x - ui.size(words, size)
        display.text(words, left, y, size)
        if self.refused or (not self.digits and self.question.default is not None):
            display.dots(left, y + size, x - left, 2)

    def draw_digits(self, ui, words, x, y, size):
        """Draw digits so far apart that the bright ground of one touches no other."""
        for place in range(len(words) - 1, -1, -1):
            width = ui.size(words[place], size)
            x -= width
            ui.display.text(words[place], x, y, size)
            if place == self.place:
                ui.display.invert(x - 1, y, width + 2, size)
            x -= 3 if size > 8 else 2

    def draw_large(self, ui):
        """On 128x64: the number at the left, the cross at the right."""
        display = ui.display
        # Without the cross at the right, there is room for a sign.
        self.draw_number(ui, 76 if self.signed and not self.cross else 52, ui.top + 3, 24)
        display.text(self.range_words(ui, 54), 2, ui.top + 31)
        if self.given:
            name, value = self.given[-1]
            words = " " + str(value)
            name = ui.shorten(name, 54 - ui.size(words))
            display.text(name + words, 2, ui.top + 40)
        if self.cross:
            self.draw_cross(ui, 94, ui.top + 23, 16)

    def draw_middle(self, ui):
        """On 72x40: the number at the left, what the arrows lead to in three rows at the right."""
        size = 16 if len(self.number_words()) < 3 else 8
        if ui.size(self.number_words(), size) > 24:
            # Above what left leads to, which so long a number would run into.
            self.draw_number(ui, 34, ui.top, 8)
        else:
            self.draw_number(ui, 26, ui.top + 3, size)
        if not self.cross:
            return
        left, up, right, down = self.leads()
        display = ui.display
        middle = ui.width - 22
        if up:
            display.text("▲" + up, middle - ui.size("▲" + up) // 2, ui.top)
        if left:
            display.text(left + "◀", middle - 2 - ui.size(left + "◀"), ui.top + 8)
        if right:
            display.text("▶" + right, middle + 2, ui.top + 8)
        if down:
            display.text("▼" + down, middle - ui.size("▼" + down) // 2, ui.top + 16)

    def draw_low(self, ui):
        """On 128x32: two rows."""
        # Four digits, or a sign before them, take more room.
        right = 58 if self.signed or self.places > 3 else 40
        self.draw_number(ui, right, ui.top, 16)
        right += 8
        ui.display.text(self.range_words(ui, 60), right, ui.top)
        if self.given:
            name, value = self.given[-1]
            room = ui.width - right - ui.size(" " + str(value))
            ui.display.text(ui.shorten(name, min(80, room)) + " " + str(value), right, ui.top + 8)

    def range_words(self, ui, width):
        """Return the range that the number must be in."""
        question = self.question
        key = "ui.range_signed" if self.signed else "ui.range"
        return ui.best((key, {"least": question.least, "most": question.most}), width)

    def draw_cross(self, ui, x, y, rise):
        """Draw what each arrow leads to around the point x, y."""
        display = ui.display
        left, up, right, down = [" ".join(digits) for digits in self.leads()]
        if left:
            display.text("◀", x - 7, y - 4)
            display.text(left, x - 9 - ui.size(left), y - 4)
        if right:
            display.text("▶", x + 4, y - 4)
            display.text(right, x + 11, y - 4)
        if up:
            display.text("▲", x - 2, y - 4 - rise // 2)
            display.text(up, x - ui.size(up) // 2, y - 4 - rise)
        if down:
            display.text("▼", x - 2, y - 4 + rise // 2)
            display.text(down, x - ui.size(down) // 2, y - 4 + rise)

    def leads(self):
        """Return the digits that left, up, right and down lead to now; none with which the number
        could not be.
        """
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

    def can_be(self, digit):
        """Return whether a number may go on with `digit`."""
        begun = self.begun()
        return len(begun) < _MOST_DIGITS and not self.too_far(begun + digit)

    def begun(self):
        """Return what the next digit is added to: a 0 that came first is dropped."""
        if self.refused or self.digits == "0":
            return ""
        return "-" if self.digits == "-0" else self.digits

    def too_far(self, digits):
        """Return whether more digits can never bring a number back into its range."""
        number = int(digits)
        return number > self.question.most or number < min(0, self.question.least)

    # -- keys ---------------------------------------------------------------------------------

    def press(self, key, kind):
        """Key digits, take the number, or go back."""
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

    def why_not(self, key):
        """Say which number is wanted, or what takes it."""
        if key == "ok" and self.group is not None:
            return ("keys.digit", {})
        question = self.question
        facts = {"least": question.least, "most": question.most, "rule": question.rule}
        return ("keys.number_rule" if question.rule else "keys.number", facts)

    def arrow(self, key):
        """Take an arrow of the cross: a group, then a digit."""
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

    def turn(self, step):
        """Turn the digit at the cursor, past those with which the number would be too large."""
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

    def rub(self):
        """Take the last step back, or leave."""
        self.refused = False
        if self.cross and self.group is not None:
            self.group = None
        elif self.cross and self.digits:
            self.digits = self.digits[:-1]
        elif not self.cross and self.place:
            self.place -= 1
        else:
            self.leave()

    def take(self):
        """Check the number and hand it over; with few keys OK first goes through the digits."""
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
