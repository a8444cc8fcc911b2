"""Texts of the recount of chips, in German."""

TEXTS = (
    "title", "Nachzählung der Chips|Nachzählung",
    "do", "Die Chips nachzählen|Nachzählen",
    "ask", "{name}: gezählte Chips?|{name}: Chips?|{name}?",
    "compare", "Vergleichen",
    "uncounted", "{n} ?|{n}?",
    "same", "{n} ✓|{n}✓",
    "differs", "hier {counted}, nicht {n}|{n} ▶ {counted}|{n}▶{counted}",
    "debts", "Schulden",
    "owed", "Geschuldet und nicht auf dem Tisch: {names}.",
    "nothing", "Noch ist nichts gezählt: Wähle einen Spieler oder ein Feld und gib die Chips dort ein.",
    "agree", "Ihr habt so viel gezählt wie Meldmate.",
    "surplus", "Ihr habt {n} mehr gezählt als Meldmate. Zählt noch einmal, oder zählt auch den Rest.",
    "missing", "Ihr habt {n} weniger gezählt als Meldmate. Zählt noch einmal, oder zählt auch den Rest.",
    "correct", "Korrekturen",
    "save", "alles sichern|sichern|alles",
    "move", "{name} ▶ {to}",
    "reason", "Nachzählung",
)
