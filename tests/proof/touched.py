"""Random entries by touch, as what is tapped and what the plain model of them then has.

Each step is {"does": [[what, value], ...], "shows": {...}}; `what` is "tap" (a button of the page's
own type), "number", "answer", "choose", "save" or "begin" (the same game anew). `shows` has
`screen`; of a page `at`, and `rows` with what each says; of what is to be saved, `event`.
"""

import random
from typing import Any

from tests.portable.tools import FOUR
from tests.proof.positions import _NO, _SIDES, _YES, Game, Model

_WORDS = {_YES: "yes", _NO: "no"}
# What stands in a row that is asked and has no answer.
_OFFERED = {"points": 0}


class Touched(Model):
    """The model where a finger points at rows: `ahead` is one that is asked before its turn."""

    def begin(self) -> None:
        super().begin()
        self.ahead: Any = None

    def asked(self) -> Any:
        return self.ahead or super().asked()

    def answer(self, value: Any) -> None:
        row = self.asked()
        if self.ahead:
            self.half.pop(row, None)
            self.kept[row] = value
            self.ahead = None
            self.at = len(self.answered())
        else:
            super().answer(value)

    def point(self, row: Any) -> None:
        """Go to a row; what is keyed in another one is its answer."""
        asked = self.asked()
        if asked in self.half:
            self.answer(self.half[asked])
        place = self.rows().index(row)
        self.at = min(place, len(self.answered()))
        self.ahead = row if place > self.at else None

    def leave(self) -> None:
        """Go above the page: to the choice of somebody, or out, and in again."""
        self.ahead = None
        above = bool(self.game.first) and self.at and self.asked() is not None
        self.at = 0 if above else len(self.answered())

    def shows(self) -> dict[str, Any]:
        """Return what is on the page."""
        row = self.asked()
        if row is None:
            return {"screen": "table.preview", "event": self.event()}
        if row[0] == self.game.field:
            return {"screen": "asking.entry"}
        rows = self.game.order(self.first)
        said = [self.kept.get(one, "") for one in rows]
        offered = self.kept.get(row, _OFFERED.get(row[0], ""))
        said[rows.index(row)] = self.half.get(row, offered)
        return {
            "screen": "asking.entry",
            "at": rows.index(row),
            "rows": [_WORDS.get(one, str(one)) for one in said],
        }


class Evening:
    """A random evening of `game`; `seed` tells it from others."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = random.Random(f"{game.name} {seed}")
        self.model = Touched(game)

    def steps(self, count: int) -> list[dict[str, Any]]:
        """Return so many steps."""
        found = []
        for _ in range(count):
            does = self.act()
            found.append({"does": does, "shows": self.model.shows()})
        return found

    def act(self) -> list[list[Any]]:
        """Do one thing that is possible now in the model; return how it is done."""
        model = self.model
        row = model.asked()
        if row is None:
            actions = [self.save, self.up, self.point_at_result]
        elif row in model.half:
            actions = [self.erase, self.take, self.point, self.leave]
        elif row[0] == self.game.field:
            actions = 4 * [self.answer] + [self.leave]
        else:
            actions = 7 * [self.answer] + 3 * [self.point] + [self.half, self.leave]
        return self.rng.choice(actions)()

    def answer(self) -> list[list[Any]]:
        """Answer what is asked; the answer that stands there is taken as it is."""
        row = self.model.asked()
        choice = row[0] == self.game.field
        value = self.rng.choice(self.game.first if choice else self.game.values[row[0]])
        same = self.model.kept.get(row) == value
        self.model.answer(value)
        if choice:
            return [["choose", value or "Nobody"]]
        if same:
            return [["tap", "act ok"]]
        return [["answer", _WORDS[value]] if value in _WORDS else ["number", value]]

    def half(self) -> list[list[Any]]:
        """Key a number of one digit, and do not take it."""
        row = self.model.asked()
        few = [
            one
            for one in self.game.values[row[0]]
            if isinstance(one, int) and one < 10 and one != self.model.kept.get(row)
        ]
        if not few:
            return self.answer()
        value = self.model.half[row] = self.rng.choice(few)
        return [["tap", f"digit {value}"]]

    def take(self) -> list[list[Any]]:
        """Take what is keyed."""
        self.model.answer(self.model.half[self.model.asked()])
        return [["tap", "act ok"]]

    def erase(self) -> list[list[Any]]:
        """Erase what is keyed."""
        del self.model.half[self.model.asked()]
        return [["tap", "erase"]]

    def point(self) -> list[list[Any]]:
        """Tap another row."""
        rows = self.game.order(self.model.first)
        known = self.model.rows()
        count = len(self.model.answered())
        others = [one for one in rows if one != self.model.asked()]
        # An entry of which nothing is keyed is not kept, nor is which row is asked.
        if not others or not (known[0] in self.model.half or count or self.model.kept):
            return self.answer()
        row = self.rng.choice(others)
        self.model.point(row)
        return [["tap", f"row {rows.index(row)}"]]

    def point_at_result(self) -> list[list[Any]]:
        """Tap a row of what is to be saved: it leads to the first row of that player or side."""
        rows = self.game.order(self.model.first)
        whose = sorted({whom for _, whom in rows}, key=FOUR.index)
        one = self.rng.choice(whose)
        self.model.point(next(row for row in rows if row[1] == one))
        sided = len(whose) < len(FOUR)
        names = [name for name in FOUR if name == one or (sided and _SIDES[name] == one)]
        return [["tap", "to " + "\t".join(names)]]

    def leave(self) -> list[list[Any]]:
        """Tap Back."""
        self.model.leave()
        return [["tap", "back"]]

    def up(self) -> list[list[Any]]:
        """Go from what would be saved to the last row."""
        self.model.at -= 1
        return [["tap", "back"]]

    def save(self) -> list[list[Any]]:
        """Save what is shown, and begin anew."""
        event = self.model.event()
        self.model.begin()
        return [["save", event], ["begin", None]]
