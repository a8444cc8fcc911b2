"""What a person waits for on a Pico: the built image on the emulated RP2040 at 125 MHz.

An evening of all five games and a tour of their screens are played in the simulator and then, press
by press, on the emulated Pico, with contacts that bounce; the display's memory is the same after
every press. A press lasts from the first contact to the last byte on the display's bus. Presses
within which the flash was written (`pico.saving`), a search showed its progress (`pico.search`) or
a QR code was made (`pico.qr`) are counted separately.

The waits of a real RP2040's flash are not in these times: `pico.cache` says how much longer a few
of the presses take with them, by a model of its cache (tests/proof/pico/cache.py).
"""

import json
import os
import subprocess
import sys
import tempfile
from collections import namedtuple
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from host_tools.base.command import show
from host_tools.simulated import emulator

emulator.install()

from firmware.storage.store import Store  # noqa: E402  the firmware's hardware modules are the emulator's
from host_tools.simulated.simulator import Simulator  # noqa: E402
from tests.proof.bench.durability import entry, header  # noqa: E402
from tests.proof.pico import (  # noqa: E402
    Pico,
    course,
    files,
    flashchip,
    heap,
    images,
    solvers,
    uf2,
)
from tests.proof.pico.tape import replay  # noqa: E402
from tests.proof.robot import visits  # noqa: E402

GAMES = ("Rumino", "Ginski", "Rummoli", "Rumski", "Tuscan Rummy")
# Visits of no game, or of only one.
OTHERS = (
    "what_the_start_offers",
    "a_meld_to_the_referee",
    "the_board_of_rummoli",
    "the_souvenirs",
)
# Screens of the_souvenirs whose live heap is reported.
SOUVENIRS = ("payments", "recount", "qr_code", "statistics")
LONG_GAME = 300
WORKERS = int(os.environ.get("MELDMATE_WORKERS", "2"))

# One press: milliseconds (None: nothing was sent), the screens before and after it, whether the
# flash was written before the last byte, whether an entry was saved, whether it searched, the live
# heap in bytes.
Row = namedtuple("Row", ("ms", "where", "saved", "kept", "searched", "live"))


def press_rows(
    flash: bytes | bytearray, visit: Any, times: flashchip.Times = flashchip.TYPICAL
) -> tuple[list, int]:
    """Play a visit; return (a Row for each press, the most bytes of the C stack in use)."""
    recorder = course.record(visit, flash)
    pico = Pico("pico", flash)
    pico.flash_times = times
    pico.power_on()
    pico.rest()
    rows, stack = [], 0
    before = {}

    def each(step, press):
        nonlocal before, stack
        stack = max(stack, heap.stack_used(pico))
        if press is not None:
            kept = sum(step.entries.values()) > sum(before.values())
            live = heap.measure(pico).live
            rows.append(Row(press.ms, step.where, press.saved, kept, step.searched, live))
        before = step.entries

    replay(pico, recorder.steps, each)
    return rows, stack


def _visit(arguments):
    flash, kind, title, rounds = arguments
    if kind == "evening":
        return press_rows(flash, visits.an_evening_of(title, rounds))
    return press_rows(flash, visits.a_tour_of(title) if kind == "tour" else getattr(visits, kind))


def play_all(flash: bytes | bytearray, quick: bool) -> tuple[list, int]:
    """Play everything, in WORKERS processes; return the results of press_rows together."""
    rounds = 1 if quick else 3
    work = [(flash, "evening", title, rounds) for title in GAMES]
    if not quick:
        work += [(flash, "tour", title, 0) for title in GAMES]
        work += [(flash, name, "", 0) for name in OTHERS]
    rows, stack = [], 0
    with ProcessPoolExecutor(WORKERS) as pool:
        for some, used in pool.map(_visit, work):
            rows += some
            stack = max(stack, used)
    return rows, stack


