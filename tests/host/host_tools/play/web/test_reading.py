"""What a screen reader says on the page: whose points are whose, in the order of the screen."""

import pytest

from engine import games
from host_tools.play.web.inside.reading import Reading
from host_tools.simulated.simulator import Simulator
from tests.portable.tools import untyped

BOARDS = ("sim_128x64", "sim_128x64_4", "sim_128x32", "sim_72x40")
POINTS = {"Ana": 15, "Ben": -38, "Cy": 104, "Dee": 7}


@pytest.fixture
def box(request):
    """A handheld of the board named, with what is read of its screen as `reading`."""
    with Simulator(getattr(request, "param", "sim_128x64")) as box:
        untyped(box).reading = Reading(box.device.display)
        yield box


def read(box):
    """Return [(text, chosen)] of the screen, blanks as one."""
    box.wait(50)
    return [(" ".join(words.split()), chosen) for words, chosen in box.reading.lines()]


def sheet(box, count, points=POINTS):
    """Start a game of `count` players and enter a round."""
    names = list(points)[:count]
    app = box.device.app
    app.session.start_game("any", names, games.load("any").with_defaults(None), "Ana")
    app.open_game.ledger.add({"event": "round", "points": {name: points[name] for name in names}})
    app.show_sheet()


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("box", BOARDS, indirect=True)
def test_the_points_of_each_player_are_read_with_the_name(box, count):
    sheet(box, count)
    said = " ".join(words for words, _ in read(box)[1:])
    for name in list(POINTS)[:count]:
        assert f"{name} {POINTS[name]}".replace("-", "−") in said.replace("-", "−"), said


def test_a_cell_has_its_mark_its_star_and_its_change(box):
    sheet(box, 3)
    lines = read(box)
    assert [words for words, _ in lines[1:4]] == ["Ana 15 +15", "■ Ben -38 -38", "Cy 104 ★ +104"]
    # What comes next has the fourth cell to itself.
    assert not any(char.isdigit() for words, _ in lines[4:-1] for char in words), lines
    assert lines[-1][0].startswith("OK round")


def test_the_player_who_is_selected_is_chosen_alone(box):
    sheet(box, 4)
    box.wait(400)
    box.press("down")
    box.press("down")
    chosen = [words for words, chosen in read(box) if chosen]
    assert len(chosen) == 1 and chosen[0].startswith("■ Ben "), chosen


@pytest.mark.parametrize("box", BOARDS, indirect=True)
def test_a_number_that_is_keyed_is_not_read_with_the_bar(box):
    sheet(box, 3)
    box.device.app.open("asking.entry", "round")
    lines = read(box)
    rows = [words for words, chosen in lines if chosen]
    if box.device.app.ui.rows >= 6:
        assert rows == ["Ana 0"] and "Ana" not in lines[0][0], lines
    else:
        assert "Ana" in lines[0][0] and not any(char.isdigit() for char in lines[0][0]), lines


@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_number_of_a_row_is_read_with_its_name_and_once(box, count):
    sheet(box, count)
    box.device.app.open("asking.entry", "round")
    box.wait(400)
    for key in ("up", "left", "ok", "up", "up"):
        box.press(key)
    lines = read(box)
    rows = [words for words, _ in lines[1:] if words.split(" ")[0] in POINTS]
    assert rows[:2] == ["Ana 4", "Ben 5"] and (count == 2 or rows[2].startswith("Cy _")), lines
    assert ("Ben 5", True) in lines
