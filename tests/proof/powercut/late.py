"""Late changes of every kind of value, then damage: nothing may be lost without a word.

It is counted by subject: a message about a game does not excuse a stake that is lost. A box begins
with ten games, and things are changed at random, each with a picture of all that is saved before
and after. Then one bit is wrong, a page or a block is zeros, or the power is cut at one of the
operations of the flash and one bit is wrong besides; or it is cut while the next start repairs.
What is looked at is read through the objects of the screens (tests.proof.powercut.faults).
"""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from engine import games
from engine.errors import EngineError
from firmware.games import stakes
from firmware.games.saved import opened
from firmware.storage import own
from firmware.storage.errors import StoreError
from firmware.storage.game_index import GameIndex
from firmware.storage.recover import Blocks, chain, headers
from firmware.storage.store import RECOUNT
from host_tools.simulated.nor_flash import BLOCK, NorFlash, PowerCut
from host_tools.simulated.nor_flash.littlefs import FlashFiles
from host_tools.simulated.nor_flash.nor import torn
from host_tools.simulated.simulator import Simulator
from tests.proof import samples
from tests.proof.powercut import faults
from tests.proof.powercut.faults import BLOCKS

NUMBERS = range(1, 11)
# The game on the table; it is the last of the image.
_TABLE = 10


def look(app: Any) -> dict[tuple, Any]:
    """Return {(what, number of a game or 0): value} of everything that is saved."""
    seen = faults.look(app, NUMBERS)
    for name in ("forms", "setup", "chip"):
        seen[name, 0] = app.store.get(name)
    return seen


# -- late changes ------------------------------------------------------------------------------


def _name(rng: Random) -> str:
    return rng.choice("ABCDEFGHIJ") + rng.choice("aeiou") + str(rng.randrange(1000))


def _remember(app: Any, rng: Random) -> None:
    app.people.remember([_name(rng) for _ in range(rng.randrange(1, 5))])


def _rename(app: Any, rng: Random) -> None:
    app.people.rename(rng.choice(app.people.names()), _name(rng), rng.randrange(11))


def _set(app: Any, rng: Random) -> None:
    app.settings.put("address", "https://example.org/%d" % rng.randrange(1000))


def _own(app: Any, rng: Random) -> None:
    house = games.load("any").with_defaults({"wins": rng.choice(("low", "high"))})
    own.keep(app.store, games.name_of(_name(rng)), house)


def _form(app: Any, rng: Random) -> None:
    rows = [[_name(rng).lower(), "A form", 2, 8, "%08X" % rng.randrange(16**8)] for _ in range(2)]
    app.store.put("forms", rows)


def _stake(app: Any, rng: Random) -> None:
    stakes.keep(app.store, rng.randrange(1, 11), ("point", rng.randrange(1, 999)))


def _recount(app: Any, rng: Random) -> None:
    value = [rng.randrange(9), {"Ana": rng.randrange(99)}]
    app.store.put_beside(rng.randrange(1, 11), RECOUNT, value)


def _draft(app: Any, rng: Random) -> None:
    answers = [app.game.players[0].name, rng.randrange(99)]
    draft = {"action": "adjust", "index": None, "by_cards": False, "answers": answers}
    app.open_game.journal.keep_draft(draft)


def _give_up(app: Any, rng: Random) -> None:
    app.open_game.journal.drop_draft()


def _turn(app: Any, rng: Random) -> None:
    melds = [[rng.randrange(50) for _ in range(3)] for _ in range(rng.randrange(1, 6))]
    app.session.box.keep("table", {"melds": melds, "turn": rng.randrange(9)})


def _setup(app: Any, rng: Random) -> None:
    app.store.put("setup", ["setup.seats", "any", [_name(rng), _name(rng)]])


def _chip(app: Any, rng: Random) -> None:
    app.store.put("chip", rng.choice(("ssd1306", "sh1106", "ssd1309")))


def _leave(app: Any, rng: Random) -> None:
    # Without a game on the table, a start would take the set-up for what goes on.
    app.store.put("setup", None)
    app.session.close()


def _take_up(app: Any, rng: Random) -> None:
    app.session.resume(_TABLE)


