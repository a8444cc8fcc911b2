"""Gin Rummy's scoring, dealing and course: GIN-1 to GIN-19."""

from engine import games, texts
from engine.ask import answer
from engine.cards import STANDARD52
from engine.errors import InputError, RuleError
from engine.game.entry import Entry
from engine.games.gin.referee import both_hands
from engine.record import settle_up
from engine.record.ledger import Ledger
from engine.texts import rulebook, text, use
from tests.portable.tools import Table, raises, score, untyped

TWO = ("Ann", "Bo")
# Ten cards with 2 of deadwood, cards of which six fit its melds, and those with one more.
KNOCKER = "7S 8S 9S 4H 4D 4C QS QH QD 2C".split()
OPPONENT = "10S JS KH KD KC QC 4S 9H AD 5C".split()
GIN = "7S 8S 9S 4H 4D 4C QS QH QD QC".split()
BIG = GIN + ["4S"]
JUNK = "10S 2H 3D KC JH 9D 5C AS 7D 8H".split()


def table(**options):
    return Table("gin", TWO, **options)


def hand(game, ender, own, rest, **fields):
    """Enter a hand by numbers; `own` is the deadwood of the one who knocks."""
    other = "Bo" if ender == "Ann" else "Ann"
    return game.add("round", ender=ender, deadwood={ender: own, other: rest}, **fields)


def layoff(**fields):
    return answer(dict(fields, ask="layoff", game="gin"))


def played(events, **options):
    return score("gin", TWO, events, options=options)


def knocked(ender, own, rest, **fields):
    other = "Bo" if ender == "Ann" else "Ann"
    event = {"event": "round", "ender": ender, "deadwood": {ender: own, other: rest}}
    return dict(event, **fields)


def test_gin_1_two_players_and_the_deal_alternates():
    for n in (1, 5):
        assert score("gin", ["P%d" % i for i in range(n)], [])["field"] == "players"
    game = table(dealer="Bo")
    dealers = []
    for ender in ("Ann", "Ann", "Bo"):
        dealers.append(game.game.dealer)
        hand(game, ender, 5, 15)
    assert dealers == ["Bo", "Ann", "Bo"] and game.game.dealer == "Ann"
    assert games.load("gin").cut.deals == "highest"


def test_gin_1_the_loser_or_the_winner_deals():
    for deals, expected in (("loser", ["Bo", "Ann", "Ann"]), ("winner", ["Ann", "Bo", "Bo"])):
        game = table(deals=deals)
        found = []
        # A knock that is undercut is a hand of the other player.
        for ender, own, rest in (("Ann", 5, 15), ("Ann", 9, 4), ("Bo", 5, 15)):
            hand(game, ender, own, rest)
            found.append(game.game.dealer)
        assert found == expected, deals


def test_gin_2_ten_cards_one_turned_up_and_offered_to_the_other_player():
    reply = answer({"ask": "deal", "game": "gin", "players": list(TWO), "dealer": "Ann"})
    assert reply["cards_each"] == {"Ann": 10, "Bo": 10} and reply["packets"] == [1] * 10
    assert reply["order"] == ["Bo", "Ann"] and reply["first_turn"] == "Bo"
    assert reply["extra"] == {"upcard": 1, "stock": 31} and reply["rule"] == "GIN-2"
    assert games.load("gin").upcard.rule == "GIN-2"


def test_gin_3_the_turn_is_in_the_rulebook():
    reply = answer({"ask": "rule", "number": "GIN-3"})
    assert "discard" in reply["rules"][0]["text"]


def test_gin_4_melds():
    for cards, ok, kind in (
        ("AS 2S 3S", True, "run"),
        ("QS KS AS", False, None),
        ("5S 5H 5D 5C", True, "set"),
        ("5S 5H", False, None),
        ("5S 6S 7H", False, None),
    ):
        reply = answer({"ask": "meld", "game": "gin", "cards": cards.split()})
        assert (reply["ok"], reply["kind"]) == (ok, kind), cards
        assert reply["rule"] == "GIN-4"


def test_gin_5_deadwood():
    reply = answer({"ask": "deadwood", "game": "gin", "cards": JUNK})
    assert reply["deadwood"] == 10 + 2 + 3 + 10 + 10 + 9 + 5 + 1 + 7 + 8
    assert reply["gin"] is False and reply["big_gin"] is False and reply["may_end"] is False
    assert answer({"ask": "deadwood", "game": "gin", "cards": GIN})["gin"] is True
    assert answer({"ask": "deadwood", "game": "gin", "cards": BIG})["big_gin"] is True
    game = table()
    assert game.refuses("round", ender="Ann", deadwood={"Ann": 4, "Bo": 101}) == "GIN-5"
    assert game.refuses("round", ender="Ann", deadwood={"Ann": 4, "Bo": -1}) == "input"


def test_gin_6_knock_with_ten_or_less():
    game = table()
    assert game.refuses("round", ender="Ann", deadwood={"Ann": 11, "Bo": 30}) == "GIN-6"
    hand(game, "Ann", 10, 30)
    assert game.scores() == [20, 0]
    reply = layoff(knocker=JUNK, opponent=KNOCKER[:3] + "3C 6C 9C AD 6D QD KH".split())
    assert reply["ok"] is False and reply["rule"] == "GIN-6"


def test_gin_6_the_limit_is_a_house_rule():
    for limit in (1, 25):
        game = table(knock_limit=limit)
        assert game.refuses("round", ender="Ann", deadwood={"Ann": limit + 1, "Bo": 90}) == "GIN-6"
        hand(game, "Ann", limit, 90)
        assert game.scores() == [90 - limit, 0]
    game = table(knock_limit="gin")
    assert game.refuses("round", ender="Ann", deadwood={"Ann": 1, "Bo": 90}) == "GIN-6"
    hand(game, "Ann", 0, 30)
    assert game.scores() == [55, 0]


def test_gin_6_oklahoma_takes_the_limit_from_the_card_turned_up():
    for card, limit in (("7D", 7), ("KC", 10), ("10H", 10), ("AS", 1), ("2S", 2)):
        game = table(knock_limit="upcard")
        far = {"Ann": limit + 1, "Bo": 90}
        assert game.refuses("round", ender="Ann", deadwood=far, upcard=card) == "GIN-6"
        hand(game, "Ann", limit, 60, upcard=card)
        assert game.scores() == [60 - limit, 0]
    game = table(knock_limit="upcard", oklahoma_ace="gin")
    near = {"Ann": 1, "Bo": 90}
    assert game.refuses("round", ender="Ann", deadwood=near, upcard="AH") == "GIN-6"
    assert game.refuses("round", ender="Ann", deadwood=near) == "input", "the card is needed"
    assert game.refuses("round", ender="Ann", deadwood=near, upcard="XX") == "input"
    for ask in ("deadwood", "best_discard"):
        question = {"ask": ask, "game": "gin", "cards": KNOCKER, "options": {}}
        if ask == "best_discard":
            question["cards"] = KNOCKER + ["KC"]
        question["options"]["knock_limit"] = "upcard"
        assert answer(question)["field"] == "upcard"
        assert answer(dict(question, upcard="2D"))["may_end"] is True
        assert answer(dict(question, upcard="AD"))["may_end"] is False
    reply = answer({"ask": "deadwood", "game": "rumino", "cards": JUNK[:7], "upcard": "2D"})
    assert reply["field"] == "upcard"


