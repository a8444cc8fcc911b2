"""The aim of a game, or its worked example: words, and the cards as pictures."""

from engine.compat import TYPE_CHECKING
from firmware.display.card_faces import Faces, names_of
from firmware.display.page import Hands
from firmware.screens.page import Page

if TYPE_CHECKING:
    from engine.game.game import Game
    from engine.types import House
    from firmware.app import App
    from firmware.screens.base import Row
    from firmware.screens.page import Part


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
            self.said = [(section + ".aim", {})]
            return
        deck = self.game.faces.deck(self.house)
        faces = Faces(deck, names_of(self.game, self.house))
        parts: list[Part] = []
        for at, cards in enumerate(self.game.example_cards):
            groups = [
                [faces.card(card) for card in deck.read_all(words.split())]
                for words in cards.split("|")
                if words
            ]
            parts.append(Hands(groups))
            parts.append((section + ".example_%d" % (at + 1), {}))
        self.said = parts

    def title(self) -> "Row":
        """Return the bar: what is told, and of which game."""
        return ("rulebook.topic_" + self.topic, {}), self.game.prefix


SCREEN = ExampleScreen
