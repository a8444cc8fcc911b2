"""How many bytes a press costs on the display's bus."""

import pytest

from firmware.display import sh1107, ssd1306
from tests.proof.bench import bus
from tests.proof.robot.player import Player


@pytest.fixture(scope="module")
def table():
    return bus.figures(quick=True)


def test_moving_a_cursor_costs_three_rows_at_most(table, record_property):
    row = table["bus.cursor"]
    assert row["n"] > 100
    # The row that was chosen, the one that is, a few columns beside them, and the keys where they
    # mean something else there.
    assert row["mean"] <= 293 and row["share"] <= 0.282
    assert row["worst"] <= bus.full_frame() * 3 // 8
    record_property(
        "summary",
        f"bytes a cursor move: {row['mean']} of {bus.full_frame()} in the mean, {row['worst']} at"
        " worst",
    )


def test_nothing_costs_more_than_a_full_frame(table):
    frame = bus.full_frame()
    assert frame == 8 * (128 + 1) + 7
    for name, row in table.items():
        assert 0 < row["mean"] <= row["worst"] <= frame, name
        assert row["unit"] == "bytes" and row["n"] > 10


def test_scrolling_and_keying_cost_half_a_frame_in_the_mean(table):
    # What scrolls is mostly the menu, from one group to the next: all its rows are new, and their
    # names are whole words.
    assert table["bus.scroll"]["share"] <= 0.57 and table["bus.keyed"]["share"] <= 0.5


class Moves(bus.Listener):
    """Keeps the picture before and after each cursor move."""

    def __init__(self, box):
        self.pictures = []
        super().__init__(box)

    def press(self, key):
        panel, known = self._box.device.display.panel, len(self.counts["cursor"])
        before = bytes(panel.buffer)
        changed = super().press(key)
        if len(self.counts["cursor"]) > known:
            self.pictures.append((before, bytes(panel.buffer)))
        return changed


def cost(panel, pictures):
    """Return how many bytes a panel sends for the changes from one picture to the next."""
    panel.start()
    total = 0
    for before, after in pictures:
        panel.buffer[:] = before
        panel.show()
        panel.buffer[:] = after
        total += panel.show()
    return total


def test_a_cursor_move_on_an_sh1107_costs_at_most_13_tenths_of_an_ssd1306s(record_property):
    with Player(bus.BOARD) as table:
        moves = Moves(table.box)
        bus.type_names(table, ("Ana", "Bo"))
    pictures = moves.pictures
    assert len(pictures) > 15

    def link():
        return ssd1306.I2CLink(bus._NoWire, 0x3C, 128)

    plain = cost(ssd1306.SSD1306(link(), 128, 64), pictures)
    turned = cost(sh1107.Sideways(link(), 128, 64), pictures)
    assert turned <= 1.3 * plain
    record_property(
        "summary",
        f"a cursor move on an SH1107 on its side: {turned / plain:.2f} of an SSD1306's bytes, over"
        f" {len(pictures)} moves",
    )
