"""Melds as a part of a form: what is read, what is judged, and brute force."""

from engine import texts
from engine.ask import answer
from engine.errors import Cancelled
from engine.games import forms
from engine.games.forms import judge, referee
from engine.games.forms.mistakes import FormError
from engine.rummy import kit
from engine.rummy.layout import BOARD, Budget, Layout
from engine.rummy.table import meld_of, readings
from tests.portable.brute_melds import Chance, case
from tests.portable.rummies import MELDS, form
from tests.portable.tools import raises, untyped


def ask(question, name, cards, **fields):
    """Return the answer to a question about cards of a rummy; fields may have other `melds`."""
    melds = fields.pop("melds", {})
    asked = {"ask": question, "game": "form", "form": form(name, **melds), "cards": cards.split()}
    asked.update(fields)
    return answer(asked)


def mistake(melds, name="scala40", **parts):
    """Return the place of the mistake of a form, and its key."""
    data = form(name)
    data.update(parts)
    data["melds"] = melds if melds is not None else data["melds"]
    error = raises(FormError, forms.read, data)
    return error.where, error.reason[0]


def with_part(**parts):
    """Return the melds of Scala 40 with other parts; None takes one out."""
    melds = dict(MELDS["scala40"])
    for part in parts:
        name = part.replace("_", " ")
        if parts[part] is None:
            del melds[name]
        else:
            melds[name] = parts[part]
    return melds


def test_every_rummy_is_read():
    for name in sorted(MELDS):
        assert answer({"ask": "form", "form": form(name)})["ok"], name
    assert len(MELDS) == 27


def test_mistakes_are_named_by_their_place():
    assert mistake({"run": "3"}) == ("melds", "forms.lacks")
    assert mistake({"deck": "52"}) == ("melds", "forms.lacks")
    assert mistake({"deck": "53", "run": "3"}) == ("melds.deck", "kit.no_deck")
    assert mistake(with_part(rum="3")) == ("melds", "forms.did_you_mean")
    assert mistake(with_part(run="3 to 4 to 5")) == ("melds.run", "forms.no_range")
    assert mistake(with_part(run="5 to 4")) == ("melds.run", "forms.how_many")
    assert mistake(with_part(suits="other")) == ("melds.suits", "forms.one_of")
    assert mistake(with_part(lay_off="all")) == ("melds.lay off", "forms.one_of")
    assert mistake(with_part(hand="rond + 1")) == ("melds.hand", "forms.did_you_mean")
    assert mistake(with_part(hand=99)) == ("melds.hand", "forms.how_many")
    assert mistake(with_part(hand="sum(total)")) == ("melds.hand", "kit.no_players_here")
    assert mistake(with_part(opens="2 sets")) == ("melds.opens", "kit.no_contract")
    assert mistake(with_part(opens=["run 3", "sets 3 or"])) == (
        "melds.opens[1]",
        "kit.no_contract",
    )
    assert mistake(with_part(opens="set 3 or 40")) == ("melds.opens", "kit.no_contract")
    assert mistake(with_part(opens="set 3 or ")) == ("melds.opens", "forms.no_text")
    assert mistake(with_part(opens="suit 7 + run 3")) == ("melds.opens", "kit.suit_alone")
    assert mistake(with_part(needs="40 points")) == ("melds.needs", "kit.sets_and_runs")
    assert mistake(with_part(stage="phase")) == ("melds.stage", "kit.not_carried")
    assert mistake(with_part(rule={"set": 2})) == ("melds.rule.set", "forms.no_rule")
    assert mistake(with_part(never="1S")) == ("melds.never", "kit.no_card")
    letters = {"suits": "SHS", "ranks": "3 to K"}
    assert mistake({"deck": letters, "run": 3}) == ("melds.deck", "kit.bad_letter")


def test_jokers_that_are_not_wild_are_a_mistake():
    assert mistake(with_part(wild="2")) == ("melds.wild", "kit.joker_not_wild")
    without = with_part(wild=None, wilds=None)
    assert mistake(without) == ("melds.wild", "kit.joker_not_wild")


def test_wild_limits_with_gaps_are_a_mistake():
    assert mistake(with_part(wilds="wilds != 1")) == ("melds.wilds", "kit.gap")
    assert mistake(with_part(wilds="wilds % 2 == 0")) == ("melds.wilds", "kit.gap")


def test_an_order_has_only_ranks_of_the_deck():
    melds = {"deck": "40", "run": "3", "order": "6 7 8 9"}
    assert mistake(melds) == ("melds.order", "kit.deck_lacks")
    melds = {"deck": "40", "run": "3", "order": "A 2 .. 7", "ace": "low"}
    assert mistake(melds) == ("melds.order", "kit.ace_or_order")


