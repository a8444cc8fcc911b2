"""What can be done now: the game's events, undo and redo, and what there is to read."""

from firmware.screens.base import ActionList


class Menu(ActionList):
    """The menu of the score sheet."""

    def make(self):
        """List what can be done now."""
        app = self.app
        game = app.game
        go = app.open
        aids = [] if game.over else game.aids()
        rows = [((key, {}), "", go, screen) for key, screen in aids]
        if not game.over:
            for action in game.actions():
                rows.append(((game.key_of("do_", action), {}), "", go, "entry", action))
                if action == game.by_cards:
                    rows.append((("ui.by_cards", {}), "", go, "entry", action, None, None, True))
        # What corrects the last entry comes right after what is likeliest to be entered next.
        at = 0 if game.over else len(aids) + game.likely() + (1 if game.by_cards else 0)
        corrections = []
        if app.ledger.can_undo():
            corrections.append((("ui.undo", {}), "", go, "takeback", "undo"))
        if app.ledger.can_redo():
            corrections.append((("ui.redo", {}), "", go, "takeback", "redo"))
        rows[at:at] = corrections
        if game.referee:
            rows.append((("ui.referee", {}), "", go, "referee"))
        rows.append((("ui.history", {}), "", go, "history"))
        if game.board():
            rows.append((("ui.board", {}), "", go, "rummoli.board"))
        if not game.over:
            rows.append((("ui.deal", {}), "", go, "deal"))
            rows.append((("ui.coming", {}), "", go, "help"))
            if app.wishes.get("timer"):
                rows.append((("ui.timer", {}), "", go, "timer"))
        rows.append((("ui.rulebook", {}), "", go, "rulebook"))
        rows.append((("ui.house_rules", {}), "", go, "house", app.ledger.game_class, app.ledger.house, False))
        rows.append((("ui.settings", {}), "", go, "settings"))
        rows.append((("ui.put_away", {}), "", app.put_away))
        self.rows = rows

    def title(self):
        """Return the bar."""
        return self.app.game.title, ("ui.menu", {})


SCREEN = Menu
