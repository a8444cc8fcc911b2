"""M5Stack M5StickC Plus2: 240x135 in colour (ST7789), three buttons, a battery, all built in."""

NAME = "m5stickc_plus2"
TITLE = "M5StickC Plus2, in colour, three buttons"
PORT = "esp32"
MACHINES = ("* with ESP32",)
DATA = "/saves"
# Pins: the maker's https://docs.m5stack.com/en/core/M5StickC%20PLUS2, also as ESPHome has them,
# https://devices.esphome.io/devices/M5Stack-M5StickC-PLUS2/; the light, the hold and `freq`: the
# maker's M5GFX (m5stack/M5GFX, src/M5GFX.cpp). The canvas is shown doubled. Its light is pulsed as
# slowly there, and never for less than 40 of 256: it would not be seen
# (https://github.com/Blockstream/Jade/pull/305 tried that on one).
SCREEN = {
    "chip": "st7789",
    "bus": "spi",
    "id": 1,
    "sck": 13,
    "mosi": 15,
    "dc": 14,
    "cs": 5,
    "rst": 12,
    "light": 27,
    "light_freq": 256,
    "faint": 48,
    "freq": 40000000,
    "width": 120,
    "height": 64,
}
# It stays on by itself when C is released.
OUTPUTS = ((4, 1),)
# With the picture upright A, in front, is at the right, B at the upper edge and C at the lower one:
# this is the maker's `setRotation(1)`, held so (https://github.com/archit-suryawanshi/jarvis-m5stick).
# The three pins have no pull-ups, so the board has. The battery's level (38) is not read: that
# pulls 39 down for 80 ns, an edge as if B were pressed
# (https://docs.espressif.com/projects/esp-chip-errata/en/latest/esp32/, GPIO-3.11).
KEYS = (
    ("B", 39, "up", "back"),
    ("A", 37, "ok", "right"),
    ("C", 35, "down", "left"),
)
KEYS_PRESSED = 0
KEYS_PULL = None
BUZZER = 2
WATCHDOG = {"timeout": 8000, "timer": 0}
