"""How the model user enters an event: from the main screen through its questions to saving it."""

from collections.abc import Sequence
from typing import Any

from tests.proof.bench.tasks import NAMES, Hand

DEADWOOD = (
    {"event": "round", "ender": "Bo", "deadwood": {"Ana": 12, "Bo": 5, "Cy": 23, "Dina": 34}},
)
ANTE = ({"event": "ante"},)
WIDOW = (*ANTE, {"event": "widow", "how": "kept"})
POKER = (*WIDOW, {"event": "poker", "winners": ["Cy"]})


def table(
    board: str,
    name: str,
    count: int,
    events: Sequence[dict] = (),
    house: "dict[str, Any] | None" = None,
) -> "Hand":
    """Return a Hand on the main screen of a game of `count` players with some `events`."""
    hand = Hand(board)
    hand.app.people.remember(list(NAMES))
    hand.box.show_game(name, NAMES[:count], house, events)
    return hand


def enter(hand: "Hand", kind: str) -> None:
    """Go from the main screen to the first question of the event `kind`.

    OK goes on with what comes next: this event, or an aid that leads to it.
    """
    hand.press("ok")
    if hand.top.module == "rummoli.stops":
        hand.choose(hand.app.game.key_of("do_", kind))


def answer(hand: "Hand", *answers: Any) -> int:
    """Answer questions by choosing a row or entering a number, and save the result."""
    count = hand.app.open_game.ledger.count
    for value in answers:
        if isinstance(value, int):
            hand.number(value)
        else:
            hand.choose(value)
    hand.is_at("table.preview")
    hand.press("ok")
    assert hand.app.open_game.ledger.count == count + 1, hand.lines()
    return hand.presses


def upcard_taken(hand: "Hand") -> int:
    """Answer for the players who are asked for the upcard: the last one takes it."""
    hand.is_at("table.upcard")
    hand.press(*["down"] * (len(hand.part.offer.order) - 1))
    hand.press("ok", "ok")
    return hand.is_at("table.sheet")
