"""What the rulebook says around the rules, in Italian."""

FILE = "it/regole.md"

MARKS = {"src": "fonte", "gap": "nostra", "both": "fonte, e nostra"}

WORDS = {
    "shared": "Che cosa può succedere in ogni gioco",
    "wild": "{parts} e {wilds} jolly",
    "own": "una lista personale",
    "span": "da {least} a {most}",
    "is": "{what}: {words}",
    "house": "- Regola della casa {name}: di norma {default}; valori: {values}.",
    "also": "- Vedi anche la regola della casa {name} ({rule}).",
    "listed": (
        ": in grassetto il suo nome sullo schermo, poi il nome nelle domande e nei file "
        "(`knock_limit=5`), il\nvalore di norma e i valori possibili. Segue, dove è un'altra "
        "parola, come si chiama il valore sullo schermo."
    ),
    "listed_played": ": il nome sullo schermo, il valore di norma e i valori possibili.",
}

INTRO = """\
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
"""

BOARDS = """\
### I tabelloni

La regola della casa `board` di Rummoli (RML-3) ne sceglie uno, di norma il primo, o è una lista di sette caselle
personali: una carta (`10S`), due carte dello stesso seme (`AD-KD`) o tre valori in scala di un seme qualunque (`7-8-9`).
Le altre due caselle si chiamano sempre `poker` e `rummoli`.

| tabellone | le sette caselle premio | fonte |
|---|---|---|
{rows}
"""

FOUND = {
    "rummoli": "il tabellone classico di Rummoli, su cui più descrizioni concordano",
    "tripoley": (
        "i tabelloni Tripoley e Michigan Rummy; il loro Kitty è la casella Rummoli, il loro Pot "
        "il Poker"
    ),
}
