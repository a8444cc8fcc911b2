"""Settling up: amounts that add up to 0, and payments proven fewest by brute force."""

import random

import pytest

from engine import games
from engine.errors import InputError, RuleError
from engine.games import forms
from engine.record.ledger import Ledger
from engine.record.settle_up import (
    CHIP,
    DIFFERENCE,
    POINT,
    WIN,
    about,
    balances,
    kinds,
    named,
    payments,
    table_changed,
)

NAMES = ("Ana", "Ben", "Cy", "Dee", "Eva", "Fay", "Gus", "Hal")


def fewest(amounts):
    """Return the least number of payments that settle `amounts`, by trying whom to settle with, all
    ways.

    A search over payments, not over groups: whoever comes first settles in full with each one of
    the opposite sign, and the rest is searched. Some fewest way to settle has this form.
    """
    amounts = [one for one in amounts if one]
    if not amounts:
        return 0
    first, rest = amounts[0], amounts[1:]
    best = len(amounts)
    for at, other in enumerate(rest):
        if (first < 0) != (other < 0):
            best = min(best, 1 + fewest(rest[:at] + [first + other] + rest[at + 1 :]))
    return best


def all_groups(amounts):
    """Return the most groups that add up to 0, by listing every partition of the players."""
    best = 0
    places = [0] * len(amounts)

    def place(at, used):
        nonlocal best
        if at == len(amounts):
            sums = [0] * used
            for one, group in zip(amounts, places, strict=True):
                sums[group] += one
            if not any(sums):
                best = max(best, used)
            return
        for group in range(used + 1):
            places[at] = group
            place(at + 1, max(used, group + 1))

    place(0, 0)
    return best


def check(amounts):
    """Check that payments settle `amounts`, and return how many there are."""
    names = [f"{NAMES[at]}" for at in range(len(amounts))]
    found = payments(list(zip(names, amounts, strict=True)))
    left = dict(zip(names, amounts, strict=True))
    for payer, payee, amount in found:
        assert amount > 0 and payer != payee
        left[payer] += amount
        left[payee] -= amount
    assert not any(left.values())
    return len(found)


@pytest.mark.parametrize("count", range(1, 9))
def test_payments_are_the_fewest_of_all_ways(count):
    rng = random.Random(count)
    several = 0
    for turn in range(150 if count < 7 else 40):
        # Small amounts, so that many groups settle by themselves.
        span = (2, 4, 9, 40)[turn % 4]
        amounts = [rng.randint(-span, span) for _ in range(count - 1)]
        amounts.append(-sum(amounts))
        best = fewest(amounts)
        assert check(amounts) == best
        open_ = [one for one in amounts if one]
        if open_:
            assert best == len(open_) - all_groups(open_)
            several += all_groups(open_) > 1
    assert count < 4 or several > 10


def test_greedy_would_need_more():
    # Always the largest debt to the largest claim: 3, 3, 2, 1 and 1, five payments. In two groups:
    # four.
    assert check([6, 4, -3, -3, -2, -2]) == 4


def test_more_players_than_are_searched_are_settled_too():
    amounts = [3, -1, -2] * 6
    names = [f"P{at}" for at in range(18)]
    found = payments(list(zip(names, amounts, strict=True)))
    left = dict(zip(names, amounts, strict=True))
    for payer, payee, amount in found:
        left[payer] += amount
        left[payee] -= amount
    assert not any(left.values()) and len(found) < 18


def test_amounts_that_do_not_add_up_are_refused():
    with pytest.raises(ValueError, match="add up"):
        payments([("Ana", 1)])


def ledger(game, names, *events, **house):
    game = games.load(game)
    return Ledger(game, names, game.with_defaults(house), None, list(events))


def test_points_settle_the_difference_of_each_pair():
    played = ledger(
        "rumino",
        NAMES[:3],
        {"event": "round", "ender": "Ana", "deadwood": {"Ana": 4, "Ben": 10, "Cy": 31}},
    )
    # Ana gets 6 from Ben and 27 from Cy, Ben 21 from Cy: the lowest score wins.
    assert balances(played, POINT, 1) == [("Ana", 33), ("Ben", 15), ("Cy", -48)]
    assert balances(played, POINT, 10) == [("Ana", 330), ("Ben", 150), ("Cy", -480)]
    played = ledger(
        "rumski", NAMES[:3], {"event": "round", "winner": "Cy", "points": {"Ana": 10, "Ben": 25}}
    )
    assert balances(played, POINT, 1) == [("Ana", -35), ("Ben", -35), ("Cy", 70)]


