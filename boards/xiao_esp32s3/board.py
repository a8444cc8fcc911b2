"""Seeed Studio XIAO ESP32S3 with a 128x64 OLED on I2C and six buttons to ground.

D2 is not used: it is the processor's pin 3, which decides how the chip starts.
"""

NAME = "xiao_esp32s3"
TITLE = "XIAO ESP32S3, 128x64, six buttons"
PORT = "esp32"
MACHINES = ("* with ESP32S3",)
DATA = "/saves"
# D0 to D10: MicroPython, SEEED_XIAO_ESP32S3 (pins.csv).
SCREEN = {
    "chip": "ssd1306",
    "also": ("sh1106",),
    "bus": "i2c",
    "id": 0,
    "sda": 5,
    "scl": 6,
    "freq": 400000,
    "address": 0x3C,
    "width": 128,
    "height": 64,
}
KEYS = (
    ("▲", 1, "up", None),
    ("▼", 2, "down", None),
    ("◀", 4, "left", None),
    ("▶", 7, "right", None),
    ("OK", 8, "ok", None),
    ("back", 9, "back", None),
)
KEYS_PRESSED = 0
KEYS_PULL = "up"
# The LED, lit by a low level (zephyrproject-rtos/zephyr, boards/seeed/xiao_esp32s3).
LED = (21, 0)
WATCHDOG = {"timeout": 8000, "timer": 0}
