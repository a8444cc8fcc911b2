"""A verdict: a big YES or NO, the rule and a sentence; then the cards laid out; then the rule."""

from engine.compat import TYPE_CHECKING
from engine.errors import EngineError
from engine.texts import told
from firmware.display.card_faces import Faces
from firmware.display.fitting import say
from firmware.screens.base import Screen

if TYPE_CHECKING:
    from engine.game.verdict import Verdict
    from engine.types import Label
    from firmware.app import App
    from firmware.display.widgets import Hint, Ui


class VerdictScreen(Screen):
    """The referee's `verdict`.

    OK shows the cards laid out and then leads back to the game, right shows the rule, back asks the
    question again. If the cards make an event, OK on the layout goes on to it; if something can be
    done with the answer (`Verdict.act`), OK does it and left leaves.
    """

    def __init__(self, app: "App", verdict: "Verdict"):
        super().__init__(app)
        self.verdict = verdict
        names = app.game.faces.names(app.game.house) if app.game else "french"
        self.faces = Faces(verdict.deck, names)
        self.page = 0
        self.top = 0
        self.hidden = 0
        # What can be done with the answer here, or None.
        act = verdict.act
        open_now = [one.module for one in app.stack]
        self.act = act if act and (act[3] or act[2] in open_now) else None

    def asked(self) -> object:
        """Return which page is shown: OK on the second one may go on to the score."""
        return (self, self.page)

    def headline(self) -> str:
        """Return YES, NO, or the figure."""
        verdict = self.verdict
        if verdict.ok is None:
            figure = say(verdict.figure)
            for card in range(verdict.deck.wild + 1):
                if verdict.deck.count(card) and verdict.deck.text(card) == figure:
                    return self.faces.card(card)
            return figure
        return say(("judge.yes" if verdict.ok else "judge.no", {}))

    def draw(self, ui: "Ui") -> None:
        """Draw the page that is shown."""
        if self.page == 0:
            self.draw_verdict(ui)
        else:
            self.draw_lines(ui)

    def draw_verdict(self, ui: "Ui") -> None:
        """Draw the answer as large as it fits, the sentence, and the rule's number."""
        display = ui.display
        large = ui.rows >= 6
        size = 24 if large else 16
        head = self.headline()
        words = say((self.verdict.key, self.verdict.facts))
        words = words[:1].upper() + words[1:]  # pyright: ignore[reportAttributeAccessIssue, reportOperatorIssue]
        rule = self.verdict.rule
        # The rule's frame is in the corner below a short sentence; a long one needs that space.
        framed = large and len(ui.wrap(words, ui.width - 4)) < 3
        beside = 0 if framed or not rule else ui.size(rule) + 6
        while size > 8 and not ui.fits(head, ui.width - (beside + 4 if beside else 6), size):
            size -= 8
        if self.verdict.ok is None and not ui.fits(head, ui.width - 6, size):
            # In some languages the name of a hand is longer than the smallest screen is wide.
            head = ui.best(self.verdict.figure, ui.width - 6)
        # On the lowest screen, the sentence begins beside a large answer; a long one stays there.
        low = ui.rows < 3
        height = 8 if low else 24 if large else 16
        x = 2 + ui.size(head, size) + 6
        left = [x, 2] if low and size > 8 else [2, 2]
        lines = ui.wrap(words, ui.width - 4, left[0] - 2)
        if left[0] > 2 and len(lines) > 2:
            left = [x, x]
            lines = ui.wrap(words, ui.width - 2 - x)
        # Where a long answer leaves no room beside it for the rule, the rule goes below it.
        below = size == 8 < height and not ui.fits(head, ui.width - ui.size(rule or "") - 12)
        if below:
            display.text(ui.shorten(head, ui.width - 4), 2, 0)
        else:
            y = max(0, (height - size) // 2)
            display.text(ui.shorten(head, ui.width - 6), 2, y, size)
        self.draw_cards(ui, x, height, ui.width - x - 2 - beside)
        room = (ui.height - height) // 8 - 1
        self.hidden = max(0, len(lines) - room)
        self.top = max(0, min(self.top, self.hidden))
        # A gap below the answer, unless the sentence needs all the rows.
        gap = 2 if large and len(lines) < room else 0
        for index in range(min(room, len(lines) - self.top)):
            y = height + index * 8 + gap
            display.text(lines[self.top + index], left[min(index, 1)], y)
        hints: list[Hint] = [
            ("ok", ("ui.layout", {}) if self.verdict.groups else ("ui.done", {})),
            ("back", ("ui.back", {})),
        ]
        if self.top < self.hidden:
            hints.append(("down", ("ui.read_on", {})))
        if rule:
            hints.append(("right", ("ui.rule", {})))
        if rule and framed:
            width = ui.size(rule) + 5
            y = ui.height - 19
            display.fill(ui.width - width, y, width, 10, 0)
            display.frame(ui.width - width, y, width, 10)
            ui.part("right", rule, ui.width - width + 3, y + 1)
        elif rule:
            top = 8 if below else 0
            y = top + (height - top - 8) // 2
            ui.part("right", rule, ui.width - 2 - ui.size(rule), y)
        ui.more(self.top > 0, self.top < self.hidden)
        ui.hints(*hints)

    def draw_cards(self, ui: "Ui", x: int, height: int, room: int) -> None:
        """Draw the cards judged beside the answer, if there is room for all of them."""
        words = [self.faces.card(card) for card in self.verdict.cards]
        rows: list[str] = []
        line = ""
        for word in words:
            longer = line + " " + word if line else word
            if line and not ui.fits(longer, room):
                rows.append(line)
                longer = word
            line = longer
        if line:
            rows.append(line)
        fitting = height // 8
        if not rows or len(rows) > fitting or not ui.fits(rows[0], room):
            return
        y = (height - 8 * len(rows)) // 2
        for row in rows:
            ui.display.text(row, x, y)
            y += 8

    def layout(self, ui: "Ui") -> list[str]:
        """Return the groups of cards as rows, wrapped."""
        lines: list[str] = []
        for label, cards in self.verdict.groups:
            words = self.faces.cards(cards)
            # Where its shortest form leaves no room for the cards, it has a row of its own.
            room = ui.width // 2
            if label and not ui.fits(ui.forms(label)[-1], room):
                room = ui.width - 6
            name = ui.best(label, room) if label else ""
            if name and ui.size(name) + ui.size(words) + 10 > ui.width:
                lines.append(name)
                name = ""
            text = told(name, words) if name and words else name + words
            lines += ui.wrap(text, ui.width - 6)
        return lines

    def draw_lines(self, ui: "Ui") -> None:
        """Draw the cards laid out."""
        ui.bar(("judge.laid_out", {}))
        lines = self.layout(ui)
        self.hidden = max(0, len(lines) - ui.rows)
        self.top = max(0, min(self.top, self.hidden))
        for index in range(min(ui.rows, len(lines) - self.top)):
            ui.row(index, lines[self.top + index])
        ui.more(self.top > 0, self.top < self.hidden)
        ok: Label = self.act[0] if self.act else "ui.enter" if self.verdict.event else "ui.done", {}
        hints: list[Hint] = [("ok", ok), ("back", ("ui.back", {}))]
        if self.act:
            hints.append(("left", ("ui.done", {})))
        if self.top < self.hidden:
            hints.append(("down", ("ui.read_on", {})))
        if self.verdict.rule:
            hints.append(("right", ("ui.rule", {})))
        ui.hints(*hints)

    def press(self, key: str, kind: str) -> None:
        """Turn pages, scroll, or go back."""
        if kind == "long":
            super().press(key, kind)
        elif key == "down":
            self.top = min(self.top + 1, self.hidden)
        elif key == "up":
            self.top = max(0, self.top - 1)
        elif kind != "press":
            return
        elif key == "ok" and self.page == 0 and self.verdict.groups:
            self.turn(1)
        elif key == "ok" and self.page == 1 and self.act:
            self.do_act()
        elif key == "left" and self.page == 1 and self.act:
            self.done()
        elif key == "ok" and self.page == 1 and self.verdict.event:
            self.enter()
        elif key == "ok":
            self.done()
        elif key == "right" and self.verdict.rule:
            self.app.open("book.rule", self.verdict.rule)
        elif key == "back":
            if self.page:
                self.turn(0)
            else:
                self.leave()

    def enter(self) -> None:
        """Show what the event does that these cards make, before it is saved."""
        event = self.verdict.event
        if event is None:
            return
        try:
            effect, game = self.app.session.ledger.preview(event)
        except EngineError as error:
            self.app.refuse(error)
            return
        self.app.open("table.preview", event, effect, game)

    def do_act(self) -> None:
        """Do what can be done with the answer, and show it where it is done."""
        if self.act is None:
            return
        _, do, screen, _ = self.act
        do()
        self.app.close_to(screen)
        if self.app.stack[-1].module != screen:
            self.app.show_sheet()
            self.app.open(screen)

    def done(self) -> None:
        """Leave the verdict, its question, and the list from which that was asked."""
        modules = [screen.module for screen in self.app.stack]
        count = 1
        while modules[-1 - count] in ("asking.entry", "book.referee", "table.menu"):
            count += 1
        self.app.close(count)

    def turn(self, page: int) -> None:
        """Show another page from its top."""
        self.page = page
        self.top = 0


SCREEN = VerdictScreen
