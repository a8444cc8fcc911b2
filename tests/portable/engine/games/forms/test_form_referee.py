"""The referee's questions about a form's melds: what can be keyed, and what is refused."""

from engine.errors import InputError
from engine.game.entry import Entry
from engine.games import forms
from tests.portable.rummies import form
from tests.portable.tools import raises


def fitting(name, there):
    """Return (what asks which cards fit the meld `there`, the deck that reads cards)."""
    kind = forms.class_of(form(name))
    game = kind(["Ana", "Ben"], kind.with_defaults({}), "Ana")
    entry = Entry(game, "judge_fitting")
    read = entry.question.deck.read_all
    entry.answer(read(there.split()))
    return entry, read


def test_a_card_of_the_meld_on_the_table_is_not_laid_off_too():
    for name, there, cards, fits in (
        ("tonk", "5S 6S 7S", "6S", False),
        ("tonk", "5S 6S 7S", "8S 7S", False),
        ("tonk", "5S 6S 7S", "8S", True),
        # Of two decks there is one more, of two jokers and two more are two left.
        ("scala40", "5S 6S 7S", "6S", True),
        ("scala40", "5S 6S 7S", "6S 6S", False),
        ("rum500", "5S 6S *", "* 7S", True),
        ("rum500", "5S 6S *", "* *", False),
    ):
        entry, read = fitting(name, there)
        assert entry.question.taken == tuple(read(there.split()))
        if fits:
            entry.answer(read(cards.split()))
            assert entry.question is None and entry.event.found is not None
        else:
            assert raises(InputError, entry.answer, read(cards.split())), (name, cards)
            assert entry.question.taken


def rows(name):
    return [row[0] for row in forms.load("form:" + name).referee]


def asked(name, row, *answers, players=("Ana", "Ben", "Cy")):
    """Return (keys of the questions, the Verdict) of a referee's row, with cards as words."""
    kind = forms.load("form:" + name)
    game = kind(list(players), kind.with_defaults({}), "Ana")
    entry = Entry(game, row)
    keys = []
    for answer in answers:
        question = entry.question
        keys.append(question.key)
        entry.answer(question.deck.read_all(answer.split()) if isinstance(answer, str) and
                     question.deck else answer)  # fmt: skip
    assert entry.question is None, entry.question.key
    return keys, entry.event


def test_how_near_may_i_end_and_what_do_i_pay_are_rows_of_their_own():
    assert rows("scala40")[2:5] == ["judge_hand", "judge_end", "judge_pays"]
    # What is held costs nothing where only who has all melded scores.
    assert "judge_pays" not in rows("conquian") and "judge_end" in rows("conquian")
    verdict = asked("rummy500", "judge_pays", "5S 5H 5D KH")[1]
    assert (verdict.figure, verdict.rule) == ("25", "RFH-7")
    verdict = asked("scala40", "judge_end", "3S 3D 3C 5S 6S 7S 2H 2D 2C AC AD AS 8S KD")[1]
    assert (verdict.ok, verdict.rule) == (True, "SCL-9")


def test_whether_one_is_down_is_asked_where_the_number_does_not_tell():
    # Fewer cards than were dealt: melds are on the table.
    keys, verdict = asked("scala40", "judge_end", "5S 5H 5D KH", True)
    assert keys == ["judge.ask_meld", "kit.ask_drawn"] and verdict.ok
    keys, verdict = asked("scala40", "judge_discard", "5S 5H 5D 9C 2C")
    assert (keys, verdict.figure) == (["judge.ask_meld"], "9C")
    # In Liverpool cards are bought: as many as were dealt may be left.
    many = "5S 5H 5D 5C 5S 5H 5D 5C 9S 9H KD"
    keys, verdict = asked("liverpool", "judge_end", many, False)
    assert keys == ["judge.ask_meld", "judge.ask_opened"]
    assert (verdict.ok, verdict.rule) == (False, "LIV-5")


def test_melds_of_the_table_are_asked_for_while_cards_have_no_place():
    keys, verdict = asked(
        "scala40", "judge_end", "2S 3S KD", True, True, "2D 2H 2C", True, "4S 5S 6S"
    )
    assert keys[2:] == ["kit.ask_lay_off", "kit.ask_table"] * 2
    assert verdict.ok and [label for label, _ in verdict.groups] == [("kit.laid_off", {})]
    verdict = asked("scala40", "judge_end", "2S 3S KD", True, False)[1]
    assert (verdict.ok, verdict.rule) == (False, "SCL-9")
    verdict = asked("scala40", "judge_end", "2S 3S KD", True, True, "4S 6S")[1]
    assert (verdict.ok, verdict.key) == (False, "kit.no_meld")
    # A hand that cannot open is not asked about the table.
    hand = "AS 3D 5C 7H 9S JD KC 2H 4S 6D 8C 10H QS"
    assert asked("scala40", "judge_end", hand)[1].rule == "SCL-8"


def test_whose_hand_it_is_is_asked_where_the_contract_is_their_own():
    hand = "R1 R2 R3 R5 R7 R9 W B4 G4 Y4"
    keys, verdict = asked("phase10", "judge_hand", "Ben", hand)
    assert keys == ["kit.ask_whose", "judge.ask_meld"]
    # PTN-2: nobody is in phase 8 yet.
    assert (verdict.figure, verdict.rule) == ("5", "PTN-2")
    keys, verdict = asked("phase10", "judge_discard", "Ben", hand + " Y12")
    assert keys == ["kit.ask_whose", "judge.ask_meld"] and verdict.figure == "Y12"
    assert (
        asked("liverpool", "judge_hand", "5S 5H 5D KH 2C 3C 4C 5C 9S 9H", False)[0][0]
        != "kit.ask_whose"
    )


def test_cards_fit_those_of_one_colour_that_lie_on_the_table():
    seven = "R4 R5 R6 R7 R9 R10 R11"
    verdict = asked("phase10", "judge_fitting", seven, "R8 W Y3")[1]
    assert (verdict.rule, verdict.key) == ("PTN-4", "kit.fits_some")
    assert verdict.facts["cards"] == "R8 W"
    assert asked("phase10", "judge_fitting", seven, "Y3")[1].ok is False
    assert asked("phase10", "judge_fitting", "R4 R5 R6 Y7 R9 R10 R11", "R8")[1].key == "kit.no_meld"


def test_chn_8_nothing_fits_a_chinchon():
    seven = "AS 2S 3S 4S 5S 6S 7S"
    verdict = asked("chinchon", "judge_fitting", seven, "JS")[1]
    assert (verdict.ok, verdict.rule, verdict.key) == (False, "CHN-8", "kit.closer_melded")
    assert asked("chinchon", "judge_fitting", seven[:-3], "7S")[1].ok


def test_cnq_5_with_fewer_cards_it_is_asked_whether_one_was_taken():
    keys, verdict = asked("conquian", "judge_end", "4H 4D 4C", True)
    assert keys == ["judge.ask_meld", "kit.ask_drawn"] and verdict.ok
    verdict = asked("conquian", "judge_end", "4H 4D 4C", False)[1]
    assert (verdict.ok, verdict.key) == (False, "kit.one_more")
    hand = "AS 2S 3S 4S 5S 6S 7S 4H 4D 4C"
    assert asked("conquian", "judge_end", hand)[1].key == "kit.one_more"
    assert asked("conquian", "judge_end", "AS 2S 3S 4S 5S 6S 7S JS 4H 4D 4C")[1].ok
