"""Testi dei codici QR."""

TEXTS = (
    "title", "Codice QR",
    "scores", "Punteggi",
    "rounds", "Mani {n} di {of}|Mani {n}/{of}",
    "evening", "Serata, partite: {n}",
    "day", "{day} {month} {year}, partite: {n}",
    "unfinished", "{game}, non finita",
    "left_out", "{game}, partita {n}, non si può aprire",
    "lost", "La partita {n} non si può leggere",
    "unsettled", "{game}, partita {n}, non è saldata",
    "next", "prossimo|altro",
    "only", "C'è un solo codice|Un solo codice",
    "too_small", "Per un codice serve uno schermo di 120×64 pixel. Questo è troppo piccolo.",
    "too_long", "L'indirizzo {address} è troppo lungo per un codice. Scegline uno più corto nelle impostazioni, o nessuno.",
)
