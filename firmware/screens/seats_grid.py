"""The players of the score sheet: where each is, and how one is drawn.

All are in sight if there is room for a letter of each name and the points: side by side, up to four
in a row. A wide cell shows more of each name.
"""

from engine.compat import TYPE_CHECKING, const
from firmware.screens.event_words import signed

if TYPE_CHECKING:
    from engine.games.game import Game
    from engine.games.shared.seats import Player
    from engine.types import Label
    from firmware.app import App
    from firmware.display.widgets import Ui
    from firmware.screens.sheet import Sheet

# The width of the mark before a name, of who deals or starts.
_MARK = const(9)
_NARROW_MARK = const(6)
# A narrower cell has no marks: the bar names the player.
_MARKED = const(30)
# The width of a letter of a name.
_MIN_NAME = const(5)
_CHANGE = const(34)


def arrange(ui: "Ui", players: "list[Player]", width: int, sayings: int) -> tuple[int, int, int]:
    """Return (columns, pitch in pixels, free rows below) for `players` in `width` pixels.

    `sayings` is how many rows would be useful for other things.
    """
    count = len(players)
    number = widest(ui, players)
    columns = 1
    while (count + columns - 1) // columns > ui.rows:
        cell = width // (columns + 1)
        if cell - mark_of(cell) - number - gaps_of(cell) < _MIN_NAME:
            break
        columns += 1
    lines = min(ui.rows, (count + columns - 1) // columns)
    pitch = 8
    if columns == 1 and width == ui.width:
        # With two more pixels there is room for the line that shows the way to the goal.
        for rows in range(sayings, min(1, sayings) - 1, -1):
            wide = min(12, (ui.rows - rows) * 8 // lines)
            if wide >= 10:
                pitch = wide
                break
    return columns, pitch, (ui.rows * 8 - lines * pitch) // 8


def widest(ui: "Ui", players: "list[Player]") -> int:
    """Return the width of the widest score."""
    return max([ui.size(str(player.score)) for player in players])


def mark_of(cell: int) -> int:
    """Return how much of a cell of `cell` pixels the mark takes."""
    if cell >= 40:
        return _MARK
    return _NARROW_MARK if cell >= _MARKED else 1


def gaps_of(cell: int) -> int:
    """Return the space between a name, its points and the next cell."""
    return 6 if cell >= _MARKED else 4


def draw(ui: "Ui", screen: "Sheet", columns: int, pitch: int, width: int, first: int) -> None:
    """Draw the players from `first` on, as many as there is room for.

    `screen` is the Sheet: it says who is selected, who leads, and what is beside the points.
    """
    players = screen.app.game.players
    cell = width // columns
    mark = mark_of(cell)
    change = _CHANGE if columns == 1 and width >= 100 else 0
    room = cell - mark - widest(ui, players) - change - gaps_of(cell)
    forms = ui.short_names([player.name for player in players], room)
    leaders = screen.leaders()
    visible = min(len(players) - first, columns * (ui.rows * 8 // pitch))
    for shown in range(visible):
        player = players[first + shown]
        x = shown % columns * cell
        y = ui.top + shown // columns * pitch
        draw_name(ui, screen.app.game, player, forms[player.name], x, y, mark)
        end = x + cell - (2 if columns == 1 or mark == 1 else 3)
        margin = 2 if columns == 1 else 1
        draw_score(ui, player, end - change, y, margin, player.name in leaders)
        if change:
            words = ui.best(beside(screen.app, player), _CHANGE - 1)
            ui.display.text(words, end + 1 - ui.size(words), y)
        if pitch >= 10:
            draw_way(ui, screen.app.game, player, x + mark, y + pitch - 2, cell - mark - 1)
        if first + shown == screen.at:
            # Below the bar the top line stays dark but for the name, as in a selected row.
            dark = 1 if y == ui.top else 0
            ui.display.invert(x, y + dark, cell - (2 if columns > 1 else 0), 8 - dark)
            if dark:
                ui.display.invert(x + mark - 1, y, ui.size(forms[player.name]) + 2, 1)


def draw_name(
    ui: "Ui", game: "Game", player: "Player", form: str, x: int, y: int, mark: int
) -> None:
    """Draw a name with its mark (dealer or starter), struck through if the player is out."""
    if mark > 1 and not game.over:
        if player.name == game.dealer:
            ui.display.text("■", x, y)
        elif player.name == (game.leads() or game.starts()):
            ui.display.text("▶", x, y)
    ui.display.text(form, x + mark, y)
    if player.gone or player.out:
        ui.display.hline(x + mark - 1, y + 4, ui.size(form) + 2)


def draw_score(ui: "Ui", player: "Player", right: int, y: int, margin: int, leads: bool) -> None:
    """Draw the points with their right edge at `right`, inverted if the player leads."""
    number = str(player.score)
    left = right - ui.size(number)
    ui.display.text(number, left, y)
    if leads:
        end = right + margin if right + 6 < ui.width else ui.width
        ui.display.invert(left - margin, y, end - left + margin, 8)


def beside(app: "App", player: "Player") -> "Label":
    """Return what is beside the points: since when out, or what the last entry changed."""
    if player.gone:
        return ("ui.left", {})
    if player.out:
        return ("ui.out_since", {"n": player.out})
    last = app.session.ledger.last
    points = last.changes.get(player.name, 0) if last else 0
    return signed(points) if points else ""


def draw_way(ui: "Ui", game: "Game", player: "Player", x: int, y: int, width: int) -> None:
    """Draw the way to the goal as a fine line, ragged up to a post if it leads out of the game."""
    goal = game.progress(player)
    if goal is None:
        return
    display = ui.display
    done, whole = goal
    length = max(0, min(width, width * done // whole)) if whole > 0 else 0
    display.hline(x, y, length)
    display.dots(x + length + 2, y, max(0, width - length - 2))
    if game.out_rule:
        display.dots(x, y + 1, length, 2)
        display.vline(x + width - 1, y, 2)
