"""ESP32-C3 board with its 0.42-inch 72x40 OLED and six buttons to ground.

Pins 2, 8 and 9 decide how the chip starts, so they have no buttons.
"""

NAME = "esp32_c3_042"
TITLE = "ESP32-C3, 72x40, six buttons"
PORT = "esp32"
MACHINES = ("* with ESP32C3",)
DATA = "/saves"
# SDA 5 and SCL 6, address, size and column: people who have the board, and Zephyr's description of
# the 01space one (segment-offset 28). No schematic of the maker was found.
SCREEN = {
    "chip": "ssd1306",
    "bus": "i2c",
    "id": 0,
    "sda": 5,
    "scl": 6,
    "freq": 400000,
    "address": 0x3C,
    "width": 72,
    "height": 40,
    "column": 28,
}
KEYS = (
    ("▲", 0, "up", None),
    ("▼", 1, "down", None),
    ("◀", 3, "left", None),
    ("▶", 4, "right", None),
    ("OK", 7, "ok", None),
    ("back", 10, "back", None),
)
KEYS_PRESSED = 0
KEYS_PULL = "up"
WATCHDOG = {"timeout": 8000, "timer": 0}
