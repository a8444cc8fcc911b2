"""Testi sul tavolo del Rumski: che cosa si può calare, se un turno è valido, che cosa si può scartare."""

TEXTS = (
    # Che cosa può calare una mano.
    "all_out", "le carte in mano si possono calare tutte ({n})",
    "empty_hand", "in mano non ci sono carte",
    "one", "si può calare una carta, {points} {points#punto#punti}",
    "some", "{n#si può#si possono} calare {n} {n#carta#carte}, {points} {points#punto#punti}",
    "one_at_least", "si può calare almeno una carta, {points} {points#punto#punti}",
    "at_least", "{n#si può#si possono} calare almeno {n} {n#carta#carte}, {points} {points#punto#punti}",
    "none", "nessuna carta in mano si può calare su questo tavolo",
    "none_found", "nel tempo a disposizione non ho trovato carte da calare",
    "none_own", "per aprire serve una combinazione tua, e in mano non c'è",
    # Se un turno è valido.
    "stands", "le carte ci sono tutte e ogni combinazione è valida",
    "same", "il tavolo è com'era",
    "extra", "{cards}: né sul tavolo prima, né tra le giocate",
    "missing", "mancano dal tavolo: {cards}; ciò che è sul tavolo ci resta",
    "not_laid", "giocato, ma non sul tavolo: {cards}",
    "bad_meld", "{cards}: {reason}",
    "bad_melds", "{cards}: {reason} (altre non valide: {more})",
    "no_cards", "una combinazione senza carte",
    "not_opened", "prima apri con una combinazione tua, poi tocca le altre",
    "not_own", "non avevi in mano {cards}: così non apri",
    "old_table", "il tavolo di prima: {cards}: {reason}",
    # Che cosa si può scartare.
    "wild", "un jolly si può scartare su tutto",
    "no_wild", "un jolly non si può scartare",
    "empty_pile", "il pozzo è vuoto: va bene ogni carta",
    "on_wild", "su un jolly va bene tutto",
    "colour", "{card} e {top} hanno lo stesso colore",
    "number", "{card} e {top} hanno lo stesso numero",
    "no_match", "{card} non ha né il colore né il numero di {top}",
)