def test_gin_6_a_spade_doubles_all_points_of_the_hand():
    game = table(spades_double="yes")
    assert game.refuses("round", ender="Ann", deadwood={"Ann": 4, "Bo": 20}) == "input"
    effect = hand(game, "Ann", 4, 20, upcard="7S")
    assert game.scores() == [32, 0] and "GIN-6" in game.notes(effect)
    hand(game, "Ann", 4, 20, upcard="7H")
    assert game.scores() == [48, 0]
    hand(game, "Bo", 0, 5, upcard="AS")
    assert game.scores() == [48, 60]
    reply = layoff(knocker=KNOCKER, opponent=OPPONENT, options={"spades_double": "yes"})
    assert reply["field"] == "upcard"
    fields = {"knocker": KNOCKER, "opponent": OPPONENT, "options": {"spades_double": "yes"}}
    assert layoff(upcard="3S", **fields)["points"] == 26


def test_gin_7_laying_off():
    reply = layoff(knocker=KNOCKER, opponent=OPPONENT)
    assert reply["ok"] is True and reply["result"] == "knock" and reply["to"] == "knocker"
    assert reply["deadwood"] == {"knocker": 2, "opponent": 15} and reply["points"] == 13
    assert reply["own"] == [["KH", "KD", "KC"]] and reply["left"] == ["9H", "AD", "5C"]
    places = {meld[0]: at for at, meld in enumerate(reply["melds"])}
    expected = [["10S", places["7S"]], ["JS", places["7S"]]]
    expected += [["QC", places["QS"]], ["4S", places["4H"]]]
    assert sorted(reply["laid_off"]) == sorted(expected)
    effect = table().add("round", ender="Ann", hands={"Ann": KNOCKER, "Bo": OPPONENT})
    assert effect.changes == {"Ann": 13, "Bo": 0}
    assert [note[2]["cards"] for note in effect.notes if note[0] == "GIN-7"] == [
        "10S JS",
        "QC",
        "4S",
    ]


def test_gin_7_the_knocker_s_melds_are_as_laid_out():
    cards = "2S 3S 4S 3H 3D 9C 9D 9H AC AD".split()
    others = "3C 5S 6S KH QD JC 8D 8H 7C 10C".split()
    run = [["2S", "3S", "4S"], ["9H", "9D", "9C"]]
    threes = [["3S", "3H", "3D"], ["9H", "9D", "9C"]]
    # With the run, 3H 3D and two aces are left, with the threes 2S, 4S and the aces.
    options = {"knock_limit": 10}
    one = layoff(knocker=cards, opponent=others, laid=run, options=options)
    two = layoff(knocker=cards, opponent=others, laid=threes, options=options)
    assert one["deadwood"] == {"knocker": 8, "opponent": 10 + 10 + 10 + 10 + 3 + 8 + 8 + 7}
    assert two["deadwood"] == {"knocker": 8, "opponent": 66 - 3 + 5 + 6}
    assert one["melds"] == run and two["melds"] == threes
    best = layoff(knocker=cards, opponent=others)
    assert best["deadwood"] == two["deadwood"], "what leaves the opponent the most"
    event = {"event": "round", "ender": "Ann", "hands": {"Ann": cards, "Bo": others}}
    assert played([dict(event, laid=run)])["scores"] == {"Ann": 58, "Bo": 0}
    assert played([event])["scores"] == {"Ann": 66, "Bo": 0}


def test_gin_7_melds_that_cannot_be_laid_out():
    fields = {"knocker": KNOCKER, "opponent": OPPONENT}
    for laid, field in (
        ([["7S", "8S", "KC"]], "laid"),
        ([["7S", "8S", "9S"], ["9S", "QS", "QH"]], "laid"),
        ([["7S", "8S", "XX"]], "laid"),
        ("7S 8S 9S", "laid"),
    ):
        assert layoff(laid=laid, **fields).get("field") == field, laid
    reply = layoff(laid=[["7S", "8S", "QH"]], **fields)
    assert reply["ok"] is False and reply["rule"] == "GIN-4"
    reply = layoff(laid=[["7S", "8S", "9S"]], **fields)
    assert reply["ok"] is False and reply["rule"] == "GIN-6"
    game = table()
    hands = {"Ann": KNOCKER, "Bo": OPPONENT}
    assert game.refuses("round", ender="Ann", hands=hands, laid=[["7S", "8S", "QH"]]) == "GIN-4"
    assert game.refuses("round", ender="Ann", hands=hands, laid=[["7S", "8S", "KC"]]) == "input"
    numbers = {"Ann": 2, "Bo": 15}
    assert game.refuses("round", ender="Ann", deadwood=numbers, laid=[]) == "input"


def test_gin_8_the_difference():
    game = table()
    effect = hand(game, "Ann", 7, 30)
    assert game.scores() == [23, 0] and effect.sums == [("Ann", "30 - 7", 23)]
    assert game.notes(effect) == ["GIN-8"]
    assert layoff(knocker=KNOCKER, opponent=OPPONENT)["rule"] == "GIN-8"


def test_gin_9_undercut():
    game = table()
    effect = hand(game, "Ann", 9, 4)
    assert game.scores() == [0, 30] and effect.sums == [("Bo", "25 + 9 - 4", 30)]
    assert effect.feats == [("Bo", "undercuts")]
    hand(game, "Bo", 9, 9)
    assert game.scores() == [25, 30], "as little is enough"
    for bonus in (10, 20):
        game = table(undercut_bonus=bonus)
        hand(game, "Ann", 9, 4)
        assert game.scores() == [0, bonus + 5]


def test_gin_9_equal_deadwood_may_go_to_the_knocker():
    game = table(undercut_tie="knocker")
    effect = hand(game, "Ann", 9, 9)
    assert game.scores() == [0, 0] and effect.winners == ["Ann"]
    hand(game, "Ann", 9, 8)
    assert game.scores() == [0, 26]
    game.add("stop")
    assert game.game.columns.more()["bonuses"]["Ann"]["boxes"] == 25, "a hand won"


def test_gin_10_gin():
    game = table()
    effect = hand(game, "Ann", 0, 30)
    assert game.scores() == [55, 0] and effect.feats == [("Ann", "gins")]
    hand(game, "Bo", 0, 0)
    assert game.scores() == [55, 25], "it cannot be undercut"
    game = table(gin_bonus=20)
    hand(game, "Ann", 0, 30)
    assert game.scores() == [50, 0]
    # 10S and JS would fit the run.
    reply = layoff(knocker=GIN, opponent="10S JS KH KD 2C 3D 5H 9H AD 5C".split())
    assert reply["result"] == "gin" and reply["laid_off"] == []
    assert reply["points"] == 25 + 10 + 10 + 10 + 10 + 2 + 3 + 5 + 9 + 1 + 5


