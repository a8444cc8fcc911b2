"""The tour of all screens, for tests that try every key at every picture.

The tour are the scenes of the golden pictures. What a key does is tried in a child process, on the
very program as it stands, with a flash that is the child's own.

All of it takes several minutes for each test: without MELDMATE_SOAK=1 every board and language
walks a share of the scenes, so that each scene is walked once.
"""

import os
from typing import Any

from engine import texts
from firmware.screens.asking.keyboard import Keyboard
from host_tools.simulated.nor_flash import NorFlash
from host_tools.simulated.simulator import Simulator
from tests.apart import in_a_child
from tests.proof.played import PLAYED
from tests.proof.robot.on_table import number_on_table
from tests.proof.robot.scenes import SCENES
from tests.proof.robot.sitter import Sitter

SOAK = bool(os.environ.get("MELDMATE_SOAK"))
BOARDS = ("sim_128x64", "sim_128x64_5", "sim_128x64_4", "sim_128x32", "sim_72x40")
SHARES = len(BOARDS) * len(PLAYED)
# How long a key is pressed, and how long it is held.
TAP = 40
HOLD = 560
# The attention of a reader: what was said in the last row is over, and a new page counts keys.
READ = 1100
# A second press of somebody nervous, or a contact that bounces for long: so many milliseconds after
# the first.
ECHO = 120
# While no key is down, a step each so often is enough.
STRIDE = 50


class Tourist(Sitter):
    """A sitter whose handheld has its flash in memory, so that a child process has its own."""

    def __init__(self, board):
        super().__init__(board)
        self.box.close()
        self.box = Simulator(board, flash=NorFlash(64))
        # A new box first looks for games that no file names.
        self.box.wait(50)
        self.changed()


def rounds(board, language):
    """Yield (name, table) at every picture of the tour, or of the sample of it, once it is read."""
    start = BOARDS.index(board) * len(PLAYED) + PLAYED.index(language)
    for scene in SCENES if SOAK else SCENES[start::SHARES]:
        with Tourist(board) as table:
            table.box.device.app.settings.put("language", language)
            texts.use(language)
            table.box.device.app.dirty = True
            table.box.step()
            for name in scene(table):
                # Here once, not in each child.
                read(table.box)
                yield f"{scene.__name__} {name}", table
    texts.use("en")


def read(box):
    """Let the time of a reader pass."""
    for _ in range(READ // STRIDE):
        box.bench.now += STRIDE
        box.step()


def pin_of(box, logical) -> Any:
    """Return (pin, whether it is held) of a logical key; None where the board has none."""
    for _, pin, press, hold in box.board.KEYS:
        if logical in (press, hold):
            return pin, logical == hold
    return None


def tap(box, pin, ms=TAP):
    """Press a key by its pin at once and let go; return (the chip's pictures meanwhile, since when
    the page is there).
    """
    bench, pictures = box.bench, []
    asked, since = box.device.app.stack[-1].asked(), bench.now
    bench.set_pin(pin, box.board.KEYS_PRESSED)
    end = bench.now + ms
    while bench.now <= end:
        if bench.now == end:
            bench.set_pin(pin, 1 - box.board.KEYS_PRESSED)
        bench.now += TAP
        box.step()
        pictures.append(box.chip.picture())
        if box.device.app.stack[-1].asked() != asked:
            asked, since = box.device.app.stack[-1].asked(), bench.now
    return pictures, since


def rows(box):
    """Return the picture without its last row, which says why a press is ignored."""
    return box.chip.picture()[: -box.chip.width]


def page(box):
    """Return what the program asks now, and what is kept."""
    app = box.device.app
    kept = list(app.open_game.ledger.log) if app.session.open_game else None
    return list(app.stack), app.stack[-1].asked(), kept, number_on_table(app)


def part(table):
    """Return the question that is asked, or the screen on top."""
    top = table.box.device.app.stack[-1]
    return top.part or top


def standing(table):
    """Return where the program is, what is seen, and what is kept."""
    app = table.box.device.app
    rows = table.box.frame()[:-8]
    if isinstance(part(table), Keyboard):
        # For a finger, its letters are drawn in another way.
        rows = rows[:16]
    kept = list(app.open_game.ledger.log) if app.session.open_game else None
    return [screen.module for screen in app.stack], rows, kept, number_on_table(app)


def same(table, one, other):
    """Return whether both do the same, each tried in a process of its own."""
    results = []
    for do in (one, other):
        # A page that opens games goes on by itself until they are all counted.
        results.append(in_a_child(lambda do=do: (do(), table.watch(), standing(table))[2]))
    return results[0] == results[1]


def open_long_history(table, names):
    """Open the history of 14 rounds of Rumino, longer than a screen, in a game of `names`."""
    app = table.box.device.app
    for _ in range(14):
        app.open_game.ledger.add(
            {"event": "round", "ender": "Bo", "deadwood": dict.fromkeys(names, 3)}
        )
    app.show_sheet()
    app.open("past.history")
    app.dirty = True
    table.box.wait(300)
    table.changed()