def test_a_newcomer_settles_only_what_came_after_joining():
    def points(**points):
        return {"event": "round", "points": points}

    joins = {"event": "join", "player": "Dee", "score": 90}
    before = [points(Ana=10, Ben=90)]
    after = [points(Ana=5, Ben=0, Dee=7)]
    played = ledger("any", NAMES[:2], *before, joins, *after, wins="low")
    assert table_changed(played) and not table_changed(ledger("any", NAMES[:2]))
    # Ana and Ben settle 75; since Dee joined, she has 2 more than Ana and 7 more than Ben.
    assert balances(played, POINT, 1) == [("Ana", 75 + 2), ("Ben", -75 + 7), ("Dee", -2 - 7)]
    # Whatever the score that she starts with.
    played.add({"event": "amend", "index": 1, "to": dict(joins, score=11)})
    assert balances(played, POINT, 1) == [("Ana", 75 + 2), ("Ben", -75 + 7), ("Dee", -2 - 7)]
    # Where the highest wins she starts with 0.
    won = {"event": "round", "winner": "Ana", "points": {"Ben": 10, "Cy": 25}}
    played = ledger("rumski", NAMES[:3], won, {"event": "join", "player": "Dee"})
    assert balances(played, POINT, 1) == [("Ana", 70), ("Ben", -35), ("Cy", -35), ("Dee", 0)]


def test_who_had_left_before_a_newcomer_came_settles_nothing_with_them():
    leaves, dee, eve, back = (
        {"event": "leave", "player": "Ana"},
        {"event": "join", "player": "Dee", "score": 10},
        {"event": "join", "player": "Eve", "score": 10},
        {"event": "join", "player": "Ana"},
    )
    rounds = (
        {"event": "round", "points": {"Ana": 10, "Ben": 4, "Cy": 6}},
        {"event": "round", "points": {"Ben": 1, "Cy": 2, "Dee": 3}},
        {"event": "round", "points": {"Ben": 0, "Cy": 0, "Dee": 0, "Eve": 8}},
    )
    events = [rounds[0], leaves, dee, rounds[1], eve, rounds[2]]
    played = ledger("any", NAMES[:3], *events, wins="high")
    # Ana with Ben and Cy: 6 and 4; Eve with Ben, Cy and Dee: 8 each; Dee with Ben 2, with Cy 1.
    found = dict(balances(played, POINT, 1))
    assert found["Ana"] == 6 + 4 and found["Ben"] == -6 - 3 - 2 - 8
    assert found["Cy"] == 3 - 4 - 1 - 8 and found["Dee"] == 3 - 8 and found["Eve"] == 24
    assert not sum(found.values())
    # Once Ana is back, what comes then counts between her and them.
    played.add(back)
    assert dict(balances(played, POINT, 1)) == found
    played.add({"event": "round", "points": {"Ana": 1, "Ben": 0, "Cy": 0, "Dee": 0, "Eve": 0}})
    found = dict(balances(played, POINT, 1))
    assert found["Ana"] == 10 + 4 and found["Dee"] == 3 - 8 - 1 and found["Eve"] == 24 - 1
    assert not sum(found.values())


def leaves(name):
    return {"event": "leave", "player": name}


def joins(name):
    return {"event": "join", "player": name}


def knocks(ender, **deadwood):
    return {"event": "round", "ender": ender, "deadwood": deadwood}


def test_all_12_who_leaves_settles_no_round_that_came_after():
    names = ("Ann", "Bo", "Cy", "Dan")
    events = (
        knocks("Cy", Ann=20, Bo=15, Cy=2, Dan=10),
        leaves("Cy"),
        knocks("Ann", Ann=2, Bo=40, Dan=40),
        knocks("Ann", Ann=3, Bo=30, Dan=30),
        knocks("Ann", Ann=4, Bo=30, Dan=30),
    )
    played = ledger("rumino", names, *events)
    assert played.game.over and played.game.winners == ["Ann"]
    found = dict(balances(played, POINT, 10))
    # Cy is paid for one round: 18, 13 and 8 points. The rest is among the three who played on.
    assert found["Cy"] == 180 + 130 + 80
    assert found["Ann"] == -180 + 10 * ((115 - 29) + (110 - 29)) and not sum(found.values())
    # Whoever was ahead on leaving does not pay for what others win later.
    won = {"event": "round", "winner": "Cy", "points": {"Ann": 50, "Bo": 50}}
    later = [{"event": "round", "winner": "Ann", "points": {"Bo": 100}}] * 3
    played = ledger("rumski", names[:3], won, leaves("Cy"), *later)
    assert dict(balances(played, POINT, 10)) == {"Ann": 2000, "Bo": -4000, "Cy": 2000}


