"""Makes the card to print: `make card KEYS=6` writes build/cards/meldmate-6-keys.pdf and .png.

One sheet of A4, folded once: English on the left, Italian on the right. The words in the menu are
those of the screens, the keys those of a board with so many, and the type is the screen's own.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PIL import Image, ImageDraw

from engine import texts
from engine.texts import text
from host_tools import emulator
from host_tools.boards import ROOT
from host_tools.command import show
from host_tools.sim.simulator import Simulator, load_board
from host_tools.speaking import speaking

if TYPE_CHECKING:
    from host_tools.emulator.chip import Pixels

# A board for each number of keys.
BOARDS = {3: "sim_128x32", 4: "sim_128x64_4", 5: "sim_128x64_5", 6: "sim_128x64"}
# A4 across at 200 dots an inch; the margin, and the dots a pixel of the small and the large type.
_DPI, _SIZE, _MARGIN, _SMALL, _LARGE = 200, (2339, 1654), 80, 3, 3
_PANEL = _SIZE[0] // 2
# The column of what a key does.
_COLUMN = 230

# The game on the card's picture.
_NAMES = ("Ana", "Benedetta", "Carlo", "Dina")
_ROUNDS = [
    {"event": "round", "ender": ender, "deadwood": dict(zip(_NAMES, counts, strict=True))}
    for ender, counts in (
        ("Benedetta", (12, 0, 31, 40)),
        ("Ana", (5, 10, 26, 30)),
        ("Benedetta", (20, 7, 31, 34)),
    )
]

# What the card says, in the order of the sheet. A heading is a text, a row is (key, what it does);
# in braces the label of a key, or the key of a text on the screens.
WORDS: "dict[str, tuple[Any, ...]]" = {
    "en": (
        "On the score sheet",
        ("{ok}", "enter what comes next"),
        ("{right}", "ask the referee"),
        ("{left}", "history; in Rummoli the board"),
        ("{up} {down}", "choose a player"),
        ("{back}", "menu; on other pages: leave"),
        ("–", "after a key: hold it until the bar is full"),
        "Signs",
        ("■ ▶ ★", "deals, starts, leads"),
        ("+31", "what the last round changed"),
        "Menu: {left} and {right} change the group",
        ("{ui.tab_fix}", "{ui.undo}, {ui.edit_entry}, {all.do_void}, {all.do_adjust}"),
        ("{ui.tab_look}", "{ui.history}, {ui.deal}, {qr_code.title}"),
        ("{ui.tab_table}", "{all.do_join}, {all.do_leave}, {all.do_dealer}"),
        ("{ui.tab_game}", "{payments.title}, {all.do_stop}, {ui.put_away}"),
        "A number",
        "A card",
        "Power",
        (
            "",
            "Pull the plug at any time: what was saved is there. {ok} held while switching on: safe"
            " mode.",
        ),
    ),
    "it": (
        "Sul segnapunti",
        ("{ok}", "segna quello che tocca"),
        ("{right}", "chiedi all'arbitro"),
        ("{left}", "storico; a Rummoli il tabellone"),
        ("{up} {down}", "scegli un giocatore"),
        ("{back}", "menu; nelle altre pagine: esci"),
        ("–", "dopo un tasto: tienilo finché la barra non è piena"),
        "Segni",
        ("■ ▶ ★", "dà le carte, comincia, è in testa"),
        ("+31", "i punti dell'ultima mano"),
        "Menu: {left} e {right} cambiano gruppo",
        ("{ui.tab_fix}", "{ui.undo}, {ui.edit_entry}, {all.do_void}, {all.do_adjust}"),
        ("{ui.tab_look}", "{ui.history}, {ui.deal}, {qr_code.title}"),
        ("{ui.tab_table}", "{all.do_join}, {all.do_leave}, {all.do_dealer}"),
        ("{ui.tab_game}", "{payments.title}, {all.do_stop}, {ui.put_away}"),
        "Un numero",
        "Una carta",
        "La corrente",
        (
            "",
            "Stacca la spina quando vuoi: quello che era salvato resta. {ok} premuto"
            " all'accensione: {settings.safe_mode}.",
        ),
    ),
}
KEYS = {"en": "{} keys", "it": "{} tasti"}
# How a number and a card are keyed, with four arrows and without, and what ends a hand of cards.
NUMBER = {
    "en": (
        "Two arrows for a digit, then {ok}. {back} erases.",
        "{up} and {down} turn a digit, {ok} moves on.",
    ),
    "it": (
        "Due frecce per cifra, poi {ok}. {back} cancella.",
        "{up} e {down} girano la cifra, {ok} va avanti.",
    ),
}
CARD = {
    "en": (
        "An arrow for the ranks, one for the rank, one for the suit. {ok} takes the card in the"
        " frame.",
        "Each key has a part of the cards, until one is left.",
    ),
    "it": (
        "Una freccia per i valori, una per il valore, una per il seme. {ok} prende la carta nel"
        " riquadro.",
        "Ogni tasto ha una parte delle carte, finché non ne resta una.",
    ),
}
# What ends a hand of cards: a key, or a key that asks.
DONE = {
    "en": ("{done}: done.", "{done}: done, or drop a card."),
    "it": ("{done}: fatto.", "{done}: fatto, o togli una carta."),
}


def labels(board: str) -> dict[str, str]:
    """Return {logical key: what is printed on the key that gives it}, with – if it is held.

    >>> labels("sim_128x32")["back"], labels("sim_128x64")["back"]
    ('A–', 'back')
    """
    found = {}
    for label, _, pressed, held in load_board(board).KEYS:
        found[pressed] = label
        if held:
            found[held] = label + "–"
    # As the screens say it: the right arrow if that is a held key, else the menu of a held back,
    # else OK, held.
    if found["right"].endswith("–"):
        found["done"] = found["right"]
    else:
        found["done"] = found["back"] if found["back"].endswith("–") else found["ok"] + "–"
    return found


def lines(keys: int, language: str) -> "list[tuple[str, str]]":
    """Return the panel's lines, (key, what it does); of a heading the second is empty."""
    with speaking(language):
        names: dict[str, Any] = dict(labels(BOARDS[keys]))
        arrows = int(not names["left"].endswith("–"))
        found = []
        for entry in WORDS[language]:
            key, does = (entry, "") if isinstance(entry, str) else entry
            found.append((_filled(key, names), _filled(does, names)))
            if entry in ("A number", "Un numero"):
                found.append(("", _filled(NUMBER[language][1 - arrows], names)))
            elif entry in ("A card", "Una carta"):
                asks = int(names["done"] == names["back"])
                words = CARD[language][1 - arrows] + " " + DONE[language][asks]
                found.append(("", _filled(words, names)))
        return found


