"""Skat, Doppelkopf and Schieber Jass: the rules of each form, by number."""

from engine import games, texts
from engine.errors import RuleError
from engine.game.entry import Entry
from engine.game.questions import NOBODY
from engine.record.ledger import Ledger
from tests.portable.form_tables import THREE, each, made, noted, points, sums, table, two
from tests.portable.tools import FOUR, raises, untyped


def hand_of(bid, game, tops, result, hand=False, jacks="with", **more):
    """Return the fields of a hand of Skat in a suit, or grand."""
    more.update(bid=bid, game=game, tops=tops, result=result, hand=hand, jacks=jacks)
    return dict(more, declarer="Bo")


def null_of(bid, hand, open, won):
    return {"declarer": "Bo", "bid": bid, "game": "null", "hand": hand, "open": open, "won": won}


def planned(_table, **fields):
    return _table.game.plan(dict(fields, event="hand"))


def test_skt_1_who_sits_out_is_asked_nothing_and_cannot_be_named():
    five = ("Ann", "Bo", "Cy", "Di", "Eve")
    for names, out in ((FOUR[:3], []), (FOUR, ["Ann"]), (five, ["Ann", "Di"])):
        game = table("skat", names)
        playing = [name for name in names if name not in out]
        question = Entry(game.game, "hand").question
        assert [value for value, _ in question.choices] == playing + [NOBODY]
        for name in out:
            error = game.refusal("hand", **dict(hand_of(18, "clubs", 1, "won"), declarer=name))
            assert (error.rule, error.why()) == ("SKT-1", name + " sits out this round")
        key, facts = game.game.coming()
        assert texts.text(key, **facts).startswith("Sitting out: " + ", ".join(out)) == bool(out)
        assert game.game.first_player() == "Bo" and game.game.playing_order() == playing[
            out == [] :
        ] + (["Ann"] if not out else [])
    game = table("skat", FOUR)
    game.add("hand", declarer=None)
    assert game.refuses("hand", **hand_of(18, "clubs", 1, "won")) == "SKT-1"
    game.add("undo")
    game.add("hand", **hand_of(18, "clubs", 1, "won"))
    assert game.scores() == [0, 24, 0, 0]


def test_skt_2_to_4():
    game = table("skat", THREE, rounds=4, entry="value")
    assert points(game.add("hand", declarer="Bo", value=48, won=True), THREE) == [0, 48, 0]
    assert points(game.add("hand", declarer="Bo", value=48, won=False), THREE) == [0, -96, 0]
    assert points(game.add("hand", declarer=None), THREE) == [0, 0, 0]
    assert game.refuses("hand", declarer=None, value=20, won=True) == "SKT-5"
    assert game.refuses("hand", declarer="Bo", value=17, won=True) == "SKT-5"
    error = game.refusal("hand", declarer="Bo", value=19, won=True)
    assert (error.rule, error.why()) == ("SKT-5", "No game of Skat is worth 19.")
    legal = [
        n for n in range(300) if game.refusal("hand", declarer="Bo", value=n, won=True) is None
    ]
    # Bases times what the game counts, and the four nulls: 63 numbers.
    suits = [base * times for base in (9, 10, 11, 12) for times in range(2, 19)]
    grands = [24 * times for times in range(2, 12)]
    assert legal == sorted(set(suits + grands + [23, 35, 46, 59]))
    assert len(legal) == 63
    assert game.refuses("hand", declarer="Bo") == "input"
    game.add("hand", declarer="Ann", value=18, won=True)
    assert game.end() == (["Ann"], "SKT-4")


