"""The standby screen, readable from two metres: who deals, who leads, how far to the end."""

from engine.compat import TYPE_CHECKING
from engine.texts import fact, listed

if TYPE_CHECKING:
    from engine.game.player import Player
    from engine.types import Label
    from firmware.display.widgets import Ui
    from firmware.types import App

_MEANING = {"■": "settings.deals", "★": "settings.leads"}


class Resting:
    """What is shown on standby; `draw` fits it to any size of screen."""

    def __init__(self, app: "App"):
        self.app = app

    def draw(self, ui: "Ui") -> None:
        """Draw the dealer, the leader, and how far to the end, as large as they fit."""
        game = self.app.game
        lines = [("★", listed(list(game.winners)))] if game.over else self.headlines()
        while len(lines) < 2:
            lines.append(("", fact(game.title) if ("", fact(game.title)) not in lines else ""))
        end = self.end()
        room = ui.height - 8
        if room >= 56:
            self.draw_line(ui, lines[0], 0, 24)
            self.draw_line(ui, lines[1], 24, 16)
            self.draw_aside(ui, lines[0], 9)
            self.draw_aside(ui, lines[1], 29)
            words = ui.best(end, ui.width, 16)
            words = words if ui.fits(words, ui.width, 16) else ui.best(end, ui.width)
            self.draw_line(ui, ("", words), 40, 16)
            self.draw_progress(ui, ui.height - 5, ui.width - self.draw_foot(ui, "") - 8)
        elif room >= 32:
            self.draw_line(ui, lines[0], 0, 16)
            self.draw_line(ui, lines[1], 16, 16)
            self.draw_foot(ui, end)
        else:
            self.draw_line(ui, lines[0], 0, 16, ui.width // 2 - 4)
            self.draw_line(ui, lines[1], 0, 16, ui.width // 2, ui.width // 2)
            self.draw_foot(ui, end)
            self.draw_progress(ui, ui.height - 12, ui.width)

    def headlines(self) -> list[tuple[str, str]]:
        """Return (mark, text) of the dealer, and of the leaders once there are any."""
        game = self.app.game
        playing = game.in_play()
        leaders = game.best_of(playing)
        lines = [("■", game.dealer)] if game.dealer else []
        if game.rounds and 0 < len(leaders) < len(playing):
            names = game.sides.lines(leaders) or leaders
            lines.append(("★", "%s %d" % ("=".join(names), game.find(leaders[0]).score)))
        return lines

    def draw_line(
        self,
        ui: "Ui",
        line: tuple[str, str],
        y: int,
        max_size: int,
        room: int | None = None,
        x: int = 0,
    ) -> None:
        """Draw a mark and text in the largest font in which they fit, up to size `max_size`."""
        mark, words = line
        display = ui.display
        room = (room or ui.width) - (12 if mark else 0)
        size = max_size
        while size > 8 and not (ui.fits(words, room, size) and display.draws(words, size)):
            size -= 8
        if mark:
            display.text(mark, x, y + (max_size - 16) // 2, 16)
            x += 12
        display.text(
            ui.shorten(words, room) if size == 8 else words, x, y + (max_size - size) // 2, size
        )

    def draw_aside(self, ui: "Ui", line: tuple[str, str], y: int) -> None:
        """Draw in the small font what the mark of a line means, if there is room."""
        mark, words = line
        key = _MEANING.get(mark)
        if key and not self.app.game.over:
            room = (
                ui.width - 16 - ui.size(words, 24 if y < 16 and ui.display.draws(words, 24) else 16)
            )
            meaning = ui.best((key, {}), room)
            if ui.fits(meaning, room):
                ui.display.text(meaning, ui.width - 1 - ui.size(meaning), y)

    def draw_foot(self, ui: "Ui", left: "Label") -> int:
        """Draw the last row: `left`, and that any key wakes the box, if there is room for both.

        Returns the width of the latter.
        """
        y = ui.height - 8
        key = ui.best(("settings.any_key", {}), ui.width * 2 // 5)
        room = ui.width - ui.size(key) - 8
        words = ui.best(left, room)
        if not ui.fits(words, room):
            key, words = "", ui.best(left, ui.width - 1)
        ui.display.text(key, ui.width - 1 - ui.size(key), y)
        ui.display.text(words, 1, y)
        return ui.size(key)

    def nearest(self) -> "tuple[Player, int, int] | None":
        """Return (player, points, limit or target) of the player nearest to the end, or None."""
        game = self.app.game
        best = None
        for player in game.in_play():
            way = game.progress(player)
            if way and (best is None or way[0] > best[1]):
                best = (player, way[0], way[1])
        return best

    def end(self) -> "Label":
        """Return how far it is to the end, with the name of whom if the leader is further."""
        game = self.app.game
        near = None if game.over or not game.rounds else self.nearest()
        if near is None:
            return game.goal() if not game.over else ("ui.over", {})
        leads = near[0].name in game.best_of(game.in_play())
        return game.distance_text(near[0], not leads) or game.goal()

    def draw_progress(self, ui: "Ui", y: int, width: int) -> None:
        """Draw how far the player nearest to the end has come, as a line."""
        near = None if self.app.game.over else self.nearest()
        if near and near[2] > 0:
            length = max(0, min(width, width * near[1] // near[2]))
            ui.display.hline(0, y, length)
            ui.display.dots(length, y, width - length)
