"""Cut points: the flash as the power failure leaves it, the reboot, and what must be there."""

import random
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from engine import games
from engine.record.ledger import Ledger
from firmware.storage.game_index import length_of
from firmware.storage.rename import everywhere, renamed
from firmware.storage.store import Store
from host_tools.simulated.nor_flash import BLOCK, NorFlash
from host_tools.simulated.nor_flash.littlefs import FlashFiles
from host_tools.simulated.nor_flash.nor import torn
from host_tools.simulated.simulator import Simulator
from tests.proof.powercut.evening import apply

DATA = "/saves"
# What is said of damage.
_ALARMS = (
    "store.found_again",
    "store.game_again",
    "store.found_some",
    "store.game_gone",
    "store.bring_back",
    "store.restored",
    "store.value_back",
    "store.value_aside",
    "store.value_lost",
)


class Broken(AssertionError):
    """Something was lost, or is there that no one entered; the text says what and where."""


class Kept:
    """What must be on the flash at a cut point.

    `logs` maps the numbers of games to their entries; `change` is the Change under way, or None:
    it may have happened or not. `drafts` maps numbers to what is being keyed.
    """

    def __init__(self) -> None:
        self.logs = {}
        self.headers = {}
        self.drafts = {}
        self.archived = set()
        self.change: Any = None

    def apply(self, change: Any) -> None:
        """Apply a confirmed change."""
        number = change.number
        if change.kind == "create":
            self.logs[number] = []
            self.headers[number] = change.value
        elif change.kind == "append":
            self.logs[number].append(change.value)
        elif change.kind == "draft":
            self.drafts[number] = change.value
        elif change.kind == "archive":
            self.archived.add(number)
        elif change.kind == "rename":
            self.logs[number] = self.with_names(change)
            if number in self.headers:
                self.headers[number] = everywhere(self.headers[number], *change.value)
        else:
            for kept in (self.logs, self.headers, self.drafts):
                kept.pop(number, None)

    def with_names(self, change: Any) -> list:
        """Return the entries of the game that a rename affects, with the new name."""
        game = games.load(self.headers[change.number]["game"])
        return [renamed(entry, game, *change.value) for entry in self.logs[change.number]]


def walk(recorder: Any, points: Iterable[int]) -> "Iterator[tuple[int, bytearray, Kept]]":
    """Yield (count, flash content, Kept) for each number of operations of `points`, in order."""
    content = bytearray(recorder.start)
    kept = Kept()
    done = 0
    waiting = list(recorder.changes)
    for count in sorted(points):
        for step in recorder.steps[done:count]:
            apply(content, step)
        done = count
        while waiting and waiting[0].last is not None and waiting[0].last <= count:
            kept.apply(waiting.pop(0))
        begun = waiting and waiting[0].first <= count
        kept.change = waiting[0] if begun else None
        yield count, content, kept


def torn_content(content: bytearray, step: Any, rng: Random) -> bytearray:
    """Return the flash after the power failed during operation `step`."""
    start = step.block * BLOCK + step.offset
    size = BLOCK if step.what == "erase" else len(step.data)
    new = b"\xff" * BLOCK if step.what == "erase" else step.data
    result = bytearray(content)
    result[start : start + size] = torn(step.what, result[start : start + size], new, rng)
    return result


