"""Testi sul tavolo del Rumski: che cosa si può calare, se un turno è valido, che cosa si può scartare."""

TEXTS = (
    # Che cosa può calare una mano.
    "all_out", "si può calare tutta la mano: {n} carte",
    "empty_hand", "la mano è vuota",
    "one", "si può calare una carta, {points} punti",
    "some", "si possono calare {n} carte, {points} punti",
    "one_at_least", "si può calare almeno una carta, {points} punti",
    "at_least", "si possono calare almeno {n} carte, {points} punti",
    "none", "nessuna carta di questa mano va su questo tavolo",
    "none_found", "nel tempo che c'era non si è trovata una carta che va",
    "none_own", "prima serve una combinazione tua, e questa mano non ne ha",
    # Se un turno è valido.
    "stands", "le carte ci sono tutte e ogni combinazione è valida",
    "same", "il tavolo è com'era",
    "extra", "{cards}: né sul tavolo prima, né dalla mano",
    "missing", "{cards} via dal tavolo; le carte sul tavolo ci restano",
    "not_laid", "{cards}: dalla mano, ma non sul tavolo",
    "bad_meld", "{cards}: {reason}",
    "bad_melds", "{cards}: {reason} (altre non valide: {more})",
    "no_cards", "una combinazione senza carte",
    "not_opened", "prima cala una combinazione tua, poi cambia le altre",
    "not_own", "{cards}: non dalla mano; non è una combinazione tua",
    "old_table", "il tavolo di prima: {cards}: {reason}",
    # Che cosa si può scartare.
    "wild", "un jolly si può scartare su tutto",
    "no_wild", "un jolly non si può scartare{house}",
    "empty_pile", "non ci sono scarti: va bene ogni carta",
    "on_wild", "su un jolly va bene tutto",
    "colour", "{card} e {top} hanno lo stesso colore",
    "number", "{card} e {top} hanno lo stesso numero",
    "no_match", "{card} non ha né il colore né il numero di {top}",
)
