"""A set-up in progress survives a power cut: players, seats, the dealer, house rules."""

import pytest

from tests.proof.robot.player import BOARDS, Player, seats_row

FOUR = ("Ana", "Bo", "Cy", "Di")


@pytest.mark.parametrize("board", BOARDS)
def test_a_half_made_set_up_comes_back_after_a_power_cut(board):
    with Player(board, FOUR) as table:
        app = table.box.device.app
        table.choose("ui.new_game")
        table.choose("Rumino")
        table.seat(("Cy", "Ana", "Di"))
        table.set_up("Ana", [("rumino.option_twins", "all.no")])
        ready = app.stack[-1]
        made = list(ready.names), ready.first_dealer(), dict(ready.house)
        assert made[:2] == (["Cy", "Ana", "Di"], "Ana") and made[2]["twins"] == "no"
        for _ in range(2):
            table.box.wait(3000)
            table.restart()
            ready = table.box.device.app.stack[-1]
            assert ready.module == "setup.ready"
            assert (list(ready.names), ready.first_dealer(), ready.house) == made
        # Deeper in, where somebody is being seated, the table before the game is what comes back.
        table.choose(*seats_row())
        table.box.wait(3000)
        table.restart()
        ready = table.box.device.app.stack[-1]
        assert (list(ready.names), ready.first_dealer(), ready.house) == made
        table.choose("ui.begin")
        assert table.sheet(("Cy", "Ana", "Di")) == {"Cy": 0, "Ana": 0, "Di": 0}
        # A game that has begun is what comes back, and no set-up any more.
        table.restart()
        table.menu("ui.put_away")
        table.restart()
        assert table.box.device.app.stack[-1].module == "setup.start"


@pytest.mark.parametrize(
    "kept", [["setup.none"], ["setup.seats", 1, 2, 3, 4, 5, 6, 7], ["setup.seats", "none"]]
)
def test_a_set_up_of_another_version_leads_to_the_start_screen_once(kept):
    with Player("sim_128x64", FOUR) as table:
        table.box.device.app.store.put("setup", kept)
        table.restart()
        assert table.box.device.app.stack[-1].module == "setup.start"
        assert table.box.device.app.store.get("setup") is None
        table.restart()
        assert table.box.device.app.stack[-1].module == "setup.start"
