"""What the four arrows and OK lead to in the card picker: a cross or, on low screens, two rows."""

from engine.compat import TYPE_CHECKING

if TYPE_CHECKING:
    from firmware.display.card_faces import Faces
    from firmware.display.widgets import Ui
    from firmware.input.cardpad import Cross


def leads(pad: "Cross", faces: "Faces") -> list[str]:
    """Return what left, up, right, down and OK lead to on a cardpad.Cross."""
    words = []
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


def draw(ui: "Ui", pad: "Cross", faces: "Faces", words: list[str]) -> None:
    """Draw the five texts that `leads` returned, as the size of the screen allows."""
    arrows, offered = words[:4], words[4]
    if ui.rows >= 6:
        _draw_cross(ui, pad, faces, arrows)
        if offered:
            _draw_offer(ui, offered)
    else:
        _draw_rows(ui, pad, faces, arrows)


def _draw_cross(ui, pad, faces, words):
    """Draw the arrows around a point, with what each leads to."""
    x, y = 44, ui.top + 28
    size = 8 if pad.group is None else 16
    if pad.rank is not None and faces.before:
        # Colours are shown as letters, and here also by name.
        size = 8
        words = _colours(ui, faces, words, (x - 14, ui.width, ui.width - x - 48, ui.width))
    left, up, right, down = words
    half = size // 2
    text = ui.display.text
    text("▲", x - 2, y - 8)
    text("▼", x - 2, y + 1 if size == 8 else y)
    text("◀", x - 9, y - 4)
    text("▶", x + 6, y - 4)
    text(up, x - ui.size(up, size) // 2, y - 16 if size == 8 else y - 20, size)
    text(down, x - ui.size(down, size) // 2, y + 9 if size == 8 else y + 6, size)
    text(left, x - 12 - ui.size(left, size), y - half, size)
    text(right, x + 12, y - half, size)


def _draw_offer(ui, offered):
    """Draw, at the right, the card that OK adds."""
    x, y, width = ui.width - 36, ui.top + 11, 36
    ui.display.frame(x, y, width, 28)
    label = ui.label("ok")
    ui.display.text(label, x + (width - ui.size(label)) // 2, y + 2)
    ui.display.text(offered, x + (width - ui.size(offered, 16)) // 2, y + 10, 16)


def _draw_rows(ui, pad, faces, words):
    """Draw in two rows what the arrows lead to; OK is among the hints."""
    y = ui.top + (8 if ui.rows <= 3 else 16)
    middle = ui.width // 2
    words = [_narrow(word) for word in words]
    if pad.rank is not None and faces.before:
        words = _colours(ui, faces, words, [middle - 9] * 4)
    left, up, right, down = words
    text = ui.display.text
    text("▲" + up if up else "", 2, y)
    text("◀" + left if left else "", middle + 2, y)
    text("▼" + down if down else "", 2, y + 8)
    text("▶" + right if right else "", middle + 2, y + 8)


def _narrow(words):
    """Return several ranks as the first and the last of them."""
    ranks = words.split(" ")
    return words if len(ranks) < 3 else ranks[0] + "–" + ranks[-1]


def _colours(ui, faces, words, room):
    """Return the letters of colours with their names, in the longest form that fits into `room`.

    Where not even the short names fit, the letters stay alone.
    """
    for whole in (True, False):
        named = [_named(faces, word, whole) for word in words]
        if all([ui.fits(named[index], room[index]) for index in range(4)]):
            return named
    return words


def _named(faces, letter, whole):
    """Return the letter of a colour with its name, or the short name; "" for no colour."""
    return (
        letter + " " + faces.legends(faces.suits.find(letter))[0 if whole else -1] if letter else ""
    )
