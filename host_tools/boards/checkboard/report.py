"""The report on a tested board: its figures beside those of the emulated Pico."""

import ast
from collections import namedtuple
from typing import TYPE_CHECKING, Any

from host_tools.base.boards import boards, fits, kinds
from host_tools.boards.checkboard.probes import least

if TYPE_CHECKING:
    from collections.abc import Sequence

# Of a look at the board with a person: `what` was tried, `result` is "right", "wrong" or "skipped",
# `words` say more.
Finding = namedtuple("Finding", ("what", "result", "words"))

# What the same probes printed on the emulated RP2040 at 125 MHz: a real one takes 1.25 to 1.56
# times as long (docs/dev/figures.md). Milliseconds: median, worst.
EMULATED = {
    "frame": ("53.7", "53.7"),
    "key": ("35.6", "35.8"),
    "deadwood": ("1.0", "6.6"),
    "discard": ("5.1", "9.6"),
    "write": ("50.4", "97.1"),
}

# (name of the probe's line, what it is for a person).
_TIMES = (
    ("frame", "a whole frame"),
    ("key", "a key, to the last byte"),
    ("deadwood", "deadwood of ten cards"),
    ("discard", "best discard of ten cards"),
    ("write", "64 bytes onto flash"),
)


def facts(said: str) -> dict:
    """Return {name: value} of the lines "check NAME VALUE" in what a board printed.

    >>> facts("noise\\ncheck bus i2c\\n")
    {'bus': 'i2c'}
    """
    lines = [line.strip().split(" ", 2) for line in said.splitlines()]
    return {line[1]: line[2] for line in lines if line[0] == "check" and len(line) == 3}


def rows(words: str) -> list:
    """Return the list that a board printed.

    >>> rows("[['OK', 14, 'ok', None]]")
    [['OK', 14, 'ok', None]]
    """
    return ast.literal_eval(words)


def doubts(found: dict) -> list[str]:
    """Return what is wrong with a board, a sentence each, given its facts."""
    wrong = []
    name, machine = found.get("board"), found.get("machine")
    if name in boards() and machine and not fits(name, machine):
        wrong.append(
            f"The program is for {name}, which is {kinds(name)}; MicroPython calls this board"
            f" {machine}. Install the image of the board that you have, or write its own"
            " MACHINES in its board.py if it is wired like this one on purpose."
        )
    if found.get("screen", "lit") != "lit":
        at = f" at {found['wanted']}" if "wanted" in found else ""
        there = f"; on its bus are: {found['answers']}" if "answers" in found else ""
        wrong.append(
            f"The screen{at} does not answer ({found['screen']}){there}. Look at its wires and at"
            " the order of its pins, then at `SCREEN` in the board file."
        )
    if found.get("held", "none") != "none":
        wrong.append(
            f"Pressed while no one presses: {found['held']}. Look at those buttons' wires and"
            " KEYS_PRESSED."
        )
    if found.get("fault", "none") != "none":
        wrong.append(f"The program failed: {found['fault']}")
    if "written" in found and found["written"] != "1280":
        wrong.append(f"Of 1280 bytes that were written to flash {found['written']} came back.")
    if "least" in found and found["least"] != least():
        wrong.append(f"The deadwood of known hands is {least()}; the board says {found['least']}.")
    return wrong


def _kib(value):
    return f"{int(value) // 1024} KiB"


def lines(
    found: dict,
    failures: dict,
    tests: tuple[int, int, int] | None,
    findings: "Sequence[Finding]" = (),
) -> list[str]:
    """Return the report's lines.

    `found` has the facts, `failures` {failed probe: why}, `tests` (passed, failed, seconds),
    `findings` what a person found.
    """
    rows: list[Any] = ["Meldmate board check", ""]
    rows.append(f"board      {found.get('board', '?')}, {found.get('machine', '?')}")
    where = "in the image" if found.get("frozen") == "True" else "on the files"
    rows.append(
        f"program    {found.get('program', '?')}, {where}; MicroPython"
        f" {found.get('micropython', '?')}"
    )
    if "clock" in found:
        rows.append(f"clock      {int(found['clock']) / 1e6:.0f} MHz")
    if "memory" in found:
        live = f", {_kib(found['live'])} live with the program loaded" if "live" in found else ""
        rows.append(f"memory     {_kib(found['memory'])}{live}")
    if "flash" in found:
        whole, free = found["flash"].split()
        rows.append(f"flash      {_kib(whole)} for files, {_kib(free)} free")
    if "answers" in found:
        rows.append(
            f"bus        {found.get('bus', '?')}: {found['answers']} (the screen:"
            f" {found['wanted']})"
        )
    rows += ["", f"{'milliseconds':28}{'median':>8}{'worst':>8}{'emulated':>10}{'worst':>8}"]
    for name, words in _TIMES:
        if name in found:
            mine, emulated = found[name].split(), EMULATED.get(name, ("-", "-"))
            rows.append(f"{words:28}{mine[0]:>8}{mine[1]:>8}{emulated[0]:>10}{emulated[1]:>8}")
    if tests:
        rows += ["", f"tests      {tests[0]} passed, {tests[1]} failed, {tests[2]} s"]
    if findings:
        rows += ["", "with a person"]
        for one in findings:
            # What is wrong, or why it was skipped, or a figure; not what a right answer would be.
            words = f": {one.words}" if one.result != "right" or one.words[-2:] == "ms" else ""
            rows.append(f"  {one.result:8} {one.what}{words}")
    rows += (
        ["", *(f"NOT TRIED  {what}: {why}" for what, why in failures.items())] if failures else []
    )
    rows += ["", *(f"WRONG      {sentence}" for sentence in doubts(found))] if doubts(found) else []
    return rows
