"""The forms that are ready, rule by rule, and what all forms have."""

from engine import games, texts
from engine.ask import answer
from engine.cards import ITALIAN40, RUMINO108
from engine.errors import InputError, RuleError
from engine.game.questions import BY_CARDS, NOBODY, Entry
from engine.games import forms
from engine.games.forms.mistakes import FormError
from engine.record.ledger import Ledger
from engine.texts import rulebook
from tests.portable.tools import FOUR, Table, fill_in, raises, untyped

THREE = FOUR[:3]
# Who closes at Burraco has the pot and a burraco, at Canasta a canasta.
# Their cards are worth what a burraco or canasta is worth at least.
CLOSING = {
    "burraco": ("A", True, 1, 1, 0, 0, 0, 0, 35, 35, 5, 5),
    "canasta": ("A", False, True, True, 1, 1, 0, 0, 0, 0, 50, 50, 5, 5),
    "chinchon": ("A", "all"),
    "doppelkopf": ("normal", True, True, False, False),
    "phase10": ("A",) + 6 * (True,),
    "rummy500": 8 * (0,),
}


def table(name, players=FOUR, **house):
    return Table("form:" + name, players, **house)


def each(*values, names=FOUR):
    return dict(zip(names, values))


def two(first, second):
    return {"Ann": first, "Bo": second}


def points(effect, names=FOUR):
    return [effect.changes[name] for name in names]


def sums(effect):
    return [(name, words) for name, words, _ in effect.sums]


def test_every_form_can_be_played_and_has_its_words():
    for row in forms.SHIPPED:
        game = games.load("form:" + row[0])
        assert (game.title, game.min_players, game.max_players, game.prefix) == row[1:]
        names = list("ABCDEFGH")[: row[3]]
        ledger = Ledger(game, names)
        for _ in range(2 * len(game.steps)):
            if ledger.game.over:
                break
            entry = fill_in(ledger.game, ledger.game.actions()[0], answers=CLOSING.get(row[0], ()))
            ledger.check(entry.event)
            ledger.add(entry.event)
            key, facts = ledger.game.coming()
            assert "{" not in texts.text(key, **facts), key
        for language in ("en", "it"):
            words = forms.table("form:" + row[0], language)
            keys = [words[at] for at in range(0, len(words), 2)]
            assert len(words) % 2 == 0 and len(set(keys)) == len(keys)
            rules = forms.rules(row[4], language)
            assert len(rules) == len(untyped(game).form.rules)


def bid_and_play(game, bids, tricks):
    game.add("bids", bid=each(*bids))
    return game.add("hand", tricks=each(*tricks))


def test_spd_1_partners_sit_opposite():
    assert table("spades").game.sides.lists == [["Ann", "Cy"], ["Bo", "Di"]]
    assert table("spades", sides="left").game.sides.lists == [["Ann", "Bo"], ["Cy", "Di"]]
    assert table("spades", sides="right").game.sides.lists == [["Ann", "Di"], ["Bo", "Cy"]]


def test_spd_2_the_tricks_are_thirteen():
    game = table("spades")
    assert game.refuses("hand", tricks=each(4, 4, 4, 1)) is None
    assert game.refuses("bids", bid=each(14, 0, 0, 0)) == "SPD-2"
    game.add("bids", bid=each(4, 3, 3, 2))
    assert game.refuses("hand", tricks=each(4, 4, 4, 4)) == "SPD-2"


def test_spd_3_a_contract_and_its_bags():
    effect = bid_and_play(table("spades"), (4, 3, 3, 2), (5, 2, 4, 2))
    assert points(effect) == [72, -50, 72, -50]
    assert sums(effect) == [("Ann", "10 x 7 + 2"), ("Bo", "-10 x 5")]


def test_spd_4_nil():
    effect = bid_and_play(table("spades"), (0, 3, 5, 4), (0, 4, 6, 3))
    assert points(effect) == [151, 70, 151, 70]
    assert sums(effect)[0] == ("Ann", "10 x 5 + 1 + nil 100")
    effect = bid_and_play(table("spades", nil=50), (0, 3, 5, 4), (1, 3, 5, 4))
    assert points(effect) == [1, 70, 1, 70]


def test_spd_5_tricks_of_a_failed_nil():
    bids, tricks = (0, 3, 5, 4), (1, 4, 4, 4)
    # Five bid, four taken, and one by the nil: a bag, a help, nothing.
    assert points(bid_and_play(table("spades"), bids, tricks))[0] == -50 - 100 + 1
    assert points(bid_and_play(table("spades", failed_nil="counts"), bids, tricks))[0] == 50 - 100
    assert points(bid_and_play(table("spades", failed_nil="lost"), bids, tricks))[0] == -150
    made = table("spades")
    bid_and_play(made, (0, 3, 4, 4), (2, 3, 4, 4))
    assert made.scores()[0] == 40 - 100 + 2
    assert untyped(made.game).carried["collected"]["Cy"] == 2
    both = bid_and_play(table("spades"), (0, 3, 0, 4), (1, 6, 0, 6))
    assert points(both)[0] == 1 - 100 + 100


def test_spd_6_ten_bags():
    game = table("spades")
    bid_and_play(game, (1, 1, 1, 1), (8, 1, 2, 2))
    assert untyped(game.game).carried["collected"] == each(8, 1, 8, 1)
    effect = bid_and_play(game, (1, 1, 1, 1), (4, 4, 2, 3))
    assert points(effect) == [20 + 4 - 100, 20 + 5, 20 + 4 - 100, 20 + 5]
    assert untyped(game.game).carried["collected"] == each(2, 6, 2, 6)
    game.add("undo")
    assert untyped(game.game).carried["collected"] == each(8, 1, 8, 1)
    free = table("spades", bags="free")
    bid_and_play(free, (1, 1, 1, 1), (8, 1, 2, 2))
    assert points(bid_and_play(free, (1, 1, 1, 1), (4, 4, 2, 3)))[0] == 24


def test_spd_7_the_limit_and_play_on():
    game = table("spades", target=70)
    bid_and_play(game, (4, 3, 3, 3), (4, 3, 3, 3))
    assert game.end() == (["Ann", "Cy"], "SPD-7")
    equal = table("spades", target=100)
    bid_and_play(equal, (3, 2, 3, 3), (3, 3, 3, 4))
    bid_and_play(equal, (3, 3, 2, 3), (4, 3, 3, 3))
    assert equal.scores() == [112, 112, 112, 112] and not equal.game.over
    bid_and_play(equal, (3, 3, 2, 3), (4, 3, 3, 3))
    assert equal.end() == (["Bo", "Di"], "SPD-7")


def test_spd_8_a_blind_nil_of_a_side_that_is_behind():
    game = table("spades", blind_nil="yes", target=900)
    bid_and_play(game, (4, 3, 3, 3), (4, 0, 9, 0))
    assert game.scores()[:2] == [76, -60]
    bids = each(3, 0, 3, 4)
    assert game.refuses("bids", bid=bids) == "input"
    game.add("bids", bid=bids, blind={"Bo": True})
    game.add("hand", tricks=each(4, 0, 4, 5))
    assert game.scores()[1] == -60 + 41 + 200
    # Now the others are behind, by less than 100: nobody is asked.
    assert game.refuses("bids", bid=each(0, 3, 3, 4), blind={"Ann": True}) == "SPD-8"
    failed = table("spades", blind_nil="yes", target=900)
    bid_and_play(failed, (4, 3, 3, 3), (4, 0, 9, 0))
    failed.add("bids", bid=bids, blind={"Bo": False})
    failed.add("hand", tricks=each(4, 1, 4, 4))
    assert failed.scores()[1] == -60 + 40 + 1 - 100
    assert table("spades").refuses("bids", bid=bids, blind={"Bo": True}) == "SPD-8"


def test_spd_9_a_side_at_minus_200_has_lost():
    for mercy, over in (("yes", True), ("no", False)):
        game = table("spades", mercy=mercy)
        bid_and_play(game, (13, 0, 7, 0), (13, 0, 0, 0))
        assert game.scores()[0] == -200 and game.game.over == over
    game = table("spades", mercy="yes")
    bid_and_play(game, (13, 0, 7, 0), (13, 0, 0, 0))
    assert game.end() == (["Bo", "Di"], "SPD-9")
    equal = table("spades", mercy="yes")
    bid_and_play(equal, (10, 10, 10, 10), (13, 0, 0, 0))
    assert equal.scores() == [-200] * 4 and not equal.game.over
    assert texts.text(game.game.ending[1]) == "A side is at -200 or below"
    game.add("undo")
    assert not game.game.over


def beside(game, *names):
    """Return what stands beside the scores of players or sides: (long, short) of each."""
    found = []
    for name in names:
        forms = [
            texts.variants(key, **facts) for key, facts in game.game.noted(game.game.sides.of(name))
        ]
        found.append([(one[0], one[-1]) for one in forms])
    return found


