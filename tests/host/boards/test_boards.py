"""Every board's file is valid data, and the firmware starts on it."""

import ast
import fnmatch

import pytest

from host_tools.base.boards import boards
from host_tools.boards.deploy import __main__ as deploying
from host_tools.play.pi.panel import can_drive
from host_tools.simulated.simulator import BOARDS, Simulator, board_names, load_board

LOGICAL = {"up", "down", "left", "right", "ok", "back"}
REQUIRED = {"chip", "bus", "freq", "width", "height"}
WIRES = {
    "i2c": {"sda", "scl", "address", "id"},
    "softi2c": {"sda", "scl", "address"},
    "spi": {"sck", "mosi", "dc", "cs", "id"},
    "softspi": {"sck", "mosi", "dc", "cs"},
}
OPTIONAL = {"rst", "column", "rotate", "offset", "also", "light_freq", "faint"}
CHIPS = ("ssd1306", "ssd1309", "sh1106", "sh1107", "st7789")
PINS = ("sda", "scl", "sck", "mosi", "dc", "cs", "rst", "light")


@pytest.fixture(params=board_names())
def board(request):
    return load_board(request.param)


def test_a_board_is_data_and_nothing_else(board):
    tree = ast.parse((BOARDS / board.NAME / "board.py").read_text(encoding="utf-8"))
    for node in tree.body:
        text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        assert text or isinstance(node, ast.Assign), f"line {node.lineno} is logic"


def test_the_screen_fits_the_schema(board):
    screen = board.SCREEN
    assert screen["chip"] in CHIPS and screen["bus"] in WIRES
    also = screen.get("also", ())
    assert set(also) <= set(CHIPS) - {screen["chip"]} and len(set(also)) == len(also)
    needed = REQUIRED | WIRES[screen["bus"]] | ({"light"} if screen["chip"] == "st7789" else set())
    assert needed <= set(screen) <= needed | OPTIONAL
    assert screen["width"] % 8 == 0 and screen["height"] % 8 == 0
    assert screen["width"] + screen.get("column", 0) <= 132 and screen["height"] <= 64


def test_the_keys_reach_every_logical_key(board):
    assert 3 <= len(board.KEYS) <= 6
    assert board.KEYS_PRESSED in (0, 1) and board.KEYS_PULL in ("up", "down", None)
    meanings = [key for _, _, press, hold in board.KEYS for key in (press, hold) if key]
    assert set(meanings) == LOGICAL and len(meanings) == len(LOGICAL)
    assert {"up", "down", "ok"} <= {press for _, _, press, _ in board.KEYS}


def test_a_board_sets_pins_that_nothing_else_uses(board):
    used = {row[1] for row in board.KEYS} | {
        board.SCREEN[pin] for pin in PINS if pin in board.SCREEN
    }
    for pin, level in getattr(board, "OUTPUTS", ()):
        assert pin not in used and level in (0, 1)


def test_the_feathers_bus_has_power_before_it_is_used():
    box = Simulator("feather_esp32s3")
    assert box.bench.levels[7] == 1 and box.text()


def test_only_what_micropython_runs_on_is_built(board):
    assert (board.NAME in boards()) == (getattr(board, "PORT", None) in ("rp2", "esp32"))


@pytest.mark.parametrize(
    "name, words",
    [
        ("pi_bonnet", 'make pi ARGS="--board pi_bonnet"'),
        ("sim_72x40", 'make run ARGS="--board sim_72x40"'),
        (
            "nobody",
            "There is no board nobody. Which board? make deploy BOARD=pico (or esp32, ",
        ),
    ],
)
def test_deploying_to_another_board_says_what_to_do_instead(name, words, capsys):
    assert deploying.main(["deploy", name]) == 2
    said = capsys.readouterr().err
    assert words in said and "usage" not in said


