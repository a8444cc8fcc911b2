"""The end of the game: all places, the reason, and what next."""

from engine.compat import TYPE_CHECKING
from engine.record.effect import arithmetic
from firmware.games.stakes import rows_of, settled
from firmware.screens.event_words import bonus_rows
from firmware.screens.page import Page, wrapped
from firmware.screens.table.preview import note_lines, sum_lines

if TYPE_CHECKING:
    from firmware.app import App
    from firmware.display.widgets import Ui
    from firmware.screens.base import Hints, Row
    from firmware.screens.page import Line


class Ending(Page):
    """The winners, the places, and who pays whom; OK starts a rematch, back opens the menu."""

    def __init__(self, app: "App"):
        super().__init__(app)
        # Who pays whom, if there is a stake, or why no one does.
        self.stake = None
        self.paid = []
        self.why = None

    def make(self) -> None:
        """Find who pays whom."""
        self.stake, self.paid, self.why = settled(self.app.session)

    def title(self) -> "Row":
        """Return the bar."""
        return self.app.game.title, ("ui.over", {})

    def lines(self, ui: "Ui") -> "list[Line]":
        """Return the places with scores, the reason with its rule, and the payments."""
        game = self.app.game
        scores = {}
        for player in game.players:
            scores[player.name] = player.score
        lines = []
        place = 1
        for group in game.places():
            for name in group:
                score = str(scores[name])
                mark = "★ " if name in game.winners else "%d. " % place
                # Between mark and name is one column, as between any two glyphs.
                room = ui.width - 9 - ui.size(score) - ui.size(mark)
                lines.append((mark + ui.shorten(name, room), score))
            place += len(group)
        rule, key, facts = game.ending
        lines += note_lines(ui, rule, key, facts) + self.added(ui) + rows_of(self.paid)
        return lines + wrapped(ui, self.why) if self.stake and self.why else lines

    def added(self, ui: "Ui") -> "list[Line]":
        """Return how the totals add up, and what each term is."""
        game = self.app.game
        lines = []
        for name, terms, total in game.final_sums():
            lines += sum_lines(ui, name, arithmetic(terms), "= %d" % total)
        return lines + bonus_rows(ui, game.bonuses(), game)

    def hints(self) -> "Hints":
        """Return the hints."""
        return (("ok", "ui.rematch"), ("back", "ui.menu"), ("right", "payments.do"))

    def press(self, key: str, kind: str) -> None:
        """Start a rematch, show who pays whom, or open the menu."""
        if key == "ok" and kind == "press":
            self.rematch()
        elif key == "right" and kind == "press":
            self.app.open("people.payments")
        else:
            super().press(key, kind)

    def leave(self) -> None:
        """Open the menu, as from any main screen."""
        self.app.open("table.menu")

    def rematch(self) -> None:
        """Set up the same game: players, rules and stake, the next dealer; who left sits out."""
        game = self.app.game
        names = [player.name for player in game.players if not player.gone]
        session = self.app.session
        dealer = session.next_dealer()
        self.app.open("setup.ready", game.name, names, session.ledger.house, dealer, self.stake)


SCREEN = Ending
