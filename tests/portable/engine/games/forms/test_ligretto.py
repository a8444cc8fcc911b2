"""Ligretto: the rules of the form, by number, and rounds that are played with its cards."""

from engine.games import forms
from engine.record.ledger import Ledger
from tests.portable import paged
from tests.portable.brute import Chance
from tests.portable.form_tables import THREE, each, points, sums, table

TWELVE = ("Ann", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal", "Ivy", "Jo", "Kim", "Lou")


def counted(closer, laid, left):
    """Return the fields of a round of three; `left` has those who did not stop it."""
    others = [name for name in THREE if name != closer]
    return {"closer": closer, "laid": each(*laid, names=THREE), "left": dict(zip(others, left))}


def marks(closer, laid, left, **house):
    """Return what a round scores for three."""
    game = table("ligretto", THREE, **house).game
    return points(game.plan(dict(counted(closer, laid, left), event="round")), THREE)


def test_lig_1_everyone_has_forty_cards():
    game = table("ligretto", THREE)
    assert game.refuses("round", **counted("Ann", (30, 31, 20), (10, 3))) == "LIG-1"
    assert game.refuses("round", **counted("Ann", (41, 20, 20), (10, 3)))
    assert game.refuses("round", **counted("Ann", (30, 20, 20), (11, 3)))
    error = game.refusal("round", **counted("Ann", (30, 31, 20), (10, 3)))
    assert error.why() == "Everyone has 40 cards, not 31 and 10."
    paged.known("ligretto")
    assert forms.load("form:ligretto").max_players == len(TWELVE)


def test_lig_2_who_stopped_it_has_none_left_and_nobody_may_have():
    game = table("ligretto", THREE)
    # A pile that is not gone has a card at least.
    assert game.refuses("round", **counted("Ann", (20, 20, 20), (0, 3)))
    both = dict(counted("Ann", (20, 20, 20), (1, 3)))
    both["left"]["Ann"] = 1
    assert game.refuses("round", **both)
    # brettspielwelt.de: where nobody can lay, the round counts as it lies.
    assert marks(None, (20, 14, 9), (1, 4, 10)) == [18, 6, -11]


def test_lig_3_each_in_the_middle_and_each_left():
    # transylvaniagames.com: 1 each in the middle, 2 off for each left in the pile.
    assert marks("Ann", (20, 15, 3), (4, 10)) == [20, 7, -17]
    # wer-weiss-was.de: 3 off.
    assert marks("Ann", (20, 15, 3), (4, 10), price=3) == [20, 3, -27]
    effect = table("ligretto", THREE).add("round", **counted("Cy", (20, 15, 3), (4, 10)))
    assert sums(effect) == [("Ann", "20 - left 2 x 4"), ("Bo", "15 - left 2 x 10")]
    assert points(effect, THREE) == [12, -5, 3]


def test_lig_4_the_end():
    game = table("ligretto", THREE)
    for _ in range(3):
        game.add("round", **counted("Ann", (30, 31, 2), (1, 10)))
        assert not game.game.over
    game.add("round", **counted("Ann", (9, 12, 2), (1, 10)))
    # 99 and 97: at 99 it is over, and the highest wins.
    assert game.end() == (["Ann"], "LIG-4")
    game = table("ligretto", THREE, target=20)
    game.add("round", **counted("Ann", (25, 27, 2), (1, 10)))
    assert game.end() == (["Ann", "Bo"], "LIG-4")


# -- a model that plays with cards ---------------------------------------------------------------


def lay(chance, count):
    """Play a round with cards; return (who stopped it or None, cards laid, cards left) by seat.

    Each card knows whose it is and what it shows, and lies in a pile, a row, a hand or the middle.
    """
    width = {2: 5, 3: 4}.get(count, 3)
    piles, rows, hands = [], [], []
    for seat in range(count):
        cards = [(seat, colour, number) for colour in range(4) for number in range(1, 11)]
        mixed = [cards.pop(chance.below(len(cards))) for _ in range(40)]
        piles.append(mixed[:10])
        rows.append(mixed[10 : 10 + width])
        hands.append(mixed[10 + width :])
    middle = []
    tops = []
    idle = 0
    while idle < 400:
        idle += 1
        seat = chance.below(count)
        places = [(piles[seat], -1)] + [(rows[seat], at) for at in range(len(rows[seat]))]
        places += [(hands[seat], chance.below(len(hands[seat])))] if hands[seat] else []
        where, at = chance.of(places)
        card = where[at]
        fits = card[2] == 1
        for stack in tops:
            if stack == [card[1], card[2] - 1]:
                fits = True
                stack[1] += 1
                break
        else:
            if fits:
                tops.append([card[1], 1])
        if not fits:
            continue
        idle = 0
        middle.append(where.pop(at))
        if where is rows[seat]:
            rows[seat].append(piles[seat].pop())
        if not piles[seat]:
            return seat, middle, piles
    return None, middle, piles


def play(chance):
    """Play a random game; return how many rounds nobody stopped."""
    count = 2 + chance.below(5)
    names = list(TWELVE[:count])
    house = {"price": chance.of((2, 3)), "target": 20 + chance.below(60)}
    paged.known("ligretto")
    game_class = forms.load("form:ligretto")
    ledger = Ledger(game_class, names, game_class.with_defaults(house))
    table, stuck = [0] * count, 0
    for _ in range(30):
        stopped, middle, piles = lay(chance, count)
        stuck += stopped is None
        event = {"event": "round", "closer": None if stopped is None else names[stopped]}
        event["laid"] = dict(zip(names, [0] * count))
        for card in middle:
            event["laid"][names[card[0]]] += 1
            table[card[0]] += 1
        event["left"] = {}
        for seat in range(count):
            if piles[seat]:
                event["left"][names[seat]] = len(piles[seat])
            for _ in piles[seat]:
                table[seat] -= house["price"]
        ledger.add(event)
        assert [one.score for one in ledger.game.players] == table
        if max(table) >= house["target"]:
            best = [names[at] for at in range(count) if table[at] == max(table)]
            assert ledger.game.over and ledger.game.winners == best
            return stuck
        assert not ledger.game.over
    return stuck


def test_random_games_are_scored_as_their_cards_lie():
    chance = Chance(40)
    stuck = [play(chance) for _ in range(20)]
    assert sum(stuck) > 0
