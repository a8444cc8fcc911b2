"""How many presses the tasks of an evening take, each in the game that it belongs to.

The model user of `tasks` plays them: it looks at what a screen lists and takes the shortest way
there. Each task ends with a check of its result.
"""

from typing import Any

from firmware.display.sheet import shows_board
from tests.proof.bench import evening_any, evening_entries, evening_moments, evening_table
from tests.proof.bench.entering import ANTE, DEADWOOD, POKER, answer, table
from tests.proof.bench.tasks import BOARDS, NAMES, Hand, again, dispute, first_sheet, join, player

# -- the beginning ---------------------------------------------------------------------------


def sheet_of_four(board: str) -> int:
    """Go from power-on of a new box to the first sheet of four players."""
    return first_sheet(board, "rumino", 4)


def sheet_of_eight(board: str) -> int:
    """Go from power-on of a new box to the first sheet of eight players."""
    return first_sheet(board, "rummoli", 8)


def sheet_with_names(board: str) -> int:
    """Go from power-on to the first sheet of four players, typing Ana, Bo, Cy and Dina."""
    hand = Hand(board)
    hand.choose_game("rumino", 4)
    hand.seat(NAMES[:4])
    hand.choose("ui.begin")
    assert [player.name for player in hand.app.game.players] == list(NAMES[:4])
    return hand.is_at("table.sheet")


def power_again(board: str) -> int:
    """Restore power in the middle of a game: to its sheet."""
    hand = table(board, "rumino", 4, DEADWOOD)
    hand.box.restart()
    return hand.is_at("table.sheet")


def same_again(board: str) -> int:
    """Start a game with the same players after the end."""
    return again(table(board, "rumino", 4, DEADWOOD))


# -- looking something up -----------------------------------------------------------------


def referee_open(board: str) -> int:
    """Open the referee."""
    hand = table(board, "rumino", 4, DEADWOOD)
    hand.press("right")
    return hand.is_at("book.referee")


def dispute_begun(board: str) -> int:
    """Ask whether cards are a meld: to the first card."""
    return dispute(table(board, "rumino", 4, DEADWOOD))


def dispute_left(board: str) -> int:
    """Leave the verdict on three cards for the sheet."""
    hand = table(board, "rumino", 4, DEADWOOD)
    dispute(hand)
    picker = hand.part
    picker.pad.cards = picker.question.deck.read_all(["QS", "KS", "AS"])
    picker.finish()
    hand.box.step()
    assert hand.top.module == "book.verdict"
    before = hand.presses
    hand.press("ok")
    return hand.is_at("table.sheet") - before


def rulebook_open(board: str) -> int:
    """Open the rulebook."""
    return _looked_at(board, "book.rulebook", "ui.rulebook")


def deal_open(board: str) -> int:
    """Open the deal: who deals how many cards to whom."""
    return _looked_at(board, "table.deal", "ui.deal")


def house_open(board: str) -> int:
    """Open the house rules of this game."""
    return _looked_at(board, "setup.house", "ui.house_rules")


def settings_open(board: str) -> int:
    """Open the settings."""
    return _looked_at(board, "box.settings", "ui.settings")


def _looked_at(board, module, key):
    hand = table(board, "rumino", 4, DEADWOOD)
    hand.menu(key)
    return hand.is_at(module)


def history_open(board: str) -> int:
    """Open the history."""
    hand = table(board, "rumino", 4, DEADWOOD)
    hand.press("left")
    return hand.is_at("past.history")


def history_of_rummoli(board: str) -> int:
    """Open the history of Rummoli."""
    hand = table(board, "rummoli", 4, POKER)
    hand.press("left")
    hand.press("right")
    return hand.is_at("past.history")


def player_open(board: str) -> int:
    """Open a player's page."""
    return player(table(board, "rumino", 4, DEADWOOD))


def to_the_limit(board: str) -> int:
    """Find how far the first player is from the limit, as a number."""
    hand = table(board, "rumino", 4, DEADWOOD)
    hand.press("down")
    assert "88" in hand.screen(), hand.lines()
    return hand.presses


def pots_of_four(board: str) -> int:
    """See the pots with four players."""
    return _pots(board, 4)


def pots_of_eight(board: str) -> int:
    """See the pots with eight players."""
    return _pots(board, 8)


def _pots(board, count):
    hand = table(board, "rummoli", count, ANTE)
    if not shows_board(hand.app.ui, hand.top, count):
        hand.press("left")
    text = hand.screen()
    assert "10♠" in text and str(count) in text, text
    return hand.presses


# -- the people at the table -----------------------------------------------------------------


def joined(board: str) -> int:
    """Seat a known player, saved."""
    return join(table(board, "rumino", 4, DEADWOOD))


def left(board: str) -> int:
    """Let Cy leave, saved."""
    hand = table(board, "rumino", 4, DEADWOOD)
    hand.menu("all.do_leave")
    return answer(hand, "Cy")


def other_dealer(board: str) -> int:
    """Let Cy deal next, saved."""
    hand = table(board, "rumino", 4, DEADWOOD)
    hand.menu("all.do_dealer")
    return answer(hand, "Cy")


