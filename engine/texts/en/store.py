"""Texts about what is kept."""

TEXTS = (
    "no_journal", "{name} contains no readable game",
    "set_aside", "{name} contains no readable game. It was set aside as {aside}.",
    "gone", "{name} no longer exists",
    "newer", "{name} was written by a newer version. It was not changed; update this box.",
    "unreadable", "Entry {n} of {name} can no longer be read: the flash is failing.",
    "unknown_game", "there is no game {name} on this box",
    "restored", "The file was damaged: {n} entries recovered, the rest set aside.",
    "archived", "Only the result was saved: {result}",
    "full", "This could not be saved ({error}). Delete old games, then try again.",
    "failed", "This could not be saved: the memory failed ({error}). Try again; back up the saved games soon.",
    "full_for_new", "The memory is full. Delete old games first.",
    "few_left", "The memory is nearly full: room for {n} more entries. Delete old games soon.",
    "not_deleted", "{name} cannot be deleted",
    "delete_or_keep", "Delete game {n}, or save its result?|Delete game {n}?|Delete {n}?",
    "keep_result", "Save the result|Save result",
    "delete", "Delete the game|Delete",
    "memory", "Memory",
    "not_archived", "The result of game {n} could not be saved",
)
