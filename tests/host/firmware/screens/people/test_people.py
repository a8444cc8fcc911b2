"""The people whose names are kept: renamed, merged, separated and removed, on purpose, each in one
step on the flash.
"""

import pytest

from engine import games
from firmware.storage.store import Store
from host_tools.simulated.nor_flash import NorFlash
from host_tools.simulated.nor_flash.nor import PowerCut
from host_tools.simulated.simulator import Simulator
from tests.proof.robot.player import BOARDS, Player

NAMES = ["Ana", "Ben", "ana"]


@pytest.fixture(params=BOARDS)
def person(request):
    with Player(request.param, NAMES) as person:
        yield person


def play(app, names):
    """Play a game to its end and leave it."""
    app.session.start_game(
        "rumino", names, games.load("rumino").with_defaults({"out_at": 10}), names[0]
    )
    counts = dict.fromkeys(names[1:], 20)
    app.session.add(
        {"event": "round", "ender": names[0], "deadwood": dict({names[0]: 0}, **counts)}
    )
    app.session.close()


def look(person):
    person.box.step()
    person.changed()


def page_of(person, name):
    """From the start, go to the page of somebody."""
    person.choose("ui.settings")
    person.press("left")
    person.choose("settings.people")
    person.choose(name)


def people(person):
    return person.box.device.app.people


def test_two_names_of_one_person_become_one(person):
    play(person.box.device.app, ["ana", "Ben"])
    look(person)
    page_of(person, "ana")
    person.choose("people.merge")
    person.choose("Ana")
    if person.box.height == 64:
        # What changes is said before it does.
        assert "1 game of ana will count for Ana" in person.screen()
    else:
        assert "Ana" in person.screen()
    assert people(person).names() == ["Ana", "Ben", "ana"]
    person.choose("all.yes")
    assert person.bar().startswith("Ana")
    assert people(person).names() == ["Ana", "Ben"]
    assert people(person).called("ana", 1) == "Ana"
    person.restart()
    assert people(person).names() == ["Ana", "Ben"] and people(person).called("ana", 1) == "Ana"


def test_the_saved_game_stays_as_it_was_and_the_last_table_follows(person):
    app = person.box.device.app
    play(app, ["ana", "Ben"])
    assert app.people.rename("ana", "Ana", 1)
    assert app.store.header(1)["players"] == ["ana", "Ben"]
    assert app.session.last_table()["players"] == ["Ana", "Ben"]
    app.go_home()
    look(person)
    person.choose("ui.same_again", game="Rumino")
    person.says("Ana") if person.box.width > 72 else None
    person.choose("ui.begin")
    assert [player.name for player in person.box.device.app.game.players] == ["Ana", "Ben"]


def test_two_of_the_last_table_who_are_one_person_sit_once(person):
    app = person.box.device.app
    play(app, ["ana", "Ana", "Ben"])
    assert app.people.rename("ana", "Ana", 1)
    assert app.session.last_table()["players"] == ["Ana", "Ben"]


def test_a_new_name(person):
    play(person.box.device.app, ["ana", "Ben"])
    look(person)
    page_of(person, "Ben")
    person.choose("people.rename")
    person.press("back", "back", "back")
    person.type("Bo")
    person.choose("all.yes")
    assert people(person).names() == ["Ana", "Bo", "ana"]
    assert people(person).called("Ben", 1) == "Bo"


def test_no_is_no(person):
    page_of(person, "Ben")
    person.choose("people.remove")
    person.choose("all.no")
    assert people(person).names() == ["Ana", "Ben", "ana"]


def test_a_name_that_is_removed_is_not_offered(person):
    page_of(person, "Ben")
    person.choose("people.remove")
    person.choose("all.yes")
    assert people(person).names() == ["Ana", "ana"]
    assert "Ben" not in person.screen()


