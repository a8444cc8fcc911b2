"""Texts about what is kept."""

TEXTS = (
    "no_journal", "{name} holds no game that can be read",
    "set_aside", "{name} holds no game that can be read. It is kept as {aside}.",
    "gone", "{name} is no longer there",
    "newer", "{name} was written by a newer version. It is left alone; update this box.",
    "unreadable", "Entry {n} of {name} can no longer be read: the flash is failing.",
    "unknown_game", "there is no game {name} on this box",
    "restored", "The file was damaged. {n} entries are whole and kept; the rest is set aside.",
    "archived", "Only the result is kept: {result}",
    "full", "This could not be saved ({error}). Delete old games, then try again.",
    "failed", "This could not be saved: the memory failed ({error}). Try again; copy the saved games off soon.",
    "full_for_new", "The memory is full. Delete old games first.",
    "few_left", "The memory is nearly full: {n} more entries fit. Delete old games soon.",
    "not_deleted", "{name} cannot be deleted",
    "delete_or_keep", "Delete game {n}, or keep its result?|Delete game {n}?|Delete {n}?",
    "keep_result", "Keep the result|Keep result",
    "delete", "Delete all of it|Delete",
    "memory", "Memory",
    "not_archived", "The result of game {n} could not be kept",
)
