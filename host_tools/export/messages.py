"""What exporting says to a person: what happened, and what to do now; and the words of the page."""

from host_tools.export.plain import visible

TEXTS = {
    # What went wrong.
    "no_games": "There are no saved games in {where}.",
    "no_image": (
        "There is no file {where} with saved games. Play one with make run, or name another place."
    ),
    "no_folder": "There is no folder {where}.",
    "no_backup": "{where} is not a backup: it has no folder games. Name one made by make backup.",
    "foreign": "{where} is not a flash of Meldmate.",
    "unreadable": "{where} cannot be read: {why}.",
    "unknown_number": "There is no saved game {n} in {where}. There are: {numbers}.",
    "no_platformdirs": (
        "Where are the games? Name their folder with --data DIR (the library platformdirs is"
        " missing)."
    ),
    "no_littlefs": (
        "The simulator's games are read with the library littlefs-python; make run sets it up."
    ),
    "own_file": "{file} belongs to the saved games. Name another file after -o.",
    "not_written": "{file} cannot be written: {why}.",
    "no_journal": "Game {n} is left out: {file} contains no readable game.",
    "newer": "Game {n} is left out: a newer version of Meldmate wrote {file}.",
    "unknown_game": "Game {n} is left out: there is no game called {game}.",
    "impossible": "Game {n} is left out: {why}.",
    "damaged": "Game {n} is damaged: {entries} entries recovered and exported, the rest left out.",
    "damaged_one": "Game {n} is damaged: one entry recovered and exported, the rest left out.",
    "damaged_none": "Game {n} is damaged: no entry of it can be read; its players are exported.",
    "damaged_result": "Game {n} is damaged; its result was recovered and exported.",
    "only_result": (
        "Game {n} is left out: only its result was saved, {result}. The formats csv and html"
        " have it."
    ),
    # The words of the page and of the spreadsheet.
    "page_title": "Saved games",
    "game_title": "{title}, game {n}",
    "place": "Place",
    "player": "Player",
    "score": "Score",
    "chips": "Chips",
    "won": "wins",
    "shares": "shares the win",
    "out": "out since {unit} {n}",
    "left": "has left",
    "deals": "deals next",
    "board": "On the board",
    "section": "Space",
    "history": "History",
    "entry": "Entry",
    "dealer": "Dealer",
    "nothing_yet": "Nothing has been entered yet.",
    "goal": "Playing: {goal}.",
    "ended": "{why}.",
    "house": "House rules: {rules}.",
    "house_default": "House rules: all by default.",
    "archived": "Of this game only the result was saved.",
    "result": "result",
}


class ExportError(Exception):
    """Something cannot be exported; its text is the sentence that says what and why."""

    def __init__(self, key, **facts):
        super().__init__(sentence(key, **facts))


def sentence(key, **facts):
    """Return the text `key` with its facts, fit for a terminal: nothing in it steers one.

    >>> sentence("foreign", where="a\\x1bb")
    'a␛b is not a flash of Meldmate.'
    """
    return visible(TEXTS[key].format(**facts))
