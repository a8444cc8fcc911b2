"""The rummies among the forms, rule by rule, and the disputes of their public sources."""

from engine.ask import answer
from engine.games import forms
from tests.portable.rummy_disputes import DISPUTES
from tests.portable.tools import FOUR, Table, untyped

THREE = FOUR[:3]


def table(name, players=THREE, **house):
    return Table("form:" + name, players, **house)


def each(*values):
    """Return what is said of Ann, Bo and Cy; None: nothing is said of them."""
    return {name: value for name, value in zip(THREE, values) if value is not None}


def points(effect):
    return [effect.changes[name] for name in THREE]


def judged(name, question, cards, **fields):
    asked = {"ask": question, "game": "form", "form": name, "cards": cards.split()}
    asked.update(fields)
    return answer(asked)


def rule_of(name, question, cards, **fields):
    return judged(name, question, cards, **fields)["rule"]


def ramino(closer, how, *left):
    return {"closer": closer, "how": how, "points_left": each(*left)}


def test_ram_1_to_3_melds():
    assert rule_of("ramino", "meld", "7S 7H 7D") == "RAM-2"
    assert rule_of("ramino", "meld", "QS KS AS") == "RAM-3"
    assert rule_of("ramino", "meld", "KS AS 2S") == "RAM-3"
    house = {"close": 5, "duplicates": "no"}
    assert untyped(forms.load("form:ramino")).form.melds.judged(house, 2).hand == 10


def test_ram_4_to_6_what_is_left_and_who_closes():
    game = table("ramino")
    assert points(game.add("round", **ramino("Ann", "all", None, 40, 12))) == [-10, 40, 12]
    assert points(game.add("round", **ramino("Bo", "points", 20, 5, 0))) == [20, 5, 0]
    assert points(game.add("round", **ramino("Cy", "colour", 3, 5, None))) == [3, 5, -25]
    assert game.refuses("round", **ramino("Ann", "all", None, 167, 0)) == "RAM-4"
    assert game.refuses("round", **ramino("Ann", "all", None, 1, 0)) == "RAM-4"
    assert game.refuses("round", **ramino("Ann", "points", 6, 20, 0)) == "RAM-5"
    assert game.refuses("round", **ramino("Ann", "points", 0, 20, 0)) == "RAM-5"
    none = table("ramino", close=0)
    assert none.refuses("round", **ramino("Ann", "points", 2, 20, 0)) == "RAM-5"


def test_ram_7_to_9_a_ramino_wins_and_who_is_out_comes_back():
    game = table("ramino")
    game.add("round", closer="Bo", how="ramino")
    assert game.end() == (["Bo"], "RAM-7")
    game = table("ramino", target=30)
    game.add("round", **ramino("Ann", "all", None, 30, 12))
    game.add("rientro", player="Bo")
    assert game.scores() == [-10, 12, 12]
    game.add("round", **ramino("Ann", "all", None, 40, 40))
    assert game.end() == (["Ann"], "RAM-8")
    assert table("ramino", rientri="none").refuses("rientro", player="Bo") == "RAM-9"


def test_cnq_1_to_4_melds():
    assert rule_of("conquian", "meld", "7S 7H 7D") == "CNQ-2"
    assert rule_of("conquian", "meld", "6S 7S JS") == "CNQ-3"
    assert not judged("conquian", "meld", "QS KS AS")["ok"]
    found = judged("conquian", "layoff", "JS", table=[["5S", "6S", "7S"]])
    assert (found["laid"], found["rule"]) == ([["JS", 0]], "CNQ-4")
    melds = untyped(forms.load("form:conquian")).form.melds
    for cards in (10, 9, 8):
        assert melds.judged({"cards": cards}, 2).hand == cards + 1


def test_cnq_5_to_7_a_tie_is_worth_one_more_in_the_next_hand():
    game = table("conquian", target=4)
    game.add("round", winner="Ann")
    for _ in range(2):
        game.add("round", winner=None)
    assert points(game.add("round", winner="Bo")) == [0, 3, 0]
    assert points(game.add("round", winner="Ann")) == [1, 0, 0]
    game.add("undo")
    game.add("round", winner="Bo")
    assert game.end() == (["Bo"], "CNQ-7")
    plain = table("conquian", tie="nothing")
    plain.add("round", winner=None)
    assert points(plain.add("round", winner="Cy")) == [0, 0, 1]
    assert plain.refuses("round", winner="Zoe") in ("CNQ-5", "input")


