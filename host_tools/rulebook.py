"""Writes docs/rules.md from the rulebook, the games' house rules and the decks.

python -m host_tools.rulebook            writes it
python -m host_tools.rulebook --check    exits with 1 if it is out of date
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from engine import cards, games
from engine.games.rummoli import board as rummoli_board
from engine.record import house
from engine.texts import fact, has, rulebook, text
from firmware.display.house_words import value_key

TARGET = Path(__file__).resolve().parent.parent / "docs" / "rules.md"

MARKS = {"src": "source", "gap": "ours", "both": "source, and ours"}

INTRO = """\
# The rules

<!-- Made by `make docs` from engine/texts/en/rules_*.py and the games' tables. Edit those. -->

Every rule in Meldmate has a number, and every verdict names the rule that decides it:
"no, RMN-6" refers everyone to the same sentence. The first part of a number is the game:
{prefixes}.
`ALL` rules apply to every game.

The games' published rules are short. Where they are silent or contradictory, Meldmate decides, and
marks the rule as ours:

- *source*: the game's published rules say so;
- *ours*: they are silent, and this is Meldmate's default;
- *source, and ours*: a part of it is theirs, and we fill in or read the rest.

A **house rule** is an option that players agree on before the game. It is fixed when the game
starts. A verdict that depends on a changed house rule says so. Below, each house rule is listed
under the rule that it changes: in bold its name on the screen, then its name in questions and files
(`knock_limit=5`), its default and the values that it accepts. What a value is called on the screen
follows it, where that is another word. In questions and files, names and yes or no are texts,
numbers are numbers, and `100*players` is a text.

## Cards

| deck | cards | played in | ranks | suits | written |
|---|---|---|---|---|---|
{decks}

The Rumski colours are red, blue, green, purple and yellow. In the other decks S H D C are ♠♥♦♣. In
the Italian deck J is Fante, Q Donna or Cavallo, K Re; S Picche or Bastoni, C Fiori or Spade, D
Quadri or Denari, H Cuori or Coppe; 7 and J are neighbours. In the German deck J is Unter, Q Ober, K
König; C Acorns, S Leaves, H Hearts, D Bells. The place of the ace in the order is a rule of each
game.

Cards are also read in lower case, with `T` for `10` (`th` is `10H`), with the pictures ♠♥♦♣, with
`JOKER` for `JK`, and with `*` or `WILD` for `W`. Nothing else is accepted (`1S` is not an ace);
output always has the form in the table.

## What cards are worth

| game | what counts | worth | rule |
|---|---|---|---|
| Rumino | deadwood | A 1 · 2–10 their number · J Q K 10 · joker 10 | RMN-4 |
| Ginski | deadwood | 1–13 their number · wild 20 | GSK-5 |
| Gin Rummy | deadwood | A 1 · 2–10 their number · J Q K 10 | GIN-5 |
| Rumski | cards left in the other hands | 1–9 five · 10–13 ten · wild 25 | RSK-10 |
| Tuscan Rummy | card points, when the stock is empty | A 1 · 2–7 their number · J 8 · Q 9 · K 10 | TUS-11 |
| Tuscan Rummy, German deck | the same | 6–10 their number · J 8 · Q 9 · K 10 · A 11 (low: 1) | TUS-12 |

In Rummoli no card has points; chips are counted.
"""

BOARDS = """\
### Boards of pay spaces

The house rule `board` of Rummoli (RML-3) names one of these, the first by default, or is a list of
seven custom spaces: a card (`10S`), two cards of a suit (`AD-KD`), or three ranks in
order in any one suit (`7-8-9`). The two other spaces are always called `poker` and `rummoli`.

