"""Texts of the people whose names are kept; `|` stands between the longer and the shorter forms."""

TEXTS = (
    "title", "People",
    "also", "also {names}|also",
    "games", "games: {n}|{n}",
    "rename", "Rename",
    "merge", "Same as another|Same as",
    "ask_same", "{name} is the same as|{name} =|Same as?",
    "separate", "Separate {name}|Separate",
    "remove", "Remove",
    "sure_rename", "{name} becomes {new}, in the statistics too (games: {n}). Sheets keep the name as played.|{name} becomes {new}?|{name} = {new}?|{new}?",
    "sure_merge", "{name} and {new} are the same person: {new}. Games of {name} that count for {new}: {n}. Sheets stay as played.|{name} becomes {new}?|{name} = {new}?|{new}?",
    "sure_separate", "{new} and {name} are two people: both are known again, each with their own games.|{new}, not {name}?|Two people?",
    "sure_remove", "{name} is no longer offered. Saved games that keep the name: {n}.|Remove {name}?|Remove?",
    "no_room", "The memory is full. Delete a saved game first.",
)
