"""The box by itself: rest, dimming, sleep, the settings, the turn timer, on the emulated
handheld.
"""

import pytest

from engine import games, texts
from tests.proof.played import PLAYED
from tests.proof.robot.player import BOARDS, Player

NAMES = ["Ana", "Bo", "Cy"]
ROUND = {"event": "round", "ender": "Ana", "deadwood": {"Ana": 5, "Bo": 20, "Cy": 31}}


@pytest.fixture(autouse=True)
def english():
    texts.use("en")
    yield
    texts.use("en")


@pytest.fixture(params=BOARDS)
def person(request):
    with Player(request.param, NAMES) as person:
        begin(person, "ginski")
        yield person


def begin(person, game, events=()):
    """Put a game on the table whose entries are not what is tested."""
    app = person.box.device.app
    house = games.load(game).with_defaults({"upcard_offer": "no"} if game == "ginski" else None)
    app.session.start_game(game, NAMES, house, "Ana")
    for event in events:
        app.open_game.ledger.add(event)
    app.show_sheet()
    person.box.step()
    person.changed()


def wait(person, seconds):
    person.box.wait(1000 * seconds)
    person.changed()


def lit(person):
    return any(any(row) for row in person.box.frame())


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("language", PLAYED)
def test_any_4_where_the_lowest_score_wins_nobody_goes_out(board, language):
    two = NAMES[:2]
    with Player(board, NAMES, settings={"language": language}) as person:
        low = games.load("any").with_defaults({"wins": "low", "target": 100})
        app = person.box.device.app
        app.session.start_game("any", two, low, "Ana")
        app.session.add({"event": "round", "points": {"Ana": 25, "Bo": 1}})
        app.show_sheet()
        person.box.step()
        person.changed()
        person.press("down")
        person.says("all.end_in", name="Ana", n=75)
        wait(person, 121)
        if person.box.height > 32:
            # Ana is not who leads: her name is said.
            person.says("all.end_in", name="Ana", n=75)
        assert not any(word in person.screen() for word in ("out", "fuori"))


def moved(frame, right, down):
    """Return a picture moved over the dark, as it is seen."""
    wide = len(frame[0])
    dark = [(0,) * wide] * down
    return [
        (0,) * right + tuple(row)[: wide - right] for row in [*dark, *frame[: len(frame) - down]]
    ]


@pytest.mark.parametrize("board", BOARDS)
def test_what_stands_for_minutes_moves_by_a_pixel_every_minute(board):
    with Player(board, NAMES, settings={"rest": 0, "dim": 0, "sleep": 0}) as person:
        begin(person, "rumino", [ROUND])
        first = person.frame()
        for right, down in ((1, 0), (1, 1), (0, 1), (0, 0), (1, 0)):
            wait(person, 60)
            assert [tuple(row) for row in person.frame()] == moved(first, right, down)
            # It is read as before, but for what reaches the edge.
            assert person.bar().split()[0] in ("Rumino", "Rumino,"), person.lines()
        person.press("down")
        person.press("up")
        person.press("down", "up")
        assert not person.box.device.app.comfort._place


def test_the_resting_picture_moves_and_every_other_screen_stands_still(person):
    wait(person, 121)
    first = person.frame()
    pages = person.app.comfort._rest.pages
    # A minute has 15 pages: as many more as it takes to the first.
    rest = 4 * (-15 % pages)
    wait(person, 60 + rest)
    # As far as a stem is wide, where pages leave room for that.
    step = 1 if pages > 1 and person.box.width < 100 else 2
    assert [tuple(row) for row in person.frame()] == moved(first, step, 0)
    wait(person, 180 - rest)
    assert person.frame() == first
    person.box.press("ok")
    person.changed()
    person.box.wait(300)
    person.press("ok")
    asked = person.frame()
    wait(person, 65)
    assert person.frame() == asked


@pytest.mark.parametrize("key", ["ok", "down", "back"])
def test_what_is_being_entered_is_found_as_it_was(person, key):
    person.press("ok")
    person.choose("Bo")
    before = person.screen()
    wait(person, 130)
    assert person.screen() != before
    person.box.press(key)
    person.changed()
    assert person.screen() == before


def test_it_sleeps_and_a_press_shows_all_again(person):
    person.box.device.app.settings.put("sleep", 300)
    person.box.device.app.settings.put("rest", 0)
    before = person.box.frame()
    assert person.box.device.pause == 10
    wait(person, 301)
    assert not lit(person) and person.box.device.pause > 10
    assert person.box.press("ok")
    assert person.box.frame() == before and person.box.device.pause == 10


def test_a_key_that_is_held_to_wake_it_does_nothing_else(person):
    person.box.device.app.settings.put("rest", 30)
    before = person.box.frame()
    wait(person, 31)
    person.box.hold("down")
    assert person.box.frame() == before
    person.box.press("down")
    assert person.box.frame() != before


