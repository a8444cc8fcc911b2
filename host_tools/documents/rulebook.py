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
from host_tools.base.command import show
from host_tools.base.speaking import speaking

DOCS = Path(__file__).resolve().parents[2] / "docs"
TARGETS = {"en": DOCS / "rules.md", "it": DOCS / "it" / "regole.md"}

MARKS = {
    "en": {"src": "source", "gap": "ours", "both": "source, and ours"},
    "it": {"src": "fonte", "gap": "nostra", "both": "fonte, e nostra"},
}

# The words between what the rulebook and the games say, by language.
WORDS = {
    "en": {
        "shared": "What can happen in every game",
        "wild": "{parts} and {wilds} wild",
        "own": "a custom list",
        "span": "{least} to {most}",
        "house": "- House rule {name}: {default} by default; takes {values}.",
        "also": "- See also the house rule {name} ({rule}).",
        "listed": (
            ": in bold its name on the screen, then its name in questions and files\n"
            "(`knock_limit=5`), its default and the values that it accepts. What a value is called "
            "on the screen\nfollows it, where that is another word. In questions and files, names "
            "and yes or no are texts,\nnumbers are numbers, and `100*players` is a text."
        ),
        "listed_played": ": its name on the screen, its default and the values that it accepts.",
    },
    "it": {
        "shared": "Che cosa può succedere in ogni gioco",
        "wild": "{parts} e {wilds} jolly",
        "own": "una lista personale",
        "span": "da {least} a {most}",
        "house": "- Regola della casa {name}: di norma {default}; valori: {values}.",
        "also": "- Vedi anche la regola della casa {name} ({rule}).",
        "listed": (
            ": in grassetto il suo nome sullo schermo, poi il nome nelle domande e nei file "
            "(`knock_limit=5`), il\nvalore di norma e i valori possibili. Segue, dove è un'altra "
            "parola, come si chiama il valore sullo schermo."
        ),
        "listed_played": ": il nome sullo schermo, il valore di norma e i valori possibili.",
    },
}

INTRO = {
    "en": """\
# The rules

<!-- Made by `make generate` from engine/texts/en/rules_*.py and the games' tables. Edit those. -->

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
under the rule that it changes{listed}

## Cards

| deck | cards | played in | ranks | suits | written |
|---|---|---|---|---|---|
{decks}

The Rumski colours are red, blue, green, purple and yellow. In the other decks S H D C are ♠♥♦♣. In
the Italian deck S is Picche or Bastoni, C Fiori or Spade, D Quadri or Denari, H Cuori or Coppe; J
is Fante, Q Donna or Cavallo, K Re; 7 and J are neighbours. In the German deck J is Unter, Q Ober, K
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
""",
    "it": """\
# Le regole

<!-- Made by `make generate` from engine/texts/it/rules_*.py and the games' tables. Edit those. -->

Ogni regola di Meldmate ha un numero, e ogni verdetto dice il numero della regola che decide: con "no, RMN-6" tutti
leggono la stessa frase. La prima parte del numero è il gioco: {prefixes}.
Le regole `ALL` valgono in ogni gioco. [The same in English](../rules.md).

Le regole pubblicate dei giochi sono brevi. Dove tacciono o si contraddicono decide Meldmate, e la regola è segnata come
nostra:

- *fonte*: lo dicono le regole pubblicate del gioco;
- *nostra*: tacciono, e Meldmate di norma fa così;
- *fonte, e nostra*: una parte è loro, il resto lo completiamo o lo interpretiamo noi.

Una **regola della casa** è una scelta su cui i giocatori si accordano prima della partita. Resta quella per tutta la
partita. Un verdetto che dipende da una regola della casa cambiata lo dice. Ogni regola della casa è elencata sotto la
regola che cambia{listed}

## Le carte

| mazzo | carte | si usa in | valori | semi | si scrive |
|---|---|---|---|---|---|
{decks}

I colori di Rumski sono rosso (R), blu (B), verde (G), viola (P) e giallo (Y). Negli altri mazzi S H D C sono ♠♥♦♣. Nel
mazzo italiano J è il fante, Q la donna o il cavallo, K il re; S picche o bastoni, C fiori o spade, D quadri o denari, H
cuori o coppe; il 7 e il fante sono vicini. Nel mazzo tedesco J è Unter, Q Ober, K König; C ghiande, S foglie, H cuori, D
sonagli. Il posto dell'asso è una regola di ogni gioco.

## Quanto valgono le carte

| gioco | che cosa si conta | quanto vale | regola |
|---|---|---|---|
| Rumino | punti in mano | A 1 · 2–10 il loro numero · J Q K 10 · jolly 10 | RMN-4 |
| Ginski | punti in mano | 1–13 il loro numero · jolly 20 | GSK-5 |
| Gin Rummy | punti in mano | A 1 · 2–10 il loro numero · J Q K 10 | GIN-5 |
| Rumski | le carte rimaste in mano agli altri | 1–9 cinque · 10–13 dieci · jolly 25 | RSK-10 |
| Ramino toscano | i punti delle carte, a tallone finito | A 1 · 2–7 il loro numero · J 8 · Q 9 · K 10 | TUS-11 |
| Ramino toscano, mazzo tedesco | lo stesso | 6–10 il loro numero · J 8 · Q 9 · K 10 · A 11 (basso: 1) | TUS-12 |

A Rummoli le carte non hanno punti: si contano le fiches.
""",
}

