"""Forms played by keys with a wrong answer: it is refused at once, with its cause, then mended."""

import pytest

from engine import texts
from engine.cards import RUMINO108
from engine.games import forms
from tests.host.firmware.screens.tour import SOAK
from tests.host.firmware.test_evening_forms import BOARDS, FOUR, LANGUAGES, NO, answer
from tests.proof.forms.evenings import REFUSED, Wrong
from tests.proof.played import PLAYED
from tests.proof.robot.player import Player
from tests.proof.robot.sitter import Sitter


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
        assert value.words[PLAYED.index(language)] in said, said
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
@pytest.mark.parametrize("form", REFUSED)
def test_a_wrong_answer_is_refused_when_it_is_given_and_put_right(form, board, language):
    names, house, before, entries, scores = REFUSED[form]
    with Player(board, FOUR, settings={"language": language}) as table:
        table.choose("ui.new_game")
        table.choose("ui.more_games")
        table.choose(forms.row_of("form:" + form)[1])
        table.seat(names)
        app = table.box.device.app
        app.stack[-1].house.update(house)
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


@pytest.mark.parametrize(("board", "language"), TURNS)
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
