"""What an entry does, before it is saved: the arithmetic, the totals, and the consequences.

An entry that ends the game while chips are on the board says so, and offers the event that divides
them.
"""

from engine.compat import TYPE_CHECKING, const, is_list, is_object
from engine.texts import told
from firmware.display.card_faces import Faces, names_of
from firmware.display.fitting import say
from firmware.display.page import Cells, Note, Sum, sum_lines
from firmware.screens.event_words import (
    all_notes,
    change_of,
    editing,
    score_of,
    title_of_game,
    way_to,
    won_words,
)
from firmware.screens.page import Page

if TYPE_CHECKING:
    from typing import Any

    from engine.game.effect import Effect
    from engine.game.game import Game
    from engine.types import Event
    from firmware.app import App
    from firmware.display.page import Cell, Line
    from firmware.display.widgets import Hint, Ui
    from firmware.screens.base import Hints, Row
    from firmware.types import Show

    # A player's or side's (name, what is added, score before or None, score after, the arithmetic).
    Result = tuple[str, int, int | None, int, list[str]]


# A partner is named by so many letters, or more.
_LETTERS = const(2)
# To one of so many answers, back is as near as their list.
_FEW = const(2)


class Preview(Page):
    """What `entry` does: `effect`, with `game` as it would be after; OK saves it."""

    def __init__(self, app: "App", entry: "Event", effect: "Effect", game: "Game"):
        super().__init__(app)
        self.entry = entry
        self.edits = entry["event"] == "amend"
        self.effect = effect
        self.after = game
        # The number of entries at the time, and the result, so that saving need not work it out
        # again.
        self.seen = (len(app.open_game.ledger.log), effect, game)

    def title(self) -> "Row":
        """Return the bar."""
        title = title_of_game(self.app.game)
        if self.edits:
            title = editing(self.app.open_game.ledger, self.entry["index"])
        return title, ("ui.keep", {})

    def hints(self) -> "Hints":
        """Return the hints."""
        hints: list[Hint] = [("ok", ("ui.do_keep", {})), ("back", ("ui.mend", {}))]
        if self.left_behind():
            hints.append(("right", ("payments.cut", {})))
        if self.below() and not self.app.keyless:
            hints.append(("left", ("ui.rows", {})))
        return hints

    def press(self, key: str, kind: str) -> None:
        """Save it, go back to edit it, or divide the chips that it would leave on the board."""
        if kind == "press" and key == "ok":
            self.app.save(self.entry, self.seen)
        elif kind == "press" and key == "right" and self.left_behind():
            self.divide()
        elif kind == "press" and key == "left" and self.below():
            self.app.open("asking.answers", self.below())
        else:
            super().press(key, kind)

    def below(self) -> "Any":
        """Return the screen below that asked for it, if there is much to choose from, or None."""
        below: Any = self.app.stack[-2]
        listed = below.module == "asking.entry" and len(below.entry.answers) > _FEW
        return below if listed else None

    # -- chips on the board ---------------------------------------------------------------------

    def left_behind(self) -> int:
        """Return how many chips stay on the board of a game that this entry ends, else 0."""
        return self.after.board.chips() if self.after.over and not self.edits else 0

    def divide(self) -> None:
        """Ask who gets the chips on the board; a hand that is played is cancelled before that."""
        game = self.app.game
        if game.why_not(game.board.event):
            self.app.ask(("payments.cancel_first", {}), self.cancel)
        else:
            self.app.open("asking.entry", game.board.event)

    def cancel(self) -> None:
        """Cancel the hand, then ask who gets the chips."""
        if self.app.session.add({"event": "void"}):
            self.app.show_sheet()
            self.divide()

    def draw(self, show: "Show") -> None:
        """Show what it does."""
        show.result(self)

    def act(self, name: str) -> None:
        """Do one of the actions; "to", and names with tabs between, goes to what they are asked."""
        if name.startswith("to "):
            below: Any = self.app.stack[-2]
            self.app.close()
            below.point(name[3:].split("\t"))
            below.next()
        else:
            super().act(name)

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
        elif self.edits:
            notes += self.out_later()
        return notes + all_notes(self.effect, self.after, ui.rows) + self.hands()

    # -- its rows -----------------------------------------------------------------------------

    def out_later(self) -> "list[Note]":
        """Return who goes out in a later round because of an edit; its own notes say who in its."""
        notes: list[Note] = []
        were_out = [player.name for player in self.app.game.players if player.out_in_round]
        for player in self.after.players:
            n = player.out_in_round
            if n not in (0, self.effect.number) and player.name not in were_out:
                notes.append(Note(("all.is_out", {"name": player.name, "n": n}), None))
        return notes

    def lines(self, ui: "Ui") -> "list[Line]":
        """Return a row for each player, the arithmetic, who wins at the end, and how it came about.

        OK saves it whether the rest was paged to or not. The results are large where all of it is
        in sight then.
        """
        rows, others = self.results()
        added: list[Line] = []
        for name, _, _, _, sums in rows:
            for words in sums:
                added += sum_lines(ui, told(name if ui.rows >= 6 else ui.short(name), words))
        rest: list[Line] = []
        for name, words, total in others:
            rest += Sum(name, words, total).lines(ui)
        for note in self.notes(ui):
            rest += note.lines(ui)
        large = cells(ui, rows)
        if large and len(large) + len(added) + len(rest) <= ui.rows:
            return large + added + rest
        beside = beside_lines(ui, rows)
        if beside:
            return beside + rest
        return result_lines(ui, rows, self.edits) + added + rest

    def results(self) -> "tuple[list[Result], list[tuple[str, str, int]]]":
        """Return what it does to each player or side in the order of the table, and other sums.

        Of an edit, only those are there whose score changes, if there are any.
        """
        edited = self.edits
        sides = self.after.sides
        summed: dict[str, list[tuple[str, int]]] = {}
        for name, words, total in self.effect.sums:
            summed.setdefault(sides.words(name), []).append((words, total))
        before: dict[str, int] = {}
        for player in self.app.game.players:
            before[player.name] = player.score
        everyone = edited or self.after.event_type(self.entry["event"]).totals
        rows: list[Result] = []
        for player in self.after.players:
            name, old, new = sides.words(player.name), before.get(player.name), player.score
            if not sides.leads(player.name):
                continue
            # Of an edit, they lead to what was added then, not to what changes now.
            sums = [] if edited else summed.pop(name, [])
            if old != new or everyone and not player.has_left or sums:
                added = 0 if old is None else new - old
                ways = [way_to(words, total, added, old, new) for words, total in sums]
                rows.append((name, added, old, new, [way for way in ways if way]))
        if edited:
            return [row for row in rows if row[2] != row[3]] or rows, []
        others: list[tuple[str, str, int]] = []
        for name, words, total in self.effect.sums:
            name = sides.words(name)
            if name in summed:
                others.append((name, words, total))
        return rows, others

    # -- the hands, and the end of the game ---------------------------------------------------

    def hands(self) -> "list[Note]":
        """Return the hands that were keyed: now that all are in, they are shown together."""
        event = self.entry["to"] if self.edits else self.entry
        hands: dict[str, Any] = {}
        for field in self.after.event_type(event["event"]).hands:
            keyed = event.get(field)
            hands.update(keyed if is_object(keyed) else {})
        if not hands:
            return []
        deck = self.after.faces.deck(self.after.house)
        faces = Faces(deck, names_of(self.after, self.after.house))
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


