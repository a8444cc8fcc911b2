"""The simulated handheld: 72x40 on SPI and six buttons, as on the Thumby."""

NAME = "sim_72x40"
TITLE = "Simulator 72x40, six buttons"
PORT = "sim"
DATA = "/saves"
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
