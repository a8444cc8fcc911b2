"""`make flash` without a board: tables, firmwares, the file system, and what esptool is told."""

import hashlib
import random
import re
import struct
import subprocess
from pathlib import Path

import pytest

from host_tools.base.boards import ROOT, facts
from host_tools.boards.compile import languages_for
from host_tools.boards.compile import make as compile_program
from host_tools.boards.deploy.sync import changes
from host_tools.boards.flash_esp32 import __main__ as command
from host_tools.boards.flash_esp32 import firmware, image, partitions, tool
from host_tools.boards.flash_esp32.errors import EspError
from host_tools.boards.flash_esp32.partitions import APP, DATA, Partition
from host_tools.boards.flash_esp32.targets import ESP32, ESP32S3, TARGETS
from host_tools.boards.image.targets import MIN_VERSION
from host_tools.simulated.nor_flash import BLOCK, NorFlash
from host_tools.simulated.nor_flash.littlefs import FlashFiles

MIB = 1 << 20
# partitions-8MiB.csv of MicroPython 1.25.
TABLE = (
    Partition("nvs", DATA, 2, 0x9000, 0x6000),
    Partition("phy_init", DATA, 1, 0xF000, 0x1000),
    Partition("factory", APP, 0, 0x10000, 0x1F0000),
    Partition("vfs", DATA, 0x81, 0x200000, 0x600000),
)
MACHINE = "Generic ESP32S3 module with ESP32S3"


def made(chip=ESP32S3, table=TABLE, machine=MACHINE, version="v1.25.0", size=0x1A0000):
    """Return a made-up firmware, as MicroPython's makeimg.py puts one together."""
    data = bytearray(b"\xff" * (size - chip.first))
    data[:16] = struct.pack("<BBBBI4xHH", 0xE9, 3, 2, 0x4F, 0, chip.number, 0)
    at = partitions.PLACE - chip.first
    data[at : at + partitions.SIZE] = partitions.build(table)
    app = f"MicroPython\0{version} on 2025-04-15; \0{machine}\0".encode()
    data[0x20000 : 0x20000 + len(app)] = app
    return bytes(data)


@pytest.fixture
def stock(tmp_path):
    """Give a path with a made-up firmware for an ESP32-S3 of 8 MB."""
    path = tmp_path / "ESP32_GENERIC_S3-v1.25.0.bin"
    path.write_bytes(made())
    return path


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    """Give what `make deploy` copies to an ESP32-S3."""
    return compile_program("esp32s3", tmp_path_factory.mktemp("esp32s3"))


@pytest.fixture(scope="module")
def packed(tmp_path_factory):
    """Give a function that packs the program for an ESP32 once: (number of files, bytes)."""
    found = {}

    def pack(languages):
        if languages not in found:
            files = compile_program("esp32", tmp_path_factory.mktemp("esp32"), languages).files
            found[languages] = len(files), image.pack(files)
        return found[languages]

    return pack


# -- the partition table ---------------------------------------------------------------------


def test_a_table_is_read_as_it_was_made():
    assert tuple(partitions.parse(partitions.build(TABLE))) == TABLE
    # Some have no checksum.
    plain = partitions.build(TABLE)[: 32 * len(TABLE)].ljust(partitions.SIZE, b"\xff")
    assert tuple(partitions.parse(plain)) == TABLE


@pytest.mark.parametrize("name", ("partitions-4MiB", "partitions-8MiB", "partitions-16MiB"))
def test_the_tables_of_micropythons_sources_pass(name):
    there = sorted((ROOT / "build" / "image").glob(f"micropython-*/ports/esp32/{name}.csv"))
    if not there:
        pytest.skip("needs the sources of MicroPython: make image BOARD=pico fetches them")
    kinds = {"app": (APP, 0), "data": (DATA, 0x81)}
    found = []
    for line in there[-1].read_text(encoding="utf-8").splitlines():
        words = [word.strip() for word in line.split(",")]
        if len(words) > 4 and words[1] in kinds:
            found.append(
                Partition(words[0], *kinds[words[1]], int(words[3], 16), int(words[4], 16))
            )
    assert partitions.parse(partitions.build(found)) == found
    flash = int(name.removeprefix("partitions-").removesuffix("MiB")) * MIB
    assert partitions.files_of(found, flash).offset == 0x200000


