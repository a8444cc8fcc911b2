"""The stops phase as it is followed card by card, RML-5, RML-6, RML-9 to RML-13 and RML-18."""

from engine.cards import STANDARD52
from engine.games.rummoli.game import Rummoli
from engine.games.rummoli.referee import judge_stops
from engine.games.rummoli.stops import one_colour
from engine.games.rummoli.stops_log import Phase, sizes
from tests.portable.tools import FOUR, Table, untyped

HOUSE = Rummoli.with_defaults(None)


def follow(plays, dealt=10, first="Ann", phase=None):
    """Return a Phase of four after plays written as "Ann 7S 8S, Bo 9S -" ("-": nobody has the
    next).
    """
    if phase is None:
        phase = Phase(FOUR, dict.fromkeys(FOUR, dealt), HOUSE, first)
    for play in plays.split(", "):
        words = play.split()
        for word in words[1:]:
            if word == "-":
                phase.pass_over()
            else:
                phase.lay(words[0], STANDARD52.read(word))
    return phase


def stands(phase):
    """Return (card due, leader, colour) as texts."""
    due = None if phase.due is None else STANDARD52.text(phase.due)
    return due, phase.leader, one_colour(phase.suits) if phase.due is None else None


def judged(phase, name, word):
    course = phase.with_play(name, STANDARD52.read(word))
    verdict = judge_stops(course, STANDARD52.text)
    assert verdict.ok == (course.index is None) and verdict.rule == course.rule
    assert course.missed == (verdict.key == "stops.bad_next")
    return None if verdict.ok else (course.index, verdict.rule, verdict.key)


def test_rml_9_the_poker_winner_leads_and_the_suit_goes_on():
    assert stands(follow("")) == (None, "Ann", None)
    assert stands(follow("", first=None)) == (None, None, None)
    assert stands(follow("Ann 7S")) == ("8S", None, None)
    assert stands(follow("Ann 7S, Cy 8S 9S")) == ("10S", None, None)


def test_rml_9_a_suit_stops_where_nobody_has_the_next_card_or_at_the_ace():
    assert stands(follow("Ann 7S, Cy 8S -")) == (None, "Cy", "red")
    assert stands(follow("Ann KH, Di AH")) == (None, "Di", "black")
    # The 8 of spades lies on the table already.
    assert stands(follow("Ann 8S -, Bo 3H -, Bo 7S")) == (None, "Bo", "red")


def test_rml_10_the_other_colour_is_led():
    phase = follow("Ann 7S, Cy 8S -")
    cards = phase.cannot_lead()
    assert 0 in cards and 51 in cards and 13 not in cards
    assert stands(follow("Bo 4D", phase=phase)) == ("5D", None, None)
    assert judged(follow("Ann 7S, Cy 8S -"), "Bo", "4C") == (2, "RML-10", "stops.bad_colour")


def test_rml_11_deadlock_shows_when_a_colour_is_laid_out():
    phase = follow("Ann 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH", 52)
    assert not phase.deadlock
    follow("Ann 2S -, Ann 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD, Ann 2C -", phase=phase)
    assert phase.deadlock and phase.due is None


def test_rml_12_pay_cards_are_noticed_as_they_fall():
    phase = follow("Ann 7S 8S 9S")
    assert phase.collects == [("Ann", "7-8-9")] and phase.brought() == [("Ann", "7-8-9")]
    follow("Di 10S", phase=phase)
    assert phase.brought() == [("Di", "10S")]
    follow("Di JS", phase=phase)
    assert phase.brought() == [] and len(phase.collects) == 2
    assert follow("Ann 7S, Bo 8S, Ann 9S").collects == []


def test_rml_13_somebody_is_out_and_the_others_are_counted():
    phase = follow("Ann 7S, Bo 8S 9S -, Bo 2D", 3)
    assert phase.out == "Bo" and phase.left("Bo") == 0
    assert phase.still_held() == {"Ann": 2, "Cy": 3, "Di": 3}
    # More cards than were dealt: the count is not known.
    follow("Bo 3D", phase=phase)
    assert phase.out is None and phase.left("Bo") is None and "Bo" not in phase.still_held()


