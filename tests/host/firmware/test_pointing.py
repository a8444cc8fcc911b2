"""What a finger points at: rows, hints, digits, letters, cards and seats, where they are drawn."""

import os

import pytest

from firmware.display.pointer import Pointer
from firmware.screens.asking.keyboard import Keyboard
from firmware.screens.asking.number import Number
from firmware.screens.base import ListScreen
from tests.host.firmware.screens.tour import BOARDS as ALL_BOARDS
from tests.host.firmware.screens.tour import open_long_history, part, rounds, same
from tests.proof.played import PLAYED
from tests.proof.robot import evening
from tests.proof.robot.finger import Finger, middle, spots_of
from tests.proof.robot.player import BOARDS
from tests.proof.robot.ways import keys_cards

SOAK = bool(os.environ.get("MELDMATE_SOAK"))
FOUR = ("Ana", "Bo", "Cy", "Di")


@pytest.fixture(params=(*BOARDS, "sim_128x64_4"))
def table(request):
    with Finger(request.param, FOUR) as player:
        yield player


def log(table):
    """Return the entries of the game on the table."""
    return list(table.box.device.app.open_game.ledger.log)


def test_a_round_is_pointed_at(table):
    table.sit_down("Rumino", FOUR)
    table.round("Bo", {"Bo": 3, "Ana": 16, "Cy": 25, "Di": 7})
    assert not log(table)
    table.keep()
    assert table.sheet(FOUR) == {"Ana": 16, "Bo": 3, "Cy": 25, "Di": 7}


def test_cards_are_pointed_at(table):
    table.sit_down("Rumino", FOUR)
    table.press("ok")
    table.choose("Bo")
    screen = part(table)
    screen.by_cards("")
    table.box.device.app.dirty = True
    table.box.wait(300)
    table.changed()
    before = table.presses
    wanted = [13, 14, 15, 16, 30, 43]
    for card in wanted:
        table.key_card(card)
    assert part(table).pad.cards == wanted
    if table.box.board.NAME == "sim_128x64":
        assert table.presses - before == 2 * len(wanted)
    # A keyed card is pointed at, and once more to take it out.
    for _ in range(2):
        spot = [spot for spot in table.spots() if spot[0] == 5][0]
        table.point(*middle(spot))
    assert part(table).pad.cards == wanted[:-1]
    for card in (43, 4):
        table.key_card(card)
    table.press("ok")
    # The next hand is that of the player to the left of who ended the round.
    names = table.box.device.app.open_game.ledger.names
    assert table.asked(names) == names[(names.index("Bo") + 1) % len(names)]


def test_a_name_is_pointed_at_letter_by_letter(table):
    app, said = table.box.device.app, []
    app.open("asking.keyboard", "Name", "", 12, lambda name: said.append(name) or True)
    table.box.wait(300)
    table.changed()
    table.type("Zoe")
    assert said == ["Zoe"]


def test_an_arrow_shows_first_where_the_arrows_lead():
    with Finger("sim_128x64", FOUR) as table:
        app = table.box.device.app
        app.open("asking.keyboard", "Name", "", 12, lambda name: True)
        table.box.wait(300)
        table.changed()
        table.letter("Z")
        table.letter("o")
        keyboard = app.stack[-1]
        table.box.press("left")
        assert keyboard.text == "Zo" and not keyboard.pad.on_the_way()
        assert any("◀" in row for row in table.box.text())
        table.box.press("left")
        assert keyboard.text == "Zo" and keyboard.pad.on_the_way()


def test_a_burst_of_points_is_taken_as_far_as_the_page_goes(table):
    table.sit_down("Rumino", FOUR)
    table.press("ok")
    table.box.wait(300)
    x, y = table.box.width // 4, 12
    for _ in range(2):
        table.box.device.point(x, y)
        table.box.wait(60)
    # The second one came too soon for the question that the first has led to.
    assert len(table.box.device.app.stack[-1].entry.answers) == 1


def test_a_long_history_is_turned_page_by_page(table):
    table.sit_down("Rumino", FOUR)
    open_long_history(table, FOUR)
    table.turn_page(True)
    rooms = table.box.device.app.stack[-1].room
    rows = [int(line.split()[0]) for line in table.middle()]
    assert rows == list(range(14 - rooms, 14 - 2 * rooms, -1))
    table.turn_page(False)
    assert int(table.middle()[0].split()[0]) == 14


