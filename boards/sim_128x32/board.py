"""The simulated handheld: 128x32 and three buttons, as on the OLED FeatherWing."""

NAME = "sim_128x32"
TITLE = "Simulator 128x32, three buttons"
PORT = "sim"
DATA = "/saves"
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
