"""The games that people play where a language is spoken are offered before the others."""

import importlib

import pytest

from engine import games, texts
from engine.games import forms
from host_tools.base import languages
from host_tools.base.speaking import speaking
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


# Where people live, and the first game there.
REGIONS = {
    ("de", "de-CH"): "form:schieber",
    ("de", "de-DE"): "form:skat",
    ("de", "de-AT"): "form:romme",
    ("es", "es-MX"): "form:conquian",
    ("es", "es-AR"): "form:canasta",
    ("es", "es-419"): "form:chinchon",
    ("fr", "fr-CA"): "form:hearts",
    ("fr", "de-CH"): "form:belote",
    ("fr", "de-CH,fr-CH"): "form:schieber",
    ("it", "it-IT"): "form:burraco",
    ("de", "de,de-ch"): "form:schieber",
}


@pytest.fixture
def anywhere():
    """Let people live nowhere in particular afterwards."""
    yield
    games.live_in([])


@pytest.mark.usefixtures("anywhere")
@pytest.mark.parametrize(("spoken", "first"), REGIONS.items())
def test_who_lives_elsewhere_begins_with_the_games_of_there(spoken, first):
    language, tags = spoken
    with speaking(language):
        games.live_in(tags.split(","))
        assert games.first()[0] == first
        # The list of the other games has the same order.
        ours = [name for name in games.first() if name.startswith(forms.PREFIX)]
        assert games.forms_offered()[: len(ours)] == ours


@pytest.mark.parametrize("language", languages.offered())
def test_what_is_first_in_a_region_is_a_game_that_the_language_has_whole(language):
    table = importlib.import_module(f"engine.texts.{language}.games").TEXTS
    whole = languages.whole(language)
    for key, said in zip(table[::2], table[1::2], strict=True):
        if key.startswith("first"):
            found = [name for name in said.split() if {name, forms.PREFIX + name} & set(whole)]
            assert found == said.split(), key
