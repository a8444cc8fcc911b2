"""The messages of the exports (what happened and what to do now) and the texts of the page.

They are there in each language of the box: another one than English has a
module of its own, host_tools/words/<language>/export.py.
"""

from engine.compat import TYPE_CHECKING, load_module
from engine.texts import language, text
from host_tools.base.plain import visible

if TYPE_CHECKING:
    from typing import Any

    from engine.game.game import Game
    from engine.game.player import Player

TEXTS = {
    # Errors.
    "no_games": (
        "There are no saved games in {where}. Play one with make run. For an example: make season,"
        " then name it here, FROM=build/season."
    ),
    "no_image": (
        "There is no file {where} with saved games. Play one with make run, or name another place."
    ),
    "no_folder": "There is no folder {where}.",
    "no_backup": "{where} is not a backup: it has no folder games. Name one made by make backup.",
    "not_read": "{why}.",
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
    "written": "It is in {file}.",
    "not_written": "{file} cannot be written: {why}.",
    "no_journal": "Game {n} is left out: {file} contains no readable game.",
    "newer": "Game {n} is left out: a newer version of Meldmate wrote {file}.",
    "unknown_game": "Game {n} is left out: there is no game called {game}.",
    "impossible": "Game {n} is left out: {why}.",
    "untold": (
        "Game {n} is left out: it cannot be exported in this form ({why}). It is still saved; make"
        " backup copies it."
    ),
    "damaged": "Game {n} is damaged: {entries} entries recovered and exported, the rest left out.",
    "damaged_one": "Game {n} is damaged: one entry recovered and exported, the rest left out.",
    "damaged_none": "Game {n} is damaged: no entry of it can be read; its players are exported.",
    "damaged_result": "Game {n} is damaged; its result was recovered and exported.",
    "missing_game": (
        "Game {n} is missing (entries: {entries}). Switch the box on with this memory: it looks for"
        " the game and puts back what it finds."
    ),
    "shorter_game": (
        "Game {n} is shorter than the box noted (entries: {entries}). Switch the box on with this"
        " memory: it looks for the rest and puts back what it finds."
    ),
    "no_board": "The board cannot be read: {why}.",
    "no_mpremote": ("A board is read with the library mpremote; make export sets it up."),
    "twice": "{game} is the same as {other}: it counts once.",
    "bad_name": "{words} is not a change of name. Write OLD=NEW, for example ana=Ana.",
    "names_circle": "The new names form a circle. Give each player one new name.",
    "unknown_names": "Nobody is called {names} in these games.",
    "bad_stake": "{words} is not a stake. Write an amount from 0.01 to 999.99, for example 0.10.",
    "bad_day": "{words} is not a day. Write one such as 2026-11-21.",
    "reading": "Reading the games",
    "writing": "Writing",
    "large_title": "The scores",
    "large_saved": "Saved at {time}",
    "large_stale": "Nothing new since {time}",
    "large_none": "No game is on the table.",
    "large_wait": "The scores appear here.",
    "large_seat": "By seat",
    "large_place": "By place",
    "large_deals": "deals",
    "large_starts": "starts",
    "large_leads": "leads",
    "serve_ends": "{address}  (Ctrl-C ends it)",
    "serve_anyone": (
        "Anyone in this network who has the address sees the scores while this runs. Open it on the"
        " television."
    ),
    "serve_not": "The scores cannot be served at {host}: {why}.",
    "bad_key": "{words} cannot stand in the address. Write 4 to 40 letters, digits, - and _.",
    "serve_reads": "{why} Reading it again until it works.",
    "serve_again": "It can be read again.",
    "serve_alone": "Not together: --serve, --watch, --all and --json.",
    "bad_seconds": "{words} is not a time. Write seconds, from 0.1 to a day.",
    "only_result_json": "Of game {n} only its result was saved; leave out --json to see it.",
    "none_in_time": "None of the games started in that time.",
    "no_library": "This needs the library {name}; make export sets it up.",
    "sat_together": (
        "{names} sat at one table in game {n}: they are two people, and cannot have one name."
    ),
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
    "out": "out in {unit} {n}",
    "left": "has left",
    "deals": "deals next",
    "board": "On the board",
    "board_cut": "cut for the board",
    "bonuses": "bonuses",
    "section": "Space",
    "history": "History",
    "entry": "Entry",
    "dealer": "Dealer",
    "nothing_yet": "Nothing has been entered yet.",
    "goal": "Playing: {goal}.",
    "ended": "{why}.",
    "house": "House rules: {rules}.",
    "house_default": "House rules: none changed.",
    "archived": "Of this game only the result was saved.",
    "result": "result",
    "standing": "Scores",
    "remark": "Notes",
    "began": "Started {day}.",
    "time": "Time",
    "goes_on": "in progress",
    "contents": "The games",
    "sum": "Total",
    # An evening.
    "weekdays": "Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
    "months": (
        "January February March April May June July August September October November December"
    ),
    "on_day": "{weekday}, {day} {month}",
    "latest_game": "The latest game",
    "n_players": "{n} players",
    "n_game": "1 game",
    "n_games": "{n} games",
    "minute": "1 minute",
    "minutes": "{n} minutes",
    "hours": "{hours} h {minutes:02d} min",
    "won_game": "{name} won {game}",
    "won_evening": "Winner of the evening: {names}, {n} of {games}",
    "shared_evening": "Winners of the evening: {names}, {n} each",
    "noted": "{words} ({more})",
    "once": "once",
    "twice_times": "twice",
    "times": "{n} times",
    "stands": "{game}, in progress",
    "leads_now": "{name} leads after {unit} {n}.",
    "wins_game": "{name} wins {game}",
    "wins_by_board": "{name} wins {game} with +{n} from the board",
    "wins_throughout": "{name} wins {game}, ahead from start to finish",
    "wins_at_last": "{name} wins {game} at the very end",
    "wins_late": "{name} wins {game} from behind",
    "wins_unhurried": "{name} wins {game}, never caught once ahead",
    "shares_game": "{names} share {game}",
    "side_wins": "{names} win {game}",
    "from_board": "At the end {name} took {n} chips from the board.",
    "lead_changed": "The lead changed {times}.",
    "led_until": "{name} led until {unit} {n}.",
    "behind_until": "{name} was behind until {unit} {n} of {of}.",
    "final_margin": "{first} to {name}'s {second}.",
    "came_back": "{name} was out and re-entered after {unit} {n}.",
    "out_in_round": "{name} out in {unit} {n}.",
    # Charts of a game.
    "chart_scores": "Scores by {unit}",
    "chart_chips": "Chips by {unit}",
    "chart_words": "After {n} ({unit}): {finals}.",
    "chart_limit": "A line shows: {limit}.",
    "is_out": "out",
    "is_gone": "left",
    "mark_board": "+{n} from the board",
    "mark_back": "re-entered",
    "out_at": "out at {n}",
    "target": "target {n}",
    "bars_chips": "Who took which space",
    "bars_points": "Who took points from whom",
    "bars_hands": "Hands won, and how",
    "kind_open": "not recorded",
    # Settling up.
    "settle": "Settling up",
    "settle_even": "Nobody owes anything.",
    "settle_each": "Games together: {n}, each for its own stake.",
    "settle_season": "Games together: {n}, at {amount} each.",
    "stake_point": "At {amount} a point: each pair of players settles its difference.",
    "stake_point_table": (
        "At {amount} a point: each pair of players settles what its difference changed by while "
        "both were at the table."
    ),
    "stake_paid": "At {amount} for each point won or lost.",
    "stake_chip": "At {amount} a chip.",
    "stake_win": "At {amount} a win, from each other player.",
    "payer": "Pays",
    "payee": "To",
    "amount": "Amount",
    # The season.
    "season": "The season",
    "older": "Earlier games",
    "older_words": "The last {n} games are here in full; GAME=N exports any other.",
    "no_day": "Games without a day",
    "more": "Scores, rules and history",
    "counted": "Finished games: {n}.",
    "from_to": "From {first} to {last}.",
    "counted_open": "In progress, not counted: {n}.",
    "counted_results": "Only the result was saved, not counted: {n}.",
    "games": "Games",
    "wins": "Wins",
    "win_rate": "Won",
    "mean_place": "Average place",
    "highest_round": "Highest round",
    "lowest_round": "Lowest round",
    "best_round": "Best round",
    "worst_round": "Worst round",
    "game_axis": "Game",
    "over_time": "Wins over time",
    "best": "Who beats whom",
    "best_words": (
        "How many of 100 opponents finished behind; by chance 50. The bar shows how far luck alone"
        " moves the dot in 95 of 100 such seasons."
    ),
    "beaten": "Beaten",
    "by_luck": "Chance",
    "range": "95%",
    "chance_line": "50: chance",
    "wins_of": "{wins} of {games} won, chance {chance}",
    "too_few": "Fewer than {n} games, so not here: {names}.",
    "not_ranked": "Fewer than {n} games, so not ranked: {names}.",
    "luck_nobody": (
        "Nobody's result is more than luck: among {n} people, differences like these come by"
        " chance."
    ),
    "luck_above": "Better than luck explains: {names}.",
    "luck_below": "Worse than luck explains: {names}.",
    "form": "Form: the last 14 games of each player",
    "form_words": "Height: opponents beaten. Dark: won. The latest game is at the right.",
    "run_won": "{n} won",
    "run_without": "{n} without",
    "suits": "Which game suits whom",
    "suits_words": "Opponents beaten of 100, and the number of games; pale where there are few.",
    "head_to_head": "Head to head",
    "head_words": (
        "How often the player in the row was ahead of the player in the column, and how often"
        " behind."
    ),
    "head_wide": "The clearest: {first} was ahead of {second} in {n} of {of} games.",
    "head_close": "The closest: {first} and {second}, {n} of {of}.",
    "records": "Records",
    "record": "Record",
    "record_round": "highest round, {game}",
    "record_closest": "closest finish",
    "record_longest": "longest game, in rounds",
    "record_comeback": "biggest comeback",
    "record_rumino": "first Rumino",
    "new_record": "new",
    "new_records": "New this evening: {records}.",
    "new_words": "{what} ({name}, {value})",
    "feats": "Gins and the like",
    "pairs": "Partners",
    # Money.
    "money": "Money",
    "money_share": "{game} {n}%",
    "money_shares": "Of what changed hands: {shares}. The same stake weighs more in some games.",
    "money_by_game": "Balance by game",
    "money_by_evening": "Balance by evening",
    "money_course": "Balance, evening by evening",
    "owes": "Who owes whom now:",
    "evening_owes": "The whole evening:",
    "card_more": "and {n} more",
    "message_pays": "Payments: {paid}",
    "message_season": "Season, {n} games. Opponents beaten of 100; by chance 50:",
    "message_place": "{at}. {name} {value}, won {wins} of {games}",
    "no_database": (
        "{file} is not a database that an earlier export made. Name another file after TO= (-o)."
    ),
    "no_font": (
        "No font of this computer has the letters for a picture. Write an SVG: name a file that"
        " ends in .svg after TO= (-o)."
    ),
    "pays": "{payer} pays {payee} {amount}",
    "history_words": "Each entry: points after it, and the change",
    "interval": "{low} to {high}",
    "date": "{day} {month} {year}",
    # The workbook: its sheets, its columns, the foot of a page, how a moment is written.
    "sheet_evening": "Evening",
    "sheet_season": "Season",
    "sheet_results": "Results",
    "sheet_rounds": "Rounds",
    "sheet_form": "Form",
    "col_game": "Game",
    "col_won": "Won",
    "col_number": "Number",
    "col_started": "Started",
    "col_players": "Players",
    "col_over": "Over",
    "col_chance": "Chance",
    "col_variance": "Variance",
    "col_from": "From",
    "col_to": "To",
    "col_form": "Form",
    "col_step": "Step",
    "col_round": "Round",
    "col_event": "Event",
    "col_change": "Change",
    "col_total": "Total",
    "col_of": "{name}: {what}",
    "page_of": "Page &P of &N",
    "moment": "yyyy-mm-dd hh:mm",
}


