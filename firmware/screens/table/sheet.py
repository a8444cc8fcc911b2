"""The score sheet: what happens now, who does it, how everyone stands, and how far to the end.

Two to four players stand side by side, with points that are read from across the table: large
digits, and around them, small, the name with its mark, the last change and the way to the limit.
More players, or points that are too wide, stand in rows, up to four in a row, so that all are in
sight if there is room for a letter of each name. A wide cell shows more of each name.
"""

from engine.compat import TYPE_CHECKING, const
from engine.game.questions import NUMBER
from engine.game.sides import leaders, seats
from engine.texts import listed, variants
from firmware.screens.base import Screen
from firmware.screens.event_words import go_on_words, signed, undone_name

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from engine.game.player import Player
    from engine.types import Label, Message
    from firmware.app import App
    from firmware.display.pointer import Pointer
    from firmware.display.widgets import Hint
    from firmware.screens.base import Hints
    from firmware.types import Show


# The steps of a round are at most so many entries apart.
_NEAR = const(3)


class Sheet(Screen):
    """The players in their seats with totals; OK enters what comes next."""

    next_modules = (
        "firmware.screens.asking.entry",
        "firmware.display.number",
        "firmware.screens.table.menu",
    )

    def __init__(self, app: "App"):
        super().__init__(app)
        # The line of `seats` that is selected, and the first one in sight where not all fit.
        self.at: int | None = None
        self.top = 0

    def chosen(self) -> str | None:
        """Return the name of the player who is selected, or None."""
        return None if self.at is None else self.seats()[self.at].name

    def seats(self) -> "list[Player]":
        """Return who has a line: each player, or the first of each side for both partners."""
        return seats(self.app.game)

    def aside_of(self, player: "Player", said: bool = True) -> "Label":
        """Return what is beside the points: since when out, or what the last entry changed.

        What a player has `said` in this round is added.
        """
        if player.has_left:
            return ("ui.left", {})
        if player.out_in_round:
            unit: Message = (self.app.game.unit(self.app.game.house), {})
            return ("ui.out_in_round", {"unit": unit, "n": player.out_in_round})
        points = self.change_of(player)
        change = signed(points) if points else ""
        noted = self.noted(player) if said else None
        if not noted:
            return change
        key, facts = noted
        return ("ui.aside", dict(facts, change=change)) if change else (key, facts)

    def change_of(self, player: "Player") -> "int | None":
        """Return what the last entry changed for a player, or None; bids change nobody's points."""
        last = self.app.open_game.ledger.last
        scores = last is not None and any(last.changes.values())
        return last.changes.get(player.name) if last and scores else None

    def noted(self, player: "Player") -> "Message | None":
        """Return what a player, or a side, has said in this round, and what is carried, or None."""
        game = self.app.game
        found = game.noted(game.sides.of(player.name))
        forms = [variants(key, **facts) for key, facts in found]
        facts = {
            "long": " ".join([form[0] for form in forms]),
            "short": " ".join([form[-1] for form in forms]),
        }
        return ("forms.line", facts) if found else None

    def all_noted(self) -> "list[Label]":
        """Return a line of what each has said in this round, and what is carried, if anything."""
        found: list[Any] = [(player, self.noted(player)) for player in self.seats()]
        told = [(player, line[1]) for player, line in found if line]
        if not told:
            return []
        sides = self.app.game.sides
        names = [sides.words(player.name) + " " for player, _ in told]
        long = [names[at] + told[at][1]["long"] for at in range(len(told))]
        short = [line["short"] for _, line in told]
        facts = {"long": listed(long, True), "short": listed(short, True)}
        return [("forms.line", facts)]

    def draw(self, show: "Show") -> None:
        """Show how everyone stands."""
        show.players(self)

    def actions(self) -> "Hints":
        """Return what can be done in the game: what comes next, then what corrects and looks."""
        game = self.app.game
        found: list[Hint] = [("ok", self.next_words())]
        ledger = self.app.open_game.ledger
        last: Any = ledger.to_undo() if ledger.can_undo() else None
        if last:
            found.append(("undo", ("ui.undo_what", {"what": undone_name(game, last)})))
        if game.referee:
            found.append(("right", ("ui.referee", {})))
        if game.deal_rule is not None and not game.over:
            # Beside the others there is little room.
            found.append(("deal", variants("ui.deal")[-1]))
        if game.board.screen:
            found.append(("board", ("ui.board", {})))
        return found + [("history", ("ui.history", {})), ("back", ("ui.menu", {}))]

    def next_words(self) -> "Message":
        """Return what OK does."""
        return self.begun() or self.coming_words()

    def coming_words(self) -> "Message":
        """Return what comes next in the game."""
        game = self.app.game
        return ("ui.result", {}) if game.over else (game.next_key(), {})

    def begun(self) -> "Message | None":
        """Return that OK continues what was begun and left, and where; None if nothing was."""
        draft = self.app.drafts.due()
        if draft is None:
            return None
        return go_on_words(self.app.game, self.app.open_game.ledger, draft)

    def act(self, name: str) -> None:
        """Do one of the actions, or edit what was pointed at on a page, where each number is shown.

        "change 2" is the last change of line 2, "cell 5 2" what round 5 brought to line 2; "pot JD"
        asks who collects that section of the board.
        """
        board = self.app.game.board.screen
        screens = {"deal": "table.deal", "history": "past.history"}
        if name.startswith("pot "):
            self.app.open("asking.entry", self.app.game.board.pays, given=(name[4:],))
            return
        if name.startswith("change "):
            self.amend(self.app.open_game.ledger.count - 1, int(name[7:]))
        elif name.startswith("cell "):
            number, _, seat = name[5:].partition(" ")
            self.amend_round(int(number), int(seat))
        elif name == "undo":
            self.app.open("past.undo", "undo")
        elif name == "board" and board:
            self.app.open(board)
        elif name in screens:
            self.app.open(screens[name])
        else:
            super().act(name)

    def amend(self, index: int, seat: int) -> None:
        """Edit entry `index` of those in force, at what it asks of the player in a seat."""
        self.edit_of(index, self.seats()[seat].name)

    def edit_of(self, index: int, name: str) -> None:
        """Edit entry `index` of those in force, at what it asks of a player or their side."""
        game = self.app.open_game.ledger.game_before(index)
        self.edit(index, game.sides.of(name))

    def edit(self, index: int, names: "Sequence[str]") -> None:
        """Edit entry `index` of those in force, at what it asks of these players."""
        ledger = self.app.open_game.ledger
        event, _ = ledger.find(index)
        game = ledger.game_before(index)
        self.app.open("asking.entry", event["event"], event, game=game, index=index, given=names)

    def other_steps(self, index: int) -> "list[Hint]":
        """Return what edits the other steps of the round to which entry `index` belongs."""
        game, steps = self.app.game, self.app.game.steps
        found: list[tuple[int, str, int]] = []
        for at, event, effect, _ in self.app.open_game.ledger.history(max(0, index - _NEAR)):
            if at > index + _NEAR:
                break
            found.append((at, event["event"], effect.number))
        number = [one[2] for one in found if one[0] == index][0]
        return [
            ("edit %d" % at, (game.key_of("name_", kind), {}))
            for at, kind, of in found
            if of == number and at != index and kind in steps
        ]

    def amend_round(self, number: int, seat: int) -> None:
        """Edit the entry of a round that moved who is in a seat, or list those that may have."""
        name = self.seats()[seat].name
        screen = self.app.open("past.moved", number, name)
        if len(screen.entries) == 1:
            screen.choose(0)
        elif not screen.entries:
            self.app.close()
            self.app.open("past.history")

    def take(self, index: int) -> None:
        """Open the page of a player, who is not selected by that: no row would show it."""
        self.app.open("table.player", self.seats()[index].name)

    # -- what is said -------------------------------------------------------------------------

    def missing(self) -> "Message | None":
        """Return how far the selected player is from the end, or None."""
        return None if self.at is None else self.app.game.distance_text(self.seats()[self.at])

    def nearest(self) -> "list[Label]":
        """Return how far it is for who is nearest to the limit that leads out, if somebody is.

        A small screen has no row for it beside who deals.
        """
        game, lines = self.app.game, self.seats()
        if self.at is not None or self.app.ui.rows < 6:
            return []
        near = [
            (game.lacks(lines[at]) or 0, at) for at in range(len(lines)) if game.is_near(lines[at])
        ]
        way = game.distance_text(lines[min(near)[1]]) if near else None
        return [way] if way else []

    def sayings(self, marked: bool = False, beside: bool = False) -> "list[Label]":
        """Return what free rows can say, the most important first.

        That is how far the selected player is, what was entered of the round, unless it stands
        `beside` the names, who is nearly out, what comes next if no two rounds are alike, who deals
        and starts, who is ahead, or what comes next. Where marks at the large points say the others
        (`marked`), the first three and the last.
        """
        game = self.app.game
        way = self.missing()
        found: list[Label] = [way] if way else []
        if marked and self.at is not None and not way:
            found.append(game.sides.words(self.seats()[self.at].name))
        if game.over or not self.app.settings.on("tips"):
            return found
        found += ([] if beside else self.all_noted()) + game.entered() + self.nearest()
        if marked or game.board.sections:
            return found + [game.coming()]
        ui = self.app.ui
        early = game.tells_round() and ui.whole(game.coming(), ui.width - 4)
        if early:
            # Marks, or the bar, say who deals.
            found.append(game.coming())
        first = game.first_player()
        if first:
            found.append(("ui.deals_starts", {"name": game.dealer, "first": first}))
        elif game.dealer:
            found.append(("ui.dealer_is", {"name": game.dealer}))
        ahead = leaders(game)
        if ahead:
            key = "ui.ahead" if len(ahead) == 1 else "ui.all_ahead"
            return found + [(key, {"leader": listed(game.sides.lines(ahead))})]
        return found if early else found + [game.coming()]

    def why_not(self, key: str) -> "Label":
        """Return what the key would be for."""
        if key == "right":
            return "ui.no_referee", {}
        return ""

    # -- keys ---------------------------------------------------------------------------------

    def type(self, letter: str) -> None:
        """Choose the next player whose name begins with the letter; a digit is their number.

        So "b3" begins the round that the player chosen by "b" has ended with 3.
        """
        players = self.seats()
        if self.at is not None and letter in "0123456789" and self.enter_number(letter):
            return
        first = 0 if self.at is None else self.at + 1
        for step in range(len(players)):
            index = (first + step) % len(players)
            side = self.app.game.sides.of(players[index].name)
            if any([name.lower().startswith(letter.lower()) for name in side]):
                self.at = index
                return
        super().type(letter)

    def touch(self, pointer: "Pointer") -> None:
        """Choose the player who is pointed at; once more opens their page."""
        what = pointer.what
        if what == "board":
            screen = self.app.game.board.screen
            if screen:
                self.app.open(screen)
        elif isinstance(what, int) and not pointer.edge():
            if what == self.at:
                self.press("left", "press")
            self.at = what
        else:
            super().touch(pointer)

    def press(self, key: str, kind: str) -> None:
        """Choose a player, start an entry, open a page, or open the menu."""
        if kind == "long":
            super().press(key, kind)
            return
        count = len(self.seats())
        if key == "down":
            self.at = 0 if self.at is None else (self.at + 1) % count
        elif key == "up":
            self.at = count - 1 if self.at is None else (self.at - 1) % count
        elif key == "left":
            if self.at is not None:
                self.app.open("table.player", self.seats()[self.at].name)
            else:
                self.app.open(self.app.game.board.screen or "past.history")
        elif kind != "press":
            return
        elif key == "right" and self.app.game.referee:
            self.app.open("book.referee")
        elif key == "ok":
            self.enter()
        elif key == "back":
            self.app.open("table.menu")

    def enter_number(self, digit: str) -> bool:
        """Enter what comes next for the selected player, with the first digit of their number.

        Returns whether the event asks for that: first who it is, then a number. Both answers can be
        taken back.
        """
        game = self.app.game
        if game.over or game.aids.next(game):
            return False
        screen = self.app.open("asking.entry", game.actions()[0])
        if screen.begun:
            # It continues where it was left, which may be another player's number.
            return True
        question = screen.entry.question
        who = screen.took_chosen
        if self.app.stack[-1] is screen and question and question.default == self.chosen():
            screen.answer(question.default)
            question = screen.entry.question
            who = True
        if who and self.app.stack[-1] is screen and question and question.kind == NUMBER:
            screen.part.type(digit)
            return True
        self.app.close_to("table.sheet")
        return False

    def enter(self) -> None:
        """Continue what was begun, or enter what comes next: an event, or an aid; show the end."""
        game = self.app.game
        aid = game.aids.next(game)
        draft = self.app.drafts.due()
        if game.over:
            self.app.open("table.ending")
        elif draft:
            self.app.open("asking.entry", draft["action"])
        elif aid:
            self.app.open(aid.screen)
        else:
            self.app.open("asking.entry", game.actions()[0])


SCREEN = Sheet
