"""How long batteries last, computed: their energy, what is lost on the way, what the box takes."""

from collections import namedtuple
from typing import Any

# `mwh`: what is in it, in milliwatt hours, of which `part` arrives behind the board's regulator.
Battery = namedtuple("Battery", ("mwh", "part"))

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
# What a board is powered by. What has only a linear regulator behind its 5 V pin wants 3.6 V or
# more there: the LiPo is boosted.
BATTERIES = {
    "cells": {"aaa": Battery(_AAA, 0.8), "lipo": Battery(_LIPO, 0.8)},
    "boosted": {"lipo": Battery(_LIPO, 0.58)},
    "plug": {"lipo": Battery(1.2 * _LIPO, 0.85)},
    "pads": {"lipo": Battery(_LIPO, 0.85)},
}


def needs(processor: str, screen: str) -> int:
    """Return how many milliamperes at 3.3 V the box takes while someone plays.

    >>> needs("RP2040", "0.96 inch")
    35
    """
    return PROCESSORS[processor] + SCREENS[screen]


def hours(battery: Battery, processor: str, screen: str) -> int:
    """Return how many hours a battery lasts, rounded down.

    >>> hours(BATTERIES["cells"]["aaa"], "RP2040", "0.96 inch")
    24
    """
    return int(battery.mwh * battery.part / (needs(processor, screen) * _VOLTS))


def days_asleep(battery: Battery, processor: str) -> int:
    """Return how many days a battery lasts while the box sleeps in the dark, rounded down.

    >>> days_asleep(BATTERIES["cells"]["aaa"], "RP2040")
    18
    """
    return int(battery.mwh * battery.part / (ASLEEP[processor] * _VOLTS * 24))


def facts(notes: dict[str, Any]) -> dict[str, Any]:
    """Return what a page says of a board's batteries, by the words of its template."""
    kind, processor, screen = notes["battery"], notes["processor"], notes["screen"]
    found = {one: one == kind for one in BATTERIES}
    if not kind:
        return found
    batteries = BATTERIES[kind]
    asleep = ASLEEP.get(processor)
    return found | {
        **{f"{name}_hours": hours(one, processor, screen) for name, one in batteries.items()},
        "processor_takes": PROCESSORS[processor],
        "screen_takes": SCREENS[screen],
        "needs": needs(processor, screen),
        "asleep": asleep,
        "days": asleep and min(days_asleep(one, processor) for one in batteries.values()),
    }
