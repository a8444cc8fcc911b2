"""What is shown for a moment: the winner of a game that has just ended, the cards of a draw."""

import random

import pytest

from engine import texts
from host_tools.base.speaking import speaking
from tests.proof.played import PLAYED
from tests.proof.robot.player import BOARDS
from tests.proof.robot.sitter import Sitter

TWO = ("Ana", "Bo")
END = {"event": "round", "points": {"Ana": 30, "Bo": 2}}


def ended(table, events=(END,), names=TWO, **house):
    """End a game by its last entry, up to its preview."""
    table.begin("any", names, dict({"target": 30}, **house), events[:-1])
    app = table.app
    effect, game = app.open_game.ledger.preview(events[-1])
    table.open("table.preview", events[-1], effect, game)


@pytest.mark.parametrize("board", (*BOARDS, "sim_128x64_5", "sim_128x64_4"))
def test_the_winner_is_large_for_two_seconds_and_no_key_counts_until_then(board):
    with Sitter(board) as table:
        ended(table)
        number = table.app.open_game.number
        table.box.press("ok")
        words = " ".join(table.lines())
        assert "★" in words and "Ana" in words and "30" in words and "Bo" not in words
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
        assert table.app.open_game.number == number
        table.box.wait(400)
        table.press("ok")
        assert table.app.stack[-1].module == "setup.ready"


@pytest.mark.parametrize("first", range(0, 300, 50))
@pytest.mark.parametrize("gap", (0, 20, 40, 80, 120, 160, 300))
@pytest.mark.parametrize("board", ("sim_128x64", "sim_72x40"))
def test_presses_without_a_pause_count_once_the_places_are_in_sight_for_a_second(board, gap, first):
    with Sitter(board) as table:
        ended(table)
        number = table.app.open_game.number
        table.box.press("ok")
        table.box.wait(first)
        cheering = places = 0
        while table.top.module == "table.ending":
            table.box.press("right")
            table.box.wait(gap)
            cheering += table.top.module == "table.ending" and table.top.cheers
            places += table.top.module == "table.ending" and not table.top.cheers
            assert cheering + places < 40, (cheering, places, table.lines())
        # What comes of it is what the press is for, and nothing is begun or lost.
        assert table.top.module == "people.payments"
        assert table.app.open_game.number == number and cheering


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


@pytest.mark.parametrize("board", BOARDS)
def test_the_keys_are_named_as_later_and_one_that_is_early_says_what_comes_first(board):
    with Sitter(board) as table:
        ended(table)
        table.box.press("ok")
        table.box.wait(400)
        table.changed()
        hints = table.lines()[-1]
        table.box.press("ok")
        table.changed()
        assert table.lines()[-1] in texts.variants("ui.places_first")
        table.watch()
        table.box.wait(1200)
        table.changed()
        table.reads("★ Ana 30")
        assert hints == table.lines()[-1] and "menu" in hints


ALIKE = (
    "Alessandra M", "Alessandro M", "Alessia", "Massimiliano", "Massimo", "Benedetta", "Ben",
    "Bo", "Wwwwwwwwwwww", "Christopher", "Anna-Lena", "Player 12",
)  # fmt: skip


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("board", BOARDS)
def test_winners_are_told_from_all_players_and_whole_where_they_fit(board, seed, monkeypatch):
    """A smaller font comes before a shorter name; names of those who did not win count, too."""
    chance = random.Random(f"winners {board} {seed}")
    language = chance.choice(PLAYED)
    with speaking(language), Sitter(board, settings={"language": language}) as table:
        for _ in range(3):
            names = chance.sample(ALIKE, chance.randint(2, 8))
            won = chance.sample(names, chance.choice((1, 1, 2)))
            points = {name: 40 if name in won else chance.randrange(9) for name in names}
            ended(table, ({"event": "round", "points": points},), names)
            drawn = []
            draw = table.app.display.text
            with monkeypatch.context() as patch:
                noted = lambda *given, to=drawn, by=draw: to.append(given) or by(*given)  # noqa: E731
                patch.setattr(table.app.display, "text", noted)
                table.box.press("ok")
            ui = table.app.ui
            shown = [given for given in drawn if ui.top <= given[2] < ui.height - 8]
            text = " ".join(given[0] for given in shown)
            for name in sorted(won, key=names.index):
                others = [other for other in names if other != name]
                if ui.fits("★ " + name, ui.width - 4) and len(won) == 1:
                    assert name in text, (name, text)
                first = name[: min(4, len(name))]
                cut = [word for word in text.split() if word == first != name]
                # A bare beginning is nobody else's.
                assert not cut or not any(other.startswith(first) for other in others), text
            ahead = 40 - max([points[name] for name in names if name not in won], default=40)
            where = drawn if ui.rows < 3 else shown
            said = texts.variants("ui.won_by", score=40, n=ahead) if ahead else ["40"]
            assert any(given[0] in said for given in where), (said, where)


ROUND = {"event": "round", "ender": "Ana", "deadwood": {"Ana": 0, "Bo": 60, "Cy": 60}}
LAST = {"event": "round", "ender": "Ana", "deadwood": {"Ana": 0, "Bo": 60}}
LEAVES = [{"event": "leave", "player": name} for name in ("Bo", "Cy")]


@pytest.mark.parametrize(
    ("events", "said"),
    [((ROUND, LEAVES[1], LAST), "-20, 140 ahead"), ((ROUND, *LEAVES), "-10")],
)
def test_the_margin_is_to_the_next_place_but_not_to_who_left(events, said):
    with Sitter("sim_128x64") as table:
        table.begin("rumino", ("Ana", "Bo", "Cy"), None, events[:-1])
        ledger = table.app.open_game.ledger
        table.open("table.preview", events[-1], *ledger.preview(events[-1]))
        table.box.press("ok")
        table.changed()
        assert said in table.lines(), table.lines()


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
