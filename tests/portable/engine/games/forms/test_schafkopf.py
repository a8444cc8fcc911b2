"""Schafkopf: the rules of the form, by number, with sums that others have printed."""

from engine.game.entry import Entry
from engine.game.questions import NOBODY
from engine.games import forms
from engine.record.ledger import Ledger
from tests.portable import paged
from tests.portable.brute import Chance
from tests.portable.form_tables import made, noted, points, table
from tests.portable.tools import FOUR, untyped


def sauspiel(eyes, **more):
    """Return the fields of a Sauspiel of Ann with Cy."""
    found = {"player": "Ann", "game": "sauspiel", "eyes": eyes}
    found["partner"] = {"Bo": False, "Cy": True, "Di": False}
    found.update(runners=0, laid=0, contra=0)
    found.update(more)
    return found


def solo(eyes, game="solo", **more):
    """Return the fields of a Solo, or a Wenz, of Ann."""
    found = {"player": "Ann", "game": game, "tout": "no", "eyes": eyes}
    found.update(runners=0, laid=0, contra=0)
    found.update(more)
    return found


def tout(won, tout="tout", **more):
    """Return the fields of a Solo whose player has announced all tricks."""
    found = {"player": "Ann", "game": "solo", "tout": tout, "won": won}
    found.update(runners=0, laid=0, contra=0)
    found.update(more)
    return found


def marks(fields, **house):
    """Return what a hand scores; it adds up to 0."""
    game = table("schafkopf", **house).game
    found = points(game.plan(dict(fields, event="hand")))
    assert sum(found) == 0, found
    return found


def test_sfk_1_and_2_who_wins():
    game = table("schafkopf")
    question = untyped(Entry(game.game, "hand").question)
    assert [value for value, _ in question.choices] == list(FOUR) + [NOBODY]
    # sauspiel.de: 61 win, with 60 each the others do.
    assert marks(sauspiel(61)) == [20, -20, 20, -20]
    assert marks(sauspiel(60)) == [-20, 20, -20, 20]
    assert points(game.add("hand", player=None)) == [0, 0, 0, 0]
    for wrong in (
        {"Bo": False, "Cy": False, "Di": False},
        {"Bo": True, "Cy": True, "Di": False},
    ):
        error = game.refusal("hand", **sauspiel(61, partner=wrong))
        assert error.rule == "SFK-2"
        assert error.why() == "One has the ace called, not %d." % sum(wrong.values())
    # Whoever played is not asked.
    assert game.refuses("hand", **sauspiel(61, partner={"Ann": False, "Cy": True}))
    error = game.refusal("hand", **sauspiel(119))
    assert (error.rule, error.why()) == ("SFK-2", "No card counts 1: no side has 1 or 119.")
    possible = made(4 * [11, 10, 4, 3, 2, 0, 0, 0], 32, 4)
    for eyes in range(121):
        more = {"black": False} if eyes in (0, 120) else {}
        assert (game.refusal("hand", **sauspiel(eyes, **more)) is None) == (eyes in possible), eyes


def test_sfk_3_prices_for_both_sides():
    # sauspiel.de, 10-20-50: 20 of each; a Solo 50 of all three, or to all three.
    assert marks(solo(61)) == [150, -50, -50, -50]
    assert marks(solo(60)) == [-150, 50, 50, 50]
    assert marks(solo(61, "wenz")) == [150, -50, -50, -50]
    # online-schafkopf-lernen.de: 5/20, and 5/10/20.
    assert marks(sauspiel(61), sau=5, alone=20, extra=5) == [5, -5, 5, -5]
    assert marks(solo(61), sau=5, alone=20, extra=5) == [60, -20, -20, -20]


def test_sfk_4_schneider_and_no_trick_for_both_sides():
    # internet-schafkopf.de: 91 of the player, 90 of the others; 120 and no trick.
    for eyes, won in ((90, 20), (91, 30), (31, -20), (30, -30)):
        assert marks(sauspiel(eyes)) == [won, -won, won, -won]
    assert marks(sauspiel(120, black=False)) == [30, -30, 30, -30]
    assert marks(sauspiel(120, black=True)) == [40, -40, 40, -40]
    assert marks(sauspiel(0, black=True)) == [-40, 40, -40, 40]
    assert table("schafkopf").refuses("hand", **sauspiel(120)) == "input"
    effect = table("schafkopf").add("hand", **sauspiel(120, black=True))
    assert noted(effect) == [("SFK-3", "won, Schneider, no trick: 20 + 2 x 10 = 40")]


def test_sfk_5_laufende_for_both_sides():
    assert marks(sauspiel(61, runners=3)) == [50, -50, 50, -50]
    assert marks(sauspiel(60, runners=4)) == [-60, 60, -60, 60]
    assert marks(solo(61, "wenz", runners=2)) == [210, -70, -70, -70]
    game = table("schafkopf")
    for fields in (
        sauspiel(61, runners=2),
        solo(61, runners=1),
        solo(61, "wenz", runners=1),
        solo(61, "wenz", runners=5),
    ):
        assert game.refuses("hand", **fields) == "SFK-5"


