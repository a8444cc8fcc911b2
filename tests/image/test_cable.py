"""A computer at the cable of the emulated Pico: copies, a cable that is pulled out, bad requests,
and MicroPython's own tools beside it.
"""

import json
import random
import re
import zlib

import pytest

from engine.texts import text
from firmware.computer.lines import line_of
from host_tools.base import boards
from host_tools.boards.deploy.box import Box, Refused
from host_tools.boards.deploy.link import BoardGone
from host_tools.simulated.readscreen import read_lines
from tests.image.limits import SOAK
from tests.proof import nonsense
from tests.proof.cable import PicoWire
from tests.proof.pico import Pico, course, files, repl
from tests.proof.pico.machine import LOOK, MS, TAP
from tests.proof.pico.remote import PicoLink
from tests.proof.robot import visits
from tests.proof.robot.evening import rumino

# How often the cable is pulled out, and how many bad requests there are; in parts, which several
# processes can do beside each other.
PULLS, PULL_PARTS = (100, 10) if SOAK else (4, 1)
REQUESTS, REQUEST_PARTS = (10_000, 20) if SOAK else (60, 1)
# MicroPython's buffer is full with so many bytes.
RING = 511
# After so many milliseconds without a question, the box believes that the computer has gone.
GONE = 20_500
# A picture that has not changed for so many milliseconds stays.
_STILL = 200
_PINS = {row[2]: row[1] for row in boards.facts("pico")["KEYS"]}
# Somewhat fewer bytes than a copy takes over the cable either way, and fewer operations of the
# flash than putting one back takes.
_BYTES = {"save": 5000, "restore": 5000}
_OPERATIONS = 10
_MINE = {"/other.txt": b"mine", "/other/main.py": b"raise SystemExit\n"}
_LINE = re.compile(rb"\x1e([^\x1e#]*)#([0-9a-f]{8})\r\n")


def two_rounds(table):
    """Sit down to Rumino and enter two rounds."""
    table.sit_down("Rumino", visits.PLAYERS)
    for _ in range(2):
        rumino(table, "Ana", ["Bo", "Cy"])


def four_rounds(table):
    """Enter two rounds, and two more."""
    two_rounds(table)
    for _ in range(2):
        rumino(table, "Bo", ["Ana", "Cy"])


# Picos that are on, by the bytes on their flash: each copy of this process has them.
_waiting = {}


def on(flash):
    """Return a Pico that is switched on with this flash, with a computer at its cable."""
    pico = _waiting.pop(bytes(flash), None)
    if pico is None:
        pico = Pico("pico", flash, console=True)
        switch_on(pico)
    return pico


def switch_on(pico):
    """Switch a Pico on, and wait for its first page; its computer has found it."""
    pico.power_on()
    pico.until_picture()
    shown(pico)
    PicoWire(pico)


def shown(pico):
    """Run until the picture stays as it is, and return its rows.

    What the box writes while nobody waits goes on: at a start with games, for some seconds.
    """
    sent = -1
    while sent != pico.bus.sent:
        sent = pico.bus.sent
        pico.run(_STILL)
    return [line.strip() for line in read_lines(pico.picture())]


def press(pico, key):
    """Press a button of a page that has been in sight."""
    pico.run(LOOK)
    contact = pico.contacts[_PINS[key]]
    contact.move(True)
    contact.move(False, TAP * MS)
    pico.run(TAP)
    return shown(pico)


def now_on(pico):
    """Return the bytes on the flash of a Pico that is on or off."""
    return pico.flash if pico.mcu is None else bytearray(pico.mcu.flash[: len(pico.flash)])


def games_on(pico):
    """Return {name: content} of the journals on a Pico's flash, and the names beside them."""
    found = {}
    with files.opened(now_on(pico)) as system:
        for name in system.listdir("/saves/games"):
            if name.endswith(".log"):
                with system.open("/saves/games/" + name, "rb") as file:
                    found["games/" + name] = file.read()
        # Both halves of the table of the folder may just be written (storage/game_index.py).
        return found, sorted(set(system.listdir("/")) - {".settle"})


def says(rows, key, **facts):
    """Return whether a message has a text, as far as it fits on its first page."""
    page = " ".join(rows[1:-1])
    return len(page) > 40 and " ".join(text(key, **facts).split()).startswith(page)


