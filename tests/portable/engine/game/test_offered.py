"""An answer, or half of one, is offered again only where it can still be given."""

from engine.cards import RUMINO108, STANDARD52
from engine.game.questions import CARDS, NAME, NUMBER, PICK, TEXT, Question


def offered(question, unfinished):
    question.offer(unfinished)
    return question.default


def cards(maximum=10, deck=STANDARD52, taken=()):
    question = Question(CARDS, "all.cards", maximum=maximum)
    question.deck = deck
    question.taken = taken
    return question


def test_cards_are_offered_up_to_the_number_that_is_asked_for():
    assert offered(cards(), [0, 13, 51]) == [0, 13, 51]
    assert offered(cards(3), [0, 13, 51]) == [0, 13, 51]
    assert offered(cards(2), [0, 13, 51]) is None


def test_no_card_is_offered_more_often_than_the_deck_has_it():
    assert offered(cards(), [5]) == [5]
    assert offered(cards(), [5, 5]) is None
    assert offered(cards(taken=(5,)), [5]) is None
    assert offered(cards(taken=(6,)), [5]) == [5]
    two = RUMINO108
    assert two.count(5) == 2
    assert offered(cards(deck=two), [5, 5]) == [5, 5]
    assert offered(cards(deck=two), [5, 5, 5]) is None
    assert offered(cards(deck=two, taken=(5,)), [5]) == [5]
    assert offered(cards(deck=two, taken=(5,)), [5, 5]) is None
    assert offered(cards(deck=two, taken=(5, 5)), [1, 5]) is None


def test_what_is_no_card_is_not_offered():
    wild = RUMINO108.wild
    assert offered(cards(deck=RUMINO108), [wild]) == [wild]
    for unfinished in ([-1], [wild + 1], ["5H"], [None], [True], [1.0], [[1]], 5, {"a": 1}):
        assert offered(cards(deck=RUMINO108), unfinished) is None
    # Without wild cards, the place after the last suit is none.
    assert STANDARD52.count(STANDARD52.wild) == 0
    assert offered(cards(), [STANDARD52.wild]) is None


def test_the_place_of_a_card_that_was_taken_out_is_offered_again():
    for unfinished, gap in (([0, 13, 51], None), ([0, 13, [0]], 0), ([0, 13, [1]], 1)):
        question = cards(2 if gap is not None else 3)
        question.offer(unfinished)
        assert question.default == [card for card in unfinished if card != [gap]]
        assert question.gap == gap
    # There is no card behind it, or it is no place.
    for gap in ([2], [-1], [], [0, 1], ["0"], [True], [None], {}):
        question = cards()
        question.offer([0, 13, gap])
        assert question.default is None and question.gap is None


def test_a_hand_in_place_of_a_number_has_its_own_limit():
    question = Question(NUMBER, "all.number", maximum=99)
    question.deck = STANDARD52
    question.hand = (1, 2)
    assert offered(question, [1, 2]) == [1, 2]
    question.default = None
    assert offered(question, [1, 2, 3]) is None
    assert offered(Question(NUMBER, "all.number", maximum=99), [1]) is None


def test_letters_are_cut_at_the_limit():
    for kind in (TEXT, NAME):
        assert offered(Question(kind, "all.name", maximum=4), "Annab") == "Anna"
        assert offered(Question(kind, "all.name", maximum=4), ["A"]) is None


def test_a_choice_is_offered_if_there_is_such_a_one():
    assert offered(Question(PICK, "all.pick", choices=[("A", "A"), (2, "B")]), 2) == 2
    for value in ("B", [], {}, None, 3):
        assert offered(Question(PICK, "all.pick", choices=[("A", "A"), (2, "B")]), value) is None


def test_a_number_is_offered_within_its_limits():
    for value, found in (
        (5, 5),
        (20, 20),
        (0, None),
        (25, None),
        (7, None),
        ("5", None),
        (5.0, None),
    ):
        question = Question(NUMBER, "all.number", minimum=5, maximum=20).bounded(step=5)
        assert offered(question, value) == found
        assert found is None or type(question.default) is int


def test_no_card_yet_is_offered_as_none():
    assert offered(cards(), []) == []