def test_bids_stand_behind_the_score_until_the_tricks_are_in_and_bags_after_that():
    game = table("spades")
    assert beside(game, "Ann", "Bo") == [[], []]
    game.add("bids", bid=each(4, 3, 0, 2))
    assert beside(game, "Ann", "Bo") == [[("bid 4+0", "4+0")], [("bid 3+2", "3+2")]]
    game.add("hand", tricks=each(5, 6, 0, 2))
    assert beside(game, "Ann", "Bo") == [[("1 bag", "1b")], [("3 bags", "3b")]]
    game.add("undo")
    assert beside(game, "Ann")[0] == [("bid 4+0", "4+0")]
    game.add("stop")
    assert beside(game, "Ann") == [[]]
    alone = table("oh_hell", THREE)
    alone.add("bids", bid=each(0, 1, 2, names=THREE))
    assert beside(alone, *THREE) == [[("bid 0", "0")], [("bid 1", "1")], [("bid 2", "2")]]


def test_can_8_what_a_side_opens_with_stands_behind_its_score():
    game = table("canasta")
    for score, opens in ((0, 50), (-5, 15), (1500, 90), (2995, 90), (3000, 120)):
        game.adjust("Ann", score - game.score("Ann")) if score != game.score("Ann") else None
        assert beside(game, "Ann")[0] == [("opens %d" % opens, "%d+" % opens)]


def test_ohl_1_to_6():
    game = table("oh_hell", THREE, cards=3, course="down")
    names = THREE
    assert game.refuses("bids", bid=each(1, 1, 1, names=names)) == "OHL-3"
    assert game.refuses("bids", bid=each(4, 0, 0, names=names)) == "OHL-3"
    game.add("bids", bid=each(1, 1, 0, names=names))
    assert game.refuses("hand", tricks=each(1, 1, 0, names=names)) == "OHL-4"
    effect = game.add("hand", tricks=each(1, 1, 1, names=names))
    assert points(effect, names) == [11, 11, 1] and sums(effect)[0] == ("Ann", "10 + 1")
    assert game.refuses("bids", bid=each(3, 0, 0, names=names)) == "OHL-3"
    for _ in range(2):
        game.add("bids", bid=each(0, 0, 0, names=names))
        game.add("hand", tricks=each(2 - game.game.rounds + 1, 0, 0, names=names))
    assert game.end() == (["Bo"], "OHL-6")
    for missed, taken in (("tricks", 3), (0, 0)):
        game = table("oh_hell", THREE, cards=3, missed=missed, hook="no")
        game.add("bids", bid=each(1, 1, 1, names=names))
        effect = game.add("hand", tricks=each(3, 0, 0, names=names))
        assert points(effect, names) == [taken, 0, 0]
    for course, hands in (("down_up", (2, 1, 2)), ("up_down", (1, 2, 1)), ("up", (1, 2))):
        game = table("oh_hell", THREE, cards=2, course=course, hook="no")
        for cards in hands:
            assert game.refuses("bids", bid=each(cards + 1, 0, 0, names=names)) == "OHL-3"
            game.add("bids", bid=each(cards, 0, 0, names=names))
            game.add("hand", tricks=each(cards, 0, 0, names=names))
        assert game.game.over


def test_ohl_2_the_usual_largest_hand():
    for count, cards in ((3, 10), (5, 10), (6, 8), (7, 7)):
        names = list("ABCDEFG")[:count]
        game = table("oh_hell", names, hook="no")
        assert game.refuses("bids", bid=each(cards + 1, *[0] * (count - 1), names=names)) == "OHL-3"
        assert game.refusal("bids", bid=each(cards, *[0] * (count - 1), names=names)) is None
        # Down to one card and up again.
        assert untyped(game.game).last == 2 * cards - 1
    # Who leaves makes the hands of the others no larger.
    left = table("oh_hell", list("ABCDEFG"), hook="no")
    left.leave("G")
    assert left.refuses("bids", bid=each(8, 0, 0, 0, 0, 0, names=list("ABCDEF"))) == "OHL-3"


def test_ohl_3_the_sentence_says_the_number():
    game = table("oh_hell", THREE, cards=3)
    error = game.refusal("bids", bid=each(1, 1, 1, names=THREE))
    assert error.why() == "The bids must not add up to 3."


def test_hrt_2_to_5():
    game = table("hearts", THREE, target=30)
    names = THREE
    assert game.refuses("round", points=each(20, 5, 2, names=names)) == "HRT-2"
    # Whoever has the queen of spades has 13.
    assert game.refuses("round", points=each(9, 9, 8, names=names)) == "HRT-2"
    effect = game.add("round", points=each(26, 0, 0, names=names))
    assert points(effect, names) == [0, 26, 26]
    game.add("round", points=each(10, 3, 13, names=names))
    assert game.end() == (["Ann"], "HRT-5")
    own = table("hearts", THREE, moon="self", jack_of_diamonds="yes")
    effect = own.add("round", points=each(26, 0, 0, names=names), jack="Bo")
    assert points(effect, names) == [-26, -10, 0]
    assert own.refuses("round", points=each(26, 0, 0, names=names)) == "input"


def test_hrt_4_is_not_asked_without_the_house_rule():
    game = table("hearts", THREE)
    assert game.refuses("round", points=each(26, 0, 0, names=THREE), jack="Bo") == "HRT-4"


def test_hrt_4_the_jack_for_the_moon():
    game = table("hearts", THREE, jack_of_diamonds="moon")
    all_26 = each(26, 0, 0, names=THREE)
    assert points(game.add("round", points=all_26, jack="Ann"), THREE) == [-10, 26, 26]
    assert points(game.add("round", points=all_26, jack="Bo"), THREE) == [26, -10, 0]


def test_kng_1_to_4():
    game = table("king")
    assert game.refuses("round", taken=each(3, 3, 3, 3)) == "KNG-2"
    for cards in (13, 13, 4, 8, 1, 2):
        effect = game.add("round", taken=each(cards, 0, 0, 0))
    assert points(effect)[0] == -180 and sums(effect) == [("Ann", "2 x (-90)")]
    for _ in range(4):
        game.add("round", buyer=None, taken=each(0, 13, 0, 0))
    assert sum(game.scores()) == 0 and game.end() == (["Bo"], "KNG-4")


def test_kng_3_the_choice_of_trumps_is_paid_in_tricks():
    game = table("king")
    for cards in (13, 13, 4, 8, 1, 2):
        assert game.refuses("round", buyer=None, taken=each(cards, 0, 0, 0)) == "KNG-3"
        game.add("round", taken=each(cards, 0, 0, 0))
    # Cy deals.
    hand = {"taken": each(4, 3, 2, 4), "buyer": "Ann", "price": 3}
    error = game.refusal("round", **dict(hand, buyer="Cy"))
    assert (error.rule, error.why()) == ("KNG-3", "Cy deals, and sells trumps.")
    for price in (0, 14):
        assert game.refuses("round", **dict(hand, price=price)) == "KNG-3"
    effect = game.add("round", **hand)
    assert points(effect) == [25, 75, 125, 100]
    assert dict(sums(effect))["Ann"] == "4 x 25 - paid 3 x 25"
    assert game.refuses("round", **dict(hand, buyer=None)) == "KNG-3"
    without = table("king", auction="no")
    for cards in (13, 13, 4, 8, 1, 2):
        without.add("round", taken=each(cards, 0, 0, 0))
    assert without.refuses("round", buyer=None, taken=each(13, 0, 0, 0)) == "KNG-3"
    assert points(without.add("round", taken=each(13, 0, 0, 0))) == [325, 0, 0, 0]


def test_scl_1_to_5():
    game = table("scala40", THREE, target=50)
    assert game.refuses("round", closer="Ann", in_hand=False, points={"Bo": 0, "Cy": 5}) == "SCL-2"
    assert game.refuses("round", closer="Ann", in_hand=False, points={"Bo": 3}) == "input"
    effect = game.add("round", closer="Ann", in_hand=True, points={"Bo": 20, "Cy": 30})
    assert points(effect, THREE) == [0, 40, 60] and game.out() == ["Cy"]
    assert game.refuses("round", closer="Cy", in_hand=False, points={"Bo": 2, "Ann": 5}) == "SCL-4"
    game.add("rientro", player="Cy")
    assert game.score("Cy") == 40 and game.out() == []
    assert game.refuses("rientro", player="Cy") == "SCL-5"
    game.add("round", closer="Ann", in_hand=False, points={"Bo": 5, "Cy": 30})
    assert game.refuses("rientro", player="Cy") == "SCL-5"
    game.add("round", closer="Ann", in_hand=False, points={"Bo": 5})
    assert game.end() == (["Ann"], "SCL-4")
    single = table("scala40", THREE, closed_in_hand="single")
    effect = single.add("round", closer="Ann", in_hand=True, points={"Bo": 20, "Cy": 30})
    assert points(effect, THREE) == [0, 20, 30]


