"""The choice of the game to play."""

from engine import games
from engine.compat import TYPE_CHECKING, const, load_module
from engine.texts import language, listed, range_of
from firmware.screens.base import ListScreen
from firmware.storage.own import titles

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.types import Label
    from firmware.app import App
    from firmware.screens.base import Row

# So many of the other games are named in their row.
_SUCH = const(2)
# So many of the games that were played here come first.
_PLAYED = const(4)


class Choose(ListScreen):
    """The games with their numbers of players."""

    seldom = True
    # Most games need the first two.
    next_modules = (
        "engine.game.game",
        "engine.rummy.counted_hands",
        "firmware.screens.setup.ready",
    )

    def __init__(self, app: "App"):
        super().__init__(app)
        self.games: list[tuple[str, Label, Label]] = []

    def make(self) -> None:
        """List the games: ours, those that the table has named, those added, the one to be named.

        Before them are those that were played here last, and those that people play where the
        language is spoken. The score forms are one row. The list goes round: its end is as near as
        its beginning, and a game that needs no number of players is farthest from both.
        """
        self.games = []
        first = self.played()
        first += [name for name in games.first() if name not in first]
        self.add(first)
        names = games.names()
        last = [name for name in names if games.can_be_named(name)]
        at = names.index(last[0])
        ours = [(games.facts(name)[1:], name) for name in names[:at] if name not in first]
        self.add([name for (least, most), name in ours if least < most])
        self.add([name for (least, most), name in ours if least == most])
        # Who plays none of ours sees here that there are others.
        forms = [name for name in games.forms.names() if name not in first]
        such = [str(games.facts(name)[0]) for name in forms[:_SUCH]]
        n = len(load_module("firmware.storage.forms").names(self.app.store))
        words = ("ui.more_such", {"list": listed(such, True), "n": n})
        self.games.append(("", ("ui.more_games", {}), words))
        rest = self.own() + [one for one in names[at:] if one not in last] + last
        self.add([name for name in rest if name not in first])

    def played(self) -> "list[str]":
        """Return the names of the games that were played here, the last one first."""
        offered = games.names() + load_module("firmware.storage.forms").names(self.app.store)
        # One that the table has named, or was given, may be off the list by now.
        offered += self.own()
        found = self.app.session.standings.played()
        return [name for _, name in found if name in offered][:_PLAYED]

    def own(self) -> "list[str]":
        """Return the names of the games that the table has named."""
        return [games.name_of(title) for title in titles(self.app.store)]

    def add(self, names: "Sequence[str]") -> None:
        """Add a row for each game."""
        for name in names:
            title, fewest, most = games.facts(name)
            players = range_of(fewest, most)
            key = "ui.in_english" if games.in_english(name, language()) else "ui.players_count"
            self.games.append((name, title, (key, {"n": players})))

    def resumed(self) -> None:
        """Speak the chosen language again, if the game that was to be set up had another one."""
        self.app.comfort.speak()
        super().resumed()

    def title(self) -> "Row":
        """Return the bar."""
        return ("ui.which_game", {}), ""

    def items(self) -> "Sequence[Row]":
        """Return the titles."""
        return [(title, players) for _, title, players in self.games]

    def choose(self, index: int) -> None:
        """Go on to the table, or to the list of score forms."""
        name = self.games[index][0]
        if name:
            self.app.drafts.open_setup(name)
        else:
            self.app.open("setup.forms")


SCREEN = Choose
