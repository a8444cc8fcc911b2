"""A scripted player who answers the program's own questions at random."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from engine.game.questions import CARDS, NUMBER, PICK
from tests.proof.robot.insider import Insider
from tests.proof.robot.ways import keys_number

if TYPE_CHECKING:
    from host_tools.simulated.simulator import Simulator

_PATIENCE = 60
# Together with the look of the simulator longer than "too fast" lasts (firmware.input.attention).
_LOOK = 260
_OPPOSITE = {"up": "down", "down": "up", "left": "right", "right": "left"}


class Person(Insider):
    """Plays on a Simulator with the choices of `rng`, by buttons alone; a press may do nothing."""

    def __init__(self, box: "Simulator", rng: Random) -> None:
        super().__init__(box)
        self.rng = rng

    # -- keys ----------------------------------------------------------------------------------

    def press(self, *keys: str) -> None:
        """Press buttons one after another."""
        for key in keys:
            self.presses += 1
            self.wait(_LOOK)
            # A turned box has its arrows turned, too.
            turned = self.app is not None and self.app.keys.turned
            self.box.press(_OPPOSITE.get(key, key) if turned else key)
            self.changed()
            self.watch()

    def hold(self, key: str) -> None:
        """Hold a button."""
        self.presses += 1
        self.wait(_LOOK)
        self.box.hold(key)
        self.changed()

    def wait(self, milliseconds: int) -> None:
        """Let time pass."""
        self.box.bench.now += milliseconds
        self.box.step()
        self.changed()

    # -- a game --------------------------------------------------------------------------------

    def sit_down(self, game: str, names: Sequence[str]) -> None:
        """From the start: choose the game `game`, seat `names` and begin.

        Names that are new are typed.
        """
        self.choose_game(game, len(names))
        self.seat(names)
        self.choose("ui.begin")
        self.read_messages()

    def read_messages(self) -> None:
        """Press OK while there is a message; one may come once the picture is out."""
        self.wait(0)
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
        self.choose_row(self.app.open_game.ledger.count - 1 - index)
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

    def menu(self, *keys: str) -> None:
        """From the sheet or the end, open the menu and choose a row, in the group that has it."""
        if self.top.module == "table.upcard":
            # A round starts with it: it is left for the sheet.
            self.press("back")
        self.read_messages()
        self.press("back")
        self.read_messages()
        # An undo names the entry that it undoes.
        self.find(*keys, *[key + "_what" for key in keys])

    def home(self) -> None:
        """Go back to the sheet, the end of the game, or the start."""
        for _ in range(_PATIENCE * 4):
            module = self.top.module
            if module in ("table.sheet", "table.ending", "setup.start"):
                return
            if module == "message":
                self.press("ok")
            elif module == "confirm":
                self.choose_row(0)
            else:
                self.press("back")
        raise self.lost("the way out")

    def answer_all(self) -> bool:
        """Answer an entry's questions until it is saved; give up after too many refusals."""
        before = len(self.app.open_game.ledger.log)
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
                while self.top.module == "asking.entry" and self.top.entry.at:
                    self.press("back")
            elif module == "confirm":
                self.choose_row(1)
            elif module == "table.preview":
                self.press("ok")
            elif module == "asking.entry":
                self.answer(self.top)
            else:
                break
        kept = len(self.app.open_game.ledger.log) > before
        self.home()
        return kept

    def answer(self, screen: Any) -> None:
        """Answer one question with buttons."""
        question, part = screen.entry.question, screen.part
        if question.kind == PICK and hasattr(part, "items"):
            self.choose_row(self.rng.randrange(len(question.choices)))
        elif question.kind == NUMBER and keys_number(part):
            self.number(self.likely_number(question))
        elif question.kind == CARDS or question.deck:
            if hasattr(part, "pad"):
                for _ in range(_PATIENCE):
                    if self.part is not part or len(part.pad.cards) >= part.minimum:
                        break
                    self.press(self.rng.choice(("ok", "ok", "left", "up", "right", "down")))
                if self.part is part:
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
        minimum, maximum, _ = question.limits()
        step = question.step
        high = maximum if self.rng.random() < 0.05 else min(maximum, minimum + 9 * step)
        if minimum < 0:
            # Both signs; 0 is the default and not entered.
            return self.rng.choice((-1, 1)) * self.rng.randint(1, max(1, min(high, 9 * step)))
        value = self.rng.randrange(minimum, high + 1, step)
        return value if minimum <= value <= maximum else minimum
