"""The real boards: each has a page, a wiring picture, and firmware that starts on it."""

import xml.etree.ElementTree as ElementTree

import pytest

from host_tools.boardpages import FOLDER, pages
from host_tools.boardpages.page import board_facts, wires
from host_tools.boards import boards
from host_tools.micropython import handheld
from host_tools.micropython.tape import Recorder
from host_tools.sim import Simulator


def test_every_board_has_a_page_and_every_page_is_fresh():
    made = pages()
    assert {name + ".md" for name in boards()} == {name for name in made if name.endswith(".md")}
    for name, text in made.items():
        assert (FOLDER / name).read_text(encoding="utf-8") == text, (
            f"run: python -m host_tools.boardpages ({name})"
        )


@pytest.mark.parametrize("board", boards())
def test_every_wire_is_in_the_picture(board):
    tree = ElementTree.fromstring(pages()[board + ".svg"])
    words = [element.text for element in tree.iter("{http://www.w3.org/2000/svg}text")]
    for place, part, _ in wires(board):
        assert place in words and any(word.startswith(part) for word in words)
    assert len(wires(board)) >= len(board_facts(board)["KEYS"]) + 4


@pytest.mark.parametrize("board", boards())
def test_the_firmware_starts_on_it_inside_micropython(board):
    with Simulator(board) as box:
        recorder = Recorder(box)
        for key in ("down", "ok", "back", "up"):
            box.press(key)
    moments = handheld.play(recorder.tape, board)
    assert [(moment.count, moment.sum) for moment in moments] == recorder.sent
    assert sum(moment.count for moment in moments) > 0
