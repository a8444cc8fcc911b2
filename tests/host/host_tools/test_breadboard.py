"""A board on a breadboard: the holes of the picture are those of the wiring table."""

import re
from xml.etree import ElementTree

import pytest

from host_tools.boardpages import breadboard
from host_tools.boardpages.notes import NOTES
from host_tools.boardpages.wiring import wires
from host_tools.boards import boards, facts

PICTURED = [name for name in boards() if name in NOTES and breadboard.has_picture(name)]


def strip(end):
    """Return the strip of holes that an end is in: a rail, a half of a column, or a board's pin."""
    row, column = end
    if row in ("+", "-"):
        return row
    return (row in "fghij", column) if row in "abcdefghij" else row


def pin_strip(name, place):
    """Return the strip in which a pin of the board is, counted here anew from the words."""
    if not breadboard.plugged(name):
        return place
    number = int(re.search(r"pin (\d+)", place)[1])
    return (False, number) if number <= 20 else (True, 41 - number)


def joined(name, start):
    """Return all strips that wires join to one."""
    found, new = set(), {start}
    while new:
        found |= new
        ends = [(strip(wire.start), strip(wire.end)) for wire in breadboard.laid(name)]
        new = {there for one in ends for there in one if found & set(one)} - found
    return found


def test_a_pico_and_an_esp32_have_a_picture():
    assert PICTURED == ["esp32s3", "pico"]


@pytest.mark.parametrize("name", PICTURED)
def test_every_wire_of_the_table_is_on_the_breadboard(name):
    module = {"VCC": 57, "GND": 58, "SCL": 59, "SDA": 60}
    ground = pin_strip(name, NOTES[name]["power"][1])
    for wire in wires(name):
        reached = joined(name, pin_strip(name, wire["place"]))
        if wire["button"]:
            column = breadboard.button_at(name, wire["button"])
            # Two legs that lie across from each other: one at the pin, the other at ground.
            assert (False, column) in reached
            assert (True, column + 2) in joined(name, ground)
            assert (True, column + 2) not in reached and (True, column) not in reached
        else:
            others = {(True, one) for end, one in module.items() if end != wire["terminal"]}
            assert (True, module[wire["terminal"]]) in reached and not others & reached


@pytest.mark.parametrize("name", PICTURED)
def test_no_two_wires_share_a_hole_and_no_two_buttons_a_column(name):
    ends = [end for wire in breadboard.laid(name) for end in (wire.start, wire.end)]
    assert len(ends) == len(set(ends))
    columns = sorted(breadboard.button_at(name, key[0]) for key in facts(name)["KEYS"])
    assert all(second - first > 2 for first, second in zip(columns, columns[1:], strict=False))
    # The wires that come up from below have a colour each.
    colours = [wire.colour for wire in breadboard.laid(name) if wire.colour not in ("red", "black")]
    assert len(colours) == len(set(colours)) == 8


@pytest.mark.parametrize("name", PICTURED)
def test_the_picture_is_whole_and_has_every_wire(name):
    root = ElementTree.fromstring(breadboard.picture(name))
    _, _, width, height = map(float, root.get("viewBox").split())
    drawn = [one for one in root.iter() if one.get("stroke-width") == "2.4"]
    assert len(drawn) == len(breadboard.laid(name))
    for one in drawn:
        numbers = [float(number) for number in re.findall(r"[\d.]+", one.get("d"))]
        assert all(0 <= number <= max(width, height) for number in numbers)
