"""A third language: longer, with accents, words in another order and three forms by number.

It goes through what every language goes through: letters, rows, all scenes on every size of screen,
and a report.
"""

import pytest

from engine import texts
from firmware.display.fonts import size8, size16
from host_tools.base.speaking import speaking
from host_tools.evening import season
from host_tools.evening.export import open_place, page, read_game
from host_tools.release import widths
from host_tools.release.languages import gaps
from tests.host.engine.texts import test_text_fit as fit
from tests.host.firmware.screens.inspector import inspect
from tests.proof import pseudo
from tests.proof.bench.screen import pictures

# What lies over the last row for a moment covers what is there.
SAID = "is covered"


@pytest.fixture
def language():
    with pseudo.installed() as name:
        yield name


def test_it_is_longer_accented_and_in_another_order():
    assert pseudo.text("{n} cards left over|left") == "övér léft öñé çàrds {n} öñé|léft"
    words = "This press is meant for the page before"
    assert len(pseudo.longer(words)) >= len(words) * 4 // 3
    assert pseudo.text("{n} card#{n} cards").count("#") == 2
    assert sorted({pseudo.form_of(n) for n in range(200)}) == [0, 1, 2]


def test_it_has_every_text_with_its_facts_and_its_forms(language):
    count = 0
    for section in widths.SECTIONS:
        for name, home in widths.keys_of(section).items():
            texts.use(language)
            found = texts._find(f"{section}.{name}")
            for length in found.split("|"):
                assert gaps(length) <= gaps(home)
            count += found != home
    assert count > 1000


@pytest.mark.parametrize("font", [size8, size16], ids=["size8", "size16"])
def test_the_fonts_have_its_letters(font):
    assert set("àéíöñüçÀÉÖÜÑ") <= set(font.MORE)


def test_three_forms_by_number_are_chosen(language):
    texts.use(language)
    said = {n: texts.text("any.goal_rounds", n=n) for n in (1, 2, 5, 22, 25)}
    assert said[1] != said[2].replace("2", "1") and len(set(said.values())) == len(said)


@pytest.mark.parametrize("board", fit.BOARDS[:3])
def test_its_rows_hints_and_house_rules_fit(language, board):
    table = fit.Table(board, language)
    for check in (
        widths.details,
        widths.last_row,
        widths.papers,
    ):
        assert not list(check(table.ui))


@pytest.mark.parametrize("board", fit.BOARDS[:3])
def test_every_scene_can_be_played_and_nothing_is_cut(language, board):
    wrong, count = [], 0
    for name, _, table in pictures(board, language):
        count += 1
        wrong += [(name, what) for what in inspect(table.box).wrong if SAID not in what]
        assert texts.language() == language
    assert count > 200 and not wrong


def test_a_report_has_its_words(language, tmp_path):
    season.make(tmp_path / "season", count=2)
    source = open_place(tmp_path / "season")
    games = [read_game(source, number) for number in source.numbers()]
    with speaking(language):
        said = page(games)
    assert '<html lang="xx">' in said and "öñé" in said
