"""The score sheet: who has what, who deals, who is out, and how far it is to the end."""

from engine.compat import const
from firmware.screens.base import Screen
from firmware.screens.event_words import signed

_MARK = const(9)


class Sheet(Screen):
    """The players in their seats with totals; OK enters what comes next."""

    def __init__(self, app):
        super().__init__(app)
        self.at = None
        self.top = 0

    # -- layout -------------------------------------------------------------------------------

    def layout(self, ui, count):
        """Return (columns, pitch): side by side where the rows do not suffice, lines where they do."""
        if count > ui.rows and ui.width >= 128:
            return 2, 8
        return 1, max(8, min(12, ui.rows * 8 // max(1, count)))

    def draw(self, ui):
        """Draw the bar, a row for each player, and the keys."""
        game = self.app.game
        unit = (game.section + ".unit", {})
        number = game.rounds if game.over else game.rounds + 1
        players = game.players
        columns, pitch = self.layout(ui, len(players))
        width = ui.width // columns
        visible = ui.rows * 8 // pitch * columns
        title = ("ui.game_goal", {"game": game.title, "goal": game.goal()})
        if visible < len(players) and not game.over:
            # The dealer's mark may be out of sight.
            title = ("ui.deals", {"name": game.dealer})
        ui.bar(title, ("ui.event_number", {"event": unit, "n": number}))
        at = self.at if self.at is not None else 0
        rows_from = self.top
        while at >= rows_from + visible:
            rows_from += columns
        while at < rows_from:
            rows_from -= columns
        self.top = max(0, min(rows_from, len(players) - visible + (columns - 1)))
        self.top -= self.top % columns
        shows_change = width >= 100
        numbers = [str(player.score) for player in players]
        number_width = max([ui.size(number) for number in numbers])
        change_width = 34 if shows_change else 0
        name_width = width - _MARK - number_width - change_width - 5
        forms = ui.short_names([player.name for player in players], name_width)
        for index in range(self.top, min(len(players), self.top + visible)):
            shown = index - self.top
            x = shown % columns * width
            y = ui.top + shown // columns * pitch
            right = x + width - (2 if columns == 1 else 4) - change_width
            self.draw_player(ui, players[index], forms, x, y, right, pitch, index == self.at, width)
        ui.more(self.top > 0, self.top + visible < len(players))
        used = (len(players) + columns - 1) // columns * pitch
        if used + 8 <= ui.rows * 8 and not game.over and self.app.wishes.on("tips"):
            # Where a row is free, it says what comes next.
            ui.row(ui.rows - 1, game.coming())
        self.draw_hints(ui)

    def draw_player(self, ui, player, forms, x, y, right, pitch, chosen, width):
        """Draw one player's row."""
        display = ui.display
        game = self.app.game
        if not game.over and player.name == game.dealer:
            display.text("■", x + 1, y)
        form = forms[player.name]
        display.text(form, x + _MARK, y)
        if player.gone or player.out:
            display.hline(x + _MARK - 1, y + 4, ui.size(form) + 2)
        number = str(player.score)
        display.text(number, right - ui.size(number), y)
        if width >= 100:
            words = ui.best(self.detail(player), 33)
            display.text(words, x + width - 1 - ui.size(words), y)
        if pitch >= 11:
            self.draw_progress(ui, player, x + _MARK, y + 9, width - _MARK - 1)
        if chosen:
            # The topmost line stays dark, so that the choice does not run into the bar above it.
            display.invert(x, y + 1, width - (2 if x + width < ui.width else 0), 7)

    def detail(self, player):
        """Return what stands beside the total: since when out, or what the last entry changed."""
        if player.gone:
            return ("ui.left", {})
        if player.out:
            return ("ui.out_since", {"n": player.out})
        last = self.app.ledger.last
        points = last.changes.get(player.name, 0) if last else 0
        return signed(points) if points else ""

    def draw_progress(self, ui, player, x, y, width):
        """Draw the fine line that shows the way to the goal."""
        goal = self.app.game.progress(player)
        if goal is None:
            return
        done, whole = goal
        length = max(0, min(width, width * done // whole)) if whole > 0 else 0
        ui.display.hline(x, y, length)
        ui.display.dots(x + length + 2, y, max(0, width - length - 2))

    def draw_hints(self, ui):
        """Say what the keys do."""
        game = self.app.game
        if game.over:
            ok = "ui.result"
        elif game.likely() > 1:
            ok = "ui.enter"
        else:
            ok = game.key_of("do_", game.actions()[0])
        hints = [("ok", ok), ("back", "ui.menu"), ("right", "ui.referee")]
        if self.at is not None:
            hints[2] = ("left", "ui.player")
        elif not game.referee:
            hints[2] = ("left", "ui.board" if game.board() else "ui.history")
        ui.hints(*hints)

    # -- keys ---------------------------------------------------------------------------------

    def press(self, key, kind):
        """Choose a player, enter, look, or open the menu."""
        if kind == "long":
            return
        count = len(self.app.game.players)
        if key == "down":
            self.at = 0 if self.at is None else (self.at + 1) % count
        elif key == "up":
            self.at = count - 1 if self.at is None else (self.at - 1) % count
        elif key == "left":
            if self.at is not None:
                self.app.open("player", self.app.game.players[self.at].name)
            else:
                self.app.open("rummoli.board" if self.app.game.board() else "history")
        elif kind != "press":
            return
        elif key == "right" and self.app.game.referee:
            self.app.open("referee")
        elif key == "ok":
            self.enter()
        elif key == "back":
            self.app.open("menu")

    def enter(self):
        """Enter what comes next; where several things may, list them."""
        game = self.app.game
        if game.over:
            self.app.open("ending")
        elif game.likely() > 1:
            self.app.open("menu")
        else:
            self.app.open("entry", game.actions()[0])


SCREEN = Sheet
