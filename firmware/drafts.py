"""The entry that is being keyed, kept answer by answer: after a power cut the box asks on where it was."""

from engine.compat import is_whole
from engine.errors import Cancelled, EngineError

_SCREEN = "entry"


class Drafts:
    """Keeps and offers the entry that is being keyed on the screens of `app`.

    Only an answer that has changed is written. A hand that is keyed in private is asked for again
    behind the name of the player to whom the box is passed; what was keyed is never shown.
    """

    def __init__(self, app):
        self._app = app
        self._seen = None

    def watch(self):
        """Keep what has been answered, or forget it where the entry was kept or given up."""
        if self._seen is not None or self._screen() is not None:
            self._app.later(self, "keep")

    def _screen(self):
        found = None
        for one in self._app.stack:
            if one.module == _SCREEN:
                found = one
        return found

    # -- keeping and offering (paged) --------------------------------------------------------

    def keep(self):
        """Write what has changed."""
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
        index = draft["index"]
        old = None if index is None else app.ledger.at(index)[0]
        screen = app.open(_SCREEN, draft["action"], index, old, draft["by_cards"] is True)
        try:
            for answer in draft["answers"]:
                screen.entry.answer(answer)
        except (EngineError, Cancelled):
            # The answers before it are still good: ask on from here.
            pass
        # The screen goes on with its next question by itself.
        app.later(self, "keep")

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
            return is_whole(index) and 0 <= index < ledger.count and ledger.at(index)[0]["event"] == action
        return not game.over and (action in game.actions() or action in [asked[0] for asked in game.referee])
