"""Texts of the screens on which Rummoli's stops phase and board are followed."""

TEXTS = (
    "do", "Giocare i semi|I semi",
    # What comes next.
    "first", "{name} apre con la più bassa|{name} apre",
    "first_open", "Chi apre con la più bassa?|Chi apre?",
    "due", "ora viene {card}|ora {card}|{card}",
    "lead", "Fermo: {name} apre di {colour}|{name} apre {colour}|{name}: {colour}|{colour}",
    "is_out", "{name} ha finito le carte|{name} ha finito",
    "deadlock", "stallo",
    "laid", "giocate: {n}",
    "left", "{n} in mano|{n}",
    # What else can be chosen.
    "nobody", "Nessuno ha {card}|No {card}",
    "nobody_leads", "Nessuno ha il {colour}: stallo|No {colour}: stallo|Stallo",
    "other_card", "Si gioca un'altra carta|Altra carta",
    "take_back", "Riprendi {card}|Via: {card}",
    "not_stopped", "Non è fermo|Non fermo",
    "count_out", "Chiude: segna le carte rimaste|Chiude: carte|Chiude",
    "collects", "{name} incassa {space}|{name}: {space}|{space}",
    "who", "Chi la gioca?|Chi?",
    "ask_lead", "{name} apre di {colour} con?|Che {colour}?",
    "ask_card", "{name} gioca che carta?|Che carta?",
    # What the keys do.
    "lays", "gioca {card}|{card}",
    "leads", "apre",
    "stop", "nessuno|stop",
    "undo", "annulla|via",
    "end", "fine mano|fine",
    "collect", "incassa|sì",
    "later", "dopo",
    # What was wrong.
    "stands", "{rule}: {why}. Lo lasciate valere?|{rule}: lo lasciate?|Lo lasciate?|Vale?",
    "late", "{rule}: {why}. {name} mette una fiche su Rummoli (RML-18)?|{name}: una fiche su Rummoli?|RML-18: paga?|Paga 1?",
    "noticed", "Errore di prima|Errore",
    "undo_pays", "{name} restituisce {space}. Riprendete la carta?|Riprendere carta e fiches?|Tutto?",
    # The board.
    "next", "ora {card}|{card}",
    "chips", "fiches {n}|{n}",
    "debt", "debito {n}",
    "board", "Sul tabellone|Tabellone",
    "in_all", "Fiches in tutto|In tutto",
)
