"""`make check-board` with a person: what each answer and each measurement leads to."""

import re

import pytest

from host_tools.base.boards import boards, facts
from host_tools.boards.checkboard import __main__ as checking
from host_tools.boards.checkboard import report
from host_tools.boards.checkboard.guide import Guide
from host_tools.boards.deploy import DeployError, Link
from host_tools.documents.boardpages.page import page
from tests.host.host_tools.boards.test_checkboard import (  # noqa: F401
    _PINS,
    BLOCKS,
    files_of,
    flash,
    program,
)
from tests.proof.micropython.served import ServedBoard

KEYS = [list(row) for row in facts("pico")["KEYS"]]


class Board:
    """A board that answers as it is told: {word of the code: lines}; keys come in turn."""

    def __init__(self, **answers):
        self.answers = answers
        self.presses = []
        self.asked = []

    def run(self, *arguments, timeout=120):
        code = arguments[-1]
        if "LABEL = " in code:
            label = re.search(r"^LABEL = '(.*)'$", code, re.M).group(1)
            hold = "HOLD = True" in code
            self.presses.append((label, hold))
            at = [row[0] for row in KEYS].index(label)
            said = self.answers.get(f"{label} held" if hold else label)
            return f"check pressed {said or f'{at} 3 {800 if hold else 90}'}\n"
        if "COUNT = " in code:
            return "".join(f"check saved{n} {40 + n}\n" for n in range(10))
        if "check_mark" in code:
            back = self.answers.get("entries", " ".join(map(str, range(10))))
            return f"check back {back}\ncheck plugged {self.answers.get('plugged', False)}\n"
        if "tell('keys'" in code:
            said = f"check keys {KEYS!r}\ncheck buzzer {self.answers.get('buzzer', False)}\n"
            level = self.answers.get("battery")
            return said if level is None else f"{said}check battery {level}\n"
        if "broken" in self.answers:
            raise DeployError("the board stopped answering")
        return f"check screen {self.answers.get('screen', 'lit')}\n"

    def answer(self, question):
        self.asked.append(question)
        for words, said in self.answers.get("said", {}).items():
            if words in question:
                return said
        return "y"


def go(**answers):
    """Return ({what: result}, {what: words}, the board) after everything."""
    board = Board(**answers)
    found = Guide(board, board.answer, lambda _: None).go()
    return {one.what: one.result for one in found}, {one.what: one.words for one in found}, board


def test_everything_that_is_right_is_found_right():
    results, words, board = go(buzzer=True, battery="72")
    assert set(results.values()) == {"right"}
    for label, *_ in KEYS:
        assert f"key {label}" in results and f"{label} held" in results
    assert [label for label, hold in board.presses if hold] == [row[0] for row in KEYS]
    for what in ("a frame on all four edges", "brightness", "the buzzer"):
        assert results[what] == "right"
    assert results["the battery (72 %)"] == "right"
    assert "took 45 ms, at worst 49" in words["10 entries after pulling the plug"]


def test_a_board_without_buzzer_and_battery_is_not_asked_for_them():
    results, _, board = go()
    assert "the buzzer" not in results and not any("battery's" in one for one in board.asked)


