"""Tasks at the ends of a game: the draw for the dealer, the places, the balance of the evening."""

from typing import Any

from engine import games
from firmware.games import stakes
from tests.proof.bench.tasks import NAMES, Hand

# Longer than a card is shown alone, and than the winner is, in ms.
_CARD = 800
_MOMENT = 2200


def dealer_drawn(board: str) -> int:
    """Let the box draw for the first dealer, from the set-up of a game of three and back."""
    hand = Hand(board)
    hand.app.open("setup.ready", "rumski", list(NAMES[:3]))
    hand.box.step()
    hand.choose("ui.draw_dealer")
    hand.choose("dealer.by_box")
    drawn = hand.part.drawn
    while getattr(hand.part, "goes_on", bool)():
        # The cards come by themselves.
        hand.box.wait(_CARD)
    hand.press("ok")
    screen: Any = hand.top
    assert screen.dealer == drawn.dealer, hand.lines()
    return hand.is_at("setup.ready")


def end_to_next(board: str) -> int:
    """Go from the preview of the last round to the first sheet of the next game."""
    hand = Hand(board)
    _play(hand)
    before = hand.app.open_game.number
    _show_last(hand)
    hand.press("ok")
    hand.is_at("table.ending")
    hand.box.wait(_MOMENT)
    hand.press("ok", "ok")
    assert hand.app.open_game.number != before
    return hand.is_at("table.sheet")


def balance_seen(board: str) -> int:
    """See the balance of an evening of two games with a stake, from the end of the second."""
    hand = Hand(board)
    for _ in range(2):
        _play(hand)
        assert stakes.keep(hand.app.store, hand.app.open_game.number, ("point", 10))
        _show_last(hand)
        hand.press("ok")
        hand.box.wait(_MOMENT)
    before = hand.presses
    hand.press("right", "right")
    text = hand.screen()
    # 50 and 55 points at ten coins each, twice.
    assert "+21.00" in text, text
    return hand.is_at("people.evening") - before


def _play(hand: "Hand") -> None:
    """Put a game on the table that one round ends."""
    game = {"wins": "high", "target": 50}
    names = list(NAMES[:3])
    hand.app.people.remember(names)
    hand.app.session.start_game("any", names, games.load("any").with_defaults(game), names[0])
    hand.app.show_sheet()
    hand.box.step()


def _show_last(hand: "Hand") -> None:
    """Show the preview of the round with which Ana wins."""
    event = {"event": "round", "points": {"Ana": 60, "Bo": 10, "Cy": 5}}
    effect, game = hand.app.open_game.ledger.preview(event)
    hand.app.open("table.preview", event, effect, game)
    hand.box.step()


ENTRIES = (dealer_drawn, end_to_next, balance_seen)
