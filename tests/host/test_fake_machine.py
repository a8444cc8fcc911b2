"""What of the emulated hardware goes inside MicroPython: what the board has, and what is called."""

import ast
import runpy

import pytest

from host_tools.build.compile import ROOT
from host_tools.micropython.fake import fake_machine

_INSIDE = [(ROOT / "host_tools" / "micropython" / "inside.py").read_text(encoding="utf-8")]


def _made(board):
    """Return the classes of a board's fake `machine`: {name: names of the methods}."""
    tree = ast.parse(fake_machine(runpy.run_path(str(ROOT / "boards" / board / "board.py")), _INSIDE))
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    return {node.name: {part.name for part in node.body if isinstance(part, ast.FunctionDef)} for node in classes}


@pytest.mark.parametrize(
    ("board", "there", "missing"),
    [
        ("sim_128x64", {"I2C"}, {"SoftI2C", "SPI", "SoftSPI", "ADC", "PWM", "Timer", "WDT"}),
        ("thumby", {"SPI", "PWM", "Timer", "WDT"}, {"I2C", "SoftI2C", "SoftSPI", "ADC"}),
    ],
)
def test_a_board_gets_the_hardware_that_it_has(board, there, missing):
    made = _made(board)
    assert there | {"Pin", "Workbench"} <= set(made)
    assert not missing & set(made)


def test_what_the_firmware_never_calls_is_left_out():
    made = _made("sim_128x64")
    assert {"__init__", "value", "irq"} <= made["Pin"]
    assert "off" not in made["Pin"] and "scan" not in made["I2C"]


def test_a_soft_bus_is_told_from_a_hard_one():
    facts = {"SCREEN": {"bus": "softi2c"}, "BATTERY": {"pin": 26}}
    made = ast.parse(fake_machine(facts, _INSIDE))
    classes = [node.name for node in made.body if isinstance(node, ast.ClassDef)]
    assert classes == ["Workbench", "Pin", "I2C", "SoftI2C", "ADC"]
