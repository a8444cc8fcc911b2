"""The one place that knows how CPython and MicroPython differ.

Everything else in `engine/` and `firmware/` is written in the language that both share.
"""

# Both runtimes' forms of one name stand here, and only one is there at a time.
# pyright: reportAssignmentType=false, reportAttributeAccessIssue=false

import binascii
import gc
import os

# What only annotations need is imported under `if TYPE_CHECKING:`; a type checker takes it for true
# by its name.
TYPE_CHECKING = False

try:
    from micropython import const
except ImportError:  # CPython: a constant is just a value

    def const(value):
        """Return `value`; MicroPython's compiler folds it into the code."""
        return value


try:
    from time import sleep_ms, ticks_add, ticks_diff, ticks_ms
except ImportError:  # CPython: the same four names on top of the monotonic clock
    import time

    def ticks_ms():
        """Milliseconds of a monotonic clock, wrapping at 2**30 as MicroPython's do."""
        return int(time.monotonic() * 1000) & 0x3FFFFFFF

    def ticks_add(ticks, delta):
        """Return the tick `delta` milliseconds after `ticks`."""
        return (ticks + delta) & 0x3FFFFFFF

    def ticks_diff(end, start):
        """Return the signed distance in milliseconds from `start` to `end`, across a wrap."""
        return ((end - start + 0x20000000) & 0x3FFFFFFF) - 0x20000000

    def sleep_ms(ms):
        """Sleep for `ms` milliseconds."""
        time.sleep(ms / 1000)


def is_whole(value):
    """Tell whether `value` is a whole number; True and False are none.

    >>> is_whole(7), is_whole(True), is_whole(7.0)
    (True, False, False)
    """
    return isinstance(value, int) and not isinstance(value, bool)


def is_count(value):
    """Tell whether `value` is a whole number from 0 on."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def utf8(words):
    """Return the bytes of a text; half of a surrogate pair is a character as any other."""
    return words.encode("utf-8", "surrogatepass")


def is_plain(words):
    """Tell whether a text is printable ASCII.

    >>> is_plain("Ana 1"), is_plain("Zoë"), is_plain("")
    (True, False, True)
    """
    data = utf8(words)
    return not data or (min(data) >= 32 and max(data) < 127)


# The CRC-32 of bytes, as zip files have it.
crc32 = binascii.crc32


def sync(file):
    """Bring what was written to an open file onto the flash (the disk) before going on."""
    file.flush()
    if hasattr(os, "fsync"):
        os.fsync(file.fileno())
    elif hasattr(os, "sync"):
        os.sync()


def collect():
    """Collect garbage where the runtime waits until its memory is full; CPython needs no
    reminder.
    """
    if hasattr(gc, "mem_free"):
        gc.collect()


def free_memory():
    """Return how many bytes of the heap are free, or None where nobody needs to know.

    It walks the whole heap: not for a press.
    """
    if not hasattr(gc, "mem_free"):
        return None
    gc.collect()
    return gc.mem_free()


def load_module(name):
    """Return the module called `name`, such as "firmware.screens.menu", imported when it is first
    asked for.

    Raises ImportError where there is none.
    """
    return __import__(name, None, None, ("x",))
