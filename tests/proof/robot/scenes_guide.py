"""Golden scenes that the guide and the pages of the games show besides the others.

The hands counted here are those of docs/play/: what a page says of a hand is what the box says.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.cards import ITALIAN40, RUMINO108, RUMSKI70, STANDARD52
from tests.proof.robot.scenes_gin import KNOCKER, OPPONENT
from tests.proof.robot.sitter import NAMES, deadwood

if TYPE_CHECKING:
    from tests.proof.robot.sitter import Sitter

__all__ = [
    "GINSKI",
    "HAND",
    "KNOCKER",
    "LYING",
    "OPPONENT",
    "RUMINO",
    "RUMMOLI",
    "SCENES",
    "TUSCAN",
]

THREE = NAMES[:3]
# A hand for each page of docs/play/, as the referee counts it.
RUMINO = "2H 3H 4H 9S 9D 9C KD"
GINSKI = "R4 R5 R6 B9 G9 P9 W Y2 Y3 B7"
TUSCAN = "3S 4S 5S 6S 7S JS QS KD KC KH"
RUMMOLI = "9H 9S KD KC KS 4H 2C"
# Rumski: what lies on the table, and a hand that needs it rearranged.
LYING = ("R4 R5 R6 R7", "B10 B11 B12")
HAND = "B7 G7 Y12"


def a_rumino(table: "Sitter") -> Iterator[str]:
    """Count a hand of Rumino."""
    table.begin("rumino", THREE)
    table.open("asking.entry", "judge_hand")
    table.key_cards(RUMINO108, RUMINO, finish=True)
    yield "count"
    table.press("ok")
    yield "layout"


def a_ginski(table: "Sitter") -> Iterator[str]:
    """Count a hand of Ginski, and enter a round in which the ender is undercut."""
    table.begin("ginski", THREE)
    yield "sheet"
    table.open("asking.entry", "judge_hand")
    table.key_cards(RUMSKI70, GINSKI, finish=True)
    yield "count"
    table.begin("ginski", THREE)
    table.press("ok")
    table.choose("Carlo")
    table.number(9)
    table.number(20)
    table.number(5)
    yield "preview"


def a_rummoli(table: "Sitter") -> Iterator[str]:
    """Enter a hand of Rummoli from the antes to the player who goes out."""
    table.begin("rummoli", THREE)
    yield "sheet"
    table.press("ok")
    yield "ante"
    table.keep()
    table.menu("rummoli.do_poker")
    table.choose("Benedetta")
    table.choose("rummoli.nobody_else")
    yield "poker"
    table.keep()
    table.menu("rummoli.do_out")
    table.choose("Carlo")
    table.number(4)
    table.number(2)
    yield "out"
    table.keep()
    yield "next"
    table.open("asking.entry", "judge_five")
    table.key_cards(STANDARD52, RUMMOLI, finish=True)
    yield "five"


def a_rumski(table: "Sitter") -> Iterator[str]:
    """Enter a round of Rumski by its points."""
    table.begin("rumski", THREE)
    table.press("ok")
    table.choose("Carlo")
    yield "number"
    table.number(45)
    table.number(60)
    yield "preview"
    table.keep()
    yield "sheet"


def a_tuscan(table: "Sitter") -> Iterator[str]:
    """Judge a hand of ten cards, and enter a hand that was won."""
    table.begin("tuscan", NAMES[:2])
    yield "sheet"
    table.open("asking.entry", "judge_tuscan")
    table.key_cards(ITALIAN40, TUSCAN)
    yield "verdict"
    table.begin("tuscan", NAMES[:2])
    table.press("ok")
    yield "winner"


def leaving(table: "Sitter") -> Iterator[str]:
    """Let a player leave between two rounds."""
    table.begin("rumino", NAMES, events=(deadwood("Ana", Ana=5, Benedetta=31, Carlo=26, Dina=9),))
    table.menu("all.do_leave")
    yield "who"
    table.choose("Carlo")
    yield "preview"
    table.keep()
    yield "sheet"


SCENES = (a_rumino, a_ginski, a_rummoli, a_rumski, a_tuscan, leaving)
