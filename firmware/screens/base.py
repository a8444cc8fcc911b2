"""A screen, and lists to choose from: what most screens are made of."""

from engine.compat import TYPE_CHECKING
from firmware.display.fitting import say
from firmware.input.buttons import TYPED

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, Protocol

    from engine.types import Label, Message
    from firmware.app import App
    from firmware.display.pointer import Pointer
    from firmware.types import Show

    # (key, what it does) of each hint, the most important first.
    Hints = Sequence[tuple[str, Label]]
    # (left, right) of a row or of the bar; "" for nothing.
    Row = tuple[Label, Label]

    class Rows(Protocol):
        """The rows of a list: a list, or one of which only a page is in memory."""

        def __len__(self) -> int: ...

        def __getitem__(self, __at: int) -> Row: ...

    # (left, right, function, *arguments) of a row with its own action.
    Action = tuple[Any, ...]


class Screen:
    """One screen: it draws itself and takes keys; `module` is set by the program."""

    module = ""
    # The players that the screen names, if they are not those of the game on the table.
    names: "Any" = ()
    # Whether it shows time passing, so that the box neither goes on standby nor sleeps.
    awake = False
    # The screen inside this one that is shown now, if any.
    part: "Screen | None" = None
    # Whether left and right mean something here.
    sides = True
    # The right end of a question's bar: which entry is being edited.
    aside: "Label" = ""

    # Whether it is seldom opened while a game is played: with the score sheet on top again, the
    # memory of its module is free for others.
    seldom = False
    # Modules that the next screen will need: they are imported while people look at this one.
    next_modules: tuple[str, ...] = ()

    # In which fonts what is large may stand, the largest first.
    sizes = (16, 8)

    def __init__(self, app: "App"):
        self.app = app

    def opened(self) -> None:
        """Start; called once, when the screen is on top. It may open another one above."""
        self.make()

    def resumed(self) -> None:
        """Resume; called when the screen above was closed, which may have changed something."""
        self.make()

    def make(self) -> None:
        """Find what is shown, where that takes time; called each time the screen is shown."""

    def asked(self) -> object:
        """Return what the screen asks now.

        When this changes, a key meant for the previous question is ignored.
        """
        return self.part.asked() if self.part else self

    def takes_sides(self) -> bool:
        """Return whether left and right mean something now; if not, held arrows repeat."""
        return self.part.takes_sides() if self.part else self.sides

    def goes_on(self) -> bool:
        """Return whether the screen goes on by itself in a moment, before it is all shown."""
        return self.part.goes_on() if self.part else False

    def unfinished(self) -> "list[Any] | str | None":
        """Return what is keyed of an answer, cards or letters, to survive a power cut; or None."""
        return None

    def hints(self) -> "Hints":
        """Return what the keys do, the most important first."""
        return ()

    def actions(self) -> "Hints":
        """Return (name, words) of all that can be done now, the main thing first.

        A name is a key, with a dash after it where it is held, or what `act` knows besides.
        """
        return self.part.actions() if self.part else self.hints()

    def act(self, name: str) -> None:
        """Do what one of the `actions` says; by default, press its key."""
        if self.part:
            self.part.act(name)
        else:
            key = name.rstrip("–")
            self.press(key, "press" if key == name else "long")

    def take(self, index: int) -> None:
        """Choose the row, the player or the cell `index` of what is shown."""
        if self.part:
            self.part.take(index)

    def put(self, what: "Any") -> None:
        """Take an answer that says itself to what it is one."""
        if self.part:
            self.part.put(what)

    def expects(self, letter: str) -> bool:
        """Return whether a typed letter can be meant for this page alone, so that it counts unread.

        "\\n" is Enter, "\\b" Backspace.
        """
        return self.part.expects(letter) if self.part else False

    def once(self, letters: str) -> str:
        """Return the name of what `tap` does once only if it is tapped twice at once, or ""."""
        return self.part.once(letters) if self.part else ""

    def can(self, name: str) -> bool:
        """Return whether one of the `actions` can be done now; it is there meanwhile."""
        return self.part.can(name) if self.part else True

    def setup(self) -> "list[Any] | None":
        """Return what reopens this screen of a game's set-up after a power cut; or None.

        It is a list of arguments for `App.open`, of values that JSON has.
        """
        return None

    def why_not(self, key: str) -> "Label":
        """Return what is shown when `key` changed nothing; "" if the hints say it."""
        return ""

    def tick(self, now: int) -> None:
        """Do what is due at `now` milliseconds."""
        if self.part:
            self.part.tick(now)

    def leave(self) -> None:
        """Go back; a screen inside another one is given another way to leave."""
        self.app.close()

    def beneath(self) -> "Label":
        """Return what stands below what is large, or ""."""
        return ""

    def draw(self, show: "Show") -> None:
        """Say what is shown; on a display, it has been cleared."""
        if self.part:
            self.part.draw(show)

    def type(self, letter: str) -> None:
        """Handle a typed letter; by default Enter and Space are OK, and Backspace is back."""
        if self.part:
            self.part.type(letter)
        elif letter in TYPED:
            self.press(TYPED[letter], "press")

    def tap(self, letters: str) -> None:
        """Handle what a finger taps on a pad of its own: letters that are meant as one."""
        if self.part:
            self.part.tap(letters)
        else:
            for letter in letters:
                self.type(letter)

    def touch(self, pointer: "Pointer") -> None:
        """Handle what a finger points at; by default, keys that are named on the screen."""
        if self.part:
            self.part.touch(pointer)
        else:
            pointer.press(self)

    def press(self, key: str, kind: str) -> None:
        """Handle a logical key; `kind` is press, repeat or long."""
        if key == "back" and kind == "press":
            self.leave()
        elif key == "back" and kind == "long":
            self.app.home()


