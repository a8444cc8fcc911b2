"""A board on a breadboard: the holes of the picture are those of the wiring table."""

import re
from xml.etree import ElementTree

import pytest

from host_tools.base.boards import boards, facts
from host_tools.boards.notes import NOTES
from host_tools.documents.boardpages import breadboard
from host_tools.documents.boardpages.wiring import wires

# The header blocks of ESP32-S3-DevKitC-1, from the antenna down, by the names in Espressif's guide:
# https://docs.espressif.com/projects/esp-dev-kits/en/latest/esp32s3/esp32-s3-devkitc-1/user_guide_v1.1.html
J1 = "3V3 3V3 RST 4 5 6 7 15 16 17 18 8 3 46 9 10 11 12 13 14 5V G"
J3 = "G TX RX 1 2 42 41 40 39 38 37 36 35 0 45 48 47 21 20 19 G G"
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


def test_the_pins_of_an_esp32_s3_are_drawn_in_the_order_of_its_makers_guide():
    rows = [
        [label.replace("GPIO", "").replace("GND", "G") for label in row]
        for row in NOTES["esp32s3"]["rows"]
    ]
    assert rows == [J1.split(), J3.split()]
    # Turned with the antenna to the left, J1 lies below, and the sockets are on the right.
    assert NOTES["esp32s3"]["usb"] == "right"
    assert [breadboard._point("esp32s3", breadboard._start("esp32s3", one))[1] for one in
            ("GPIO4", "GPIO9")] == [breadboard._LOW["c"]] * 2  # fmt: skip


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
        numbers = [float(number) for number in re.findall(r"[\d.]+", one.get("d") or "")]
        assert all(0 <= number <= max(width, height) for number in numbers)
