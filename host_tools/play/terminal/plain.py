"""The handheld as plain text: each screen is printed once, and answered by a line.

It takes no cursor and draws no picture, so that a screen reader or a braille line follows it.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.texts import text
from host_tools.base.command import show
from host_tools.simulated.shown.data import shown
from host_tools.simulated.shown.text import lettered, lines

if TYPE_CHECKING:
    from host_tools.simulated.simulator import Simulator

# A press counts on a page that was there for so many milliseconds (firmware.input.attention).
_LOOK = 300


def run(simulator: "Simulator", answers: Iterable[str]) -> int:
    """Print what is shown, and do what the lines of `answers` say, until they end.

    A number chooses, a letter does what stands behind it. Where a number, a name or cards are asked
    for, they are typed; an empty line confirms.
    """
    simulator.wait(_LOOK)
    _tell(simulator)
    for line in answers:
        if not _answer(simulator, line.strip()):
            show(text("sim.plain_unknown", words=line.strip()))
            continue
        simulator.wait(_LOOK)
        if simulator.quit:
            break
        _tell(simulator)
    return 0


def _tell(simulator):
    app = simulator.device.app
    for line in lines(shown(app)) if hasattr(app, "stack") else simulator.text():
        show(line)
    show("")


def _answer(simulator, words):
    """Do what a line says; return whether it means anything here."""
    app = simulator.device.app
    if not hasattr(app, "stack"):
        return simulator.press("ok")
    found = shown(app)
    kinds = {part["kind"]: part for part in found["parts"]}
    does = {letter: name for letter, (name, _) in lettered(found)}
    asked = next((kind for kind in ("number", "deck", "name") if kind in kinds), None)
    if asked == "deck" and words and words not in does:
        return simulator.type(words + " ")
    if asked == "number" and words.isdigit() and kinds["number"]["choices"]:
        return _do(simulator, "act", f"choice {int(words) - 1}")
    if asked == "number" and words.lstrip("-").isdigit():
        simulator.type(words)
        return _do(simulator, "act", "ok")
    if not words:
        return bool(does) and _do(simulator, "act", does["a"])
    if words in does:
        return _do(simulator, "act", does[words])
    if asked == "name" and not words.isdigit():
        return simulator.type(words + " \n" if kinds["name"]["names"] else words + "\n")
    tabs = found["tabs"]
    if tabs and words.startswith("/"):
        names = [name.lower() for name in tabs[0]]
        at = [at for at, name in enumerate(names) if name.startswith(words[1:].lower())]
        return bool(at) and _do(simulator, "act", f"group {at[0]}")
    return words.isdigit() and _do(simulator, "take", int(words) - 1)


def _do(simulator, kind, what):
    simulator.wait(_LOOK)
    simulator.device.give(what, kind)
    return True
