"""Cards and their text: what is read, what is written, what a deck holds."""

from engine import cards
from engine.errors import InputError
from tests.portable.tools import raises

SIZES = {"standard52": 52, "rumino108": 108, "rumski70": 70, "italian40": 40, "german36": 36}


def test_decks_have_their_size():
    for deck in cards.DECKS:
        assert deck.size == SIZES[deck.name]
        held = 0
        for card in range(deck.wild + 1):
            held += deck.count(card)
        assert held == deck.size
        assert deck.count(-1) == deck.count(deck.wild + 1) == 0
        assert cards.deck(deck.name) is deck
    raises(KeyError, cards.deck, "tarot78")


def test_every_card_is_read_as_it_is_written():
    for deck in cards.DECKS:
        texts = []
        for card in range(deck.wild + 1):
            if deck.count(card):
                word = deck.text(card)
                assert deck.read(word) == deck.read(word.lower()) == card
                texts.append(word)
        assert len(set(texts)) == len(texts)


def test_other_ways_to_write_a_card():
    deck = cards.RUMINO108
    for word, text in (
        ("th", "10H"),
        ("TS", "10S"),
        ("10♥", "10H"),
        ("t♠", "10S"),
        ("k♦", "KD"),
        ("a♣", "AC"),
        ("joker", "JK"),
        ("JOKER", "JK"),
        ("jk", "JK"),
    ):
        assert deck.text(deck.read(word)) == text
    deck = cards.RUMSKI70
    for word, text in (("r7", "R7"), ("yt", "Y10"), ("w", "W"), ("*", "W"), ("wild", "W")):
        assert deck.text(deck.read(word)) == text


def test_nothing_else_is_a_card():
    wrong = ["", " ", "1S", "11S", "0S", "S", "7", "S7", "7S ", " 7S", "7 S", "07S", "AX", "JKR"]
    wrong += ["7\u017f", "♥", "♥7", "10", "*", "W", "WILD", "R7", "7SS", "AAS", "-7S", "7.0S"]
    for word in wrong + [None, 7, 7.5, True, [], {}, ["7S"]]:
        assert raises(InputError, cards.RUMINO108.read, word, "hand").field == "hand"
    for word in ("AR", "RA", "R0", "R14", "R01", "R", "X7", "7R", "JK", "7S", "WW", "R-1", "R1.0"):
        raises(InputError, cards.RUMSKI70.read, word)
    for word in ("JK", "JOKER", "W", "*"):
        raises(InputError, cards.STANDARD52.read, word)
    for word in ("8S", "9S", "10S", "TS"):
        raises(InputError, cards.ITALIAN40.read, word)
    for word in ("2S", "3S", "4S", "5S"):
        raises(InputError, cards.GERMAN36.read, word)


def test_no_card_more_often_than_the_deck_has_it():
    assert cards.RUMINO108.read_all(["7H", "7H"]) == [19, 19]
    raises(InputError, cards.RUMINO108.read_all, ["7H", "7h", "7♥"])
    cards.RUMINO108.read_all(["JK"] * 4)
    raises(InputError, cards.RUMINO108.read_all, ["JK"] * 5)
    cards.RUMSKI70.read_all(["W"] * 5)
    raises(InputError, cards.RUMSKI70.read_all, ["W"] * 6)
    raises(InputError, cards.STANDARD52.read_all, ["7H", "7H"])
    seen = []
    cards.STANDARD52.read_all(["7H"], "cards", seen)
    error = raises(InputError, cards.STANDARD52.read_all, ["7H"], "other", seen)
    assert error.field == "other"
    for wrong in ("7H", None, 7, {"7H": 1}):
        raises(InputError, cards.STANDARD52.read_all, wrong)
