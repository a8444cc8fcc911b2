"""Texts about what is kept."""

TEXTS = {
    "no_journal": "{name} holds no saved game",
    "other_format": "{name} was written by another version; it is left alone",
    "unknown_game": "there is no game {name} on this box",
    "restored": "The file was damaged. {n} entries are whole and kept; the rest is set aside.",
    "full": "This could not be saved ({error}). Delete old games, then try again.",
}
