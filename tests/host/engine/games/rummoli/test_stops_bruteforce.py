"""The stops phase against a table that is played forward with open hands (RML-9 to RML-13)."""

import os
import random
from collections import Counter

from engine.cards import STANDARD52
from engine.games.rummoli.game import Rummoli
from engine.games.rummoli.stops import Course
from engine.games.rummoli.stops_log import Phase
from tests.host.engine.games.rummoli import brute_stops as brute

SOAK = bool(os.environ.get("MELDMATE_SOAK"))
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")


def deal(rng):
    """Return players and hands; some are small, so that they go out, or of one colour."""
    players = list(NAMES[: rng.randint(2, 8)])
    deck = list(brute.DECK)
    style = rng.random()
    if style < 0.2:
        deck.sort(key=lambda card: (brute.shade(card) == "red") * 4 + rng.random() * 5)
    else:
        rng.shuffle(deck)
    size = 52 // (len(players) + 1)
    if rng.random() < 0.4:
        size = rng.randint(1, size)
    hands = {name: deck[at * size : at * size + size] for at, name in enumerate(players)}
    return players, hands


def ways(rng):
    """Return how the house plays: each house rule of the stops at any of its values."""
    return {name: rng.choice(values) for name, values in brute.WAYS.items()}


def play_on(rng, players, hands, house=brute.USUAL):
    """Return the cards of a legal course, as (name, card), up to some moment or the end."""
    table = brute.Table(players, hands, house=house)
    first = rng.choice(players)
    stop = rng.choice((rng.randint(0, 30), 99))
    while len(table.laid) < stop:
        legal = sorted(table.legal(first))
        if not legal:
            break
        table.lay(*rng.choice(legal))
    return table.laid


def grouped(rng, laid):
    """Return the cards as plays: one player's cards in turn together, or in several plays."""
    plays = []
    for name, card in laid:
        if plays and plays[-1][0] == name and rng.random() < 0.7:
            plays[-1][1].append(card)
        else:
            plays.append([name, [card]])
    return plays


def spoil(rng, laid, players, hands):
    """Return the course with one thing wrong somewhere: another card, player or order."""
    laid = list(laid)
    at = rng.randrange(len(laid))
    name, card = laid[at]
    way = rng.randrange(5)
    if way == 0:
        laid[at] = (rng.choice(players), card)
    elif way == 1:
        other = rng.randrange(len(laid))
        laid[at], laid[other] = laid[other], laid[at]
    elif way == 2:
        del laid[at]
    elif way == 3:
        held = [c for c in hands[name] if all(c != shown for _, shown in laid)]
        if held:
            laid.insert(at, (name, rng.choice(sorted(held))))
    else:
        unseen = [c for c in brute.DECK if all(c != shown for _, shown in laid)]
        laid[at] = (name, rng.choice(unseen))
    return laid


def read(cards):
    return STANDARD52.read_all(cards)


def shown(card):
    return None if card is None else STANDARD52.text(card)


def check(players, plays, left, board, house=brute.USUAL):
    """Compare the engine's course with the brute force's; return what kind of course it was."""
    known = None if left is None else {name: read(sorted(left[name])) for name in players}
    laid = [(name, read(cards)) for name, cards in plays]
    course = Course(laid, players, known, Rummoli.with_defaults(dict(house, board=board)))
    index, table = brute.first_wrong(plays, players, left, house)
    assert course.index == index, (plays, left)
    expected = brute.collected(table.laid, brute.BOARDS[board])
    assert [list(each) for each in course.collects] == expected
    if not table.laid:
        return "first"
    colours = {brute.shade(card) for card in brute.DECK if table.fits(card)}
    colour = colours.pop() if len(colours) == 1 else None
    following = table.following()
    if left is not None:
        assert course.over == table.over()
        if table.over():
            assert (course.next, course.leader, course.lead_colour) == (None, None, None)
            assert course.stopped and not course.deadlock
            return "over"
        if following and table.holder(following):
            assert shown(course.next) == following and not course.stopped
            assert course.leader is None and not course.deadlock
            return "next"
        leader = table.leader()
        assert course.next is None and course.stopped
        assert course.leader == leader and course.deadlock == (leader is None)
        assert course.lead_colour == (colour if leader else None)
        return "deadlock" if leader is None else "lead"
    out = [card for _, card in table.laid]
    stopped = following is None or following in out
    assert course.stopped == stopped and not course.deadlock
    assert shown(course.next) == (None if stopped else following)
    if stopped:
        if any(table.fits(card) and card not in out for card in brute.DECK):
            assert (course.leader, course.lead_colour) == (table.laid[-1][0], colour)
        else:
            assert (course.leader, course.lead_colour) == (None, None)
    return "open"


