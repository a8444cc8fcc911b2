"""Texts of the people whose names are kept; `|` stands between the longer and the shorter forms."""

TEXTS = (
    "title", "People",
    "also", "also {names}|= {names}|…",
    "games", "{n} game|{n}#{n} games|{n}",
    "rename", "Rename",
    "merge", "Merge with another|Merge",
    "ask_same", "{name}: same person as?|{name}: same as?|Same as?",
    "ask_everywhere", "In the statistics, too?|Statistics, too?|Everywhere?",
    "separate", "Separate {name}|Separate",
    "remove", "Remove",
    "sure_rename",
    "{name} becomes {new}, in the statistics too ({n} game). Score sheets keep the old name.|{name} "
    "becomes {new}?|{name} = {new}?|{new}?#{name} becomes {new}, in the statistics too ({n} games). "
    "Score sheets keep the old name.|{name} becomes {new}?|{name} = {new}?|{new}?",
    "sure_merge",
    "Merge {name} into {new}? {n} game of {name} will count for {new}. Score sheets keep the old "
    "name.|{name} becomes {new}?|{name} = {new}?|{new}?#Merge {name} into {new}? {n} games of "
    "{name} will count for {new}. Score sheets keep the old name.|{name} becomes {new}?|{name} = "
    "{new}?|{new}?",
    "sat_together", "{name} and {new} sat at one table: {game}, game {n}. They are two people.|Both sat in game {n}.|See game {n}",
    "sure_separate", "Make {new} and {name} two people again? Each gets their own games back.|Split {new} and {name}?|Two people?",
    "sure_remove",
    "{name} will no longer be offered. {n} saved game keeps the name.|Remove {name}?|Remove?"
    "#{name} will no longer be offered. {n} saved games keep the name.|Remove {name}?|Remove?",
)
