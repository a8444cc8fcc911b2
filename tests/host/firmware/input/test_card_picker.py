"""The card picker on every board: what leads where is told apart, one rhythm, and nothing drops a
card silently.
"""

import random

import pytest

from engine import texts
from engine.cards import RUMINO108, RUMSKI70, STANDARD52
from engine.game.questions import cards
from engine.games import forms
from firmware.display.cards import ends
from firmware.input.cardpad import Cross, Thirds
from tests.portable.rummies import form
from tests.proof.played import PLAYED
from tests.proof.robot.sitter import Sitter

BOARDS = ("sim_128x64", "sim_128x64_5", "sim_128x64_4", "sim_128x32", "sim_72x40")
FEW = ("sim_128x64_4", "sim_128x32")


def of_rummy(name):
    """Return the deck of a rummy that is a form."""
    return forms.read(form(name)).melds.judged({}, 4).deck


# Decks of forms: four colours and cards in no meld, five suits with letters, tiles, 48 cards.
OF_FORMS = [of_rummy(name) for name in ("phase10", "five_crowns", "rummikub")]
OF_FORMS.append(forms.read(form("conquian", deck="48 x 2 + 2", wild="*")).melds.judged({}, 2).deck)


def picker(table, deck, minimum, maximum):
    """Put a picker for so many cards on the screen; return (it, the list that takes its cards)."""
    table.begin("rumino")
    taken = []
    table.open(
        "asking.cards",
        cards("keys.no_cards", deck, minimum, maximum),
        taken.append,
        table.box.device.app.game,
    )
    return table.box.device.app.stack[-1], taken


@pytest.fixture
def table(board, language):
    """A box in a language, with nothing on the table."""
    with Sitter(board) as table:
        table.change_setting("language", language)
        texts.use(language)
        yield table


@pytest.mark.parametrize("board", FEW)
@pytest.mark.parametrize("deck", [RUMINO108, RUMSKI70, STANDARD52], ids=lambda deck: deck.name)
def test_for_every_card_the_screen_says_which_of_three_keys(board, deck):
    rng = random.Random(7)
    with Sitter(board) as table:
        for _ in range(6):
            screen, _ = picker(table, deck, 1, 20)
            while len(screen.pad.cards) < 4:
                ranges = [
                    ends(screen, screen.pad.options(), i, True)
                    for i in range(3)
                    if screen.pad.options()[i]
                ]
                outer = [part.split("–") for part in ranges]
                # What one key ends with and the next one begins with differ.
                assert all(
                    one[-1] != other[0] for one, other in zip(outer, outer[1:], strict=False)
                ), ranges
                if table.box.height == 64:
                    shown = " ".join(table.middle())
                    for part in screen.pad.options():
                        if part:
                            assert (
                                screen.faces.card(part[0]) in shown
                                and screen.faces.card(part[-1]) in shown
                            )
                keys = [
                    key
                    for key, part in zip(screen.pad.keys, screen.pad.options(), strict=True)
                    if part
                ]
                table.press(rng.choice(keys))


