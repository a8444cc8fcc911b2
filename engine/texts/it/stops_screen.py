"""Texts of the screens on which Rummoli's stops phase and board are followed."""

TEXTS = (
    "do", "Il gioco dei semi|I semi|semi",
    # What comes next.
    "first", "{name} apre con la più bassa|{name} apre",
    "first_open", "Chi apre con la più bassa?|Chi apre?",
    "due", "prossima: {card}|ora {card}|{card}",
    "lead", "Fermo: {name} apre di {colour}|{name} apre {colour}|{name}: {colour}|{colour}",
    "is_out", "{name} resta senza carte|{name} finisce",
    "deadlock", "stallo",
    "laid", "giocate: {n}",
    "left", "{n} in mano|{n}",
    # What else can be chosen.
    "nobody", "Nessuno ha {card}|{card}: no",
    "nobody_leads", "Niente {colour}: stallo|Stallo",
    "nobody_leads_another", "Nessun altro seme: stallo|Stallo",
    "other_card", "Si gioca un'altra carta|Altra carta",
    "take_back", "Ritira {card}|Ritira",
    "not_stopped", "Il seme continua|Continua",
    "count_out", "Chiude: conta le carte rimaste|Chiude: conta le carte|Chiude: conta|Chiude",
    "collects", "{name} incassa {space}|{name}: {space}|{space}",
    "who", "Chi la gioca?|Chi?",
    "ask_lead", "{name} apre di {colour}: quale?|Di {colour}: quale?|Quale?",
    "ask_lead_another", "Con che carta apre {name}?|Che carta?",
    "ask_lead_any", "Con che carta apre {name}?|Che carta?",
    "ask_card", "Che carta gioca {name}?|Che carta?",
    # What the keys do.
    "lays", "gioca {card}|{card}",
    "leads", "apre",
    "stop", "nessuno",
    "why_take_back", "Ritirare: riga in basso|Riga in basso",
    "why_deadlock", "Stallo: riga in basso|Riga in basso",
    "end", "fine mano|fine",
    "collect", "incassa|sì",
    "later", "dopo",
    # What was wrong.
    "stands", "{rule}: {why}. Vale lo stesso?|{rule}: vale lo stesso?|Vale lo stesso?|Vale?",
    "late", "{rule}: {why}. {name} mette una fiche su Rummoli (RML-18)?|{name}: una fiche su Rummoli?|RML-18: paga?|Paga 1?",
    "noticed", "Segnala un errore|Errore",
    "undo_pays", "{name} restituisce {space}. Ritirate anche la carta?|Ritirare carta e fiches?|Tutto?",
    # The board.
    "next", "ora {card}|{card}",
    "chips", "fiches {n}|{n}",
    "debt", "debito {n}",
    "board", "Sul tabellone|Tabellone",
    "in_all", "Fiches in tutto|In tutto",
)
