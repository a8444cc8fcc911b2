"""What screens share: a screen, lists to choose from, and running text."""

from engine.compat import TYPE_CHECKING
from firmware.display.fitting import say

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from engine.types import Label
    from firmware.display.widgets import Ui

    # (button, what it does) of each hint, the most important first.
    Hints = Sequence[tuple[str, Label]]


class Screen:
    """One screen: it draws itself and takes keys; `module` is set by the program."""

    module = ""
    # The players whom the screen names, where they are not those of the game on the table.
    names = ()
    # Whether it shows what time does, so that the box neither rests nor sleeps.
    awake = False
    # The screen inside of it that is seen now, if there is one.
    part = None
    # What stands at the right of the bar of a question: which entry is being edited.
    aside = ""

    def __init__(self, app):
        self.app = app

    def opened(self):
        """Called once, when the screen is on top; it may open another one above it."""

    def shown(self):
        """Called when a screen above was closed and this one is seen again."""

    def asked(self) -> "Any":
        """Return what the screen asks now: when it differs, a key that was meant for what was
        before means nothing.
        """
        return self.part.asked() if self.part else self

    def half(self) -> "list[Any] | str | None":
        """Return what is keyed of an answer so far, cards or letters, to survive a power cut; None
        is nothing.
        """
        return None

    def setup(self) -> "list[Any] | None":
        """Return what opens the screen as it stands while a game is set up, to survive a power cut;
        None is nothing.

        A list as `App.open` takes it, of what JSON has.
        """
        return None

    def why_not(self, key: str) -> "Label":
        """Return what is said where `key` changed nothing; "" lets the hints blink."""
        return ""

    def tick(self, now):
        """Do what time brings."""

    def leave(self):
        """Go back; a screen inside of another one is given another way to leave."""
        self.app.close()

    def draw(self, ui):
        """Draw everything; the display has been cleared."""

    def press(self, key, kind):
        """Take a logical key; `kind` is press, repeat or long."""
        if key == "back" and kind == "press":
            self.leave()
        elif key == "back" and kind == "long":
            self.app.home()


class ListScreen(Screen):
    """A list to choose from: up and down move, OK takes, back leaves.

    A subclass says what there is by `title()` and `items()`, a list of (left, right) pairs of texts
    or (key, facts), and what happens by `chosen(index)`. What `items()` needs and what takes time
    to find is found by `make()`, each time that the list comes into sight.
    """

    back_hint = "ui.back"
    ok_hint = "ui.choose"

    def __init__(self, app):
        super().__init__(app)
        self.at = 0
        self.top = 0
        # Rows of the list that were in sight last.
        self.room = 0

    def opened(self):
        """Make the list."""
        self.make()

    def shown(self):
        """What it lists may have changed: make it anew."""
        self.make()

    def make(self):
        """Find out what is listed."""

    def title(self) -> "tuple[Label, Label]":
        """Return (left, right) of the bar."""
        raise NotImplementedError

    def items(self):
        """Return the rows, a list of (left, right)."""
        raise NotImplementedError

    def count(self):
        """Return the number of rows."""
        return len(self.items())

    def chosen(self, index):
        """Do what row `index` says."""
        raise NotImplementedError

    def hints(self) -> "Hints":
        """Return what the keys do, the most important first."""
        return (("ok", self.ok_hint), ("back", self.back_hint))

    def heading(self, ui: "Ui") -> int:
        """Draw what stands above the list and return how many rows it takes."""
        return 0

    def about(self) -> "Label | None":
        """Return what the chosen row is for, as a text or a (key, facts) pair; None where the rows
        say it all.
        """
        return None

    def explain(self, ui, what):
        """Write below the list what the chosen row is for; return how many rows are kept for it."""
        most = 2 if ui.rows >= 6 else 1
        lines = []
        for form in ui.forms(what):
            lines = ui.wrap(form, ui.width - 4)
            if len(lines) <= most:
                break
        for index in range(min(most, len(lines))):
            ui.row(ui.rows - most + index, lines[index])
        return most

    def draw(self, ui):
        """Draw the bar, as many rows as there is room for, and the keys."""
        items = self.items()
        left, right = self.title()
        ui.bar(left, right or self.left_out(ui, items))
        taken = self.heading(ui)
        room = ui.rows - taken
        about = self.about() if items else None
        if about:
            room -= self.explain(ui, about)
        self.room = room
        self.keep_in_sight(room, len(items))
        for index in range(min(room, len(items) - self.top)):
            left, right = items[self.top + index]
            ui.row(taken + index, left, right, self.top + index == self.at)
        if not items:
            ui.row(taken, ("ui.nothing_yet", {}))
        ui.more(self.top > 0, self.top + room < len(items))
        hints = self.hints()
        ui.hints(*(hints if items else [hint for hint in hints if hint[0] != "ok"]))

    def left_out(self, ui, items):
        """Return the value of the chosen row where its row has no room for it, else ""."""
        if not 0 <= self.at < len(items):
            return ""
        left, right = items[self.at]
        if isinstance(right, str) or ui.pair(left, right, ui.width - 8)[1]:
            return ""
        return right

    def keep_in_sight(self, room, count):
        """Bring the chosen one of `count` rows into sight, where there is room for some."""
        self.at = max(0, min(self.at, count - 1))
        self.top = max(min(self.top, self.at), self.at - room + 1)
        self.top = max(0, min(self.top, count - room))

    def move(self, step):
        """Move the choice, round the ends."""
        count = self.count()
        if count:
            self.at = (self.at + step) % count

    def press(self, key, kind):
        """Move, choose, or leave."""
        if key == "up" and kind != "long":
            self.move(-1)
        elif key == "down" and kind != "long":
            self.move(1)
        elif key == "ok" and kind == "press":
            if self.count():
                self.chosen(self.at)
        else:
            super().press(key, kind)


