"""What saving costs and what it survives.

Measures bytes and erasures for each entry, the life of the flash, the time to restore, and power
cuts. The entries are those of an evening played by buttons: all five games with undo, redo and
amend. Bytes and erasures are counted on the simulated flash under littlefs with MicroPython's
parameters; a year has one such evening every day.
"""

import io
import time
from random import Random
from typing import TYPE_CHECKING, Any, Self

from engine import games
from engine.record.ledger import Ledger
from firmware.storage.errors import RecordError
from firmware.storage.files import Files
from firmware.storage.header import new_journal
from firmware.storage.journal import Journal
from firmware.storage.records import frame, read
from firmware.storage.store import Store
from host_tools.simulated.nor_flash import NorFlash
from host_tools.simulated.nor_flash.littlefs import FlashFiles
from tests.proof.powercut import faults
from tests.proof.powercut import flips as bits
from tests.proof.powercut.cuts import try_all
from tests.proof.powercut.evening import evening, play
from tests.proof.powercut.longrun import LongRun

if TYPE_CHECKING:
    from firmware.storage.header import Header

CYCLES = 100000
# An evening: the entries of a long one. Each has a draft after every digit and every number of
# three players, and one that is ready to be saved.
ENTRIES_AN_EVENING = 150
DRAFTS_AN_ENTRY = 10
LONG_GAME = 300


def entry(index: int) -> dict:
    """Return one of the entries of a long game of Ginski."""
    if index % 10 == 9:
        return {"event": "undo"}
    if index % 2:
        return {"event": "adjust", "player": "Ana", "by": -27, "reason": "again"}
    return {"event": "round", "ender": "Ana", "deadwood": {"Ana": 8, "Ben": 15, "Cy": 20}}


def draft(index: int, part: int) -> dict:
    """Return one of the drafts of a round of that game, as `Drafts` writes them."""
    names = ["Ana", "Ben", "Cy"]
    at = part // 3
    answers = [["deadwood", name, 0, None, index % 70] for name in names[:at]]
    half = [["deadwood", names[at], 0, None, str(part)]] if at < 3 else []
    one = {
        "action": "round",
        "index": None,
        "round": index,
        "by_cards": False,
        "at": at,
        "answers": [["ender", "", 0, None, "Ana"], *answers],
        "rest": [],
        "halves": half,
        "place": [at + 1, 3, 3],
    }
    return {"open": True, "all": [one]}


def header() -> "Header":
    """Return the header of that game."""
    names = ["Ana", "Ben", "Cy"]
    return {
        "game": "ginski",
        "players": names,
        "house": games.load("ginski").with_defaults({"target": 999}),
        "dealer": "Ana",
    }


class Meter:
    """Counts the operations of a flash."""

    def __init__(self, flash: "NorFlash") -> None:
        self.flash = flash
        self.before = (flash.bytes_programmed, flash.erased, flash.programmed)

    def read(self) -> tuple[int, ...]:
        """Return (bytes programmed, erasures, programming operations) since the start."""
        flash = self.flash
        now = (flash.bytes_programmed, flash.erased, flash.programmed)
        return tuple(b - a for a, b in zip(self.before, now, strict=True))


def wear_of_entries(count: int) -> tuple[float, float]:
    """Return (bytes, erasures) per entry of a game of `count` entries that grows from nothing."""
    flash = NorFlash()
    _, journal = Store("/saves", FlashFiles(flash, make=True)).create(header())
    meter = Meter(flash)
    for index in range(count):
        journal.append(entry(index))
    written, erased, _ = meter.read()
    return written / count, erased / count


def wear_of_drafts(count: int) -> tuple[float, float]:
    """Return (bytes, erasures) per draft that is saved while an entry is made."""
    flash = NorFlash()
    _, journal = Store("/saves", FlashFiles(flash, make=True)).create(header())
    meter = Meter(flash)
    for index in range(count):
        journal.keep_draft(draft(index, index % DRAFTS_AN_ENTRY))
    written, erased, _ = meter.read()
    return written / count, erased / count


def most_erased(entries: int) -> tuple[int, int]:
    """Return the erasures of the most used block.

    One game of `entries` entries was saved.
    """
    flash = NorFlash()
    store = Store("/saves", FlashFiles(flash, make=True))
    _, journal = store.create(header())
    for index in range(entries):
        for part in range(DRAFTS_AN_ENTRY):
            journal.keep_draft(draft(index, part))
        journal.append(entry(index))
        journal.drop_draft()
    return max(flash.cycles), flash.erased


def years() -> float:
    """Return the years until a block has been erased CYCLES times, with an evening every day.

    littlefs spreads data over all free blocks, and moves its metadata after 100 erasures. The
    estimate uses the most used block, not the average.
    """
    worst, _ = most_erased(1500)
    return CYCLES / worst * 1500 / ENTRIES_AN_EVENING / 365


