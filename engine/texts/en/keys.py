"""What is said for a second, at the place of the hints, where a key does nothing; `|` as in ui."""

TEXTS = (
    "too_fast", "too fast",
    "digit", "Now a digit",
    "number", "Type a number, {min} to {max}|{min} to {max}|{min}-{max}",
    "number_rule", "{rule}: type {min} to {max}|{rule}: {min} to {max}|{rule}: {min}-{max}",
    "cards_all", "All {n} cards: {key} done|{key}: done",
    "cards_more", "{want} cards, not {n}|Not {want} yet",
    "is_number", "{n}? Enter again|{n}? Enter",
    "players", "Exactly {n} players|Exactly {n}|Only {n}",
    "one_card", "Choose a card first|A card first",
    "only_key", "Only {key} has cards|Only {key}",
    "only_keys", "Only {keys} or {key} here|{keys} or {key}",
    "no_cards", "No cards yet",
    "letters_all", "At most {n} letters|At most {n}",
    "no_letter", "{letter} cannot be typed here|No {letter} here",
    "no_such_card", "{word} is not a card here|Not a card: {word}|Not {word}",
    "card_gone", "{card} was taken already|{card}: taken",
    "no_letters", "Type a letter first|A letter first",
    "hold_accents", "hold: accents|hold: é|é",
    "accents", "accents|é",
    "no_accents", "No accents here|None here",
)
