"""Feats of score forms: what counts in the statistics besides scores."""

from engine import texts
from engine.games import forms
from engine.games.forms.mistakes import FormError
from engine.record import tally
from engine.record.ledger import Ledger
from tests.portable.form_tables import THREE, bid_and_play, burraco, each, table
from tests.portable.tools import FOUR, raises


def feats(ledger):
    """Return {(name, feat): how often} in the finished rounds of a game."""
    found = {}
    for one in tally.rounds(ledger):
        for pair in one.feats:
            found[pair] = found.get(pair, 0) + 1
    return found


def form(*rows, **more):
    """Return a small form with these feats."""
    field = {"field": "points", "for": "each player", "is": "0 to 200"}
    return dict(
        {
            "form": "feated",
            "players": [2, 5],
            "steps": [{"step": "round", "fields": [field], "score": "points"}],
            "end": {"wins": "high", "limit": 1000},
            "feats": list(rows),
        },
        **more,
    )


def test_spd_4_a_nil_that_is_made_counts_for_who_bid_it():
    game = table("spades")
    # Ann makes hers, Cy and Di do not; nobody else bids one.
    effect = bid_and_play(game, (0, 3, 0, 0), (0, 7, 1, 5))
    assert effect.feats == [("Ann", "nils")]
    bid_and_play(game, (0, 3, 3, 0), (0, 7, 6, 0))
    assert feats(game.ledger) == {("Ann", "nils"): 2, ("Di", "nils"): 1}
    # A trick less for nobody: undo, another number and a misdeal are all followed.
    game.add("undo")
    assert feats(game.ledger) == {("Ann", "nils"): 1}
    game.add("redo")
    bids = {"event": "bids", "bid": each(1, 3, 0, 0)}
    game.ledger.add({"event": "amend", "index": 0, "to": bids})
    assert feats(game.ledger) == {("Ann", "nils"): 1, ("Di", "nils"): 1}
    game.add("bids", bid=each(0, 0, 0, 0))
    game.add("void")
    assert feats(game.ledger) == {("Ann", "nils"): 1, ("Di", "nils"): 1}
    assert game.game.feats == ("nils",)


def test_hrt_3_taking_all_points_counts_as_a_moon():
    game = table("hearts", THREE)
    points = {"Ann": 26, "Bo": 0, "Cy": 0}
    assert game.add("round", points=points).feats == [("Ann", "moons")]
    assert not game.add("round", points={"Ann": 0, "Bo": 25, "Cy": 1}).feats
    # Where the jack is needed for it (HRT-4), it is.
    game = table("hearts", THREE, jack_of_diamonds="moon")
    assert not game.add("round", points=points, jack="Bo").feats
    assert game.add("round", points=points, jack="Ann").feats == [("Ann", "moons")]


def test_burracos_are_of_both_partners_and_a_closing_of_one():
    effect = table("burraco").add("round", **burraco())
    assert effect.feats == 3 * [("Ann", "burracos")] + 3 * [("Cy", "burracos")] + [
        ("Ann", "closings")
    ]


def test_a_feat_of_an_own_form_with_words_in_both_languages():
    row = {"feat": "top", "is": "points == max(points)", "en": "best of all", "it": "il migliore"}
    data = form(row, {"feat": "big_ones", "is": "points // 50"})
    game = forms.class_of(data)
    assert game.feats == ("top", "big_ones")
    ledger = Ledger(game, list(THREE))
    ledger.add({"event": "round", "points": {"Ann": 120, "Bo": 50, "Cy": 49}})
    assert feats(ledger) == {("Ann", "top"): 1, ("Ann", "big_ones"): 2, ("Bo", "big_ones"): 1}
    said = [texts.text(game.key_of("feat_", feat)) for feat in game.feats]
    assert said == ["Best of all", "Big ones"]
    texts.use("it")
    try:
        assert texts.text(game.key_of("feat_", "top")) == "Il migliore"
    finally:
        texts.use("en")
    ledger.add({"event": "stop"})
    rows = tally.count(ledger)
    assert rows["Ann"][5:9] == [1, 2, 0, 0] and rows["Cy"][5:9] == [0, 0, 0, 0]


def test_a_feat_refuses_no_entry_and_fills_no_memory():
    # Bo's cannot be worked out, Cy's is none, and Ann's is more than anybody can do.
    data = form({"feat": "shares", "is": "(points - 10) * 100000 // (points - 20)"})
    ledger = Ledger(forms.class_of(data), list(THREE))
    ledger.add({"event": "round", "points": {"Ann": 50, "Bo": 20, "Cy": 15}})
    assert [player.score for player in ledger.game.players] == [50, 20, 15]
    assert feats(ledger) == {("Ann", "shares"): 99}


def test_who_sits_out_achieves_nothing():
    data = form({"feat": "zeros", "is": "points == 0"}, idle="players == 4 and turn == 4")
    ledger = Ledger(forms.class_of(data), list(FOUR))
    # Ann deals, and is not asked.
    ledger.add({"event": "round", "points": {"Bo": 0, "Cy": 5, "Di": 6}})
    assert feats(ledger) == {("Bo", "zeros"): 1}


def test_what_no_feat_can_be():
    fit = {"feat": "top", "is": "points == max(points)"}
    for rows, where in (
        (5 * [fit], "feats"),
        ([fit, fit], "feats[1].feat"),
        ([dict(fit, feat="no name")], "feats[0].feat"),
        ([{"feat": "top"}], "feats[0]"),
        ([dict(fit, more=1)], "feats[0]"),
        ([dict(fit, **{"for": "once"})], "feats[0].for"),
        ([dict(fit, **{"for": ["each side"]})], "feats[0].for"),
        ([dict(fit, **{"is": "pints"})], "feats[0].is"),
        ([dict(fit, en="{n} times")], "feats[0].en"),
        ({"feat": "top"}, "feats"),
    ):
        data = dict(form(), feats=rows)
        error = raises(FormError, forms.tried, data)
        assert error.where == where, (rows, error.where)