def test_all_12_several_times_at_the_table_are_added_up():
    def points(**points):
        return {"event": "round", "points": points}

    played = ledger(
        "any",
        NAMES[:3],
        points(Ana=5, Ben=0, Cy=0),
        leaves("Cy"),
        points(Ana=100, Ben=0),
        joins("Cy"),
        points(Ana=0, Ben=0, Cy=7),
        leaves("Cy"),
        joins("Cy"),
        points(Ana=0, Ben=2, Cy=0),
    )
    # Ana and Cy: 5, then -7. Ben and Cy: -7, then 2. Ana and Ben: all that they played.
    found = {"Ana": 105 - 2 + 5 - 7, "Ben": -103 - 7 + 2, "Cy": 7 - 5 + 7 - 2}
    assert dict(balances(played, POINT, 1)) == found and not sum(found.values())


def test_all_12_leaving_can_be_taken_back_restored_and_amended():
    rounds = [{"event": "round", "points": {"Ana": 10 * at, "Ben": 0}} for at in (1, 2)]
    first = {"event": "round", "points": {"Ana": 1, "Ben": 0, "Cy": 0}}
    played = ledger("any", NAMES[:3], first, leaves("Cy"), *rounds)
    gone = [("Ana", 1 + 31), ("Ben", -31), ("Cy", -1)]
    assert balances(played, POINT, 1) == gone
    for _ in range(3):
        played.add({"event": "undo"})
    assert balances(played, POINT, 1) == [("Ana", 2), ("Ben", -1), ("Cy", -1)]
    for _ in range(3):
        played.add({"event": "redo"})
    assert balances(played, POINT, 1) == gone
    # It was Ben who left.
    played = ledger("any", NAMES[:3], first, leaves("Cy"))
    played.add({"event": "amend", "index": 1, "to": leaves("Ben")})
    played.add({"event": "round", "points": {"Ana": 10, "Cy": 0}})
    assert balances(played, POINT, 1) == [("Ana", 12), ("Ben", -1), ("Cy", -11)]
    # What a round before it was amended to counts for who left, too.
    played.add(
        {"event": "amend", "index": 0, "to": dict(first, points={"Ana": 0, "Ben": 4, "Cy": 0})}
    )
    assert balances(played, POINT, 1) == [("Ana", -4 + 10), ("Ben", 8), ("Cy", -4 - 10)]


def test_all_12_who_is_out_is_still_at_the_table_and_re_enters_with_the_points_of_another():
    events = (
        knocks("Ana", Ana=1, Ben=60, Cy=20),
        knocks("Ana", Ana=1, Ben=60, Cy=20),
        {"event": "re_enter", "player": "Ben"},
    )
    played = ledger("rumino", NAMES[:3], *events, re_entry="once")
    scores = {player.name: player.score for player in played.game.players}
    assert scores == {"Ana": 2, "Ben": 40, "Cy": 40}
    assert dict(balances(played, POINT, 1)) == {"Ana": 76, "Ben": -38, "Cy": -38}
    # Who was out and leaves takes the difference as it is then along.
    played = ledger("rumino", NAMES[:3], *events[:2], leaves("Ben"), knocks("Cy", Ana=30, Cy=0))
    found = dict(balances(played, POINT, 1))
    assert found["Ben"] == -(120 - 2) - (120 - 40)
    assert found["Cy"] == (120 - 40) + (32 - 30) and not sum(found.values())


def test_all_12_a_rumino_wins_the_game_and_not_the_points():
    events = (
        knocks("Ana", Ana=1, Ben=60, Cy=20),
        leaves("Cy"),
        {"event": "rumino", "player": "Ben"},
    )
    played = ledger("rumino", NAMES[:4], knocks("Ana", Ana=1, Ben=60, Cy=20, Dee=9), *events[1:])
    assert played.game.winners == ["Ben"]
    assert dict(balances(played, POINT, 1))["Cy"] == 40 - 19 - 11


