"""Belote and Coinche: the rules of each form, by number, with sums that others have printed."""

from engine.game.entry import Entry
from engine.game.questions import NOBODY
from tests.portable.brute import Chance
from tests.portable.form_tables import beside, made, noted, points, sums, table, two
from tests.portable.taker_models import belote, coinche
from tests.portable.tools import untyped


def deal(first, second, taker="Ann", belote=None, **more):
    """Return the fields of a deal of Belote; `first` are the points of Ann and Cy."""
    return dict(more, taker=taker, belote=belote, points=two(first, second))


def marks(game, **fields):
    """Return what a deal would score for both sides."""
    return points(game.game.plan(dict(fields, event="deal")))[:2]


def test_blt_1_two_sides_of_two():
    game = table("belote")
    assert game.game.sides.lists == [["Ann", "Cy"], ["Bo", "Di"]]
    question = untyped(Entry(game.game, "deal").question)
    assert [value for value, _ in question.choices] == ["Ann", "Bo", NOBODY]


def test_blt_2_points_that_no_tricks_make_are_refused():
    game = table("belote")
    cards = [20, 14, 11, 10, 4, 3] + 3 * [11, 10, 4, 3, 2] + 11 * [0]
    possible = made(cards, 32, 4)
    possible |= set([total + 10 for total in possible])
    for first in range(163):
        allowed = first in possible and 162 - first in possible
        assert (game.refusal("deal", **deal(first, 162 - first)) is None) == allowed, first
    error = game.refusal("deal", **deal(161, 1))
    assert (error.rule, error.why()) == ("BLT-2", "No card counts 1: no side has 1 or 161.")
    assert game.refuses("deal", **deal(100, 61)) == "BLT-2"
    assert game.refuses("deal", **deal(200, 0)) == "BLT-2"


def test_blt_3_more_than_the_other_side_for_both_sides():
    # Federation 10.2: both score theirs; down, the other side has 162, or 252 with all tricks.
    game = table("belote")
    assert marks(game, **deal(82, 80)) == [82, 80]
    assert marks(game, **deal(80, 82)) == [0, 162]
    assert marks(game, **deal(80, 82, taker="Bo")) == [80, 82]
    assert marks(game, **deal(82, 80, taker="Bo")) == [162, 0]
    # 9.2: 252; one trick of cards that count nothing is no capot for the others.
    assert marks(game, **deal(252, 0)) == [252, 0]
    assert marks(game, **deal(0, 252)) == [0, 252]
    assert marks(game, **deal(162, 0)) == [162, 0]
    assert marks(table("belote", capot=250), **deal(250, 0)) == [250, 0]
    assert table("belote", capot=250).refuses("deal", **deal(252, 0)) == "BLT-2"
    effect = game.add("deal", **deal(80, 82))
    assert noted(effect) == [("BLT-3", "Bo + Di: the taker is down")]
    dealer = game.game.dealer
    assert points(game.add("deal", taker=None)) == [0, 0, 0, 0]
    assert game.game.dealer != dealer
    assert game.refuses("deal", taker=None, points=two(81, 81)) == "BLT-2"


def test_blt_4_the_belote_is_of_its_side_alone():
    # Federation 7 and 10.2: 20, also for who is down; 10.1.1: it counts for the contract.
    game = table("belote")
    assert marks(game, **deal(100, 62, belote="Ann")) == [120, 62]
    assert marks(game, **deal(100, 62, belote="Bo")) == [100, 82]
    assert marks(game, **deal(60, 102, belote="Ann")) == [20, 162]
    assert marks(game, **deal(60, 102, belote="Bo")) == [0, 182]
    # 72 and 20 are more than 90; 90 is less than 72 and 20.
    assert marks(game, **deal(72, 90, belote="Ann")) == [92, 90]
    assert marks(game, **deal(90, 72, belote="Bo")) == [0, 182]
    effect = game.add("deal", **deal(60, 102, belote="Ann"))
    assert sums(effect)[0] == ("Ann", "belote 20")


