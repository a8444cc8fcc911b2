"""Golden scenes of an entry that was left half-way."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tests.proof.robot.scenes_games import STORY

if TYPE_CHECKING:
    from tests.proof.robot.sitter import Sitter


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


SCENES = (begun,)
