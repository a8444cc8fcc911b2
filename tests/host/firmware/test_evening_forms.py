"""Each form, chosen and played by keys to its end, with an edit of its first entry.

The scores are worked out by hand; the board reads as people see it.
"""

import pytest

from engine import texts
from engine.games import forms
from tests.proof.robot.eyes import forms as forms_of
from tests.proof.robot.player import Player

FOUR = ("Ana", "Ben", "Cleo", "Dan")
THREE = FOUR[:3]
NOBODY = "forms.nobody"
YES, NO = "all.yes", "all.no"


class Signed(int):
    """A number that is asked with its sign."""


def signed(*numbers):
    return [Signed(number) for number in numbers]


# Form -> (players, house rules, answers of each entry, answers of the edit of the first entry,
# scores at the end, who wins). Everyone is asked from the dealer's left, Ana deals first.
GAMES = {
    "hearts": (
        THREE,
        {"target": 30},
        [[13, 13, 0], [26, 0, 0]],
        [10, 10, 6],
        [32, 36, 10],
        ["Cleo"],
    ),
    "spades": (
        FOUR,
        {"target": 100},
        [[3, 3, 2, 4], [2, 4, 2, 5], [3, 2, 3, 2], [3, 2, 4, 4]],
        [2, 3, 2, 4],
        [72 + 61, 40 + 42, 72 + 61, 40 + 42],
        ["Ana", "Cleo"],
    ),
    "oh_hell": (
        THREE,
        {"cards": 2},
        [[0, 1, 0], [0, 1, 1], [0, 0, 0], [1, 0, 0]],
        [0, 0, 1],
        [21, 20, 0],
        ["Ana"],
    ),
    "king": (
        FOUR,
        {},
        [[cards, 0, 0, 0] for cards in (13, 13, 8, 4, 1, 2, 13, 13, 13, 13)],
        [0, 13, 0, 0],
        [125, 165, -375, 85],
        ["Ben"],
    ),
    "scala40": (
        THREE,
        {"target": 30},
        [["Ana", NO, 10, 20], ["Ana", NO, 15, 5], ["Ana", NO, 9]],
        ["Ana", YES, 10, 20],
        [0, 34, 35],
        ["Ana"],
    ),
    "scopa": (
        FOUR,
        {"target": 5},
        [["Ana", "Ana", NOBODY, "Ben", 1, 2], ["Ana", "Cleo", "Ben", "Dan", 1, 0]],
        ["Ana", "Ben", NOBODY, "Ben", 1, 2],
        [6, 5, 6, 5],
        ["Ana", "Cleo"],
    ),
    "burraco": (
        FOUR,
        {"target": 1000},
        [
            ["Ana", NO, YES, 0, 2, 0, 1, 0, 0, 100, 320, 65, 50],
            ["Ben", YES, YES, 1, 1, 0, 0, 1, 0, 200, 150, 0, 10],
        ],
        ["Ana", NO, YES, 0, 1, 0, 1, 0, 0, 100, 320, 65, 50],
        [1220, 375, 1220, 375],
        ["Ana", "Cleo"],
    ),
    "canasta": (
        FOUR,
        {"target": 2000},
        [
            ["Ana", NO, NO, YES, 0, 1, 0, 1, 1, 3, 0, 400, 100, 0],
            [NOBODY, NO, YES, YES, 2, 0, 0, 1, 0, 0, 300, 100, 50, 20],
        ],
        ["Ana", NO, NO, YES, 0, 0, 0, 1, 1, 3, 0, 400, 100, 0],
        [2350, 180, 2350, 180],
        ["Ana", "Cleo"],
    ),
    "euchre": (
        FOUR,
        {"target": 5},
        [["Ana", NO, 3], ["Ben", NO, 2]],
        ["Ana", YES, 5],
        [6, 0, 6, 0],
        ["Ana", "Cleo"],
    ),
    "skat": (
        THREE,
        {"rounds": 3},
        [["Ana", 24, YES], [NOBODY], ["Cleo", 18, YES]],
        ["Ana", 24, NO],
        [-48, 0, 18],
        ["Cleo"],
    ),
    "schieber": (
        FOUR,
        {"target": 500},
        [[2, 57, 100, 0, 20], [1, 157, 0, 0, 0]],
        [4, 57, 100, 0, 20],
        [637, 228, 637, 228],
        ["Ana", "Cleo"],
    ),
    "rummy500": (
        THREE,
        {"target": 100},
        [signed(40, -10, 30), signed(20, 10, 50)],
        signed(60, -10, 30),
        [40, 110, 10],
        ["Ben"],
    ),
}
BOARDS = ("sim_128x64", "sim_72x40")


def answer(table, values):
    for value in values:
        if isinstance(value, Signed):
            table.signed(int(value))
        elif isinstance(value, int):
            table.number(value)
        else:
            table.choose(value)


def sit_down(table, title, names):
    """Begin the game with the form called `title`."""
    table.choose("ui.new_game")
    table.choose("ui.more_games")
    table.choose(title)
    table.seat(names)
    table.choose("ui.begin")


