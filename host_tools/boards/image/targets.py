"""The images there are, and their boards."""

from collections import namedtuple

# The oldest MicroPython that the program runs in, and Debian's, of which a release's images are
# made.
MIN_VERSION = (1, 24)
PACKAGED = (1, 25, 0)
# `board` is the folder in boards/ whose wiring is frozen in, `micropython` MicroPython's name of
# the board, `family` the family of its chip in a UF2 file, `flash` the size of its flash in MiB,
# `since` the first MicroPython that runs on it.
Target = namedtuple(
    "Target",
    ("name", "board", "micropython", "family", "flash", "since"),
    defaults=(MIN_VERSION,),
)

RP2040 = 0xE48BFF56
RP2350 = 0xE48BFF59
# A Thumby and a XIAO RP2040 have a chip and a flash like a Pico's, a Feather RP2350 a Pico 2's chip
# and twice its flash; MicroPython 1.25 has no board of their own. A Pico W takes a Pico's image, a
# Pico 2 W a Pico 2's: their radios are not used.
TARGETS = {
    target.name: target
    for target in (
        Target("pico", "pico", "RPI_PICO", RP2040, 2),
        Target("pico2", "pico", "RPI_PICO2", RP2350, 4),
        Target("pico_130", "pico_130", "RPI_PICO", RP2040, 2),
        Target("pico_242", "pico_242", "RPI_PICO", RP2040, 2),
        Target("pico_242_spi", "pico_242_spi", "RPI_PICO", RP2040, 2),
        Target("pico_display", "pico_display", "RPI_PICO", RP2040, 2),
        Target("pico_lcd_114", "pico_lcd_114", "RPI_PICO", RP2040, 2),
        Target("feather_rp2040", "feather_rp2040", "ADAFRUIT_FEATHER_RP2040", RP2040, 8),
        Target(
            "feather_rp2040_oled64",
            "feather_rp2040_oled64",
            "ADAFRUIT_FEATHER_RP2040",
            RP2040,
            8,
        ),
        Target("feather_rp2350", "feather_rp2350", "RPI_PICO2", RP2350, 4),
        # Before, MicroPython reads its flash too fast (its issue 16391).
        Target("xiao_rp2350", "xiao_rp2350", "SEEED_XIAO_RP2350", RP2350, 2, (1, 26)),
        Target("xiao_rp2040", "xiao_rp2040", "RPI_PICO", RP2040, 2),
        Target("thumby", "thumby", "RPI_PICO", RP2040, 2),
    )
}
# Those that Debian's MicroPython makes, as a release has them.
RELEASED = [target for target in TARGETS.values() if target.since <= PACKAGED[:2]]
# The start of flash in the address space of both chips.
FLASH = 0x10000000
# The image may take this many bytes; the file system has the rest of the flash, so saved games are
# at the same place under every image of a board. Of 2 MiB, games have 512 KiB.
PROGRAM = 1536 * 1024
# What stays free of it at least, for what is put right. Nothing but this project asks for so much.
ROOM = 2 * 1024