def test_skt_3_seeger_fabian_at_a_table_of_three_four_and_five():
    three = table("skat", THREE, seeger="yes")
    lost = hand_of(18, "clubs", 1, "lost")
    effect = three.add("hand", **lost)
    assert points(effect, THREE) == [40, -98, 40] and ("Bo", "-2 x 24 - 50") in sums(effect)
    assert points(three.add("hand", **hand_of(18, "clubs", 1, "won")), THREE) == [0, 74, 0]
    # Ann sits out, and has 30 like the others.
    assert points(table("skat", FOUR, seeger="yes").add("hand", **lost)) == [30, -98, 30, 30]
    five = FOUR + ("Eve",)
    effect = table("skat", five, seeger="yes").add("hand", **lost)
    assert points(effect, five) == [24, -98, 24, 24, 24]
    assert points(table("skat", THREE).add("hand", **lost), THREE) == [0, -48, 0]


def test_skt_10_contra_and_re_for_both_sides():
    # raschesspiele.de: Contra doubles what is settled, Re once more.
    for called, times in (("no", 1), ("contra", 2), ("re", 4)):
        for result, value in (("won", 30), ("lost", -60)):
            game = table("skat", THREE, contra="yes")
            effect = game.add("hand", **dict(hand_of(20, "hearts", 2, result), called=called))
            assert points(effect, THREE) == [0, times * value, 0]
            null = dict(null_of(18, False, False, result == "won"), called=called)
            value = 23 if result == "won" else -46
            assert points(game.add("hand", **null), THREE) == [0, times * value, 0]
        # Overbid: 24 with a bid of 27 loses 2 x 36.
        over = dict(hand_of(27, "clubs", 1, "won"), called=called)
        assert points(game.add("hand", **over), THREE)[1] == -72 * times
        # What Seeger and Fabian add stays.
        game = table("skat", THREE, contra="yes", seeger="yes", entry="value")
        event = {"declarer": "Bo", "value": 24, "won": False, "called": called}
        assert points(game.add("hand", **event), THREE) == [40, -48 * times - 50, 40]
    effect = table("skat", THREE, contra="yes").add(
        "hand", **dict(hand_of(20, "hearts", 2, "won"), called="re")
    )
    assert sums(effect) == [("Bo", "3 x 10 + Contra 3 x 30")]
    # It is asked by the house rule only, and must be said then.
    game = table("skat", THREE)
    assert game.refuses("hand", **dict(hand_of(20, "hearts", 2, "won"), called="no")) == "SKT-10"
    game = table("skat", THREE, contra="yes")
    assert game.refuses("hand", **hand_of(20, "hearts", 2, "won")) == "input"
    assert points(game.add("hand", declarer=None), THREE) == [0, 0, 0]


def test_skt_5_the_value_by_facts_is_said():
    game = table("skat", THREE)
    one = hand_of(20, "hearts", 2, "schneider", True, announced="no")
    effect = game.add("hand", **one)
    assert points(effect, THREE)[1] == 50
    assert noted(effect) == [("SKT-5", "with 2, game 3, hand 4, schneider 5: 5 x 10 = 50")]
    assert sums(effect) == [("Bo", "5 x 10")]
    texts.use("it")
    said = noted(planned(game, **dict(one, jacks="without")))
    assert said == [("SKT-5", "senza 2, gioco 3, hand 4, schneider 5: 5 x 10 = 50")]
    texts.use("en")
    bases = (("diamonds", 9), ("hearts", 10), ("spades", 11), ("clubs", 12), ("grand", 24))
    for suit, base in bases:
        assert points(planned(game, **hand_of(18, suit, 1, "won")), THREE)[1] == 2 * base
    assert game.refuses("hand", **hand_of(18, "grand", 5, "won")) == "SKT-5"
    most = hand_of(18, "grand", 4, "schwarz", True, announced="open")
    assert points(planned(game, **most), THREE)[1] == 264
    assert game.refuses("hand", **hand_of(19, "clubs", 1, "won")) == "SKT-5"


def test_skt_6_null():
    game = table("skat", THREE)
    for hand, open, value in ((0, 0, 23), (1, 0, 35), (0, 1, 46), (1, 1, 59)):
        effect = planned(game, **null_of(18, bool(hand), bool(open), True))
        assert points(effect, THREE)[1] == value
    assert noted(effect) == [("SKT-6", "null, hand, open: 59")]
    assert game.refuses("hand", **dict(null_of(18, True, True, True), tops=1)) == "SKT-5"


