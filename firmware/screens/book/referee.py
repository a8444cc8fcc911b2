"""The referee: what can be asked in this game, and which play the box can follow."""

from engine.compat import TYPE_CHECKING
from firmware.screens.base import ActionList

if TYPE_CHECKING:
    from engine.types import Label
    from firmware.app import App
    from firmware.screens.base import Row


class Referee(ActionList):
    """The referee's questions of the game on the table, what can be followed, and the rules."""

    def __init__(self, app: "App"):
        super().__init__(app)
        rows: list[tuple[str, ...]] = [(row[1], "asking.entry", row[0]) for row in app.game.referee]
        if not app.game.over:
            rows += [(aid.key, aid.screen) for aid in app.game.aids.open(app.game) if aid.follows]
        rows.append(("ui.rulebook", "book.rulebook"))
        for key, *screen in rows:
            label: Label = (key, {})
            self.rows.append((label, "", app.open) + tuple(screen))

    def title(self) -> "Row":
        """Return the bar."""
        return self.app.game.title, ("ui.referee", {})


SCREEN = Referee
