"""The test of the box, by its buttons: what it asks, what it finds, and what it leaves behind."""

import os

import pytest

from engine import texts
from firmware.board import report
from host_tools.base.boards import boards
from host_tools.play.web.boards import names
from host_tools.simulated.levels import levels
from host_tools.simulated.simulator import Simulator, load_board
from tests.host.firmware.screens.table.test_qr_code import scanned
from tests.portable.tools import untyped
from tests.proof.robot.eyes import Eyes

BOARDS = ("sim_128x64", "sim_128x32", "sim_72x40", "pico_display", "pico_130", "pico_242_spi")
WITH_CODE = ("sim_128x64", "pico_display", "pico_130", "pico_242_spi")
# What the brightness is that the settings have at first.
USUAL = 0xCF


@pytest.fixture(autouse=True)
def english():
    texts.use("en")
    yield
    texts.use("en")


class TriedBox(Simulator):
    """A box on whose settings the test was chosen."""

    def __init__(self, board, **more):
        more.setdefault("settings", {"lesson": False})
        super().__init__(board, **more)
        self.device.app.open("box.test")
        self.device.app.dirty = True
        self.step()

    @property
    def top(self):
        return self.device.app.stack[-1]

    def keys(self, dead=()):
        """Press each button in turn; another one is held for those of rows in `dead`."""
        table, pressed = self.board.KEYS, levels(self.board)
        for row in range(len(table)):
            at = (row + 1) % len(table) if row in dead else row
            pin = table[at][1]
            self.wait(100)
            self.bench.set_pin(pin, pressed[pin])
            self.wait(1000 if row in dead else 80)
            self.bench.set_pin(pin, 1 - pressed[pin])
            self.wait(100)
        if dead:
            # They are named, and any button leads on.
            pin = table[(dead[0] + 1) % len(table)][1]
            self.bench.set_pin(pin, pressed[pin])
            self.wait(80)
            self.bench.set_pin(pin, 1 - pressed[pin])
            self.wait(100)

    def answer(self, light="ok", edges="ok", dead=()):
        """Answer all; return what the letters say that are on the screen."""
        if light != "ok":
            self.press("down")
        self.press("ok")
        self.wait(400)
        self.press(edges)
        self.wait(400)
        assert self.top.module == "box.buttons"
        self.keys(dead)
        assert self.top.module == "box.letters", self.text()
        return report.decode(self.letters())

    def letters(self):
        """Read the letters off the pixels."""
        eyes = Eyes(self)
        eyes.changed()
        words = " ".join(eyes.lines()).replace("Test", "").split()
        groups = [word for word in words if word.isupper() or word.isdigit()]
        found = "".join(word for word in groups if len(word) > 2)[:14]
        assert len(found) == 14, words
        return found


@pytest.mark.parametrize("board", BOARDS)
def test_all_is_well(board):
    with TriedBox(board) as box:
        facts = box.answer()
        screen = box.board.SCREEN
        assert facts is not None
        assert facts["board"] == report.number_of(box.board.NAME) and facts["simulated"] == 1
        assert report.CHIPS[facts["chip"]] == screen["chip"]
        wanted = "0x%02X" % screen["address"] if "address" in screen else ""
        assert report.ADDRESSES[facts["address"]] == wanted and not facts["exchanged"]
        assert report.CLOCKS[facts["clock"]] == 125
        assert (facts["light"], facts["edges"]) == (report.YES,) * 2 and facts["flash"] == 1
        assert facts["keys"] == report.KEYS_ASKED
        # Read, it is left for good.
        box.press("back")
        assert box.top.module == "setup.start"


@pytest.mark.parametrize("board", ("sim_128x64", "sim_72x40", "sim_128x32"))
def test_what_is_wrong_is_reported(board):
    with TriedBox(board) as box:
        facts = box.answer("no", "back", (0,))
        assert facts["light"] == report.NO and facts["edges"] == report.NO
        assert facts["keys"] == report.KEYS_ASKED + 1
    count = len(load_board(board).KEYS)
    with TriedBox(board) as box:
        facts = box.answer("ok", "back", (1, count - 1))
        assert facts["light"] == report.YES and facts["edges"] == report.NO
        assert facts["keys"] == report.KEYS_ASKED + 2 + (1 << count - 1)


def test_a_screen_elsewhere_is_reported():
    board = load_board("pico")
    with TriedBox(board) as box:
        there = {**board.SCREEN, "address": 0x3D, "sda": board.SCREEN["scl"]}
        box.device.screen = untyped(there)
        facts = box.answer()
        assert report.ADDRESSES[facts["address"]] == "0x3D" and facts["exchanged"] == 1


@pytest.mark.parametrize(
    "percent, cable, said", ((87, False, 87), (None, False, 127), (40, True, 126))
)
def test_the_battery_is_reported(percent, cable, said):
    with TriedBox("sim_128x64") as box:
        box.device.app.platform.update(battery=lambda: percent, cable=lambda: cable)
        assert box.answer()["battery"] == said


class Failing:
    """Files whose writes fail, or come back changed."""

    def __init__(self, files, changes):
        self.files, self.changes = files, changes

    def __getattr__(self, name):
        return getattr(self.files, name)

    def open(self, path, mode):
        if "test.tmp" in path and not self.changes:
            raise OSError(5)
        file = self.files.open(path, mode)
        if "test.tmp" in path and "r" in mode:
            content = file.read()[:-1] + b"\0"
            file.close()
            return _Read(content)
        return file


