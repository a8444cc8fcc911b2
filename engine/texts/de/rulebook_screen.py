"""Texts of the rulebook's screens, in German."""

TEXTS = (
    # The word before a house rule's name in a rule.
    "before_name", "Hausregel",
    "title", "Regelwerk",
    "other_games", "Andere Spiele",
    "house", "Haus|!",
    "house_rule", "Hausregel:",
    "usually", "sonst {value}|({value})",
    "src", "Aus den Quellen zu {game}.",
    "src_all", "Aus den Quellen zu den Spielen.",
    "gap", "Nicht in den Quellen: So entscheidet Meldmate.",
    "both", "Zum Teil aus den Quellen zu {game}; den Rest entscheidet Meldmate.",
    "next_rule", "nächste|weiter",
    "read", "lesen",
    "disputes", "Streitfragen|Fragen",
    "left_open", "offen|?",
    "agreed", "vereinbart|✓",
    "not_decided", "Hier nicht geregelt: Einigt euch.",
    "either", "- {answer}",
    "from_now", "ab jetzt|gilt",
)
