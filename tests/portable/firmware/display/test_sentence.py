"""A text as a sentence of its own."""

from firmware.display.fitting import sentence


def test_a_sentence_starts_with_a_capital():
    assert sentence("it is full") == "It is full"
    facts = {"n": 25, "sum": 26}
    assert sentence(("any.not_sum", facts))[:10] == "The points"


def test_a_name_at_its_start_stays_as_it_was_typed():
    # Two players may differ in just that letter.
    facts = {"name": "ana", "n": 9, "limit": 7}
    assert sentence(("gin.over_limit", facts)) == "ana cannot knock with 9: at most 7"
