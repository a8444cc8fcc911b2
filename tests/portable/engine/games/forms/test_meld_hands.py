"""Hands of a form's melds: counted in a round, laid off, long searches, and edges."""

from engine import texts
from engine.ask import answer
from engine.errors import Cancelled, RuleError
from engine.game.entry import Entry
from engine.games import forms
from engine.games.forms import closing as ending
from engine.games.forms import judge, referee
from engine.rummy import deadwood as counting
from engine.rummy.budget import BOARD, Budget
from engine.rummy.layout import Layout
from engine.rummy.table import meld_of, readings
from tests.portable.rummies import ask, form
from tests.portable.tools import raises, untyped


def play(name, *events, **options):
    """Return the answer to `score` of a form's events; two play."""
    return answer({"ask": "score", "game": "form", "form": name, "players": ["Ana", "Ben"],
                   "events": list(events), "options": options})  # fmt: skip


def closing(points, **cards):
    """Return a round of Chinchón that Ana closed with points."""
    cards = {name: cards[name].split() for name in cards}
    return {"event": "round", "closer": "Ana", "how": "points", "points_left": points,
            "points_left_cards": cards}  # fmt: skip


def test_the_cards_of_a_round_are_counted_by_melds():
    hands = {"Ana": "7S JS QS 4D 5D 6D 2H", "Ben": "KS AC 2C 3C"}
    found = play("chinchon", closing({"Ana": 2, "Ben": 10}, **hands))
    assert found["scores"] == {"Ana": 2, "Ben": 10}
    found = play("chinchon", closing({"Ana": 2, "Ben": 11}, **hands))
    assert found["error"] == "Ben: the cards come to 10, not 11" and found["rule"] == "CHN-5"
    # Of one deck a card is in one hand, and nobody has eight cards.
    twice = {"Ana": hands["Ana"], "Ben": "KS 2H"}
    assert "error" in play("chinchon", closing({"Ana": 2, "Ben": 12}, **twice))
    many = {"Ana": hands["Ana"], "Ben": "KS KH KD KC AS AH AD AC"}
    assert "error" in play("chinchon", closing({"Ana": 2, "Ben": 0}, **many))
    # What is wild goes by the round.
    round = {"event": "round", "closer": "Ana", "points_left": {"Ben": 0}}
    round["points_left_cards"] = {"Ben": ["5H", "3D", "7H"]}
    assert play("three_thirteen", round)["scores"] == {"Ana": 0, "Ben": 0}
    assert "the cards come to" in play("three_thirteen", round, round)["error"]


def test_cards_that_win_at_once_are_found_in_a_round():
    run = {"Ana": "AS 2S 3S 4S 5S 6S 7S"}
    found = play("chinchon", closing({"Ana": 0, "Ben": 10}, **run))
    assert (found["winners"], found["rule"]) == (["Ana"], "CHN-7")
    found = play("chinchon", closing({"Ana": 0, "Ben": 10}, **run), chinchon="points")
    assert (found["winners"], found["scores"]["Ana"]) == ([], -10)
    two = {"Ana": "AS 2S 3S 4D 5D 6D 7D"}
    assert "error" in play("chinchon", closing({"Ana": 0, "Ben": 10}, **two))
    ten = closing({"Ana": 0, "Ben": 10}, Ana="AS 2S 3S 4S 5S 6S 7S 8S 9S 10S")
    assert play("ramino", ten)["rule"] == "RAM-7"


def test_cards_are_laid_off_and_the_rest_is_melded():
    table = [["5S", "5D", "5H"], ["10D", "JD", "QD"]]
    found = ask("layoff", "scala40", "KH 8D 9D 5C *", table=table)
    assert found["deadwood"] == 10
    assert found["laid"] == [["5C", 0], ["8D", 1], ["9D", 1], ["*", 1]]
    assert ask("layoff", "scala40", "KH", table=[["5S", "5D"]])["field"] == "table"
    assert ask("layoff", "indian", "KH", table=[])["field"] == "form"


