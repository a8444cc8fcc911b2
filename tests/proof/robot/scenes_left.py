"""Golden scenes of an entry that was left half-way, and of a box that was left to itself."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tests.proof.robot.scenes_games import STORY

if TYPE_CHECKING:
    from tests.proof.robot.sitter import Sitter

# Names of which two begin alike, as at real tables.
TABLE = (
    *("Annabella", "Annabelle", "Carlo", "Benedetta"),
    *("Player 5", "Giovanni", "Peggy", "Massimiliano"),
)


def begun(table: "Sitter") -> Iterator[str]:
    """Leave a round half-way: the sheet goes on with it, and only the menu throws it away."""
    table.begin("rumino", events=STORY)
    table.press("ok", "ok")
    table.number(7)
    while table.inside().stack[-1].module != "table.sheet":
        table.press("back")
    table.wait(1100)
    yield "sheet"
    table.press("back")
    table.move_to(*throwing(table))
    yield "menu"
    table.press("ok")
    yield "sure"
    table.press("back", "back", "ok")
    yield "continued"


def throwing(table: "Sitter") -> list[str]:
    """Return the words of the menu's row that throws away what was begun."""
    (row,) = [row for row in table.inside().stack[-1].begun() if row[0][0] == "ui.throw_away"]
    return table.inside().ui.forms(row[0])


def at_rest(table: "Sitter") -> Iterator[str]:
    """Let the box rest with two, four and eight players, whose pages follow each other."""
    for names in (TABLE[:2], TABLE[:4], TABLE):
        points = dict(zip(names, (148, -35, 101, 312, 85, 0, 9, 233), strict=False))
        house = {"target": 200} if len(names) == 2 else None
        table.begin("any", names, house, ({"event": "round", "points": points},))
        table.box.wait(121000)
        table.changed()
        yield str(len(names))
        table.box.press("ok")
    table.box.wait(125000)
    table.changed()
    yield "next"


SCENES = (begun, at_rest)