def cells(ui: "Ui", rows: "list[Result]") -> "list[Line]":
    """Return the results of two to four players, large and two side by side.

    [] if there are fewer or more, or where there is no room for that.
    """
    if not 2 <= len(rows) <= 4:
        return []
    found: list[Cell] = []
    for name, added, old, new, _ in rows:
        room = ui.width // 2 - 9 - ui.size(str(new), 16)
        change = change_of(added, old)
        below = "%d →" % old if added else ""
        short = ui.shorten(name, room - ui.size(change) - 1)
        if not is_told(ui, name, short):
            if ui.partners(name):
                return []
            # The change goes to the row below, beside the score before if there is room.
            both = change.strip() + " " + below
            below = both if below and ui.fits(both, room) else change.strip()
            short, change = ui.shorten(name, room), ""
        found.append((short + change, below, str(new)))
    lines: list[Line] = []
    for at in range(0, len(found), 2):
        row = Cells(found[at : at + 2])
        if not row.fit(ui):
            return []
        lines += [("", row), ("", "")]
    return lines


def is_told(ui: "Ui", name: str, short: str) -> bool:
    """Return whether a form says who it is: the short name or more, of partners two letters."""
    if not ui.partners(name):
        return len(short) >= len(ui.short(name))
    return not [1 for part in short.replace(" + ", "+").split("+") if len(part) < _LETTERS]


def beside_lines(ui: "Ui", rows: "list[Result]") -> "list[Line]":
    """Return a row for each with its arithmetic; [] where there is none, or no room for one."""
    lines: list[Line] = []
    for name, added, old, new, sums in rows:
        left = name + change_of(added, old) + "".join(["  " + words for words in sums])
        right = score_of(old, new)
        if len(sums) > 1 or not ui.fits(left, ui.width - 14 - ui.size(right)):
            return []
        lines.append((left, right))
    return lines


def result_lines(ui: "Ui", rows: "list[Result]", edited: bool) -> "list[Line]":
    """Return a row for each, all in the longest form for which there is room.

    Of an edit, the score before is told rather than what is added to it.
    """
    lines: list[Line] = []
    ways = [(True, False, True), (True, True, True), (False, False, True), (False, True, True)]
    if edited:
        ways[2:2] = [(True, False, False), (True, True, False)]
    for whole, short, with_change in ways:
        lines = []
        fits = True
        for name, added, old, new, _ in rows:
            longest = score_of(old, new) if whole or not added else "→ %d" % new
            room = ui.width - 8 - ui.size(longest)
            change = change_of(added, old) if with_change else ""
            if not ui.fits((ui.short(name) if short else name) + change, room):
                fits = False
            # As much of it as there is room for, in its own row; the arrow goes before its letters.
            for right in (longest, str(new)):
                room = ui.width - 8 - ui.size(right)
                words = ui.shorten(name, room - ui.size(change) - 1)
                if is_told(ui, name, words) and ui.fits(words + change, room):
                    break
            else:
                # Whose score it is says more than what is added.
                words, change = ui.shorten(name, room), ""
            lines.append((words + change, right))
        if fits:
            break
    return lines


SCREEN = Preview
