"""What a board's file does not say: parts, labels of its pins, known faults."""

_SCREEN_FAULTS = (
    (
        "The picture is shifted by two pixels, with noise at one edge: the module has an SH1106"
        ' (half of the 1.3 inch ones do). Write `"chip": "sh1106"` in the board file.'
    ),
    (
        "The screen stays dark: check the order of its pins first (VCC and GND are swapped"
        ' on some modules), then try `"address": 0x3D`. The console (`make console`) reports'
        " that no screen answers."
    ),
)
_BUTTONS = "six push buttons, normally open, between a pin and GND; no resistors"
_OLED = "OLED module 128x64, 0.96 or 1.3 inch, I2C, SSD1306 (or SH1106), 3.3 V"

_EMULATED = (
    "This image ran on an emulated RP2040 with an emulated screen, keys and flash (`make"
    " test-image`, [benchmarks](../benchmarks.md)); not yet on a real board. If you"
    " do: `make check-board` prints a report to paste."
)
_ESP32 = (
    "Not tried here: building for an ESP32 takes Espressif's ESP-IDF, which no package has that"
    " this project is built from. The program itself ran in MicroPython's builds for node and on an"
    " emulated RP2040."
)

# `pins`: a pin's label on the board if it is not its number; `tried`: what was tried on it; `idf`:
# MicroPython's name of the board, for boards without an image; `drive`: how the drive is opened, if
# not by BOOTSEL; `stock`: (which board, how many blocks of 4 KiB MicroPython's own builds give to
# its files).
NOTES = {
    "pico": {
        "parts": (
            "Raspberry Pi Pico, Pico W, Pico 2 or Pico 2 W",
            _OLED,
            _BUTTONS,
            "a USB cable that carries data",
        ),
        "pins": "GP{pin}",
        "power": ("3V3 (pin 36)", "GND (pin 38)"),
        "faults": (
            *_SCREEN_FAULTS,
            (
                "Pico 2: inputs with a pull-down can stick half way up (RP2350 erratum E9). Buttons"
                " to ground with the pull-up, as here, are not affected; do not turn"
                " `KEYS_PRESSED` round on it."
            ),
        ),
        "images": (
            ("pico", "Pico and Pico W (its radio is not used)"),
            ("pico2", "Pico 2 and Pico 2 W"),
        ),
        # MICROPY_HW_FLASH_STORAGE_BYTES of RPI_PICO, RPI_PICO_W, RPI_PICO2, RPI_PICO2_W.
        "stock": (("Pico", 352), ("Pico W", 212), ("Pico 2", 768), ("Pico 2 W", 640)),
        "tried": (
            _EMULATED,
            (
                "The image for the Pico 2 is built in the same way and was run nowhere: there is no"
                " emulator for its chip."
            ),
        ),
    },
    "esp32": {
        "parts": (
            "ESP32 dev board (ESP32-WROOM-32)",
            _OLED,
            _BUTTONS,
            "a USB cable that carries data",
        ),
        "pins": "GPIO{pin}",
        "power": ("3V3", "GND"),
        "faults": (
            *_SCREEN_FAULTS,
            (
                "Other pins for the buttons: 34 to 39 have no pull-ups, 6 to 11 belong to the"
                " flash, and 0, 2, 5, 12 and 15 decide how the chip starts."
            ),
            (
                "The port is not there: the board's USB chip (CP210x, CH340) needs its driver on"
                " some systems."
            ),
        ),
        "idf": "ESP32_GENERIC",
        "psram": True,
        # The partition `vfs` of the port's partitions-4MiB.csv.
        "stock": (("ESP32 with 4 MB of flash", 512),),
        "tried": (_ESP32,),
    },
    "esp32_c3_042": {
        "parts": (
            "ESP32-C3 board with the 0.42 inch OLED, 72x40, on it",
            _BUTTONS,
            "a USB cable that carries data",
        ),
        "pins": "GPIO{pin}",
        "power": ("on the board", "GND"),
        "faults": (
            (
                "Boards of other makers have the screen on other pins, or glass that starts at"
                " another column: the picture is shifted or dark. Change `sda`, `scl` and `column`"
                " in the board file."
            ),
            (
                "The picture is garbled: some of these boards have a chip like the SH1106, on the"
                ' same pins. Write `"chip": "sh1106"` and `"column": 28` in the board file.'
            ),
            (
                "Other pins for the buttons: 2, 8 and 9 decide how the chip starts, 18 and 19 are"
                " its USB."
            ),
        ),
        "idf": "ESP32_GENERIC_C3",
        "psram": False,
        "tried": (_ESP32,),
    },
    "feather_rp2040": {
        "parts": (
            "Adafruit Feather RP2040",
            "Adafruit FeatherWing OLED 128x32 (three buttons on it)",
            "headers",
        ),
        "pins": "GPIO{pin}",
        "power": ("3V, by the headers", "GND, by the headers"),
        "faults": (
            (
                "The 128x64 FeatherWing looks alike and has an SH1107, which is another chip: it is"
                " not supported."
            ),
            (
                "Reset sits beside button A on the wing: what was confirmed is safe, and the sheet"
                " is shown again."
            ),
        ),
        "images": (("feather_rp2040", "Feather RP2040"),),
        "stock": (("Feather RP2040", 1792),),
        "tried": (_EMULATED,),
    },
    "thumby": {
        "parts": ("TinyCircuits Thumby", "a micro USB cable that carries data"),
        "pins": "GPIO{pin}",
        "power": ("built in", "built in"),
        "faults": (
            (
                "An image replaces Thumby's own program, and its games with it. To go back, drag"
                " the makers' `ThumbyFirmware.uf2` onto it in the same way. It brings their games"
                " back and erases Meldmate with its saved games: `make backup` first."
            ),
            (
                "Safe mode is started by holding B, not A: with A held, an early Thumby opens the"
                " drive instead of starting."
            ),
            (
                'The screen of a prototype stays dark: the first ones have it on I2C. Write `"bus":'
                ' "i2c"`, `"sda": 16`, `"scl": 17`, `"address": 0x3C` and `"rst": 18` in the board'
                " file, and leave out `sck`, `mosi`, `dc` and `cs`."
            ),
        ),
        "images": (("thumby", "Thumby"),),
        "drive": (
            "Switch the Thumby off and plug it in.",
            (
                "Hold the cross down and switch it on: the drive RPI-RP2 appears. Early Thumbys:"
                " hold A instead."
            ),
        ),
        # Its chip and flash are a Pico's.
        "stock": (("Thumby", 352),),
        "tried": (_EMULATED,),
    },
}
