"""Errors of saving and loading, in a module that stays loaded, so that the classes exist once."""

from engine.compat import TYPE_CHECKING, const

if TYPE_CHECKING:
    from typing import Any

    from engine.errors import EngineError
    from engine.types import Label

_ENOSPC = const(28)
# None of a file system: there is too little power to write with.
LOW_POWER = const(1001)
# No such file: the number of boards and Linux, and the one of the runtime in a browser.
_MISSING = (2, 44)
# What the error numbers of file systems mean, the same on boards and on Linux; a board has no words
# for most of them. 84 is littlefs's number for damage.
_WORDS = (
    (5, "store.error_io"),
    (19, "store.error_no_files"),
    (28, "store.error_full"),
    (30, "store.error_read_only"),
    (84, "store.error_damaged"),
    (LOW_POWER, "store.error_power"),
)

# Why the engine refuses what this version never wrote: a whole record with it is from a newer one.
_UNKNOWN = (
    "ask.unknown_option",
    "ask.bad_option",
    "all.unknown_event",
    "all.event_missing",
    "all.event_unknown_field",
)


def is_newer(error: "EngineError") -> bool:
    """Return whether an error in a saved game means that a newer version has played it.

    >>> from engine.errors import InputError
    >>> is_newer(InputError("options", "ask.unknown_option", name="chips_total"))
    True
    """
    return error.key in _UNKNOWN


def is_full(error: "OSError") -> bool:
    """Return whether an OSError means that there is no room, rather than that the flash fails."""
    return error.errno == _ENOSPC


def trouble(error: "OSError") -> str:
    """Return how the text keys for a failed write end: `full`, `low` (battery) or `failed`.

    >>> trouble(OSError(28, "")), trouble(OSError(LOW_POWER, "")), trouble(OSError(5, ""))
    ('full', 'low', 'failed')
    """
    if is_full(error):
        return "full"
    return "low" if error.errno == LOW_POWER else "failed"


def is_missing(error: "Exception") -> bool:
    """Return whether an error means that there is no such file, rather than a damaged one.

    >>> is_missing(OSError(2, "")), is_missing(OSError(5, "")), is_missing(RecordError())
    (True, False, False)
    """
    return isinstance(error, OSError) and error.errno in _MISSING


def reason(error: "OSError") -> "Label":
    """Return why a file operation failed, as a fact of a text.

    >>> reason(OSError(28, "no room"))
    ('store.error_full', {})
    """
    if is_missing(error):
        return "store.error_missing", {}
    for number, key in _WORDS:
        if number == error.errno:
            return key, {}
    return str(error)


class RecordError(ValueError):
    """What was read is not a valid record, or what should be saved is too large for one."""


class StoreError(Exception):
    """Something cannot be saved or read; `key` and `facts` make the text that says why."""

    def __init__(self, key: str, **facts: "Any"):
        super().__init__(key)
        self.key = key
        self.facts = facts


class NewerError(StoreError):
    """A newer version of the program wrote this file: it can be read after an update."""


class MisplacedError(StoreError):
    """A file has the journal of another game, of that with this `number`."""

    def __init__(self, name: str, number: int):
        super().__init__("store.misplaced", name=name, n=number)
        self.number = number
