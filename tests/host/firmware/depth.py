"""How much of a board's C stack the program's calls and imports take."""

import inspect
import sys
from contextlib import contextmanager

from host_tools.micropython.runtime import ROOT

# The C stack of an RP2040 under MicroPython, in bytes.
STACK = 7936
# What a frame takes of it, measured on the emulated Pico with `micropython.stack_use()`
# (MicroPython 1.25, a function of one to three arguments with as many locals, frozen): a call, one
# with * or ** in its signature, the making of an object, a comprehension, a generator, an import.
# What lies below `main` takes the least.
_CALL, _VARIABLE, _INIT, _COMPREHENSION, _GENERATOR, _IMPORT, _BELOW = (
    240,
    352,
    370,
    352,
    200,
    570,
    300,
)
_OURS = (str(ROOT / "engine") + "/", str(ROOT / "firmware") + "/")


def _size(code):
    """Return the bytes of stack that a frame of `code` takes, by estimate."""
    if code.co_name == "<module>":
        return _IMPORT
    if code.co_name[0] == "<" and code.co_name != "<lambda>":
        return _COMPREHENSION
    if code.co_name == "__init__":
        return _INIT
    if code.co_flags & inspect.CO_GENERATOR:
        return _GENERATOR
    if code.co_flags & (inspect.CO_VARARGS | inspect.CO_VARKEYWORDS):
        return _VARIABLE
    return _CALL


class Depth:
    """Watches the program's calls while it is used as a context.

    `imports` is the most modules that were being imported at one time, `bytes` the most stack, by
    estimate, and `deepest` names the functions that took it.
    """

    def __init__(self):
        self.imports = 0
        self.bytes = self._now = _BELOW
        self.deepest = ()
        self._stack = []

    def __enter__(self):
        self._before = sys.getprofile()
        sys.setprofile(self._watch)
        return self

    def __exit__(self, *_):
        sys.setprofile(self._before)

    def _watch(self, frame, event, _):
        code = frame.f_code
        if event not in ("call", "return") or not code.co_filename.startswith(_OURS):
            return
        if event == "call":
            self._stack.append(code)
            self._now += _size(code)
            if code.co_name == "<module>":
                self.imports = max(
                    self.imports, sum(each.co_name == "<module>" for each in self._stack)
                )
            if self._now > self.bytes:
                self.bytes = self._now
                self.deepest = tuple(self._stack)
        elif self._stack:
            self._now -= _size(self._stack.pop())

    def __str__(self):
        """Return the deepest stack in words, a line for each function."""
        lines = [
            f"{code.co_filename.removeprefix(str(ROOT) + '/')}:{code.co_name}"
            for code in self.deepest
        ]
        return f"{self.bytes} bytes:\n" + "\n".join(lines)


@contextmanager
def in_steps():
    """Watch the rounds of the firmware's loop, and nothing else, while this is used as a context;
    give the Depth.
    """
    from firmware.device import Device

    depth, step = Depth(), Device.step

    def watched(self, now):
        with depth:
            return step(self, now)

    Device.step = watched
    try:
        yield depth
    finally:
        Device.step = step