def test_questions_refuse_what_they_do_not_have():
    assert (
        answer({"ask": "meld", "game": "rumino", "cards": ["2S"], "round": 1})["field"] == "round"
    )
    assert ask("deadwood", "tonk", "2S 3S 4S 5S 6S", upcard="2H")["field"] == "upcard"
    assert ask("layoff", "tonk", "2S", knocker=[])["field"] == "knocker"
    assert ask("opens", "tonk", "2S 3S 4S")["field"] == "form"
    assert answer({"ask": "opens", "game": "rumino", "cards": []})["field"] == "game"
    asked = {"ask": "meld", "game": "form", "form": "hearts", "cards": ["2S"]}
    assert answer(asked)["field"] == "form"
    assert ask("meld", "tonk", "2S 2S 3S")["field"] == "cards"
    assert ask("meld", "tonk", "2S", round=0)["field"] == "round"


def test_a_form_that_is_changed_in_place_is_another_one():
    data = form("scala40")
    asked = {"ask": "meld", "game": "form", "form": data, "cards": ["5S", "6S", "7S"]}
    assert answer(asked)["ok"]
    data["melds"]["run"] = "4"
    assert not answer(asked)["ok"]


# A hand of Jamaican Kalooki that takes long: found by climbing.
LONG = "4S 5S 5S 6S 6S 3H 5H 5H 6H 5D 5D 6D 6D AC 5C 6C *"


def test_a_search_that_is_cut_short_says_so():
    judged = forms.read(form("kalooki")).melds.judged({}, 2, 9)
    table = judged.table
    cards = [judged.deck.read(word) for word in LONG.split()]
    for budget in (0, 300, 1500):
        short = counting.count(table, cards, (), Budget(budget))
        # What it says is a layout, and no more is left than it says.
        assert not short.proved and short.points >= 18
        assert table.total(short.left) == short.points
        best = counting.best_discard(table, cards, Budget(budget))
        assert not best.proved and 3 <= best.points <= short.points
        assert table.total(best.left) == best.points
        rest = best.left + [card for meld in best.melds for card in meld]
        assert sorted(rest + best.choices[:1]) == sorted(cards)
    assert Layout(table, cards, budget=Budget(0)).search() >= -1


# 24 cards of Phase 10 with many melds, found by climbing: a board's steps do not list them all.
MANY = "R5 R7 G12 R12 R2 R1 W S R4 R7 R3 R11 R10 R6 W R2 R10 R1 R9 R5 S R6 R8 R12"


