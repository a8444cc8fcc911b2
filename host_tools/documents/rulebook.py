"""Writes docs/rules.md and docs/it/regole.md from the rulebook, the house rules and the decks.

python -m host_tools.documents.rulebook            writes them
python -m host_tools.documents.rulebook --check    exits with 1 if one is out of date
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from engine import cards, games, texts
from engine.game import house
from engine.games.rummoli import board as rummoli_board
from engine.texts import fact, has, rulebook, text
from firmware.display.house_words import spoken
from host_tools import words
from host_tools.base import languages as spoken_in
from host_tools.base.command import show
from host_tools.base.speaking import speaking

DOCS = Path(__file__).resolve().parents[2] / "docs"


def languages() -> list[str]:
    """Return the languages that have a rulebook: its words around the rules, and every rule."""
    return [
        language
        for language in words.languages()
        if words.is_whole(language, "rulebook")
        and set(games.names()) <= set(spoken_in.whole(language))
    ]


def target(language: str) -> Path:
    """Return the document that has the rules in a language."""
    return DOCS / words.module(language, "rulebook").FILE


def _said():
    return words.module(texts.language(), "rulebook")


def _words(key: str, /, **facts: object) -> str:
    """Return the words of the page in the language that the texts speak."""
    return _said().WORDS[key].format(**facts)


def _deck_rows():
    players = {}
    for name in games.names():
        game = games.load(name)
        option = house.find(game.options, "deck")
        for values in [{"deck": value} for value in option.values] if option else [{}]:
            deck = game.faces.deck(game.with_defaults(values))
            players.setdefault(deck.name, []).append(fact(game.title))
    for deck in cards.DECKS:
        sample = [deck.text(13 * suit + rank - 1) for suit, rank in zip(range(3), deck.ranks[::4])]
        if deck.wilds:
            sample.append(deck.text(deck.wild))
        parts = f"{len(deck.suits) * len(deck.ranks)}"
        if deck.copies > 1:
            parts = f"{deck.copies} × {parts}"
        if deck.wilds:
            parts = _words("wild", parts=parts, wilds=deck.wilds)
        if parts != str(deck.size):
            parts = _words("is", what=parts, words=deck.size)
        yield (
            f"| `{deck.name}` | {parts} | {', '.join(players.get(deck.name, []))} "
            f"| {' '.join(deck.faces[rank - 1] for rank in deck.ranks)} "
            f"| {' '.join(deck.suits)} | {' '.join(f'`{text}`' for text in sample)} |"
        )


def _shown(game, name, value, played):
    """Return a value of a house rule as questions write it, then, if it differs, as the screen.

    For those who play, only as the screen.
    """
    key = house.value_key(game.section, name, str(value))
    if played:
        return text(key) if key else str(value)
    word = text(key) if key and not key.startswith("all.") else str(value)
    return f"`{value}`" if word == str(value) else f"`{value}` ({word})"


def _allowed(game, option, played):
    parts = []
    for value in option.values:
        if isinstance(value, house.Span):
            parts.append(_words("span", least=value.minimum, most=value.maximum))
        else:
            parts.append(_shown(game, option.name, value, played))
    if option.parse is not None:
        parts.append(_words("own"))
    return ", ".join(parts)


def _rule_lines(rule, game, played):
    yield f"### {rule.number}"
    yield ""
    yield f"**{rule.short}**"
    yield ""
    options = game.options if game else ()
    full = rule.full
    if played and game:
        full = spoken(full, game.section, [option.name for option in options])
    yield f"{full} *[{_said().MARKS[rule.mark]}]*"
    yield ""
    if game is None:
        return
    found = [house.find(options, name) for name in rulebook.house_rules(rule, options)]
    changing = [option for option in found if option is not None]
    for option in changing:
        label = text(f"{game.name}.option_{option.name}")
        own = option.rule == rule.number
        if played:
            name, default = f"**{label}**", _shown(game, option.name, option.default, played)
        else:
            code = f"`{option.name}`"
            name, default = f"**{label}**, {code}" if own else code, f"`{option.default}`"
        if own:
            values = _allowed(game, option, played)
            yield _words("house", name=name, default=default, values=values)
        else:
            yield _words("also", name=name, rule=option.rule)
    if changing:
        yield ""


def _example_lines(game):
    """Yield what a game is about, and its worked example (`Game.example_cards`)."""
    if has(game.section + ".aim"):
        aim = text(game.section + ".aim")
        yield _words("is", what=text("rulebook.topic_aim"), words=aim)
        yield ""
    for at, cards_of_step in enumerate(game.example_cards):
        melds = " · ".join(f"`{meld}`" for meld in cards_of_step.split("|") if meld)
        words = text(f"{game.section}.example_{at + 1}")
        yield f"{at + 1}. " + (_words("is", what=melds, words=words) if melds else words)
    if game.example_cards:
        yield ""


def _board_rows():
    board = house.find(games.load("rummoli").options, "board")
    assert board is not None
    for preset in map(str, board.values):
        spaces = " · ".join(f"`{space}`" for space in rummoli_board.spaces(preset))
        yield f"| `{preset}` | {spaces} | {_said().FOUND[preset]} |"


def page(language: str = "en", played: bool = False) -> str:
    """Return the text of the page in a language.

    `played` is for those who play: house rules are said in the words of the screen alone.
    """
    with speaking(language):
        return _page(played)


def _page(played):
    found = [games.load(name) for name in games.names()]
    prefixes = ", ".join(f"`{game.prefix}` {fact(game.title)}" for game in found)
    listed = _words("listed_played" if played else "listed")
    lines = [_said().INTRO.format(prefixes=prefixes, decks="\n".join(_deck_rows()), listed=listed)]
    for game in [None] + found:
        prefix = game.prefix if game else rulebook.SHARED
        title = fact(game.title) if game else _words("shared")
        lines.append(f"## {prefix} · {title}\n")
        if game:
            lines.extend(_example_lines(game))
        for rule in rulebook.rules(prefix):
            lines.extend(_rule_lines(rule, game, played))
        if prefix == "RML":
            lines.append(_said().BOARDS.format(rows="\n".join(_board_rows())))
    return "\n".join(lines).rstrip() + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the pages, or check them with --check; return the exit status."""
    parser = argparse.ArgumentParser(
        prog="host_tools.documents.rulebook", description="Writes the rules."
    )
    parser.add_argument(
        "--check", action="store_true", help="write nothing; exit with 1 if one is out of date"
    )
    options = parser.parse_args(arguments)
    status = 0
    for language in languages():
        made, path = page(language), target(language)
        if not options.check:
            path.parent.mkdir(exist_ok=True)
            path.write_text(made, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != made:
            show(f"docs/{path.name} is out of date. Run: make generate", error=True)
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
