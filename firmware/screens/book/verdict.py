"""A verdict: a big YES or NO, the rule and a sentence; then the cards laid out; then the rule."""

from engine.compat import TYPE_CHECKING
from engine.errors import EngineError
from firmware.display.card_faces import Faces, names_of
from firmware.display.fitting import say
from firmware.display.fitting import sentence as as_sentence
from firmware.screens.base import Screen

if TYPE_CHECKING:
    from engine.game.verdict import Verdict
    from engine.types import Label
    from firmware.app import App
    from firmware.display.widgets import Hint
    from firmware.screens.base import Hints
    from firmware.types import Show


class VerdictScreen(Screen):
    """The referee's `verdict`.

    OK shows the cards laid out and then leads back to the game, right shows the rule, back asks the
    question again. If the cards make an event, OK on the layout goes on to it; if something can be
    done with the answer (`Verdict.act`), OK does it and left leaves.
    """

    def __init__(self, app: "App", verdict: "Verdict"):
        super().__init__(app)
        self.verdict = verdict
        game = app.game_or_none()
        names = names_of(game, game.house) if game else "french"
        self.faces = Faces(verdict.deck, names)
        self.page = 0
        self.top = 0
        self.hidden = 0
        # What can be done with the answer here, or None.
        act = verdict.act
        open_now = [one.module for one in app.stack]
        self.deed = act if act and (act[3] or act[2] in open_now) else None

    def asked(self) -> object:
        """Return which page is shown: OK on the second one may go on to the score."""
        return (self, self.page)

    def headline(self) -> str:
        """Return the figure, if there is one, else YES or NO."""
        verdict = self.verdict
        if verdict.figure:
            figure = say(verdict.figure)
            for card in range(verdict.deck.wild + 1):
                if verdict.deck.count(card) and verdict.deck.text(card) == figure:
                    return self.faces.card(card)
            return figure
        return say(("judge.yes" if verdict.ok else "judge.no", {}))

    def sentence(self) -> str:
        """Return why, as a sentence."""
        return as_sentence((self.verdict.key, self.verdict.facts))

    def draw(self, show: "Show") -> None:
        """Show the answer, or the cards laid out."""
        show.verdict(self)

    def hints(self) -> "Hints":
        """Return what the keys do on this page."""
        hints: list[Hint] = [("back", ("ui.back", {}))]
        if self.verdict.rule:
            hints.append(("right", ("ui.rule", {})))
        if self.page == 0:
            ok: Label = ("ui.layout" if self.verdict.groups else "ui.done"), {}
        else:
            ok = self.deed[0] if self.deed else "ui.enter" if self.verdict.event else "ui.done", {}
            if self.deed:
                hints.insert(1, ("left", ("ui.done", {})))
        return [("ok", ok)] + hints

    def actions(self) -> "Hints":
        """Return what can be done with the answer; the cards are shown with it."""
        found: list[Hint] = []
        if self.deed:
            found.append(("do", (self.deed[0], {})))
        elif self.verdict.event:
            found.append(("do", ("ui.enter", {})))
        found.append(("done", ("ui.done", {})))
        if self.verdict.rule:
            found.append(("right", ("ui.rule", {})))
        return found + [("back", ("ui.back", {}))]

    def act(self, name: str) -> None:
        """Do what one of the actions says."""
        if name == "do":
            self.do_act() if self.deed else self.enter()
        elif name == "done":
            self.done()
        else:
            super().act(name)

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
        elif key == "ok" and self.page == 1 and self.deed:
            self.do_act()
        elif key == "left" and self.page == 1 and self.deed:
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
            effect, game = self.app.open_game.ledger.preview(event)
        except EngineError as error:
            self.app.refuse(error)
            return
        self.app.open("table.preview", event, effect, game)

    def do_act(self) -> None:
        """Do what can be done with the answer, and show it where it is done."""
        if self.deed is None:
            return
        _, do, screen, _ = self.deed
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