def _enter(app: Any, rng: Random) -> None:
    name = app.game.players[0].name
    app.session.add({"event": "adjust", "player": name, "by": rng.randrange(1, 99)})


def _enter_elsewhere(app: Any, rng: Random) -> None:
    # A game that is over takes none.
    for number in rng.sample(range(1, _TABLE), _TABLE - 1):
        ledger = opened(app.store.open(number))
        try:
            ledger.add(samples.of(ledger.game.name).correction(ledger.names, _name(rng)))
            return
        except EngineError:
            pass
    raise AssertionError("no game takes a correction")


# After these another change has to follow.
_THEN: dict[Any, Any] = {_leave: _take_up}
CHANGES: tuple[Callable[[Any, Random], None], ...] = (
    _remember,
    _rename,
    _set,
    _own,
    _form,
    _stake,
    _recount,
    _draft,
    _give_up,
    _turn,
    _setup,
    _chip,
    _leave,
    _enter,
    _enter_elsewhere,
)


def _begin(app: Any, _: Random) -> None:
    app.session.start_game("ginski", ["Ana", "Ben", "Cy"], {}, "Ana")


def _first_stake(app: Any, rng: Random) -> None:
    stakes.keep(app.store, 1, ("point", rng.randrange(1, 999)))


# What a new box is given: each is a first write, and some are changed again.
FIRST = (
    *(_set, _remember, _own, _form, _chip, _set, _remember),
    *(_begin, _first_stake, _draft, _turn, _enter, _first_stake, _draft, _turn),
)
_FIRST_TICKS = 1500
# Until each table of littlefs has two halves.
_ALONE = 3000


def _order(count: int, rng: Random) -> list[Callable[[Any, Random], None]]:
    """Return each kind of change, and others up to `count`, in any order."""
    order = [*CHANGES, *rng.choices(CHANGES, k=max(0, count - len(CHANGES)))]
    rng.shuffle(order)
    return order[:count]


class Late:
    """A box after `count` late changes: its flash before, each operation, and what was saved.

    It began with `start`, or with None as a new box, which has the changes FIRST. With `alone` it
    was left alone afterwards, until nothing was to be done.
    `steps` are (what, block, offset, bytes, how many changes were complete); `states` has a picture
    of everything (`look`) before the first change and after each.
    """

    def __init__(self, start: bytes | None, seed: int, count: int, alone: bool = False) -> None:
        rng = Random(seed)
        flash = NorFlash(BLOCKS, start)
        self.steps: list[tuple[str, int, int, bytes, int]] = []
        with Simulator(flash=flash) as box:
            app: Any = box.device.app
            # Until the tables of a new box are mirrored.
            box.wait(0 if start else _FIRST_TICKS)
            self.start = bytes(flash.content)
            self.states = [look(app)]
            flash.watch = lambda what, block, offset, data: self.steps.append(
                (what, block, offset, bytes(data), len(self.states) - 1)
            )
            for change in _order(count, rng) if start else FIRST:
                for one in (change, _THEN.get(change)):
                    if one:
                        one(app, rng)
                        assert not app.store.values.unsaved and not app.store.unread()
                        self.states.append(look(app))
            flash.watch = None
            if alone:
                box.wait(_ALONE)
                assert not app.store.catch_up()
        self.content = bytes(flash.content)

    def cut(self, rng: Random) -> tuple[bytearray, list[dict]]:
        """Return (the flash as a power failure left it, what it may have of each subject)."""
        at = rng.randrange(len(self.steps))
        content = bytearray(self.start)
        for what, block, offset, data, _ in self.steps[:at]:
            _apply(content, what, block, offset, data)
        what, block, offset, data, done = self.steps[at]
        if rng.random() < 0.7:
            tear(content, what, block, offset, data, rng)
        return content, self.states[done : done + 2]


def _apply(content: bytearray, what: str, block: int, offset: int, data: bytes) -> None:
    start = block * BLOCK + offset
    new = b"\xff" * BLOCK if what == "erase" else data
    content[start : start + len(new)] = new


