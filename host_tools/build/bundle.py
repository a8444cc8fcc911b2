"""Writing the one file that a board imports the program from; `firmware.bundle` reads it."""

import zlib
from collections import Counter
from functools import lru_cache

from host_tools.build.link import numbers
from host_tools.build.literals import texts_as_objects
from host_tools.build.mpy import MpyError
from host_tools.build.name_table import NameTable
from host_tools.build.squeeze import as_bytes, prefix, squeeze

# What the window and the dictionaries are long, as the reader has it: the window is what a decoder
# costs the board's memory, a dictionary is inflated before each module.
_WINDOW = 2048
_DICTIONARY = 1024
# The most distances to names that the reader has room for; further names stay in the module.
_DISTANCES = 128
_FOLDER = 0xFFFF
# What inflates the modules stands as it is, as a kind of its own, and is number 0.
_READER = "firmware/bundle_reader.mpy"
_AS_IT_IS = 7
# What stays in memory from the start to the end, besides the reader's own.
RESIDENT = ("engine/modules.mpy", "firmware/core.mpy", "firmware/device.mpy")
_MOST = 255
_ROW = 5
# A stored block that is not the last one begins with these bits and the rest of their byte.
_NEXT = "000"
# A block in the codes that deflating has without saying them begins and ends with these.
_FIXED, _FIXED_END = "010", "0000000"
# What a prefix begins with, so that it may follow any module: the rest of such an end, as far as the
# module's last byte has not had it, and an empty stored block.
_JOINT = b"\0\0\0\xff\xff"
_JOINT_BITS = 2
# Modules of one kind, the first of these that their paths begin with, have a prefix in common. More
# kinds, also such as modules would choose, save less than their prefixes take.
_KINDS = ("engine/texts/", "_", "")
# A kind is told above these bits of where a module begins; where the prefixes are, in units of bytes.
_KIND_BITS = 21
_UNIT = 8
# The dictionary is put together of pieces, chosen by how many modules have their runs of a few bytes.
_PIECE = 24
_RUN = 6
_SALTS = 1000


class BundleError(Exception):
    """A bundle cannot be written; the text says why."""


def stored(raw):
    """Return bytes as a stored block of a deflated stream, from its length on.

    >>> stored(b"x")
    b'\\x01\\x00\\xfe\\xffx'
    """
    return len(raw).to_bytes(2, "little") + (len(raw) ^ 0xFFFF).to_bytes(2, "little") + raw


def deflate(raw, before):
    """Return bytes as what follows a Prefix in a deflated stream.

    The last byte is in a block of its own, whose end is the rest of the last byte here and the first
    bits of a prefix: a decoder that was not asked for more has not looked at them.
    """
    last = raw[-1]
    last = f"{last + 0x30:08b}" if last < 144 else f"{last + 0x100:09b}"
    bits = squeeze(raw[:-1], before, _WINDOW)
    if -len(bits + _FIXED + last) % 8 < _JOINT_BITS:
        bits += _FIXED + _FIXED_END
    return min(
        as_bytes(bits + _FIXED + last), as_bytes(squeeze(b"", before, _WINDOW) + _NEXT) + stored(raw), key=len
    )


