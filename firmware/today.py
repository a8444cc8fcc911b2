"""The time of day, where it is known: nothing is invented where nobody has set the clock."""

from time import localtime

from engine.compat import const, utf8

# A board's clock that nobody has set since power-on says 2000, 2020 or 2021.
_SET = const(2025)


def now():
    """Return the local time as "2026-11-21T20:15", or None where the clock was not set."""
    parts = localtime()
    if parts[0] < _SET:
        return None
    return "%04d-%02d-%02dT%02d:%02d" % tuple(parts[:5])


def is_time(words):
    """Return whether `words` is a time as `now` writes it, seconds behind it or not.

    >>> is_time("2026-11-21T20:15"), is_time("2026-11-21"), is_time(None)
    (True, False, False)
    """
    if not isinstance(words, str) or len(words) < 16:
        return False
    digits = words[:4] + words[5:7] + words[8:10] + words[11:13] + words[14:16]
    return words[4] + words[7] + words[10] + words[13] == "--T:" and utf8(digits).isdigit()


def said(words):
    """Return a time as the (key, facts) of a text, shorter ones without the year or the hour; None
    where it is none.
    """
    if not is_time(words) or not 1 <= int(words[5:7]) <= 12:
        return None
    facts = {"year": words[:4], "day": str(int(words[8:10])), "time": words[11:16]}
    facts["month"] = ("ui.month_%d" % int(words[5:7]), {})
    return ("ui.date", facts)
