"""What the rulebook says around the rules, in English.

`FILE` is the document in docs/. `MARKS` say where a rule comes from, `WORDS` stand between what the
games say, `INTRO` and `BOARDS` are Markdown, `FOUND` says where Rummoli's boards come from.
"""

FILE = "rules.md"

MARKS = {"src": "source", "gap": "ours", "both": "source, and ours"}

WORDS = {
    "shared": "What can happen in every game",
    "wild": "{parts} and {wilds} wild",
    "own": "a custom list",
    "span": "{least} to {most}",
    "is": "{what}: {words}",
    "house": "- House rule {name}: {default} by default; takes {values}.",
    "also": "- See also the house rule {name} ({rule}).",
    "listed": (
        ": in bold its name on the screen, then its name in questions and files\n"
        "(`knock_limit=5`), its default and the values that it accepts. What a value is called "
        "on the screen\nfollows it, where that is another word. In questions and files, names "
        "and yes or no are texts,\nnumbers are numbers, and `100*players` is a text."
    ),
    "listed_played": ": its name on the screen, its default and the values that it accepts.",
}

INTRO = """\
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
the Italian deck S is Picche or Latin clubs, C Fiori or swords, D Quadri or coins, H Cuori or cups; J
is Fante or jack, Q Donna or knight, K Re or king; 7 and J are neighbours. In the German deck J is Unter, Q Ober, K
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

FOUND = {
    "rummoli": "the classic Rummoli board, as several descriptions of it agree",
    "tripoley": (
        "Tripoley and Michigan Rummy boards; their Kitty is the Rummoli space, their Pot "
        "the Poker Pot"
    ),
}
