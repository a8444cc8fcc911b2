"""How many presses the tasks of an evening take, from power-on or from a main screen.

A model user sees where the rows are and takes the shortest way; each press goes through the
emulated pins, the firmware and the display, and each task ends with a check of its result.
"""

from typing import Any

from engine import games
from host_tools.sim import Simulator

BOARDS = {"6": "sim_128x64", "4": "sim_128x64_4", "3": "sim_128x32"}
NAMES = ("Ana", "Bo", "Cy", "Dina", "Eva", "Fred", "Gus", "Hans")


class Hand:
    """Presses the buttons of a new box of `board` and counts the presses."""

    def __init__(self, board: str) -> None:
        self.sim = Simulator(board)
        self.app = self.sim.device.app
        self.presses = 0

    def press(self, key: str, times: int = 1) -> None:
        """Press a button."""
        for _ in range(times):
            self.sim.press(key)
            self.presses += 1

    @property
    def top(self) -> Any:
        """The screen on top, or the question on it."""
        screen = self.app.stack[-1]
        return screen.part or screen

    def turn(self, steps: int, count: int, forward: str, backward: str) -> None:
        """Press `forward` that many times, or `backward` if shorter in a ring of `count`."""
        steps %= count
        if steps * 2 <= count:
            self.press(forward, steps)
        else:
            self.press(backward, count - steps)

    def choose_row(self, index: int) -> None:
        """Choose row `index` of the list."""
        self.turn(index - self.top.at, self.top.count(), "down", "up")
        self.press("ok")

    def choose(self, *keys: str) -> None:
        """Choose the row of a list whose text has one of `keys`, or is one of them."""
        rows = [left if isinstance(left, str) else left[0] for left, _ in self.top.items()]
        self.choose_row(next(index for index in range(len(rows)) if rows[index] in keys))

    def menu(self, *keys: str) -> None:
        """From the main screen, choose a row of the menu in the group that has it."""
        self.press("back")
        menu = self.top
        groups = []
        for at in range(len(menu.places)):
            menu.tab = at
            menu.make()
            groups.append([left[0] for left, _ in menu.items()])
        menu.tab = 1
        menu.make()
        wanted = next(at for at in range(len(groups)) if set(keys) & set(groups[at]))
        self.turn(wanted - 1, len(groups), "right", "left")
        self.choose(*keys)

    def is_at(self, module: str) -> int:
        """Fail unless the screen of `module` is on top; return the presses."""
        assert self.app.stack[-1].module == module, (module, self.sim.text())
        return self.presses


def first_sheet(board: str, name: str, count: int) -> int:
    """Return the presses from power-on of a new box to the first sheet.

    The game `name` has `count` players.
    """
    hand = Hand(board)
    if hand.app.stack[-1].module == "box.lesson":
        hand.press("back")
    if hand.app.stack[-1].module == "setup.start":
        hand.choose("ui.new_game")
    hand.choose_row([found for found, _, _ in hand.top.games].index(name))
    game = games.load(name)
    hand.turn(count - len(hand.top.names), game.max_players - game.min_players + 1, "right", "left")
    hand.choose("ui.begin")
    assert len(hand.app.game.players) == count
    return hand.is_at("table.sheet")


def playing(board: str, name: str) -> "Hand":
    """Return a Hand on the main screen of a game with some entries; two more names are known."""
    hand = Hand(board)
    game = games.load(name)
    count = max(game.min_players, min(game.max_players, 4))
    hand.app.people.remember(list(NAMES[:6]))
    hand.app.session.start_game(name, list(NAMES[:count]), game.settle(None), NAMES[0])
    if game.min_players < count:
        # A seat is free for a player who joins.
        hand.app.session.ledger.add({"event": "leave", "player": NAMES[count - 1]})
    hand.app.session.ledger.add({"event": "void"})
    hand.app.show_sheet()
    hand.sim.step()
    return hand


def undo(hand: "Hand") -> int:
    """Show what undo would take back; one more press does it."""
    hand.menu("ui.undo", "ui.undo_what")
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
    screen = hand.app.stack[-1]
    if not screen.shows_board(hand.app.ui, len(hand.app.game.players)):
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
    hand.app.session.ledger.add({"event": "stop"})
    hand.app.show_sheet()
    hand.sim.step()
    before = hand.app.session.number
    hand.press("ok", 2)
    assert hand.app.session.number != before
    return hand.is_at("table.sheet")


def join(hand: "Hand") -> int:
    """Seat a known player at the table."""
    if hand.app.game.min_players == hand.app.game.max_players:
        return 0
    before = len([one for one in hand.app.game.players if not one.gone])
    hand.menu("all.do_join")
    hand.press("ok")
    for _ in range(3):
        if hand.app.stack[-1].module == "table.sheet":
            break
        hand.press("ok")
    assert len([one for one in hand.app.game.players if not one.gone]) == before + 1
    return hand.is_at("table.sheet")


def penalty_asked(hand: "Hand") -> int:
    """Start a penalty or correction, up to its first question."""
    hand.menu("all.do_adjust", hand.app.game.section + ".do_adjust")
    return hand.is_at("asking.entry")


def penalty(hand: "Hand") -> int:
    """Enter one point or chip for the first player, with the first ready-made reason."""
    count = hand.app.session.ledger.count
    hand.menu("all.do_adjust", hand.app.game.section + ".do_adjust")
    for _ in range(12):
        if hand.app.stack[-1].module == "table.sheet":
            break
        part = hand.top
        if hasattr(part, "cross"):
            key_one(hand, part)
        hand.press("ok")
    assert hand.app.session.ledger.count == count + 1, hand.sim.text()
    return hand.is_at("table.sheet")


def key_one(hand: "Hand", part: Any) -> None:
    """Enter the number 1."""
    if not part.cross:
        # OK moves on to the last digit.
        if part.place == part.places - 1:
            hand.press("up")
    elif not part.digits:
        for _ in range(2):
            leads = dict(zip(("left", "up", "right", "down"), part.leads(), strict=True))
            hand.press(next(key for key in leads if "1" in leads[key]))


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
