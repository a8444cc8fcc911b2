"""How a scripted player presses buttons: chooses a row, enters a number, types a name."""

from collections.abc import Mapping
from typing import Any

from host_tools.sim import Simulator
from tests.proof.presses import keys_for
from tests.proof.robot.eyes import Eyes, forms, plain

# The arrows that lead to each digit, in this order.
CROSS = dict(
    zip(
        "0123456789",
        ("down", "left left", "left up", "left right", "up left")
        + ("up up", "up right", "right left", "right up", "right right"),
        strict=True,
    )
)


class Fingers(Eyes):
    """Presses the buttons of a handheld and fails if a press changes nothing on the screen."""

    def __init__(self, box: Simulator) -> None:
        super().__init__(box)
        self.presses = 0

    def press(self, *keys: str) -> None:
        """Press buttons one after another; fail if one changes nothing."""
        for key in keys:
            changed = self.box.press(key)
            self.changed()
            self.presses += 1
            assert changed and not self.blinks(), (f"{key} did nothing", self.lines())
            self.watch()

    def watch(self) -> None:
        """Wait while the screen goes on by itself: the winner of a game, cards of a draw."""
        app = self.box.device.app
        while app is not None and app.stack[-1].goes_on():
            self.box.wait(100)
            self.changed()

    def write(self, letters: str) -> None:
        """Type on a keyboard; Enter is "\\n" and Backspace "\\b". A stroke is a press."""
        self.box.type(letters)
        self.changed()
        self.presses += len(letters)

    def point(self, x: int, y: int) -> None:
        """Point at a pixel of the screen; fail if nothing answers. A tap is a press."""
        changed = self.box.point(x, y)
        self.changed()
        self.presses += 1
        assert changed and not self.blinks(), (f"({x}, {y}) did nothing", self.lines())
        self.watch()

    def move_to(self, *words: str, **facts: Any) -> None:
        """Move the inverted row down, or round, until it begins with one of `words`."""
        wanted = [" ".join(form.split()) for one in words for form in forms(one, **facts)]
        passed = []
        while True:
            row = self.chosen()
            for form in wanted:
                if row == form or row.startswith(form + " "):
                    return
            assert (row, self.screen()) not in passed, (wanted, [row for row, _ in passed])
            passed.append((row, self.screen()))
            self.press("down")

    def choose(self, *words: str, **facts: Any) -> None:
        """Move the inverted row to one of `words` and press OK."""
        self.move_to(*words, **facts)
        self.press("ok")

    def number(self, value: int) -> None:
        """Enter a number and confirm it."""
        if not self.has_cross():
            self._turn_digits(str(value))
            return
        for digit in str(value):
            self.press(*CROSS[digit].split())
        assert str(value) in plain(self.middle()).split(), (value, self.lines())
        self.press("ok")

    def points(self, values: Mapping[str, int]) -> None:
        """Answer questions for signed points in the order they come; `values` is {name: points}."""
        rest = dict(values)
        while rest:
            words = self.bar().replace("'s", " ").replace("?", " ").split()
            self.signed(rest.pop(next(name for name in rest if name in words)))

    def signed(self, value: int) -> None:
        """Enter a number that may be negative, and confirm it; 0 must be the default."""
        screen = self.box.device.app.stack[-1]
        if not (screen.part or screen).signed and value:
            self.number(value)
        elif not self.has_cross():
            # The sign can be read once the cursor has left it.
            self.press("ok")
            if self._minus() != (value < 0):
                self.press("back", "up", "ok")
            assert self._minus() == (value < 0), (value, self.lines())
            self._turn_digits(str(abs(value)))
        elif value:
            keys = [key for digit in str(abs(value)) for key in CROSS[digit].split()]
            if value < 0:
                # The sign stands beside the first digit's group.
                keys.insert(1, "down")
            self.press(*keys)
            assert str(value) in plain(self.middle()).split(), (value, self.lines())
            self.press("ok")
        else:
            assert "0" in plain(self.middle()).split(), self.lines()
            self.press("ok")

    def _minus(self):
        """Return whether a number that is set digit by digit has a minus."""
        runs = [run for run in self.runs() if 8 <= run.y < self.hints_at and run.x < 24]
        return any(run.text[0] in "-−" for run in runs)

    def cannot(self, value: int, *words: str) -> None:
        """Try to enter a number out of range; a digit must be refused.

        The last row must then say `words`. The digits accepted are erased.
        """
        if not self.has_cross():
            # Here such a digit is not offered.
            return
        taken = self.attempt(value)
        assert self.blinks(), (value, self.lines())
        for one in words:
            assert one in self.hints(), (one, self.lines())
        self.box.wait(1100)
        self.changed()
        self.press(*["back"] * taken)

    def attempt(self, value: int) -> int:
        """Enter the digits of a number until one is refused.

        Returns how often back must be pressed to erase the others.
        """
        keys = [key for digit in str(value) for key in CROSS[digit].split()]
        if self.has_cross():
            for taken, key in enumerate(keys):
                self.box.press(key)
                self.changed()
                if self.blinks():
                    return taken - taken // 2
        return 0

    def mend(self, wrong: int, value: int) -> None:
        """Erase the refused number `wrong`, which is still there, and enter another."""
        assert str(wrong) in plain(self.middle()).replace(" ", ""), (wrong, self.lines())
        if self.has_cross():
            self.press(*["back"] * len(str(wrong)))
        else:
            self.press(*["back"] * (len(self._digits()) - 1))
        self.number(value)

    def has_cross(self) -> bool:
        """Return whether arrows lead to digits here, instead of turning them one by one."""
        return any("◀" in run.text for run in self.runs() if run.y < self.hints_at)

    def _digits(self):
        """Return the digits of a number that is set digit by digit: the leftmost number shown."""
        runs = [run for run in self.runs() if 8 <= run.y < self.hints_at]
        runs = [run for run in runs if run.text.replace(" ", "").lstrip("+-−").isdigit()]
        size = max(run.size for run in runs)
        runs = sorted(
            (run for run in runs if run.size == size and run.x < (78 if size > 8 else 52)),
            key=lambda run: run.x,
        )
        return "".join(run.text for run in runs).replace(" ", "").lstrip("+-−")

    def _turn_digits(self, value):
        places = len(self._digits())
        value = value.rjust(places, "0")
        screen = self.box.device.app.stack[-1]
        part = screen.part or screen
        # The cursor may begin at the tens: left goes to the hundred.
        sign = part.places - places
        wrong = [at for at in range(places) if self._digits()[at] != value[at]]
        while wrong and part.place > wrong[0] + sign:
            self.press("left")
        for place in range(part.place - sign, places):
            # Digits that would make the number too large are skipped.
            way = "up" if (int(value[place]) - int(self._digits()[place])) % 10 <= 5 else "down"
            for _ in range(10):
                if self._digits()[place] == value[place]:
                    break
                self.press(way)
            assert self._digits()[place] == value[place], (value, self.lines())
            self.press("ok")

    def accept(self) -> None:
        """Confirm the number that is offered."""
        screen = self.box.device.app.stack[-1]
        part = screen.part or screen
        self.press(*["ok"] * (1 if self.has_cross() else part.places - part.place))

    def type(self, words: str, typed: str = "", finish: bool = True) -> None:
        """Type `words` behind what is `typed` already, and finish."""
        few = not self.box.device.app.keys.presses("left")
        presses = keys_for(typed + words, few)[len(keys_for(typed, few)) - 1 :]
        for key, held in presses[:-1]:
            if held:
                self.box.hold(key)
                self.changed()
                self.presses += 1
            else:
                self.press(key)
        assert words[-6:] in plain(self.lines(8, 16)), (words, self.lines())
        if finish:
            self.press(presses[-1][0])
