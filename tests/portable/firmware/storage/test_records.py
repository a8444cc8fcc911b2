"""Records: the same bytes on every runtime, and no damaged one is accepted."""

from firmware.storage.errors import RecordError
from firmware.storage.records import frame, kind_of, read, to_json, value_of
from tests.portable.tools import raises


class Bytes:
    """A file over bytes."""

    def __init__(self, content):
        self.content = content

    def read(self, size):
        part, self.content = self.content[:size], self.content[size:]
        return part


def test_json_is_the_same_on_both_runtimes():
    value = {
        "to": {"deadwood": {"Ben": 15, "Ana": 8}, "event": "round"},
        "event": "amend",
        "index": 3,
    }
    assert (
        to_json(value)
        == '{"event":"amend","index":3,"to":{"event":"round","deadwood":{"Ana":8,"Ben":15}}}'
    )
    assert to_json([None, True, False, -7, (1, 2), {}]) == "[null,true,false,-7,[1,2],{}]"


def test_texts_of_all_kinds_come_back():
    for words in (
        'a"b\\c',
        "\n\t\r\x00\x1f\x7f",
        "àßœ ★ ♥",
        "😀 \u202e\u200f",
        "=1+1",
        "<b>",
        chr(0xD83D),  # as "\ud83d" it could not be frozen
    ):
        found = read(Bytes(frame(3, {"event": words})), 3)
        assert value_of(found[0]) == {"event": words}, words
        assert b"\n" not in frame(3, words)[:-1]


def test_a_record_of_known_bytes():
    assert frame(1, {"event": "void"}) == b'0012 8c296c5b 1 {"event":"void"}\n'
    assert frame(2, None, b"8c296c5b") == b"0006 0fe2a3ac 2 null\n"


def test_what_cannot_be_kept_is_refused():
    for value in (1.5, {"a": 2.0}, b"x", [set()]):
        raises(TypeError, frame, 1, value)
    raises(RecordError, frame, 1, "x" * 16384)


def test_every_single_bit_counts():
    line = frame(12, {"event": "round", "deadwood": {"Ana": 8}}, b"8c296c5b")
    for bit in range(8 * len(line)):
        damaged = bytearray(line)
        damaged[bit >> 3] ^= 1 << (bit & 7)
        raises(RecordError, read, Bytes(bytes(damaged)), 12, b"8c296c5b")
    assert read(Bytes(line), 12, b"8c296c5b")[2] == len(line)
    raises(RecordError, read, Bytes(line), 12, b"8c296c5c")
    raises(RecordError, read, Bytes(line), 11, b"8c296c5b")
    for size in range(1, len(line)):
        raises(RecordError, read, Bytes(line[:size]), 12, b"8c296c5b")
    assert read(Bytes(b""), 12) is None


def test_erased_and_zeroed_flash_is_no_record():
    for byte in range(256):
        raises(RecordError, read, Bytes(bytes([byte]) * 300), 1)


def test_kinds_are_read_without_the_rest():
    assert kind_of(to_json({"event": "round", "ender": "Ana"}).encode()) == b"round"
    assert (
        kind_of(to_json({"event": "amend", "index": 12, "to": {"event": "void"}}).encode())
        == b"amend"
    )
    for entry in (
        {"ender": "Ana"},
        5,
        [1],
        {"event": 5},
        {"event": "amend"},
        {"event": "amend", "index": -1},
    ):
        raises(RecordError, kind_of, to_json(entry).encode())


def test_the_longest_record_that_is_kept_is_read_and_a_longer_one_is_refused():
    # The number, a blank and two quotation marks stand around the text.
    longest = "x" * (16384 - 4)
    for text in (longest, longest[1:]):
        line = frame(1, text)
        found = read(Bytes(line), 1)
        assert value_of(found[0]) == text and found[2] == len(line)
    assert str(raises(RecordError, frame, 1, longest + "x")) == "too long"
