"""What is being keyed, kept as it grows: after a power cut the box asks on where it was."""

from engine.compat import is_whole
from engine.errors import EngineError
from engine.play.questions import CARDS, NAME, TEXT

_SCREEN = "entry"


class Drafts:
    """Keeps and offers what is being keyed on the screens of `app`: an entry, or the players of a
    game to come.

    Of an entry these are the answers, and what is keyed of the next one: cards, or letters. Only
    what has changed is written. Hands that are keyed in private stay hidden: when the power is
    back, the box first asks to be passed on to the player whose cards they are.
    """

    def __init__(self, app):
        self._app = app
        self._seen = None
        # What is kept of a game to come, and whether a press came since something was written.
        self._setup = None
        self._due = False

    def _screen(self):
        found = None
        for one in self._app.stack:
            if one.module == _SCREEN:
                found = one
        return found

    def keep(self):
        """Write an answer that is new; forget the entry where it was kept or given up."""
        self._due = True
        app, screen = self._app, self._screen()
        if not app.session.ledger or screen is None or not self._is_half_done(screen):
            if self._seen is not None and app.session.ledger:
                app.session.ledger.log.drop_draft()
            self._seen = None
            return
        answers = _answers(screen)
        if self._seen is None or self._seen[0] != answers:
            self._seen = (answers, None)
            if screen.entry.answers:
                self._write(answers, None)

    def tick(self):
        """Once the picture is out, write what is keyed of an answer, or who is seated."""
        if not self._due:
            return
        self._due = False
        app, screen = self._app, self._screen()
        if not app.session.ledger:
            self._keep_setup()
        elif screen is not None and self._seen is not None:
            half = screen.half()
            if half != self._seen[1]:
                self._seen = (self._seen[0], half)
                self._write(self._seen[0], half)

    def _write(self, answers, half):
        draft = {
            "action": answers[0],
            "index": answers[1],
            "by_cards": answers[2],
            "answers": answers[3],
        }
        if half:
            draft["half"] = half
        self._app.session.ledger.log.keep_draft(draft)

    def _is_half_done(self, screen):
        # A verdict that is complete is on the screen, and nothing of it is to be kept.
        entry = screen.entry
        if entry.question is None:
            return isinstance(entry.event, dict)
        return bool(entry.answers) or bool(screen.half())

    # -- an entry ------------------------------------------------------------------------------

    def offer(self):
        """Open the entry that was being keyed when the power failed, at its next question."""
        app = self._app
        draft = app.session.ledger.log.draft()
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
            (draft["answers"], draft.get("half")),
        )
        # What is on the screen is what is on flash, or as much of it as could be taken.
        self._seen = (_answers(screen), screen.half())

    def _is_draft(self, draft):
        """Return whether a kept value is a draft that can be gone on with now."""
        if not isinstance(draft, dict):
            return False
        for field in ("action", "index", "by_cards", "answers"):
            if field not in draft:
                return False
        ledger = self._app.session.ledger
        game, action, index = ledger.game, draft["action"], draft["index"]
        if not isinstance(draft["answers"], list):
            return False
        if index is not None:
            return is_whole(index) and 0 <= index < ledger.count
        return not game.over and (
            action in game.actions() or action in [asked[0] for asked in game.referee]
        )

    # -- the players of a game to come ---------------------------------------------------------

    def _keep_setup(self):
        setup = None
        for screen in self._app.stack:
            setup = screen.setup() or setup
        if setup or self._setup:
            # The store does not write again what it has.
            self._setup = setup
            self._app.store.put("setup", setup)

    def offer_setup(self):
        """Open the screen on which players were being seated when the power failed."""
        setup = self._app.store.get("setup")
        if not setup:
            return
        # Whatever is wrong with it, the box does not find it again.
        self._app.store.put("setup", None)
        try:
            self._app.open(*setup)
        except (EngineError, ImportError, TypeError, KeyError):
            # It is of another version of the program: begin at the start.
            self._app.go_home()
        self._due = True
        self.tick()


def _answers(screen):
    return (screen.action, screen.index, screen.by_cards, list(screen.entry.answers))


def begun(question, half):
    """Offer `half`, what was keyed of the answer to `question`, where it can be gone on with."""
    if isinstance(half, str) and question.kind in (TEXT, NAME):
        question.default = half[: question.most]
    elif isinstance(half, list) and (question.kind == CARDS or question.deck):
        most = question.most if question.kind == CARDS else question.hand[1]
        for card in half:
            if not is_whole(card) or not 0 <= card <= question.deck.wild:
                return
            if half.count(card) + question.taken.count(card) > question.deck.count(card):
                return
        if len(half) <= most:
            question.default = half
