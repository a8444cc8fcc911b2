"""The saved games, unfinished ones first: which game, how far it is, who plays, and who leads."""

from engine import games
from engine.compat import TYPE_CHECKING
from engine.texts import has, listed
from firmware.board import today
from firmware.screens.base import ListScreen
from firmware.storage.errors import StoreError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.types import Label, Message
    from firmware.app import App
    from firmware.screens.base import Hints, Row
    from firmware.storage.header import Header

    # (number, game, how far, names, standing, whether it is over or None) of a saved game.
    Listed = tuple[int, Label, Label, list[str], Label, bool | None]

# Shown in place of how far a game is if only its result was kept.
_RESULT: "Label" = ("ui.result_only", {})


class Saved(ListScreen):
    """Each game takes two rows, if there is room for more than one of them.

    On the display a finger first selects a game, then opens it: otherwise only the first could be
    deleted. Where each row has a button for that, a tap opens it at once.
    """

    seldom = True
    high = 2
    sides = True
    row_act = ("delete", ("ui.delete", {}))

    def __init__(self, app: "App"):
        super().__init__(app)
        self.rows: list[Listed] = []

    def make(self) -> None:
        """Read the headers: unfinished games come first, then those that are over.

        Behind them are the games that were left so long ago that nobody knows which they are.
        """
        going: list[Listed] = []
        over: list[Listed] = []
        old: list[Listed] = []
        for number in self.app.store.numbers():
            try:
                row = self.describe(number, self.app.store.header(number))
            except StoreError as error:
                row: Listed = (number, (error.key, error.facts), "", [], "", True)
            (old if row[5] is None else over if row[5] else going).append(row)
        self.rows = going + over + old

    def describe(self, number: int, header: "Header") -> "Listed":
        """Return (number, game, how far, players, standing, whether it is over) of a saved game."""
        name = header["game"]
        title = games.facts(name)[0] if games.known(name) else name
        began = today.shown(header.get("began"))
        if began:
            title = ("ui.game_dated", dict(began[1], game=title))
        names = header["players"]
        result = self.app.store.result(header)
        if result:
            return number, title, _RESULT, [result], "", True
        standing = self.app.session.standings.find(number)
        if standing is None:
            # It is left out where the title has no room beside it.
            old = self.app.session.standings.full()
            return number, title, "#%d" % number, names, "", None if old else False
        over, rounds, leaders, score = standing[1:5]
        unit = name + ".unit"
        said: Message = (unit if games.known(name) and has(unit) else "ui.round", {})
        far: Label = (
            ("ui.over", {}) if over else ("ui.event_number", {"event": said, "n": rounds + 1})
        )
        who: Label = ""
        if over:
            won = "ui.has_won" if len(leaders) == 1 else "ui.have_won"
            who = (won, {"names": listed(leaders)})
        elif rounds:
            who = ("ui.leading", {"name": " = ".join(leaders), "n": score})
        return number, title, far, names, who, over

    def title(self) -> "Row":
        """Return the bar."""
        return ("ui.saved_games", {}), str(len(self.rows))

    def items(self) -> "Sequence[Row]":
        """Return the games with how far they are."""
        return [(row[1], row[2]) for row in self.rows]

    def below(self, index: int) -> "tuple[list[str], Label]":
        """Return the names of the players, and who leads or has won."""
        return self.rows[index][3:5]

    def hints(self) -> "Hints":
        """Return the hints for this game."""
        if not self.rows:
            return (("back", ("ui.back", {})),)
        over = self.rows[self.at][5]
        return (
            ("ok", ("ui.look", {}) if over else ("ui.do_resume", {})),
            ("back", ("ui.back", {})),
            ("right", ("ui.delete", {})),
        )

    def actions(self) -> "Hints":
        """Return the way back: each row has its own button to delete it."""
        return [hint for hint in super().actions() if hint[0] == "back"]

    def act(self, name: str) -> None:
        """Ask whether game 2 of the list is deleted, as "delete 2" says, or do as a list does."""
        word, _, index = name.partition(" ")
        if word == "delete":
            self.move(int(index) - self.at)
            self.press("right", "press")
        else:
            super().act(name)

    def choose(self, index: int) -> None:
        """Resume the game."""
        self.app.session.resume(self.rows[index][0])

    def point_at(self, index: int) -> None:
        """Select the game that is pointed at; resume it if it is selected."""
        if index == self.at:
            self.take(index)
        else:
            self.move(index - self.at)

    def press(self, key: str, kind: str) -> None:
        """Delete after a question on right; else as in a list."""
        if key == "right" and kind == "press" and self.rows:
            row = self.rows[self.at]
            self.app.open("past.delete", row[0], self.changed, row[2] == _RESULT)
        else:
            super().press(key, kind)

    def changed(self) -> None:
        """Read the games again after a deletion, and leave if there are none."""
        self.make()
        if not self.rows:
            self.app.close_to("setup.start")


SCREEN = Saved