def spread(times: list[float]) -> dict[str, Any]:
    """Return median, 95th percentile, worst and count of times in milliseconds, as a figure.

    >>> spread([3.0, 1.0, 2.0])
    {'unit': 'ms', 'median': 2.0, 'p95': 2.0, 'worst': 3.0, 'mean': 2.0, 'n': 3}
    """
    ordered = sorted(times)
    if not ordered:
        return {"unit": "ms", "n": 0}
    return {
        "unit": "ms",
        "median": round(ordered[len(ordered) // 2], 1),
        "p95": round(ordered[int(0.95 * (len(ordered) - 1))], 1),
        "worst": round(ordered[-1], 1),
        "mean": round(sum(ordered) / len(ordered), 1),
        "n": len(ordered),
    }


def slowest(rows: list, count: int = 3) -> list[str]:
    """Return the slowest presses by name, each name once."""
    found = {}
    for row in rows:
        found[row.where] = max(found.get(row.where, 0), row.ms)
    return [
        f"{where}: {found[where]:.0f} ms"
        for where in sorted(found, key=lambda where: -found[where])[:count]
    ]


def press_figures(rows: list) -> dict[str, dict[str, Any]]:
    """Return the figures of presses, and of the heap after them."""
    seen = [row for row in rows if row.ms is not None]
    codes = [row for row in seen if row.where.endswith(" qr_code")]
    plain = [row for row in seen if not row.saved and not row.searched and row not in codes]
    table = {
        "pico.press": spread([row.ms for row in plain]),
        "pico.confirm": spread([row.ms for row in seen if row.kept]),
        "pico.saving": spread([row.ms for row in seen if row.saved and not row.kept]),
        "pico.search": spread([row.ms for row in seen if row.searched]),
        "pico.qr": spread([row.ms for row in codes]),
    }
    for name, some in (("pico.press", plain), ("pico.confirm", [row for row in seen if row.kept])):
        table[name]["slowest"] = slowest(some)
    for game in sorted(
        {row.where.split(" -> ")[1].split()[0] for row in rows if " " in row.where.split(" -> ")[1]}
    ):
        live = max(row.live for row in rows if row.where.split(" -> ")[1].startswith(game + " "))
        table["pico.heap." + game] = {"unit": "KiB", "value": round(live / 1024, 1)}
    for screen in SOUVENIRS:
        found = [row.live for row in rows if row.where.split()[-1] == screen]
        if found:
            value = round(max(found) / 1024, 1)
            table["pico.heap.screen." + screen] = {"unit": "KiB", "value": value}
    return table


def boot(flash: bytes | bytearray) -> "tuple[float, float, Pico]":
    """Return (milliseconds to the first picture, milliseconds to the last byte, the Pico).

    Both count from power-on.
    """
    pico = Pico("pico", flash)
    pico.power_on()
    first = pico.until_picture()
    pico.rest()
    return first, pico.bus.last / 1e6, pico


def long_game(flash: bytes | bytearray, count: int = LONG_GAME) -> bytearray:
    """Return a copy of `flash` with a game of `count` events, which was on the table."""
    copy = bytearray(flash)
    with files.opened(copy) as system:
        store = Store("/saves", system)
        number, journal = store.create(header())
        for index in range(count):
            journal.append(entry(index))
        store.put("current", number)
    return copy


def boot_figures(flash: bytes | bytearray) -> dict[str, dict[str, Any]]:
    """Return the figures of switching on; the sheet must be that of the simulator."""
    first, _, _ = boot(flash)
    played = long_game(flash)
    begun, last, pico = boot(played)
    box = Simulator("pico", flash=files.chip(played))
    assert box.frame() == pico.picture(), "the sheet of the long game is not the simulator's"
    return {
        "pico.boot": {"unit": "ms", "value": round(first, 1)},
        "pico.sheet300": {"unit": "ms", "value": round(last, 1), "first": round(begun, 1)},
    }


def confirm_figures(flash: bytes | bytearray) -> dict[str, dict[str, Any]]:
    """Return how long an entry takes to be saved on the slowest flash, in an evening of Rumino."""
    rows, _ = press_rows(flash, visits.an_evening_of("Rumino", 1), flashchip.LONGEST)
    return {"pico.confirm.longest": spread([row.ms for row in rows if row.kept])}


def cache_figures(flash: bytes | bytearray, count: int) -> dict[str, dict[str, Any]]:
    """Return how much longer a press and the start take with the waits for the flash.

    The first `count` presses of an evening of Rumino, one after the other; those that write the
    flash do not count.
    """
    steps = course.record(visits.an_evening_of("Rumino", 1), flash).steps[:count]
    pico = Pico("pico", flash)
    pico.power_on()
    first = pico.until_picture()
    pico.rest()
    plain = [pico.tap(step.pin, step.ms) for step in steps]
    with tempfile.NamedTemporaryFile(suffix=".bin") as file:
        file.write(flash)
        file.flush()
        taps = [f"{step.pin}:{step.ms}" for step in steps]
        done = subprocess.run(
            [sys.executable, "-m", "tests.proof.pico", "cached", file.name, *taps],
            env=dict(os.environ, RP2040PY_SKIP_CYTHON="1"),
            capture_output=True,
            encoding="utf-8",
            check=True,
        )
    found = json.loads(done.stdout)
    pairs = [
        (ms, one.ms)
        for ms, one in zip(found["presses"], plain, strict=True)
        if one and one.ms is not None and not one.saved
    ]
    ratios = sorted(ms / before for ms, before in pairs)
    return {
        "pico.cache": {
            "unit": "ratio",
            "value": round(sum(ms for ms, _ in pairs) / sum(ms for _, ms in pairs), 3),
            "least": round(ratios[0], 3),
            "most": round(ratios[-1], 3),
            "n": len(pairs),
            "boot": round(found["first"] / first, 3),
        }
    }


def solver_figures(flash: bytes | bytearray, quick: bool) -> dict:
    """Return the figures of the solvers, of a score form's preview, and of each rummy's referee."""
    table = {}
    for name, count in (("deadwood", 60), ("discard", 40), ("play", 40), ("preview", 30)):
        setup, hands = getattr(solvers, name)(count // 4 if quick else count)
        table["pico." + name] = spread(solvers.milliseconds(flash, setup, hands))
    for name in () if quick else solvers.rummies():
        setup, hands = solvers.rummy(name)
        times = solvers.milliseconds(flash, setup, hands)
        table["pico.rummy." + name] = spread(times)
        asked = [f"{row[1]}: {ms:.0f} ms" for row, ms in zip(hands, times, strict=True)]
        table["pico.rummy." + name]["asked"] = asked
    return table


def figures(quick: bool = False) -> dict:
    """Return the table of `make bench ARGS=pico`; without an image, an empty one."""
    try:
        image = images.of("pico")
    except images.NoImage as error:
        show(error, error=True)
        return {}
    flash = course.fresh(image)
    rows, stack = play_all(flash, quick)
    table = press_figures(rows)
    table.update(boot_figures(flash))
    table.update(solver_figures(flash, quick))
    table.update(confirm_figures(flash))
    table.update(cache_figures(flash, 8 if quick else 24))
    table["pico.stack"] = {"unit": "bytes", "value": stack}
    table["pico.image"] = {"unit": "KiB", "value": round(uf2.size(image) / 1024, 1)}
    return table
