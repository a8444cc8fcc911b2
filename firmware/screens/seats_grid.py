"""The players of the score sheet: where each is, and how one is drawn.

Two to four players stand side by side, with points that are read from across the table: large
digits, and around them, small, the name with its mark, the last change and the way to the limit.
More players, or points that are too wide, stand in rows, up to four in a row, so that all are in
sight if there is room for a letter of each name. A wide cell shows more of each name.
"""

from engine.compat import TYPE_CHECKING, const
from firmware.screens.event_words import signed

if TYPE_CHECKING:
    from typing import Any

    from engine.games.game import Game
    from engine.games.shared.seats import Player
    from engine.types import Label
    from firmware.app import App
    from firmware.display.widgets import Ui
    from firmware.screens.sheet import Sheet

# The width of the mark before a name, of who deals or starts, with a space.
_MARK = const(9)
_NARROW_MARK = const(6)
# A narrower cell has no marks: the bar names the player.
_MARKED = const(33)
# The width of a letter of a name, of a beginning that says who it is, and of two letters.
_MIN_NAME = const(5)
_FAIR_NAME = const(14)
_TWO_LETTERS = const(9)
_SHORT_NAME = const(15)
# The longest short name.
_MAX_SHORT = const(25)
_CHANGE = const(34)
# Points as wide as most are, and as those that are near the end.
_USUAL = "99"
_WIDE = "100"


class Plan:
    """Where the players are: `columns` of cells `cell` pixels wide, one every `pitch` pixels down.

    The points are in the font `size`; `over` is whether the name stands above them rather than
    beside. `mark` is the width of the mark before a name, 0 where it stands below. `free` is how
    many rows are left below, `corner` whether the last cell is.
    """

    def __init__(self, columns: int, cell: int, pitch: int, free: int, size: int = 8):
        self.columns = columns
        self.cell = cell
        self.pitch = pitch
        self.free = free
        self.size = size
        self.over = False
        self.corner = False
        self.mark = mark_of(cell)
        # The width of what stands behind the points in a row, and who leads.
        self.change = 0
        self.leaders: Any = ()

    def lines(self, count: int) -> int:
        """Return how many rows of cells `count` players take."""
        return (count + self.columns - 1) // self.columns


def arrange(ui: "Ui", points: list[str], width: int) -> "Plan":
    """Return the Plan for players with these `points` in `width` pixels."""
    count = len(points)
    if 2 <= count <= (4 if ui.rows >= 6 else 3) and width == ui.width:
        plan = _large(ui, count)
        if _fits(ui, plan, points):
            return plan
    return _rows(ui, points, width)


def _large(ui, count):
    """Return the Plan with large digits for two to four players, before the digits are measured."""
    high = ui.rows * 8
    columns = 2 if ui.rows >= 6 else count
    cell = ui.width // columns
    if ui.rows >= 6:
        # Below two or four players is what comes next; with three, it is the fourth cell.
        pitch, free = {2: (32, 2), 3: (24, 0), 4: (20, 1)}[count]
    else:
        pitch, free = high, 0
    plan = Plan(columns, cell, pitch, free, 24 if pitch >= 32 else 16)
    plan.over = pitch >= 24
    plan.corner = count == 3 and columns == 2
    if not plan.over and cell < 50:
        # The marks stand below the name.
        plan.mark = 0
    elif plan.over:
        plan.mark = max(plan.mark, _NARROW_MARK)
    return plan


def _fits(ui, plan, points):
    """Return whether the widest points fit into a cell of `plan`, in a smaller font if need be."""
    while plan.size >= 8:
        number = max([ui.size(one, plan.size) for one in points])
        if plan.over:
            if number + 2 <= plan.cell:
                return True
            # Under a name, points in the small font are better in a list.
            if plan.size == 16:
                return False
        elif name_width(plan, number) >= _FAIR_NAME:
            return True
        elif plan.cell < 50:
            return False
        plan.size -= 8
    return False


