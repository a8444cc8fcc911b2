"""Counts what the program does for a press, so that a loop without an end fails, and says where.

A step is a call of a Python function, or a line run in a function of engine/ or firmware/ that has
a `while`. Nothing depends on the clock or on the computer.
"""

import dis
import sys
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, TypeVar

_T = TypeVar("_T")

# The most steps of one pass of the firmware's loop: all that a press leads to, with its picture; of
# a search that shows how far it is, up to each report. Without a search, the most that any
# test needs is 64,000, on a box full of games.
LIMIT = 1_000_000
# The most steps of such a search in all.
SEARCH = 100_000_000

_ROOT = Path(__file__).resolve().parents[2]
_OURS = (str(_ROOT / "engine"), str(_ROOT / "firmware"))


class EndlessError(BaseException):
    """A press takes more steps than are allowed; the text has its key, the screen, and the calls.

    No `Exception`: the program itself takes up all of those.
    """


def has_while(code: CodeType) -> bool:
    """Return whether a function jumps back to anything but the head of a `for`."""
    names = {one.offset: one.opname for one in dis.get_instructions(code)}
    return any(
        "BACKWARD" in one.opname
        and "NO_INTERRUPT" not in one.opname
        and names.get(one.argval) != "FOR_ITER"
        for one in dis.get_instructions(code)
    )


class Steps:
    """Runs parts of a program and counts their steps.

    `most` and `longest` are the most steps that one pass took so far, without a search that reports
    and with one.
    """

    def __init__(self) -> None:
        from firmware.device import Device

        # Its local variables `key` and `kind` name the press.
        self._loop = Device.step.__code__
        # Through it, a search shows how far it is.
        self._report = Device._busy.__code__
        self._loops: dict[CodeType, bool] = {}
        self._left = self._before = 0
        self._searched = False
        self.most = self.longest = 0

    def count(self, do: Callable[..., _T], *arguments: Any) -> _T:
        """Return what `do(*arguments)` returns; raises EndlessError.

        While someone else traces (a debugger), nothing is counted.
        """
        if sys.gettrace() is not None:
            return do(*arguments)
        self._left, self._before, self._searched = LIMIT, 0, False
        sys.settrace(self._call)
        try:
            return do(*arguments)
        finally:
            sys.settrace(None)
            steps = self._before + LIMIT - self._left
            if self._searched:
                self.longest = max(self.longest, steps)
            else:
                self.most = max(self.most, steps)

    def _call(self, frame: FrameType, event: str, arg: Any) -> Callable | None:
        """Count a call."""
        self._left -= 1
        if self._left <= 0:
            self._fail(frame)
        code = frame.f_code
        if code is self._report:
            self._reported(frame)
        loops = self._loops.get(code)
        if loops is None:
            loops = code.co_filename.startswith(_OURS) and has_while(code)
            self._loops[code] = loops
        return self._line if loops else None

    def _line(self, frame: FrameType, event: str, arg: Any) -> Callable:
        """Count a line."""
        self._left -= 1
        if self._left <= 0:
            self._fail(frame)
        return self._line

    def _reported(self, frame: FrameType) -> None:
        """Begin anew to count: a search has shown how far it is."""
        self._before += LIMIT - self._left
        self._left = LIMIT
        self._searched = True
        if self._before > SEARCH:
            self._fail(frame)

    def _fail(self, frame: FrameType) -> None:
        """Raise EndlessError."""
        where: list[str] = []
        press = "no press"
        at: FrameType | None = frame
        while at is not None:
            if at.f_code is self._loop:
                values = at.f_locals
                if "key" in values:
                    press = f"{values['key']!r} ({values['kind']})"
                screens = getattr(values["self"].app, "stack", ())
                if screens:
                    press += f" on {screens[-1].module}"
                break
            name = f"{Path(at.f_code.co_filename).stem}.{at.f_code.co_name}"
            if name not in where:
                where.append(name)
            at = at.f_back
        steps = self._before + LIMIT - self._left
        raise EndlessError(f"{press} has no end in {steps} steps: {' < '.join(where[:9])}")
