"""At the end, in the history and among the answers of an edit it is said of whom what is true."""

import pytest

from engine import games
from tests.proof.robot.player import BOARDS, Player

FOUR = ("Ana", "Bo", "Cy", "Di")


@pytest.fixture(params=BOARDS)
def table(request):
    with Player(request.param) as player:
        yield player


def begin(table, name, names, events, **house):
    game = games.load(name)
    table.app.session.start_game(name, list(names), game.with_defaults(house), names[0])
    for event in events:
        assert table.app.session.add(event)
    see(table, table.app.show_sheet)


def see(table, do):
    do()
    table.app.dirty = True
    table.box.wait(3000)
    table.changed()


def hand(re, eyes, **more):
    """A normal game of Doppelkopf."""
    said = {"event": "hand", "game": "normal", "re_said": False, "contra_said": False, "eyes": eyes}
    said["re"] = {name: name in re for name in FOUR}
    heads = (re[0], next(name for name in FOUR if name not in re))
    return dict(said, special=dict.fromkeys(heads, 0), **more)


def test_who_has_left_is_so_marked_in_the_order_at_the_end(table):
    points = {"event": "round", "points": {"Ana": 13, "Bo": 13, "Cy": 0, "Di": 0}}
    last = {"event": "round", "points": {"Ana": 20, "Cy": 6, "Di": 0}}
    events = [points, {"event": "leave", "player": "Bo"}, last]
    begin(table, "form:hearts", FOUR, events, target=20)
    see(table, lambda: table.app.open("table.ending"))
    rows = [left + " " + right for left, right in table.top.lines(table.app.ui)[:4]]
    assert [row for row in rows if "left" in row] == ["4. Bo left 13"]
    assert table.paper().count("left") == 1


def test_the_history_names_a_winner_beside_what_was_won(table):
    begin(table, "form:doppelkopf", FOUR, [hand(("Bo", "Di"), 130)])
    see(table, lambda: table.app.open("past.history"))
    row = table.top.row(0)
    assert "Re" in row[0] and row[1].endswith("+1"), row
    assert "Ana" not in row[1]


def test_the_rows_of_an_edit_say_what_was_answered(table):
    begin(table, "form:doppelkopf", FOUR, [hand(("Bo", "Di"), 130)])
    see(table, lambda: table.app.open("past.event", 0))
    see(table, table.top.amend)
    see(table, lambda: table.app.open("asking.answers", table.top))
    rows = [right for left, right in table.top.items() if left.startswith("Re: ")]
    assert sorted(rows) == ["Bo", "Di"]
    # A yes or no of each says of what it is.
    phase = {"event": "hand", "closer": "Ana", "points_left": {"Bo": 60, "Cy": 5, "Di": 5}}
    phase["made"] = {"Ana": True, "Bo": False, "Cy": True, "Di": True}
    begin(table, "form:phase10", FOUR, [phase])
    see(table, lambda: table.app.open("past.event", 0))
    see(table, table.top.amend)
    see(table, lambda: table.app.open("asking.answers", table.top))
    rows = [right for left, right in table.top.items() if left in FOUR and "phase" in right]
    assert [row.split("phase ")[-1] for row in sorted(rows)] == ["no", "yes", "yes", "yes"]