SCOPA = {"cards": "Ann", "coins": None, "primiera": "Cy", "seven": "Di"}


def scopa(game, **more):
    return game.add("round", **dict(SCOPA, **more))


def test_sco_1_to_4():
    game = table("scopa", target=5)
    effect = scopa(game, sweeps=two(3, 2))
    assert points(effect) == [5, 3, 5, 3]
    assert sums(effect)[0] == ("Ann", "cards 1 + primiera 1 + sweeps 3")
    assert game.end() == (["Ann", "Cy"], "SCO-4")
    # Forty cards, two a sweep; the last one makes none.
    error = table("scopa").refusal("round", **dict(SCOPA, sweeps=two(10, 10)))
    assert (error.rule, error.why()) == ("SCO-2", "The 40 cards make 19 sweeps at most.")
    assert table("scopa").refusal("round", **dict(SCOPA, sweeps=two(9, 10))) is None
    tie = table("scopa", target=3)
    scopa(tie, sweeps=two(2, 3))
    assert not tie.game.over and tie.scores() == [4, 4, 4, 4]
    king = table("scopa", re_bello="yes")
    assert king.refuses("round", cards="Ann", coins=None, primiera=None, seven="Di") == "input"
    assert points(scopa(king, sweeps=two(0, 0), king="Bo")) == [2, 2, 2, 2]
    assert not table("scopa", THREE).game.sides.lists


def test_a_field_has_a_question_of_its_own():
    game = table("scopa").game
    for language, words in (("en", "Who has most cards?"), ("it", "Chi ha più carte?")):
        texts.use(language)
        question = Entry(game, "round").question
        assert texts.text(question.key).split("|")[0] == words
        assert [choice[0] for choice in question.choices] == ["Ann", "Bo", NOBODY]
        assert question.choices[0][1] == "Ann + Cy"
    texts.use("en")
    wrong = dict(forms.data_of("scopa"))
    step = dict(wrong["steps"][0])
    step["fields"] = [dict(step["fields"][0], ask={"en": "{name}?"})] + step["fields"][1:]
    wrong["steps"] = [step]
    found = answer({"ask": "form", "form": dict(wrong, form="ours")})
    assert found["where"] == "steps[0].fields[0].ask.en"


def test_sco_5_napola_and_napoleone():
    game = table("scopa", napola="yes")
    effect = scopa(game, sweeps=two(0, 0), run="Cy", length=4)
    assert points(effect) == [2 + 4, 1, 2 + 4, 1]
    assert game.refuses("round", **dict(SCOPA, sweeps=two(0, 0), run="Cy", length=2)) == "SCO-5"
    assert game.refuses("round", **dict(SCOPA, sweeps=two(0, 0), run=None, length=3)) == "SCO-5"
    assert points(scopa(game, sweeps=two(0, 1), run=None))[1] == 2
    # Six of ten coins are the most; the seventh in order is the seven, the tenth the king.
    for length, coins, seven, rule in (
        (5, None, "Bo", None),
        (6, None, "Bo", "SCO-5"),
        (6, "Di", "Ann", None),
        (7, "Di", "Ann", "SCO-5"),
        (7, "Di", "Bo", None),
        (7, "Ann", "Bo", "SCO-5"),
    ):
        hand = dict(SCOPA, sweeps=two(0, 0), coins=coins, seven=seven, run="Di", length=length)
        error = game.refusal("round", **hand)
        assert (error and error.rule) == rule, hand
    all_ten = dict(SCOPA, sweeps=two(0, 0), coins="Di", seven="Di", run="Di", length=10)
    king = table("scopa", napola="yes", re_bello="yes")
    error = king.refusal("round", **dict(all_ten, king="Ann"))
    assert (error.rule, error.why()) == ("SCO-5", "Bo + Di: ten coins, so the king, too.")
    king.add("round", **dict(all_ten, king="Bo"))
    assert king.game.over
    game.add("round", **all_ten)
    assert game.end() == (["Bo", "Di"], "SCO-5")
    assert texts.text(game.game.ending[1]) == "All ten coins: Napoleone"


def test_sco_6_the_primiera_needs_a_card_of_each_suit():
    # Three sevens, 63, are no primiera; ace, two, three and king are.
    for hand, who in ((("7S", "7H", "7C"), "Ann"), (("7S", "7H", "7C", "2D"), "Bo")):
        game = table("scopa", ("Ann", "Bo"), direction="left")
        other = [card for card in ("AS", "2H", "3C", "KD", "JD") if card not in hand][:4]
        keyed = [ITALIAN40.read_all(cards) for cards in (other, list(hand))]
        entry = fill_in(game.game, "round", answers=[NOBODY, NOBODY, BY_CARDS] + keyed)
        assert entry.event["primiera"] == who, hand


def test_sco_2_the_seven_of_coins_is_where_the_cards_of_the_primiera_say():
    game = table("scopa", ("Ann", "Bo"), re_bello="yes", napola="yes")
    fields = {"cards": "Ann", "coins": None, "primiera": None, "seven": "Ann", "king": "Bo"}
    fields.update(run=None, sweeps=two(0, 0))
    fields["primiera_cards"] = {"Ann": ["7D", "2C", "2S"], "Bo": ["7S", "KD"]}
    assert game.refusal("round", **fields) is None
    error = game.refusal("round", **dict(fields, seven="Bo"))
    assert (error.rule, error.why()) == ("SCO-2", "7D is among the cards of Ann")
    error = game.refusal("round", **dict(fields, king="Ann"))
    assert (error.rule, error.why()) == ("SCO-3", "KD is among the cards of Bo")
    # Who has a napola has its three cards; nobody need have one.
    napola = dict(fields, primiera_cards={"Ann": ["7D"], "Bo": ["2D"]}, king="Bo", length=3)
    assert game.refusal("round", **dict(napola, run="Ann")).why() == "2D is among the cards of Bo"
    assert game.refusal("round", **dict(napola, run="Bo")) is None
    # By the questions: it is offered, and refused when it is answered.
    read = ITALIAN40.read_all
    entry = Entry(game.game, "round")
    for given in (NOBODY, NOBODY, BY_CARDS, read(["7D"]), read(["7S", "KD"])):
        entry.answer(given)
    assert entry.question.default == "Ann"
    error = raises(RuleError, lambda: entry.answer("Bo"))
    assert error.rule == "SCO-2"
    entry.answer("Ann")
    assert entry.question.default == "Bo"


def test_sco_5_no_card_of_a_napola_is_among_the_cards_of_another():
    game = table("scopa", ("Ann", "Bo"), napola="yes")
    fields = {"cards": "Ann", "coins": "Bo", "primiera": "Ann", "seven": "Bo", "run": "Bo"}
    fields.update(sweeps=two(0, 0))
    fields["primiera_cards"] = {"Ann": ["7S", "7H", "7C", "4D"], "Bo": ["AD", "2S", "3H", "KC"]}
    assert game.refusal("round", length=3, **fields) is None
    for length in (4, 5, 6):
        error = game.refusal("round", length=length, **fields)
        assert (error.rule, error.why()) == ("SCO-5", "4D is among the cards of Ann")
    # The card of the one who has the napola says nothing against it.
    fields["primiera_cards"] = {"Ann": ["7S", "7H", "7C"], "Bo": ["4D", "2S", "3H", "KC"]}
    assert game.refusal("round", length=5, **dict(fields, primiera="Bo")) is None
    # By the questions it is refused when it is answered, and another number is taken.
    read = ITALIAN40.read_all
    entry = Entry(game.game, "round")
    mine = read(["7S", "7H", "7C", "4D"])
    for given in ("Ann", "Bo", BY_CARDS, mine, read(["AD", "2S", "3H", "KC"]), "Bo", "Bo"):
        entry.answer(given)
    assert raises(RuleError, lambda: entry.answer(4)).why() == "4D is among the cards of Ann"
    entry.answer(3)
    for given in (0, 0):
        entry.answer(given)
    game.add("round", **{name: entry.event[name] for name in entry.event if name != "event"})


def test_sco_2_pairs_have_the_seven_together():
    game = table("scopa", FOUR, direction="left")
    fields = dict(SCOPA, seven="Bo", primiera=None, sweeps=two(0, 0))
    fields["primiera_cards"] = {"Ann": ["7D"], "Bo": ["7S"]}
    assert game.refusal("round", **fields).why() == "7D is among the cards of Ann + Cy"
    # Either of the pair can be named.
    assert game.refusal("round", **dict(fields, seven="Cy")) is None