def test_a_point_wakes_the_box_and_does_nothing_else(table):
    table.sit_down("Rumino", FOUR)
    comfort = table.box.device.app.comfort
    comfort.asleep = True
    modules = [screen.module for screen in table.box.device.app.stack]
    table.box.point(table.box.width // 2, 4)
    assert not comfort.asleep
    assert [screen.module for screen in table.box.device.app.stack] == modules


def test_points_are_of_the_panel_that_hangs_upside_down(table):
    app = table.box.device.app
    app.settings.put("turned", "yes")
    app.comfort.apply()
    app.dirty = True
    table.box.wait(300)
    # The second row, seen from the other side.
    table.box.point(table.box.width // 2, table.box.height - 1 - 20)
    assert len(app.stack) == 2


def test_a_point_leaves_the_page_of_an_exception(table):
    device = table.box.device
    table.box.strict = False

    def fail(ui):
        raise ValueError("broken")

    device.app.stack[-1].draw = fail
    device.app.dirty = True
    table.box.step()
    assert device.trace is not None
    del device.app.stack[-1].draw
    table.box.point(3, 3)
    assert device.trace is None


def test_the_last_row_and_the_bar_cancel_a_search(table):
    device = table.box.device
    device.point(5, table.box.height // 2)
    assert not device._busy(lambda: None)
    device.point(5, table.box.height - 3)
    assert device._busy(lambda: None)


@pytest.mark.parametrize("board", BOARDS)
def test_an_evening_is_pointed_at(board):
    course = evening.COURSE if SOAK else [(title, 3) for title, _ in evening.COURSE[:3]]
    with Finger(board, evening.PLAYERS) as table:
        assert evening.play(table, course) == sum(count for _, count in course)


def points(table, place):
    """Return a function that points at `place`, (x, y)."""
    return lambda: table.box.point(*place)


def presses(table, what):
    """Return a function that does by buttons what a key's name in the hints says."""
    if what.endswith("–"):
        return lambda: table.box.hold(what[:-1])
    return lambda: table.box.press(what)


@pytest.mark.forks
@pytest.mark.parametrize("language", PLAYED)
@pytest.mark.parametrize("board", ALL_BOARDS)
def test_on_every_screen_pointing_does_what_the_keys_do(board, language):
    wrong, tried = [], 0
    for number, (name, table) in enumerate(rounds(board, language)):
        if number % 3 and not SOAK:
            continue
        if table.box.device.app.stack[-1].module == "box.buttons":
            # It tries the buttons themselves: only their pins count.
            continue
        screen = part(table)
        found = spots_of(table.box.device.app)
        named = {spot[0]: spot for spot in found if isinstance(spot[0], str)}
        for what, spot in named.items():
            if what in ("text", "board"):
                continue
            pad = isinstance(screen, Number) or keys_cards(screen)
            if what in ("left", "up", "right", "down") and pad:
                # A digit or a rank of its group is taken at once.
                continue
            if isinstance(screen, Keyboard) and screen.pad.few and what in screen.pad.keys:
                # So is a letter of the row of a key.
                continue
            if what == "ok" and keys_cards(screen) and screen.takes_a_card():
                # So it is with a card that OK leads to.
                continue
            tried += 1
            if not same(table, points(table, middle(spot)), presses(table, what)):
                wrong.append((name, what))
        chosen = [y for what, _, _, y, _, _ in found if what is None]
        if isinstance(screen, ListScreen) and screen.high == 1 and chosen:
            tried += 1
            first = chosen_row(table)
            last = min(screen.count(), screen.top + screen.room) - 1
            steps = last - screen.at
            point = (table.box.width // 4, first + 4 + 8 * steps)

            def press(steps=steps, table=table):
                for _ in range(steps):
                    table.box.press("down")
                table.box.press("ok")

            if not same(table, points(table, point), press):
                wrong.append((name, "row"))
    assert tried > 10, tried
    assert not wrong, wrong


def chosen_row(table):
    """Return the height at which the chosen row is drawn."""
    pointer = Pointer(table.box.device.app.ui, -99, -99)
    table.box.device.app.stack[-1].draw(pointer)
    assert pointer.chosen_at is not None
    return pointer.top + 8 * pointer.chosen_at
