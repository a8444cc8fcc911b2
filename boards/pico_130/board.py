"""Raspberry Pi Pico with a 1.3 inch module that has four buttons on it: SH1106 on I2C.

The module's keys connect their pins to ground; others of its kind do it the other way round.
"""

NAME = "pico_130"
TITLE = "Raspberry Pi Pico, 1.3 inch with four buttons"
PORT = "rp2"
MACHINES = ("Raspberry Pi Pico*",)
DATA = "/saves"
# A choice of ours: the Pico leads GP0 to GP22 out as they are.
SCREEN = {
    "chip": "sh1106",
    "also": ("ssd1306",),
    "bus": "i2c",
    "id": 0,
    "sda": 4,
    "scl": 5,
    "freq": 400000,
    "address": 0x3C,
    "width": 128,
    "height": 64,
}
KEYS = (
    ("K1", 10, "up", "left"),
    ("K2", 11, "down", "right"),
    ("K3", 12, "ok", None),
    ("K4", 13, "back", None),
)
KEYS_PRESSED = 0
KEYS_PULL = "up"
# The LED of a Pico and of a Pico 2; on a W the pin is the radio's (its schematic: WL_CS).
LED = (25, 1)
# VSYS through the Pico's own divider, and whether a cable feeds it; three alkaline AAA. On a W the
# pin belongs to the radio and reads nothing, so nothing is shown there.
BATTERY = {"pin": 29, "ratio": (3, 1), "empty": 3000, "full": 4500, "usb": 24, "least": 2200}
# The flash of every Pico, a W25Q16JV, is read at up to 133 MHz (its data sheet, 9.6); at 200 it is
# read at 100.
FAST = True
WATCHDOG = {"timeout": 8000, "timer": -1}
# SIE_STATUS of the USB: connected, and not suspended (RP2040 datasheet, 4.1.4).
SLEEP = {"host": (0x50110050, 0x10010, 0x10000)}
