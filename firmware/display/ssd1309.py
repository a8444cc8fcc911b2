"""Driver for OLEDs with an SSD1309 (2.42 inch, 128x64); boards without one skip it.

Datasheet: SSD1309 rev 1.1 (Solomon Systech). Memory, addressing and status are the SSD1306's. There
is no charge pump (the module has a converter for the panel's 12 V) and no source of current (0xAD),
and the chip needs its reset line.
"""

from engine.compat import const
from firmware.display.ssd1306 import SSD1306

_ADDRESSING = const(0x20)
_START_LINE = const(0x40)
_RESUME = const(0xA4)
_NORMAL = const(0xA6)
_MULTIPLEX = const(0xA8)
_OFFSET = const(0xD3)
_CLOCK = const(0xD5)
_COM_PINS = const(0xDA)
_LOCK = const(0xFD)


class SSD1309(SSD1306):
    """An SSD1309 panel: an SSD1306 without the charge pump."""

    # 0.78 of the voltage: the datasheet's values are 0x00, 0x34 and 0x3C.
    _charge = (0xD3, 0x34)

    def _setup(self):
        # A locked chip ignores all other commands (SSD1309 table 9-1, 0xFD).
        self._command(_LOCK, 0x12)
        self._command(_CLOCK, 0xA0)
        self._command(_MULTIPLEX, self.height - 1)
        self._command(_OFFSET, self._offset)
        self._command(_START_LINE)
        self._command(_ADDRESSING, 0)
        self._orient()
        self._command(_COM_PINS, 0x12)
        self.contrast(self._contrast)
        self._command(_RESUME)
        self._command(_NORMAL | self._inverted)
