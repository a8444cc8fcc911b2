"""What can be done now: the game's events, undo and redo, and what there is to read."""

from firmware.screens.base import MadeList


class Menu(MadeList):
    """The menu of the score sheet."""

    def __init__(self, app):
        MadeList.__init__(self, app)
        # A label and what it does, as data: a function would hold its page in memory.
        self.rows = []

    def covered(self):
        """Forget the rows."""
        self.rows = []

    # -- making the rows (paged) -------------------------------------------------------------

    def make(self):
        """List what can be done now, step by step."""
        self.rows = []
        app = self.app
        game = app.game
        aids = [] if game.over else game.aids()
        yield
        for key, screen in aids:
            self.rows.append(((key, {}), ("open", screen)))
        if not game.over:
            for action in game.actions():
                self.rows.append(((game.key_of("do_", action), {}), ("open", "entry", action)))
                if action == game.by_cards:
                    self.rows.append((("ui.by_cards", {}), ("open", "entry", action, None, None, True)))
        yield
        undo = app.ledger.can_undo()
        at = 0 if game.over else len(aids) + game.likely() + (1 if game.by_cards else 0)
        extra = []
        if undo:
            extra.append((("ui.undo", {}), ("open", "takeback", "undo")))
        if app.ledger.can_redo():
            extra.append((("ui.redo", {}), ("open", "takeback", "redo")))
        self.rows[at:at] = extra
        yield
        if game.referee:
            self.rows.append((("ui.referee", {}), ("open", "referee")))
        self.rows.append((("ui.history", {}), ("open", "history")))
        if game.board():
            self.rows.append((("ui.board", {}), ("open", "board")))
        if not game.over:
            self.rows.append((("ui.deal", {}), ("open", "deal")))
            self.rows.append((("ui.coming", {}), ("open", "help")))
            if app.wishes.get("timer"):
                self.rows.append((("ui.timer", {}), ("open", "timer")))
        self.rows.append((("ui.rulebook", {}), ("open", "rulebook")))
        self.rows.append((("ui.house_rules", {}), ("show_house",)))
        self.rows.append((("ui.settings", {}), ("open", "settings")))
        self.rows.append((("ui.put_away", {}), ("put_away",)))

    # -- what it shows and does (paged) ------------------------------------------------------

    def title(self):
        """Return the bar."""
        return self.app.game.title, ("ui.menu", {})

    def items(self):
        """Return the rows."""
        return [(label, "") for label, _ in self.rows]

    def chosen(self, index):
        """Do what the row says."""
        what = self.rows[index][1]
        if what[0] == "open":
            self.app.go(*what[1:])
        else:
            getattr(self, what[0])()

    def show_house(self):
        """Show the house rules that are in force."""
        self.app.go("house", self.app.ledger.game_class, self.app.ledger.house, False)

    def put_away(self):
        """Leave this game for another."""
        self.app.put_away()


SCREEN = Menu
