"""How melds on a table, and the cards of one, are laid out in pixels."""

from engine.compat import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

    from engine.types import Label
    from firmware.display.widgets import Ui


def draw(ui: "Ui", screen: "Any") -> None:
    """Draw the bar, the melds as far as there is room, and the keys."""
    ui.bar(*screen.title())
    lines = lines_of(ui, screen)
    chosen = [index for index in range(len(lines)) if lines[index][0] == screen.at]
    screen.top = max(min(screen.top, chosen[0]), chosen[-1] - ui.rows + 1)
    screen.top = max(0, min(screen.top, len(lines) - ui.rows))
    for index in range(min(ui.rows, len(lines) - screen.top)):
        item, mark, words = lines[screen.top + index]
        ui.row(index, words, "", item == screen.at, 7)
        ink = 0 if item == screen.at else 1
        ui.display.text(mark, 1, ui.top + index * 8, 8, ink)
    ui.more(screen.top > 0, screen.top + ui.rows < len(lines))
    ui.hints(*screen.hints())


def lines_of(ui: "Ui", screen: "Any") -> "list[tuple[int, str, Label]]":
    """Return the rows: (index to select, mark, text)."""
    lines: list[tuple[int, str, Label]] = []
    melds = screen.log.melds
    for at in range(len(melds)):
        mark = screen.marks[at]
        for words in ui.wrap(screen.faces.cards(melds[at]), ui.width - 12):
            lines.append((at, mark, words))
            # Only the first line of a meld has the mark.
            mark = ""
    rows = screen.rows_below()
    for index in range(len(rows)):
        lines.append((len(melds) + index, "", rows[index]))
    return lines


def draw_cells(ui: "Ui", screen: "Any") -> None:
    """Draw the cells in rows, with the selected one inverted."""
    ui.bar(*screen.title())
    cells = [ui.best(words, ui.width // 2) for words in screen.cells()]
    places: list[tuple[int, int, int]] = []
    x, y = 2, 0
    for words in cells:
        width = ui.size(words)
        if x > 2 and x + width > ui.width - 3:
            x, y = 2, y + 1
        places.append((x, y, width))
        x += width + 5
    row = places[int(screen.at)][1]
    screen.top = max(0, min(max(min(screen.top, row), row - ui.rows + 1), y - ui.rows + 1))
    for index in range(len(cells)):
        x, row, width = places[index]
        if screen.top <= row < screen.top + ui.rows:
            down = ui.top + (row - screen.top) * 8
            ui.part(index, cells[index], x, down)
            if index == screen.at:
                ui.choose(x - 1, down, width + 2)
    ui.more(screen.top > 0, y >= screen.top + ui.rows)
    ui.hints(*screen.hints())
