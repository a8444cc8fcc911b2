"""The score sheet: what happens now, who does it, how everyone stands, and how far to the end."""

from engine.compat import TYPE_CHECKING, const
from engine.texts import has
from firmware.display.fitting import pictured
from firmware.screens import seats_grid
from firmware.screens.base import Screen

if TYPE_CHECKING:
    from typing import Any

    from engine.types import Label
    from firmware.app import App
    from firmware.display.widgets import Ui

# The width of a space of the board.
_CELL = const(21)


class Sheet(Screen):
    """The players in their seats with totals; OK enters what comes next."""

    def __init__(self, app: "App"):
        super().__init__(app)
        self.at = None
        self.top = 0

    def chosen(self) -> str | None:
        """Return the name of the player who is selected, or None."""
        return None if self.at is None else self.app.game.players[self.at].name

    # -- layout -------------------------------------------------------------------------------

    def shows_board(self, ui: "Ui", count: int) -> "Any":
        """Return whether the board is shown beside the players."""
        return (
            ui.width >= 128
            and ui.rows >= 6
            and count <= ui.rows
            and len(self.app.game.board()) == 9
        )

    def draw(self, ui: "Ui") -> None:
        """Draw the bar, the players, what else there is to say, and the hints."""
        players = self.app.game.players
        board = self.shows_board(ui, len(players))
        width = ui.width - 2 - 3 * _CELL if board else ui.width
        sayings = self.sayings()
        columns, pitch, free = seats_grid.arrange(ui, players, width, len(sayings))
        self.draw_bar(ui, board or free, seats_grid.mark_of(width // columns) > 1)
        visible = ui.rows * 8 // pitch * columns
        self.scroll_to(self.at or 0, visible, columns)
        seats_grid.draw(ui, self, columns, pitch, width, self.top)
        sayings = sayings[:free]
        for index in range(len(sayings)):
            row = ui.rows - len(sayings) + index
            if board:
                words = ui.best(sayings[index], width - 2)
                if ui.fits(words, width - 2):
                    ui.display.text(words, 1, ui.top + 8 * row)
            else:
                ui.row(row, sayings[index])
        if board:
            self.draw_board(ui, width + 2)
        else:
            ui.more(self.top > 0, self.top + visible < len(players))
        self.draw_hints(ui)

    def scroll_to(self, at: int, visible: int, columns: int) -> None:
        """Scroll player `at` into sight."""
        top = self.top
        while at >= top + visible:
            top += columns
        while at < top:
            top -= columns
        top = max(0, min(top, len(self.app.game.players) - visible + columns - 1))
        self.top = top - top % columns

    # -- what is said -------------------------------------------------------------------------

    def draw_bar(self, ui: "Ui", said: "Any", marked: "Any") -> None:
        """Draw the game, the round and the target; or who leads or deals.

        `said` is whether there are rows that say how far the chosen player is, `marked` whether
        the dealer has a mark beside the name.
        """
        game = self.app.game
        number = game.rounds if game.over else game.rounds + 1
        count = ("ui.event_number", {"event": (game.section + ".unit", {}), "n": number})
        way = self.missing()
        if way and not said:
            # On the smallest screen the round's number stays one key away.
            ui.bar(way, count if ui.width >= 100 else "")
        elif game.board() and not game.over:
            self.draw_phase(ui, number)
        elif ui.width >= 100:
            lefts = [
                ("ui.game_goal", {"game": title, "goal": goal})
                for goal in ui.forms(game.goal())
                for title in self.titles(ui)
            ]
            aimed = game.progress(game.players[0])
            if not aimed or not self.draw_best(ui, lefts, ui.forms(count)):
                ui.bar(("ui.game_goal", {"game": game.title, "goal": game.goal()}), count)
        else:
            lefts = [
                ("ui.event_number", {"event": title, "n": number}) for title in self.titles(ui)
            ]
            rights = ui.forms(game.goal())
            if not marked and game.dealer and not game.over:
                # No mark has room beside a name: the bar says who deals, after the target.
                goal = rights[-1] + " " if game.progress(game.players[0]) else ""
                deals = [goal + form for form in self.dealer_forms(ui)]
                # Rather than the dealer, the game's title gives way.
                if self.draw_best(ui, lefts, deals) or self.draw_best(ui, [str(number)], deals):
                    return
            if not self.draw_best(ui, lefts, rights):
                ui.bar(lefts[-1])

    def dealer_forms(self, ui: "Ui") -> list[str]:
        """Return the ways to say who deals, down to a letter of the name."""
        dealer = self.app.game.dealer
        found = ui.forms(("ui.dealer_is", {"name": dealer}))
        for length in range(len(dealer) - 1, 1, -1):
            found += ui.forms(("ui.dealer_is", {"name": dealer[:length]}))[-1:]
        return found + ["■" + dealer[:2], "■" + dealer[:1]]

    def draw_phase(self, ui: "Ui", number: int) -> None:
        """Draw the bar of a round that goes in steps: the step, and who deals or leads."""
        game = self.app.game
        titles = self.titles(ui)
        step = ui.forms((game.step(), {}))[-1]
        phase = ("ui.phase", {"game": titles[0], "n": number, "step": step})
        lefts = [("ui.event_number", {"event": title, "n": number}) for title in titles]
        who = game.leads()
        key, who = ("ui.leads", who) if who else ("ui.dealer_is", game.dealer)
        rights = ui.forms((key, {"name": who}))
        mark = rights.pop()
        for room in (ui.width // 5, ui.width // 8):
            rights += ui.forms((key, {"name": ui.shorten(who, room)}))[:-1]
        if self.draw_best(ui, [phase], rights):
            return
        if not self.draw_best(ui, lefts, rights + [mark]):
            ui.bar(lefts[-1])

    def draw_best(self, ui: "Ui", lefts: "Any", rights: "Any") -> "Any":
        """Draw the first of `rights` that fits beside one of `lefts`; return whether one does."""
        for right in rights:
            for left in lefts:
                left = ui.forms(left)[0]
                if ui.size(left) + ui.size(right) + 8 <= ui.width:
                    ui.bar(left, right)
                    return True
        return False

    def titles(self, ui: "Ui") -> "Any":
        """Return the game's title in all its lengths."""
        game = self.app.game
        short = (game.section + ".short", {})
        return ui.forms(game.title)[:1] + (ui.forms(short) if has(short[0]) else [])

    def leaders(self) -> "Any":
        """Return the names of the leaders, unless all players are equal."""
        game = self.app.game
        playing = game.in_play()
        names = game.winners if game.over else game.best_of(playing)
        return names if 0 < len(names) < len(playing) or game.over else []

    def missing(self) -> "Any":
        """Return how far the selected player is from the end, or None."""
        return None if self.at is None else self.app.game.missing(self.app.game.players[self.at])

    def sayings(self) -> "Any":
        """Return what free rows can say, the most important first.

        That is how far the selected player is, who deals and starts, who is ahead, or what comes
        next.
        """
        game = self.app.game
        way = self.missing()
        found = [way] if way else []
        if game.over or not self.app.settings.on("tips"):
            return found
        if game.board():
            return found + [game.coming()]
        first = game.starts()
        if first:
            found.append(("ui.deals_starts", {"name": game.dealer, "first": first}))
        elif game.dealer:
            found.append(("ui.dealer_is", {"name": game.dealer}))
        ahead = self.leaders()
        if ahead:
            key = "ui.ahead" if len(ahead) == 1 else "ui.all_ahead"
            return found + [(key, {"leader": ", ".join(ahead)})]
        return found + [game.coming()]

    def draw_board(self, ui: "Ui", x: int) -> None:
        """Draw the spaces with their chips, three by three; the game's own names come last."""
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

    def draw_hints(self, ui: "Ui") -> None:
        """Return the hints."""
        game = self.app.game
        if game.over:
            ok = "ui.result"
        else:
            ok = ("ui.literal", {"words": ui.forms((game.step(), {}))[-1]})
        hints = [("ok", ok), ("back", "ui.menu"), ("right", "ui.referee")]
        if self.at is not None:
            hints[2] = ("left", "ui.player")
        elif not game.referee:
            hints[2] = ("left", "ui.see_board" if game.board_screen else "ui.see_history")
        ui.hints(*hints)

    def why_not(self, key: str) -> "Label":
        """Return what the key would be for."""
        if key == "right":
            return "ui.no_referee", {}
        return ""

    # -- keys ---------------------------------------------------------------------------------

    def press(self, key: str, kind: str) -> None:
        """Choose a player, start an entry, open a page, or open the menu."""
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

    def enter(self) -> None:
        """Enter what comes next, or list the possible events."""
        game = self.app.game
        if game.over:
            self.app.open("ending")
        elif game.likely() > 1:
            self.app.open("menu", "enter")
        else:
            self.app.open("entry", game.actions()[0])


SCREEN = Sheet
