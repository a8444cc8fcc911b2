"""The whole handheld inside real MicroPython, from compiled modules, with its heap measured."""

import runpy
import shutil
import tempfile
from collections import namedtuple
from pathlib import Path

from host_tools.build import make
from host_tools.build.compile import ROOT, compile_module
from host_tools.micropython import runtime
from host_tools.micropython.fake import modules

# One round of the firmware's loop: `heap` is live bytes after a collection, `peak` live and garbage
# before it; what went to the display, and what was on the screen.
Moment = namedtuple("Moment", ("heap", "peak", "count", "sum", "game", "screen"))
# The heap of the board that is imitated: this build's grows by itself.
BOARD_HEAP = 96 * 1024
_START = """
import gc
import machine, inside, measured, board
gc.collect()
"""
# What the fake hardware takes is no part of what the program takes.
_BEGIN = f"""
hand = inside.Handheld('/saves', {{'simulator': True, 'room': lambda: {BOARD_HEAP} - (gc.mem_alloc() - base)}})
done = False
gc.collect()
base = gc.mem_alloc()
steps = measured.playing(hand, base, {BOARD_HEAP})
import bundle
bundle.mount('/meldmate.bundle', '/m')
"""
# This build collects where no program runs.
_STEP = """
done = next(steps, True)
gc.collect()
"""


def files(board, folder, names):
    """Build the firmware of `board` in `folder`; return what goes inside, with modules of ours called `names`."""
    built = make(board, Path(folder, "build"))
    found = [("/" + path, built.folder / "flash" / path) for path in built.files if path != "main.py"]
    facts = runpy.run_path(str(ROOT / "boards" / board / "board.py"))
    for name, source in modules(facts, names).items():
        compile_module(source, name + ".py", Path(folder, name + ".mpy"))
        found.append((f"/{name}.mpy", Path(folder, name + ".mpy")))
    return found


def play(tape, board="sim_128x64", data=None, version=runtime.NEWEST, timeout=900):
    """Play the lines of a `tape` inside MicroPython; return a Moment for each round of the loop.

    `data` is a folder with the saved games to begin with. Raises MicroPythonFailed where the program
    breaks.
    """
    with tempfile.TemporaryDirectory(prefix="meldmate-") as folder:
        told, source = Path(folder, "told"), Path(folder, "tape")
        source.write_text("".join(line + "\n" for line in tape), encoding="utf-8")
        given = [*files(board, folder, ("inside", "measured")), ("/tape", source)]
        for path in sorted(Path(data).rglob("*")) if data else ():
            if path.is_file():
                given.append((f"/saves/{path.relative_to(data).as_posix()}", path))
        runtime.run(
            [_START, _BEGIN], given, save=[("/told", told)], step=_STEP, version=version, timeout=timeout
        )
        return _moments(told.read_text(encoding="utf-8").splitlines())


# The unix port collects by itself, and its heap has a hard limit; between two parts of a press it is
# tidied, as on a board, and switching off ends it. Locals have no names in memory.
_UNIX = """
def play():
    import bundle, inside
    bundle.mount('meldmate.bundle', '/m')
    hand = inside.Handheld('saves', {'simulator': True})
    told = open('told', 'w')
    for line in open('tape'):
        if hand.begin(line):
            while hand.part():
                hand.collect()
            told.write('%d %d\\n' % hand.take())
    told.close()
play()
"""


def play_unix(tape, board="sim_128x64", data=None, heap="96k"):
    """Play a `tape` in the unix port that is on the PATH, within `heap`; return [(count, sum)]."""
    with tempfile.TemporaryDirectory(prefix="meldmate-") as folder:
        inside = Path(folder, "board")
        for path, outside in files(board, folder, ("inside",)):
            target = inside / path.lstrip("/")
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(outside, target)
        if data:
            shutil.copytree(data, inside / "saves")
        found = []
        for lines in _evenings(tape):
            (inside / "tape").write_text("".join(line + "\n" for line in lines), encoding="utf-8")
            runtime.run_unix(_UNIX, inside, heap)
            told = (inside / "told").read_text(encoding="utf-8").splitlines()
            found += [tuple(int(word) for word in line.split()) for line in told]
        return found


def _evenings(tape):
    """Yield the parts of a tape from one switching on to the next."""
    lines = []
    for line in tape:
        if line == "r" and lines:
            yield lines
            lines = []
        lines.append(line)
    yield lines


def _moments(lines):
    """Return the Moment that each line tells."""
    found = []
    for line in lines:
        words = line.split()
        found.append(Moment(*map(int, words[:4]), *words[4:]))
    return found
