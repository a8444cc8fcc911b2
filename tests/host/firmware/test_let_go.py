"""What is loaded by name is let go again: 200 games in turn need the memory of the first ones."""

import gc
import os
import weakref

import pytest

from engine import games
from firmware.screens.setup.start import Start
from host_tools.simulated.micropython import runtime
from tests.proof.forms import owned
from tests.proof.micropython import handheld
from tests.proof.robot.player import Player

# How many games are put on the table, and after how many the live memory is looked at first: here
# modules are compiled, not frozen, and what they name stays, so each game was there once by then.
SWITCHES, FIRST = 200, 100
# What may differ: the texts that were looked up last, and how full tables are.
_ROOM = 4 * 1024
# What the start screen imports for the next one while nobody presses, and what that one imports.
NEXT = {*Start.next_modules, "firmware.storage.own"}
SOAK = bool(os.environ.get("MELDMATE_SOAK"))
_START = """
import gc
import switches
from engine import texts
from engine.games.forms import readings
from firmware.app import imported
box = switches.Box('/saves', %r)
done = False
at = 0
measured = False
"""
# This build collects only while no program runs.
_STEP = """
if at in (%d, %d) and not measured:
    print(at, switches.live(), len(readings._readings))
    measured = True
    done = at == %d
else:
    box.switch(at)
    at += 1
    measured = False
    if at in (%d, %d):
        readings.make_room(0, 0)
        texts.use('it')
        texts.use('en')
gc.collect()
"""


def _files():
    return [
        *handheld.files("sim_128x64"),
        ("/switches.py", runtime.ROOT / "tests" / "proof" / "micropython" / "switches.py"),
    ]


_HOME = """
import switches
from engine import games, texts
from engine.games.forms import readings
from firmware.app import imported
box = switches.Box('/saves', [])
for name in games.names() + ["form:hearts"]:
    box.begin(name)
    during = len(imported()) - len(box.app._lasting)
    box.app.home()
    rows = len([row for row in box.app.ui._rows if row[0]])
    drawn = rows + len(box.app.ui._shorts) + len(box.app.display._laid_out)
    told = len([key for key in texts._found if key.startswith(name + ".")])
    box.step()
    left = sorted(set(imported()) - set(box.app._lasting))
    print(name, during, len(readings._readings), drawn, told, *left)
done = True
"""


def test_the_start_screen_lets_go_of_what_was_imported_for_a_game():
    printed = runtime.run("done = False", _files(), step=_HOME, timeout=600)
    lines = [line.split() for line in printed.splitlines()]
    assert len(lines) == len(games.names()) + 1
    for name, during, kept, drawn, told, *left in lines:
        assert int(during) > 20 and not int(kept), name
        assert drawn == told == "0", name
        assert {at for at in left if not at.startswith("engine.texts.")} <= NEXT, (name, left)


_BEHIND = """
import gc
import switches
from engine.games.forms import readings
from firmware.app import imported
box = switches.Box('/saves', [])
for name in ("form:hearts", "rumino"):
    box.begin(name)
    box.app.session.open_game.ledger.add({"event": "leave", "player": "Ana"})
    box.app.home()
box.step()
for screen in ("setup.start", "past.saved", "box.settings"):
    if screen != "setup.start":
        box.app.open(screen)
        box.step()
    standings = box.app.session.standings
    box.app.store.put("standings", [])
    standings._left = None
    before = imported()
    for _ in range(9):
        # Nobody has pressed anything for a minute.
        box.now += 60000
        box.step()
    known = [number for number in box.app.store.numbers() if standings.find(number)]
    print(screen, len(known), len(readings._readings), *set(imported()) - set(before))
done = True
"""


def test_what_was_imported_to_see_how_a_game_stands_is_let_go():
    printed = runtime.run("done = False", _files(), step=_BEHIND, timeout=600)
    # Where neither is told, nothing is opened.
    assert printed.splitlines() == ["setup.start 2 0", "past.saved 2 0", "box.settings 0 0"]


_RESUMED = """
import switches
from firmware.app import imported
box = switches.Box('/saves', [])
for name in ("rumino", "form:oh_hell", "form:hearts"):
    box.begin(name)
    box.app.session.open_game.ledger.add({"event": "leave", "player": "Ana"})
    number = box.app.session.open_game.number
    box.app.home()
box.step()
there = []
for screens in ((), ("setup.which_game", "setup.forms"), ("past.saved",)):
    for screen in screens:
        box.app.open(screen)
        box.step()
    box.app.session.resume(number)
    box.step()
    there.append(set(imported()))
    box.app.home()
    box.step()
print(len(there[0]), *(there[1] | there[2]) - there[0])
done = True
"""


_BEGUN = """
import switches
from firmware.app import imported
box = switches.Box('/saves', [])
for name in ("scala40", "hearts"):
    box.begin("form:" + name)
    kept = [one for one in imported() if one.startswith("engine.games.forms.reading.")]
    searches = [one for one in imported() if one.startswith("engine.rummy.")]
    print(name, len(kept), *sorted(searches))
done = True
"""


def test_a_form_on_the_table_has_nothing_that_read_it_and_nothing_that_searches():
    # On a Pico a game of Scala 40 had no memory left to be left.
    printed = runtime.run("done = False", _files(), step=_BEGUN, timeout=600)
    scala, hearts = [line.split() for line in printed.splitlines()]
    assert scala[:2] == ["scala40", "0"] and hearts == ["hearts", "0", *hearts[2:]]
    # What a hand's melds are, and nothing that looks for them.
    for name in ("contracts", "deadwood", "deadwood_search", "ending", "hand_melds", "layout"):
        assert "engine.rummy." + name not in scala + hearts


def test_a_game_that_is_resumed_has_the_memory_of_the_list_before_it():
    printed = runtime.run("done = False", _files(), step=_RESUMED, timeout=600)
    count, *more = printed.split()
    assert int(count) > 100 and not more


def test_no_screen_is_held_while_the_way_home_makes_room():
    # On a board the start screen came to lie behind the game that one of them held.
    with Player("sim_128x64", ("Ana", "Bo")) as table:
        app = table.box.device.app
        seen, make_way = [], app.make_way

        def made():
            make_way()
            gc.collect()
            seen.append([one() is None for one in screens])

        app.make_way = made
        for rows in (
            ("ui.rulebook", "Rumino", "rulebook.topic_example"),
            ("ui.new_game", "Rumino"),
        ):
            for row in rows:
                table.choose(row)
            screens = [weakref.ref(one) for one in app.stack]
            table.box.hold("back")
            table.changed()
            assert table.bar().startswith("Meldmate"), table.lines()
            assert seen == [[True] * len(screens)] and len(screens) > 2
            seen.clear()


@pytest.mark.skipif(not SOAK, reason="takes minutes: MELDMATE_SOAK=1")
def test_200_games_in_turn_need_the_memory_of_the_first(record_property):
    marks = FIRST, SWITCHES
    printed = runtime.run(
        _START % ([owned.texts(1), owned.texts(2)],),
        _files(),
        step=_STEP % (*marks, SWITCHES, *marks),
        timeout=1800,
    )
    (_, early, kept), (_, late, left) = (map(int, line.split()) for line in printed.splitlines())
    assert kept == left == 0
    assert late <= early + _ROOM, (early, late)
    record_property(
        "summary", f"{SWITCHES} games in turn in MicroPython: {late - early:+,} bytes of live heap"
    )
