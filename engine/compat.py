"""The differences between CPython and MicroPython, all in one place.

Everything else in `engine/` and `firmware/` is written in the language that both share.
"""

import binascii
import gc  # pyright: ignore[reportMissingModuleSource]
import os
from sys import modules

# Imports that only annotations need stand under `if TYPE_CHECKING:`. Type checkers treat a constant
# of this name as true.
TYPE_CHECKING = False
# The name of the engine's package: "engine", or "meldmate" where pip or mip installed it.
_ENGINE = __name__[: -len(".compat")]

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any, TypeGuard

try:
    from micropython import const  # pyright: ignore[reportMissingModuleSource, reportAssignmentType, reportUnusedImport]
except ImportError:  # CPython: a constant is just a value

    def const(value: object) -> "Any":
        """Return `value`; MicroPython's compiler folds the constant into the code."""
        return value


try:
    from time import sleep_ms, ticks_add, ticks_diff, ticks_ms  # pyright: ignore[reportMissingModuleSource, reportAssignmentType, reportUnusedImport]
except ImportError:  # CPython: the same four names on top of the monotonic clock
    import time  # pyright: ignore[reportMissingModuleSource]

    def ticks_ms() -> int:
        """Return a monotonic clock in milliseconds; it wraps at 2**30 as on MicroPython."""
        return int(time.monotonic() * 1000) & 0x3FFFFFFF  # pyright: ignore

    def ticks_add(ticks: int, delta: int) -> int:
        """Return the tick `delta` milliseconds after `ticks`."""
        return (ticks + delta) & 0x3FFFFFFF

    def ticks_diff(end: int, start: int) -> int:
        """Return the milliseconds from `start` to `end`, with sign, across a wrap."""
        return ((end - start + 0x20000000) & 0x3FFFFFFF) - 0x20000000

    def sleep_ms(ms: int) -> None:
        """Sleep for `ms` milliseconds."""
        time.sleep(ms / 1000)


# Whether a step of a long search takes a microsecond, and not some tens.
QUICK = not hasattr(gc, "mem_free")


def worked_ms(since: int = 0) -> int:
    """Return for how many milliseconds this program has worked `since` an earlier call's answer.

    In CPython time is left out in which other programs run; MicroPython has `ticks_ms` alone.
    """
    now = int(__import__("time").process_time() * 1000) if QUICK else int(ticks_ms())
    return (now - since) & 0x3FFFFFFF


def copied(value: "Any") -> "Any":
    """Return a copy of a value of JSON; what it holds is copied, too.

    >>> some = {"Ana": [1]}
    >>> copied(some) == some, copied(some)["Ana"] is some["Ana"]
    (True, False)
    """
    if is_object(value):
        return {name: copied(value[name]) for name in value}
    return [copied(one) for one in value] if is_list(value) else value


def is_whole(value: object) -> "TypeGuard[int]":
    """Return whether `value` is a whole number; True and False are not.

    >>> is_whole(7), is_whole(True), is_whole(7.0)
    (True, False, False)
    """
    return type(value) is int


def is_count(value: object) -> "TypeGuard[int]":
    """Return whether `value` is a whole number, 0 or more."""
    return type(value) is int and value >= 0


def is_list(value: object) -> "TypeGuard[list[Any]]":
    """Return whether `value` is a list, as a JSON array is read."""
    return isinstance(value, list)


def is_texts(value: object) -> "TypeGuard[list[str]]":
    """Return whether `value` is a list of texts."""
    return is_list(value) and all([isinstance(one, str) for one in value])


def is_sequence(value: object) -> "TypeGuard[Sequence[Any]]":
    """Return whether `value` is a list or a tuple."""
    return isinstance(value, (list, tuple))


def is_object(value: object) -> "TypeGuard[dict[str, Any]]":
    """Return whether `value` is a dict, as a JSON object is read."""
    return isinstance(value, dict)


def is_message(value: object) -> "TypeGuard[tuple[str, dict[str, Any]]]":
    """Return whether `value` is a (text key, facts) pair."""
    return isinstance(value, tuple) and len(value) == 2 and isinstance(value[1], dict)  # pyright: ignore[reportUnknownArgumentType]


def utf8(words: str) -> bytes:
    """Return a text as UTF-8; half a surrogate pair is encoded like any other character."""
    return words.encode("utf-8", "surrogatepass")


