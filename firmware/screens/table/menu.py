"""The menu of the score sheet, in groups: left and right change the group.

Every row keeps its place; what cannot be done now shows the reason.
"""

from engine.compat import TYPE_CHECKING, load_module
from engine.errors import EngineError
from engine.game.questions import pick_name
from firmware.screens.event_words import begun_words, undone_words
from firmware.screens.tabs import TabList

if TYPE_CHECKING:
    from typing import Any

    from engine.types import Label, Message
    from firmware.app import App
    from firmware.screens.base import Action, Hints


class Menu(TabList):
    """The menu of the score sheet, open at what corrects mistakes."""

    next_modules = ("firmware.screens.past.undo",)
    tabs = ("enter", "fix", "referee", "look", "table", "game")
    tab_key = "ui.tab_"

    def __init__(self, app: "App"):
        super().__init__(app, "fix")
        # Whether the group of events was listed: it starts at the likeliest one.
        self.listed = False

    # -- its rows -----------------------------------------------------------------------------

    def entered(self) -> list[str]:
        """Return the events of the first group, in the order of a round."""
        game = self.app.game
        return [kind for kind in game.order() if not game.event_type(kind).group]

    def events_of(self, group: str) -> "list[Action]":
        """Return the rows of the events in another group: the game's own, then the shared ones."""
        game = self.app.game
        kinds = game.order() + [kind.name for kind in game.shared.event_types]
        return [self.event(kind) for kind in kinds if game.event_type(kind).group == group]

    def list_enter(self) -> "list[Action]":
        """Return the rows of the game's own events, and of play that is followed card by card."""
        game = self.app.game
        rows: list[Action] = []
        for kind in self.entered():
            rows.append(self.event(kind))
            if game.event_type(kind).by_cards:
                rows.append(
                    self.row(
                        ("ui.by_cards", {}), game.why_not(kind), "asking.entry", kind, None, True
                    )
                )
        for aid in game.aids.played(game):
            reason: Message | None = None
            if game.over or not aid.is_open(game):
                # What keeps back the event that it leads to keeps back the aid.
                reason = (aid.before and game.why_not(aid.before)) or ("all.not_now", {})
            label: Message = (aid.key, {})
            at = [
                index
                for index in range(len(rows))
                if rows[index][0][0] == game.key_of("do_", aid.before)
            ]
            rows.insert(at[0] if at else len(rows), self.row(label, reason, aid.screen))
        if not self.listed and not game.over:
            self.places[0] = [row[0][0] for row in rows].index(game.next_key())
        self.listed = True
        return rows

    def list_fix(self) -> "list[Action]":
        """Return the rows that correct mistakes: undo, redo, an old entry, a misdeal, a penalty."""
        ledger = self.app.open_game.ledger
        none: Message = ("all.nothing_to_undo", {})
        unedited: Message = ("all.nothing_to_edit", {})
        undo = self.row(("ui.undo", {}), None if ledger.can_undo() else none, "past.undo", "undo")
        if ledger.can_undo():
            undo = undo[:1] + (undone_words(self.app.game, ledger.to_undo()),) + undo[2:]
        gone: Message = ("all.nothing_to_redo", {})
        redo = self.row(("ui.redo", {}), None if ledger.can_redo() else gone, "past.undo", "redo")
        if ledger.can_redo():
            try:
                redo = redo[:1] + (undone_words(self.app.game, ledger.to_redo()),) + redo[2:]
            except EngineError:
                # What a file from elsewhere has undone was never possible: the page says so.
                redo = redo[:1] + ("",) + redo[2:]
        rows = [
            undo,
            redo,
            self.row(("ui.edit_entry", {}), None if ledger.count else unedited, "past.history"),
        ]
        rows += self.begun() + self.events_of("fix")
        if self.app.game.board.recount:
            # A penalty stays the last row, which is one press up.
            recount = self.row(("recount.do", {}), None, self.app.game.board.recount)
            rows.insert(len(rows) - 1, recount)
        return rows

    def begun(self) -> "list[Action]":
        """Return a row for each draft, which throws it away."""
        app = self.app
        rows: list[Action] = []
        for draft in app.drafts.all():
            if "aid" not in draft:
                what = begun_words(app.game, app.open_game.ledger, draft)
                label: Message = ("ui.throw_away", {"what": what})
                sure: Message = ("ui.throw_away_sure", {"what": what})
                rows.append((label, "", self.ask_away, sure, draft))
        return rows

    def ask_away(self, sure: "Message", draft: "dict[str, Any]") -> None:
        """Ask whether to delete a draft; then the menu has other rows, and is left."""

        def throw_away() -> None:
            self.app.drafts.throw_away(draft)
            self.app.close_to("table.sheet")

        self.app.ask(sure, throw_away)

    def list_referee(self) -> "list[Action]":
        """Return the rows of the referee's questions, and of the rules."""
        game = self.app.game
        rows = [self.row((row[1], {}), None, "asking.entry", row[0]) for row in game.referee]
        rows += [
            self.row(("ui.coming", {}), ("all.is_over", {}) if game.over else None, "table.help"),
            self.row(("rulebook_screen.disputes", {}), None, "book.disputes"),
        ]
        agreed = self.events_of("referee") if game.midgame_options else []
        return rows + agreed + [self.row(("ui.rulebook", {}), None, "book.rulebook")]

    def list_look(self) -> "list[Action]":
        """Return the rows that only show something."""
        game = self.app.game
        over: Message | None = ("all.is_over", {}) if game.over else None
        rows = [self.row(("ui.history", {}), None, "past.history")]
        if game.board.screen:
            rows.append(self.row(("ui.board", {}), None, game.board.screen))
        if game.deal_rule is not None:
            rows.append(self.row(("ui.deal", {}), over, "table.deal"))
        rows.append(self.code())
        timer: Message | None = None if self.app.settings.get("timer") else ("ui.timer_off", {})
        row: Action = self.row(("ui.timer", {}), over or timer, "box.timer")
        if timer and not over:
            off: Message = ("settings.off", {})
            row = (row[0], off) + row[2:]
        return rows + [row]

    def list_table(self) -> "list[Action]":
        """Return the rows about players: who is here, who joins, leaves and takes a seat."""
        game = self.app.game
        names = [player.name for player in game.players if not player.has_left]
        over: Message | None = ("all.is_over", {}) if game.over else None
        whose = pick_name("ui.whose_seat", names)
        rows = [self.row(("ui.players", {}), None, "table.players")] + self.events_of("table")
        seat = self.row(("ui.seat_taken", {}), over, "asking.choice", whose, self.take_seat)
        # Who deals stays the last row, which is one press up.
        rows.insert(len(rows) - 1, seat)
        return rows

    def take_seat(self, name: str) -> None:
        """Ask who takes a seat, and the score with it: only the name changes, in a round, too."""
        load_module("firmware.screens.table.player").SCREEN(self.app, name, True).ask_name()

    def list_game(self) -> "list[Action]":
        """Return the rows for the game as a whole, and for the box."""
        app, session = self.app, self.app.session
        # Until something is entered they can be changed; later they are as they stand now.
        free = session.may_agree()
        kind, house = app.open_game.ledger.game_class, dict(app.game.house)
        agree = session.agree if free else None
        rows: list[Action] = [
            (("ui.put_away", {}), "", session.close),
            self.row(("ui.house_rules", {}), None, "setup.house", kind, house, free, agree),
            self.row(("payments.title", {}), None, "people.payments"),
            (("ui.note", {}), "✓" if session.note() else "", session.ask_note),
            self.row(("ui.settings", {}), None, "box.settings"),
        ]
        return rows + self.events_of("game")

    def event(self, kind: str) -> "Action":
        """Return the row of an event."""
        game = self.app.game
        return self.row((game.key_of("do_", kind), {}), game.why_not(kind), "asking.entry", kind)

    def code(self) -> "Action":
        """Return the row of the QR code; on a small screen it says that there is no room."""
        label: Message = ("qr_code.title", {})
        if self.app.ui.holds_code():
            return self.row(label, None, "table.qr_code")
        return (label, "–", self.app.open, "message", label, None, ("qr_code.too_small", {}))

    def row(
        self, label: "Message", reason: "Message | None", screen: str, *given: "Any"
    ) -> "Action":
        """Return a row that opens a screen, or shows the `reason` why it cannot."""
        if reason:
            return (label, ("ui.not_now", {}), self.app.open, "message", label, None, reason)
        return (label, "", self.app.open, screen) + given

    def hints(self) -> "Hints":
        """Return the hints for this row."""
        why = self.rows[self.at][3:4] == ("message",)
        ok: Label = ("ui.why" if why else "ui.choose"), {}
        return (("ok", ok), ("back", ("ui.back", {})), ("right", ("ui.group", {})))


SCREEN = Menu
