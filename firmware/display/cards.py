"""How the question for cards is laid out in pixels."""

from engine.compat import TYPE_CHECKING, const

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from firmware.display.widgets import Ui

# The height of what is keyed with a space, and of a row for each key.
_KEYED = const(12)
_THIRD = const(11)


def draw(ui: "Ui", screen: "Any") -> None:
    """Draw what is keyed, what each key leads to, and what OK adds."""
    ui.bar(*screen.title())
    if screen.at is not None:
        _draw_taking(ui, screen)
        return
    if screen.full():
        # Nothing can be added: all cards are shown, and OK accepts them.
        _draw_all(ui, screen)
        ui.hints(*screen.hints())
        return
    _draw_keyed(ui, screen)
    if screen.crossed:
        leads = _cross_leads(screen.pad, screen.faces)
        _draw_arrows(ui, screen.pad, screen.faces, leads)
        finish = screen.how_to_finish(ui.label("ok"))
        if finish:
            ui.part("ok–", ui.best(finish, ui.width - 2), 1, ui.height - 8)
        else:
            hints = list(screen.hints())
            if leads[4] and not ui.holds_cross():
                hints.insert(len(hints) - 1, ("ok", leads[4]))
            ui.hints(*hints)
    else:
        _draw_thirds(ui, screen)


def _draw_keyed(ui: "Ui", screen: "Any") -> None:
    """Draw the cards keyed so far, or the last ones if there are too many."""
    words = [screen.faces.card(card) for card in screen.pad.cards]
    if screen.word:
        words.append(screen.word.upper() + "_")
    y = ui.top
    room = ui.width - 14
    first = len(words)
    used = 0
    while first and used + ui.size(words[first - 1]) + 4 <= room:
        first -= 1
        used += ui.size(words[first]) + 4
    x = 2
    if first:
        ui.display.text("«", 0, y)
        x = 6
    for index in range(first, len(words)):
        x = ui.part(index, words[index], x, y) + 3
    if len(words) < screen.maximum:
        ui.display.frame(x, y + 1, 7, 6)
        if screen.waiting:
            # OK is down: where its card goes is filled until it is decided what it means.
            ui.display.fill(x + 2, y + 3, 3, 2, 1)
    if screen.given and not words:
        name, value = screen.given[-1]
        value = " " + str(value)
        room = ui.width - x - 14 - ui.size(value)
        name = ui.shorten(ui.best(name, room), room)
        ui.display.text(name + value, ui.width - 2 - ui.size(name + value), y)
    elif screen.faces.named and not screen.crossed and not words:
        # Where no key stands for a colour, what the letters mean is told before the first card.
        legend = " ".join(screen.short_legend())
        if x + 10 + ui.size(legend) <= ui.width:
            ui.display.text(legend, ui.width - ui.size(legend), y)


def _draw_taking(ui: "Ui", screen: "Any") -> None:
    """Draw the cards, with one selected for removal."""
    _draw_legend(ui, screen, _draw_all(ui, screen) + 8)
    ui.hints(*screen.hints())


