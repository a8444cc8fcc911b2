"""Texts about Rumski's Community: what can be laid, whether a turn stands, what may be discarded, in German."""

TEXTS = (
    # What a hand can lay.
    "all_out", "jede Karte auf der Hand lässt sich auslegen ({n})",
    "empty_hand", "auf der Hand sind keine Karten",
    "one", "eine Karte lässt sich auslegen, {points} {points#Punkt#Punkte}",
    "some", "{n} {n#Karte lässt#Karten lassen} sich auslegen, {points} {points#Punkt#Punkte}",
    "one_at_least", "mindestens eine Karte lässt sich auslegen, {points} {points#Punkt#Punkte}",
    "at_least", "mindestens {n} {n#Karte lässt#Karten lassen} sich auslegen, {points} {points#Punkt#Punkte}",
    "none", "keine Karte auf der Hand lässt sich an diesem Tisch auslegen",
    "none_found", "in dieser Zeit fand sich keine Karte zum Auslegen",
    "none_own", "du musst mit einer eigenen Figur eröffnen, und dieses Blatt hat keine",
    # Whether a turn stands.
    "stands", "jede Karte ist da, und jede Figur ist gültig",
    "same", "der Tisch ist unverändert",
    "extra", "{cards}: weder vorher auf dem Tisch noch gespielt",
    "missing", "{cards}: nicht mehr auf dem Tisch; was liegt, bleibt liegen",
    "not_laid", "{cards}: gespielt, aber nicht auf dem Tisch",
    "bad_meld", "{cards}: {reason}",
    "bad_melds", "{cards}: {reason} (weitere falsche Figuren: {more})",
    "no_cards", "eine Figur ohne Karten",
    "not_opened", "eröffne mit einer eigenen Figur, bevor du andere änderst",
    "not_own", "{cards}: nicht von der Hand, also keine eigene Figur",
    "old_table", "der Tisch vorher: {cards}: {reason}",
    # What may be discarded.
    "wild", "ein Joker darf auf jede Karte abgeworfen werden",
    "no_wild", "ein Joker darf nicht abgeworfen werden",
    "empty_pile", "der Abwurfstapel ist leer: Jede Karte darf abgeworfen werden",
    "on_wild", "auf einen Joker darf jede Karte abgeworfen werden",
    "colour", "{card} und {top} haben dieselbe Farbe",
    "number", "{card} und {top} haben dieselbe Zahl",
    "no_match", "{card} hat weder die Farbe noch die Zahl von {top}",
)
