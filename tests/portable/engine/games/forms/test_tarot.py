"""French tarot: the rules of the form, by number, with sums that others have printed."""

from engine import texts
from engine.game.entry import Entry
from engine.game.questions import NOBODY
from tests.portable.brute import Chance
from tests.portable.form_tables import noted, points, sums, table
from tests.portable.taker_models import tarot
from tests.portable.tools import untyped

FIVE = ("Ann", "Bo", "Cy", "Di", "Eve")


def deal(bouts=1, count=51, bid="prise", **more):
    """Return the fields of a deal that Ann takes; `count` are her points."""
    found = {"taker": "Ann", "bid": bid, "bouts": bouts, "points": count}
    found.update(petit="no", handful=0, slam="no")
    found.update(more)
    return found


def at_table(players):
    return table("tarot", FIVE[:players])


def marks(players, **fields):
    """Return what a deal scores for everyone of so many players; it adds up to 0."""
    game = at_table(players)
    found = points(game.game.plan(dict(fields, event="deal")), FIVE[:players])
    assert sum(found) == 0, found
    return found


def test_tar_1_and_2_one_takes_against_all():
    for players in (3, 4, 5):
        game = at_table(players)
        question = untyped(Entry(game.game, "deal").question)
        order = [value for value, _ in question.choices]
        assert sorted(order[:-1]) == sorted(FIVE[:players]) and order[-1] == NOBODY
        dealer = game.game.dealer
        assert points(game.add("deal", taker=None), FIVE[:players]) == [0] * players
        assert game.game.dealer != dealer
    assert at_table(4).refuses("deal", taker=None, bid="garde") == "TAR-4"


def test_tar_3_what_the_taker_needs():
    # tarotmeter's published cases, three players: exactly made is 25 twice; one less is 26 twice.
    for bouts, need in ((0, 56), (1, 51), (2, 41), (3, 36)):
        assert marks(3, **deal(bouts, need)) == [50, -25, -25]
        assert marks(3, **deal(bouts, need - 1)) == [-52, 26, 26]
    # Federation 15: 40 and a half of 41 are 40; 41 and a half are 42, one more than needed.
    assert marks(3, **deal(2, 40)) == [-52, 26, 26]
    assert marks(3, **deal(2, 42)) == [52, -26, -26]
    effect = at_table(4).add("deal", **deal(1, 40, "garde"))
    assert noted(effect) == [("TAR-3", "down: 40 of 51, 2 x (25 + 11)")]
    # Three bouts are 12 points at least, and without one 12 are missing.
    game = at_table(4)
    for bouts in range(4):
        for count in range(92):
            allowed = 4 * bouts <= count <= 79 + 4 * bouts
            refused = game.refusal("deal", **deal(bouts, count))
            assert (refused is None) == allowed, (bouts, count)
            assert allowed or untyped(refused).rule == "TAR-3"