def test_gin_11_big_gin():
    rest = "10S JS KH KD 2C 3D 5H 9H AD 5C".split()
    game = table()
    effect = hand(game, "Ann", 0, 30, big=True)
    assert game.scores() == [61, 0] and game.notes(effect) == ["GIN-11"]
    assert game.refuses("round", ender="Ann", deadwood={"Ann": 3, "Bo": 9}, big=True) == "GIN-11"
    assert game.refuses("round", ender="Ann", deadwood={"Ann": 0, "Bo": 9}, big=1) == "input"
    for big_gin, points in ((31, 31 + 65), (50, 50 + 65), ("no", 25 + 65)):
        options = {"big_gin": big_gin, "target": 500}
        reply = layoff(knocker=BIG, opponent=rest, options=options)
        assert reply["points"] == points, big_gin
        assert reply["result"] == ("gin" if big_gin == "no" else "big_gin")
        event = {"event": "round", "ender": "Ann", "hands": {"Ann": BIG, "Bo": rest}}
        assert played([event], **options)["scores"]["Ann"] == points
    reply = layoff(knocker=GIN + ["KS"], opponent=rest)
    assert reply["ok"] is False and reply["rule"] == "GIN-11"
    hands = {"Ann": GIN, "Bo": rest}
    assert game.refuses("round", ender="Ann", hands=hands, big=True) == "GIN-11"


def test_gin_12_a_cancelled_hand():
    game = table(dealer="Bo")
    hand(game, "Ann", 4, 14)
    assert game.game.dealer == "Ann"
    game.add("void")
    assert game.scores() == [10, 0] and game.game.dealer == "Ann" and game.game.rounds == 1


def test_gin_12_the_last_discard_may_be_taken_to_knock():
    options = [one for one in games.load("gin").options if one.rule == "GIN-12"]
    assert [(one.name, one.default, one.values) for one in options] == [
        ("last_discard", "no", ("no", "knock"))
    ]
    for house, figure in (("no", "figure_stock"), ("knock", "figure_last")):
        game = table(last_discard=house).game
        entry = Entry(game, "judge_stock")
        assert entry.question is None, "nothing is asked"
        verdict = entry.event
        assert verdict.rule == "GIN-12" and verdict.figure[0] == "gin_judge." + figure
        words = text(verdict.key, **verdict.facts)
        assert "Ann deals again" in words and ("last_discard=knock" in words) == (house == "knock")
        assert ("last discard" in words) == (house == "knock")
    # Of two pairs, and where nobody knocks.
    for game, figure, rule, said in (
        (pairs().game, "figure_drawn", "GIN-19", "The hand is drawn: it counts 0"),
        (
            pairs(last_discard="knock").game,
            "figure_last",
            "GIN-12",
            "knock or go gin. Else the hand",
        ),
        (
            table(last_discard="knock", knock_limit="gin").game,
            "figure_last",
            "GIN-12",
            "only to go gin. Else the hand is cancelled, Ann deals again",
        ),
    ):
        verdict = Entry(game, "judge_stock").event
        assert (verdict.rule, verdict.figure[0]) == (rule, "gin_judge." + figure)
        words = text(verdict.key, **verdict.facts)
        assert said in words and ("dealt again" in words) == bool(game.sides.lists)
    for language in texts.LANGUAGES:
        use(language)
        assert "last_discard=knock" in rulebook.find("GIN-12").full
    use("en")
    reply = answer(
        {
            "ask": "score",
            "game": "gin",
            "players": list(TWO),
            "events": [],
            "options": {"last_discard": "yes"},
        }
    )
    assert reply["field"] == "options"


def test_gin_13_first_to_the_target():
    game = table()
    hand(game, "Ann", 1, 100)
    assert game.scores() == [99, 0] and not game.game.over
    hand(game, "Bo", 4, 10)
    hand(game, "Ann", 9, 10)
    assert game.end() == (["Ann"], "GIN-13")
    game = table(target=7)
    hand(game, "Bo", 3, 10)
    assert game.end() == (["Bo"], "GIN-13")


def test_gin_14_boxes_and_the_winner_s_bonus():
    events = [knocked("Ann", 4, 40), knocked("Bo", 2, 32), knocked("Ann", 6, 40)]
    events += [knocked("Ann", 5, 39)]
    reply = played(events)
    assert reply["status"] == "over" and reply["winners"] == ["Ann"]
    assert reply["bonuses"] == {
        "Ann": {"boxes": 75, "game": 100, "shutout": 0},
        "Bo": {"boxes": 25, "game": 0, "shutout": 0},
    }
    assert reply["scores"] == {"Ann": 36 + 34 + 34 + 75 + 100, "Bo": 30 + 25}
    assert reply["rounds"][-1] == {"Ann": 34, "Bo": 0}, "the points of the hand alone"
    assert "bonuses" not in played(events[:3])
    reply = played(events, box=20, game_bonus=50)
    assert reply["scores"] == {"Ann": 104 + 60 + 50, "Bo": 50}
    assert played(events, box=0, game_bonus=0)["scores"] == {"Ann": 104, "Bo": 30}


def test_gin_14_the_sums_are_shown():
    game = table()
    hand(game, "Ann", 4, 40)
    hand(game, "Bo", 2, 32)
    effect = hand(game, "Ann", 6, 90)
    assert effect.sums == [
        ("Ann", "90 - 6", 84),
        ("Ann", "120 + 50 + 100", 270),
        ("Bo", "30 + 25", 55),
    ]
    assert [bonus[:3] for bonus in effect.bonuses] == [
        ("Ann", "boxes", 50),
        ("Ann", "game", 100),
        ("Bo", "boxes", 25),
    ]
    assert game.game.columns.rule == "GIN-14"
    assert game.game.columns.sums()[0] == ("Ann", [120, 50, 100], 270)
    game.add("undo")
    assert game.scores() == [36, 30] and not game.game.over and game.game.columns.sums()
    game.add("redo")
    assert game.scores() == [270, 55]
    # An edited hand changes what was added.
    right = {"event": "round", "ender": "Ann", "deadwood": {"Ann": 4, "Bo": 40}}
    game.add("amend", index=1, to=right)
    assert game.scores() == [2 * (156 + 75 + 100), 0]


def test_gin_14_a_shutout():
    events = [knocked("Ann", 0, 80)]
    assert played(events)["bonuses"]["Ann"] == {"boxes": 25, "game": 100, "shutout": 230}
    assert played(events)["scores"] == {"Ann": 460, "Bo": 0}
    assert played(events, shutout="bonus_twice")["scores"]["Ann"] == 105 + 25 + 200
    assert played(events, shutout="no")["scores"]["Ann"] == 105 + 25 + 100
    # A hand that was won for nothing is a hand.
    events = [knocked("Bo", 5, 5)] + events
    assert played(events, undercut_tie="knocker")["bonuses"]["Ann"]["shutout"] == 0


