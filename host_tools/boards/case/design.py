"""The numbers of a case, from a board's file and the measures of its parts."""

import functools
from collections import namedtuple
from pathlib import Path
from typing import Any

from host_tools.base.boards import boards, facts
from host_tools.boards.case.errors import CaseError
from host_tools.boards.case.measures import BATTERIES, DISPLAYS, PERFBOARD, PICO, SWITCH, TOGGLE
from host_tools.boards.case.perfboard import PLACES, middle, switches

SOURCE = Path(__file__).with_name("case.scad")
PARTS = ("bottom", "lid", "caps", "bars")
WALL = 2.0
LID = 2.4
# Nothing that is printed is thinner.
THINNEST = 1.6
# Room around what is put in, ribs that hold it, the radius of a post for a screw M2.
_GAP, _RIB, _BOSS = 0.4, 1.8, 2.5
# Below the perfboard: joints and wires.
_JOINTS = 3.0
_FLANGE, _CAP_UP = 1.8, 1.8
_WIDE = 86.0
_BAR = 3.0
# How much more of the glass the window shows on each side than what is lit.
_MORE = 1.5
# Among the MACHINES of a board that is a Pico, Pico W, Pico 2 or Pico 2 W.
_PICO = "Raspberry Pi Pico*"

# A case: its `name`, the `numbers` of the OpenSCAD source, and what is put into it: `boxes` as
# [(name, (x, y, z) from, (x, y, z) to)], `lit` as (from, to) of the pixels on the lid's plane.
Case = namedtuple("Case", ("name", "title", "numbers", "boxes", "lit"))


@functools.cache
def cased() -> dict[str, tuple[str, ...]]:
    """Return {board: sizes of its display} of the boards that there is a case for.

    Those have a Pico of any kind, one switch for each logical key, and a display of the case's.
    """
    found = {}
    for name in boards():
        board = facts(name)
        alone = sorted(key for _, _, key, held in board["KEYS"] if not held)
        chip = board["SCREEN"]["chip"]
        # Colour glass comes on a module with its own keys.
        fits = _PICO in board.get("MACHINES", ()) and chip != "st7789"
        if fits and alone == sorted(PLACES):
            large = chip == "ssd1309"
            found[name] = ("2.42",) if large else tuple(DISPLAYS)
    return found


def design(board: str, screen: str, battery: str) -> Case:
    """Return the Case of a board with a display and a battery; raise CaseError.

    >>> design("pico", "0.96", "aaa").name
    'pico-0.96-aaa'
    """
    _check(board, screen, battery)
    display, cell = DISPLAYS[screen], BATTERIES[battery]
    made = facts(board)
    keys = switches(made)
    perf = ((_WIDE - PERFBOARD["size"][0]) / 2, 0.6)
    perf_low = max(cell.size[2] + 1, 8) + _JOINTS
    cap_low = perf_low + PERFBOARD["size"][2] + SWITCH["top"]
    under = cap_low + _FLANGE + SWITCH["travel"]
    pcb_at = ((_WIDE - display.pcb[0]) / 2, perf[1] + PERFBOARD["size"][1] + 3)
    inside = (_WIDE, pcb_at[1] + display.pcb[1] + 2 * _RIB + _GAP + 0.6)
    window = tuple(side + 2 * _MORE for side in display.lit)
    centre = (_WIDE / 2, pcb_at[1] + display.pcb[1] / 2 + display.up)
    pico = (_WIDE - 1.6 - PICO["size"][0], pcb_at[1] + 0.5, 5.5)
    battery_at = (_WIDE - 11.5 - cell.size[0], perf[1] + (PERFBOARD["size"][1] - cell.size[1]) / 2)
    charger_at = (0.6, pcb_at[1] + 1.4)
    posts = (pcb_at[0] - _GAP - _BOSS, pcb_at[0] + display.pcb[0] + _GAP + _BOSS)
    bar_y = [pcb_at[1] + part * display.pcb[1] for part in (0.2, 0.7)]
    bar_low = under - display.glass - display.thick - _BAR
    across, along = ((PICO["size"][axis] - PICO["holes"][axis]) / 2 for axis in (0, 1))
    middles = [middle(key) for key in keys]
    numbers = {
        "inside": inside,
        "wall": WALL,
        "floor_": WALL,
        "lid_thick": LID,
        "under": under,
        "corner_r": 3.0,
        "gap": _GAP,
        "rib": _RIB,
        "post": 3.2,
        "screw_hole": 2.5,
        "screw_free": 3.4,
        "screw_deep": 10.0,
        "boss": _BOSS,
        "boss_hole": 1.6,
        "perf": perf,
        "perf_size": PERFBOARD["size"],
        "perf_low": perf_low,
        "stops": [
            (perf[0] + x, perf[1] + y)
            for x in (2.5, PERFBOARD["size"][0] - 2.5)
            for y in (2.5, PERFBOARD["size"][1] - 2.5)
        ],
        "battery_at": battery_at,
        "battery_size": cell.size,
        "charger": cell.charger is not None,
        "charger_at": charger_at,
        "charger_size": cell.charger or (0.0, 0.0, 0.0),
        "pico_low": pico[2],
        "pico_y": pico[1] + PICO["size"][1] / 2,
        "pico_holes": [
            (pico[0] + x, pico[1] + y)
            for x in (across, PICO["size"][0] - across)
            for y in (along, PICO["size"][1] - along)
        ],
        "usb_hole": (12.4, 8.4),
        "usb_z": pico[2] + PICO["size"][2] + PICO["usb"][1] / 2,
        "toggle_hole": TOGGLE["hole"],
        "toggle_y": 14.0,
        "toggle_z": 5.0,
        "pcb": display.pcb,
        "pcb_at": pcb_at,
        "pcb_thick": display.thick,
        "glass": display.glass,
        "window": window,
        "window_at": tuple(centre[axis] - window[axis] / 2 for axis in (0, 1)),
        "bar_posts": [(x, y) for x in posts for y in bar_y],
        "bar_y": bar_y,
        "bar_wide": 7.0,
        "bar_thick": _BAR,
        "bar_low": bar_low,
        "bar_free": 2.4,
        "bar_end": 2.9,
        "keys": [(perf[0] + x, perf[1] + y) for x, y in middles],
        "signs": [key.key for key in keys],
        "cap": 9.0,
        "cap_gap": 0.3,
        "cap_low": cap_low,
        "cap_high": _FLANGE + SWITCH["travel"] + LID + _CAP_UP,
        "flange": 11.4,
        "flange_high": _FLANGE,
    }
    return Case(
        f"{board}-{screen}-{battery}",
        f'{made["TITLE"].split(",")[0]}, {screen}"',
        numbers,
        _boxes(numbers, display, cell, pico),
        tuple(
            tuple(centre[axis] + sign * display.lit[axis] / 2 for axis in (0, 1))
            for sign in (-1, 1)
        ),
    )