def romme(closer, at_once, *left):
    return {"closer": closer, "hand_romme": at_once, "points_left": each(*left)}


def test_rom_1_to_5_melds_and_the_opening():
    assert rule_of("romme", "meld", "7S 7H 7D") == "ROM-2"
    assert rule_of("romme", "meld", "KS AS 2S") == "ROM-3"
    assert (judged("romme", "meld", "5S * *")["ok"], rule_of("romme", "meld", "5S * *")) == (
        False,
        "ROM-4",
    )
    cards = "10H JH QH 3S 3D 3C"
    assert judged("romme", "opens", cards)["ok"] is False
    assert rule_of("romme", "opens", cards) == "ROM-5"
    assert judged("romme", "opens", cards, options={"opening": 30})["ok"]
    assert rule_of("romme", "meld", "* 3S 4S", options={"jokers": 2}) == "ROM-3"


def test_rom_6_to_8_points_and_the_end():
    game = table("romme", target=100)
    assert game.refuses("round", **romme("Ann", False, None, 198, 2)) == "ROM-6"
    assert game.refuses("round", **romme("Ann", False, None, 1, 2)) == "ROM-6"
    assert points(game.add("round", **romme("Ann", True, None, 31, 2))) == [0, 62, 4]
    game.add("round", **romme("Cy", False, 5, 38, None))
    assert game.end() == (["Cy"], "ROM-8")
    single = table("romme", in_hand="single", joker=30)
    assert points(single.add("round", **romme("Ann", True, None, 257, 2))) == [0, 257, 2]
    assert single.refuses("round", **romme("Ann", True, None, 258, 2)) == "ROM-6"


def kalooki(closer, *left):
    return {"closer": closer, "points_left": each(*left)}


def test_kal_1_to_5_melds_and_the_opening():
    assert rule_of("kalooki", "meld", "7S 7H 7D") == "KAL-2"
    assert judged("kalooki", "meld", "QS KS AS")["ok"]
    assert (judged("kalooki", "meld", "AS 2S 3S")["ok"]) is False
    assert rule_of("kalooki", "meld", "AS 2S 3S") == "KAL-3"
    cards = "9H 10H JH 3S 3D 3C"
    assert rule_of("kalooki", "opens", cards) == "KAL-5"
    assert not judged("kalooki", "opens", cards)["ok"]
    cards = "10H JH QH 4S 4D 4C"
    assert judged("kalooki", "opens", cards)["points"] == 42
    assert judged("kalooki", "opens", cards)["ok"]
    assert not judged("kalooki", "opens", cards, options={"opening": 51})["ok"]
    assert judged("kalooki", "meld", "* * 9H")["ok"]
    assert rule_of("kalooki", "meld", "* * *", options={"jokers": 4}) == "KAL-4"


def test_kal_6_to_8_points_out_and_back():
    game = table("kalooki")
    assert game.refuses("round", **kalooki("Ann", None, 149, 2)) == "KAL-6"
    game.add("round", **kalooki("Ann", None, 148, 100))
    game.add("round", **kalooki("Ann", None, 2, 50))
    assert not game.game.over and game.scores() == [0, 150, 150]
    game.add("round", **kalooki("Ann", None, 2, 50))
    assert game.end() == (["Ann"], "KAL-7")
    back = table("kalooki")
    back.add("round", **kalooki("Ann", None, 148, 20))
    back.add("round", **kalooki("Cy", 10, 3, None))
    back.add("re_enter", player="Bo")
    assert back.scores() == [10, 20, 20]
    assert table("kalooki", buy_in="none").refuses("re_enter", player="Bo") == "KAL-8"


def test_liv_1_to_5_contracts_by_the_deal():
    melds = untyped(forms.load("form:liverpool")).form.melds
    hands = [
        melds.judged({"joker": 15, "cut": "no", "exact": "no"}, 3, deal).hand
        for deal in range(1, 8)
    ]
    assert hands == [10, 10, 10, 10, 12, 12, 12]
    assert rule_of("liverpool", "meld", "7S 7S 7D") == "LIV-2"
    assert rule_of("liverpool", "meld", "QS KS AS 2S") == "LIV-3"
    assert rule_of("liverpool", "meld", "* * *") == "LIV-4"
    cards = "7S 7S 7D 9H 10H JH QH"
    assert [judged("liverpool", "opens", cards, round=deal)["ok"] for deal in (1, 2, 3)] == [
        False,
        True,
        False,
    ]
    assert rule_of("liverpool", "opens", cards, round=1) == "LIV-5"


