"""Which texts of a language are too long for a size of screen.

A text has several lengths, of which the longest counts that fits where `PLACES` says it stands.
What it tells is filled in. `too_long(ui)` measures on a screen, in the language of now.
"""

import ast
import importlib
import pkgutil
from collections.abc import Iterator
from functools import cache
from string import Formatter
from typing import Any

from engine import games, texts
from engine.games import forms
from engine.texts import disputes, en, rulebook
from firmware.display.fitting import Fitting
from firmware.screens.setup.house import label_of, value_words
from host_tools.base import languages
from host_tools.base.boards import ROOT

# What does not fit: (name of the text, its words).
Found = Iterator[tuple[str, str]]

SCREENS = ROOT / "firmware" / "screens"
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
FACTS: dict[str, Any] = {
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


def place_of(section: str, name: str) -> str:
    """Return the place of a text, of `PLACES`."""
    for which, place in PLACES:
        of, _, start = which.partition(".")
        if of in ("*", section) and (
            name == start or (not start or start[-1] == "_") and name.startswith(start)
        ):
            return place
    raise AssertionError(name)


def keys_of(section: str) -> dict[str, str]:
    """Return the texts of a section by their keys."""
    words = getattr(importlib.import_module("engine.texts.en." + section), "TEXTS", ())
    found = dict(zip(words[::2], words[1::2], strict=True))
    return found | languages.beside("en", section)


def keys_in(*places: str) -> Iterator[tuple[str, str]]:
    """Yield (section, name) of all texts that stand at one of `places`."""
    for section in SECTIONS:
        if not section.startswith("rules_"):
            for name in keys_of(section):
                if place_of(section, name) in places:
                    yield section, name


def facts_of(section: str, name: str, names: dict[str, str]) -> dict[str, Any]:
    """Return facts for a text; `names` are those for players."""
    fields = {field for _, field, _, _ in Formatter().parse(keys_of(section)[name]) if field}
    return {field: names.get(field, FACTS.get(field, "7")) for field in fields}


def pieces(words: str) -> list[str]:
    """Return the parts of a text between which a line may end."""
    for mark in "-=_":
        words = words.replace(mark, mark + " ")
    return words.split()


@cache
def hints() -> dict[str, set[str]]:
    """Return {text: set of the keys that it is a hint of}, as the screens' source pairs them."""
    found: dict[str, set[str]] = {}
    for node in nodes():
        for key, what in _pairs(node):
            found.setdefault(what, set()).add(str(key))
    return found


def last_rows() -> Iterator[tuple[str, str]]:
    """Yield (what OK does, what back does) of all last rows in the source that name both."""
    for node in nodes():
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


def nodes() -> Iterator[ast.AST]:
    """Yield all that the source of the screens is made of."""
    for path in sorted(SCREENS.rglob("*.py")):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def _pairs(node):
    """Return the (key, text) pairs that a node is, or may be: several of a condition."""
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


def rows(ui: Fitting) -> Found:
    """Yield what does not fit on a row or a bar, with a short and with the longest name."""
    for section, name in keys_in("row"):
        key = section + "." + name
        if key in hints():
            continue
        for names in (SHORT, LONG):
            words = ui.best((key, facts_of(section, name, names)), ui.width - 4)
            if not ui.fits(words, ui.width - 4):
                yield key, words


def abouts(ui: Fitting) -> Found:
    """Yield what a row is for and takes more lines than there are below the list."""
    maximum = 2 if ui.rows >= 6 else 1
    for section, name in keys_in("about"):
        if name.startswith("about_"):
            key = section + "." + name
            lengths = ui.forms((key, {}))
            if not any(len(ui.wrap(form, ui.width - 4)) <= maximum for form in lengths):
                yield key, lengths[-1]


def details(ui: Fitting) -> Found:
    """Yield what does not fit beside a row."""
    for section, name in keys_in("detail"):
        key = section + "." + name
        words = ui.best((key, facts_of(section, name, SHORT)), ui.width // 2 - 2)
        if not ui.fits(words, ui.width // 2 - 2):
            yield key, words


def papers(ui: Fitting) -> Found:
    """Yield words of what is wrapped that are longer than a line, of rules, too."""
    for section, name in keys_in("paper"):
        key = section + "." + name
        for form in ui.forms((key, facts_of(section, name, SHORT))):
            yield from ((key, word) for word in pieces(form) if not ui.fits(word, ui.width - 6))
    prefixes = [one[len("rules_") :] for one in SECTIONS if one.startswith("rules_")]
    for prefix in prefixes + [row[4] for row in forms.SHIPPED]:
        for rule in rulebook.rules(prefix):
            for word in pieces(rule.number + " " + rule.short + " " + rule.full):
                if not ui.fits(word, ui.width - 6):
                    yield rule.number, word


def hint(key: str) -> tuple[str, dict[str, Any]]:
    """Return the (key, facts) of a hint's text."""
    section, name = key.split(".")
    return key, facts_of(section, name, SHORT)


def last_row(ui: Any) -> Found:
    """Yield hints of keys that do not fit on the last row."""
    for key, held in hints().items():
        for button in held:
            if ui.keys.has(button.rstrip("–")) and not ui.hints_fit((button, hint(key))):
                yield key, texts.variants(key)[-1]


def side_by_side(ui: Any) -> Found:
    """Yield what OK does that does not fit on the last row beside the way back."""
    pairs = set(last_rows()) | {(key, "ui.back") for key, held in hints().items() if "ok" in held}
    for ok, back in sorted(pairs):
        if not ui.hints_fit(("ok", hint(ok)), ("back", hint(back))):
            yield f"{ok} beside {back}", texts.variants(ok)[-1]


def of_game(ui: Any, name: str) -> Found:
    """Yield what does not fit of a game: questions of the referee, house rules, their values."""
    game: Any = games.load(name)
    for _, key, *_ in game.referee:
        words = ui.best((key, {}), ui.width - 4 - ui.size("▶") - 4 - ui.size("OK"))
        if not ui.fits(words, ui.width - 8 - ui.size(ui.label("ok"))):
            yield key, words
    for option in game.options:
        values = [value for value in option.values if isinstance(value, (str, int))]
        values += [value.maximum for value in option.values if hasattr(value, "maximum")]
        for value in [*values, ("x",)] if option.parse else values:
            words, detail = ui.pair(
                label_of(game, option), value_words(game, option.name, value), ui.width - 8
            )
            if not detail or not ui.fits(words, ui.width - 4):
                yield f"{name}.{option.name}={value}", f"{words} {detail}"


def of_form(ui: Fitting, name: str) -> Found:
    """Yield what does not fit on a row of what a form asks, and of what it calls house rules."""
    section = forms.PREFIX + name
    games.load(section)
    for key in languages.form_words(name):
        if key.startswith(("ask_", "option_", "value_", "judge_", "tells_")):
            shown = texts.variants(f"{section}.{key}", name="Ana", n=12, declarer="Ana")
            if not any(ui.fits(form, ui.width - 4) for form in shown):
                yield f"form_{name}.{key}", shown[-1]


def questions(ui: Fitting) -> Found:
    """Yield questions of players and answers to be chosen that do not fit on a row of the list."""
    prefixes = ["ALL"] + [games.load(name).prefix for name in games.names()]
    for prefix in prefixes + [row[4] for row in forms.SHIPPED]:
        found: Iterator[Any] = disputes.disputes(prefix)
        for one in found:
            keys = [one.label()[0]]
            if one.is_open:
                keys += [one.says(name)[0] for name in one.values()]
            for key in keys:
                lengths = texts.variants(key)
                if not ui.fits(lengths[-1], ui.width - 4):
                    yield key, lengths[-1]
                if ui.width >= 128 and key == keys[0] and not ui.fits(lengths[0], 124):
                    yield key, lengths[0]


def too_long(ui: Fitting) -> Found:
    """Yield all that does not fit, in the language of now."""
    for check in (rows, abouts, details, papers, last_row, side_by_side, questions):
        yield from check(ui)
    for name in games.names():
        yield from of_game(ui, name)
    for row in forms.SHIPPED:
        yield from of_form(ui, row[0])
