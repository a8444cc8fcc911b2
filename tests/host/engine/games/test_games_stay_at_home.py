"""No game is named, imported or tested for outside its own rooms: its package in `engine/games/`,
its texts, its screens and its tests.

Comments and docstrings may name games as examples, and so may the names of decks.
"""

import ast
import re
from pathlib import Path

import pytest

from engine import games
from engine.cards import DECKS
from engine.game.game import Game
from tests.portable.tools import untyped

ROOT = Path(__file__).resolve().parents[4]
NAMES = games.names()
PREFIXES = [games.load(name).prefix for name in NAMES]
# A game's own rooms.
HOMES = tuple(
    home
    for name in NAMES
    for home in (f"engine/games/{name}/", f"engine/games/{name}.py", f"firmware/screens/{name}/")
)
# The table of games, and the front door of the engine, where some questions have one game that
# answers them.
TABLES = ("engine/games/__init__.py", "engine/api.py")
_TEXTS = re.compile(r"engine/texts/\w+/")

_DECK_NAMES = [deck.name for deck in DECKS]
# A name is looked for as a word or as a part of a name, also of several: `rumino_done`, `Rummoli`,
# not the "gin" of "begin". One that is a word like others is looked for as the class and the
# module.
_GAME = re.compile(
    r"(?<![a-z])(?:%s)s?(?![a-z])"
    % "|".join([*(name for name in NAMES if name != "any"), "any_game", r"games\.any", r"^\.+any$"])
)
_HUMP = re.compile(r"(?<=[a-z])(?=[A-Z])")
_NUMBER = re.compile(r"\b(%s)-\d" % "|".join(PREFIXES))


def modules():
    """Yield the paths of all modules of engine/ and firmware/ that should know no game."""
    for folder in ("engine", "firmware"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            name = path.relative_to(ROOT).as_posix()
            if not (name in TABLES or name.startswith(HOMES) or _TEXTS.match(name)):
                yield name


def without_decks(words):
    """Return `words` without the names of decks, in code and in texts."""
    for deck in _DECK_NAMES:
        words = words.replace(deck, "").replace(deck.upper(), "")
    return _HUMP.sub("_", words).lower()


def named(tree):
    """Yield (line, words) of every name and every text of a module that names a game or one of its
    rules.
    """
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef)
    docstrings = {
        id(untyped(node.body[0]).value)
        for node in ast.walk(tree)
        if isinstance(node, documented) and ast.get_docstring(node) is not None
    }
    for node in ast.walk(tree):
        words = []
        if isinstance(node, ast.Name):
            words = [node.id]
        elif isinstance(node, ast.Attribute):
            words = [node.attr]
        elif isinstance(node, ast.arg):
            words = [node.arg]
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            words = [node.name]
        elif isinstance(node, ast.Import):
            words = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            words = ["." * node.level + (node.module or ""), *[alias.name for alias in node.names]]
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) in docstrings:
                continue
            words = [node.value]
            if _NUMBER.search(node.value):
                yield node.lineno, node.value
        for word in words:
            if _GAME.search(without_decks(word)):
                yield getattr(node, "lineno", 0), word


@pytest.mark.parametrize("name", list(modules()))
def test_a_module_outside_names_no_game(name):
    tree = ast.parse((ROOT / name).read_text(encoding="utf-8"))
    found = [words for _, words in named(tree)]
    assert found == []


def test_the_search_finds_what_it_looks_for():
    found = named(
        ast.parse(
            '"""rumino"""\n'
            'if game == "ginski":\n    from engine.games.tuscan import hands\n'
            'rule, deck = "RMN-8", RUMSKI70\nrummoli_done("standard52")\n'
            "class Ginskis(AnyGame): pass\nunruminoed = anyone\n"
        )
    )
    assert sorted([words for _, words in found]) == [
        "AnyGame",
        "Ginskis",
        "RMN-8",
        "engine.games.tuscan",
        "ginski",
        "rummoli_done",
    ]


def test_each_game_has_its_rooms():
    for name in NAMES:
        home = ROOT / "engine" / "games"
        assert (home / name / "game.py").exists() or (home / f"{name}.py").exists()


def test_the_table_of_games_says_what_the_games_say():
    declared = {memo for name in NAMES for memo in games.load(name).aids.memos}
    assert set(games.memos()) == declared
    for name in NAMES:
        game = games.load(name)
        assert games.facts(name) == (game.title, game.min_players, game.max_players)


# -- a game is not known by its strings, either ----------------------------------------------

# Words that games use for something of their own and the firmware for something else.
ELSEWHERE = {
    "left": "the arrow, and the direction of a deal",
    "board": "the wiring of the device",
    "box": "the group of settings about the box itself",
    "to": "the event that takes the place of an amended one",
    "winners": "who won a saved game",
    "round": "the round that a draft belongs to",
    "score": "a fact of texts: the points of who won",
    "short": "a fact of texts: the short form of what stands beside a score",
    "cards": "a fact of texts that hold cards",
    "space": "a fact of texts that hold cards",
}


def strings_of(game):
    """Return what a game calls its house rules, its events, their fields, and what it counts."""
    found = {option.name for option in game.options} | {feat for feat in game.feats if feat}
    for kind in game.events + game.shared.event_types:
        found |= {kind.name, *kind.required, *kind.optional, *kind.names}
    shared: set[str] = set()
    for kind in Game.shared.event_types:
        shared |= {kind.name, *kind.required, *kind.optional}
    return found - shared


def texts_in(tree):
    """Yield every text of a module that is a word by itself, but no docstring."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


@pytest.mark.parametrize("name", [name for name in modules() if name.startswith("firmware/")])
def test_the_firmware_knows_no_house_rule_event_or_field_of_a_game(name):
    words = set()
    for game in NAMES:
        words |= strings_of(games.load(game))
    found = set(texts_in(ast.parse((ROOT / name).read_text(encoding="utf-8"))))
    assert found & words <= set(ELSEWHERE), name


def test_each_word_that_is_something_else_is_used():
    words = set()
    for name in modules():
        if name.startswith("firmware/"):
            words |= set(texts_in(ast.parse((ROOT / name).read_text(encoding="utf-8"))))
    assert set(ELSEWHERE) <= words


def test_what_the_firmware_must_not_know_is_looked_for():
    words = strings_of(games.load("rummoli")) | strings_of(games.load("rumino"))
    assert {"round", "hands", "left", "twins", "widow", "ender", "gins", "poker"} <= words
    assert "player" not in words and "void" not in words
