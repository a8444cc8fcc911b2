"""What of the emulated hardware goes inside MicroPython: no more than the board has.

A real board's `machine` is in its ROM. This one lies in the small heap that the program has to do with,
so what the firmware cannot call there is left out, from the same source.
"""

import ast

from host_tools.build.compile import ROOT

_MACHINE = ROOT / "host_tools" / "emulator" / "machine.py"
# What on a board calls the hardware.
_USERS = [ROOT / "firmware" / (name + ".py") for name in ("hardware", "buttons", "ssd1306", "spi_link", "extras")]
# What is there for some boards only, and which of their data ask for it.
_BUSES = {"i2c": ("I2C",), "softi2c": ("I2C", "SoftI2C"), "spi": ("SPI",), "softspi": ("SPI", "SoftSPI")}
_PARTS = {"BUZZER": ("PWM",), "BATTERY": ("ADC",), "WATCHDOG": ("WDT", "Timer")}
_OPTIONAL = {name for names in (*_BUSES.values(), *_PARTS.values()) for name in names}


def mentioned(text):
    """Return the names of attributes in Python source.

    >>> sorted(mentioned("a.b.c(d)"))
    ['b', 'c']
    """
    return {node.attr for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Attribute)}


def fake_machine(facts, inside):
    """Return the source of `machine` for a board whose file says `facts`; `inside` are the paths of what else uses it."""
    tree = ast.parse(_MACHINE.read_text(encoding="utf-8"))
    names = set(_BUSES[facts["SCREEN"]["bus"]])
    for part, needed in _PARTS.items():
        if facts.get(part):
            names.update(needed)
    called = mentioned(ast.unparse(tree))
    for path in (*_USERS, *inside):
        called |= mentioned(path.read_text(encoding="utf-8"))

    def wanted(node):
        if isinstance(node, ast.ClassDef):
            return node.name in names or node.name not in _OPTIONAL
        return not isinstance(node, ast.FunctionDef) or node.name in called or node.name == "__init__"

    for node in (tree, *(node for node in tree.body if isinstance(node, ast.ClassDef))):
        node.body = [part for part in node.body if wanted(part)]
    return ast.unparse(tree)