def test_gin_14_a_stopped_game_has_boxes_and_no_bonus():
    game = table()
    hand(game, "Ann", 4, 24)
    effect = game.add("stop")
    assert game.notes(effect) == ["ALL-4", "GIN-14"]
    assert game.end() == (["Ann"], "ALL-4") and game.scores() == [20 + 25, 0], "no shutout"
    none = {"boxes": 0, "game": 0, "shutout": 0}
    assert game.game.columns.more() == {"bonuses": {"Ann": dict(none, boxes=25), "Bo": none}}
    assert effect.sums == [("Ann", "20 + 25", 45)]
    game.add("undo")
    assert game.scores() == [20, 0] and not game.game.over
    # It can be played to its end, which has them.
    hand(game, "Ann", 0, 80)
    assert game.scores() == [2 * (125 + 50 + 100), 0]
    # The hand after which they stopped is edited: it was the one that won the game.
    game = table()
    hand(game, "Ann", 4, 24)
    game.add("stop")
    won = {"event": "round", "ender": "Ann", "deadwood": {"Ann": 0, "Bo": 80}}
    assert game.refuses("amend", index=0, to=won) == "GIN-13"


def test_gin_14_the_total_decides_where_no_one_won():
    game = table()
    hand(game, "Ann", 4, 54)
    hand(game, "Bo", 4, 20)
    hand(game, "Bo", 4, 20)
    game.add("stop")
    assert game.end() == (["Bo"], "ALL-4") and game.scores() == [50 + 25, 32 + 50]
    game = table()
    hand(game, "Ann", 4, 14)
    hand(game, "Bo", 4, 14)
    game.add("stop")
    assert game.end() == (["Ann", "Bo"], "ALL-4") and game.scores() == [35, 35]
    game = table()
    game.add("stop")
    assert game.end() == (["Ann", "Bo"], "ALL-4") and game.scores() == [0, 0]


def test_gin_14_who_leaves_adds_nothing_and_no_one_gets_a_bonus():
    game = table()
    hand(game, "Ann", 4, 24)
    hand(game, "Bo", 4, 14)
    effect = game.leave("Ann")
    assert game.end() == (["Bo"], "ALL-2"), "who leaves cannot win, and the score is frozen"
    assert game.scores() == [20, 10 + 25] and "GIN-14" in game.notes(effect)
    game = table()
    hand(game, "Ann", 4, 24)
    game.leave("Bo")
    assert game.scores() == [45, 0] and game.end() == (["Ann"], "ALL-2")


def test_a_hand_is_judged_although_somebody_has_left():
    game = table(knock_limit=10)
    hand(game, "Bo", 0, 30)
    game.add("leave", player="Ann")
    assert game.game.over
    asked = both_hands(game.game)
    assert [value for value, _ in next(asked).choices] == ["Ann", "Bo"]
    assert asked.send("Bo").kind == "cards", "against Ann, who has left"
    assert asked.send(STANDARD52.read_all(KNOCKER)).facts["name"] == "Ann"


def test_gin_14_the_difference_is_what_a_stake_pays():
    from engine.record import settle_up

    game = table()
    hand(game, "Ann", 4, 40)
    hand(game, "Bo", 2, 32)
    hand(game, "Ann", 6, 90)
    assert settle_up.kinds(game.game)[0] == settle_up.POINT
    assert settle_up.balances(game.ledger, settle_up.POINT, 2) == [("Ann", 430), ("Bo", -430)]


def test_gin_15_the_first_win_counts_once_the_third_in_all():
    game = table(hollywood="yes", target=500)
    seen = []
    for ender in ("Ann", "Ann", "Bo", "Ann", "Bo", "Bo"):
        hand(game, ender, 0, 5)
        seen.append([scores for scores, _, _ in game.game.columns.games()])
    assert seen == [
        [[30, 0], [0, 0], [0, 0]],
        [[60, 0], [30, 0], [0, 0]],
        [[60, 30], [30, 0], [0, 0]],
        [[90, 30], [60, 0], [30, 0]],
        [[90, 60], [60, 30], [30, 0]],
        [[90, 90], [60, 60], [30, 30]],
    ]
    assert game.scores() == [180, 180], "the sum of the three"


def test_gin_15_each_game_ends_by_itself():
    options = {"hollywood": "yes", "target": 50}
    events = [knocked("Ann", 0, 5), knocked("Bo", 0, 5), knocked("Ann", 0, 5)]
    reply = played(events, **options)
    assert [one["status"] for one in reply["games"]] == ["over", "playing", "playing"]
    assert reply["games"][0] == {
        "scores": {"Ann": 60 + 50 + 100, "Bo": 30 + 25},
        "status": "over",
        "winner": "Ann",
    }
    assert reply["games"][1] == {
        "scores": {"Ann": 30, "Bo": 0},
        "status": "playing",
        "winner": None,
    }
    assert reply["status"] == "playing" and "bonuses" not in reply
    assert reply["scores"] == {"Ann": 240, "Bo": 55}
    events += [knocked("Bo", 0, 5), knocked("Ann", 0, 5), knocked("Ann", 0, 5)]
    reply = played(events, **options)
    assert reply["status"] == "over" and reply["rule"] == "GIN-15"
    assert [one["scores"] for one in reply["games"]] == [
        {"Ann": 210, "Bo": 55},
        # Bo's second win counts here.
        {"Ann": 60 + 50 + 100, "Bo": 30 + 25},
        {"Ann": 2 * (60 + 50 + 100), "Bo": 0},
    ]
    assert reply["scores"] == {"Ann": 840, "Bo": 110} and reply["winners"] == ["Ann"]
    assert reply["bonuses"]["Ann"] == {"boxes": 150, "game": 300, "shutout": 210, "last": 0}


def test_gin_15_corrections_count_in_the_first_open_game():
    game = table(hollywood="yes", target=50)
    hand(game, "Ann", 0, 5)
    effect = game.adjust("Bo", 10)
    assert "GIN-15" in game.notes(effect)
    assert [scores for scores, _, _ in game.game.columns.games()] == [[30, 10], [0, 0], [0, 0]]
    game.adjust("Ann", 20)
    assert [over for _, over, _ in game.game.columns.games()] == [True, False, False]
    game.adjust("Bo", 10)
    assert game.game.columns.games()[1][0] == [0, 10]


