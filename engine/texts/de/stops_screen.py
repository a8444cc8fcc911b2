"""Texts of the screens on which Rummoli's stops phase and board are followed, in German."""

TEXTS = (
    "do", "Das Ausspielen|Ausspielen|Spielen",
    # What comes next.
    "first", "{name} spielt die niedrigste aus|{name} beginnt",
    "first_open", "Wer spielt die niedrigste aus?|Wer beginnt?",
    "due", "als Nächstes {card}|jetzt {card}|{card}",
    "lead", "Stopp: {name} spielt {colour} aus|{name}: {colour}|{colour}",
    "is_out", "{name} ist fertig",
    "deadlock", "Stillstand|Stillst.",
    "laid", "{n} gespielt",
    "left", "noch {n}|{n}",
    # What else can be chosen.
    "nobody", "Niemand hat {card}|{card}: niemand",
    "nobody_leads", "Niemand hat {colour}: Stillstand|Kein {colour}: Stillstand|Stillstand",
    "nobody_leads_another", "Keine andere Farbe: Stillstand|Stillstand",
    "other_card", "Eine andere Karte wird gespielt|Andere Karte",
    "take_back", "{card} zurücknehmen|{card} zurück",
    "not_stopped", "Doch kein Stopp|Kein Stopp",
    "count_out", "Fertig: Restkarten eingeben|Fertig: Karten|Fertig",
    "collects", "{name} kassiert {space}|{name}: {space}|{space}",
    "who", "Wer spielt sie?|Wer?",
    "ask_lead", "{name} spielt {colour} aus: welche Karte?|Welche in {colour}?|{colour}: welche?|Welche?",
    "ask_lead_another", "Welche Karte spielt {name} aus?|Welche Karte?",
    "ask_lead_any", "Welche Karte spielt {name} aus?|Welche Karte?",
    "ask_card", "Welche Karte spielt {name}?|Welche Karte?",
    # What the keys do.
    "lays", "spielt {card}|{card}",
    "leads", "aus",
    "stop", "niemand",
    "why_take_back", "Zurücknehmen: weiter unten|Weiter unten",
    "why_deadlock", "Stillstand: eine Zeile tiefer|Weiter unten",
    "end", "Rundenende|Ende",
    "collect", "kassieren|ja",
    "later", "später",
    # What was wrong.
    "stands", "{rule}: {why}. Gelten lassen?|{rule}: gelten lassen?|Gelten lassen?|Gilt es?",
    "late", "{rule}: {why}. Legt {name} einen Chip auf Rummoli (RML-18)?|{name}: ein Chip auf Rummoli?|RML-18: zahlen?|Zahlt 1?",
    "noticed", "Einen Fehler melden|Fehler",
    "undo_pays", "{name} gibt {space} zurück. Auch die Karte zurücknehmen?|Karte und Chips zurück?|Alles zurück?",
    # The board.
    "next", "jetzt {card}|{card}",
    "chips", "Chips {n}|{n}",
    "debt", "Schulden {n}",
    "board", "Auf dem Brett|Brett",
    "in_all", "Chips insgesamt|Insgesamt",
)
