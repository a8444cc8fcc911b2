"""What one round brought to a player, entry by entry: the way to the one that is wrong."""

from engine.compat import TYPE_CHECKING
from firmware.screens.base import ListScreen
from firmware.screens.event_words import signed

if TYPE_CHECKING:
    from engine.types import Label
    from firmware.app import App
    from firmware.screens.base import Row


class Moved(ListScreen):
    """The entries of round `number` that moved player `name`, or else all of them.

    Those that ask for nothing, as an ante, are left out. OK edits one, at what it asks of the
    player.
    """

    seldom = True
    ok_hint = ("ui.amend", {})

    def __init__(self, app: "App", number: int, name: str):
        super().__init__(app)
        self.number, self.name = number, name
        # The index of each entry, what it was, and what it brought.
        self.entries: list[tuple[int, Label, int]] = []
        for index, event, effect, game in app.open_game.ledger.history():
            if effect.number == number and game.event_type(event["event"]).every:
                kind: Label = (game.key_of("name_", event["event"]), {})
                words = game.story(event, effect) or kind
                self.entries.append((index, words, effect.changes.get(name, 0)))
        self.entries = [one for one in self.entries if one[2]] or self.entries

    def title(self) -> "Row":
        """Return the bar: whose, and of which round."""
        game = self.app.game
        unit: Label = (game.unit(game.house), {})
        return game.sides.words(self.name), ("ui.event_number", {"event": unit, "n": self.number})

    def items(self) -> "list[Row]":
        """Return what each entry was and brought, in the order of play."""
        return [(words, signed(points)) for _, words, points in self.entries]

    def choose(self, index: int) -> None:
        """Edit an entry."""
        self.app.close()
        self.app.sheet().edit_of(self.entries[index][0], self.name)


SCREEN = Moved
