"""Adafruit Feather RP2040 with the 128x32 OLED FeatherWing and its three buttons (D9, D6, D5)."""

NAME = "feather_rp2040"
TITLE = "Feather RP2040, 128x32, three buttons"
PORT = "rp2"
MACHINES = ("Adafruit Feather RP2040*",)
DATA = "/saves"
# SDA, SCL, D9, D6 and D5: CircuitPython, adafruit_feather_rp2040 (pins.c).
SCREEN = {
    "chip": "ssd1306",
    "bus": "i2c",
    "id": 1,
    "sda": 2,
    "scl": 3,
    "freq": 400000,
    "address": 0x3C,
    "width": 128,
    "height": 32,
}
KEYS = (
    ("A", 9, "up", "back"),
    ("B", 8, "ok", "right"),
    ("C", 7, "down", "left"),
)
KEYS_PRESSED = 0
KEYS_PULL = "up"
# D13: MicroPython, ADAFRUIT_FEATHER_RP2040 (pins.csv).
LED = (13, 1)
# Its flash is read by instruction 03h, for which the data sheet allows 50 MHz (W25Q64JV, 9.6); at
# 200 MHz it would be read at 100.
FAST = False
WATCHDOG = {"timeout": 8000, "timer": -1}
# SIE_STATUS of the USB: connected, and not suspended (RP2040 datasheet, 4.1.4).
SLEEP = {"host": (0x50110050, 0x10010, 0x10000)}
