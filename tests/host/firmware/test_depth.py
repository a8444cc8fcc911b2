"""A board's C stack is small: few imports nest, and calls do not go too deep."""

import subprocess
import sys

import pytest

from engine import games
from host_tools import samples
from host_tools.bench import memory
from host_tools.micropython.runtime import ROOT
from host_tools.robot.player import Player
from host_tools.robot.table_person import TablePerson
from host_tools.sim import Simulator
from tests.host.firmware.depth import STACK, in_steps
from tests.host.firmware.screens.rumski import test_table_screens
from tests.host.firmware.test_random_keys import GAMES, Monkey

# A fifth is left for what has no frame of its own here: the file system, formatting, interrupts.
LIMIT = STACK * 4 // 5
BOARD = "sim_128x64"
_IN_ORDER = """
import sys
from host_tools import emulator
emulator.install()
from tests.host.firmware.depth import Depth
from firmware import preload
for name in preload.FIRST + preload.COMMON:
    with Depth() as depth:
        preload.load((name,))
    if depth.imports > 1:
        print(name, depth)
"""
_OF_A_GAME = """
import sys
from host_tools import emulator
emulator.install()
from tests.host.firmware.depth import Depth
from engine import games
from firmware import preload
preload.load(preload.FIRST + preload.COMMON)
game = games.load(sys.argv[1])
modules = games.disputes(game.name)
before = set(sys.modules)
for name in modules:
    with Depth() as depth:
        preload.load((name,))
    if depth.imports > 1:
        print(name, depth)
wanted = set(sys.modules)
for _, _, module, _ in game.referee:
    preload.load((module,))
print((len(wanted - before) > 0) == bool(game.referee), set(sys.modules) - wanted)
"""


def test_no_import_nests_in_the_order_of_the_list():
    done = subprocess.run(
        [sys.executable, "-c", _IN_ORDER], cwd=ROOT, capture_output=True, encoding="utf-8"
    )
    assert (done.stdout, done.stderr) == ("", "")


@pytest.mark.parametrize("game", games.names())
def test_no_import_nests_in_what_settles_the_disputes_of_a_game(game):
    done = subprocess.run(
        [sys.executable, "-c", _OF_A_GAME, game], cwd=ROOT, capture_output=True, encoding="utf-8"
    )
    assert (done.stdout, done.stderr) == ("True set()\n", "")


_SWITCH_ON = """
import sys
from tests.host.firmware.depth import Depth
from host_tools import emulator
from host_tools.emulator import machine
from host_tools.sim.simulator import load_board
emulator.install()
board = sys.modules["board"] = load_board("sim_128x64")
board.DATA = sys.argv[1]
bench = machine.use(machine.Workbench())
bench.i2c[board.SCREEN["address"]] = emulator.DisplayChip(128, 64, "ssd1306")
for _, pin, _, _ in board.KEYS:
    bench.set_pin(pin, 1 - board.KEYS_PRESSED)

class Enough(Exception):
    pass

def sleep_ms(ms):
    raise Enough

with Depth() as depth:
    from firmware import main
    main.sleep_ms = sleep_ms
    try:
        main.main()
    except Enough:
        pass
print(depth.imports, depth)
"""


@pytest.mark.parametrize("game", [None, *games.names()])
def test_switching_on_keeps_within_the_stack(game, tmp_path):
    if game:
        with Simulator(BOARD, data=tmp_path) as box:
            names, house = samples.of(game).players, games.load(game).settle(None)
            box.device.app.session.start_game(game, names, house, names[0])
    done = subprocess.run(
        [sys.executable, "-c", _SWITCH_ON, str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.stderr == ""
    imports, size, words = done.stdout.split(" ", 2)
    assert int(imports) <= 4 and int(size) <= LIMIT, words


_TOUR = """
import sys
from host_tools import emulator
emulator.install()
from tests.host.firmware.depth import in_steps
from host_tools.robot.player import Player
from host_tools import samples
from host_tools.bench import memory
with Player("sim_128x64", ("Ana", "Bo", "Cy")) as table, in_steps() as depth:
    memory.tour(table)
print(depth.imports, depth)
"""


def test_what_is_imported_when_it_is_first_opened_keeps_within_the_stack():
    done = subprocess.run(
        [sys.executable, "-c", _TOUR], cwd=ROOT, capture_output=True, encoding="utf-8"
    )
    assert done.stderr == ""
    imports, size, words = done.stdout.split(" ", 2)
    assert int(imports) <= 4 and int(size) <= LIMIT, words


DONE_BY = {
    "stops": (Player, memory.followed),
    "table": (
        TablePerson,
        test_table_screens.test_rsk_7_a_table_of_25_cards_rearranged_wrongly_is_found_and_put_back_rsk_14,
    ),
    "out": (
        TablePerson,
        test_table_screens.test_rsk_9_who_is_out_wins_and_the_table_helps_to_enter_the_round,
    ),
    "power": (TablePerson, test_table_screens.test_the_power_may_fail_at_any_time),
}


@pytest.mark.parametrize("what", DONE_BY)
def test_what_people_do_keeps_within_the_stack(what):
    person, visit = DONE_BY[what]
    with (
        person(BOARD, ("Ana", "Bo", "Cy")) if person is Player else person(BOARD) as table,
        in_steps() as depth,
    ):
        visit(table)
    assert 0 < depth.bytes <= LIMIT, str(depth)


@pytest.mark.parametrize("game", GAMES)
def test_random_keys_keep_within_the_stack(game):
    monkey = Monkey(BOARD, game, game)
    try:
        with in_steps() as depth:
            monkey.play(300)
    finally:
        monkey.close()
    assert 0 < depth.bytes <= LIMIT, str(depth)
