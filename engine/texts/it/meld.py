"""Texts about melds."""

TEXTS = (
    "suit", "seme",
    "colour", "colore",
    "set", "un gruppo di {n}",
    "run", "una scala di {n}{house}",
    "three", "una combinazione ha almeno tre carte, non {n}",
    "one_wild", "al massimo un jolly per combinazione, non {n}",
    "jokers", "jolly per combinazione: al massimo {limit}, non {n}{house}",
    "no_natural", "una combinazione non può essere di soli jolly",
    "long_set", "un gruppo è di 3 o 4 carte, non {n}",
    "twins", "niente doppioni in un gruppo: due {card}{house}",
    "run_twins", "niente doppioni in una scala: due {card}",
    "long_run", "troppo lunga: una scala ha al massimo {max} carte, non {n}",
    "gap", "in questa scala manca {card}{house}",
    "gaps",
    "in questa scala manca {n} carta, jolly: {wilds}{house}#in questa scala mancano {n} "
    "carte, jolly: {wilds}{house}",
    "ace_low", "l'asso è basso: la scala finisce al re{house}",
    "one_low", "l'1 è basso: la scala finisce al 13{house}",
    "ace_high", "l'asso è alto: la scala finisce lì{house}",
    "other_rank", "un gruppo ha un solo valore: {card} ne ha un altro",
    "other_suit", "una scala ha un solo {word}: {card} ne ha un altro",
    "neither", "né un solo valore né un solo {word}",
)
