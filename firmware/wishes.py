"""What can be wished of the box, and what it is at first."""

from engine.play.house import YES_NO

LANGUAGES = ("en", "it")

# (name, what it can be, what it is at first). The times are seconds, 0 for never.
ROWS = (
    ("language", LANGUAGES, "en"),
    ("brightness", ("high", "middle", "low"), "high"),
    ("inverted", YES_NO, "no"),
    ("turned", YES_NO, "no"),
    ("rest", (120, 300, 0, 30, 60), 120),
    ("dim", (300, 600, 0, 60, 120), 300),
    ("sleep", (1200, 3600, 0, 300, 600), 1200),
    ("timer", (0, 30, 60, 90, 120), 0),
    ("beeps", YES_NO, "no"),
    ("tips", YES_NO, "yes"),
    # Whether the lesson about the keys is still to come by itself.
    ("lesson", ("due", "done"), "due"),
    # Where the browser page is, for the links in QR codes. It is typed, not chosen.
    ("address", (), ""),
)
LONGEST = 40
