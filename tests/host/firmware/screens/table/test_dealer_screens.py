"""The deal, the deck, the upcard and the draw for the first dealer, by keys and from the pixels."""

import random

import pytest

from engine import games, texts
from tests.proof.robot.eyes import plain
from tests.proof.robot.player import BOARDS, Player

NAMES = ["Ana", "Bo", "Cy"]


@pytest.fixture(autouse=True)
def english():
    texts.use("en")
    yield
    texts.use("en")


@pytest.fixture(params=BOARDS)
def person(request):
    with Player(request.param, NAMES) as person:
        yield person


def begin(person, game, names=NAMES, options=None):
    """Put a game on the table; its entries are not what is tested."""
    app = person.box.device.app
    app.session.start_game(game, names, games.load(game).with_defaults(options), names[0])
    app.show_sheet()
    person.box.step()
    person.changed()


def test_gsk_1_the_deal_in_its_order_with_what_remains(person):
    begin(person, "ginski")
    person.menu("ui.deal")
    person.says("ui.deals", name="Ana")
    words = person.paper()
    for part in ("1 Bo 10", "2 Cy 10", "3 ■ Ana 10", "upcard 1", "stock 39", "Bo starts"):
        assert part in words, (part, words)


def test_tus_2_two_players_by_fives_to_the_right(person):
    begin(person, "tuscan", ["Ana", "Bo"])
    person.menu("ui.deal")
    words = person.paper()
    assert (
        "1 Bo 10" in words and "5 + 5" in words and "to the right" in words and "stock 20" in words
    )


def test_rml_5_the_widow_is_dealt_to_first(person):
    begin(person, "rummoli")
    person.menu("ui.deal")
    words = person.paper()
    assert (
        "1 widow 13" in words
        and "2 Bo 13" in words
        and "4 ■ Ana 13" in words
        and "stock" not in words
    )


def test_the_deck_tells_how_many_of_what_there_are(person):
    begin(person, "rumino")
    person.menu("ui.deal")
    person.press("right")
    words = person.paper()
    for part in ("108", "4 × 26", "13 × 8", "2", "86"):
        assert part in words.split() or part in words, (part, words)
    assert "short" in words and "by rank" in words


def test_gsk_2_the_upcard_goes_round_and_who_takes_it_has_had_a_turn(person):
    begin(person, "ginski")
    person.menu("ui.deal")
    person.press("ok")
    person.says("Bo")
    person.press("down")
    person.says("Cy")
    person.press("ok")
    person.says("Ana plays next.")
    person.press("back")
    person.says("Cy")
    person.press("down")
    person.says("Ana")
    person.press("down")
    person.says("All passed.", "Bo starts by drawing.")
    person.press("ok")
    person.says("ui.deals", name="Ana")


def test_gsk_2_the_dealer_takes_it_last(person):
    begin(person, "ginski")
    person.menu("ui.deal")
    person.press("ok", "down", "down", "ok")
    person.says("Bo plays next.")


def test_only_ginski_offers_the_upcard(person):
    begin(person, "rumski")
    person.menu("ui.deal")
    assert "upcard" not in person.hints()
    person.box.press("ok")
    person.changed()
    assert person.blinks(), "OK has no meaning there, and says so"


def ready(person, game, options=None):
    person.box.device.app.open(
        "setup.ready", game, NAMES, games.load(game).with_defaults(options), "Ana"
    )
    person.box.step()
    person.changed()
    person.choose("ui.draw_dealer")


def test_rsk_1_the_box_draws_and_the_lowest_deals_first(person, monkeypatch):
    # Bo and Cy draw equal cards, and again; Cy draws the lower one.
    drawn = [3, 13, 25, 12, 25]
    monkeypatch.setattr(random, "getrandbits", lambda bits: drawn.pop(0))
    ready(person, "rumski")
    person.choose("dealer.by_box")
    person.says("ui.deals", name="Cy")
    words = person.paper()
    assert words.count("… ") == 2, "two drew again"
    person.press("ok")
    assert person.box.device.app.stack[-1].dealer == "Cy"


def test_rml_1_equal_cuts_are_keyed_again_by_those_concerned(person):
    ready(person, "rummoli")
    person.choose("dealer.by_hand")
    screen = person.box.device.app.stack[-1]
    for who, card in (("Ana", 12), ("Bo", 25), ("Cy", 3), ("Ana", 5), ("Bo", 0)):
        assert who in person.bar(), (who, person.bar())
        screen.part.pad.cards = [card]
        screen.part.finish()
        person.box.step()
        person.changed()
    words = person.paper()
    assert "K♠" in words and "A♠" in words
    assert "Bo" in person.bar()
    person.press("ok")
    assert screen.app.stack[-1].dealer == "Bo"


def test_a_cut_is_keyed_with_the_card_picker_in_three_presses():
    with Player("sim_128x64", NAMES) as person:
        ready(person, "rumski")
        person.choose("dealer.by_hand")
        person.press("left", "left", "left", "left", "up", "left", "right", "left", "left")
        assert plain(person.middle()).startswith("■ Ana"), person.lines()
        person.says("RSK-1")
        person.press("back")
        assert "Cy" in person.bar()
        while person.box.device.app.stack[-1].boxed is not None:
            person.press("back")
        person.choose("dealer.by_box")
        person.says("RSK-1")
        person.press("back", "back")
        person.says("ui.ready")


@pytest.mark.parametrize("game", ["rumino", "rummoli", "rumski", "tuscan", "ginski"])
def test_a_draw_can_be_left_from_everywhere(person, game):
    ready(person, game)
    person.choose("dealer.by_hand")
    person.press("back", "back")
    assert person.box.device.app.stack[-1].module == "setup.ready"
