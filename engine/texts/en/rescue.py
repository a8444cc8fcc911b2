"""Texts for when the memory of the box fails."""

TEXTS = (
    "found", "Memory fault",
    "sure", "Start clean?",
    "erase", "Erase it all?",
    "failed", "Memory fault",
    "done", "Start clean",
    "why", "The memory of this box cannot be used: {error}.",
    "readable", "These games can still be read. Write down what matters:",
    "nothing", "No game can be read.",
    "game", "{game}: {scores} (entries: {n})",
    "aside", "The saved games are set aside if the memory allows it. You are asked again before anything is erased.",
    "lost", "They cannot be set aside. To continue, everything in the memory must be erased. This cannot be undone.",
    "kept", "What was there is saved as {name}. The box starts with no games.",
    "empty", "The memory was erased. The box starts with no games.",
    "computer", "This cannot be fixed here. Connect the box to a computer: make backup, then make deploy.",
    "clean", "start clean|clean",
    "again", "try again|again",
    "choose", "choose|ok",
    "go_on", "next",
)