| board | the seven pay spaces | source |
|---|---|---|
{rows}
"""

# The source of each preset; the spaces themselves are in engine/games/rummoli/board.py.
FOUND = {
    "rummoli": "the classic Rummoli board, as several descriptions of it agree",
    "tripoley": (
        "Tripoley and Michigan Rummy boards; their Kitty is the Rummoli space, their Pot "
        "the Poker Pot"
    ),
}


def _deck_rows():
    players = {}
    for name in games.names():
        game = games.load(name)
        option = house.find(game.options(), "deck")
        for values in [{"deck": value} for value in option.values] if option else [{}]:
            deck = game.deck_for(game.settle(values))
            players.setdefault(deck.name, []).append(fact(game.title))
    for deck in cards.DECKS:
        sample = [deck.text(13 * suit + rank - 1) for suit, rank in zip(range(3), deck.ranks[::4])]
        if deck.wilds:
            sample.append(deck.text(deck.wild))
        parts = f"{len(deck.suits) * len(deck.ranks)}"
        if deck.copies > 1:
            parts = f"{deck.copies} × {parts}"
        if deck.wilds:
            parts = f"{parts} and {deck.wilds} wild"
        total = "" if parts == str(deck.size) else f": {deck.size}"
        yield (
            f"| `{deck.name}` | {parts}{total} | {', '.join(players.get(deck.name, []))} "
            f"| {' '.join(deck.faces[rank - 1] for rank in deck.ranks)} "
            f"| {' '.join(deck.suits)} | {' '.join(f'`{text}`' for text in sample)} |"
        )


def _shown(game, name, value):
    """Return a value of a house rule as questions write it, then, if it differs, as the screen."""
    key = value_key(game.section, name, str(value))
    word = text(key) if key and not key.startswith("all.") else str(value)
    return f"`{value}`" if word == str(value) else f"`{value}` ({word})"


def _allowed(game, option):
    parts = []
    for value in option.values:
        if isinstance(value, house.Span):
            parts.append(f"{value.minimum} to {value.maximum}")
        else:
            parts.append(_shown(game, option.name, value))
    if option.parse is not None:
        parts.append("a custom list")
    return ", ".join(parts)


def _rule_lines(rule, game):
    yield f"### {rule.number}"
    yield ""
    yield f"**{rule.short}**"
    yield ""
    yield f"{rule.full} *[{MARKS[rule.mark]}]*"
    yield ""
    if game is None:
        return
    options = game.options()
    found = [house.find(options, name) for name in rulebook.house_rules(rule, options)]
    changing = [option for option in found if option is not None]
    for option in changing:
        if option.rule == rule.number:
            name = f"**{text(f'{game.name}.option_{option.name}')}**, `{option.name}`"
            default = f"- House rule {name}: `{option.default}` by default"
            yield f"{default}; takes {_allowed(game, option)}."
        else:
            yield f"- See also the house rule `{option.name}` ({option.rule})."
    if changing:
        yield ""


def _example_lines(game):
    """Yield what a game is about, and its worked example (`Game.example`)."""
    if has(game.section + ".aim"):
        yield f"{text('rulebook.topic_aim')}: {text(game.section + '.aim')}"
        yield ""
    for at, cards_of_step in enumerate(game.example):
        melds = " · ".join(f"`{meld}`" for meld in cards_of_step.split("|") if meld)
        words = text(f"{game.section}.example_{at + 1}")
        yield f"{at + 1}. {melds}: {words}" if melds else f"{at + 1}. {words}"
    if game.example:
        yield ""


def _board_rows():
    board = house.find(games.load("rummoli").options(), "board")
    assert board is not None
    for preset in map(str, board.values):
        spaces = " · ".join(f"`{space}`" for space in rummoli_board.spaces(preset))
        yield f"| `{preset}` | {spaces} | {FOUND[preset]} |"


def page() -> str:
    """Return the text of docs/rules.md."""
    found = [games.load(name) for name in games.names()]
    prefixes = ", ".join(f"`{game.prefix}` {fact(game.title)}" for game in found)
    lines = [INTRO.format(prefixes=prefixes, decks="\n".join(_deck_rows()))]
    for game in [None] + found:
        prefix = game.prefix if game else rulebook.SHARED
        title = fact(game.title) if game else "What can happen in every game"
        lines.append(f"## {prefix} · {title}\n")
        if game:
            lines.extend(_example_lines(game))
        for rule in rulebook.rules(prefix):
            lines.extend(_rule_lines(rule, game))
        if prefix == "RML":
            lines.append(BOARDS.format(rows="\n".join(_board_rows())))
    return "\n".join(lines).rstrip() + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the page, or check it with --check; return the exit status."""
    parser = argparse.ArgumentParser(
        prog="host_tools.rulebook", description="Writes docs/rules.md."
    )
    parser.add_argument(
        "--check", action="store_true", help="write nothing; exit with 1 if it is out of date"
    )
    options = parser.parse_args(arguments)
    text = page()
    if options.check:
        if TARGET.exists() and TARGET.read_text(encoding="utf-8") == text:
            return 0
        print("docs/rules.md is out of date. Run: make docs", file=sys.stderr)
        return 1
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
