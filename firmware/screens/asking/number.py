"""A number, keyed with four arrows (two presses a digit) or, with few keys, counted up and down.

The rhythm is always the same: the number, then OK. What would lead out of the range is neither
offered nor accepted. On the cross, down is 0 on every pad, and beside the digits of a group stands
the sign of a number that may be negative, or, after a digit, a plus: 12+11+7 is 30. With few keys,
up and down count in units; left, which is held there, leads to the tens, the hundreds, and back.
"""

from engine.compat import TYPE_CHECKING, const, is_list
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
    from firmware.screens.asking.rows import Rows
    from firmware.screens.base import Hints
    from firmware.types import Show


_ARROWS = ("left", "up", "right", "down")
# What each arrow leads to: first a group, then the digit in it; 0 takes one press.
_GROUPS = ("123", "456", "789", "0")
# The keys with which a number or a sum is typed.
_TYPED = "-0123456789+"
# How many letters a number has, with its sign; a sum; and a sum that is shown whole.
_MAX_DIGITS = const(6)
_LONGEST = const(16)
_SHOWN = const(7)
# A limit from which on nobody comes near it.
_FAR = const(9999)
# What up and down do.
_BY_ONES = ("ui.count_up", "ui.count_down")
_BY_MANY = ("ui.count_many_up", "ui.count_many_down")
# Of so many numbers or fewer, counting past one end leads to the other.
_SMALL = const(20)


