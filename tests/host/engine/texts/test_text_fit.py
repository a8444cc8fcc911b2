"""Every text has a form that fits where it stands, on every screen size and in every language."""

import ast
import importlib
import pkgutil
from string import Formatter

import pytest

from engine import games, texts
from engine.texts import disputes, en, rulebook
from firmware.display.fitting import Fitting
from firmware.screens.setup.house import label_of, value_words
from host_tools.base import languages
from host_tools.base.boards import ROOT
from host_tools.base.speaking import speaking
from host_tools.simulated.simulator import Simulator
from tests.portable.tools import untyped
from tests.proof import samples
from tests.proof.played import PLAYED

SCREENS = ROOT / "firmware" / "screens"
BOARDS = ("sim_72x40", "sim_128x32", "sim_128x64", "sim_128x64_4", "sim_128x64_5")
KEYS = ("up", "down", "left", "right", "ok", "back")
SECTIONS = sorted(module.name for module in pkgutil.iter_modules(en.__path__))

# Where a text stands, by its section and its key, or the beginning of it (up to a dot or an
# underscore); the first line that fits decides. A `row` (or a bar: it has the same room) is drawn
# on one line, in the longest form that fits; a `value` beside the option that it belongs to; a
# `detail` at the right of a bar or a row, in half of it; a `paper` is wrapped into as many lines as
# it takes, so that only its words must fit; what is a `hint` of a key is found in the screens. What
# is no text of the screen is `aside`: it is said in a terminal, or only a part of another text.
PLACES = (
    ("all.name_length", "paper"),
    ("all.name_taken", "paper"),
    ("rummoli.pot_too_small", "paper"),
    ("rummoli.pot_empty", "paper"),
    # The games: what is asked stands in a bar, what can be done and set in a row.
    ("*.ask_", "row"),
    ("*.do_", "row"),
    ("*.name_", "row"),
    ("*.option_", "row"),
    ("*.value_", "value"),
    ("*.unit", "detail"),
    ("any.unit_single", "detail"),
    ("any.nobody_else", "row"),
    ("*.coming", "row"),
    ("*.coming_", "row"),
    ("rummoli.pot_", "row"),
    ("rummoli.widow_kept", "row"),
    ("rummoli.widow_exchanged", "row"),
    ("rummoli.widow_sold", "row"),
    ("rummoli.nobody_else", "row"),
    ("rumino.nobody", "row"),
    ("tuscan.drawn", "row"),
    ("tuscan.kind_open", "row"),
    ("all.seat_", "row"),
    ("all.more", "row"),
    ("all.less", "row"),
    ("all.yes", "detail"),
    ("all.no", "detail"),
    # The screens: rows, but for those that are wrapped.
    ("ui.frozen", "paper"),
    ("ui.timer_off", "paper"),
    ("ui.board_twice", "paper"),
    ("ui.no_space", "paper"),
    ("ui.really", "paper"),
    ("ui.wins", "paper"),
    ("ui.share", "paper"),
    ("ui.undo_amend", "paper"),
    ("ui.redo_amend", "paper"),
    ("ui.custom", "value"),
    ("ui.left", "detail"),
    ("ui.out_in_round", "detail"),
    ("ui.", "row"),
    ("store.delete_or_keep", "row"),
    ("store.keep_result", "row"),
    ("store.delete", "row"),
    ("store.memory", "row"),
    # What the lesson asks for and what a row is for: wrapped, in a form that fits.
    ("*.about_", "about"),
    ("lesson.choose", "about"),
    ("lesson.hold", "about"),
    ("lesson.hold_by", "about"),
    ("lesson.back", "about"),
    ("lesson.back_home", "about"),
    ("lesson.of", "detail"),
    ("lesson.", "row"),
    ("settings.battery_words", "paper"),
    ("settings.battery_left", "paper"),
    ("settings.on_cable", "paper"),
    ("settings.cable", "value"),
    ("people.sure_", "row"),
    ("people.games", "detail"),
    ("people.also", "detail"),
    ("people.", "row"),
    ("settings.frame", "paper"),
    ("settings.percent", "value"),
    ("settings.safe_words", "paper"),
    ("settings.language_", "value"),
    ("settings.brightness_", "value"),
    ("settings.never", "value"),
    ("settings.off", "value"),
    ("settings.seconds", "value"),
    ("settings.minutes", "value"),
    ("settings.", "row"),
    ("dealer.missing", "paper"),
    ("dealer.missing_none", "paper"),
    ("dealer.taken", "paper"),
    ("dealer.took", "paper"),
    ("dealer.goes_on", "paper"),
    ("dealer.all_passed", "paper"),
    ("dealer.begins", "paper"),
    ("dealer.further", "paper"),
    ("dealer.pass_left", "paper"),
    ("dealer.pass_right", "paper"),
    ("dealer.pass_across", "paper"),
    ("dealer.pass_no", "paper"),
    ("dealer.", "row"),
    ("rulebook_screen.src", "paper"),
    ("rulebook_screen.src_all", "paper"),
    ("rulebook_screen.gap", "paper"),
    ("rulebook_screen.both", "paper"),
    ("rulebook_screen.not_decided", "paper"),
    ("rulebook_screen.either", "paper"),
    ("rulebook_screen.", "row"),
    ("rulebook.topic_", "row"),
    ("rulebook.all", "row"),
    ("stops_screen.", "row"),
    ("rumski_screen.must_discard", "paper"),
    ("rumski_screen.lay_at_least", "paper"),
    ("rumski_screen.to_hand", "paper"),
    ("rumski_screen.leave_these", "paper"),
    ("rumski_screen.take", "paper"),
    ("rumski_screen.take_missing", "paper"),
    ("rumski_screen.make", "paper"),
    ("rumski_screen.forget_really", "paper"),
    ("rumski_screen.", "row"),
    ("busy.", "row"),
    ("keys.", "row"),
    ("judge.laid_out", "row"),
    ("judge.left", "row"),
    ("judge.choices", "row"),
    ("judge.to_lay", "row"),
    ("device.fault", "row"),
    ("computer.title", "row"),
    ("rescue.found", "row"),
    ("rescue.sure", "row"),
    ("rescue.erase", "row"),
    ("rescue.failed", "row"),
    ("rescue.done", "row"),
    ("device.go_on", "row"),
    # What is said on a terminal, or to another program.
    ("sim.", "aside"),
    ("ask.", "aside"),
    ("faces.suits_", "aside"),
    ("faces.courts_", "aside"),
    # All else are sentences.
    ("*.", "paper"),
)

