"""The draw for the first dealer: highest or lowest by the game, ties and wilds again."""

from engine import cut as draw
from engine.cards import RUMINO108, RUMSKI70
from engine.errors import InputError
from engine.game.entry import Entry
from engine.games import load, names
from engine.texts import rulebook

NAMES = ["Ana", "Bo", "Cy"]


def drawn(name, cuts, options=None, players=NAMES):
    """Answer the draw of a game with `cuts`, a list of (who is asked, card); return the Drawn."""
    game = load(name)
    house = game.with_defaults(options)
    entry = Entry(draw.Cutting(game, house, players), "draw")
    deck = game.faces.deck(house)
    for who, card in cuts:
        assert entry.question.who == who, (entry.question.who, who)
        entry.answer([deck.read(card)])
    assert entry.question is None
    return entry.event


def test_rmn_3_the_highest_cut_deals_first_and_the_ace_is_low():
    assert drawn("rumino", [("Ana", "AS"), ("Bo", "QD"), ("Cy", "JH")]).dealer == "Bo"


def test_gsk_13_the_lowest_card_drawn_deals_first():
    assert drawn("ginski", [("Ana", "R4"), ("Bo", "B3"), ("Cy", "Y13")]).dealer == "Bo"


def test_rsk_1_the_lowest_card_drawn_deals_first():
    assert drawn("rumski", [("Ana", "R4"), ("Bo", "B5"), ("Cy", "Y1")]).dealer == "Cy"


def test_rsk_1_equal_lowest_cards_draw_again_and_nobody_else():
    cuts = [("Ana", "R4"), ("Bo", "B4"), ("Cy", "Y9"), ("Ana", "R12"), ("Bo", "G11")]
    assert drawn("rumski", cuts).dealer == "Bo"


def test_rml_1_the_ace_is_high_in_the_cut():
    assert drawn("rummoli", [("Ana", "KS"), ("Bo", "AD"), ("Cy", "2H")]).dealer == "Bo"


def test_rml_1_equal_ones_are_cut_again():
    cuts = [("Ana", "KS"), ("Bo", "KD"), ("Cy", "KH")] * 2
    assert drawn("rummoli", cuts + [("Ana", "2S"), ("Bo", "3D"), ("Cy", "2H")]).dealer == "Bo"


def test_tus_13_the_highest_cut_deals_first_in_the_order_of_the_deck():
    assert drawn("tuscan", [("Ana", "7S"), ("Bo", "JD"), ("Cy", "AH")]).dealer == "Bo"
    german = {"deck": "german36"}
    assert drawn("tuscan", [("Ana", "KS"), ("Bo", "10D"), ("Cy", "AH")], german).dealer == "Cy"
    low = {"deck": "german36", "german_ace": "low"}
    assert drawn("tuscan", [("Ana", "KS"), ("Bo", "10D"), ("Cy", "AH")], low).dealer == "Ana"


def test_all_9_a_wild_that_is_cut_is_cut_again():
    came = drawn(
        "rumino", [("Ana", "JK"), ("Ana", "JK"), ("Ana", "2S"), ("Bo", "3D"), ("Cy", "AH")]
    )
    assert came.dealer == "Bo"
    assert [name for name, _ in came.cuts] == ["Ana", "Ana", "Ana", "Bo", "Cy"]


def test_all_9_a_tie_is_drawn_again_by_those_concerned():
    cuts = [("Ana", "KS"), ("Bo", "KD"), ("Cy", "QH"), ("Ana", "JK"), ("Ana", "5S"), ("Bo", "5H")]
    assert drawn("rumino", cuts + [("Ana", "5S"), ("Bo", "4S")]).dealer == "Ana"


def test_nobody_cuts_a_card_that_another_holds():
    game = load("rummoli")
    entry = Entry(draw.Cutting(game, game.with_defaults(None), NAMES), "draw")
    entry.answer([5])
    try:
        entry.answer([5])
        raise AssertionError("the same card twice")
    except InputError as error:
        assert error.key == "cards.too_many"


def test_a_step_back_asks_for_the_last_cut_again():
    game = load("rumski")
    entry = Entry(draw.Cutting(game, game.with_defaults(None), NAMES), "draw")
    entry.answer([RUMSKI70.wild])
    entry.answer([3])
    assert entry.question.who == "Bo"
    entry.back()
    assert entry.question.who == "Ana" and entry.question.key == "dealer.ask_wild_again"


def test_the_box_draws_every_card_as_often_as_the_deck_has_it():
    counts = [0] * 53
    for number in range(256):
        numbers = [number, 0]
        counts[draw.any_card(RUMINO108, (), lambda bits, numbers=numbers: numbers.pop(0))] += 1
    # 148 of the 256 numbers are too high and are drawn again: the first card, each time.
    counts[0] -= 148
    assert counts == [2] * 52 + [4]


def test_the_box_draws_no_card_twice():
    taken = (0, 0, 1)
    assert draw.any_card(RUMINO108, taken, lambda bits: 0) == 1
    assert draw.any_card(RUMINO108, taken + (1,), lambda bits: 0) == 2


def test_the_rules_that_the_dealer_s_screens_cite_exist():
    for name in names():
        game = load(name)
        for rule in (game.cut.rule, game.deal_rule, game.upcard.rule):
            assert rule is None or rulebook.find(rule) is not None, rule
        assert game.cut.deals in ("highest", "lowest")
