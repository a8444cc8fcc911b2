"""How a scripted player presses buttons: chooses a row, enters a number, types a name."""

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from host_tools.simulated.simulator import Simulator
from tests.proof.robot import ways
from tests.proof.robot.eyes import Eyes, forms, plain

if TYPE_CHECKING:
    from engine.cards import Deck


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

    def hold(self, key: str) -> None:
        """Hold a button; fail if that changes nothing."""
        changed = self.box.hold(key)
        self.changed()
        self.presses += 1
        assert changed and not self.blinks(), (f"{key} held did nothing", self.lines())

    def hold_down(self, key: str, seen: Callable[[], bool]) -> None:
        """Hold a button, which repeats, until `seen()` returns true; that is one press."""

        def look() -> bool:
            self.changed()
            return seen()

        self.box.hold(key, look)
        self.changed()
        self.presses += 1
        assert seen(), (f"{key} held does not lead there", self.lines())

    def watch(self) -> None:
        """Wait while the screen goes on by itself: the winner of a game, cards of a draw."""
        while self.app is not None and self.top.goes_on():
            self.wait(100)

    def wait(self, milliseconds: int) -> None:
        """Let time pass."""
        self.box.wait(milliseconds)
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
        """Move the inverted row down, or round, until its label is one of `words`."""
        wanted = [" ".join(form.split()) for one in words for form in forms(one, **facts)]
        passed = []
        while True:
            row = self.chosen()
            if self.row_is(wanted):
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
        if self.has_cross():
            self.press(*ways.digits(value, self.part))
        else:
            self._count_to(value)
        assert str(value) in plain(self.middle()).replace("−", "-").split(), (value, self.lines())
        self.press("ok")

    def go_to_answer(self, at: int) -> None:
        """In an entry that is answered to there, go to the answer `at`: back, or past those before.

        From what it comes to, back leads to the last answer.
        """
        while self.top.module != "asking.entry" or self.top.entry.at > at:
            self.press("back")
        while self.top.entry.at < at:
            self.press("ok")

    def asked(self, names: Iterable[str]) -> str:
        """Return which of `names` is asked for: in the bar, or in the row that is chosen."""
        words = plain([self.bar(), self.chosen()])
        for mark in ("'s", ":", "?"):
            words = words.replace(mark, " ")
        found = [name for name in names if name in words.split()]
        # Before what is asked, a long name is cut.
        cut = [word for word in words.split() if len(word) > 1]
        found += [name for name in names if any(name.startswith(word) for word in cut)]
        return found[0]

    def points(self, values: Mapping[str, int]) -> None:
        """Answer questions for signed points in the order they come; `values` is {name: points}."""
        rest = dict(values)
        while rest:
            self.signed(rest.pop(self.asked(rest)))

    def signed(self, value: int) -> None:
        """Enter a number that may be negative, and confirm it; 0 must be the default."""
        if value:
            self.number(value)
        else:
            assert "0" in plain(self.middle()).split(), self.lines()
            self.press("ok")

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
        self.wait(1100)
        self.press(*["back"] * taken)

    def attempt(self, value: int) -> int:
        """Enter the digits of a number until one is refused.

        Returns how often back must be pressed to erase the others.
        """
        if self.has_cross():
            for taken, key in enumerate(ways.digits(value)):
                self.box.press(key)
                self.changed()
                if self.blinks():
                    return taken - taken // 2
        return 0

    def mend(self, wrong: int, value: int) -> None:
        """Erase the refused number `wrong`, which is still there, and enter another."""
        assert str(wrong) in plain(self.middle()).replace(" ", ""), (wrong, self.lines())
        self.press(*["back"] * (len(str(wrong)) if self.has_cross() else 1))
        self.number(value)

    def has_cross(self) -> bool:
        """Return whether arrows lead to digits here, instead of counting."""
        arrows = [run.text for run in self.runs() if 8 <= run.y < self.hints_at]
        return any(arrow in words for words in arrows for arrow in "◀▶▲▼")

    def _count_to(self, value):
        """Count up or down to a number, in steps that few keys have."""
        for key in iter(lambda: ways.to_number(self.part, value), ""):
            self.press(key)

    def accept(self) -> None:
        """Confirm the number that is offered."""
        self.press("ok")

    def type(self, words: str, finish: bool = True) -> None:
        """Type `words` behind what is there already, and finish."""
        part = self.part
        few = not self.app.keys.presses("left")
        presses = ways.letters(words, few, part.text, part.pad.only)
        for key, held in presses[:-1]:
            if held:
                self.hold(key)
            else:
                self.press(key)
        assert part.text.endswith(words), (words, self.lines())
        if finish:
            self.press(presses[-1][0])

    # -- cards ---------------------------------------------------------------------------------

    def key_card(self, card: int) -> None:
        """Enter a card into the picker, by the buttons that it offers."""
        picker = self.part
        keyed = len(picker.pad.cards)
        while self.part is picker and len(picker.pad.cards) == keyed:
            self.press(ways.to_card(picker.pad, card))

    def key_cards(self, deck: "Deck", words: str, finish: bool = False) -> None:
        """Enter cards, a text of card names with spaces between, and finish if all are there.

        `finish` finishes before, too.
        """
        picker = self.part
        for card in deck.read_all(words.split()):
            picker = self.part
            self.key_card(card)
        if self.part is picker and (finish or picker.full()):
            self.finish_cards()

    def finish_cards(self) -> None:
        """Finish entering cards with the button that the picker names for it."""
        if self.part.full():
            # Nothing can be added: OK takes them.
            self.press("ok")
        elif self.app.keys.holds("right"):
            self.press("right")
        elif self.app.keys.holds("back"):
            # Nothing can be held here: back leads to the menu of the cards.
            self.press("back")
            self.choose("ui.done")
        else:
            self.hold("ok")