# What stands for the facts: long enough to be sensible, and names once short and once as long and
# wide as a name can be.
SHORT = {
    "name": "Ana",
    "names": "Ana, Bo",
    "ender": "Bo",
    "first": "Ana",
    "dealer": "Bo",
    "winner": "Ana",
    "to": "Bo",
}
LONG = dict.fromkeys(SHORT, "WWWWWWWWWWWW")
FACTS = {
    "n": 12,
    "all": 25,
    "min": 0,
    "max": 165,
    "limit": 13,
    "points": 165,
    "span": "2-8",
    "game": "Tuscan Rummy",
    "goal": "out at 100",
    "event": "round",
    "unit": "round",
    "option": "Knock at",
    "space": "A-K♦",
    "pot": "Rummoli",
    "card": "10♥",
    "colour": "black",
    "rule": "RML-18",
    "number": "RML-18",
    "key": "OK",
    "button": "OK",
    "value": "13",
    "words": "7♥ 8♥ 9♥",
    "short": "7♥-9♥",
    "pile": "7♥-9♥",
    "want": "10-11",
    "why": "a run has one suit",
    "what": "a hand holds 70 at most",
    "deck": "Rumski",
}
FACTS["goal"] = ("rumino.goal", {"n": 100})
FACTS["event"] = ("rumino.unit", {})
FACTS["option"] = ("rumino.option_knock_limit", {})
FACTS["colour"] = ("stops.black", {})


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


