"""Burraco and Canasta: the rules of each form, by number."""

from engine import texts
from engine.errors import RuleError
from engine.game.entry import Entry
from engine.game.questions import NOBODY
from tests.portable.form_tables import THREE, beside, burraco, each, points, sums, table, two
from tests.portable.tools import raises, untyped


def test_can_8_what_a_side_opens_with_stands_behind_its_score():
    game = table("canasta")
    for score, opens in ((0, 50), (-5, 15), (1500, 90), (2995, 90), (3000, 120)):
        game.adjust("Ann", score - game.score("Ann")) if score != game.score("Ann") else None
        assert beside(game, "Ann")[0] == [("opens %d" % opens, "%d+" % opens)]


FORTY = "Only 40 cards count 5: these burracos and points take more."
FIFTEEN = "The cards make 15 burracos at most, fewer with pots not taken."
MORE = "That makes more than 108 cards."


def three_at_burraco(alone, closer, **more):
    """Return the fields of a hand of Burraco for three: of two sides, or of each."""
    names = {None: THREE, "Ann": ("Ann", "Bo"), "Bo": ("Ann", "Bo"), "Cy": ("Ann", "Cy")}[alone]
    found = {"alone": alone, "closer": closer}
    # Who closes has the pot, and who took the first one: it is said of the others.
    others = [name for name in THREE if name != alone]
    sides = [others] if alone else [[name] for name in THREE]
    pots = {side[0]: True for side in sides if closer not in side}
    if pots:
        found["pot"] = pots
    for field in ("clean", "semi", "dirty"):
        found[field] = dict.fromkeys(names, 0)
    found["laid"] = dict.fromkeys(names, 100)
    # Who plays alone and closes holds none; two who have not closed hold two cards.
    of = [[name] if name == alone or not alone else others for name in names]
    holding = [len([one for one in side if one != closer]) for side in of]
    found["held"] = {name: 10 * n - 5 for name, n in zip(names, holding) if n}
    found.update(more)
    return found


def test_bur_8_three_play_one_against_two_who_divide():
    game = table("burraco", THREE)
    assert untyped(game.game).limit == 1505 and not game.game.sides.lists
    # Cleo and Ann make a clean burraco and close: 200 + 155 + 100, divided and rounded up.
    hand = three_at_burraco("Bo", "Cy", clean={"Ann": 1, "Bo": 0}, laid={"Ann": 160, "Bo": 65})
    effect = game.add("round", **hand)
    assert points(effect, THREE) == [228, 60, 228]
    assert sums(effect)[0] == ("Ann", "(200 + 160 - 5 + closing 100) / 2, rounded up")
    assert [name for name, _ in sums(effect)] == ["Ann", "Cy", "Bo"]
    even = three_at_burraco("Ann", "Ann", clean={"Ann": 1, "Bo": 0})
    effect = game.add("round", **even)
    assert points(effect, THREE) == [200 + 100 + 100, 43, 43]
    assert ("Bo", "(100 - 15) / 2, rounded up") in sums(effect)
    # Who took a pot first has it and is not asked; the sides are those of the hand.
    wrong = three_at_burraco("Cy", None, pot={"Ann": True, "Cy": False})
    assert game.refuses("round", **wrong) == "input"
    assert game.refuses("round", **dict(three_at_burraco("Cy", None), alone="Ann")) == "input"
    entry = Entry(game.game, "round")
    entry.answer("Ann")
    entry.answer(NOBODY)
    assert texts.text(entry.question.key, **entry.question.facts) == "Bo + Cy: pot taken?"
    assert [row[:2] for row in entry.page().rows if row[0] == "pot"] == [("pot", "Bo")]
    assert [name for name in THREE if entry.question.concerns([name])] == ["Bo", "Cy"]
    # An edit of the first hand has other partners.
    game.add("amend", index=0, to=dict(three_at_burraco("Ann", None), event="round"))
    assert game.scores() == [95 + 400, 43 + 43, 43 + 43]
    # From 1000 points on each plays alone.
    game.adjust("Bo", 914)
    assert game.refuses("round", **three_at_burraco("Ann", None)) == "BUR-8"
    plain = {key: value for key, value in three_at_burraco(None, None).items() if key != "alone"}
    assert points(game.add("round", **plain), THREE) == [95, 95, 95]
    own = table("burraco", THREE, three="tournament")
    assert untyped(own.game).limit == 2005
    assert own.refuses("round", **three_at_burraco("Ann", None)) == "BUR-8"
    own.add("round", **plain)


