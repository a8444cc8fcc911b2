"""A sixth game that only the tests have, played from set-up to its end through the firmware."""

import pytest

from firmware import screens
from host_tools.base.boards import ROOT
from tests.portable import toy as toy_game
from tests.proof.robot.player import BOARDS, Player

THREE = ("Ana", "Bo", "Cy")


@pytest.fixture
def toy():
    """Offer the toy game beside the five, and take it back afterwards."""
    toy_game.install()
    screens.GUESTS["toy.count"] = "tests.host.firmware.toy_count"
    yield toy_game
    del screens.GUESTS["toy.count"]
    toy_game.remove()


@pytest.mark.parametrize("board", BOARDS)
def test_a_toy_game_is_played_from_set_up_to_the_end(board, toy):
    with Player(board, THREE) as table:
        table.sit_down("Toy", THREE, dealer="Bo", house=[("Doubling", "yes")])
        table.says("Toy", "trick")
        assert table.dealer() == "Bo"
        table.press("ok")
        table.choose("Cy")
        table.cannot(21, "TOY-2", "20")
        table.number(15)
        table.choose("all.yes")
        table.reads("Cy: doubled", "TOY-2", "→ 30")
        table.keep()
        assert table.sheet(THREE) == {"Ana": 0, "Bo": 0, "Cy": 30}
        table.menu("toy.do_gift")
        table.choose("Cy")
        table.choose("Ana")
        table.reads("Cy gives 5 to Ana", "TOY-3", "30 → 25", "0 → 5")
        table.keep()
        table.menu("ui.undo")
        table.reads("bust", "Cy 25 → 30", "Ana 5 → 0")
        table.press("ok")
        table.restart()
        assert table.sheet(THREE) == {"Ana": 0, "Bo": 0, "Cy": 30}
        assert table.dealer() == "Cy"
        table.press("ok")
        table.choose("Cy")
        # 20 is odd in this game: asked once.
        table.number(20)
        table.choose("all.yes")
        table.choose("all.no")
        table.reads("→ 50", "Cy wins", "50 is reached", "TOY-4")
        table.keep()
        table.says("★ Cy 50")
        table.reads("2. Ana 0", "2. Bo 0", "TOY-4")


@pytest.mark.parametrize("board", BOARDS)
def test_a_toy_game_has_a_screen_of_its_own(board, toy):
    with Player(board, THREE) as table:
        table.sit_down("Toy", THREE, dealer="Bo")
        table.menu("toy.do_count")
        table.says("toy.count", "0")
        table.press("up", "up", "up", "down")
        table.says("2")
        # What is kept belongs to the trick: it outlives a power cut and a correction, not its end.
        table.restart()
        app = table.box.device.app
        assert app.session.box.kept("toy_count") == 2
        app.session.add({"event": "adjust", "player": "Ana", "by": 5, "reason": "so"})
        assert app.session.box.kept("toy_count") == 2
        app.session.add({"event": "trick", "winner": "Ana", "points": 3})
        assert app.session.box.kept("toy_count") is None
        app.session.add({"event": "undo"})
        assert app.session.box.kept("toy_count") == 2
        number = app.open_game.number
        app.session.close()
        app.session.remove(number)
        assert app.store.get("toy_count") is None


def test_the_firmware_does_not_know_the_toy_game():
    for path in (ROOT / "firmware").rglob("*.py"):
        words = path.read_text(encoding="utf-8").lower()
        assert "toy" not in words, path
