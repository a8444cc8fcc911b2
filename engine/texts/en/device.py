"""Texts about the device itself: its buttons, its screen, its faults."""

TEXTS = (
    "hold", "{button}–",
    "fault", "Internal error|Error",
    "scores_safe", "The scores are safe.",
    "go_on", "any button: next, ↩: start|any button: next|any button",
    "no_screen", "The screen does not respond ({error}). Scores are safe; retrying every 2 seconds.",
    "screen_back", "The screen responds again.",
    "no_log", "The log could not be written ({error}).",
    "program", "{version} for {board}, build {build}.",
    "program_usb", "{version} for {board}, build {build}. USB: {usb}.",
    "simulated", "Meldmate in the simulator.",
    "wiring", "Wiring",
    "exchanged", "SDA and SCL of the screen are exchanged. The box makes do, but swap the two wires.",
    "own_board", "The board.py on this box has an error and is ignored: {error}. The wiring in the image applies.",
    "old_copy_title", "Old copy",
    "old_copy", "The program in the image is running. These files are not used and can be deleted: {files}.",
)
