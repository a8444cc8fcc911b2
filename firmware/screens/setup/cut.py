"""The cut for the first dealer: players enter what they cut, or the box cuts; ties cut again."""

import random

from engine.compat import TYPE_CHECKING, const, ticks_diff
from engine.cut import Cutting, any_card
from engine.game.entry import Entry
from engine.game.questions import pick
from firmware.display.card_faces import Faces, names_of
from firmware.screens.asking.choice import PickPart
from firmware.screens.asking.entry import EntryScreen
from firmware.screens.page import Page

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.cut import Drawn
    from engine.game.game import Game
    from engine.game.questions import Question
    from engine.types import Choices, House, Label
    from firmware.app import App
    from firmware.display.page import Line
    from firmware.display.widgets import Ui
    from firmware.screens.base import Hints, Row

# How long a card is the last one, in ms.
_CARD = const(700)


class Outcome(Page):
    """The result of the cut: who deals, and what each player has cut; `slow`, card by card."""

    def __init__(
        self,
        app: "App",
        game: "type[Game]",
        house: "House",
        drawn: "Drawn",
        accept: "Callable[[str], object]",
        slow: bool = False,
    ):
        super().__init__(app)
        self.game = game
        self.drawn = drawn
        self.accept = accept
        self.faces = Faces(game.faces.deck(house), names_of(game, house))
        # How many cuts are to be seen, and when the last of them was shown.
        self.seen = 0 if slow else len(drawn.cuts)
        self.since: int | None = None

    def goes_on(self) -> bool:
        """Return whether cards are still to be shown."""
        return self.seen < len(self.drawn.cuts)

    def asked(self) -> object:
        """Return what is asked: a press for the next card does not take the dealer."""
        return self, self.goes_on()

    def tick(self, now: int) -> None:
        """Show the cards one by one."""
        if not self.goes_on():
            return
        if self.since is None or ticks_diff(now, self.since) >= _CARD:
            if self.since is not None:
                self.seen += 1
            self.since = now
            self.app.dirty = True

    def title(self) -> "Row":
        """Return the bar: the dealer, and the rule; while cards come, which one deals."""
        if self.goes_on():
            return ("dealer.draw", {}), ("dealer." + self.game.cut.deals, {})
        return ("ui.deals", {"name": self.drawn.dealer}), self.game.cut.rule

    def lines(self, ui: "Ui") -> "list[Line]":
        """Return the cuts in their order."""
        rows: list[Line] = []
        cuts = self.drawn.cuts
        if self.goes_on():
            # The latest stay in sight.
            first = max(0, self.seen - ui.rows)
            for name, card in cuts[first : self.seen]:
                rows.append((ui.shorten(name, ui.width - 40), self.faces.card(card)))
            return rows
        for index in range(len(cuts)):
            name, card = cuts[index]
            before = [other for other, _ in cuts[:index]]
            mark = (
                "■ "
                if name == self.drawn.dealer and name not in [n for n, _ in cuts[index + 1 :]]
                else ""
            )
            label = ui.shorten(mark + name, ui.width - 40)
            rows.append((label, ("… " if name in before else "") + self.faces.card(card)))
        rows.append((("dealer." + self.game.cut.deals, {}), ""))
        return rows

    def hints(self) -> "Hints":
        """Return the hints."""
        ok: Label = ("ui.next" if self.goes_on() else "dealer.take"), {}
        return (("ok", ok), ("back", ("ui.back", {})))

    def press(self, key: str, kind: str) -> None:
        """Show the next card, or accept the dealer, on OK."""
        if key == "ok" and kind == "press" and self.goes_on():
            self.seen += 1
            self.since = None
        elif key == "ok" and kind == "press":
            self.accept(self.drawn.dealer)
        else:
            super().press(key, kind)


class Draw(EntryScreen):
    """Let `names` cut for `game`, a class, under `house`; `done(name)` gets the dealer."""

    seldom = True
    has_draft = False

    def __init__(
        self,
        app: "App",
        game: "type[Game]",
        house: "House",
        names: list[str],
        done: "Callable[..., object]",
    ):
        self.game_class: type[Game] = game
        self.house = house
        self.names = list(names)
        self.done = done
        self.boxed = None
        # No game is on the table yet, so the cut asks.
        super().__init__(app, "draw", None, False, Cutting(game, house, self.names))

    def next(self) -> None:
        """Ask how to cut; then ask for the cuts, or make them."""
        self.app.dirty = True
        if self.boxed is None:
            ways: Choices = [(True, ("dealer.by_box", {})), (False, ("dealer.by_hand", {}))]
            question = pick("dealer.draw", ways)
            self.show(HowPart(self.app, question, self.choose, self.game_class), self.app.close)
            return
        while self.boxed and self.entry.question is not None:
            asked = self.entry.question
            deck = asked.deck or self.game_class.faces.deck(self.house)
            self.entry.answer([any_card(deck, asked.taken, random.getrandbits)])
        super().next()

    def choose(self, boxed: bool) -> None:
        """Ask for each player's cut; if `boxed`, cut for all of them."""
        self.boxed = boxed
        if boxed:
            # What people cut before is not what the box cuts.
            self.entry = Entry(self.game, self.action)
        self.next()

    def back(self) -> None:
        """Go back to the cut before; drop all that the box made."""
        if self.boxed:
            # What the box cut is nobody's answer.
            self.entry = Entry(self.game, self.action)
        if not self.entry.at:
            self.boxed = None
            self.next()
        else:
            super().back()

    def conclude(self) -> None:
        """Show who deals."""
        drawn, slow = self.entry.event, bool(self.boxed)
        self.show(Outcome(self.app, self.game_class, self.house, drawn, self.accept, slow))

    def accept(self, name: str) -> None:
        """Hand the dealer over."""
        self.app.close()
        self.done(name)

    def resumed(self) -> None:
        """Do nothing: no screen above changes anything."""


class HowPart(PickPart):
    """The choice of who makes the cuts; the bar says which card makes the dealer."""

    def __init__(
        self, app: "App", question: "Question", done: "Callable[..., object]", game: "type[Game]"
    ):
        super().__init__(app, question, done)
        self.game = game

    def title(self) -> "Row":
        """Return the bar."""
        return (self.question.key, {}), ("dealer." + self.game.cut.deals, {})


SCREEN = Draw