class ListScreen(Screen):
    """A list to choose from: up and down move, OK chooses, back leaves.

    Typing goes to the first row that begins with what was typed.

    A subclass gives the bar by `title()`, the rows by `items()`, and what happens by
    `choose(index)`.
    """

    back_hint: "Label" = ("ui.back", {})
    ok_hint: "Label" = ("ui.choose", {})
    sides = False
    # How many rows of the screen each takes, and whether the selected one takes one more.
    high = 1
    parted = False
    # The row that is the main thing, which a touch screen shows as its main button; -1: none.
    main_row = -1
    # The row that stands as a button beside that one; -1: none.
    second_row = -1
    # What each row has a button of its own for, on a touch screen with room for it: (name, words);
    # `act` gets the name and the row, "delete 3".
    row_act: "tuple[str, Label] | None" = None

    def __init__(self, app: "App"):
        super().__init__(app)
        # The selected row, the first row in sight, and how many rows were in sight last.
        self.at = 0
        self.top = 0
        self.room = 0
        # What was typed to find the selected row.
        self.found = ""

    def title(self) -> "Row":
        """Return (left, right) of the bar."""
        raise NotImplementedError

    def items(self) -> "Rows":
        """Return the rows."""
        raise NotImplementedError

    def count(self) -> int:
        """Return the number of rows."""
        return len(self.items())

    def choose(self, index: int) -> None:
        """Do what row `index` says."""
        raise NotImplementedError

    def hints(self) -> "Hints":
        """Return what the keys do, the most important first."""
        return (("ok", self.ok_hint), ("back", self.back_hint))

    def actions(self) -> "Hints":
        """Return what the keys do; the rows are chosen themselves."""
        return [hint for hint in self.hints() if hint[0] not in ("ok", "up", "down")]

    def groups(self) -> "tuple[list[Message], int] | None":
        """Return (the names of groups of which one is listed, which), or None."""
        return None

    def above(self) -> "Label":
        """Return what stands above the rows, or ""."""
        return ""

    def also(self) -> "Sequence[tuple[Label, int]]":
        """Return (label, number) pairs that a display with room for them shows above the rows."""
        return ()

    def players_row(self) -> "tuple[int, Label, list[list[str]]] | None":
        """Return (a row with players, what it is, their sides or each alone), or None."""
        return None

    def cards_above(self) -> "tuple[list[str], str, bool] | None":
        """Return (cards laid, the one due or "", whether it may be large), or None."""
        return None

    def about(self) -> "Label | None":
        """Return what the selected row is for, or None if the rows say it all."""
        return None

    def some(self, ui: "Any", first: int, room: int) -> "list[Row]":
        """Return up to `room` rows from `first` on, as long as there is room on `ui`."""
        items = self.items()
        return [items[at] for at in range(first, min(len(items), first + room))]

    def below(self, index: int) -> "tuple[list[str], Label]":
        """Return (names, what of them) of the second row of what is listed, where `high` is 2."""
        return [], ""

    def marked(self, index: int) -> bool:
        """Return whether a row is not as usual."""
        return False

    def draw(self, show: "Show") -> None:
        """Show the bar, the rows, and the hints."""
        show.list(self)

    def keep_in_sight(self, room: int, count: int) -> None:
        """Scroll the selected one of `count` rows into sight, with `room` rows to show."""
        self.at = max(0, min(self.at, count - 1))
        self.top = max(min(self.top, self.at), self.at - room + 1)
        self.top = max(0, min(self.top, count - room))

    def type(self, letter: str) -> None:
        """Go to the first row that begins with the letters typed so far.

        If there is none, go on to the next that begins with this letter. Spaces do not count: "ap"
        and "a p" both find "A pay card".
        """
        if letter == " " and self.found:
            return
        if self.part or letter in "\n\b ":
            super().type(letter)
            return
        rows = [row.replace(" ", "") for row in self.beginnings()]
        for begun, first in ((self.found + letter.lower(), 0), (letter.lower(), self.at + 1)):
            for step in range(len(rows)):
                index = (first + step) % len(rows)
                if rows[index].startswith(begun):
                    self.move(index - self.at)
                    self.found = begun
                    return

    def beginnings(self) -> list[str]:
        """Return what is typed to find each row, in small letters."""
        return [say(row[0]).lower() for row in self.items()]

    def touch(self, pointer: "Pointer") -> None:
        """Choose the row that is pointed at, or turn the page at the edge."""
        step = 0 if self.part else pointer.edge()
        row, chosen = pointer.row_at, pointer.chosen_at
        if step:
            last = self.top + (2 * self.room - 1 if step > 0 else -self.room)
            self.move(max(0, min(self.count() - 1, last)) - self.at)
        elif self.part or row is None or chosen is None:
            super().touch(pointer)
        else:
            rows = row - chosen - (1 if self.parted and row > chosen else 0)
            index = self.at + rows // self.high
            if self.top <= index < min(self.count(), self.top + self.room):
                self.point_at(index)
            else:
                super().touch(pointer)

    def point_at(self, index: int) -> None:
        """Do what a finger means that points at a row on the display: choose it."""
        self.take(index)

    def take(self, index: int) -> None:
        """Go to a row, and choose it."""
        self.move(index - self.at)
        self.press("ok", "press")

    def move(self, step: int) -> None:
        """Move the selection, wrapping at the ends."""
        self.found = ""
        count = self.count()
        if count:
            self.at = (self.at + step) % count

    def press(self, key: str, kind: str) -> None:
        """Move, choose, or leave."""
        if key == "up" and kind != "long":
            self.move(-1)
        elif key == "down" and kind != "long":
            self.move(1)
        elif key == "ok" and kind == "press":
            if self.count():
                self.choose(self.at)
        else:
            super().press(key, kind)


class ActionList(ListScreen):
    """A list whose `rows` have their own actions: (left, right, function, *arguments)."""

    def __init__(self, app: "App"):
        super().__init__(app)
        self.rows: list[Action] = []

    def items(self) -> "Rows":
        """Return the rows."""
        return [row[:2] for row in self.rows]

    def count(self) -> int:
        """Return the number of rows."""
        return len(self.rows)

    def choose(self, index: int) -> None:
        """Run the action of the row."""
        _, _, do, *given = self.rows[index]
        do(*given)