def test_who_was_named_before_the_cards_is_refused_behind_them():
    form = {
        "form": "before",
        "players": [2, 4],
        "cards": {"best": {"A": 3, "7": 2}},
        "steps": [
            {
                "step": "round",
                "fields": [
                    {"field": "seven", "is": "player or nobody", "holds": "7D"},
                    {"field": "best", "is": "player or nobody", "cards": "best"},
                ],
                "score": "seven + best",
            }
        ],
        "end": {"wins": "high", "limit": 9},
    }
    game = Table(forms.class_of(form).name, ("Ann", "Bo"))
    entry = Entry(game.game, "round")
    for given in ("Bo", BY_CARDS, cards_of("7D")):
        entry.answer(given)
    # The last cards are not taken: these say that Ann has the seven.
    error = raises(RuleError, lambda: entry.answer(cards_of("AS")))
    assert error.why() == "7D is among the cards of Ann"
    fields = {"best": "Bo", "best_cards": {"Ann": ["7D"], "Bo": ["AS"]}}
    # One card has somebody; nobody is refused, too.
    for name in ("Bo", None):
        assert game.refusal("round", seven=name, **fields).why() == error.why()
    game.add("round", seven="Ann", **fields)


def cards_of(*words):
    return RUMINO108.read_all(list(words))


def test_cards_that_a_number_was_counted_from_are_kept_checked_and_offered_again():
    names = ("Ann", "Bo", "Cy")
    game = table("scala40", names)
    joker, king = cards_of("JK"), cards_of("KS", "KS")
    entry = fill_in(game.game, "round", answers=["Ann", False, joker, 12])
    event = entry.event
    assert event["points"] == {"Bo": 25, "Cy": 12}
    assert event["points_cards"] == {"Bo": ["JK"]}
    fields = {key: event[key] for key in event if key != "event"}
    # What they do not come to is refused; so are too many of a card, and cards of nobody.
    error = game.refusal("round", **dict(fields, points={"Bo": 24, "Cy": 12}))
    assert (error.rule, error.why()) == ("SCL-2", "Bo: the cards come to 25, not 24")
    four = {"Bo": ["JK", "JK", "JK"], "Cy": ["JK", "JK"]}
    full = dict(fields, points={"Bo": 75, "Cy": 50})
    for wrong in (four, {"Ann": ["KS"]}, {"Bo": []}, {"Bo": "JK2"}, [], None, {"Zoe": ["KS"]}):
        assert game.refuses("round", **dict(full, points_cards=wrong)) == "input", wrong
    # They are offered again, those of another number are not; a plain number drops them.
    again = Entry(game.game, "round", event)
    for given in ("Ann", False):
        again.answer(given)
    assert again.question.default == joker
    again.answer(king)
    assert again.question.default == 12
    assert again.question.taken == tuple(king)
    again.answer(cards_of("QH"))
    assert again.event["points_cards"] == {"Bo": ["KS", "KS"], "Cy": ["QH"]}
    again.back()
    again.answer(7)
    assert again.event["points_cards"] == {"Bo": ["KS", "KS"]}
    # Corrected names and a power cut keep them.
    game.add("round", **fields)
    assert Ledger(
        games.load("form:scala40"), names, None, None, list(game.ledger.log)
    ).game.is_like(game.game)
    assert "points_cards" in game.game.event_type("round").names


def test_cards_of_a_number_that_is_asked_once_are_kept():
    form = {
        "form": "once",
        "players": [2, 4],
        "cards": {"hand": {"A": 11, "*": 25}},
        "steps": [
            {
                "step": "round",
                "fields": [
                    {"field": "who", "is": "player or nobody"},
                    {"field": "bonus", "is": "0 to 99", "when": "who", "cards": "hand"},
                    {"field": "points", "for": "each player", "is": "0 to 99", "cards": "hand"},
                ],
                "score": "points + bonus",
            }
        ],
        "end": {"wins": "high", "limit": 300},
    }
    game = Table(forms.class_of(form).name, ("Ann", "Bo"))
    aces = cards_of("AS", "AS")
    event = fill_in(game.game, "round", answers=["Bo", aces, 5, 6]).event
    assert (event["bonus"], event["bonus_cards"]) == (22, ["AS", "AS"])
    again = Entry(game.game, "round", event)
    again.answer("Bo")
    assert again.question.default == aces
    again.answer(aces)
    # All are of the same two decks.
    assert raises(InputError, lambda: again.answer(cards_of("AS")))
    fields = {key: event[key] for key in event if key != "event"}
    error = game.refusal("round", **dict(fields, bonus=21))
    assert error.why() == "bonus: the cards come to 22, not 21"
    twice = dict(fields, points={"Ann": 11, "Bo": 0}, points_cards={"Ann": ["AS"]})
    assert game.refuses("round", **twice) == "input"
    unasked = dict(fields, who=None)
    del unasked["bonus"]
    assert game.refusal("round", **unasked).key == "forms.not_asked"
    game.add("round", **fields)


def test_the_cards_of_a_primiera_are_kept_told_and_offered_again():
    names = ("Ann", "Bo")
    game = table("scopa", names)
    ann, bo = ["7S", "7H", "7C"], ["2D", "2S", "2H", "2C"]
    keyed = [ITALIAN40.read_all(ann), ITALIAN40.read_all(bo)]
    # Each is asked in seat order.
    entry = fill_in(game.game, "round", answers=[NOBODY, NOBODY, BY_CARDS] + keyed)
    event = entry.event
    assert (event["primiera"], event["primiera_cards"]) == ("Bo", {"Ann": ann, "Bo": bo})
    effect = game.add(**dict({key: event[key] for key in event if key != "event"}, _event="round"))
    assert noted(effect) == [("SCO-6", "primiera: Ann 0, Bo 48")]
    again = Entry(game.game, "round", event)
    for given in (NOBODY, NOBODY):
        again.answer(given)
    assert again.question.default == BY_CARDS
    again.answer(BY_CARDS)
    assert again.question.default == keyed[0]
    again.answer(keyed[0])
    assert again.question.default == keyed[1]
    # A name that the cards contradict, cards that are there twice, or not of each.
    fields = {key: event[key] for key in event if key != "event"}
    error = game.refusal("round", **dict(fields, primiera="Ann"))
    assert (error.rule, error.why()) == ("SCO-6", "the cards say Bo")
    error = game.refusal("round", **dict(fields, primiera=None))
    assert error.rule == "SCO-6"
    equal = dict(fields, primiera_cards={"Ann": ["7S"], "Bo": ["7H"]})
    assert game.refusal("round", **equal).why() == "the cards say nobody"
    for wrong in ({"Ann": ann}, {"Ann": ann, "Bo": ["7S"]}, {"Ann": [], "Bo": bo}, None, ["7S"]):
        assert game.refuses("round", **dict(fields, primiera_cards=wrong)) == "input"
    # Cards that are not asked for are refused as what they belong to is.
    assert game.refuses("round", **dict(fields, cards_cards={"Ann": ["7S"]})) == "input"
    del fields["primiera_cards"]
    game.add("round", **fields)
    # A power cut or another front end reads them again.
    assert Ledger(games.load("form:scopa"), names, None, None, list(game.ledger.log)).game.is_like(
        game.game
    )


SIX = ("Ann", "Bo", "Cy", "Di", "Eve", "Flo")


def test_sco_1_six_in_two_sides_of_three_and_never_five():
    game = table("scopa", SIX)
    assert game.game.sides.lists == [["Ann", "Cy", "Eve"], ["Bo", "Di", "Flo"]]
    effect = game.add("round", **dict(SCOPA, sweeps=two(3, 2)))
    assert points(effect, SIX) == [5, 3] * 3
    beside = table("scopa", SIX, sides="left").game.sides.lists
    assert beside == [["Ann", "Bo", "Cy"], ["Di", "Eve", "Flo"]]
    other = table("scopa", SIX, sides="right").game.sides.lists
    assert other == [["Ann", "Eve", "Flo"], ["Bo", "Cy", "Di"]]
    scopa_class = games.load("form:scopa")
    error = raises(InputError, scopa_class.check_start, SIX[:5], scopa_class.with_defaults(None))
    assert "2, 3, 4, 6" in error.why()