def test_tar_4_contracts_for_both_sides():
    # tarotmeter: 50, 100, 200, 300 for exactly 51 of three players.
    for bid, won in (("prise", 50), ("garde", 100), ("sans", 200), ("contre", 300)):
        assert marks(3, **deal(bid=bid)) == [won, -won // 2, -won // 2]
        lost = won // 25 * 26
        assert marks(3, **deal(1, 50, bid)) == [-lost, lost // 2, lost // 2]
    assert marks(4, **deal()) == [75, -25, -25, -25]


def test_tar_5_the_petit_in_the_last_trick_for_both_sides():
    # tarotmeter, a garde of three players: 140 with it, 60 where the defence has it.
    assert marks(3, **deal(bid="garde", petit="taker")) == [140, -70, -70]
    assert marks(3, **deal(bid="garde", petit="defence")) == [60, -30, -30]
    # Federation 11: in a garde sans the defence has 10 x 4; it is taken off what the taker wins.
    assert marks(4, **deal(bid="sans", petit="defence")) == [180, -60, -60, -60]
    assert marks(4, **deal(1, 50, petit="defence")) == [-108, 36, 36, 36]
    assert marks(4, **deal(1, 50, petit="taker")) == [-48, 16, 16, 16]
    game = at_table(4)
    assert game.refuses("deal", **deal(0, 56, petit="taker")) == "TAR-5"
    assert game.refuses("deal", **deal(3, 36, petit="defence")) == "TAR-5"


def test_tar_6_handfuls_are_of_the_side_that_wins():
    # tarotmeter, three players: 90, 110 and 130 where it is made, -92 where it is not.
    for handful, won in ((20, 90), (30, 110), (40, 130)):
        assert marks(3, **deal(handful=handful)) == [won, -won // 2, -won // 2]
    assert marks(3, **deal(1, 50, handful=20)) == [-92, 46, 46]
    # Federation 10: a double one of the taker who loses is 30 for each defender.
    assert marks(4, **deal(1, 50, handful=30)) == [-168, 56, 56, 56]
    # It is not multiplied.
    assert marks(4, **deal(bid="contre", handful=20)) == [510, -170, -170, -170]
    assert at_table(4).refuses("deal", **deal(handful=50)) == "TAR-6"
    assert marks(5, **deal(handful=50, called="Bo")) == [150, 75, -75, -75, -75]
    assert at_table(4).refuses("deal", **deal(handful=10)) == "input"


def test_tar_7_slams():
    # tarotmeter, three players: 560, 960, -242.
    assert marks(3, **deal(3, 91, slam="made")) == [560, -280, -280]
    assert marks(3, **deal(3, 91, slam="announced")) == [960, -480, -480]
    assert marks(3, **deal(3, 90, slam="missed")) == [-242, 121, 121]
    # Federation 9: 200 for each defender besides what they have.
    assert marks(4, **deal(0, 10, slam="defence")) == [-813, 271, 271, 271]
    # 12: the excuse of the defence is four points.
    assert marks(4, **deal(2, 87, slam="made")) == [813, -271, -271, -271]
    game = at_table(4)
    assert game.refuses("deal", **deal(3, 80, slam="made")) == "TAR-7"
    assert game.refusal("deal", **deal(3, 80, "contre", slam="made")) is None
    assert game.refuses("deal", **deal(1, 51, slam="defence")) == "TAR-7"


def test_tar_8_five_with_a_partner_or_alone():
    # tarotmeter: 50 and 25 of three defenders; alone 100, 25 of each of four (Federation 16).
    assert marks(5, **deal(called="Bo")) == [50, 25, -25, -25, -25]
    assert marks(5, **deal(called=None)) == [100, -25, -25, -25, -25]
    assert marks(5, **deal(1, 50, called="Eve")) == [-52, 26, 26, 26, -26]
    effect = table("tarot", FIVE).add("deal", **deal(1, 51, "garde", called="Eve", petit="taker"))
    assert sums(effect)[0] == ("Ann", "50 x 2 + petit 20 x 2")
    assert sums(effect)[4] == ("Eve", "50 + petit 20")
    game = at_table(5)
    # Federation 16: who calls a king of their own plays alone, too.
    assert marks(5, **deal(called="Ann")) == [100, -25, -25, -25, -25]
    assert game.refuses("deal", **deal()) == "input"
    assert at_table(4).refuses("deal", **deal(called="Bo")) == "TAR-8"


def test_printed_sums_of_whole_deals():
    # gameduell: a garde with 49 and two bouts, the petit at the end and a handful of ten.
    found = marks(4, **deal(2, 49, "garde", petit="taker", handful=20))
    assert found == [318, -106, -106, -106]
    # tarotmeter: a garde sans with 70 and two bouts, the petit at the end, a double handful.
    found = marks(4, **deal(2, 70, "sans", petit="taker", handful=30))
    assert found == [858, -286, -286, -286]


def test_the_referee_says_what_each_pays():
    game = at_table(4).game
    assert game.referee[0][0] == "judge_worth"
    for count, said, figure in (
        (49, "made: 49 of 41, 2 x (25 + 8)", "106"),
        (40, "down: 40 of 41, 2 x (25 + 1)", "-52"),
    ):
        entry = Entry(game, "judge_worth")
        for given in ("garde", 2, count, "taker", 20, "no"):
            entry.answer(given)
        verdict = entry.event
        assert (verdict.rule, verdict.figure) == ("TAR-3", figure)
        assert texts.text(verdict.key, **verdict.facts) == said


def test_tar_10_the_end():
    game = table("tarot", FIVE[:4], rounds=3)
    for _ in range(3):
        assert not game.game.over
        game.add("deal", **deal())
    assert game.end() == (["Ann"], "TAR-10")


def test_random_games_are_scored_as_they_lie_on_the_table():
    chance = Chance(78)
    assert sum([tarot(chance) for _ in range(60)]) > 0
