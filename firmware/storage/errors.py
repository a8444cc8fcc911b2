"""What can go wrong with what is kept; these classes stay in memory, so that they are the same
everywhere.
"""

from engine.compat import const

_ENOSPC = const(28)
# What the numbers of the files' errors mean, the same on boards and on Linux: a board has no words
# for most of them. 84 is littlefs's for what is damaged.
_WORDS = (
    (2, "store.error_missing"),
    (5, "store.error_io"),
    (19, "store.error_no_files"),
    (28, "store.error_full"),
    (30, "store.error_read_only"),
    (84, "store.error_damaged"),
)


def is_full(error):
    """Return whether an OSError says that no room is left, not that the flash fails."""
    return error.errno == _ENOSPC


def reason(error):
    """Return why an OSError of files was raised, a fact of a text: a (key, facts) pair, or the
    runtime's own words.

    >>> reason(OSError(28, "no room"))
    ('store.error_full', {})
    """
    for number, key in _WORDS:
        if number == error.errno:
            return key, {}
    return str(error)


class RecordError(ValueError):
    """What was read is no whole record, or what should be kept is too large for one."""


class StoreError(Exception):
    """Something cannot be kept or read: `key` and `facts` of the text that says what and why."""

    def __init__(self, key, **facts):
        super().__init__(key)
        self.key = key
        self.facts = facts
