"""Bytes on the display's bus for each press, counted on the emulated I2C bus.

The real firmware plays an evening of all five games on the 128x64 screen, beginning with typing the
names, and hands are entered into the referee. What a press sends while the button goes down and
comes up counts; the address byte, which the controller adds to each transaction, does not. Presses
are classified by what a person sees afterwards:

- `bus.cursor`: an arrow, and another row or letter is inverted, which was on the screen before.
- `bus.scroll`: an arrow, and a row is inverted that was not on the screen before.
- `bus.keyed`: any other arrow: it enters part of a card or a number, or turns a page.
- `bus.screen`: any button, and another screen is open, or another question on it.

`share` is the mean as a part of a full frame: 1,024 bytes and the driver's commands for them.
"""

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from firmware.display import ssd1306
from tests.proof.bench.keys import GAMES, SEED, Keyer, random_hand
from tests.proof.robot.evening import COURSE, PLAYERS, play
from tests.proof.robot.eyes import Eyes
from tests.proof.robot.player import Player

if TYPE_CHECKING:
    from host_tools.simulated.simulator import Simulator

BOARD = "sim_128x64"
KINDS = ("cursor", "scroll", "keyed", "screen")
_ARROWS = ("up", "down", "left", "right")
_QUICK = (("Rumino", 3), ("Rummoli", 3), ("Tuscan Rummy", 3))


class _NoWire:
    """A bus that accepts everything."""

    def writeto(self, address, data):
        """Accept `data`."""

    def readfrom(self, address, count):
        """Return nothing but zeros."""
        return bytes(count)


def full_frame() -> int:
    """Return the bytes of a complete picture on 128x64: the driver's own, with its commands.

    >>> full_frame()
    1039
    """
    panel = ssd1306.SSD1306(ssd1306.I2CLink(_NoWire, 0x3C, 128), 128, 64)
    panel.start()
    panel.show()
    for i in range(len(panel.buffer)):
        panel.buffer[i] = 0xFF
    return panel.show()


def _open(box):
    """Return what is open: the screen on top, and the question on it."""
    screen = box.device.app.stack[-1]
    return screen, getattr(screen, "part", None)


class Listener:
    """Counts the bytes of each press of `box`, a simulator: `counts` has a list for each class."""

    def __init__(self, box: "Simulator") -> None:
        self.counts = {kind: [] for kind in KINDS}
        self._box = box
        self._press = box.press
        self._eyes = Eyes(box)
        box.press = self.press

    def press(self, key: str) -> bool:
        """Press a key as the simulator does, and count."""
        before, sent = _open(self._box), self._box.chip.sent
        words, bright = self._look()
        changed = self._press(key)
        sent = self._box.chip.sent - sent
        if any(one is not other for one, other in zip(before, _open(self._box), strict=True)):
            self.counts["screen"].append(sent)
        elif key in _ARROWS and changed:
            now = self._look()[1]
            if not bright or now in ("", bright):
                self.counts["keyed"].append(sent)
            else:
                self.counts["cursor" if now in words else "scroll"].append(sent)
        return changed

    def _look(self):
        """Return all text on the screen, and the inverted text between the bar and the hints."""
        self._eyes.changed()
        return self._eyes.screen(), self._eyes.chosen()


def type_names(table: "Player", names: Sequence[str]) -> None:
    """Type the names of players who are new to the box, then leave the game."""
    table.choose("ui.new_game")
    table.choose("Tuscan Rummy")
    table.seat(names)
    table.choose("ui.begin")
    table.menu("ui.put_away")


def evening(quick: bool) -> "Listener":
    """Return the Listener of the tests' evening, or of a short one."""
    with Player(BOARD) as table:
        listener = Listener(table.box)
        type_names(table, PLAYERS)
        play(table, _QUICK if quick else COURSE)
    return listener


def cards(hands: int) -> list:
    """Return the Listeners of entering `hands` hands of each game into the referee."""
    found = []
    for game, (_, question, size) in GAMES.items():
        rng = random.Random(SEED)
        keyer = Keyer(BOARD, game)
        found.append(Listener(keyer.box))
        deck = keyer.app.game.faces.deck(keyer.app.game.house)
        for _ in range(hands):
            keyer.key_hand(question, random_hand(rng, deck, size))
    return found


def figure(counts: list[int], frame: int) -> dict[str, Any]:
    """Return the figures of a list of byte counts; `frame` is the size of a full frame."""
    ordered = sorted(counts)
    mean = sum(counts) / len(counts)
    return {
        "unit": "bytes",
        "mean": round(mean, 1),
        "p99": ordered[int(0.99 * (len(ordered) - 1))],
        "worst": ordered[-1],
        "n": len(counts),
        "share": round(mean / frame, 3),
    }


def figures(quick: bool = False) -> dict:
    """Return the table of `make bench`, as the module describes."""
    listeners = [evening(quick), *cards(1 if quick else 4)]
    frame = full_frame()
    table = {}
    for kind in KINDS:
        table["bus." + kind] = figure(
            [count for one in listeners for count in one.counts[kind]], frame
        )
    return table