def check(content: bytearray, kept: "Kept") -> "tuple[Simulator, NorFlash]":
    """Start the box on a flash as the power failure left it; return (box, flash).

    Raises Broken if a confirmed entry is missing, or something is there that was not entered.
    """
    flash = NorFlash(len(content) // BLOCK, content)
    box = Simulator(flash=flash)
    check_store(box.device.app.store, kept)
    check_notes(box)
    check_screen(box, kept)
    return box, flash


def check_notes(box: "Simulator") -> None:
    """Compare the notes of the games with the games; nothing is said to be damaged or missing."""
    app: Any = box.device.app
    store = app.store
    there = {
        number: length_of(store.files, store.beside(number, ".log")) for number in store.numbers()
    }
    noted = store.game_index.all()
    if noted != there:
        raise Broken(f"the notes say {noted}, the games are {there}")
    if store.check():
        raise Broken("a game is said to be missing")
    if alarms(box):
        raise Broken(f"a false alarm: {alarms(box)}")


def alarms(box: "Simulator") -> list[str]:
    """Return the text keys of all that is on the screens about damage."""
    found = []
    app: Any = box.device.app
    for screen in app.stack:
        said = getattr(screen, "sentence", None) or getattr(screen, "question", None)
        if screen.module in ("message", "confirm") and said and said[0] in _ALARMS:
            found.append(said[0])
    return found


def check_store(store: "Store", kept: "Kept") -> None:
    """Compare everything that is saved with what must be there."""
    change = kept.change
    numbers = set(store.numbers())
    sure = set(kept.logs)
    open_to = set()
    if change is not None and change.kind == "create":
        # While it is being created, its number is not known.
        open_to = {change.number or max(numbers | {0})} - sure
    elif change is not None and change.kind == "delete":
        open_to = {change.number}
    if not sure - open_to <= numbers or not numbers <= sure | open_to:
        raise Broken(f"games {sorted(numbers)} are there, not {sorted(sure)}")
    for number in numbers:
        header = store.header(number)
        if "archived" in header:
            under_way = change is not None and change.kind == "archive" and change.number == number
            if number not in kept.archived and not under_way:
                raise Broken(f"game {number} has only its result")
            continue
        if number in kept.archived:
            raise Broken(f"game {number} is still whole after only its result was saved")
        journal = store.open(number)
        entries = list(journal)
        expected = kept.logs.get(number, [])
        allowed = [expected]
        if change is not None and change.kind == "append" and change.number == number:
            allowed.append([*expected, change.value])
        if change is not None and change.kind == "rename" and change.number == number:
            allowed.append(kept.with_names(change))
        if entries not in allowed or journal.lost:
            raise Broken(
                f"game {number} has {len(entries)} entries, not {len(expected)} ({journal.lost}"
                " lost)"
            )
        drafts = [kept.drafts.get(number)]
        if change is not None and change.kind == "draft" and change.number == number:
            # A draft is replaced in one step, except the first: its file is created before it is
            # written.
            drafts += [change.value, None]
        elif change is not None and change.kind == "delete" and change.number == number:
            # It goes with its game, or before it.
            drafts.append(None)
        if journal.draft() not in drafts:
            raise Broken(f"game {number} offers {journal.draft()}")


def check_screen(box: "Simulator", kept: "Kept") -> None:
    """Compare the totals on the screen with those of the entries, computed anew."""
    app: Any = box.device.app
    if app.session.open_game is None:
        return
    entries = list(app.open_game.ledger.log)
    header = app.store.header(app.open_game.number)
    ledger = Ledger(
        games.load(header["game"]), header["players"], header["house"], header["dealer"], entries
    )
    if [p.score for p in ledger.game.players] != [p.score for p in app.game.players]:
        raise Broken("the totals on the screen are not those of the entries")
    if app.stack[-1].module not in (
        "table.sheet",
        "table.upcard",
        "table.ending",
        "message",
        "asking.entry",
        "table.preview",
        "book.verdict",
    ):
        raise Broken(f"the box opens at {app.stack[-1].module}")


def go_on(box: "Simulator", flash: "NorFlash") -> None:
    """Enter something after the reboot, in a new game if there is none; check that it is saved."""
    app: Any = box.device.app
    if app.session.open_game is None:
        numbers = app.store.numbers()
        numbers = [number for number in numbers if "archived" not in app.store.header(number)]
        if not numbers:
            number, _ = app.store.create(
                {"game": "ginski", "players": list("ABC"), "house": {}, "dealer": "A"}
            )
            numbers = [number]
        app.session.resume(numbers[0])
    ledger: Any = app.open_game.ledger
    number, before = app.open_game.number, list(ledger.log)
    entry = {"event": "undo"} if app.game.over else {"event": "void"}
    if not app.session.add(entry):
        raise Broken("the next entry cannot be saved")
    again = Store(DATA, FlashFiles(NorFlash(flash.blocks, flash.content))).open(number)
    if list(again) != [*before, entry] or again.lost:
        raise Broken("the next entry is not there after another reboot")


def cut_points(
    recorder: Any, sample: int | None, torn_ways: int, rng: Random
) -> list[tuple[int, int]]:
    """Yield (count, way) of all cut points, or of `sample` of them; way 0 is a clean cut."""
    points = [
        (count, way) for count in range(len(recorder.steps) + 1) for way in range(torn_ways + 1)
    ]
    points = [point for point in points if point[0] < len(recorder.steps) or point[1] == 0]
    if sample is not None and sample < len(points):
        points = sorted(rng.sample(points, sample))
    return points


def try_all(recorder: Any, sample: int | None = None, torn_ways: int = 3, seed: int = 0) -> int:
    """Cut the power at every operation of a recording, clean and torn; return how many were tried.

    Raises Broken with the cut point that loses something.
    """
    rng = random.Random(seed)
    by_count = {}
    for count, way in cut_points(recorder, sample, torn_ways, rng):
        by_count.setdefault(count, []).append(way)
    tried = 0
    for count, content, kept in walk(recorder, by_count):
        for way in by_count[count]:
            after = content
            if way:
                after = torn_content(
                    content, recorder.steps[count], random.Random(f"{seed} {count} {way}")
                )
            try:
                box, flash = check(after, kept)
                go_on(box, flash)
            except Exception as error:
                where = "before" if way == 0 else f"torn ({way}) within"
                raise Broken(f"power cut {where} operation {count}: {error!r}") from error
            tried += 1
    return tried