def _draw_all(ui: "Ui", screen: "Any") -> int:
    """Draw the cards keyed, the selected one inverted; return the y of the last row.

    Where they take more rows than there are, those around the selected one or the last are drawn.
    """
    words = [screen.faces.card(card) for card in screen.pad.cards]
    places: list[tuple[int, int]] = []
    x, row = 2, 0
    for word in words:
        if x + ui.size(word) > ui.width - 2:
            x, row = 2, row + 1
        places.append((x, row))
        x += ui.size(word) + 4
    at: int = len(words) - 1 if screen.at is None else screen.at
    seen = places[at][1] if words else 0
    top = max(0, min(seen - ui.rows // 2, row - ui.rows + 1))
    for index in range(len(words)):
        x, y = places[index][0], ui.top + 8 * (places[index][1] - top)
        if ui.top <= y < ui.top + 8 * ui.rows:
            ui.part(index, words[index], x, y)
            if index == screen.at:
                ui.choose(x - 1, y, ui.size(words[index]) + 2)
    ui.more(top > 0, top + ui.rows <= row)
    return ui.top + 8 * min(row - top, ui.rows - 1)


def _draw_legend(ui: "Ui", screen: "Any", y: int) -> None:
    """Draw what the letters of colours mean, by their short names if room is short."""
    if not screen.faces.named:
        return
    suits = range(len(screen.faces.suits))
    faces = screen.faces
    names = [faces.suit(suit) + " " + faces.legends(suit)[0] for suit in suits]
    rows = (ui.height - 8 - y) // 8
    # At the end of a row, at most the width of a name is lost.
    if sum([ui.size(name) + 3 for name in names]) > rows * (ui.width - 36):
        names = screen.short_legend()
    x = 2
    for words in names:
        if x + ui.size(words) > ui.width:
            x, y = 2, y + 8
        if y + 8 > ui.height - 8:
            return
        x = ui.display.text(words, x, y) + 3


def _cross_leads(pad: "Any", faces: "Any") -> list[str]:
    """Return what left, up, right, down and OK lead to on a cardpad.Cross."""
    words: list[str] = []
    options = pad.options()
    for index in range(4):
        cards = options[index]
        if not cards:
            words.append("")
        elif pad.rank is not None:
            words.append(faces.suit(cards[0] // 13))
        elif pad.group is not None:
            words.append(faces.rank(pad.groups()[pad.group][index]))
        else:
            ranks = [rank for rank in pad.groups()[index] if pad.cards_of(rank)]
            words.append(" ".join([faces.rank(rank) for rank in ranks]))
    return words + [faces.card(options[4][0]) if options[4] else ""]


def _draw_arrows(ui: "Ui", pad: "Any", faces: "Any", words: list[str]) -> None:
    """Draw the five texts that `_cross_leads` returned, as the size of the screen allows."""
    arrows, offered = words[:4], words[4]
    if ui.holds_cross():
        _draw_cross(ui, pad, faces, arrows)
        if offered:
            _draw_offer(ui, offered)
    else:
        _draw_arrow_rows(ui, pad, faces, arrows)


def _draw_cross(ui: "Ui", pad: "Any", faces: "Any", words: list[str]) -> None:
    """Draw the arrows around a point, with what each leads to."""
    x, y = 44, ui.top + 28
    size = 8 if pad.group is None else 16
    if pad.rank is not None and faces.named:
        # Colours are shown as letters, suits of few tables as pictures, and here also by name.
        size = 8
        words = _colours(ui, faces, words, (x - 14, ui.width, ui.width - x - 48, ui.width))
    left, up, right, down = words
    half = size // 2
    part = ui.part
    part("up", "▲", x - 2, y - 8)
    part("down", "▼", x - 2, y + 1 if size == 8 else y)
    part("left", "◀", x - 9, y - 4)
    part("right", "▶", x + 6, y - 4)
    part("up", up, x - ui.size(up, size) // 2, y - 16 if size == 8 else y - 21, size)
    part("down", down, x - ui.size(down, size) // 2, y + 9 if size == 8 else y + 6, size)
    part("left", left, x - 12 - ui.size(left, size), y - half, size)
    part("right", right, x + 12, y - half, size)


def _draw_offer(ui: "Ui", offered: str) -> None:
    """Draw, at the right, the card that OK adds."""
    x, y, width = ui.width - 36, ui.top + 11, 36
    ui.area("ok", x, y, width, 28)
    ui.display.frame(x, y, width, 28)
    label = ui.label("ok")
    ui.display.text(label, x + (width - ui.size(label)) // 2, y + 2)
    ui.display.text(offered, x + (width - ui.size(offered, 16)) // 2, y + 10, 16)


def _draw_arrow_rows(ui: "Ui", pad: "Any", faces: "Any", words: list[str]) -> None:
    """Draw in two rows what the arrows lead to; OK is among the hints."""
    # Below what is keyed, with a row between where there is one.
    y = ui.top + 8 * min(2, ui.rows - 2)
    middle = ui.width // 2
    words = [_narrow(word) for word in words]
    if pad.rank is not None and faces.named:
        words = _colours(ui, faces, words, [middle - 9] * 4)
    left, up, right, down = words
    part = ui.part
    part("up", "▲" + up if up else "", 2, y)
    part("left", "◀" + left if left else "", middle + 2, y)
    part("down", "▼" + down if down else "", 2, y + 8)
    part("right", "▶" + right if right else "", middle + 2, y + 8)


def _narrow(words: str) -> str:
    """Return several ranks as the first and the last of them."""
    ranks = words.split(" ")
    return words if len(ranks) < 3 else ranks[0] + "–" + ranks[-1]


def _colours(ui: "Ui", faces: "Any", words: list[str], room: "Sequence[int]") -> list[str]:
    """Return the letters of colours with their names, in the longest form that fits into `room`.

    Where not even the short names fit, the letters stay alone.
    """
    for whole in (True, False):
        named = [_named(faces, word, whole) for word in words]
        if all([ui.fits(named[index], room[index]) for index in range(4)]):
            return named
    return words


def _named(faces: "Any", letter: str, whole: bool) -> str:
    """Return the letter of a colour with its name, or the short name; "" for no colour."""
    return (
        letter + " " + faces.legends(faces.suits.find(letter))[0 if whole else -1] if letter else ""
    )


def _draw_thirds(ui: "Ui", screen: "Any") -> None:
    """Draw what `screen`, a card picker with thirds, offers."""
    labels = [ui.label(key) for key in screen.pad.keys]
    options = screen.pad.options()
    y = ui.top + _KEYED
    if y + len(labels) * _THIRD <= ui.height - 8:
        _draw_third_rows(ui, screen, labels, options, y)
    else:
        _draw_third_line(ui, screen, labels, options)


def _draw_third_rows(
    ui: "Ui", screen: "Any", labels: list[str], options: list[list[int]], y: int
) -> None:
    """Draw a row for each key, so that nothing of a card is left out."""
    left = max([ui.size(label) for label in labels]) + 6
    for index in range(3):
        key = screen.pad.keys[index]
        ui.part(key, labels[index], 2, y)
        ui.part(key, _third(ui, screen.faces, options[index], ui.width - left - 2), left, y)
        y += _THIRD
    ui.hints(*screen.hints())


def _third(ui: "Ui", faces: "Any", cards: list[int], room: int) -> str:
    """Return the cards of a part, or the first and the last if they do not fit into `room`."""
    words = " ".join([faces.card(card) for card in cards])
    if len(cards) < 3 or ui.fits(words, room):
        return words
    return faces.card(cards[0]) + " – " + faces.card(cards[-1])


def _draw_third_line(ui: "Ui", screen: "Any", labels: list[str], options: list[list[int]]) -> None:
    """Draw all three parts in the last row, and above it how to undo or to finish."""
    y = ui.height - 8
    for short in (False, True):
        parts: list[str] = []
        for index in range(3):
            parts.append(
                labels[index] + ":" + ends(screen, options, index, short) if options[index] else ""
            )
        if sum([ui.size(part) for part in parts]) + 8 <= ui.width:
            break
    left, middle, right = [ui.size(part) for part in parts]
    ui.part("up", parts[0], 0, y)
    ui.part("ok", parts[1], (left + ui.width - right - middle) // 2, y)
    ui.part("down", parts[2], ui.width - right, y)
    ui.part("back", ui.hint("back", screen.back_does(), 44), 1, ui.top + 8)
    if screen.enough():
        key = screen.done_key()
        words = ui.best(("ui.done_is", {"key": ui.label(key)}), 44)
        ui.part(key if key == "right" else key + "–", words, 46, ui.top + 8)
    if screen.pad.cards:
        words = ui.best(("ui.menu_is", {"key": ui.label("left")}), 40)
        ui.part("left", words, ui.width - 1 - ui.size(words), ui.top + 8)


def ends(screen: "Any", options: list[list[int]], index: int, short: bool) -> str:
    """Return the first and the last card of part `index` of `options`, three lists of cards.

    If `short`, the suit is left out unless the next part has a card of the same rank.
    """
    faces, wild = screen.faces, screen.pad.deck.wild
    cards = options[index]
    found: list[str] = []
    for card, beside in ((cards[0], index - 1), (cards[-1], index + 1)):
        shared = False
        if 0 <= beside < 3 and options[beside]:
            shared = options[beside][-1 if beside < index else 0] % 13 == card % 13
        found.append(
            faces.rank(card % 13 + 1) if short and not shared and card < wild else faces.card(card)
        )
    return found[0] if len(cards) == 1 or found[0] == found[1] else "–".join(found)