def place_of(section, name):
    """Return the place of a text, of `PLACES`."""
    for which, place in PLACES:
        of, _, start = which.partition(".")
        if of in ("*", section) and (
            name == start or (not start or start[-1] == "_") and name.startswith(start)
        ):
            return place
    raise AssertionError(name)


def keys_of(section):
    """Return the texts of a section by their keys."""
    words = getattr(importlib.import_module("engine.texts.en." + section), "TEXTS", ())
    found = dict(zip(words[::2], words[1::2], strict=True))
    return found | languages.beside("en", section)


def keys_in(*places):
    """Yield (section, name) of all texts that stand at one of `places`."""
    for section in SECTIONS:
        if not section.startswith("rules_"):
            for name in keys_of(section):
                if place_of(section, name) in places:
                    yield section, name


def facts_of(section, name, names):
    """Return facts for a text; `names` are those for players."""
    fields = {field for _, field, _, _ in Formatter().parse(keys_of(section)[name]) if field}
    return {field: names.get(field, FACTS.get(field, "7")) for field in fields}


def pieces(words):
    """Return the parts of a text between which a line may end."""
    for mark in "-=_":
        words = words.replace(mark, mark + " ")
    return words.split()


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


def hints():
    """Return {text: set of the keys that it is a hint of}, as the screens' source pairs them."""
    found = {}
    for node in _nodes():
        for key, what in _pairs(node):
            found.setdefault(what, set()).add(key)
    assert len(found) > 40
    return found


def last_rows():
    """Yield (what OK does, what back does) of all last rows in the screens' source that name
    both.
    """
    for node in _nodes():
        parts = node.args if isinstance(node, ast.Call) else getattr(node, "elts", ())
        pairs = [pair for part in parts for pair in _pairs(part)]
        for key, what in pairs:
            if key == "ok":
                yield from ((what, back) for other, back in pairs if other == "back")
    # What is composed there.
    yield from (("ui.do_undo", "ui.back"), ("ui.do_redo", "ui.back"))
    yield from (
        ("rumski_screen." + does, "ui.back")
        for does in ("mark", "unmark", "add", "move", "move_all")
    )


def _nodes():
    for path in sorted(SCREENS.rglob("*.py")):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def _pairs(node):
    """Return the (key, text) pairs that a node of the source is, or may be: several of a
    condition.
    """
    pairs = []
    if (
        isinstance(node, ast.Tuple)
        and len(node.elts) == 2
        and isinstance(node.elts[0], ast.Constant)
    ):
        pairs = [(node.elts[0].value, what) for what in _texts(node.elts[1])]
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        name = node.targets[0].id
        if name in ("ok_hint", "back_hint"):
            pairs = [(name.split("_")[0], what) for what in _texts(node.value)]
    return [(key, what) for key, what in pairs if str(key).rstrip("–") in KEYS and texts.has(what)]


def _texts(node):
    if isinstance(node, ast.IfExp):
        return _texts(node.body) + _texts(node.orelse)
    if isinstance(node, ast.Tuple) and node.elts:
        return _texts(node.elts[0])
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


HINTS = hints()


def test_a_hint_names_its_text_as_all_labels_do():
    """A bare text is drawn as it stands: the key of a text comes with its facts."""
    wrong = [
        ast.unparse(node)
        for node in _nodes()
        if isinstance(node, ast.Tuple)
        and len(node.elts) == 2
        and all(isinstance(part, ast.Constant) for part in node.elts)
        and str(untyped(node.elts[0]).value).rstrip("–") in KEYS
        and texts.has(untyped(node.elts[1]).value)
    ]
    assert not wrong


def test_rows_and_bars_fit(table):
    ui = table.ui
    wrong = []
    for section, name in keys_in("row"):
        key = section + "." + name
        if key in HINTS:
            continue
        for names in (SHORT, LONG):
            facts = facts_of(section, name, names)
            words = ui.best((key, facts), ui.width - 4)
            if not ui.fits(words, ui.width - 4):
                wrong.append((key, words, ui.size(words)))
    assert not wrong


