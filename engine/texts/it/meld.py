"""Texts about melds."""

TEXTS = (
    "set", "un gruppo di {n}",
    "run", "una scala di {n}",
    "few", "una combinazione ha almeno {least} carte, non {n}",
    "short_run", "una scala ha almeno {least} carte, non {n}",
    "one_wild", "al massimo un jolly per combinazione, non {n}",
    "jokers", "jolly per combinazione: al massimo {limit}, non {n}",
    "no_natural", "una combinazione non può essere di soli jolly",
    "set_size", "un gruppo ha da {least} a {most} carte, non {n}",
    "twins", "niente doppioni in un gruppo: due {card}",
    "run_twins", "niente doppioni in una scala: due {card}",
    "long_run", "troppo lunga: una scala ha al massimo {max} carte, non {n}",
    "gap", "in questa scala manca {card}",
    "gaps",
    "in questa scala manca {n} carta, jolly: {wilds}#in questa scala mancano {n} "
    "carte, jolly: {wilds}",
    "ace_low", "l'asso è basso: la scala finisce al re",
    "one_low", "l'1 è basso: la scala finisce al 13",
    "ace_high", "l'asso è alto: la scala finisce lì",
    "other_rank", "un gruppo ha un solo valore: {card} ne ha un altro",
    "other_suit", "una scala ha un solo seme: {card} ne ha un altro",
    "other_colour", "una scala ha un solo colore: {card} ne ha un altro",
    "neither_suit", "né un solo valore né un solo seme",
    "neither_colour", "né un solo valore né un solo colore",
)
