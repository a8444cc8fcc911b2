"""The entry that is being keyed, kept answer by answer: after a power cut the box asks on where it was."""

from engine.compat import is_whole

_SCREEN = "entry"


class Drafts:
    """Keeps and offers the entry that is being keyed on the screens of `app`.

    Only an answer that has changed is written. A hand that is keyed in private is asked for again
    behind the name of the player to whom the box is passed; what was keyed is never shown.
    """

    def __init__(self, app):
        self._app = app
        self._seen = None

    def _screen(self):
        found = None
        for one in self._app.stack:
            if one.module == _SCREEN:
                found = one
        return found

    def keep(self):
        """Write what has changed; forget it where the entry was kept or given up."""
        app, screen = self._app, self._screen()
        if not app.ledger or screen is None or not self._is_half_done(screen.entry):
            if self._seen is not None and app.ledger:
                app.ledger.log.drop_draft()
            self._seen = None
            return
        seen = (screen.action, screen.index, screen.by_cards, list(screen.entry.answers))
        if seen != self._seen:
            self._seen = seen
            app.ledger.log.keep_draft(
                {"action": seen[0], "index": seen[1], "by_cards": seen[2], "answers": seen[3]}
            )

    def _is_half_done(self, entry):
        # A verdict that is complete is on the screen, and nothing of it is to be kept.
        return bool(entry.answers) and (entry.question is not None or isinstance(entry.event, dict))

    def offer(self):
        """Open the entry that was being keyed when the power failed, at its next question."""
        app = self._app
        draft = app.ledger.log.draft()
        if not self._is_draft(draft):
            return
        index, old, game = draft["index"], None, None
        if index is not None:
            old, _ = app.ledger.find(index)
            if old["event"] != draft["action"]:
                return
            game = app.ledger.game_before(index)
        answers = draft["answers"]
        app.open(_SCREEN, draft["action"], index, old, draft["by_cards"] is True, game, answers)
        self.keep()

    def _is_draft(self, draft):
        """Tell whether a kept value is a draft that can be gone on with now."""
        if not isinstance(draft, dict):
            return False
        for field in ("action", "index", "by_cards", "answers"):
            if field not in draft:
                return False
        ledger = self._app.ledger
        game, action, index = ledger.game, draft["action"], draft["index"]
        if not isinstance(draft["answers"], list):
            return False
        if index is not None:
            return is_whole(index) and 0 <= index < ledger.count
        return not game.over and (action in game.actions() or action in [asked[0] for asked in game.referee])
