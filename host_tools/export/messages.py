"""The messages of the exports (what happened and what to do now) and the texts of the page."""

from typing import TYPE_CHECKING, Any

from engine.texts import text
from host_tools.export.plain import visible

if TYPE_CHECKING:
    from engine.games.game import Game
    from engine.games.shared.seats import Player

TEXTS = {
    # Errors.
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
    "no_board": "The board cannot be read: {why}.",
    "changed_midway": "{file} changed on the board while it was read. Run it again.",
    "no_mpremote": ("A board is read with the library mpremote; make export sets it up."),
    "twice": "{game} is {other}, too: it counts once.",
    "bad_name": "{words} is not a change of name. Write OLD=NEW, for example ana=Ana.",
    "names_circle": "The new names form a circle. Give each player one new name.",
    "unknown_names": "Nobody is called {names} in these games.",
    "bad_stake": "{words} is not a stake. Write an amount from 0.01 to 999.99, for example 0.10.",
    "bad_day": "{words} is not a day. Write one such as 2026-11-21.",
    "reading": "Reading the games",
    "writing": "Writing",
    "bad_seconds": "{words} is not a time. Write seconds, from 0.1 to a day.",
    "only_result_json": "Of game {n} only its result was saved; leave out --json to see it.",
    "none_in_time": "None of the games started in that time.",
    "no_library": "This needs the library {name}; make export sets it up.",
    "not_merged": "Game {n}: two players would have one name; their names stay as they are.",
    "only_result": (
        "Game {n} is left out: only its result was saved, {result}. The formats csv and html"
        " have it."
    ),
    # The texts of the page and of the spreadsheet.
    "page_title": "Saved games",
    "game_title": "{title}, game {n}",
    "game_of": "{game} ({where})",
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
    "standing": "Scores",
    "remark": "Remark",
    "began": "Started {day}.",
    "time": "Time",
    "goes_on": "in progress",
    "contents": "The games",
    "sum": "Sum",
    # Charts of a game.
    "chart_scores": "Scores by {unit}",
    "chart_chips": "Chips by {unit}",
    "chart_words": "After {n} ({unit}): {finals}.",
    "chart_limit": "A line shows: {limit}.",
    "chart_out": "{name} goes out in {unit} {n}.",
    "on_board": "on the board",
    "out_at": "out at {n}",
    "target": "target {n}",
    "bars_chips": "Who took which space",
    "bars_points": "Points taken from whom",
    "bars_hands": "Hands won, and how",
    "bars_axis_chips": "Chips",
    "bars_axis_points": "Points",
    "bars_axis_hands": "Hands",
    "kind_open": "not recorded",
    # Settling up.
    "settle": "Settling up",
    "settle_words": "Who pays whom, in the fewest payments",
    "settle_even": "Nobody owes anything.",
    "settle_each": "{n} games together, each for its own stake.",
    "settle_season": "{n} games together, at {amount} each.",
    "stake_point": "At {amount} a point: each two players settle their difference.",
    "stake_chip": "At {amount} a chip.",
    "stake_win": "At {amount} a win, from each other player.",
    "payer": "Pays",
    "payee": "To",
    "amount": "Amount",
    # Statistics over many games.
    "statistics": "Statistics",
    "counted": "Finished games: {n}.",
    "from_to": "From {first} to {last}.",
    "counted_open": "In progress, not counted: {n}.",
    "counted_results": "Only the result was saved, not counted: {n}.",
    "players_words": "Players, by wins",
    "games": "Games",
    "wins": "Wins",
    "win_rate": "Won",
    "mean_place": "Mean place",
    "gins": "Gins",
    "undercuts": "Undercuts",
    "ruminos": "Ruminos",
    "pots": "Pots",
    "series": "Longest series",
    "best_round": "Best round",
    "worst_round": "Worst round",
    "highest_round": "Highest round",
    "lowest_round": "Lowest round",
    "by_game": "By game",
    "over_time": "Wins over time",
    "over_time_words": "Games won so far, after each of {n} games. At the end: {finals}.",
    "game_axis": "Game",
    "wins_by_game": "Wins by game",
    "head_to_head": "Head to head",
    "head_words": (
        "How often the player of the row was ahead of the player of the column, and of how many"
        " games together."
    ),
    "dealing": "Who profits from dealing",
    "dealing_words": (
        "The share of rounds won while dealing, and while another player dealt. The gain is the"
        " difference, in percentage points."
    ),
    "as_dealer": "Dealing",
    "else_dealt": "Not dealing",
    "gain": "Gain",
    "history_words": "Each entry: points after it, and the change",
}


class ExportError(Exception):
    """Something cannot be exported; the text is a sentence that says what and why."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(sentence(key, **facts))


def sentence(key: str, **facts: Any) -> str:
    """Return the text `key` with its facts, safe for a terminal.

    >>> sentence("foreign", where="a\\x1bb")
    'a␛b is not a flash of Meldmate.'
    """
    return visible(TEXTS[key].format(**facts))


def remark(state: "Game", player: "Player") -> str:
    """Return the remark on a player in the standing of a game: won, left, out or deals."""
    if player.name in state.winners:
        return sentence("won" if len(state.winners) == 1 else "shares")
    if player.gone:
        return sentence("left")
    if player.out:
        return sentence("out", unit=text(state.section + ".unit"), n=player.out)
    return sentence("deals") if not state.over and player.name == state.dealer else ""
