"""The groups of the menu over the score sheet: which row stands where."""

import pytest

from engine.compat import load_module
from tests.proof.robot.sitter import Sitter


@pytest.mark.parametrize("game", ["rumino", "form:hearts"])
def test_who_deals_is_the_last_row_about_players_and_a_seat_stands_before_it(game):
    """The last row is one press up, and who deals is asked for most."""
    with Sitter("sim_128x64") as table:
        table.begin(game, ("Ana", "Bo", "Cy", "Dee"), None, [])
        menu = load_module("firmware.screens.table.menu").SCREEN(table.app)
        keys = [row[0][0] for row in menu.list_table()]
        assert keys[0] == "ui.players" and keys[-2] == "ui.seat_taken", keys
        assert keys.count("ui.seat_taken") == 1 and len(keys) > 3
