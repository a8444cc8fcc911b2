"""Testi del conteggio delle fiches."""

TEXTS = (
    "title", "Conteggio delle fiches|Conteggio|Conteg.",
    "do", "Conta le fiches|Conta",
    "ask", "{name}: quante fiches?|{name}: fiches?|{name}?",
    "compare", "Confronta",
    "uncounted", "{n} ?|{n}?",
    "same", "{n} ✓|{n}✓",
    "differs", "qui {counted}, non {n}|{n} ▶ {counted}|{n}▶{counted}",
    "debts", "Debiti",
    "owed", "A debito, e non sul tavolo: {names}.",
    "nothing", "Non c'è ancora niente di contato: scegli un nome o una casella e segna le fiches.",
    "agree", "I conti tornano.",
    "surplus", "In tutto {n} in più di quante ne conta Meldmate. Ricontate, o contate anche il resto.",
    "missing", "In tutto {n} in meno di quante ne conta Meldmate. Ricontate, o contate anche il resto.",
    "correct", "Correzioni",
    "save", "salva tutte|salva",
    "move", "{name} ▶ {to}",
    "reason", "conteggio",
)
