"""Random entries on pages, compared with a plain model of answers and a position.

    python -m tests.proof.positions [evenings of each board and game] [seed] [--boards NAME ...]

Somebody answers, changes, goes back, chooses an answer from their list, leaves by a held button and
by the menu, keys a number and does not take it, and has the power cut, after any press. What the
box has answered, where it is, and what its rows show must be what the model has, and an entry is
saved only as it was shown. The model knows no question: a game is the order of its rows, which may
hang on who was chosen first.
"""

import argparse
import random
import sys
from collections.abc import Callable, Mapping
from typing import Any

from firmware.display.fitting import say
from host_tools.base.command import show
from tests.portable.tools import FOUR
from tests.proof.robot import ways
from tests.proof.robot.sitter import Sitter

BOARDS = ("sim_128x64", "sim_128x32", "sim_72x40", "sim_128x64_4")
NOBODY = ""
# What a row is known by: its field, and of whom.
Row = tuple[str, str]
_YES, _NO = "all.yes", "all.no"
_SIDES = {"Ann": "Ann", "Cy": "Ann", "Bo": "Bo", "Di": "Bo"}
# So many actions an evening has.
_ACTIONS = 60


class Game:
    """A game as the model knows it.

    `name` and `event` are of the program; `order(first)` returns the rows after the choice of
    somebody, or all rows where nobody is chosen; `first` lists who may be chosen. `values` has for
    each field what may be answered.
    """

    def __init__(  # noqa: PLR0913  what a game is
        self,
        name: str,
        event: str,
        order: Callable[[Any], list[Row]],
        values: Mapping[str, tuple[Any, ...]],
        first: tuple[str, ...] = (),
        field: str = "",
    ) -> None:
        self.name = name
        self.event = event
        self.order = order
        self.values = values
        self.first = first
        self.field = field


def _around(name):
    """Return the four from `name` on."""
    at = FOUR.index(name)
    return FOUR[at:] + FOUR[:at]


def _burraco(closer):
    sides = [side for side in ("Bo", "Ann") if _SIDES.get(closer) != side]
    fields = ("clean", "semi", "dirty", "laid", "held")
    return [("pot", side) for side in sides] + [
        (field, side) for field in fields for side in ("Bo", "Ann")
    ]


GAMES = (
    Game("any", "round", lambda _: [("points", name) for name in FOUR], {"points": (0, 3, 7, 42)}),
    Game(
        "form:oh_hell",
        "bids",
        # Together at most 8, so that the last bid is never ruled out (OHL-3).
        lambda _: [("bid", name) for name in _around("Bo")],
        {"bid": (0, 1, 2)},
    ),
    Game(
        "rumino",
        "round",
        lambda ender: [("deadwood", name) for name in _around(ender)],
        {"deadwood": (1, 2, 3, 4)},
        first=FOUR,
        field="ender",
    ),
    Game(
        "form:burraco",
        "round",
        _burraco,
        {
            "pot": (_YES, _NO),
            "clean": (1, 2),
            "semi": (0, 1),
            "dirty": (0, 1),
            # Enough for all these burracos, and each of two holds a card (BUR-5, BUR-7).
            "laid": (240, 300),
            "held": (10, 15),
        },
        first=(NOBODY, "Ann", "Bo"),
        field="closer",
    ),
)


class Model:
    """Answers by row and a position; nothing that was answered is ever lost until it is saved."""

    def __init__(self, game):
        self.game = game
        self.begin()

    def begin(self):
        self.first = None
        self.kept = {}
        self.half = {}
        self.at = 0

    def rows(self):
        """Return the rows in their order, as far as it is known; the choice of somebody first."""
        choice = [(self.game.field, "")] if self.game.first else []
        if self.game.first and self.first is None:
            return choice
        return choice + self.game.order(self.first)

    def answered(self):
        """Return the answers up to the first row without one."""
        found = []
        for row in self.rows():
            if row[0] == self.game.field:
                if self.first is None:
                    break
                found.append(self.first)
            elif row in self.kept:
                found.append(self.kept[row])
            else:
                break
        return found

    def asked(self) -> Any:
        """Return the row at the position, or None behind the last one."""
        rows = self.rows()
        return rows[self.at] if self.at < len(rows) else None

    def answer(self, value):
        """Answer at the position; another answer leads to the first row without one."""
        row, before = self.asked(), self.answered()
        new = self.at >= len(before) or before[self.at] != value
        self.half.pop(row, None)
        if row[0] == self.game.field:
            self.first = value
        else:
            self.kept[row] = value
        self.at = len(self.answered()) if new else self.at + 1

    def event(self):
        """Return what is to be saved, by field."""
        found = {}
        for field, whom in self.game.order(self.first):
            value = self.kept[(field, whom)]
            found.setdefault(field, {})[whom] = {_YES: True, _NO: False}.get(value, value)
        if self.game.first:
            found[self.game.field] = self.first or None
        return found


