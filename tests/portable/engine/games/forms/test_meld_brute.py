"""A form's melds agree with a brute force, and with themselves on any budget."""

from engine.ask import answer
from engine.games import forms
from engine.games.forms import judge
from tests.portable import brute_endings
from tests.portable.brute import Chance
from tests.portable.brute_melds import case
from tests.portable.rummies import form


def test_no_budget_makes_an_answer_wrong():
    chance = Chance(63)
    for name in ("indian", "scala40", "five_crowns", "kalooki", "pinnacola", "gin"):
        melds = forms.read(form(name)).melds
        judged = melds.judged({}, 2, 5)
        deck, size = judged.deck, judged.hand + 1
        cards = [card for card in range(deck.wild + 1) for _ in range(deck.count(card))]
        low = chance.below(9)
        hand = [card for card in cards if low <= card % 13 < low + 4 or card == deck.wild][-size:]
        for card in cards:
            if len(hand) < size:
                hand.append(card)
        right = judge.judge_hand(melds, judged, hand).found
        least = judge.judge_discard(melds, judged, hand).found
        for budget in (0, 20, 100, 400):
            found = judge.judge_hand(melds, judged, hand, budget)
            hurried = found.found
            if hurried.found.proved:
                assert hurried.found.points == right.found.points, (name, budget)
                assert hurried.after == right.after and hurried.may_end == right.may_end
            else:
                assert found.key == "kit.at_most" and found.figure[0] == "kit.figure_at_most"
            assert hurried.found.points >= right.found.points and hurried.after >= right.after
            advised = judge.judge_discard(melds, judged, hand, budget)
            if advised.found.proved:
                assert advised.found.choices == least.choices, (name, budget)
            else:
                assert advised.key == "kit.at_most"
            assert advised.found.deadwood >= least.deadwood, (name, budget)


def test_brute_force_agrees():
    for seed in range(60):
        case(answer, seed)


def test_brute_force_agrees_on_who_may_end():
    yes = [brute_endings.case(answer, seed) for seed in range(120)]
    assert 15 < yes.count(True) < 60
