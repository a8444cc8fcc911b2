"""How a verdict is laid out in pixels."""

from engine.compat import TYPE_CHECKING
from engine.texts import told
from firmware.display.fitting import RED

if TYPE_CHECKING:
    from typing import Any

    from firmware.display.widgets import Ui


def draw(ui: "Ui", screen: "Any") -> None:
    """Draw the page that is shown."""
    if screen.page == 0:
        _draw_verdict(ui, screen)
    else:
        _draw_lines(ui, screen)


def _draw_verdict(ui: "Ui", screen: "Any") -> None:
    """Draw the answer as large as it fits, the sentence, and the rule's number."""
    display = ui.display
    large = ui.rows >= 6
    size = 24 if large else 16
    head = screen.headline()
    words = screen.sentence()
    rule = screen.verdict.rule
    # The rule's frame is in the corner below a short sentence; a long one needs that space.
    framed = large and len(ui.wrap(words, ui.width - 4)) < 3
    beside = 0 if framed or not rule else ui.size(rule) + 6
    while size > 8 and not ui.fits(head, ui.width - (beside + 4 if beside else 6), size):
        size -= 8
    if screen.verdict.ok is None and not ui.fits(head, ui.width - 6, size):
        # In some languages the name of a hand is longer than the smallest screen is wide.
        head = ui.best(screen.verdict.figure, ui.width - 6)
    # On the lowest screen, the sentence begins beside a large answer; a long one stays there.
    low = ui.rows < 3
    height = 8 if low else 24 if large else 16
    x = 2 + ui.size(head, size) + 6
    left = [x, 2] if low and size > 8 else [2, 2]
    lines = ui.wrap(words, ui.width - 4, left[0] - 2)
    if left[0] > 2 and len(lines) > 2:
        left = [x, x]
        lines = ui.wrap(words, ui.width - 2 - x)
    # Where a long answer leaves no room beside it for the rule, the rule goes below it.
    below = size == 8 < height and not ui.fits(head, ui.width - ui.size(rule or "") - 12)
    if below:
        display.text(ui.shorten(head, ui.width - 4), 2, 0)
    else:
        y = max(0, (height - size) // 2)
        display.text(ui.shorten(head, ui.width - 6), 2, y, size)
    if screen.verdict.ok is False:
        display.tint(0, 0, x - 4, height, RED)
    _draw_cards(ui, screen, x, height, ui.width - x - 2 - beside)
    room = (ui.height - height) // 8 - 1
    screen.hidden = max(0, len(lines) - room)
    screen.top = max(0, min(screen.top, screen.hidden))
    # A gap below the answer, unless the sentence needs all the rows.
    gap = 2 if large and len(lines) < room else 0
    for index in range(min(room, len(lines) - screen.top)):
        y = height + index * 8 + gap
        display.text(lines[screen.top + index], left[min(index, 1)], y)
    if rule and framed:
        width = ui.size(rule) + 5
        y = ui.height - 19
        display.fill(ui.width - width, y, width, 10, 0)
        display.frame(ui.width - width, y, width, 10)
        ui.part("right", rule, ui.width - width + 3, y + 1)
    elif rule:
        top = 8 if below else 0
        y = top + (height - top - 8) // 2
        ui.part("right", rule, ui.width - 2 - ui.size(rule), y)
    _draw_hints(ui, screen)


def _draw_cards(ui: "Ui", screen: "Any", x: int, height: int, room: int) -> None:
    """Draw the cards judged beside the answer, if there is room for all of them."""
    words = [screen.faces.card(card) for card in screen.verdict.cards]
    rows: list[str] = []
    line = ""
    for word in words:
        longer = line + " " + word if line else word
        if line and not ui.fits(longer, room):
            rows.append(line)
            longer = word
        line = longer
    if line:
        rows.append(line)
    fitting = height // 8
    if not rows or len(rows) > fitting or not ui.fits(rows[0], room):
        return
    y = (height - 8 * len(rows)) // 2
    for row in rows:
        ui.display.text(row, x, y)
        y += 8


def _layout(ui: "Ui", screen: "Any") -> list[str]:
    """Return the groups of cards as rows, wrapped."""
    lines: list[str] = []
    for label, cards in screen.verdict.groups:
        words = screen.faces.cards(cards)
        # Where its shortest form leaves no room for the cards, it has a row of its own.
        room = ui.width // 2
        if label and not ui.fits(ui.forms(label)[-1], room):
            room = ui.width - 6
        name = ui.best(label, room) if label else ""
        if name and ui.size(name) + ui.size(words) + 10 > ui.width:
            lines.append(name)
            name = ""
        text = told(name, words) if name and words else name + words
        lines += ui.wrap(text, ui.width - 6)
    return lines


def _draw_lines(ui: "Ui", screen: "Any") -> None:
    """Draw the cards laid out."""
    ui.bar(("judge.laid_out", {}))
    lines = _layout(ui, screen)
    screen.hidden = max(0, len(lines) - ui.rows)
    screen.top = max(0, min(screen.top, screen.hidden))
    for index in range(min(ui.rows, len(lines) - screen.top)):
        ui.row(index, lines[screen.top + index])
    _draw_hints(ui, screen)


def _draw_hints(ui: "Ui", screen: "Any") -> None:
    """Draw the mark of a text that goes on, and what the keys do."""
    more = screen.top < screen.hidden
    ui.more(screen.top > 0, more)
    hints = list(screen.hints())
    if more:
        # Before the rule.
        rule = [hint[0] for hint in hints].index("right") if screen.verdict.rule else len(hints)
        hints.insert(rule, ("down", ("ui.read_on", {})))
    ui.hints(*hints)