def test_bur_5_and_7_say_what_is_wrong():
    game = table("burraco")
    for wrong, rule, why in (
        ({"held": two(50, 0)}, "BUR-5", "Bo + Di: whoever has not closed holds a card."),
        ({"laid": two(900, 100)}, "BUR-7", "All cards are worth 1080."),
        (
            {"clean": two(12, 4)},
            "BUR-7",
            FIFTEEN,
        ),
        (
            {"clean": two(0, 1), "semi": two(0, 0)},
            "BUR-5",
            "Ann + Cy cannot close without a burraco.",
        ),
        (
            {"laid": two(120, 100)},
            "BUR-7",
            "Ann + Cy: the cards laid are worth at least 125, not 120.",
        ),
    ):
        error = game.refusal("round", **burraco(**wrong))
        assert (error.rule, error.why()) == (rule, why)
    assert game.refusal("round", **burraco(laid=two(125, 0))) is None


def test_bur_7_counts_the_cards_held_as_well():
    """Thirteen burracos and a pot leave six cards: of 160 points at least six are held, and one."""
    game = table("burraco")
    most = burraco(clean=two(7, 6), semi=two(0, 0), laid=two(440, 330), held=two(5, 130))
    assert game.refusal("round", **most) is None
    error = game.refusal("round", **dict(most, held=two(5, 160)))
    assert (error.rule, error.why()) == ("BUR-7", MORE)


def test_bur_5_and_7_refuse_in_the_row_of_the_side():
    game = table("burraco")
    entry = Entry(game.game, "round")
    for answer in ("Ann", False, 1, 0, 0, 0, 0):
        assert untyped(entry.question).barred is None
        entry.answer(answer)
    # Ann and Cy have closed, with none so far: now it is theirs, before anybody's points.
    assert (untyped(entry.question).row(), untyped(entry.question).barred) == (("dirty", "Ann"), 0)
    error = raises(RuleError, entry.answer, 0)
    assert (error.rule, error.why()) == ("BUR-5", "Ann + Cy cannot close without a burraco.")
    entry.answer(1)
    assert raises(RuleError, entry.answer, 30).rule == "BUR-7"
    for answer in (35, 50):
        entry.answer(answer)
    # Too many numbers to try them all: only the least ones are known to be ruled out.
    assert (untyped(entry.question).row(), untyped(entry.question).barred) == (("held", "Bo"), 0)
    assert untyped(entry.question).limits() == (10, 1080, None)
    for few in (0, 5):
        why = raises(RuleError, entry.answer, few).why()
        assert why == "Bo + Di: whoever has not closed holds a card.", few
    entry.answer(10)
    # Ann has closed, and Cy holds a card.
    assert untyped(entry.question).row() == ("held", "Ann")
    assert untyped(entry.question).limits() == (5, 1080, None)
    # Looked at before its turn, nothing is ruled out: what is still open may be a burraco.
    early = Entry(game.game, "round")
    early.answer("Ann")
    early.look_ahead("dirty", "Ann")
    assert untyped(early.question).barred is None


def test_bur_5_closing_needs_a_clean_burraco_by_a_house_rule():
    # The Italian federation's code of international Burraco, 16.
    game = table("burraco", clean_close="yes")
    why = "Ann + Cy cannot close without a clean burraco."
    for few in ({"semi": two(2, 0)}, {"semi": two(0, 0), "dirty": two(2, 0)}):
        hand = burraco(**dict(few, clean=two(0, 1)))
        error = game.refusal("round", **hand)
        assert (error.rule, error.why()) == ("BUR-5", why)
        # Where they may close with any, and where they have not closed, it stands.
        assert table("burraco").refusal("round", **hand) is None
    assert game.refusal("round", **burraco()) is None
    stock = burraco(closer=None, pot=two(False, True), clean=two(0, 1), semi=two(2, 0))
    assert game.refusal("round", **stock) is None
    # It is refused behind the clean ones of who closed.
    entry = Entry(game.game, "round")
    for answer in ("Ann", False, 1):
        entry.answer(answer)
    assert (untyped(entry.question).row(), untyped(entry.question).barred) == (("clean", "Ann"), 0)
    assert raises(RuleError, entry.answer, 0).why() == why
    assert table("burraco", edition=1).refusal("round", **burraco()) is None


