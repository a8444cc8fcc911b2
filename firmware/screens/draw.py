"""The draw for the first dealer: the cuts are keyed, or the box draws; equal ones cut again."""

import random

from engine.compat import TYPE_CHECKING
from engine.cut import Cutting, any_card
from engine.play.questions import pick
from firmware.display.card_faces import Faces
from firmware.screens.entry import EntryScreen
from firmware.screens.page import Page
from firmware.screens.pick import PickPart

if TYPE_CHECKING:
    from engine.games.game import Game


class Outcome(Page):
    """Who deals, and what everybody has cut; a part of the draw."""

    def __init__(self, app, game, house, drawn, take):
        super().__init__(app)
        self.game = game
        self.drawn = drawn
        self.take = take
        self.faces = Faces(game.deck_for(house), house.get("suit_names", "french"))

    def title(self):
        """Return the bar: the dealer, and the rule."""
        return ("ui.deals", {"name": self.drawn.dealer}), self.game.cut_rule

    def lines(self, ui):
        """Return the cuts in their order."""
        rows = []
        cuts = self.drawn.cuts
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
        rows.append((("dealer." + self.game.cut, {}), ""))
        return rows

    def hints(self):
        """Say what the keys do."""
        return (("ok", "dealer.take"), ("back", "ui.back"))

    def press(self, key, kind):
        """Take the dealer on OK."""
        if key == "ok" and kind == "press":
            self.take(self.drawn.dealer)
        else:
            super().press(key, kind)


class Draw(EntryScreen):
    """Draw among `names` for `game`, a class, under `house`; `done(name)` takes the dealer."""

    def __init__(self, app, game: "type[Game]", house, names, done):
        self.game_class: type[Game] = game
        self.house = house
        self.names = list(names)
        self.done = done
        self.boxed = None
        # There is no game on the table yet that could ask.
        super().__init__(app, "draw", None, False, Cutting(game, house, self.names))

    def next(self):
        """First ask how; then for the cuts, or let the box draw them."""
        self.app.dirty = True
        if self.boxed is None:
            ways = [(False, ("dealer.by_hand", {})), (True, ("dealer.by_box", {}))]
            question = pick("dealer.draw", ways)
            self.show(HowPart(self.app, question, self.choose, self.game_class), self.app.close)
            return
        while self.boxed and self.entry.question is not None:
            asked = self.entry.question
            deck = asked.deck or self.game_class.deck_for(self.house)
            self.entry.answer([any_card(deck, asked.taken, random.getrandbits)])
        super().next()

    def choose(self, boxed):
        """Key the cuts, or let the box draw."""
        self.boxed = boxed
        self.next()

    def back(self):
        """Drop the last cut; what the box drew is drawn no more."""
        if self.boxed or not self.entry.answers:
            while self.entry.answers:
                self.entry.back()
            self.boxed = None
            self.next()
        else:
            super().back()

    def conclude(self):
        """Show who deals."""
        self.show(Outcome(self.app, self.game_class, self.house, self.entry.event, self.take))

    def take(self, name):
        """Hand the dealer over."""
        self.app.close()
        self.done(name)

    def shown(self):
        """Nothing was above that changes anything."""


class HowPart(PickPart):
    """How to draw; the bar says which card deals."""

    def __init__(self, app, question, done, game):
        super().__init__(app, question, done)
        self.game = game

    def title(self):
        """Return the bar."""
        return (self.question.key, {}), ("dealer." + self.game.cut, {})


SCREEN = Draw
