"""What of the emulated hardware goes inside MicroPython: no more than the board has.

A real board's `machine` is in its ROM. This one lies in the small heap that the program has to do with,
so what the firmware cannot call there is left out, from the same source, and names are short.
"""

import ast
import re
from pathlib import Path

from host_tools.build.compile import ROOT
from host_tools.build.rom_names import COMMON

_HERE = Path(__file__).resolve().parent
_MACHINE = ROOT / "host_tools" / "emulator" / "machine.py"
# What is there for some boards only, and which of their data ask for it.
_BUSES = {"i2c": ("I2C",), "softi2c": ("I2C", "SoftI2C"), "spi": ("SPI",), "softspi": ("SPI", "SoftSPI")}
_PARTS = {"BUZZER": ("PWM",), "BATTERY": ("ADC",), "WATCHDOG": ("WDT", "Timer")}
_OF_EXTRAS = {name for names in _PARTS.values() for name in names}
_OPTIONAL = _OF_EXTRAS.union(*_BUSES.values())
_FIRMWARE = ROOT / "firmware"
# What on a board calls the hardware, and what does so for the parts that only some have.
_USERS = [_FIRMWARE / (name + ".py") for name in ("hardware", "buttons", "ssd1306", "spi_link")]
_EXTRAS = _FIRMWARE / "extras.py"
# Names that only the fakes know, none of which is passed by keyword: others stand in MicroPython's ROM.
_OWN = (
    *("Workbench", "bench", "_bench", "workbench", "levels", "level", "_watchers", "owner", "broken", "check_bus"),
    *("resets", "set_pin", "before", "OPEN_DRAIN", "pull", "hard", "i2c_write", "spi_write", "is_data", "crashed"),
)
_IN_ROM = dict(zip(_OWN, (name for name in COMMON if name.isupper())))


def mentioned(text):
    """Return the names of attributes in Python source.

    >>> sorted(mentioned("a.b.c(d)"))
    ['b', 'c']
    """
    return {node.attr for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Attribute)}


def _text(path):
    return path.read_text(encoding="utf-8")


def fake_machine(facts, inside):
    """Return the source of `machine` for a board whose file says `facts`; `inside` are texts of what else uses it."""
    text = _text(_MACHINE)
    names = set(_BUSES[facts["SCREEN"]["bus"]])
    for part, needed in _PARTS.items():
        if facts.get(part):
            names.update(needed)
    users = [*_USERS, _EXTRAS] if names & _OF_EXTRAS else _USERS
    called = set().union(*map(mentioned, [text, *map(_text, users), *inside]))
    tree = ast.parse(text)

    def wanted(node):
        if isinstance(node, ast.ClassDef):
            return node.name in names or node.name not in _OPTIONAL
        return not isinstance(node, ast.FunctionDef) or node.name in called or node.name == "__init__"

    for node in (tree, *(node for node in tree.body if isinstance(node, ast.ClassDef))):
        node.body = [part for part in node.body if wanted(part)]
    return ast.unparse(tree)


def modules(facts, names):
    """Return {name: source} of what goes inside for a board whose file says `facts`, `machine` among it.

    `names` are modules of this folder.
    """
    own = {name: _text(_HERE / (name + ".py")) for name in names}
    own["machine"] = fake_machine(facts, own.values())
    return {name: re.sub(r"\w+", lambda word: _IN_ROM.get(word.group(), word.group()), text) for name, text in own.items()}