def test_gin_15_every_win_counts_also_after_the_first_game():
    game = table(hollywood="yes")
    hand(game, "Ann", 0, 60)
    hand(game, "Ann", 4, 24)
    assert game.game.columns.games()[0] == ([2 * (105 + 50 + 100), 0], True, ["Ann"])
    # Bo was shut out in the first game, and enters the next win as the first in the second.
    effect = hand(game, "Bo", 0, 60)
    assert [note for note in effect.notes if note[0] == "GIN-15"][0][2]["games"] == "2"
    assert [scores for scores, _, _ in game.game.columns.games()] == [[510, 0], [20, 85], [0, 0]]
    hand(game, "Bo", 4, 9)
    assert [scores for scores, _, _ in game.game.columns.games()][1:] == [[20, 90], [0, 5]]
    hand(game, "Ann", 4, 9)
    assert [scores for scores, _, _ in game.game.columns.games()][1:] == [[25, 90], [5, 5]]
    # The first win edited away: what counted where is worked out anew.
    bo = {"event": "round", "ender": "Bo", "deadwood": {"Ann": 14, "Bo": 4}}
    game.add("amend", index=0, to=bo)
    assert [scores for scores, _, _ in game.game.columns.games()] == [[45, 275], [5, 90], [0, 5]]


def test_gin_15_a_stop_leaves_the_bonuses_of_games_that_were_won():
    game = table(hollywood="yes")
    hand(game, "Ann", 0, 80)
    hand(game, "Bo", 4, 14)
    hand(game, "Bo", 4, 14)
    game.add("stop")
    assert [won for _, _, won in game.game.columns.games()] == [["Ann"], [], []]
    assert [over for _, over, _ in game.game.columns.games()] == [True, True, True]
    assert game.end() == (["Ann"], "ALL-4")
    assert game.scores() == [2 * (105 + 25 + 100), (20 + 50) + (10 + 25)]
    none = {"boxes": 75, "game": 0, "shutout": 0, "last": 0}
    assert game.game.columns.more()["bonuses"]["Bo"] == none
    # A leaver keeps what was added in a game that had ended.
    game = table(hollywood="yes")
    hand(game, "Ann", 0, 60)
    hand(game, "Bo", 4, 14)
    hand(game, "Ann", 4, 34)
    game.leave("Bo")
    assert game.end() == (["Ann"], "ALL-2")
    assert game.scores() == [115 + 50 + 100 + 30 + 25, 10 + 25]


def test_gin_15_the_sample_of_poker_winner_s_dictionary():
    """25, 18 and 36: 79 in the first game, 54 in the second, 36 in the third, to 150 in each."""
    game = table(hollywood="yes", target=150)
    for points in (25, 18, 36):
        hand(game, "Ann", 4, 4 + points)
    assert [scores for scores, _, _ in game.game.columns.games()] == [[79, 0], [54, 0], [36, 0]]


def test_gin_15_the_third_game_counts_twice_as_rummy_talk_has_it():
    """A penny a point in the first and second game is two in the third."""
    events = [knocked("Ann", 0, 5), knocked("Bo", 0, 5), knocked("Ann", 0, 5)]
    events += [knocked("Bo", 0, 5), knocked("Ann", 0, 5), knocked("Ann", 0, 5)]
    once = played(events, hollywood="yes", target=50)
    twice = played(events, hollywood="last_twice", target=50)
    assert twice["games"][:2] == once["games"][:2] and twice["winners"] == ["Ann"]
    assert once["games"][2]["scores"] == {"Ann": 420, "Bo": 0}
    assert twice["games"][2]["scores"] == {"Ann": 840, "Bo": 0}
    assert twice["scores"] == {"Ann": 840 + 420, "Bo": 110}
    assert twice["bonuses"]["Ann"] == dict(once["bonuses"]["Ann"], last=420)


def test_gin_15_a_third_game_that_is_broken_off_counts_twice_too():
    game = table(hollywood="last_twice")
    for _ in range(3):
        hand(game, "Ann", 4, 14)
    assert game.scores() == [30 + 20 + 10, 0], "while it is played it counts once"
    game.add("stop")
    assert game.scores() == [30 + 75 + 20 + 50 + 2 * (10 + 25), 0]


def test_gin_15_equal_sums_share_the_match():
    options = {"hollywood": "yes", "target": 50, "shutout": "no"}
    reply = played([knocked("Ann", 0, 5), knocked("Bo", 0, 5), {"event": "stop"}], **options)
    assert reply["winners"] == ["Ann", "Bo"] and reply["places"] == [["Ann", "Bo"]]
    assert reply["scores"] == {"Ann": 55, "Bo": 55}
    # Played to the end: Ann wins two games, Bo one, and corrections make up for the rest.
    options.update(box=0, game_bonus=0, target=30)
    add = {"event": "adjust", "player": "Bo", "by": 1, "reason": "x"}
    events = [add, knocked("Ann", 0, 5), knocked("Bo", 0, 5), dict(add, by=29)]
    reply = played(events + [knocked("Ann", 0, 5)], **options)
    assert reply["status"] == "over" and reply["rule"] == "GIN-15"
    assert [one["winner"] for one in reply["games"]] == ["Ann", "Bo", "Ann"]
    assert reply["scores"] == {"Ann": 60, "Bo": 60} and reply["winners"] == ["Ann", "Bo"]
    reply = played([dict(add, by=2)] + events[1:] + [knocked("Ann", 0, 5)], **options)
    assert reply["winners"] == ["Bo"] and reply["scores"] == {"Ann": 60, "Bo": 61}


def test_all_7_a_card_too_many_cannot_undercut():
    eleven = OPPONENT + ["3C"]
    reply = layoff(knocker=KNOCKER, opponent=eleven)
    assert reply["deadwood"]["opponent"] == 18 and reply["points"] == 16
    low = "10S JS KH KD KC QC 4S AD AH AC KS".split()
    assert layoff(knocker=KNOCKER, opponent=low)["to"] == "knocker"
    assert layoff(knocker=KNOCKER, opponent=low)["points"] == 0
    assert layoff(knocker=KNOCKER, opponent=low[:10])["to"] == "opponent"
    assert layoff(knocker=KNOCKER, opponent=OPPONENT[:9])["ok"] is True
    for knocker, opponent, field in (
        (KNOCKER[:9], OPPONENT, "knocker"),
        (KNOCKER, OPPONENT[:8], "opponent"),
        (KNOCKER, OPPONENT[:9] + ["7S"], "opponent"),
    ):
        assert layoff(knocker=knocker, opponent=opponent)["field"] == field
    game = table()
    hands = {"Ann": KNOCKER[:9], "Bo": OPPONENT}
    assert game.refuses("round", ender="Ann", hands=hands) == "ALL-7"
    hands = {"Ann": KNOCKER, "Bo": OPPONENT[:8]}
    assert game.refuses("round", ender="Ann", hands=hands) == "input"


def test_the_questions_by_numbers_and_by_cards():
    game = table().game
    entry = Entry(game, "round")
    for given in ("Ann", 4, 27):
        entry.answer(given)
    assert entry.event == {"event": "round", "ender": "Ann", "deadwood": {"Ann": 4, "Bo": 27}}
    deck = games.load("gin").faces.deck(game.house)
    entry = Entry(game, "round")
    entry.answer("Ann")
    raises(RuleError, entry.answer, deck.read_all(JUNK))
    entry.answer(deck.read_all(KNOCKER))
    assert entry.question.worth(deck.read_all(OPPONENT)) == 15, "after laying off"
    raises(InputError, entry.answer, deck.read_all(KNOCKER))
    entry.answer(deck.read_all(OPPONENT))
    assert entry.event["hands"] == {"Ann": KNOCKER, "Bo": OPPONENT}
    # After a number it is not known on what cards are laid off.
    entry = Entry(game, "round")
    entry.answer("Ann")
    entry.answer(4)
    assert entry.question.deck is None
    entry.back()
    entry.answer(0)
    entry.answer(True)
    assert entry.question.deck is deck
    entry.answer(20)
    assert entry.event["big"] is True


