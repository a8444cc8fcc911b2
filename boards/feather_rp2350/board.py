"""Adafruit Feather RP2350 with the 128x64 OLED FeatherWing (SH1107) and its buttons D9, D6, D5.

MicroPython has a board of its own for it from 1.29 on; before, it runs the Pico 2's.
"""

NAME = "feather_rp2350"
TITLE = "Feather RP2350, 128x64, three buttons"
PORT = "rp2"
MACHINES = ("Adafruit Feather RP2350*", "Raspberry Pi Pico2 with RP2350")
DATA = "/saves"
# SDA, SCL, D9, D6 and D5: CircuitPython, adafruit_feather_rp2350 (pins.c).
SCREEN = {
    "chip": "sh1107",
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
    ("A", 9, "up", "back"),
    ("B", 6, "ok", "right"),
    ("C", 5, "down", "left"),
)
KEYS_PRESSED = 0
KEYS_PULL = "up"
WATCHDOG = {"timeout": 8000, "timer": -1}
# SIE_STATUS of the USB: connected, and not suspended (RP2350 datasheet, 12.7).
SLEEP = {"host": (0x50110050, 0x10010, 0x10000)}
