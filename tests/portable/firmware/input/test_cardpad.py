"""Keying cards without pixels: what is taken out, and where the next card goes."""

from engine.cards import RUMINO108
from firmware.input.cardpad import Cross, Thirds

KEYED = "7H 8H 9H KD"


def pad_of(kind, words=KEYED):
    return kind(RUMINO108, (), None, RUMINO108.read_all(words.split()))


def key(pad, word):
    """Key a card by the keys that lead to it, as a player does."""
    card = RUMINO108.read(word)
    for _ in range(9):
        for name, part in zip(pad.keys, pad.options()):
            if card in part and (part == [card] or name != "ok" or isinstance(pad, Thirds)):
                reached = pad.press(name)
                break
        else:
            raise AssertionError("no key leads to " + word)
        if reached is not True:
            assert reached == card
            return


def words_of(pad):
    return " ".join([RUMINO108.text(card) for card in pad.cards])


def test_the_next_card_takes_the_place_of_the_one_taken_out():
    for kind in (Cross, Thirds):
        for index in range(4):
            pad = pad_of(kind)
            names = KEYED.split()
            assert RUMINO108.text(pad.take_out(index)) == names.pop(index)
            assert words_of(pad) == " ".join(names)
            key(pad, "2S")
            names.insert(index, "2S")
            assert words_of(pad) == " ".join(names)
            # One card was taken out: the card after it goes to the end again.
            key(pad, "3S")
            assert words_of(pad) == " ".join(names + ["3S"])


def test_of_two_cards_taken_out_the_next_card_takes_the_place_of_the_latter():
    for kind in (Cross, Thirds):
        pad = pad_of(kind)
        pad.take_out(2)
        pad.take_out(0)
        key(pad, "2S")
        assert words_of(pad) == "2S 8H KD"
        # The last one leaves no gap behind it.
        pad.take_out(0)
        pad.take_out(1)
        key(pad, "3S")
        assert words_of(pad) == "8H 3S"


def test_rubbing_out_after_taking_out_goes_on_at_the_end():
    for kind in (Cross, Thirds):
        pad = pad_of(kind)
        pad.take_out(1)
        assert pad.step_back() and words_of(pad) == "7H 9H"
        key(pad, "2S")
        assert words_of(pad) == "7H 9H 2S"


def test_a_card_taken_out_can_be_keyed_again_and_no_card_too_often():
    """The deck has two of each: what lies after the gap counts as well as what lies before it."""
    for kind in (Cross, Thirds):
        pad = pad_of(kind, "9H KD 7H 7H")
        seven, nine = RUMINO108.read("7H"), RUMINO108.read("9H")
        assert not pad.likely[seven]
        pad.take_out(0)
        assert pad.likely[nine] and not pad.likely[seven]
        key(pad, "9H")
        assert words_of(pad) == "9H KD 7H 7H" and not pad.likely[seven]
        pad.take_out(2)
        assert pad.likely[seven]
        key(pad, "7H")
        assert words_of(pad) == "9H KD 7H 7H" and not pad.likely[seven]


def test_what_comes_next_is_likely_after_the_cards_before_the_gap():
    pad = pad_of(Cross, "7H 2S KD KH")
    pad.take_out(1)
    assert pad.offer == RUMINO108.read("8H")
