"""Golden scenes of Rumski's table, Rummoli's stops phase, and the menu of the cards."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.cards import RUMSKI70, STANDARD52

if TYPE_CHECKING:
    from tests.proof.robot.sitter import Sitter

NAMES = ("Ana", "Benedetta", "Carlo")
LYING = ("R1 R2 R3 R4", "B5 B6 B7", "G9 B9 Y9", "P10 P11 P12 P13", "Y1 Y2 Y3 Y4")
HAND = (
    {"event": "ante"},
    {"event": "widow", "how": "kept"},
    {"event": "poker", "winners": ["Benedetta"]},
)


def community(table: "Sitter") -> Iterator[str]:
    """Lay melds, spoil one, find it at the end of the turn and put it back; rarer choices."""
    table.begin("rumski", NAMES)
    table.open("rumski.table")
    yield "empty"
    table.press("ok")
    yield "keying"
    table.key_cards(RUMSKI70, "R1 R2 R3 R4", finish=True)
    yield "laid"
    screen = table.box.device.app.stack[-1]
    for meld in LYING[1:]:
        screen.log.lay(RUMSKI70.read_all(meld.split()))
    screen.log.accept()
    screen.changed()
    table.press("up")
    yield "melds"
    screen.log.move(0, RUMSKI70.read_all(["R4"]), 4)
    screen.log.add(2, RUMSKI70.read_all(["W"]))
    screen.changed()
    table.press("down")
    yield "wrong"
    table.open("rumski.table_meld", screen, 2)
    yield "meld"
    table.press("right" if table.box.device.app.keys.has("right") else "down")
    yield "cell"
    table.open("rumski.table_target", screen, 4, RUMSKI70.read_all(["R4"]))
    yield "target"
    table.press("back", "back")
    table.open("rumski.table_end", screen)
    yield "faults"
    table.choose("rumski_screen.put_back")
    yield "put_back"
    table.open("rumski.table_before", screen)
    yield "before"
    table.press("back", "back", "back")
    table.open("rumski.table_more", screen)
    yield "rarer"
    table.choose("rumski_screen.who_opened")
    yield "opened"
    table.press("back", "back")
    screen.log.put_back()
    screen.log.lay(RUMSKI70.read_all(["R7", "G7", "W"]))
    screen.changed()
    table.box.step()
    table.open("rumski.table_end", screen)
    yield "stands"


def usual_turn(table: "Sitter") -> Iterator[str]:
    """Use a wild that one's own card replaces, end the turn, undo that; lay what can be laid."""
    from firmware.screens.rumski.table import Table

    table.begin("rumski", NAMES)
    table.open("rumski.table")
    app = table.inside()
    screen = app.stack[-1]
    assert isinstance(screen, Table)
    for meld in ("G9 B9 Y9", "R3 W R5", "P10 P11 P12 P13"):
        screen.log.lay(RUMSKI70.read_all(meld.split()))
    screen.log.accept()
    screen.log.set_opened("Benedetta", True)
    screen.log.set_top(RUMSKI70.read("G4"))
    screen.changed()
    screen.lay_at(-1, RUMSKI70.read_all(["W", "B6", "B7"]))
    table.box.step()
    table.changed()
    yield "wild"
    table.press("ok")
    yield "lacking"
    table.press("ok")
    yield "offered"
    table.press("ok")
    yield "mended"
    table.press("ok")
    yield "end"
    table.choose("rumski_screen.no_discard")
    table.open("rumski.table_more", screen)
    yield "undo"
    table.press("ok")
    table.open("rumski.table_more", screen)
    yield "redo"
    table.press("back")
    table.open("asking.entry", "judge_play")
    table.press("ok", "ok")
    table.key_cards(RUMSKI70, "R6 R7", finish=True)
    table.press("ok")
    yield "lay_so"
    table.press("ok")
    yield "laid"
    table.open("rumski.table_end", screen)
    table.choose("rumski_screen.out")
    yield "out"
    table.press("ok")
    yield "count"


def stops(table: "Sitter") -> Iterator[str]:
    """Lay cards, collect a pay card or leave it for later, meet a stop, show the board."""
    table.begin("rummoli", NAMES, events=HAND)
    table.open("rummoli.stops")
    yield "first"
    table.press("ok")
    yield "lead"
    table.key_cards(STANDARD52, "9S")
    yield "due"
    table.move_to("Carlo")
    table.press("ok")
    yield "collect"
    table.press("ok")
    yield "collected"
    table.press("right")
    yield "stopped"
    table.open("rummoli.board")
    yield "board"


def aside(table: "Sitter") -> Iterator[str]:
    """Show what is done with cards that are keyed: remove one or all, or leave them."""
    table.begin("rumski", NAMES)
    table.open("asking.entry", "judge_meld")
    table.key_cards(RUMSKI70, "R1 R2 R3 R4")
    yield "keyed"
    table.open("asking.cards_menu", table.box.device.app.stack[-1].part)
    yield "menu"


SCENES = (community, usual_turn, stops, aside)