@pytest.mark.parametrize("hollywood", ("yes", "no"))
def test_all_12_what_the_end_adds_is_settled_by_both_who_were_there(hollywood):
    """GIN-14: the difference at the end, also where the game ends because one of the two leaves."""
    hands = [
        {"event": "round", "ender": "Ana", "deadwood": {"Ana": 0, "Ben": 30}},
        {"event": "round", "ender": "Ben", "deadwood": {"Ana": 9, "Ben": 4}},
    ]
    for last in ({"event": "stop"}, leaves("Ben"), leaves("Ana"), hands[0]):
        played = ledger("gin", NAMES[:2], *hands, last, hollywood=hollywood)
        one, other = [player.score for player in played.game.players]
        found = 3 * (one - other)
        assert balances(played, POINT, 3) == [("Ana", found), ("Ben", -found)]


def test_all_12_a_correction_is_shared_by_those_who_are_there():
    won = {"event": "won", "winners": ["Ana"], "points": 6}
    fine = {"event": "adjust", "player": "Ana", "by": -4, "reason": "why"}
    played = ledger("any", NAMES[:3], won, leaves("Cy"), fine, joins("Dee"), entry="won")
    assert balances(played, POINT, 1) == [("Ana", 6 - 2), ("Ben", -3 + 2), ("Cy", -3), ("Dee", 0)]


def test_all_12_points_that_are_payments_are_paid_once():
    won = {"event": "won", "winners": ["Ana", "Ben"], "points": 6}
    for wins, sign in (("high", 1), ("low", -1)):
        played = ledger("any", NAMES[:4], won, wins=wins, entry="won", start=50)
        assert played.game.find("Ana").score == 50 + 6 * sign
        assert balances(played, POINT, 10) == [("Ana", 60), ("Ben", 60), ("Cy", -60), ("Dee", -60)]
    points = {"event": "round", "points": {"Ana": 9, "Ben": -4, "Cy": -5}}
    paid = [("Ana", 90), ("Ben", -40), ("Cy", -50)]
    assert balances(ledger("any", NAMES[:3], points, sum=0), POINT, 10) == paid
    # Elsewhere the scores are compared, pair by pair.
    assert balances(ledger("any", NAMES[:3], points), POINT, 10)[0] == ("Ana", 270)
    single = {"event": "points", "player": "Ana", "points": 9}
    played = ledger("any", NAMES[:3], single, entry="single", sum=0)
    assert balances(played, POINT, 10) == [("Ana", 180), ("Ben", -90), ("Cy", -90)]


def test_all_12_points_of_a_form_that_are_debts_are_paid_once_or_compared():
    sides = dict(zip(NAMES[:4], (True, False, True, False), strict=True))
    hand = {"event": "hand", "game": "normal", "re": sides, "special": {"Ana": 1, "Ben": 0}}
    hand.update(re_said=True, contra_said=True, eyes=200)
    played = ledger("form:doppelkopf", NAMES[:4], hand)
    # 3 for the game, 1 for the fox, both doubled twice: each of two pays 16, as each of two gets.
    assert [player.score for player in played.game.players] == [16, -16, 16, -16]
    assert balances(played, POINT, 5) == [("Ana", 80), ("Ben", -80), ("Cy", 80), ("Dee", -80)]
    # Compared, each settles 32 with two others.
    assert balances(played, DIFFERENCE, 5)[0] == ("Ana", 320)
    house = played.game.house
    assert kinds(played.game, house) == (POINT, DIFFERENCE, WIN)
    assert named(played.game, house, POINT)[0] == "payments.per_paid"
    assert named(played.game, house, DIFFERENCE)[0] == "payments.per_difference"
    # Points that are no debts are compared, and nothing else is offered.
    skat = games.load("form:skat")
    assert kinds(skat, skat.with_defaults({})) == (POINT, WIN)


def test_a_form_says_which_is_usual_where_points_are_debts():
    form = {
        "form": "debts",
        "players": [2, 4],
        "stake": "difference",
        "steps": [
            {
                "step": "round",
                "fields": [{"field": "won", "for": "each player", "is": "-99 to 99", "sum": "0"}],
                "score": "won",
            }
        ],
        "end": {"wins": "high", "rounds": "4"},
    }
    game = forms.class_of(form)
    played = Ledger(game, NAMES[:3], game.with_defaults(None))
    played.add({"event": "round", "won": {"Ana": 7, "Ben": -3, "Cy": -4}})
    assert kinds(game, played.game.house) == (DIFFERENCE, POINT, WIN)
    assert balances(played, POINT, 10) == [("Ana", 70), ("Ben", -30), ("Cy", -40)]
    assert balances(played, DIFFERENCE, 10) == [("Ana", 210), ("Ben", -90), ("Cy", -120)]
    # What an undo plays again is paid alike.
    played.add({"event": "undo"})
    assert balances(played, POINT, 10) == [(name, 0) for name in NAMES[:3]]