class Evening:
    """A random evening of `game` on `board`; `seed` tells it from others."""

    def __init__(self, board, game, seed):
        self.board, self.game, self.seed = board, game, seed
        self.rng = random.Random(f"{board} {game.name} {seed}")
        self.model = Model(game)
        self.done = []
        self.counts = dict.fromkeys(
            ("actions", "answers", "backs", "lists", "left", "cuts", "saved"), 0
        )

    def play(self):
        """Play it; raise AssertionError, with what was done, where box and model differ."""
        with Sitter(self.board) as table:
            self.table = table
            self.begin()
            for _ in range(_ACTIONS):
                self.counts["actions"] += 1
                self.act()
                try:
                    self.compare()
                except AssertionError as error:
                    raise AssertionError(
                        self.board, self.game.name, self.seed, self.done, table.lines(), str(error)
                    ) from error
        return self.counts

    # -- what somebody does ---------------------------------------------------------------------

    def act(self):
        """Do one thing that is possible now."""
        table, model = self.table, self.model
        shown = table.top.module
        if shown == "table.preview":
            actions = [self.save, self.back, self.leave, self.cut, self.by_list]
        elif model.asked() in model.half:
            actions = [self.erase, self.leave, self.cut]
            row = model.asked()
            if model.half[row] in self.game.values[row[0]]:
                actions.append(self.take_half)
        else:
            actions = 9 * [self.answer] + 2 * [self.back] + 2 * [self.pass_by] + [self.half]
            actions += [self.leave, self.by_menu, self.cut] + 2 * [self.change_first]
        self.rng.choice(actions)()

    def begin(self):
        """Sit down anew, and open the entry."""
        house = {"cards": 10} if self.game.name == "form:oh_hell" else None
        self.table.begin(self.game.name, FOUR, house)
        self.enter()

    def note(self, *what):
        self.done.append(" ".join(map(str, what)))

    def enter(self):
        """Continue from the start, or from the sheet; or begin."""
        if self.table.top.module == "setup.start":
            self.table.press("ok")
        if self.table.top.module == "table.sheet":
            self.table.press("ok")

    def answer(self):
        row = self.model.asked()
        before = self.model.answered()
        values = self.game.first if row[0] == self.game.field else self.game.values[row[0]]
        value = self.rng.choice(values)
        self.note("answer", row, value)
        self.counts["answers"] += 1
        same = self.model.at < len(before) and before[self.model.at] == value
        if isinstance(value, str):
            self.choose(value)
        elif same or self.table.part.value() == value:
            self.table.press("ok")
        else:
            self.table.number(value)
        self.model.answer(value)

    def choose(self, value):
        if value == NOBODY:
            self.table.choose("forms.nobody")
        else:
            self.table.choose(value)

    def change_first(self):
        """Go up to the choice of somebody and choose another: rows go, and come back."""
        if self.model.first is None:
            return
        while self.model.at:
            self.back()
        self.answer()
        if self.rng.random() < 0.5:
            self.compare()
            self.cut()

    def pass_by(self):
        """Press OK alone: it takes what stands there, which is seen."""
        before, at = self.model.answered(), self.model.at
        if at < len(before):
            self.note("ok")
            self.table.press("ok")
            self.model.answer(before[at])

    def half(self):
        """Key a number, and do not take it."""
        row = self.model.asked()
        few = [
            one
            for one in self.game.values.get(row[0], ())
            if isinstance(one, int) and one != self.table.part.value()
        ]
        if not few:
            return
        value = self.rng.choice(few)
        self.note("key", row, value)
        if self.table.app.keys.presses("left"):
            self.table.press(*ways.digits(value, self.table.part))
        else:
            self.table._count_to(value)
        self.model.half[row] = value

    def take_half(self):
        self.note("take")
        value = self.model.half[self.model.asked()]
        self.table.press("ok")
        self.model.answer(value)

    def erase(self):
        self.note("erase")
        self.table.press("back")
        self.went_back()

    def back(self):
        """Go up a row; above the first, leave."""
        self.note("back")
        self.counts["backs"] += 1
        self.table.press("back")
        self.went_back()
        self.enter()

    def by_list(self):
        """Look at the list of all answers, and choose one, or go back, or lose the power there."""
        table, model = self.table, self.model
        table.press("left")
        assert table.top.module == "asking.answers", table.lines()
        shown = [row[1].split(" ")[-1] for row in table.top.items()]
        wanted = [
            say(("forms.nobody", {})) if row[0] == self.game.field and not value else str(value)
            for row, value in zip(model.rows(), model.answered(), strict=True)
        ]
        wanted = [{_YES: "yes", _NO: "no"}.get(value, value) for value in wanted]
        assert shown == wanted, (shown, wanted)
        way = self.rng.choice(["back", "cut", "choose", "choose"])
        self.note("list", way)
        self.counts["lists"] += 1
        if way == "back":
            table.press("back")
        elif way == "cut":
            self.cut()
        else:
            model.at = self.rng.randrange(len(wanted))
            for _ in range(model.at):
                table.press("down")
            table.press("ok")

    def went_back(self):
        """Have back pressed in the model: the last digit goes, or else it is a row up."""
        model = self.model
        row = model.asked()
        if row in model.half:
            half = model.half.pop(row)
            left = half // 10 if self.table.app.keys.presses("left") else 0
            if left:
                model.half[row] = left
        elif model.at:
            model.at -= 1
        else:
            model.at = len(model.answered())

    def leave(self):
        """Hold back, which leads to the start, and continue: what its press did is undone.

        Above the first row, the press has left the entry.
        """
        if self.table.app.keys.holds("back"):
            return
        self.note("leave")
        self.counts["left"] += 1
        self.table.hold("back")
        assert self.table.top.module == "setup.start", self.table.lines()
        if not self.model.at and self.model.asked() not in self.model.half:
            self.went_back()
        self.enter()

    def by_menu(self):
        """Go back to the sheet, look at the menu, and continue."""
        self.note("menu")
        self.counts["left"] += 1
        while self.table.top.module != "table.sheet":
            self.table.press("back")
            self.went_back()
        self.table.press("back")
        assert self.table.top.module == "table.menu", self.table.lines()
        self.table.press("back")
        self.enter()

    def cut(self):
        """Have the power cut, and continue."""
        self.note("cut")
        self.counts["cuts"] += 1
        self.table.restart()
        self.enter()

    def save(self):
        """Save what is shown."""
        self.note("save")
        self.counts["saved"] += 1
        table = self.table
        shown = dict(table.top.entry)
        table.wait(1000)
        table.press("ok")
        log = table.app.open_game.ledger.log
        saved = log[len(log) - 1]
        assert saved == shown, (saved, shown)
        self.compare_event(saved)
        self.model.begin()
        self.begin()

    # -- what must be so ------------------------------------------------------------------------

    def compare(self):
        """Compare answers, position and rows."""
        table, model = self.table, self.model
        wanted = [{_YES: True, _NO: False}.get(value, value) for value in model.answered()]
        if model.asked() is None:
            assert table.top.module == "table.preview", ("no preview", wanted)
            self.compare_event(table.top.entry)
            return
        assert table.top.module == "asking.entry", ("no entry", wanted)
        entry = table.top.entry
        assert entry.answers == wanted, (entry.answers, wanted)
        assert entry.at == model.at, (entry.at, model.at)
        row = model.asked()
        if row in model.half:
            assert table.part.value() == model.half[row], (table.part.words(), model.half)
        elif model.at < len(wanted) and row[0] != self.game.field:
            assert table.part.words() == self.words(row), (table.part.words(), self.words(row))
        if row[0] != self.game.field and table.app.ui.rows >= 6:
            self.compare_rows(row)

    def compare_rows(self, asked):
        """Compare what the rows show: every answer, also of rows below one without."""
        rows = self.table.part.rows
        found = {one[:2]: words for one, words in zip(rows.page.rows, rows.values, strict=True)}
        for row in self.game.order(self.model.first):
            wanted = self.words(row) if row in self.model.kept else ""
            assert row == asked or found[row] == wanted, (row, found[row], wanted)
            if row == asked and wanted and row not in self.model.half:
                assert wanted in " ".join(self.table.lines()), (row, wanted)

    def words(self, row):
        value = self.model.kept[row]
        return {_YES: "yes", _NO: "no"}.get(value, str(value))

    def compare_event(self, event):
        wanted = self.model.event()
        found = {name: event[name] for name in wanted if name in event}
        assert found == {name: one for name, one in wanted.items() if name in event}, (
            event,
            wanted,
        )
        assert set(wanted) <= set(event), (event, wanted)


def main(words):
    """Play so many evenings of each board and game."""
    parser = argparse.ArgumentParser(prog="python -m tests.proof.positions", description=__doc__)
    parser.add_argument("count", nargs="?", type=int, default=50, help="of each board and game")
    parser.add_argument("seed", nargs="?", type=int, default=61)
    parser.add_argument("--boards", nargs="+", choices=BOARDS, default=BOARDS)
    asked = parser.parse_args(words)
    counts: dict[str, int] = {}
    for board in asked.boards:
        for game in GAMES:
            for turn in range(asked.count):
                for name, n in Evening(board, game, asked.seed + turn).play().items():
                    counts[name] = counts.get(name, 0) + n
    told = ", ".join(f"{n} {name}" for name, n in counts.items())
    show(f"{asked.count * len(asked.boards) * len(GAMES)} evenings agree: {told}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
