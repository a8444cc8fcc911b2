"""How many key presses the tasks of an evening take, each in the game that it belongs to.

The model user of `host_tools.bench.tasks` plays them: it looks at what a screen lists and presses
the shortest way there. After each task what has come of it is checked.
"""

from engine import games
from host_tools.bench.tasks import (
    BOARDS,
    NAMES,
    Hand,
    again,
    dispute,
    first_sheet,
    join,
    key_one,
    player,
)

_DEADWOOD = (
    {"event": "round", "ender": "Bo", "deadwood": {"Ana": 12, "Bo": 5, "Cy": 23, "Dina": 34}},
)
_ANTE = ({"event": "ante"},)
_WIDOW = (*_ANTE, {"event": "widow", "how": "kept"})
_POKER = (*_WIDOW, {"event": "poker", "winners": ["Cy"]})


def table(board, name, count, events=()):
    """Return a Hand on the main screen of a game of `count` players with some `events`."""
    hand = Hand(board)
    hand.app.people.remember(list(NAMES))
    names = list(NAMES[:count])
    hand.app.session.start_game(name, names, games.load(name).settle(None), names[0])
    for event in events:
        hand.app.session.ledger.add(event)
    hand.app.show_sheet()
    hand.sim.step()
    return hand


def enter(hand, kind):
    """Go from the main screen to the first question of the event `kind`, the likeliest one now."""
    hand.press("ok")
    if hand.app.stack[-1].module == "menu":
        hand.choose(hand.app.game.key_of("do_", kind))


def answer(hand, *answers):
    """Answer questions by choosing a row or keying a number, and save what comes of it."""
    count = hand.app.session.ledger.count
    for value in answers:
        if isinstance(value, int):
            number(hand, value)
        else:
            hand.choose(value)
    hand.is_at("preview")
    hand.press("ok")
    assert hand.app.session.ledger.count == count + 1, hand.sim.text()
    return hand.presses


def number(hand, value):
    """Key a number; one that needs no OK at its end gets none."""
    part = hand.top
    words = str(value)
    if part.cross:
        for digit in words:
            for _ in range(2):
                if hand.top is part and part.digits != words:
                    hand.press(arrow_to(part, digit))
                if part.group is None:
                    break
    else:
        words = "0" * (part.places - len(words)) + words
        for place in range(part.places):
            step = (int(words[place]) - int(part.digits[place])) % 10
            hand.press("up" if step <= 5 else "down", min(step, 10 - step))
            if place < part.places - 1:
                hand.press("ok")
    if hand.top is part:
        hand.press("ok")


def arrow_to(part, digit):
    """Return the arrow that leads to a digit now."""
    for key, digits in zip(("left", "up", "right", "down"), part.leads(), strict=True):
        if digit in digits:
            return key
    raise ValueError(digit)


# -- the beginning ---------------------------------------------------------------------------


def sheet_of_four(board):
    """From power-on of a new box to the first sheet, four players."""
    return first_sheet(board, "rumino", 4)


def sheet_of_eight(board):
    """The same, eight players."""
    return first_sheet(board, "rummoli", 8)


def power_again(board):
    """Power comes back in the middle of a game: to its sheet."""
    hand = table(board, "rumino", 4, _DEADWOOD)
    hand.sim.restart()
    hand.app = hand.sim.device.app
    return hand.is_at("sheet")


def same_again(board):
    """After the end, the same people once more."""
    return again(table(board, "rumino", 4, _DEADWOOD))


# -- what is entered -------------------------------------------------------------------------


def round_of_rumino(board):
    """A round of four by deadwood: 5, 12, 23 and 34."""
    hand = table(board, "rumino", 4)
    enter(hand, "round")
    return answer(hand, "Bo", 5, 12, 23, 34)


def round_of_ginski(board):
    """A round of three by deadwood: 5, 12 and 23."""
    hand = table(board, "ginski", 3)
    enter(hand, "round")
    return answer(hand, "Bo", 5, 12, 23)


def round_of_rumski(board):
    """A round of three by points: 25 and 40."""
    hand = table(board, "rumski", 3)
    enter(hand, "round")
    return answer(hand, "Bo", 25, 40)


def hand_of_tuscan(board):
    """A hand of Tuscan Rummy that the second player wins with a ramino."""
    hand = table(board, "tuscan", 2)
    enter(hand, "hand")
    return answer(hand, "Bo", "tus.ramino")


def ante(board):
    """The ante of Rummoli."""
    hand = table(board, "rummoli", 4)
    enter(hand, "ante")
    return answer(hand)


def widow(board):
    """The dealer keeps the hand."""
    hand = table(board, "rummoli", 4, _ANTE)
    enter(hand, "widow")
    return answer(hand, "rml.widow_kept")


def poker(board):
    """Cy wins the poker hand, alone."""
    hand = table(board, "rummoli", 4, _WIDOW)
    enter(hand, "poker")
    return answer(hand, "Cy", "rml.nobody_else")


def pay_card(board):
    """Dina collects the first space."""
    hand = table(board, "rummoli", 4, _POKER)
    enter(hand, "pay")
    return answer(hand, "Dina", "rml.space_chips")


def hand_over(board):
    """Ana goes out; 3, 2 and 1 cards are left."""
    hand = table(board, "rummoli", 4, _POKER)
    enter(hand, "out")
    return answer(hand, "Ana", 3, 2, 1)


# -- what goes wrong -------------------------------------------------------------------------


def undo_seen(board):
    """See what an undo takes back."""
    hand = table(board, "rumino", 4, _DEADWOOD)
    hand.menu("ui.undo", "ui.undo_what")
    return hand.is_at("takeback")


