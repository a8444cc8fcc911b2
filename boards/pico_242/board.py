"""Raspberry Pi Pico with a 2.42 inch 128x64 OLED (SSD1309) on I2C, six buttons to ground.

The chip needs its reset line, which other I2C modules do not have.
"""

NAME = "pico_242"
TITLE = "Raspberry Pi Pico, 2.42 inch, six buttons"
PORT = "rp2"
MACHINES = ("Raspberry Pi Pico*",)
DATA = "/saves"
# A choice of ours: the Pico leads GP0 to GP22 out as they are.
SCREEN = {
    "chip": "ssd1309",
    "bus": "i2c",
    "id": 0,
    "sda": 4,
    "scl": 5,
    "rst": 21,
    "freq": 400000,
    "address": 0x3C,
    "width": 128,
    "height": 64,
}
KEYS = (
    ("▲", 10, "up", None),
    ("▼", 11, "down", None),
    ("◀", 12, "left", None),
    ("▶", 13, "right", None),
    ("OK", 14, "ok", None),
    ("back", 15, "back", None),
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
