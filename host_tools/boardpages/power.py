"""How a board is powered without a computer: batteries, what they are connected to, hours.

The hours are computed: a battery's energy, what is lost on the way, what processor and screen take.
"""

from collections import namedtuple

# `mwh`: what is in it, in milliwatt hours, of which `part` arrives behind the board's regulator;
# `words`: what to buy and how to connect it, where there is no better place for that.
Battery = namedtuple("Battery", ("name", "mwh", "part", "words"))

# Milliamperes at 3.3 V: the processors as others have measured them with nothing but a program
# running (none here), the screens by their data sheets with a quarter of the dots lit.
PROCESSORS = {"RP2040": 25, "RP2350": 25, "ESP32": 50, "ESP32-S3": 50, "ESP32-C3": 25}
# What they take while they sleep in the dark (firmware/main.py), where they do: 1 to 1.5 mA as
# others have measured it, and the moments between two sleeps.
ASLEEP = {"RP2040": 2, "RP2350": 2}
SCREENS = {
    "0.42 inch": 5,
    "128x32": 8,
    "0.96 inch": 10,
    "1.3 inch": 15,
    "128x64 wing": 15,
    "2.42 inch": 50,
}
_VOLTS = 3.3

_AAA = 3 * 1.2 * 1000
_LIPO = 3.7 * 1000
_CHARGER = (
    "a charger board with a TP4056 and a protected output (B+ and B- to the battery; OUT+ by a"
    " switch and a diode 1N5817 to {plus}, OUT- to {minus}); it charges through its own USB socket"
)
_HOLDER = (
    "a holder for three AAA: plus through a switch and a Schottky diode (1N5817, band towards the"
    " board) to {plus}, minus to {minus}"
)
PICO = (
    Battery("three alkaline AAA", _AAA, 0.8, _HOLDER),
    Battery("LiPo 3.7 V, 1000 mAh", _LIPO, 0.8, _CHARGER),
)
# What has only a linear regulator behind its 5 V pin wants 3.6 V or more there.
BOOSTED = (
    Battery(
        "LiPo 3.7 V, 1000 mAh",
        _LIPO,
        0.58,
        (
            "a charger board that makes 5 V from it (with an IP5306 or like Adafruit's PowerBoost"
            " 500 C): 5 V by a switch and a Schottky diode (1N5817) to {plus}, minus to {minus}"
        ),
    ),
)
FEATHER = (
    Battery(
        "LiPo 3.7 V, 1200 mAh, JST plug (Adafruit 258)",
        1.2 * _LIPO,
        0.85,
        (
            "the board's own socket, which charges it from USB; a slide switch (Adafruit 805)"
            " between EN and GND switches the board off"
        ),
    ),
)
PADS = (
    Battery(
        "LiPo 3.7 V, 1000 mAh",
        _LIPO,
        0.85,
        (
            "the pads BAT+ and BAT- on the board's back, with a switch in the plus wire; the board"
            " charges it"
        ),
    ),
)
BANK = (
    "A USB power bank switches off after half a minute: most of them take a load of less than 50"
    " to 100 mA for no load, and the box needs {needs} mA. One with a mode for small loads"
    " (earphones, watches) stays on."
)


def needs(processor: str, screen: str) -> int:
    """Return how many milliamperes at 3.3 V the box takes while someone plays.

    >>> needs("RP2040", "0.96 inch")
    35
    """
    return PROCESSORS[processor] + SCREENS[screen]


def hours(battery: Battery, processor: str, screen: str) -> int:
    """Return how many hours a battery lasts, rounded down.

    >>> hours(PICO[0], "RP2040", "0.96 inch")
    24
    """
    return int(battery.mwh * battery.part / (needs(processor, screen) * _VOLTS))


def days_asleep(battery: Battery, processor: str) -> int:
    """Return how many days a battery lasts while the box sleeps in the dark, rounded down.

    >>> days_asleep(PICO[0], "RP2040")
    18
    """
    return int(battery.mwh * battery.part / (ASLEEP[processor] * _VOLTS * 24))


def _asleep(processor, batteries):
    """Return the paragraph on what the box takes in the dark."""
    if processor not in ASLEEP:
        return (
            f"With the screen off, the {processor} draws as much as ever. It cannot tell whether a"
            " computer is connected, and sleep would cut that connection. Switch the box off."
        )
    days = min(days_asleep(battery, processor) for battery in batteries)
    return (
        "In the dark (Settings, Sleep), with no computer at its socket, the processor"
        f" sleeps: {ASLEEP[processor]} mA, computed from what others have measured. The battery"
        f" lasts at least {days} days like this, and a press is answered within a tenth of"
        " a second. Press a key before you connect it to a computer."
    )


def lines(supply: dict) -> list[str]:
    """Return the lines of a page's section on power.

    `supply` has `processor`, `screen`, `batteries`, and the terminals `plus` and `minus`; or only
    `words`, where the battery is built in.
    """
    if "words" in supply:
        return [supply["words"]]
    processor, screen = supply["processor"], supply["screen"]
    found = ["| battery | connected by | hours |", "|---|---|---|"]
    for battery in supply["batteries"]:
        words = battery.words.format(**supply)
        found.append(f"| {battery.name} | {words} | {hours(battery, processor, screen)} |")
    needed = needs(processor, screen)
    return [
        *found,
        "",
        (
            f"The hours are computed, not measured: for an {processor} that takes"
            f" {PROCESSORS[processor]} mA, a screen that takes {SCREENS[screen]} mA with a quarter"
            " of its dots lit, and what the regulator loses."
        ),
        "",
        _asleep(processor, supply["batteries"]),
        "",
        BANK.format(needs=needed),
        *(["", supply["more"]] if "more" in supply else []),
    ]
