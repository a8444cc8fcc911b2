"""The summary before a game starts: players, first dealer, house rules; one press begins."""

from engine import games
from firmware.screens.base import ListScreen


class Ready(ListScreen):
    """Start, or change the dealer or the house rules first."""

    def __init__(self, app, game, names, house, dealer):
        super().__init__(app)
        self.game = games.load(game)
        self.names = list(names)
        # A copy: the house rules of the game before stay as they were (they are frozen into its ledger).
        self.house = {}
        for name in house:
            self.house[name] = house[name]
        self.dealer = dealer if dealer in names else names[0]

    def title(self):
        """Return the bar."""
        return self.game.title, ("ui.ready", {})

    def changed(self):
        """Return how many house rules are not the default."""
        return len([o for o in self.game.options() if self.house[o.name] != o.default])

    def items(self):
        """Return the rows."""
        return [
            (("ui.begin", {}), "✓"),
            (("ui.first_dealer", {"name": self.dealer}), ""),
            (("ui.draw_dealer", {}), ""),
            (("ui.house_rules", {}), str(self.changed() or "")),
            (("ui.seats", {"names": " ".join(self.names)}), ""),
        ]

    def chosen(self, index):
        """Begin, or change something."""
        if index == 0:
            self.app.remember(self.names)
            self.app.start_game(self.game.name, self.names, self.house, self.dealer)
        elif index == 1:
            at = self.names.index(self.dealer)
            self.dealer = self.names[(at + 1) % len(self.names)]
        elif index == 2:
            self.app.open("draw", self.game, self.house, self.names, self.take_dealer)
        elif index == 3:
            self.app.open("house", self.game, self.house, True)
        else:
            self.app.open("seats", self.names)

    def take_dealer(self, name):
        """Let whoever was drawn deal first."""
        self.dealer = name


SCREEN = Ready
