"""A player for the scenes, who can also enter cards and open a screen directly."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tests.proof.robot.player import Player

if TYPE_CHECKING:
    from engine.cards import Deck

NAMES = ("Ana", "Benedetta", "Carlo", "Dina")


class Sitter(Player):
    """A player who can also enter cards, by the buttons that the picker offers."""

    def key_cards(self, deck: "Deck", words: str, hold: bool = False) -> None:
        """Enter cards, a text of card names with spaces between; `hold` finishes."""
        for card in deck.read_all(words.split()):
            picker = part_of(self)
            pad = picker.pad
            keyed = len(pad.cards)
            while len(pad.cards) == keyed:
                options = pad.options()
                ways = [pad.keys[i] for i in range(len(options)) if card in options[i]]
                exact = "ok" in ways and options[pad.keys.index("ok")] == [card]
                self.press("ok" if exact else ways[0])
            if len(pad.cards) == picker.maximum > 1 and not hold:
                # The hand is complete: only OK is left.
                self.press("ok")
        if hold:
            self.finish_cards()

    def finish_cards(self) -> None:
        """Finish entering cards with the button that the picker names for it."""
        keys = self.box.device.app.keys
        if keys.holds("right"):
            self.press("right")
        elif keys.holds("back"):
            # Nothing can be held here: back leads to the menu of the cards.
            self.press("back")
            self.choose("ui.done")
        else:
            self.box.hold("ok")
            self.changed()

    def select_cards(self) -> None:
        """Begin to take out a card."""
        self.menu_of_cards()
        self.choose("ui.take_out")

    def menu_of_cards(self) -> None:
        """Open the menu of the cards that are keyed, with the button that the picker names."""
        keys = self.box.device.app.keys
        if keys.holds("left"):
            self.press("left")
        elif keys.holds("back"):
            # Nothing can be held here: back leads to the menu of the cards.
            self.press("back")
        else:
            self.box.hold("back")
            self.changed()

    def change_setting(self, name: str, value: Any) -> None:
        """Change a setting directly."""
        self.box.device.app.settings.put(name, value)

    def date(self, when: str) -> None:
        """Set the box's time of day, which then stands still."""
        self.box.device.app.store.clock = lambda: when

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

    def open(self, name: str, *arguments: Any) -> None:
        """Open a screen directly."""
        self.box.device.app.open(name, *arguments)
        self.box.step()
        self.changed()


def part_of(table: "Player") -> Any:
    """Return the part that asks the question on the screen: the screen itself, or its part."""
    screen = table.box.device.app.stack[-1]
    return screen.part or screen


def deadwood(ender: str, **counts: int) -> dict:
    """Return the event of a round by deadwood."""
    return {"event": "round", "ender": ender, "deadwood": counts}