def test_the_questions_ask_how_the_knocker_melded_where_it_matters():
    game = table().game
    deck = games.load("gin").faces.deck(game.house)
    entry = Entry(game, "round")
    entry.answer("Bo")
    entry.answer(deck.read_all("2S 3S 4S 3H 3D 9C 9D 9H AC AD".split()))
    entry.answer(deck.read_all("3C 5S 6S KH QD JC 8D 8H 7C 10C".split()))
    assert len(entry.question.choices) == 2
    entry.answer(0)
    first = game.plan(entry.event)
    entry.back()
    entry.answer(1)
    second = game.plan(entry.event)
    assert first.changes["Bo"] == 66 and second.changes["Bo"] == 58
    again = Entry(game, "round", entry.event)
    while again.question:
        again.answer(again.question.default)
    assert again.event == entry.event


class Box:
    """A box that remembers."""

    def __init__(self):
        self.saved = {}

    def kept(self, name):
        return self.saved.get(name)

    def keep(self, name, form):
        self.saved[name] = form


def test_gin_6_the_card_turned_up_is_asked_once_a_hand():
    game = table(knock_limit="upcard").game
    untyped(game).box = Box()
    assert game.coming()[0] == "gin.coming_upcard"
    entry = Entry(game, "judge_limit")
    entry.answer([5])
    assert untyped(game.box).saved == {"upcard": "6S"} and entry.event.figure == "6"
    assert game.coming()[0] == "gin.coming_play" and game.coming()[1]["limit"] == 6
    entry = Entry(game, "round")
    assert entry.question.key == "gin.ask_ender"
    entry.answer("Ann")
    raises(RuleError, entry.answer, 7)
    entry.answer(6)
    entry.answer(20)
    assert entry.event["upcard"] == "6S"
    # What is not known is asked, and an edit offers what was entered.
    untyped(game.box).saved = {}
    assert Entry(game, "round").question.key == "gin.ask_upcard"
    assert Entry(game, "round", entry.event).question.default == [5]


def test_gin_6_the_card_turned_up_comes_first_then_its_offer_then_the_hand():
    game = table(knock_limit="upcard").game
    untyped(game).box = Box()
    assert game.aids.next(game).screen == "table.turned_up"
    entry = Entry(game, "turned_up")
    entry.answer([4])
    # The card is kept; there is no event to save.
    assert entry.question is None and entry.event is None and game.upcard.card(game) == 4
    assert game.aids.next(game).screen == "table.upcard"
    game.upcard.offer(game).finish()
    assert game.aids.next(game) is None and game.next_key() == "gin.do_round"
    assert game.coming()[0] == "gin.coming_play" and game.coming()[1]["limit"] == 5
    # Keyed again, the card that is known is offered.
    assert Entry(game, "turned_up").question.default == [4]


def test_gin_2_house_rule_upcard_offer_no_asks_nothing():
    game = table(upcard_offer="no").game
    untyped(game).box = Box()
    assert game.upcard.offer(game) is None
    assert game.aids.next(game) is None and game.aids.open(game) == []
    assert game.coming() == ("gin.coming", {"limit": 10})
    question = {"ask": "deal", "game": "gin", "players": ["Ann", "Bo"], "dealer": "Ann"}
    assert "offered" in answer(question)["why"]
    question["options"] = {"upcard_offer": "no"}
    assert answer(question)["why"] == "Ten cards each; Bo starts (house: upcard_offer=no)"


def test_both_hands_are_judged_on_the_box():
    game = table().game
    deck = games.load("gin").faces.deck(game.house)
    entry = Entry(game, "judge_knock")
    for given in ("Bo", deck.read_all(KNOCKER), deck.read_all(OPPONENT)):
        entry.answer(given)
    verdict = entry.event
    assert verdict.rule == "GIN-8" and verdict.figure == "+13"
    assert verdict.event == {
        "event": "round",
        "ender": "Bo",
        "hands": {"Bo": KNOCKER, "Ann": OPPONENT},
    }
    assert game.plan(verdict.event).changes == {"Ann": 0, "Bo": 13}
    entry = Entry(game, "judge_knock")
    for given in (
        "Bo",
        deck.read_all(JUNK),
        deck.read_all(GIN)[:4] + deck.read_all("3C 6C 9C AD 6D QC".split()),
    ):
        entry.answer(given)
    assert entry.event.ok is False and entry.event.rule == "GIN-6" and entry.event.event is None


def test_gin_16_a_wrong_number_of_cards_in_play_and_at_the_end():
    said = {}
    for when in ("before_draw", "one_wrong", "both_wrong", "too_few", "too_many"):
        entry = Entry(table().game, "judge_number")
        assert len(entry.question.choices) == 5
        entry.answer(when)
        verdict = entry.event
        assert verdict.ok is None
        said[when] = (verdict.rule, text(verdict.key, **verdict.facts))
    assert said["before_draw"] == ("GIN-16", "Before the first draw: deal again")
    assert said["both_wrong"][0] == said["one_wrong"][0] == "GIN-16"
    assert "deal again" in said["both_wrong"][1] and "chooses" in said["one_wrong"][1]
    # A hand that has ended is counted as before.
    assert said["too_few"][0] == said["too_many"][0] == "ALL-7"
    for language, words in (("en", ("new deal", "without drawing")), ("it", ("ridanno", "scarta"))):
        use(language)
        assert all([word in rulebook.find("GIN-16").full for word in words])
    use("en")


def test_gin_17_an_exposed_card_is_in_the_rulebook():
    full = answer({"ask": "rule", "number": "GIN-17"})["rules"][0]["text"]
    assert "dealer deals again" in full and "without a penalty" in full
    # A deal that is called off changes nothing.
    game = table(dealer="Bo")
    game.add("void")
    assert game.scores() == [0, 0] and game.game.dealer == "Bo"


# -- extra boxes ---------------------------------------------------------------------------------


def test_gin_14_extra_boxes_for_gin_and_undercuts():
    """Scarne's bonus as rummy-games.com tells it: two boxes more for gin, one for an undercut."""
    game = table(extra_boxes="yes", shutout="no")
    effect = hand(game, "Ann", 0, 20)
    assert [note[2]["n"] for note in effect.notes if note[0] == "GIN-14"] == [3]
    hand(game, "Ann", 9, 4)
    hand(game, "Ann", 0, 5, big=True)
    assert game.scores() == [45 + 36, 30], "they are added at the end"
    hand(game, "Ann", 3, 30)
    # A hand won, and 3 + 3 for two gins; an undercut is one more than the hand.
    assert game.game.columns.more()["bonuses"]["Ann"]["boxes"] == 25 * (1 + 3 + 3)
    assert game.game.columns.more()["bonuses"]["Bo"]["boxes"] == 25 * 2
    assert played([], extra_boxes="maybe")["field"] == "options"


