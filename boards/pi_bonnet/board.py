"""Raspberry Pi with Adafruit's 128x64 OLED Bonnet: a joystick and the buttons #5 and #6.

The pins are the processor's, as the Bonnet wires them; it has no resistors for the buttons.
"""

NAME = "pi_bonnet"
TITLE = "Raspberry Pi with OLED Bonnet, 128x64, six buttons"
# There is no PORT: CPython runs here, so nothing is built for it or copied to it.
DATA = "/saves"
SCREEN = {
    "chip": "ssd1306",
    "bus": "i2c",
    "id": 1,
    "sda": 2,
    "scl": 3,
    "freq": 400000,
    "address": 0x3C,
    "width": 128,
    "height": 64,
}
KEYS = (
    ("▲", 17, "up", None),
    ("▼", 22, "down", None),
    ("◀", 27, "left", None),
    ("▶", 23, "right", None),
    ("#5", 5, "ok", None),
    ("#6", 6, "back", None),
)
# (pin of a key, another pin that does the same): pushing the joystick in is #5.
KEYS_ALSO = ((5, 4),)
KEYS_PRESSED = 0
KEYS_PULL = "up"
