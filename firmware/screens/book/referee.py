"""The referee: what is judged by cards, which play the box can follow, and answers by words."""

from engine.compat import TYPE_CHECKING
from firmware.screens.book.disputes import Disputes

if TYPE_CHECKING:
    from engine.types import Label
    from firmware.app import App
    from firmware.screens.base import Row


class Referee(Disputes):
    """The referee's questions of the game on the table, what can be followed, the rules.

    Below them are the questions of players, so that each is one long press and OK away.
    """

    next_modules = ("firmware.screens.asking.cards",)
    ok_hint = ("ui.choose", {})

    def __init__(self, app: "App"):
        super().__init__(app)
        rows: list[tuple[str, ...]] = [(row[1], "asking.entry", row[0]) for row in app.game.referee]
        if not app.game.over:
            rows += [(aid.key, aid.screen) for aid in app.game.aids.open(app.game) if aid.follows]
        rows.append(("ui.rulebook", "book.rulebook"))
        for key, *screen in rows:
            label: Label = (key, {})
            self.rows.append((label, "", app.open) + tuple(screen))
        self.make()

    def title(self) -> "Row":
        """Return the bar: the game, or when the chosen question comes up."""
        left, right = super().title()
        return (left, right) if right else (self.app.game.title, ("ui.referee", {}))


SCREEN = Referee