def three_at_burraco(alone, closer, **more):
    """Return the fields of a hand of Burraco for three: of two sides, or of each."""
    names = {None: THREE, "Ann": ("Ann", "Bo"), "Bo": ("Ann", "Bo"), "Cy": ("Ann", "Cy")}[alone]
    found = {"alone": alone, "closer": closer}
    # Who closes has the pot: it is said of the other side.
    others = [name for name in THREE if name != alone]
    sides = [[alone], others] if alone else [[name] for name in THREE]
    found["pot"] = {side[0]: True for side in sides if closer not in side}
    for field in ("clean", "semi", "dirty"):
        found[field] = dict.fromkeys(names, 0)
    found["laid"] = dict.fromkeys(names, 100)
    found["held"] = {name: 0 if name == closer else 5 for name in names}
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
    assert points(effect, THREE) == [200 + 100 + 100, 48, 48]
    assert ("Bo", "(100 - 5) / 2, rounded up") in sums(effect)
    # Who took a pot first has it; the sides are those of the hand.
    wrong = three_at_burraco("Cy", None, pot={"Ann": True, "Cy": False})
    error = game.refusal("round", **wrong)
    assert (error.rule, error.why()) == ("BUR-8", "Cy took a pot first.")
    assert game.refuses("round", **dict(wrong, alone="Ann")) == "input"
    entry = Entry(game.game, "round")
    entry.answer("Ann")
    entry.answer(NOBODY)
    assert texts.text(entry.question.key, **entry.question.facts) == "Ann: pot taken?"
    entry.answer(True)
    assert texts.text(entry.question.key, **entry.question.facts) == "Bo + Cy: pot taken?"
    # An edit of the first hand has other partners.
    game.add("amend", index=0, to=dict(three_at_burraco("Ann", None), event="round"))
    assert game.scores() == [95 + 400, 48 + 48, 48 + 48]
    # From 1000 points on each plays alone.
    game.adjust("Bo", 904)
    assert game.refuses("round", **three_at_burraco("Ann", None)) == "BUR-8"
    plain = {key: value for key, value in three_at_burraco(None, None).items() if key != "alone"}
    assert points(game.add("round", **plain), THREE) == [95, 95, 95]
    own = table("burraco", THREE, three="tournament")
    assert untyped(own.game).limit == 2005
    assert own.refuses("round", **three_at_burraco("Ann", None)) == "BUR-8"
    own.add("round", **plain)


def test_the_deal_goes_the_way_of_the_house_rule():
    for name, house, second in (
        ("scopa", {}, "Di"),
        ("scopa", {"direction": "left"}, "Bo"),
        ("schieber", {}, "Di"),
        ("king", {}, "Bo"),
        ("king", {"direction": "right"}, "Di"),
    ):
        game = table(name, **house)
        game.add("void")
        assert game.game.dealer == "Ann"
        assert game.game.following("Ann")[0] == second, (name, house)
        assert game.game.copy().following("Ann")[0] == second


def burraco(**more):
    entry = {"closer": "Ann", "pot": {"Bo": False}, "clean": two(2, 0), "semi": two(1, 0)}
    entry.update(dirty=two(0, 0), laid=two(320, 100), held=two(50, 65))
    entry.update(more)
    return entry


def test_bur_5_and_7_say_what_is_wrong():
    game = table("burraco")
    for wrong, rule, why in (
        ({"held": two(50, 0)}, "BUR-5", "Bo + Di: cards are held without closing."),
        ({"laid": two(900, 100)}, "BUR-7", "All cards are worth 1080."),
        ({"dirty": two(8, 5)}, "BUR-7", "The cards make 15 burracos at most."),
        (
            {"clean": two(0, 1), "semi": two(0, 0)},
            "BUR-5",
            "Ann + Cy cannot close without a burraco.",
        ),
        (
            {"laid": two(120, 100)},
            "BUR-7",
            "Ann + Cy: the cards of these burracos are worth at least 125, not 120.",
        ),
    ):
        error = game.refusal("round", **burraco(**wrong))
        assert (error.rule, error.why()) == (rule, why)
    assert game.refusal("round", **burraco(laid=two(125, 0))) is None


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
    assert alone.refuses("round", **burraco()) == "BUR-5"
    alone.add("round", **burraco(held=two(0, 65)))
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
        ({"held": two(5, 0)}, "CAN-5", "Bo + Di: cards are held without going out."),
        ({"laid": two(1100, 0)}, "CAN-7", "All cards but the red threes are worth 1180."),
        ({"mixed": two(11, 0), "natural": two(4, 0)}, "CAN-7", None),
    ):
        error = game.refusal("round", **canasta(**wrong))
        assert error.rule == rule and why in (None, error.why())


def test_can_8_who_has_melded_has_opened():
    game = table("canasta")
    few = canasta(natural=two(0, 1), mixed=two(0, 0), melded=two(True, True), closer="Bo")
    few.update(laid=two(45, 60))
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
    nobody.update(laid=two(0, 0), red=two(4, 0))
    assert points(game.add("round", **nobody))[0] == -805
    over = table("canasta", target=1000)
    over.add("round", **canasta())
    assert over.end() == (["Ann", "Cy"], "CAN-6")


def test_euc_2_to_4():
    for tricks, alone, scores in (
        (5, False, [2, 0, 2, 0]),
        (5, True, [4, 0, 4, 0]),
        (4, True, [1, 0, 1, 0]),
        (3, False, [1, 0, 1, 0]),
        (2, True, [0, 2, 0, 2]),
    ):
        effect = table("euchre").add("hand", maker="Cy", alone=alone, tricks=tricks)
        assert points(effect) == scores
    game = table("euchre", target=5)
    assert game.refuses("hand", maker="Cy", alone=False, tricks=6) == "EUC-2"
    for _ in range(2):
        game.add("hand", maker="Di", alone=True, tricks=5)
    assert game.end() == (["Bo", "Di"], "EUC-4")


def hand_of(bid, game, tops, result, hand=False, jacks="with", **more):
    """Return the fields of a hand of Skat in a suit, or grand."""
    more.update(bid=bid, game=game, tops=tops, result=result, hand=hand, jacks=jacks)
    return dict(more, declarer="Bo")


def null_of(bid, hand, open, won):
    return {"declarer": "Bo", "bid": bid, "game": "null", "hand": hand, "open": open, "won": won}


def planned(_table, **fields):
    return _table.game.plan(dict(fields, event="hand"))


def noted(effect):
    return [(rule, texts.text(key, **facts)) for rule, key, facts in effect.notes]


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


def test_a_step_that_names_nobody_is_told_by_what_was_entered():
    # Who gained by it stands beside it: a step of one kind has one heading.
    game = table("spades")
    game.add("bids", bid=dict(zip(FOUR, (3, 3, 3, 4))))
    game.add("hand", tricks=dict(zip(FOUR, (3, 3, 3, 4))))
    game.add("bids", bid=dict(zip(FOUR, (13, 3, 0, 4))))
    game.add("hand", tricks=dict(zip(FOUR, (3, 3, 3, 4))))
    assert [one.story(event, effect) for _, event, effect, one in game.ledger.history()] == [
        None
    ] * 4


def test_sch_2_to_4():
    game = table("schieber")
    effect = game.add("round", factor=2, points=two(100, 57), melds=two(20, 0))
    assert points(effect) == [240, 114, 240, 114]
    assert sums(effect) == [("Ann", "2 x (100 + 20)"), ("Bo", "2 x 57")]
    match = game.add("round", factor=1, points=two(0, 257), melds=two(0, 0))
    assert points(match) == [0, 257, 0, 257]
    assert game.refuses("round", factor=1, points=two(100, 157), melds=two(0, 0)) == "SCH-2"
    assert game.refuses("round", factor=1, points=two(157, 0), melds=two(5, 0)) == "SCH-3"
    assert game.refuses("round", factor=4, points=two(157, 0), melds=two(0, 0)) == "input"
    assert game.refuses("round", factor=True, points=two(157, 0), melds=two(0, 0)) == "input"
    for _ in range(5):
        game.add("round", factor=3, points=two(157, 0), melds=two(0, 0))
    assert game.end() == (["Ann", "Cy"], "SCH-4")
    assert game.scores()[0] == 240 + 5 * 471


def made(cards, most, trick=1):
    """Return what up to `most` of the cards are worth together, in whole tricks of so many."""
    found = [set() for _ in range(most + 1)]
    found[0].add(0)
    for worth in cards:
        for count in range(most, 0, -1):
            found[count] |= set([total + worth for total in found[count - 1]])
    sums = set()
    for count in range(0, most + 1, trick):
        sums |= found[count]
    return sums


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
            hand = {"factor": factor, "points": two(first, 157 - first), "melds": two(0, 0)}
            error = game.refusal("round", **hand)
            allowed = first in possible[factor] and 157 - first in possible[factor]
            assert (error is None) == allowed, (factor, first)
    error = game.refusal("round", factor=1, points=two(156, 1), melds=two(0, 0))
    assert (error.rule, error.why()) == ("SCH-2", "No card counts 1: no side has 1 or 156.")
    entry = Entry(game.game, "round")
    entry.answer(2)
    entry.answer(1)
    # The other side's is what is left: refused before the melds are asked.
    assert raises(RuleError, entry.answer, 156).rule == "SCH-2"


