"""What is on the table of a box."""

from firmware.app import App


def number_on_table(app: App) -> int | None:
    """Return the number of the game on the table, or None."""
    found = app.session.open_game
    return found.number if found else None
