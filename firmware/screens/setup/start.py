"""The start screen: resume, play the last game again, a new game, saved games."""

from engine import games
from engine.compat import TYPE_CHECKING, collect, load_module
from engine.errors import EngineError
from firmware.screens.base import ActionList

if TYPE_CHECKING:
    from firmware.screens.base import Action, Hints, Row
    from firmware.storage.last_table import LastTable


class Start(ActionList):
    """The first screen; it is at the bottom of the stack."""

    next_modules = ("firmware.screens.setup.which_game",)
    # Who has played wants to go on with that, else to play again.
    main_row = 0

    def leave(self) -> None:
        """Do nothing: there is nothing to go back to."""

    def make(self) -> None:
        """List what can be resumed, and the rest."""
        app = self.app
        has_games = bool(app.store.numbers())
        unfinished = app.session.standings.unfinished()
        # The more games there are, the more was read: what stays comes to lie in its place.
        collect()
        last = app.session.last_table()
        rows: list[Action] = []
        if unfinished is not None:
            number, name = unfinished
            title = games.facts(name)[0] if games.known(name) else name
            rows.append((("ui.resume", {"game": title}), "", app.session.resume, number))
        if last and games.known(last.get("game")):
            title = games.facts(last["game"])[0]
            rows.append((("ui.same_again", {"game": title}), "", self.same_again, last))
        self.second_row = len(rows) or -1
        rows.append((("ui.new_game", {}), "", app.open, "setup.which_game"))
        if has_games:
            rows.append((("ui.saved_games", {}), "", app.open, "past.saved"))
            rows.append((("stats.title", {}), "", app.open, "people.statistics"))
        rows.append((("ui.rulebook", {}), "", app.open, "book.rulebook"))
        rows.append((("ui.settings", {}), "", app.open, "box.settings"))
        self.rows = rows

    def title(self) -> "Row":
        """Return the name of the product."""
        return "Meldmate", ("ui.start", {})

    def hints(self) -> "Hints":
        """Return the hints; there is no way back."""
        return (("ok", ("ui.choose", {})), ("down", ("ui.move", {})))

    def same_again(self, last: "LastTable") -> None:
        """Set up the same game: same players, house rules and stake, the next dealer."""
        game = games.load(last["game"])
        try:
            house = game.repeat_house(last["house"])
        except EngineError:
            # House rules of another version: use the defaults.
            house = game.with_defaults(None)
        stake = last.get("stake")
        if stake:
            # Few play for something: its module is imported for them only.
            stake = load_module("firmware.games.stakes").fitting(stake, game)
        self.app.open(
            "setup.ready", last["game"], last["players"], house, last.get("dealer"), stake
        )


SCREEN = Start
