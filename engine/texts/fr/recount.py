"""Texts of the recount of chips, in French."""

TEXTS: tuple[str, ...] = (
    "title", "Recompte des jetons|Recompte",
    "do", "Recompter les jetons|Recompter",
    "ask", "{name} : combien de jetons ?|{name} : jetons ?|{name} ?",
    "compare", "Comparer",
    "uncounted", "{n} ?",
    "same", "{n} ✓|{n}✓",
    "differs", "ici {counted}, pas {n}|{n} ▶ {counted}|{n}▶{counted}",
    "debts", "Dettes",
    "owed", "Dus, et pas sur la table : {names}.",
    "nothing", "Rien n'est encore compté : choisissez un joueur ou une case et saisissez ses jetons.",
    "agree", "Votre compte et celui de Meldmate concordent.",
    "surplus", "Votre compte dépasse de {n} celui de Meldmate. Recomptez, ou comptez aussi le reste.",
    "missing", "Il manque {n} à votre compte. Recomptez, ou comptez aussi le reste.",
    "correct", "Corrections",
    "save", "tout enregistrer|enreg.",
    "move", "{name} ▶ {to}",
    "reason", "recompte",
)
