"""Drafts: what is being keyed is saved as it grows, until it is entered or thrown away."""

from engine.compat import TYPE_CHECKING, is_list, is_object, is_whole
from engine.errors import EngineError
from firmware.storage.records import to_json, value_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any, TypeGuard

    from engine.record.ledger import Ledger
    from engine.types import Event
    from firmware.storage.journal import Journal
    from firmware.types import App, OpenGame

    Draft = dict[str, Any]

_SCREEN = "asking.entry"
_PICKER = "asking.cards"
# Where a game to be set up is chosen.
_CHOICES = ("setup.start", "setup.which_game", "setup.forms")
# What the draft of an entry has, besides what not every one needs.
_FIELDS = ("action", "index", "round", "by_cards", "at", "answers", "rest", "halves")


def fits(value: object) -> bool:
    """Return whether a value has the form of what is left of a set-up, with its screen first."""
    return value is None or (is_list(value) and bool(value) and isinstance(value[0], str))


class Drafts:
    """Saves and offers what is being keyed on the screens of `app`.

    It is the players of a game being set up, or `{"open": …, "all": […]}` beside a game: a draft of
    each entry and of each of the referee's questions that was begun (`EntryScreen.draft`), and of
    cards that an aid asks for (`Cards.aid`). The last one is `open` if it is on the screen: after a
    power cut, it is shown again. Each belongs to its round, except corrections and what is entered
    between rounds; after an undo, it waits until the game has come to its round again. Only changes
    are written. Hands keyed in private stay hidden: the box first asks to be passed to their
    player.
    """

    def __init__(self, app: "App"):
        self._app = app
        # The screen of the last draft of the game on the table, or None.
        self._screen: Any = None
        # The screen of an entry and its position before back was pressed, or None.
        self._mark: Any = None
        # What is saved of a game being set up, and what was of the one left last, as long as only
        # games are looked at; whether a press came since the last write.
        self._setup: list[Any] | None = None
        self._left: list[Any] | None = None
        self._due = False

    # -- the drafts of the game on the table ----------------------------------------------------

    def all(self) -> "list[Draft]":
        """Return the drafts that can be continued now, the newest last."""
        open_game = self._app.session.open_game
        if open_game is None:
            return []
        return [one for one in self._of(open_game) if _counts(one, open_game.ledger)]

    def _of(self, open_game: "OpenGame") -> "list[Draft]":
        """Return all drafts of the game on the table, read when they are first asked for."""
        if open_game.drafts is None:
            self._screen = None
            saved = open_game.journal.draft()
            found = saved.get("all") if is_object(saved) else None
            whole = is_list(found)
            open_game.drafts = [one for one in found if _is_draft(one, open_game)] if whole else []
        return open_game.drafts

    def find(self, action: str, index: "int | None") -> "Draft | None":
        """Return the draft of the event or the referee's question `action`, or None.

        `index` is that of the event that is amended, or None.
        """
        for one in self.all():
            if one.get("action") == action and one["index"] == index:
                return one
        return None

    def due(self) -> "Draft | None":
        """Return the draft that the score sheet continues, or None.

        It is that of what comes next. Where play is followed instead, it is the newest of the
        game's own events: whoever began one had something to enter.
        """
        game = self._app.game
        if game.over:
            return None
        if not game.aids.next(game):
            return self.find(game.actions()[0], None)
        for one in reversed(self.all()):
            kind: Any = one.get("action")
            if kind in game.order() and one["index"] is None and not game.why_not(kind):
                return one
        return None

    def throw_away(self, draft: "Draft") -> None:
        """Delete a draft, and cards that were put aside while it was keyed."""
        open_game = self._app.open_game
        self._app.session.put_aside(None, ())
        self._drop(open_game, draft)
        self._write(open_game, False)

    def saved(self, entry: "Event", rounds: int) -> None:
        """Delete the draft of an entry that was saved when the game had had so many `rounds`.

        One of the same kind for the next round stays: after an undo, it has waited for that.
        """
        open_game = self._app.open_game
        amended = entry["event"] == "amend"
        action = entry["to"]["event"] if amended else entry["event"]
        index = entry["index"] if amended else None
        screen = self._top()
        if screen is not None and screen.module == _SCREEN and screen.entry.question is None:
            # What is asked may be called otherwise than the event that comes of it.
            self._drop(open_game, screen.draft())
        for number in (None, rounds):
            self._drop(open_game, {"action": action, "index": index, "round": number})
        self._screen = None
        self._write(open_game, False)

    def renamed(self, old: "Sequence[Draft]", change: "Callable[[object], Any]") -> None:
        """Save the drafts that the game on the table had before a player was called otherwise.

        `change` is a function of a value.
        """
        open_game = self._app.open_game
        drafts = [dict(one) for one in old]
        for one in drafts:
            for field in ("old", "answers", "rest", "halves", "ahead"):
                if field in one:
                    one[field] = change(one[field])
        open_game.drafts = drafts
        self._write(open_game, False)

    def _drop(self, open_game: "OpenGame", draft: "Draft") -> None:
        kept = [one for one in self._of(open_game) if _which(one) != _which(draft)]
        open_game.drafts = kept

    def _write(self, open_game: "OpenGame", is_open: bool) -> None:
        journal = open_game.journal
        # A round that is over is not begun any more; one after an undo may be reached again.
        over = range(open_game.ledger.game.rounds)
        kept = [one for one in self._of(open_game) if one.get("round") not in over]
        open_game.drafts = kept
        if kept:
            journal.keep_draft({"open": is_open, "all": list(kept)})
        elif not _are_saved(journal.draft(), journal):
            journal.drop_draft()

    # -- what is on the screen ------------------------------------------------------------------

    def _top(self) -> "Any":
        found: Any = None
        screens: Any = self._app.stack
        for one in screens:
            if one.module == _SCREEN or one.module == _PICKER and one.aid:
                found = one
        return found

    def mark(self, back: bool) -> None:
        """Note where an entry is if `back` is pressed, which may be held, and forget it if not."""
        screen = self._top() if back else None
        self._mark = None
        if screen is not None and screen.module == _SCREEN:
            self._mark = (screen, screen.position())

    def return_to_mark(self) -> None:
        """Have an entry be again where it was before back was pressed, if it is still open."""
        if self._mark and self._mark[0] in self._app.stack:
            self._mark[0].put_back(self._mark[1])

    def keep(self) -> None:
        """Save what is keyed on the screen, or was on one that was left."""
        self._due = True
        open_game = self._app.session.open_game
        if not open_game:
            self._screen = None
            return
        self._of(open_game)
        last, screen = self._screen, self._top()
        if last is None and screen is None:
            return
        if last is not None and last not in self._app.stack:
            self._put(open_game, last, True)
        self._screen = screen
        is_open = screen is not None and self._put(open_game, screen, False)
        self._write(open_game, is_open)

    def tick(self) -> None:
        """Save what is keyed of an answer, or who is seated, once the picture is out."""
        if not self._due:
            return
        self._due = False
        if self._app.session.open_game:
            self._left = None
        else:
            self._keep_setup()

    def _put(self, open_game: "OpenGame", screen: "Any", left: bool) -> bool:
        """Take what is keyed on a screen as the newest draft; return whether there is anything.

        Where it was `left`, cards of an aid are given up, and a verdict was read.
        """
        if screen.module == _PICKER:
            draft: Draft = {"aid": screen.aid, "unfinished": screen.unfinished()}
            begun = not left and bool(draft["unfinished"])
        else:
            draft = screen.draft()
            begun = screen.is_begun() and not (left and screen.is_idle())
            if left:
                draft.pop("ready", None)
        self._drop(open_game, draft)
        if begun:
            self._of(open_game).append(draft)
        return begun

    # -- after a power cut ----------------------------------------------------------------------

    def is_open(self) -> bool:
        """Return whether something was being keyed when the power failed."""
        saved = self._app.open_game.journal.draft()
        return bool(self.all()) and is_object(saved) and saved.get("open") is True

    def offer(self) -> None:
        """Open what was on the screen when the power failed, at its next question."""
        app = self._app
        if not self.is_open():
            return
        draft = self.all()[-1]
        if "aid" in draft:
            self._offer_aid(draft["aid"], draft.get("unfinished"))
            return
        index, old, game = draft["index"], None, None
        if index is not None:
            ledger = app.open_game.ledger
            old, _ = ledger.find(index)
            game = ledger.game_before(index)
        self._screen = app.open(_SCREEN, draft["action"], old, False, game, index)

    def _offer_aid(self, aid: "list[Any]", unfinished: "Any") -> None:
        """Open an aid, which asks again for cards; the `unfinished` ones were keyed before."""
        app = self._app
        open_now = [] if app.game.over else [one.screen for one in app.game.aids.open(app.game)]
        if aid[0] in open_now:
            app.open(aid[0]).ask_again(aid, unfinished)
        self._screen = self._top()
        if self._screen is None:
            # The cards were laid before the power failed.
            self._of(app.open_game).pop()
            self._write(app.open_game, False)

    # -- the players of a game to come ---------------------------------------------------------

    def _keep_setup(self) -> None:
        setup: list[Any] | None = None
        for screen in self._app.stack:
            setup = screen.setup() or setup
        if setup or self._setup:
            self._left = setup or self._setup
            # The store does not write what it already has.
            self._setup = setup
            self._app.store.put("setup", setup)
        elif self._app.stack[-1].module not in _CHOICES:
            # Names or a form may be other ones after that.
            self._left = None

    def open_setup(self, game: str) -> None:
        """Open the set-up of a game, as it was left if one pressed back too often."""
        left = self._left
        if not left or left[1] != game:
            left = ["setup.ready", game]
        self._app.open(*left)

    def let_go(self) -> None:
        """Let go of the screens of a game that is left: they hold it."""
        self._screen = self._mark = None

    def make_anew(self) -> None:
        """Make anew what lasts of a set-up, which lies where its screens were."""
        kept = self._setup or self._left
        if kept:
            self._left = value_of(to_json(kept).encode())
            self._setup = self._setup and self._left

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


