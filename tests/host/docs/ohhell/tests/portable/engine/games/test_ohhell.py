"""Oh Hell, by its rules OHH-1 to OHH-6, and beside the score form of the same game."""

from engine import games
from engine.errors import InputError, RuleError
from engine.game.entry import Entry
from engine.texts import text
from tests.portable.tools import Table, fill_in, raises, score

THREE = ("Ann", "Bo", "Cy")


def table(**options):
    """Return a table of three where Ann deals first, with three cards in the largest hand."""
    return Table("ohhell", THREE, "Ann", **dict({"cards": 3}, **options))


def each(*numbers):
    return dict(zip(THREE, numbers))


def hand(game, bids, tricks):
    """Enter a hand, the numbers in seat order; return the effect of the tricks."""
    game.add("bids", bid=each(*bids))
    return game.add("hand", tricks=each(*tricks))


def lines(game):
    """Return what the sheet shows of the hand that is being played."""
    return [text(key, **facts) for key, facts in game.game.entered()]


def test_ohh_5_ohh_6_a_whole_game():
    game = table()
    # Three cards. Ann takes the one that she bid: 10 + 1.
    effect = hand(game, (1, 1, 0), (1, 0, 2))
    assert effect.sums == [("Ann", "10 + 1", 11)] and game.notes(effect) == ["OHH-5"]
    assert game.scores() == [11, 0, 0] and game.game.dealer == "Bo"
    # Two cards. Ann takes none, as bid: 10 + 0. Bo takes both: 10 + 2.
    hand(game, (0, 2, 1), (0, 2, 0))
    assert game.scores() == [21, 12, 0] and game.game.dealer == "Cy"
    # One card. Bo: 12 + 10 + 0 = 22. Cy: 10 + 1 = 11. Ann bid 1 and took none.
    effect = hand(game, (1, 0, 1), (0, 0, 1))
    assert effect.changes == {"Ann": 0, "Bo": 10, "Cy": 11}
    assert game.scores() == [21, 22, 11] and game.end() == (["Bo"], "OHH-6")


def test_ohh_1_three_to_six_players():
    game = games.load("ohhell")
    raises(InputError, game.check_names, THREE[:2])
    raises(InputError, game.check_names, list("ABCDEFG"))
    game.check_names(list("ABCDEF"))
    assert game.cut.rule == "OHH-1"


def cards_of(game):
    """Return the cards of each hand of a whole game: the most that can be bid."""
    found = []
    while not game.game.over:
        cards = Entry(game.game, "bids").question.maximum
        plan = game.game.deal()
        assert set(plan.counts.values()) == {cards} and plan.upcard == 1
        found.append(cards)
        hand(game, (0, 0, 0), (cards, 0, 0))
    return found


def test_ohh_2_the_cards_of_a_hand():
    assert cards_of(table()) == [3, 2, 1]
    assert cards_of(table(course="up")) == [1, 2, 3]
    assert cards_of(table(course="down_up")) == [3, 2, 1, 2, 3]
    assert cards_of(Table("ohhell", THREE)) == [7, 6, 5, 4, 3, 2, 1]
    assert cards_of(table(cards=1, course="down_up")) == [1]
    # Six players with eight cards each, and one that is turned up.
    assert Table("ohhell", list("ABCDEF"), cards=8).game.deal().stock == 52 - 6 * 8 - 1


def test_ohh_3_the_bids_come_first_and_do_not_add_up():
    game = table()
    assert game.refuses("hand", tricks=each(1, 1, 1)) == "OHH-4"
    assert game.refuses("bids", bid=each(1, 1, 1)) == "OHH-3"
    assert game.refuses("bids", bid=each(4, 0, 0)) == "OHH-3"
    assert game.refuses("bids", bid={"Ann": 1, "Bo": 1}) == "input"
    game.add("bids", bid=each(3, 3, 3))
    assert game.refuses("bids", bid=each(1, 1, 0)) == "OHH-3"
    hand(table(hook="no"), (1, 1, 1), (1, 1, 1))


def test_ohh_3_the_box_asks_from_the_dealers_left_and_refuses_the_last_bid():
    game = table()
    entry = Entry(game.game, "bids")
    for name, bid in (("Bo", 1), ("Cy", 1)):
        assert entry.question.who == name and entry.question.maximum == 3
        entry.answer(bid)
    # Ann deals and bids last: 1 would add up to 3.
    assert raises(RuleError, entry.answer, 4).rule == "OHH-3"
    assert raises(RuleError, entry.answer, 1).rule == "OHH-3"
    assert entry.question.who == "Ann" and entry.event is None
    entry.answer(0)
    assert entry.event == {"event": "bids", "bid": {"Bo": 1, "Cy": 1, "Ann": 0}}
    asked = fill_in(table(hook="no").game, "bids", answers=(1, 1, 1))
    assert asked.event["bid"] == each(1, 1, 1)


def test_ohh_4_the_tricks_add_up_and_the_rest_is_offered():
    game = table()
    game.add("bids", bid=each(1, 1, 0))
    assert game.refuses("hand", tricks=each(1, 1, 0)) == "OHH-4"
    assert game.refuses("hand", tricks=each(4, 0, 0)) == "OHH-4"
    entry = fill_in(game.game, "hand", answers=(0, 2))
    assert entry.asked[-1].default == 1 and entry.event["tricks"] == each(1, 0, 2)


