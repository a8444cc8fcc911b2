"""The simulated handheld: 128x64 and four buttons."""

NAME = "sim_128x64_4"
TITLE = "Simulator 128x64, four buttons"
PORT = "sim"
DATA = "/saves"
SCREEN = {
    "chip": "ssd1306",
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
    ("▲", 10, "up", "left"),
    ("▼", 11, "down", "right"),
    ("OK", 14, "ok", None),
    ("back", 15, "back", None),
)
KEYS_PRESSED = 0
KEYS_PULL = "up"
