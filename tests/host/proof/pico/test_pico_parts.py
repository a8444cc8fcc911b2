"""The parts of the emulated Pico, each alone; the whole needs an image (tests/image)."""

import ast
import random
import struct

import pytest
from rp2040py.gpio_pin import GPIOPinState
from rp2040py.peripherals.i2c import (
    CMD,
    IC_CLR_INTR,
    IC_DATA_CMD,
    IC_ENABLE,
    IC_RAW_INTR_STAT,
    IC_TAR,
    R_STOP_DET,
    R_TX_ABRT,
    STOP,
)
from rp2040py.rp2040 import RP2040

from host_tools.base import boards
from host_tools.base.boards import ROOT
from host_tools.simulated.emulator import DisplayChip
from host_tools.simulated.nor_flash import NorFlash
from host_tools.simulated.nor_flash.littlefs import FlashFiles
from host_tools.simulated.simulator import Simulator
from tests.proof.pico import Pico, files, uf2
from tests.proof.pico.cache import FlashCache, watch
from tests.proof.pico.flashchip import Operation
from tests.proof.pico.tape import Recorder
from tests.proof.pico.wires import BOUNCE, Contact, I2CBus

ADDRESS = 0x3C
SCREEN = {"id": 0, "address": ADDRESS, "sda": 4, "scl": 5}


def image(path, blocks):
    """Write an image with `blocks`, {offset: bytes of 256}."""
    content = b""
    for number, (offset, data) in enumerate(blocks.items()):
        head = (
            0x0A324655,
            0x9E5D5157,
            0x2000,
            uf2.FLASH_START + offset,
            256,
            number,
            len(blocks),
            uf2.RP2040,
        )
        content += (
            struct.pack("<8I", *head) + data.ljust(476, b"\0") + struct.pack("<I", 0x0AB16F30)
        )
    path.write_bytes(content)
    return path


def test_dragging_an_image_erases_its_sectors_and_keeps_the_rest(tmp_path):
    path = image(tmp_path / "a.uf2", {0: b"a" * 256, 256: b"b" * 256, 4096: b"c" * 256})
    flash = bytearray(b"x" * uf2.FLASH_SIZE)
    uf2.drag(path, flash)
    assert flash[:512] == b"a" * 256 + b"b" * 256 and flash[512:4096] == b"\xff" * 3584
    assert flash[4096:8192] == b"c" * 256 + b"\xff" * 3840 and flash[8192:] == b"x" * (
        uf2.FLASH_SIZE - 8192
    )
    assert uf2.size(path) == 4096 + 256 and uf2.family(path) == uf2.RP2040


@pytest.mark.parametrize("content", (b"", b"too short", b"\0" * 512))
def test_what_is_no_image_is_refused(content, tmp_path):
    path = tmp_path / "no.uf2"
    path.write_bytes(content)
    with pytest.raises(uf2.ImageError):
        list(uf2.parts(path))


def test_an_image_for_another_chip_is_refused(tmp_path):
    with pytest.raises(uf2.ImageError):
        list(uf2.parts(image(tmp_path / "far.uf2", {uf2.FLASH_SIZE: b"a"})))


@pytest.mark.parametrize("blocks", (256, 352))
def test_the_file_system_is_found_wherever_it_begins(blocks):
    part = NorFlash(blocks)
    FlashFiles(part, make=True)
    flash = bytearray(b"\xff" * (uf2.FLASH_SIZE - len(part.content))) + part.content
    assert files.region(flash) == (uf2.FLASH_SIZE - blocks * 4096, blocks)
    with files.opened(flash) as system, system.open("/a", "w") as file:
        file.write("kept")
    with files.opened(flash) as system, system.open("/a", "r") as file:
        assert file.read() == "kept"


def test_a_flash_without_files_is_told():
    with pytest.raises(files.NoFiles):
        files.region(b"littlefs" + b"\xff" * 8192)


def test_an_operation_clears_bits_or_sets_all_and_is_torn_in_between():
    content = bytearray(b"\xf0" * 8192)
    Operation("program", 256, b"\x3c" * 256, 0).apply(content)
    assert content[256:512] == b"\x30" * 256 and content[512] == content[255] == 0xF0
    Operation("erase", 0, b"\xff" * 4096, 0).apply(content)
    assert content[:4096] == b"\xff" * 4096 and content[4096] == 0xF0
    for seed in range(20):
        torn = bytearray(content)
        Operation("program", 0, b"\x0f" * 256, 0).tear(torn, random.Random(seed))
        assert all(byte & 0x0F == 0x0F for byte in torn[:256]) and torn[256:] == content[256:]


def send(mcu, bus, data):
    """Send bytes to the display as the SDK does; return the raw interrupts, and how long it took in
    nanoseconds.
    """
    begin = mcu.clock.nanos
    bus.write_uint32(IC_ENABLE, 1)
    bus.write_uint32(IC_TAR, ADDRESS)
    for at, byte in enumerate(data):
        bus.write_uint32(IC_DATA_CMD, byte | (STOP if at == len(data) - 1 else 0))
    while not bus.read_uint32(IC_RAW_INTR_STAT) & (R_STOP_DET | R_TX_ABRT):
        pass
    return bus.int_raw, mcu.clock.nanos - begin


