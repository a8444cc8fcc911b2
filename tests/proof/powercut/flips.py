"""One bit of a used block of the flash is wrong: no confirmed entry may be gone without a word."""

import random
from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

from engine import games
from firmware.storage.errors import StoreError
from firmware.storage.store import Store
from host_tools.simulated.nor_flash import BLOCK, NorFlash
from host_tools.simulated.nor_flash.littlefs import FlashFiles
from host_tools.simulated.nor_flash.nor import PICO_BLOCKS
from host_tools.simulated.simulator import Simulator
from tests.proof import samples
from tests.proof.powercut.cuts import DATA, alarms
from tests.proof.powercut.evening import finish, play_on
from tests.proof.powercut.person import Person

if TYPE_CHECKING:
    from firmware.storage.header import Header


def image(entries: int = 16, seed: int = 1, blocks: int = PICO_BLOCKS) -> bytes:
    """Return a flash with a game of each kind of up to `entries` entries, played by buttons."""
    flash = NorFlash(blocks)
    with Simulator(flash=flash) as box:
        person = Person(box, random.Random(seed))
        for name in games.names():
            person.sit_down(name, samples.of(name).players)
            play_on(person, entries)
            finish(person)
    return bytes(flash.content)


def used_blocks(content: bytes | bytearray) -> list[int]:
    """Return the numbers of the blocks that are not erased."""
    return [
        at // BLOCK
        for at in range(0, len(content), BLOCK)
        if content[at : at + BLOCK].strip(b"\xff")
    ]


def saved(content: bytes | bytearray) -> "dict[int, tuple[Header, list]]":
    """Return {number: (header, entries)} of all games on a flash."""
    store = Store(DATA, FlashFiles(NorFlash(len(content) // BLOCK, content)))
    journals = {number: store.journal(number) for number in store.numbers()}
    return {number: (journal.header, list(journal)) for number, journal in journals.items()}


def flipped(content: bytes | bytearray, bit: int) -> bytearray:
    """Return `content` with one bit inverted."""
    changed = bytearray(content)
    changed[bit >> 3] ^= 1 << (bit & 7)
    return changed


def silent(
    content: bytes | bytearray, expected: "dict[int, tuple[Header, list]]"
) -> tuple[str, list]:
    """Start a box on a flash; return (what it did, the games that lack something it did not say).

    What it did is "whole", "recovered", "said", "opened" (it said so when the game was opened) or
    "memory" (the memory cannot be used).
    """
    try:
        FlashFiles(NorFlash(len(content) // BLOCK, content))
    except OSError:
        # The simulator sets the image aside, a board says "Memory fault".
        return "memory", []
    with Simulator(flash=NorFlash(len(content) // BLOCK, content), strict=False) as box:
        app: Any = box.device.app
        if not hasattr(app, "session"):
            return "memory", []
        said = alarms(box)
        missing = [number for number in expected if _of(app, number) != expected[number]]
        if said:
            return ("said" if missing else "recovered"), []
        hidden = []
        for number in missing:
            app.go_home()
            app.session.resume(number)
            box.step()
            if not (alarms(box) or _refused(app)):
                hidden.append(number)
        return ("opened" if missing else "whole"), hidden


def _of(app, number):
    try:
        journal = app.store.journal(number)
        return journal.header, list(journal)
    except (StoreError, OSError):
        return None


def _refused(app):
    return app.session.open_game is None and app.stack[-1].module == "message"


def try_flips(
    content: bytes | bytearray, count: int, rng: Random
) -> tuple[Counter, list[tuple[int, list]]]:
    """Flip `count` single bits, spread evenly over every used block.

    Returns (how often a box did what, [(bit, games that lack something without a word)]).
    """
    expected = saved(content)
    blocks = used_blocks(content)
    did = Counter()
    lost = []
    for index in range(count):
        bit = blocks[index % len(blocks)] * BLOCK * 8 + rng.randrange(BLOCK * 8)
        what, hidden = silent(flipped(content, bit), expected)
        did[what] += 1
        if hidden:
            lost.append((bit, hidden))
    return did, lost
