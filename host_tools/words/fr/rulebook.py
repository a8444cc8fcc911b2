"""What the rulebook says around the rules, in French."""

FILE = "fr/regles.md"

MARKS = {"src": "source", "gap": "de nous", "both": "source, et de nous"}

WORDS = {
    "shared": "Ce qui peut arriver dans tous les jeux",
    "wild": "{parts} et {wilds} jokers",
    "own": "une liste à soi",
    "span": "de {least} à {most}",
    "is": "{what} : {words}",
    "house": "- Règle maison {name} : d'habitude {default} ; valeurs : {values}.",
    "also": "- Voir aussi la règle maison {name} ({rule}).",
    "listed": (
        " : en gras son nom à l'écran, puis son nom dans les questions et les fichiers\n"
        "(`knock_limit=5`), sa valeur d'habitude et les valeurs possibles. Suit, là où c'est un "
        "autre mot,\ncomment la valeur s'appelle à l'écran."
    ),
    "listed_played": " : son nom à l'écran, sa valeur d'habitude et les valeurs possibles.",
}

INTRO = """\
# Les règles

<!-- Made by `make generate` from engine/texts/fr/rules_*.py and the games' tables. Edit those. -->

Chaque règle de Meldmate a un numéro, et chaque décision nomme la règle qui la fonde : avec « non, RMN-6 », tous lisent la
même phrase. La première partie d'un numéro est le jeu : {prefixes}.
Les règles `ALL` valent dans tous les jeux. [The same in English](../rules.md).

Les règles publiées des jeux sont brèves. Là où elles se taisent ou se contredisent, Meldmate décide, et la règle est marquée
comme étant de nous :

- *source* : les règles publiées du jeu le disent ;
- *de nous* : elles se taisent, et Meldmate fait ainsi d'habitude ;
- *source, et de nous* : une partie vient d'elles, et nous complétons ou lisons le reste.

Une **règle maison** est un choix dont les joueurs conviennent avant la partie. Elle ne change plus ensuite. Une décision qui
dépend d'une règle maison changée le dit. Chaque règle maison est donnée sous la règle qu'elle change{listed}

## Les cartes

| paquet | cartes | jeu | valeurs | couleurs | s'écrit |
|---|---|---|---|---|---|
{decks}

Les couleurs de Rumski sont rouge, bleu, vert, mauve et jaune. Dans les autres paquets, S H D C sont ♠♥♦♣. Dans le paquet
italien, J est le valet, Q la dame ou le cavalier, K le roi ; S pique ou bâtons, C trèfle ou épées, D carreau ou deniers,
H cœur ou coupes ; le 7 et le valet se suivent. Dans le paquet allemand, J est l'Unter, Q l'Ober, K le roi ; C glands,
S feuilles, H cœurs, D grelots. La place de l'as est une règle de chaque jeu.

## Ce que valent les cartes

| jeu | ce qui compte | valeur | règle |
|---|---|---|---|
| Rumino | points en main | A 1 · 2–10 leur chiffre · V D R 10 · joker 10 | RMN-4 |
| Ginski | points en main | 1–13 leur nombre · joker 20 | GSK-5 |
| Gin Rummy | points en main | A 1 · 2–10 leur chiffre · V D R 10 | GIN-5 |
| Rumski | cartes restées dans les autres mains | 1–9 cinq · 10–13 dix · joker 25 | RSK-10 |
| Rami toscan | points des cartes, pioche vide | A 1 · 2–7 leur chiffre · V 8 · D 9 · R 10 | TUS-11 |
| Rami toscan, paquet allemand | de même | 6–10 leur chiffre · V 8 · D 9 · R 10 · A 11 (bas : 1) | TUS-12 |

À Rummoli, aucune carte n'a de points ; on compte les jetons.
"""

BOARDS = """\
### Plateaux de cases payantes

La règle maison `board` de Rummoli (RML-3) nomme l'un de ceux-ci, d'habitude le premier, ou est une liste de sept cases à
soi : une carte (`10S`), deux cartes d'une couleur (`AD-KD`), ou trois valeurs qui se suivent d'une même couleur (`7-8-9`).
Les deux autres cases s'appellent toujours `poker` et `rummoli`.

| plateau | les sept cases payantes | source |
|---|---|---|
{rows}
"""

FOUND = {
    "rummoli": "le plateau classique de Rummoli, sur lequel plusieurs descriptions s'accordent",
    "tripoley": (
        "plateaux de Tripoley et de Michigan Rummy ; leur Kitty est la case Rummoli, leur Pot le "
        "pot du poker"
    ),
}
