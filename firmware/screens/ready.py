"""The table before a game starts: how many play, who, who deals first, house rules; one press
begins.

Nobody needs to be named: there are ready names, and the table of the last game.
"""

from engine import games
from engine.compat import TYPE_CHECKING, const
from firmware.screens.base import ListScreen

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from engine.types import House, Label
    from firmware.app import App
    from firmware.display.widgets import Ui
    from firmware.screens.base import Hints, Row

# So many play where no game has been played yet, if the game lets them.
_USUAL = const(4)


def ready_names(ui: "Ui", known: "Sequence[str]", count: int) -> list[str]:
    """Return `count` names: those `known`, then ready ones that nobody has, short where `ui` is
    narrow.
    """
    names = list(known[:count])
    number = 1
    # Where rows are few, two players share one on the score sheet.
    room = ui.width * 2 // 5 if ui.rows >= 6 else ui.width // 3
    while len(names) < count:
        name = ui.best(("ui.ready_name", {"n": number}), room)
        if name not in names:
            names.append(name)
        number += 1
    return names


def ready_made(ui: "Ui", count: int) -> list[str]:
    """Return the names that nobody chose, for up to `count` players: in all their lengths."""
    found = []
    for number in range(1, count + 1):
        found += ui.forms(("ui.ready_name", {"n": number}))
    return found


class Ready(ListScreen):
    """Start, or change something first; left and right change how many play.

    `names` (None: those of the last game, as many as usual) are in seat order, `house` (None: the
    defaults) are the house rules, `dealer` deals first.
    """

    def __init__(
        self,
        app: "App",
        game: str,
        names: "Sequence[str] | None" = None,
        house: "House | None" = None,
        dealer: str | None = None,
    ):
        super().__init__(app)
        self.game = games.load(game)
        # A copy: the house rules of the game before stay as they were (they are frozen into its
        # ledger).
        self.house = self.game.settle(house)
        last = (app.session.last_table() or {}).get("players", [])
        count = len(names or last) or _USUAL
        count = max(self.game.least, min(self.game.most, count))
        # Who is seated, then who would be if more played: the last table, then who has played
        # before.
        known = list(names or [])
        for name in last + app.people.names():
            if name not in known and not self.game.is_reserved(name):
                known.append(name)
        self.seated = ready_names(app.ui, known, self.game.most)
        self.names = self.seated[:count]
        self.dealer = dealer

    def setup(self) -> "list[Any] | None":
        """Return how to come back here after a power cut."""
        return ["ready", self.game.name, list(self.names), self.house, self.dealer]

    def title(self) -> "Row":
        """Return the bar."""
        return self.game.title, ("ui.ready", {})

    def changed(self) -> int:
        """Return how many house rules are not the default."""
        return len([o for o in self.game.options() if self.house[o.name] != o.default])

    def first_dealer(self) -> str:
        """Return who deals first."""
        dealer = self.dealer
        return dealer if dealer and dealer in self.names else self.names[0]

    def items(self) -> "Sequence[Row]":
        """Return the rows."""
        turns = "ui.players_turn" if self.game.least < self.game.most else "ui.players_count"
        rows = [
            (("ui.begin", {}), (turns, {"n": len(self.names)})),
            (("ui.seats", {"names": " ".join(self.names)}), ""),
        ]
        if self.game.has_dealer(self.house):
            rows.append((("ui.first_dealer", {"name": self.first_dealer()}), ""))
            rows.append((("ui.draw_dealer", {}), ""))
        rows.append((("ui.house_rules", {}), str(self.changed() or "")))
        return rows

    def row(self, index: int) -> str:
        """Return what a row is for: the name of its text, without "ui."."""
        return self.items()[index][0][0][3:]

    def hints(self) -> "Hints":
        """Say what the keys do to this row."""
        row = self.row(self.at)
        ok = {"begin": "ui.do_begin", "draw_dealer": "ui.do_draw"}.get(row, "ui.do_change")
        if self.game.least == self.game.most:
            return (("ok", ok), ("back", "ui.back"))
        return (("ok", ok), ("back", "ui.back"), ("right", "ui.one_more"))

    def why_not(self, key: str) -> "Label":
        """Say how many play where the number cannot change."""
        if key in ("left", "right"):
            return "all.player_count_exact", {
                "game": self.game.title,
                "least": self.game.least,
                "n": "",
            }
        return ""

    def press(self, key: str, kind: str) -> None:
        """Besides the list's keys, left and right change how many play."""
        if key in ("left", "right") and kind != "long":
            game = self.game
            span = game.most - game.least + 1
            count = len(self.names) + (1 if key == "right" else -1)
            count = game.least + (count - game.least) % span
            self.seated = self.names + [name for name in self.seated if name not in self.names]
            self.names = self.seated[:count]
        else:
            super().press(key, kind)

    def chosen(self, index: int) -> None:
        """Begin, or change something."""
        row = self.row(index)
        if row == "begin":
            made = ready_made(self.app.ui, self.game.most)
            self.app.people.remember([name for name in self.names if name not in made])
            self.app.session.start_game(self.game.name, self.names, self.house, self.first_dealer())
        elif row == "seats":
            self.app.open("seats", self.names)
        elif row == "first_dealer":
            at = self.names.index(self.first_dealer())
            self.dealer = self.names[(at + 1) % len(self.names)]
        elif row == "draw_dealer":
            self.app.open("draw", self.game, self.house, self.names, self.take_dealer)
        else:
            self.app.open("house", self.game, self.house, True)

    def take_dealer(self, name: str) -> None:
        """Let whoever was drawn deal first."""
        self.dealer = name


SCREEN = Ready
