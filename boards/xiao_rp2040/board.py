"""Seeed Studio XIAO RP2040 with a 128x64 OLED on I2C and six buttons to ground.

MicroPython has no build of its own for it in every version; it then runs the Pico's, as its chip
and the size of its flash are a Pico's.
"""

NAME = "xiao_rp2040"
TITLE = "XIAO RP2040, 128x64, six buttons"
PORT = "rp2"
MACHINES = ("*XIAO RP2040*", "Raspberry Pi Pico with RP2040")
DATA = "/saves"
# D0 to D5, D8 and D9: CircuitPython, seeeduino_xiao_rp2040 (pins.c).
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
    ("▶", 29, "right", None),
    ("OK", 2, "ok", None),
    ("back", 4, "back", None),
)
KEYS_PRESSED = 0
KEYS_PULL = "up"
# The red LED, lit by a low level (zephyrproject-rtos/zephyr, boards/seeed/xiao_rp2040).
LED = (17, 0)
# Its flash, a P25Q16H (CircuitPython, seeeduino_xiao_rp2040), is read at up to 104 MHz; at 200 it
# is read at 100.
FAST = True
WATCHDOG = {"timeout": 8000, "timer": -1}
# SIE_STATUS of the USB: connected, and not suspended (RP2040 datasheet, 4.1.4).
SLEEP = {"host": (0x50110050, 0x10010, 0x10000)}
