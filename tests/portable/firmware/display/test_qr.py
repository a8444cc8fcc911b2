"""QR codes inside every runtime: a known code, and what is too long."""

from firmware.display import qr


def test_a_code_is_the_same_in_every_runtime():
    # Bit for bit against public encoders: tests/host/firmware/display/test_qr_encoders.py
    # Here, the checksum of the rows.
    total = 0
    for text, level in (
        ("HTTPS://X.EXAMPLE/#R", "L"),
        ("https://x.example/#Zoë 31", "L"),
        ("Ana 31 Ben 40", "H"),
    ):
        for row in qr.encode(text, level):
            total = (total * 31 + row % 65521) % 65521
    assert total == 53709, total


def test_masks_cost_what_the_standard_says():
    # All light: 21 rows and 21 columns of 21 alike, 400 squares, half of the modules too few.
    assert qr.penalty([0] * 21) == 2 * 21 * 19 + 3 * 400 + 100


def test_a_text_that_is_too_long_is_refused():
    assert qr.version_for("a" * 53, "L", 3) == 3
    try:
        qr.version_for("a" * 54, "L", 3)
    except qr.TooLong:
        return
    raise AssertionError("it was not refused")