def rename_begun(board: str) -> int:
    """Rename the first player: to the keyboard."""
    hand = table(board, "rumino", 4, DEADWOOD)
    player(hand)
    hand.press("ok")
    return hand.is_at("asking.name")


def put_away(board: str) -> int:
    """Leave for another game: to the start, by holding back if that is a button of its own."""
    hand = table(board, "rumino", 4, DEADWOOD)
    if hand.app.keys.holds("back"):
        hand.menu("ui.put_away")
    else:
        hand.box.hold("back")
        hand.presses += 1
    return hand.is_at("setup.start")


def ended(board: str) -> int:
    """End the game now, saved."""
    hand = table(board, "rumino", 4, DEADWOOD)
    hand.menu("all.do_stop")
    hand.press("ok")
    assert hand.app.game.over
    return hand.presses


TASKS = (
    (
        sheet_of_four,
        sheet_of_eight,
        sheet_with_names,
        power_again,
        same_again,
    )
    + evening_entries.ENTRIES
    + evening_any.ENTRIES
    + evening_table.TABLE
    + evening_entries.CORRECTIONS
    + (
        referee_open,
        dispute_begun,
        dispute_left,
        rulebook_open,
        deal_open,
        house_open,
        settings_open,
        history_open,
        history_of_rummoli,
        player_open,
        to_the_limit,
        pots_of_four,
        pots_of_eight,
    )
    + (
        joined,
        left,
        other_dealer,
        rename_begun,
        put_away,
        ended,
    )
    + evening_moments.ENTRIES
)


# The most presses that each may take, on six, four and three buttons.
MOST = {
    "sheet_of_four": (3, 3, 3),
    "sheet_of_eight": (8, 8, 8),
    "sheet_with_names": (40, 48, 48),
    "power_again": (0, 0, 0),
    "same_again": (2, 2, 2),
    "round_of_rumino": (22, 31, 31),
    "round_of_ginski": (17, 23, 23),
    "round_of_rumski": (13, 15, 15),
    "hand_of_tuscan": (6, 6, 6),
    "hand_of_gin": (12, 16, 16),
    "gin_of_gin": (12, 13, 13),
    "limit_of_gin": (4, 4, 4),
    "ante": (2, 2, 2),
    "widow": (3, 3, 3),
    "bid": (9, 13, 13),
    "bets": (9, 9, 9),
    "bets_keyed": (11, 12, 12),
    "pot_in_sum": (10, 10, 10),
    "poker": (6, 6, 6),
    "pay_card": (8, 8, 8),
    "stops_begun": (1, 1, 1),
    "hand_over": (16, 19, 19),
    "hand_of_rummoli": (46, 49, 49),
    "hearts_begun": (9, 9, 9),
    "game_named": (12, 15, 15),
    "round_of_hearts": (13, 15, 15),
    "score_in_turn": (8, 14, 14),
    "score_of_one": (8, 14, 14),
    "winner_paid": (10, 12, 12),
    "limit_raised": (13, 17, 17),
    "house_after_start": (12, 12, 12),
    "turn_of_rumski": (16, 21, 21),
    "laid_so": (19, 23, 23),
    "turn_undone": (2, 2, 2),
    "picker_left": (3, 3, 3),
    "out_of_rumski": (17, 19, 19),
    "upcard_asked": (5, 5, 5),
    "showdown": (47, 59, 59),
    "undo_seen": (2, 2, 2),
    "undo_done": (3, 3, 3),
    "redo_done": (4, 4, 4),
    "edit_begun": (3, 3, 3),
    "misdeal": (5, 5, 5),
    "penalty_begun": (3, 3, 3),
    "penalty_saved": (10, 12, 12),
    "referee_open": (1, 1, 1),
    "dispute_begun": (2, 2, 2),
    "dispute_left": (1, 1, 1),
    "rulebook_open": (4, 4, 4),
    "deal_open": (5, 5, 5),
    "house_open": (5, 5, 5),
    "settings_open": (6, 6, 6),
    "history_open": (1, 1, 1),
    "history_of_rummoli": (2, 2, 2),
    "player_open": (2, 2, 2),
    "to_the_limit": (1, 1, 1),
    "pots_of_four": (1, 1, 1),
    "pots_of_eight": (1, 1, 1),
    "joined": (9, 9, 9),
    "left": (11, 11, 11),
    "other_dealer": (10, 10, 10),
    "rename_begun": (3, 3, 3),
    "put_away": (1, 1, 4),
    "ended": (6, 6, 6),
    "dealer_drawn": (6, 6, 6),
    "end_to_next": (3, 3, 3),
    "balance_seen": (2, 2, 2),
}


def figures() -> dict[str, dict[str, Any]]:
    """Return the table {keys.evening.TASK.KEYS: presses}."""
    return {
        "keys.evening.%s.%s" % (task.__name__, keys): {"unit": "presses", "value": task(board)}
        for task in TASKS
        for keys, board in BOARDS.items()
    }