def test_what_a_row_is_for_fits_below_the_list(table):
    ui = table.ui
    maximum = 2 if ui.rows >= 6 else 1
    wrong = []
    for section, name in keys_in("about"):
        if name.startswith("about_"):
            key = section + "." + name
            forms = ui.forms((key, {}))
            if not any(len(ui.wrap(form, ui.width - 4)) <= maximum for form in forms):
                wrong.append((key, forms))
    assert not wrong


def test_details_fit_beside_a_row(table):
    ui = table.ui
    wrong = []
    for section, name in keys_in("detail"):
        key = section + "." + name
        words = ui.best((key, facts_of(section, name, SHORT)), ui.width // 2 - 2)
        if not ui.fits(words, ui.width // 2 - 2):
            wrong.append((key, words, ui.size(words)))
    assert not wrong


def test_words_of_papers_fit(table):
    ui = table.ui
    wrong = []
    for section, name in keys_in("paper"):
        key = section + "." + name
        for form in ui.forms((key, facts_of(section, name, SHORT))):
            wrong += [(key, word) for word in pieces(form) if not ui.fits(word, ui.width - 6)]
    assert not wrong


def test_words_of_the_rules_fit(table):
    ui = table.ui
    wrong = []
    for section in SECTIONS:
        if section.startswith("rules_"):
            for rule in rulebook.rules(section[len("rules_") :]):
                words = pieces(rule.number + " " + rule.short + " " + rule.full)
                wrong += [(rule.number, word) for word in words if not ui.fits(word, ui.width - 6)]
    assert not wrong


def hint(key):
    """Return the (key, facts) of a hint's text."""
    section, name = key.split(".")
    return key, facts_of(section, name, SHORT)


def test_every_hint_fits_on_the_last_row(table):
    ui = table.ui
    wrong = []
    for key, held in HINTS.items():
        for button in held:
            if ui.keys.has(button.rstrip("–")) and not ui.hints_fit((button, hint(key))):
                wrong.append((button, key))
    assert not wrong


def test_what_ok_does_and_the_way_back_fit_side_by_side(table):
    ui = table.ui
    rows = set(last_rows()) | {(key, "ui.back") for key, held in HINTS.items() if "ok" in held}
    wrong = []
    for ok, back in rows:
        if not ui.hints_fit(("ok", hint(ok)), ("back", hint(back))):
            wrong.append((ok, back))
    assert not wrong


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


@pytest.mark.parametrize("game", games.names())
def test_what_the_referee_is_asked_fits_beside_its_key(table, game):
    ui = table.ui
    for _, key, *_ in games.load(game).referee:
        words = ui.best((key, {}), ui.width - 4 - ui.size("▶") - 4 - ui.size("OK"))
        assert ui.fits(words, ui.width - 8 - ui.size(ui.label("ok"))), words


@pytest.mark.parametrize("game", games.names())
def test_house_rules_fit_beside_their_values(table, game):
    ui = table.ui
    game = games.load(game)
    wrong = []
    for option in game.options:
        values = [value for value in option.values if isinstance(value, (str, int))]
        values += [untyped(value).maximum for value in option.values if hasattr(value, "maximum")]
        for value in [*values, ("x",)] if option.parse else values:
            words, detail = ui.pair(
                label_of(game, option), value_words(game, option.name, value), ui.width - 8
            )
            if not detail or not ui.fits(words, ui.width - 4):
                wrong.append((option.name, value, words, detail))
    assert not wrong


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("language", PLAYED)
def test_the_disputes_stand_in_a_list(board, language):
    """A question and each answer that can be chosen have a form that fits into a row."""
    ui = Simulator(board).device.app.ui
    wide = []
    with speaking(language):
        for prefix in ["ALL"] + [games.load(name).prefix for name in games.names()]:
            for one in disputes.disputes(prefix):
                keys = [one.label()[0]]
                if one.is_open:
                    keys += [one.says(name)[0] for name in one.values()]
                for key in keys:
                    forms = texts.variants(key)
                    if not ui.fits(forms[-1], ui.width - 4):
                        wide.append((key, forms[-1]))
                    if ui.width >= 128 and key == keys[0] and not ui.fits(forms[0], 124):
                        wide.append((key, forms[0]))
    assert not wide
