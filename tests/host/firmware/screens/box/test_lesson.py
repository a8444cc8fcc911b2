"""The first start: three pictures teach the keys of the very board, by doing; once, and again when
asked for.
"""

import pytest

from engine import texts
from firmware.screens.box.lesson import to_hold
from host_tools.play.terminal.terminal import HOLD_KEY, TerminalView
from host_tools.simulated.simulator import Simulator
from tests.proof.played import PLAYED
from tests.proof.robot.eyes import Eyes
from tests.proof.robot.player import Player

# The language below English.
SECOND = texts.LANGUAGES[1]
BOARDS = ("sim_128x64", "sim_128x64_5", "sim_128x64_4", "sim_128x32", "sim_72x40")


class Newcomer(Player):
    """Somebody whose box was never switched on before."""

    def __init__(self, board, folder):
        Eyes.__init__(self, Simulator(board, data=folder, settings={"lesson": True}))
        self.presses = 0

    def __exit__(self, *_):
        self.box.close()

    def hold_what_is_asked(self):
        """Hold the key that the second picture names."""
        logical = to_hold(self.box.device.app.keys)
        if logical == "ok":
            self.box.hold("ok")
        else:
            self.box.press(logical)
        self.changed()

    def at_the_start(self):
        return self.bar().startswith("Meldmate")


@pytest.fixture(params=BOARDS)
def newcomer(request, tmp_path):
    with Newcomer(request.param, tmp_path) as person:
        yield person


def test_three_pictures_by_doing(newcomer):
    assert "1 of 3" in newcomer.bar()
    newcomer.says("English", texts.own_name(SECOND)[0], "lesson.skip")
    newcomer.press("ok")
    assert "2 of 3" in newcomer.bar()
    key = newcomer.box.device.app.keys.key_of(to_hold(newcomer.box.device.app.keys))
    newcomer.says("lesson.hold", key=key, sign=key + "–")
    newcomer.hold_what_is_asked()
    assert "3 of 3" in newcomer.bar()
    newcomer.press("back")
    assert newcomer.at_the_start()


def test_it_comes_once(newcomer):
    newcomer.press("back")
    assert newcomer.at_the_start()
    newcomer.restart()
    assert newcomer.at_the_start()


def test_a_power_cut_in_the_middle_shows_it_again(newcomer):
    newcomer.press("ok")
    newcomer.restart()
    assert "1 of 3" in newcomer.bar()


def test_each_picture_can_be_skipped(newcomer):
    newcomer.press("ok")
    newcomer.press("back")
    if newcomer.box.device.app.keys.holds("back") and not newcomer.at_the_start():
        # The key that is to be held is the way back itself.
        newcomer.press("back")
    assert newcomer.at_the_start()


def test_a_press_that_is_too_short_is_told_so(newcomer):
    newcomer.press("ok")
    box = newcomer.box
    pin, _ = box._key_for(to_hold(box.device.app.keys))
    box.wait(300)
    pressed = box.board.KEYS_PRESSED
    box.bench.set_pin(pin, pressed)
    box.wait(250)
    newcomer.changed()
    half = newcomer.frame()
    box.bench.set_pin(pin, 1 - pressed)
    box.wait(50)
    newcomer.changed()
    newcomer.says("lesson.longer")
    assert "2 of 3" in newcomer.bar() and newcomer.frame() != half


def test_other_keys_say_what_to_do(newcomer):
    newcomer.press("ok")
    asked = to_hold(newcomer.box.device.app.keys)
    newcomer.box.press("up" if newcomer.box.board.NAME != "sim_128x64_4" else "ok")
    newcomer.changed()
    newcomer.says("lesson.hold_it", key=newcomer.box.device.app.keys.key_of(asked))


@pytest.mark.parametrize("language", PLAYED)
@pytest.mark.parametrize("board", BOARDS)
def test_in_a_terminal_the_key_that_holds_another_is_named(board, language, tmp_path):
    settings = {"lesson": True, "hold_key": HOLD_KEY}
    with Simulator(board, data=tmp_path, settings=settings) as box:
        view, eyes = TerminalView(box, None), Eyes(box)
        view.key("KEY_ENTER" if language == "en" else "KEY_DOWN")
        if language == "it":
            view.key("KEY_ENTER")
        asked = to_hold(box.device.app.keys)
        key = box.device.app.keys.key_of(asked)
        eyes.changed()
        eyes.says("lesson.hold_by", sign=key + "–", by="Tab", key=key)
        # Enter, held in a terminal, is Enter again and again.
        for _ in range(10):
            view.key("KEY_ENTER")
        eyes.changed()
        assert box.device.app.stack[-1].page == 1
        eyes.says("lesson.hold_it_by", by="Tab", key=key)
        if asked != "ok":
            pin, _ = box._key_for(asked)
            asked = next(press for _, at, press, _ in box.board.KEYS if at == pin)
        view.key("\t")
        view.key({"ok": "KEY_ENTER"}.get(asked, "KEY_" + asked.upper()))
        assert box.device.app.stack[-1].page == 2


def test_the_language_that_is_chosen_is_kept(newcomer):
    newcomer.press("down")
    assert texts.language() == SECOND
    assert texts.text("lesson.of", n=1, all=3) in newcomer.bar()
    newcomer.press("ok")
    newcomer.restart()
    assert texts.language() == SECOND


def test_the_language_that_is_typed_is_spoken_at_once(newcomer):
    newcomer.write("i")
    assert "1 di 3" in newcomer.bar()
    newcomer.write("\n")
    assert "2 di 3" in newcomer.bar()


def test_a_language_that_was_only_looked_at_is_not_spoken(newcomer):
    newcomer.press("down")
    newcomer.press("back")
    assert newcomer.at_the_start() and texts.language() == "en"


def test_again_from_the_settings(newcomer):
    newcomer.press("back")
    newcomer.choose("ui.settings")
    newcomer.press("left")
    newcomer.choose("settings.lesson")
    assert "1 of 3" in newcomer.bar()
    newcomer.press("back")
    newcomer.says("settings.lesson")


def test_who_has_played_knows_the_keys(tmp_path):
    with Newcomer("sim_128x64", tmp_path) as person:
        person.box.device.app.people.remember(["Ana"])
        person.restart()
        assert person.at_the_start()


def test_from_power_on_to_the_first_sheet_in_eight_presses(newcomer):
    newcomer.press("back")
    newcomer.choose("ui.new_game")
    newcomer.press("ok")
    newcomer.press("ok")
    assert newcomer.box.device.app.game.name == "rumino" and newcomer.presses <= 8
