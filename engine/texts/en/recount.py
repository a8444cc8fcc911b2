"""Texts of the recount of chips."""

TEXTS = (
    "title", "Recount of chips|Recount",
    "do", "Recount the chips|Recount",
    "ask", "{name}: chips counted?|{name}: chips?|{name}?",
    "compare", "Compare",
    "uncounted", "{n} ?|{n}?",
    "same", "{n} ✓|{n}✓",
    "differs", "here {counted}, not {n}|{n} ▶ {counted}|{n}▶{counted}",
    "debts", "Debts",
    "owed", "Owed, and not on the table: {names}.",
    "nothing", "Nothing is counted yet: choose a player or a space and enter the chips there.",
    "agree", "Your count matches Meldmate's.",
    "surplus", "Your count is {n} over Meldmate's. Count again, or count the rest too.",
    "missing", "Your count is {n} under Meldmate's. Count again, or count the rest too.",
    "correct", "Corrections",
    "save", "save all|save",
    "move", "{name} ▶ {to}",
    "reason", "recount",
)