def test_bur_5_who_closes_has_the_pot_and_is_not_asked():
    game = table("burraco")
    assert game.refuses("round", **burraco(pot=two(True, False))) == "input"
    entry = Entry(game.game, "round")
    entry.answer("Ann")
    entry.answer(False)
    assert [row[:2] for row in entry.page().rows if row[0] == "pot"] == [("pot", "Bo")]
    points_of = game.add("round", **burraco()).changes
    assert points_of["Ann"] - points_of["Bo"] == (400 + 150 + 320 - 50 + 100) - (100 - 65 - 100)


def test_bur_2_to_6():
    game = table("burraco")
    effect = game.add("round", **burraco())
    assert points(effect) == [920, -65, 920, -65]
    assert sums(effect)[0] == ("Ann", "200 x 2 + 150 + 320 - 50 + closing 100")
    assert game.refuses("round", **burraco(clean=two(0, 1), semi=two(0, 0))) == "BUR-5"
    assert game.refuses("round", **burraco(laid=two(321, 0))) is None
    stock = game.add("round", **burraco(closer=None, pot=two(False, True)))
    assert points(stock)[:2] == [400 + 150 + 320 - 50 - 100, 100 - 65]
    assert game.refuses("round", **burraco(closer=None)) == "input"
    no = table("burraco", semi_clean="no")
    assert no.refuses("round", **burraco()) == "BUR-3"
    alone = table("burraco", ("Ann", "Bo"))
    assert alone.refuses("round", **burraco()) == "input"
    alone.add("round", **burraco(held={"Bo": 65}))
    short = table("burraco", target=505)
    short.add("round", **burraco())
    assert short.end() == (["Ann", "Cy"], "BUR-6")


def test_bur_8_nobody_at_a_pot_leaves_none_taken():
    game = table("burraco", THREE)
    hand = three_at_burraco(None, None)
    error = game.refusal("round", **hand)
    assert (error.rule, error.why()) == ("BUR-8", "Nobody took a pot first, so nobody has one.")
    game.add("round", **dict(hand, pot=dict.fromkeys(THREE, False)))
    assert game.scores() == [100 - 5 - 100] * 3


def canasta(**more):
    entry = {"closer": "Cy", "concealed": False, "melded": two(True, False)}
    entry.update(natural=two(1, 0), mixed=two(1, 0), red=two(3, 1), laid=two(400, 0))
    entry.update(held=two(5, 100))
    entry.update(more)
    return entry


def test_can_7_a_canasta_has_cards():
    game = table("canasta")
    error = game.refusal("round", **canasta(laid=two(80, 0)))
    assert (error.rule, error.why()) == (
        "CAN-7",
        "Ann + Cy: the cards of these canastas are worth at least 85, not 80.",
    )
    assert game.refusal("round", **canasta(laid=two(85, 0))) is None
    for wrong, rule, why in (
        ({"held": two(5, 0)}, "CAN-5", "Bo + Di: whoever has not gone out holds a card."),
        ({"laid": two(1100, 0)}, "CAN-7", "All cards but the red threes are worth 1180."),
        ({"mixed": two(11, 0), "natural": two(4, 0)}, "CAN-7", None),
    ):
        error = game.refusal("round", **canasta(**wrong))
        assert error.rule == rule and why in (None, error.why())