def test_dimming_and_brightness_reach_the_chip(person):
    chip, app = person.box.chip, person.box.device.app
    bright = chip.contrast
    wait(person, 301)
    dim = chip.contrast
    assert dim < bright
    person.box.press("ok")
    assert chip.contrast == bright
    app.settings.put("brightness", "low")
    app.comfort.apply()
    assert dim < chip.contrast < bright


def test_the_three_brightnesses_are_even_steps_to_the_eye(person):
    """Lightness goes by the cube root of the light (CIE 1976)."""
    chip, app = person.box.chip, person.box.device.app
    seen = {}
    for value in ("high", "middle", "low"):
        app.settings.put("brightness", value)
        app.comfort.apply()
        seen[value] = chip.contrast ** (1 / 3)
    assert seen["low"] < seen["middle"] < seen["high"]
    halfway = (seen["low"] + seen["high"]) / 2
    assert abs(seen["middle"] - halfway) < 0.05 * (seen["high"] - seen["low"])


def test_the_settings_are_kept_and_hold_after_switching_on(person):
    person.menu("ui.settings")
    person.move_to("settings.turned")
    # What stands on its head is not read.
    person.box.press("ok")
    person.changed()
    upright = person.box.frame()
    person.box.restart()
    assert person.box.device.app.settings.on("turned")
    person.box.press("back")
    person.box.device.app.open("box.settings")
    person.box.device.app.stack[-1].at = 3
    person.box.step()
    person.box.device.app.dirty = True
    person.box.step()
    assert person.box.frame() == upright


def test_a_screen_that_does_not_wear_has_no_settings_for_its_rest(person):
    app = person.box.device.app
    app.open("box.settings")
    assert len(app.stack[-1].tabs) == 4 and "idle" in app.stack[-1].tabs
    app.home()
    app.comfort.protects = False
    app.open("box.settings")
    offered = set()
    for _ in app.stack[-1].tabs:
        offered |= {row[0][0] for row in app.stack[-1].rows}
        app.stack[-1].press("right", "press")
    assert len(app.stack[-1].tabs) == 3
    assert "settings.brightness" in offered
    assert not offered & {"settings.rest", "settings.dim", "settings.sleep"}


def test_turned_round_the_picture_and_the_keys_are(person):
    before = person.box.frame()
    person.box.device.app.settings.put("turned", "yes")
    person.box.device.app.comfort.apply()
    person.box.device.app.dirty = True
    person.box.step()
    letters = {label for label, _, _, _ in person.box.board.KEYS if label.isalpha()}
    if "C" not in letters:
        # No key has another name now: it is the same picture upside down.
        assert [list(row)[::-1] for row in person.box.frame()][::-1] == [
            list(row) for row in before
        ]
    person.box.press("up")
    assert person.box.device.app.stack[-1].at == 0, "the upper key lies at the bottom now"


def test_italian_at_once_and_after_switching_on():
    with Player("sim_128x64", NAMES) as person:
        person.choose("ui.settings")
        person.choose("settings.language")
        person.choose("Italiano")
        assert "Lingua" in person.screen() and "Italiano" in person.screen()
        texts.use("en")
        person.restart()
        assert texts.language() == "it"


def test_dark_on_bright():
    with Player("sim_128x64", NAMES) as person:
        before = person.box.frame()
        person.box.device.app.settings.put("inverted", "yes")
        person.box.device.app.comfort.apply()
        assert [list(row) for row in person.box.frame()] == [
            [1 - pixel for pixel in row] for row in before
        ]


def test_the_turn_timer_is_off_by_default(person):
    app = person.box.device.app
    person.press("back")
    assert ("ui.timer", {}) not in [row[0] for row in app.stack[-1].rows]
    person.press("back")
    app.settings.put("timer", 30)
    person.menu("ui.timer")
    person.says("settings.turn_of", name="Bo")
    assert "30" in person.screen()
    wait(person, 10)
    assert "20" in person.screen()
    person.press("down")
    wait(person, 200)
    assert "20" in person.screen() or app.comfort.resting, "it pauses, and then the box may rest"
    if app.comfort.resting:
        person.press("ok")
    person.press("ok")
    person.says("settings.turn_of", name="Cy")
    wait(person, 31)
    person.says("settings.time_over")
    person.press("back")


def test_no_rest_while_the_time_runs():
    with Player("sim_128x64", NAMES) as person:
        begin(person, "ginski")
        app = person.box.device.app
        app.settings.put("timer", 120)
        app.settings.put("rest", 30)
        person.menu("ui.timer")
        wait(person, 100)
        assert not app.comfort.resting and "20" in person.screen()


def test_where_a_row_is_free_the_sheet_says_what_comes_next():
    with Player("sim_128x64", NAMES) as person:
        begin(person, "ginski")
        person.says("Deal 10 each, end at 13")
        person.box.device.app.settings.put("tips", "no")
        person.press("down")
        assert "Deal 10 each" not in person.screen()


def test_what_comes_next_in_full_with_the_rulebook_behind_it(person):
    person.menu("ui.coming")
    assert "at most 13 deadwood" in person.paper()
    person.press("right")
    person.says("rulebook_screen.title")
