"""The end of the game: all places, the reason, and what next."""

from engine.compat import TYPE_CHECKING, const, drop_module, ticks_diff
from engine.game.effect import arithmetic
from engine.texts import text
from firmware.display.page import Note, Sum
from firmware.games.stakes import rows_of, settled
from firmware.screens.event_words import bonus_notes, title_of_game
from firmware.screens.page import Page, wrapped

if TYPE_CHECKING:
    from engine.types import Label
    from firmware.app import App
    from firmware.display.page import Line
    from firmware.display.widgets import Ui
    from firmware.screens.base import Hints, Row
    from firmware.types import Show

# How long the winners are shown alone, in ms.
_MOMENT = const(2000)
# How long the places are in sight, in ms, until presses count that never paused.
_READ = const(1000)
# The modules of the card picker. A game that is over seldom needs them, so their memory is freed.
_PICKER = ("screens.asking.cards", "input.cardpad", "input.card_odds")


class Ending(Page):
    """The winners, the places, and who pays whom; OK starts a rematch, back opens the menu.

    For a game that has ended just now (`fresh`), the winners are all there is for a moment, in
    which no key counts.
    """

    def __init__(self, app: "App", fresh: bool = False):
        super().__init__(app)
        for name in _PICKER:
            drop_module("firmware." + name)
        self.cheers = fresh and bool(app.game.winners)
        self.since: int | None = None
        # Whether presses for the winners may still be ignored.
        self.new = self.cheers
        # Who pays whom, if there is a stake, or why no one does.
        self.stake = None
        self.paid = []
        self.why = None

    def make(self) -> None:
        """Find who pays whom."""
        self.stake, self.paid, self.why = settled(self.app.store, self.app.open_game)

    def goes_on(self) -> bool:
        """Return whether the winners are still all there is."""
        return self.cheers

    def asked(self) -> object:
        """Return what is asked: a press for the winners does not start a rematch."""
        return self, self.cheers

    def tick(self, now: int) -> None:
        """Show the places once the moment is over; a while later, let any press count."""
        if not self.new:
            return
        if self.since is None:
            self.since = now
        passed = ticks_diff(now, self.since)
        if passed >= _MOMENT:
            self.app.dirty = self.app.dirty or self.cheers
            self.cheers = False
        if passed >= _MOMENT + _READ:
            self.new = False
            self.app.attention.settle()

    def draw(self, show: "Show") -> None:
        """Show the winners as large as they fit, or the page."""
        if self.cheers:
            show.winners(self)
        else:
            super().draw(show)

    def winners(self) -> list[str]:
        """Return who has won: names, or those of both partners."""
        return self.app.game.sides.lines(self.app.game.winners)

    def beneath(self) -> "Label":
        """Return the winners' score, and how far ahead of the next one that is."""
        score = self.score()
        if score is None:
            return ""
        ahead = self.ahead()
        return ("ui.won_by", {"score": score, "n": ahead}) if ahead > 0 else str(score)

    def score(self) -> "int | None":
        """Return what the winners have, or None if they differ."""
        game = self.app.game
        scores = [game.find(name).score for name in game.winners]
        return scores[0] if scores and scores == scores[:1] * len(scores) else None

    def ahead(self) -> int:
        """Return how far ahead of the next one the winners are, 0 if that says nothing."""
        game = self.app.game
        if self.score() is None:
            return 0
        won = game.find(game.winners[0]).score
        rest = [name for group in game.places() for name in group if name not in game.winners]
        # The score of who left does not say how close it was.
        best = [game.find(name) for name in rest[:1]]
        second = [player.score for player in best if not player.has_left]
        return max(0, (sum(second) - won) * (1 if game.lowest_wins else -1) if second else 0)

    def why_not(self, key: str) -> "Label":
        """Return that the places are still to come, while the winners are all there is."""
        return ("ui.places_first", {}) if self.cheers else super().why_not(key)

    def actions(self) -> "Hints":
        """Return what can be done, once the winners are not all there is (`can`)."""
        return (
            ("ok", ("ui.rematch", {})),
            ("another", ("ui.new_game", {})),
            ("right", ("payments.do", {})),
            ("undo", ("ui.undo", {})),
            ("back", ("ui.menu", {})),
        )

    def can(self, name: str) -> bool:
        """Return whether the winners are not all there is."""
        return not self.cheers

    def act(self, name: str) -> None:
        """Begin another game, take back what ended this one, edit a round, or press a key."""
        if name == "another" and not self.cheers:
            self.app.session.close()
            self.app.open("setup.which_game")
        elif name == "undo" and not self.cheers:
            self.app.open("past.undo", "undo")
        elif name.startswith("cell ") and not self.cheers:
            self.app.sheet().act(name)
        else:
            super().act(name)

    def title(self) -> "Row":
        """Return the bar."""
        return title_of_game(self.app.game), ("ui.over", {})

    def lines(self, ui: "Ui") -> "list[Line]":
        """Return the places with scores, the reason with its rule, and the payments."""
        game = self.app.game
        scores: dict[str, int] = {}
        for player in game.players:
            scores[player.name] = player.score
        lines: list[Line] = []
        place = 1
        for group in game.places():
            lead = [name for name in group if game.sides.leads(name)]
            for name in lead:
                score = str(scores[name])
                if game.find(name).has_left:
                    score = text("ui.left") + " " + score
                mark = "★ " if name in game.winners else "%d. " % place
                # Between mark and name is one column, as between any two glyphs.
                room = ui.width - 9 - ui.size(score) - ui.size(mark)
                lines.append((mark + ui.shorten(game.sides.words(name), room), score))
            place += len(lead)
        for part in self.reasons():
            lines += part.lines(ui)
        lines += rows_of(self.paid)
        return lines + wrapped(ui, self.why) if self.stake and self.why else lines

    def reasons(self) -> "list[Note | Sum]":
        """Return why it ended, how the totals add up, and what each term is."""
        game = self.app.game
        parts: list[Note | Sum] = []
        if game.ending:
            rule, key, facts = game.ending
            parts.append(Note((key, facts), rule))
        for name, terms, total in game.columns.sums():
            parts.append(Sum(name, arithmetic(terms), total))
        return parts + bonus_notes(game.columns.bonuses(), game)

    def hints(self) -> "Hints":
        """Return the hints."""
        return (
            ("ok", ("ui.rematch", {})),
            ("back", ("ui.menu", {})),
            ("right", ("payments.do", {})),
        )

    def press(self, key: str, kind: str) -> None:
        """Start a rematch, show who pays whom, or open the menu."""
        if self.cheers:
            return
        self.new = False
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
        """Set up the same game: players, rules and stake, the next dealer."""
        game = self.app.game
        session = self.app.session
        names, dealer = session.next_players(), session.next_dealer()
        self.app.open("setup.ready", game.name, names, game.house, dealer, self.stake)


SCREEN = Ending
