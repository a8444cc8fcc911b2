"""A scripted player who reads the program's own questions to learn what can be answered."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from engine.game.questions import CARDS, NUMBER, PICK
from host_tools import boards
from tests.proof.presses import keys_for

if TYPE_CHECKING:
    from host_tools.sim.simulator import Simulator

_TAP = 40
_HOLD = 560
_STEP = 20
# A person looks before each press, and longer than "too fast" lasts (firmware.input.attention).
_LOOK = 520
# The arrows that lead to each digit. A sign comes first, in place of a 0.
_DIGITS = {
    "0": ("down",),
    "1": ("left", "left"),
    "2": ("left", "up"),
    "3": ("left", "right"),
    "4": ("up", "left"),
    "5": ("up", "up"),
    "6": ("up", "right"),
    "7": ("right", "left"),
    "8": ("right", "up"),
    "9": ("right", "right"),
}
_OPPOSITE = {"up": "down", "down": "up", "left": "right", "right": "left"}
_PATIENCE = 60


class Lost(Exception):
    """The player does not find what they are looking for; the text has the screen's content."""


class Person:
    """Plays on a Simulator with the choices of `rng`, by buttons alone."""

    def __init__(self, box: "Simulator", rng: Random) -> None:
        self.box = box
        self.rng = rng
        self.presses = 0
        self.pins = boards.pins(box.board)

    @property
    def app(self) -> Any:
        """The program under test."""
        return self.box.device.app

    @property
    def top(self) -> Any:
        """The screen on top."""
        return self.app.stack[-1]

    # -- keys ----------------------------------------------------------------------------------

    def press(self, *keys: str) -> None:
        """Press buttons one after another."""
        for key in keys:
            self._down(key, _TAP)
            while self.box.device.app is not None and self.top.goes_on():
                # The winner of a game, for a moment.
                self.wait(_LOOK)

    def wait(self, milliseconds: int) -> None:
        """Let time pass."""
        self.box.bench.now += milliseconds
        self.box.step()

    def hold(self, key: str) -> None:
        """Hold a button."""
        self._down(key, _HOLD)

    def _down(self, key: str, ms: int) -> None:
        box = self.box
        # A turned box has its arrows turned, too.
        turned = box.device.app is not None and box.device.keys.turned
        pin = self.pins[_OPPOSITE.get(key, key) if turned else key]
        box.bench.now += _LOOK
        box.bench.set_pin(pin, box.board.KEYS_PRESSED)
        end = box.bench.now + ms
        while box.bench.now < end:
            box.bench.now += min(_STEP if ms > _TAP else _TAP, end - box.bench.now)
            box.step()
        box.bench.set_pin(pin, 1 - box.board.KEYS_PRESSED)
        box.bench.now += _TAP
        box.step()
        self.presses += 1

    def lost(self, looking_for: Any) -> "Lost":
        """Return the exception that says what was not found."""
        return Lost(
            f"looking for {looking_for} on {self.top.module}: " + " / ".join(self.box.text())
        )

    # -- lists ---------------------------------------------------------------------------------

    def keys_of(self, rows: list) -> list:
        """Return the text keys of a list's rows (None for a plain text)."""
        return [label[0] if isinstance(label, tuple) else label for label, _ in rows]

    def go_to(self, part: Any, index: int) -> None:
        """Move the choice of a list to row `index` by pressing down."""
        for _ in range(len(part.items()) + 1):
            if part.at == index:
                return
            self.press("down")
        raise self.lost(f"row {index}")

    def choose_row(self, part: Any, index: int) -> None:
        """Move to row `index` and press OK."""
        self.go_to(part, index)
        self.press("ok")

    def choose(self, key: str) -> None:
        """Choose the row whose text has the key `key` (or is that text)."""
        keys = self.keys_of(self.top.items()) if hasattr(self.top, "items") else []
        if key not in keys:
            raise self.lost(key)
        self.choose_row(self.top, keys.index(key))

    # -- a game --------------------------------------------------------------------------------

    def type(self, letters: str) -> None:
        """Type a text on the keyboard, and finish."""
        part = self.part()
        if not hasattr(part, "pad") or not hasattr(part, "text"):
            raise self.lost(letters)
        few = part.pad.few
        for key, held in keys_for(letters, few, part.text, part.pad.only):
            if held:
                self.hold(key)
            else:
                self.press(key)

    def part(self) -> Any:
        """Return the part that asks the question: the screen itself, or an entry's part."""
        return getattr(self.top, "part", None) or self.top

    def sit_down(self, game: str, names: Sequence[str]) -> None:
        """From the start: choose the game `game`, seat `names` and begin.

        Names that are new are typed.
        """
        self.choose("ui.new_game")
        titles = [name for name, _, _ in self.top.games]
        self.choose_row(self.top, titles.index(game))
        self.seat(names)
        self.choose("ui.begin")
        self.read_messages()

    def seat(self, names: Sequence[str]) -> None:
        """Before a game: set the number of players and seat `names`."""
        while len(self.top.names) != len(names):
            self.press("right")
        self.choose("ui.seats")
        for index, name in enumerate(names):
            self.go_to(self.top, index)
            if self.top.names[index] == name:
                continue
            self.press("ok")
            rows = self.top.items() if self.top.module == "asking.name" else []
            known = [label for label, _ in rows]
            if name in known:
                self.choose_row(self.top, known.index(name))
                continue
            if self.top.module == "asking.name":
                self.choose("ui.new_name")
            self.type(name)
        self.press("back")

    def read_messages(self) -> None:
        """Press OK while there is a message."""
        while self.top.module == "message":
            self.press("ok")

    def enter(self, action: str) -> bool:
        """From the sheet, enter `action` with likely answers; return whether it was saved."""
        if self.app.game.over:
            raise self.lost("a game that goes on")
        self.menu(self.app.game.key_of("do_", action))
        return self.answer_all()

    def amend(self, index: int) -> bool:
        """From the sheet or the end, open the history and amend event `index`."""
        self.menu("ui.history")
        self.choose_row(self.top, self.app.session.ledger.count - 1 - index)
        self.press("ok")
        return self.answer_all()

    def undo(self, kind: str = "undo") -> None:
        """From the sheet or the end, undo (or redo)."""
        self.menu("ui." + kind)
        self.press("ok")
        self.home()

    def put_away(self) -> None:
        """From the sheet or the end, leave the game."""
        self.menu("ui.put_away")

    def menu(self, key: str) -> None:
        """From the sheet or the end, open the menu and choose the row with the text key `key`."""
        if self.top.module == "table.upcard":
            # A round starts with it: it is left for the sheet.
            self.press("back")
        self.read_messages()
        self.press("back")
        self.read_messages()
        for _ in range(6):
            keys = self.keys_of(self.top.items())
            # An undo names the entry that it undoes.
            found = [index for index in range(len(keys)) if keys[index] in (key, key + "_what")]
            if found:
                self.choose_row(self.top, found[0])
                return
            self.press("right")
        raise self.lost(key)

    def home(self) -> None:
        """Go back to the sheet, the end of the game, or the start."""
        for _ in range(_PATIENCE * 4):
            module = self.top.module
            if module in ("table.sheet", "table.ending", "setup.start"):
                return
            if module == "message":
                self.press("ok")
            elif module == "confirm":
                self.choose_row(self.top, 0)
            else:
                self.press("back")
        raise self.lost("the way out")

    def answer_all(self) -> bool:
        """Answer an entry's questions until it is saved; give up after too many refusals."""
        before = len(self.app.session.ledger.log)
        refused = 0
        for _ in range(_PATIENCE * 3):
            module = self.top.module
            if module in ("table.sheet", "table.ending"):
                break
            if module == "message":
                self.press("ok")
                refused += 1
                if refused > 3:
                    break
                # Start again: an earlier answer may be wrong.
                while self.top.module == "asking.entry" and self.top.entry.answers:
                    self.press("back")
            elif module == "confirm":
                self.choose_row(self.top, 1)
            elif module == "table.preview":
                self.press("ok")
            elif module == "asking.entry":
                self.answer(self.top)
            else:
                break
        kept = len(self.app.session.ledger.log) > before
        self.home()
        return kept

    def answer(self, screen: Any) -> None:
        """Answer one question with buttons."""
        question, part = screen.entry.question, screen.part
        if question.kind == PICK and hasattr(part, "items"):
            self.choose_row(part, self.rng.randrange(len(question.choices)))
        elif question.kind == NUMBER and hasattr(part, "digits"):
            self.key_number(part, self.likely_number(question))
        elif question.kind == CARDS or question.deck:
            if hasattr(part, "pad"):
                for _ in range(_PATIENCE):
                    if self.part() is not part or len(part.pad.cards) >= part.minimum:
                        break
                    self.press(self.rng.choice(("ok", "ok", "left", "up", "right", "down")))
                if self.part() is part:
                    self.hold("ok")
            else:
                self.press("ok")
        elif hasattr(part, "text"):
            new = self.rng.choice("ABCDEFGHIJ") + self.rng.choice("aeiou")
            self.type("" if part.text else new)
        else:
            self.press("ok")

    def likely_number(self, question: Any) -> int:
        """Return a common number, now and then an unlikely one."""
        minimum, maximum, step = question.minimum, question.maximum, question.step
        high = maximum if self.rng.random() < 0.05 else min(maximum, minimum + 9 * step)
        if minimum < 0:
            # Both signs; 0 is the default and not entered.
            return self.rng.choice((-1, 1)) * self.rng.randint(1, max(1, min(high, 9 * step)))
        value = self.rng.randrange(minimum, high + 1, step)
        return value if minimum <= value <= maximum else minimum

    def key_number(self, part: Any, value: int) -> None:
        """Enter a number on the cross of arrows, then press OK."""
        for at, digit in enumerate(str(abs(value))):
            keys = _DIGITS[digit]
            # The sign is in the group of the first digit.
            self.press(*(keys if value >= 0 or at else (keys[0], "down", keys[1])))
        if part.digits != str(value):
            raise self.lost(value)
        self.press("ok")
