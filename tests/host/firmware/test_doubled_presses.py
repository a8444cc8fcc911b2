"""An evening with nervous fingers: every press comes twice, the second one 120 ms after the first.

Nothing is kept that was not confirmed on the screen that showed it. On the page that is still there
a second press counts, and is seen; the robot reads what came of it and goes on from there.
"""

import random

import pytest

from engine import games
from host_tools.base import boards
from host_tools.simulated.nor_flash import NorFlash
from host_tools.simulated.simulator import Simulator
from tests.host.firmware.screens.tour import ECHO, HOLD, TAP, page, rows, tap
from tests.proof import samples
from tests.proof.robot import evening
from tests.proof.robot.eyes import forms
from tests.proof.robot.on_table import number_on_table
from tests.proof.robot.player import Player

BOARDS = ("sim_128x64", "sim_128x32", "sim_72x40")
# So many second presses come after the page is gone, at least. With few keys, back and the menu are
# held, and what is held is not doubled.
STALE = {"sim_128x64": 170, "sim_128x32": 135, "sim_72x40": 170}
# A page must have been in sight for so long before a key may keep what it shows.
LOOK = 150
# For so long after a change of a contact, others are bounces (firmware/input/buttons.py).
BOUNCE = 50
# The screens on which something is kept: what it does, what is undone, a question answered by yes.
SHOWING = ("table.preview", "rummoli.pay", "past.undo", "confirm")


class Witness:
    """Watches the presses on `box`: when an entry is kept, the screen before must have shown it."""

    def __init__(self, box):
        self.box = box
        self.kept = []
        self._page = None
        self._since = 0
        self._lasted = []
        self._step, box.step = box.step, self.step

    def step(self, now=None):
        """Let the box go on; note since when the page is in sight."""
        sent = self._step(now)
        self.look()
        return sent

    def look(self):
        """Note a page that is new."""
        asked = self.box.device.app.stack[-1].asked()
        if asked != self._page:
            self._lasted.append(self.box.bench.now - self._since)
            self._page, self._since = asked, self.box.bench.now

    def watch(self, do):
        """Call `do()`, which presses a key once; fail where it keeps what was not shown."""
        app = self.box.device.app
        top, number = app.stack[-1], number_on_table(app)
        log = list(app.open_game.ledger.log) if app.session.open_game else []
        self._lasted = []
        do()
        after = list(app.open_game.ledger.log) if app.session.open_game else []
        if number_on_table(app) != number or len(after) == len(log):
            # Another game was opened, a player renamed, or nothing was kept.
            renamed = top.module in ("asking.name", "asking.keyboard")
            assert number_on_table(app) != number or renamed or after == log
            return
        entries = after[len(log) :]
        assert after[: len(log)] == log
        assert top.module in SHOWING, (top.module, entries)
        assert self._lasted[0] >= LOOK, (top.module, self._lasted, entries)
        if hasattr(top, "entry"):
            assert entries == [top.entry]
        elif top.module == "past.undo":
            assert entries == [{"event": top.kind}]
        self.kept += entries