@pytest.mark.parametrize("board", ["sim_128x64", "sim_128x64_4", "sim_72x40"])
@pytest.mark.parametrize("deck", OF_FORMS, ids=lambda deck: deck.suits + str(deck.size))
def test_every_card_of_a_forms_deck_is_keyed_and_told_apart(board, deck):
    with Sitter(board) as table:
        each = [card for card in range(deck.wild + 1 + len(deck.dead)) if deck.count(card)]
        screen, _ = picker(table, deck, 1, 20)
        faces = screen.faces
        assert len(set([faces.card(card) for card in each])) == len(each)
        assert sorted(set(faces.words().values())) == each
        some = [each[0], each[-1], each[-2], each[len(each) // 2]]
        for card in some:
            table.key_card(card)
            assert faces.card(card) in " ".join(table.lines())
        assert screen.pad.cards == some


@pytest.mark.parametrize("kind", [Cross, Thirds])
@pytest.mark.parametrize("deck", OF_FORMS, ids=lambda deck: deck.suits + str(deck.size))
def test_a_way_leads_to_every_card_of_a_forms_deck(kind, deck):
    for card in range(deck.wild + 1 + len(deck.dead)):
        pad = kind(deck)
        while deck.count(card) and not pad.cards:
            keys = [key for key, part in zip(pad.keys, pad.options(), strict=True) if card in part]
            pad.press(keys[0])
        assert pad.cards == ([card] if deck.count(card) else [])


@pytest.mark.parametrize("deck", [RUMINO108, RUMSKI70, STANDARD52], ids=lambda deck: deck.name)
def test_a_card_is_always_group_rank_suit(deck):
    for card in range(deck.wild):
        # All others of its rank are elsewhere.
        others = [
            c for c in range(card % 13, deck.wild, 13) for _ in range(deck.count(c)) if c != card
        ]
        pad = Cross(deck, others)
        steps = 0
        while not pad.cards:
            keys = [key for key, part in zip(pad.keys, pad.options(), strict=True) if card in part]
            pad.press(keys[0])
            steps += 1
        assert (pad.cards, steps) == ([card], 3)


@pytest.mark.parametrize("kind", [Cross, Thirds])
def test_a_twin_of_a_set_is_offered_only_where_twins_are_allowed(kind):
    seven, same = RUMINO108.read("7H"), RUMINO108.read("7C")
    for twins in (False, True):
        pad = kind(RUMINO108, (), None, [seven, same], twins)
        assert (pad.likely[same] > pad.likely[RUMINO108.read("2C")]) is twins
    assert Cross(RUMINO108, (), None, [seven, same]).offer not in (seven, same)


@pytest.mark.parametrize("board", BOARDS)
def test_at_the_full_count_only_done_is_offered(board):
    with Sitter(board) as table:
        screen, taken = picker(table, STANDARD52, 5, 5)
        for name in ("AS", "KS", "QS", "JS"):
            table.key_cards(STANDARD52, name)
        fifth = STANDARD52.read("10S")
        while len(screen.pad.cards) < 5:
            options = screen.pad.options()
            ways = [
                key for key, part in zip(screen.pad.keys, options, strict=True) if fifth in part
            ]
            exact = "ok" in ways and options[screen.pad.keys.index("ok")] == [fifth]
            table.press("ok" if exact else ways[0])
        table.says("ui.done")
        assert not taken
        for key in ("up", "down"):
            table.box.press(key)
            table.changed()
            assert table.blinks() and len(screen.pad.cards) == 5
            table.says("keys.cards_all", n=5, key=table.box.device.app.ui.label("ok"))
        table.box.wait(1100)
        table.changed()
        table.box.press("ok")
        assert [len(hand) for hand in taken] == [5]


@pytest.mark.parametrize("board", BOARDS)
def test_too_few_cards_are_said_and_kept(board):
    with Sitter(board) as table:
        screen, taken = picker(table, STANDARD52, 3, 5)
        table.key_cards(STANDARD52, "AS KD")
        keys = table.box.device.app.keys
        if keys.holds("right"):
            table.box.press("right")
        elif keys.holds("back"):
            return
        else:
            table.box.hold("ok")
        table.changed()
        table.says("keys.cards_more", n=2, want="3-5")
        assert len(screen.pad.cards) == 2 and not taken and table.part is screen


@pytest.mark.parametrize("board", ["sim_128x64", "sim_128x32", "sim_72x40"])
def test_a_complete_hand_says_that_the_drawn_card_may_come_too(board):
    with Sitter(board) as table:
        table.begin("rumino", ("Ana", "Bo"))
        table.open("asking.entry", "judge_hand")
        table.key_cards(RUMINO108, "7H 7C 7D 2S 3S 4S")
        assert "or 8" not in table.bar()
        table.key_cards(RUMINO108, "9D")
        assert "7" in table.bar().replace(":", " ").split()
        assert "or 8" in table.bar(), table.lines()


@pytest.mark.parametrize("language", PLAYED)
@pytest.mark.parametrize("board", BOARDS)
def test_a_key_without_cards_names_the_keys_that_have_some(table, language):
    screen, _ = picker(table, STANDARD52, 1, 5)
    ui = table.box.device.app.ui
    for _ in range(8):
        options = screen.pad.options()
        working = [key for key, part in zip(screen.pad.keys, options, strict=True) if part]
        dead = [key for key in screen.pad.keys if key not in working]
        dead = [key for key in dead if key != "ok"]
        if dead:
            break
        parts = [(len(part), key) for key, part in zip(screen.pad.keys, options, strict=True)]
        # An arrow for the court cards, whose fourth is no card here; else the smallest part.
        table.press("down" if screen.crossed else min(part for part in parts if part[0] > 1)[1])
    assert dead, "no key without cards was met"
    table.box.press(dead[0])
    table.changed()
    assert table.blinks()
    labels = [ui.label(key) for key in working]
    said = table.lines()[-1]
    assert all(label in said for label in labels) and ui.label(dead[0]) not in said, said
    assert ("o" if language == "it" else "or") in said.split()


@pytest.mark.parametrize("language", PLAYED)
@pytest.mark.parametrize("board", BOARDS)
def test_the_screen_says_what_the_letters_of_colours_mean(table, language):
    screen, _ = picker(table, RUMSKI70, 1, 5)
    if screen.crossed:
        # A group and a rank: then the arrows are colours, all four with their names.
        table.press("up", "up")
    shown = " ".join(table.middle())
    for suit in range(4 if screen.crossed else 5):
        names = screen.faces.legends(suit)
        assert any(name in shown for name in names), (names, shown)
