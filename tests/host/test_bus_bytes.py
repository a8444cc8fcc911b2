"""How many bytes a key press costs on the display's bus."""

import pytest

from host_tools.bench import bus


@pytest.fixture(scope="module")
def table():
    return bus.figures(quick=True)


def test_moving_a_cursor_costs_a_quarter_of_a_full_frame_in_the_mean(table, record_property):
    row = table["bus.cursor"]
    assert row["n"] > 100
    # A quarter of the picture's 1,024 bytes alone, without the commands that a frame needs.
    assert row["mean"] <= 256 and row["share"] <= 0.25
    assert row["worst"] <= bus.full_frame() // 4
    record_property("summary", f"bytes a cursor move: {row['mean']} of {bus.full_frame()} in the mean, {row['worst']} at worst")


def test_nothing_costs_more_than_a_full_frame(table):
    frame = bus.full_frame()
    assert frame == 8 * (128 + 1) + 8 * 7
    for name, row in table.items():
        assert 0 < row["mean"] <= row["worst"] <= frame, name
        assert row["unit"] == "bytes" and row["n"] > 10


def test_scrolling_and_keying_cost_half_a_frame_in_the_mean_at_most(table):
    assert table["bus.scroll"]["share"] <= 0.5 and table["bus.keyed"]["share"] <= 0.5
