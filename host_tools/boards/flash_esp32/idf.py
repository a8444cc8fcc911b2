"""The definitions in `boards/esp32/micropython/`, for an ESP32 without PSRAM: versions, sizes."""

from host_tools.base.boards import FOLDER as _BOARDS
from host_tools.boards.flash_esp32.partitions import APP as _APP
from host_tools.boards.flash_esp32.partitions import DATA as _DATA
from host_tools.boards.flash_esp32.partitions import Partition

FOLDER = _BOARDS / "esp32" / "micropython"
# What the definitions were written for: MicroPython's own tests build this version with this IDF.
MICROPYTHON, IDF = "1.25.0", "v5.2.2"
FLASH = 4 << 20
# What MicroPython 1.25 takes of an app's partition with Bluetooth, which the definitions leave out:
# of the 1984 KiB of ESP32_GENERIC's, 311 are free.
STOCK_APP = (1984 - 311) << 10
_KINDS = {"app": _APP, "data": _DATA}
_SUBTYPES = {"nvs": 2, "phy": 1, "factory": 0, "fat": 0x81}


def table() -> list[Partition]:
    """Return the partitions of `partitions.csv`."""
    found = []
    for line in (FOLDER / "partitions.csv").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            name, kind, subtype, offset, size, _ = (word.strip() for word in line.split(","))
            found.append(
                Partition(name, _KINDS[kind], _SUBTYPES[subtype], int(offset, 16), int(size, 16))
            )
    return found


def size_of(name: str) -> int:
    """Return how many bytes the partition `name` has."""
    return next(one.size for one in table() if one.name == name)


APP, FILES = size_of("factory"), size_of("vfs")
