"""Long runs: random presses over all games, with power cuts, and what must hold."""

# The observers are put in from outside.

import gc
import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Self

from engine import games
from firmware.storage import rename as rename_module
from host_tools.simulated.nor_flash import BLOCK, NorFlash, PowerCut
from host_tools.simulated.nor_flash.nor import torn
from host_tools.simulated.simulator import Simulator
from tests.proof import samples
from tests.proof.powercut.cuts import Broken, Kept, check_screen, check_store
from tests.proof.powercut.observer import Change, Observer, number_of
from tests.proof.powercut.person import Person
from tests.proof.robot.insider import Lost

if TYPE_CHECKING:
    from firmware.storage.store import Store

_KEYS = ("ok", "ok", "ok", "ok", "down", "down", "up", "left", "right", "back")
# Presses between two power cuts, on average, and how long to wait for the flash to be written.
_CUT_EVERY = 120
_WAIT = 60
# Games on the flash before the oldest is deleted.
_MAX_GAMES = 12


class Witness(Observer):
    """Sees every change of the saved data, confirmed or not, and knows what must be there."""

    def __init__(self) -> None:
        super().__init__()
        self.kept = Kept()
        self.changes = 0

    def __enter__(self) -> Self:
        super().__enter__()
        self.observe(
            rename_module,
            "rewrite",
            lambda files, journal, old, new: ("rename", number_of(journal), (old, new)),
        )
        return self

    def begun(self, change: Change) -> None:
        """Note the change: a power cut leaves it half done."""
        self.kept.change = change

    def confirmed(self, change: Change) -> None:
        """Take the change as made; a draft of a deleted game is none."""
        self.kept.change = None
        if change.kind != "draft" or change.number in self.kept.logs:
            self.kept.apply(change)
        self.changes += 1

    def refused(self, change: Change) -> None:
        """Forget the change."""
        self.kept.change = None

    def find_out(self, store: "Store") -> None:
        """After a power cut, find out whether the change in progress has happened."""
        change, self.kept.change = self.kept.change, None
        if change is None:
            return
        if change.kind == "create":
            new = [number for number in store.numbers() if number not in self.kept.logs]
            change.number = new[0] if new else None
            happened = bool(new)
        elif change.kind == "delete":
            happened = change.number not in store.numbers()
        elif change.kind == "append":
            happened = len(store.open(change.number)) > len(self.kept.logs[change.number])
        elif change.kind == "archive":
            happened = "archived" in store.header(change.number)
        elif change.kind == "rename":
            happened = change.value[1] in store.header(change.number)["players"]
        else:
            change.value = store.open(change.number).draft()
            happened = True
        if happened:
            self.kept.apply(change)


def count_objects() -> int:
    """Return how many objects of its own the program has."""
    gc.collect()
    count = 0
    for thing in gc.get_objects():
        module = type(thing).__module__
        if isinstance(module, str) and module.startswith(("firmware", "engine")):
            count += 1
    return count


class LongRun:
    """A box that is pressed at random.

    `compare(header, entries, game)` computes the totals elsewhere and compares. `presses`, `cuts`,
    `reboots`, `entries` and `compared` count.
    """

    def __init__(self, seed: int, blocks: int = 128, compare: Callable | None = None) -> None:
        self.rng = random.Random(seed)
        self.flash = NorFlash(blocks)
        self.compare = compare
        self.witness = Witness()
        self.cuts = self.reboots = self.compared = 0
        self.presses = 0
        self.objects = []
        self._games = 0

    def run(self, presses: int) -> Self:
        """Press `presses` buttons; raise Broken, or whatever the program raises."""
        with self.witness:
            self._start()
            next_cut = self._later()
            while self.presses + self.person.presses < presses:
                try:
                    if next_cut <= 0:
                        next_cut = self._later()
                        self._cut_soon()
                    next_cut -= self._press_some()
                except PowerCut:
                    self._reboot()
            self._reboot()
        return self

    def _later(self):
        return self.rng.randrange(1, 2 * _CUT_EVERY)

    def _start(self):
        box = Simulator(flash=self.flash)
        self.person = Person(box, self.rng)

    def _press_some(self):
        """Press at random, with sensible presses between; return how many."""
        person, rng = self.person, self.rng
        before = person.presses
        if rng.random() < 0.5:
            try:
                person.home()
                self._act()
            except Lost:
                person.home()
        for _ in range(rng.randrange(2, 40)):
            if rng.random() < 0.03:
                person.hold(rng.choice(_KEYS))
            else:
                person.press(rng.choice(_KEYS))
        return person.presses - before

    def _act(self):
        """Do one thing that a player does."""
        person, rng = self.person, self.rng
        if person.top.module == "setup.start":
            if len(person.app.store.numbers()) > _MAX_GAMES:
                self._tidy()
            else:
                game = games.names()[self._games % len(games.names())]
                self._games += 1
                person.sit_down(game, samples.of(game).players)
            return
        ledger = person.app.open_game.ledger
        chance = rng.randrange(20)
        if chance == 0 or (ledger.game.over and chance < 10):
            person.put_away()
        elif chance < 3 and ledger.can_undo():
            person.undo()
        elif chance < 8 and ledger.can_redo():
            person.undo("redo")
        elif chance < 10 and ledger.count:
            person.amend(rng.randrange(ledger.count))
        elif not ledger.game.over:
            actions = ledger.game.actions()
            person.enter(actions[0] if rng.random() < 0.9 else rng.choice(actions))

    def _tidy(self):
        person = self.person
        person.choose("ui.saved_games")
        person.go_to(len(person.top.items()) - 1)
        person.press("right")
        person.choose_row(self.rng.choice((1, 2, 2)))
        person.home()

    def _cut_soon(self):
        """Let the power fail at one of the next operations of the flash, or during it."""
        left = [self.rng.randrange(8)]
        flash, rng = self.flash, self.rng

        def watch(what, block, offset, data):
            left[0] -= 1
            if left[0] >= 0:
                return
            if rng.random() < 0.7:
                start = block * BLOCK + offset
                new = b"\xff" * BLOCK if what == "erase" else data
                old = flash.content[start : start + len(new)]
                flash.content[start : start + len(new)] = torn(what, old, new, rng)
            flash.cut_power()

        flash.watch = watch
        end = self.person.presses + _WAIT
        while self.person.presses < end:
            self._press_some()
        raise PowerCut

    def _reboot(self):
        """Switch on again, and compare everything with what the witness saw."""
        self.cuts += self.flash.dead
        self.reboots += 1
        self.presses += self.person.presses
        self.flash = NorFlash(self.flash.blocks, self.flash.content)
        self._start()
        app = self.person.app
        check_store(app.store, self.witness.kept)
        check_screen(self.person.box, self.witness.kept)
        self.witness.find_out(app.store)
        if app.session.open_game is not None and self.compare is not None:
            if self.compare(
                app.store.header(app.open_game.number), list(app.open_game.ledger.log), app.game
            ):
                self.compared += 1
        self.objects.append(count_objects())

    def check_growth(self) -> None:
        """Raise Broken if the program has more objects after each reboot."""
        quarter = len(self.objects) // 4
        if quarter < 3:
            return
        early, late = max(self.objects[:quarter]), min(self.objects[-quarter:])
        if late > early:
            raise Broken(f"from {early} to {late} objects")
