"""Makes the pictures of the guide and of the pages of the games, for `make generate`.

A page names its pictures; what it names is drawn, in its language: a screen of the box by the scene
of `robot/scenes_*.py` that the golden pictures are made from (docs/pictures/guide/LANGUAGE/), and
the hands of docs/play/, which the engine arranges (docs/pictures/hands/).
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from engine import api
from host_tools.base.boards import ROOT
from host_tools.simulated import emulator, png
from tests.proof.bench.screen import pictures
from tests.proof.robot import scenes_guide as hands

DOCS = ROOT / "docs"
SCREENS = DOCS / "pictures" / "guide"
HANDS = DOCS / "pictures" / "hands"
# The folders of the pages that may name pictures, by language.
PAGES = {"en": (DOCS, DOCS / "play"), "it": (DOCS / "it", DOCS / "it" / "gioca")}
BOARD = "sim_128x64"
# Dots a pixel of the screen, and of a card; the height of the type on a card.
_SCREEN, _CARD, _TYPE = 3, 2, 16
_NAMED = re.compile(r"\]\((?:\.\./)*pictures/(guide/(?:en|it)|hands)/(\w+)\.png\)")

# The ground, a card, its edge, then the colours of ranks and suits.
_PALETTE = (
    (255, 255, 255),
    (252, 250, 243),
    (150, 146, 134),
    (24, 24, 24),
    (196, 30, 36),
    (30, 84, 190),
    (20, 120, 60),
    (120, 50, 150),
    (176, 128, 0),
)
_GROUND, _PAPER, _EDGE, _BLACK, _RED, _BLUE, _GREEN, _PURPLE, _YELLOW = range(9)
_SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_INKS = {
    **{"S": _BLACK, "C": _BLACK, "H": _RED, "D": _RED},
    **{"R": _RED, "B": _BLUE, "G": _GREEN, "P": _PURPLE, "Y": _YELLOW},
}
# The size of a card, and the gaps between cards, between melds, before the cards left over and
# between rows, in pixels.
_WIDTH, _HEIGHT, _NEXT, _APART, _REST, _ROW = 27, 40, 2, 9, 20, 8

# Groups of cards side by side: the melds of a row, then the cards left over.
Row = tuple[Sequence[Sequence[str]], Sequence[str]]


def _counted(game: str, words: str) -> "list[Row]":
    found = api.answer({"ask": "deadwood", "game": game, "cards": words.split()})
    return [(found["melds"], found["left"])]


def _layoff() -> "list[Row]":
    found = api.answer(
        {
            "ask": "layoff",
            "game": "gin",
            "knocker": hands.KNOCKER.split(),
            "opponent": hands.OPPONENT.split(),
        }
    )
    used = [card for meld in found["melds"] for card in meld]
    left = [card for card in hands.KNOCKER.split() if card not in used]
    off = [card for card, _ in found["laid_off"]]
    return [(found["melds"], left), ([*found["own"], off], found["left"])]


def _played() -> "list[Row]":
    table = [meld.split() for meld in hands.LYING]
    hand = hands.HAND.split()
    found = api.play(hand, table)
    left = [card for card in hand if card not in found.cards]
    return [(table, hand), (found.table, left)]


def _classified() -> "list[Row]":
    found = api.answer({"ask": "classify", "game": "tuscan", "cards": hands.TUSCAN.split()})
    return [(found["melds"], [])]


def _five() -> "list[Row]":
    cards = hands.RUMMOLI.split()
    found = api.answer({"ask": "poker", "game": "rummoli", "hands": {"Ana": cards}})
    five = found["best"]["Ana"]
    return [([five], [card for card in cards if card not in five])]


# What is drawn for each page of docs/play/.
DRAWN = {
    "rumino": lambda: _counted("rumino", hands.RUMINO),
    "ginski": lambda: _counted("ginski", hands.GINSKI),
    "gin": _layoff,
    "rummoli": _five,
    "rumski": _played,
    "tuscan": _classified,
}


class _Sheet:
    """Rows of palette indexes to draw cards on."""

    def __init__(self, width: int, height: int) -> None:
        self.rows = [[_GROUND] * width for _ in range(height)]

    def fill(self, x: int, y: int, width: int, height: int, ink: int) -> None:
        """Fill a rectangle."""
        for row in self.rows[y : y + height]:
            row[x : x + width] = [ink] * width

    def text(self, x: int, y: int, words: str, ink: int) -> None:
        """Write `words` with their left upper corner at (x, y)."""
        for char in words:
            columns = _glyph(char)
            for dx, column in enumerate(columns):
                for dy in range(_TYPE):
                    if column >> dy & 1:
                        self.rows[y + dy][x + dx] = ink
            x += len(columns)

    def card(self, x: int, y: int, card: str) -> None:
        """Draw a card with its left upper corner at (x, y)."""
        self.fill(x + 1, y, _WIDTH - 2, _HEIGHT, _EDGE)
        self.fill(x, y + 1, _WIDTH, _HEIGHT - 2, _EDGE)
        self.fill(x + 1, y + 1, _WIDTH - 2, _HEIGHT - 2, _PAPER)
        if card == "JK" or card == "W":
            words, sign, ink = "", "★", _BLACK
        elif card[0] in _INKS and card[1:].isdigit():
            words, sign, ink = card[1:], card[0], _INKS[card[0]]
        else:
            words, sign, ink = card[:-1], _SUITS[card[-1]], _INKS[card[-1]]
        for text, top in ((words, 3), (sign, 21)):
            wide = sum(len(_glyph(char)) for char in text)
            self.text(x + (_WIDTH - wide) // 2 + 1, y + top, text, ink)


def _glyph(char: str) -> list[int]:
    """Return the columns of a character as numbers, the lowest bit on top."""
    emulator.install()
    from firmware.display import display

    font = display.font(_TYPE)
    at = ord(char) if ord(char) < 128 else 128 + font.MORE.index(char)
    pages = [page[at] for page in font.PAGES]
    columns = zip(*pages, strict=True)
    return [sum(byte << 8 * i for i, byte in enumerate(column)) for column in columns]


def cards(rows: "Sequence[Row]") -> bytes:
    """Return the PNG file of rows of cards, each (melds, the cards left over)."""

    def places(row: "Row") -> "Iterator[tuple[int, str]]":
        x = 0
        melds, left = row
        for gap, group in [(_APART, meld) for meld in melds] + [(_REST, left)]:
            x += gap - _NEXT if x and group else 0
            for card in group:
                yield x, card
                x += _WIDTH + _NEXT

    width = max(x for row in rows for x, _ in places(row)) + _WIDTH
    sheet = _Sheet(width, len(rows) * (_HEIGHT + _ROW) - _ROW)
    for number, row in enumerate(rows):
        for x, card in places(row):
            sheet.card(x, number * (_HEIGHT + _ROW), card)
    wide = [[ink for ink in row for _ in range(_CARD)] for row in sheet.rows]
    return png.encode([row for row in wide for _ in range(_CARD)], _PALETTE)


def named(language: str) -> "dict[Path, set[str]]":
    """Return {folder: names} of the pictures that the pages of a language name."""
    found: dict[Path, set[str]] = {}
    for folder in PAGES[language]:
        for page in sorted(folder.glob("*.md")):
            for where, name in _NAMED.findall(page.read_text(encoding="utf-8")):
                found.setdefault(DOCS / "pictures" / where, set()).add(name)
    return found


def drawn() -> "Iterator[tuple[Path, bytes]]":
    """Yield (path, PNG file) of each picture that a page names.

    Raise KeyError if no scene and no hand makes it.
    """
    for language in PAGES:
        wanted = named(language)
        screens = wanted.get(SCREENS / language, set())
        missing = set(screens)
        for name, pixels, _ in pictures(BOARD, language, screens):
            if name in screens:
                missing.discard(name)
                yield SCREENS / language / (name + ".png"), png.oled(pixels, _SCREEN)
        if missing:
            raise KeyError(f"no scene makes {', '.join(sorted(missing))}")
        if language == "en":
            for name in sorted(wanted.get(HANDS, ())):
                yield HANDS / (name + ".png"), cards(DRAWN[name]())


def kept() -> "Iterable[Path]":
    """Return the pictures that are there."""
    return [*SCREENS.rglob("*.png"), *HANDS.glob("*.png")]


def write() -> int:
    """Write all pictures, remove those that no page names; return how many there are."""
    made = set()
    for path, data in drawn():
        made.add(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_bytes() != data:
            path.write_bytes(data)
    for path in kept():
        if path not in made:
            path.unlink()
    return len(made)