def test_liv_6_to_8_points_and_the_end():
    game = table("liverpool", cut="yes")
    assert game.refuses("round", cutter=None, **kalooki("Ann", None, 1, 2)) == "LIV-6"
    assert points(game.add("round", cutter="Cy", **kalooki("Ann", None, 30, 62))) == [0, 30, 12]
    assert table("liverpool").refuses("round", cutter="Cy", **kalooki("Ann", None, 3, 2)) == "LIV-7"
    for _ in range(6):
        game.add("round", cutter=None, **kalooki("Bo", 20, None, 25))
    assert game.end() == (["Bo"], "LIV-8")


def test_liv_9_sets_and_runs_laid_down_may_be_exactly_three_and_four():
    asked = {"options": {"exact": "yes"}}
    four = "5S 5H 5D 5C 9S 9H 9D 9C"
    assert judged("liverpool", "opens", four)["melds"] == [
        "5S 5H 5D 5C".split(),
        "9S 9H 9D 9C".split(),
    ]
    found = judged("liverpool", "opens", four, **asked)
    assert [len(meld) for meld in found["melds"]] == [3, 3]
    assert (found["rule"], found["why"]) == ("LIV-5", "all there: 2 sets of exactly 3")
    # The fourth cards wait, also where somebody has laid another set, which they do not fit.
    for there in ([], [["KS", "KH", "KD"]]):
        assert judged("liverpool", "may_end", four + " KD", table=there)["ok"]
        stays = judged("liverpool", "may_end", four + " KD", table=there, **asked)
        assert (stays["ok"], stays["rule"]) == (False, "LIV-5")
        assert stays["missing"] == [["2 cards"], ["1 card"]][len(there)]
    # What is on the table takes more cards, and may be a larger set.
    assert judged("liverpool", "meld", "5S 5H 5D 5C", **asked)["ok"]
    laid = judged("liverpool", "layoff", "5C", table=[["5S", "5H", "5D"]], **asked)
    assert laid["laid"] == [["5C", 0]]
    # A run of five is laid down in the last deal alone.
    runs = "AS 2S 3S 4S 5S 6H 7H 8H 9H"
    assert not judged("liverpool", "may_end", runs + " KD", round=3, **asked)["ok"]
    last = runs + " 2D 3D 4D 5D"
    assert judged("liverpool", "may_end", last, round=7, **asked)["ok"]
    game = table("liverpool", exact="yes")
    assert points(game.add("round", **kalooki("Ann", None, 30, 62))) == [0, 30, 62]


def test_cnt_1_to_5_contracts_by_the_hand():
    melds = untyped(forms.load("form:continental")).form.melds
    assert [melds.judged({"decks": 2}, 3, hand).hand for hand in range(1, 8)] == list(range(7, 14))
    assert rule_of("continental", "meld", "7S 7S 7D") == "CNT-2"
    assert judged("continental", "meld", "QS KS AS 2S")["ok"]
    assert rule_of("continental", "meld", "QS KS AS 2S") == "CNT-3"
    assert not judged("continental", "meld", "5S * * 8S")["ok"]
    together = judged("continental", "meld", "5S * * 8S")
    assert (together["rule"], together["why"]) == ("CNT-4", "two wild cards are side by side")
    assert rule_of("continental", "meld", "KS * * 3S") == "CNT-4"
    assert rule_of("continental", "meld", "5S 7S JS *") == "CNT-3"
    assert judged("continental", "meld", "5S * 7S *")["ok"]
    assert rule_of("continental", "opens", "7S 7S 7D 9H 9S 9D") == "CNT-5"
    assert judged("continental", "opens", "7S 7S 7D 9H 9S 9D")["ok"]
    assert not judged("continental", "opens", "7S 7S 7D 9H 9S 9D", round=2)["ok"]


def test_cnt_6_to_8_points_and_the_end():
    game = table("continental")
    assert game.refuses("round", at_once=False, **kalooki("Ann", None, 0, 2)) == "CNT-6"
    assert points(game.add("round", at_once=True, **kalooki("Ann", None, 30, 62))) == [-10, 30, 62]
    assert game.game.following("Ann")[0] == "Cy"
    for _ in range(6):
        game.add("round", at_once=False, **kalooki("Bo", 20, None, 25))
    assert game.end() == (["Bo"], "CNT-8")
    assert untyped(game.game).form.number(7) == "CNT-7"


