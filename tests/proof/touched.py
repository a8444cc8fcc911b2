"""Random entries by touch, as what is tapped and what the plain model of them then has.

Each step is {"does": [[what, value], ...], "shows": {...}}; `what` is "put" ([cell, words]),
"back" or "save" (the event), after which the same game begins anew. `shows` has the `screen` and,
of a sheet, `cells`: what stands in each of them, by "field whom", "" for nothing; the choice of
somebody is the first cell, called "".
"""

import random
from typing import Any

from tests.proof.positions import _NO, _YES, Game, Model

_WORDS = {_YES: "Yes", _NO: "No"}


class Evening:
    """A random evening of `game`; `seed` tells it from others.

    The model has what was put into each cell: nothing goes until it is saved, in whatever order.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = random.Random(f"{game.name} {seed}")
        self.model = Model(game)

    def steps(self, count: int) -> list[dict[str, Any]]:
        """Return so many steps."""
        found = []
        for _ in range(count):
            does = self.act()
            found.append({"does": does, "shows": self.shows()})
        return found

    def rows(self) -> list[Any]:
        """Return the rows that are known."""
        known = not self.game.first or self.model.first is not None
        return self.game.order(self.model.first) if known else []

    def shows(self) -> dict[str, Any]:
        """Return what is on the page."""
        cells = {}
        if self.game.first:
            cells[""] = self.called(self.model.first) if self.model.first is not None else ""
        for row in self.rows():
            value = self.model.kept.get(row, "")
            cells[" ".join(row)] = _WORDS.get(value, str(value))
        return {"screen": "asking.entry", "cells": cells}

    def called(self, name: str) -> str:
        """Return what somebody who may be chosen first is called."""
        return name or "Nobody"

    def act(self) -> list[list[Any]]:
        """Do one thing that is possible now in the model; return how it is done."""
        rows = self.rows()
        if rows and all(row in self.model.kept for row in rows) and self.rng.random() < 0.5:
            event = self.model.event()
            self.model.begin()
            return [["save", event]]
        if (self.model.kept or self.model.first is not None) and self.rng.random() < 0.1:
            return [["back", None]]
        return [self.put(rows)]

    def put(self, rows: list[Any]) -> list[Any]:
        """Put a value into a cell, most often one that has none yet."""
        game, model = self.game, self.model
        if game.first and (model.first is None or self.rng.random() < 0.1):
            model.first = self.rng.choice(game.first)
            return ["put", [0, self.called(model.first)]]
        some = [row for row in rows if row not in model.kept] or rows
        row = self.rng.choice(rows if self.rng.random() < 0.2 else some)
        value = model.kept[row] = self.rng.choice(game.values[row[0]])
        return ["put", [" ".join(row), _WORDS.get(value, str(value))]]
