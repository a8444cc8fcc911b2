"""TinyCircuits Thumby: 72x40 on SPI, a cross of four buttons, A and B."""

NAME = "thumby"
TITLE = "Thumby, 72x40, six buttons"
PORT = "rp2"
MACHINES = ("*Thumby*", "Raspberry Pi Pico with RP2040")
DATA = "/saves"
# Keys, buzzer, SCK and MOSI: the maker's thumbyHardware.py (TinyCircuits). DC, CS, reset and the
# column were not found in a file of the maker's that could be read.
SCREEN = {
    "chip": "ssd1306",
    "bus": "spi",
    "id": 0,
    "sck": 18,
    "mosi": 19,
    "dc": 17,
    "cs": 16,
    "rst": 20,
    "freq": 10000000,
    "width": 72,
    "height": 40,
    "column": 28,
}
KEYS = (
    ("▲", 4, "up", None),
    ("▼", 6, "down", None),
    ("◀", 3, "left", None),
    ("▶", 5, "right", None),
    ("A", 27, "ok", None),
    ("B", 24, "back", None),
)
KEYS_PRESSED = 0
KEYS_PULL = "up"
BUZZER = 28
# An early Thumby opens its drive where A is held.
SAFE_KEY = "back"
# Its flash is a Pico's (forum.tinycircuits.com, topic 2331), which is read at up to 133 MHz; at 200
# it is read at 100.
FAST = True
WATCHDOG = {"timeout": 8000, "timer": -1}
# SIE_STATUS of the USB: connected, and not suspended (RP2040 datasheet, 4.1.4).
SLEEP = {"host": (0x50110050, 0x10010, 0x10000)}