def test_skt_7_a_missed_announcement_loses():
    game = table("skat", THREE)
    # preisskat.org: grand hand with four, schneider announced and missed, is 8 x 24.
    effect = planned(game, **hand_of(18, "grand", 4, "won", True, announced="schneider"))
    assert points(effect, THREE)[1] == -2 * 8 * 24
    assert noted(effect)[1] == ("SKT-7", "The announcement was missed: lost.")
    assert "schneider 7, announced 8: 8 x 24 = 192" in noted(effect)[0][1]
    made = hand_of(18, "grand", 4, "schneider", True, announced="schneider")
    assert points(planned(game, **made), THREE)[1] == 192
    # Only in a hand game.
    assert game.refuses("hand", **hand_of(18, "clubs", 1, "won", announced="open")) == "SKT-7"


def test_skt_8_overbid():
    game = table("skat", THREE)
    effect = planned(game, **hand_of(30, "hearts", 1, "won"))
    assert points(effect, THREE)[1] == -60
    assert noted(effect)[0] == ("SKT-5", "with 1, game 2: 20; bid 30, so 2 x 30")
    assert noted(effect)[1] == ("SKT-8", "overbid: 20 with a bid of 30 loses 60")
    # Schneider that was made counts, and that the declarer was made, too, where it reaches the bid.
    assert points(planned(game, **hand_of(30, "hearts", 1, "schneider")), THREE)[1] == 30
    lost = planned(game, **hand_of(30, "hearts", 1, "lost_schneider"))
    assert points(lost, THREE)[1] == -60
    # A null counts as it is.
    null = planned(game, **null_of(24, False, False, True))
    assert points(null, THREE)[1] == -46
    assert noted(null)[1] == ("SKT-8", "overbid: 23 with a bid of 24 loses 46")


def test_skt_9_schneider_counts_in_both_directions_and_the_short_way():
    game = table("skat", THREE)
    for result, times in (("lost", 2), ("lost_schneider", 3), ("lost_schwarz", 4)):
        effect = planned(game, **hand_of(18, "clubs", 1, result))
        assert points(effect, THREE)[1] == -2 * 12 * times
    entry = Entry(table("skat", THREE, entry="value").game, "hand")
    for given in ("Bo", 24, True):
        entry.answer(given)
    assert entry.event == {"event": "hand", "declarer": "Bo", "value": 24, "won": True}


def test_the_referee_says_what_a_hand_of_skat_is_worth():
    for house in ({}, {"entry": "value"}):
        game = table("skat", FOUR, **house).game
        assert game.referee[0][0] == "judge_worth"
        entry = Entry(game, "judge_worth")
        for given in ("hearts", "with", 2, True, "no", "schneider"):
            entry.answer(given)
        verdict = entry.event
        assert (verdict.rule, verdict.figure) == ("SKT-5", "50")
        said = texts.text(verdict.key, **verdict.facts)
        assert said == "with 2, game 3, hand 4, schneider 5: 5 x 10 = 50"
        null = Entry(game, "judge_worth")
        for given in ("null", False, True):
            null.answer(given)
        assert (null.event.rule, null.event.figure) == ("SKT-6", "46")


def test_the_history_tells_a_hand_as_the_form_says():
    game = table("skat", THREE)
    game.add("hand", **hand_of(20, "hearts", 2, "won"))
    game.add("hand", declarer=None)
    told = [one.story(event, effect) for _, event, effect, one in game.ledger.history()]
    assert [texts.text(key, **facts) for key, facts in untyped(told)] == ["Bo hearts", "all passed"]