def test_a_board_is_known_by_what_micropython_calls_it():
    # MICROPY_HW_BOARD_NAME and MICROPY_HW_MCU_NAME of MicroPython 1.24 to 1.29.
    picos = (
        "Raspberry Pi Pico with RP2040",
        "Raspberry Pi Pico W with RP2040",
        "Raspberry Pi Pico2 with RP2350",
        "Raspberry Pi Pico 2 W with RP2350",
    )
    s3 = (
        "Generic ESP32S3 module with ESP32S3",
        "Generic ESP32S3 module with Octal-SPIRAM with ESP32S3",
    )
    esp32 = ("Generic ESP32 module with ESP32", "Generic ESP32 module with SPIRAM with ESP32")
    feather = ("Adafruit Feather RP2040 with RP2040",)
    called = {
        "pico": picos,
        "pico_130": picos,
        "pico_242": picos,
        "pico_242_spi": picos,
        "pico_display": picos,
        "pico_lcd_114": picos,
        "feather_rp2040": feather,
        "feather_rp2040_oled64": feather,
        "feather_rp2350": (
            "Adafruit Feather RP2350 with RP2350",
            "Raspberry Pi Pico2 with RP2350",
        ),
        "xiao_rp2350": ("Seeed XIAO RP2350 with RP2350",),
        "thumby": ("Raspberry Pi Pico with RP2040", "TinyCircuits Thumby with RP2040"),
        "xiao_rp2040": ("Raspberry Pi Pico with RP2040", "Seeed Studio XIAO RP2040 with RP2040"),
        "esp32s3": s3,
        "xiao_esp32s3": s3,
        "feather_esp32s3": s3,
        "esp32": esp32,
        "m5stickc_plus2": esp32,
        "esp32_c3_042": ("ESP32C3 module with ESP32C3", "Generic ESP32C3 module with ESP32C3"),
    }
    assert sorted(called) == boards()
    for name in boards():
        kinds = load_board(name).MACHINES
        for other, machines in called.items():
            for machine in machines:
                fits = any(fnmatch.fnmatchcase(machine, kind) for kind in kinds)
                assert fits == (machine in called[name]), (name, other, machine)


def test_the_buses_exist_on_the_processor(board):
    # CPython runs a board without a PORT, with the screens that the library drives.
    port = getattr(board, "PORT", None)
    assert port in ("rp2", "esp32", "sim") or port is None and can_drive(board.SCREEN)
    screen = board.SCREEN
    if port == "rp2" and screen["bus"] == "i2c":
        # RP2040 datasheet 1.4.3: SDA on even pins, SCL on the next, the two buses taking turns.
        assert screen["sda"] % 2 == 0 and screen["scl"] == screen["sda"] + 1
        assert screen["id"] == screen["sda"] // 2 % 2
    if port == "rp2" and screen["bus"] == "spi":
        assert screen["sck"] % 4 == 2 and screen["mosi"] % 4 == 3
        assert screen["id"] == screen["sck"] // 8 % 2


def test_no_pin_is_used_twice(board):
    pins = [board.SCREEN[name] for name in PINS if name in board.SCREEN]
    pins += [pin for _, pin, _, _ in board.KEYS]
    assert len(pins) == len(set(pins))


class Echo:
    """A program that shows the last key, so that each can be told from the others."""

    def __init__(self, display, keys, store, settings):
        self.display, self.keys, self.last, self.count, self.dirty = display, keys, "none", 0, True

    def press(self, key, kind):
        self.last, self.dirty = key, True
        self.count += 1

    def tick(self, now):
        pass

    def draw(self):
        self.display.clear()
        self.display.text(f"{self.count} {self.last}", 0, 0)


def test_the_firmware_starts_and_every_key_arrives_once(board):
    with Simulator(board, make_app=Echo) as box:
        assert box.text() == ["0 none"]
        for count, key in enumerate(sorted(LOGICAL), 1):
            assert box.press(key)
            assert box.text() == [f"{count} {key}"]
            assert box.device.keys.label(key)
        assert box.chip.faults == []
