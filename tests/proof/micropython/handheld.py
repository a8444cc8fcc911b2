"""The whole handheld inside real MicroPython: the same sources, and what they send."""

import shutil
import tempfile
from collections import namedtuple
from collections.abc import Iterable
from pathlib import Path

from host_tools.simulated.micropython import runtime

# One step of the firmware's loop: live bytes of the heap, what went to the display, and what was on
# the screen.
Moment = namedtuple("Moment", ("heap", "count", "sum", "game", "screen"))
_START = """
import gc
import inside
done = False
at = 0
measured = %s
steps = inside.playing('/tape', '/log', '/saves')
"""
# This build collects only while no program runs. To collect after each step takes as long as all
# steps.
_STEP = """
try:
    next(steps)
except StopIteration:
    done = True
if at % 20 == 0 or at in measured:
    gc.collect()
at += 1
"""
_FROZEN = "sys.path.append('.frozen')\n"
_UNIX = """
import inside
for _ in inside.playing('tape', 'log', 'saves'):
    pass
"""


def files(board: str) -> list:
    """Return the files for `board` as [(path inside, path outside)].

    They are the program and the fake hardware.
    """
    outside = {
        "/board.py": runtime.ROOT / "boards" / board / "board.py",
        "/machine.py": runtime.ROOT / "host_tools" / "simulated" / "emulator" / "machine.py",
        "/inside.py": runtime.ROOT / "tests" / "proof" / "micropython" / "inside.py",
    }
    return [*runtime.tree("engine", "firmware"), *outside.items()]


def play(
    tape: Iterable[str],
    board: str = "sim_128x64",
    data: Path | str | None = None,
    version: str = runtime.NEWEST,
    timeout: int = 900,
    measured: Iterable[int] = (),
) -> list:
    """Play the lines of a `tape` inside MicroPython; return a Moment for each step of the loop.

    `data` is a folder with the saved games to begin with. Of the Moments at the places `measured`,
    the heap has only what is live. Raises MicroPythonFailed if the program fails.
    """
    start = _START % list(measured)
    with tempfile.TemporaryDirectory(prefix="meldmate-") as folder:
        log, source = Path(folder, "log"), Path(folder, "tape")
        source.write_text("".join(line + "\n" for line in tape), encoding="utf-8")
        given = [*files(board), ("/tape", source)]
        for path in sorted(Path(data).rglob("*")) if data else ():
            if data and path.is_file():
                given.append((f"/saves/{path.relative_to(data).as_posix()}", path))
        runtime.run(
            start, given, save=[("/log", log)], step=_STEP, version=version, timeout=timeout
        )
        return _moments(log)


def play_unix(
    tape: Iterable[str], board: str = "sim_128x64", data: Path | str | None = None, heap: str = "1m"
) -> list:
    """Play a `tape` in the unix port on the PATH, within `heap`; return the Moments.

    A port with the program frozen in uses that instead of the sources.
    """
    with tempfile.TemporaryDirectory(prefix="meldmate-") as folder:
        inside = Path(folder, "board")
        frozen = runtime.is_frozen("firmware.device")
        for path, outside in files(board):
            if frozen and path.startswith(("/engine/", "/firmware/")):
                continue
            target = inside / path.lstrip("/")
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(outside, target)
        if data:
            shutil.copytree(data, inside / "saves")
        (inside / "tape").write_text("".join(line + "\n" for line in tape), encoding="utf-8")
        runtime.run_unix(_FROZEN * frozen + _UNIX, inside, heap)
        return _moments(inside / "log")


def _moments(log):
    """Return the Moment of each line of the file `log`."""
    found = []
    for line in log.read_text(encoding="utf-8").splitlines():
        words = line.split()
        found.append(Moment(*map(int, words[:3]), *words[3:]))
    return found
