"""How many strokes on a keyboard and taps on a screen a round, a card and names take.

Each is done through the real firmware and ends with a check of its result; a stroke is a character,
Enter or Backspace.
"""

import random
from collections.abc import Callable, Iterable
from typing import Any

from engine.game.questions import cards as ask
from firmware.screens.asking.cards import Cards
from tests.proof.robot.finger import Finger, letter_at, middle
from tests.proof.robot.player import Player, seats_row

BOARD = "sim_128x64"
NAMES = ("Ana", "Bo", "Cy", "Dina")
# Who ends a round of Rumino, and what is left.
ENDER = "Bo"
LEFT = {"Bo": 3, "Cy": 16, "Dina": 25, "Ana": 7}
_SEED = 20


def round_typed() -> int:
    """Return the strokes of a round of Rumino for four, from sheet to sheet."""
    with Player(BOARD, NAMES) as table:
        table.sit_down("Rumino", NAMES, dealer="Dina")
        before = table.presses
        table.write(ENDER[0].lower() + "".join(f"{points}\n" for points in LEFT.values()) + "\n")
        assert table.sheet(NAMES) == LEFT, table.lines()
        return table.presses - before


def round_touched() -> int:
    """Return the taps of the same round."""
    with Finger(BOARD, NAMES) as table:
        table.sit_down("Rumino", NAMES)
        before = table.presses
        table.round(ENDER, LEFT)
        table.keep()
        assert table.sheet(NAMES) == LEFT, table.lines()
        return table.presses - before


def names_typed() -> int:
    """Return the strokes of four names at their seats."""
    with Player(BOARD) as table:
        table.choose("ui.new_game")
        table.choose("Rumino")
        table.choose(*seats_row())
        before = table.presses
        table.write("".join(name + "\n" for name in NAMES))
        assert table.box.device.app.stack[-1].names == list(NAMES), table.lines()
        return table.presses - before


def sheet_touched() -> int:
    """Return the taps from power-on of a new box to the first sheet, with the same four names."""
    with Finger(BOARD) as table:
        table.choose("ui.new_game")
        table.choose("Rumino")
        table.choose(*seats_row())
        for seat, name in enumerate(NAMES):
            table.point(30, 12 + 8 * seat)
            table.type(name)
        table.press("back")
        table.choose("ui.begin")
        assert [player.name for player in table.box.device.app.game.players] == list(NAMES)
        return table.presses


def hand(table: Any, cards: list[int], key: Callable[[Any, int], object]) -> Iterable[int]:
    """Key a hand with `key(table, card)`; return what each card takes."""
    app = table.box.device.app
    question = ask("rumski_screen.ask_new", _deck(app), 1, len(cards) + 1)
    picker: Any = Cards(app, question, lambda cards: None, app.game)
    app.stack.append(picker)
    app.dirty = True
    table.box.wait(300)
    table.changed()
    counts = []
    for card in cards:
        before = table.presses
        key(table, card)
        counts.append(table.presses - before)
    if picker.word:
        picker.take_word()
    assert picker.pad.cards == cards, (picker.pad.cards, cards)
    app.close()
    return counts


def _deck(app):
    return app.game.faces.deck(app.game.house)


def type_card(table: Any, card: int) -> None:
    """Type a card in its shortest way."""
    words = table.box.device.app.stack[-1].faces.words()
    table.write(min((word for word in words if words[word] == card), key=len))


def point_card(table: Any, card: int) -> None:
    """Point at the rank of a card and at its suit."""
    picker = table.box.device.app.stack[-1]
    keyed = len(picker.pad.cards)
    while len(picker.pad.cards) == keyed:
        options = picker.pad.options()
        keys = [picker.pad.keys[at] for at in range(4) if card in options[at]]
        keys = keys or ["ok"]
        spots = [spot for spot in table.spots() if spot[0] in keys]
        rank = picker.faces.rank(14 if card == picker.pad.deck.wild else card % 13 + 1)
        places = [place for place in (letter_at(spot, rank) for spot in spots) if place]
        table.point(*(places or [middle(spots[-1])])[0])


def cards(touched: bool) -> list[int]:
    """Return the strokes, or the taps, of each card of some random hands of two games."""
    rng = random.Random(_SEED)
    counts: list[int] = []
    for title, size in (("Rumino", 7), ("Rumski", 10)):
        with (Finger if touched else Player)(BOARD, NAMES[:3]) as table:
            table.sit_down(title, NAMES[:3])
            deck = _deck(table.box.device.app)
            pool = [card for card in range(deck.wild + 1) for _ in range(deck.count(card))]
            for _ in range(4):
                counts += hand(table, rng.sample(pool, size), point_card if touched else type_card)
    return counts


# The most that each may take.
MOST = {
    "keys.round4.typed": (round_typed, 12),
    "keys.round4.touch": (round_touched, 13),
    "keys.names4.typed": (names_typed, sum(len(name) + 1 for name in NAMES)),
    "keys.sheet_names.touch": (sheet_touched, 24),
    "keys.card.typed": (lambda: cards(False), 3),
    "keys.card.touch": (lambda: cards(True), 2),
}


def figures() -> dict[str, Any]:
    """Return the figures of `make bench ARGS=keys` for a keyboard and a touch screen."""
    table: dict[str, Any] = {}
    for name, (count, _) in MOST.items():
        found = count()
        ordered = sorted(found) if isinstance(found, list) else [found]
        table[name] = {
            "unit": "taps" if name.endswith(".touch") else "strokes",
            "mean": round(sum(ordered) / len(ordered), 3),
            "worst": ordered[-1],
            "n": len(ordered),
        }
    return table
