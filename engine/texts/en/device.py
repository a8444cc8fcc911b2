"""Texts about the device itself: its keys, its screen, its faults."""

TEXTS = (
    "hold", "{button}–",
    "fault", "Something broke|A fault",
    "scores_safe", "The scores are safe.",
    "go_on", "any key: go on|any key",
    "no_screen", "The screen does not answer ({error}). Scores are safe; it is tried again every 2 seconds.",
    "screen_back", "The screen answers again.",
    "no_log", "The log could not be written ({error}).",
)