def test_blt_5_a_tie_waits_for_whoever_wins_the_next_deal():
    # Federation 10.1.3: 81 each, or 91 each with a belote.
    game = table("belote")
    effect = game.add("deal", **deal(81, 81))
    assert points(effect) == [0, 81, 0, 81]
    assert ("BLT-5", "Ann + Cy: a tie, 81 wait for the next deal") in noted(effect)
    assert beside(game, "Ann") == [[("81 wait", "81")]] and beside(game, "Bo") == [[]]
    # Who takes next is down: the other side has them.
    assert marks(game, **deal(100, 62)) == [181, 62]
    assert marks(game, **deal(60, 102)) == [0, 243]
    assert marks(game, **deal(60, 102, taker="Bo")) == [60, 183]
    # All pass: they wait on. Another tie, with a belote: 81 and 91.
    game.add("deal", taker=None)
    assert points(game.add("deal", **deal(91, 71, taker="Bo", belote="Bo"))) == [91, 0, 91, 0]
    effect = game.add("deal", **deal(100, 62))
    assert points(effect)[:2] == [100 + 81 + 91, 62]
    assert sums(effect) == [("Ann", "100 + waited 172")]
    assert beside(game, "Ann") == [[]] and beside(game, "Bo") == [[]]
    game.add("undo")
    game.add("undo")
    assert marks(game, **deal(100, 62)) == [181, 62]
    # The belote of the other side is scored at once.
    assert marks(table("belote"), **deal(91, 71, belote="Bo")) == [0, 91]
    for tie, found in (("lost", [20, 162]), ("made", [91, 91])):
        assert marks(table("belote", tie=tie), **deal(71, 91, belote="Ann")) == found


def test_blt_6_declarations():
    game = table("belote", declared="yes")
    assert game.refuses("deal", **deal(81, 81)) == "input"
    assert game.refuses("deal", **deal(81, 81, melds=two(20, 20))) == "BLT-6"
    assert game.refuses("deal", **deal(81, 81, melds=two(30, 0))) == "BLT-6"
    # contree.org/marque: made, both score theirs; down, the other side has all.
    assert marks(game, **deal(81, 81, melds=two(20, 0))) == [101, 81]
    assert marks(game, **deal(81, 81, melds=two(0, 50))) == [0, 212]
    assert marks(game, **deal(60, 102, belote="Ann", melds=two(20, 0))) == [20, 182]
    assert marks(game, **deal(252, 0, melds=two(0, 20))) == [252, 20]
    assert table("belote").refuses("deal", **deal(81, 81, melds=two(0, 0))) == "BLT-6"


def test_blt_7_rounding_and_8_the_end():
    # Federation 10.3: 84 is 80, 85 is 90; 10.4.2: 910 and 85 make 1000, which wins.
    game = table("belote", rounding="yes")
    assert marks(game, **deal(84, 78)) == [80, 80]
    assert marks(game, **deal(85, 77)) == [90, 80]
    game.add("adjust", player="Ann", by=910, reason="before")
    game.add("deal", **deal(85, 77))
    assert game.game.players[0].score == 1000
    assert game.end() == (["Ann", "Cy"], "BLT-8")
    game = table("belote", target=200)
    game.add("adjust", player="Ann", by=119, reason="before")
    game.add("adjust", player="Bo", by=119, reason="before")
    game.add("deal", **deal(81, 81, taker="Bo"))
    # The points of Bo and Di wait; Ann and Cy are there alone.
    assert game.end() == (["Ann", "Cy"], "BLT-8")
    game = table("belote", target=200, tie="made")
    game.add("adjust", player="Ann", by=119, reason="before")
    game.add("adjust", player="Bo", by=119, reason="before")
    game.add("deal", **deal(81, 81))
    assert not game.game.over
    game.add("deal", **deal(82, 80))
    assert game.end() == (["Ann", "Cy"], "BLT-8")


