"""Letters in few presses: groups that never move, accents behind a hold, and a way to finish that
is on the screen.
"""

import pytest

from firmware.input.letters import DONE, Letters, variants
from firmware.screens.asking.keyboard import Keyboard
from host_tools.simulated.simulator import Simulator
from tests.proof.bench.first_names import NAMES
from tests.proof.robot.eyes import forms
from tests.proof.robot.player import Player
from tests.proof.robot.ways import keys_number, letters

BOARDS = ("sim_128x64", "sim_128x64_5", "sim_128x64_4", "sim_128x32", "sim_72x40")


def test_there_are_two_hundred_names_of_four_languages():
    assert len(NAMES) == 200 and all(len(name) <= 12 for name in NAMES)


@pytest.mark.parametrize(("few", "maximum"), [(False, 3.0), (True, 4.0)])
def test_a_letter_takes_few_presses(few, maximum):
    presses = sum(len(letters(name, few)) for name in NAMES)
    assert presses / sum(len(name) for name in NAMES) <= maximum


def walk(pad, seen=()):
    """Yield (keys, letter) of all that a pad leads to from its beginning."""
    for key in pad.keys:
        pad.start()
        for one in seen:
            pad.press(one)
        found = pad.press(key)
        if isinstance(found, str):
            yield (*seen, key), found
        elif found:
            yield from walk(pad, (*seen, key))


@pytest.mark.parametrize("few", (False, True))
@pytest.mark.parametrize("only", (None, "A23456789TJQKSHDC-"))
def test_every_letter_has_one_way_and_no_way_is_long(few, only):
    ways = {}
    for keys, letter in walk(Letters(few, only)):
        assert letter not in ways, letter
        ways[letter] = keys
    wanted = set(only or "ABCDEFGHIJKLMNOPQRSTUVWXYZ -'.&+0123456789")
    assert set(ways) - {DONE} == wanted
    assert max(len(keys) for letter, keys in ways.items() if letter.isalpha()) <= 3
    assert few or ways[DONE] == ("ok",)


def test_accents_lead_to_each_other_and_to_the_other_case():
    for letter in "aàáâäcçeèéêënñoòóôöuùúûüiìíîïsß":
        for other in variants(letter):
            assert letter in variants(other) or other.isupper(), (letter, other)
    assert (
        variants("é")[-1] == "É"
        and variants("Ñ") == "Nñ"
        and variants("z") == "Z"
        and variants("7") == ""
    )


@pytest.mark.parametrize("board", BOARDS)
def test_letters_with_accents_are_drawn_in_both_types(board):
    with Simulator(board) as box:
        display = box.device.display
        for letter in "AÀÁÂÄCÇEÈÉÊËIÌÍÎÏNÑOÒÓÔÖUÙÚÛÜaàáâäcçeèéêëiìíîïnñoòóôöuùúûüß":
            assert display.draws(letter) and display.draws(letter, 16), letter


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize(
    "name", ["Ana", "Niccolò", "Begoña", "Zoë", "Jörg W", "Käthe", "Jo-Ann", "McX 2", "Weiß"]
)
def test_names_are_typed_by_keys(board, name):
    with Player(board) as table:
        taken = []
        app = table.box.device.app
        app.open(
            "asking.keyboard",
            ("ui.new_name", {}),
            "",
            12,
            lambda words: taken.append(words) or True,
        )
        table.box.step()
        table.changed()
        # With nothing typed, nothing can be finished.
        assert not any(form in table.hints().split() for form in forms("ui.done"))
        table.type(name)
        assert taken == [name] and not isinstance(app.stack[-1], Keyboard)
        # Else how to finish stands on the screen.
        app.open("asking.keyboard", ("ui.new_name", {}), name, 12, taken.append)
        table.box.step()
        table.changed()
        table.says("ui.done")


@pytest.mark.parametrize("board", BOARDS)
def test_nothing_typed_is_lost_or_cut_without_a_word(board):
    with Player(board) as table:
        app = table.box.device.app
        app.open("asking.keyboard", ("ui.new_name", {}), "", 3, lambda words: True)
        table.box.step()
        few = not app.keys.presses("left")
        for key, _ in letters("Ana", few)[:-1]:
            table.box.press(key)
        for key, _ in letters("a", few, "Ana")[:-1]:
            table.box.press(key)
        table.changed()
        assert app.stack[-1].text == "Ana" and table.blinks()
        table.box.wait(1100)
        table.changed()
        assert not table.blinks()
        table.press("back", "back", "back")
        assert app.stack[-1].text == ""
        table.box.press("right" if few else "ok")
        table.changed()
        assert table.blinks() and isinstance(app.stack[-1], Keyboard)


def test_a_text_that_is_being_typed_survives_a_power_cut(tmp_path):
    with Simulator("sim_128x64", data=tmp_path) as box:
        app = box.device.app
        from engine import games

        app.session.start_game(
            "rumino", ["Ana", "Bo"], games.load("rumino").with_defaults(None), "Ana"
        )
        app.show_sheet()
        app.open("asking.entry", "adjust")
        box.step()
        while not isinstance(app.stack[-1].part, Keyboard):
            before = len(app.stack[-1].entry.answers)
            part = app.stack[-1].part
            if keys_number(part):
                box.press("left")
                box.press("left")
            # Reasons that are ready made end with the one that is typed.
            elif "reason" in str(getattr(part, "question", part).key):
                box.press("up")
            box.press("ok")
            assert len(app.stack[-1].entry.answers) > before or isinstance(
                app.stack[-1].part, Keyboard
            )
        for key, _ in letters("Late", False)[:-1]:
            box.press(key)
        answers, shown = list(app.stack[-1].entry.answers), box.text()
        box.restart()
        app = box.device.app
        assert app.stack[-1].entry.answers == answers and app.stack[-1].part.text == "Late"
        assert box.text() == shown
