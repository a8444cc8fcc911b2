"""A half of a littlefs table is read up to its last whole commit, as its documents describe it."""

from binascii import crc32

from firmware.storage import tables

NEXT = b"\x08\x00\x00\x00\x09\x00\x00\x00"
INNER = b"\x0a\x00\x00\x00\x0b\x00\x00\x00"
NONE = b"\xff" * 8


def half(number, *commits):
    """Return the bytes of a half; a commit is a list of (kind, data)."""
    content = number.to_bytes(4, "little")
    last, crc = 0xFFFFFFFF, crc32(content)
    for commit in commits:
        for kind, data in commit + [(0x500, None)]:
            tag = kind << 20 | (4 if data is None else len(data))
            part = (tag ^ last).to_bytes(4, "big")
            crc = crc32(part + (data or b""), crc)
            content += part + ((crc ^ 0xFFFFFFFF).to_bytes(4, "little") if data is None else data)
            last = tag
        crc = 0
    return content + b"\xff" * (4096 - len(content))


def read_half(content):
    return tables.read_half(lambda start, end: bytes(content[start:end]), len(content))


MADE = [(0x401, b""), (0x002, b"games"), (0x200, INNER), (0x600, NEXT)]
MORE = [(0x401, b""), (0x001, b"own.txt"), (0x201, b"a value")]


def test_a_half_names_what_follows_and_what_is_in_it():
    assert read_half(half(7, MADE)) == (7, NEXT, [INNER], [b"games"])
    assert read_half(half(8, MADE, MORE)) == (8, NEXT, [INNER], [b"games", b"own.txt"])
    assert read_half(half(9, MORE)) == (9, NONE, [], [b"own.txt"])
    assert read_half(b"\xff" * 4096) is None and read_half(bytes(4096)) is None


def test_with_any_wrong_bit_a_commit_does_not_count():
    whole = half(8, MADE, MORE)
    used = len(whole.rstrip(b"\xff"))
    first = len(half(8, MADE).rstrip(b"\xff"))
    before = read_half(half(8, MADE))
    for at in range(used):
        changed = bytearray(whole)
        changed[at] ^= 1 << at % 8
        assert read_half(changed) == (None if at < first else before), at
