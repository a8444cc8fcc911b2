"""How a board is powered without a computer: batteries, what they are connected to, hours.

The hours are computed: a battery's energy, what is lost on the way, what processor and screen take.
"""

from collections import namedtuple

from host_tools.boardpages.markdown import table

# `mwh`: what is in it, in milliwatt hours, of which `part` arrives behind the board's regulator;
# `words`: what else to buy; `joins`: (from, to) of each wire, or of each thing that is plugged in.
Battery = namedtuple("Battery", ("name", "mwh", "part", "words", "joins"))

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
SWITCHED = (
    ("switch, either outer terminal", "diode, the end without the band"),
    ("diode, the end with the band", "{plus}"),
)
_TOGGLE = "a toggle switch MTS-102, a Schottky diode 1N5817, heat-shrink tube"
# Where a switch is between two pins of a board: closed, the board is off.
_EN_SWITCH = "a slide switch (Adafruit 805)"
PICO = (
    Battery(
        "three alkaline AAA",
        _AAA,
        0.8,
        f"an open holder for three AAA with wires, {_TOGGLE}",
        (
            ("holder, plus (red)", "switch, middle terminal"),
            *SWITCHED,
            ("holder, minus (black)", "{minus}"),
        ),
    ),
    Battery(
        "LiPo 3.7 V, 1000 mAh",
        _LIPO,
        0.8,
        "a charger board with a TP4056 and a protected output (OUT+, OUT-), set to 500 mA; a socket"
        f" with wires that takes the battery's plug (often JST PH 2.0); {_TOGGLE}",
        (
            ("socket, plus (as the battery's plug has it)", "charger board, B+"),
            ("socket, minus", "charger board, B-"),
            ("charger board, OUT+", "switch, middle terminal"),
            *SWITCHED,
            ("charger board, OUT-", "{minus}"),
        ),
    ),
)
# What has only a linear regulator behind its 5 V pin wants 3.6 V or more there.
BOOSTED = (
    Battery(
        "LiPo 3.7 V, 1000 mAh",
        _LIPO,
        0.58,
        (
            "a charger board that makes 5 V from it and stays on at small loads: Adafruit"
            " PowerBoost 500 Charger (1944) or 1000 Charger (2465). One with an IP5306 is made for"
            f" power banks, and switches off. Also {_EN_SWITCH}, a Schottky diode 1N5817,"
            " heat-shrink tube"
        ),
        (
            ("charger board, 5V", "diode, the end without the band"),
            ("diode, the end with the band", "{plus}"),
            ("charger board, GND", "{minus}"),
            ("switch, middle terminal", "charger board, EN"),
            ("switch, either outer terminal", "charger board, GND"),
            ("battery's plug, last of all", "charger board, the battery's socket"),
        ),
    ),
)
FEATHER = (
    Battery(
        "LiPo 3.7 V, 1200 mAh, JST plug (Adafruit 258)",
        1.2 * _LIPO,
        0.85,
        _EN_SWITCH,
        (
            ("switch, middle terminal", "EN"),
            ("switch, either outer terminal", "GND"),
            (
                "battery's plug, last of all",
                "the board's battery socket, which charges it from USB",
            ),
        ),
    ),
)
PADS = (
    Battery(
        "LiPo 3.7 V, 1000 mAh",
        _LIPO,
        0.85,
        f"{_EN_SWITCH}; a socket with wires that takes the battery's plug (often JST PH 2.0); the"
        " board charges the battery from USB",
        (
            ("socket, plus (as the battery's plug has it)", "switch, middle terminal"),
            ("switch, either outer terminal", "the pad BAT+ on the board's back"),
            ("socket, minus", "the pad BAT- on the board's back"),
        ),
    ),
)
BANK = (
    "A USB power bank switches off after half a minute if less than 50 to 100 mA is drawn, as most"
    " of them do; the box draws {needs} mA. One with a mode for small loads (earphones, watches)"
    " stays on."
)
CARE = (
    "**Take care with a LiPo.** It can burn if it is shorted, pierced, crushed, or connected the"
    " wrong way round. Buy one with a protection circuit and a plug. Plugs are sold with plus on"
    " either side: compare the plug with the socket before you push it in, and push it in last."
    " Never cut both of its wires at once. Keep screws and the ends of pins away from it, and never"
    " charge one that is swollen."
)
_TP4056 = (
    " Most TP4056 boards charge with 1 A, which is much for 1000 mAh and makes heat in a closed"
    " box: take one set to 500 mA (its resistor Rprog is 2.4 kΩ), and stay with it the first time"
    " it charges, with the lid open. It charges through its own USB socket, not the Pico's."
)
_JOINTS = "Solder the diode to the switch, and put heat-shrink tube over both of its ends."


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
            f"With the screen off, the {processor} itself draws as much as ever: it cannot tell"
            " whether a computer is connected, and sleep would cut that connection. So switch the"
            " box off after the evening."
        )
    days = min(days_asleep(battery, processor) for battery in batteries)
    return (
        "In the dark (Settings, Sleep), with no computer at its socket, the processor"
        f" sleeps: {ASLEEP[processor]} mA, computed from what others have measured. The battery"
        f" lasts about {days} days like this, and a press is answered within a tenth of"
        " a second. Press a key before you connect it to a computer."
    )


def lines(supply: dict) -> list[str]:
    """Return the lines of a page's section on power.

    `supply` has `processor`, `screen`, `batteries`, and the terminals `plus` and `minus`; it may
    have `asleep` and `more`, sentences on the sleep and on the rest. Or it has only `words`, where
    the battery is built in.
    """
    if "words" in supply:
        return [supply["words"]]
    processor, screen = supply["processor"], supply["screen"]
    batteries = supply["batteries"]
    found = table(
        ("battery", "with it", "hours"),
        [(one.name, one.words, hours(one, processor, screen)) for one in batteries],
    )
    for battery in batteries:
        name = battery.name[0].upper() + battery.name[1:]
        joins = [(start, end.format(**supply)) for start, end in battery.joins]
        found += ["", f"**{name}**", "", *table(("from", "to"), joins)]
    needed = needs(processor, screen)
    lipos = [battery for battery in batteries if "LiPo" in battery.name]
    care = CARE + (_TP4056 if any("TP4056" in one.words for one in lipos) else "")
    return [
        *found,
        "",
        *((_JOINTS, "") if any(SWITCHED[0] in one.joins for one in batteries) else ()),
        *((care, "") if lipos else ()),
        (
            f"The hours are computed, not measured: for an {processor} that takes"
            f" {PROCESSORS[processor]} mA, a screen that takes {SCREENS[screen]} mA with a quarter"
            " of its dots lit, and what the regulator loses."
        ),
        "",
        _asleep(processor, supply["batteries"]) + supply.get("asleep", ""),
        "",
        BANK.format(needs=needed),
        *(["", supply["more"]] if "more" in supply else []),
    ]
