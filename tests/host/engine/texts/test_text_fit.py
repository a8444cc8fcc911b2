"""Every text has a form that fits where it stands, on every screen size and in every language."""

import ast

import pytest

from engine import games, texts
from firmware.display.fitting import Fitting
from host_tools.base import languages
from host_tools.base.speaking import speaking
from host_tools.release import widths
from host_tools.simulated.simulator import Simulator
from tests.portable.tools import untyped
from tests.proof import samples
from tests.proof.played import PLAYED

BOARDS = ("sim_72x40", "sim_128x32", "sim_128x64", "sim_128x64_4", "sim_128x64_5")


class Table:
    """The program of one board, in one language, for its way of measuring and of choosing forms."""

    def __init__(self, board, language):
        self.simulator = Simulator(board)
        texts.use(language)
        self.ui = self.simulator.device.app.ui


@pytest.fixture(params=[(board, language) for board in BOARDS for language in PLAYED], ids="-".join)
def table(request):
    yield Table(*request.param)
    texts.use("en")


def test_long_words_are_broken_at_a_mark(table):
    ui = table.ui
    lines = ui.wrap("house: undercut_pays=ender_only", 64)
    assert lines == ["house:", "undercut_", "pays=ender_", "only"], lines
    assert "".join(ui.wrap("WWWWWWWWWWWWWWWWWWWW", 64)) == "W" * 20


def test_a_product_and_a_name_with_its_number_are_not_broken_between_two_lines():
    ui = Fitting(72, lambda words, font=8: 6 * len(words))
    assert ui.wrap("Ann+Mar: 10 x 6 + 2", 62) == ["Ann+Mar:", "10 x 6 + 2"]
    ui.names = ("Anna", "Elena")
    assert ui.wrap("bid: Anna 3, Elena 2", 112) == ["bid: Anna 3,", "Elena 2"]
    # A name that leaves no room for its number is told from it all the same.
    ui.names = ("Mariangela",)
    assert ui.wrap("Mariangela 4", 66) == ["Mariangela", "4"]


def test_a_hint_names_its_text_as_all_labels_do():
    """A bare text is drawn as it stands: the key of a text comes with its facts."""
    wrong = [
        ast.unparse(node)
        for node in widths.nodes()
        if isinstance(node, ast.Tuple)
        and len(node.elts) == 2
        and all(isinstance(part, ast.Constant) for part in node.elts)
        and str(untyped(node.elts[0]).value).rstrip("–") in widths.KEYS
        and texts.has(untyped(node.elts[1]).value)
    ]
    assert not wrong


CHECKS = (
    widths.rows,
    widths.abouts,
    widths.details,
    widths.papers,
    widths.last_row,
    widths.side_by_side,
    widths.questions,
)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_it_fits(table, check):
    assert not list(check(table.ui))


@pytest.mark.parametrize("game", games.names())
def test_house_rules_and_what_the_referee_is_asked_fit(table, game):
    assert not list(widths.of_game(table.ui, game))


# Those that are played are measured on each size above.
@pytest.mark.parametrize("language", languages.offered())
def test_no_language_is_too_long_for_the_smallest_screen(language):
    with speaking(language):
        assert not list(widths.too_long(Simulator("sim_72x40").device.app.ui))


LONG = "Rindfleischetikettierung"


@pytest.mark.parametrize(
    ("section", "name"),
    [
        ("ui", "new_game"),
        ("rumino", "about_twins"),
        ("all", "yes"),
        ("ui", "back"),
        ("rumino", "option_twins"),
        ("form_skat", "ask_game"),
        ("kit", "wilds"),
    ],
)
def test_what_is_too_long_is_named(section, name):
    table = dict(languages.table("it", section) or languages.english(section))
    rows = tuple(
        word for one, words in table.items() for word in (one, LONG if one == name else words)
    )
    texts.add(section, rows, "it")
    try:
        with speaking("it"):
            found = list(widths.too_long(Simulator("sim_72x40").device.app.ui))
    finally:
        texts.remove(section)
    assert any(LONG in words for _, words in found), found
    assert any(name.split("_", 1)[-1] in key for key, _ in found), found


@pytest.mark.parametrize("game", games.names())
def test_what_the_sheet_enters_and_its_menu_fit_side_by_side(table, game):
    ui = table.ui
    names = samples.of(game).players
    game = games.load(game)(names, game_rules(game), names[0])
    for ok in ("ui.enter", "ui.result", game.key_of("do_", game.actions()[0])):
        assert ui.hints_fit(("ok", (ok, {})), ("back", ("ui.menu", {}))), ok


def game_rules(game):
    """Return the house rules that a game has by itself."""
    return games.load(game).with_defaults(None)