def remaining(players, hands, laid):
    """Return what of the hands has not been laid, by anybody."""
    gone = {card for _, card in laid}
    return {name: set(hands[name]) - gone for name in players}


def test_rml_9_to_13_legal_courses_are_right():
    """By each way that a house may play them, and all of these together."""
    rng = random.Random(31)
    count = 20000 if SOAK else 1200
    kinds = Counter()
    for at in range(count):
        house = ways(rng) if at % 3 else brute.USUAL
        players, hands = deal(rng)
        laid = play_on(rng, players, hands, house)
        board = rng.choice(("rummoli", "tripoley"))
        plays = grouped(rng, laid)
        left = remaining(players, hands, laid)
        kinds[check(players, plays, left, board, house)] += 1
        kinds[check(players, plays, None, board, house)] += 1
        assert brute.first_wrong(plays, players, left, house)[0] is None
        assert brute.first_wrong(plays, players, None, house)[0] is None
    assert {"first", "next", "lead", "over", "deadlock", "open"} == set(kinds)
    print(f"stops: {count} legal courses compared with and without the hands, {dict(kinds)}")


def test_rml_9_to_13_the_first_wrong_play_is_found():
    rng = random.Random(32)
    count = 40000 if SOAK else 3000
    wrong = 0
    for at in range(count):
        house = ways(rng) if at % 4 > 1 else brute.USUAL
        players, hands = deal(rng)
        laid = play_on(rng, players, hands, house)
        if not laid:
            continue
        for _ in range(rng.randint(1, 3)):
            if laid:
                laid = spoil(rng, laid, players, hands)
        if not laid:
            continue
        plays = grouped(rng, laid)
        left = remaining(players, hands, laid) if at % 2 else None
        if left and not all(brute.before(plays, players, left).values()):
            continue  # somebody was dealt nothing: no hand of Rummoli
        check(players, plays, left, rng.choice(("rummoli", "tripoley")), house)
        wrong += brute.first_wrong(plays, players, left, house)[0] is not None
    assert wrong > count // 3
    print(f"stops: {count} spoilt courses compared, {wrong} of them wrong")


def test_rml_24_who_passes_is_found_in_what_was_laid():
    """The chips follow from the cards laid; the oracle asks everybody, hand by hand."""
    rng = random.Random(33)
    count = 6000 if SOAK else 600
    paid = Counter()
    for _ in range(count):
        house = ways(rng)
        players, hands = deal(rng)
        laid = play_on(rng, players, hands, house)
        if not laid:
            continue
        left = remaining(players, hands, laid)
        following = brute.Table(players, hands, house=house)
        for name, card in laid:
            following.lay(name, card)
        due = following.following()
        # Nobody has it, nobody is out, and it was not laid before: the table was asked for it.
        ended = (
            due is not None
            and not following.over()
            and following.holder(due) is None
            and due not in [card for _, card in laid]
        )
        for how in ("no", "lead", "turn"):
            settled = Rummoli.with_defaults(dict(house, pass_chip=how))
            phase = Phase(players, {name: len(hands[name]) for name in players}, settled, None)
            for name, card in laid:
                phase.lay(name, STANDARD52.read(card))
            if ended:
                phase.pass_over()
            want = brute.passes(players, hands, laid, how, ended)
            assert phase.passes() == want, (laid, left, how)
            paid[how] += sum(want.values())
    assert paid["turn"] > paid["lead"] > 0 == paid["no"]
    print(f"stops: {count} courses, chips for passing: {dict(paid)}")
