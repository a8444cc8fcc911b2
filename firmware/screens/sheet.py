"""The score sheet: who has what, who deals, who is out, and how far it is to the end."""

from engine.compat import const
from engine.texts import has
from firmware.display.widgets import pictured
from firmware.screens.base import Screen
from firmware.screens.event_words import signed

_MARK = const(9)
# The width of a section of the board.
_CELL = const(21)


class Sheet(Screen):
    """The players in their seats with totals; OK enters what comes next."""

    def __init__(self, app):
        super().__init__(app)
        self.at = None
        self.top = 0

    # -- layout -------------------------------------------------------------------------------

    def layout(self, ui, count):
        """Return (columns, pitch, width of the players' part).

        Side by side where the rows do not suffice, lines where they do; the board of a game that
        has one stands at the right, where there is room for both.
        """
        if self.shows_board(ui, count):
            return 1, 8, ui.width - 2 - 3 * _CELL
        if count > ui.rows and (ui.width >= 128 or ui.rows < 3):
            return 2, 8, ui.width
        return 1, max(8, min(12, ui.rows * 8 // max(1, count))), ui.width

    def shows_board(self, ui, count):
        """Tell whether the board is in sight besides the players."""
        return (
            ui.width >= 128
            and ui.rows >= 6
            and count <= ui.rows
            and len(self.app.game.board()) == 9
        )

    def draw(self, ui):
        """Draw the bar, a row for each player, and the keys."""
        game = self.app.game
        players = game.players
        columns, pitch, whole = self.layout(ui, len(players))
        width = whole // columns
        visible = ui.rows * 8 // pitch * columns
        self.draw_bar(ui, visible < len(players), whole < ui.width)
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
        name_width = width - _MARK - number_width - change_width - 6
        forms = ui.short_names([player.name for player in players], name_width)
        leaders = self.leaders()
        for index in range(self.top, min(len(players), self.top + visible)):
            shown = index - self.top
            x = shown % columns * width
            y = ui.top + shown // columns * pitch
            right = x + width - (2 if columns == 1 else 5) - change_width
            player = players[index]
            self.draw_player(
                ui,
                player,
                forms,
                x,
                y,
                right,
                pitch,
                index == self.at,
                width,
                player.name in leaders,
            )
        if whole < ui.width:
            self.draw_board(ui, whole + 2)
        else:
            ui.more(self.top > 0, self.top + visible < len(players))
            used = (len(players) + columns - 1) // columns * pitch
            if used + 8 <= ui.rows * 8 and not game.over and self.app.wishes.on("tips"):
                # Where a row is free, it says what comes next, or how it stands.
                ui.row(ui.rows - 1, self.standing(leaders))
        self.draw_hints(ui)

    def draw_bar(self, ui, scrolls, board):
        """Draw what is played and how far it is; who deals or leads where no row can say it."""
        game = self.app.game
        number = game.rounds if game.over else game.rounds + 1
        count = ("ui.event_number", {"event": (game.section + ".unit", {}), "n": number})
        if game.over or not (scrolls or board):
            ui.bar(("ui.game_goal", {"game": game.title, "goal": game.goal()}), count)
            return
        # The dealer's mark may be out of sight, or something else is the matter now.
        who = game.leads()
        who = ("ui.leads", {"name": who}) if who else ("ui.deals", {"name": game.dealer})
        if board:
            ui.bar(("ui.event_number", {"event": game.title, "n": number}), who)
        else:
            ui.bar(who, count)

    def leaders(self):
        """Return the names of who leads, unless all are equal."""
        game = self.app.game
        playing = game.in_play()
        names = game.winners if game.over else game.best_of(playing)
        return names if 0 < len(names) < len(playing) or game.over else []

    def standing(self, leaders):
        """Return who deals and who leads, or what comes next where nobody does or a round goes step
        by step.
        """
        game = self.app.game
        if not leaders or game.board():
            return game.coming()
        return "ui.deals_leads", {"name": game.dealer, "leader": ", ".join(leaders)}

    def draw_board(self, ui, x):
        """Draw the sections with their chips, three by three; the game's own names come last."""
        display = ui.display
        game = self.app.game
        sections = game.board()
        sections = sections[2:] + sections[:2]
        for index in range(len(sections)):
            name, _, chips = sections[index]
            key = game.section + ".pot_" + name
            left = x + index % 3 * _CELL
            top = ui.top + 1 + index // 3 * 16
            words = ui.best((key, {}), _CELL - 4) if has(key) else pictured(name).replace("-", "")
            display.text(ui.shorten(words, _CELL - 4), left + 3, top - 1)
            number = str(chips)
            display.text(number, left + _CELL - 2 - ui.size(number), top + 7)
            display.vline(left, top, 15)
            if index // 3:
                display.hline(left, top - 1, _CELL)

    def draw_player(self, ui, player, forms, x, y, right, pitch, chosen, width, leads):
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
        if leads:
            # The topmost line stays dark, as where a row is chosen.
            edge = right + 2 if right + 6 < ui.width else ui.width
            left = right - ui.size(number) - 2
            display.invert(left, y + 1, edge - left, 7)
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
            hints[2] = ("left", "ui.board" if game.board_screen else "ui.history")
        ui.hints(*hints)

    def why_not(self, key):
        """Say what the key would be for."""
        if key == "right":
            return "ui.no_referee", {}
        return ""

    # -- keys ---------------------------------------------------------------------------------

    def press(self, key, kind):
        """Choose a player, enter, look, or open the menu."""
        if kind == "long":
            super().press(key, kind)
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
                self.app.open(self.app.game.board_screen or "history")
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
            self.app.open("menu", "enter")
        else:
            self.app.open("entry", game.actions()[0])


SCREEN = Sheet