def test_cards_of_one_suit_are_found_whatever_melds_there_are():
    melds = untyped(forms.load("form:phase10")).form.melds
    judged = melds.judged({}, 2, 1, None, 0, 8)
    cards = [judged.deck.read(word) for word in MANY.split()]
    verdict = judge.judge_opening(melds, judged, cards, BOARD)
    assert (verdict.ok, verdict.key) == (True, "kit.opens")
    blue = [card for card in cards if card // 13 != 0]
    assert not judge.judge_opening(melds, judged, blue, BOARD).ok


def test_many_wild_cards_that_may_be_themselves_are_read_in_few_ways():
    melds = untyped(forms.load("form:indian_rummy")).form.melds
    judged = melds.judged({}, 2, 1, 11)
    deck = judged.deck
    queens = [deck.read(word) for word in "QS QS QH QH QD QD QC QC".split()]
    ten = deck.read("10H")
    assert len(readings(judged.table, queens + [ten])) <= 3
    assert len(readings(judged.table, queens + [ten, ten + 13])) <= 2
    assert len(readings(judged.table, queens)) <= 16
    assert meld_of(judged.table, [ten, deck.read("JH")] + queens[:4]).kind == "run"


def test_where_one_half_was_cut_short_it_is_at_most():
    """The hand and its discards are counted by searches of their own, as is what wins."""
    judged = forms.read(form("kalooki")).melds.judged({}, 2, 9)
    words = "4S 5S 5S 6S 3H 5H 6H 5D 6D".split()
    cards = [judged.deck.read(word) for word in words]
    short = counting.count(judged.table, cards, (), Budget(6))
    whole = counting.count(judged.table, cards, (), Budget())
    assert (short.proved, whole.proved) == (False, True)
    for first, budget, proved in ((whole, 9999, True), (short, 9999, False), (whole, 0, False)):
        after = counting.best_discard(judged.table, cards, Budget(budget), first)
        assert after.proved is proved, (first.proved, budget)

    def judgements(name, words, budget, **melds):
        """Yield whether what a hand counts is proved, without and with a drawn card; a discard."""
        part = forms.read(form(name, **melds)).melds
        judged = part.judged({}, 2, 9)
        cards = judged.deck.read_all(words)
        for given in (cards[1:], cards):
            verdict = judge.judge_hand(part, judged, given, budget)
            at_most = verdict.key == "kit.at_most" and verdict.figure[0] == "kit.figure_at_most"
            assert at_most is not verdict.found.found.proved
            yield verdict.found.found.proved
        yield judge.judge_discard(part, judged, cards, budget).found.proved

    # What wins takes no step, and what a hand counts is cut short.
    counted = {"hand": 8, "wins": "total == 999"}
    assert list(judgements("kalooki", words, 9, **counted)) == [False, False, False]
    assert list(judgements("kalooki", words, 9999, **counted)) == [True, True, True]
    # What a hand counts takes no step, and what wins is cut short.
    single = "4S 5S 6S 7S 4H 5H 6H 4D 5D".split()
    won = {"hand": 8, "wins": ["run 7", "set 4 + run 3"]}
    assert list(judgements("tonk", single, 4, **won)) == [False, False, False]
    assert list(judgements("tonk", single, 9999, **won)) == [True, True, True]


def test_the_cards_that_may_be_left_to_close_are_steps_of_the_search():
    """Of 20 cards half are 600,000 choices: a board once listed them all."""
    melds = forms.read(form("tonk", hand=20, loose=10, close=99, cards={"else": 1})).melds
    judged = melds.judged({}, 2, 1)
    cards = judged.deck.read_all(
        "AS 3S 5S 7S 9S JS KS 2H 4H 6H 8H 10H QH AD 3D 5D 7D 9D JD KD".split()
    )
    told = []
    verdict = judge.judge_hand(melds, judged, cards, BOARD, told.append)
    assert verdict.key == "kit.at_most" and not verdict.found.may_end
    assert 3 <= len(told) <= 24
    assert raises(Cancelled, judge.judge_hand, melds, judged, cards, BOARD, lambda percent: True)


def test_whether_a_hand_could_open_is_looked_for_within_its_budget():
    """The progress does not begin anew, and neither does the clock."""
    melds = untyped(forms.load("form:liverpool")).form.melds
    judged = melds.judged({"joker": 25, "exact": "no"}, 5, 7)
    cards = judged.deck.read_all("JS 8D JK JK JK JK 9H JK QD 8C JK 10H 7H".split())
    for judge_it in (
        judge.judge_hand,
        judge.judge_discard,
        lambda melds, judged, cards, *more: ending.judge_end(melds, judged, cards, True, (), *more),
    ):
        told = []
        verdict = judge_it(melds, judged, cards, BOARD, told.append)
        assert verdict.rule == "LIV-5" and len(told) > 3
        assert told == sorted(told), told
    # That the search was cut short is said once.
    ended = ending.judge_end(melds, judged, cards, True, (), BOARD)
    assert ended.key == "kit.unsure" and ended.facts["why"][0] == "kit.not_all"
    # What is spent is spent for it, too.
    spent = Budget(0)
    spent.step()
    assert judge.opening_within(melds, judged, cards, spent).key == "kit.unsure"


def test_a_long_search_says_how_far_it_is_and_can_be_cancelled():
    melds = forms.read(form("kalooki")).melds
    judged = melds.judged({}, 2, 9)
    cards = [judged.deck.read(word) for word in LONG.split()]
    for judge_it in (judge.judge_hand, judge.judge_discard):
        told = []
        judge_it(melds, judged, cards, BOARD, told.append)
        assert told == sorted(told) and 3 <= len(told) <= 24, told
        assert told[0] >= 0 and told[-1] <= 99
        assert raises(Cancelled, judge_it, melds, judged, cards, BOARD, lambda percent: True)

    class Box:
        def progress(self, percent):
            return True

    # The questions of the box go the same way.
    game = forms.class_of(form("kalooki"))(
        ["Ana", "Ben"], forms.class_of(form("kalooki")).with_defaults({}), "Ana"
    )
    untyped(game).box, game.rounds = Box(), 8
    asked = referee.hand(game)
    next(asked)
    assert raises(Cancelled, asked.send, cards)


def test_a_set_that_wins_at_once_may_be_larger_than_a_meld():
    # As RMN-16 says of Rumino: seven of a rank, jokers among them, in a game of sets up to four.
    assert ask("deadwood", "rumino", "7H 7S 7D 7C 7H 7S *")["wins"]
    assert not ask("deadwood", "rumino", "7H 7S 7D 7C 7H 8S *")["wins"]
    assert not ask("meld", "rumino", "7H 7S 7D 7C 7H")["ok"]


def deadwood(words, **melds):
    """Return what a hand counts in a rummy of 52 cards, with other parts."""
    given = dict({"deck": "52", "set": "3 to 4", "run": "3"}, **melds)
    data = dict(form("tonk"), melds={part.replace("_", " "): given[part] for part in given})
    asked = {"ask": "deadwood", "game": "form", "form": data, "cards": words.split()}
    return answer(asked)["deadwood"]


def test_the_quick_ways_of_counting_pass_over_no_part():
    assert deadwood("4S 5S 6S 7S KH") == 10
    assert deadwood("4S 5S 6S 7S KH", never="6") == 32
    assert deadwood("5S 5H 5D KH", needs="run 3") == 25
    assert deadwood("3S 4S 5S 6S 7S KH", run="3 to 4") == 13
    assert deadwood("4S 5S 6S KH", order="A 2 4 3 5 6 7 8 9 10 J Q K") == 25
    assert deadwood("KS AS 2S KH", ace="round") == 10
    two = {"deck": "52 x 2 + 4", "wild": "*", "wilds": 2}
    assert deadwood("5S * * 8S", **two) == 0
    assert deadwood("5S * * 8S", apart="yes", **two) == 5
    assert deadwood("5S * * 8S", apart="yes", deck="52 x 2 + 4", wild="*", suits="any") == 5
    # Of three jokers at the ends of a run one is left.
    two = {"deck": "52 x 2 + 4", "wild": "*", "set": "5", "cards": {"*": 10}}
    assert deadwood("5S * * * KH", **two) == 5
    assert deadwood("5S * * * KH", apart="yes", **two) == 20


def test_a_card_that_is_in_no_meld_is_in_no_set():
    assert not ask("meld", "tonk", "6S 6H 6D", melds={"never": "6"})["ok"]
    assert deadwood("6S 6H 6D KH", never="6", ace="both") == 28
    # Nor is it wild.
    both = {"deck": "52 + 2", "wild": ["*", "2"], "never": "2S"}
    assert not ask("meld", "tonk", "5S 5H 2S", melds=both)["ok"]
    assert ask("meld", "tonk", "5S 5H 2H", melds=both)["ok"]


def test_wild_cards_may_be_themselves_in_runs_alone():
    two = {"deck": "52 x 2 + 4", "wild": ["*", "2"], "wilds": 1, "natural": "runs", "rule": 1}
    for words, ok in (("2S 2H 2D", 0), ("2S 2H *", 0), ("2S 3S *", 1), ("2S 2H 3H 4H", 1)):
        assert ask("meld", "tonk", words, melds=two)["ok"] == bool(ok), words
    assert "wild cards among 3: 3" in ask("meld", "tonk", "2S 2H 2D", melds=two)["why"]
    assert deadwood("2S 2H 2D KS", **two) == 16 and deadwood("2S 3S 4S KS", **two) == 10
    # Of two jokers and a two a two is no natural card that a two could join.
    three = dict(two, run="3 to 3", wilds="wilds <= 3")
    three["lay off"] = "table"
    found = ask("layoff", "tonk", "2D", melds=three, table=[["2S", "*", "*"]])
    assert found["laid"] == []


def test_a_number_of_wild_cards_leaves_room_for_another_card():
    for wilds in ("cards", {"set": 3}, {"run": 3}):
        melds = {"deck": "52 + 4", "wild": "*", "wilds": wilds}
        assert not ask("meld", "tonk", "* * *", melds=melds)["ok"], wilds
        assert deadwood("* * * KH", cards={"*": 9}, **melds) == 0, wilds


def test_cards_that_could_be_either_are_a_set():
    # Two readings have one wild card each: six, seven of a run, or a five as the other five.
    melds = {"wild": ["5", "6"], "natural": "yes", "wilds": 1}
    found = ask("meld", "tonk", "5S 6S 5H", melds=melds)
    assert (found["kind"], found["stands_for"]) == ("set", ["5"])
    assert ask("meld", "tonk", "5S 6S 9H", melds=dict(melds, wild=["5", "6", "9"]))["kind"] == "run"


def test_a_rank_that_stands_twice_in_the_order_is_put_where_it_fits():
    # With the two last, the jokers stand apart.
    melds = {"deck": "52 + 2", "wild": "*", "order": "2 4 6 8 2", "run": "5", "apart": "yes"}
    assert ask("meld", "tonk", "2S 4S 6S * *", melds=melds)["stands_for"] == ["2S", "8S"]


def test_points_that_win_are_those_after_the_discard():
    for words, won in (("KS KH KD QS 9H 2C", True), ("KS KH KD QS 8H 3C", False)):
        assert ask("deadwood", "tonk", words, melds={"wins": "total == 49"})["wins"] == won


def test_who_closes_may_be_held_to_so_many_cards_in_no_meld():
    one = {"loose": 1, "close": 5}
    hand = "4S 5S 6S 7S JS AH 4D"
    found = ask("deadwood", "chinchon", hand, melds=dict(one))
    assert (found["deadwood"], found["may_end"]) == (5, False)
    assert found["why"] == "2 cards in no meld, at most 1 to close"
    assert ask("deadwood", "chinchon", hand, melds=dict(one, loose=2))["may_end"]
    # After a discard it is one card.
    found = ask("best_discard", "chinchon", hand + " QS", melds=dict(one))
    assert (found["discard"], found["deadwood"], found["may_end"]) == ("4D", 1, True)
    # The ace could go, too, and he could close: with four points.
    assert found["choices"] == ["4D"]
    found = ask("best_discard", "chinchon", hand + " KD", melds=dict(one))
    assert (found["discard"], found["may_end"]) == ("KD", False)
    assert "2 cards in no meld" in found["why"]
    # None at all: all cards are melded.
    assert not ask("deadwood", "chinchon", "4S 5S 6S 7H 7D 7C AD", melds={"loose": 0})["may_end"]
    # A card that counts nothing may stay besides.
    free = dict(one, cards={"A": 0})
    found = ask("deadwood", "chinchon", "4S 5S 6S 7S JS AH 4D", melds=dict(free))
    assert (found["deadwood"], found["may_end"]) == (4, True)
    found = ask("deadwood", "chinchon", "4S 5S 6S 7S AH 2H 3D", melds=dict(free))
    assert found["why"] == "2 cards in no meld, at most 1 to close"
    # Two sixes count 2, the seven counts 4 and is one card.
    melds = {"loose": 1, "cards": {"6": 1, "7": 4}}
    hand = "3S 4S 5S 6S 7S 6H 6D"
    found = ask("deadwood", "chinchon", hand, melds=dict(melds))
    assert (found["deadwood"], found["may_end"]) == (2, True)
    assert found["why"] == "deadwood 4: within the end limit of 5"
    found = ask("deadwood", "chinchon", hand, melds=dict(melds, close=3))
    assert (found["may_end"], found["why"]) == (False, "2 cards in no meld, at most 1 to close")
    found = ask("best_discard", "chinchon", hand + " KD", melds=dict(melds))
    assert (found["discard"], found["deadwood"], found["may_end"]) == ("KD", 4, True)


def test_a_run_that_wins_may_be_longer_than_a_meld():
    assert ask("deadwood", "chinchon", "AS 2S 3S 4S 5S 6S 7S", melds={"run": "3 to 5"})["wins"]


def test_a_wild_card_counts_for_an_opening_what_it_can_stand_for():
    melds = {"worth": {"9": 25, "else": 5}, "opens": "35 points"}
    assert ask("opens", "scala40", "10S JS *", melds=melds)["points"] == 35
    # Of a set that has spades, it is another suit.
    melds = {"worth": {"AS": 50, "else": 5}, "opens": "61 points"}
    assert ask("opens", "scala40", "AS AH *", melds=melds)["points"] == 60


def test_a_card_and_wild_ones_are_a_set_or_a_run_as_a_contract_asks():
    for opens in ("set 3", "run 3"):
        found = ask("opens", "scala40", "5S * *", melds={"opens": opens, "wilds": 2})
        assert found["ok"] and found["melds"] == [["5S", "*", "*"]], opens
    two = {"opens": "set 3 + run 3", "wilds": 2}
    assert not ask("opens", "scala40", "5S * * 9H 10H", melds=two)["ok"]
    assert ask("opens", "scala40", "5S * * 9H 10H *", melds=two)["ok"]


def test_cards_of_one_suit_have_no_more_wild_cards_than_a_meld():
    melds = {"opens": "suit 5", "wilds": 1}
    assert not ask("opens", "scala40", "3S 5S 9S * *", melds=melds)["ok"]
    assert ask("opens", "scala40", "3S 5S 9S JS *", melds=melds)["ok"]


def test_a_wild_card_of_the_table_stays_in_its_meld():
    table = [["5S", "*", "7S"]]
    assert ask("layoff", "scala40", "6S KH", table=table)["laid"] == [["6S", 0]]
    assert ask("layoff", "scala40", "6S KH", table=table, melds={"run": "3 to 3"})["laid"] == []


def test_a_hand_of_a_round_that_is_not_counted_to_the_end_says_so():
    field = {"field": "left", "for": "each player", "is": "0 to 99", "cards": "melds"}
    steps = [{"step": "round", "fields": [field], "score": "left"}]
    data = form("kalooki", hand=17)
    data["steps"], data["end"] = steps, {"wins": "low", "rounds": 1}
    data["players"] = [2, 2]
    kind = forms.class_of(data)
    game = kind(["Ana", "Ben"], kind.with_defaults({}), "Ana")

    def remarks(words, points):
        keyed = {"Ana": words.split(), "Ben": ["QH", "KD"]}
        event = {"event": "round", "left": {"Ana": points, "Ben": 20}, "left_cards": keyed}
        return [(key, texts.text(key, **facts)) for _, key, facts in game.plan(event).notes]

    at_most = "left: at most Ana 18, perhaps less: the search was cut short"
    assert remarks(LONG, 18) == [("forms.cards_most", at_most)]
    assert remarks("4S 5S 6S 3H *", 3) == []
    # Who sees that they come to less enters it; more is refused, and less of what is proved.
    assert remarks(LONG, 10) == []
    for words, points in ((LONG, 19), ("4S 5S 6S 3H *", 2)):
        error = raises(RuleError, remarks, words, points)
        assert error.why().startswith("Ana: the cards come to "), error.why()
    # It is offered again when the round is edited.
    for points in (10, 18):
        keyed = {"Ana": LONG.split(), "Ben": ["QH", "KD"]}
        old = {"event": "round", "left": {"Ana": points, "Ben": 20}, "left_cards": keyed}
        entry = Entry(game, "round", old)
        entry.answer(untyped(entry.question).default)
        cards = untyped(game).form.melds.whole.read_all(LONG.split())
        assert untyped(entry.question).default == (points if points == 10 else cards)


def test_a_hand_that_takes_long_is_counted_exactly():
    found = ask("deadwood", "kalooki", LONG, round=9)
    assert found["deadwood"] == 18 and "proved" not in found


def test_the_missing_meld_is_the_reason_where_a_discard_breaks_it():
    # The hand and the drawn card have the set, no hand after a discard has it.
    melds = {"hand": 2, "needs": "set 3", "rule": 1}
    found = ask("deadwood", "chinchon", "6S 6H 6D", melds=melds)
    assert (found["deadwood"], found["may_end"]) == (0, False)
    assert "not there, so all cards count: 12" in found["why"]


def test_what_is_wrong_besides_wild_cards_is_the_reason():
    def reason(cards, **melds):
        asked = dict({"rule": {"set": 1, "run": 2, "wild": 3}}, **melds)
        data = form("indian", **asked)
        data["rules"] = [{"en": "Sets."}, {"en": "Runs."}, {"en": "Wild cards."}]
        fields = {"form": data, "cards": cards.split(), "turned": "2H"}
        found = answer(dict(fields, ask="meld", game="form"))
        assert not found["ok"]
        return found["rule"][-1]

    # A two may be itself; only the limit stops a set of fives, nothing makes a meld of four ranks.
    assert reason("5H 2S 2D", wilds=1) == "3"
    assert reason("2H 9S 2D 4C", wilds=1) == "1"
    # Round the corner, too, a run has its cards within reach.
    assert reason("5H 9H * *", wilds=1, ace="round", wild="*") == "3"
    assert reason("5H 9H * * 2H", wilds={"run": 1}, ace="round", wild="*") == "2"
    # One card and a wild one could be a run of two, where sets have three.
    assert reason("4H 2H", run="2 to 3", wilds=0, wild=["*", "2"]) == "3"
    assert reason("4H 6H", run="2 to 3", wilds=0, wild=["*", "2"]) == "2"
    # Without sets, what is in no meld breaks the rule on runs.
    assert reason("4S 5S 6S", never="6", set="3") == "1"
    data = form("indian", rule={"set": 1, "run": 2}, never="6")
    del data["melds"]["set"]
    data["rules"] = [{"en": "Sets."}, {"en": "Runs."}]
    asked = {"ask": "meld", "game": "form", "form": data, "cards": ["4S", "5S", "6S"]}
    assert answer(asked)["rule"][-1] == "2"


def at_chinchon(question, cards, **house):
    """Return the answer to a question about cards of Chinchón, by house rules."""
    asked = {"ask": question, "game": "form", "form": "chinchon", "cards": cards.split()}
    return answer(dict(asked, options=house))


def test_chn_11_the_ace_of_coins_is_wild_by_a_house_rule():
    # cccj.es: it stands for any card, and counts 25; at some tables 50.
    for ace, left in ((0, 23), (25, 2), (50, 2)):
        found = at_chinchon("deadwood", "AD 2S 2H 3S 4S KH QH", ace=ace)
        assert (found["deadwood"], found["may_end"]) == (left, left == 2), ace
    for ace, worth in ((0, 1), (25, 25), (50, 50)):
        found = at_chinchon("deadwood", "AD KS 3H 5S 7C QH 2C", ace=ace)
        assert found["deadwood"] == 37 + worth, ace
    # It may be itself, too; and there is one at most in a meld, also of two decks.
    found = at_chinchon("deadwood", "AD 2D 3D 4S 4H 4C KS", ace=25)
    assert (found["deadwood"], len(found["melds"])) == (10, 2)
    two = {"ask": "meld", "game": "form", "form": "chinchon", "players": 5, "options": {"ace": 25}}
    assert answer(dict(two, cards=["AD", "AD", "KS"]))["rule"] == "CHN-11"
    assert not at_chinchon("meld", "AD KH KS")["ok"]
    assert at_chinchon("meld", "AD KH KS", ace=50)["ok"]
    # Ben has it in no meld.
    hands = {"Ana": "7S JS QS 4D 5D 6D 2H", "Ben": "KS AD 2C 7C"}
    for ace, points in ((0, 20), (25, 44), (50, 69)):
        found = play("chinchon", closing({"Ana": 2, "Ben": points}, **hands), ace=ace)
        assert found["scores"] == {"Ana": 2, "Ben": points}, ace


def test_chn_5_court_cards_by_index():
    hand = "JS QH KC 2D 3C 5H 7S"
    for deck, courts in ((40, 8 + 9 + 10), (48, 10 + 11 + 12)):
        found = at_chinchon("deadwood", hand, deck=deck, index="yes")
        assert found["deadwood"] == courts + 17, deck
        assert at_chinchon("deadwood", hand, deck=deck)["deadwood"] == 30 + 17
    # The most that seven cards make: four kings and three knights, with one wild ace of coins.
    for house, most in (
        ({}, 70),
        ({"index": "yes"}, 67),
        ({"index": "yes", "deck": 48}, 81),
        ({"ace": 50}, 110),
        ({"ace": 25, "index": "yes", "deck": 48}, 25 + 48 + 22),
    ):
        event = {"event": "round", "closer": "Ana", "how": "all", "points_left": {"Ben": most}}
        assert play("chinchon", event, **house)["scores"]["Ben"] == most, house
        more = dict(event, points_left={"Ben": most + 1})
        assert "error" in play("chinchon", more, **house), house
