"""What is said for a second, at the place of the hints, where a key does nothing; `|` as in ui."""

TEXTS = (
    "too_fast", "troppo in fretta|troppo veloce",
    "digit", "Ora una cifra",
    "number", "Un numero, da {min} a {max}|da {min} a {max}|{min}-{max}",
    "number_rule", "{rule}: scrivi da {min} a {max}|{rule}: da {min} a {max}|{rule}: {min}-{max}",
    "cards_all", "Tutte e {n}: {key} fatto|{key}: fatto",
    "cards_more", "{want} carte, non {n}|Ancora no: {want}",
    "is_number", "{n}? Di nuovo Invio|{n}? Invio",
    "players", "Solo per {n} giocatori|Solo {n}",
    "one_card", "Prima scegli una carta|Prima la carta|La carta",
    "only_key", "Qui solo {key}|{key}",
    "only_keys", "Qui solo {keys} o {key}|{keys} o {key}",
    "no_cards", "Ancora nessuna carta|Nessuna carta",
    "letters_all", "Al massimo {n} lettere|Massimo {n}",
    "no_letter", "{letter} qui non si può scrivere|Qui niente {letter}",
    "no_such_card", "{word} qui non è una carta|{word}: non c'è",
    "card_gone", "{card} è già presa|{card}: presa",
    "no_letters", "Prima una lettera|Una lettera",
    "hold_accents", "tieni: accenti|tieni: é|é",
    "accents", "accenti|é",
    "no_accents", "Nessun accento|Nessuno",
)
