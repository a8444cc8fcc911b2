"""Raspberry Pi Pico with the Pico Display Pack: 240x135 in colour (ST7789), its four buttons."""

NAME = "pico_display"
TITLE = "Raspberry Pi Pico, Pico Display Pack, four buttons"
PORT = "rp2"
MACHINES = ("Raspberry Pi Pico*",)
DATA = "/saves"
# Pins: the maker's libraries/pico_display/pico_display.hpp and common/pimoroni_common.hpp
# (pimoroni/pimoroni-pico). `freq` is the maker's (its pull request 218): the ST7789VW's datasheet
# allows it, 16 ns a cycle; the ST7789V's (rev 1.3) has 66. MicroPython's 48 MHz for peripherals
# make 24 MHz of it. The canvas is shown doubled.
SCREEN = {
    "chip": "st7789",
    "bus": "spi",
    "id": 0,
    "sck": 18,
    "mosi": 19,
    "dc": 16,
    "cs": 17,
    "light": 20,
    "freq": 62500000,
    "width": 120,
    "height": 64,
}
# The pack's own light in three colours: a low level lights it, and it would glow by the pull-downs
# that the pins have after a reset (https://github.com/pimoroni/pimoroni-pico/issues/566).
OUTPUTS = ((6, 1), (7, 1), (8, 1))
KEYS = (
    ("A", 12, "up", "left"),
    ("B", 13, "down", "right"),
    ("X", 14, "ok", None),
    ("Y", 15, "back", None),
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
