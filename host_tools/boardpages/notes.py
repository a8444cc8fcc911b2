"""What a board's file does not say: parts, labels of its pins, troubleshooting."""

from host_tools.boardpages import power

# The pins of a Pico, Pico W, Pico 2 and Pico 2 W, counted from the USB socket: {GP: pin}.
PICO_PINS = {
    **{gp: (1, 2, 4, 5)[gp & 3] + gp // 4 * 5 for gp in range(23)},
    **{26: 31, 27: 32, 28: 34},
}
_XIAO_PINS = {26: 0, 27: 1, 28: 2, 29: 3, 6: 4, 7: 5, 0: 6, 1: 7, 2: 8, 4: 9, 3: 10}
_PICO_POWER = {
    "processor": "RP2040",
    "screen": "0.96 inch",
    "batteries": power.PICO,
    "plus": "VSYS (pin 39)",
    "minus": "GND (pin 28)",
    "more": (
        "The diode keeps the cable's 5 V out of the batteries, so both may be connected. The"
        " settings show the level of three AAA, and USB while the cable feeds the board; for a"
        ' LiPo write `"empty": 3300, "full": 4150` in `BATTERY` of the board file. A Pico W shows'
        " no level: its radio has that pin."
    ),
}
_PICO = {
    "supply": _PICO_POWER,
    "solder": (
        "the Pico's two rows of pins (a Pico H or WH has them already), the pins of the module if"
        " they come loose, the wires"
    ),
    "pins": "GP{pin} (pin {place})",
    "places": PICO_PINS,
    "power": ("3V3 (pin 36)", "GND (pin 38)"),
    "keys_ground": "GND (pin 18)",
    "wiring": (
        "The pins are counted from the USB socket: 1 to 20 down one side, 21 to 40 up the other."
        " Any of the GND pins will do: 3, 8, 13, 18, 23, 28 and 38 are the same wire.",
    ),
}
_PICO_PARTS = (
    "Raspberry Pi Pico (SC0915; with pins: Pico H, SC0917), Pico W (SC0918; WH, SC0919), Pico 2"
    " (SC1631) or Pico 2 W (SC1633)"
)
_CABLE = "a USB cable that carries data"
_BUTTONS = (
    "six push buttons, normally open, between a pin and GND, no resistors: 12 mm (Omron B3F-4055"
    " with a cap) or 6 mm (Omron B3F-1000)"
)
_OLED = "OLED module 128x64, 0.96 or 1.3 inch, I2C, SSD1306 (or SH1106), 3.3 V"

# MICROPY_HW_FLASH_STORAGE_BYTES of RPI_PICO, RPI_PICO_W, RPI_PICO2, RPI_PICO2_W.
_PICO_STOCK = (("Pico", 352), ("Pico W", 212), ("Pico 2", 768), ("Pico 2 W", 640))
_PICO_2 = (
    "A Pico 2 or Pico 2 W takes the image `pico2` and the wiring beside it: `mpremote cp"
    " boards/{board}/board.py :board.py`, then press reset."
)
# Left out where a report from a real board is there.
NOT_YET = (
    " It has not run on a real board yet. If you try one, please send the report that `make"
    " check-board` writes ([how](tested/README.md))."
)
_EMULATED = (
    "This image ran on an emulated RP2040 with an emulated screen, keys and flash (`make"
    " test-image`, [benchmarks](../benchmarks.md))." + NOT_YET
)
_BUILT = (
    "This image was built. It has not played an evening on an emulated RP2040 yet, as the Pico's"
    " image has (`make test-image` plays one on each image that was built)." + NOT_YET
)
_FEATHER = {
    "solder": (
        "the headers, two rows each: stacking headers (Adafruit 2830) on the Feather, and on the"
        " wing the pins that come with it, which plug into them"
    ),
    "pins": "GPIO{pin}",
    "power": ("3V, through the headers", "GND, through the headers"),
}
_RESET = (
    "Reset is next to button A on the wing and easy to press by mistake. Nothing confirmed is lost;"
    " the score sheet appears again."
)
_NO_PSRAM = (
    "Nothing starts, and the console says MemoryError: MicroPython does not find the PSRAM. Use"
    " the build named in the table under Installing; a board without R2 or R8 in its module's"
    " name has none, and cannot run the program from files."
)
_ESP_FLASH = (
    "What `make flash` writes was tested without a board: the partition table is read, the file"
    " system mounts, and holds what `make deploy` would copy. The program itself ran in"
    " MicroPython's builds for node and on an emulated RP2040." + NOT_YET
)
_ESP32 = (
    "Not tried here: building for an ESP32 takes Espressif's ESP-IDF, which is packaged"
    " neither by Debian nor on PyPI. The program itself ran in MicroPython's builds for node and"
    " on an emulated RP2040."
)

# What an entry has:
# - `parts`, `faults`, `tried` (what was tried on it), `wiring`: sentences for the page;
# - `pins`: what a pin is called on the board; `places`: the pin of the board by the processor's;
# - `supply`: batteries, as `power.lines` takes it; `solder`: what is soldered;
# - `power`: (supply, ground) of the screen and the buttons; `keys_ground`: that of the buttons,
#   where it is another pin;
# - `by`, `also`: how the screen is wired, and other boards on the same page by how theirs is;
# - `images`: (name, which board); `other_images`: boards that take another one;
# - `drive`: how the drive is opened, if not by BOOTSEL;
# - `firmware`: (which board, MicroPython's own build for it), where PSRAM is: `make flash`;
# - `idf`, `port`: the folder in boards/esp32/micropython for a board without PSRAM, and its port;
# - `stock`: (which board, how many blocks of 4 KiB MicroPython's own builds give to its files).
NOTES = {
    "pico": {
        **_PICO,
        "parts": (_PICO_PARTS, _OLED, _BUTTONS, _CABLE),
        "faults": (
            (
                "Pico 2: inputs with a pull-down can stick half way up (RP2350 erratum E9). Buttons"
                " to ground with the pull-up, as here, are not affected; do not set"
                " `KEYS_PRESSED` to 1 on it."
            ),
        ),
        "images": (
            ("pico", "Pico and Pico W (one image; the radio is not used)"),
            ("pico2", "Pico 2 and Pico 2 W"),
        ),
        "stock": _PICO_STOCK,
        "tried": (
            _EMULATED,
            (
                "The image for the Pico 2 is built the same way but has never been run: there is no"
                " emulator for its chip."
            ),
        ),
    },
    "pico_130": {
        **_PICO,
        # Its keys have the module's own ground.
        "keys_ground": _PICO["power"][1],
        "supply": {**_PICO_POWER, "screen": "1.3 inch"},
        "parts": (
            _PICO_PARTS,
            "OLED module 128x64, 1.3 inch, with four keys on it: SH1106, I2C, eight pins, 3.3 V",
            _CABLE,
        ),
        "wiring": (
            *_PICO["wiring"],
            (
                "The keys K1 to K4 are on the module, and need a wire each. Hold K1 for left and K2"
                " for right."
            ),
        ),
        "faults": (
            (
                "The keys do nothing, or the box acts as if all were held: on some modules a key"
                ' connects its pin to VCC. Write `KEYS_PRESSED = 1` and `KEYS_PULL` `= "down"` in'
                " the board file (not on a Pico 2, whose pull-downs can stick: RP2350 erratum E9)."
            ),
        ),
        "images": (("pico_130", "Pico and Pico W (one image; the radio is not used)"),),
        "other_images": _PICO_2,
        "stock": _PICO_STOCK,
        "tried": (_BUILT,),
    },
    "pico_242": {
        **_PICO,
        "supply": {**_PICO_POWER, "screen": "2.42 inch"},
        "parts": (
            _PICO_PARTS,
            (
                "OLED module 128x64, 2.42 inch, SSD1309, 3.3 V, with seven pins for SPI (and, by"
                " two resistors on its back, I2C) or with five for I2C"
            ),
            _BUTTONS,
            _CABLE,
        ),
        "by": "by I2C",
        "also": {"pico_242_spi": "by SPI"},
        "wiring": (
            *_PICO["wiring"],
            (
                "An SSD1309 is an SSD1306 without the charge pump: the module makes the panel's"
                " 12 V itself. It does not reset itself at power-on, so its reset line (RES, RST)"
                " is needed by I2C, too."
            ),
            (
                "Modules with seven pins come set for SPI. For I2C, move the resistor as the table"
                " on the back says, connect DC to GND (address 0x3C; to 3V3: 0x3D) and CS to GND."
                " On such modules SCL is D0 and SDA is D1. SPI needs two wires more and no"
                " soldering on the module, and a picture takes a tenth of the time."
            ),
        ),
        "faults": (
            (
                "The screen stays dark: the wire of RES is missing, or the module is set for the"
                " other bus. The console (`make console`) reports a screen that does not answer by"
                " I2C; by SPI nothing answers."
            ),
            (
                "The picture is shifted by two pixels: some of these panels start at the chip's"
                ' third column. Write `"column": 2` in the board file.'
            ),
            (
                "The picture flickers or the Pico restarts when many pixels are lit: the panel"
                " takes up to 100 mA where a 0.96 inch one takes 20. Supply its VCC from VBUS (pin"
                " 40) or VSYS (pin 39) if the module has a regulator of its own (it says 3.3 to 5"
                " V)."
            ),
        ),
        "images": (
            ("pico_242", "Pico and Pico W (one image; the radio is not used), by I2C"),
            ("pico_242_spi", "the same, by SPI"),
        ),
        "other_images": _PICO_2,
        "stock": _PICO_STOCK,
        "tried": (_BUILT,),
    },
    "esp32": {
        "supply": {
            "processor": "ESP32",
            "screen": "0.96 inch",
            "batteries": power.BOOSTED,
            "plus": "5V (VIN)",
            "minus": "GND",
        },
        "solder": "the pins of the module if they come loose, the wires",
        "parts": (
            (
                "ESP32 dev board with an ESP32-WROVER (Espressif ESP32-DevKitC-VE; it has PSRAM:"
                " installed by one command) or an ESP32-WROOM-32 (ESP32-DevKitC-32E; it has none:"
                " MicroPython has to be built for it)"
            ),
            _OLED,
            _BUTTONS,
            _CABLE,
        ),
        "pins": "GPIO{pin}",
        "power": ("3V3", "GND"),
        "faults": (
            (
                "Other pins for the buttons: 34 to 39 have no pull-ups, 6 to 11 belong to the"
                " flash, and 0, 2, 5, 12 and 15 decide how the chip starts."
            ),
            (
                "The serial port does not appear: the board's USB chip (CP210x, CH340) needs its"
                " driver on some systems."
            ),
        ),
        "firmware": (("WROVER", "ESP32_GENERIC-SPIRAM"),),
        "idf": "MELDMATE_ESP32",
        "port": "/dev/ttyUSB0",
        # The partition `vfs` of the port's partitions-4MiB.csv.
        "stock": (("ESP32 with 4 MB of flash", 512),),
        "tried": (_ESP_FLASH, _ESP32),
    },
    "esp32s3": {
        "supply": {
            "processor": "ESP32-S3",
            "screen": "0.96 inch",
            "batteries": power.BOOSTED,
            "plus": "5V",
            "minus": "GND",
        },
        "solder": "the pins of the module if they come loose, the wires",
        "parts": (
            (
                "Espressif ESP32-S3-DevKitC-1-N8R8 or a board like it, with PSRAM: N8R2, N8R8,"
                " N16R8 (the letters after the module's name; R2 or R8 is the PSRAM)"
            ),
            _OLED,
            _BUTTONS,
            _CABLE,
        ),
        "pins": "GPIO{pin}",
        "power": ("3V3", "GND"),
        "faults": (
            (
                "Other pins for the buttons: 0, 3, 45 and 46 decide how the chip starts, 19 and 20"
                " are its USB, 43 and 44 the serial console, 26 to 37 belong to flash and PSRAM."
            ),
            _NO_PSRAM,
            (
                "The board has two USB sockets: use the one labelled USB (the processor's own) for"
                " the console and for mpremote, either one for `make flash`."
            ),
        ),
        "firmware": (
            ("N8R2", "ESP32_GENERIC_S3"),
            ("N8R8, N16R8", "ESP32_GENERIC_S3-SPIRAM_OCT"),
        ),
        # The partition `vfs` of the port's partitions-8MiB.csv.
        "stock": (("ESP32-S3 with 8 MB of flash or more", 1536),),
        "tried": (_ESP_FLASH,),
    },
    "xiao_esp32s3": {
        "supply": {
            "processor": "ESP32-S3",
            "screen": "0.96 inch",
            "batteries": power.PADS,
            "plus": "BAT+",
            "minus": "GND",
        },
        "solder": (
            "the XIAO's two rows of pins, the battery's wires to the pads on its back, the wires"
        ),
        "parts": ("Seeed Studio XIAO ESP32S3 (113991114), 8 MB of PSRAM", _OLED, _BUTTONS, _CABLE),
        "pins": "D{place} (GPIO{pin})",
        "places": {1: 0, 2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 43: 6, 44: 7, 7: 8, 8: 9, 9: 10},
        "power": ("3V3", "GND"),
        "faults": (
            _NO_PSRAM,
            "D2 has no button: it is the processor's pin 3, which decides how it starts.",
        ),
        "firmware": (("XIAO ESP32S3", "ESP32_GENERIC_S3-SPIRAM_OCT"),),
        "stock": (("XIAO ESP32S3", 1536),),
        "tried": (_ESP_FLASH,),
    },
    "feather_esp32s3": {
        **_FEATHER,
        "supply": {
            "processor": "ESP32-S3",
            "screen": "128x64 wing",
            "batteries": power.FEATHER,
        },
        "parts": (
            "Adafruit Feather ESP32-S3, 4 MB of flash and 2 MB of PSRAM (5477)",
            "Adafruit FeatherWing OLED 128x64 (4650), an SH1107, three buttons on it",
            "stacking headers (Adafruit 2830)",
            _CABLE,
        ),
        "faults": (
            _RESET,
            _NO_PSRAM,
            (
                "`make flash` replaces the board's TinyUF2, the drive FTHRS3BOOT. To go back, write"
                " the maker's factory .bin from their page with esptool at 0x0."
            ),
            (
                "With the 128x32 wing, copy the board file, write in it"
                ' `"chip": "ssd1306"` and `"height": 32`, and copy it onto the board.'
            ),
        ),
        "firmware": (("Feather ESP32-S3 4 MB/2 MB", "ESP32_GENERIC_S3-FLASH_4M"),),
        # The partition `vfs` of the port's partitions-4MiB.csv.
        "stock": (("Feather ESP32-S3", 512),),
        "tried": (_ESP_FLASH,),
    },
    "esp32_c3_042": {
        "supply": {
            "processor": "ESP32-C3",
            "screen": "0.42 inch",
            "batteries": power.BOOSTED,
            "plus": "5V",
            "minus": "GND",
        },
        "solder": "the board's two rows of pins, the wires",
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
        "idf": "MELDMATE_ESP32C3",
        # The chip's own USB.
        "port": "/dev/ttyACM0",
        "tried": (_ESP32,),
    },
    "feather_rp2040": {
        **_FEATHER,
        "supply": {
            "processor": "RP2040",
            "screen": "128x32",
            "batteries": power.FEATHER,
        },
        "parts": (
            "Adafruit Feather RP2040 (4884)",
            "Adafruit FeatherWing OLED 128x32 (2900), three buttons on it",
            "stacking headers (Adafruit 2830)",
            _CABLE,
        ),
        "faults": (
            (
                "The screen stays dark or shows stripes: the 128x64 FeatherWing looks alike and has"
                " another chip. Its page is [feather_rp2040_oled64](feather_rp2040_oled64.md)."
            ),
            _RESET,
        ),
        "images": (("feather_rp2040", "Feather RP2040"),),
        "stock": (("Feather RP2040", 1792),),
        "tried": (_EMULATED,),
    },
    "feather_rp2040_oled64": {
        **_FEATHER,
        "supply": {
            "processor": "RP2040",
            "screen": "128x64 wing",
            "batteries": power.FEATHER,
        },
        "parts": (
            "Adafruit Feather RP2040 (4884)",
            "Adafruit FeatherWing OLED 128x64 (4650), an SH1107, three buttons on it",
            "stacking headers (Adafruit 2830)",
            _CABLE,
        ),
        "faults": (
            (
                "The picture lies on its side or is cut: the 128x32 FeatherWing looks alike and has"
                " another chip. Its page is [feather_rp2040](feather_rp2040.md)."
            ),
            _RESET,
        ),
        "images": (("feather_rp2040_oled64", "Feather RP2040"),),
        "stock": (("Feather RP2040", 1792),),
        "tried": (_BUILT,),
    },
    "xiao_rp2040": {
        "supply": {
            "processor": "RP2040",
            "screen": "0.96 inch",
            "batteries": power.BOOSTED,
            "plus": "5V",
            "minus": "GND",
        },
        "solder": (
            "the XIAO's two rows of pins, the pins of the module if they come loose, the wires"
        ),
        "pins": "D{place} (GPIO{pin})",
        "places": _XIAO_PINS,
        "power": ("3V3", "GND"),
        "parts": ("Seeed Studio XIAO RP2040 (102010428)", _OLED, _BUTTONS, _CABLE),
        "faults": (),
        "images": (("xiao_rp2040", "XIAO RP2040"),),
        "drive": ("Hold button B on the board and plug it in: the drive RPI-RP2 appears.",),
        # Its chip and flash are a Pico's.
        "stock": (("XIAO RP2040", 352),),
        "tried": (_BUILT,),
    },
    "thumby": {
        "supply": {
            "words": (
                "Its battery and its switch are built in; it charges through its USB socket. Its"
                " makers say it lasts two hours. Low brightness and an early standby (Settings)"
                " make it last longer."
            ),
        },
        "solder": "nothing",
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


def page_of(board: str) -> str:
    """Return the name of the page in docs/boards that has the board, without ".md".

    >>> page_of("pico"), page_of("pico_242_spi")
    ('pico', 'pico_242')
    """
    for name, notes in NOTES.items():
        if board in notes.get("also", ()):
            return name
    return board