def indian(closer, valid, dropped, **more):
    return dict({"closer": closer, "valid": valid, "dropped": each(*dropped)}, **more)


PURE = "4S 5S 6S 8H 9H 10H JH KD KC KS 2C 2D 2H"


def test_inr_6_a_hand_counts_80_at_most():
    hand = "4S 5S 6S 8S 8H 8D JH KD KC KS 2C 2D 2H"
    found = judged("indian_rummy", "deadwood", hand, turned="3D")
    assert (found["deadwood"], found["rule"]) == (80, "INR-5")
    assert found["why"] == (
        "there: 1 pure run; missing: 1 run; so all cards count: 80 (no hand counts more)"
    )
    found = judged("indian_rummy", "best_discard", hand + " KD", turned="3D")
    assert found["deadwood"] == 80 and "80 (no hand counts more)" in found["why"]
    found = judged("indian_rummy", "deadwood", hand.replace("KS", "3S"), turned="3D")
    assert (found["deadwood"], "more)" in found["why"]) == (75, False)


def test_inr_5_the_run_that_is_missing_is_named():
    for hand, why in (
        ("4S 5S 6S 8S 8H 8D JH KD KC KS 2C 2D 2H", "there: 1 pure run; missing: 1 run"),
        ("4S 3H 6S 8H * 10H JH KD KC KS 2C 2D 2H", "there: 1 run; missing: 1 pure run"),
        ("4S 5H 6S 8S 8H 8D JH KD KC KS 2C 2D 2H", "1 pure run, 1 run: not there"),
    ):
        found = judged("indian_rummy", "deadwood", hand, turned="3D")
        assert found["why"].startswith(why) and found["rule"] == "INR-5", found
        more = judged("indian_rummy", "best_discard", hand + " 9C", turned="3D")
        assert "; " + why in more["why"], more


def test_of_a_needed_run_the_size_is_named_where_others_are_shorter():
    melds = {"deck": "52", "run": 3, "hand": 6, "needs": "2 runs 4 pure", "rule": 1}
    form = {"form": "rummy_x", "players": [2, 4], "prefix": "RUX", "rules": [{"en": "A rule."}],
            "steps": [{"step": "round", "score": "points",
                       "fields": [{"field": "points", "for": "each player", "is": "0 to 9"}]}],
            "end": {"wins": "low"}, "melds": melds}  # fmt: skip
    asked = {"ask": "deadwood", "game": "form", "form": form, "cards": "4S 5S 6S 7S 9H 9D".split()}
    said = (
        "there: 1 pure run of 4 or more; missing: 1 pure run of 4 or more; so all cards count: 40"
    )
    assert answer(asked)["why"] == said
    melds["run"] = 4
    assert answer(asked)["why"] == "there: 1 pure run; missing: 1 pure run; so all cards count: 40"


def test_inr_4_a_run_says_whether_it_is_pure():
    turned = {"turned": "QC"}
    own = judged("indian_rummy", "meld", "JS QS KS", **turned)
    assert (own["rule"], own["why"]) == ("INR-3", "a pure run of 3: QS is itself here")
    assert judged("indian_rummy", "meld", "9S 10S JS", **turned)["why"] == "a pure run of 3"
    assert judged("indian_rummy", "meld", "JS QH KS", **turned)["why"] == "a run of 3"
    assert judged("indian_rummy", "meld", "9S JK JS QS", **turned)["why"] == "a run of 4"
    assert judged("indian_rummy", "meld", "8S 8H 8D", **turned)["why"] == "a set of 3"
    # Where nothing asks for one, a run is a run.
    assert judged("romme", "meld", "JS QS KS")["why"] == "a run of 3"


def test_inr_1_to_6_melds_and_what_is_needed():
    assert rule_of("indian_rummy", "meld", "7S 7H 7D") == "INR-2"
    assert rule_of("indian_rummy", "meld", "KS AS 2S") == "INR-3"
    assert not judged("indian_rummy", "meld", "7S 7S 7D")["ok"]
    wild = judged("indian_rummy", "meld", "6D 7D QS 9D", turned="QH")
    assert wild["ok"] and wild["rule"] == "INR-3"
    assert judged("indian_rummy", "meld", "6D 7D AS 9D", turned="*")["ok"]
    assert rule_of("indian_rummy", "meld", "* *") in ("INR-2", "INR-3", "INR-4")
    assert judged("indian_rummy", "deadwood", PURE)["deadwood"] == 0
    impure = judged("indian_rummy", "deadwood", PURE.replace("5S", "*").replace("9H", "*"))
    assert (impure["deadwood"], impure["rule"]) == (4 + 6 + 8 + 10 + 10 + 30 + 6, "INR-5")


