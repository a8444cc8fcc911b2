"""Records: JSON values in lines that show when a single bit of them is wrong.

A record is one line of text: the length of its body in four hexadecimal digits, a CRC-32 in eight,
and the body, which is the record's number and a JSON value. The CRC covers the CRC of the record
before, the length and the body, so a record is right only behind the very records that it was
written behind. JSON is written here, not by the runtime's module, so that both runtimes write the
same bytes: fields in alphabetical order after `event`, characters beyond ASCII as they are.

    0012 8c296c5b 1 {"event":"void"}
"""

import json

from engine.compat import const, crc32, is_plain
from firmware.storage.errors import RecordError

FIRST_CRC = b"00000000"
HEAD = 14
_MOST_BODY = const(16384)


def _quoted(words):
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


def to_json(value):
    """Return a value of dicts, lists, texts, whole numbers, True, False and None as JSON.

    >>> to_json({"to": None, "event": "amend", "index": 3})
    '{"event":"amend","index":3,"to":null}'
    """
    parts = []
    _write(value, parts.append)
    return "".join(parts)


def _write(value, put):
    """Write a value as JSON by `put`, which takes a text."""
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
    elif isinstance(value, (list, tuple)):
        before = "["
        for item in value:
            put(before)
            _write(item, put)
            before = ","
        put("]" if value else "[]")
    elif isinstance(value, dict):
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


def frame(number, value, before=FIRST_CRC):
    """Return the line, as bytes, of record `number` behind the record whose CRC text is `before`.

    >>> frame(1, {"event": "void"})
    b'0012 8c296c5b 1 {"event":"void"}\\n'
    """
    body = ("%d %s" % (number, to_json(value))).encode()
    if len(body) > _MOST_BODY:
        raise RecordError("too long")
    return _head(b"%04x" % len(body), body, before) + body + b"\n"


def _head(length, body, before):
    return b"%04x %08x " % (len(body), crc32(body, crc32(before + length)))


def length_of(head):
    """Return the length of the body that the head of a record gives, or 0 where it is none."""
    try:
        length = int(head[:4], 16)
    except ValueError:
        return 0
    return length if 0 < length <= _MOST_BODY else 0


def read(file, number, before=FIRST_CRC):
    """Return (JSON as bytes, CRC text, length of the line) of the record at the file's place.

    Returns None at the end of the file; raises RecordError where there is no whole record `number`.
    Every byte counts: the line must be just as `frame` writes it.
    """
    head = file.read(HEAD)
    if not head:
        return None
    length = length_of(head)
    if not length:
        raise RecordError("no length")
    line = file.read(length + 1)
    body = line[:-1]
    if len(line) != length + 1 or line[length] != 10 or head != _head(head[:4], body, before):
        raise RecordError("damaged")
    start = b"%d " % number
    if body[: len(start)] != start:
        raise RecordError("out of order")
    return body[len(start) :], head[5:13], HEAD + length + 1


def value_of(found):
    """Return the value of JSON bytes that `read` found; raises RecordError where they are none."""
    try:
        return json.loads(found.decode())
    except (ValueError, RuntimeError):
        # RuntimeError: nested deeper than the runtime can follow.
        raise RecordError("no JSON")


_EVENT = b'{"event":"'
_AMEND = b'{"event":"amend","index":'


def kind_of(found):
    """Return the event's name in the JSON bytes of a ledger's entry, without reading the rest.

    Raises RecordError where it is no entry.

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
        if (
            found[:start] != _AMEND
            or not found[start:end].isdigit()
            or found[end:][:16] != b',"to":' + _EVENT
        ):
            raise RecordError("no amendment")
    return kind


def dated(entry, when):
    """Return `entry` with the time `when` in it, as it is kept; as it is where there is none.

    >>> dated({"event": "void"}, "2026-11-21T20:15")
    {'event': 'void', 'when': '2026-11-21T20:15'}
    """
    if not when:
        return entry
    twin = dict(entry)
    twin["when"] = when
    return twin
