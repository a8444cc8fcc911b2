"""A scripted player who follows Rummoli card by card on the box."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.cards import STANDARD52

if TYPE_CHECKING:
    from tests.proof.robot.player import Player


def begin(table: "Player", names: Sequence[str]) -> None:
    """Start a game and pay the ante; Ana deals."""
    table.sit_down("Rummoli", names)
    table.press("ok")
    table.keep()


def to_stops(table: "Player", names: Sequence[str], winner: str = "Bo") -> None:
    """Start a hand, let `winner` win the poker pot, and open the stops phase."""
    begin(table, names)
    # The widow is dealt with at the table.
    table.menu("rummoli.do_poker")
    table.choose(winner)
    table.choose("rummoli.nobody_else")
    table.keep()
    table.press("ok")


def lays(table: "Player", name: str, count: int = 1) -> None:
    """Let `name` lay the next card, `count` times."""
    for _ in range(count):
        table.choose(name)


def leads(table: "Player", name: str, word: str) -> None:
    """Let `name` lead the card `word`."""
    table.choose(name)
    table.key_cards(STANDARD52, word)
