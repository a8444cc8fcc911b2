"""The board definitions for an ESP32 without PSRAM: their arithmetic, their files."""

import re

import pytest

from host_tools.base.boards import ROOT
from host_tools.base.languages import beside_english
from host_tools.boards.compile import make
from host_tools.boards.flash_esp32 import idf, partitions
from host_tools.boards.image.sources import version_of
from host_tools.documents.boardpages import PAGES, pages

# The program frozen in takes this part more than its compiled files do, on the Pico's image.
FROZEN = 1.2
RESERVE = 1.13
DEFINITIONS = ("MELDMATE_ESP32", "MELDMATE_ESP32C3")


def sources():
    """Return the folder of MicroPython's sources; skip if `make image` has not fetched them."""
    there = sorted((ROOT / "build" / "image").glob("micropython-*/ports/esp32"))
    if not there:
        pytest.skip("needs the sources of MicroPython: make image BOARD=pico fetches them")
    return there[-1]


def test_the_partitions_are_whole_and_fill_the_flash():
    found = idf.table()
    # Alignment, overlaps and names are checked where any table is read.
    assert partitions.parse(partitions.build(found)) == found
    last = max(found, key=lambda one: one.offset)
    assert last.name == "vfs" and last.offset + last.size == idf.FLASH
    ordered = sorted(found, key=lambda one: one.offset)
    assert all(one.offset + one.size == after.offset for one, after in zip(ordered, ordered[1:]))
    assert partitions.files_of(found, idf.FLASH) == last


def test_the_program_fits_with_a_reserve(tmp_path, record_property):
    program = sum(len(data) for data in make("esp32", tmp_path, beside_english()).files.values())
    needed = idf.STOCK_APP + int(program * FROZEN * RESERVE)
    assert needed <= idf.APP
    # As many games as on a Pico's image.
    assert idf.FILES >= 768 * 1024
    record_property(
        "summary",
        f"ESP32 without PSRAM: MicroPython and the program with {RESERVE - 1:.0%} more take"
        f" {needed // 1024} KiB of the app's {idf.APP // 1024}, by computing",
    )


@pytest.mark.parametrize("name", DEFINITIONS)
def test_a_definition_is_complete(name):
    folder = idf.FOLDER / name
    cmake = (folder / "mpconfigboard.cmake").read_text(encoding="utf-8")
    header = (folder / "mpconfigboard.h").read_text(encoding="utf-8")
    port = sources()
    for path in re.findall(r"^    (boards/\S+)$", cmake, re.M):
        assert (port / path).is_file(), path
    (manifest,) = re.findall(r"MICROPY_FROZEN_MANIFEST \$\{MELDMATE_DIR\}/(\S+)\)", cmake)
    assert (idf.FOLDER / manifest).resolve().is_file()
    assert "MICROPY_HW_BOARD_NAME" in header and "MICROPY_HW_MCU_NAME" in header
    # What its own header switches off is no longer asked for by the port.
    shared = (idf.FOLDER / "meldmate.h").read_text(encoding="utf-8")
    settings = (port / "mpconfigport.h").read_text(encoding="utf-8")
    for word in re.findall(r"#define (\w+)", shared):
        assert f"#ifndef {word}\n" in settings, word
    assert "sdkconfig.ble" not in cmake


def test_the_versions_are_those_that_were_read():
    port = sources()
    assert ".".join(map(str, version_of(port.parents[1])[0])) == idf.MICROPYTHON
    ci = (port.parents[1] / "tools" / "ci.sh").read_text(encoding="utf-8")
    assert f"IDF_VER={idf.IDF}\n" in ci
    text = " ".join((PAGES / "installing.md").read_text(encoding="utf-8").split())
    assert f"MicroPython {idf.MICROPYTHON}" in text and f"ESP-IDF {idf.IDF}" in text
    assert "**It has not been built here**" in text
    for page, name in (("esp32.md", "MELDMATE_ESP32"), ("esp32_c3_042.md", "MELDMATE_ESP32C3")):
        assert name in text and f"micropython/{name}`" in pages()[page]
    assert "/dev/ttyACM0" in pages()["esp32_c3_042.md"]
