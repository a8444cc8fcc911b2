"""How a QR code is laid out in pixels."""

from engine.compat import TYPE_CHECKING, const
from firmware.display import qr
from firmware.display.fitting import CODE_SIDE, say

if TYPE_CHECKING:
    from typing import Any

    from engine.types import Label
    from firmware.display.widgets import Ui

_PIXELS = const(2)
_MARGIN = const(3)


def draw(ui: "Ui", screen: "Any") -> None:
    """Draw the code at the left, its title at the right."""
    text, key, facts = screen.codes[screen.at]
    display = ui.display
    evening = screen.counting()
    if evening is None:
        _draw_code(screen, display, text)
    else:
        done: Label = ("ui.of", {"n": evening.count - evening.left, "all": facts["n"]})
        lines = ui.wrap(say(("stats.counting", {})), CODE_SIDE) + [say(done)]
        for at in range(len(lines)):
            display.text(lines[at], 0, at * 8)
    _draw_title(ui, screen, key, facts)


def _draw_code(screen: "Any", display: "Any", text: str) -> None:
    if screen.modules is None:
        screen.modules = qr.encode(text)
    display.fill(0, 0, CODE_SIDE, CODE_SIDE, 1)
    side = len(screen.modules)
    left = (CODE_SIDE - side * _PIXELS) // 2
    for y in range(side):
        row = screen.modules[y]
        for x in range(side):
            if row >> x & 1:
                display.fill(left + x * _PIXELS, left + y * _PIXELS, _PIXELS, _PIXELS, 0)


def _draw_title(ui: "Ui", screen: "Any", key: str, facts: "Any") -> None:
    display = ui.display
    width = ui.width - CODE_SIDE - 4
    lines = [] if key == "qr_code.evening" else [ui.shorten(ui.best(screen.what, width), width)]
    lines += ui.wrap(say((key, facts)), width)
    if len(screen.codes) > 1:
        lines.append("%d/%d" % (screen.at + 1, len(screen.codes)))
    for at in range(len(lines)):
        display.text(lines[at], CODE_SIDE + 4, at * 8)
    y = ui.height - 8
    ui.part("back", ui.hint("back", ("ui.back", {}), width), CODE_SIDE + 4, y)
    if len(screen.codes) > 1:
        ui.part("ok", ui.hint("ok", ("qr_code.next", {}), width), CODE_SIDE + 4, y - 8)
