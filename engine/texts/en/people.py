"""Texts of the people whose names are kept; `|` stands between the longer and the shorter forms."""

TEXTS = (
    "title", "People",
    "also", "also {names}|= {names}|…",
    "games", "{n} game|{n}#{n} games|{n}",
    "rename", "Rename",
    "merge", "Merge with another|Merge",
    "ask_same", "{name}: same person as?|{name}: same as?|Same as?",
    "separate", "Separate {name}|Separate",
    "remove", "Remove",
    "sure_rename", "{name} becomes {new}, in the statistics too (games: {n}). Score sheets keep the old name.|{name} becomes {new}?|{name} = {new}?|{new}?",
    "sure_merge", "Merge {name} into {new}? Games of {name} that count for {new}: {n}. Score sheets keep the old name.|{name} becomes {new}?|{name} = {new}?|{new}?",
    "sure_separate", "Make {new} and {name} two people again? Each gets their own games back.|{new}, not {name}?|Two people?",
    "sure_remove", "{name} will no longer be offered. Saved games that keep the name: {n}.|Remove {name}?|Remove?",
)