@pytest.mark.parametrize(
    "answers, what, words",
    [
        ({"OK": "none"}, "key OK", "nothing arrived: look at its wires"),
        ({"▲": "1 2 90"}, "key ▲", "▼ arrived: two wires are swapped"),
        ({"back": "5 64 200"}, "key back", "bounces for 64 ms"),
        ({"OK held": "4 2 120"}, "OK held", "down for 120 ms only"),
        ({"screen": "[Errno 5] EIO"}, "the picture", "does not answer"),
        ({"said": {"four edges": "n"}}, "a frame on all four edges", "column and offset"),
        ({"said": {"upright": "n"}}, "the picture's way up", '"rotate": True'),
        ({"said": {"dark and bright": "n"}}, "brightness", "ignores its brightness"),
        ({"buzzer": True, "said": {"two tones": "n"}}, "the buzzer", "no sound"),
        ({"battery": "9", "said": {"reading": "n"}}, "the battery (9 %)", "BATTERY"),
        ({"entries": "0 1 2"}, "10 entries after pulling the plug", "back: 0 1 2;"),
        ({"entries": "nothing"}, "10 entries after pulling the plug", "back: nothing;"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_found_and_said(answers, what, words):
    results, said, _ = go(**answers)
    assert results[what] == "wrong" and words in said[what]
    assert [name for name, result in results.items() if result == "wrong"] == [what]
    found = Guide(Board(**answers), Board(**answers).answer, lambda _: None).go()
    printed = "\n".join(report.lines({}, {}, None, found))
    assert f"  wrong    {what}: {said[what]}" in printed


def test_a_plug_that_was_not_pulled_proves_nothing():
    results, words, _ = go(plugged=True)
    assert results["10 entries after pulling the plug"] == "skipped"
    assert "the power was not off" in words["10 entries after pulling the plug"]


def test_an_answer_that_is_none_is_asked_again_and_s_skips():
    said = iter(["what?", "", "s", "y", "y"])
    board, told = Board(), []
    guide = Guide(board, lambda question: next(said, "y"), told.append)
    found = {one.what: one.result for one in guide.go()}
    assert found["a frame on all four edges"] == "skipped"
    assert told.count("Type y for yes, n for no or s to skip.") == 2


def test_a_step_that_breaks_is_skipped_and_the_others_go_on():
    results, words, _ = go(broken=True)
    assert results["the picture"] == "skipped" and "stopped answering" in words["the picture"]
    assert results["key OK"] == "right"


def test_real_micropython_runs_every_step_and_the_flash_is_as_before(flash):  # noqa: F811
    before, asked = files_of(flash), []

    def ask(question):
        asked.append(question)
        return "y"

    with ServedBoard(flash, blocks=BLOCKS) as board:
        link = Link(board.port)
        link.run("exec", _PINS)
        guide = Guide(link, ask, lambda _: None, wait=200, step=1)
        found = {one.what: (one.result, one.words) for one in guide.go()}
        link.run("exec", "pass")
    assert found.get("the picture") is None, found
    assert found["a frame on all four edges"][0] == found["brightness"][0] == "right"
    # Nobody presses anything here.
    assert all(found[f"key {row[0]}"][0] == "wrong" for row in KEYS)
    assert any("Pull the plug" in question for question in asked), found["saved entries"]
    result, words = found["10 entries after pulling the plug"]
    assert result in ("right", "skipped"), words
    assert files_of(flash) == before


def test_a_program_for_another_board_is_doubted():
    for name in boards():
        assert report.doubts({"board": name, "machine": "Nothing like it with Z80"})
    known = {"board": "feather_rp2040", "machine": "Adafruit Feather RP2040 with RP2040"}
    assert report.doubts(known) == []
    (sentence,) = report.doubts({**known, "machine": "Raspberry Pi Pico with RP2040"})
    assert "for feather_rp2040, which is Adafruit Feather RP2040…" in sentence
    assert report.doubts({"board": "my_own", "machine": "Something with RP2040"}) == []


def test_the_report_is_kept_and_says_where_to_send_it(tmp_path):
    said = checking.keep({"board": "pico"}, "the report", tmp_path / "build")
    assert (tmp_path / "build" / "check-pico.txt").read_text(encoding="utf-8") == "the report\n"
    assert "docs/boards/tested/pico.txt" in said


def test_a_board_with_a_report_says_so_on_its_page(tmp_path):
    assert "On a real board" not in page("pico", tmp_path)
    (tmp_path / "pico.txt").write_text("Meldmate board check\n", encoding="utf-8")
    said = page("pico", tmp_path)
    assert "On a real board, with a person: [the report](tested/pico.txt)." in said
    # The report of one wiring counts for the page of both.
    (tmp_path / "pico_242_spi.txt").write_text("Meldmate board check\n", encoding="utf-8")
    assert "tested/pico_242_spi.txt" in page("pico_242", tmp_path)
