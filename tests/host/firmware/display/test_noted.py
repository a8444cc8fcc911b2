"""A note below the points of a player stays in the column of that player."""

from types import SimpleNamespace

import pytest

from firmware.display import sheet
from host_tools.simulated.simulator import Simulator


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
        drawn = []
        monkeypatch.setattr(ui, "display", SimpleNamespace(text=lambda *what: drawn.append(what)))
        assert sheet._draw_noted(ui, screen, plan, 5) == 1
        assert [x for _, x, _ in drawn] == [at * cell + mark for at in range(3)]
        for words, x, y in drawn:
            assert y == ui.top + 40
            assert words and x + ui.size(words) <= x - mark + cell - 2, words
        # Nothing of it is cut where it has room.
        if ui.size("bids 11") <= cell - mark - 2:
            assert [words[:7] for words, _, _ in drawn] == ["bids 11"] * 3
