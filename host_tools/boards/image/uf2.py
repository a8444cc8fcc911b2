"""UF2 files, which a board in BOOTSEL mode accepts when they are dragged onto it."""

import struct

from host_tools.boards.image.errors import ImageError
from host_tools.boards.image.targets import RP2350

_BLOCK = struct.Struct("<8I476sI")
_MAGIC = (0x0A324655, 0x9E5D5157, 0x0AB16F30)
_FAMILY_GIVEN = 0x2000
_EXTENSION = 0x8000
_PAYLOAD = 256
# RP2350 erratum E10: the boot ROM takes the first block's family for the whole file's, unless a
# block of this family, which is ignored, comes first.
_ANY_PLACE = 0xE48BFF57
_IGNORED_AT = 0x10FFFF00
_IGNORE = 0x9957E304


def _pack(flags, address, number, count, family, data):
    return _BLOCK.pack(
        *_MAGIC[:2], flags, address, _PAYLOAD, number, count, family, data, _MAGIC[2]
    )


def make(data: bytes, start: int, family: int) -> bytes:
    """Return the UF2 file that writes `data` to flash from the address `start`.

    >>> len(make(b"x" * 257, 0x10000000, 0xE48BFF56)) // 512
    2
    """
    blocks = []
    if family == RP2350:
        filling = b"\xef" * _PAYLOAD + struct.pack("<I", _IGNORE)
        blocks.append(_pack(_FAMILY_GIVEN | _EXTENSION, _IGNORED_AT, 0, 2, _ANY_PLACE, filling))
    count = -(-len(data) // _PAYLOAD)
    for number in range(count):
        at = number * _PAYLOAD
        part = data[at : at + _PAYLOAD].ljust(_PAYLOAD, b"\0")
        blocks.append(_pack(_FAMILY_GIVEN, start + at, number, count, family, part))
    return b"".join(blocks)


def read(file: bytes, family: int) -> tuple[int, bytes]:
    """Return (start, data) of a UF2 file for `family`; raise ImageError if it is incomplete.

    >>> read(make(b"abc", 0x10000000, RP2350), RP2350)[1].rstrip(b"\\0")
    b'abc'
    """
    if not file or len(file) % _BLOCK.size:
        raise ImageError(f"A UF2 file of {len(file)} bytes is not made of blocks of {_BLOCK.size}.")
    start, data, count = None, bytearray(), 0
    for at in range(0, len(file), _BLOCK.size):
        *magic, flags, address, size, number, count, belongs, part, end = _BLOCK.unpack_from(
            file, at
        )
        if (*magic, end) != _MAGIC or not flags & _FAMILY_GIVEN or size != _PAYLOAD:
            raise ImageError(f"At byte {at} of the UF2 file there is no whole block.")
        if belongs == _ANY_PLACE and flags & _EXTENSION:
            continue
        start = address if start is None else start
        if belongs != family or number * _PAYLOAD != len(data) or address != start + len(data):
            raise ImageError(
                f"At byte {at} of the UF2 file there is a block that belongs elsewhere."
            )
        data += part[:size]
    if start is None or count * _PAYLOAD != len(data):
        raise ImageError(f"The UF2 file ends after {len(data)} of {count * _PAYLOAD} bytes.")
    return start, bytes(data)