def test_can_8_who_has_melded_has_opened():
    game = table("canasta")
    few = canasta(natural=two(0, 1), mixed=two(0, 0), melded=two(True, True), closer="Bo")
    few.update(laid=two(45, 60), held=two(10, 100))
    error = game.refusal("round", **few)
    told = "Ann + Cy: the first melds need at least 50, not 45."
    assert (error.rule, error.why()) == ("CAN-8", told)
    assert game.refusal("round", **dict(few, laid=two(50, 60))) is None
    # Below 0 it is 15, from 3000 on 120; who goes out concealed needs none.
    game.adjust("Ann", -5)
    game.adjust("Bo", 3000)
    assert game.refuses("round", **dict(few, laid=two(10, 120))) == "CAN-8"
    assert game.refuses("round", **dict(few, laid=two(15, 115))) == "CAN-8"
    assert game.refusal("round", **dict(few, laid=two(15, 120))) is None
    assert game.refusal("round", **dict(few, laid=two(15, 115), concealed=True)) is None


def test_can_1_two_and_three_play_alone_and_can_2_of_wild_cards():
    game = table("canasta", ("Ann", "Bo"))
    one = canasta(closer="Ann", mixed=two(0, 0), held=two(0, 100))
    error = game.refusal("round", **one)
    assert error.rule == "CAN-5" and "two canastas" in error.why()
    both = canasta(closer="Ann", held=two(0, 100))
    assert game.refuses("round", **dict(both, held=two(5, 100))) == "CAN-5"
    assert points(game.add("round", **both), ("Ann", "Bo")) == [1600, -200]
    three = table("canasta", THREE, wild="yes")
    hand = {key: dict(value, Cy=0) for key, value in one.items() if isinstance(value, dict)}
    hand.update(closer="Ann", concealed=False, melded=each(True, False, False, names=THREE))
    hand.update(held=each(0, 100, 20, names=THREE), wilds=each(1, 0, 0, names=THREE))
    assert points(three.add("round", **hand), THREE) == [500 + 1000 + 300 + 400 + 100, -200, -20]
    assert three.refuses("round", **dict(hand, laid=each(170, 0, 0, names=THREE))) == "CAN-7"
    assert table("canasta").refuses("round", **canasta(wilds=two(0, 0))) == "CAN-2"


def test_can_2_to_6():
    game = table("canasta", target=50000)
    assert points(game.add("round", **canasta())) == [1595, -200, 1595, -200]
    assert points(game.add("round", **canasta(concealed=True)))[0] == 1695
    four = game.add("round", **canasta(red=two(4, 0)))
    assert points(four)[0] == 500 + 300 + 400 - 5 + 800 + 100
    assert game.refuses("round", **canasta(red=two(3, 2))) == "CAN-4"
    assert game.refuses("round", **canasta(closer=None, concealed=True)) == "CAN-5"
    assert game.refuses("round", **canasta(laid=two(400, 5))) == "CAN-3"
    assert game.refuses("round", **canasta(closer="Bo")) == "CAN-5"
    nobody = canasta(closer=None, melded=two(False, False), natural=two(0, 0), mixed=two(0, 0))
    nobody.update(laid=two(0, 0), red=two(4, 0), held=two(10, 100))
    assert points(game.add("round", **nobody))[0] == -810
    over = table("canasta", target=1000)
    over.add("round", **canasta())
    assert over.end() == (["Ann", "Cy"], "CAN-6")


FIVES = "Only four ranks count 5, eight wild cards 20: these canastas and points take more."
TWELVE = "Twelve wild cards and eleven ranks do not make all these canastas."


def why(game, **hand):
    error = game.refusal("round", **hand)
    return error and (error.rule, error.why())


def test_can_7_twelve_wild_cards_and_eleven_ranks_make_the_canastas():
    game = table("canasta", wild="yes")
    plenty = {"laid": two(620, 420), "held": two(5, 60), "wilds": two(0, 0)}
    for natural, mixed, wilds, refused in (
        ((1, 0), (6, 6), (0, 0), TWELVE),
        ((1, 0), (3, 3), (1, 0), TWELVE),
        ((1, 0), (3, 2), (1, 0), None),
        # Two canastas of one rank have three wild cards each, and eight natural ones.
        ((5, 5), (2, 0), (0, 0), None),
        ((5, 5), (2, 1), (0, 0), TWELVE),
        ((6, 5), (1, 0), (0, 0), TWELVE),
    ):  # fmt: skip
        hand = dict(
            canasta(melded=two(True, True)), natural=two(*natural), mixed=two(*mixed), **plenty
        )
        hand["wilds"] = two(*wilds)
        said = why(game, **hand)
        assert bool(said) == bool(refused), (natural, mixed, wilds, said)
        assert not said or (said[0] == "CAN-7" and refused in said[1]), said


