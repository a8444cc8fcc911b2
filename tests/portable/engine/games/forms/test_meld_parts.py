"""The parts of a form's melds: what is read, its mistakes, and what each part does."""

from engine.ask import answer
from engine.games import forms
from engine.games.forms import referee
from engine.games.forms.mistakes import FormError
from tests.portable.rummies import MELDS, ask, form
from tests.portable.tools import raises


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
    melds = {"deck": "40", "run": "3", "order": "A .. 7 if round > 1 else A .. 8"}
    assert mistake(melds) == ("melds.order", "kit.deck_lacks")
    melds["order"] = "A .. 7 if rond > 1 else A .. 6"
    assert mistake(melds) == ("melds.order", "forms.did_you_mean")
    melds["order"] = "A .. 7 if round > 1"
    assert mistake(melds) == ("melds.order", "kit.deck_lacks")
    melds["order"] = "A .. 7 if round > 1 else"
    assert mistake(melds) == ("melds.order", "kit.deck_lacks")


def test_an_order_may_be_a_house_rule():
    order = "A 2 .. 7 if courts == 'out' else J Q K A .. 7 if courts == 'low' else A .. 7 J Q K A"
    data = form("chinchon", order=order)
    data["options"] = [{"option": "courts", "is": ["high", "low", "out"], "en": "courts"}]
    asked = {"ask": "meld", "game": "form", "form": data}
    for courts, runs in (("high", "7S JS QS/QS KS AS/AS 2S 3S"), ("low", "QS KS AS/KS AS 2S"),
                         ("out", "AS 2S 3S/5S 6S 7S")):  # fmt: skip
        for cards in ("7S JS QS", "QS KS AS", "KS AS 2S", "AS 2S 3S", "5S 6S 7S"):
            asked["cards"], asked["options"] = cards.split(), {"courts": courts}
            shared = cards == "5S 6S 7S" or cards == "AS 2S 3S"
            assert answer(asked)["ok"] == (shared or cards in runs.split("/")), (courts, cards)


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


def test_what_is_laid_first_may_have_no_more_cards_than_it_must():
    hand = "3S 3D 3C 3H 4S 5S 6S 7S 8S"
    assert len(ask("opens", "liverpool", hand, round=2)["melds"][1]) > 4
    for words in ("yes", "round == 2", "not (round != 2)"):
        found = ask("opens", "liverpool", hand, round=2, melds={"exact": words})
        assert [len(meld) for meld in found["melds"]] == [3, 4], words
    assert found["why"] == "all there: 1 set of exactly 3, 1 run of exactly 4"
    pure = {"opens": "run 3 pure + set 4", "exact": "yes"}
    why = ask("opens", "scala40", hand, melds=pure)["why"]
    assert why == "all there: 1 pure run of exactly 3, 1 set of exactly 4"
    # With points other melds may follow, of any number of cards.
    worth = {"opens": "set 3 + 30 points", "exact": "yes"}
    melds = ask("opens", "scala40", hand, melds=worth)["melds"]
    assert sorted([len(meld) for meld in melds]) == [3, 6]
    assert mistake(with_part(exact="yes", opens=None)) == ("melds", "kit.lacks_for")


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
