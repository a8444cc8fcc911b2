"""ESP32 dev board with a 128x64 OLED on I2C and six buttons to ground.

The pins have pull-ups and no function at start-up (ESP32 datasheet, strapping pins).
"""

NAME = "esp32"
TITLE = "ESP32, 128x64, six buttons"
PORT = "esp32"
MACHINES = ("* with ESP32",)
DATA = "/saves"
# A choice of ours: bare pins of the module, none of which decides how the chip starts.
SCREEN = {
    "chip": "ssd1306",
    "also": ("sh1106",),
    "bus": "i2c",
    "id": 0,
    "sda": 21,
    "scl": 22,
    "freq": 400000,
    "address": 0x3C,
    "width": 128,
    "height": 64,
}
KEYS = (
    ("▲", 32, "up", None),
    ("▼", 33, "down", None),
    ("◀", 25, "left", None),
    ("▶", 26, "right", None),
    ("OK", 27, "ok", None),
    ("back", 14, "back", None),
)
KEYS_PRESSED = 0
KEYS_PULL = "up"
WATCHDOG = {"timeout": 8000, "timer": 0}
