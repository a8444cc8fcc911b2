"""Records: lines of text with JSON values, in which a single wrong bit shows.

A record is one line: the length of its body in four hexadecimal digits, a CRC-32 in eight, and the
body, which is the record's number and a JSON value. The CRC covers the CRC of the previous record,
the length and the body, so a record is valid only after the records that it was written after. JSON
is written here rather than by the runtime's module, so that both runtimes write the same bytes:
fields in alphabetical order after `event`, characters beyond ASCII unescaped.

    0012 8c296c5b 1 {"event":"void"}
"""

import json
from binascii import hexlify
from struct import pack

from engine.compat import TYPE_CHECKING, const, crc32, is_object, is_plain, is_sequence
from firmware.storage.errors import RecordError

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, BinaryIO

    from engine.types import Event

FIRST_CRC = b"00000000"
HEAD = 14
_MAX_BODY = const(16384)


def _quoted(words: str) -> str:
    if is_plain(words) and '"' not in words and "\\" not in words:
        return '"' + words + '"'
    parts = ['"']
    for character in words:
        code = ord(character)
        if character == '"' or character == "\\":
            parts.append("\\" + character)
        elif code < 32 or code == 127 or 0xD800 <= code < 0xE000:
            parts.append("\\u%04x" % code)
        else:
            parts.append(character)
    parts.append('"')
    return "".join(parts)


def to_json(value: object) -> str:
    """Return a value of dicts, lists, texts, whole numbers, True, False and None as JSON.

    >>> to_json({"to": None, "event": "amend", "index": 3})
    '{"event":"amend","index":3,"to":null}'
    """
    parts: list[str] = []
    _write(value, parts.append)
    return "".join(parts)


def _write(value: object, put: "Callable[[str], object]") -> None:
    """Write a value as JSON by calling `put` with each piece of text."""
    if value is None:
        put("null")
    elif value is True:
        put("true")
    elif value is False:
        put("false")
    elif isinstance(value, int):
        put(str(value))
    elif isinstance(value, str):
        put(_quoted(value))
    elif is_sequence(value):
        before = "["
        for item in value:
            put(before)
            _write(item, put)
            before = ","
        put("]" if value else "[]")
    elif is_object(value):
        names = sorted(value)
        if "event" in value:
            names.remove("event")
            names.insert(0, "event")
        before = "{"
        for name in names:
            put(before)
            put(_quoted(name))
            put(":")
            _write(value[name], put)
            before = ","
        put("}" if value else "{}")
    else:
        raise TypeError("only whole numbers, texts, lists and dicts can be kept")


def frame(number: int, value: object, before: bytes = FIRST_CRC) -> bytes:
    """Return the line, as bytes, of record `number` after the record whose CRC text is `before`.

    >>> frame(1, {"event": "void"})
    b'0012 8c296c5b 1 {"event":"void"}\\n'
    """
    return framed(number, to_json(value).encode(), before)


def framed(number: int, content: bytes, before: bytes) -> bytes:
    """Return the line of record `number`, as `frame`, of a value that is JSON already."""
    body = b"%d " % number + content
    if len(body) > _MAX_BODY:
        raise RecordError("too long")
    length = b"%04x" % len(body)
    return length + b" " + _crc_of(length, body, before) + b" " + body + b"\n"


def _crc_of(length: bytes, body: "bytes | memoryview", before: bytes) -> bytes:
    """Return the CRC-32 of a record as eight hexadecimal digits."""
    # Faster than formatting, and each saved entry is read twice.
    return hexlify(pack(">I", crc32(body, crc32(before + length))))


def length_of(head: bytes) -> int:
    """Return the length of the body given in the head of a record, or 0 if there is none."""
    try:
        length = int(head[:4], 16)
    except ValueError:
        return 0
    return length if 0 < length <= _MAX_BODY else 0


def read(
    file: "BinaryIO", number: int, before: bytes = FIRST_CRC
) -> tuple[bytes, bytes, int] | None:
    """Return (JSON as bytes, CRC text, length of the line) of the record at the file's position.

    Returns None at the end of the file. Raises RecordError if there is no whole record `number`.
    Every byte counts: a line that differs from what `frame` wrote is refused.
    """
    found = _read(file, before)
    if found is None:
        return None
    start = b"%d " % number
    if not found[0].startswith(start):
        raise RecordError("out of order")
    return found[0][len(start) : -1], found[1], found[2]


def read_numbered(file: "BinaryIO", before: bytes) -> tuple[int, bytes]:
    """Return (number, JSON as bytes) of the record that a file is, whichever number it has.

    Raises RecordError if that is not all there is in the file.
    """
    found = _read(file, before)
    if found is None or file.read(1):
        raise RecordError("not one record")
    rest = found[0]
    at = rest.find(b" ")
    if at < 1 or not rest[:at].isdigit():
        raise RecordError("no number")
    # One copy: it has to find its memory in one piece.
    return int(rest[:at]), rest[at + 1 : -1]


def _read(file: "BinaryIO", before: bytes) -> tuple[bytes, bytes, int] | None:
    """Return (number and JSON, with the end of the line, CRC text, length of the line)."""
    head = file.read(HEAD)
    if not head:
        return None
    length = length_of(head)
    if not length:
        raise RecordError("no length")
    rest = file.read(length + 1)
    if len(rest) <= length or rest[-1] != 10 or head[4] != 32 or head[13] != 32:
        raise RecordError("damaged")
    # A view copies nothing.
    crc = _crc_of(head[:4], memoryview(rest)[:-1], before)
    if head[5:13] != crc:
        raise RecordError("damaged")
    return rest, crc, HEAD + len(rest)


def value_of(found: bytes) -> "Any":
    """Return the value of JSON bytes that `read` found; raises RecordError if they are not JSON."""
    try:
        return json.loads(found.decode())
    except (ValueError, RuntimeError):
        # RuntimeError: nested deeper than the runtime can follow.
        raise RecordError("no JSON")


_EVENT = b'{"event":"'
_AMEND = b'{"event":"amend","index":'
# What an amend has that ends the game earlier, before the index of the event that does.
_LAST = b',"last":'


def kind_of(found: bytes) -> bytes:
    """Return the event's name in the JSON bytes of a ledger's entry, without reading the rest.

    Raises RecordError if it is not an entry.

    >>> kind_of(b'{"event":"round","ender":"Ana"}')
    b'round'
    """
    start = len(_EVENT)
    end = found.find(b'"', start)
    if found[:start] != _EVENT or end < 0 or found[-1:] != b"}":
        raise RecordError("no entry")
    kind = found[start:end]
    if kind == b"amend":
        start = len(_AMEND)
        end = found.find(b",", start)
        rest = found[end:]
        number = found[start:end]
        if rest[: len(_LAST)] == _LAST:
            number += rest[len(_LAST) : rest.find(b",", 1)]
            rest = rest[rest.find(b",", 1) :]
        if found[:start] != _AMEND or not number.isdigit() or rest[:16] != b',"to":' + _EVENT:
            raise RecordError("no amendment")
    return kind


def dated(entry: "Event", when: str | None) -> "Event":
    """Return an entry as it is saved, with the time `when` in it; without, if that is not known.

    >>> dated({"event": "void"}, "2026-11-21T20:15")
    {'event': 'void', 'when': '2026-11-21T20:15'}
    """
    if not when:
        return entry
    copy = dict(entry)
    copy["when"] = when
    return copy
