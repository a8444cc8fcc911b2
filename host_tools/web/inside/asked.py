"""Runs inside the page's MicroPython: what the box says of itself, beside its picture.

The page offers a phone's way to answer (a number pad, a text field, the cards of the deck) for what
the screen on top `wants` (`firmware.screens.base.Screen.wants`).
"""

from firmware.display.fitting import say

TYPE_CHECKING = False

if TYPE_CHECKING:
    from typing import Any


def about(app: "Any") -> dict:
    """Return facts for JSON: `game`, the title of the game on the table or "", and `wants`.

    `wants` is what the screen asks for, or None.
    """
    found = {"game": "", "wants": None}
    if not hasattr(app, "session"):
        # A fault is shown in the program's place.
        return found
    if app.game:
        found["game"] = say(app.game.title)
    if not (app.comfort.asleep or app.comfort.resting):
        found["wants"] = app.stack[-1].wants()
    return found
