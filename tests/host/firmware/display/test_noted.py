"""What each has said stands in their own column of the table, and not in the next one's."""

from types import SimpleNamespace

import pytest

from firmware.display import sheet
from host_tools.simulated.simulator import Simulator


class Recorded:
    def __init__(self):
        self.drawn = []

    def text(self, words, x, y):
        self.drawn.append((words, x, y))


@pytest.mark.parametrize("mark", [0, 5, 7])
@pytest.mark.parametrize("cell", range(24, 64, 3))
def test_a_note_ends_two_pixels_before_the_next_column(monkeypatch, cell, mark):
    with Simulator("sim_128x64") as box:
        ui = box.device.app.ui
        game = SimpleNamespace(
            sides=SimpleNamespace(of=lambda name: [name]),
            noted=lambda names: [("forms.line", {"long": "bids 11 of 13", "short": "bids 11"})],
        )
        players = [SimpleNamespace(name=name) for name in ("Ana", "Ben", "Cleo")]
        screen = SimpleNamespace(seats=lambda: players, app=SimpleNamespace(game=game))
        plan = SimpleNamespace(cell=cell, mark=mark, free=2)
        recorded = Recorded()
        monkeypatch.setattr(ui, "display", recorded)
        assert sheet._draw_noted(ui, screen, plan, 5) == 1
        assert [x for _, x, _ in recorded.drawn] == [at * cell + mark for at in range(3)]
        for words, x, y in recorded.drawn:
            assert y == ui.top + 40
            assert words and x + ui.size(words) <= x - mark + cell - 2, words
        # Whole where there is room for it.
        if ui.size("bids 11") <= cell - mark - 2:
            assert [words[:7] for words, _, _ in recorded.drawn] == ["bids 11"] * 3
