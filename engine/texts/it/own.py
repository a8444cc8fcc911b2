"""Texts of games that a table has named, in Italian."""

TEXTS = (
    "ask_title", "Nome del gioco?|Nome?",
    "rename", "Rinomina",
    "delete", "Elimina dall'elenco|Elimina",
    "sure_delete", "Eliminare {game} dall'elenco dei giochi? Le partite salvate restano.|Eliminare {game}?|Eliminare?",
    "bad_title", "Il nome di un gioco ha da 1 a {max} lettere.",
    "taken", "C'è già un gioco di nome {game}: scegli un altro nome.",
    "too_many", "Ci sono già {max} giochi con un nome: prima eliminane uno.",
)