def test_bytes_on_the_bus_reach_the_display_and_take_their_time():
    mcu, chip = RP2040(), DisplayChip(128, 64)
    bus = I2CBus(mcu, SCREEN, chip)
    # 400 kHz: 312 cycles of the processor for a bit.
    bus.fs_clock_high_period, bus.fs_clock_low_period = 125, 187
    seen, took = send(mcu, bus, b"\x00\xaf")
    while not seen & R_STOP_DET:
        seen = bus.read_uint32(IC_RAW_INTR_STAT)
    assert chip.on and bus.sent == 2
    # The address and two bytes, nine bits each, and a bit to begin and to end.
    assert took == pytest.approx((3 * 9 + 2) * 312 * 8, abs=312 * 8)


def test_nobody_answers_when_the_display_is_unplugged():
    mcu, chip = RP2040(), DisplayChip(128, 64)
    bus = I2CBus(mcu, SCREEN, chip)
    bus.unplugged = True
    seen, _ = send(mcu, bus, b"\x00\xaf")
    assert seen & R_TX_ABRT and not chip.on and bus.sent == 0


def test_the_status_byte_of_the_display_is_read():
    mcu, chip = RP2040(), DisplayChip(128, 64)
    bus = I2CBus(mcu, SCREEN, chip)
    for on in (False, True):
        chip.on = on
        bus.write_uint32(IC_ENABLE, 1)
        bus.write_uint32(IC_TAR, ADDRESS)
        bus.write_uint32(IC_DATA_CMD, CMD | STOP)
        while not bus.read_uint32(IC_RAW_INTR_STAT) & R_STOP_DET:
            mcu.clock.tick(1000)
        assert bool(bus.read_uint32(IC_DATA_CMD) & 0x40) == (not on)
        bus.read_uint32(IC_CLR_INTR)
    assert bus.sent == 0


def test_a_display_that_holds_the_bus_lets_go_after_its_clocks():
    mcu, chip = RP2040(), DisplayChip(128, 64)
    bus = I2CBus(mcu, SCREEN, chip, held=2)
    data = mcu.gpio[SCREEN["sda"]]
    seen, _ = send(mcu, bus, b"\x00\xaf")
    assert seen & R_TX_ABRT and not chip.on and not data._effective_raw_input_value
    for left in (1, 0):
        bus._clocked(GPIOPinState.INPUT_PULL_UP, GPIOPinState.LOW)
        assert bus.held == left and data._effective_raw_input_value == (not left)


def test_a_contact_bounces_and_rests_where_it_was_moved():
    mcu = RP2040()
    contact = Contact(mcu, 10, 0)
    pin, levels = mcu.gpio[10], []
    assert pin._effective_raw_input_value
    contact.move(True)
    for _ in range(80):
        mcu.clock.tick(100_000)
        levels.append(pin._effective_raw_input_value)
    assert (
        sum(a != b for a, b in zip(levels, levels[1:], strict=False)) == len(BOUNCE)
        and not levels[-1]
    )


def test_a_recorder_notes_what_was_pressed_and_what_was_seen_then():
    with Simulator("pico") as box:
        with Recorder(box) as recorder:
            box.press("down")
            box.hold("ok")
            box.restart()
        pins = boards.pins(box.board)
    assert [step.pin for step in recorder.steps] == [pins["down"], pins["ok"], None]
    assert [step.where for step in recorder.steps][0] == "start, down -> start"
    assert recorder.steps[0].ms == 40 and recorder.steps[1].ms == 560
    assert recorder.steps[0].ram != recorder.steps[1].ram


def imported(path):
    """Return the names of the modules that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.split(".")[0])
    return found


def test_no_test_of_an_image_waits_by_the_clock_on_the_wall():
    # An emulated board is slow, and slower on a busy machine: only its own time counts.
    tests = sorted((ROOT / "tests" / "image").glob("*.py"))
    tools = sorted((ROOT / "tests" / "proof" / "pico").glob("*.py"))
    assert len(tests) > 5 and len(tools) > 10
    waiting = {"time", "threading", "asyncio", "signal"}
    found = {path.name for path in [*tests, *tools] if imported(path) & waiting}
    # What is served to a person keeps a person's time.
    assert found <= {"serve.py"}
    assert not [path.name for path in tests if "subprocess" in imported(path)]


# -- the flash's cache -----------------------------------------------------------------------------


@pytest.mark.parametrize("spread", [0x1000, 0x4000, 0x8000, 0x100000])
def test_the_cache_misses_what_two_lines_of_a_set_do_not_hold(spread):
    rng = random.Random(spread)
    cache, lines, missed = FlashCache(), {}, 0
    for _ in range(20_000):
        address = rng.randrange(spread)
        cache.read(address)
        # As a list of the lines of each set, the one used last at the end.
        held = lines.setdefault(address // 8 % 1024, [])
        line = address // 8
        missed += line not in held
        held[:] = [*[one for one in held if one != line], line][-2:]
    assert (cache.reads, cache.misses) == (20_000, missed)
    if spread <= 0x4000:
        # All of it fits: each line is fetched once.
        assert missed <= spread // 8


def test_the_compiled_core_cannot_wait_for_the_flash():
    pico = Pico("pico")
    pico.power_on()
    if type(pico.mcu.core).__module__ == "rp2040py._cortex_m0_core":
        pytest.skip("needs the compiled core: unset RP2040PY_SKIP_CYTHON")
    with pytest.raises(ValueError, match="RP2040PY_SKIP_CYTHON"):
        watch(pico)