def test_values_are_of_cards_of_the_deck():
    assert mistake(with_part(cards={"B": 3})) == ("melds.cards", "kit.no_card")
    assert mistake(with_part(cards={"A low": 3})) == ("melds.cards", "kit.no_card")
    assert mistake(with_part(cards={"A": -3})) == ("melds.cards", "kit.no_points")
    assert mistake({"deck": "40", "run": 3, "cards": {"8": 1}}) == ("melds.cards", "kit.no_card")
    assert mistake({"deck": "40", "run": 3, "cards": {"*": 1}}) == ("melds.cards", "kit.no_card")
    given = {"AS": 1, "wild": 2, "else": 3, "*": 4}
    assert forms.read(dict(form("scala40"), melds=with_part(cards=given))).melds is not None


def test_a_part_that_would_say_nothing_is_a_mistake():
    for part in ("ace", "order", "run suits", "apart"):
        melds = {"deck": "52", "set": 3, part: "any"}
        assert mistake(melds) == ("melds", "kit.lacks_for"), part
    for part in ("wilds", "natural"):
        assert mistake({"deck": "52", "run": 3, part: "yes"}) == ("melds", "kit.lacks_for")
    assert mistake({"deck": "52", "run": 3, "suits": "any"}) == ("melds", "kit.lacks_for")


def test_the_seven_and_the_jack_are_neighbours_for_both_readers():
    assert ask("meld", "chinchon", "7S JS QS")["kind"] == "run"
    found = ask("deadwood", "chinchon", "7S JS QS 4D 5D 6D KH")
    assert (found["deadwood"], found["left"]) == (10, ["KH"])
    # At most three of a rank: four sevens are no meld, and one of them counts.
    three = {"set": "3"}
    assert not ask("meld", "chinchon", "7S 7H 7D 7C", melds={"set": "3 to 3"})["ok"]
    assert ask("meld", "chinchon", "7S 7H 7D 7C", melds=three)["ok"]
    hand = "7S 7H 7D 7C 2S 4H JD"
    assert ask("deadwood", "chinchon", hand, melds={"set": "3 to 3"})["deadwood"] == 23


def test_chinchon_closes_with_five_and_wins_with_a_run_of_seven():
    found = ask("best_discard", "chinchon", "7S JS QS 4D 5D 6D KH 2C")
    assert (found["discard"], found["deadwood"], found["may_end"]) == ("KH", 2, True)
    assert ask("deadwood", "chinchon", "AS 2S 3S 4S 5S 6S 7S")["wins"]
    assert not ask("deadwood", "chinchon", "AS 2S 3S 4S 5S 6S 7H")["wins"]
    # Of eight in order, one at an end goes; one in the middle leaves no run of seven.
    assert ask("best_discard", "chinchon", "AS 2S 3S 4S 5S 6S 7S JS")["choices"] == ["JS", "AS"]


def test_scala_40_opens_with_forty_points_exactly():
    assert ask("opens", "scala40", "QH KH AH 3S 3D 3C")["points"] == 40
    assert ask("opens", "scala40", "QH KH AH 3S 3D 3C")["ok"]
    # The most that can be laid down is said where less is asked for, too.
    assert ask("opens", "scala40", "QH KH AH 3S 3D 3C", melds={"opens": "9 points"})["points"] == 40
    # A joker is the card it stands for; an ace before the two counts 1.
    found = ask("opens", "scala40", "JH QH * AS 2S 3S")
    assert (found["ok"], found["points"], found["melds"]) == (False, 36, [])
    assert ask("opens", "scala40", "JH QH * 3S 4S 5S")["points"] == 42


def test_one_kind_of_melds_or_another_opens():
    melds = {"opens": "2 sets 3 or run 4 pure or 50 points"}
    found = ask("opens", "scala40", "3S 4S 5S 6S 3H 3D", melds=melds)
    assert (found["ok"], found["melds"]) == (True, [["3S", "4S", "5S", "6S"]])
    assert found["why"] == "all there: 1 pure run of 4 or more"
    found = ask("opens", "scala40", "3S 3H 3D 5S 5H 5D 6S", melds=melds)
    assert (found["ok"], len(found["melds"])) == (True, 2)
    found = ask("opens", "scala40", "10S JS QS * AS 2S", melds=melds)
    assert (found["ok"], found["why"]) == (True, "51 points, 50 are needed")
    found = ask("opens", "scala40", "3S 4S 5S * 3H 2D", melds=melds)
    assert not found["ok"] and found["melds"] == []
    assert found["why"] == (
        "not all there: 2 sets of 3 or more, or 1 pure run of 4 or more, or 50 points"
    )
    # Expressions have an "or", too.
    melds = {"opens": ["run 3 or 60 if total > 9 or round > 4 else 90 points", "set 3 or set 4"]}
    hand = "KS KH KD KC QS QD"
    assert not ask("opens", "scala40", hand, melds=melds)["ok"]
    assert ask("opens", "scala40", hand + " QC", melds=melds, total=10)["ok"]
    assert ask("opens", "scala40", hand, melds=melds, round=2)["ok"]


