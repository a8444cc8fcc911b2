"""What must hold for every course of the stops phase (RML-9 to RML-13)."""

from hypothesis import given
from hypothesis import strategies as st

from engine.games.rummoli.board import parse_board, spaces
from engine.games.rummoli.game import Rummoli
from engine.games.rummoli.stops import Course
from tests.host.engine.games.rummoli import brute_stops as brute
from tests.host.engine.games.rummoli.test_stops_bruteforce import (
    deal,
    grouped,
    play_on,
    read,
    remaining,
    spoil,
    ways,
)
from tests.portable.tools import untyped


def state(course):
    """Return all that a course tells."""
    return (
        course.next,
        course.stopped,
        course.leader,
        course.lead_colour,
        course.deadlock,
        course.collects,
        course.rule,
        course.key,
    )


def course(plays, players, left, house):
    known = None if left is None else {name: read(sorted(left[name])) for name in players}
    laid = [(name, read(cards)) for name, cards in plays]
    return Course(laid, players, known, Rummoli.with_defaults(house))


@given(st.randoms(use_true_random=False))
def test_rml_9_a_right_course_was_right_all_along(rng):
    house = ways(rng)
    players, hands = deal(rng)
    laid = play_on(rng, players, hands, house)
    for end in range(len(laid) + 1):
        part = laid[:end]
        left = remaining(players, hands, part)
        assert course(grouped(rng, part), players, left, house).index is None
        assert course(grouped(rng, part), players, None, house).index is None


@given(st.randoms(use_true_random=False), st.booleans())
def test_rml_9_one_card_per_play_says_the_same(rng, known):
    house = ways(rng)
    players, hands = deal(rng)
    laid = play_on(rng, players, hands, house)
    if laid:
        laid = spoil(rng, laid, players, hands)
    left = remaining(players, hands, laid) if known else None
    plays = grouped(rng, laid)
    together = course(plays, players, left, house)
    single = course([(name, [card]) for name, card in laid], players, left, house)
    assert state(together) == state(single)
    if single.index is None:
        assert together.index is None
    else:
        before = sum(len(cards) for _, cards in plays[: together.index])
        assert before <= single.index < before + len(plays[untyped(together.index)][1])


@given(st.randoms(use_true_random=False))
def test_rml_10_seats_may_be_turned(rng):
    house = ways(rng)
    players, hands = deal(rng)
    laid = play_on(rng, players, hands, house)
    left = remaining(players, hands, laid)
    plays = grouped(rng, laid)
    turned = players[1:] + players[:1]
    assert state(course(plays, players, left, house)) == state(course(plays, turned, left, house))


@given(st.randoms(use_true_random=False))
def test_rml_12_every_space_is_collected_once_at_most(rng):
    house = ways(rng)
    players, hands = deal(rng)
    found = course(grouped(rng, play_on(rng, players, hands, house)), players, None, house).collects
    names = [space for _, space in found]
    assert len(names) == len(set(names)) and set(names) <= set(spaces("rummoli"))


words = st.one_of(
    st.sampled_from(brute.DECK),
    st.sampled_from(("AD-KD", "kd-ad", "7-8-9", "9-8-7", "A-K-Q", "A-2-3", "JK", "", "7-8")),
    st.builds("{}-{}".format, st.sampled_from(brute.DECK), st.sampled_from(brute.DECK)),
)


@given(st.lists(words, min_size=6, max_size=8))
def test_rml_3_a_written_board_reads_as_itself(board):
    parsed = parse_board(board)
    if parsed is not None:
        assert len(parsed) == len(set(parsed)) == len(board) == 7
        assert parse_board(list(parsed)) == parsed
