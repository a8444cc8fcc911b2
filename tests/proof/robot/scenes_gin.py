"""Golden scenes of Gin Rummy: a hand by numbers and by cards, the end, Oklahoma, Hollywood, three
players and two pairs.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.cards import STANDARD52
from tests.proof.robot.sitter import NAMES, deadwood

if TYPE_CHECKING:
    from typing import Any

    from tests.proof.robot.sitter import Sitter

TWO = NAMES[:2]
KNOCKER = "7S 8S 9S 4H 4D 4C QS QH QD 2C"
OPPONENT = "10S JS KH KD KC QC 4S 9H AD 5C"
STORY = (
    deadwood("Ana", Ana=4, Benedetta=32),
    deadwood("Benedetta", Ana=3, Benedetta=8),
    deadwood("Benedetta", Ana=27, Benedetta=0),
    deadwood("Ana", Ana=6, Benedetta=31),
)


def gin_hand(table: "Sitter") -> Iterator[str]:
    """Enter a hand by numbers, and the one that ends the game."""
    table.begin("gin", TWO)
    yield "new"
    table.begin("gin", TWO, events=STORY)
    yield "sheet"
    table.press("ok")
    yield "who"
    table.press("ok")
    yield "knocks"
    table.number(4)
    yield "rest"
    table.number(24)
    yield "preview"
    table.press("back")
    table.number(70)
    yield "preview_end"
    table.press("ok")
    yield "ending"
    if table.box.height < 64:
        table.press("down", "down")
        yield "ending_sums"


def gin_cards(table: "Sitter") -> Iterator[str]:
    """Count both hands; the opponent lays off."""
    table.begin("gin", TWO, events=STORY)
    table.press("right")
    yield "referee"
    table.press("ok")
    table.choose("Ana")
    table.key_cards(STANDARD52, KNOCKER, finish=True)
    yield "other"
    table.key_cards(STANDARD52, OPPONENT, finish=True)
    yield "verdict"
    table.press("ok")
    yield "layout"
    table.press("ok")
    yield "preview"


def gin_oklahoma(table: "Sitter") -> Iterator[str]:
    """Tell the card turned up, which sets the limit and doubles the hand."""
    table.begin("gin", TWO, {"knock_limit": "upcard", "spades_double": "yes"})
    yield "new"
    table.press("ok")
    yield "upcard"
    table.key_cards(STANDARD52, "6S")
    yield "sheet"
    table.open("asking.entry", "judge_limit")
    table.press("ok")
    yield "limit"
    table.press("ok")
    table.press("ok")
    table.choose("Ana")
    yield "knocks"
    table.number(6)
    yield "rest"


def gin_hollywood(table: "Sitter") -> Iterator[str]:
    """Show the three columns of Hollywood, new, in play and with a game that is over."""
    house = {"hollywood": "yes"}
    table.begin("gin", TWO, house)
    yield "new"
    table.begin("gin", TWO, house, STORY)
    yield "sheet"
    table.press("down")
    yield "chosen"
    more = (*STORY, deadwood("Ana", Ana=2, Benedetta=22))
    table.begin("gin", TWO, house, more)
    yield "one_over"
    table.menu("ui.history")
    table.press("ok")
    yield "event"
    last = (deadwood("Ana", Ana=0, Benedetta=60),)
    table.begin("gin", TWO, house, (*more, *last))
    yield "ending"


def pair_hand(ender: str, own: int, opponent: str, rest: int) -> "dict[str, Any]":
    """Return the event of a hand of partners."""
    wood = {ender: own, opponent: rest}
    return {"event": "round", "ender": ender, "opponent": opponent, "deadwood": wood}


def gin_three(table: "Sitter") -> Iterator[str]:
    """Three players, of whom one sits out: the sheet, the deal, a hand, and who sits out next."""
    table.begin("gin", NAMES[:3])
    yield "sheet"
    table.menu("ui.deal")
    yield "deal"
    table.press("back", "back")
    table.menu("gin.do_round")
    yield "who"
    table.choose("Benedetta")
    table.number(4)
    table.number(24)
    yield "preview"
    table.press("ok")
    yield "next"


def gin_pairs(table: "Sitter") -> Iterator[str]:
    """Four players in pairs: two hands a round, of which the second scores both."""
    table.begin("gin", NAMES[:4])
    yield "sheet"
    table.menu("ui.deal")
    yield "deal"
    table.press("back", "back", "ok")
    yield "who"
    table.choose("Ana")
    yield "against"
    table.press("ok")
    table.number(4)
    table.number(49)
    yield "first"
    table.press("ok")
    yield "half"
    table.press("ok")
    yield "other"
    table.press("down", "ok")
    table.number(2)
    table.number(25)
    yield "preview"
    table.press("ok")
    yield "next"
    both = (pair_hand("Ana", 4, NAMES[1], 24), pair_hand(NAMES[2], 0, NAMES[3], 75))
    table.begin("gin", NAMES[:4], events=both)
    yield "ending"


SCENES = (gin_hand, gin_cards, gin_oklahoma, gin_hollywood, gin_three, gin_pairs)