def test_sch_3_and_4_every_round_once_goes_to_1000():
    game = table("schieber", counting="once")
    assert game.refuses("round", factor=2, points=two(157, 0), melds=two(0, 0)) == "SCH-3"
    for _ in range(4):
        game.add("round", points=two(257, 0), melds=two(0, 0))
    assert game.end() == (["Ann", "Cy"], "SCH-4")
    own = table("schieber", target=600)
    own.add("round", factor=3, points=two(157, 0), melds=two(50, 0))
    assert own.game.over


def test_sch_5_one_side_counts_its_melds():
    game = table("schieber")
    for factor, melds, rule in (
        (1, (50, 0), None),
        (2, (50, 20), None),
        (1, (50, 40), "SCH-5"),
        (1, (20, 20), None),
        (1, (0, 10), "SCH-5"),
        (1, (30, 0), "SCH-5"),
        # Without trumps there is no Stöck.
        (3, (50, 20), "SCH-5"),
        (3, (20, 0), None),
    ):
        entry = {"factor": factor, "points": two(100, 57), "melds": two(*melds)}
        error = game.refusal("round", **entry)
        assert (error and error.rule) == rule, (factor, melds)


def test_scl_2_thirteen_cards_are_198_at_most():
    game = table("scala40", ("Ann", "Bo"))
    hand = {"closer": "Ann", "in_hand": False}
    assert game.refuses("round", **hand, points={"Bo": 199}) == "SCL-2"
    assert game.refusal("round", **hand, points={"Bo": 198}) is None


def test_chn_1_is_dealt_to_the_right():
    assert table("chinchon").game.following("Ann")[0] == "Di"


def test_chn_1_and_4_a_deck_may_have_eights_and_nines():
    asked = {"ask": "meld", "game": "form", "form": "chinchon", "cards": ["7S", "8S", "9S", "JS"]}
    assert answer(asked)["field"] == "cards"
    asked["options"] = {"deck": 48}
    assert (answer(asked)["ok"], answer(asked)["rule"]) == (True, "CHN-4")
    assert answer(dict(asked, cards=["7S", "JS", "QS"]))["rule"] == "CHN-4"
    assert not answer(dict(asked, cards=["7S", "JS", "QS"]))["ok"]
    # Five play with two decks.
    asked.update(cards=["8S", "8S", "8H"])
    assert answer(asked)["field"] == "cards"
    assert answer(dict(asked, players=5))["rule"] == "CHN-3"
    # Cards that the deck has not are refused in an entry, too.
    hand = chinchon("Ann", "all", None, 27, 12)
    hand["points_left_cards"] = {"Bo": "AS 2S 3S 8H 9D JC 7C".split()}
    hand["points_left"]["Bo"] = 34
    assert table("chinchon", THREE, deck=48).refusal("round", **hand) is None
    assert table("chinchon", THREE).refusal("round", **hand) is not None


def test_scl_1_two_to_six():
    assert (games.load("form:scala40").min_players, games.load("form:scala40").max_players) == (
        2,
        6,
    )


def test_rfh_2_two_decks_from_five_on():
    five = list("ABCDE")
    game = table("rummy500", five)
    assert game.refusal("round", points=each(852, 0, 0, 0, 0, names=five)) is None
    assert game.refuses("round", points=each(853, 0, 0, 0, 0, names=five)) == "RFH-2"
    # Who leaves takes no deck away.
    game.leave("E")
    assert game.refusal("round", points=each(852, 0, 0, 0, names=five[:4])) is None
    # Who joins as the fifth brings the second one.
    game = table("rummy500", five[:4])
    assert game.refuses("round", points=each(150, 120, 90, 80, names=five[:4])) == "RFH-2"
    game.add("join", player="E")
    assert game.refusal("round", points=each(150, 120, 90, 60, 20, names=five)) is None
    assert game.refuses("round", points=each(852, 1, 0, 0, 0, names=five)) == "RFH-2"


def test_rfh_2_and_3():
    game = table("rummy500", ("Ann", "Bo"))
    assert game.refuses("round", points={"Ann": 427, "Bo": 0}) == "RFH-2"
    # What all have together is in the deck, and no card is worth 1 but an ace before the two.
    error = game.refusal("round", points={"Ann": 250, "Bo": -177})
    told = "No cards make these points: all are worth 426."
    assert (error.rule, error.why()) == ("RFH-2", told)
    for most, rule in ((423, None), (424, None), (425, "RFH-2"), (426, None)):
        error = game.refusal("round", points={"Ann": 0, "Bo": most})
        assert (error and error.rule) == rule, most
    for _ in range(3):
        game.add("round", points={"Ann": 190, "Bo": 190})
    assert not game.game.over
    game.add("round", points={"Ann": -30, "Bo": 0})
    assert game.end() == (["Bo"], "RFH-3")


# -- what all forms have ---------------------------------------------------------------------


# A taker and their partner, who are two, and words that are like others.
TAROT = {
    "form": "pairs",
    "players": [3, 4],
    "options": [{"option": "bonus", "is": ["no", "ten", 20]}],
    "steps": [
        {
            "step": "hand",
            "fields": [
                {"field": "taker", "is": "player or nobody"},
                {"field": "partner", "is": "player or nobody", "when": "taker"},
                {"field": "doubled", "is": ["no", "once", "yes"], "when": "taker"},
            ],
            "check": [{"each": "not (taker and partner)", "rule": 1}],
            "score": [
                "1 if taker and doubled == 'no'",
                "3 if taker and doubled == 'yes'",
                "5 if bonus == 'no' else 7 if bonus == 'ten' else bonus",
            ],
        }
    ],
    "end": {"wins": "high"},
    "rules": [{"en": "Nobody is a partner of their own."}],
}


def pairs(hand, **house):
    question = {"ask": "score", "game": "form", "form": TAROT, "players": list("ABC")}
    return answer(dict(question, events=[dict(hand, event="hand")], options=house))


def test_a_check_of_each_is_made_for_each_player_of_a_field():
    found = pairs({"taker": "A", "partner": "B", "doubled": "once"})
    assert found["scores"] == {"A": 5, "B": 5, "C": 5}
    found = pairs({"taker": "A", "partner": "A", "doubled": "once"})
    assert (found["rule"], found["error"]) == ("PAI-1", "Nobody is a partner of their own.")
    assert "error" not in pairs({"taker": None})


def test_no_and_yes_among_other_words_are_words():
    hand = {"taker": "A", "partner": None}
    assert pairs(dict(hand, doubled="no"))["scores"] == {"A": 6, "B": 5, "C": 5}
    assert pairs(dict(hand, doubled="yes"), bonus="ten")["scores"] == {"A": 10, "B": 7, "C": 7}
    assert pairs(dict(hand, doubled="once"), bonus=20)["scores"] == {"A": 20, "B": 20, "C": 20}


def test_what_is_refused_names_the_field():
    found = pairs({"taker": "A", "partner": None, "doubled": "twice"})
    assert found["error"] == "doubled: one of these: no, once, yes"
    assert pairs({"taker": None, "partner": "B"})["error"] == "partner is not asked here"
    question = {"ask": "score", "game": "form", "form": "oh_hell", "players": list("ABC")}
    found = answer(dict(question, events=[{"event": "bid"}]))
    assert found["error"] == "Oh Hell has no event bid; its own are bids, hand"


def test_the_history_names_who_is_asked_for():
    game = table("skat", THREE, entry="value")
    hand = {"declarer": "Bo", "value": 48, "won": False}
    told = game.game.story(dict(hand, event="hand"), game.add("hand", **hand))
    assert told[1]["name"] == "Bo"
    closed = table("burraco")
    told = closed.game.story(dict(burraco(), event="round"), closed.add("round", **burraco()))
    assert told[1]["name"] == "Ann"
    # Of several, who is somebody in every round.
    coins = table("scopa")
    entry = {"cards": "Ann", "coins": None, "primiera": "Cy", "seven": "Di", "sweeps": two(0, 0)}
    told = coins.game.story(dict(entry, event="round"), coins.add("round", **entry))
    assert told[1]["name"] == "Di"


# Numbers among the values of lists, an instant win, and sentences that tell what was said.
MIXED = {
    "form": "mixed",
    "players": [2, 4],
    "options": [
        {"option": "goal", "is": ["usual", "50 to 100 * players"]},
        {"option": "twice", "is": ["no", "yes"]},
    ],
    "carried": [{"name": "runs", "is": "runs + 1 if times == 3"}],
    "steps": [
        {
            "step": "hand",
            "fields": [
                {"field": "times", "is": [1, 2, 3]},
                {"field": "bid", "for": "each player", "is": "0 to 20"},
                {"field": "winner", "is": "player"},
            ],
            "check": [
                {"once": "sum(bid) != 13 * times", "en": "{times}: not {n}, with {goal}."},
                {
                    "each": "not winner or bid > 0",
                    "rule": 1,
                    "en": "{name} has won with {bid}.",
                },
            ],
            "score": "bid * times",
        }
    ],
    "end": {
        "wins": "high",
        "limit": "goal if goal != 'usual' else 200",
        "won": {"is": "total == 31 or runs == 2", "rule": 1},
    },
    "rules": [{"en": "Whoever wins has bid."}],
}