class Doubled(Player):
    """Somebody whose every press comes twice."""

    # What is keyed in place of the numbers of the evening: with two arrows, the same one twice; or
    # by turning digits two at a time.
    CROSS = {1: 1, 2: 5, 3: 9, 4: 1, 5: 5, 6: 9, 10: 15}
    TURNED = {1: 2, 2: 4, 3: 6, 4: 2, 5: 20, 6: 6, 10: 40}

    def __init__(self, board):
        super().__init__(board, evening.PLAYERS)
        self.witness = Witness(self.box)
        self.pins = boards.pins(self.box.board)
        self.echoes = self.stale = self.singles = 0
        self.single = False
        self.keyed = []

    def press(self, *keys):
        """Press each key twice."""
        for key in keys:
            before = page(self.box)
            self.witness.watch(lambda key=key: Player.press(self, key))
            if self.single:
                self.singles += 1
            elif key in self.pins:
                self._echo(self.pins[key], page(self.box) != before)

    def _echo(self, pin, gone):
        box, there = self.box, page(self.box)
        seen = rows(box)
        box.bench.now += ECHO - 2 * TAP
        self.witness.watch(lambda: self._again(pin))
        self.changed()
        self.echoes += 1
        if gone:
            self.stale += 1
            assert page(box) == there and rows(box) == seen, self.lines()

    def _again(self, pin):
        """Press a key and let go; a release right after a press counts when it is no bounce."""
        tap(self.box, pin)
        self.box.wait(BOUNCE)

    def slowly(self, do):
        """Do what two steps at a time could not reach by one step at a time."""
        self.single = True
        try:
            do()
        finally:
            self.single = False

    def move_to(self, *words, **facts):
        try:
            super().move_to(*words, **facts)
        except AssertionError:
            # Every second row of a list of even length is passed over.
            self.slowly(lambda: Player.move_to(self, *words, **facts))

    def pass_upcard(self):
        # The hints come back where it said that a press was too fast.
        self.box.wait(2000)
        self.slowly(super().pass_upcard)

    def find(self, *words):
        try:
            super().find(*words)
        except AssertionError:
            self.slowly(lambda: Player.find(self, *words))

    def seat(self, names):
        """Let as many play as `names` has: they have played before, and sit there already."""
        self.move_to("ui.begin")
        for _ in range(8):
            count = forms("ui.players_turn", n=len(names)) + forms("ui.players_count", n=len(names))
            if any(self.chosen().endswith(form) for form in count):
                break
            self.press("right")
        assert list(self.box.device.app.stack[-1].names) == list(names)

    def number(self, value):
        if not self.has_cross():
            value = self.TURNED[value]
            super().number(value)
        else:
            value = self.CROSS[value]
            for digit in str(value):
                self.press({"1": "left", "5": "up", "9": "right"}[digit])
            self.says(str(value))
            self.press("ok")
        self.keyed.append(value)

    def keep(self):
        """Keep, and see that it is what was keyed."""
        super().keep()
        event = self.witness.kept[-1]
        counts = event.get("deadwood") or event.get("left") or event.get("points") or {}
        if counts:
            assert sorted(counts.values())[-len(self.keyed) :] == sorted(self.keyed), event
        self.keyed = []


@pytest.mark.parametrize("board", BOARDS)
def test_an_evening_with_every_press_doubled(board):
    course = tuple((title, 3) for title, _ in evening.COURSE)
    with Doubled(board) as table:
        assert evening.play(table, course) == 15
        kinds = [entry["event"] for entry in table.witness.kept]
        assert kinds.count("undo") == kinds.count("redo") == len(course)
        # Each round of Rummoli is three entries.
        assert len(kinds) == 15 + 6 + 2 * len(course)
        assert table.echoes > 300 and table.stale > STALE[board]
        assert table.singles < table.echoes


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("board", BOARDS)
def test_doubled_presses_at_random_keep_nothing_that_was_not_shown(board, game):
    chance = random.Random(15)
    names = samples.of(game).players
    with Simulator(board, flash=NorFlash(64)) as box:
        box.device.app.session.start_game(
            game, names, games.load(game).with_defaults(None), names[0]
        )
        box.step()
        witness = Witness(box)
        # OK and right lead on, down to other rows; back is the way out of what was refused.
        weights = {"ok": 8, "right": 3, "down": 4, "left": 2, "up": 2, "back": 2}
        pins = boards.pins(box.board)
        keys = [key for key in pins for _ in range(weights[key])]
        for _ in range(400):
            key = chance.choice(keys)
            box.wait(chance.choice((0, 100, 300)))
            held = chance.random() < 0.1
            before = page(box)
            witness.watch(lambda pin=pins[key], held=held: tap(box, pin, HOLD if held else TAP))
            gone = page(box) != before and not held
            there = page(box)
            box.bench.now += ECHO - 2 * TAP
            witness.watch(lambda pin=pins[key]: tap(box, pin))
            assert not gone or page(box) == there, key
            if box.device.app.session.open_game is None:
                box.device.app.session.resume(box.device.app.store.numbers()[0])
                box.step()
        assert box.device.app.game is not None