def test_can_7_only_four_ranks_count_five():
    game = table("canasta")
    for natural, mixed, laid, least in (
        ((4, 0), (0, 0), (140, 100), None),
        ((5, 0), (0, 0), (205, 100), 210),
        ((5, 0), (0, 0), (210, 100), None),
        # What the sides lay together takes a fifth rank, though neither does alone.
        ((3, 2), (0, 0), (110, 100), FIVES),
        ((3, 2), (0, 0), (105, 105), None),
        ((2, 1), (2, 1), (170, 145), FIVES),
        ((2, 1), (2, 1), (170, 180), None),
        # What is odd takes three cards of such a rank: the others leave them at 15 points more.
        ((2, 1), (2, 1), (170, 185), FIVES),
        ((2, 1), (2, 1), (185, 185), None),
        ((6, 1), (0, 3), (310, 485), FIVES),
    ):
        hand = dict(
            canasta(melded=two(True, True)),
            natural=two(*natural),
            mixed=two(*mixed),
            laid=two(*laid),
        )
        said = why(game, **hand)
        assert bool(said) == bool(least), (natural, mixed, laid, said)
        if said:
            wanted = least if isinstance(least, str) else "at least %d" % least
            assert said[0] == "CAN-7" and wanted in said[1], said


def test_can_7_who_has_what_is_dear_pays_for_it():
    """Each entry differs from one that an integer program found possible in one number."""
    most = "Twelve wild cards and eleven ranks do not make these canastas and points."
    for natural, mixed, wilds, laid, held, closer, (at, better), cause in (
        # Three jokers, 30 more each, and two ranks of 5 are left for them.
        ((0, 6), (3, 1), (0, 1), (250, 570), (50, 0), "Bo", (0, 270), FIVES),
        # The wild canasta and a mixed one of somebody who has 5 left are nine twos.
        ((2, 1), (1, 2), (0, 1), (420, 280), (20, 0), "Bo", (1, 310), FIVES),
        # An odd sum without a rank of 5: five points more are no three fives.
        ((3, 1), (1, 2), (0, 0), (170, 235), (300, 10), "Cy", (1, 240), FIVES),
        # Two have a rank together: four and three wild cards each, which one alone pays.
        ((0, 6), (5, 1), (0, 0), (280, 830), (5, 0), "Bo", (0, 300), FIVES),
        ((6, 1), (0, 5), (0, 0), (580, 385), (50, 20), "Cy", (1, 405), most),
        # Ten natural canastas leave nothing else to lay.
        ((5, 5), (1, 0), (0, 0), (290, 710), (20, 0), "Bo", (1, 480), "{} {} 710 points."),
        ((5, 6), (0, 0), (0, 0), (710, 285), (0, 10), "Ann", (0, 440), "{} {} 710 points."),
        # Twelve canastas of eleven ranks take all wild cards: nobody has one more.
        ((3, 1), (3, 5), (0, 0), (355, 785), (0, 20), "Ann", (1, 780), "{} {} 785 points."),
        # No two cards lie beside seven wild ones.
        ((0, 2), (0, 1), (1, 0), (150, 180), (50, 0), "Bo", (0, 155), "{} {} 150 points."),
    ):
        names = ("Ann", "Bo")
        game = table("canasta", *([names] if 0 in held else []), wild="yes")
        entry = {"closer": closer, "concealed": False, "melded": two(True, True)}
        for field, values in (("natural", natural), ("mixed", mixed), ("wilds", wilds)):
            entry[field] = two(*values)
        entry.update(red=two(0, 0), laid=two(*laid), held=two(*held))
        said = why(game, **entry)
        wanted = cause.format(names[at] + ":", "no cards make these canastas and")
        assert said == ("CAN-7", wanted), (natural, mixed, laid, said)
        possible = list(laid)
        possible[at] = better
        entry["laid"] = two(*possible)
        assert why(game, **entry) is None, (entry, why(game, **entry))


