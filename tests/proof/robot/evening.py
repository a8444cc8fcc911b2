"""A full evening by buttons: all five games, sixty rounds, undo and power cuts."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.proof.robot.player import Player

PLAYERS = ("Ana", "Bo", "Cy")
# How many rounds of each game; the scores below stay far from each game's end.
COURSE = (("Rumino", 14), ("Ginski", 12), ("Rummoli", 10), ("Rumski", 14), ("Tuscan Rummy", 10))


def play(table: "Player", course: Any = COURSE) -> int:
    """Play the evening with a Player whose roster is PLAYERS; return how many rounds were saved."""
    kept = 0
    for title, rounds in course:
        enter = ENTER[title]
        table.sit_down(title, PLAYERS)
        for number in range(rounds):
            winner = PLAYERS[number % 3]
            enter(table, winner, [name for name in PLAYERS if name != winner])
            kept += 1
            if number == 2:
                undo_and_redo(table)
            if number == 4:
                table.restart()
        table.menu("ui.deal")
        table.paper()
        table.press("back", "back")
        table.menu("ui.put_away")
    return kept


def undo_and_redo(table: "Player") -> None:
    """Undo the last entry, then redo it."""
    before = table.sheet(PLAYERS)
    for words in ("ui.undo", "ui.redo"):
        table.menu(words)
        table.press("ok")
    assert table.sheet(PLAYERS) == before


def rumino(table: "Player", winner: str, others: Sequence[str]) -> None:
    """Enter a round in which someone knocks."""
    table.round(winner, {winner: 1, others[0]: 2, others[1]: 3})
    table.keep()


def ginski(table: "Player", winner: str, others: Sequence[str]) -> None:
    """Enter a round that someone ends without being undercut."""
    table.round(winner, {winner: 4, others[0]: 5, others[1]: 6})
    table.keep()


def rummoli(table: "Player", winner: str, others: Sequence[str]) -> None:
    """Enter the ante, the poker hand, and that its winner goes out."""
    table.press("ok")
    table.keep()
    table.menu("rummoli.do_poker")
    table.choose(winner)
    table.choose("rummoli.nobody_else")
    table.keep()
    table.menu("rummoli.do_out")
    table.choose(winner)
    table.numbers(dict.fromkeys(others, 2))
    table.keep()


def rumski(table: "Player", winner: str, others: Sequence[str]) -> None:
    """Enter a round that someone wins."""
    table.round(winner, {others[0]: 5, others[1]: 10})
    table.keep()


def gin(table: "Player", winner: str, others: Sequence[str]) -> None:
    """Enter a hand in which someone knocks."""
    table.round(winner, {winner: 2, others[0]: 5})
    table.keep()


def tuscan(table: "Player", winner: str, others: Sequence[str]) -> None:
    """Enter a drawn hand."""
    table.press("ok")
    table.choose("tuscan.drawn")
    table.keep()


ENTER = {
    "Rumino": rumino,
    "Ginski": ginski,
    "Rummoli": rummoli,
    "Rumski": rumski,
    "Tuscan Rummy": tuscan,
    "Gin Rummy": gin,
}