def enter(table, values):
    table.press("ok")
    answer(table, values)
    table.keep()


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("form", GAMES)
def test_a_form_is_played_to_its_end_with_an_early_edit(form, board, language):
    names, house, entries, edit, scores, winners = GAMES[form]
    title = forms.row_of("form:" + form)[1]
    with Player(board, FOUR, settings={"language": language}) as table:
        table.choose("ui.new_game")
        table.choose("ui.more_games")
        table.choose(title)
        table.seat(names)
        app = table.box.device.app
        app.stack[-1].house.update(house)
        table.choose("ui.begin")
        # The first round, then its first entry once more: everything is scored anew.
        steps = len(app.game.steps)
        for values in entries[:steps]:
            enter(table, values)
        table.menu("ui.history")
        for _ in range(steps - 1):
            table.press("down")
        table.press("ok", "ok")
        answer(table, edit)
        table.says("ui.do_keep")
        table.press("ok")
        table.press("back", "back")
        if form == "scala40":
            table.menu(app.game.section + ".do_rientro")
            table.choose("Cleo")
            table.keep()
            assert app.game.find("Cleo").score == 20
        for values in entries[steps:]:
            assert not app.game.over
            enter(table, values)
        assert [player.score for player in app.game.players] == scores
        assert app.game.over and app.game.winners == winners
        table.wait(2500)
        page = table.paper()
        for name, score in zip(names, scores, strict=True):
            assert str(score) in page, (name, page)
        # A power cut changes nothing.
        table.restart()
        app = table.box.device.app
        assert [player.score for player in app.game.players] == scores
        assert app.game.over
    texts.use("en")


@pytest.mark.parametrize("board", ["sim_128x64", "sim_128x32", "sim_72x40"])
def test_partners_share_a_line_and_the_bar_says_who_deals(board):
    with Player(board, FOUR) as table:
        sit_down(table, "Spades", ("Ben", "Ana", "Dan", "Cleo"))
        words = " ".join(table.lines())
        assert "Be" in words and "Da" in words and "+" in words
        app = table.box.device.app
        assert [list(side) for side in app.game.sides.lists] == [["Ben", "Dan"], ["Ana", "Cleo"]]
        assert len(app.stack[-1].seats()) == 2
        assert "Ben" in table.bar()
        table.press("down", "down")
        assert app.stack[-1].chosen() == "Ana"


def test_the_book_has_the_rules_of_the_form_on_the_table():
    with Player("sim_128x64", FOUR) as table:
        sit_down(table, "Spades", FOUR)
        table.menu("rulebook_screen.title")
        assert "SPD" in table.bar()
        table.choose("rulebook.topic_score")
        assert "SPD-3" in " ".join(table.lines())


OWN = {
    "form": "wizard",
    "title": "Wizard",
    "players": [3, 6],
    "steps": [
        {"step": "bids", "fields": [{"field": "bid", "for": "each player", "is": "0 to 20"}]},
        {
            "step": "hand",
            "fields": [
                {"field": "tricks", "for": "each player", "is": "0 to round", "sum": "round"}
            ],
            "score": "20 + 10 * bid if tricks == bid else -10 * abs(tricks - bid)",
        },
    ],
    "end": {"wins": "high", "rounds": "60 // players"},
}


def test_a_form_of_ones_own_is_kept_and_its_game_opens_without_the_list():
    from engine.games.forms import _own
    from firmware.games import forms as box_forms

    with Player("sim_128x64", THREE) as table:
        store = table.box.device.app.store
        assert box_forms.refusal(store, OWN) is None
        assert box_forms.keep(store, OWN)
        sit_down(table, "Wizard", THREE)
        enter(table, [1, 0, 1])
        enter(table, [1, 0, 0])
        app = table.box.device.app
        assert [player.score for player in app.game.players] == [-10, 30, 20]
        # The form travels with the game.
        assert box_forms.delete(app.store, "wizard")
        _own.clear()
        table.restart()
        app = table.box.device.app
        assert [player.score for player in app.game.players] == [-10, 30, 20]
        assert app.session.journal.header["form"] == OWN
        refused = dict(OWN, form="spades")
        assert box_forms.refusal(app.store, refused)[0] == "forms.taken"
        broken = dict(OWN, end={"wins": "most"})
        assert "end.wins" in texts.text(
            *box_forms.refusal(app.store, broken)[:1], **box_forms.refusal(app.store, broken)[1]
        )
        assert forms_of("ui.more_games")


@pytest.mark.parametrize("board", BOARDS)
def test_points_are_counted_from_the_cards_of_a_hand(board):
    with Player(board, THREE) as table:
        sit_down(table, "Scala 40", THREE)
        table.press("ok")
        answer(table, ["Ana", NO])
        # Ace, king, nine and a joker: 11 + 10 + 9 + 25.
        table.write("as kh 9d jk \n")
        answer(table, [7])
        table.keep()
        app = table.box.device.app
        assert list(app.session.ledger.events())[0]["points"] == {"Ben": 55, "Cleo": 7}
        assert [player.score for player in app.game.players] == [0, 55, 7]


@pytest.mark.parametrize("board", BOARDS)
def test_the_primiera_is_worked_out_from_the_best_card_of_each_suit(board):
    with Player(board, THREE) as table:
        sit_down(table, "Scopa", ("Ana", "Ben"))
        table.press("ok")
        answer(table, ["Ana", "Ben", "all.by_cards"])
        # Ana: 21 + 21 + 18 + 16 = 76. Ben: 21 + 21 + 10 + 15 = 67.
        table.write("7s 7h 6d ac \n")
        table.write("7d 7c ks 5h \n")
        answer(table, ["Ben", 0, 1])
        table.keep()
        app = table.box.device.app
        assert next(iter(app.session.ledger.events()))["primiera"] == "Ana"
