"""ESP32-S3 DevKitC (N8R2, N16R8) with a 128x64 OLED on I2C and six buttons to ground.

The pins stay clear of those that decide how the chip starts (0, 3, 45, 46), of its USB (19, 20), of
the serial console (43, 44), and of flash and PSRAM (26 to 37).
"""

NAME = "esp32s3"
TITLE = "ESP32-S3, 128x64, six buttons"
PORT = "esp32"
MACHINES = ("* with ESP32S3",)
DATA = "/saves"
# A choice of ours: bare pins of the module, none of which decides how the chip starts.
SCREEN = {
    "chip": "ssd1306",
    "also": ("sh1106",),
    "bus": "i2c",
    "id": 0,
    "sda": 8,
    "scl": 9,
    "freq": 400000,
    "address": 0x3C,
    "width": 128,
    "height": 64,
}
KEYS = (
    ("▲", 4, "up", None),
    ("▼", 5, "down", None),
    ("◀", 6, "left", None),
    ("▶", 7, "right", None),
    ("OK", 15, "ok", None),
    ("back", 16, "back", None),
)
KEYS_PRESSED = 0
KEYS_PULL = "up"
WATCHDOG = {"timeout": 8000, "timer": 0}
