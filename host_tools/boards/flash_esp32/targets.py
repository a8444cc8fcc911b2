"""The boards that `make flash` writes to, and their chips."""

from collections import namedtuple

# `name` as esptool has it; `first`: where on the flash a firmware begins, in bytes; `number`: the
# chip's number in the header of a firmware.
Chip = namedtuple("Chip", ("name", "first", "number"))

ESP32 = Chip("esp32", 0x1000, 0)
ESP32S3 = Chip("esp32s3", 0, 9)
# Boards with PSRAM: elsewhere there is too little memory to load the program into.
TARGETS = {
    "esp32": ESP32,
    "m5stickc_plus2": ESP32,
    "esp32s3": ESP32S3,
    "xiao_esp32s3": ESP32S3,
    "feather_esp32s3": ESP32S3,
}
