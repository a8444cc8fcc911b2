"""A whole evening, played by keys on a simulated flash: all games, with undo, redo and amend.

While it is played, a recorder notes every operation of the flash, and what was confirmed when.
"""

# The recorder and the model are filled from outside.
# pyright: reportAttributeAccessIssue=false, reportCallIssue=false

import random

from engine import games
from firmware.storage import journal as journal_module
from firmware.storage import store as store_module
from host_tools.flash import BLOCK, NorFlash
from host_tools.powercut.person import Person
from host_tools.sim import Simulator

NAMES = {
    "rumino": ("Ana", "Ben", "Cy", "Dee"),
    "ginski": ("Ana", "Ben", "Cy"),
    "rummoli": ("Ana", "Ben", "Cy", "Dee"),
    "rumski": ("Ana", "Ben", "Cy"),
    "tuscan": ("Ana", "Ben", "Cy"),
    "any": ("Ana", "Ben", "Cy"),
}
# A small flash, so that the file system has to look for free blocks and moves its tables about.
BLOCKS = 64
# Entries that say something about earlier ones, out of a hundred.
_TAKEN_BACK = 12
_AMENDED = 10


class Step:
    """One operation of the flash: `what` ("erase", "program"), `block`, `offset`, `data`.

    `change` is the change of what is kept that it belongs to, or None.
    """

    def __init__(self, what, block, offset, data, change):
        self.what, self.block, self.offset, self.data, self.change = (
            what,
            block,
            offset,
            data,
            change,
        )


class Change:
    """A change of what is kept: `kind` (create, append, delete, archive, draft), `number`, `value`.

    `first` and `last` are the numbers of flash operations when it began and when it was confirmed.
    """

    def __init__(self, kind, number, value, first):
        self.kind, self.number, self.value, self.first, self.last = kind, number, value, first, None


class Recorder:
    """Notes the operations of `flash` and, while it is used as a context, the store's changes."""

    def __init__(self, flash):
        self.flash = flash
        self.start = bytes(flash.content)
        self.steps = []
        self.changes = []
        self._open = []
        self._saved = []
        flash.watch = self._watch

    def _watch(self, what, block, offset, data):
        change = self._open[-1] if self._open else None
        self.steps.append(Step(what, block, offset, bytes(data), change))

    def __enter__(self):
        journal, store = journal_module.Journal, store_module.Store
        self._wrap(journal, "append", lambda self, entry: ("append", _number(self), entry))
        self._wrap(journal, "keep_draft", lambda self, draft: ("draft", _number(self), draft))
        self._wrap(journal, "drop_draft", lambda self: ("draft", _number(self), None))
        self._wrap(store, "create", lambda self, header: ("create", None, header))
        self._wrap(store, "delete", lambda self, number: ("delete", number, None))
        self._wrap(
            store,
            "archive",
            lambda self, number, scores, winners, rows=None: ("archive", number, scores),
        )
        return self

    def __exit__(self, *_):
        for owner, name, function in self._saved:
            setattr(owner, name, function)

    def _wrap(self, owner, name, describe):
        function = getattr(owner, name)
        self._saved.append((owner, name, function))
        recorder = self

        def noted(self, *arguments):
            change = Change(*describe(self, *arguments), len(recorder.steps))
            recorder._open.append(change)
            recorder.changes.append(change)
            try:
                result = function(self, *arguments)
            finally:
                recorder._open.pop()
            if change.kind == "create":
                change.number = result[0]
            change.last = len(recorder.steps)
            return result

        setattr(owner, name, noted)


def _number(journal):
    return int(journal.name[:5])


def play(game, entries, seed, blocks=BLOCKS):
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


def play_games(person, game, entries):
    """Play `game` until there are `entries` entries, in one game or, where it ends, in more."""
    while entries > 0:
        person.sit_down(game, NAMES[game])
        play_on(person, entries)
        entries -= len(person.app.session.ledger.log)
        finish(person)


def play_on(person, entries):
    """Make entries, take some back and amend others; a game that ends is played again."""
    rng = person.rng
    for _ in range(entries * 3):
        ledger = person.app.session.ledger
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
    """Choose what to enter: mostly what the game says is likely, and what does not end it."""
    game, rng = person.app.game, person.rng
    actions = [action for action in game.actions() if action not in ("stop", "rumino")]
    likely = actions[: max(1, game.likely())]
    return rng.choice(likely if rng.random() < 0.9 else actions)


def finish(person):
    """Put the game away; go on with it once more, and leave it."""
    person.put_away()
    keys = person.keys_of(person.top.items())
    if "ui.resume" in keys:
        person.choose("ui.resume")
        person.read_messages()
        person.put_away()


def tidy(person):
    """From the start, delete the oldest saved game and keep only the result of the next."""
    for row in (2, 1):
        person.choose("ui.saved_games")
        person.go_to(person.top, len(person.top.items()) - 1)
        person.press("right")
        person.take(person.top, row)
        person.home()


def evening(entries, seed, blocks=BLOCKS):
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


def flash_at(recorder, count):
    """Return the bytes of the flash after `count` operations."""
    content = bytearray(recorder.start)
    for step in recorder.steps[:count]:
        apply(content, step)
    return content


def apply(content, step):
    """Let an operation happen to the bytes of a flash."""
    start = step.block * BLOCK + step.offset
    if step.what == "erase":
        content[start : start + BLOCK] = b"\xff" * BLOCK
    else:
        content[start : start + len(step.data)] = step.data
