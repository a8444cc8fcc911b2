"""Who plays: names from the roster or new ones, in the order in which they sit."""

from engine import games
from engine.errors import EngineError
from firmware.screens.base import ListScreen


class Players(ListScreen):
    """The roster; OK seats a player or lets one get up, the number is the seat."""

    def __init__(self, app, game):
        super().__init__(app)
        self.game = games.load(game)
        self.names = self.app.roster()
        self.seated = []

    def title(self):
        """Return the bar: whom to name, and how many there are."""
        most = self.game.most
        least = self.game.least
        span = str(most) if least == most else "%d-%d" % (least, most)
        return ("ui.who_plays", {}), ("ui.seated", {"n": len(self.seated), "span": span})

    def enough(self):
        """Tell whether the game can start with those seated."""
        return self.game.least <= len(self.seated) <= self.game.most

    def rows(self):
        """Return (kind, name) of each row."""
        rows = [("done", "")] if self.enough() else []
        rows += [("name", name) for name in self.names]
        return rows + [("new", "")]

    def items(self):
        """Return the rows, seat numbers at the right."""
        items = []
        for kind, name in self.rows():
            if kind == "done":
                items.append((("ui.players_done", {}), "✓"))
            elif kind == "new":
                items.append((("ui.new_name", {}), ""))
            else:
                seat = self.seated.index(name) + 1 if name in self.seated else ""
                items.append((name, str(seat)))
        return items

    def hints(self):
        """Say what the keys do; right goes on as soon as there are enough."""
        if self.enough():
            return (("ok", "ui.seat"), ("back", "ui.back"), ("right", "ui.go_on"))
        return (("ok", "ui.seat"), ("back", "ui.back"))

    def press(self, key, kind):
        """Besides the list's keys, right goes on."""
        if key == "right" and kind == "press" and self.enough():
            self.go_on()
        else:
            super().press(key, kind)

    def chosen(self, index):
        """Seat or unseat, add a name, or go on."""
        kind, name = self.rows()[index]
        if kind == "done":
            self.go_on()
        elif kind == "new":
            self.app.open("keyboard", ("ui.new_name", {}), "", 12, self.add)
        elif name in self.seated:
            was_enough = self.enough()
            self.seated.remove(name)
            self.at += self.enough() - was_enough
        elif len(self.seated) < self.game.most:
            was_enough = self.enough()
            self.seated.append(name)
            self.at += self.enough() - was_enough + 1
        else:
            self.app.open(
                "message",
                ("ui.not_possible", {}),
                None,
                ("all.table_full", {"game": self.game.title, "most": self.game.most}),
            )

    def add(self, name):
        """Take a new name into the roster and seat it."""
        try:
            self.game.check_name(name, self.names)
        except EngineError as error:
            self.app.refuse(error)
            return False
        self.names.append(name)
        if len(self.seated) < self.game.most:
            was_enough = self.enough()
            self.seated.append(name)
            self.at += self.enough() - was_enough
        self.at += 1
        self.app.remember([name] + [other for other in self.names if other != name])
        return True

    def go_on(self):
        """Go on to the summary, from which house rules and the dealer can be changed."""
        house = self.game.settle(None)
        self.app.open("ready", self.game.name, self.seated, house, None)


SCREEN = Players