def test_a_set_of_four_is_none_where_three_are_the_most():
    melds = {"set": "3 to 3", "hand": 4}
    assert not ask("meld", "chinchon", "7S 7H 7D 7C", melds=dict(melds))["ok"]
    assert ask("deadwood", "chinchon", "7S 7H 7D 7C", melds=dict(melds))["deadwood"] == 7


def test_which_deck_it_is_may_be_a_house_rule():
    data = form("chinchon", deck="48 + 2 if long else 40 x (1 if players < 4 else 2)", wild="*")
    data["options"] = [{"option": "long", "is": ["no", "yes"], "en": "eights and nines"}]
    asked = {"ask": "meld", "game": "form", "form": data, "cards": ["7S", "JS", "QS"]}
    assert answer(asked)["ok"]
    assert answer(dict(asked, cards=["8S", "9S", "JS"]))["field"] == "cards"
    assert answer(dict(asked, cards=["7S", "*", "QS"]))["field"] == "cards"
    long = dict(asked, options={"long": "yes"})
    assert not answer(long)["ok"]
    assert answer(dict(long, cards=["8S", "9S", "JS"]))["ok"]
    assert answer(dict(long, cards=["7S", "*", "9S"]))["stands_for"] == ["8S"]
    # As many copies as there are.
    two = ["7S", "7S", "7H"]
    assert answer(dict(asked, cards=two))["field"] == "cards"
    assert not answer(dict(asked, cards=two, players=4))["ok"]
    kind = forms.class_of(data)
    for value, ranks in (("no", 10), ("yes", 12)):
        house = kind.with_defaults({"long": value})
        assert len(kind.faces.order(house)) == ranks
    assert mistake({"deck": "48 if round > 1 else tiles", "run": 3}) == (
        "melds.deck",
        "kit.no_deck",
    )
    assert mistake({"deck": "48 if rond else 40", "run": 3}) == ("melds.deck", "forms.did_you_mean")
    assert mistake({"deck": "48 if round else 41", "run": 3})[0] == "melds.deck"
    # Where a deck has none of the ranks of the order, it has no runs.
    melds = {"deck": "48 if round > 1 else 40", "order": "8 9", "run": 2, "set": 3}
    assert not ask("meld", "chinchon", "6S 7S", melds=dict(melds))["ok"]


def test_whether_cards_are_laid_off_may_be_a_house_rule():
    data = form("chinchon", **{"lay off": "closer if attach else no"})
    data["options"] = [{"option": "attach", "is": ["yes", "no"], "en": "laid off"}]
    asked = {"ask": "layoff", "game": "form", "form": data, "cards": ["JS"]}
    asked["table"] = [["5S", "6S", "7S"]]
    assert answer(asked)["laid"] == [["JS", 0]]
    asked["options"] = {"attach": "no"}
    assert answer(asked)["error"] == "nothing is laid off here"
    kind = forms.class_of(data)
    assert "judge_fitting" in [row[0] for row in kind.referee]
    game = kind(["Ana", "Ben"], kind.with_defaults({"attach": "no"}), "Ana")
    verdict = next(referee.fitting(game))
    assert (verdict.ok, verdict.key) == (False, "kit.no_lay_off")


def test_contracts_go_by_the_round():
    hand = "3S 3D 3C 4S 5S 6S 7S"
    assert not ask("opens", "liverpool", hand)["ok"]
    assert ask("opens", "liverpool", hand, round=2)["ok"]
    assert not ask("opens", "liverpool", hand, round=3)["ok"]


def test_what_has_no_value_is_refused_when_the_form_is_read():
    for part, value in (("worth", {"A": "1 // 0"}), ("cards", {"A": "999999999 * 9"})):
        where, key = mistake(with_part(**{part: value}))
        assert (where[: 6 + len(part)], key) == ("melds." + part, "forms.no_worth")
    # The edition of a form is a number here, too.
    assert ask("deadwood", "phase10", "R1", melds={"hand": "edition"})["deadwood"] == 5


