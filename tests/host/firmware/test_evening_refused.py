"""Forms played by keys with a wrong answer: it is refused at once, with its cause, then mended."""

import pytest

from engine import texts
from engine.cards import RUMINO108
from engine.games import forms
from tests.host.firmware.screens.tour import SOAK
from tests.host.firmware.test_evening_forms import BOARDS, FOUR, LANGUAGES, NO, THREE, answer
from tests.proof.forms.evenings import HEARTS, NOBODY, SCHNEIDER, SCHNEIDER_SAID, WITH, YES
from tests.proof.robot.player import Player
from tests.proof.robot.sitter import Sitter


class Wrong:
    """An answer that is refused by `rule`, with words of the refusal in each language."""

    def __init__(self, value, rule, *words):
        self.value, self.rule, self.words = value, rule, words


# Form -> (players, scores of corrections before, answers of each entry, scores after it).
GAMES = {
    "skat": (
        FOUR,
        {},
        [
            ["Ben", Wrong(19, "SKT-5", "19", "19"), 20, HEARTS, WITH, 2, YES]
            + [SCHNEIDER_SAID, SCHNEIDER]
        ],
        # With 2, game 3, hand 4, schneider 5, announced 6; Ana sits out.
        [0, 60, 0, 0],
    ),
    "burraco": (
        THREE,
        {},
        [
            ["Ana", NOBODY, YES, Wrong(NO, "BUR-8", "Ana took", "è di Ana"), YES]
            # Clean, semi-clean and dirty ones, the points laid and held, of both sides.
            + [0, 0, 0, 0, 0, 0, 160, 65, 5, 5]
        ],
        # Ben and Cleo divide 155.
        [60, 78, 78],
    ),
    "phase10": (
        THREE,
        {},
        [["Ana", YES, NO, Wrong(NO, "PTN-4", "Ana cannot", "Ana non può"), YES, 5, 60]],
        [0, 5, 60],
    ),
    "wizard": (
        THREE,
        {},
        # One trick, and a second would be entered.
        [[1, 0, 0], [1, 0, Wrong("1", "WIZ-4", "0 to 0", "da 0 a 0"), 0]],
        [20, 30, 20],
    ),
    "spades": (
        FOUR,
        {"Ben": -120},
        # The side of Ben is behind, and Dan bids nil before looking.
        [
            [4, 3, 0, 3, YES],
            [5, 4, 0, Wrong("5", "SPD-2", "0 to 4", "da 0 a 4"), 4],
        ],
        [60 + 2, -120 + 40 + 1 + 200, 62, 121],
    ),
}


def given(table, values, language):
    """Give the answers; a wrong one is refused and replaced."""
    for value in values:
        if not isinstance(value, Wrong):
            answer(table, [value])
            continue
        typed = isinstance(value.value, str) and value.value.isdigit()
        if typed:
            # The pad does not lead there.
            table.write(value.value)
        else:
            answer(table, [value.value])
        said = " ".join(table.lines())
        assert value.rule in said, said
        assert value.words[texts.LANGUAGES.index(language)] in said, said
        if typed:
            table.wait(1100)
            continue
        table.press("ok")
        if isinstance(value.value, int):
            # What was typed is erased.
            table.press(*["back"] * len(str(value.value)))


# Each screen in one of the languages; with MELDMATE_SOAK=1 in both.
TURNS = [
    (board, language)
    for at, board in enumerate(BOARDS)
    for language in (LANGUAGES if SOAK else LANGUAGES[at : at + 1])
]


@pytest.mark.parametrize(("board", "language"), TURNS)
@pytest.mark.parametrize("form", GAMES)
def test_a_wrong_answer_is_refused_when_it_is_given_and_put_right(form, board, language):
    names, before, entries, scores = GAMES[form]
    with Player(board, FOUR, settings={"language": language}) as table:
        table.choose("ui.new_game")
        table.choose("ui.more_games")
        table.choose(forms.row_of("form:" + form)[1])
        table.seat(names)
        app = table.box.device.app
        if form == "spades":
            app.stack[-1].house["blind_nil"] = "yes"
        table.choose("ui.begin")
        for name, by in before.items():
            app.session.add({"event": "adjust", "player": name, "by": by, "reason": "before"})
        app.show_sheet()
        table.wait(2000)
        for values in entries:
            table.press("ok")
            given(table, values, language)
            table.keep()
        assert [player.score for player in app.game.players] == scores
    texts.use("en")


@pytest.mark.parametrize(("board", "language"), [("sim_128x64", "it"), ("sim_72x40", "en")])
def test_scopa_by_cards_refuses_who_has_not_the_seven(board, language):
    with Sitter(board, FOUR[:2], settings={"language": language}) as table:
        table.begin("form:scopa", FOUR[:2])
        table.press("ok")
        answer(table, ["Ana", "Ben", "all.by_cards"])
        # Clubs are keyed by their letter in each language.
        clubs = {"en": "c", "it": "f"}[language]
        table.write(f"7d 6s ah 5{clubs} \n")
        table.write(f"7s 7h 7{clubs} \n")
        # Who has the seven is offered; another name is refused at once.
        assert table.inside().stack[-1].entry.question.default == "Ana"
        said = ["7♦ is among the cards of Ana", "7♦ è tra le carte di Ana"]
        given(table, [Wrong("Ben", "SCO-2", *said), "Ana", 1, 2], language)
        table.keep()
        assert [player.score for player in table.inside().game.players] == [1 + 1 + 1 + 2, 1 + 1]


@pytest.mark.parametrize(("board", "language"), [("sim_128x64", "en"), ("sim_72x40", "it")])
def test_cards_of_a_number_are_there_again_in_an_edit_and_after_a_power_cut(board, language):
    with Sitter(board, FOUR[:3], settings={"language": language}) as table:
        table.begin("form:scala40", FOUR[:3])
        table.press("ok")
        answer(table, ["Ana", NO])
        table.write("as jk \n")
        table.write("kh \n")
        table.keep()
        table.restart()
        game = table.inside().game
        assert [player.score for player in game.players] == [0, 36, 10]
        table.menu("ui.history")
        table.press("ok", "ok")
        answer(table, ["Ana", NO])
        # The cards of each are counted, kept with OK, and changed where they are shown.
        assert table.part.value() == 36
        table.press("ok")
        assert table.part.value() == 10
        table.part.by_cards("")
        table.wait(1000)
        assert table.part.pad.cards == RUMINO108.read_all(["KH"])
        table.write("2h \n")
        table.press("ok")
        assert [player.score for player in table.inside().game.players] == [0, 36, 12]