def test_ohh_5_as_many_as_bid():
    effect = hand(table(), (0, 2, 0), (0, 2, 1))
    assert effect.changes == {"Ann": 10, "Bo": 12, "Cy": 0}
    assert effect.sums == [("Bo", "10 + 2", 12), ("Ann", "10 + 0", 10)]
    assert hand(table(), (3, 3, 3), (1, 1, 1)).notes == []


def test_the_sheet_shows_the_bids_until_they_are_scored():
    game = table()
    assert lines(game) == []
    game.add("bids", bid=each(1, 1, 0))
    assert lines(game) == ["Bids: Bo 1, Cy 0, Ann 1"]
    key, facts = game.game.coming()
    assert key == "ohhell.coming_hand" and "tricks" in text(key, **facts)
    game.add("hand", tricks=each(1, 1, 1))
    assert lines(game) == [] and game.scores() == [11, 11, 0]


def test_undo_takes_back_a_step():
    game = table()
    game.add("bids", bid=each(1, 1, 0))
    game.add("hand", tricks=each(1, 1, 1))
    game.add("undo")
    assert game.scores() == [0, 0, 0] and game.game.step_values == {"bid": each(1, 1, 0)}
    assert game.refuses("bids", bid=each(2, 2, 0)) == "OHH-3"
    game.add("undo")
    assert game.game.step_values == {} and game.refuses("hand", tricks=each(1, 1, 1)) == "OHH-4"
    game.add("redo")
    game.add("hand", tricks=each(0, 1, 2))
    assert game.scores() == [0, 11, 0]


def test_a_cancelled_hand_is_dealt_again_by_the_same_player():
    game = table()
    game.add("bids", bid=each(1, 1, 0))
    game.add("void")
    assert game.game.step_values == {} and game.game.actions()[0] == "bids"
    assert game.game.dealer == "Ann" and game.game.rounds == 0
    game.add("undo")
    game.add("hand", tricks=each(1, 1, 1))
    assert game.scores() == [11, 11, 0]


def test_bids_that_are_edited_change_what_was_scored():
    game = table()
    hand(game, (1, 1, 0), (1, 1, 1))
    game.ledger.add({"event": "amend", "index": 0, "to": {"event": "bids", "bid": each(2, 1, 1)}})
    assert game.scores() == [0, 11, 11]
    wrong = {"event": "amend", "index": 0, "to": {"event": "bids", "bid": each(1, 1, 1)}}
    assert raises(RuleError, game.ledger.add, wrong).rule == "OHH-3"
    assert game.scores() == [0, 11, 11]


def test_no_one_comes_or_goes_between_two_steps():
    game = table()
    game.add("bids", bid=each(1, 1, 0))
    assert game.refuses("leave", player="Bo") == "ALL-2"
    assert game.refuses("join", player="Zoe") == "ALL-3"
    game.add("hand", tricks=each(1, 1, 1))
    game.add("join", player="Zoe")
    game.add("bids", bid={**each(0, 0, 0), "Zoe": 1})


def test_it_is_scored_by_its_name():
    bids, tricks = each(1, 1, 0), each(1, 1, 1)
    events = [{"event": "bids", "bid": bids}, {"event": "hand", "tricks": tricks}]
    found = score("ohhell", THREE, events, options={"cards": 3}, dealer="Ann")
    assert found["scores"] == each(11, 11, 0) and found["why"] == "3 hands"


def outcome(game, event):
    """Return the points of an event, or the number of the rule that refuses it."""
    try:
        return game.plan(event).changes
    except RuleError as error:
        return error.rule.split("-")[1]


# The game, and the form with the house rule that a missed bid scores nothing.
BOTH = (("ohhell", {}), ("form:oh_hell", {"missed": 0}))


def test_it_scores_and_refuses_as_the_form_does():
    triples = [(a, b, c) for a in range(4) for b in range(4) for c in range(4)]
    for hook in ("yes", "no"):
        options = {"cards": 3, "hook": hook}
        one, other = [
            games.load(name)(THREE, games.load(name).with_defaults(dict(options, **more)), "Ann")
            for name, more in BOTH
        ]
        for bids in triples:
            event = {"event": "bids", "bid": each(*bids)}
            assert outcome(one, event) == outcome(other, event), event
            if outcome(one, event) == "3":
                continue
            for game in (one, other):
                game.apply(event)
            for tricks in triples:
                event = {"event": "hand", "tricks": each(*tricks)}
                assert outcome(one, event) == outcome(other, event), (bids, tricks)
            for game in (one, other):
                game.apply({"event": "void"})


def test_its_hands_are_those_of_the_form():
    for course in ("down", "up", "down_up"):
        for cards in range(1, 9):
            options = {"cards": cards, "course": course}
            one, other = [Table(name, THREE, **dict(options, **more)) for name, more in BOTH]
            while not one.game.over:
                most = [Entry(game.game, "bids").question.maximum for game in (one, other)]
                assert most[0] == most[1]
                for game in (one, other):
                    hand(game, (0, 0, 0), (most[0], 0, 0))
                assert one.scores() == other.scores() and one.game.over == other.game.over