def test_sfk_6_what_doubles():
    # raschesspiele.de: 95 with Kontra and Re are 80 for each, at 10 and 10.
    assert marks(sauspiel(95, contra=2), sau=10) == [80, -80, 80, -80]
    # sauspiel.de: two who laid four times, three eight times.
    for laid, times in ((1, 2), (2, 4), (3, 8), (4, 16)):
        assert marks(sauspiel(61, laid=laid))[0] == 20 * times
    assert marks(solo(60, laid=1, contra=1)) == [-600, 200, 200, 200]


def test_sfk_7_tout_and_sie():
    assert marks(tout(True)) == [300, -100, -100, -100]
    assert marks(tout(False)) == [-300, 100, 100, 100]
    assert marks(tout(True, "sie", runners=8)) == [1560, -520, -520, -520]
    game = table("schafkopf")
    assert game.refuses("hand", **tout(False, "sie")) == "SFK-7"
    assert game.refuses("hand", **dict(tout(True), eyes=120))


def test_sfk_8_the_end():
    game = table("schafkopf", rounds=4)
    for _ in range(4):
        assert not game.game.over
        game.add("hand", **sauspiel(70))
    assert game.end() == (["Ann", "Cy"], "SFK-8")


# -- a model that deals cards and moves coins ----------------------------------------------------

WORTH = {"A": 11, "10": 10, "K": 4, "O": 3, "U": 2}
RANKS = ("A", "10", "K", "O", "U", "9", "8", "7")


def order_of(game):
    """Return the trumps from the highest on, as (suit, rank); 3 is acorns, and hearts are 1."""
    if game == "wenz":
        return [(suit, "U") for suit in (3, 2, 1, 0)]
    high = [(suit, rank) for rank in ("O", "U") for suit in (3, 2, 1, 0)]
    return high + [(1, rank) for rank in ("A", "10", "K", "9", "8", "7")]


def play(chance):
    """Play a random game; return how many hands had Laufende."""
    last, house = 4 + chance.below(4), {"sau": chance.of((20, 10)), "alone": 50, "extra": 10}
    house["rounds"] = last
    paged.known("schafkopf")
    game_class = forms.load("form:schafkopf")
    ledger = Ledger(game_class, list(FOUR), game_class.with_defaults(house))
    coins, found = [0, 0, 0, 0], 0
    for number in range(last):
        cards = [(suit, rank) for suit in range(4) for rank in RANKS]
        hands = [[cards.pop(chance.below(len(cards))) for _ in range(8)] for _ in range(4)]
        kind, player = chance.of(("sauspiel", "wenz", "solo")), chance.below(4)
        ours = [player]
        if kind == "sauspiel":
            ours.append((player + 1 + chance.below(3)) % 4)
        # How many of the highest trumps one side has, before a card is played.
        mine = [card for seat in ours for card in hands[seat]]
        trumps = order_of(kind)
        runners = 0
        while runners < len(trumps) and (trumps[runners] in mine) == (trumps[0] in mine):
            runners += 1
        runners = runners if runners >= (2 if kind == "wenz" else 3) else 0
        strong, tricks, eyes = chance.of((0, 1, 2, 2, 2, 3, 4)), [0, 0], 0
        for _ in range(8):
            wins = chance.below(4) < strong
            tricks[0 if wins else 1] += 1
            taken = [hand.pop(chance.below(len(hand))) for hand in hands]
            eyes += sum([WORTH.get(rank, 0) for _, rank in taken]) if wins else 0
        event = {"event": "hand", "player": FOUR[player], "game": kind, "runners": runners}
        event["laid"], event["contra"] = chance.of((0, 0, 1, 2)), chance.of((0, 0, 1, 2))
        announced = kind != "sauspiel" and chance.sometimes(5)
        if kind == "sauspiel":
            event["partner"] = {FOUR[seat]: seat == ours[1] for seat in range(4) if seat != player}
        else:
            event["tout"] = "tout" if announced else "no"
        won = eyes > 60
        price = house["sau"] if kind == "sauspiel" else house["alone"]
        price += house["extra"] * runners
        if announced:
            won = event["won"] = tricks[1] == 0
            price *= 2
        else:
            event["eyes"] = eyes
            least = min(eyes, 120 - eyes)
            price += house["extra"] if least < 30 or eyes == 30 else 0
            if least == 0:
                event["black"] = 0 in tricks
                price += house["extra"] if 0 in tricks else 0
        for _ in range(event["laid"] + event["contra"]):
            price += price
        # Each loser pays each winner, or in a Sauspiel one of them.
        sides = ours, [seat for seat in range(4) if seat not in ours]
        for winner in sides[0 if won else 1]:
            for loser in sides[1 if won else 0]:
                share = price if len(ours) == 1 else price // 2
                coins[winner] += share
                coins[loser] -= share
        ledger.add(event)
        found += runners > 0
        assert [one.score for one in ledger.game.players] == coins, (event, coins)
        assert ledger.game.over == (number + 1 == last)
    return found


def test_random_games_are_scored_as_they_lie_on_the_table():
    chance = Chance(120)
    assert sum([play(chance) for _ in range(60)]) > 0
