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
        " settings show the level of three AAA, and USB while the cable feeds the board. For a"
        ' LiPo, write `"empty": 3050, "full": 3900` in `BATTERY` of a board file of your own'
        " ([Installing](#installing)); the diode takes a quarter of a volt. A Pico W or Pico 2 W"
        " shows no level: its radio has that pin."
    ),
}
_ONE_SUPPLY = (
    "The switch connects EN with GND to switch the converter off; behind the converter it would"
    " leave it running, and empty the battery in a week. The battery is charged through the"
    " converter's own USB socket. Switch it off before you plug in the board's own cable: its maker"
    " allows one supply at a time. The diode keeps the cable's 5 V out of the converter if you"
    " forget."
)
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
        "Hold the Pico with the chip towards you and the USB socket at the top: pins 1 to 20 go"
        " down on the left, 21 to 40 up on the right. Seen from below, left and right are swapped."
        " Any of the GND pins will do: 3, 8, 13, 18, 23, 28 and 38 are the same wire.",
    ),
}
_PICO_PARTS = (
    "Raspberry Pi Pico (SC0915), Pico W (SC0918), Pico 2 (SC1631) or Pico 2 W (SC1633); with pins,"
    " for a breadboard and not for the case: Pico H (SC0917), WH (SC0919)"
)
_CABLE = "a USB cable that carries data"
_BUTTONS = (
    "six push buttons (tactile switches), no resistors: 6 mm (Omron B3F-1000; the case of a Pico"
    " is for these) or 12 mm (Omron B3F-4055 with a cap)"
)
_OLED = "OLED module 128x64, 0.96 or 1.3 inch, I2C, SSD1306 (or SH1106), 3.3 V"

# MICROPY_HW_FLASH_STORAGE_BYTES of RPI_PICO, RPI_PICO_W, RPI_PICO2, RPI_PICO2_W.
_PICO_STOCK = (("Pico", 352), ("Pico W", 212), ("Pico 2", 768), ("Pico 2 W", 640))
_PICO_2 = (
    "A Pico 2 or Pico 2 W takes the image `meldmate-pico2-<version>.uf2`, and then the board file"
    " of this page: {copies}. Unplug it, and plug it in again."
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
_FEATHER = {
    "solder": (
        "the headers, two rows each: stacking headers (Adafruit 2830) on the Feather, and on the"
        " wing the pins that come with it, which plug into them; the two wires of a switch"
    ),
    "first": (
        "Install the program before you plug the wing in: the wing covers the board's buttons. The"
        " long pins of the headers stick out below: keep the battery away from them."
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
# - `supply`: batteries, as `power.lines` takes it; `solder`: what is soldered; `first`: what comes
#   before the parts are put together;
# - `power`: (supply, ground) of the screen and the buttons; `keys_ground`: that of the buttons,
#   where it is another pin; `tied`: {board: (pin, the screen's terminal)} of terminals that are
#   joined for good, on some modules: `tied_where`;
# - `by`, `also`: how the screen is wired, and other boards on the same page by how theirs is;
# - `key_terminal`: the terminal of a button, where the screen's module has the buttons;
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
        "keys_ground": "GND, on the module",
        "key_terminal": "{label} on the module",
        "supply": {**_PICO_POWER, "screen": "1.3 inch"},
        "parts": (
            _PICO_PARTS,
            "OLED module 128x64, 1.3 inch, with four keys on it: SH1106, I2C, eight pins, 3.3 V",
            _CABLE,
        ),
        "wiring": (
            *_PICO["wiring"],
            (
                "The keys K1 to K4 are on the module: one wire to each of these pins, and none to"
                " ground. Hold K1 for left and K2 for right."
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
        "tried": (_EMULATED,),
    },
    "pico_242": {
        **_PICO,
        "supply": {
            **_PICO_POWER,
            "screen": "2.42 inch",
            "asleep": (
                " What the module's own converter takes meanwhile is not counted: it makes the"
                " panel's 12 V."
            ),
        },
        "parts": (
            _PICO_PARTS,
            (
                "OLED module 128x64, 2.42 inch, SSD1309, 3.3 V, with seven pins for SPI (and, by"
                " resistors on its back, I2C) or with five for I2C"
            ),
            _BUTTONS,
            _CABLE,
        ),
        "solder": (
            _PICO["solder"] + "; for I2C with a module of seven pins, tiny resistors on its back"
        ),
        "tied": {"pico_242": (("GND (pin 23)", "DC"), ("GND (pin 13)", "CS"))},
        "tied_where": "of a module with seven pins",
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
                "Modules with seven pins come set for SPI: take SPI for them. It needs no soldering"
                " on the module, and sends a picture in a tenth of the time. For I2C, move the"
                " resistors as the table on its back says, and connect DC and CS, too, as above. On"
                " such modules SCL is D0 and SDA is D1. With DC at 3V3 instead of GND, the address"
                " is 0x3D."
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
                " takes up to 100 mA where a 0.96 inch one takes 20. Choose a lower brightness, or"
                " supply its VCC from VSYS (pin 39) if the module says 3.3 to 5 V."
                " First measure its SDA and SCL with VCC at VSYS and with both not connected to the"
                " Pico: they must show no more than 3.3 V, which is all that the Pico's pins stand."
            ),
        ),
        "images": (
            ("pico_242", "Pico and Pico W (one image; the radio is not used), by I2C"),
            ("pico_242_spi", "the same, by SPI"),
        ),
        "other_images": _PICO_2,
        "stock": _PICO_STOCK,
        "tried": (_EMULATED,),
    },
    "esp32": {
        "supply": {
            "processor": "ESP32",
            "screen": "0.96 inch",
            "batteries": power.BOOSTED,
            "plus": "5V (VIN)",
            "minus": "GND",
            "more": _ONE_SUPPLY,
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
            "more": _ONE_SUPPLY,
        },
        "solder": "the pins of the module if they come loose, the wires",
        "parts": (
            (
                "Espressif ESP32-S3-DevKitC-1-N8R8 or a board like it, with PSRAM: N8R2, N8R8,"
                " N16R8 (the letters after the module's name; R2 or R8 is the PSRAM)"
            ),
            _OLED,
            _BUTTONS,
            "a breadboard and 20 jumper wires, pin to socket, for a first try",
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
        ),
        "wiring": (
            (
                "The numbers are printed beside the board's pins, which are soldered in already:"
                " push jumper wires with sockets onto them, or solder to them. The buttons can sit"
                " on a breadboard, or on a perfboard as [a Pico's](pico.md#on-a-perfboard) do, with"
                " the pins of this page."
            ),
            (
                "The board has two USB sockets: use the one labelled USB for everything. For `make"
                " flash` the other one (UART or COM) will do, too."
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
            "more": _ONE_SUPPLY,
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
        "tried": (_EMULATED,),
    },
    "xiao_rp2040": {
        "supply": {
            "processor": "RP2040",
            "screen": "0.96 inch",
            "batteries": power.BOOSTED,
            "plus": "5V",
            "minus": "GND",
            "more": _ONE_SUPPLY,
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
        "tried": (_EMULATED,),
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