def is_whole_text(words: str) -> bool:
    """Return whether every character is one: half a surrogate pair is none, and cannot be written.

    >>> is_whole_text("Zoë"), is_whole_text(chr(0xD800))
    (True, False)
    """
    return not [letter for letter in words if 0xD800 <= ord(letter) <= 0xDFFF]


def is_plain(words: str) -> bool:
    """Return whether a text is printable ASCII.

    >>> is_plain("Ana 1"), is_plain("Zoë"), is_plain("")
    (True, False, True)
    """
    data = utf8(words)
    return not data or (min(data) >= 32 and max(data) < 127)


# The CRC-32 of bytes, as in zip files: of `data`, after bytes whose CRC-32 is `crc`.
crc32: "Callable[..., int]" = binascii.crc32  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]


def inflate(data: bytes, most: int) -> bytes:
    """Return what deflated bytes without a header unfold to; raise ValueError.

    That is raised for damaged bytes, and for more than `most` bytes, at most 8,192.

    >>> inflate(bytes((203, 72, 205, 201, 201, 7, 0)), 8), len(inflate(bytes((3, 0)), 0))
    (b'hello', 0)
    """
    try:
        deflate: Any = __import__("deflate")
        packed: Any = deflate.DeflateIO(__import__("io").BytesIO(data), deflate.RAW, 13)
    except (ImportError, AttributeError):  # CPython
        zlib: Any = __import__("zlib")
        unpacker: Any = zlib.decompressobj(-15)
        try:
            found: bytes = unpacker.decompress(data, most + 1)
        except zlib.error:
            raise ValueError("damaged")
        if len(found) <= most and not unpacker.eof:
            raise ValueError("damaged")
    else:
        try:
            found = packed.read(most + 1)
        except (OSError, EOFError):
            raise ValueError("damaged")
    if len(found) > most:
        raise ValueError("too long")
    return found


def sync(file: "Any") -> None:
    """Write everything buffered for an open file to the flash or disk before returning."""
    file.flush()
    if hasattr(os, "fsync"):
        os.fsync(file.fileno())
    elif hasattr(os, "sync"):
        os.sync()


def sync_name(path: str) -> None:
    """Write the name of a file to the disk; a board's file system has done so already."""
    computer: Any = os
    if hasattr(computer, "O_DIRECTORY"):
        folder = computer.open(computer.path.dirname(path) or ".", computer.O_DIRECTORY)
        computer.fsync(folder)
        computer.close(folder)


def collect() -> None:
    """Collect garbage if the runtime only does so once memory is full; CPython needs no call."""
    if hasattr(gc, "mem_free"):
        gc.collect()


def collect_early(count: int) -> None:
    """Have garbage collected each time `count` bytes were allocated, not only once memory is full.

    MicroPython takes the first room from the start of the heap: what is loaded while garbage lies
    there comes to lie behind it, and stays where it cuts the free memory into small pieces.
    """
    if hasattr(gc, "threshold"):
        gc.threshold(count)


def free_memory() -> int | None:
    """Return the number of free bytes in the heap, or None on CPython.

    Walks the whole heap: too slow for a key press.
    """
    if not hasattr(gc, "mem_free"):
        return None
    gc.collect()
    return gc.mem_free()


def weak_values() -> "Any":
    """Return a dict that keeps a value only while something else does, None where there is none."""
    try:
        return __import__("weakref").WeakValueDictionary()
    except (ImportError, AttributeError):  # MicroPython
        return None


def load_module(name: str) -> "Any":
    """Return the module called `name`, such as "firmware.screens.base"; import it if needed.

    "engine" in front stands for this package, also where its name is another. Raises ImportError if
    there is none.
    """
    real = _real(name)
    return modules.get(real) or __import__(real, None, None, ("x",))


def drop_module(name: str) -> None:
    """Let go of the module called `name`, if it is there; what others took out of it stays."""
    real = _real(name)
    parent, _, last = real.rpartition(".")
    if modules.pop(real, None) and hasattr(modules.get(parent), last):
        delattr(modules[parent], last)


def drop_package(name: str) -> None:
    """Let go of the modules of a package, where memory is short; the package itself stays."""
    if QUICK:
        return
    start = _real(name) + "."
    for one in list(modules):
        if one.startswith(start):
            drop_module(one)


def _real(name: str) -> str:
    """Return the name under which a module is imported here."""
    return _ENGINE + name[len("engine") :] if name.startswith("engine.") else name
