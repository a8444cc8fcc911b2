"""Drafts: what is being keyed is saved as it grows, so that a power cut loses nothing."""

from engine.compat import TYPE_CHECKING, is_list, is_object, is_whole
from engine.errors import EngineError
from firmware.storage.records import to_json

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, TypeGuard

    from firmware.types import App

_SCREEN = "asking.entry"
_PICKER = "asking.cards"


class Drafts:
    """Saves and offers what is being keyed on the screens of `app`.

    It is an unfinished entry, cards that an aid asks for (`Cards.aid`), or the players of a game
    being set up. Of an entry, the answers are saved, those taken back, and what is keyed of the
    next one: cards or letters. Only changes are written. Hands keyed in private stay hidden: after
    a power cut, the box first asks to be passed to their player.
    """

    def __init__(self, app: "App"):
        self._app = app
        self._seen: Any = None
        # What is saved of a game being set up, and whether a press came since the last write.
        self._setup: list[Any] | None = None
        self._due = False

    def _screen(self) -> "Any":
        found: Any = None
        screens: Sequence[Any] = self._app.stack
        for one in screens:
            if one.module == _SCREEN or one.module == _PICKER and one.aid:
                found = one
        return found

    def keep(self) -> None:
        """Save a new answer; drop the draft if its entry was saved or given up."""
        self._due = True
        app, screen = self._app, self._screen()
        if not app.session.ledger or screen is None or not self._is_half_done(screen):
            if self._seen is not None and app.session.ledger:
                app.session.journal.drop_draft()
            self._seen = None
            return
        given = _given(screen)
        if self._seen is None or self._seen[0] != given:
            self._seen = (given, None)
            if given.get("answers") or given.get("later"):
                self._write(given, None)

    def tick(self) -> None:
        """Save what is keyed of an answer, or who is seated, once the picture is out."""
        if not self._due:
            return
        self._due = False
        app, screen = self._app, self._screen()
        if not app.session.ledger:
            self._keep_setup()
        elif screen is not None and self._seen is not None:
            unfinished = screen.unfinished()
            if unfinished != self._seen[1]:
                self._seen = (self._seen[0], unfinished)
                self._write(self._seen[0], unfinished)

    def _write(self, given: "dict[str, Any]", unfinished: object) -> None:
        draft = dict(given)
        if unfinished is not None:
            draft["unfinished"] = unfinished
        self._app.session.journal.keep_draft(draft)

    def _is_half_done(self, screen: "Any") -> bool:
        if screen.module == _PICKER:
            return bool(screen.unfinished())
        # Once a verdict is on the screen, nothing of it is saved.
        entry = screen.entry
        if entry.question is None:
            return isinstance(entry.event, dict)
        return bool(entry.answers or entry.later or screen.unfinished())

    # -- an entry ------------------------------------------------------------------------------

    def offer(self) -> None:
        """Open the entry that was being keyed when the power failed, at its next question."""
        app = self._app
        draft = app.session.journal.draft()
        if is_object(draft) and "aid" in draft:
            self._offer_aid(draft["aid"], draft.get("unfinished"))
            return
        if not self._is_draft(draft):
            return
        index, old, game = draft["index"], None, None
        if index is not None:
            old, _ = app.session.ledger.find(index)
            if old["event"] != draft["action"]:
                return
            game = app.session.ledger.game_before(index)
        by_cards = draft["by_cards"] is True
        screen = app.open(
            _SCREEN,
            draft["action"],
            old,
            by_cards,
            game,
            index,
            draft,
        )
        # The screen now shows what is on flash, or as much of it as was accepted.
        self._seen = (_given(screen), screen.unfinished())

    def _offer_aid(self, aid: object, unfinished: object) -> None:
        """Open an aid, which asks again for cards; the `unfinished` ones were keyed before."""
        app = self._app
        # What cannot be continued is dropped at the next press.
        self._seen = ({}, None)
        open_now = [] if app.game.over else [one.screen for one in app.game.aids.open(app.game)]
        if not is_list(aid) or not is_list(unfinished) or not aid or aid[0] not in open_now:
            return
        app.open(aid[0]).ask_again(aid, unfinished)
        picker = app.stack[-1]
        if picker.module == _PICKER:
            self._seen = (_given(picker), picker.unfinished())

    def _is_draft(self, draft: object) -> "TypeGuard[dict[str, Any]]":
        """Return whether a saved value is a draft that can be continued now."""
        if not is_object(draft):
            return False
        for field in ("action", "index", "by_cards", "answers"):
            if field not in draft:
                return False
        ledger = self._app.session.ledger
        game, action, index = ledger.game, draft["action"], draft["index"]
        if not isinstance(draft["answers"], list):
            return False
        try:
            to_json(draft)
        except (TypeError, RuntimeError):
            # It could not be saved again: another program wrote it.
            return False
        if index is not None:
            return is_whole(index) and 0 <= index < ledger.count
        return not game.over and (
            action in game.actions() or action in [asked[0] for asked in game.referee]
        )

    # -- the players of a game to come ---------------------------------------------------------

    def _keep_setup(self) -> None:
        setup: list[Any] | None = None
        for screen in self._app.stack:
            setup = screen.setup() or setup
        if setup or self._setup:
            # The store does not write what it already has.
            self._setup = setup
            self._app.store.put("setup", setup)

    def offer_setup(self) -> None:
        """Open the screen on which players were being seated when the power failed."""
        setup = self._app.store.get("setup")
        if not setup:
            return
        # If it cannot be opened, the box must not find it again at the next start.
        self._app.store.put("setup", None)
        try:
            self._app.open(*setup)
        except (EngineError, ImportError, TypeError, KeyError):
            # Another version of the program wrote it: begin at the start screen.
            self._app.go_home()
        self._due = True
        self.tick()


def _given(screen: "Any") -> "dict[str, Any]":
    """Return what a draft of `screen` holds besides what is unfinished."""
    if screen.module == _PICKER:
        return {"aid": screen.aid}
    entry = screen.entry
    given = {
        "action": screen.action,
        "index": screen.index,
        "by_cards": screen.by_cards,
        "answers": list(entry.answers),
    }
    if entry.later:
        given["later"] = list(entry.later)
    if entry.keyed:
        given["keyed"] = dict(entry.keyed)
    return given
