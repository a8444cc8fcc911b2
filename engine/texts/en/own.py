"""Texts of games that a table has named; `|` stands between the longer and the shorter forms."""

TEXTS = (
    "ask_title", "Name of the game?|Game's name?|Name?",
    "rename", "Rename",
    "delete", "Delete from the list|Delete",
    "sure_delete", "Delete {game} from the list of games? Saved games stay.|Delete {game}?|Delete?",
    "bad_title", "A game's name has 1 to {max} letters.",
    "taken", "There is a game called {game} already: choose another name.",
    "too_many", "There are {max} named games already: delete one first.",
)
