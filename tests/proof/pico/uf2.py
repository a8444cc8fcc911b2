"""Images of a board, as they are dragged onto it: https://github.com/microsoft/uf2."""

import struct
from collections.abc import Iterator
from pathlib import Path

FLASH_SIZE = 2 * 1024 * 1024
FLASH_START = 0x10000000
_BLOCK = 512
_BEGIN, _SECOND, _END = 0x0A324655, 0x9E5D5157, 0x0AB16F30


RP2040 = 0xE48BFF56


class ImageError(Exception):
    """The file is not an image for an RP2040; the text says why."""


def parts(path: Path) -> Iterator[tuple[int, bytes]]:
    """Yield (offset in the flash, bytes) of the image at `path`; raise ImageError."""
    content = Path(path).read_bytes()
    if not content or len(content) % _BLOCK:
        raise ImageError(f"{path} is not a UF2 file: its size is not a multiple of {_BLOCK} bytes.")
    for at in range(0, len(content), _BLOCK):
        block = content[at : at + _BLOCK]
        begin, second, _, address, size = struct.unpack_from("<5I", block)
        (end,) = struct.unpack_from("<I", block, _BLOCK - 4)
        if (begin, second, end) != (_BEGIN, _SECOND, _END):
            raise ImageError(
                f"{path} is not a UF2 file: block {at // _BLOCK} has the wrong magic numbers."
            )
        offset = address - FLASH_START
        if offset < 0 or offset + size > FLASH_SIZE:
            raise ImageError(f"{path} is for another chip: it has data for address {address:#x}.")
        yield offset, block[32 : 32 + size]


def family(path: Path) -> int | None:
    """Return the chip family of the image (RP2040, or another number), or None if unspecified."""
    with open(path, "rb") as file:
        begin, _, flags, _, _, _, _, number = struct.unpack("<8I", file.read(32).ljust(32))
    return number if begin == _BEGIN and flags & 0x2000 else None


def size(path: Path) -> int:
    """Return how many bytes of the flash the image takes, from its start."""
    return max(offset + len(data) for offset, data in parts(path))


def drag(path: Path, flash: bytearray) -> None:
    """Write the image at `path` to `flash`, a bytearray, as the boot loader does."""
    for offset, data in parts(path):
        # The boot loader erases whole sectors before it writes.
        if offset % 4096 == 0:
            flash[offset : offset + 4096] = b"\xff" * 4096
        flash[offset : offset + len(data)] = data
