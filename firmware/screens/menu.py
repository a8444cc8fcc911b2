"""What can be done now: the game's events, undo and redo, and what there is to read."""

from firmware.screens.base import ListScreen


class Menu(ListScreen):
    """The menu of the score sheet."""

    def __init__(self, app):
        ListScreen.__init__(self, app)
        self.rows = []
        game = app.game
        aids = [] if game.over else game.aids()
        for key, screen in aids:
            self.rows.append(((key, {}), self.opening(screen)))
        if not game.over:
            for action in game.actions():
                self.rows.append(((game.key_of("do_", action), {}), self.entering(action)))
                if action == game.by_cards:
                    self.rows.append((("ui.by_cards", {}), self.keying(action)))
        undo = app.ledger.can_undo()
        at = 0 if game.over else len(aids) + game.likely() + (1 if game.by_cards else 0)
        extra = []
        if undo:
            extra.append((("ui.undo", {}), self.undo))
        if app.ledger.can_redo():
            extra.append((("ui.redo", {}), self.redo))
        self.rows[at:at] = extra
        if game.referee:
            self.rows.append((("ui.referee", {}), self.opening("referee")))
        self.rows.append((("ui.history", {}), self.opening("history")))
        if game.board():
            self.rows.append((("ui.board", {}), self.opening("board")))
        if not game.over:
            self.rows.append((("ui.deal", {}), self.opening("deal")))
            self.rows.append((("ui.coming", {}), self.opening("help")))
            if app.wishes.get("timer"):
                self.rows.append((("ui.timer", {}), self.opening("timer")))
        self.rows.append((("ui.rulebook", {}), self.opening("rulebook")))
        self.rows.append((("ui.house_rules", {}), self.show_house))
        self.rows.append((("ui.settings", {}), self.opening("settings")))
        self.rows.append((("ui.put_away", {}), self.put_away))

    def entering(self, action):
        """Return what opens the entry of an event."""
        return lambda: self.app.open("entry", action)

    def keying(self, action):
        """Return what opens the entry of an event whose numbers are counted from keyed hands."""
        return lambda: self.app.open("entry", action, None, None, True)

    def opening(self, name):
        """Return what opens a screen."""
        return lambda: self.app.open(name)

    def title(self):
        """Return the bar."""
        return self.app.game.title, ("ui.menu", {})

    def items(self):
        """Return the rows."""
        return [(label, "") for label, _ in self.rows]

    def chosen(self, index):
        """Do what the row says."""
        self.rows[index][1]()

    def show_house(self):
        """Show the house rules that are in force."""
        self.app.open("house", self.app.ledger.game_class, self.app.ledger.house, False)

    def undo(self):
        """Ask, saying what would be taken back."""
        self.app.open("takeback", "undo")

    def redo(self):
        """Ask, saying what would come back."""
        self.app.open("takeback", "redo")

    def put_away(self):
        """Leave this game for another."""
        self.app.put_away()


SCREEN = Menu
