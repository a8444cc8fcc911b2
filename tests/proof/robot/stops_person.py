"""A scripted player who follows Rummoli card by card on the box."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.cards import STANDARD52

if TYPE_CHECKING:
    from tests.proof.robot.player import Player


def key(table: "Player", words: str) -> None:
    """Enter cards into the picker by the buttons that it offers."""
    pad = None
    for word in words.split():
        card = STANDARD52.read(word)
        pad = pad_of(table)
        assert pad is not None, table.lines()
        count = len(pad.cards)
        while pad is pad_of(table) and len(pad.cards) == count:
            options = pad.options()
            ways = [pad.keys[at] for at in range(len(options)) if card in options[at]]
            table.press(
                "ok" if "ok" in ways and options[pad.keys.index("ok")] == [card] else ways[0]
            )
    if pad is not None and pad is pad_of(table):
        # All are entered: OK finishes.
        table.press("ok")


def pad_of(table: "Player") -> Any:
    """Return the card pad of the picker on the screen, or None."""
    part = getattr(table.box.device.app.stack[-1], "part", None)
    return getattr(part, "pad", None)


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
    table.move_to(name)
    table.press(*["ok"] * count)


def leads(table: "Player", name: str, word: str) -> None:
    """Let `name` lead the card `word`."""
    table.choose(name)
    key(table, word)