def test_rml_18_a_wrong_play_stands_and_the_phase_goes_on():
    phase = follow("Ann 7S")
    assert judged(phase, "Bo", "9S") == (1, "RML-9", "stops.bad_next")
    assert judged(phase, "Bo", "8S") is None
    follow("Bo 9S", phase=phase)
    assert stands(phase) == ("10S", None, None)
    # A card that should have been laid shows that an earlier play was wrong.
    phase = follow("Ann 7S -, Ann 4D, Bo 5D -")
    assert judged(phase, "Cy", "8S") == (1, "RML-9", "stops.bad_next")
    follow("Cy 8S", phase=phase)
    assert stands(phase) == ("9S", None, None)
    phase = follow("Ann 7S -, Ann 8D 9D -")
    assert judged(phase, "Ann", "3C") == (0, "RML-9", "stops.bad_lowest")


def test_rml_9_steps_are_taken_back_one_by_one():
    steps = ("Ann 7S", "Bo 8S", "Bo -", "Bo 4D", "Cy 5D")
    for count in range(1, len(steps) + 1):
        phase = follow(", ".join(steps[:count]))
        before = follow(", ".join(steps[: count - 1]))
        phase.take_back()
        assert phase.form() == before.form() and stands(phase) == stands(before), count
    phase = follow("")
    phase.take_back()
    assert phase.form() == []


def test_rml_9_what_was_laid_can_be_kept():
    for plays in ("", "Ann 7S", "Ann 7S, Bo 8S 9S, Ann 10S -", "Ann 7S, Bo 9S, Cy 10S -, Cy 2D"):
        phase = follow(plays)
        again = Phase(FOUR, phase.dealt, HOUSE, "Ann", phase.form())
        assert again.form() == phase.form() and stands(again) == stands(phase)
        assert again.collects == phase.collects and again.plays == phase.plays
    assert follow("Ann 7S, Bo 8S 9S -").form() == [["Ann", "7S"], ["Bo", "8S 9S -"]]


def test_rml_5_and_6_what_everybody_was_dealt():
    table = Table("rummoli", FOUR)
    table.add("ante")
    dealt = {"Ann": 10, "Bo": 11, "Cy": 10, "Di": 10}
    assert sizes(table.game) == dealt
    table.add("widow", how="exchanged")
    dealt["Ann"] = 11
    assert sizes(table.game) == dealt
    table = Table("rummoli", FOUR)
    table.add("ante")
    table.add("widow", how="sold", buyer="Di", price=3)
    assert sizes(table.game) == {"Ann": 10, "Bo": 11, "Cy": 10, "Di": 11}


def test_rml_9_the_phase_is_offered_once_the_poker_pot_is_settled():
    table = Table("rummoli", FOUR)
    assert table.game.aids.open(table.game) == []
    table.add("ante")
    assert table.game.aids.open(table.game) == []
    table.add("poker", winners=["Bo"])
    assert [aid.screen for aid in table.game.aids.open(table.game)] == ["rummoli.stops"]
    table.add("deadlock", left={"Ann": 1, "Bo": 2, "Cy": 3, "Di": 4})
    assert table.game.aids.open(table.game) == []


class Kept:
    """A box that has kept the plays of a stops phase."""

    def __init__(self, plays):
        self.plays = plays

    def kept(self, name):
        return self.plays if name == "stops" else None


def test_rml_9_the_phase_goes_on_where_the_box_has_followed_it():
    table = Table("rummoli", FOUR)
    table.add("ante")
    table.add("widow", how="sold", buyer="Cy", price=2)
    table.add("poker", winners=["Bo"])
    game = table.game
    # Nothing is kept, or there is no box: the winner of the poker hand leads.
    for box in (None, Kept(None), Kept([])):
        untyped(game).box = box
        phase = untyped(game).stops_phase()
        assert stands(phase) == (None, "Bo", None)
        assert [phase.left(name) for name in FOUR] == [sizes(game)[name] for name in FOUR]
    untyped(game).box = Kept(follow("Bo 7S, Cy 8S 9S").form())
    phase = untyped(game).stops_phase()
    assert stands(phase) == ("10S", None, None) and phase.left("Cy") == sizes(game)["Cy"] - 2
    # The spaces are those of the board: the 10 of spades is one.
    phase.lay("Di", STANDARD52.read("10S"))
    assert phase.brought() == [("Di", "10S")]
    # What a player laid who is not in this hand is of another one.
    untyped(game).box = Kept([["Zoe", "7S"]])
    assert stands(untyped(game).stops_phase()) == (None, "Bo", None)
