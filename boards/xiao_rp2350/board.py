"""Seeed Studio XIAO RP2350 with a 128x64 OLED on I2C and six buttons to ground.

MicroPython runs on it from 1.26 on: older ones read its flash too fast (issue 16391).
"""

NAME = "xiao_rp2350"
TITLE = "XIAO RP2350, 128x64, six buttons"
PORT = "rp2"
MACHINES = ("*XIAO RP2350*",)
DATA = "/saves"
# D0 to D5, D8 and D9: MicroPython, SEEED_XIAO_RP2350 (pins.csv).
SCREEN = {
    "chip": "ssd1306",
    "also": ("sh1106",),
    "bus": "i2c",
    "id": 1,
    "sda": 6,
    "scl": 7,
    "freq": 400000,
    "address": 0x3C,
    "width": 128,
    "height": 64,
}
KEYS = (
    ("▲", 26, "up", None),
    ("▼", 27, "down", None),
    ("◀", 28, "left", None),
    ("▶", 5, "right", None),
    ("OK", 2, "ok", None),
    ("back", 4, "back", None),
)
KEYS_PRESSED = 0
KEYS_PULL = "up"
# The LED, lit by a low level (zephyrproject-rtos/zephyr, boards/seeed/xiao_rp2350).
LED = (25, 0)
WATCHDOG = {"timeout": 8000, "timer": -1}
# SIE_STATUS of the USB: connected, and not suspended (RP2350 datasheet, 12.7).
SLEEP = {"host": (0x50110050, 0x10010, 0x10000)}