@lru_cache(maxsize=4)
def common(modules, size):
    """Return `size` bytes of which modules, a tuple of bytes, have much in common, the commonest last."""
    having = Counter()
    for raw in modules:
        having.update({raw[at : at + _RUN] for at in range(len(raw) - _RUN + 1)})
    count = -(-size // _PIECE)
    everything = b"".join(modules)
    step = max(len(everything) // count, 1)
    pieces, taken = [], set()
    for begin in range(0, step * count, step):
        gains = [
            0 if run in taken else having[run] - 1
            for run in (everything[at : at + _RUN] for at in range(begin, begin + step + _PIECE - _RUN))
        ]
        width = _PIECE - _RUN + 1
        gain = sum(gains[:width])
        best = (gain, 0)
        for at in range(1, len(gains) - width + 1):
            gain += gains[at + width - 1] - gains[at - 1]
            best = max(best, (gain, -at))
        piece = everything[begin - best[1] : begin - best[1] + _PIECE]
        taken.update(piece[at : at + _RUN] for at in range(width))
        pieces.append((best[0], piece))
    found = b"".join(piece for _, piece in sorted(pieces))
    return found[-size:].rjust(size, b"\0")


def _reach(keys):
    """Return by how many places the guess of where a key is among sorted keys is wrong at most."""
    return max(abs(((key >> 16) * len(keys) >> 16) - place) for place, key in enumerate(keys))


def _index(numbered):
    """Return the index of {path: number}, and what the end of the bundle says of it."""
    best = None
    for salt in range(_SALTS):
        keys = sorted(zlib.crc32(path.encode(), salt) for path in numbered)
        if len(set(keys)) == len(keys):
            reach = _reach(keys)
            if best is None or reach < best[0]:
                best = (reach, salt)
    if best is None:
        raise BundleError("Two paths have the same CRC-32: rename a module.")
    reach, salt = best
    entries = sorted((zlib.crc32(path.encode(), salt), number) for path, number in numbered.items())
    index = b"".join(key.to_bytes(4, "big") + number.to_bytes(2, "little") for key, number in entries)
    return index, len(entries).to_bytes(2, "little") + salt.to_bytes(2, "little") + bytes((min(reach, 255),))


def _prefixes(files):
    """Return a Prefix for each kind of module, and {path: its kind}."""
    kinds = {path: [path.startswith(folder) for folder in _KINDS].index(True) for path in files}
    found = []
    for kind in range(len(_KINDS)):
        modules = tuple(files[path] for path in sorted(files) if kinds[path] == kind)
        one = prefix([raw[:-1] for raw in modules], common(modules, _DICTIONARY), _WINDOW)
        found.append(one._replace(stream=_JOINT + one.stream))
    return found, kinds


@lru_cache(maxsize=2)
def _write(paths, modules):
    """Return what `write_bundle` does; boards have all modules in common."""
    plain = dict(zip(paths, modules))
    reader = plain.pop(_READER)
    try:
        plain = texts_as_objects(plain, RESIDENT)
        table = NameTable(list(plain.values()))
        files = {path: table.shorten(data, _DISTANCES) for path, data in plain.items()}
    except MpyError as error:
        raise BundleError(str(error))
    if len(table.groups) > _MOST:
        raise BundleError("The names have too many lengths.")
    numbered = {path.removesuffix("py") + "mpy": number for path, number in numbers(_sources(paths)).items()}
    rows = [b"\0" * _ROW] * (max(numbered.values()) + 1)
    prefixes, kinds = _prefixes(files)
    units = -(-max(len(one.stream) for one in prefixes) // _UNIT)
    body = b"".join(one.stream.ljust(units * _UNIT, b"\0") for one in prefixes)
    # Whoever asks by number begins without knowing the reader's own.
    rows[0] = rows[numbered[_READER]] = _row(_READER, len(body), _AS_IT_IS, reader)
    body += reader
    for path, data in files.items():
        rows[numbered[path]] = _row(path, len(body), kinds[path], data)
        body += deflate(data, prefixes[kinds[path]])
    if len(body) >> _KIND_BITS:
        raise BundleError(f"The bundle is longer than {1 << _KIND_BITS} bytes.")
    # Pages are found by their numbers alone.
    named = {path: number for path, number in numbered.items() if not path.startswith("_")}
    folders = {path[:at] for path in named for at, letter in enumerate(path) if letter == "/"}
    index, end = _index(named | dict.fromkeys(folders, _FOLDER))
    end = len(body).to_bytes(3, "little") + len(rows).to_bytes(2, "little") + end
    end += bytes((units,)) + len(table.data).to_bytes(2, "little") + bytes((len(table.groups),))
    return body + b"".join(rows) + index + table.data + table.groups + end


def _row(path, start, kind, data):
    """Return what the table says of a module."""
    if not 0 < len(data) < _FOLDER:
        raise BundleError(f"{path} is empty, or longer than {_FOLDER - 1} bytes.")
    return (start | kind << _KIND_BITS).to_bytes(3, "little") + len(data).to_bytes(2, "little")


def _sources(paths):
    return [path.removesuffix("mpy") + "py" for path in paths]


def write_bundle(files):
    """Return the bundle of {path: bytes}, as bytes; raises BundleError."""
    paths = tuple(sorted(files))
    return _write(paths, tuple(files[path] for path in paths))