def _check(board, screen, battery):
    """Raise CaseError if there is no such case."""
    known = cased()
    ask = f"make case BOARD=pico SCREEN={'|'.join(DISPLAYS)} BATTERY={'|'.join(BATTERIES)}"
    if board not in known:
        raise CaseError(
            f"There is no case for {board}: there is one for {', '.join(known)}, where a Pico and"
            f" six switches are wired by hand. {ask}"
            if board in boards()
            else f"There is no board {board}. {ask}"
        )
    if screen not in known[board]:
        raise CaseError(
            f"There is no case for {board} with a display of {screen} inch: there is one with"
            f" {', '.join(known[board])}. {ask}"
        )
    if battery not in BATTERIES:
        raise CaseError(f"There is no case for the battery {battery}. {ask}")


def _boxes(numbers, display, cell, pico):
    """Return [(name, from, to)] of what is put into the case."""

    def box(name, start, size):
        return name, tuple(start), tuple(a + b for a, b in zip(start, size, strict=True))

    perf, low = numbers["perf"], numbers["perf_low"]
    thick = PERFBOARD["size"][2]
    usb = PICO["usb"]
    middle_y = numbers["pico_y"]
    found = [
        box("Pico", pico, PICO["size"]),
        box(
            "USB socket",
            (pico[0] + PICO["size"][0] - 5, middle_y - usb[0] / 2, pico[2] + PICO["size"][2]),
            (6.3, *usb),
        ),
        box("battery", (*numbers["battery_at"], 0.0), cell.size),
        box("perfboard", (*perf, low), PERFBOARD["size"]),
        box(
            "toggle switch",
            (
                0,
                numbers["toggle_y"] - TOGGLE["body"][1] / 2,
                numbers["toggle_z"] - TOGGLE["body"][2] / 2,
            ),
            TOGGLE["body"],
        ),
        box(
            "display",
            (*numbers["pcb_at"], numbers["under"] - display.glass - display.thick),
            (*display.pcb, display.thick),
        ),
        box(
            "glass",
            (*numbers["window_at"], numbers["under"] - display.glass),
            (*numbers["window"], display.glass),
        ),
    ]
    if cell.charger:
        found.append(box("charger", (*numbers["charger_at"], 1.0), cell.charger))
    side = SWITCH["body"]
    legs = (3 * PERFBOARD["grid"] + 4, 2 * PERFBOARD["grid"] + 4)
    for name, (x, y) in zip(numbers["signs"], numbers["keys"], strict=True):
        top = low + thick
        start = (x - legs[0] / 2, y - legs[1] / 2, low - _JOINTS)
        found.append(box(f"joints {name}", start, (*legs, _JOINTS)))
        found.append(
            box(f"switch {name}", (x - side / 2, y - side / 2, top), (side, side, SWITCH["high"]))
        )
        found.append(
            box(
                f"plunger {name}",
                (x - 1.75, y - 1.75, top + SWITCH["high"]),
                (3.5, 3.5, SWITCH["top"] - SWITCH["high"]),
            )
        )
    return found


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(_value, value)) + "]"
    return f"{round(value, 3):g}"


def scad(case: Case) -> str:
    """Return the OpenSCAD source of a case."""
    lines = [f"// A case for {case.title}, made by `make case` ({case.name}).", ""]
    lines += [f"{name} = {_value(value)};" for name, value in case.numbers.items()]
    return "\n".join([*lines, "", SOURCE.read_text(encoding="utf-8")])
