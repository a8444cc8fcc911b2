"""The choice of a player: one of the known names, or a new one."""

from engine.compat import TYPE_CHECKING
from engine.errors import EngineError
from engine.game.player import check_name
from firmware.display.short_names import clean
from firmware.screens.asking.keyboard import Keyboard
from firmware.screens.base import ListScreen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.game.questions import Question
    from engine.types import Label
    from firmware.app import App
    from firmware.screens.base import Hints, Row
    from firmware.types import Show

# The longest name that can be typed.
MAX_LETTERS = 12


def remember_new(app: "App", name: str, taken: "Sequence[str]") -> bool:
    """Remember a name that was typed; if it cannot be taken, show why and return False."""
    try:
        check_name(name, taken)
    except EngineError as error:
        app.refuse(error)
        return False
    app.people.remember([name])
    return True


class Names(ListScreen):
    """Ask `title`; `done(name)` returns whether to close.

    Of the names in `taken`, only those in `swap` are offered: who sits there changes seats. A new
    name begins with `before`.
    """

    def __init__(
        self,
        app: "App",
        title: "Label",
        taken: "Sequence[str]",
        done: "Callable[..., object]",
        first: "Sequence[str]" = (),
        swap: "Sequence[str]" = (),
        before: str = "",
    ):
        super().__init__(app)
        self.words = title
        self.before = before[:MAX_LETTERS]
        self.taken = list(taken)
        self.done = done
        known = list(first) + [name for name in app.people.names() if name not in first]
        self.known = [name for name in known if name not in self.taken]
        # How many of them have no seat yet.
        self.free = len(self.known)
        self.known += swap

    # The longest name that can be typed.
    most = MAX_LETTERS

    def title(self) -> "Row":
        """Return the bar."""
        return self.words, ""

    def items(self) -> "Sequence[Row]":
        """Return a row for a new name, which stays in its place, then the known ones."""
        new = self.found if self.at == 0 else ""
        first: Row = (("ui.new_name", {}), new)
        return [first] + [(name, self.seat(name)) for name in self.known]

    def seat(self, name: str) -> str:
        """Return the seat of a name that is taken, as text."""
        return str(self.taken.index(name) + 1) if name in self.taken else ""

    def make(self) -> None:
        """Start at the first name that is free; at a new one if all are taken, or to rename."""
        self.at = 1 if self.free and not self.before else 0

    def hints(self) -> "Hints":
        """Return the hints for this row."""
        return (
            ("ok", ("ui.type", {}) if self.at == 0 else ("ui.choose", {})),
            ("back", ("ui.back", {})),
        )

    def choose(self, index: int) -> None:
        """Take a name, or ask for a new one."""
        if index == 0:
            self.ask_new()
        elif self.done(self.known[index - 1]):
            self.leave()

    def draw(self, show: "Show") -> None:
        """Show the names, of which one is chosen or typed."""
        show.known(self)

    def type(self, letter: str) -> None:
        """Go to the first known name that begins so, or type a new one in the row for it.

        The page stays, so that no letter comes too soon for the next one.
        """
        if letter == "\n" and self.found and self.at == 0:
            self.accept(clean(self.found))
        elif letter == "\n" or not self.found and letter in "\b ":
            super().type(letter)
        elif letter == "\b":
            self.find(self.found[:-1])
        elif self.app.display.draws(letter):
            self.find((self.found + letter)[:MAX_LETTERS])

    def find(self, begun: str) -> None:
        """Choose the first known name that begins so, else the row for a new one."""
        self.found, self.at = begun, 0
        known = [name.lower() for name in self.known]
        if begun.lower() in known:
            # "Ann" is Ann, although Anna begins so, too.
            self.at = known.index(begun.lower()) + 1
            return
        for index in range(len(known)):
            if begun and known[index].startswith(begun.lower()):
                self.at = index + 1
                break

    def ask_new(self) -> None:
        """Ask for a new name."""
        self.app.open("asking.keyboard", ("ui.new_name", {}), self.before, MAX_LETTERS, self.accept)

    def accept(self, name: str) -> bool:
        """Take a name that was typed; return whether the keyboard closes."""
        # The same name again changes nothing.
        new = name != self.before or not name
        if new and (not remember_new(self.app, name, self.taken) or not self.done(name)):
            return False
        if self.app.stack[-1] is not self:
            # The keyboard closes, and this list with it.
            self.app.close()
            return True
        self.leave()
        return True


class NamePart(Names):
    """The same as a part of an entry: `question` asks who joins.

    `show(part, leave)` shows another part.
    """

    def __init__(
        self,
        app: "App",
        question: "Question",
        taken: "Sequence[str]",
        done: "Callable[..., object]",
        show: "Callable[..., object]",
    ):
        super().__init__(
            app, (question.key, question.facts), taken, done, [name for name, _ in question.choices]
        )
        self.question = question
        self.show = show
        self.make()
        if question.default in self.known:
            self.at = self.known.index(question.default) + 1

    def ask_new(self) -> None:
        """Ask for a new name in place of the list."""
        title = (self.question.key, self.question.facts)
        # A name that was typed before is offered again; one from the list is not new.
        before = self.question.default
        offered = before if before and before not in self.known else ""
        self.show(Keyboard(self.app, title, offered, MAX_LETTERS, self.accept), self.back)

    def back(self) -> None:
        """Show the list again."""
        self.show(self)

    def accept(self, name: str) -> bool:
        """Answer with a name that was typed; the entry replaces the keyboard."""
        self.done(name)
        return False


SCREEN = Names