def test_a_stage_is_the_players_own():
    cards = "R1 R2 R3 R4 R5 R6 W B1 G1 S"
    assert not ask("opens", "phase10", cards)["ok"]
    assert ask("opens", "phase10", cards, stage=8)["melds"] == [cards.split()[:7]]
    data = form("phase10", stage="phase")
    data["carried"] = [{"name": "phase", "is": "phase + 1"}]
    asked = {"ask": "opens", "game": "form", "form": data, "cards": cards.split(), "round": 8}
    assert not answer(asked)["ok"]
    assert answer(dict(asked, stage=8))["ok"]


def test_an_opening_can_go_by_the_score():
    melds = {"opens": "50 if total < 1500 else 90 points"}
    hand = "KS KD KC QS QD QC"
    assert ask("opens", "canasta", hand, melds=melds)["ok"]
    assert not ask("opens", "canasta", hand, melds=melds, total=1500)["ok"]


def test_without_a_pure_run_all_cards_count_in_indian_rummy():
    found = ask("deadwood", "indian", "4H 6H * 7S 8S * KD KC KS 9D 9C 9H 2S")
    assert (found["deadwood"], found["melds"], len(found["left"])) == (84, [], 13)
    found = ask("deadwood", "indian", "2H 3H 4H 7S 8S * KD KC KS 9D 9C 9S 9H")
    assert (found["deadwood"], found["left"], found["may_end"]) == (0, [], True)


def test_the_card_turned_up_makes_its_rank_wild_and_a_joker_the_aces():
    assert not ask("meld", "indian", "5H 6H 2S")["ok"]
    assert ask("meld", "indian", "5H 6H 2S", turned="2D")["stands_for"] == ["7H"]
    assert ask("meld", "indian", "5H 6H AS", turned="*")["ok"]
    # As itself it is no wild card.
    assert ask("meld", "indian", "2H 3H 4H", turned="2D")["stands_for"] == []
    assert ask("meld", "okey", "R5 R6 B1", turned="B13")["ok"]


def test_jokers_side_by_side_and_wild_cards_alone():
    assert ask("meld", "kalooki", "5H * 7H *")["ok"]
    assert not ask("meld", "kalooki", "5H * * 8H")["ok"]
    assert ask("meld", "three13", "KS KH KD", round=11)["ok"]
    assert ask("meld", "rummikub", "* * R5")["ok"]


def test_hands_go_by_round_and_players():
    assert ask("deadwood", "three13", "AS 2S 3S")["deadwood"] == 0
    assert ask("deadwood", "three13", "AS 2S 3S", round=2)["field"] == "cards"
    nine = "AS 2S 3S 4S 5S 6S 7S 8S 9S"
    assert ask("deadwood", "rum500", nine)["deadwood"] == 0
    assert ask("deadwood", "rum500", nine, players=3)["field"] == "cards"
    assert ask("deadwood", "rum500", "AS 2S 3S 4S 5S 6S 7S", players=3)["deadwood"] == 0


def test_a_hand_has_few_cards_where_melds_are_laid_down_in_play():
    assert ask("deadwood", "scala40", "KH KD 4S")["deadwood"] == 24
    assert ask("deadwood", "chinchon", "KH KD 4S")["field"] == "cards"
    assert ask("deadwood", "scala40", " ".join(["KH KD"] * 2 + ["4S 5S"] * 2))["deadwood"] == 58
    assert ask("deadwood", "tonk", "2S 3S 4S 5S 6S 7S 8S")["field"] == "cards"


def test_options_and_lets_are_known_to_melds():
    data = form("chinchon", close="most", wilds="limit", wild="*", deck="40 x 2 + jokers")
    data["options"] = [
        {"option": "close", "is": [5, 3]},
        {"option": "jokers", "is": "0 to 4", "default": 2},
        {"option": "limit", "is": [1, 2]},
    ]
    data["let"] = [["most", "close"]]
    asked = {"ask": "deadwood", "game": "form", "form": data}
    asked["cards"] = "AS 2S * 4D 5D 6D 4H".split()
    assert answer(asked)["may_end"]
    assert not answer(dict(asked, options={"close": 3}))["may_end"]
    assert answer(dict(asked, options={"jokers": 0}))["field"] == "cards"
    asked = dict(asked, ask="meld", cards="AS * *".split())
    assert not answer(asked)["ok"]
    assert answer(dict(asked, options={"limit": 2}))["ok"]