class ActionList(ListScreen):
    """A list whose `rows` say themselves what they do: (left, right, what is called, what with
    ...).
    """

    def __init__(self, app):
        super().__init__(app)
        self.rows = []

    def items(self):
        """Return the rows."""
        return [row[:2] for row in self.rows]

    def count(self):
        """Return the number of rows."""
        return len(self.rows)

    def chosen(self, index):
        """Do what the row says."""
        _, _, do, *given = self.rows[index]
        do(*given)


class Big:
    """Words at the right of a paper's row in type of 16 pixels; the row after it stays empty."""

    def __init__(self, words):
        self.words = words


class Page(Screen):
    """A screen of running text: up and down page through what does not fit.

    A subclass gives `title()` and `lines(ui)`, a list of (left, right) rows.
    """

    def __init__(self, app):
        super().__init__(app)
        self.top = 0
        self._hidden = 0
        self._page = 1

    def title(self) -> "tuple[Label, Label]":
        """Return (left, right) of the bar."""
        raise NotImplementedError

    def lines(self, ui):
        """Return the rows, a list of (left, right), already wrapped."""
        raise NotImplementedError

    def hints(self) -> "Hints":
        """Return what the keys do."""
        return (("back", "ui.back"),)

    def draw(self, ui):
        """Draw the bar, the lines from `top` on, and the keys."""
        left, right = self.title()
        ui.bar(left, right)
        lines = self.lines(ui)
        if right and isinstance(right, str) and not ui.bar_parts(left, right)[1]:
            # A rule's number for which the bar has no room.
            lines.append(("", right))
        self._hidden = max(0, len(lines) - ui.rows)
        # One row of the last page is seen again, so that nobody loses the thread.
        self._page = max(1, ui.rows - 1)
        self.top = max(0, min(self.top, self._hidden))
        for index in range(min(ui.rows, len(lines) - self.top)):
            left, right = lines[self.top + index]
            if isinstance(right, Big) and index == ui.rows - 1:
                # Its second row is further down: here there is room for small type.
                ui.row(index, left, right.words)
            elif isinstance(right, Big):
                ui.row(index, left, "", False)
                ui.display.text(
                    right.words, ui.width - 4 - ui.size(right.words, 16), ui.top + index * 8, 16
                )
            else:
                ui.row(index, left, right)
        ui.more(self.top > 0, self.top < self._hidden)
        hints = list(self.hints())
        if self.top < self._hidden and len(hints) < 3:
            # The way back is said first where there is too little room; the edge shows that there
            # is more.
            at = max([1] + [index + 1 for index in range(len(hints)) if hints[index][0] == "back"])
            hints.insert(at, ("down", "ui.read_on"))
        ui.hints(*hints)

    def press(self, key, kind):
        """Page up and down, or leave."""
        if key == "down" and kind != "long":
            self.top = min(self.top + self._page, self._hidden)
        elif key == "up" and kind != "long":
            self.top = max(0, self.top - self._page)
        else:
            super().press(key, kind)


def wrapped(ui, what, margin=6):
    """Return a text or a (key, facts) pair as rows, wrapped to the screen's width less `margin`
    pixels.
    """
    return [(line, "") for line in ui.wrap(say(what), ui.width - margin)]
