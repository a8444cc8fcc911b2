"""What an entry does, before it is saved: the arithmetic, the totals, and the consequences.

An entry that ends the game while chips are on the board says so, and offers the event that divides
them.
"""

from engine.compat import TYPE_CHECKING, is_list, is_object
from engine.texts import told
from firmware.display.card_faces import Faces
from firmware.display.fitting import say
from firmware.display.page import Big, Cells, Note, Sum
from firmware.screens.event_words import bonus_notes, editing, won_words
from firmware.screens.page import Page

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from engine.game.effect import Effect
    from engine.game.game import Game
    from engine.types import Event, Label
    from firmware.app import App
    from firmware.display.page import Cell, Line
    from firmware.display.widgets import Hint, Ui
    from firmware.screens.base import Hints, Row
    from firmware.types import Show

    # A player's (name, score before or None, score after).
    Total = tuple[str, int | None, int]


class Preview(Page):
    """What `entry` does: `effect`, with `game` as it would be after; OK saves it."""

    def __init__(self, app: "App", entry: "Event", effect: "Effect", game: "Game"):
        super().__init__(app)
        self.entry = entry
        self.effect = effect
        self.after = game
        # The number of entries at the time, and the result, so that saving need not work it out
        # again.
        self.seen = (len(app.open_game.ledger.log), effect, game)

    def title(self) -> "Row":
        """Return the bar."""
        title: Label = self.app.game.title
        if self.entry["event"] == "amend":
            title = editing(self.app.open_game.ledger, self.entry["index"])
        return title, ("ui.keep", {})

    def hints(self) -> "Hints":
        """Return the hints."""
        hints: list[Hint] = [("ok", ("ui.do_keep", {})), ("back", ("ui.mend", {}))]
        if self.left_behind():
            hints.append(("right", ("payments.cut", {})))
        return hints

    def press(self, key: str, kind: str) -> None:
        """Save it, go back to edit it, or divide the chips that it would leave on the board."""
        if key == "ok" and kind == "press":
            self.app.keep(self.entry, self.seen)
        elif key == "right" and kind == "press" and self.left_behind():
            self.divide()
        else:
            super().press(key, kind)

    # -- chips on the board ---------------------------------------------------------------------

    def left_behind(self) -> int:
        """Return how many chips stay on the board of a game that this entry ends, else 0."""
        return self.after.board.chips() if self.after.over and self.entry["event"] != "amend" else 0

    def divide(self) -> None:
        """Ask who gets the chips on the board; a hand that is played is cancelled before that."""
        app = self.app
        if app.game.why_not(app.game.board.event):
            app.ask(("payments.cancel_first", {}), self.cancel)
        else:
            app.open("asking.entry", app.game.board.event)

    def cancel(self) -> None:
        """Cancel the hand, then ask who gets the chips."""
        if self.app.session.add({"event": "void"}):
            self.app.show_sheet()
            self.app.open("asking.entry", self.app.game.board.event)

    def draw(self, show: "Show") -> None:
        """Show what it does."""
        show.result(self)

    def tell(self, show: "Any") -> None:
        """Say what it does where there is room for all: the arithmetic, the scores, the rest."""
        called = self.after.sides.words
        for name, words, total in self.effect.sums:
            show.sum(called(name), words, total)
        for name, old, new in self.changed(False):
            show.total(name, old, new)
        for note in self.notes(show):
            show.note(note.what, note.rule)

    def notes(self, ui: "Ui") -> "list[Note]":
        """Return who wins at the end, what is remarked, and what the end adds."""
        notes: list[Note] = []
        chips = self.left_behind()
        if chips:
            words = ("payments.left_behind", {"n": chips, "key": ui.label("right")})
            if self.app.keyless:
                words = ("payments.left_over", {"n": chips})
            notes.append(Note(words, self.after.board.rule))
        if self.after.over:
            notes += self.end()
        notes += [Note((key, facts), rule) for rule, key, facts in self.effect.notes]
        return notes + bonus_notes(self.effect.bonuses, self.after) + self.hands()

    # -- its rows -----------------------------------------------------------------------------

    def lines(self, ui: "Ui") -> "list[Line]":
        """Return the arithmetic and the totals, who wins at the end, and then how it came about.

        OK saves it whether the rest was paged to or not. The results are large where all of it is
        in sight then.
        """
        notes: list[Line] = []
        for note in self.notes(ui):
            notes += note.lines(ui)
        # Those that end with a score come first.
        sums = [one for one in self.effect.sums if one[2] == self.total(one[0])]
        sums += [one for one in self.effect.sums if one not in sums]
        called = self.after.sides.words
        sums = [(called(name), words, total) for name, words, total in sums]
        alone = len(sums) == 1 and ui.rows >= 6
        totals = total_lines(ui, self.changed(alone), alone)
        large = big_lines(ui, sums) if len(sums) > 1 else []
        if large:
            large += totals
        if not large or len(large) + len(notes) > ui.rows:
            large = [] if alone else self.cells(ui)
        if large and len(large) + len(notes) <= ui.rows:
            return large + notes
        lines: list[Line] = []
        for name, words, total in sums:
            shown = "= %d" % total
            if alone and ui.size(words) + ui.size(shown, 16) + 6 <= ui.width - 6:
                lines += [(words, Big(shown)), ("", "")]
            else:
                lines += Sum(name, words, total).lines(ui)
        moved = any(self.effect.changes.values())
        if len(sums) == 1 and moved and len(totals) + len(lines) > ui.rows:
            # What the arithmetic comes to is in sight rather than its terms.
            return totals + lines + notes
        return lines + totals + notes

    def cells(self, ui: "Ui") -> "list[Line]":
        """Return the results of two to four players, large and two side by side.

        [] if there are fewer or more, or where there is no room for that.
        """
        found: dict[str, Cell] = {}
        for name, old, new in self.changed(False):
            found[name] = name, "" if old is None or old == new else "%d →" % old, str(new)
        sides = self.after.sides
        owners = sides.lines([player.name for player in self.after.players])
        for name, words, total in self.effect.sums:
            name = sides.words(name)
            if name in found or name not in owners:
                # An arithmetic that does not end with the score.
                return []
            found[name] = name, words, str(total)
        cells = [found[name] for name in owners if name in found]
        if not 2 <= len(cells) <= 4:
            return []
        rows = [Cells(cells[at : at + 2]) for at in range(0, len(cells), 2)]
        lines: list[Line] = []
        for row in rows:
            if not row.fit(ui):
                return []
            lines += [("", row), ("", "")]
        return lines

    def changed(self, nameless: bool) -> "list[Total]":
        """Return the totals that no arithmetic shows; of an edit all that change.

        Those that change come first, so a winner is in sight. `nameless` is whether the arithmetic
        does not say whose it is.
        """
        summed = []
        if self.entry["event"] != "amend" and not nameless:
            summed = [name for name, _, total in self.effect.sums if self.is_shown(name, total)]
        before: dict[str, int] = {}
        for player in self.app.game.players:
            before[player.name] = player.score
        changed: list[Total] = []
        same: list[Total] = []
        for player in self.after.players:
            old = before.get(player.name)
            unchanged = old == player.score
            if player.name in summed or not self.after.sides.leads(player.name):
                continue
            if unchanged and not self.after.event_type(self.entry["event"]).totals:
                continue
            name = self.after.sides.words(player.name)
            (same if unchanged else changed).append((name, old, player.score))
        return changed + same

    def is_shown(self, name: str, total: int) -> bool:
        """Return whether an arithmetic with this `total` shows the score of `name`.

        The points of a first round come to the score as well, but nobody sees that they do.
        """
        if total != self.total(name):
            return False
        return len(self.effect.sums) > 1 or total != self.effect.changes.get(name)

    def total(self, name: str) -> int | None:
        """Return the score of `name` after the event."""
        for player in self.after.players:
            if player.name == name:
                return player.score
        return None

    # -- the hands, and the end of the game ---------------------------------------------------

    def hands(self) -> "list[Note]":
        """Return the hands that were keyed: now that all are in, they are shown together."""
        event = self.entry["to"] if self.entry["event"] == "amend" else self.entry
        hands: dict[str, Any] = {}
        for field in self.after.event_type(event["event"]).hands:
            keyed = event.get(field)
            hands.update(keyed if is_object(keyed) else {})
        if not hands:
            return []
        deck = self.after.faces.deck(self.after.house)
        faces = Faces(deck, self.after.faces.names(self.after.house))
        notes: list[Note] = []
        for player in self.after.players:
            words = hands.get(player.name)
            if words and is_list(words):
                notes.append(Note(told(player.name, faces.cards(deck.read_all(words))), None))
        return notes

    def end(self) -> "list[Note]":
        """Return who wins and why, unless the notes say so already."""
        game = self.after
        notes = [Note(won_words(game), None)]
        if game.ending is None:
            return notes
        rule, reason, facts = game.ending
        if say((reason, facts)) in [say((key, facts)) for _, key, facts in self.effect.notes]:
            return notes
        return notes + [Note((reason, facts), rule)]


