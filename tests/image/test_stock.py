"""The package on MicroPython as its makers build it: a C stack of 8 KB, 1,408 KB for files.

Its modules are in memory there, so that each game is asked after a start of its own.
"""

import json
import re
from pathlib import PurePosixPath

import pytest

from engine import games
from engine.api import Ledger
from host_tools.release import package
from tests.host.host_tools.release.test_package import page_lines, read
from tests.proof import samples
from tests.proof.pico import Pico, files, repl, stock

# Question that only one game answers -> the game.
_ASKED = {question: module.split(".")[2] for question, module in games.QUESTIONS}
# What a person's own program has left beside a game and every question on it, in bytes. Rummoli,
# with its board, its betting and its hands, is the largest: with a rummy's questions, which nobody
# asks of it, some 7.5 KB are left, a few hundred bytes more or less by what the heap holds.
_SPARE = 32 * 1024
_BESIDE = {"rummoli": 7 * 1024}


@pytest.fixture(scope="module")
def board(image, tmp_path_factory):
    """Give a stock Pico with the package."""
    folder = tmp_path_factory.mktemp("mip")
    package.build_mip(folder)
    pico = Pico("pico", console=True)
    pico.drag(stock.build())
    pico.power_on()
    # The first start makes the file system.
    repl.interrupt(pico)
    pico.power_off()
    with files.opened(pico.flash) as flash:
        made = set()
        for inside, outside in json.loads((folder / "package.json").read_text())["urls"]:
            path = PurePosixPath("/lib", inside)
            for parent in reversed(path.parents[:-1]):
                if parent not in made:
                    flash.mkdir(str(parent))
                    made.add(parent)
            with flash.open(str(path), "wb") as file:
                file.write((folder / outside).read_bytes())
    return pico


@pytest.fixture
def pico(board):
    """Give the board after a start, at its raw REPL."""
    start(board)
    yield board
    board.power_off()


def start(pico):
    """Switch the board on, and prepare it as the page says."""
    pico.power_on()
    repl.interrupt(pico)
    repl.execute(pico, "import gc\ngc.threshold(16384)")


def game_of(line):
    """Return the game that a line of the page is about, or None."""
    for word in re.findall(r"\w+", line):
        if word in _ASKED or games.known(word):
            return _ASKED.get(word, word)
    return None


def test_the_package_answers_on_a_stock_board(pico):
    lines = re.findall(r"^>>> (.*)\n([^>].*)?", page_lines(), re.M)
    first, loaded = lines[0][0], None
    ends = [at for at, (line, _) in enumerate(lines) if "use_language" in line]
    for line, said in lines[: ends[0]]:
        game = game_of(line)
        if game and loaded and game != loaded:
            pico.power_off()
            start(pico)
            repl.execute(pico, first)
        loaded = game or loaded
        code = f"print(repr(({line})))" if said else line
        printed = repl.execute(pico, code)
        assert read(printed.strip()) == read(said), line
    # Of the package for boards, there is English alone.
    said = repl.execute(
        pico,
        "try:\n    meldmate.use_language('it')\n"
        "except meldmate.EngineError as error:\n    print(error)\n",
    )
    assert said == "there is no language it; choose from: en\n"


@pytest.mark.parametrize("game", games.names())
def test_each_game_leaves_room_on_a_stock_board(pico, game):
    sample = samples.of(game)
    names = list(sample.players)
    ledger = Ledger(game, names)
    repl.execute(pico, f"import meldmate\nledger = meldmate.Ledger({game!r}, {names!r})")
    for event in sample.rounds(names):
        ledger.add(event)
        repl.execute(pico, f"ledger.add({event!r})")
    own = {module for _, module in games.QUESTIONS if module.split(".")[2] == game}
    for module in ("engine.ask.rummy", *sorted(own)):
        repl.execute(pico, f"import {module.replace('engine', 'meldmate', 1)}")
    told = repl.execute(pico, "print([player.score for player in ledger.game.players])")
    assert told == f"{[player.score for player in ledger.game.players]}\n"
    free = int(repl.execute(pico, "gc.collect()\nprint(gc.mem_free())"))
    assert free >= _BESIDE.get(game, _SPARE)


def test_its_c_stack_is_the_makers(pico):
    code = "def deep(n):\n    return deep(n + 1) if n < 130 else n\ntry:\n    deep(0)\n"
    said = repl.execute(pico, code + "except RuntimeError as error:\n    print(error)\n")
    assert said == "maximum recursion depth exceeded\n"
