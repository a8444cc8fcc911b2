"""The form of what goes over the cable (firmware/computer/lines.py)."""

from engine.compat import crc32
from firmware.computer.lines import Collector, line_of


def ended(collector, data):
    """Give bytes to a Collector; return [why a line is none, or its body]."""
    found = []
    for byte in data:
        if collector.take(byte):
            wrong = collector.wrong
            body = b"" if wrong else collector.body()
            found.append(wrong or collector.wrong or body)
    return found


def test_what_is_sent_arrives():
    facts = {"id": 1, "do": "write", "data": 'A#b\\"c', "at": None}
    line = line_of(facts)
    assert line[:1] == b"\x1e" and line.count(b"#") == 1
    assert all([32 <= byte < 127 for byte in line[1:]])
    (body,) = ended(Collector(200), line)
    assert body == line[1:-9] and b"\\u0023" in body
    assert ended(Collector(200), line_of({"data": "è\x7f😀"})) == [
        b'{"data":"\\u00e8\\u007f\\ud83d\\ude00"}'
    ]


def test_lines_stand_anywhere_in_what_else_comes():
    line = line_of({"id": 1})
    noise = b"MicroPython v1.25\r\n>>> {}#00000000\x03\xff"
    assert ended(Collector(200), noise + line + noise + line + line) == [line[1:-9]] * 3


def test_what_is_wrong_with_a_line_is_said_once():
    line = line_of({"id": 1, "do": "who"})
    collector = Collector(20)
    for data, wrong in (
        (line[:9] + b"\t" + line[9:], ["control"]),
        (line[:9] + b"\x80" + line[9:], ["control"]),
        (b"\x1e" + b"x" * 21 + b"#12345678", ["long"]),
        (line[:-1] + b"x", ["crc"]),
        (line.replace(b"who", b"wha"), ["crc"]),
        (line[:7] + line, ["cut", line[1:-9]]),
        # Marks alone are no lines that were cut.
        (b"\x1e\x1e" + line, [line[1:-9]]),
        (b"\x1e#" + b"%08x" % crc32(b""), [b""]),
    ):
        assert ended(collector, data) == wrong, data
        assert not collector.open
        assert ended(collector, line) == [line[1:-9]]


def test_a_line_that_does_not_go_on_is_cut():
    collector = Collector(20)
    assert not collector.cut()
    assert ended(collector, b"\x1e{}#12") == [] and collector.open
    assert collector.cut() and collector.wrong == "cut" and not collector.open


def test_a_line_of_the_greatest_length_is_taken():
    body = b"x" * 20
    data = b"\x1e" + body + b"#%08x" % crc32(body)
    assert ended(Collector(20), data) == [body]
    assert ended(Collector(19), data) == ["long"]
