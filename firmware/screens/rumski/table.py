"""Rumski's table, turn by turn: the melds on it, and what the player does to them."""

from engine.cards import RUMSKI70
from engine.compat import TYPE_CHECKING
from engine.game.questions import cards as ask_cards
from engine.games.rumski.solver.layout import all_cards
from engine.games.rumski.steps import HAND, NEW
from firmware.display.card_faces import Faces
from firmware.display.melds import lines_of
from firmware.screens.base import Screen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from engine.errors import RuleError
    from engine.games.rumski.table_log import TableLog
    from engine.types import Label
    from firmware.app import App
    from firmware.display.pointer import Pointer
    from firmware.screens.asking.cards import Cards
    from firmware.screens.base import Hints, Row
    from firmware.types import Show

    # An invalid meld, and why.
    Fault = tuple[list[int], RuleError]

# The rows below the melds.
_ROWS = (
    "rumski_screen.new",
    "rumski_screen.end",
    "rumski_screen.before_this",
    "rumski_screen.other",
)


class Table(Screen):
    """All melds, whose turn it is, and what is wrong; below them what can be done.

    A cross marks an invalid meld, a plus one that is new this turn. Left is a short cut to the
    table before the turn, right to the rarer actions.
    """

    def __init__(self, app: "App"):
        super().__init__(app)
        self.box = app.session.box
        self.house = app.game.house
        self.faces = Faces(RUMSKI70)
        self.log = self.table_of(self.box.kept("table"))
        self.top = 0
        self.faults: list[Fault] = []
        self.look_again()

    def resumed(self) -> None:
        """Take up the table again if a verdict has changed it (`Verdict.act`)."""
        kept = self.box.kept("table")
        if kept and kept != self.log.form():
            self.log = self.table_of(kept)
            self.look_again()

    def table_of(self, kept: "Any") -> "TableLog":
        """Return the table as it was `kept`, see `Rumski.table_of`."""
        game: Any = self.app.game
        return game.table_of(kept)

    # -- what other screens of the table use --------------------------------------------------

    def look_again(self) -> None:
        """Look at the table again.

        The first invalid meld is selected. Once all are legal again, the turn is probably over, so
        its end is selected, else the row for a new meld.
        """
        log = self.log
        mended = bool(self.faults)
        self.faults = log.faults()
        none = [cards for cards, _ in self.faults]
        self.marks: list[str] = []
        for at in range(len(log.melds)):
            self.marks.append("✗" if log.melds[at] in none else "+" if log.is_new(at) else "")
        if "✗" in self.marks:
            self.at = self.marks.index("✗")
        else:
            # The rows below the melds: a new one, the end of the turn.
            self.at = len(log.melds) + (1 if mended and log.in_turn() and not self.faults else 0)
        self.app.dirty = True

    def changed(self, close: bool = True) -> None:
        """Save the table after a change; with `close`, go back to it."""
        self.box.keep("table", self.log.form())
        if close:
            self.app.close_to("rumski.table")
        self.look_again()

    def pick(
        self,
        key: str,
        minimum: int,
        maximum: int,
        done: "Callable[[list[int]], object]",
        taken: "Sequence[int] | None" = None,
        at: int | None = None,
        unfinished: "list[Any] | None" = None,
        **facts: "Any",
    ) -> None:
        """Ask for cards; `done(cards)` gets them.

        Cards that are `taken` cannot come: all on the table, unless they are given. Those that go
        to meld `at`, or to a NEW one, are asked for again after a power cut, with those
        that were keyed already (`unfinished`).
        """
        if taken is None:
            taken = all_cards(self.log.melds)
        question = ask_cards(key, RUMSKI70, minimum, maximum, tuple(taken), **facts)
        if unfinished:
            question.offer(unfinished)

        def close(cards: list[int]) -> None:
            self.close_with(done, cards)

        screen: Cards = self.app.open("asking.cards", question, close, self.app.game)
        if at is not None:
            screen.aid = [self.module, at, self.log.size()]

    def ask_again(self, aid: "list[Any]", unfinished: "list[Any]") -> None:
        """Ask for the cards of `Cards.aid`; those `unfinished` were keyed before the power failed.

        Unless the table has changed since: then they were laid.
        """
        if len(aid) != 3 or aid[2] != self.log.size():
            return
        at = aid[1]
        if at == NEW:
            self.ask_new(unfinished)
        elif at in range(len(self.log.melds)):
            self.app.open("rumski.table_meld", self, at).ask_add(unfinished)

    def close_with(self, done: "Callable[[list[int]], object]", cards: list[int]) -> None:
        """Close the picker, and pass the cards on."""
        self.app.close()
        done(cards)

    def lay_at(self, at: int, cards: list[int]) -> None:
        """Lay `cards` as a NEW meld or add them to meld `at`.

        Those that lie on the table come from there; where a wild comes from is asked if it may
        come from several places.
        """
        sources = self.log.wild_sources(cards, at)
        if sources[1:]:
            self.app.open("rumski.table_wild", self, at, cards, sources)
        else:
            self.put_from(at, cards, sources[0])

    def put_from(self, at: int, cards: list[int], source: int = HAND) -> None:
        """Lay or add `cards`, the wild among them from meld `source` or from the HAND."""
        if at == NEW:
            self.log.lay(cards, source)
        else:
            self.log.add(at, cards, source)
        self.changed()

    def short(self, meld: list[int]) -> str:
        """Return a meld as its first and last card, or all of up to three."""
        if len(meld) < 4:
            return self.faces.cards(meld)
        return self.faces.card(meld[0]) + "–" + self.faces.card(meld[-1])

    def words(self, meld: list[int]) -> "Label":
        """Return a meld's cards, or in short the first and the last, as the text of a row."""
        facts = {"words": self.faces.cards(meld), "short": self.short(meld)}
        return ("rumski_screen.row", facts)

    def wrong(self) -> "Label":
        """Return what is wrong, for the bar: the meld, or how many."""
        cards, _ = self.faults[0]
        if len(self.faults) > 1 or cards not in self.log.melds:
            return "rumski_screen.bad", {"n": len(self.faults)}
        return "rumski_screen.bad_one", {"meld": self.faces.cards(cards)}

    # -- what is shown ------------------------------------------------------------------------

    def title(self) -> "Row":
        """Return the bar: whose turn it is, and what is wrong or how many cards lie there."""
        log = self.log
        laid: Label = ("rumski_screen.count", {"n": len(all_cards(log.melds))})
        return ("rumski_screen.turn", {"name": log.turn}), self.wrong() if self.faults else laid

    def rows_below(self) -> "list[Label]":
        """Return what can be done, as rows below the melds."""
        return [(key, {}) for key in _ROWS]

    def draw(self, show: "Show") -> None:
        """Show the melds, and what can be done."""
        show.melds(self)

    def hints(self) -> "Hints":
        """Return what the keys do."""
        ok = (
            "rumski_screen.open",
            "rumski_screen.lay",
            "rumski_screen.do_end",
            "ui.show",
            "ui.choose",
        )
        return (
            ("ok", (ok[max(0, self.at - len(self.log.melds) + 1)], {})),
            ("back", ("ui.back", {})),
            ("left", ("rumski_screen.before", {})),
            ("right", ("rumski_screen.more", {})),
        )

    def actions(self) -> "Hints":
        """Return the way back: what else can be done is a row."""
        return (("back", ("ui.back", {})),)

    def take(self, index: int) -> None:
        """Choose a meld, or a row below them."""
        self.at = index
        self.choose()

    # -- keys ---------------------------------------------------------------------------------

    def press(self, key: str, kind: str) -> None:
        """Choose a meld or what to do."""
        if key in ("up", "down") and kind != "long":
            step = 1 if key == "down" else -1
            self.at = (self.at + step) % (len(self.log.melds) + len(_ROWS))
        elif kind != "press":
            return
        elif key == "ok":
            self.choose()
        elif key == "left":
            self.do(2)
        elif key == "right":
            self.do(3)
        elif key == "back":
            self.leave()

    def touch(self, pointer: "Pointer") -> None:
        """Choose the row that is pointed at, or turn the page at the edge."""
        lines = lines_of(pointer, self)
        step = pointer.edge()
        if step:
            line = self.top + (2 * pointer.rows - 1 if step > 0 else -pointer.rows)
            self.at = lines[max(0, min(line, len(lines) - 1))][0]
        elif pointer.row_at is None or self.top + pointer.row_at >= len(lines):
            super().touch(pointer)
        else:
            self.take(lines[self.top + pointer.row_at][0])

    def choose(self) -> None:
        """Open a meld, or do what the row below the melds says."""
        count = len(self.log.melds)
        if self.at < count:
            self.app.open("rumski.table_meld", self, self.at)
        else:
            self.do(self.at - count)

    def do(self, row: int) -> None:
        """Do what one of the rows below the melds says."""
        if row == 0:
            self.ask_new()
        else:
            self.app.open(
                ("rumski.table_end", "rumski.table_before", "rumski.table_more")[row - 1], self
            )

    def ask_new(self, unfinished: "list[Any] | None" = None) -> None:
        """Ask for the cards of a new meld, from the hand and from the table."""
        self.pick("rumski_screen.ask_new", 1, 14, self.lay, (), NEW, unfinished)

    def lay(self, cards: list[int]) -> None:
        """Lay a new meld, from the hand and from the table."""
        self.lay_at(NEW, cards)


SCREEN = Table