def contract(value, first, second, taker="Ann", call="no", belote=None, **more):
    """Return the fields of a deal of Coinche."""
    return dict(deal(first, second, taker, belote), contract=value, call=call, **more)


def plain(**house):
    """Return a table of Coinche without declarations and without rounding."""
    return table("coinche", declared="no", rounding="no", **house)


def test_coi_1_and_2():
    game = plain()
    assert game.game.sides.lists == [["Ann", "Cy"], ["Bo", "Di"]]
    error = game.refusal("deal", **contract(80, 161, 1))
    assert (error.rule, error.why()) == ("COI-2", "No card counts 1: no side has 1 or 161.")
    assert game.refuses("deal", **contract(80, 100, 61)) == "COI-2"


def test_coi_3_contracts():
    game = plain()
    for value in (70, 85, 190, 240, 260):
        assert game.refuses("deal", **contract(value, 100, 62)), value
    error = game.refusal("deal", **contract(190, 100, 62))
    assert error.rule == "COI-3"
    assert error.why() == "Without declarations the most is 180, or 250, a capot."
    declared = table("coinche")
    assert declared.refusal("deal", **contract(300, 100, 62, melds=two(200, 0))) is None
    assert points(game.add("deal", taker=None)) == [0, 0, 0, 0]


def test_coi_4_made_and_down_for_both_sides():
    # exoty.com/compter-points-coinche: 142, the last trick and a belote at 80 is 252, at 130 302.
    game = plain()
    assert marks(game, **contract(80, 152, 10, belote="Ann")) == [252, 10]
    assert marks(game, **contract(130, 152, 10, belote="Ann")) == [302, 10]
    # lacontree.free.fr, lecon2_2: 110 with 103 and 10 is 223, rounded 220.
    assert marks(game, **contract(110, 113, 49)) == [223, 49]
    rounded = table("coinche", declared="no")
    effect = rounded.add("deal", **contract(110, 113, 49))
    assert points(effect)[:2] == [220, 50]
    assert noted(effect) == [("COI-4", "Ann + Cy: made, 113")]
    assert sums(effect)[0] == ("Ann", "113 + contract 110 - rounding 3")
    # Federation 10.1.2: 160 and the contract for the others; 79 are not 80, nor is a tie.
    assert marks(game, **contract(110, 109, 53)) == [0, 270]
    assert marks(game, **contract(110, 53, 109, taker="Bo")) == [270, 0]
    assert marks(game, **contract(80, 79, 83)) == [0, 240]
    assert marks(game, **contract(80, 81, 81)) == [0, 240]
    assert marks(game, **contract(80, 80, 82)) == [0, 240]
    assert marks(game, **contract(90, 71, 91, belote="Ann")) == [20, 250]


def test_coi_5_the_belote_is_of_its_side_alone():
    game = plain()
    assert marks(game, **contract(100, 80, 82, belote="Ann")) == [200, 82]
    assert marks(game, **contract(100, 100, 62, belote="Bo")) == [200, 82]
    assert marks(game, **contract(120, 80, 82, belote="Ann")) == [20, 280]
    assert marks(game, **contract(120, 80, 82, belote="Bo")) == [0, 300]
    # lacontree.free.fr, lecon2_4: nobody takes it away, not after a coinche, either.
    assert marks(game, **contract(100, 100, 62, call="coinche", belote="Bo")) == [520, 20]
    assert marks(game, **contract(100, 60, 102, call="coinche", belote="Ann")) == [20, 520]


def test_coi_6_declarations():
    game = table("coinche", rounding="no")
    shown = two(50, 0)
    assert marks(game, **contract(140, 90, 72, melds=shown)) == [280, 72]
    # Federation 10.1.2: down, they go to the other side; 10.1.1: a capot takes them, too.
    assert marks(game, **contract(150, 90, 72, melds=shown)) == [0, 160 + 50 + 150]
    assert marks(game, **contract(80, 90, 72, melds=two(0, 100))) == [0, 160 + 100 + 80]
    assert marks(game, **contract(80, 252, 0, melds=two(0, 100))) == [252 + 80 + 100, 0]
    assert marks(game, **contract(80, 162, 0, melds=two(0, 20))) == [242, 20]
    assert game.refuses("deal", **contract(80, 90, 72, melds=two(20, 20))) == "COI-6"
    assert game.refuses("deal", **contract(80, 90, 72, melds=two(0, 10))) == "COI-6"