def test_a_house_rule_decides_between_words():
    data = form("chinchon", deck="52 x 2", suits="any if twins else differ")
    data["melds"]["run suits"] = "any if open == 2 else same"
    data["melds"]["ace"] = "round if open == 2 else both if twins else low"
    data["options"] = [
        {"option": "twins", "is": ["no", "yes"]},
        {"option": "open", "is": [1, 2]},
    ]

    def is_meld(cards, **options):
        asked = {"ask": "meld", "game": "form", "form": data, "cards": cards.split()}
        return answer(dict(asked, options=options))["ok"]

    assert not is_meld("5S 5S 5H") and is_meld("5S 5S 5H", twins="yes")
    assert not is_meld("5S 6H 7S") and is_meld("5S 6H 7S", open=2)
    assert [is_meld("QS KS AS"), is_meld("QS KS AS", twins="yes")] == [False, True]
    assert not is_meld("KS AS 2S", twins="yes") and is_meld("KS AS 2S", open=2)
    for words in ("any if round", "all if round else any", "any if round else all", ["any"]):
        assert mistake(with_part(suits=words)) == ("melds.suits", "forms.one_of"), words
    assert mistake(with_part(suits="any if twin else differ"))[0] == "melds.suits"
    aces = {"deck": {"suits": "SH", "ranks": "3 to K"}, "run": 3, "ace": "low if round else both"}
    assert mistake(aces) == ("melds.ace", "kit.deck_lacks")
    # On the box cards are keyed in the order of a run, where each rank stands there once.
    kinds = forms.class_of(data)
    house = kinds.with_defaults({})
    assert kinds.faces.order(house) == tuple(range(13))
    assert kinds.faces.order(dict(house, twins="yes")) is None


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


def test_fields_are_counted_by_melds_that_are_known():
    fields = [{"field": "left", "for": "each player", "is": "0 to 99", "cards": "melds"}]
    steps = [{"step": "round", "fields": fields, "score": "left"}]
    assert forms.read(dict(form("scala40"), steps=steps)).steps[0].fields[0].cards == "melds"
    assert mistake(with_part(wild=["*", "turned"]), steps=steps) == (
        "melds.wild", "kit.turned_unknown")  # fmt: skip
    where = "steps[0].fields[0].cards"
    named = {"field": "who", "is": "player", "cards": "melds"}
    steps = [{"step": "round", "fields": [named], "score": "0"}]
    assert mistake(None, steps=steps) == (where, "forms.no_table")
    data = form("scala40")
    del data["melds"]
    data["steps"] = [{"step": "round", "fields": fields, "score": "left"}]
    assert raises(FormError, forms.read, data).where == where
    names = [{"option": "left_wins", "is": [1, 2]}]
    steps = [{"step": "round", "fields": fields, "score": "left"}]
    assert mistake(None, steps=steps, options=names) == (where, "forms.taken")


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
        short = kit.count(table, cards, (), Budget(budget))
        # What it says is a layout, and no more is left than it says.
        assert not short.proved and short.points >= 18
        assert table.total(short.left) == short.points
        best = kit.best_discard(table, cards, Budget(budget))
        assert not best.proved and 3 <= best.points <= short.points
        assert table.total(best.left) == best.points
        rest = best.left + [card for meld in best.melds for card in meld.cards]
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


def test_no_budget_makes_an_answer_wrong():
    chance = Chance(63)
    for name in ("indian", "scala40", "five_crowns", "kalooki", "pinnacola", "gin"):
        melds = forms.read(form(name)).melds
        judged = melds.judged({}, 2, 5)
        deck, size = judged.deck, judged.hand + 1
        cards = [card for card in range(deck.wild + 1) for _ in range(deck.count(card))]
        low = chance.below(9)
        hand = [card for card in cards if low <= card % 13 < low + 4 or card == deck.wild][-size:]
        for card in cards:
            if len(hand) < size:
                hand.append(card)
        right = judge.judge_hand(melds, judged, hand).found
        least = judge.judge_discard(melds, judged, hand).found
        for budget in (0, 20, 100, 400):
            found = judge.judge_hand(melds, judged, hand, budget)
            hurried = found.found
            if hurried.found.proved:
                assert hurried.found.points == right.found.points, (name, budget)
                assert hurried.after == right.after and hurried.may_end == right.may_end
            else:
                assert found.key == "kit.at_most" and found.figure[0] == "kit.figure_at_most"
            assert hurried.found.points >= right.found.points and hurried.after >= right.after
            advised = judge.judge_discard(melds, judged, hand, budget)
            if advised.found.proved:
                assert advised.found.choices == least.choices, (name, budget)
            else:
                assert advised.key == "kit.at_most"
            assert advised.found.deadwood >= least.deadwood, (name, budget)


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


def test_brute_force_agrees():
    for seed in range(60):
        case(answer, seed)
