"""What is shown for a moment: the winner of a game that has just ended, the cards of a draw."""

import pytest

from tests.proof.robot.player import BOARDS
from tests.proof.robot.sitter import Sitter

TWO = ("Ana", "Bo")
END = {"event": "round", "points": {"Ana": 30, "Bo": 2}}


def ended(table, events=(END,), names=TWO, **house):
    """End a game by its last entry, up to its preview."""
    table.begin("any", names, dict({"target": 30}, **house), events[:-1])
    app = table.app
    effect, game = app.session.ledger.preview(events[-1])
    table.open("table.preview", events[-1], effect, game)


@pytest.mark.parametrize("board", (*BOARDS, "sim_128x64_5", "sim_128x64_4"))
def test_the_winner_is_large_for_two_seconds_and_no_key_counts_until_then(board):
    with Sitter(board) as table:
        ended(table)
        number = table.app.session.number
        table.box.press("ok")
        words = " ".join(table.lines())
        assert "★" in words and "Ana" in words and "30" not in words and "Bo" not in words
        # Three quick presses, and slow ones, do not begin another game.
        for _ in range(3):
            table.box.press("ok")
        table.box.press("back")
        assert table.app.stack[-1].cheers
        table.box.wait(1900)
        screen = table.app.stack[-1]
        assert screen.module == "table.ending" and not screen.cheers
        table.changed()
        table.reads("★ Ana 30", "2. Bo 2")
        assert table.app.session.number == number
        table.box.wait(400)
        table.press("ok")
        assert table.app.stack[-1].module == "setup.ready"


@pytest.mark.parametrize("name", ["Niccolò", "Zoë", "Łukasz", "Íñigo"])
def test_a_winner_with_accents_is_as_large_as_any_other(name, monkeypatch):
    sizes = {}
    with Sitter("sim_128x64") as table:
        draw = table.app.display.text
        monkeypatch.setattr(
            table.app.display,
            "text",
            lambda words, x, y, size=8, ink=1: [
                sizes.update({words: size}),
                draw(words, x, y, size, ink),
            ][1],
        )
        event = {"event": "round", "points": {name: 30, "Bo": 2}}
        ended(table, (event,), (name, "Bo"))
        table.box.press("ok")
        assert sizes[name] == 24


def test_after_a_power_cut_and_later_the_places_are_there_at_once():
    with Sitter("sim_128x64") as table:
        ended(table)
        table.box.press("ok")
        table.restart()
        assert not table.app.stack[-1].goes_on()
        table.reads("★ Ana 30")
        # Undo leads back into the game.
        table.menu("ui.undo")
        table.press("ok")
        assert not table.app.game.over


@pytest.mark.parametrize("board", BOARDS)
def test_winners_who_share_it_are_all_there(board):
    names = ("Anastasia", "Benedetta", "Carlotta", "Dominique")
    with Sitter(board) as table:
        event = {"event": "round", "points": dict.fromkeys(names, 40)}
        ended(table, (event,), names)
        table.box.press("ok")
        words = " ".join(table.lines())
        for name in names:
            assert name[:1] in words
        table.watch()
        table.reads("★ Dominique")


def test_a_game_without_a_winner_shows_the_places_at_once():
    with Sitter("sim_128x64") as table:
        table.begin("any", TWO, None, ({"event": "stop"},))
        table.app.game.winners = []
        table.app.show_sheet(True)
        assert not table.app.stack[-1].goes_on()


@pytest.mark.parametrize("board", (*BOARDS, "sim_128x64_5"))
def test_the_draw_for_the_dealer_shows_card_by_card_and_draw_for_me_comes_first(board):
    with Sitter(board) as table:
        table.open("setup.ready", "rumino", ["Ana", "Bo", "Cy"])
        table.choose("ui.draw_dealer")
        first = table.chosen()
        table.box.press("ok")
        screen = table.app.stack[-1]
        outcome = screen.part
        cuts = outcome.drawn.cuts
        assert len(cuts) >= 3 and outcome.seen <= 1
        assert first in ("Draw for me", "Draw for all", first)
        seen = [outcome.seen]
        while outcome.goes_on():
            assert outcome.drawn.cuts[-1][0] not in table.lines()[0]
            table.box.wait(100)
            if outcome.seen != seen[-1]:
                seen.append(outcome.seen)
        assert seen == list(range(seen[0], len(cuts) + 1))
        table.changed()
        assert outcome.drawn.dealer in table.lines()[0]
        table.press("ok")
        assert table.app.stack[-1].first_dealer() == outcome.drawn.dealer


def test_ok_shows_the_next_card_and_does_not_take_the_dealer():
    with Sitter("sim_128x64") as table:
        table.open("setup.ready", "ginski", ["Ana", "Bo", "Cy"])
        table.choose("ui.draw_dealer")
        table.box.press("ok")
        outcome = table.app.stack[-1].part
        while outcome.goes_on():
            before = outcome.seen
            table.box.press("ok")
            assert outcome.seen == before + 1
            table.box.wait(200)
            assert table.app.stack[-1].part is outcome
        table.box.wait(300)
        table.press("back")
        assert table.app.stack[-1].module == "setup.cut", "it can be drawn again"


def test_what_is_cut_by_hand_is_there_at_once():
    with Sitter("sim_128x64") as table:
        table.open("setup.ready", "ginski", ["Ana", "Bo", "Cy"])
        table.choose("ui.draw_dealer")
        table.choose("dealer.by_hand")
        deck = table.app.stack[-1].entry.question.deck
        for card in ("R3", "R5", "R9"):
            table.key_cards(deck, card)
        assert not table.app.stack[-1].goes_on()
        assert table.app.stack[-1].part.drawn.cuts
