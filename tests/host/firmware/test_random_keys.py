"""Random keys: nothing breaks, nothing that was entered is lost, and there is always a way out.

Ten thousand presses in each game and screen size with MELDMATE_SOAK=1, else a sample. The keys are
those of a monkey that likes OK and the arrows, so that it gets deep, and that tires of keyboards.
"""

import os
import random

import pytest

from engine import games, texts
from firmware.screens.asking.entry import EntryScreen
from firmware.screens.asking.keyboard import Keyboard
from firmware.screens.asking.number import Number
from firmware.screens.base import ListScreen
from firmware.storage.store import Store
from host_tools.simulated import readscreen
from host_tools.simulated.simulator import Simulator
from tests.proof import samples
from tests.proof.robot.on_table import number_on_table
from tests.proof.robot.ways import keys_cards

SOAK = os.environ.get("MELDMATE_SOAK") == "1"
PRESSES = 10000 if SOAK else 300
# Each screen size, and each number of keys.
BOARDS = ("sim_128x64", "sim_128x32", "sim_72x40", "sim_128x64_4", "sim_128x64_5")
GAMES = games.names()
NAMES = ("Ana", "Benedetta", "Carlo", "WWWWWWWWWWWW", "Eve", "Flo", "Gus", "Hans")
# A card picker with eleven cards takes that many presses of back, a question before it some more.
LONGEST_WAY_OUT = 90
KEYS = ("ok", "down", "right", "left", "up", "back")
OPPOSITE = {"up": "down", "down": "up", "left": "right", "right": "left"}
WEIGHTS = (40, 18, 12, 10, 10, 10)


