"""How a board of chips is laid out in pixels."""

from engine.compat import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

    from engine.types import Label
    from firmware.display.widgets import Ui


def draw(ui: "Ui", screen: "Any") -> None:
    """Draw the bar with all chips, the spaces or the chips, and the next card."""
    game = screen.app.game
    sections = [section for row in game.board.rows for section in row]
    chips = screen.chips()
    total: Any = chips[-1][1]
    columns = 3 if ui.width >= 128 else 1
    rows = (len(sections) + columns - 1) // columns
    # A large cell takes two rows.
    large = ui.rows >= 6 and 2 * rows <= ui.rows
    title: Label = screen.title()
    if screen.due and not large:
        title = ("stops_screen.due", {"card": screen.due})
    held: Label = ("stops_screen.chips", {"n": int(total)})
    if not screen.due:
        # A number needs its word rather than the round, which the score sheet has.
        found = ui.squeeze((ui.forms(held)[:1], ui.forms(title)), ui.width - 2, 4)
        title, held = (found[1], found[0]) if found else (held, "")
    ui.bar(title, held)
    # Large cells fill the screen, and count as one row before the chips.
    before = 1 if large else rows
    screen.hidden = max(0, before + len(chips) - ui.rows)
    if large:
        screen.hidden = max(1, screen.hidden)
    screen.top = max(0, min(screen.top, screen.hidden))
    height = 16 if large else 8
    width = ui.width // columns
    if not large or screen.top == 0:
        for index in range(len(sections)):
            row = index // columns - screen.top
            if row >= 0 and (large or row < ui.rows):
                y = ui.top + row * height
                _cell(ui, screen, index % columns * width, y, width, height, sections[index])
    if not large or screen.top:
        for index in range(len(chips)):
            row = before + index - screen.top
            if 0 <= row < ui.rows:
                ui.row(row, chips[index][0], chips[index][1])
    ui.more(screen.top > 0, screen.top < screen.hidden)
    # The short words leave room for the others.
    hints = [(key, ui.forms(what)[-1] if key == "ok" else what) for key, what in screen.hints()]
    if large and screen.due:
        # The next card is drawn between the hints.
        hints = [hint for hint in hints if hint[0] == "back"]
    if screen.top < screen.hidden:
        at = [hint[0] for hint in hints].index("back")
        hints.insert(at + 1, ("down", ("ui.read_on", {})))
    ui.hints(*hints)
    if screen.due and large:
        words = ui.best(("stops_screen.next", {"card": screen.due}), 48)
        ui.display.text(words, (ui.width - ui.size(words)) // 2, ui.height - 8)


def _cell(ui: "Ui", screen: "Any", x: int, y: int, width: int, height: int, name: str) -> None:
    """Draw one space: its chips as large as its height and its name allow."""
    number = str(screen.app.game.board.pots[name])
    size, words = 8, ""
    for size in (16, 8) if height >= 16 else (8,):
        room = width - 9 - ui.size(number, size)
        words = ui.best(screen.words(name), room)
        if not ui.fits(words, room):
            words = words.replace("-", "")
        if ui.fits(words, room):
            break
    ui.display.text(words, x + 2, y + (height - 8) // 2)
    ui.display.text(number, x + width - 3 - ui.size(number, size), y + (height - size) // 2, size)
