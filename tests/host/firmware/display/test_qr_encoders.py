"""QR codes, bit for bit those of two public encoders."""

import random

import pytest
import qrcode
import segno
from hypothesis import given, strategies
from qrcode.util import MODE_8BIT_BYTE, MODE_ALPHA_NUM, QRData
from segno import consts

from firmware.display import qr

LEVELS = "LMQH"
CORRECTION = {"L": 1, "M": 0, "Q": 3, "H": 2}
LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"


@pytest.fixture(autouse=True)
def padding_of_the_standard(monkeypatch):
    """Let segno 1.6.6 pad as 7.4.10 says: nothing where the terminator ends at a whole codeword.

    It writes eight zeros there, so its padding is a codeword out of step; readers ignore the
    difference.
    """

    def write(buff, version, length):
        buff.extend([0] * (-length % 8))

    monkeypatch.setattr(segno.encoder, "write_padding_bits", write)


def modules(rows):
    return [[row >> x & 1 for x in range(len(rows))] for row in rows]


def by_segno(words, level, version=None, mask=None):
    parts = [
        (text, consts.MODE_ALPHANUMERIC) if alphanumeric else (text.encode(), consts.MODE_BYTE)
        for text, alphanumeric in qr.segments(words)
    ]
    code = segno.make(
        parts, error=level, version=version, mask=mask, boost_error=False, micro=False
    )
    return code.version, code.mask, [list(row) for row in code.matrix]


def by_qrcode(text, level, version, mask):
    code = qrcode.QRCode(
        version=version, error_correction=CORRECTION[level], border=0, mask_pattern=mask
    )
    for words, alphanumeric in qr.segments(text):
        mode = MODE_ALPHA_NUM if alphanumeric else MODE_8BIT_BYTE
        code.add_data(QRData(words.encode(), mode=mode), optimize=0)
    code.make(fit=False)
    return [[int(bool(one)) for one in row] for row in code.get_matrix()]


def most_letters(version, level, text):
    """Return the longest repetition of `text` that a version holds."""
    found = ""
    while True:
        try:
            if qr.version_for(found + text[len(found) % len(text)], level) > version:
                return found
        except qr.TooLong:
            return found
        found += text[len(found) % len(text)]


@pytest.mark.parametrize("version", range(1, 7))
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    "text",
    [
        "HTTPS://MELDMATE.EXAMPLE/",
        "https://x.example/#Zoë 31;",
        "HTTPS://X.EXAMPLE/a#R123456789ABC",
    ],
    ids=["alnum", "byte", "mixed"],
)
def test_every_version_level_and_mask_is_that_of_both_encoders(version, level, text):
    full = most_letters(version, level, text)
    for words in (text[:1], full[: len(full) // 2], full[:-1], full):
        for mask in range(8):
            ours = modules(qr.encode(words, level, version, mask))
            assert ours == by_segno(words, level, version, mask)[2]
            assert ours == by_qrcode(words, level, version, mask)


def test_version_and_mask_are_chosen_as_the_standard_wants_it():
    rng = random.Random(19)
    seen = set()
    for _ in range(300):
        letters = rng.choice((LETTERS, LETTERS + "abcxyz#é€"))
        level = rng.choice(LEVELS)
        words = "".join(rng.choice(letters) for _ in range(rng.randint(1, 45)))
        version, mask, matrix = by_segno(words, level)
        assert qr.version_for(words, level) == version
        rows = qr.encode(words, level)
        assert modules(rows) == matrix, (words, level)
        seen |= {("version", version), ("mask", mask)}
    assert len(seen) == 14


@given(strategies.text(LETTERS + "ab#é"))
def test_segments_are_the_whole_text_and_runs_of_twelve_are_short(words):
    parts = qr.segments(words)
    assert "".join(text for text, _ in parts) == words
    for text, alphanumeric in parts:
        if alphanumeric:
            assert set(text) <= set(LETTERS)
            assert len(text) >= 12 or len(parts) == 1
        else:
            runs = "".join(letter if letter in LETTERS else "#" for letter in text).split("#")
            assert text and max(map(len, runs)) < 12


def test_what_is_too_long_is_refused():
    for level, maximum in (("L", 195), ("M", 154), ("Q", 108), ("H", 84)):
        assert len(most_letters(6, level, "A")) == maximum
        with pytest.raises(qr.TooLong):
            qr.encode("A" * (maximum + 1), level)
    with pytest.raises(qr.TooLong):
        qr.version_for("a" * 54, "L", 3)
    with pytest.raises(qr.TooLong):
        qr.encode("a" * 54, "L", 3)
    assert qr.version_for("a" * 53, "L", 3) == 3
