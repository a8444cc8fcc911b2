"""One player: the full name, the score, the place, and when and why they went out."""

from firmware.history import signed, title_of
from firmware.screens.base import Paper
from firmware.ui import say


class PlayerScreen(Paper):
    """The player called `name`."""

    def __init__(self, app, name):
        Paper.__init__(self, app)
        self.name = name
        self.story = []

    def opened(self):
        """Read what happened."""
        self.app.run(self.read())

    def title(self):
        """Return the bar."""
        return self.app.game.title, ("ui.player", {})

    def lines(self, ui):
        """Return the facts, then each round's points, the latest first."""
        game = self.app.game
        player = game.find(self.name)
        lines = [(line, "") for line in ui.wrap(self.name, ui.width - 6)]
        lines.append((("ui.score", {}), str(player.score)))
        goal = game.progress(player)
        if goal and goal[0] < goal[1]:
            lines.append((("ui.missing", {}), str(goal[1] - goal[0])))
        return lines + self.story

    def read(self):
        """Tell what happened to the player, the latest first, notes that name them included."""
        ui = self.app.ui
        for one in self.app.ledger.telling():
            yield
            if not one:
                continue
            index, event, effect, game = one
            rows = []
            if effect.changes.get(self.name):
                rows.append((title_of(game, index, event, effect), signed(effect.changes[self.name])))
            for rule, key, facts in effect.notes:
                if facts.get("name") == self.name:
                    for line in ui.wrap(say((key, facts)), ui.width - 6):
                        rows.append((line, ""))
                    if rule:
                        rows.append(("", rule))
            self.story = rows + self.story


SCREEN = PlayerScreen