def tear(content: bytearray, what: str, block: int, offset: int, data: bytes, rng: Random) -> None:
    """Let the power fail during an operation."""
    start = block * BLOCK + offset
    new = b"\xff" * BLOCK if what == "erase" else data
    content[start : start + len(new)] = torn(what, content[start : start + len(new)], new, rng)


# -- damage ------------------------------------------------------------------------------------


def used(content: bytes | bytearray) -> list[int]:
    """Return the numbers of the blocks that are not erased."""
    blocks = range(len(content) // BLOCK)
    return [at for at in blocks if content[at * BLOCK : (at + 1) * BLOCK].strip(b"\xff")]


def flip(content: bytes | bytearray, rng: Random) -> bytearray:
    """Return `content` with one wrong bit in a block that is used."""
    changed = bytearray(content)
    bit = rng.choice(used(content)) * BLOCK * 8 + rng.randrange(BLOCK * 8)
    changed[bit >> 3] ^= 1 << (bit & 7)
    return changed


def zeros(content: bytes | bytearray, size: int, rng: Random) -> bytearray:
    """Return `content` with `size` bytes of a block that is used, a page or all of it, as zeros."""
    changed = bytearray(content)
    start = rng.choice(used(content)) * BLOCK + size * rng.randrange(BLOCK // size)
    changed[start : start + size] = bytes(size)
    return changed


# -- what became of it -------------------------------------------------------------------------


class Count:
    """What came of many damaged flashes.

    `did` counts what boxes did, `found` games that were whole again once they were opened;
    `silent`, `lost`, `gone` and `unsaid` are lists of (case, subjects) of what was lost without a
    word, said to be lost, gone although a search finds it, and not said again by the next start.
    """

    def __init__(self) -> None:
        self.did = Counter()
        self.found = 0
        self.silent, self.lost, self.gone, self.unsaid = [], [], [], []

    def bad(self) -> list:
        """Return what may not be: (case, subjects) of silent losses, and of more than was due.

        What may be lost with a word is the content of one file that is larger than a table holds,
        with what was keyed of its next entry.
        """
        values = [one for one in self.lost if any(what[0] not in ("log", "key") for what in one[1])]
        return self.silent + self.gone + self.unsaid + values

    def words(self) -> str:
        """Return the figures as a text."""
        did = ", ".join(f"{count} {what}" for what, count in sorted(self.did.items()))
        bad = ", ".join(
            f"{name} {len(getattr(self, name))}" for name in ("silent", "lost", "gone", "unsaid")
        )
        return f"{bad} ({did}; {self.found} found when opened)"

    def try_one(self, case: object, content: bytes | bytearray, allowed: list[dict]) -> None:
        """Start a box on a flash, and where it says something, again before that is read.

        `allowed` are pictures of all that is saved: each subject is as in one of them, or the box
        says what it is not.
        """
        try:
            FlashFiles(NorFlash(BLOCKS, content))
        except OSError:
            # A board says "Memory fault", the simulator sets the image aside.
            self.did["memory"] += 1
            return
        flash = NorFlash(BLOCKS, content)
        with Simulator(flash=flash, strict=False) as box:
            app: Any = box.device.app
            if not hasattr(app, "session"):
                self.did["memory"] += 1
                return
            said = faults.said(app)
            wrong, excused = self._wrong(box, allowed, said)
            numbers = app.store.numbers()
            gone = [what for what in excused + wrong if what[0] == "log" and what[1] not in numbers]
        self.did["said" if said else "whole"] += 1
        if excused:
            self.lost.append((case, excused))
        if wrong:
            self.silent.append((case, wrong))
        gone = [what for what in gone if is_found(content, what[1])]
        if gone:
            self.gone.append((case, gone))
        if said:
            self._again(case, content, said)

    def _wrong(self, box: Any, allowed: list[dict], said: set) -> tuple[list, list]:
        """Return (subjects that are not as allowed and not said, those that are said)."""
        app = box.device.app
        seen = look(app)
        wrong, excused = [], []
        for what in allowed[-1]:
            values = [one[what] for one in allowed]
            if seen[what] in values:
                continue
            if what[0] == "key" and look(app)[what] in values:
                # Its game was whole again once it was opened.
                continue
            if not (what in said or _hangs_on(what, said)):
                app.go_home()
                if what[1]:
                    app.session.resume(what[1])
                box.step()
                said = said | faults.said(app) | faults._refused(app, what[1])
                if what[0] == "log" and _entries(look(app)[what]) in map(_entries, values):
                    # Found when it was opened, or only one copy of its header is damaged.
                    self.found += 1
                    continue
                if not (what in said or _hangs_on(what, said)):
                    wrong.append(what)
                    continue
            excused.append(what)
        return wrong, excused

    def _again(self, case: object, content: bytes | bytearray, said: set) -> None:
        """Start twice without a press: all that the first start says, the second says, too."""
        flash = NorFlash(BLOCKS, content)
        with Simulator(flash=flash, strict=False) as box:
            box.restart()
            app: Any = box.device.app
            missing = said - (faults.said(app) if hasattr(app, "session") else set())
        if missing:
            self.unsaid.append((case, sorted(missing)))


def _entries(log: Any) -> Any:
    """Return header and entries of what was seen of a game."""
    return log and log[:2]


def _hangs_on(what: tuple, said: set) -> bool:
    """Return whether a subject is void with entries of its game that are said to be lost."""
    kind, number = what
    if kind in ("key", "cnt", "pay"):
        # With a file that is no journal any more, or is longer gone, what is beside it is not read.
        return kind == "key" and ("log", number) in said
    return kind == "kept" and ("log", _TABLE) in said


def is_found(content: bytes | bytearray, number: int) -> bool:
    """Return whether a search of the blocks of a flash finds the whole of a game."""
    files = FlashFiles(NorFlash(BLOCKS, content))
    wanted = GameIndex(files, faults.DATA + "/known").all().get(number)
    if wanted is None:
        return False
    blocks = Blocks(files.device())
    return any(chain(blocks, 1, line[5:13], wanted)[1] for line in headers(blocks))


def cut_repair(content: bytes | bytearray, rng: Random) -> bytes | None:
    """Start a box on a damaged flash and cut the power at one of its writes; return the flash.

    None if it writes nothing.
    """
    steps = _writes(content)
    if not steps:
        return None
    left = [rng.randrange(steps)]
    flash = NorFlash(BLOCKS, content)

    def watch(what, block, offset, data):
        left[0] -= 1
        if left[0] < 0:
            if rng.random() < 0.7:
                tear(flash.content, what, block, offset, data, rng)
            flash.cut_power()

    flash.watch = watch
    try:
        with Simulator(flash=flash, strict=False):
            pass
    except PowerCut:
        pass
    return bytes(flash.content)


def _writes(content: bytes | bytearray) -> int:
    flash = NorFlash(BLOCKS, content)
    try:
        with Simulator(flash=flash, strict=False):
            return flash.operations
    except OSError:
        return 0


def states(start: bytes | None, count: int, seed: int, alone: bool = False) -> "Iterator[Late]":
    """Yield `count` boxes with late changes of every kind."""
    for at in range(count):
        yield Late(start, seed * 1000 + at, 15 + 5 * (at % 6), alone)


def flip_bits(count: Count, box: Late, at: int, each: int, seed: int) -> None:
    """Flip `each` single bits of the box `at`."""
    rng = Random(f"{seed} {at}")
    for turn in range(each):
        count.try_one((at, turn), flip(box.content, rng), box.states[-1:])


def make_zeros(count: Count, box: Late, at: int, each: int, size: int, seed: int) -> None:
    """Make `each` pages or blocks of the box `at` zeros."""
    rng = Random(f"{seed} {at} {size}")
    for turn in range(each):
        count.try_one((at, turn), zeros(box.content, size, rng), box.states[-1:])


def cut_and_flip(count: Count, box: Late, at: int, each: int, seed: int) -> None:
    """Cut the power of the box `at` and flip a bit, `each` times.

    Of three, one is cut during the changes and then damaged, one is damaged, then cut during the
    repair, and one is cut during the repair after both.
    """
    rng = Random(f"{seed} {at} pairs")
    for turn in range(each):
        content, allowed = box.content, box.states[-1:]
        if turn % 3 != 1:
            content, allowed = box.cut(rng)
        content = flip(content, rng)
        if turn % 3:
            try:
                FlashFiles(NorFlash(BLOCKS, content))
                content = cut_repair(content, rng) or content
            except OSError:
                pass
        count.try_one((at, turn), content, allowed)


def try_flips(start: bytes | None, boxes: int, each: int, seed: int, alone: bool = False) -> Count:
    """Flip `each` single bits on each of so many boxes."""
    count = Count()
    for at, late in enumerate(states(start, boxes, seed, alone)):
        flip_bits(count, late, at, each, seed)
    return count


def try_zeros(
    start: bytes | None, boxes: int, each: int, size: int, seed: int, alone: bool = False
) -> Count:
    """Make `each` pages or blocks zeros on each of so many boxes."""
    count = Count()
    for at, late in enumerate(states(start, boxes, seed, alone)):
        make_zeros(count, late, at, each, size, seed)
    return count


def try_pairs(start: bytes | None, boxes: int, each: int, seed: int) -> Count:
    """Cut the power and flip a bit on each of so many boxes, `each` times."""
    count = Count()
    for at, late in enumerate(states(start, boxes, seed)):
        cut_and_flip(count, late, at, each, seed)
    return count


def try_cuts(
    start: bytes | None, boxes: int, each: int | None, ways: int, seed: int
) -> tuple[int, list]:
    """Cut the power at operations of the flash, `each` of them or all, in so many `ways`.

    Returns (how many, [(case, subjects that are neither as before nor as after, or are said to be
    damaged)]).
    """
    tried, bad = 0, []
    for at, late in enumerate(states(start, boxes, seed)):
        rng = Random(f"{seed} {at} cuts")
        points = range(len(late.steps) + 1)
        for point in points if each is None else sorted(rng.sample(points, each)):
            for way in range(ways):
                content = bytearray(late.start)
                for what, block, offset, data, _ in late.steps[:point]:
                    _apply(content, what, block, offset, data)
                done = len(late.states) - 1
                if point < len(late.steps):
                    done = late.steps[point][4]
                    if way:
                        tear(content, *late.steps[point][:4], rng)
                wrong = not_as(content, late.states[done : done + 2])
                tried += 1
                if wrong:
                    bad.append(((at, point, way), wrong))
    return tried, bad


def not_as(content: bytes | bytearray, allowed: list[dict]) -> list:
    """Return the subjects on a flash that are as in none of the pictures, and what is said."""
    with Simulator(flash=NorFlash(BLOCKS, content)) as box:
        app: Any = box.device.app
        said = sorted(faults.said(app))
        seen = look(app)
    return said + [what for what in allowed[-1] if all(seen[what] != one[what] for one in allowed)]


class _FailsOnce(NorFlash):
    """A flash of which operation `at` fails, once."""

    def __init__(self, content: bytes, at: int) -> None:
        super().__init__(BLOCKS, content)
        self.at = at

    def _before(self, what, block, offset, data):
        super()._before(what, block, offset, data)
        self.at -= 1
        if self.at == -1:
            raise OSError(5, "EIO")


def try_failing(start: bytes, count: int, seed: int) -> tuple[int, list]:
    """Let one operation of the flash fail in each of `count` changes.

    Returns (how many failed, [(case, subjects)]): what was not saved is said or as before, and done
    again it is there.
    """
    tried, bad = 0, []
    rng = Random(seed)
    for case in range(count):
        change = CHANGES[case % len(CHANGES)]
        with Simulator(flash=NorFlash(BLOCKS, start)) as box:
            ready: Any = box.device.app
            _draft(ready, Random(1))
            assert box.flash is not None
            begun = bytes(box.flash.content)
        flash = _FailsOnce(begun, 10**9)
        with Simulator(flash=flash) as box:
            app: Any = box.device.app
            before = look(app)
            flash.at = rng.randrange(6)
            try:
                change(app, Random(case))
            except (OSError, StoreError):
                pass
            failed, flash.at = flash.at < 0, -10
            unsaved, damage = app.store.values.unsaved, app.store.unread()
            after = look(app)
        tried += failed
        wrong = not_as(bytes(flash.content), [before, after])
        if damage or wrong or (unsaved and not failed):
            bad.append(((case, change.__name__), wrong + damage))
    return tried, bad