@pytest.fixture(scope="module")
def tables(flash):
    """Give the flash with two rounds, that with four, and a computer's copy of the first.

    Beside the games are files that are none of the cable's business.
    """
    mine = bytearray(flash)
    with files.opened(mine) as system:
        system.mkdir("/other")
        for path, content in _MINE.items():
            with system.open(path, "wb") as file:
                file.write(content)
    two, four = [bytes(course.played(visit, mine)) for visit in (two_rounds, four_rounds)]
    box = Box(PicoWire(on(two)))
    copy = box.read(box.files())
    _waiting[four] = on(four)
    return two, four, copy


def test_the_copy_of_a_box_goes_back_onto_it_after_two_more_rounds(tables):
    two, four, copy = tables
    old, _ = games_on(Pico("pico", two))
    new, _ = games_on(Pico("pico", four))
    assert {name: content for name, content in copy.items() if name in old} == old != new
    pico = on(four)
    box = Box(PicoWire(pico))
    assert box.who["board"] == "pico" and box.who["games"] == 1
    box.restore(copy)
    assert games_on(pico)[0] == old
    assert says(shown(pico), "store.restore_done", n=1)
    pico.power_off()
    switch_on(pico)
    assert games_on(pico) == (old, ["other", "other.txt", "saves"])


# -- a cable that is pulled out -----------------------------------------------------------------


def pull(pico, do, sent, operations):
    """Do something; pull out the cable after `sent` bytes, or let the power fail at an operation of
    the flash. Return whether the computer was told.
    """
    if operations is None:
        pico.console.left = sent
    else:
        pico.store.cut_at = len(pico.store.operations) + operations
        pico.store.cut_rng = random.Random(operations)
    try:
        do(Box(PicoWire(pico)))
    except BoardGone as gone:
        assert "stopped answering" in str(gone)
        return True
    return False


