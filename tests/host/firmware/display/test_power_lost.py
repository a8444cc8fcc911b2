"""The display alone loses its power for a moment: it answers, but is off and its memory is noise.

However the supply fails, the picture is back after five seconds, or after two presses where the
chip can be read. One on SPI, which cannot tell, waits for a press.
"""

import errno

import pytest

from host_tools.base import boards
from host_tools.simulated.simulator import Simulator, load_board
from tests.portable.tools import untyped

SECONDS = 5000
BOARDS = (
    "sim_128x64",
    "sim_128x32",
    "sim_72x40",
    "sh1106 on I2C",
    "sh1106 on SPI",
    "pico_242",
    "pico_242_spi",
    "feather_rp2040_oled64",
)
I2C = tuple(name for name in BOARDS if name not in ("sim_72x40", "sh1106 on SPI", "pico_242_spi"))
PRESSES = ("down", "ok", "down")


def opened(name):
    """Return a box that shows the menu of a new game."""
    if name == "sh1106 on I2C":
        board = load_board("sim_128x64")
        untyped(board).SCREEN = {**board.SCREEN, "chip": "sh1106"}
    elif name == "sh1106 on SPI":
        board = load_board("sim_72x40")
        wide = {"chip": "sh1106", "width": 128, "height": 64}
        told = {key: board.SCREEN[key] for key in board.SCREEN if key != "column"}
        untyped(board).SCREEN = told | wide
    else:
        board = load_board(name)
    box = Simulator(board, settings={"lesson": False})
    box.press("ok")
    return box


class Cut:
    """Cuts the power of a box's display when `count` more bytes have arrived.

    The rest of that transfer is lost; with `refused`, the chip does not even acknowledge it.
    """

    def __init__(self, box, count, refused=False):
        self.chip, self.count, self.refused = box.chip, count, refused
        self.write = box.chip.i2c_write, box.chip.spi_write
        box.chip.i2c_write, box.chip.spi_write = self.on_i2c, self.on_spi
        self.box = box

    def fits(self, data):
        self.count -= len(data)
        return self.count >= 0

    def on_i2c(self, data):
        if self.fits(data):
            self.write[0](data)
            return
        self.write[0](data[: self.count])
        self.fail()
        if self.refused:
            raise OSError(errno.EIO)

    def on_spi(self, data, dc):
        if self.fits(data):
            self.write[1](data, dc)
            return
        self.write[1](data[: self.count], dc)
        self.fail()

    def fail(self):
        self.chip.i2c_write, self.chip.spi_write = self.write
        self.chip.power_cut()


def shown(name, presses):
    """Return what a box whose display has power shows after `presses`."""
    with opened(name) as box:
        for key in presses:
            box.press(key)
        return box.frame()


@pytest.mark.parametrize("name", BOARDS)
def test_at_rest(name):
    with opened(name) as box:
        lit = box.frame()
        box.wait(SECONDS)
        for _ in range(3):
            box.chip.power_cut()
            assert not any(map(any, box.frame())) or box.frame() != lit
            if name not in I2C:
                box.wait(SECONDS)
                assert not box.chip.on
                box.press("down")
                box.press("up")
            box.wait(SECONDS)
            assert box.frame() == lit
        assert box.reports == []


def told(name, presses):
    """Return the commands that a chip on SPI gets in ten seconds, after `presses`."""
    with opened(name) as box:
        box.wait(SECONDS)
        heard, send = [], box.chip.spi_write
        for key in presses:
            box.press(key)
        sent = box.chip.sent
        untyped(box.chip).spi_write = lambda data, dc: (
            heard.append(bytes(data)) if not dc else None,
            send(data, dc),
        )[1]
        box.wait(2 * SECONDS)
        assert box.chip.sent > sent + 1000
        return {data[0] for data in heard if data}


# What says where the picture goes: columns and pages, rows of colour glass, and that it comes.
AIMS = {
    "sim_72x40": {0x21},
    "pico_242_spi": {0x21},
    # Before it would be asked, a command that does nothing.
    "sh1106 on SPI": {0xE3, *(0xB0 + page for page in range(8))},
    "pico_display": {0x2A, 0x2B, 0x2C},
}


@pytest.mark.parametrize("name", AIMS)
def test_at_rest_a_chip_that_cannot_tell_gets_its_picture_and_no_register(name):
    assert told(name, ()) <= AIMS[name]
    # After a press once, whatever it lost.
    assert told(name, ("down",)) > AIMS[name]


@pytest.mark.parametrize("name", BOARDS)
def test_in_a_press(name):
    with opened(name) as box:
        down = boards.pins(box.board)["down"]
        box.wait(300)
        box.bench.set_pin(down, box.board.KEYS_PRESSED)
        box.wait(20)
        box.chip.power_cut()
        box.wait(20)
        box.bench.set_pin(down, 1 - box.board.KEYS_PRESSED)
        box.wait(SECONDS)
        assert box.frame() == shown(name, ["down"])


@pytest.mark.parametrize("name", I2C)
def test_a_chip_that_can_be_read_has_its_picture_back_after_two_presses(name):
    for count in (0, 1, 40, 200):
        with opened(name) as box:
            Cut(box, count)
            box.press("down")
            box.press("up")
            chip = untyped(box.chip)
            assert chip.i2c_write.__func__ is type(chip).i2c_write, "the power was cut"
            assert box.frame() == shown(name, ["down", "up"])


# On SPI nothing is acknowledged, so nothing is refused.
@pytest.mark.parametrize(
    "name, refused",
    [(name, False) for name in BOARDS] + [(name, True) for name in BOARDS if name in I2C],
)
def test_during_a_transfer(name, refused):
    expected = shown(name, PRESSES)
    tried = 0
    for count in range(0, 400, 23):
        with opened(name) as box:
            cut = Cut(box, count, refused)
            for key in PRESSES:
                box.press(key)
            tried += cut.count < 0
            box.wait(SECONDS)
            assert box.frame() == expected, count
    assert tried > 3


@pytest.mark.parametrize("name", BOARDS)
def test_while_the_box_sleeps(name):
    with opened(name) as box:
        lit = box.frame()
        panel = box.device.panel
        box.wait(20 * 60 * 1000)
        assert box.device.app.comfort.asleep and not box.chip.on
        sent = box.chip.sent
        box.wait(SECONDS)
        assert box.chip.sent == sent, "nothing is sent to a panel that is off"
        box.chip.power_cut()
        box.press("down")
        assert box.frame() == lit and panel.fault is None
        assert box.chip.contrast == 0xCF


@pytest.mark.parametrize("name", BOARDS)
def test_a_message_that_says_that_something_broke_comes_back_too(name):
    with opened(name) as box:
        box.strict = False
        app = box.device.app
        app.stack[-1].draw = lambda ui: 1 / 0
        app.dirty = True
        box.wait(50)
        broken = box.frame()
        assert any(map(any, broken)) and box.device.trace
        box.chip.power_cut()
        box.wait(SECONDS)
        assert box.frame() == broken


def test_looking_after_a_screen_that_can_be_read_sends_it_nothing():
    with opened("sim_128x64") as box:
        box.wait(1000)
        sent = box.chip.sent
        box.wait(3 * SECONDS)
        assert box.chip.sent == sent


def test_the_screen_goes_and_its_chip_comes_back_empty_within_a_look():
    with opened("sim_128x64") as box:
        lit = box.frame()
        box.bench.broken = True
        box.wait(4000)
        box.bench.broken = False
        box.chip.power_cut()
        box.wait(SECONDS)
        assert box.frame() == lit and len(box.reports) == 2
