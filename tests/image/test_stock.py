"""The package on MicroPython as its makers build it: a C stack of 8 KB, 1,408 KB for files."""

import json
import re
from pathlib import PurePosixPath

import pytest

from host_tools import package
from tests.host.host_tools.test_package import page_lines
from tests.proof.pico import Pico, files, repl, stock


@pytest.fixture(scope="module")
def pico(image, tmp_path_factory):
    """Give a stock Pico with the package, at its raw REPL."""
    folder = tmp_path_factory.mktemp("mip")
    package.build_mip(folder)
    pico = Pico("pico", console=True)
    pico.drag(stock.build())
    pico.power_on()
    # The first start makes the file system.
    repl.interrupt(pico)
    pico.power_off()
    with files.opened(pico.flash) as board:
        made = set()
        for inside, outside in json.loads((folder / "package.json").read_text())["urls"]:
            path = PurePosixPath("/lib", inside)
            for parent in reversed(path.parents[:-1]):
                if parent not in made:
                    board.mkdir(str(parent))
                    made.add(parent)
            with board.open(str(path), "wb") as file:
                file.write((folder / outside).read_bytes())
    pico.power_on()
    repl.interrupt(pico)
    return pico


def test_the_package_answers_on_a_stock_board(pico):
    lines = re.findall(r"^>>> (.*)\n([^>].*)?", page_lines(), re.M)
    code = "\n".join(f"print(repr({line}))" if said else line for line, said in lines)
    said = repl.execute(pico, code).splitlines()
    assert said == [said for _, said in lines if said]


def test_its_c_stack_is_the_makers(pico):
    code = "def deep(n):\n    return deep(n + 1) if n < 130 else n\ntry:\n    deep(0)\n"
    said = repl.execute(pico, code + "except RuntimeError as error:\n    print(error)\n")
    assert said == "maximum recursion depth exceeded\n"