def test_inr_6_to_8_what_a_deal_scores():
    game = table("indian_rummy", target=200)
    left = {"points_left": {"Bo": 80}, "later": {"Cy": False}}
    effect = game.add("round", **indian("Ann", True, (None, False, True), **left))
    assert points(effect) == [0, 80, 20]
    left = {"points_left": {"Bo": 81}, "later": {"Cy": False}}
    assert game.refuses("round", **indian("Ann", True, (None, False, True), **left)) == "INR-6"
    wrong = game.add("round", **indian("Ann", False, (None, False, True), later={"Cy": True}))
    assert points(wrong) == [80, 0, 40]
    more = table("indian_rummy", drop=25)
    effect = more.add("round", **indian("Ann", False, (None, False, True), later={"Cy": True}))
    assert points(effect) == [80, 0, 50]
    assert more.refuses("round", **indian("Ann", False, (None, None, True))) in ("INR-8", "input")
    assert untyped(game.game).form.number(7) == "INR-7"
    # From 201 on a drop costs more, unless the house says so much; what is saved says it.
    gone = {"Bo": True, "Cy": False}
    for target, drop, first in (
        (101, "usual", 20),
        (200, "usual", 20),
        (201, "usual", 25),
        (301, "usual", 25),
        (201, 20, 20),
        (101, 25, 25),
    ):
        game = table("indian_rummy", target=target, drop=drop)
        effect = game.add("round", **indian("Ann", False, (None, True, True), later=gone))
        assert points(effect) == [80, 2 * first, first], (target, drop)


def test_inr_9_and_10_out_at_the_limit_and_back():
    game = table("indian_rummy")
    both = {"points_left": {"Bo": 70, "Cy": 40}}
    game.add("round", **indian("Ann", True, (None, False, False), **both))
    game.add("round", **indian("Ann", True, (None, False, False), **both))
    assert game.game.elimination.names([]) == ["Bo"]
    game.add("rejoin_pool", player="Bo")
    assert game.scores() == [0, 81, 80]
    game.add("round", **indian("Ann", True, (None, False, False), **both))
    assert game.end() == (["Ann"], "INR-9")
    assert table("indian_rummy", rejoin="none").refuses("rejoin_pool", player="Bo") == "INR-10"


def test_tht_1_to_5_melds_by_the_round():
    melds = untyped(forms.load("form:three_thirteen")).form.melds
    house = {"ace": 1, "wild": "rank"}
    assert [melds.judged(house, 2, deal).hand for deal in range(1, 12)] == list(range(3, 14))
    assert rule_of("three_thirteen", "meld", "9S 9S 9D", players=3) == "THT-2"
    assert rule_of("three_thirteen", "meld", "QS KS AS") == "THT-3"
    assert not judged("three_thirteen", "meld", "QS KS AS")["ok"]
    assert judged("three_thirteen", "meld", "3S 3H 9D")["ok"]
    assert not judged("three_thirteen", "meld", "4S 4H 9D")["ok"]
    assert judged("three_thirteen", "meld", "4S 4H 9D", round=2)["ok"]
    assert judged("three_thirteen", "meld", "4S 4H 4D", round=2)["ok"]
    found = judged("three_thirteen", "deadwood", "5S KD AH 8C 9D", round=3)
    assert found["deadwood"] == 5 + 10 + 1 + 8 + 9
    dear = {"ace": 15, "wild": 20}
    found = judged("three_thirteen", "deadwood", "5S KD AH 8C 2D", round=3, options=dear)
    assert found["deadwood"] == 20 + 10 + 15 + 8 + 2
    assert judged("three_thirteen", "deadwood", "7S 7H 7D")["rule"] == "THT-5"


def test_tht_6_and_7_points_and_the_end():
    game = table("three_thirteen")
    assert game.refuses("round", **kalooki("Ann", None, 31, 2)) == "THT-6"
    assert points(game.add("round", **kalooki("Ann", None, 30, 0))) == [0, 30, 0]
    dear = table("three_thirteen", wild=20)
    assert dear.refusal("round", **kalooki("Ann", None, 60, 0)) is None
    for _ in range(10):
        game.add("round", **kalooki("Bo", 10, None, 5))
    assert game.end() == (["Bo"], "THT-7")