def test_gin_14_extra_boxes_are_no_hands_of_hollywood():
    game = table(extra_boxes="yes", hollywood="yes")
    hand(game, "Ann", 0, 5)
    hand(game, "Ann", 0, 5)
    assert [scores for scores, _, _ in game.game.columns.games()] == [[60, 0], [30, 0], [0, 0]]


# -- three players -------------------------------------------------------------------------------

THREE = ("Ann", "Bo", "Cy")


def three(**options):
    return Table("gin", THREE, **options)


def test_gin_18_the_dealer_sits_out_and_the_loser_deals_next():
    """As ginrummy.com tells it: the loser deals to the winner and the dealer of before."""
    game = three(dealer="Ann")
    reply = answer({"ask": "deal", "game": "gin", "players": list(THREE), "dealer": "Ann"})
    assert reply["order"] == ["Bo", "Cy"] and reply["cards_each"] == {"Bo": 10, "Cy": 10}
    assert reply["extra"] == {"upcard": 1, "stock": 31} and reply["first_turn"] == "Bo"
    plan = game.game.deal()
    assert plan.opening[0] == "GIN-18" and plan.opening[2] == {"name": "Ann", "first": "Bo"}
    assert game.refuses("round", ender="Ann", deadwood={"Ann": 3, "Bo": 9}) == "GIN-18"
    assert game.refuses("round", ender="Bo", deadwood={"Bo": 3, "Ann": 9}) == "input"
    game.add("round", ender="Bo", deadwood={"Bo": 3, "Cy": 20})
    assert game.scores() == [0, 17, 0]
    assert game.game.dealer == "Cy" and game.game.playing_order() == ["Ann", "Bo"]
    # An undercut is lost by who knocked.
    game.add("round", ender="Bo", deadwood={"Bo": 9, "Ann": 4})
    assert game.scores() == [30, 17, 0] and game.game.dealer == "Bo"


def test_gin_18_who_comes_in_may_deal():
    """As rummyrulebook.com tells it: the loser sits out, the idle player deals to the winner."""
    game = three(dealer="Ann", idle_deals="no")
    assert game.game.sides.idle == "Cy" and game.game.playing_order() == ["Bo", "Ann"]
    game.add("round", ender="Bo", deadwood={"Bo": 3, "Ann": 20})
    assert (
        game.game.sides.idle == "Ann"
        and game.game.dealer == "Cy"
        and game.game.playing_order() == ["Bo", "Cy"]
    )
    assert game.refuses("round", ender="Ann", deadwood={"Ann": 3, "Bo": 9}) == "GIN-18"


def test_gin_18_the_box_is_told_who_sits_out():
    game = three(dealer="Ann")
    game.add("dealer", player="Bo")
    assert game.game.sides.idle == game.game.dealer == "Bo" and game.game.playing_order() == [
        "Cy",
        "Ann",
    ]
    game = three(dealer="Ann", idle_deals="no")
    game.add("dealer", player="Cy")
    assert game.game.dealer == "Cy" and game.game.sides.idle == "Ann", "they change places"
    game.add("dealer", player="Bo")
    assert game.game.dealer == "Bo" and game.game.sides.idle == "Ann"


def test_gin_18_everyone_plays_for_themselves_to_the_end():
    game = three(dealer="Ann", target=60)
    game.add("round", ender="Bo", deadwood={"Bo": 0, "Cy": 20})
    game.add("round", ender="Ann", deadwood={"Ann": 5, "Bo": 15})
    game.add("round", ender="Cy", deadwood={"Cy": 5, "Ann": 90})
    assert game.end() == (["Cy"], "GIN-13")
    # 85 and a hand and 100; the others have won a hand each, so there is no shutout.
    assert game.scores() == [10 + 25, 45 + 25, 85 + 25 + 100]
    game = three(dealer="Ann", target=60)
    game.add("round", ender="Bo", deadwood={"Bo": 0, "Cy": 90})
    assert game.scores() == [0, 2 * (115 + 25 + 100), 0], "neither has won a hand"


def test_gin_18_a_third_joins_and_leaves():
    game = table(dealer="Ann")
    hand(game, "Ann", 5, 15)
    game.add("join", player="Cy", seat=1)
    assert [player.name for player in game.game.players] == ["Ann", "Cy", "Bo"]
    assert game.game.sides.idle == game.game.dealer == "Cy" and game.scores() == [10, 0, 0]
    assert game.refuses("join", player="Di") == "ALL-3"
    game.add("round", ender="Bo", deadwood={"Ann": 15, "Bo": 3})
    assert game.scores() == [10, 0, 12] and game.game.dealer == "Ann"
    game.add("round", ender="Cy", deadwood={"Cy": 3, "Bo": 33})
    assert game.scores() == [10, 30, 12]
    game.add("leave", player="Bo")
    assert (
        not game.game.over
        and game.game.sides.idle == ""
        and game.game.playing_order()[-1] == game.game.dealer
    )
    game.add("round", ender="Cy", deadwood={"Cy": 3, "Ann": 33})
    game.add("join", player="Bo")
    assert game.game.sides.idle == "Bo" and game.scores() == [10, 60, 12], "back with the old score"
    game.add("round", ender="Cy", deadwood={"Cy": 3, "Ann": 93})
    # Who is there has boxes, also for hands won before leaving.
    assert game.scores() == [10 + 25, 150 + 75 + 100, 12 + 25]
    game = three(dealer="Ann")
    game.add("round", ender="Bo", deadwood={"Bo": 5, "Cy": 15})
    game.add("leave", player="Bo")
    game.add("leave", player="Ann")
    assert game.end() == (["Cy"], "ALL-2") and game.scores() == [0, 10, 0]


# -- four players --------------------------------------------------------------------------------

FOUR = ("Ann", "Bo", "Cy", "Di")


def pairs(**options):
    return Table("gin", FOUR, **options)


def against(game, ender, own, opponent, rest, **fields):
    wood = {ender: own, opponent: rest}
    return game.add("round", ender=ender, opponent=opponent, deadwood=wood, **fields)


