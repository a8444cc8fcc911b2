"""Links to score forms, damaged and hostile: a form comes out, or a refusal."""

from binascii import a2b_base64, b2a_base64

from engine.compat import crc32, inflate, utf8
from engine.errors import InputError
from engine.games import forms as engine_forms
from firmware.storage import forms
from tests.portable.hostile import Dice

GOOD = (
    "1.86de68f7.RYzLCsMgEEV_RWZtIaWLor9SSpFkEgd8oZYSxH_PmCy6u49zb4M1Zg8a_P7ZjEeQkJzZMRfQr4d8viWUimm4dipGc_"
    "yGhcGV0C1Xc0quUqRQy-hiZotmtuL644yYhZtSokahFPTxPceM_92IkL91gx-FgVvaLE8deaqg79PU-wE"
)


def data_of(text):
    words = text.split(".")[2].replace("-", "+").replace("_", "/")
    return a2b_base64(words + "=" * (-len(words) % 4))


def text_of(data):
    """Return the text of damaged bytes, with the right sum."""
    words = b2a_base64(data)[:-1].decode().rstrip("=").replace("+", "-").replace("/", "_")
    return "1.%08x.%s" % (crc32(utf8(words)), words)


def test_a_link_carries_its_form():
    form = forms.opened(GOOD)
    assert form["form"] == "my_game" and engine_forms.class_of(form).min_players == 3
    assert text_of(data_of(GOOD)) == GOOD


def test_what_is_inflated_is_damaged_or_too_long_or_right():
    data = data_of(GOOD)
    size = len(inflate(data, 8000))
    assert len(inflate(data, size)) == size
    for wrong, most in ((data, size - 1), (data, 0), (data[:-3], 8000), (b"", 8000), (b"\xff", 9)):
        try:
            inflate(wrong, most)
        except ValueError:
            continue
        raise AssertionError(most)


def test_nothing_but_a_refusal_comes_of_damaged_bytes():
    data = data_of(GOOD)
    read = 0
    for seed in range(1500):
        dice = Dice(seed)
        damaged = bytearray(data)
        for _ in range(1 + dice.below(3)):
            at = dice.below(len(damaged))
            kind = dice.below(3)
            if kind == 0:
                damaged[at] ^= 1 << dice.below(8)
            elif kind == 1:
                damaged[at:] = damaged[at + 1 :]
            else:
                damaged[at:at] = bytes([dice.below(256)])
        try:
            form = forms.opened(text_of(bytes(damaged)))
            engine_forms.release(engine_forms.tried(form))
            read += 1
        except InputError:
            continue
    assert read < 1500