def test_a_merge_can_be_taken_back(person):
    play(person.box.device.app, ["ana", "Ben"])
    people(person).rename("ana", "Ana", 1)
    look(person)
    page_of(person, "Ana")
    person.choose("people.separate", name="ana")
    person.choose("all.yes")
    assert sorted(people(person).names()) == ["Ana", "Ben", "ana"]
    assert people(person).called("ana", 1) == "ana"


def test_a_known_name_that_is_typed_asks_whether_they_are_one(person):
    page_of(person, "ana")
    person.choose("people.rename")
    person.press("back", "back", "back")
    person.type("Ben")
    person.choose("all.yes")
    assert people(person).names() == ["Ana", "Ben"]


def test_somebody_new_with_an_old_name_is_somebody_else(person):
    app = person.box.device.app
    play(app, ["ana", "Ben"])
    app.people.rename("ana", "Ana", 1)
    app.session.remove(1)
    # The number of the game does not come back, so the new one's players are not mistaken.
    play(app, ["ana", "Ben"])
    (number,) = app.store.numbers()
    assert number == 2 and app.people.called("ana", number) == "ana"


def test_a_name_of_a_name():
    with Player("sim_128x64", ["Ana"]) as person:
        known = people(person)
        known.rename("Ana", "Anna", 3)
        known.remember(["Ana"])
        known.rename("Ana", "Bea", 5)
        known.rename("Anna", "Annie", 6)
        assert [known.called("Ana", number) for number in (3, 4, 6)] == ["Annie", "Bea", "Ana"]
        assert known.names() == ["Bea", "Annie"]


def test_ready_made_names_are_not_remembered(person):
    with Player("sim_128x64") as newcomer:
        newcomer.press("ok", "ok", "ok")
        assert len(newcomer.box.device.app.game.players) == 4
        assert people(newcomer).names() == []


def test_a_power_cut_at_any_operation_leaves_the_names_before_or_after():
    flash = NorFlash(64)
    with Simulator(flash=flash) as box:
        box.device.app.people.remember(NAMES)
    seen = []
    while True:
        cut = NorFlash(64, flash.content)
        with Simulator(flash=cut) as box:
            left = [len(seen)]

            def watch(what, block, offset, data, cut=cut, left=left):
                left[0] -= 1
                if left[0] < 0:
                    cut.cut_power()

            cut.watch = watch
            try:
                done = box.device.app.people.rename("ana", "Ana", 4)
            except PowerCut:
                done = False
        with Simulator(flash=NorFlash(64, cut.content)) as box:
            known = box.device.app.people
            seen.append((tuple(known.names()), known.called("ana", 4)))
        if done:
            break
    assert set(seen) == {(tuple(NAMES), "ana"), (("Ana", "Ben"), "Ana")}
    assert len(seen) > 2


@pytest.mark.parametrize(
    "value",
    [7, {"names": "Ana"}, {"names": ["Ana"]}, {"names": ["A"], "was": [["a", "A"]]}, [1], None],
)
def test_nonsense_on_the_flash_is_nobody(tmp_path, value):
    store = Store(str(tmp_path))
    store.put("roster", value)
    assert store.get("roster", []) == []


def test_two_who_sat_at_one_table_are_two_people(person):
    app = person.box.device.app
    play(app, ["ana", "Ana", "Ben"])
    play(app, ["Ana", "Ben"])
    look(person)
    page_of(person, "ana")
    person.choose("people.merge")
    person.choose("Ana")
    # The game that shows it is named.
    said = " ".join(person.screen().split())
    assert "Rumino" in said and "game 1" in said or person.box.height < 64
    assert app.stack[-1].module == "message"
    app.close()
    assert people(person).names() == ["Ana", "Ben", "ana"]
    assert people(person).called("ana", 1) == "ana"
    # The keyboard leads to the same refusal, also for a name that is not offered any more.
    assert people(person).remove("Ana")
    refused = []
    app.refuse = refused.append
    page = app.stack[-1]
    page.typed("Ana")
    assert [error.key for error in refused] == ["people.sat_together"]
    assert refused[0].facts["n"] == 1