def _which(draft: "Draft") -> "tuple[Any, ...]":
    """Return what tells a draft from others of the game: one of each kind, and of each round."""
    if "aid" in draft:
        return ("aid",)
    return draft["action"], draft["index"], draft["round"]


def _counts(draft: "Draft", ledger: "Ledger") -> bool:
    """Return whether a draft belongs to this moment of the game."""
    if "aid" in draft:
        return True
    if draft["index"] is not None:
        return draft["index"] < ledger.count
    return not ledger.game.over and draft["round"] in (None, ledger.game.rounds)


def _is_draft(draft: object, open_game: "OpenGame") -> "TypeGuard[Draft]":
    """Return whether a saved value is a draft that can be continued."""
    if not is_object(draft):
        return False
    try:
        to_json(draft)
    except (TypeError, RuntimeError):
        # It could not be saved again: another program wrote it.
        return False
    if "aid" in draft:
        return is_list(draft["aid"]) and bool(draft["aid"]) and is_list(draft.get("unfinished"))
    for field in _FIELDS:
        if field not in draft:
            return False
    for field in ("answers", "rest", "halves"):
        rows = draft[field]
        if not is_list(rows) or [1 for row in rows if not is_list(row) or len(row) != 5]:
            return False
    old = draft.get("old")
    if old is not None and (not is_object(old) or old.get("event") != draft["action"]):
        return False
    if not is_whole(draft["at"]) or not _suits(draft, open_game.ledger):
        return False
    return not _is_saved(draft, open_game.journal)


def _suits(draft: "Draft", ledger: "Ledger") -> bool:
    """Return whether the game has what a draft is of."""
    game, action, index = ledger.game, draft["action"], draft["index"]
    if index is not None:
        if not is_whole(index) or index < 0:
            return False
        # One that was taken back may be restored.
        return index >= ledger.count or ledger.find(index)[0]["event"] == action
    asked = [row[0] for row in game.referee] + [row.name for row in game.events]
    number = draft["round"]
    return action in asked + [row.name for row in game.shared.event_types] and (
        number is None or is_whole(number)
    )


def _is_saved(draft: "Draft", journal: "Journal") -> bool:
    """Return whether the entry of a draft was saved: nothing is written to end it then."""
    ready = draft.get("ready")
    if not is_list(ready) or len(ready) != 2 or not is_whole(ready[0]):
        return False
    return 0 <= ready[0] < len(journal) and journal[ready[0]]["event"] == ready[1]


def _are_saved(found: "Any", journal: "Journal") -> bool:
    """Return whether the drafts on flash have ended already, as `ready` says."""
    drafts = found.get("all") if is_object(found) else None
    return is_list(drafts) and not [1 for one in drafts if not _is_saved(one, journal)]
