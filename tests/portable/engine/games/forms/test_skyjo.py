"""Skyjo: the rules of the form, by number, with sums that others have printed."""

from engine.games import forms
from engine.record.ledger import Ledger
from tests.portable.brute import Chance
from tests.portable.form_tables import THREE, each, noted, points, sums, table
from tests.portable.tools import untyped

# How often each card is in the pack (ludovico.at).
PACK = [-2] * 5 + [-1] * 10 + [0] * 15 + [worth for worth in range(1, 13) for _ in range(10)]
EIGHT = ("Ann", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal")


def marks(closer, *counted):
    """Return what a round scores for three."""
    game = table("skyjo", THREE).game
    event = {"event": "round", "closer": closer, "points": each(*counted, names=THREE)}
    return points(game.plan(event), THREE)


def test_skj_1_and_2_what_cards_count():
    assert len(PACK) == 150 and sum(sorted(PACK)[:12]) == -17
    game = table("skyjo", THREE)
    for worth in (-18, 141):
        assert game.refuses("round", closer="Ann", points=each(worth, 5, 5, names=THREE))
    assert marks("Ann", -17, 140, 0) == [-17, 140, 0]
    assert game.refuses("round", closer=None, points=each(1, 2, 3, names=THREE)) == "input"


def test_skj_5_who_ended_it_pays_double_unless_alone_the_lowest():
    # german-toys.com: fewer or as many of another double it; -4 beside -5 stays.
    assert marks("Ann", 10, 11, 30) == [10, 11, 30]
    assert marks("Ann", 10, 9, 30) == [20, 9, 30]
    assert marks("Ann", 10, 10, 30) == [20, 10, 30]
    assert marks("Ann", -4, -5, 30) == [-4, -5, 30]
    assert marks("Ann", 0, -5, 30) == [0, -5, 30]
    assert marks("Cy", 3, 4, 5) == [3, 4, 10]
    # Only whoever ended it.
    assert marks("Bo", 50, 4, 60) == [50, 4, 60]
    effect = table("skyjo", THREE).add("round", closer="Ann", points=each(10, 9, 30, names=THREE))
    assert noted(effect) == [("SKJ-5", "Ann: not alone the lowest, 10 twice")]
    assert sums(effect)[0] == ("Ann", "10 + doubled 10")


def test_skj_6_the_end():
    game = table("skyjo", THREE)
    game.add("round", closer="Ann", points=each(5, 60, 90, names=THREE))
    assert not game.game.over
    game.add("round", closer="Ann", points=each(5, 20, 10, names=THREE))
    assert game.end() == (["Ann"], "SKJ-6")
    # Equal scores share the win.
    game = table("skyjo", THREE)
    game.add("round", closer="Ann", points=each(-5, -4, 100, names=THREE))
    assert game.end() == (["Ann"], "SKJ-6")
    game = table("skyjo", THREE)
    game.add("round", closer="Cy", points=each(5, 5, 60, names=THREE))
    assert game.end() == (["Ann", "Bo"], "SKJ-6")


def naive(names, rows):
    """What everybody has after rows of (who ended it, cards of each that still lie)."""
    paper = dict.fromkeys(names, 0)
    for closer, lying in rows:
        for name in names:
            count = 0
            for card in lying[name]:
                count += card
            lower = [one for one in names if one != closer and sum(lying[one]) <= count]
            times = 2 if name == closer and lower and count > 0 else 1
            paper[name] += times * count
    return paper


def play(chance):
    """Play a random game with cards; return how often somebody paid double."""
    names = untyped(list(EIGHT[: 2 + chance.below(7)]))
    game_class = forms.load("form:skyjo")
    ledger = Ledger(game_class, names, game_class.with_defaults({}))
    rows, doubled, paper = [], 0, {}
    while not ledger.game.over:
        pack, lying = list(PACK), {}
        closer = chance.of(names)
        for name in names:
            columns = [[pack.pop(chance.below(len(pack))) for _ in range(3)] for _ in range(4)]
            # Whoever ended it has mostly few.
            if name == closer and not chance.sometimes(3):
                columns = [[min(card, chance.below(4)) for card in one] for one in columns]
            lying[name] = [card for one in columns if min(one) < max(one) for card in one]
        rows.append((closer, lying))
        points = {name: sum(lying[name]) for name in names}
        ledger.add({"event": "round", "closer": closer, "points": points})
        before = naive(names, rows[:-1])
        paper = naive(names, rows)
        doubled += paper[closer] - before[closer] != points[closer]
        assert {player.name: player.score for player in ledger.game.players} == paper
        assert ledger.game.over == (max(paper.values()) >= 100)
    best = min(paper.values())
    assert ledger.game.winners == [name for name in names if paper[name] == best]
    return doubled


def test_random_games_are_scored_as_they_lie_on_the_table():
    chance = Chance(150)
    assert sum([play(chance) for _ in range(60)]) > 0
