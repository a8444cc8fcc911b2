"""The time of day, if it is known; a clock that was never set is not believed."""

from time import localtime

from engine.compat import TYPE_CHECKING, const, utf8

if TYPE_CHECKING:
    from typing import Any, TypeGuard

    from engine.types import Facts, Message

# A board's clock that was not set since power-on starts in 2000, 2020 or 2021.
_SET = const(2025)
# What `minutes` counts for the first day of 2000.
_DAYS = const(730426)


def now() -> str | None:
    """Return the local time as "2026-11-21T20:15", or None if the clock was not set."""
    parts = localtime()
    if parts[0] < _SET:
        return None
    return "%04d-%02d-%02dT%02d:%02d" % tuple(parts[:5])


def is_time(words: object) -> "TypeGuard[str]":
    """Return whether `words` is a time as `now` returns it, with or without seconds.

    >>> is_time("2026-11-21T20:15"), is_time("2026-11-21"), is_time(None)
    (True, False, False)
    """
    if not isinstance(words, str) or len(words) < 16:
        return False
    digits = words[:4] + words[5:7] + words[8:10] + words[11:13] + words[14:16]
    return words[4] + words[7] + words[10] + words[13] == "--T:" and utf8(digits).isdigit()


def set_clock(words: object) -> bool:
    """Set the board's clock to a local time such as "2026-11-21T20:15:30".

    Returns whether that was a time since 2025 and the board has a clock.
    """
    import machine

    if not is_time(words) or len(words) != 19 or not utf8(words[17:19]).isdigit():
        return False
    year, month, day = int(words[:4]), int(words[5:7]), int(words[8:10])
    hour, minute, second = int(words[11:13]), int(words[14:16]), int(words[17:19])
    if not (_SET <= year < 2100 and 1 <= month <= 12 and 1 <= day <= 31):
        return False
    if hour > 23 or minute > 59 or second > 59:
        return False
    ends = words[:5] + "%02d-01" % (month + 1) if month < 12 else "%d-01-01" % (year + 1)
    if minutes(words) >= minutes(ends + "T00:00"):
        # There is no such day in this month.
        return False
    clock: Any = getattr(machine, "RTC", None)
    if clock is None:
        return False
    # The first day of 2000 was a Saturday; a week begins with Monday, which is 0.
    weekday = (minutes(words) // 1440 + 5) % 7
    clock().datetime((year, month, day, weekday, hour, minute, second, 0))
    return True


def minutes(words: str) -> int:
    """Return the minutes from the start of 2000 to a time of `is_time`.

    >>> minutes("2000-01-02T00:01"), minutes("2024-03-01T00:00") - minutes("2024-02-28T00:00")
    (1441, 2880)
    """
    year, month, day = int(words[:4]), int(words[5:7]), int(words[8:10])
    # Years that begin in March have the leap day at their end.
    if month < 3:
        year, month = year - 1, month + 12
    days = 365 * year + year // 4 - year // 100 + year // 400 + (153 * month - 457) // 5 + day
    return (days - _DAYS) * 1440 + int(words[11:13]) * 60 + int(words[14:16])


def shown(words: object) -> "Message | None":
    """Return a time as a text, shorter without the year or the hour; None if it is not one."""
    if not is_time(words) or not 1 <= int(words[5:7]) <= 12:
        return None
    facts: Facts = {"year": words[:4], "day": str(int(words[8:10])), "time": words[11:16]}
    facts["month"] = ("ui.month_%d" % int(words[5:7]), {})
    return ("ui.date", facts)
