"""A board's C stack is small: few imports nest, and calls do not go too deep."""

import os
import subprocess
import sys

import pytest

from engine import games
from host_tools import identity, samples
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
# The program as a board has it: `build_info` has the order of its imports.
_BUILT = """
import sys
from host_tools import emulator
emulator.install()
from tests.host.firmware.depth import Depth, in_steps
"""


@pytest.fixture(scope="session")
def run_built(tmp_path_factory):
    folder = tmp_path_factory.mktemp("built")
    (folder / "build_info.py").write_text(identity.module("pico"), encoding="utf-8")
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])

    def run(code, *arguments):
        return subprocess.run(
            [sys.executable, "-c", code, *arguments],
            cwd=ROOT,
            env=dict(os.environ, PYTHONPATH=path),
            capture_output=True,
            encoding="utf-8",
        )

    return run


_IN_ORDER = (
    _BUILT
    + """
from engine.compat import in_order
from firmware import preload
names = [one for name in preload.FIRST for one in in_order(name)] + preload.waiting
for name in names:
    with Depth() as depth:
        preload.load((name,))
    if depth.imports > 2:
        print(name, depth)
"""
)
_OF_A_GAME = (
    _BUILT
    + """
from engine import games
from firmware import preload
preload.load((*preload.FIRST, *preload.waiting))
preload.waiting.clear()
with Depth() as depth:
    game = games.load(sys.argv[1])
if depth.imports > 2:
    print(game.name, depth)
preload.soon([module for _, _, module, _ in game.referee])
for name in preload.waiting:
    with Depth() as depth:
        preload.load((name,))
    if depth.imports > 2:
        print(name, depth)
print(bool(preload.waiting) == bool(game.referee))
"""
)


def test_few_imports_nest_in_what_is_imported_early(run_built):
    done = run_built(_IN_ORDER)
    assert (done.stdout, done.stderr) == ("", "")


@pytest.mark.parametrize("game", games.names())
def test_few_imports_nest_in_a_game_and_in_what_settles_the_disputes_of_a_game(game, run_built):
    done = run_built(_OF_A_GAME, game)
    assert (done.stdout, done.stderr) == ("True\n", "")


_SWITCH_ON = (
    _BUILT
    + """
from host_tools.emulator import machine
from host_tools.sim.simulator import load_board
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
)


@pytest.mark.parametrize("game", [None, *games.names()])
def test_switching_on_keeps_within_the_stack(game, tmp_path, run_built):
    if game:
        with Simulator(BOARD, data=tmp_path) as box:
            names, house = samples.of(game).players, games.load(game).settle(None)
            box.device.app.session.start_game(game, names, house, names[0])
    done = run_built(_SWITCH_ON, str(tmp_path))
    assert done.stderr == ""
    imports, size, words = done.stdout.split(" ", 2)
    assert int(imports) <= 4 and int(size) <= LIMIT, words


_TOUR = (
    _BUILT
    + """
from host_tools.robot.player import Player
from host_tools import samples
from host_tools.bench import memory
with Player("sim_128x64", ("Ana", "Bo", "Cy")) as table, in_steps() as depth:
    memory.tour(table)
print(depth.imports, depth)
"""
)


def test_what_is_imported_when_it_is_first_opened_keeps_within_the_stack(run_built):
    done = run_built(_TOUR)
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
