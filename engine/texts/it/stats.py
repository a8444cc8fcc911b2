"""Testi delle statistiche su molte partite."""

TEXTS = (
    "title", "Statistiche|Stat.",
    "counting", "Conto le partite|Conto",
    "won", "{n} su {all}|{n}/{all}",
    "too_few", "Meno di {n} partite: non è in classifica.|Non è in classifica|Fuori classifica|Fuori class.",
    "games", "Partite",
    "wins", "Vittorie",
    "place", "Piazzamento medio|Piazzam.",
    "mean", "{n},{tenths}",
    "series", "Mani vinte di fila|Di fila",
    "best", "Mano migliore|Migliore",
    "worst", "Mano peggiore|Peggiore",
    "highest", "Mano più alta|Più alta",
    "lowest", "Mano più bassa|Più bassa",
)
