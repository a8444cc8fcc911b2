"""The whole handheld inside real MicroPython, from compiled modules, with its heap measured."""

import tempfile
from collections import namedtuple
from pathlib import Path

from host_tools.build import make
from host_tools.build.compile import ROOT, compile_module
from host_tools.micropython import runtime

_HERE = Path(__file__).resolve().parent
# `heap` is live bytes after a collection, `peak` live and garbage before one.
Moment = namedtuple("Moment", ("heap", "peak", "count", "sum"))
_START = """
import gc
import machine, inside
gc.collect()
"""
_BEGIN = """
base = gc.mem_alloc()
hand = inside.Handheld('/saves', {'simulator': True})
tape = open('/tape')
told = open('/told', 'w')
done = False
"""
# Several lines of the tape, up to one that made the firmware run; the heap is collected after it.
_STEP = """
told.write('h %d\\n' % (gc.mem_alloc() - base))
while True:
    line = tape.readline()
    if not line:
        done = True
        told.close()
        break
    if hand.play(line):
        count, total = hand.chip.take()
        told.write('%d %d %d\\n' % (gc.mem_alloc() - base, count, total))
        break
gc.collect()
"""


def files(board, folder, speak=("en",)):
    """Build the firmware of `board` in `folder`; return what goes inside, with the fake hardware."""
    built = make(board, Path(folder, "build"), speak)
    for name, path in (("machine", ROOT / "host_tools" / "emulator" / "machine.py"), ("inside", _HERE / "inside.py")):
        compile_module(path.read_text(encoding="utf-8"), name + ".py", Path(folder, name + ".mpy"))
    found = [("/" + path, built.folder / path) for path in built.files if path.endswith(".mpy")]
    return [*found, ("/machine.mpy", Path(folder, "machine.mpy")), ("/inside.mpy", Path(folder, "inside.mpy"))]


def play(tape, board="sim_128x64", data=None, version=runtime.NEWEST, timeout=900):
    """Play the lines of a `tape` inside MicroPython; return a Moment for each round of the loop.

    `data` is a folder with the saved games to begin with. Raises MicroPythonFailed where the program
    breaks.
    """
    with tempfile.TemporaryDirectory(prefix="meldmate-") as folder:
        told, source = Path(folder, "told"), Path(folder, "tape")
        source.write_text("".join(line + "\n" for line in tape), encoding="utf-8")
        given = [*files(board, folder), ("/tape", source)]
        for path in sorted(Path(data).rglob("*")) if data else ():
            if path.is_file():
                given.append((f"/saves/{path.relative_to(data).as_posix()}", path))
        runtime.run(
            [_START, _BEGIN], given, save=[("/told", told)], step=_STEP, version=version, timeout=timeout
        )
        return _moments(told.read_text(encoding="utf-8").splitlines())


def _moments(lines):
    """Pair each round of the loop with the live heap that was found after it."""
    moments, last = [], None
    for line in lines:
        words = line.split()
        if words[0] == "h":
            if last:
                moments.append(Moment(int(words[1]), *last))
            last = None
        else:
            last = [int(word) for word in words]
    return moments