def mixed(*hands, **house):
    question = {"ask": "score", "game": "form", "form": MIXED, "players": ["A", "B"]}
    events = [
        {"event": "hand", "times": times, "bid": {"A": a, "B": b}, "winner": who}
        for times, a, b, who in hands
    ]
    return answer(dict(question, events=events, options=house))


def test_a_list_has_numbers_and_an_option_a_range():
    assert mixed((2, 5, 1, "A"))["scores"] == {"A": 10, "B": 2}
    assert mixed((4, 5, 1, "A"))["error"] == "times: one of these: 1, 2, 3"
    assert mixed((True, 5, 1, "A"))["error"] == "times: one of these: 1, 2, 3"
    assert mixed((2, 20, 1, "A"), goal=50)["status"] == "playing"
    assert mixed((3, 20, 1, "A"), goal=50)["status"] == "over"
    assert mixed((3, 20, 1, "A"))["status"] == "playing"
    assert mixed(goal=200)["status"] == "playing"
    assert "50 to 200" in mixed(goal=201)["error"]
    assert mixed(goal="other")["field"] == "options"


def test_a_check_says_its_own_sentence():
    found = mixed((1, 6, 7, "A"))
    assert found["error"] == "1: not 13, with usual."
    found = mixed((1, 6, 0, "B"))
    assert (found["rule"], found["error"]) == ("MIX-1", "B has won with 0.")


def test_who_wins_at_once_ends_the_game():
    found = mixed((1, 11, 0, "A"), (1, 20, 1, "A"))
    assert (found["status"], found["winners"]) == ("over", ["A"])
    # What is carried counts as it is after the round, and of several the best wins.
    found = mixed((3, 1, 2, "A"), (3, 1, 2, "A"))
    assert (found["status"], found["winners"]) == ("over", ["B"])
    assert mixed((3, 1, 2, "A"), (1, 1, 2, "A"))["status"] == "playing"


def test_an_amended_bid_is_scored_anew():
    game = table("spades")
    bid_and_play(game, (4, 3, 3, 2), (5, 2, 4, 2))
    game.add("amend", index=0, to={"event": "bids", "bid": each(5, 2, 4, 2)})
    assert game.scores() == [90, 40, 90, 40]
    game.add("undo")
    assert game.scores() == [72, -50, 72, -50]


def test_a_misdeal_drops_the_bids():
    game = table("spades")
    game.add("bids", bid=each(4, 3, 3, 2))
    game.add("void")
    assert game.game.actions()[0] == "bids" and game.game.dealer == "Ann"


def test_a_correction_is_for_both_partners():
    game = table("spades")
    game.adjust("Di", -10)
    assert game.scores() == [0, -10, 0, -10]


def test_who_leaves_a_pair_ends_the_game_and_nobody_joins():
    game = table("burraco")
    assert game.refuses("join", player="Eve") == "ALL-3"
    game.leave("Cy")
    assert game.game.over and game.game.ending[0] == "ALL-2"


def test_a_house_rule_must_fit_the_players():
    from engine.errors import InputError

    game = games.load("form:oh_hell")
    names = list("ABCDEFG")
    raises(InputError, Ledger, game, names, game.with_defaults({"cards": 8}))
    Ledger(game, names, game.with_defaults({"cards": 7}))
    full = Table("form:oh_hell", names[:6], cards=8)
    assert full.refuses("join", player="Zoe") == "ALL-3"


def test_everyone_is_asked_from_the_dealers_left():
    game = Table("form:oh_hell", THREE, "Bo")
    entry = fill_in(game.game, "bids")
    assert [question.who for question in entry.asked] == ["Cy", "Ann", "Bo"]
    sides = Table("form:burraco", FOUR, "Ann")
    answers = ("Ann", True, 1, 1, 0, 0, 0, 0, 35, 35, 5, 5)
    asked = fill_in(sides.game, "round", answers=answers).asked
    assert [question.facts.get("name") for question in asked[:4]] == [
        None,
        "Bo + Di",
        "Bo + Di",
        "Ann + Cy",
    ]


def test_what_is_left_is_offered():
    game = Table("form:schieber", FOUR)
    entry = fill_in(game.game, "round", answers=(1, 57))
    assert entry.event["points"] == {"Bo": 57, "Ann": 100}
    entry = fill_in(game.game, "round", answers=(1, 257))
    assert entry.event["points"] == {"Bo": 257, "Ann": 0}


MINIMAL = {
    "form": "minimal",
    "players": [2, 8],
    "steps": [
        {
            "step": "turn",
            "fields": [{"field": "hit", "for": "each player", "is": "0 to 180"}],
            "score": "hit",
        }
    ],
    "end": {"wins": "high", "limit": 501},
}


def test_the_rules_of_a_game_are_never_those_of_a_strangers_form():
    data = dict(MINIMAL, form="ours", title="Ours", rules=[{"en": "One."}])
    taken = [row[4] for row in forms.SHIPPED] + ["ALL", "RMN", "GSK", "RML", "RSK", "TUS", "GIN"]
    for prefix in taken:
        ours = forms.tried(dict(data, prefix=prefix))
        assert ours.prefix[:2] == prefix[:2] and ours.prefix not in taken
        assert [rule.full for rule in rulebook.in_order(ours.prefix)] == ["One."]
        others = [rule.full for rule in rulebook.in_order(prefix)]
        assert others and "One." not in others
        forms.release(ours)
    # A form that says no prefix has the first letters of its name.
    assert forms.tried(dict(data, form="ginger")).prefix == "GIX"
    # A copy of a shipped form is that form.
    assert forms.tried(forms.data_of("spades")).prefix == "SPD"


def test_of_two_strangers_forms_with_a_prefix_the_rules_are_those_of_the_game_that_is_played():
    kinds = {}
    for name in ("one", "two"):
        data = dict(MINIMAL, form=name, prefix="OUR", rules=[{"en": name}])
        forms.announce(name, name, (2, 8), lambda data=data: data)
        kinds[name] = games.load("form:" + name)
    for name in ("one", "two", "one"):
        assert games.load("form:" + name) is kinds[name]
        assert [rule.full for rule in rulebook.in_order("OUR")] == [name]
    for name in ("one", "two"):
        forms.forget(name)


def test_nothing_is_kept_of_a_form_that_was_only_tried():
    game = forms.tried(dict(MINIMAL, form="trial"))
    key = game.section + "." + forms.table(game.section, "en")[0]
    assert texts.has(key)
    forms.release(game)
    assert not texts.has(key) and game.section not in texts._sections


def test_a_range_that_has_no_number_is_refused_where_it_is_said():
    field = dict(MINIMAL["steps"][0]["fields"][0])
    options = [{"option": "top", "is": "0 to 20", "default": 9}]

    def with_range(words):
        step = dict(MINIMAL["steps"][0], fields=[dict(field, **{"is": words})])
        return dict(MINIMAL, options=options, steps=[step])

    for words in ("99 to 0", "5 to 4 by 1", "10 to top", "players + 20 to 5"):
        error = raises(FormError, forms.tried, with_range(words))
        assert error.where == "steps[0].fields[0].is", words
    for words in ("0 to 0", "-5 to -5", "9 to top", "players to 2"):
        forms.release(forms.tried(with_range(words)))
    # House rules under which a question could not be answered are refused before the game.
    game = forms.tried(with_range("5 to top"))
    names = ["Ann", "Bo"]
    game.check_start(names, game.with_defaults({"top": 5}))
    error = raises(InputError, game.check_start, names, game.with_defaults({"top": 4}))
    assert error.field == "options" and "4" in error.why()
    forms.release(game)


def chinchon(closer, how, *left, names=THREE):
    """Return the fields of a hand of Chinchón; the points of who closes only with points."""
    given = {name: n for name, n in zip(names, left) if n is not None}
    return {"closer": closer, "how": how, "points_left": given}