def test_sch_2_to_4():
    game = table("schieber")
    effect = jass(game, 2, (100, 57), (20, 0), "Ann")
    assert points(effect) == [280, 114, 280, 114]
    assert sums(effect) == [("Ann", "Stöck 20 x 2 + melds 20 x 2 + 100 x 2"), ("Bo", "57 x 2")]
    match = jass(game, 1, (0, 257))
    assert points(match) == [0, 257, 0, 257]
    one = {"factor": 1, "stoeck": None}
    assert game.refuses("round", points=two(100, 157), melds=two(0, 0), **one) == "SCH-2"
    assert game.refuses("round", points=two(157, 0), melds=two(5, 0), **one) == "SCH-3"
    assert game.refuses("round", factor=4, points=two(157, 0), melds=two(0, 0)) == "input"
    assert game.refuses("round", factor=True, points=two(157, 0), melds=two(0, 0)) == "input"
    for _ in range(5):
        game.add("round", factor=3, points=two(157, 0), melds=two(0, 0))
    assert game.end() == (["Ann", "Cy"], "SCH-4")
    assert game.scores()[0] == 280 + 5 * 471


def test_sch_2_points_that_no_tricks_make_are_refused():
    suit = [11, 10, 4, 3, 2, 0, 0, 0, 0]
    # With trumps, and without: the eights count, and downwards the sixes in place of the aces.
    trumps = made([20, 14, 11, 10, 4, 3, 0, 0, 0] + 3 * suit, 36, 4)
    none = made(4 * [11, 10, 8, 4, 3, 2, 0, 0, 0], 36, 4)
    possible = {factor: set(tricks) for factor, tricks in ((1, trumps), (3, none))}
    for factor in (1, 3):
        possible[factor] |= set([total + 5 for total in possible[factor]])
        game = table("schieber")
        for first in range(158):
            points = two(first, 157 - first)
            hand = untyped({"factor": factor, "points": points, "melds": two(0, 0)})
            if factor < 3:
                hand["stoeck"] = None
            error = game.refusal("round", **hand)
            allowed = first in possible[factor] and 157 - first in possible[factor]
            assert (error is None) == allowed, (factor, first)
    error = game.refusal("round", factor=1, stoeck=None, points=two(156, 1), melds=two(0, 0))
    assert (error.rule, error.why()) == ("SCH-2", "No card counts 1: no side has 1 or 156.")
    entry = Entry(game.game, "round")
    entry.answer(2)
    entry.answer(NOBODY)
    # Of either side: in its own row.
    assert raises(RuleError, entry.answer, 1).rule == "SCH-2"
    entry.answer(2)
    assert raises(RuleError, entry.answer, 156).rule == "SCH-2"


def test_sch_3_and_4_every_round_once_goes_to_1000():
    game = table("schieber", counting="once")
    assert game.refuses("round", factor=2, points=two(157, 0), melds=two(0, 0)) == "SCH-3"
    for _ in range(4):
        game.add("round", stoeck=None, points=two(257, 0), melds=two(0, 0))
    assert game.end() == (["Ann", "Cy"], "SCH-4")
    own = table("schieber", target=600)
    own.add("round", factor=3, points=two(157, 0), melds=two(50, 0))
    assert own.game.over


def test_sch_5_one_side_counts_its_melds():
    game = table("schieber")
    for factor, melds, rule in (
        (1, (50, 0), None),
        (1, (50, 40), "SCH-5"),
        (1, (20, 20), "SCH-5"),
        (1, (0, 10), "SCH-5"),
        (1, (30, 0), "SCH-5"),
        (3, (20, 0), None),
    ):
        entry = untyped({"factor": factor, "points": two(100, 57), "melds": two(*melds)})
        if factor < 3:
            entry["stoeck"] = "Bo"
        error = game.refusal("round", **entry)
        assert (error and error.rule) == rule, (factor, melds)
    # Without trumps there is no Stöck, and without a factor they are asked.
    assert (
        game.refuses("round", factor=3, stoeck="Bo", points=two(157, 0), melds=two(0, 0)) == "SCH-5"
    )
    once = table("schieber", counting="once")
    assert once.refuses("round", points=two(157, 0), melds=two(0, 0)) == "input"