class ExportError(Exception):
    """Something cannot be exported; the text is a sentence that says what and why."""

    def __init__(self, key: str, **facts: "Any") -> None:
        super().__init__(sentence(key, **facts))


class TogetherError(ExportError):
    """Two who sat at one table would have one name: nothing is exported."""


# The texts of the languages that were asked for. The page's MicroPython has no functools.
_tables: dict[str, dict[str, str]] = {}


def _table(language: str) -> dict[str, str]:
    """Return the texts of a language; empty for English, and where it has no module here."""
    if language not in _tables:
        try:
            _tables[language] = load_module(f"host_tools.words.{language}.export").TEXTS
        except ImportError:
            _tables[language] = {}
    return _tables[language]


def sentence(key: str, **facts: "Any") -> str:
    """Return the text `key` with its facts, safe for a terminal.

    >>> sentence("foreign", where="a\\x1bb")
    'a␛b is not a flash of Meldmate.'
    """
    words = _table(language()).get(key) or TEXTS[key]
    return visible(words.format(**facts))


def remark(state: "Game", player: "Player") -> str:
    """Return the remark on a player in the standing of a game: won, left, out or deals."""
    if player.name in state.winners:
        return sentence("won" if len(state.winners) == 1 else "shares")
    if player.has_left:
        return sentence("left")
    if player.out_in_round:
        return sentence("out", unit=text(state.unit(state.house)), n=player.out_in_round)
    return sentence("deals") if not state.over and player.name == state.dealer else ""


def noted(words: str, more: str) -> str:
    """Return words with a remark in brackets.

    >>> noted("Rumino", "2")
    'Rumino (2)'
    """
    return sentence("noted", words=words, more=more)


def times_words(count: int) -> str:
    """Return how often something happened.

    >>> times_words(2), times_words(3)
    ('twice', '3 times')
    """
    return sentence({1: "once", 2: "twice_times"}.get(count, "times"), n=count)
