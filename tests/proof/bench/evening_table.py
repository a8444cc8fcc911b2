"""Tasks of an evening in which cards are keyed: Rumski's table, an upcard, a showdown."""

from typing import TYPE_CHECKING

from engine.cards import RUMSKI70, STANDARD52
from tests.proof.bench.entering import WIDOW, answer, enter, table, upcard_taken
from tests.proof.bench.tasks import Hand

if TYPE_CHECKING:
    pass

# The melds before Ana's turn: her R4 takes the place of the wild in the second one.
_LYING = ("B9 G9 Y9", "R3 W R5", "P1 P2 P3 P4", "Y10 Y11 Y12")


def _at_table(board: str, lying: "tuple[str, ...]" = _LYING) -> "Hand":
    """Return a Hand at the table of a round, in the turn of Ben, who has opened."""
    hand = table(board, "rumski", 3)
    hand.app.open("rumski.table")
    screen = hand.part
    for meld in lying:
        screen.log.lay(RUMSKI70.read_all(meld.split()))
    screen.log.accept()
    screen.log.set_opened(screen.log.turn, True)
    screen.log.set_top(RUMSKI70.read("G4"))
    screen.changed()
    hand.box.step()
    return hand


def turn_of_rumski(board: str) -> int:
    """Follow a turn: a wild is replaced by a card of one's own and used elsewhere; a discard."""
    hand = _at_table(board)
    hand.press("ok")
    hand.key_cards(RUMSKI70, "W B6 B7", finish=True)
    # From the run; then the run, and the card that it lacks.
    hand.press("ok", "ok", "ok")
    hand.press("ok")
    hand.choose("rumski_screen.discard")
    hand.key_cards(RUMSKI70, "G8", finish=True)
    log = hand.part.log
    assert log.turn == log.order[1] and RUMSKI70.text(log.top) == "G8", hand.lines()
    return hand.presses


def laid_so(board: str) -> int:
    """Ask what five cards can lay, and lay them: two are laid off, three are a new meld."""
    hand = _at_table(board, ("R1 R2 R3", "B7 G7 P7"))
    hand.press("right")
    hand.choose("rumski_screen.can_lay")
    hand.press("ok", "ok")
    hand.key_cards(RUMSKI70, "R4 Y7 B9 B10 B11", finish=True)
    hand.press("ok", "ok")
    assert len(hand.part.log.played()) == 5, hand.lines()
    return hand.is_at("rumski.table")


def turn_undone(board: str) -> int:
    """Undo the end of a turn."""
    hand = _at_table(board)
    first = hand.part.log.turn
    hand.part.log.end(hand.part.house)
    hand.part.changed()
    hand.box.step()
    hand.press("right")
    hand.choose("rumski_screen.undo")
    assert hand.part.log.turn == first
    return hand.is_at("rumski.table")


def picker_left(board: str) -> int:
    """Leave a picker with ten cards."""
    hand = _at_table(board)
    hand.press("ok")
    hand.part.pad.put_back((RUMSKI70.read_all("R6 R7 R8 R9 B1 B2 B3 B4 B5 B6".split()), None))
    before = hand.presses
    few = not hand.app.keys.presses("left")
    if few or hand.app.keys.holds("back"):
        hand.press("left" if few else "back")
    else:
        hand.box.hold("back")
        hand.presses += 1
    hand.choose("ui.leave")
    return hand.is_at("rumski.table") - before


def out_of_rumski(board: str) -> int:
    """Go out at the table, and enter the points left in the other hands: 25 and 40."""
    hand = _at_table(board)
    hand.press("down")
    hand.press("ok")
    hand.choose("rumski_screen.out")
    hand.choose("rumski_screen.out_laid")
    hand.choose("rumski_screen.by_points")
    return answer(hand, 25, 40)


def upcard_asked(board: str) -> int:
    """Offer the upcard of Ginski where the next round begins: the third player takes it."""
    hand = table(board, "ginski", 3)
    hand.app.save({"event": "void"})
    hand.box.step()
    hand.press("ok")
    return upcard_taken(hand)


def showdown(board: str) -> int:
    """Enter the poker hand by the cards that three players show: five each."""
    hand = table(board, "rummoli", 3, WIDOW)
    enter(hand, "poker")
    hand.choose("all.by_cards")
    for words in ("2S 2D 4C 9H JD", "10S JS QH KH AC", "3C 3D 5S 8H QD"):
        hand.key_cards(STANDARD52, words, finish=True)
    return answer(hand)


TABLE = (turn_of_rumski, laid_so, turn_undone, picker_left, out_of_rumski, upcard_asked, showdown)
