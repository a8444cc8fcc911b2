"""The screen and the buttons from a board's data: what is imported for them, or missing."""

from types import SimpleNamespace

import pytest

from firmware.device import Device, Parts
from firmware.display.ssd1306 import SSD1306
from host_tools import emulator
from host_tools.emulator import machine
from host_tools.micropython import runtime

_START = """
import sys
import machine, board
machine.use(machine.Workbench())
from firmware.device import Device, Parts
class App:
    def __init__(self, display, keys, store, settings):
        self.dirty = True
    def draw(self):
        pass
Device(board, parts=Parts('/saves', make_app=App))
print('loaded', sorted(name for name in sys.modules if name.startswith('firmware.')))
"""


def loaded(board):
    """Return the drivers that a board has imported once the box has started."""
    files = [
        *runtime.tree("engine", "firmware"),
        ("/machine.py", str(runtime.ROOT / "host_tools/emulator/machine.py")),
    ]
    files.append(("/board.py", str(runtime.ROOT / "boards" / board / "board.py")))
    said = runtime.run(_START, files)
    return {
        name for name in ("ssd1306", "sh1106", "spi_link") if f"'firmware.display.{name}'" in said
    }


@pytest.mark.parametrize(
    "board, drivers", [("pico", {"ssd1306"}), ("thumby", {"ssd1306", "spi_link"})]
)
def test_a_board_imports_the_drivers_of_its_own_screen_and_no_more(board, drivers):
    assert loaded(board) == drivers


class Silence:
    """A link to no screen at all."""

    head, data = b"", bytearray(128)

    def reset(self):
        """Do nothing."""

    def send(self, buffer):
        """Send nothing."""
        return len(buffer)

    def send_data(self, eighths):
        """Send nothing."""
        return 8 * eighths


class Keys:
    """Keys that are never pressed."""

    def held(self, logical):
        """Tell that it is not."""
        return False

    def ignore_down(self):
        """Do nothing."""

    def poll(self, now):
        """Return nothing."""
        return ()


class App:
    """A program that draws one line."""

    def __init__(self, display, keys, store, settings):
        self.display, self.keys, self.dirty = display, keys, True

    def tick(self, now):
        """Do nothing."""

    def draw(self):
        """Draw it."""
        self.display.hline(0, 0, 9)


def test_a_device_takes_a_panel_and_keys_that_are_ready_made(tmp_path, monkeypatch):
    emulator.install()
    # Whatever would be made from a board's data needs these.
    for name in ("Pin", "I2C"):
        monkeypatch.delattr(machine, name)
    panel, keys = SSD1306(Silence(), 128, 64), Keys()
    parts = Parts(str(tmp_path), make_app=App, panel=panel, keys=keys)
    device = Device(SimpleNamespace(), parts=parts)
    assert device.step(0) > 1024 and sum(panel.buffer) == 9
    assert device.panel is panel and device.app.keys is keys
    assert device.trace is None
