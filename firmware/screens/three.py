"""What three keys lead to in the card picker: a row for each key, or one row if room is short."""

from engine.compat import TYPE_CHECKING

if TYPE_CHECKING:
    from firmware.display.widgets import Ui
    from firmware.screens.cards import Cards


def draw(ui: "Ui", screen: "Cards") -> None:
    """Draw what `screen`, a card picker with thirds, offers."""
    labels = [ui.label(key) for key in screen.pad.keys]
    options = screen.pad.options()
    if ui.rows >= 6:
        _draw_rows(ui, screen, labels, options)
    else:
        _draw_line(ui, screen, labels, options)


def _draw_rows(ui, screen, labels, options):
    """Draw a row for each key, so that nothing of a card is left out."""
    left = max([ui.size(label) for label in labels]) + 6
    for index in range(3):
        y = ui.top + 12 + index * 11
        ui.display.text(labels[index], 2, y)
        ui.display.text(_part(ui, screen.faces, options[index], ui.width - left - 2), left, y)
    key = screen.done_key()
    back = "ui.rub" if screen.pad.cards or screen.pad.on_the_way() else "ui.back"
    hints = [("back", back)]
    if screen.enough():
        hints.insert(0, (key if key == "right" else key + "–", "ui.done"))
    if screen.pad.cards:
        hints.append(("left", "ui.take_out"))
    ui.hints(*hints)


def _part(ui, faces, cards, room):
    """Return the cards of a part, or the first and the last if they do not fit into `room`."""
    words = " ".join([faces.card(card) for card in cards])
    if len(cards) < 3 or ui.fits(words, room):
        return words
    return faces.card(cards[0]) + " – " + faces.card(cards[-1])


def _draw_line(ui, screen, labels, options):
    """Draw all three parts in the last row, and above it how to undo or to finish."""
    y = ui.height - 8
    for short in (False, True):
        parts = []
        for index in range(3):
            parts.append(
                labels[index] + ":" + ends(screen, options, index, short) if options[index] else ""
            )
        if sum([ui.size(part) for part in parts]) + 8 <= ui.width:
            break
    left, middle, right = [ui.size(part) for part in parts]
    ui.display.text(parts[0], 0, y)
    ui.display.text(parts[1], (left + ui.width - right - middle) // 2, y)
    ui.display.text(parts[2], ui.width - right, y)
    begun = screen.pad.cards or screen.pad.on_the_way()
    ui.display.text(ui.hint("back", "ui.rub" if begun else "ui.back", 44), 1, ui.top + 8)
    if screen.enough():
        words = ui.best(("ui.done_is", {"key": ui.label(screen.done_key())}), 44)
        ui.display.text(words, 46, ui.top + 8)
    if screen.pad.cards:
        words = ui.best(("ui.edit_is", {"key": ui.label("left")}), 40)
        ui.display.text(words, ui.width - 1 - ui.size(words), ui.top + 8)


def ends(screen: "Cards", options: list[list[int]], index: int, short: bool) -> str:
    """Return the first and the last card of part `index` of `options`, three lists of cards.

    If `short`, the suit is left out unless the next part has a card of the same rank.
    """
    faces, wild = screen.faces, screen.pad.deck.wild
    cards = options[index]
    found = []
    for card, beside in ((cards[0], index - 1), (cards[-1], index + 1)):
        shared = False
        if 0 <= beside < 3 and options[beside]:
            shared = options[beside][-1 if beside < index else 0] % 13 == card % 13
        found.append(
            faces.rank(card % 13 + 1) if short and not shared and card != wild else faces.card(card)
        )
    return found[0] if len(cards) == 1 or found[0] == found[1] else "–".join(found)