def test_coi_7_coinche_and_surcoinche_for_both_sides():
    # Federation 10.1: (160 + belote + contract) x 2 or x 4, 250 where all tricks are made.
    game = plain()
    for call, times in (("coinche", 2), ("surcoinche", 4)):
        made = contract(100, 100, 62, call=call)
        assert marks(game, **made) == [times * 260, 0]
        assert marks(game, **dict(made, belote="Ann")) == [times * 280, 0]
        assert marks(game, **contract(100, 90, 72, call=call)) == [0, times * 260]
        assert marks(game, **contract(100, 90, 72, call=call, belote="Bo")) == [0, times * 280]
        assert marks(game, **contract(100, 252, 0, call=call)) == [times * 350, 0]
    shown = table("coinche", rounding="no")
    made = contract(100, 100, 62, call="coinche", melds=two(0, 20))
    assert marks(shown, **made) == [2 * (160 + 20 + 100), 0]
    # iscool: three times; coinchons.fr: (160 + 100) x 2, the belote 20; exoty.com: the contract.
    three = plain(again=3)
    assert marks(three, **contract(100, 100, 62, call="surcoinche")) == [780, 0]
    cards = plain(doubled="cards")
    made = contract(100, 100, 62, call="coinche", belote="Ann")
    assert marks(cards, **made) == [540, 0]
    assert marks(cards, **contract(100, 90, 72, call="coinche", belote="Bo")) == [0, 540]
    only = plain(doubled="contract")
    assert marks(only, **made) == [100 + 20 + 200, 62]
    assert marks(only, **contract(100, 90, 72, call="coinche", belote="Ann")) == [310, 72]
    assert marks(only, **contract(120, 90, 72, call="coinche", belote="Ann")) == [20, 400]


def test_coi_8_a_capot():
    game = plain()
    assert marks(game, **contract(250, 252, 0)) == [502, 0]
    assert marks(game, **contract(250, 162, 0)) == [0, 410]
    assert marks(game, **contract(250, 162, 0, taker="Bo")) == [410, 0]
    assert marks(game, **contract(250, 252, 0, call="coinche", belote="Bo")) == [1000, 20]
    # coinchons.fr: 500, made or not; nothing for one that was not announced.
    flat = plain(capot=500)
    assert marks(flat, **contract(250, 252, 0)) == [500, 0]
    assert marks(flat, **contract(250, 100, 62)) == [0, 500]
    assert marks(flat, **contract(80, 252, 0)) == [332, 0]
    # With declarations 250 may be points.
    shown = table("coinche", rounding="no")
    made = contract(250, 162, 0, melds=two(100, 0))
    assert shown.refuses("deal", **made) == "input"
    assert marks(shown, **dict(made, announced=False)) == [162 + 100 + 250, 0]
    assert marks(shown, **dict(made, announced=True)) == [0, 160 + 100 + 250]


def test_coi_9_rounding_and_10_the_end():
    game = table("coinche", declared="no", target=301)
    assert marks(game, **contract(80, 84, 78)) == [160, 80]
    assert marks(game, **contract(80, 85, 77)) == [170, 80]
    game.add("deal", **contract(80, 85, 77))
    assert not game.game.over
    game.add("deal", **contract(80, 85, 77))
    assert game.end() == (["Ann", "Cy"], "COI-10")


def test_random_games_are_scored_as_they_lie_on_the_table():
    chance = Chance(162)
    assert sum([belote(chance) for _ in range(60)]) > 0
    assert sum([coinche(chance) for _ in range(60)]) > 0
