"""Images of a board, as they are dragged onto it: https://github.com/microsoft/uf2."""

import struct
from pathlib import Path

FLASH_SIZE = 2 * 1024 * 1024
FLASH_START = 0x10000000
_BLOCK = 512
_BEGIN, _SECOND, _END = 0x0A324655, 0x9E5D5157, 0x0AB16F30


RP2040 = 0xE48BFF56


class ImageError(Exception):
    """The file is no image for an RP2040; the text says why."""


def parts(path):
    """Yield (offset in the flash, bytes) of the image at `path`; raises ImageError."""
    content = Path(path).read_bytes()
    if not content or len(content) % _BLOCK:
        raise ImageError(f"{path} is no UF2 file: its size is no multiple of {_BLOCK} bytes.")
    for at in range(0, len(content), _BLOCK):
        block = content[at : at + _BLOCK]
        begin, second, _, address, size = struct.unpack_from("<5I", block)
        (end,) = struct.unpack_from("<I", block, _BLOCK - 4)
        if (begin, second, end) != (_BEGIN, _SECOND, _END):
            raise ImageError(f"{path} is no UF2 file: block {at // _BLOCK} has other marks.")
        offset = address - FLASH_START
        if offset < 0 or offset + size > FLASH_SIZE:
            raise ImageError(f"{path} is for another chip: it has bytes for address {address:#x}.")
        yield offset, block[32 : 32 + size]


def family(path):
    """Return which chips the image is for (RP2040, or another number), None where it does not
    say.
    """
    with open(path, "rb") as file:
        begin, _, flags, _, _, _, _, number = struct.unpack("<8I", file.read(32).ljust(32))
    return number if begin == _BEGIN and flags & 0x2000 else None


def size(path):
    """Return how many bytes of the flash the image takes, from its beginning."""
    return max(offset + len(data) for offset, data in parts(path))


def drag(path, flash):
    """Bring the image at `path` onto `flash`, a bytearray, as the boot loader does: the rest
    stays.
    """
    for offset, data in parts(path):
        # The boot loader erases whole sectors before it writes.
        if offset % 4096 == 0:
            flash[offset : offset + 4096] = b"\xff" * 4096
        flash[offset : offset + len(data)] = data