def jass(game, factor, points, melds=(0, 0), stoeck=None, **more):
    """Enter a round of Schieber."""
    more.update(factor=factor, points=two(*points), melds=two(*melds))
    if factor < 3:
        more["stoeck"] = stoeck
    return game.add("round", **more)


def nearly(**house):
    """Return a game to 1000 at 940 and 940."""
    game = table("schieber", target=1000, **house)
    game.add("adjust", player="Ann", by=940, reason="start")
    game.add("adjust", player="Bo", by=940, reason="start")
    return game


def test_sch_4_stoeck_melds_tricks():
    # allmedias.ch: Stöck, melds, tricks, unless Stöck, tricks, melds was agreed.
    for finish, melds, stoeck, winner, scores in (
        # Ann + Cy make 120 with their tricks, Bo + Di 37.
        ("melds", (0, 100), "Ann", "Bo", [960, 1040]),
        ("melds", (100, 0), "Bo", "Ann", [1040, 960]),
        ("tricks", (0, 100), "Ann", "Ann", [1080, 977]),
        ("tricks", (0, 20), None, "Ann", [1060, 977]),
        ("round", (0, 200), None, "Bo", [1060, 1177]),
    ):
        game = nearly(finish=finish)
        jass(game, 1, (120, 37), melds, stoeck)
        assert game.end() == ([winner, {"Ann": "Cy", "Bo": "Di"}[winner]], "SCH-4"), finish
        assert game.scores()[:2] == scores, (finish, melds)


def test_sch_4_the_stoeck_alone_may_win():
    game = table("schieber", target=1000)
    game.add("adjust", player="Bo", by=985, reason="start")
    game.add("adjust", player="Ann", by=990, reason="start")
    effect = jass(game, 1, (157, 0), (200, 0), "Bo")
    assert game.game.winners == ["Bo", "Di"] and points(effect) == [0, 20, 0, 20]


def test_sch_4_who_says_so_first_wins_where_tricks_bring_both_there():
    game = nearly()
    error = game.refusal("round", factor=1, stoeck=None, points=two(80, 77), melds=two(0, 0))
    assert error.why() == "round lacks the field first"
    jass(game, 1, (80, 77), first="Bo")
    assert game.game.winners == ["Bo", "Di"] and game.scores() == [1020, 1017, 1020, 1017]
    game.add("undo")
    # A partner stands for the side.
    jass(game, 1, (80, 77), first="Cy")
    assert game.game.winners == ["Ann", "Cy"]
    game = nearly(finish="round")
    jass(game, 1, (80, 77))
    assert game.game.winners == ["Ann", "Cy"]


def test_a_game_of_the_first_edition_keeps_its_melds_and_its_end():
    game_class = games.load("form:schieber")
    house = game_class.restore_house({"target": 500})
    assert house["edition"] == 1
    ledger = Ledger(game_class, list(FOUR), house)
    ledger.add({"event": "round", "factor": 2, "points": two(100, 57), "melds": two(20, 50)})
    assert [player.score for player in ledger.game.players] == [240, 214, 240, 214]
    ledger.add({"event": "round", "factor": 1, "points": two(57, 100), "melds": two(100, 0)})
    # Both at 500 at the end of the round: the higher one, and nobody is asked who was first.
    ledger.add({"event": "round", "factor": 3, "points": two(40, 117), "melds": two(0, 0)})
    assert ledger.game.winners == ["Bo", "Di"]
    assert [player.score for player in ledger.game.players] == [517, 665, 517, 665]


RE = (True, False, True, False)


def doko(re=RE, eyes=130, special=(0, 0), **more):
    """Return the fields of a normal hand of Doppelkopf, of Ann and Cy as Re."""
    found = {"game": "normal", "re": each(*re), "eyes": eyes, "re_said": False}
    found.update(contra_said=False, special=two(*special))
    found.update(more)
    return found


