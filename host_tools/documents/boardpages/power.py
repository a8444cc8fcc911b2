"""How long batteries last, computed: their energy, what is lost on the way, what parts take."""

from collections import namedtuple
from typing import Any

# `mwh`: what is in it, in milliwatt hours, of which `part` arrives behind the board's regulator;
# `own`: what hangs on the battery itself, by the names of PARTS.
Battery = namedtuple("Battery", ("mwh", "part", "own"))
# What a part takes by itself, in milliamperes, and what a page calls it. Who says so is in
# docs/boards/power.md.
Part = namedtuple("Part", ("takes", "words"))

# Milliamperes at 3.3 V with nothing but a program running (none was measured here), and with a
# quarter of a screen's dots lit.
PROCESSORS = {"RP2040": 25, "RP2350": 25, "ESP32": 50, "ESP32-S3": 50, "ESP32-C3": 25}
# What an RP2040 takes more where it runs at 200 MHz for each press (a board's `FAST`).
QUICK = 1.5
# What they take while they sleep in the dark (firmware/main.py), where they do; the moments between
# two sleeps are in it.
ASLEEP = {"RP2040": 2}
SCREENS = {
    "0.42 inch": 5,
    "128x32": 10,
    "0.96 inch": 10,
    "1.14 inch, colour": 40,
    "1.3 inch": 15,
    "128x64 wing": 15,
    "2.42 inch": 50,
}
# A screen that is switched off; any other takes the first.
SCREEN_OFF, SCREENS_OFF = 0.01, {"1.14 inch, colour": 0.03}
PARTS = {
    "TP4056": Part(0.002, "the charger"),
    "DW01A": Part(0.003, "the battery's protection"),
    "PowerBoost": Part(5, "the 5 V converter"),
    "MCP73831": Part(0.002, "the charger"),
    "AP2112K": Part(0.055, "the board's regulator"),
    "AMS1117": Part(5, "the board's regulator"),
    "NeoPixel": Part(1, "the dark NeoPixel"),
}
# What a page does not name: less than this changes no figure.
_LITTLE = 0.5
_VOLTS, _CELL = 3.3, 3.7
_AAA = 3 * 1.2 * 1000
_LIPO = _CELL * 1000
# What a board is powered by. What has only a linear regulator behind its 5 V pin wants 3.6 V or
# more there: the LiPo is boosted.
BATTERIES = {
    "cells": {"aaa": Battery(_AAA, 0.8, ()), "lipo": Battery(_LIPO, 0.8, ("TP4056", "DW01A"))},
    "boosted": {"lipo": Battery(_LIPO, 0.58, ("PowerBoost",))},
    "plug": {"lipo": Battery(1.2 * _LIPO, 0.85, ("MCP73831",))},
    "pads": {"lipo": Battery(_LIPO, 0.85, ())},
}


def together(parts: tuple[str, ...] | list[str]) -> float:
    """Return how many milliamperes PARTS take by themselves.

    >>> together(["AP2112K", "NeoPixel"])
    1.055
    """
    return sum(PARTS[part].takes for part in parts)


def hours(battery: Battery, takes: float) -> int:
    """Return how many hours a battery lasts, rounded down; `takes` is in milliamperes at 3.3 V.

    >>> hours(BATTERIES["cells"]["aaa"], PROCESSORS["RP2040"] + SCREENS["0.96 inch"])
    24
    """
    behind = takes * _VOLTS / battery.part
    return int(battery.mwh / (behind + together(battery.own) * _CELL))


def processor(chip: str, fast: bool) -> float:
    """Return what a chip takes while it is awake; `fast` is the board's `FAST`.

    >>> processor("RP2040", True), processor("RP2040", False), processor("RP2350", True)
    (26.5, 25, 25)
    """
    return PROCESSORS[chip] + (QUICK if fast and chip == "RP2040" else 0)


def _alike(figures):
    """Return {chip: figure} as one figure, or as "25 (RP2040), 30 (RP2350)" where they differ."""
    if len(set(figures.values())) == 1:
        return str(*set(figures.values()))
    return ", ".join(f"{figure} ({chip})" for chip, figure in figures.items())


def _counts(part):
    return PARTS[part].takes >= _LITTLE


def dark(chip: str, screen: str, own: tuple[str, ...] | list[str]) -> float:
    """Return what a board takes in the dark: a chip, asleep if it sleeps, its screen, its parts.

    >>> dark("RP2040", "0.96 inch", ()), dark("RP2350", "1.14 inch, colour", ())
    (2.01, 25.03)
    """
    return ASLEEP.get(chip, PROCESSORS[chip]) + SCREENS_OFF.get(screen, SCREEN_OFF) + together(own)


def _dark(chip, words, batteries, takes):
    """Return how long a chip lasts that draws `takes` mA, and whether it sleeps, for its page."""
    least = min(hours(battery, takes) for battery in batteries.values())
    asleep = chip in ASLEEP
    return {"who": words, "asleep": asleep, "lasts": least // 24 if asleep else least}


def facts(notes: dict[str, Any], fast: bool) -> dict[str, Any]:
    """Return what a page says of a board's batteries, by the words of its template.

    `fast` is the board's `FAST`.
    """
    kind, screen, chips = notes["battery"], notes["screen"], notes["chips"]
    found = {one: one == kind for one in BATTERIES}
    if not kind:
        return found
    batteries, board = BATTERIES[kind], together(notes["own"])
    processors = {chip: processor(chip, fast) for chip in chips}
    awake = {chip: processors[chip] + SCREENS[screen] + board for chip in chips}
    own = [*notes["own"], *(part for battery in batteries.values() for part in battery.own)]
    return (
        found
        | {
            f"{name}_hours": _alike({chip: hours(battery, takes) for chip, takes in awake.items()})
            for name, battery in batteries.items()
        }
        | {
            "takes": ", ".join(
                [
                    f"the processor {_alike(processors)}",
                    f"the screen {SCREENS[screen]}",
                    *(f"{PARTS[part].words} {PARTS[part].takes}" for part in own if _counts(part)),
                ]
            ),
            "dark": [
                _dark(chip, words, batteries, dark(chip, screen, notes["own"]))
                for chip, words in chips.items()
            ],
        }
    )