class _Read:
    def __init__(self, content):
        self.content = content

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass

    def read(self):
        return self.content


@pytest.mark.parametrize("changes", (False, True))
def test_a_flash_that_fails_is_reported_and_stops_nothing(changes):
    with TriedBox("sim_128x64") as box:
        store = box.device.app.store
        store.files = untyped(Failing(store.files, changes))
        facts = box.answer()
        assert facts["flash"] == 0 and facts["edges"] == report.YES


@pytest.mark.parametrize(
    "address", ("", "https://meldmate.example/", "https://" + 60 * "x" + ".example")
)
@pytest.mark.parametrize("board", WITH_CODE)
def test_a_camera_reads_the_code(board, address):
    with TriedBox(board) as box:
        box.device.app.settings.put("address", address)
        box.answer()
        letters = box.letters()
        read = scanned(box.frame())
        wanted = "HTTPS://MELDMATE.EXAMPLE/#T" + letters if "meld" in address else letters
        assert read == wanted


@pytest.mark.parametrize("board", ("sim_128x32", "sim_72x40"))
def test_where_there_is_no_room_for_a_code_the_letters_say_what_becomes_of_them(board):
    with TriedBox(board) as box:
        box.answer()
        said = " ".join(box.text())
        for _ in range(8):
            box.press("down")
            said += " ".join(box.text())
        assert "anyone" in said


def contents(folder):
    return sorted(os.listdir(folder))


@pytest.mark.parametrize("board", ("sim_128x64", "sim_72x40", "pico_display"))
@pytest.mark.parametrize("at", ("light", "edges", "keys", "letters"))
def test_a_power_cut_and_leaving_leave_nothing_behind(board, at, tmp_path):
    def go(box):
        if at == "letters":
            box.answer()
        elif at != "light":
            box.press("ok")
            box.wait(400)
            if at == "keys":
                box.press("ok")
                box.wait(400)

    Simulator(board, data=str(tmp_path), settings={"lesson": False}).step()
    before = contents(tmp_path)
    with TriedBox(board, data=str(tmp_path)) as box:
        go(box)
        box.restart()
        assert box.top.module == "setup.start" and contents(tmp_path) == before


def test_what_a_power_cut_leaves_of_the_write_harms_nothing(tmp_path):
    with TriedBox("sim_128x64", data=str(tmp_path)) as box:
        (tmp_path / "test.tmp").write_bytes(b"half of it")
        box.restart()
        assert box.top.module == "setup.start" and box.device.app.store.unread() == []
        box.device.app.open("box.test")
        box.device.app.dirty = True
        box.wait(400)
        assert box.answer()["flash"] == 1
        assert "test.tmp" not in contents(tmp_path)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("way", ("back", "home", "yes"))
def test_the_light_is_that_of_the_settings_afterwards(board, way):
    with TriedBox(board) as box:
        panel, seen = box.device.panel, set()
        for _ in range(60):
            box.wait(100)
            seen.add(untyped(panel)._contrast)
        assert {1, 0x40, 0x8F, 0xFF} <= seen
        # In a step that is not the usual one.
        while untyped(panel)._contrast != 1:
            box.wait(100)
        if way == "yes":
            box.press("ok")
        elif way == "home" and not box.device.keys.holds("back"):
            box.hold("back")
        else:
            box.press("back")
        assert untyped(panel)._contrast == USUAL
        assert (box.top.module == "box.test") == (way == "yes")


def test_boards_have_numbers_of_their_own():
    known = sorted({*boards(), *names()})
    assert len({report.number_of(name) for name in known}) == len(known)
    assert {load_board(name).SCREEN["chip"] for name in known} <= set(report.CHIPS)


def test_the_first_start_offers_it_after_the_lesson_and_is_done_with_it():
    at_home = {"lesson": True, "simulator": False}
    for take in (True, False):
        with Simulator("sim_128x64", settings=dict(at_home)) as box:
            modules = [screen.module for screen in box.device.app.stack]
            assert modules == ["setup.start", "confirm", "box.lesson", "box.buttons"]
            for _, pin, _, _ in box.board.KEYS:
                box.wait(100)
                box.bench.set_pin(pin, 0)
                box.wait(80)
                box.bench.set_pin(pin, 1)
                box.wait(100)
            # Spanish, say: it is asked in the language that was chosen.
            box.press("down")
            box.wait(400)
            spoken = texts.language()
            assert spoken != "en"
            box.press("ok")
            box.wait(400)
            box.press("back")
            box.wait(400)
            top = box.device.app.stack[-1]
            assert top.module == "confirm" and texts.language() == spoken
            assert texts.text("test.title") in box.text()[0]
            if take:
                box.press("down")
            box.press("ok")
            box.wait(100)
            top = box.device.app.stack[-1].module
            assert top == ("box.test" if take else "setup.start")
            box.restart()
            assert [screen.module for screen in box.device.app.stack] == ["setup.start"]


def test_the_settings_lead_to_it():
    from tests.proof.robot.player import Player

    with Player("sim_128x64") as person:
        person.choose("ui.settings")
        person.press("left")
        person.choose("settings.test")
        assert person.box.device.app.stack[-1].module == "box.test"
        person.press("back")
        assert person.box.device.app.stack[-1].module == "box.settings"
