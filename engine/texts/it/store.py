"""Texts about what is kept."""

TEXTS = (
    "no_journal", "{name} non contiene una partita leggibile",
    "set_aside", "{name} non contiene una partita leggibile. È messo da parte in {aside}.",
    "gone", "{name} non c'è più",
    "newer", "{name} viene da una versione più nuova. Resta com'è; aggiorna Meldmate.",
    "unreadable", "La voce {n} di {name} non si legge più: la memoria si sta guastando.",
    "unknown_game", "su questo Meldmate non c'è il gioco {name}",
    "restored", "Il file era danneggiato. {n} voci sono integre e salvate; il resto è messo da parte.",
    "archived", "È salvato solo il risultato: {result}",
    "full", "Non è stato salvato ({error}). Elimina partite vecchie, poi riprova.",
    "failed", "Non si è potuto salvare: la memoria si sta guastando ({error}). Riprova; metti presto in salvo le partite.",
    "full_for_new", "La memoria è piena. Prima elimina partite vecchie.",
    "few_left", "La memoria è quasi piena: ci stanno ancora {n} voci. Elimina presto partite vecchie.",
    "not_deleted", "{name} non si può eliminare",
    "delete_or_keep", "Eliminare la partita {n}, o salvare il risultato?|Eliminare la partita {n}?|Elimina {n}?",
    "keep_result", "Salva il risultato|Solo esito",
    "delete", "Elimina la partita|Elimina",
    "memory", "Memoria",
    "not_archived", "Il risultato della partita {n} non si è potuto salvare",
)
