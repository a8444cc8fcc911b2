"""How many bytes a press costs on the display's bus."""

import pytest

from host_tools.bench import bus


@pytest.fixture(scope="module")
def table():
    return bus.figures(quick=True)


def test_moving_a_cursor_costs_three_rows_at_most(table, record_property):
    row = table["bus.cursor"]
    assert row["n"] > 100
    # The row that was chosen, the one that is, and the keys where they mean something else there.
    assert row["mean"] <= 300 and row["share"] <= 0.28
    assert row["worst"] <= bus.full_frame() * 3 // 8
    record_property(
        "summary",
        f"bytes a cursor move: {row['mean']} of {bus.full_frame()} in the mean, {row['worst']} at"
        " worst",
    )


def test_nothing_costs_more_than_a_full_frame(table):
    frame = bus.full_frame()
    assert frame == 8 * (128 + 1) + 8 * 7
    for name, row in table.items():
        assert 0 < row["mean"] <= row["worst"] <= frame, name
        assert row["unit"] == "bytes" and row["n"] > 10


def test_scrolling_and_keying_cost_half_a_frame_in_the_mean(table):
    # What scrolls is mostly the menu, from one group to the next: all its rows are new.
    assert table["bus.scroll"]["share"] <= 0.53 and table["bus.keyed"]["share"] <= 0.5