def _rows(ui, points, width):
    """Return the Plan of rows, in as many columns as it takes to have all in sight."""
    count = len(points)
    number = max([ui.size(one) for one in points])
    columns = 1
    while (count + columns - 1) // columns > ui.rows:
        cell = width // (columns + 1)
        if name_width(Plan(columns + 1, cell, 8, 0), number) < _MIN_NAME:
            break
        columns += 1
    plan = Plan(columns, width // columns, 8, 0)
    plan.free = ui.rows - min(ui.rows, plan.lines(count))
    if name_width(plan, number) < min(name_width(plan, ui.size(_USUAL)), _SHORT_NAME):
        # Rather than the names, the marks give way to wide points: the bar names the dealer.
        plan.mark = 1
    return plan


def name_width(plan: "Plan", number: int) -> int:
    """Return the room for a name in a cell of `plan` with points of `number` pixels."""
    if plan.over:
        return plan.cell - plan.mark - 2
    return plan.cell - plan.mark - number - plan.change - (4 if plan.mark == 1 else 6)


def short_width(ui: "Ui", count: int) -> int:
    """Return how wide the short name of one of `count` players may be on this screen.

    It is the same wherever the name is cut: in bars, on the sheet and in lists.
    """
    room = _MAX_SHORT
    for points in (_USUAL, _WIDE):
        plan = arrange(ui, [points] * max(1, count), ui.width)
        room = min(room, name_width(plan, ui.size(points, plan.size)))
    return max(_TWO_LETTERS, min(room, ui.width // 4))


def mark_of(cell: int) -> int:
    """Return how much of a cell of `cell` pixels the mark takes."""
    if cell >= 40:
        return _MARK
    return _NARROW_MARK if cell >= _MARKED else 1


def draw(ui: "Ui", screen: "Sheet", plan: "Plan", first: int) -> None:
    """Draw the players from `first` on, as many as there is room for.

    `screen` is the Sheet: it says who is selected, who leads, and what is beside the points.
    """
    players = screen.app.game.players
    number = max([ui.size(str(player.score), plan.size) for player in players])
    listed = plan.pitch == 8
    plan.change = _CHANGE if listed and plan.columns == 1 and plan.cell >= 100 else 0
    room = name_width(plan, number)
    forms = ui.short_forms([player.name for player in players], room)
    if plan.mark >= _NARROW_MARK:
        # Room that no name needs becomes the space after the marks; where the next cell's mark
        # follows a name, half of it, so that the mark is nearer to its own name.
        spare = room - max([ui.size(form) for form in forms.values()])
        if plan.over:
            spare //= 2
        plan.mark += max(0, min(_MARK - plan.mark, spare))
    plan.leaders = screen.leaders()
    visible = min(len(players) - first, plan.columns * (ui.rows * 8 // plan.pitch))
    for shown in range(visible):
        player = players[first + shown]
        x = shown % plan.columns * plan.cell
        y = ui.top + shown // plan.columns * plan.pitch
        form = forms[player.name]
        chosen = first + shown == screen.at
        if listed:
            _draw_row(ui, screen, player, form, x, y, plan)
            if chosen:
                ui.display.invert(x, y, plan.cell - (2 if plan.columns > 1 else 0), 8)
        else:
            _draw_cell(ui, screen, player, form, x, y, plan)
            if chosen:
                left = max(0, x + plan.mark - 2)
                ui.display.invert(left, y, x + plan.mark + ui.size(form) + 2 - left, 8)


def mark_for(game: "Game", player: "Player") -> str:
    """Return the mark of who deals or starts, or ""."""
    if game.over:
        return ""
    if player.name == game.dealer:
        return "■"
    return "▶" if player.name == (game.leads() or game.starts()) else ""


def _draw_name(ui, game, player, form, x, y, mark):
    """Draw a name with its mark (dealer or starter), struck through if the player is out."""
    if mark > 1:
        ui.display.text(mark_for(game, player), x, y)
    ui.display.text(form, x + mark, y)
    if player.gone or player.out:
        ui.display.hline(max(0, x + mark - 1), y + 4, ui.size(form) + 2)


def _draw_row(ui, screen, player, form, x, y, plan):
    """Draw a player in one row; points that lead are underlined."""
    mark, change = plan.mark, plan.change
    _draw_name(ui, screen.app.game, player, form, x, y, mark)
    end = x + plan.cell - (2 if plan.columns == 1 or plan.cell < _MARKED else 3)
    number = str(player.score)
    width = ui.size(number)
    ui.display.text(number, end - change - width, y)
    if player.name in plan.leaders:
        ui.display.hline(end - change - width, y + 7, width)
    if change:
        words = ui.best(beside(screen.app, player), _CHANGE - 1)
        ui.display.text(words, end + 1 - ui.size(words), y)


def _draw_cell(ui, screen, player, form, x, y, plan):
    """Draw a player with large points: the name, what changed, the way; a star if they lead."""
    display, game, mark = ui.display, screen.app.game, plan.mark
    leads = player.name in plan.leaders
    _draw_name(ui, game, player, form, x, y, mark)
    number = str(player.score)
    width = ui.size(number, plan.size)
    right = x + plan.cell - (1 if plan.cell < 30 else 4)
    # The row of the change ends where the large digits do.
    below = y + 8
    if plan.over:
        top = y + (7 if plan.size == 16 else 8)
        below = top + plan.size - 11
    else:
        top = y + (2 if plan.pitch > 16 and plan.size > 8 else 0)
    display.text(number, right - width, top, plan.size)
    left = x + mark
    if not mark:
        # Under a short name there is room for the marks.
        sign = mark_for(game, player)
        display.text(sign, x, below)
        left = x + (ui.size(sign) + 2 if sign else 0)
        if leads and left + 8 <= right - width:
            display.text("★", left, below)
            left += 9
    elif leads and x + 8 <= right - width:
        display.text("★", x, below)
    elif leads:
        display.hline(right - width, y + plan.pitch - 4, width)
    room = right - width - left - 2
    what = beside(screen.app, player)
    words = ui.best(what, room) if what else ""
    if ui.fits(words, room):
        display.text(words, left, below)
    if plan.pitch > 16:
        lift = 3 if plan.pitch > 20 and plan.cell >= 30 else 2
        draw_way(ui, game, player, x, y + plan.pitch - lift, plan.cell - 4)


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
