"""The games that people play where a language is spoken are offered before the others."""

import pytest

from engine import games, texts
from engine.games import forms
from tests.proof.robot.player import BOARDS, Player

TWO = ("Ana", "Bo")


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_games_of_a_language_come_first_and_each_game_once(board, language):
    with Player(board, TWO, settings={"language": language}) as table:
        table.choose("ui.new_game")
        listed = [name for name, _, _ in table.app.stack[-1].games if name]
        first = games.first()
        assert listed[: len(first)] == first
        assert sorted(listed) == sorted({*games.names(), *first, *listed})
        assert set(games.names()) <= set(listed) and len(listed) == len(set(listed))
        said = texts.text("games.first").split()
        assert [name.removeprefix(forms.PREFIX) for name in first] == said


def test_english_begins_with_the_games_of_the_house():
    assert games.first() == []


def test_a_game_that_a_copy_lacks_is_not_offered(monkeypatch):
    monkeypatch.setattr(games, "text", lambda key: "gin no_such_game hearts rumino")
    assert games.first() == ["gin", "form:hearts", "rumino"]
