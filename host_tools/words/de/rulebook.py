"""What the rulebook says around the rules, in German."""

FILE = "de/regeln.md"

MARKS = {"src": "Quelle", "gap": "unsere", "both": "Quelle, und unsere"}

WORDS = {
    "shared": "Was in jedem Spiel vorkommt",
    "wild": "{parts} und {wilds} Joker",
    "own": "eine eigene Liste",
    "span": "{least} bis {most}",
    "is": "{what}: {words}",
    "house": "- Hausregel {name}: sonst {default}; möglich: {values}.",
    "also": "- Siehe auch die Hausregel {name} ({rule}).",
    "listed": (
        ": fett ihr Name auf dem Bildschirm, dann der Name in Fragen und Dateien (`knock_limit=5`),"
        " ihr üblicher\nWert und die möglichen Werte. Dahinter steht, wie ein Wert auf dem"
        " Bildschirm heißt, wo das ein anderes Wort ist."
    ),
    "listed_played": ": ihr Name auf dem Bildschirm, ihr üblicher Wert und die möglichen Werte.",
}

INTRO = """\
# Die Regeln

<!-- Made by `make generate` from engine/texts/de/rules_*.py and the games' tables. Edit those. -->

Jede Regel hat in Meldmate eine Nummer, und jedes Urteil nennt die Regel, die entscheidet: Mit „nein, RMN-6“ lesen alle
denselben Satz. Der erste Teil der Nummer ist das Spiel: {prefixes}.
Die Regeln `ALL` gelten in jedem Spiel. [The same in English](../rules.md).

Die veröffentlichten Regeln der Spiele sind kurz. Wo sie schweigen oder sich widersprechen, entscheidet Meldmate, und die Regel
ist als unsere bezeichnet:

- *Quelle*: Die veröffentlichten Regeln des Spiels sagen es;
- *unsere*: Sie schweigen, und Meldmate macht es sonst so;
- *Quelle, und unsere*: Ein Teil ist ihrer, den Rest ergänzen oder deuten wir.

Eine **Hausregel** ist eine Wahl, auf die sich die Spieler vor der Partie einigen. Sie gilt für die ganze Partie. Ein Urteil,
das von einer geänderten Hausregel abhängt, sagt das. Jede Hausregel steht unter der Regel, die sie ändert{listed}

## Die Karten

| Kartenspiel | Karten | für | Werte | Farben | geschrieben |
|---|---|---|---|---|---|
{decks}

Die Farben beim Rumski sind Rot (R), Blau (B), Grün (G), Lila (P) und Gelb (Y). In den anderen Kartenspielen sind S H D C die
Farben ♠♥♦♣, J der Bube, Q die Dame, K der König. In den italienischen Karten ist S Stäbe, H Kelche, D Münzen, C Schwerter, J
der Bube, Q der Reiter; 7 und Bube sind Nachbarn. In den deutschen Karten ist J der Unter, Q der Ober; C Eichel, S Grün, H Rot,
D Schellen. Wo das Ass steht, ist eine Regel jedes Spiels.

## Was Karten zählen

| Spiel | was zählt | wie viel | Regel |
|---|---|---|---|
| Rumino | Restpunkte | A 1 · 2–10 ihre Zahl · B D K 10 · Joker 10 | RMN-4 |
| Ginski | Restpunkte | 1–13 ihre Zahl · Joker 20 | GSK-5 |
| Gin Rummy | Restpunkte | A 1 · 2–10 ihre Zahl · B D K 10 | GIN-5 |
| Rumski | Karten auf den anderen Händen | 1–9 fünf · 10–13 zehn · Joker 25 | RSK-10 |
| Toskana-Rommé | Kartenpunkte, wenn der Talon leer ist | A 1 · 2–7 ihre Zahl · B 8 · D 9 · K 10 | TUS-11 |
| Toskana-Rommé, deutsche Karten | ebenso | 6–10 ihre Zahl · U 8 · O 9 · K 10 · A 11 (niedrig: 1) | TUS-12 |

Beim Rummoli haben Karten keine Punkte; gezählt werden Chips.
"""

BOARDS = """\
### Bretter

Die Hausregel `board` von Rummoli (RML-3) nennt eines davon, sonst das erste, oder ist eine Liste von sieben eigenen Feldern:
eine Karte (`10S`), zwei Karten einer Farbe (`AD-KD`) oder drei Werte in Folge in einer Farbe (`7-8-9`). Die beiden anderen
Felder heißen immer `poker` und `rummoli`.

| Brett | die sieben Gewinnfelder | Quelle |
|---|---|---|
{rows}
"""

FOUND = {
    "rummoli": "das klassische Brett von Rummoli, wie mehrere Beschreibungen es zeigen",
    "tripoley": (
        "Bretter von Tripoley und Michigan Rummy; ihr Kitty ist das Feld Rummoli, ihr Pot der"
        " Poker-Pot"
    ),
}
