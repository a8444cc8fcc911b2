"""Scopa, and cards that belong to a number: the rules of the form, by number."""

from engine import games, texts
from engine.ask import answer
from engine.cards import ITALIAN40, RUMINO108
from engine.errors import InputError, RuleError
from engine.game.entry import Entry
from engine.game.questions import BY_CARDS, NOBODY
from engine.games import forms
from engine.record.ledger import Ledger
from tests.portable.form_tables import THREE, noted, points, sums, table, two
from tests.portable.tools import FOUR, Table, fill_in, raises

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


def test_a_card_is_among_the_best_of_one_side_alone():
    read = ITALIAN40.read_all
    for names in (("Ann", "Bo", "Cy"), FOUR):
        entry = Entry(table("scopa", names).game, "round")
        for given in (NOBODY, NOBODY, BY_CARDS, read(["7D", "7S"])):
            entry.answer(given)
        assert entry.question.taken == tuple(read(["7D", "7S"]))
        for twice in (["7D"], ["KC", "7S"]):
            assert raises(InputError, entry.answer, read(twice))
        if len(names) == 3:
            # The third has none of the first's, nor of the second's.
            entry.answer(read(["KC"]))
            for twice in (["7D"], ["KC"]):
                assert raises(InputError, entry.answer, read(twice))
        entry.answer(read(["7C"]))
        assert entry.question.choices


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


def close(finish, **house):
    """Return a game to 11 at 9 and 9, which counts as `finish` says."""
    game = table("scopa", ("Ann", "Bo"), finish=finish, **house)
    for name in ("Ann", "Bo"):
        game.add("adjust", player=name, by=9, reason="start")
    return game


def test_sco_4_who_is_first_at_the_target_as_the_house_counts():
    # Ann has the cards and the seven, Bo the coins, the primiera and two sweeps.
    hand = {"cards": "Ann", "coins": "Bo", "seven": "Ann", "primiera": "Bo", "sweeps": two(0, 2)}
    for finish, winner, scores in (
        ("hand", "Bo", [11, 13]),
        # The sweeps were made before anybody counted.
        ("sweeps", "Bo", [9, 11]),
        # After the cards and the coins are counted, the seven is the eleventh point of Ann.
        ("cards", "Ann", [11, 10]),
    ):
        game = close(finish)
        game.add("round", **hand)
        assert (game.end(), game.scores()) == (([winner], "SCO-4"), scores), finish
        game.add("undo")
        assert not game.game.over and game.scores() == [9, 9]


def test_sco_4_two_whose_sweeps_lead_there_are_asked_who_was_first():
    hand = {"cards": None, "coins": None, "seven": "Ann", "primiera": None, "sweeps": two(2, 3)}
    game = close("sweeps")
    assert game.refusal("round", **hand).why() == "round lacks the field first"
    entry = fill_in(game.game, "round", answers=[NOBODY, NOBODY, NOBODY, "Ann", 2, 3])
    assert entry.question.field == "first" if entry.question else entry.event["first"]
    game.add("round", **dict(hand, first="Ann"))
    assert game.end() == (["Ann"], "SCO-4") and game.scores() == [11, 12]
    # After the hand the higher one wins, and at 11 to 11 they play on: nobody is asked.
    game = close("hand")
    game.add("round", **dict(hand, sweeps=two(1, 2)))
    assert not game.game.over
    assert game.refuses("round", **dict(hand, first="Ann")) == "SCO-4"


def test_sco_5_the_napoleone_wins_whatever_the_scores():
    ten = {"cards": "Ann", "coins": "Bo", "seven": "Bo", "primiera": None}
    ten.update(run="Bo", length=10, sweeps=two(3, 0))
    for finish in ("hand", "sweeps", "cards"):
        game = close(finish, napola="yes")
        game.add("round", **ten)
        assert game.game.winners == ["Bo"], finish
        assert game.scores() == [13, 21]
        game = table("scopa", ("Ann", "Bo"), finish=finish, napola="yes", target=30)
        game.add("round", **ten)
        assert game.end() == (["Bo"], "SCO-5"), finish


def test_a_game_that_was_begun_before_ends_after_the_hand():
    game_class = games.load("form:scopa")
    assert game_class.restore_house({"target": 5})["finish"] == "hand"
    assert games.load("form:hearts").restore_house({"target": 50})["exactly"] == "no"
