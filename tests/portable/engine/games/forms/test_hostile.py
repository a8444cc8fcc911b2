"""Damaged and hostile forms: a sample; `python -m tests.proof.forms.fuzz` tries 100,000."""

from tests.portable.hostile import tried


def test_no_hostile_form_raises_anything_but_a_refusal():
    played, entries, sound = tried(1, 120)
    assert 5 < played < 100 and entries > 5 and sound > 1