def test_dok_1_to_3():
    five = ("Ann", "Bo", "Cy", "Di", "Eve")
    game = table("doppelkopf", five)
    assert game.refuses("hand", **dict(doko(), re=each(*RE, False, names=five))) == "DOK-1"
    hand = dict(doko(special=(1, 0)), re={"Bo": True, "Cy": True, "Di": False, "Eve": False})
    hand["special"] = {"Bo": 1, "Di": 0}
    assert points(game.add("hand", **hand), five) == [0, 2, 2, -2, -2]
    game = table("doppelkopf")
    error = game.refusal("hand", **doko(re=(True, True, True, False)))
    assert (error.rule, error.why()) == ("DOK-2", "Two are Re, one in a solo, not 3.")
    for eyes, value in ((121, 1), (150, 1), (151, 2), (180, 2), (181, 3), (211, 4), (240, 4)):
        more = {"black": False} if eyes == 240 else {}
        assert points(planned(game, **doko(eyes=eyes, **more)))[:2] == [value, -value]
    effect = game.add("hand", **doko(eyes=240, black=True))
    assert points(effect) == [5, -5, 5, -5]
    told = "Re won, no 90: 2, no 60: 3, no 30: 4, no trick: 5"
    assert noted(effect) == [("DOK-3", told)]
    assert game.refuses("hand", **doko(black=True)) == "DOK-3"


def test_dok_3_points_that_no_tricks_make_are_refused():
    game = table("doppelkopf")
    possible = made(8 * [11, 10, 4, 3, 2, 0], 48, 4)
    for eyes in range(241):
        more = {"black": True} if eyes in (0, 240) else {}
        error = game.refusal("hand", **doko(eyes=eyes, **more))
        assert (error is None) == (eyes in possible), eyes
    error = game.refusal("hand", **doko(eyes=239))
    assert (error.rule, error.why()) == ("DOK-3", "No card counts 1: no side has 1 or 239.")


def test_dok_4_against_the_old_and_special_points():
    game = table("doppelkopf")
    effect = game.add("hand", **doko(eyes=120, special=(3, 1)))
    assert points(effect) == [0, 0, 0, 0]
    assert noted(effect) == [("DOK-3", "Contra won, against the old: 2")]
    effect = game.add("hand", **doko(eyes=130, special=(1, 0)))
    assert sums(effect)[0] == ("Ann", "1 + special 1")
    entry = Entry(game.game, "hand")
    for given in ("normal", "Bo", "Di", False, False, 130):
        entry.answer(given)
    words = texts.text(entry.question.key, **entry.question.facts)
    assert words == "Di + Bo: special points?" or words == "Bo + Di: special points?"


def test_dok_5_a_solo_counts_three_times_for_the_soloist():
    game = table("doppelkopf")
    solo = doko(re=(False, True, False, False), game="solo")
    del solo["special"]
    assert points(planned(game, **solo)) == [-1, 3, -1, -1]
    assert points(planned(game, **dict(solo, eyes=80))) == [2, -6, 2, 2]
    assert game.refuses("hand", **dict(solo, special={"Ann": 0, "Bo": 0})) == "DOK-4"


def test_dok_6_calls_and_7_the_end():
    game = table("doppelkopf")
    called = doko(special=(1, 0), re_said=True)
    assert points(planned(game, **called))[0] == 4
    assert points(planned(game, **dict(called, contra_said=True)))[0] == 8
    adds = table("doppelkopf", calls="add", rounds=4)
    assert points(planned(adds, **dict(called, contra_said=True)))[0] == 1 + 4 + 1
    # Contra needs 121 only where it called, and Re did not; where calls double, never.
    for game, said, contra, who in (
        (adds, False, True, "Re"),
        (adds, True, True, "Contra"),
        (adds, False, False, "Contra"),
        (table("doppelkopf"), False, True, "Contra"),
    ):
        hand = doko(eyes=120, re_said=said, contra_said=contra)
        assert noted(planned(game, **hand))[0][1].split()[0] == who, (said, contra)
    for _ in range(4):
        adds.add("hand", **called)
    assert adds.end() == (["Ann", "Cy"], "DOK-7")


