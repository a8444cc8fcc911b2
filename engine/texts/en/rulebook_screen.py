"""Texts of the rulebook's screens."""

TEXTS = (
    # The word before a house rule's name in a rule.
    "before_name", "rule",
    "title", "Rulebook",
    "other_games", "Other games",
    "house", "house|!",
    "house_rule", "House rule:",
    "usually", "usually {value}|({value})",
    "src", "From the published rules.",
    "gap", "Not in the published rules; this is the usual way.",
    "both", "Partly from the published rules; the rest is the usual way.",
    "next_rule", "next rule|next",
    "read", "read",
)
