"""What comes over a cable that is no good question: from a broken line, or from someone hostile."""

import json
import random
import zlib
from collections import namedtuple

# `data` is what is sent; `must` whether an answer must come of it, at the latest once the line has
# been silent for a second. Ctrl-C is in none: that stops the program, as it should.
Sent = namedtuple("Sent", ("data", "must"))

# A request for the boot loader is a good one.
QUESTIONS = (
    "who", "list", "begin", "read", "write", "seal", "stop", "clock", "form", "", "__init__",
    "_next", "answer", "exec", "WHO", "who ", "loader\0", 0, None, [], {}, True,
)  # fmt: skip
# Names of files and folders that are none of the saved games.
NAMES = (
    "", ".", "..", "/", "//", "/boot.py", "/main.py", "../main.py", "../saves/../main.py", "games",
    "games/", "games/..", "games/../..", "games/../../main.py", "games//00001.log", "known/../x",
    "./roster.txt", "/saves/roster.txt", "saves/roster.txt", "restored.txt", "games\\00001.log",
    "..\\main.py", "C:\\main.py", "%2e%2e/main.py", "~", "~/x", "a b", "a\tb", "a\r\nb", "\0",
    "roster.txt\0.log", "x" * 61, "x" * 300, "../" * 60, "\u00e8.log", "\u202e.log", "\uff0e\uff0e",
    "\ud800", "\U0001f600", "\x1b[2J", "con", "GAMES/00001.LOG", "games/a/b", ">>> ", "__import__",
)  # fmt: skip
GOOD_NAMES = ("games/00001.log", "known/00001.txt", "roster.txt", "", "games", "known")
VALUES = (
    None, True, False, -1, 0, 1, 3, 7.5, 1e300, -1e300, 10**40, 2**30, 2**31, 2**32, "",
    "save", "restore", "eHl6", "eHl6=", "====", "A" * 200, "\u00e8", "\0", "#", "[1, 2", [], [[]],
    {}, {"a": {}}, ["x"] * 9, "2026-11-25T02:03:04", "2026-99-99T99:99:99", *NAMES, *GOOD_NAMES,
)  # fmt: skip
FIELDS = (
    "id", "do", "name", "at", "in", "data", "crc", "what", "files", "time", "percent", "text",
    "__class__", "", "\u00e8",
)  # fmt: skip
# What somebody types who takes the box for something else: Python, a modem, a terminal.
TYPED = (
    b">>> ", b">>> import os\r\n", b"import os; os.remove('/main.py')\r\n", b"\t\t\t", b"\r\n\r\n",
    b"\x01", b"\r\x01print(1)\x04", b"\x02", b"\x04", b"\x05x = 1\x04", b"AT\r", b"ATZ\r\n+++",
    b"\x1b[A\x1b[6n", b"\xff\xfb\x01", b"\x00" * 64, b"\xc0\xaf..\xc0\xaf", b"{}", b"#00000000",
    b"\x1e" * 40, b"#" * 600, b"who\n",
)  # fmt: skip


def framed(body: bytes) -> bytes:
    """Return bytes as a line whose sum is right."""
    return b"\x1e" + body + b"#%08x" % zlib.crc32(body)


def facts(rng: random.Random) -> dict:
    """Return a question with fields that are wrong, missing or too many; most have a number."""
    found = {name: rng.choice(VALUES) for name in FIELDS if rng.random() < 0.5}
    found["do"] = rng.choice(QUESTIONS)
    if rng.random() < 0.8:
        found["id"] = rng.randrange(1 << 20)
    if rng.random() < 0.5:
        # All is right but the name.
        found["do"] = rng.choice(("read", "write", "list"))
        found["at"] = rng.choice((0, 0, 1, 2**30, 10**40))
        found["name"] = found["in"] = rng.choice(NAMES)
        found["data"] = "eHl6"
        if rng.random() < 0.3:
            found["crc"] = rng.choice((zlib.crc32(b"xyz"), 0, "x"))
    return found


def _line(rng):
    """Return a question as a line of at most 480 bytes, its sum right."""
    while True:
        asked = facts(rng)
        # In printable letters, as it should be, or in UTF-8.
        words = json.dumps(asked, ensure_ascii=rng.random() < 0.8).replace("#", "\\u0023")
        line = framed(words.encode("utf-8", "surrogatepass"))
        if len(line) <= 480:
            return bytearray(line)


def bad(rng: random.Random) -> Sent:
    """Return something that is no good question."""
    kind = rng.randrange(12)
    line = _line(rng)
    if kind == 0:
        junk = bytes(rng.randrange(256) for _ in range(rng.randrange(1, 60)))
        return Sent(junk.replace(b"\x03", b"").replace(b"\x1e", b""), False)
    if kind == 1:
        return Sent(rng.choice(TYPED), False)
    if kind == 2:
        junk = bytes(rng.randrange(32, 127) for _ in range(rng.randrange(60)))
        return Sent(framed(junk.replace(b"#", b"")), True)
    if kind == 3:
        many = rng.randrange(1, 230)
        opening, closing = rng.choice(((b"[", b"]"), (b'{"a":', b"}"), (b'"', b""), (b"-1", b"")))
        return Sent(framed((opening * many + closing * rng.randrange(2) * many)[:470]), True)
    if kind == 4:
        # A byte is another one.
        line[rng.randrange(1, len(line))] ^= rng.choice((1, 2, 32, 128))
        return Sent(bytes(line).replace(b"\x03", b"!"), True)
    if kind == 5:
        # Cut off, and nothing follows.
        return Sent(bytes(line[: rng.randrange(1, len(line))]), True)
    if kind == 6:
        # Cut off, and another one follows.
        return Sent(bytes(line[: rng.randrange(1, len(line))]) + bytes(_line(rng)), True)
    if kind == 7:
        # A part is missing from the middle.
        at = rng.randrange(1, len(line))
        del line[at : at + rng.randrange(1, 20)]
        return Sent(bytes(line), True)
    if kind == 8:
        return Sent(b"\x1e" + b"y" * rng.choice((481, 511, 512, 600, 1500)), True)
    if kind == 9:
        # Twice, with the same number.
        return Sent(bytes(line) * 2, True)
    if kind == 10:
        # Typed at a prompt, or with what a terminal adds.
        return Sent(rng.choice((b">>> ", b"\t", b"\r\n", b"\x00")) + bytes(line) + b"\r\n", True)
    return Sent(bytes(line), True)