def undo_done(board):
    """Take the last entry back."""
    hand = table(board, "rumino", 4, _DEADWOOD)
    hand.menu("ui.undo", "ui.undo_what")
    hand.press("ok")
    assert hand.app.session.ledger.count == 0
    return hand.presses


def redo_done(board):
    """Bring it again."""
    hand = table(board, "rumino", 4, (*_DEADWOOD, {"event": "undo"}))
    hand.menu("ui.redo")
    hand.press("ok")
    assert hand.app.session.ledger.count == 1
    return hand.presses


def edit_begun(board):
    """Edit the last round: to its first question."""
    hand = table(board, "rumino", 4, _DEADWOOD)
    hand.press("left")
    hand.press("ok", 2)
    return hand.is_at("entry")


def misdeal(board):
    """Cancel the round."""
    hand = table(board, "rumino", 4, _DEADWOOD)
    hand.menu("all.do_void")
    return answer(hand)


def penalty_begun(board):
    """A penalty: to its first question."""
    hand = table(board, "rumino", 4, _DEADWOOD)
    hand.menu("all.do_adjust")
    return hand.is_at("entry")


def penalty_saved(board):
    """A penalty of one point for the first player with a reason, saved."""
    hand = table(board, "rumino", 4, _DEADWOOD)
    hand.menu("all.do_adjust")
    for _ in range(12):
        if hand.app.stack[-1].module == "sheet":
            break
        if hasattr(hand.top, "cross"):
            key_one(hand, hand.top)
        hand.press("ok")
    return hand.is_at("sheet")


# -- what is looked at -----------------------------------------------------------------------


def referee_open(board):
    """The referee."""
    hand = table(board, "rumino", 4, _DEADWOOD)
    hand.press("right")
    return hand.is_at("referee")


def dispute_begun(board):
    """Is it a meld? To its first card."""
    return dispute(table(board, "rumino", 4, _DEADWOOD))


def rulebook_open(board):
    """The rulebook."""
    return _looked_at(board, "rulebook", "ui.rulebook")


def deal_open(board):
    """Who deals how many cards to whom."""
    return _looked_at(board, "deal", "ui.deal")


def house_open(board):
    """The house rules of this game."""
    return _looked_at(board, "house", "ui.house_rules")


def settings_open(board):
    """The settings."""
    return _looked_at(board, "settings", "ui.settings")


def _looked_at(board, module, key):
    hand = table(board, "rumino", 4, _DEADWOOD)
    hand.menu(key)
    return hand.is_at(module)


def history_open(board):
    """What happened."""
    hand = table(board, "rumino", 4, _DEADWOOD)
    hand.press("left")
    return hand.is_at("history")


def history_of_rummoli(board):
    """What happened, in Rummoli."""
    hand = table(board, "rummoli", 4, _POKER)
    hand.press("left")
    hand.press("right")
    return hand.is_at("history")


def player_open(board):
    """A player's page."""
    return player(table(board, "rumino", 4, _DEADWOOD))


def to_the_limit(board):
    """How far the first player is from the limit, as a number."""
    hand = table(board, "rumino", 4, _DEADWOOD)
    hand.press("down")
    assert "88" in " ".join(hand.sim.text()), hand.sim.text()
    return hand.presses


def pots_of_four(board):
    """The pots, four players."""
    return _pots(board, 4)


def pots_of_eight(board):
    """The pots, eight players."""
    return _pots(board, 8)


def _pots(board, count):
    hand = table(board, "rummoli", count, _ANTE)
    if not hand.app.stack[-1].shows_board(hand.app.ui, count):
        hand.press("left")
    text = " ".join(hand.sim.text())
    assert "10♠" in text and str(count) in text, text
    return hand.presses


# -- who is at the table ---------------------------------------------------------------------


def joined(board):
    """Somebody who is known sits down, saved."""
    return join(table(board, "rumino", 4, _DEADWOOD))


def left(board):
    """Cy leaves, saved."""
    hand = table(board, "rumino", 4, _DEADWOOD)
    hand.menu("all.do_leave")
    return answer(hand, "Cy")


def other_dealer(board):
    """Cy deals next, saved."""
    hand = table(board, "rumino", 4, _DEADWOOD)
    hand.menu("all.do_dealer")
    return answer(hand, "Cy")


def rename_begun(board):
    """Another name for the first player: to its letters."""
    hand = table(board, "rumino", 4, _DEADWOOD)
    player(hand)
    hand.press("ok")
    return hand.is_at("names")


def put_away(board):
    """Leave for another game: to the start, by holding back where that is a key of its own."""
    hand = table(board, "rumino", 4, _DEADWOOD)
    if hand.app.keys.holds("back"):
        hand.menu("ui.put_away")
    else:
        hand.sim.hold("back")
        hand.presses += 1
    return hand.is_at("start")


def ended(board):
    """End the game now, saved."""
    hand = table(board, "rumino", 4, _DEADWOOD)
    hand.menu("all.do_stop")
    hand.press("ok")
    assert hand.app.game.over
    return hand.presses


TASKS = (
    sheet_of_four,
    sheet_of_eight,
    power_again,
    same_again,
    round_of_rumino,
    round_of_ginski,
    round_of_rumski,
    hand_of_tuscan,
    ante,
    widow,
    poker,
    pay_card,
    hand_over,
    undo_seen,
    undo_done,
    redo_done,
    edit_begun,
    misdeal,
    penalty_begun,
    penalty_saved,
    referee_open,
    dispute_begun,
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
    joined,
    left,
    other_dealer,
    rename_begun,
    put_away,
    ended,
)


def figures():
    """Return the table {keys.evening.TASK.KEYS: presses}."""
    return {
        "keys.evening.%s.%s" % (task.__name__, keys): {"unit": "presses", "value": task(board)}
        for task in TASKS
        for keys, board in BOARDS.items()
    }