class Counting(Files):
    """One file in memory that counts the bytes read from it."""

    def __init__(self, content: bytes) -> None:
        self.content, self.reads, self.calls = content, 0, 0

    def open(self, path: str, mode: str) -> "CountingFile":
        return CountingFile(self)

    def stat(self, path: str) -> tuple[int, ...]:
        return (0x8000, 0, 0, 0, 0, 0, len(self.content), 0, 0, 0)


class CountingFile:
    """An open file of Counting."""

    def __init__(self, owner: Any) -> None:
        self.owner, self.at = owner, 0

    def read(self, size: int) -> bytes:
        part = self.owner.content[self.at : self.at + size]
        self.at += len(part)
        self.owner.reads += len(part)
        self.owner.calls += 1
        return part

    def seek(self, offset: int) -> None:
        self.at = offset

    def close(self) -> None:
        pass

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass


def long_journal(count: int) -> bytes:
    """Return the bytes of a journal of `count` entries."""
    content = new_journal(header())
    crc = content[5:13]
    content = content[: -len(frame(1, None, crc))]
    for index in range(count):
        line = frame(index + 1, entry(index), crc)
        content, crc = content + line, line[5:13]
    return content + frame(count + 1, None, crc)


def restore(count: int, passes: int) -> tuple[float, int, int]:
    """Return (milliseconds, bytes read, calls) of opening a game of `count` entries."""
    content = long_journal(count)

    def run():
        files = Counting(content)
        journal = Journal(files, "games/00001.log")  # pyright: ignore[reportArgumentType]
        given = journal.header
        ledger = Ledger(
            games.load("ginski"), given["players"], given["house"], given["dealer"], journal
        )
        assert len(ledger.log) == count
        return files

    files = run()
    times = []
    for _ in range(passes):
        begun = time.process_time()
        run()
        times.append(time.process_time() - begun)
    times.sort()
    return times[len(times) // 2] * 1000, files.reads, files.calls


def flips(count: int) -> tuple[int, int]:
    """Return (bits flipped, flips not noticed) over all records of a journal.

    The journal has `count` entries.
    """
    lines = long_journal(count).splitlines(keepends=True)
    tried = missed = 0
    crc = lines[0][5:13]
    with io.BytesIO() as file:
        for number, line in enumerate(lines[2:], 1):
            for bit in range(8 * len(line)):
                damaged = bytearray(line)
                damaged[bit >> 3] ^= 1 << (bit & 7)
                file.seek(0)
                file.write(damaged)
                file.truncate()
                file.seek(0)
                tried += 1
                try:
                    read(file, number, crc)
                    missed += 1
                except RecordError:
                    pass
            crc = line[5:13]
    return tried, missed


def cuts(quick: bool) -> int:
    """Return how many cut points were tried; raise Broken if one loses something."""
    sample = 40 if quick else None
    tried = 0
    for game in games.names():
        tried += try_all(play(game, 10 if quick else 40, 1), sample)
    return tried + try_all(evening(5 if quick else 20, 2), sample)


def silent(flips: int, damaged: int) -> tuple[int, int]:
    """Return (faults tried, faults after which something was not as saved without a message).

    They are `flips` of one bit of the flash, in every used block of an image with six games in
    turn, and `damaged` files of a box with ten games and all that is kept besides.
    """
    _, lost = bits.try_flips(bits.image(), flips, Random(1))
    _, changed = faults.try_faults(damaged, 1)
    return flips + damaged, len(lost) + len(changed)


def figures(quick: bool = False) -> dict[str, dict[str, Any]]:
    """Return {name: figures} of all that is measured of durability."""
    milliseconds, reads, calls = restore(LONG_GAME, 5 if quick else 31)
    written, erased = wear_of_entries(300)
    draft_bytes, draft_erased = wear_of_drafts(300)
    tried, missed = flips(5 if quick else 40)
    damaged, lost = silent(300 if quick else 20000, 200 if quick else 12000)
    run = LongRun(1).run(500 if quick else 20000)
    return {
        "restore.300": {"unit": "ms", "value": milliseconds, "reads": reads, "calls": calls},
        "durability.cuts": {"unit": "count", "value": cuts(quick), "lost": 0},
        "durability.flips": {"unit": "count", "value": tried, "missed": missed},
        "durability.silent": {"unit": "count", "value": damaged, "tried": damaged, "lost": lost},
        "durability.presses": {
            "unit": "count",
            "value": run.presses,
            "faults": 0,
            "cuts": run.cuts,
        },
        "wear.event": {
            "unit": "bytes",
            "value": written,
            "erases": round(1000 * erased),
            "years": years(),
        },
        "wear.draft": {"unit": "bytes", "value": draft_bytes, "erases": round(1000 * draft_erased)},
    }
