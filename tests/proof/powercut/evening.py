"""A full evening, played by buttons on a simulated flash: all games, undo, redo and amend.

Meanwhile a recorder notes every operation of the flash, and when each change was confirmed.
"""

# The recorder and the model are filled from outside.

import random
from typing import Any

from engine import games
from host_tools.simulated.nor_flash import BLOCK, NorFlash
from host_tools.simulated.simulator import Simulator
from tests.proof import samples
from tests.proof.powercut.observer import Change, Observer
from tests.proof.powercut.person import Person
from tests.proof.robot.insider import key_of

# A small flash: the file system has to search for free blocks and moves its tables.
BLOCKS = 64
# Entries about earlier ones, in percent.
_TAKEN_BACK = 12
_AMENDED = 10


class Step:
    """One operation of the flash: `what` ("erase", "program"), `block`, `offset`, `data`.

    `change` is the Change of the saved data that it belongs to, or None.
    """

    def __init__(self, what: str, block: int, offset: int, data: bytes, change: Any) -> None:
        self.what, self.block, self.offset, self.data, self.change = (
            what,
            block,
            offset,
            data,
            change,
        )


class Recorder(Observer):
    """Notes the operations of `flash` and, while used as a context manager, the store's changes."""

    def __init__(self, flash: "NorFlash") -> None:
        super().__init__()
        self.flash = flash
        self.start = bytes(flash.content)
        self.steps = []
        self.changes = []
        self.presses = 0
        self._open = []
        flash.watch = self._watch

    def _watch(self, what, block, offset, data):
        change = self._open[-1] if self._open else None
        self.steps.append(Step(what, block, offset, bytes(data), change))

    def begun(self, change: Change) -> None:
        """Note a change, with the operations before it."""
        change.first = len(self.steps)
        self._open.append(change)
        self.changes.append(change)

    def confirmed(self, change: Change) -> None:
        """Note how many operations it took."""
        self._open.pop()
        change.last = len(self.steps)

    def refused(self, change: Change) -> None:
        """Count no further operations as part of the change."""
        self._open.pop()


def play(game: str, entries: int, seed: int, blocks: int = BLOCKS) -> "Recorder":
    """Play one game of about `entries` entries on a new flash; return the Recorder."""
    flash = NorFlash(blocks)
    with Simulator(flash=flash) as box:
        recorder = Recorder(flash)
        recorder.start = bytes(flash.content)
        with recorder:
            person = Person(box, random.Random(seed))
            play_games(person, game, entries)
        recorder.presses = person.presses
    return recorder


def play_games(person: "Person", game: str, entries: int) -> None:
    """Play `game` until there are `entries` entries, in one game or more."""
    while entries > 0:
        person.sit_down(game, samples.of(game).players)
        play_on(person, entries)
        entries -= len(person.app.open_game.ledger.log)
        finish(person)


def play_on(person: "Person", entries: int) -> None:
    """Make entries, undo some and amend others; a game that ends is played again."""
    rng = person.rng
    for _ in range(entries * 3):
        ledger = person.app.open_game.ledger
        if len(ledger.log) >= entries:
            return
        chance = rng.randrange(100)
        if ledger.can_redo() and chance < 60:
            person.undo("redo")
        elif ledger.can_undo() and (chance < _TAKEN_BACK or (ledger.game.over and chance < 60)):
            person.undo()
        elif ledger.count and chance < _TAKEN_BACK + _AMENDED:
            person.amend(rng.randrange(ledger.count))
        elif ledger.game.over:
            return
        else:
            person.enter(_action(person))


def _action(person):
    """Choose an event to enter, mostly the likeliest; never one that ends the game at once."""
    game, rng = person.app.game, person.rng
    actions = [action for action in game.actions() if action not in ("stop", "rumino")]
    own = [
        action for action in actions if action in game.order() and not game.event_type(action).group
    ]
    # Where an aid comes next, any event of the hand may.
    likely = own if own and game.aids.next(game) else actions[:1]
    return rng.choice(likely if rng.random() < 0.9 else actions)


def finish(person: "Person") -> None:
    """Leave the game, resume it once, and leave it again."""
    person.put_away()
    keys = [key_of(label) for label, _ in person.top.items()]
    if "ui.resume" in keys:
        person.choose("ui.resume")
        person.read_messages()
        person.put_away()


def tidy(person: "Person") -> None:
    """From the start, delete the oldest saved game and reduce the next to its result."""
    for row in (2, 1):
        person.choose("ui.saved_games")
        person.go_to(len(person.top.items()) - 1)
        person.press("right")
        person.choose_row(row)
        person.home()


def evening(entries: int, seed: int, blocks: int = BLOCKS) -> "Recorder":
    """Play all games on one flash, tidying up in between; return the Recorder."""
    flash = NorFlash(blocks)
    with Simulator(flash=flash) as box:
        recorder = Recorder(flash)
        recorder.start = bytes(flash.content)
        with recorder:
            person = Person(box, random.Random(seed))
            for game in games.names():
                play_games(person, game, entries)
            tidy(person)
        recorder.presses = person.presses
    return recorder


def flash_at(recorder: "Recorder", count: int) -> bytearray:
    """Return the bytes of the flash after `count` operations."""
    content = bytearray(recorder.start)
    for step in recorder.steps[:count]:
        apply(content, step)
    return content


def apply(content: bytearray, step: Any) -> None:
    """Apply an operation to the bytes of a flash."""
    start = step.block * BLOCK + step.offset
    if step.what == "erase":
        content[start : start + BLOCK] = b"\xff" * BLOCK
    else:
        content[start : start + len(step.data)] = step.data