HOSTILE = {
    "nothing": (b"", "is empty"),
    "all erased": (b"\xff" * partitions.SIZE, "is empty"),
    "zeros": (bytes(partitions.SIZE), "entry 1 is not one"),
    "half an entry": (partitions.build(TABLE)[:40], "in the middle of an entry, at byte 32"),
    "a wrong checksum": (
        partitions.build(TABLE).replace(b"factory", b"Factory"),
        "checksum of the partition table is wrong",
    ),
    "a name that is no text": (
        partitions.build(TABLE[:1]).replace(b"nvs", b"\xff\xfe\xfd")[:32],
        "name of partition 1 is not text",
    ),
    "an overlap": (
        partitions.build((*TABLE[:3], TABLE[3]._replace(offset=0x100000))),
        "'factory' and 'vfs' overlap",
    ),
    "its own place": (
        partitions.build((TABLE[0]._replace(offset=0x8000),)),
        "overlaps the partition table",
    ),
    "crooked": (
        partitions.build((TABLE[3]._replace(offset=0x200800),)),
        "does not begin or end at a block",
    ),
    "no size": (partitions.build((TABLE[3]._replace(size=0),)), "does not begin or end at a block"),
    "an app at a wrong place": (
        partitions.build((TABLE[2]._replace(offset=0x11000),)),
        "multiple of 64 KiB",
    ),
    "twice": (
        partitions.build((TABLE[3], TABLE[3]._replace(offset=0x800000))),
        "two partitions 'vfs'",
    ),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_table_is_refused(name):
    table, words = HOSTILE[name]
    with pytest.raises(EspError, match=re.escape(words)):
        partitions.parse(table)


def test_no_noise_is_taken_for_a_table_or_breaks_the_reader():
    rng = random.Random(29)
    whole = partitions.build(TABLE)
    taken = 0
    for _ in range(400):
        table = bytearray(whole)
        for _ in range(rng.randrange(1, 6)):
            table[rng.randrange(32 * len(TABLE) + 32)] ^= 1 << rng.randrange(8)
        try:
            taken += tuple(partitions.parse(bytes(table))) != TABLE
        except EspError:
            pass
    assert taken == 0


def test_files_are_where_the_table_says_or_behind_its_last_partition():
    assert partitions.files_of(TABLE, 8 * MIB) == partitions.files_of(TABLE, 16 * MIB) == TABLE[3]
    # partitions-4MiBplus.csv of newer sources ends with the app.
    assert partitions.files_of(TABLE[:3], 8 * MIB) == TABLE[3]
    assert partitions.files_of(TABLE[:3], 16 * MIB) == TABLE[3]._replace(size=0xE00000)
    with pytest.raises(EspError, match="no room for files on 2 MB of flash"):
        partitions.files_of(TABLE[:3], 2 * MIB)
    with pytest.raises(EspError, match="TinyUF2"):
        partitions.files_of((*TABLE[:3], TABLE[3]._replace(name="ffat")), 8 * MIB)


# -- the firmware ----------------------------------------------------------------------------


def test_a_firmware_tells_what_it_is(stock, tmp_path):
    found = firmware.read(stock, "esp32s3", ESP32S3)
    assert (found.machine, found.version, found.first) == (MACHINE, (1, 25, 0), 0)
    assert firmware.files_in(stock, found, 8 * MIB) == TABLE[3]
    wrover = tmp_path / "ESP32_GENERIC-SPIRAM.bin"
    wrover.write_bytes(made(ESP32, machine="Generic ESP32 module with SPIRAM with ESP32"))
    assert firmware.read(wrover, "esp32", ESP32).first == 0x1000


@pytest.mark.parametrize(
    "data, words",
    [
        (b"", "not a firmware for a first installation"),
        (b"UF2\n" + made()[4:], "not a firmware for a first installation"),
        (made(ESP32), "for another chip (number 0; esp32s3 is 9)"),
        (made(version="v1.23.0"), "is MicroPython 1.23.0; Meldmate needs 1.24 or newer"),
        (made(version="no version"), "does not state MicroPython's version"),
        (made(machine="ESP32C3 module with ESP32C3"), "is for a ESP32C3 module with ESP32C3"),
        (made(machine="something else"), "does not say which board it is for"),
    ],
)
def test_a_firmware_that_is_not_for_the_board_is_refused(data, words, tmp_path):
    path = tmp_path / "wrong.bin"
    path.write_bytes(data)
    with pytest.raises(EspError, match=re.escape(words)):
        firmware.read(path, "esp32s3", ESP32S3)


@pytest.mark.parametrize("table", (TABLE, TABLE[:3]))
def test_a_firmware_that_reaches_into_the_files_is_refused(table, tmp_path):
    path = tmp_path / "wrong.bin"
    path.write_bytes(made(size=0x201000, table=table))
    found = firmware.read(path, "esp32s3", ESP32S3)
    with pytest.raises(EspError, match="reaches into the partition of the files"):
        firmware.files_in(path, found, 8 * MIB)


def test_a_firmware_that_is_not_there_says_where_to_get_it(tmp_path):
    with pytest.raises(EspError, match="micropython.org/download: make flash BOARD=esp32s3"):
        firmware.read(tmp_path / "none.bin", "esp32s3", ESP32S3)


# -- the file system -------------------------------------------------------------------------


def test_the_file_system_mounts_and_holds_what_deploy_would_copy(program, record_property):
    size = TABLE[3].size
    data = image.make(program.files, size)
    assert len(data) % BLOCK == 0 and len(data) < size
    # What follows on the flash is whatever was there before.
    rest = random.Random(3).randbytes(size - len(data))
    system = FlashFiles(NorFlash(size // BLOCK, data + rest))
    there = {}
    for path, length in system.tree():
        if length is not None:
            with system.open(path, "rb") as file:
                content = file.read()
            there[path] = (hashlib.sha256(content).hexdigest(), len(content))
    files = {"/" + path: content for path, content in program.files.items()}
    assert set(there) == set(files) and "/board.mpy" in there and "/main.py" in there
    # `make deploy` has nothing left to do.
    assert changes(files, there) == ([], [])
    # And games can be saved beside it.
    system.mkdir("/saves")
    with system.open("/saves/game", "wb") as file:
        file.write(bytes(9000))
    record_property(
        "summary",
        f"make flash: {len(files)} files in {len(data) // 1024} KiB of the partition's"
        f" {size // 1024}",
    )


@pytest.mark.parametrize("size", (2 * MIB, 6 * MIB, 14 * MIB - 0x20000))
def test_the_program_and_33_games_fit_each_flash_that_is_promised(size, packed):
    blocks = size // BLOCK
    count, whole = packed(languages_for(blocks))
    data = image.fit(whole, size)
    system = FlashFiles(NorFlash(blocks, data + b"\x5a" * (size - len(data))))
    assert sum(length is not None for _, length in system.tree()) == count
    # All blocks that are free can be written.
    with system.open("/games", "wb") as file:
        file.write(bytes(image.SPARE * BLOCK - 1024))
    with FlashFiles(system.flash).open("/games", "rb") as file:
        assert len(file.read()) == image.SPARE * BLOCK - 1024


def test_a_partition_without_room_for_saved_games_is_refused(program):
    with pytest.raises(EspError, match="Take a firmware for a larger flash"):
        image.make(program.files, 400 * BLOCK)


# -- the command -----------------------------------------------------------------------------


class Chip:
    """A flash that esptool reads and writes."""

    def __init__(self, size=8 * MIB, content=None):
        self.size = size
        self.content = bytearray(content or b"\xff" * size)
        self.written = []

    def flash_size(self):
        return self.size

    def read(self, offset, size):
        return bytes(self.content[offset : offset + size])

    def write(self, parts):
        for offset, path in parts:
            data = path.read_bytes()
            self.written.append((offset, len(data)))
            self.content[offset : offset + len(data)] = data


def test_a_new_board_gets_both_and_its_files_are_found(stock, program):
    chip, said = Chip(), []
    command.flash("esp32s3", stock, chip, build=program, say=said.append)
    assert [offset for offset, _ in chip.written] == [0, 0x200000]
    assert bytes(chip.content[: len(made())]) == made()
    place = TABLE[3]
    system = FlashFiles(
        NorFlash(
            place.size // BLOCK,
            chip.content[place.offset : place.offset + place.size],
        )
    )
    with system.open("/main.py", "rb") as file:
        assert file.read() == program.files["main.py"]
    assert any(MACHINE in words for words in said)
    assert command.has_files(chip, chip.size)


def test_files_that_are_there_are_only_replaced_if_asked(stock, program):
    chip = Chip()
    command.flash("esp32s3", stock, chip, build=program, say=lambda _: None)
    chip.written = []
    with pytest.raises(EspError, match="Save them first with make backup.*ARGS=--replace"):
        command.flash("esp32s3", stock, chip, build=program, say=lambda _: None)
    assert chip.written == []
    command.flash("esp32s3", stock, chip, replace=True, build=program, say=lambda _: None)
    assert len(chip.written) == 2


@pytest.mark.parametrize("size, words", [(4 * MIB, "is for 8 MB of flash; the board has 4 MB")])
def test_a_flash_that_is_too_small_gets_nothing(stock, program, size, words):
    chip = Chip(size)
    with pytest.raises(EspError, match=words):
        command.flash("esp32s3", stock, chip, build=program, say=lambda _: None)
    assert chip.written == []


def test_esptool_is_told_chip_port_and_places(monkeypatch, tmp_path):
    ran = []

    def run(self, words):
        ran.append(words[3:])
        out = "Detected flash size: 16MB\n" if "flash-id" in words else ""
        if "read-flash" in words:
            Path(words[-1]).write_bytes(b"read")
        return subprocess.CompletedProcess(words, 0, out, "")

    monkeypatch.setattr(tool.Esptool, "_do", run)
    chip = tool.Esptool(ESP32S3, "/dev/ttyACM0")
    assert chip.flash_size() == 16 * MIB and chip.read(0x8000, 4) == b"read"
    chip.write([(0, tmp_path / "a.bin"), (0x200000, tmp_path / "b.bin")])
    start = ["--chip", "esp32s3", "--port", "/dev/ttyACM0"]
    assert ran[0] == [*start, "flash-id"]
    assert ran[1][:7] == [*start, "read-flash", "0x8000", "0x4"]
    written = ["write-flash", "0x0", str(tmp_path / "a.bin"), "0x200000", str(tmp_path / "b.bin")]
    assert ran[2] == [*start, *written]


def test_what_esptool_cannot_do_is_told_with_what_to_try(monkeypatch):
    failed = subprocess.CompletedProcess([], 2, "A fatal error occurred: No serial data\n", "")
    monkeypatch.setattr(tool.Esptool, "_do", lambda self, words: failed)
    with pytest.raises(EspError, match="No serial data\nLook at the cable.*button BOOT"):
        tool.Esptool(ESP32).flash_size()
    silent = subprocess.CompletedProcess([], 0, "Chip type: ESP32\n", "")
    monkeypatch.setattr(tool.Esptool, "_do", lambda self, words: silent)
    with pytest.raises(EspError, match="size of the board's flash is unknown"):
        tool.Esptool(ESP32).flash_size()


@pytest.mark.parametrize(
    "words, said",
    [
        ([], "Which board? make flash BOARD=esp32s3"),
        (["esp32s3"], "docs/boards/esp32s3.md names, then: make flash BOARD=esp32s3"),
        (["pico"], "is for an ESP32 with PSRAM"),
        (["esp32_c3_042"], "docs/boards/esp32_c3_042.md"),
        (["nobody"], "There is no board nobody"),
    ],
)
def test_a_command_that_lacks_something_says_what(words, said, capsys):
    assert command.main(words) == 2
    assert said in capsys.readouterr().err


def test_the_command_ends_with_the_reason(tmp_path, capsys):
    assert command.main(["esp32s3", "--firmware", str(tmp_path / "none.bin")]) == 1
    assert "cannot be read" in capsys.readouterr().err


def test_every_target_is_an_esp32_and_esptool_is_pinned():
    for name in TARGETS:
        assert facts(name)["PORT"] == "esp32"
    pinned = (ROOT / "requirements" / "esp.txt").read_text(encoding="utf-8")
    assert re.search(r"^esptool==5\.\d+\.\d+ \\$", pinned, re.M) and MIN_VERSION == (1, 24)
