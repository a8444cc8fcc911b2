"""Raspberry Pi Pico with Waveshare's Pico-LCD-1.14: 240x135 in colour (ST7789), stick, A and B."""

NAME = "pico_lcd_114"
TITLE = "Raspberry Pi Pico, Waveshare Pico-LCD-1.14, a stick and two buttons"
PORT = "rp2"
MACHINES = ("Raspberry Pi Pico*",)
DATA = "/saves"
# Pins, and which way up: the maker's demo, Python/Pico-LCD-1.14/Pico-LCD-1.14.py in
# https://github.com/waveshare/Pico_code; the stick's, and `freq`: Zephyr's shield
# (https://docs.zephyrproject.org/latest/boards/shields/waveshare_pico_lcd_1_14/doc/index.html and
# its overlays). MicroPython's 48 MHz for peripherals make 12 MHz of it. The canvas is doubled.
SCREEN = {
    "chip": "st7789",
    "bus": "spi",
    "id": 1,
    "sck": 10,
    "mosi": 11,
    "dc": 8,
    "cs": 9,
    "rst": 12,
    "light": 13,
    "freq": 20000000,
    "width": 120,
    "height": 64,
}
KEYS = (
    ("▲", 2, "up", None),
    ("▼", 18, "down", None),
    ("◀", 16, "left", None),
    ("▶", 20, "right", None),
    ("A", 15, "ok", None),
    ("B", 17, "back", None),
)
# The stick pushed in is A.
KEYS_ALSO = ((15, 3),)
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