def total_lines(ui: "Ui", changed: "list[Total]", packed: bool) -> "list[Line]":
    """Return rows of the totals in `changed`; several in a row if `packed` and short."""
    width = ui.width - 6
    lines: list[Line] = []
    row = ""
    for name, old, new in changed:
        words = str(new) if old is None or old == new else "%d → %d" % (old, new)
        longer = row + "   " + name + " " + words if row else name + " " + words
        if packed and ui.fits(longer, width):
            row = longer
            continue
        if row:
            lines.append((row, ""))
        row = name + " " + words if packed and ui.fits(name + " " + words, width) else ""
        if not row:
            lines.append((ui.shorten(name, width - ui.size(words) - 4), words))
    if row:
        lines.append((row, ""))
    return lines


def big_lines(ui: "Ui", sums: "Sequence[tuple[str, str, int]]") -> "list[Line]":
    """Return arithmetics with large results, two rows each; [] where there is no room for that."""
    lines: list[Line] = []
    for name, words, total in sums:
        result = "= %d" % total
        room = ui.width - 10 - ui.size(result, 16)
        left = name + "  " + words
        if not ui.fits(left, room):
            left = ui.short(name) + "  " + words
        if not ui.fits(left, room):
            return []
        lines += [(left, Big(result)), ("", "")]
    return lines


SCREEN = Preview