def test_bur_7_wild_cards_cards_and_pots_are_counted():
    game = table("burraco")
    for more, refused in (
        # Twelve of eight cards, three cards held, and a pot: 110.
        ({"semi": two(6, 6), "clean": two(0, 0), "laid": two(520, 430), "held": two(5, 10)}, MORE),
        ({"semi": two(6, 6), "clean": two(0, 0), "laid": two(520, 430), "held": two(5, 10),
          "pot": {"Bo": True}}, None),
        ({"semi": two(7, 6), "clean": two(0, 0), "laid": two(520, 430), "held": two(5, 10)},
         "There are 12 wild cards for all these burracos."),
        ({"laid": two(910, 100), "held": two(5, 10)}, None),
        ({"laid": two(910, 100), "held": two(5, 15)},
         "A pot not taken has 11 cards, of 5 points at least each."),
        ({"laid": two(910, 100), "held": two(5, 60), "pot": {"Bo": True}}, None),
        # Forty cards count 5: six clean burracos take at least two cards of ten.
        ({"clean": two(4, 2), "semi": two(0, 0), "laid": two(140, 70), "held": two(5, 50)},
         FORTY),
        ({"clean": two(4, 2), "semi": two(0, 0), "laid": two(140, 80), "held": two(10, 50)}, None),
        ({"clean": two(4, 2), "semi": two(0, 0), "laid": two(140, 80), "held": two(5, 10)},
         FORTY),
        # Fifteen burracos leave three cards, fourteen ten, thirteen those of one pot.
        ({"clean": two(8, 6), "semi": two(0, 0), "laid": two(550, 400), "held": two(5, 10)},
         FIFTEEN),
        ({"clean": two(7, 6), "semi": two(0, 0), "laid": two(480, 400), "held": two(5, 10)}, None),
        # Eight runs from ace to seven and six sets from eight to king: one side has them all.
        ({"clean": two(14, 0), "semi": two(0, 0), "laid": two(900, 0), "held": two(10, 10),
          "pot": {"Bo": True}}, None),
    ):  # fmt: skip
        said = why(game, **burraco(**dict({"held": two(5, 10)}, **more)))
        assert said == (refused and ("BUR-7", refused)), (more, said)


def test_bur_7_of_ten_wild_cards_two_are_jokers():
    """An integer program found the last entry possible, ten points more than the first."""
    game = table("burraco", THREE, three="tournament")
    for laid, refused in ((165, FORTY), (170, FORTY), (175, None)):
        hand = three_at_burraco(None, "Ann", pot={"Bo": False, "Cy": True})
        del hand["alone"]
        hand["clean"] = each(0, 0, 0, names=THREE)
        hand["semi"], hand["dirty"] = each(0, 2, 4, names=THREE), each(1, 1, 2, names=THREE)
        hand["laid"] = each(150, laid, 420, names=THREE)
        hand["held"] = {"Bo": 5, "Cy": 50}
        assert why(game, **hand) == (refused and ("BUR-7", refused)), laid


def test_what_cannot_be_stays_in_a_game_of_an_earlier_edition():
    for name, scored, hand in (
        (
            "canasta",
            # 500 x 5 + 175 - 5 + three red threes + out, 100 + one red three less - 100 held.
            [2500 + 175 - 5 + 300 + 100, 100 + 100 - 100] * 2,
            dict(
                canasta(melded=two(True, True)),
                natural=two(5, 0),
                mixed=two(0, 0),
                laid=two(175, 100),
            ),
        ),
        # Every semi-clean burraco is 150; the others took no pot.
        (
            "burraco",
            [7 * 150 + 500 - 5 + 100, 6 * 150 + 430 - 10 - 100] * 2,
            burraco(semi=two(7, 6), clean=two(0, 0), laid=two(500, 430), held=two(5, 10)),
        ),
    ):
        assert table(name).refusal("round", **hand) is not None, name
        for edition in (1,) if name == "canasta" else (1, 2):
            assert points(table(name, edition=edition).add("round", **hand)) == scored, name