def _filled(words, names):
    """Return `words` with keys of the box and texts of the screens in place of their braces."""
    parts = words.split("{")
    filled = parts[0]
    for part in parts[1:]:
        name, rest = part.split("}", 1)
        filled += (text(name) if "." in name else names[name]) + rest
    return filled


def _draw(draw: "ImageDraw.ImageDraw", x: int, y: int, words: str, size: int, scale: int) -> int:
    """Write in the type of the screen; return the x behind it."""
    emulator.install()
    from firmware.display import display

    font = display.font(size)
    for char in words:
        at = ord(char) if ord(char) < 128 else 128 + font.MORE.index(char)
        columns = list(zip(*(page[at] for page in font.PAGES), strict=True))
        for column in columns:
            bits = sum(byte << 8 * page for page, byte in enumerate(column))
            for dy in range(8 * len(font.PAGES)):
                if bits >> dy & 1:
                    draw.rectangle((x, y + dy * scale, x + scale - 1, y + (dy + 1) * scale - 1), 0)
            x += scale
    return x


def _width(words: str) -> int:
    """Return how many dots a line of small type takes."""
    probe = Image.new("L", (1, 1), 255)
    return _draw(ImageDraw.Draw(probe), 0, 0, words, 8, _SMALL)


def _wrapped(words: str, width: int) -> list[str]:
    """Return `words` in lines that are at most `width` dots wide."""
    found = [""]
    for word in words.split(" "):
        longer = (found[-1] + " " + word).strip()
        if found[-1] and _width(longer) > width:
            found.append(word)
        else:
            found[-1] = longer
    return found


def _screen(keys: int, language: str) -> "Pixels":
    """Return the picture of a score sheet on the board."""
    with speaking(language):
        box = Simulator(BOARDS[keys])
        box.show_game("rumino", _NAMES, events=_ROUNDS)
        return box.frame()


def sheet(keys: int) -> "Image.Image":
    """Return the sheet for so many keys, as a picture in shades of grey."""
    page = Image.new("L", _SIZE, 255)
    draw = ImageDraw.Draw(page)
    for side, language in enumerate(texts.LANGUAGES):
        left, y = side * _PANEL + _MARGIN, _MARGIN
        right = (side + 1) * _PANEL - _MARGIN
        _draw(draw, left, y, "Meldmate", 16, 2 * _LARGE)
        _draw(draw, right - 220, y + 40, KEYS[language].format(keys), 16, _LARGE)
        y += 130
        pixels = _screen(keys, language)
        dots = 5
        for dy, row in enumerate(pixels):
            for dx, pixel in enumerate(row):
                if pixel:
                    at = left + dx * dots, y + dy * dots
                    draw.rectangle((*at, at[0] + dots - 1, at[1] + dots - 1), 0)
        frame = left - 8, y - 8, left + len(pixels[0]) * dots + 8, y + len(pixels) * dots + 8
        draw.rectangle(frame, outline=0, width=3)
        y += len(pixels) * dots + 30
        for key, does in lines(keys, language):
            if not does:
                y += 14
                _draw(draw, left, y, key, 16, 2)
                y += 44
                continue
            start = left + _COLUMN if key else left
            _draw(draw, left, y, key, 8, _SMALL)
            for line in _wrapped(does, right - start):
                _draw(draw, start, y, line, 8, _SMALL)
                y += 32
        if y > _SIZE[1] - _MARGIN // 2:
            raise ValueError(f"the words of {language} do not fit: {y}")
    # Where it is folded.
    for y in range(0, _SIZE[1], 24):
        draw.line((_PANEL, y, _PANEL, y + 8), 160, 2)
    return page


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the card; return the exit status."""
    parser = argparse.ArgumentParser(
        prog="make card", description="Makes a card to print, one sheet folded once."
    )
    parser.add_argument(
        "keys", type=int, nargs="?", default=6, choices=sorted(BOARDS), help="how many keys"
    )
    parser.add_argument("-o", type=Path, default=ROOT / "build" / "cards", metavar="FOLDER")
    options = parser.parse_args(arguments)
    page = sheet(options.keys)
    options.o.mkdir(parents=True, exist_ok=True)
    path = options.o / f"meldmate-{options.keys}-keys.png"
    page.save(path, dpi=(_DPI, _DPI), optimize=True)
    page.save(path.with_suffix(".pdf"), resolution=_DPI, creationDate=None, modDate=None)
    show(f"{path}, {path.with_suffix('.pdf').name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
