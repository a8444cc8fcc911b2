"""Driver for OLEDs with an SH1106 (half of the 1.3-inch modules); boards without one skip it.

Datasheet: SH1106 V2.3 (Sino Wealth). What it shares with the SSD1306 is inherited.
"""

from engine.compat import const
from firmware.display.ssd1306 import SSD1306

_START_LINE = const(0x40)
_CONTRAST = const(0x81)
_RESUME = const(0xA4)
_NORMAL = const(0xA6)
_MULTIPLEX = const(0xA8)
_CURRENT = const(0xAD)
_PAGE = const(0xB0)
_OFFSET = const(0xD3)
_CLOCK = const(0xD5)
_PRECHARGE = const(0xD9)
_COM_PINS = const(0xDA)
_VCOM = const(0xDB)


class SH1106(SSD1306):
    """An SH1106 panel: 132 columns, of which the middle 128 are wired; page addressing only."""

    reads_memory = True
    _charge = None
    # The page, then the lower and the upper half of the first column.
    _window = bytes(3)

    def _setup(self):
        self._command(_CLOCK, 0x80)
        self._command(_MULTIPLEX, self.height - 1)
        self._command(_OFFSET, self._offset)
        self._command(_START_LINE)
        if not self._lit:
            # The pump is switched while the panel is off; after power-on the chip has it on.
            self._command(_CURRENT, 0x8B)
        self._orient()
        self._command(_COM_PINS, 0x12)
        self._command(_CONTRAST, self._contrast)
        self._command(_PRECHARGE, 0x22)
        self._command(_VCOM, 0x35)
        self._command(_RESUME)
        self._command(_NORMAL | self._inverted)

    def _aim(self, page: int, first: int, last: int, stays: bool) -> int:
        where = self._where
        where[-3] = _PAGE | page
        where[-2] = first & 15
        where[-1] = 0x10 | first >> 4
        return self._link.send(where)