def test_all_12_payments_with_who_joins_leaves_and_returns():
    played = ledger(
        "any",
        NAMES[:3],
        {"event": "won", "winners": ["Ana"], "points": 6},
        {"event": "join", "player": "Dee", "score": 40},
        {"event": "leave", "player": "Cy"},
        {"event": "won", "winners": ["Dee"], "points": 4},
        {"event": "join", "player": "Cy"},
        {"event": "join", "player": "Eva"},
        {"event": "won", "winners": ["Cy"], "points": 8},
        entry="won",
        start=10,
    )
    found = [("Ana", 6 - 2 - 2), ("Ben", -3 - 2 - 2), ("Cy", -3 + 8), ("Dee", 4 - 2), ("Eva", -2)]
    assert balances(played, POINT, 1) == found
    played.add({"event": "undo"})
    found = [("Ana", 4), ("Ben", -5), ("Cy", -3), ("Dee", 4), ("Eva", 0)]
    assert balances(played, POINT, 1) == found


def test_all_12_what_corrections_leave_over_is_shared_by_all():
    won = {"event": "won", "winners": ["Ana"], "points": 6}

    def by(name, points):
        return {"event": "adjust", "player": name, "by": points, "reason": "why"}

    # A point that goes from one to another leaves nothing over.
    played = ledger("any", NAMES[:3], won, by("Ana", -5), by("Cy", 5), entry="won")
    assert balances(played, POINT, 10) == [("Ana", 10), ("Ben", -30), ("Cy", 20)]
    # Ten coins in three parts; what does not divide goes to the first.
    played = ledger("any", NAMES[:3], won, by("Ben", -1), entry="won")
    assert balances(played, POINT, 10) == [("Ana", 64), ("Ben", -37), ("Cy", -27)]


def test_the_stake_for_points_says_whether_they_are_compared():
    any_game, rummoli = games.load("any"), games.load("rummoli")
    assert named(any_game, any_game.with_defaults({}), POINT)[0] == "payments.per_point"
    for house in ({"entry": "won"}, {"sum": 0}):
        assert named(any_game, any_game.with_defaults(house), POINT)[0] == "payments.per_paid"
    house = any_game.with_defaults({"entry": "single", "sum": 0})
    assert named(any_game, house, POINT)[0] == "payments.per_point"
    assert named(any_game, house, WIN)[0] == "payments.per_win"
    assert named(rummoli, rummoli.with_defaults({}), CHIP)[0] == "payments.per_chip"
    assert named(rummoli, rummoli.with_defaults({}), None)[0] == "payments.per_none"


def test_chips_are_worth_what_was_won_beyond_what_was_bought():
    played = ledger(
        "rummoli",
        NAMES[:3],
        {"event": "ante"},
        {"event": "poker", "winners": ["Ana"]},
        {"event": "out", "player": "Ben", "left": {"Ana": 3, "Cy": 2}},
        {"event": "rebuy", "player": "Cy", "chips": 20},
    )
    with pytest.raises(RuleError):
        balances(played, CHIP, 5)
    played.add({"event": "finish", "winner": "Cy"})
    found = balances(played, CHIP, 5)
    assert (
        found == [("Ana", -45), ("Ben", -5), ("Cy", 50)] and sum(amount for _, amount in found) == 0
    )


def test_chips_that_joined_or_left_add_up_too():
    played = ledger(
        "rummoli",
        NAMES[:3],
        {"event": "join", "player": "Dee"},
        {"event": "adjust", "from": "Dee", "to": "Ana", "chips": 60, "reason": "owed"},
        {"event": "leave", "player": "Dee"},
        {"event": "stop"},
    )
    assert balances(played, CHIP, 1) == [("Ana", 60), ("Ben", 0), ("Cy", 0), ("Dee", -60)]