BOARDS = {
    "en": """\
### Boards of pay spaces

The house rule `board` of Rummoli (RML-3) names one of these, the first by default, or is a list of
seven custom spaces: a card (`10S`), two cards of a suit (`AD-KD`), or three ranks in
order in any one suit (`7-8-9`). The two other spaces are always called `poker` and `rummoli`.

| board | the seven pay spaces | source |
|---|---|---|
{rows}
""",
    "it": """\
### I tabelloni

La regola della casa `board` di Rummoli (RML-3) ne sceglie uno, di norma il primo, o è una lista di sette caselle
personali: una carta (`10S`), due carte dello stesso seme (`AD-KD`) o tre valori in scala di un seme qualunque (`7-8-9`).
Le altre due caselle si chiamano sempre `poker` e `rummoli`.

| tabellone | le sette caselle premio | fonte |
|---|---|---|
{rows}
""",
}

# The source of each preset; the spaces themselves are in engine/games/rummoli/board.py.
FOUND = {
    "en": {
        "rummoli": "the classic Rummoli board, as several descriptions of it agree",
        "tripoley": (
            "Tripoley and Michigan Rummy boards; their Kitty is the Rummoli space, their Pot "
            "the Poker Pot"
        ),
    },
    "it": {
        "rummoli": "il tabellone classico di Rummoli, su cui più descrizioni concordano",
        "tripoley": (
            "i tabelloni Tripoley e Michigan Rummy; il loro Kitty è la casella Rummoli, il loro Pot "
            "il Poker"
        ),
    },
}


def _words(key: str, /, **facts: object) -> str:
    """Return the words of the page in the language that the texts speak."""
    return WORDS[texts.language()][key].format(**facts)


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
        total = "" if parts == str(deck.size) else f": {deck.size}"
        yield (
            f"| `{deck.name}` | {parts}{total} | {', '.join(players.get(deck.name, []))} "
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
    yield f"{full} *[{MARKS[texts.language()][rule.mark]}]*"
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
        yield f"{text('rulebook.topic_aim')}: {text(game.section + '.aim')}"
        yield ""
    for at, cards_of_step in enumerate(game.example_cards):
        melds = " · ".join(f"`{meld}`" for meld in cards_of_step.split("|") if meld)
        words = text(f"{game.section}.example_{at + 1}")
        yield f"{at + 1}. {melds}: {words}" if melds else f"{at + 1}. {words}"
    if game.example_cards:
        yield ""


def _board_rows():
    board = house.find(games.load("rummoli").options, "board")
    assert board is not None
    for preset in map(str, board.values):
        spaces = " · ".join(f"`{space}`" for space in rummoli_board.spaces(preset))
        yield f"| `{preset}` | {spaces} | {FOUND[texts.language()][preset]} |"


def page(language: str = "en", played: bool = False) -> str:
    """Return the text of the page in a language.

    `played` is for those who play: house rules are said in the words of the screen alone.
    """
    with speaking(language):
        return _page(played)


def _page(played):
    found = [games.load(name) for name in games.names()]
    prefixes = ", ".join(f"`{game.prefix}` {fact(game.title)}" for game in found)
    language = texts.language()
    listed = _words("listed_played" if played else "listed")
    lines = [
        INTRO[language].format(prefixes=prefixes, decks="\n".join(_deck_rows()), listed=listed)
    ]
    for game in [None] + found:
        prefix = game.prefix if game else rulebook.SHARED
        title = fact(game.title) if game else _words("shared")
        lines.append(f"## {prefix} · {title}\n")
        if game:
            lines.extend(_example_lines(game))
        for rule in rulebook.rules(prefix):
            lines.extend(_rule_lines(rule, game, played))
        if prefix == "RML":
            lines.append(BOARDS[language].format(rows="\n".join(_board_rows())))
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
    for language, target in TARGETS.items():
        made = page(language)
        if not options.check:
            target.parent.mkdir(exist_ok=True)
            target.write_text(made, encoding="utf-8")
        elif not target.exists() or target.read_text(encoding="utf-8") != made:
            show(f"docs/{target.name} is out of date. Run: make generate", error=True)
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
