"""What can go wrong with what is kept; these classes stay in memory, so that they are the same
everywhere.
"""

from engine.compat import const

_ENOSPC = const(28)


def is_full(error):
    """Tell whether an OSError says that there is no room left, not that the flash itself fails."""
    return error.errno == _ENOSPC


class RecordError(ValueError):
    """What was read is no whole record, or what should be kept is too large for one."""


class StoreError(Exception):
    """Something cannot be kept or read: `key` and `facts` of the text that says what and why."""

    def __init__(self, key, **facts):
        super().__init__(key)
        self.key = key
        self.facts = facts