def test_rfh_4_to_8_melds():
    assert rule_of("rummy500", "meld", "7S 7H 7D") == "RFH-4"
    assert rule_of("rummy500", "meld", "KS AS 2S") == "RFH-5"
    assert rule_of("rummy500", "meld", "* *") in ("RFH-4", "RFH-5", "RFH-6")
    melds = untyped(forms.load("form:rummy500")).form.melds
    assert [melds.judged({"target": 500}, count).hand for count in (2, 3, 5)] == [13, 7, 7]
    assert rule_of("rummy500", "pays", "7S 7H 7D 2C") == "RFH-7"
    assert rule_of("rummy500", "layoff", "8H", table=[["5H", "6H", "7H"]]) == "RFH-8"


# How the reason of a hand starts or ends that may end, and of one that may not.
MAY_END = ("within the end limit of", "all cards are in melds", "the hand closes at once")
MAY_NOT = (
    "over the end limit of",
    "the hand ends only with all cards in melds",
    "in no meld, at most",
    "so all cards count",
    "the hand may not end",
)


def fits_the_answer(found):
    """Return whether the reason of a hand or an opening says what its answer does."""
    if "may_end" in found:
        said = MAY_END if found["may_end"] else MAY_NOT
        return bool([words for words in said if words in found["why"]])
    return (
        "counts" in found
        or "points" not in found
        or found["why"].startswith("%d points, " % found["points"])
    )


def test_the_disputes_of_public_sources_are_settled_with_their_reason():
    wrong = []
    for name, rows in DISPUTES:
        assert len(rows) >= 20, name
        assert len({(one[0], one[1], str(one[2])) for one in rows}) == len(rows), name
        for question, cards, fields, expected, rule, _ in rows:
            found = judged(name, question, cards, **fields)
            seen = {key: found.get(key) for key in expected}
            if seen != expected or found.get("rule") != rule or not fits_the_answer(found):
                wrong.append((name, question, cards, fields, seen, found.get("rule")))
    assert not wrong, wrong


# Cards that are no run, why, of: the ace low, at either end, high, and no ace at all.
NO_RUNS = (
    ("chinchon", "KS AS 2S", "the ace is low: no run goes past the king"),
    ("chinchon", "QS KS AS", "the ace is low: no run goes past the king"),
    ("chinchon", "5S 7S JS", "6S is missing in this run"),
    ("indian_rummy", "KS AS 2S", "the ace starts or ends a run: none goes past it"),
    ("rummy500", "KS AS 2S 3S", "the ace starts or ends a run: none goes past it"),
    ("indian_rummy", "AS 2S 4S", "3S is missing in this run"),
    ("indian_rummy", "JS KS AS", "QS is missing in this run"),
    ("indian_rummy", "5S 9S AS", "these cards do not follow one another"),
    ("scala40", "10S * KS AS", "2 cards are missing in this run, wilds: 1"),
    ("kalooki", "AS 2S 3S", "the ace is high: no run goes past it"),
    # Threes are wild in the first round.
    ("three_thirteen", "3C 6H 9H", "2 cards are missing in this run, wilds: 1"),
    ("three_thirteen", "5H 6H 3S 9D", "a run has one suit: 9D has another"),
    ("phase10", "R12 B1 G2 Y3", "no run goes past 12"),
)


def test_a_refused_run_says_where_runs_end_or_what_is_missing():
    for name, cards, why in NO_RUNS:
        found = judged(name, "meld", cards)
        assert (found["ok"], found["why"]) == (False, why), (name, cards)


def test_a_hand_that_ends_with_all_cards_in_melds_alone_says_so():
    turned = {"turned": "5D"}
    clean = "4S 5S 6S 8H * 10H JH KD KC KS 2C 2D 2H"
    said = "all cards are in melds: the hand may end"
    assert judged("indian_rummy", "deadwood", clean, **turned)["why"] == said
    loose = judged("indian_rummy", "deadwood", clean.replace("2H", "AH"), **turned)
    assert loose["why"] == "14 in no meld: the hand ends only with all cards in melds"
    assert judged("chinchon", "deadwood", "AS 2S 3S 4H 4D 4C 4S")["why"] == said
