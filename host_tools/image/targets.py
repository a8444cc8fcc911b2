"""The images there are, and their boards."""

from collections import namedtuple

# `board` is the folder in boards/ whose wiring is frozen in, `micropython` MicroPython's name of
# the board, `family` the family of its chip in a UF2 file, `flash` the size of its flash in MiB.
Target = namedtuple("Target", ("name", "board", "micropython", "family", "flash"))

RP2040 = 0xE48BFF56
RP2350 = 0xE48BFF59
# A Thumby has a chip and a flash like a Pico's, and MicroPython has no board of its own for it.
TARGETS = {
    target.name: target
    for target in (
        Target("pico", "pico", "RPI_PICO", RP2040, 2),
        Target("pico2", "pico", "RPI_PICO2", RP2350, 4),
        Target("feather_rp2040", "feather_rp2040", "ADAFRUIT_FEATHER_RP2040", RP2040, 8),
        Target("thumby", "thumby", "RPI_PICO", RP2040, 2),
    )
}
# The start of flash in the address space of both chips.
FLASH = 0x10000000
# The image may take this many bytes; the file system has the rest of the flash, so saved games are
# at the same place under every image of a board. Of 2 MiB, games have 768 KiB.
PROGRAM = 1280 * 1024
# What stays free of it, for a language or a game more.
ROOM = 96 * 1024
