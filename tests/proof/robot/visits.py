"""What a Player does in one visit to the table: an evening of a game, a tour of its menus."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine import games
from engine.texts import fact
from tests.proof.robot.evening import ENTER, undo_and_redo
from tests.proof.robot.eyes import forms

if TYPE_CHECKING:
    from tests.proof.robot.player import Player

PLAYERS = ("Ana", "Bo", "Cy")


def a_meld_to_the_referee(table: "Player") -> None:
    """In Rumino: open the referee, enter a meld, read the verdict and the rule, go back."""
    table.sit_down("Rumino", PLAYERS)
    table.press("right")
    # 5 of hearts, then what OK offers: the 6 and the 7.
    table.press("ok", "left", "left", "up", "ok", "ok")
    table.box.hold("ok")
    table.changed()
    table.press("right", "back", "back")


def the_board_of_rummoli(table: "Player") -> None:
    """In Rummoli: open the sheet, the menu and the board."""
    table.sit_down("Rummoli", PLAYERS)
    table.menu("ui.board")


def the_souvenirs(table: "Player") -> None:
    """In Rummoli: set a stake, recount the chips, end the game, photograph it; then statistics.

    The codes hold a link, with the page's address of tests/proof/pico/course.py.
    """
    table.sit_down("Rummoli", PLAYERS)
    ENTER["Rummoli"](table, "Ana", ["Bo", "Cy"])
    # The menu opens at its second group of six.
    table.press("back", "left", "left")
    table.choose("payments.title")
    table.press("ok")
    table.choose("payments.per_chip")
    table.number(5)
    table.press("back", "back", "back")
    table.choose("recount.do")
    # The box has 51, 39 and 39.
    for name, chips in (("Ana", 48), ("Bo", 40), ("Cy", 41)):
        table.choose(name)
        table.number(chips)
    table.press("up", "up", "up", "up")
    table.choose("recount.compare")
    table.press("ok")
    table.press("back", "left", "left")
    table.choose("rummoli.do_finish")
    table.choose("Bo")
    table.keep()
    table.reads("payments.pays", name="Ana", payee="Bo")
    table.press("back", "right", "right")
    table.choose("qr_code.title")
    table.press("ok", "back", "back", "right", "back", "back", "left", "left")
    table.choose("ui.put_away")
    table.choose("stats.title")
    table.press("ok", "back")


def an_evening_of(title: str, rounds: int = 3) -> Callable:
    """Return a visit that plays `rounds` rounds of a game and leaves it.

    After the third round, it is undone and redone; after the fifth, the power is cut.
    """

    def visit(table):
        names = seated(title)
        table.sit_down(title, names)
        for number in range(rounds):
            winner = names[number % len(names)]
            ENTER[title](table, winner, [name for name in names if name != winner])
            if number == 2:
                undo_and_redo(table)
            if number == 4:
                table.restart()
        _put_away(table)

    return visit


def seated(title: str) -> tuple[str, ...]:
    """Return who plays a game: everybody, or as many as it takes, so that nobody sits out."""
    known = map(games.load, games.names())
    game = next(game for game in known if fact(game.title) == title)
    names = PLAYERS[: game.max_players]
    return names[:-1] if game(names).sides.idle else names


def _put_away(table):
    """From the sheet, choose the menu's row that leaves the game."""
    table.menu("ui.put_away")


# Rows of a sheet's menu to open: how often OK leads on, and down moves, from there.
_LOOKED_INTO = (
    ("ui.referee", 4),
    ("rumski_screen.do", 3),
    ("ui.history", 1),
    ("ui.board", 0),
    ("ui.deal", 0),
    ("ui.coming", 0),
    ("ui.rulebook", 3),
    ("ui.house_rules", 0),
    ("ui.settings", 0),
    ("ui.undo", 0),
)
_FAR = 40
# The groups of the menu.
_GROUPS = 6


def a_tour_of(title: str) -> Callable:
    """Return a visit that enters a round of a game, then opens all that its menu leads to."""

    def visit(table):
        winner, *others = seated(title)
        table.sit_down(title, (winner, *others))
        ENTER[title](table, winner, others)
        home = table.bar()
        for key, deep in _LOOKED_INTO:
            if _open(table, key):
                for _ in range(deep):
                    tap(table, "ok")
                    tap(table, "down")
            _back_to(table, home)
        _put_away(table)

    return visit


def what_the_start_offers(table: "Player") -> None:
    """With a saved game: open the rulebook, the settings, the saved games and a new name."""
    table.sit_down("Tuscan Rummy", PLAYERS)
    _put_away(table)
    home = table.bar()
    for key, deep in (("ui.rulebook", 2), ("ui.settings", 0), ("ui.saved_games", 0)):
        if _choose(table, key):
            for _ in range(deep):
                tap(table, "ok")
                tap(table, "down")
        _back_to(table, home)
    table.choose("ui.new_game")
    table.press("ok")
    tap(table, "down")
    table.press("ok", "ok")
    if _choose(table, "ui.new_name"):
        for key in ("right", "down", "ok", "left", "up", "ok"):
            tap(table, key)
    _back_to(table, home)


def _open(table, key):
    """From the sheet, open the referee, or a row of the menu; return whether it is there."""
    if key == "ui.referee":
        table.press("right")
        return True
    table.press("back")
    for _ in range(_GROUPS):
        if _choose(table, key):
            return True
        table.press("right")
    return False


def _back_to(table, home):
    """Press back until the bar reads `home` again."""
    for _ in range(_FAR):
        if table.bar() == home:
            break
        tap(table, "back")


def tap(table: "Player", key: str) -> None:
    """Press a button that may do nothing."""
    table.box.press(key)
    table.changed()


def _choose(table, key):
    """Choose a row of the menu, if it is there; return whether it is."""
    words, seen = forms(key), []
    while (table.chosen(), table.screen()) not in seen:
        if any(table.chosen().startswith(form) for form in words):
            table.press("ok")
            return True
        seen.append((table.chosen(), table.screen()))
        tap(table, "down")
    return False