def said(re_no=None, contra_no=None, **more):
    """Return the fields of a hand of Doppelkopf: no 90 to no trick are announced, 1 to 4."""
    found = doko(re_said=re_no is not None, contra_said=contra_no is not None, **more)
    if re_no is not None:
        found["re_no"] = re_no
    if contra_no is not None:
        found["contra_no"] = contra_no
    return found


def test_dok_8_who_misses_what_was_announced_has_lost():
    game = table("doppelkopf", calls="all")
    # The federation's rules: Re called, no 60 announced, 130 points: 1, against the old 1, Re 2,
    # no 90 and no 60 one each, and 90 against no 60.
    effect = planned(game, **said(2))
    assert points(effect) == [-7, 7, -7, 7]
    assert noted(effect) == [
        ("DOK-3", "Contra won, against the old: 2"),
        ("DOK-8", "announced and missed, announcements: 3"),
    ]
    # The same points, made: fewer than 60, and 1 more for each that was announced.
    assert points(planned(game, **said(2, eyes=181)))[0] == 1 + 2 + 2 + 2
    assert points(planned(game, **said(2, eyes=180)))[0] == -(1 + 1 + 2 + 2)
    # Contra's side: 1 and against the old, Contra 2, no 90.
    assert points(planned(game, **said(None, 1, eyes=89)))[1] == 1 + 1 + 1 + 2 + 1
    assert points(planned(game, **said(None, 1, eyes=90)))[0] == 1 + 2 + 1
    assert points(planned(game, **said(None, 1, eyes=120)))[0] == 1 + 2 + 1 + 1
    # No trick: all points are not enough.
    black = said(4, eyes=240, black=True)
    assert points(planned(game, **black))[0] == 5 + 2 + 4
    assert points(planned(game, **dict(black, black=False)))[0] == -(1 + 1 + 2 + 4)
    # The one that made its own has won, also where the other one missed more.
    assert points(planned(game, **said(1, 3, eyes=151)))[0] == 1 + 1 + 4 + 4 + 3
    # In a solo it counts, too.
    solo = said(1, eyes=150, game="solo", re=(False, True, False, False))
    del solo["special"]
    assert points(planned(game, **solo)) == [4, -12, 4, 4]


def test_dok_8_nobody_wins_where_both_miss():
    game = table("doppelkopf", calls="all")
    effect = planned(game, **said(1, 1, eyes=120, special=(2, 0)))
    assert points(effect) == [2, -2, 2, -2]
    assert noted(effect) == [("DOK-3", "nobody won"), ("DOK-8", "announced and missed")]
    # An implementation of the federation's rules has it so: a solo with 136, 120 against no 90.
    solo = said(1, 1, eyes=136, game="solo", re=(False, True, False, False))
    del solo["special"]
    assert points(planned(game, **solo)) == [-1, 3, -1, -1]
    # Contra has 80 and announced no 30: a point for no 90, and one each for 120, 90 and 60 of Re.
    assert points(planned(game, **said(2, 3, eyes=160)))[0] == 1 + 3
    assert game.refuses("hand", **dict(said(1), contra_no=1)) == "DOK-8"
    assert game.refuses("hand", **said(5)) == "input"
    # Where they are not counted nobody is asked, as in a game that was begun before.
    for calls in ("double", "add"):
        assert table("doppelkopf", calls=calls).refuses("hand", **said(1)) == "DOK-8"
    # Without announcements all is as where calls add two.
    for eyes in (0, 29, 89, 119, 120, 121, 151, 240):
        for contra in (None, 0):
            hand = said(None, contra, eyes=eyes)
            hand.update({"black": True} if eyes in (0, 240) else {})
            plain = dict(hand)
            plain.pop("contra_no", None)
            adds = planned(table("doppelkopf", calls="add"), **plain)
            assert points(planned(game, **hand)) == points(adds), (eyes, contra)
