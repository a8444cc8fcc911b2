"""Texts for when the memory of the box fails."""

TEXTS = (
    "found", "Memory fault",
    "sure", "Start clean?",
    "erase", "Erase it all?",
    "failed", "Memory fault",
    "done", "Start clean",
    "why", "The memory of this box cannot be used as it is: {error}.",
    "readable", "These games can still be read. Write down what matters:",
    "nothing", "No game can be read.",
    "game", "{game}: {scores} (entries: {n})",
    "aside", "The saved games are set aside if the memory allows it. You are asked again before anything is erased.",
    "lost", "They cannot be set aside. To go on, everything in the memory is erased. This cannot be taken back.",
    "kept", "What there was is kept in {name}. The box begins with no games.",
    "empty", "The memory was erased. The box begins with no games.",
    "computer", "This cannot be mended here. Connect the box to a computer: make backup, then make deploy.",
    "clean", "start clean|clean",
    "again", "try again|again",
    "choose", "choose|ok",
    "go_on", "go on|on",
)
