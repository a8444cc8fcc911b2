"""The heap that the program takes on a board: `python -m host_tools.bench.memory`.

Measured inside real MicroPython with words of four bytes like the boards', from the very bundle that
a board gets: live bytes after a collection, and the highest point, live and garbage, before one. The
fake hardware is not counted. What is played: an evening of all five games by keys, and on the way
every row of every menu.
"""

import shutil
import sys
import tempfile
from collections import namedtuple
from pathlib import Path

from engine.texts import variants
from host_tools.build.compile import ROOT, make
from host_tools.micropython import handheld
from host_tools.micropython.tape import Recorder

KIB = 1024
# The most live heap after a collection, in bytes, and the highest point before one, for whatever is on the
# screen: this build collects nothing while a part of a press is dealt with.
LIVE = 64 * KIB
HIGHEST = handheld.BOARD_HEAP
# The heap in which an evening has to play where it has a hard limit, with words of four bytes; the fake
# hardware's 4 KiB and the holes are in it, too.
HARD_LIMIT = 96 * KIB
# How much the live heap may differ after many rounds.
DRIFT = 1 * KIB
Row = namedtuple("Row", ("game", "screen", "live", "highest"))


def record(visit, players=("Ana", "Bo", "Cy"), board="sim_128x64"):
    """Let `visit(table)` play with a Player; return (Recorder, folder of the saved games before)."""
    tests = str(ROOT / "tests" / "host")
    if tests not in sys.path:
        sys.path.insert(0, tests)
    from player import Player

    folder = Path(tempfile.mkdtemp(prefix="meldmate-")) / "saves"
    with Player(board, players) as table:
        shutil.copytree(table.box.data, folder)
        recorder = Recorder(table.box)
        table.changed()
        visit(table)
    return recorder, folder


def evening(table):
    """Play the evening that the tests play."""
    from evening import play

    play(table)


# Rows of a sheet's menu that are looked into: how many keys deep OK and down lead on from there.
_LOOKED_INTO = (
    ("ui.referee", 4),
    ("table_screen.do", 3),
    ("ui.history", 1),
    ("ui.board", 0),
    ("ui.deal", 0),
    ("ui.coming", 0),
    ("ui.rulebook", 3),
    ("ui.house_rules", 0),
    ("ui.settings", 0),
    ("ui.undo", 0),
)
_FAR = 40


def tour(table):
    """Begin each game, enter a round, and look into what its menu and its referee offer."""
    from evening import COURSE, ENTER, PLAYERS

    for title, _ in COURSE:
        table.sit_down(title, PLAYERS)
        ENTER[title](table, "Ana", ["Bo", "Cy"])
        for key, deep in _LOOKED_INTO:
            table.press("back")
            if _choose(table, key):
                for _ in range(deep):
                    _tap(table, "ok")
                    _tap(table, "down")
            _back_to_the_sheet(table)
        table.menu("ui.put_away")


def followed(table):
    """Follow a hand of Rummoli card by card, as the tests do."""
    from test_stops_screen import lays, leads, to_stops

    to_stops(table, ("Ana", "Bo", "Cy"))
    leads(table, "Bo", "4D")
    lays(table, "Bo")
    lays(table, "Cy")
    lays(table, "Bo", 3)
    table.press("ok", "right")
    leads(table, "Bo", "10S")
    table.press("back")


def _choose(table, key):
    """Choose a row of the menu, if it is there."""
    forms = variants(key)
    for _ in range(_FAR):
        if any(table.chosen().startswith(form) for form in forms):
            table.press("ok")
            return True
        _tap(table, "down")
    return False


def _tap(table, key):
    table.box.press(key)
    table.changed()


def _back_to_the_sheet(table):
    for _ in range(_FAR):
        if table.box.device.app.stack[-1].module == "sheet":
            return
        _tap(table, "back")
    raise AssertionError("There is no way back to the sheet.")


def measure(visit):
    """Return the Moments of `visit` inside MicroPython."""
    recorder, folder = record(visit)
    try:
        return handheld.play(recorder.tape, "sim_128x64", folder)
    finally:
        shutil.rmtree(folder.parent, ignore_errors=True)


def rows(moments):
    """Return a Row for each game and screen: the most live bytes, and the highest point."""
    found = {}
    for moment in moments:
        key = moment.game, moment.screen
        live, highest = found.get(key, (0, 0))
        found[key] = max(live, moment.heap), max(highest, moment.peak)
    return [Row(*key, *found[key]) for key in sorted(found)]


def over_budget(moments):
    """Return a sentence for each screen that takes more than its budget."""
    found = []
    for row in rows(moments):
        if row.live > LIVE or row.highest > HIGHEST:
            found.append(f"{row.game} {row.screen}: {row.live:,} live, {row.highest:,} highest")
    return found


def many_rounds(count):
    """Return the live heap on the sheet after the third and the last of `count` hands in a row."""
    marks = []

    def visit(table):
        from evening import PLAYERS, tuscan

        table.sit_down("Tuscan Rummy", PLAYERS)
        for _ in range(3):
            tuscan(table, "Ana", ["Bo", "Cy"])
            marks.append(table.box.bench.now)

    recorder, folder = record(visit)
    try:
        before, after = marks[1], marks[2]
        one = recorder.tape[recorder.tape.index(f"s {before}") + 1 :]
        tape = list(recorder.tape)
        for number in range(1, count - 2):
            tape += [_later(line, number * (after - before)) for line in one]
        moments = handheld.play(tape, "sim_128x64", folder)
    finally:
        shutil.rmtree(folder.parent, ignore_errors=True)
    return moments[len(recorder.sent) - 1].heap, moments[-1].heap


def _later(line, ms):
    return f"s {int(line[2:]) + ms}" if line.startswith("s ") else line


def figures(quick=False):
    """Return the figures for `make bench`: heap for each game and screen, drift, and size on flash."""
    moments = measure(tour) + measure(followed) + ([] if quick else measure(evening))
    early, late = many_rounds(50 if quick else 150)
    table = {
        "heap.drift": {"unit": "bytes", "value": late - early, "rounds": 50 if quick else 150},
        "flash.mpy": {"unit": "KiB", "value": round(make("pico", tempfile.mkdtemp()).size / KIB, 1)},
    }
    for name in sorted({moment.game for moment in moments if moment.game != "-"}):
        playing = [moment for moment in moments if moment.game == name]
        live, peak = max(m.heap for m in playing), max(m.peak for m in playing)
        table["heap.live." + name] = {"unit": "KiB", "value": round(live / KIB, 1)}
        table["heap.peak." + name] = {"unit": "KiB", "value": round(peak / KIB, 1)}
    for row in rows(moments):
        name = f"memory {row.game} {row.screen}" if row.game != "-" else f"memory {row.screen}"
        table[name] = {"unit": "bytes", "value": row.live, "highest": row.highest}
    table["memory all"] = {
        "unit": "bytes",
        "value": max(moment.heap for moment in moments),
        "highest": max(moment.peak for moment in moments),
    }
    return table


def main():
    """Print the table."""
    moments = measure(evening) + measure(tour) + measure(followed)
    print(f"{'game':<10} {'screen':<16} {'live':>9} {'highest':>9}   bytes of heap")
    for row in rows(moments):
        print(f"{row.game:<10} {row.screen:<16} {row.live:>9,} {row.highest:>9,}")
    print(f"{'':<10} {'all':<16} {max(m.heap for m in moments):>9,} {max(m.peak for m in moments):>9,}")


if __name__ == "__main__":
    main()
