"""Texts about the device itself: its keys, its screen, its faults."""

TEXTS = (
    "hold", "{button}–",
    "fault", "Something broke|A fault",
    "scores_safe", "The scores are safe.",
    "go_on", "any key: go on|any key",
    "no_screen", "The screen does not answer ({error}). Scores are safe; it is tried again every 2 seconds.",
    "screen_back", "The screen answers again.",
    "no_log", "The log could not be written ({error}).",
    "program", "Meldmate {version} for {board}, build {build}.",
    "simulated", "Meldmate in the simulator.",
    "own_board", "The board's own board.py is not used, it breaks: {error}. The wiring in the image counts.",
    "old_copy_title", "Old copy",
    "old_copy", "The program in the image runs. Not used, and to be deleted: {files}.",
)
