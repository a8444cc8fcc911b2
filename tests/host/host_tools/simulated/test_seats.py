"""The seats on a page that is touched: all names at once, what is taken, and what is said."""

import pytest

from firmware.screens import GUESTS
from host_tools.simulated.shown import screens
from host_tools.simulated.shown.text import lines
from tests.host.host_tools.simulated.test_shown import FOUR, Reader


class Finger(Reader):
    """Puts names, as a page does."""

    count = 0


@pytest.fixture
def table():
    before = dict(GUESTS)
    screens.use()
    with Finger("sim_128x64", FOUR) as reader:
        reader.box.device.app.platform["keyless"] = True
        yield reader
    GUESTS.clear()
    GUESTS.update(before)


def seats(table, game="rumino", names=None):
    app = table.box.device.app
    app.home()
    ready = app.open("setup.ready", game, names or ["Player 1", "Player 2", "Player 3"])
    ready.choose(1)
    table.box.wait(400)
    assert app.stack[-1].module == "setup.seats"
    return ready


def put(table, names, dealer=0, then=""):
    table.count += 1
    table.box.device.give([table.count, list(names), dealer, then], "put")
    table.box.wait(60)
    return table.part("seats")


def test_names_are_put_in_any_order_and_an_empty_seat_has_a_ready_made_one(table):
    ready = seats(table)
    part = table.part("seats")
    assert [row[:2] for row in part["seats"]] == [
        ["", "Player 1"],
        ["", "Player 2"],
        ["", "Player 3"],
    ]
    assert part["known"] == list(FOUR) and part["dealer"] == 0 and part["wrong"] is None
    part = put(table, ["", "Zoe", ""])
    assert ready.names == ["Player 1", "Zoe", "Player 3"]
    part = put(table, ["Cy", "Zoe", ""], 1)
    assert ready.names == ["Cy", "Zoe", "Player 3"] and ready.first_dealer() == "Zoe"
    # Who has a seat is not offered for another one.
    assert part["known"] == ["Ana", "Ben", "Di"] and part["dealer"] == 1 and part["number"] == 2
    # A known name is found however it is written; what stands in the field stays.
    part = put(table, ["cy ", "Zoe", ""])
    assert ready.names[0] == "Cy" and part["seats"][0][0] == "cy "
    assert any("Zoe" in line for line in lines(table.told))


def test_enter_after_the_last_name_leads_back_however_quick_it_is(table):
    ready = seats(table)
    put(table, ["Ana", "Ben", "C"])
    # One that cannot be is mended first.
    put(table, ["Ana", "Ben", "Ana"], then="back")
    assert table.told["screen"] == "setup.seats" and table.part("seats")["wrong"]
    table.count += 1
    for then in ("", "back"):
        table.box.device.give([table.count, ["Ana", "Ben", "Cy"], 0, then], "put")
    table.box.wait(60)
    assert table.told["screen"] == "setup.ready" and ready.names == ["Ana", "Ben", "Cy"]


def test_who_deals_first_keeps_that_where_names_move(table):
    ready = seats(table, names=["Ana", "Ben", "Cy"])
    put(table, ["Ben", "Ana", "Cy"], 1)
    assert ready.names == ["Ben", "Ana", "Cy"] and ready.first_dealer() == "Ana"
    # Scrabble has no dealer.
    seats(table, "any:Scrabble")
    assert table.part("seats")["dealer"] == -1
    put(table, ["Ana", "", ""], -1)


@pytest.mark.parametrize(
    ("names", "seat", "said"),
    [
        (["Ana", "Ben", "ana"], 2, "Ana"),
        (["Ana", "Ana", "Ben"], 1, "Ana"),
        (["Ana", "Б", "Ben"], 1, "Б"),
    ],
)
def test_a_name_that_is_not_taken_says_why_at_its_seat(table, names, seat, said):
    ready = seats(table)
    part = put(table, names)
    assert part["wrong"][0] == seat and said in part["wrong"][1]
    assert ready.names[seat] == "Player %d" % (seat + 1)
    assert part["seats"][seat][0] == names[seat]
    assert any(part["wrong"][1] in line for line in lines(table.told))
    # Nobody is called by what is not taken, and the others are as they were put.
    assert [ready.names[at] for at in range(3) if at != seat] == [
        names[at] for at in range(3) if at != seat
    ]
    assert put(table, ["Ana", "Bo", "Ben"])["wrong"] is None


def test_a_ready_made_name_that_somebody_has_is_not_there_twice(table):
    ready = seats(table)
    put(table, ["Player 2", "", ""])
    assert ready.names == ["Player 2", "Player 3", "Player 4"]
    put(table, ["", "", "Player 1"])
    assert len(set(ready.names)) == 3


def test_partners_stand_beside_each_name(table):
    seats(table, "form:spades", list(FOUR))
    rows = table.part("seats")["seats"]
    assert [row[2:] for row in rows] == [["+ Cy", 0], ["+ Di", 1], ["+ Ana", 0], ["+ Ben", 1]]


def test_it_goes_back_to_the_set_up_or_begins(table):
    app = table.box.device.app
    ready = seats(table)
    put(table, ["Ana", "Zoe", "Ben"], 1)
    table.act("back")
    assert app.stack[-1] is ready
    ready.choose(1)
    table.act("ok")
    assert app.stack[-1].module == "table.sheet"
    assert [player.name for player in app.game.players] == ["Ana", "Zoe", "Ben"]
    assert app.game.dealer == "Zoe"
    # A name that is new is known from now on.
    assert "Zoe" in app.people.names()


def test_what_was_put_is_there_after_a_power_cut(table):
    seats(table)
    put(table, ["Zoe", "", "Ana"], 2)
    table.box.wait(3000)
    kept = table.box.device.app.store.get("setup")
    assert kept[2] == ["Zoe", "Player 2", "Ana"] and kept[4] == "Ana"


def test_where_keys_are_pressed_it_is_the_list_of_the_box(table):
    app = table.box.device.app
    app.platform["keyless"] = False
    seats(table)
    assert [row[0] for row in table.part("list")["rows"]] == ["Player 1", "Player 2", "Player 3"]