class Number(Screen):
    """Ask `question`, a NUMBER; `done(value)` takes the answer.

    `given` lists the (name, value) answered before, to be shown. `by_cards(word)` switches to
    keying the cards that the number counts, with `word` typed of the first; None: they cannot be
    keyed. An answer that is offered may be their list: OK keeps it.
    """

    # What a finger taps it on (firmware/input/aim.py).
    pad_kind = "digits"
    # Whether a digit was refused: then the number is not what was typed, and Enter asks once.
    mistyped = False
    # Whether a digit or Enter was refused: digits that follow without a pause belong to that
    # number, or to another one.
    stopped = False
    # Whether it goes on by itself, being full; whether the number before did.
    full = led = False
    # The digit that was refused last, if nothing was typed since: 10 may begin a card.
    over = ""
    # Whether OK is down, and its press counts once it is released.
    waiting = False
    # The rows of the page of which the question is one, and what goes to another one of them.
    rows: "Rows | None" = None
    go_to_row: "Callable[[int], object] | None" = None
    # What leads back from all of them.
    leave_page: "Callable[[], object] | None" = None
    # What erases the last digit of the number before.
    erase_before: "Callable[[], object] | None" = None
    # The hint of back, where it leads neither to the row above nor out.
    back_hint: "Label" = ""

    def __init__(
        self,
        app: "App",
        question: "Question",
        done: "Callable[[Any], object]",
        given: "Sequence[tuple[Label, int | str]]" = (),
        by_cards: "Callable[[str], object] | None" = None,
    ):
        super().__init__(app)
        default = question.default
        if default is not None and not question.allows(question.number(default)):
            # An answer from before may not be possible now: who ended the hand was changed.
            question.default = None
        self.question = question
        # The number that is offered, counted if it is of cards, or None.
        self.offered: int | None = question.number(question.default)
        self.done = done
        self.given = given
        self.by_cards = by_cards
        # What was keyed.
        self.digits = ""
        self.group: int | None = None
        # Whether the number was refused: it is still shown, and the next digit starts a new one.
        self.refused = False
        # Where left and right must be held, the cross of arrows is too slow.
        self.cross = app.keys.presses("left")
        self.signed = question.minimum < 0
        # By how much up and down count: the steps, the tens, and so on; and by which now.
        farthest = max(question.maximum, -question.minimum)
        self.units = _units(question.step, farthest if question.minimum < question.maximum else 0)
        self.place = 0
        self.take_up(question.begun)

    @property
    def unit(self) -> int:
        """By how much up and down count."""
        return self.units[self.place]

    def take_up(self, begun: str) -> None:
        """Go on with what `unfinished` returned before, if it can be keyed here."""
        begun, _, place = begun.partition(":")
        digits = begun[1:] if begun[:1] == "-" else begun
        parts = digits.split("+")
        if len(begun) > (_LONGEST if parts[1:] else _MAX_DIGITS + 1) or len(place) > 1:
            return
        if "" in parts[:-1]:
            return
        if [1 for letter in "".join(parts) + place if letter not in "0123456789"]:
            return
        if begun[:1] == "-" and not self.signed:
            return
        if digits and self.too_far(begun):
            return
        self.digits = begun
        if place and not self.cross:
            self.place = min(int(place), len(self.units) - 1)

    def keyed(self) -> "int | None":
        """Return the number that was keyed, if it can be taken without asking, or None."""
        value, question = self.value(), self.question
        taken = self.digits and not self.place and self.group is None
        return value if taken and question.allows(value) and not question.is_odd(value) else None

    def unfinished(self) -> "list[Any] | str | None":
        """Return what is keyed; where it is counted, by how much, too."""
        if self.place:
            return "%s:%d" % (self.digits, self.place)
        return self.digits or None

    def resumed(self) -> None:
        """Still show what a message refused; forget a key that was down before."""
        self.refused, self.waiting = True, False

    def has_cards(self) -> bool:
        """Return whether the number that is offered is of cards, which can be shown."""
        return bool(self.by_cards) and not self.digits and is_list(self.question.default)

    def tick(self, now: int) -> None:
        """Let the press of OK count once it is released, where holding it shows the cards."""
        if self.waiting and self.app.keys.down_for("ok", now) is None:
            self.waiting = False
            self.accept()
            self.app.dirty = True
            self.app.keep_draft()

    def value(self) -> "int | None":
        """Return the number keyed so far, else the one offered, else None; or 0 with few keys."""
        if self.digits == "-":
            return None
        if self.digits:
            return _total(self.digits)
        if self.offered is None and not self.cross:
            return min(0, self.question.maximum)
        return self.offered

    def words(self) -> str:
        """Return the number as it is shown; of a long sum what it comes to."""
        value = self.value()
        if value is None:
            # A sign alone is told from nothing.
            return "-_" if self.digits else "-"
        if "+" in self.digits:
            return self.digits if len(self.digits) <= _SHOWN else self.compact()
        return self.digits if self.digits == "-0" else str(value)

    def compact(self) -> str:
        """Return what a sum comes to, which takes less room."""
        return "=%s" % self.value() if "+" in self.digits else self.words()

    def whole(self) -> str:
        """Return the number as it is shown where there is room for any sum."""
        return self.digits if "+" in self.digits else self.words()

    def in_row(self) -> str:
        """Return the number as its row has it."""
        return "_" if self.value() is None and not self.digits else self.words()

    def letters(self) -> str:
        """Return the digits that can be tapped now, and the sign."""
        before = self.refused
        self.refused = before or self.replaces()
        found = [one for one in _TYPED if self.can_come(one)]
        self.refused = before
        return "".join(found)

    def replaces(self) -> bool:
        """Return whether a tapped digit replaces the one there, as no second digit is possible.

        In a larger range whoever taps two digits means both, and is told that they are too many.
        """
        single = len(self.digits) == 1 and not self.signed and self.question.maximum < _SMALL
        return single and not self.possible("0123456789")

    def is_ready(self) -> bool:
        """Return whether Enter takes the number."""
        return self.value() is not None

    def draw(self, show: "Show") -> None:
        """Show the question and the number so far."""
        show.number(self)

    def hints(self) -> "Hints":
        """Return what the keys do besides leading to digits."""
        begun = self.digits or self.group is not None or self.place
        back: Hint = ("back", ("ui.rub", {}) if begun else self.back_hint or ("ui.back", {}))
        if self.cross:
            taken = self.group is None and self.value() is not None
            hints: list[Hint] = [back]
            if taken:
                hints.insert(0, ("ok", ("ui.next", {})))
            # The menu leads to the cards where holding OK is the way back, and where OK would take
            # the number offered before it is held.
            cards = self.has_cards() or (self.by_cards and not begun and not taken)
            if cards and not self.app.keys.holds("back"):
                hints.append(("ok–", ("ui.cards_held", {})))
            return hints
        by: dict[str, Any] = {"n": self.unit}
        # By ones, the sign will do where room is short.
        up, down = _BY_MANY if self.place else _BY_ONES
        if not begun or self.place:
            # By many, the others need the room.
            back = "back", not begun and self.back_hint or ("ui.leave_row", {})
        hints = [("ok", ("ui.next_row", {})), back] if self.is_counted() else [back]
        if self.counted(1) is not None:
            hints.append(("up", (up, by)))
        if self.counted(-1) is not None:
            hints.append(("down", (down, by)))
        if self.by_cards and not begun:
            hints.append(("right", ("ui.cards_held", {})))
        if len(self.units) > 1:
            hints.append(("left", ("ui.count_by", {"n": self.units[self.next_place()]})))
        return hints

    def is_counted(self) -> bool:
        """Return whether it was keyed or can be: few keys count from 0, which nobody keyed."""
        keyed = self.digits or self.offered is not None
        return bool(keyed) or self.question.allows(self.value())

    def next_place(self) -> int:
        """Return which of the units left leads to."""
        return (self.place + 1) % len(self.units)

    def actions(self) -> "Hints":
        """Return what can be done besides typing digits."""
        found: list[Hint] = [("ok", self.rows.ok(self.value()) if self.rows else ("ui.next", {}))]
        if self.by_cards:
            found.append(("ok–" if self.cross else "right", ("ui.to_cards", {})))
        return found + [("leave", ("ui.back", {}))]

    def act(self, name: str) -> None:
        """Take the number, leave whatever is keyed, erase a digit, or press a key."""
        if name == "leave" and self.rows and self.leave_page:
            self.leave_page()
        elif name == "leave":
            self.leave()
        elif name == "ok":
            # Of a number that went on by itself, Next was meant for that, however late it comes.
            self.stopped = self.stopped or (self.value() is None and not self.led)
            self.led = False
            self.type("\n")
        elif name == "erase":
            # Where there is none, a finger means the last one of the number that went on by itself.
            if self.begun_here():
                self.type("\b")
            elif self.led and self.erase_before:
                self.erase_before()
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
        return self.digits != ""

    # -- drawing ------------------------------------------------------------------------------

    def span(self) -> "Label":
        """Return which numbers are possible; "" where nobody comes near the limit."""
        return span(*self.question.limits()[:2], self.question.step)

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
        """Return the sign that can stand before the first digit, the plus after it, or ""."""
        if self.can_add():
            return "+"
        if not self.signed or self.begun() not in ("", "-"):
            return ""
        return "+" if self.begun() else "-"

    def possible(self, digits: str) -> str:
        """Return those of `digits` that may come next: in the range, and in its steps."""
        begun = self.begun()
        if "+" in begun:
            return self.possible_in_sum(begun, digits)
        if len(begun) == _MAX_DIGITS:
            return ""
        return "".join([digit for digit in digits if self.leads_on(begun + digit)])

    def possible_in_sum(self, begun: str, digits: str) -> str:
        """Return those of `digits` that may come next in a sum: it stays in the range."""
        last = begun.split("+")[-1]
        if last == "0" or len(begun) >= _LONGEST:
            return ""
        most = self.question.maximum
        return "".join([digit for digit in digits if _total(begun + digit) <= most])

    def can_add(self) -> bool:
        """Return whether a plus can follow on the digits so far, and then a digit.

        Nobody adds up in a small range.
        """
        begun, most = self.begun(), self.question.maximum
        if most <= _SMALL or not begun[-1:].isdigit() or len(begun) > _LONGEST - 2:
            return False
        return _total(begun) < most

    def leads_on(self, digits: str) -> bool:
        """Return whether `digits` are a number that is possible, or the beginning of one."""
        question = self.question
        sign = -1 if digits[:1] == "-" else 1
        low = high = abs(int(digits))
        if not low:
            # Nothing else begins with 0; a sign before it takes the digits that follow.
            return question.allows(0)
        while low <= max(question.maximum, -question.minimum):
            ends = (low, high) if sign > 0 else (-high, -low)
            first, last = max(ends[0], question.minimum), min(ends[1], question.maximum)
            if first + (question.minimum - first) % question.step <= last:
                return True
            low, high = low * 10, high * 10 + 9
        return False

    def begun(self) -> str:
        """Return the digits that the next one is appended to, without a leading 0."""
        if self.refused or self.digits == "0":
            return ""
        return "-" if self.digits == "-0" else self.digits

    def too_far(self, digits: str) -> bool:
        """Return whether `digits` are out of the range, whatever follows."""
        number = _total(digits)
        return number > self.question.maximum or number < min(0, self.question.minimum)

    # -- keys ---------------------------------------------------------------------------------

    def press(self, key: str, kind: str) -> None:
        """Key digits, accept the number, or go back."""
        if kind == "long":
            self.waiting = False
            if key == "ok" and self.by_cards:
                self.by_cards("")
            elif key == "back":
                super().press(key, kind)
            return
        if key == "ok":
            held = self.cross and self.has_cards() and self.app.keys.down_for(key, 0) is not None
            if kind == "press" and held and not self.app.keys.holds("back"):
                self.waiting = True
            elif kind == "press":
                self.accept()
        elif key == "back":
            if kind == "press":
                self.rub()
        elif self.cross:
            if kind == "press":
                self.arrow(key)
        elif key == "up" or key == "down":
            if kind == "press":
                self.count(1 if key == "up" else -1)
        elif key == "left":
            self.place = self.next_place()
        elif key == "right" and self.by_cards:
            self.by_cards("")

    def tap(self, letters: str) -> None:
        """Key what a finger taps; a number that is full leads to the next row, if that is empty.

        One of a single digit does not: another digit that is tapped replaces it. Nor does one where
        a number is offered, here or then: a tap on OK that follows would take that unseen.
        """
        before, refused = self.digits, self.refused
        if self.replaces() and letters in self.letters():
            self.refused = True
        super().tap(letters)
        if self.digits == before:
            self.refused = refused
            return
        question = self.question
        full = len(self.digits) == len(str(question.maximum)) > 1 and not self.signed
        full = full and "+" not in self.digits
        rows = self.rows
        if full and question.default is None and rows and rows.coming and not rows.offers:
            self.full = True
            self.accept()
            self.full = False

    def take(self, index: int) -> None:
        """Go to another row of the page."""
        if self.go_to_row:
            self.go_to_row(index)

    def makes_card(self, letter: str) -> str:
        """Return what is typed of a card with a letter after the digits, or "" if there is none."""
        question = self.question
        if not self.by_cards or not question.deck or letter in "\n\b ":
            return ""
        from firmware.display.card_faces import Faces, names_of

        game = self.app.game
        word = (self.digits + self.over + letter).lower()
        words = Faces(question.deck, names_of(game, game.house)).words()
        return word if [1 for one in words if one.startswith(word)] else ""

    def type(self, letter: str) -> None:
        """Key a digit or the sign; Enter accepts the number at once.

        A letter that makes a card of what was typed switches to keying cards.
        """
        mistyped, over = False, ""
        pace = self.app.attention.pace
        if letter == "\b" or letter != "\n" and pace.paused():
            self.stopped = False
        if pace.too_fast() and not self.makes_card(letter):
            # It belongs to the digit that was refused.
            return
        if self.stopped and letter in _TYPED or letter == "\n" and self.mistyped and self.digits:
            self.tell_number()
            mistyped = letter != "\n"
        elif letter == "\n":
            self.accept()
        elif letter == "\b" and self.digits:
            self.refused, self.digits = False, self.digits[:-1]
        elif letter in "\b ":
            super().type(letter)
        elif letter not in _TYPED or not self.type_next(letter):
            word = self.makes_card(letter)
            if word and self.by_cards and letter not in _TYPED:
                self.by_cards(word)
                return
            self.app.say(self.why_not(letter))
            over = letter if word else ""
            pace.refused()
            mistyped = self.stopped = True
        self.mistyped, self.over = mistyped, over

    def tell_number(self) -> None:
        """Say what the number is, or which is wanted, as what was typed is refused."""
        key = "keys.is_number_next" if self.app.keyless else "keys.is_number"
        self.app.say((key, {"n": self.value()}) if self.digits else self.why_not("ok"))

    def can_come(self, letter: str) -> bool:
        """Return whether a digit or the sign can come after the digits so far."""
        if letter == "-":
            return self.signed and (self.refused or not self.digits)
        if letter == "+":
            return self.can_add()
        return self.possible(letter) != ""

    def type_next(self, letter: str) -> bool:
        """Append a digit, or begin with the sign; return whether that is possible."""
        possible = self.can_come(letter)
        if possible:
            self.digits = letter if letter == "-" else self.begun() + letter
            self.group = None
            self.refused = False
        return possible

    def touch(self, pointer: "Pointer") -> None:
        """Key the digit that is pointed at, or go to the row."""
        what = pointer.what
        if isinstance(what, int) and self.go_to_row:
            self.go_to_row(what)
        elif pointer.word and pointer.word in _TYPED and what in _ARROWS:
            self.type(pointer.word)
        else:
            super().touch(pointer)

    def why_not(self, key: str) -> "Label":
        """Return which number is wanted, or which key comes next."""
        if key == "ok" and self.group is not None:
            return ("keys.digit", {})
        question = self.question
        least, most, _ = question.limits()
        facts = {"min": least, "max": most, "rule": question.rule}
        if question.deck and least > 0:
            # 0 is refused: only who has closed holds no cards.
            return "keys.number_held", facts
        if least == most:
            return ("keys.number_only_rule" if question.rule else "keys.number_only", facts)
        return ("keys.number_rule" if question.rule else "keys.number", facts)

    def arrow(self, key: str) -> None:
        """Handle an arrow of the cross: a group, then a digit."""
        index = _ARROWS.index(key)
        digits = self.led_to(index)
        if not digits:
            self.app.say(self.why_not(key))
        elif digits in "+-":
            # The group stays open: its digits follow.
            self.digits = self.digits + "+" if self.can_add() else "-" if digits == "-" else ""
            self.refused = False
        elif self.group is None and len(_GROUPS[index]) > 1 and not self.is_only(digits):
            self.group = index
        else:
            self.group = None
            self.digits = self.begun() + digits
            self.refused = False

    def is_only(self, digits: str) -> bool:
        """Return whether one digit of a group is left, in steps or of a number that is 0 or 1."""
        return len(digits) == 1 and (self.question.step > 1 or self.question.maximum == 1)

    def counted(self, way: int) -> "int | None":
        """Return what counting up (1) or down (-1) leads to, or None.

        At the ends of a small range that is its other end. In a larger one without a minus a digit
        counts from 0 down to 9: 0 leads to 9, and 4 by tens to 94.
        """
        question = self.question
        least, most = question.minimum, question.maximum
        value = self.value() or 0
        new = value + way * self.unit
        if least == most:
            return None
        # Below the least possible number lie the ways to larger ones.
        if min(0, least) <= new <= most:
            return new
        unit = self.unit
        steps = (value - least if way > 0 else most - value) // unit
        if most - least > _SMALL:
            if way > 0 or least < 0:
                return None
            for wider in self.units[self.place + 1 : self.place + 2]:
                steps = min(steps, wider // unit - 1)
        return value - way * steps * unit if steps > 0 else None

    def count(self, way: int) -> None:
        """Count up (1) or down (-1), as far as that leads somewhere."""
        new = self.counted(way)
        if new is not None:
            self.digits, self.refused = str(new), False

    def rub(self) -> None:
        """Undo the last step, or leave; what was counted goes at once."""
        self.refused = False
        if self.cross and self.group is not None:
            self.group = None
        elif self.cross and self.digits:
            self.digits = self.digits[:-1]
        elif self.digits or self.place:
            self.digits, self.place = "", 0
        else:
            self.leave()

    def accept(self) -> None:
        """Check the number and hand it over; cards that are offered stay cards."""
        value, question = self.value(), self.question
        if value is None or self.group is not None or not self.is_counted():
            self.app.say(self.why_not("ok"))
            return
        answer = question.default if not self.digits and is_list(question.default) else value
        try:
            question.check(answer)
        except EngineError as error:
            self.refused = True
            self.app.refuse(error)
            return
        if question.is_odd(answer):
            facts = {"n": value, "what": say((question.key, question.facts))}
            self.app.ask(("ui.really", facts), lambda: self.done(answer))
        else:
            self.done(answer)


def _total(digits: str) -> int:
    """Return what digits, with a plus between the parts of a sum, come to.

    >>> _total("12+11+7"), _total("-5+3"), _total("12+")
    (30, -2, 12)
    """
    return sum([int(part) for part in digits.split("+") if part])


def span(least: int, most: int, step: int) -> "Label":
    """Return which numbers are possible; "" where nobody comes near the limit."""
    if least == most:
        return str(least)
    facts = {"min": least, "max": most, "step": step}
    if most + step > _FAR and least <= step:
        return ("ui.range_by", facts) if step > 1 else ""
    if step > 1:
        return "ui.range_step", facts
    return "ui.range_signed" if least < 0 else "ui.range", facts


def _units(step: int, most: int) -> "list[int]":
    """Return `step`, and the least multiples of it that are tens, hundreds and so on, to `most`.

    >>> _units(1, 99), _units(5, 550), _units(3, 13)
    ([1, 10], [5, 10, 100], [3])
    """
    units, power = [step], 10
    while power <= most:
        unit = power
        while unit % step:
            unit += power
        if step < unit <= most:
            units.append(unit)
        power *= 10
    return units


SCREEN = Number
