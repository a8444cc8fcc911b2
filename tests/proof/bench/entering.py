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
    hand.sim.show_game(name, NAMES[:count], house, events)
    return hand


def enter(hand: "Hand", kind: str) -> None:
    """Go from the main screen to the first question of the event `kind`.

    OK goes on with what comes next: this event, or an aid that leads to it.
    """
    hand.press("ok")
    if hand.app.stack[-1].module == "rummoli.stops":
        hand.choose(hand.app.game.key_of("do_", kind))


def answer(hand: "Hand", *answers: Any) -> int:
    """Answer questions by choosing a row or entering a number, and save the result."""
    count = hand.app.session.ledger.count
    for value in answers:
        if isinstance(value, int):
            number(hand, value)
        else:
            hand.choose(value)
    hand.is_at("table.preview")
    hand.press("ok")
    assert hand.app.session.ledger.count == count + 1, hand.sim.text()
    return hand.presses


def upcard_taken(hand: "Hand") -> int:
    """Answer for the players who are asked for the upcard: the last one takes it."""
    hand.is_at("table.upcard")
    hand.press("down", len(hand.top.offer.order) - 1)
    hand.press("ok", 2)
    return hand.is_at("table.sheet")


def number(hand: "Hand", value: int) -> None:
    """Enter a number; one that needs no OK at its end gets none."""
    part = hand.top
    words = str(value)
    if part.question.default == value and part.cross:
        # It is offered.
        hand.press("ok")
        return
    if part.cross:
        for digit in words:
            for _ in range(2):
                if hand.top is part and part.digits != words:
                    hand.press(arrow_to(part, digit))
                if part.group is None:
                    break
    else:
        words = "0" * (part.places - len(words)) + words
        if part.signed:
            # The sign takes the first place; of a number above 0 it is there.
            words = part.digits[0] + words[1:]
        while part.place and words[: part.place] != part.digits[: part.place]:
            hand.press("left")
        for place in range(part.place, part.places):
            step = 0
            if words[place].isdigit():
                step = (int(words[place]) - int(part.digits[place])) % 10
            while part.digits[place] != words[place]:
                hand.press("up" if step <= 5 else "down")
            if place < part.places - 1:
                hand.press("ok")
    if hand.top is part:
        hand.press("ok")


def arrow_to(part: Any, digit: str) -> str:
    """Return the arrow that leads to a digit now."""
    for key, digits in zip(("left", "up", "right", "down"), part.leads(), strict=True):
        if digit in digits:
            return key
    raise ValueError(digit)
