"""The aim of a game, or its worked example: words, and the cards as pictures."""

from engine.compat import TYPE_CHECKING
from firmware.display.card_faces import Faces
from firmware.display.page import Big
from firmware.screens.page import Page

if TYPE_CHECKING:
    from engine.game.game import Game
    from engine.types import House
    from firmware.app import App
    from firmware.display.page import Line
    from firmware.display.widgets import Ui
    from firmware.screens.base import Row
    from firmware.screens.page import Part

# The height of a card, the room between two, and between two melds.
_HEIGHT, _GAP, _APART = 13, 2, 7


class Hand(Big):
    """A row of cards, each framed, in two rows of a page; `groups` are melds, lists of faces."""

    def __init__(self, groups: "list[list[str]]"):
        super().__init__("  ".join([" ".join(group) for group in groups]))
        self.groups = groups

    def draw(self, ui: "Ui", y: int) -> None:
        """Draw the cards with their tops at height `y`."""
        x = 2
        for group in self.groups:
            for words in group:
                width = card_width(ui, words)
                ui.display.frame(x, y + 1, width, _HEIGHT)
                ui.display.text(words, x + 3, y + 4)
                x += width + _GAP
            x += _APART - _GAP


def card_width(ui: "Ui", words: str) -> int:
    """Return how wide a card with the face `words` is drawn."""
    return ui.size(words) + 5


def hands(ui: "Ui", groups: "list[list[str]]") -> "list[Line]":
    """Return rows of a page with cards; a meld too wide for the rest of a row starts one."""
    lines: list[Line] = []
    row: list[list[str]] = []
    used = 2
    for group in groups:
        at = 0
        while at < len(group):
            wide = sum([card_width(ui, words) + _GAP for words in group[at:]])
            if row and used + wide > ui.width - 4:
                lines += [("", Hand(row)), ("", "")]
                row, used = [], 2
            part: list[str] = []
            while at < len(group) and used + card_width(ui, group[at]) <= ui.width - 4:
                part.append(group[at])
                used += card_width(ui, group[at]) + _GAP
                at += 1
            row.append(part)
            used += _APART - _GAP
    if row:
        lines += [("", Hand(row)), ("", "")]
    return lines


class ExampleScreen(Page):
    """The `topic` "aim" or "example" of a `game`, a class, under the house rules `house`."""

    def __init__(self, app: "App", game: "Game | type[Game]", house: "House", topic: str):
        super().__init__(app)
        self.game = game
        self.house = house
        self.topic = topic

    def make(self) -> None:
        """Lay out the words and the cards."""
        section = self.game.section
        if self.topic == "aim":
            self.parts = [(section + ".aim", {})]
            return
        deck = self.game.deck_for(self.house)
        faces = Faces(deck, self.game.faces.names(self.house))
        parts: list[Part] = []
        for at, cards in enumerate(self.game.example):
            groups = [
                [faces.card(card) for card in deck.read_all(words.split())]
                for words in cards.split("|")
                if words
            ]
            parts.append(lambda ui, groups=groups: hands(ui, groups))
            parts.append((section + ".example_%d" % (at + 1), {}))
        self.parts = parts

    def title(self) -> "Row":
        """Return the bar: what is told, and of which game."""
        return ("rulebook.topic_" + self.topic, {}), self.game.prefix


SCREEN = ExampleScreen
