"""The screens, one per module; each module's `SCREEN` is the class that `App.open` makes.

They are in rooms, by what a person does there, and a screen is named by both: "table.menu". A
game's own screens are in a separate folder, and the game lists them (`Game.aids`).
"""

# Screens of games that are not built in: name -> module, such as "mygame.screens.count".
GUESTS: dict[str, str] = {}
