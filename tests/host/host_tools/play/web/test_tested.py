"""The report that the page makes of a box's fourteen letters says what the box said."""

import re

import pytest

from firmware.board import report
from host_tools.base.boards import ROOT, boards
from host_tools.play.web.boards import names
from host_tools.play.web.inside import tested
from host_tools.simulated.simulator import load_board
from tests.host.firmware.screens.box.test_test import TriedBox

# Letters that were made once: those of an old box are read for ever.
OLD = "YX2WKSMCMKEDPR"
SAID = """\
Meldmate: a box that tested itself, and what a person answered.

Code: YX2WK SMCMK EDPR
Board: pico, Raspberry Pi Pico or Pico 2, 128x64, six buttons
Screen: sh1106 at 0x3D, SDA and SCL exchanged
Processor: 200 MHz
A whole picture: about 24 ms
A write of 4096 bytes to flash: about 88 ms, came back as written
Free memory: about 120 KiB
Battery: 87 %
Four steps of light seen: yes
A frame on all four sides seen: no
Buttons: no answer from ▼, back
"""


def line(text, name):
    (found,) = re.findall(f"^{re.escape(name)}: (.*)$", text, flags=re.MULTILINE)
    return found


def test_letters_of_once_are_read_as_they_were_meant():
    told = tested.told(OLD, names())
    assert told is not None and told["name"] == "pico.txt"
    board = load_board("pico")
    assert told["text"] == SAID.replace(
        "Raspberry Pi Pico or Pico 2, 128x64, six buttons", board.TITLE
    )
    assert tested.told("yx2wk-smcmk edpr", names()) == told
    for wrong in ("", OLD[:-1], OLD + "0", "C" + OLD[1:], "YX2WKSMCMKEDP!", "<img src=x>"):
        assert tested.told(wrong, names()) is None


@pytest.mark.parametrize("board", ("sim_128x64", "sim_72x40", "pico_display", "pico_242_spi"))
@pytest.mark.parametrize("dead", ((), (0,), (1, 2)))
def test_the_report_is_what_the_box_said(board, dead):
    with TriedBox(board) as box:
        if dead:
            box.device.app.platform.update(battery=lambda: 61)
        facts = box.answer("no" if dead else "ok", "back" if dead else "ok", dead)
        told = tested.told(box.letters(), names())
        assert facts is not None and told is not None
        text = told["text"]
        assert told["name"] == f"{board}.txt" and "In a simulator" in text
        assert line(text, "Board") == f"{board}, {box.board.TITLE}"
        screen = box.board.SCREEN
        address = " at 0x%02X" % screen["address"] if "address" in screen else ""
        assert line(text, "Screen") == screen["chip"] + address
        assert line(text, "Processor") == "125 MHz"
        assert line(text, "Four steps of light seen") == ("no" if dead else "yes")
        assert line(text, "A frame on all four sides seen") == ("no" if dead else "yes")
        labels = ", ".join(box.board.KEYS[at][0] for at in dead)
        wanted = f"no answer from {labels}" if dead else "all answered"
        assert line(text, "Buttons") == wanted
        assert line(text, "Battery") == ("61 %" if dead else "none, or not measured")
        assert "came back as written" in line(text, "A write of 4096 bytes to flash")


def test_every_board_of_micropython_is_named_by_its_letters():
    for name in boards():
        told = tested.told(report.encode({"board": report.number_of(name)}), names())
        assert told is not None and told["name"] == f"{name}.txt"
        assert line(told["text"], "Board") == f"{name}, {load_board(name).TITLE}"


def test_what_is_not_known_is_said_so():
    told = tested.told(report.encode({"board": 3, "keys": 64 + 5, "battery": 126}), names())
    assert told is not None and told["name"] == "own-board.txt"
    text = told["text"]
    assert line(text, "Buttons") == "no answer from number 1, number 3"
    assert line(text, "Battery") == "on a cable"
    assert line(text, "A write of 4096 bytes to flash") == "failed"
    assert line(text, "Four steps of light seen") == "not asked"
    assert line(text, "Processor") == "not known" and line(text, "Screen") == "another chip"
    # What no box of today writes stops nothing.
    odd = tested.told(report.encode({"chip": 7, "address": 3, "light": 3, "battery": 125}), names())
    assert odd is not None and line(odd["text"], "Four steps of light seen") == "not known"


def test_figures_that_are_not_known_are_said_so():
    told = tested.told(report.encode({"board": 3, "flash": 1}), names())
    assert told is not None and "about not" not in told["text"]
    assert line(told["text"], "A whole picture") == "not known"
    assert line(told["text"], "A write of 4096 bytes to flash") == "not known, came back as written"


def test_it_is_sent_by_a_form_that_there_is():
    forms = ROOT / ".github" / "ISSUE_TEMPLATE"
    for path in ("host_tools/play/web/site/links/tested.js", "docs/boards/tested/README.md"):
        said = (ROOT / path).read_text(encoding="utf-8")
        (form,) = re.findall(r"issues/new\?template=([\w.]+)", said)
        # The form takes the report of the letters, too.
        assert "fourteen letters" in (forms / form).read_text(encoding="utf-8")