def test_a_win_is_paid_by_all_others_and_shared_by_those_who_share_it():
    played = ledger("tuscan", NAMES[:3], {"event": "hand", "winner": "Ben"}, hands=1)
    assert balances(played, WIN, 50) == [("Ana", -50), ("Ben", 100), ("Cy", -50)]
    played = ledger("tuscan", NAMES[:4], {"event": "leave", "player": "Dee"}, {"event": "stop"})
    assert balances(played, WIN, 50) == [("Ana", 17), ("Ben", 17), ("Cy", 16), ("Dee", -50)]


def closed(closer, **points):
    return {"event": "round", "closer": closer, "in_hand": False, "points": points}


def test_a_re_entry_is_another_stake_for_the_winner():
    """Scala 40 to 30 points, who is out comes back as often as they like."""
    game = games.load("form:scala40")
    house = game.with_defaults({"target": 30, "rientri": "any"})
    ana, ben, cy, dee = NAMES[:4]
    back = {"event": "rientro", "player": cy}
    events = (
        closed(ana, Ben=1, Cy=30, Dee=2),
        back,
        closed(ana, Ben=1, Cy=30, Dee=2),
        back,
        closed(ben, Ana=40, Cy=3, Dee=2),
        {"event": "rientro", "player": ana},
        closed(ana, Ben=40, Cy=40, Dee=40),
    )
    played = Ledger(game, NAMES[:4], house, None, list(events))
    # Ana came back once and wins: the others pay for themselves, Cy for two re-entries, too.
    assert played.game.winners == [ana]
    assert balances(played, WIN, 50) == [(ana, 250), (ben, -50), (cy, -150), (dee, -50)]
    # An entry that is taken back takes its stake with it.
    played.add({"event": "amend", "index": 6, "to": closed(cy, Ana=60, Ben=60, Dee=60)})
    assert played.game.winners == [cy]
    assert balances(played, WIN, 50) == [(ana, -100), (ben, -50), (cy, 200), (dee, -50)]


def test_what_does_not_fit_is_refused():
    open_ = ledger("tuscan", NAMES[:3])
    with pytest.raises(RuleError):
        balances(open_, WIN, 50)
    for kind, stake in ((CHIP, 5), (POINT, 0), (POINT, True), (POINT, 100000), ("hour", 5)):
        with pytest.raises(InputError) as refused:
            balances(open_, kind, stake)
        assert refused.value.why().endswith(".") and "{" not in refused.value.why()
    assert kinds(open_.game, open_.game.house) == (POINT, WIN)
    assert kinds(ledger("rummoli", NAMES[:3]).game) == (CHIP, WIN)
    assert about(open_.game, open_.game.house, POINT) is None


def test_where_players_go_out_a_win_is_offered_first_and_points_are_explained():
    # Their points when they went out are no measure of who won.
    rumino = games.load("rumino")
    house = rumino.with_defaults({})
    assert kinds(rumino, house) == (WIN, POINT)
    assert about(rumino, house, POINT) == ("payments.about_point", {})
    assert about(rumino, house, WIN) is None
    # Any game is such a game where its house says so, before its start and in play (ANY-7).
    any_game = games.load("any")
    for house, first, key in (
        ({}, POINT, None),
        ({"limit": "out", "target": 100}, WIN, "payments.about_point"),
        ({"limit": "out", "target": 100, "entry": "won"}, WIN, "payments.about_paid"),
        ({"limit": "out", "target": 100, "sum": 0}, WIN, "payments.about_paid"),
        ({"target": 100, "entry": "won"}, POINT, None),
    ):
        played = ledger("any", NAMES[:3], **house).game
        for game in (any_game, played):
            assert kinds(game, played.house)[0] == first
            assert about(game, played.house, POINT) == (key and (key, {}))
            assert about(game, played.house, WIN) is None


def test_points_that_are_paid_are_no_difference_where_players_go_out():
    # What the sentence says: each point counts once, whoever wins.
    won = {"event": "won", "winners": ["Ana"], "points": 6}
    house = {"entry": "won", "limit": "out", "target": 100}
    played = ledger("any", NAMES[:3], won, **house)
    found = dict(balances(played, POINT, 10))
    assert found["Ana"] == 10 * played.game.find("Ana").score and sum(found.values()) == 0


def test_chips_on_the_board_are_named_by_what_can_be_done_about_them():
    played = ledger("rummoli", NAMES[:3], {"event": "ante"})
    for key in ("payments.chips_on_board", "payments.chips_left"):
        with pytest.raises(RuleError) as refused:
            balances(played, CHIP, 5)
        assert refused.value.key == key
        if not played.game.over:
            played.add({"event": "stop"})
