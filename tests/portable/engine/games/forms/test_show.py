"""Hands of cribbage: what cards count with the cut, in the referee's question and in an entry."""

from engine.ask import answer
from engine.cards import STANDARD52
from engine.errors import InputError, RuleError
from engine.game.entry import Entry
from engine.games import forms
from engine.games.forms.show import PARTS, parts
from engine.record.ledger import Ledger
from tests.portable.brute import Chance
from tests.portable.tools import raises, untyped

TWO = ("Ann", "Bo")


def asked(hand, cut, **more):
    return answer(untyped(dict(more, ask="show", cards=hand.split(), cut=cut)))


def naive(hand, cut, crib):
    """What a hand counts, by all ways to take some of its five cards."""
    cards = hand + [cut]
    points = 0
    longest, runs = 0, 0
    for mask in range(32):
        some = [cards[at] for at in range(5) if mask >> at & 1]
        ranks = sorted([card % 13 for card in some])
        if sum([min(10, rank + 1) for rank in ranks]) == 15:
            points += 2
        if len(some) == 2 and ranks[0] == ranks[1]:
            points += 2
        steps = [ranks[at + 1] - ranks[at] for at in range(len(ranks) - 1)]
        if len(some) > 2 and steps == [1] * len(steps):
            if len(some) > longest:
                longest, runs = len(some), 0
            runs += len(some) == longest
    points += longest * runs
    if len(set([card // 13 for card in cards])) == 1:
        points += 5
    elif not crib and len(set([card // 13 for card in hand])) == 1:
        points += 4
    for card in hand:
        if card % 13 == 10 and card // 13 == cut // 13:
            points += 1
    return points


def test_hands_that_others_have_counted():
    # en-academic.com, Cribbage statistics: 29, 28 and all kinds of 24; cribbagecorner.com: 20 more
    # by the cut.
    for hand, cut, points in (
        ("5S 5D 5C JH", "5H", 29),
        ("5S 5D 5C 5H", "JH", 28),
        ("AS 7D 7C 7H", "7S", 24),
        ("3S 3D 3C 3H", "9S", 24),
        ("3S 6D 6C 6H", "6S", 24),
        ("4S 4D 4C 4H", "7S", 24),
        ("4S 4D 5C 5H", "6S", 24),
        ("4S 4D 5C 6H", "6S", 24),
        ("4S 5D 5C 6H", "6S", 24),
        ("6S 7D 7C 8H", "8S", 24),
        ("7S 7D 8C 8H", "9S", 24),
        ("4S 4D 6C 6H", "5S", 24),
        # Ace, ace, two, three, three: a quadruple run of three with two pairs.
        ("AS AD 2C 3H", "3S", 16),
        # The one way to 19 that is none.
        ("2S 4D 6C 8H", "10S", 0),
    ):
        assert asked(hand, cut)["points"] == points, (hand, cut)
    found = asked("5S 5D 5C JH", "5H")
    assert [found[part] for part in PARTS] == [16, 12, 0, 0, 1]
    assert found["why"] == "fifteens 16, pairs 12, nobs 1"
    assert asked("2S 4D 6C 8H", "10S")["why"] == "nothing"


def test_a_flush_of_the_crib_needs_the_cut():
    for hand, cut, crib, points in (
        ("2S 4S 6S 8S", "KS", False, 5),
        ("2S 4S 6S 8S", "KH", False, 4),
        ("2S 4S 6S 8S", "KS", True, 5),
        ("2S 4S 6S 8S", "KH", True, 0),
        # Four of a suit with the cut among them are none.
        ("2S 4S 6S 8H", "KS", False, 0),
        # The jack that was cut is not in the hand.
        ("2S 4S 6D 8H", "JS", False, 0),
        ("2S 4S 8D JH", "KH", False, 1),
    ):
        assert asked(hand, cut, crib=crib)["points"] == points, (hand, cut, crib)


def test_random_hands_count_as_by_all_ways_to_take_cards():
    chance = Chance(29)
    seen = set()
    for _ in range(600):
        cards = list(range(52))
        deal = [cards.pop(chance.below(len(cards))) for _ in range(5)]
        crib = chance.sometimes(3)
        found = sum(parts(deal[:4], deal[4], crib))
        assert found == naive(deal[:4], deal[4], crib), (STANDARD52.texts(deal), crib)
        seen.add(found)
    assert len(seen) > 10 and not seen & {19, 25, 26, 27}


def test_a_wrong_question_is_an_error():
    for wrong, field in (
        ({"cards": ["5S", "5D", "5C"], "cut": "5H"}, "cards"),
        ({"cards": ["5S", "5D", "5C", "JH"], "cut": "JH"}, "cut"),
        ({"cards": ["5S", "5D", "5C", "JH"]}, "cut"),
        ({"cards": ["5S", "5D", "5C", "JK"], "cut": "5H"}, "cards"),
        ({"cards": ["5S", "5D", "5C", "JH"], "cut": "5H", "crib": "yes"}, "crib"),
        ({"cards": ["5S", "5D", "5C", "JH"], "cut": "5H", "options": {}}, "options"),
    ):
        assert answer(dict(wrong, ask="show"))["field"] == field, wrong


def form(**more):
    """Return the data of a form whose hands are counted from cards."""
    found = {
        "form": "shown",
        "players": [2, 3],
        "steps": [
            {
                "step": "cut",
                "fields": [{"field": "heels", "is": "0 to 2 by 2", "cards": "cut"}],
                "score": "heels if turn == players",
            },
            {
                "step": "hands",
                "fields": [
                    {"field": "hand", "for": "each player", "is": "0 to 29", "cards": "show"}
                ],
                "score": "hand",
            },
            {
                "step": "crib",
                "fields": [{"field": "box", "is": "0 to 29", "cards": "crib"}],
                "score": "box if turn == players",
            },
        ],
        "end": {"wins": "high", "limit": 121},
    }
    found.update(more)
    return found


def ledger_of(*events):
    found = Ledger(forms.class_of(form()), list(TWO))
    for event in events:
        found.add(event)
    return found


CUT = {"event": "cut", "heels": 0, "heels_cards": ["5H"]}
HANDS = {"event": "hands", "hand": {"Ann": 29, "Bo": 4}}
HANDS["hand_cards"] = {"Ann": ["5S", "5D", "5C", "JH"], "Bo": ["KS", "9D", "2C", "4H"]}


def test_an_entry_keeps_the_cards_and_refuses_another_number():
    ledger = ledger_of(CUT, HANDS)
    assert [player.score for player in ledger.game.players] == [29, 4]
    # 4-5-6 and two fifteens; the cut is of another suit, so four spades are nothing in the crib.
    ledger.add({"event": "crib", "box": 7, "box_cards": ["2S", "4S", "6S", "8S"]})
    assert [player.score for player in ledger.game.players] == [36, 4]
    ledger.add({"event": "undo"})
    ledger.add({"event": "undo"})
    for wrong, key in (
        (dict(HANDS, hand={"Ann": 28, "Bo": 4}), "forms.cards_make"),
        (
            dict(HANDS, hand_cards={"Ann": ["5S", "5D", "5C", "JH"]}, hand={"Ann": 29, "Bo": 3}),
            None,
        ),
    ):
        if key:
            assert raises(RuleError, ledger.check, wrong).key == key
        else:
            ledger.check(wrong)
    # The cut is in nobody's hand, no card is in two, and a hand has four.
    for cards in (
        {"Ann": ["5S", "5D", "5H", "JH"]},
        {"Ann": ["5S", "5D", "5C", "JH"], "Bo": ["5S", "9D", "2C", "4H"]},
        {"Ann": ["5S", "5D", "5C"]},
        {"Ann": ["5S", "5D", "5C", "JK"]},
    ):
        raises(InputError, ledger.check, dict(HANDS, hand_cards=cards))
    # Another cut makes another count: what was entered by cards has become impossible.
    ledger.add(HANDS)
    change = {"event": "amend", "index": 0, "to": dict(CUT, heels_cards=["6H"])}
    assert raises(RuleError, ledger.check, change).key == "all.later_impossible"
    # Read again, it is the same.
    again = Ledger(ledger.game_class, ledger.names, ledger.house, log=list(ledger.log))
    assert again.game.is_like(ledger.game)


def test_without_the_cut_numbers_are_entered_and_no_cards():
    ledger = ledger_of({"event": "cut", "heels": 2})
    assert raises(RuleError, ledger.check, HANDS).key == "forms.no_cut"
    entry = Entry(ledger.game, "hands")
    assert entry.question.deck is None
    ledger.add({"event": "hands", "hand": {"Ann": 29, "Bo": 2}})
    assert [player.score for player in ledger.game.players] == [31, 2]


def test_cards_are_asked_for_and_counted():
    read = STANDARD52.read_all
    ledger = ledger_of()
    entry = Entry(ledger.game, "cut")
    assert entry.question.hand == (1, 1)
    entry.answer(read(["JD"]))
    assert entry.event == {"event": "cut", "heels": 2, "heels_cards": ["JD"]}
    ledger.add(entry.event)
    entry = Entry(ledger.game, "hands")
    question = entry.question
    assert question.hand == (4, 4) and question.taken == tuple(read(["JD"]))
    assert question.worth(read(["5S", "5D", "KC", "QH"])) == 17
    entry.answer(read(["5S", "5D", "KC", "QH"]))
    assert set(entry.question.taken) == set(read(["5S", "5D", "KC", "QH", "JD"]))
    entry.answer(7)
    assert entry.event["hand"] == {"Bo": 17, "Ann": 7}
    assert entry.event["hand_cards"] == {"Bo": ["5S", "5D", "KC", "QH"]}
    ledger.add(entry.event)
    again = Entry(ledger.game_before(1), "hands", entry.event)
    assert again.question.default == read(["5S", "5D", "KC", "QH"])


def test_a_form_says_where_the_cut_comes_from():
    steps = form()["steps"]
    for wrong, where in (
        (steps[1:], "steps[0].fields[0].cards"),
        (
            [dict(steps[0], fields=steps[0]["fields"] + steps[2]["fields"]), steps[1]],
            "steps[0].fields[1].cards",
        ),
        (
            steps[:1]
            + [dict(steps[0], step="again", fields=[dict(steps[0]["fields"][0], field="two")])],
            "steps[1].fields[0].cards",
        ),
        (
            [
                dict(steps[0], fields=[dict(steps[0]["fields"][0], **{"for": "each player"})]),
                steps[1],
            ],
            "steps[0].fields[0].cards",
        ),
    ):
        found = answer({"ask": "form", "form": form(steps=wrong)})
        assert found.get("where") == where, found
