"""How many presses the tasks of an evening take, from power-on or from a main screen.

A model user sees where the rows are and takes the shortest way; each press goes through the
emulated pins, the firmware and the display, and each task ends with a check of its result.
"""

from engine import games
from firmware.display.sheet import shows_board
from host_tools.simulated.simulator import Simulator
from tests.proof.robot.insider import Insider
from tests.proof.robot.ways import keys_number

BOARDS = {"6": "sim_128x64", "4": "sim_128x64_4", "3": "sim_128x32"}
NAMES = ("Ana", "Bo", "Cy", "Dina", "Eva", "Fred", "Gus", "Hans")


class Hand(Insider):
    """Presses the buttons of a new box of `board` and counts the presses."""

    def __init__(self, board: str) -> None:
        super().__init__(Simulator(board))

    def is_at(self, module: str) -> int:
        """Fail unless the screen of `module` is on top; return the presses."""
        assert self.top.module == module, (module, self.lines())
        return self.presses


def first_sheet(board: str, name: str, count: int) -> int:
    """Return the presses from power-on of a new box to the first sheet.

    The game `name` has `count` players.
    """
    hand = Hand(board)
    if hand.part.module == "box.lesson":
        hand.press("back")
    hand.choose_game(name, count)
    hand.choose("ui.begin")
    assert len(hand.app.game.players) == count
    return hand.is_at("table.sheet")


def playing(board: str, name: str) -> "Hand":
    """Return a Hand on the main screen of a game with some entries; two more names are known."""
    hand = Hand(board)
    game = games.load(name)
    # Four at a table of pairs: whoever leaves ends the game.
    most = 2 if name == "gin" else 4
    count = max(game.min_players, min(game.max_players, most))
    hand.app.people.remember(list(NAMES[:6]))
    hand.app.session.start_game(name, list(NAMES[:count]), game.with_defaults(None), NAMES[0])
    if game.min_players < count:
        # A seat is free for a player who joins.
        hand.app.open_game.ledger.add({"event": "leave", "player": NAMES[count - 1]})
    hand.app.open_game.ledger.add({"event": "void"})
    hand.app.show_sheet()
    hand.box.step()
    return hand


def undo(hand: "Hand") -> int:
    """Show what undo would take back; one more press does it."""
    hand.menu("ui.undo")
    return hand.is_at("past.undo")


def history(hand: "Hand") -> int:
    """Open the history."""
    hand.press("left")
    if hand.app.game.board.sections:
        hand.press("right")
    return hand.is_at("past.history")


def pots(hand: "Hand") -> int:
    """See the chips on the board; with few players they are in sight."""
    if not hand.app.game.board.sections:
        return 0
    screen = hand.top
    if not shows_board(hand.app.ui, screen, len(hand.app.game.players)):
        hand.press("left")
        hand.is_at("rummoli.board")
    return hand.presses


def referee(hand: "Hand") -> int:
    """Open the referee; 0 in a game that has none."""
    if not hand.app.game.referee:
        return 0
    hand.press("right")
    return hand.is_at("book.referee")


def player(hand: "Hand") -> int:
    """Open the first player's page."""
    hand.press("down")
    hand.press("left")
    return hand.is_at("table.player")


def again(hand: "Hand") -> int:
    """Start a game with the same players after the end."""
    hand.app.open_game.ledger.add({"event": "stop"})
    hand.app.show_sheet()
    hand.box.step()
    before = hand.app.open_game.number
    hand.press("ok", "ok")
    assert hand.app.open_game.number != before
    return hand.is_at("table.sheet")


def join(hand: "Hand") -> int:
    """Seat a known player at the table."""
    if hand.app.game.min_players == hand.app.game.max_players:
        return 0
    before = len([one for one in hand.app.game.players if not one.has_left])
    hand.menu("all.do_join")
    hand.press("ok")
    for _ in range(3):
        if hand.top.module == "table.sheet":
            break
        hand.press("ok")
    assert len([one for one in hand.app.game.players if not one.has_left]) == before + 1
    return hand.is_at("table.sheet")


def penalty_asked(hand: "Hand") -> int:
    """Start a penalty or correction, up to its first question."""
    hand.menu("all.do_adjust", hand.app.game.section + ".do_adjust")
    return hand.is_at("asking.entry")


def penalty(hand: "Hand") -> int:
    """Enter one point or chip for the first player, with the first ready-made reason."""
    count = hand.app.open_game.ledger.count
    hand.menu("all.do_adjust", hand.app.game.section + ".do_adjust")
    for _ in range(12):
        if hand.top.module == "table.sheet":
            break
        if keys_number(hand.part):
            hand.number(1)
        else:
            hand.press("ok")
    assert hand.app.open_game.ledger.count == count + 1, hand.lines()
    return hand.is_at("table.sheet")


def dispute(hand: "Hand") -> int:
    """Reach the cards of the referee's first question; 0 in a game without a referee."""
    if not hand.app.game.referee:
        return 0
    hand.press("right")
    hand.press("ok")
    return hand.is_at("asking.entry")


TASKS = (undo, history, pots, referee, player, penalty_asked, penalty, join, again, dispute)


def figures(quick: bool = False) -> dict:
    """Return the table: the game in which each task takes most presses."""
    table = {}
    for count in range(2, 9):
        found = []
        for name in games.names():
            _, fewest, most = games.facts(name)
            if fewest <= count <= most:
                found.append(first_sheet(BOARDS["6"], name, count))
        table["keys.first_sheet.%d" % count] = {"unit": "presses", "value": max(found)}
    for keys in BOARDS:
        for task in TASKS:
            found = [task(playing(BOARDS[keys], name)) for name in games.names()]
            table["keys.%s.%s" % (task.__name__, keys)] = {"unit": "presses", "value": max(found)}
    return table