def test_chn_5_and_6_points_are_left_and_who_closes_has_five_at_most():
    game = table("chinchon", THREE)
    effect = game.add("round", **chinchon("Ann", "points", 5, 20, 0))
    assert points(effect, THREE) == [5, 20, 0]
    assert game.refuses("round", **chinchon("Ann", "points", 6, 20, 0)) == "CHN-6"
    # Who closes with nothing left has all seven melded.
    error = game.refusal("round", **chinchon("Ann", "points", 0, 20, 0))
    assert (error.rule, error.why()) == ("CHN-6", "Ann closed with points: 1 or more.")
    assert game.refuses("round", **chinchon("Ann", "points", 5, 71, 0)) == "CHN-5"
    # With eights and nines, as many have, or with a card too many (ALL-7), 68 and 69 are possible.
    cards = 4 * [1, 2, 3, 4, 5, 6, 7, 10, 10, 10]
    for hands in (made(cards + 4 * [8, 9], 7), made(cards, 8)):
        for left in range(71):
            assert left in hands
            assert game.refusal("round", **chinchon("Ann", "all", None, left, 0)) is None, left
    effect = game.add("round", **chinchon("Bo", "all", 7, None, 12))
    assert points(effect, THREE) == [7, -10, 12]
    three = table("chinchon", THREE, close=3)
    assert three.refuses("round", **chinchon("Ann", "points", 4, 20, 0)) == "CHN-6"


def test_chn_7_a_chinchon_wins_the_game_or_counts_minus_ten():
    game = table("chinchon", THREE)
    game.add("round", **chinchon("Bo", "chinchon", 7, None, 12))
    assert game.end() == (["Bo"], "CHN-7")
    game = table("chinchon", THREE, chinchon="points")
    assert points(game.add("round", **chinchon("Bo", "chinchon", 7, None, 12)), THREE) == [
        7,
        -10,
        12,
    ]
    assert not game.game.over


def test_chn_9_and_10_at_a_hundred_one_is_out_and_may_come_back():
    game = table("chinchon", THREE, target=30)
    game.add("round", **chinchon("Ann", "all", None, 30, 12))
    assert game.refuses("re_enter", player="Cy") == "CHN-10"
    game.add("re_enter", player="Bo")
    assert game.game.find("Bo").score == 12
    game.add("round", **chinchon("Ann", "all", None, 40, 40))
    assert game.end() == (["Ann"], "CHN-9")


def test_chn_3_4_and_8_are_judged_by_the_form():
    asked = {"ask": "meld", "game": "form", "form": "chinchon"}
    assert answer(dict(asked, cards=["7S", "JS", "QS"]))["rule"] == "CHN-4"
    assert answer(dict(asked, cards=["7S", "7H", "7D"]))["rule"] == "CHN-3"
    assert answer(dict(asked, cards=["7S", "7S", "7D"], players=5))["rule"] == "CHN-3"
    assert not answer(dict(asked, cards=["QS", "KS", "AS"]))["ok"]
    asked.update(ask="deadwood", cards="AS 2S 3S 4S 5S 6S 7S".split())
    assert (answer(asked)["wins"], answer(asked)["rule"]) == (True, "CHN-7")
    asked.update(ask="layoff", cards=["KH", "7S"], table=[["4S", "5S", "6S"]])
    found = answer(asked)
    assert (found["laid"], found["deadwood"], found["rule"]) == ([["7S", 0]], 10, "CHN-8")


def test_wiz_2_to_6():
    game = table("wizard", THREE, hook="yes")
    assert game.refuses("bids", bid=each(1, 0, 0, names=THREE)) == "WIZ-3"
    assert game.refuses("bids", bid=each(2, 0, 0, names=THREE)) == "WIZ-3"
    game.add("bids", bid=each(1, 1, 0, names=THREE))
    assert game.refuses("hand", tricks=each(1, 1, 0, names=THREE)) == "WIZ-4"
    effect = game.add("hand", tricks=each(1, 0, 0, names=THREE))
    assert points(effect, THREE) == [30, -10, 20]
    assert sums(effect) == [("Ann", "20 + 10")]
    for count, last in ((3, 20), (4, 15), (5, 12), (6, 10)):
        assert untyped(table("wizard", list("ABCDEF")[:count]).game).last == last
    six = table("wizard", list("ABCDEF"))
    for cards in range(1, 11):
        six.add("bids", bid=each(*[0] * 6, names="ABCDEF"))
        six.add("hand", tricks=each(cards, *[0] * 5, names="ABCDEF"))
    assert six.end() == (["B", "C", "D", "E", "F"], "WIZ-6")


def phase(closer, made, *left):
    """Return the fields of a hand of Phase 10; the points of who goes out are None."""
    given = {name: n for name, n in zip(THREE, left) if n is not None}
    return {"closer": closer, "made": each(*made, names=THREE), "points_left": given}


def test_ptn_2_to_5():
    game = table("phase10", THREE)
    assert beside(game, "Ann")[0] == [("phase 1", "ph.1")]
    error = game.refusal("hand", **phase("Ann", (False, True, True), None, 5, 5))
    assert (error.rule, error.why()) == ("PTN-4", "Ann cannot go out without the phase.")
    assert game.refuses("hand", **phase("Ann", (True, False, True), None, 45, 5)) == "PTN-5"
    assert game.refuses("hand", **phase("Ann", (True, True, True), None, 7, 5)) == "PTN-5"
    # Of ten cards phase 1 leaves four, phase 6 one.
    error = game.refusal("hand", **phase("Ann", (True, False, True), None, 60, 105))
    told = "Cy, after phase 1: cards held at most 4, not 105 points."
    assert (error.rule, error.why()) == ("PTN-5", told)
    assert game.refuses("hand", **phase("Ann", (True, False, True), None, 235, 25)) == "PTN-5"
    effect = game.add("hand", **phase("Ann", (True, False, True), None, 60, 25))
    assert points(effect, THREE) == [0, 60, 25]
    assert [one[0][1] for one in beside(game, *THREE)] == ["ph.2", "ph.1", "ph.2"]
    # With a card over (ALL-7) each number up to the most is possible.
    for held in (3, 2, 3, 2, 1, 2, 3, 3):
        for left in range(5, 25 * held + 5, 5):
            hand = phase("Ann", (True, False, True), None, 60, left)
            assert game.refusal("hand", **hand) is None, (held, left)
        hand = phase("Ann", (True, False, True), None, 60, 25 * held + 5)
        assert game.refuses("hand", **hand) == "PTN-5"
        game.add("hand", **phase("Ann", (True, False, True), None, 60, 25 * held))


def test_ptn_6_phase_ten_wins_and_of_several_the_lowest_score():
    game = table("phase10", THREE)
    for _ in range(9):
        game.add("hand", **phase("Ann", (True, False, True), None, 50, 5))
    assert not game.game.over
    # Bo has fewer points, but not all phases.
    game.adjust("Bo", -900)
    game.add("hand", **phase("Cy", (True, True, True), 40, 5, None))
    assert game.score("Ann") == 40 and game.score("Cy") == 45
    assert game.end() == (["Ann"], "PTN-6")
    game.add("undo")
    assert not game.game.over


def test_ptn_6_who_are_equal_play_phase_ten_again():
    game = table("phase10", THREE)
    for _ in range(9):
        game.add("hand", **phase("Ann", (True, True, True), None, 5, 5))
    # Bo and Cy are equal with the fewest points, Ann has made phase 10, too.
    game.adjust("Ann", 100)
    game.add("hand", **phase("Ann", (True, True, True), None, 5, 5))
    assert not game.game.over
    assert [one[0][1] for one in beside(game, *THREE)] == ["ph.10"] * 3
    error = game.refusal("hand", closer="Ann")
    assert (error.rule, error.why()) == ("PTN-6", "Ann does not play phase 10 again.")
    assert game.refuses("hand", **phase("Bo", (True, True, True), 5, None, 5)) == "PTN-2"
    entry = fill_in(game.game, "hand", answers=["Cy"])
    assert entry.event == {"event": "hand", "closer": "Cy"}
    game.add("hand", closer="Cy")
    assert game.end() == (["Cy"], "PTN-6")
    assert [game.score(name) for name in THREE] == [100, 50, 50]
    game.add("undo")
    # A correction that parts them ends the game, and so does an edit of an earlier hand.
    game.adjust("Bo", 5)
    assert game.end() == (["Cy"], "PTN-6")
    game.add("undo")
    assert not game.game.over
    game.add("amend", index=0, to=dict(phase("Ann", (True, True, True), None, 10, 5), event="hand"))
    assert game.end() == (["Cy"], "PTN-6")


def test_ptn_2_the_referee_goes_by_the_phase_of_the_player():
    asked = {"ask": "opens", "game": "form", "form": "phase10"}
    asked["cards"] = "R1 R2 R3 R4 R5 R6 * B1 G1 S".split()
    assert not answer(asked)["ok"]
    found = answer(dict(asked, stage=8))
    assert found["ok"] and found["rule"] == "PTN-2"


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
    for given in ("normal", True, False, True, False, False, False, 130):
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
