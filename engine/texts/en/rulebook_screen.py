"""Texts of the rulebook's screens."""

TEXTS = (
    # The word before a house rule's name in a rule.
    "before_name", "rule",
    "title", "Rulebook",
    "other_games", "Other games",
    "house", "house|!",
    "house_rule", "House rule:",
    "usually", "usually {value}|({value})",
    "src", "From the published rules of {game}.",
    "src_all", "From the published rules of the games.",
    "gap", "Not in the published rules: Meldmate's choice.",
    "both", "Partly from the published rules of {game}; the rest is Meldmate's choice.",
    "next_rule", "next rule|next",
    "read", "read",
    "disputes", "Disputes|Ask",
    "left_open", "open|?",
    "agreed", "agreed",
    "not_decided", "Not decided here: agree on it.",
    "either", "- {answer}",
    "from_now", "from now on|agree",
)
