"""A player for the scenes, who can also enter cards and open a screen directly."""

from collections.abc import Sequence
from typing import Any

from tests.proof.robot.player import Player

NAMES = ("Ana", "Benedetta", "Carlo", "Dina")


class Sitter(Player):
    """A player who can also enter cards, by the buttons that the picker offers."""

    def select_cards(self) -> None:
        """Begin to take out a card."""
        self.menu_of_cards()
        self.choose("ui.take_out")

    def menu_of_cards(self) -> None:
        """Open the menu of the cards that are keyed, with the button that the picker names."""
        keys = self.app.keys
        if keys.holds("left"):
            self.press("left")
        elif keys.holds("back"):
            # Nothing can be held here: back leads to the menu of the cards.
            self.press("back")
        else:
            self.box.hold("back")
            self.changed()

    def date(self, when: str) -> None:
        """Set the box's time of day, which then stands still."""
        self.app.store.clock = lambda: when

    def begin(
        self,
        game: str,
        names: Sequence[str] = NAMES,
        house: dict | None = None,
        events: Sequence[dict] = (),
    ) -> None:
        """Start a game directly, with some events in its ledger, and show its sheet."""
        self.box.show_game(game, names, house, events)
        self.changed()

    def inside(self) -> Any:
        """Return the program, for a scene that reaches into it."""
        return self.app

    def open(self, name: str, *arguments: Any) -> None:
        """Open a screen directly."""
        self.app.open(name, *arguments)
        self.box.step()
        self.changed()


def deadwood(ender: str, **counts: int) -> dict:
    """Return the event of a round by deadwood."""
    return {"event": "round", "ender": ender, "deadwood": counts}