def test_gin_19_two_hands_are_added_and_the_difference_counts():
    """Bicycle's example: one wins by 12, the partner loses by 10: the pair wins the hand by 2."""
    game = pairs(dealer="Ann")
    first = against(game, "Ann", 3, "Bo", 15)
    assert game.scores() == [0] * 4 and game.game.rounds == 0 and "GIN-19" in game.notes(first)
    effect = against(game, "Di", 5, "Cy", 15)
    assert game.scores() == [2, 0, 2, 0] and game.game.rounds == 1
    assert ("Ann + Cy", "12 - 10", 2) in effect.sums and effect.winners == ["Ann", "Cy"]
    assert game.game.places() == [["Ann", "Cy"], ["Bo", "Di"]]
    # rummytalk.com's: 30 won and 29 lost are a hand won with 1 point; one box, not two.
    against(game, "Cy", 0, "Bo", 5)
    against(game, "Di", 1, "Ann", 30)
    assert game.scores() == [3, 0, 3, 0]
    # Both of a pair win: their sum.
    against(game, "Bo", 2, "Cy", 12)
    against(game, "Di", 4, "Ann", 24)
    assert game.scores() == [3, 30, 3, 30]
    reply = score("gin", FOUR, [])
    assert reply["sides"] == [
        {"players": ["Ann", "Cy"], "score": 0},
        {"players": ["Bo", "Di"], "score": 0},
    ]


def test_gin_19_a_drawn_hand_is_not_dealt_again():
    game = pairs(dealer="Ann")
    game.add("round", ender=None)
    against(game, "Bo", 4, "Cy", 24)
    assert game.scores() == [0, 20, 0, 20]
    against(game, "Bo", 4, "Cy", 24)
    game.add("round", ender=None)
    assert game.scores() == [0, 40, 0, 40]
    # Both, or as much on both sides: no one scores, and no one has a box.
    game.add("round", ender=None)
    game.add("round", ender=None)
    against(game, "Ann", 4, "Bo", 24)
    effect = against(game, "Di", 4, "Cy", 24)
    assert game.scores() == [0, 40, 0, 40] and "GIN-19" in game.notes(effect)
    assert game.game.rounds == 4
    # Only a hand of partners is entered so: that of two is cancelled.
    assert table().refuses("round", ender=None) == "GIN-12"


def test_gin_19_who_can_play_whom():
    game = pairs()
    wood = {"Ann": 4, "Cy": 20}
    assert game.refuses("round", ender="Ann", opponent="Cy", deadwood=wood) == "GIN-19"
    assert game.refuses("round", ender="Ann", deadwood={"Ann": 4, "Bo": 20}) == "input"
    assert game.refuses("round", ender=None, opponent="Bo") in ("input", "GIN-19")
    against(game, "Ann", 4, "Di", 20)
    wood = {"Bo": 4, "Ann": 20}
    assert game.refuses("round", ender="Bo", opponent="Ann", deadwood=wood) == "GIN-19"
    wood = {"Ann": 4, "Bo": 20}
    assert table().refuses("round", ender="Ann", opponent="Bo", deadwood=wood) == "GIN-19"


def test_gin_19_between_two_hands_no_one_leaves_and_a_round_may_be_cancelled():
    game = pairs(dealer="Ann")
    against(game, "Ann", 4, "Bo", 24)
    assert game.refuses("leave", player="Ann") == "ALL-2"
    assert game.refuses("stop") == "GIN-19"
    effect = game.add("void")
    assert "GIN-19" in game.notes(effect) and game.game.step_index == 0
    assert game.game.dealer == "Ann" and game.scores() == [0] * 4
    assert game.refuses("join", player="Eve") == "ALL-3"


def test_gin_19_the_pair_of_who_leaves_cannot_win():
    game = pairs(dealer="Ann")
    against(game, "Ann", 4, "Bo", 54)
    game.add("round", ender=None)
    game.add("leave", player="Cy")
    assert game.end() == (["Bo", "Di"], "ALL-2") and game.scores() == [50, 0, 50, 0]


def test_gin_19_the_deal_goes_to_the_other_pair_or_by_house_rule():
    for deals, expected in (("alternate", "Bo"), ("winner", "Ann"), ("loser", "Bo")):
        game = pairs(dealer="Ann", deals=deals)
        against(game, "Ann", 4, "Bo", 24)
        game.add("round", ender=None)
        assert game.game.dealer == expected, deals
    plan = pairs(dealer="Ann").game.deal()
    assert sorted(plan.order) == list(FOUR) and plan.stock == 31 and plan.opening[0] == "GIN-19"
    assert pairs().game.first_player() is None and pairs().game.upcard.offer(pairs().game) is None


def test_gin_19_extra_boxes_are_for_the_pair_that_wins():
    """As rummy-games.com tells Scarne's rule: the winning team, not each winner of a hand."""
    game = pairs(extra_boxes="yes", target=30)
    against(game, "Ann", 0, "Bo", 40)
    against(game, "Di", 0, "Cy", 5)
    assert game.end() == (["Ann", "Cy"], "GIN-13")
    bonuses = game.game.columns.more()["bonuses"]
    assert bonuses["Ann"]["boxes"] == bonuses["Cy"]["boxes"] == 3 * 25
    assert bonuses["Bo"]["boxes"] == 0, "their gin was in a round that they lost"
    assert game.scores()[0] == game.scores()[2] == 2 * (35 + 75 + 100)


def test_gin_19_corrections_and_hollywood_are_the_pair_s():
    game = pairs(hollywood="yes")
    game.add("adjust", player="Cy", by=-5, reason="late")
    assert game.scores() == [-5, 0, -5, 0]
    for _ in range(2):
        against(game, "Ann", 4, "Bo", 24)
        game.add("round", ender=None)
    games_ = [scores for scores, _, _ in game.game.columns.games()]
    assert games_ == [[35, 0, 35, 0], [20, 0, 20, 0], [0, 0, 0, 0]]


def test_gin_19_the_box_asks_for_the_opponent_and_offers_the_next():
    game = pairs(dealer="Ann").game
    entry = Entry(game, "round")
    assert [value for value, _ in entry.question.choices] == ["Ann", "Bo", "Cy", "Di", ""]
    entry.answer("Ann")
    assert [value for value, _ in entry.question.choices] == ["Bo", "Di"]
    assert entry.question.default == "Bo"
    for one in ("Bo", 4, 24):
        entry.answer(one)
    assert entry.event["opponent"] == "Bo" and entry.event["deadwood"] == {"Ann": 4, "Bo": 24}
    game.apply(entry.event)
    entry = Entry(game, "round")
    assert [value for value, _ in entry.question.choices] == ["Cy", "Di", ""]
    for one in ("Di", 4, 20):
        entry.answer(one)
    assert entry.event["opponent"] == "Cy"
    game.apply(entry.event)
    entry = Entry(game, "round")
    entry.answer("Ann")
    assert entry.question.default == "Di", "opponents change"
    game = pairs(dealer="Ann").game
    entry = Entry(game, "round")
    entry.answer("")
    assert entry.event == {"event": "round", "ender": None}


def test_gin_19_each_pays_one_opponent_per_point():
    game = Ledger(games.load("gin"), list(FOUR), None, "Ann")
    game.add(dict(knocked("Ann", 4, 24), opponent="Bo"))
    game.add({"event": "round", "ender": None})
    paid = dict(settle_up.balances(game, "point", 5))
    assert paid == {
        "Ann": 100,
        "Bo": -100,
        "Cy": 100,
        "Di": -100,
    }
