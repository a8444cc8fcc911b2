"""Adafruit Feather ESP32-S3 (4 MB of flash, 2 MB of PSRAM) with the 128x64 OLED FeatherWing."""

NAME = "feather_esp32s3"
TITLE = "Feather ESP32-S3, 128x64, three buttons"
PORT = "esp32"
MACHINES = ("* with ESP32S3",)
DATA = "/saves"
# Without it the bus of the wing has no power: I2C_POWER. It and all pins: CircuitPython,
# adafruit_feather_esp32s3_4mbflash_2mbpsram (board.c sets it; pins.c has SDA, SCL, D9, D6, D5).
OUTPUTS = ((7, 1),)
SCREEN = {
    "chip": "sh1107",
    "bus": "i2c",
    "id": 0,
    "sda": 3,
    "scl": 4,
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
WATCHDOG = {"timeout": 8000, "timer": 0}