@pytest.mark.parametrize("part", range(PULL_PARTS))
def test_a_cable_that_is_pulled_out_at_any_moment_loses_nothing(part, tables, record_property):
    two, four, copy = tables
    old, new = games_on(Pico("pico", four))[0], games_on(Pico("pico", two))[0]
    works = {
        "save": lambda box: box.read(box.files()),
        "restore": lambda box: box.restore(copy),
    }
    rng = random.Random(46 + part)
    counted = {"said by the box": 0, "said at the start": 0, "all done": 0}
    pico = None
    for number in range(part * PULLS // PULL_PARTS, (part + 1) * PULLS // PULL_PARTS):
        # Every third box has no battery: without the cable, its power is out.
        fails = number % 3 == 2
        name = "restore" if fails or number % 2 else "save"
        sent, operations = 1 + rng.randrange(_BYTES[name]), rng.randrange(_OPERATIONS)
        if pico is None:
            pico = on(four)
        before = shown(pico)
        where = (number, name, sent, operations)
        assert pull(pico, works[name], sent, operations if fails else None), where
        if fails:
            assert pico.mcu is None, where
            switch_on(pico)
            rows = shown(pico)
            done = games_on(pico)[0] == new
            if not done and rows != before:
                # What had come of the copy is gone.
                assert says(rows, "store.restore_undone"), (where, rows)
                assert press(pico, "ok") == before, where
                counted["said at the start"] += 1
        else:
            rows = shown(pico)
            done = games_on(pico)[0] == new
            if rows[0].startswith(text("computer.title")):
                pico.hurry(GONE)
                rows = shown(pico)
                assert says(rows, "computer.gone_" + name), (where, rows)
                assert press(pico, "ok") == before, where
                counted["said by the box"] += 1
            else:
                # It had not heard of it, or has done it all, and only the answer is lost.
                assert done or rows == before, (where, rows)
            pico.console.plug()
        counted["all done"] += done
        assert done or games_on(pico)[0] == old, where
        assert games_on(pico)[1] == ["other", "other.txt", "saves"], where
        # The cable is in again, and the box answers.
        assert Box(PicoWire(pico)).who["games"] == 1, where
        if done:
            pico = None
    record_property(
        "summary",
        f"the cable pulled out {PULLS // PULL_PARTS} times, nothing lost, and said: {counted}",
    )


# -- what is no good question -------------------------------------------------------------------


def answers(wire, seconds=1.0, number=None):
    """Return the answers that come, up to that to a question, or within seconds of silence."""
    found, came = [], b""
    while True:
        data = wire.wait(seconds)
        came += data
        for body, digits in _LINE.findall(came):
            assert zlib.crc32(body) == int(digits, 16)
            found.append(json.loads(body))
        came = came[came.rfind(b"\n") + 1 :]
        if not data or (found and number in (None, found[-1]["id"])):
            return found


def rest_of(flash):
    """Return what a flash has beside the saved games: the program, and {path: content}."""
    start, _ = files.region(flash)
    with files.opened(bytearray(flash)) as system:
        kept = {}
        for path, size in system.tree("/"):
            if path.split("/")[1] not in ("saves", "saves.in", "saves.out"):
                kept[path] = b""
                if size is not None:
                    with system.open(path, "rb") as file:
                        kept[path] = file.read()
    return flash[:start], kept


@pytest.mark.parametrize("part", range(REQUEST_PARTS))
def test_bad_requests_are_all_answered_and_touch_nothing_else(part, tables, record_property):
    _, four, _ = tables
    before = rest_of(four)
    assert {path: before[1][path] for path in _MINE} == _MINE
    pico = on(four)
    wire = PicoWire(pico)
    rng = random.Random(10_000 + part)
    count, slowest, refused = REQUESTS // REQUEST_PARTS, 0, 0
    for number in range(count):
        sent = nonsense.bad(rng)
        wire.write(sent.data)
        found = answers(wire, 0.05)
        if sent.must and not found:
            # A line that does not go on is given up after a second.
            pico.hurry(1100)
            found = answers(wire)
        assert found or not sent.must, (number, sent)
        refused += sum("error" in one for one in found)
        # What comes of it is no answer to this one.
        asked = (1 << 21) + number
        began = pico.now
        wire.write(line_of({"id": asked, "do": "who"}))
        found = answers(wire, 1.0, asked)
        assert found and found[-1]["program"] == "meldmate", (number, sent, found)
        slowest = max(slowest, pico.now - began)
    assert rest_of(now_on(pico)) == before
    with files.opened(now_on(pico)) as system:
        # Each refusal is one that was thought of: what is not goes into the log.
        assert "log.txt" not in system.listdir("/saves")
    assert Box(wire).ask("stop").keys() == {"id"}
    record_property(
        "summary",
        f"{count} bad requests, {refused} refused; who answered after each, within"
        f" {slowest / MS:.0f} ms",
    )


# -- MicroPython's console, and mpremote --------------------------------------------------------


def prompt(pico, ms=2000):
    """Return whether MicroPython's prompt appears."""
    try:
        repl.wait_for(pico, b">>> ", ms)
    except repl.ConsoleError:
        return False
    return True


def test_a_full_buffer_locks_ctrl_c_out_of_a_program_that_does_not_read(tables):
    """What the program must not let happen happens where nothing is read."""
    pico = on(tables[1])
    repl.interrupt(pico)
    pico.console.send(b"import time\nwhile True: time.sleep_ms(5)\n\x04")
    repl.wait_for(pico, b"OK")
    pico.console.send(b"x" * RING)
    pico.run(50)
    pico.console.send(b"\x03")
    pico.run(500)
    assert pico.console.take() == b""


def test_ctrl_c_stops_the_box_behind_whatever_lies_unread(tables):
    pico = on(tables[1])
    pico.console.send(b"x" * (RING + 1000))
    pico.run(50)
    assert pico.console.take() == b""
    pico.console.send(b"\x03")
    assert prompt(pico)
    # The page's way out of the prompt.
    assert Box(PicoWire(pico)).who["program"] == "meldmate"
    pico.console.take()
    pico.console.send(line_of({"do": "list"})[:-9] + b"x" * RING + b"\x03")
    assert prompt(pico)


def test_mpremote_before_during_and_after_leaves_the_box_working(tables):
    _, four, copy = tables
    old, beside = games_on(Pico("pico", four))
    pico = on(four)
    stock = PicoLink(pico, resume=False)
    assert "saves" in stock.run("fs", "ls")
    box = Box(PicoWire(pico))
    assert box.who["games"] == 1
    # In the middle of a copy.
    box.ask("begin", what="restore")
    box.ask("write", name="games/00009.log", at=0, data="eHl6")
    assert stock.run("exec", "print(6 * 7)").strip() == "42"
    box = Box(PicoWire(pico))
    assert games_on(pico) == (old, beside)
    with pytest.raises(Refused):
        box.ask("write", name="games/00009.log", at=3, data="eHl6")
    box.restore(copy)
    # After it; longer than the watchdog waits.
    long = "import time\nfor _ in range(12): time.sleep(1)\nprint(1)"
    assert stock.run("exec", long).strip() == "1"
    assert Box(PicoWire(pico)).files().keys() >= copy.keys()
    stock.run("reset")
    assert Box(PicoWire(pico)).who["games"] == 1