class Monkey:
    """Presses random keys of `seed` on a box of `board` while `game` is played; every press is
    checked.
    """

    def __init__(self, board, game, seed):
        self.random = random.Random(seed)
        self.box = Simulator(board)
        Store(self.box.data).put("roster", list(NAMES[:4]))
        self.box.restart()
        self.game = game
        self.labels = [label for label, _, _, _ in self.box.board.KEYS]
        self.presses = 0
        self.refused = 0
        self.kept = 0
        self.rested = 0
        self.stale = 0
        self.seen = {}
        self.trail = []
        # The keys that are pressed next, the last one first, while `plan_on` is on the screen.
        self.plan, self.plan_on = [], None
        self.begin()

    @property
    def app(self):
        return self.box.device.app

    def begin(self):
        """Begin a game at the sheet."""
        self.stale = 0
        names = list(NAMES[: len(samples.of(self.game).players)])
        house = games.load(self.game).with_defaults(None)
        for option in games.load(self.game).options:
            values = [value for value in option.values if isinstance(value, (str, int))]
            if values and self.random.random() < 0.3:
                house[option.name] = self.random.choice(values)
        # Old games go, so that the memory does not run full.
        for number in self.app.store.numbers():
            if number != number_on_table(self.app):
                self.app.store.delete(number)
        self.app.go_home()
        self.app.session.start_game(self.game, names, house, names[0])
        self.app.dirty = True
        self.box.step()

    # -- fingers -----------------------------------------------------------------------------

    def push(self, key, hold=False):
        """Press a logical key, or hold the physical one; both let the emulated time pass."""
        self.trail = self.trail[-30:] + [key + ("–" if hold else "")]
        pin, held = self.pin_of(key)
        bench = self.box.bench
        bench.now += 260
        bench.set_pin(pin, self.box.board.KEYS_PRESSED)
        bench.now += 40
        self.box.step()
        if hold or held:
            bench.now += 520
            self.box.step()
        bench.set_pin(pin, 1 - self.box.board.KEYS_PRESSED)
        bench.now += 40
        self.box.step()

    def pin_of(self, key):
        """Return (pin, whether to hold it) for a logical key; on a box that lies the other way
        round, too.
        """
        rows = self.box.board.KEYS
        row = next((row for row in rows if row[2] == key), None) or next(
            row for row in rows if row[3] == key
        )
        held = row[2] != key
        if self.app.settings.on("turned") and row[2] in OPPOSITE:
            row = next(other for other in rows if other[2] == OPPOSITE[row[2]])
        return row[1], held

    def choose(self):
        """Return (key, hold) of the next press."""
        top = self.app.stack[-1]
        part = getattr(top, "part", None) or top
        draw = self.random.random()
        if self.plan:
            if self.plan_on is part:
                return self.plan.pop(), False
            self.plan = []
        if isinstance(part, ListScreen) and draw < 0.4:
            # A row far down in a list is seldom reached by chance.
            rows = self.random.randrange(max(1, len(part.items())))
            self.plan, self.plan_on = ["ok"] + ["down"] * rows, part
            return self.plan.pop(), False
        if top.module == "table.sheet" and draw < 0.3:
            return "back", False
        if top.module in ("message", "book.rule") and draw < 0.5:
            return ("ok" if top.module == "message" else "back"), False
        if isinstance(part, Number) and draw < 0.15:
            # Ten: few numbers are possible everywhere.
            ten = (
                ("up", "ok", "ok")
                if self.app.keys.holds("left")
                else ("left", "left", "down", "ok")
            )
            self.plan, self.plan_on = list(reversed(ten)), part
            return self.plan.pop(), False
        if isinstance(part, Keyboard):
            if part.text and draw < 0.4:
                return "ok", True
            if draw < 0.6:
                return ("back" if part.text or draw < 0.5 else "ok"), False
        if keys_cards(part) and part.enough() and draw < 0.15:
            return ("ok", True) if draw < 0.1 else ("right", False)
        key = self.random.choices(KEYS, WEIGHTS)[0]
        return key, draw > 0.97 and key in self.pressed_keys()

    def pressed_keys(self):
        """Return the logical keys that are pressed, not held."""
        return [press for _, _, press, _ in self.box.board.KEYS]

    # -- what must hold ----------------------------------------------------------------------

    def entry(self):
        """Return the entry that is being made, the topmost one, or None."""
        for screen in reversed(self.app.stack):
            if isinstance(screen, EntryScreen):
                return screen
        return None

    def is_refusal(self):
        """Tell whether the topmost screen says that something is not possible."""
        top = self.app.stack[-1]
        return top.module == "message" and top.words[0] == "ui.not_possible"

    def press(self):
        """Press one key and look at what came of it."""
        app = self.app
        entry, refusal = self.entry(), self.is_refusal()
        given = list(entry.entry.answers[: entry.entry.at]) if entry else []
        cards = list(entry.part.pad.cards) if entry and keys_cards(entry.part) else None
        count = len(app.open_game.ledger.log) if app.session.open_game else None
        self.push(*self.choose())
        self.presses += 1
        assert app is self.app, "the program was started anew"
        if self.is_refusal() and not refusal:
            self.refused += 1
            assert (
                count is None or not app.session.open_game or len(app.open_game.ledger.log) == count
            )
            if entry and given:
                assert entry in app.stack, "what was entered is gone"
                # Its question, or the last one, is asked again; what stood above it still does.
                now = entry.entry
                assert now.answers[: len(given)] == given and now.at >= len(given) - 1
            if entry and cards and entry in app.stack:
                # Private cards are offered again once it is said who holds the box.
                part = entry.part
                kept = part.pad.cards if keys_cards(part) else entry.entry.question.default
                assert len(kept) >= len(cards) - 1, "the cards are gone"
        if app.session.open_game and count is not None and len(app.open_game.ledger.log) > count:
            self.kept += 1
        self.look()

    def state(self):
        """Return what kind of screen stands on what others."""
        top = self.app.stack[-1]
        part = getattr(top, "part", None)
        return tuple(screen.module for screen in self.app.stack), type(part).__name__

    def look(self):
        """Check the screen: the keys are named, and the first time and now and then, the way
        out.
        """
        state = self.state()
        known = self.seen.get(state, 0)
        self.seen[state] = known + 1
        if known < 2 or known % 50 == 0:
            self.names_a_key()
        if known in (0, 10) or self.random.random() < 0.01:
            self.walk_out()

    def names_a_key(self):
        """Fail unless some key is named on the screen."""
        frame, settings = self.box.frame(), self.app.settings
        if settings.on("inverted"):
            frame = [[1 - pixel for pixel in row] for row in frame]
        if settings.on("turned"):
            frame = [row[::-1] for row in frame[::-1]]
        if frame[-8][0] == frame[-8][-1] == 1:
            # For a second the row says why a key did nothing.
            return
        if self.app.stack[-1].goes_on() or self.app.comfort.resting:
            # The winner of a game: no key counts. At rest any does.
            return
        runs = readscreen.read_runs(frame)
        words = " ".join(run.text for run in runs if run.y >= self.box.height - 16)
        assert any(label in words for label in [*self.labels, "↩"]), (
            self.state(),
            self.box.text(),
        )

    def walk_out(self):
        """Press back until the sheet or the start is there."""
        for _ in range(LONGEST_WAY_OUT):
            if self.app.stack[-1].module in ("table.sheet", "setup.start", "table.ending"):
                return
            self.push("back")
        raise AssertionError(("no way out", self.state(), self.box.text()))

    def play(self, presses):
        """Press `presses` keys, beginning again where the game is over or gone."""
        for number in range(presses):
            self.press()
            app = self.app
            game = app.game_or_none()
            gone = game is None or game.over or game.name != self.game
            self.stale = self.stale + 1 if gone else 0
            if self.stale > 60:
                self.begin()
            if number % 400 == 399:
                self.rest()
            if number % 1000 == 999:
                self.restart()

    def rest(self):
        """Let an hour pass; if that made the box rest, the first key only wakes."""
        stack = list(self.app.stack)
        for _ in range(60):
            self.box.bench.now += 60000
            self.box.step()
        comfort = self.app.comfort
        if comfort.resting or comfort.dimmed or comfort.asleep:
            self.push("ok")
            assert self.app.stack == stack, "the key that wakes did something"
            self.rested += 1

    def restart(self):
        """Cut the power: the game is as it was."""
        if not self.app.session.open_game:
            return
        scores = [(player.name, player.score) for player in self.app.game.players]
        number, over = self.app.open_game.number, self.app.game.over
        self.box.restart()
        assert over or self.app.open_game.number == number
        if self.app.session.open_game:
            assert [(player.name, player.score) for player in self.app.game.players] == scores

    def close(self):
        self.box.close()
        texts.use("en")


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("game", GAMES)
def test_random_keys_break_nothing_and_lose_nothing(game, board, capsys):
    monkey = Monkey(board, game, f"{game} {board} {os.environ.get('MELDMATE_SEED', '1')}")
    try:
        monkey.play(PRESSES)
    except BaseException:
        print("the last keys:", " ".join(monkey.trail))
        raise
    finally:
        monkey.close()
    states = len(monkey.seen)
    with capsys.disabled():
        print(
            f"\n{game} on {board}: {monkey.presses} random presses, {states} states of the screen, "
            f"{monkey.kept} entries kept, {monkey.refused} refused",
            end="",
        )
    # A game that does not say how the cards are dealt asks the least.
    assert states > (10 if games.load(game).deal_rule else 5)
