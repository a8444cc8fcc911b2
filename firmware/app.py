"""The program: a stack of screens over the game that is being played.

Screens are modules of `firmware.screens`, imported by name when they are first opened.
"""

# The ledger is made by the other half of the program, firmware.session.
# pyright: reportAttributeAccessIssue=false

from engine.compat import load_module
from firmware.display.widgets import Ui
from firmware.idle.comfort import Comfort
from firmware.input.attention import Attention
from firmware.screens import module_of
from firmware.session import OnTheTable
from firmware.settings import Settings
from firmware.storage.drafts import Drafts
from firmware.storage.people import People


class App(OnTheTable):
    """The program on `display`, `keys` and `store`.

    `settings` is a dict of what the board gives: `tone(hertz, ms)` where it has a buzzer,
    `battery()` in percent (None: there is none) where that can be read, `busy(draw)` that shows how
    far a long search is, `clock()` in milliseconds, `time()` where the time of day is known, a text
    such as "2026-11-21T20:15" or None, `safe` where it was switched on for the safe mode, `lesson`
    False where nobody needs to learn the keys (a script).
    """

    def __init__(self, display, keys, store, settings=None):
        self.display = display
        self.keys = keys
        self.store = store
        self.settings = settings or {}
        self.ui = Ui(display, keys)
        self.wishes = Settings(store, self.settings.get("safe", False))
        self.people = People(store)
        self.dirty = True
        self.quit = False
        self.stack = []
        # The game on the table: its journal's number and its ledger, or None.
        self.number = None
        self.ledger = None
        # The entries that fitted when it was last said that few more do; None: it was not said.
        self.warned = None
        self.comfort = Comfort(self)
        self.attention = Attention(self)
        self.drafts = Drafts(self)
        self.go_home()
        self._begin()

    def _begin(self):
        """After switching on, say so in the safe mode, else show the game that was on the table."""
        if self.settings.get("safe"):
            self.open("message", ("settings.safe_mode", {}), None, ("settings.safe_words", {}))
            return
        number = self.store.get("current")
        if number is not None and number in self.store.numbers():
            self.take_up(number)
        elif self._is_new():
            self.open("lesson")
        else:
            self.drafts.offer_setup()

    def _is_new(self):
        """Return whether this is the first start: the keys are not known yet."""
        return (
            self.settings.get("lesson", True)
            and self.wishes.get("lesson") == "due"
            and not self.people.names()
            and not self.store.numbers()
        )

    @property
    def game(self):
        """The game as it stands, or None."""
        return self.ledger.game if self.ledger else None

    def chosen(self):
        """Return the name of the player who is chosen on the score sheet, or None."""
        for screen in self.stack:
            if screen.module == "sheet":
                return screen.chosen()
        return None

    # -- what the device calls ---------------------------------------------------------------

    def press(self, key, kind):
        """Give a logical key to the topmost screen; `kind` is press, repeat or long."""
        if self.comfort.takes(key, kind):
            return
        screen = self.stack[-1]
        if not self.attention.takes(key, kind, screen.asked()):
            if key == "back" and kind == "long":
                # Its press left a page; held on, it leads all the way back.
                self.home()
            return
        self.dirty = True
        screen.press(key, kind)

    def keep_draft(self):
        """Write what was keyed since the last time, called when its picture is out."""
        self.drafts.keep()

    def say(self, what):
        """Say for a second, in place of the hints, why a key does nothing; what was entered stays
        as it is.
        """
        self.attention.say(what)

    def settle(self, changed):
        """After presses that have `changed` what is seen, or not: answer them; return whether to
        draw once more.
        """
        return self.attention.settle(changed)

    def tick(self, now):
        """Let the topmost screen, and the box itself, do what time brings."""
        self.stack[-1].tick(now)
        self.comfort.tick(now)
        self.attention.tick()
        if not self.dirty:
            # What was keyed is seen; now it may take its time.
            self.drafts.tick()

    def draw(self):
        """Draw the topmost screen, or what is shown while the box rests."""
        screen = self.stack[-1]
        names = screen.names
        if not names and self.ledger:
            names = [player.name for player in self.game.players]
        self.ui.names = tuple(names)
        self.display.clear()
        if not self.comfort.draw(self.ui):
            screen.draw(self.ui)
        self.attention.drawn(self.ui, screen.asked())

    # -- the stack of screens ----------------------------------------------------------------

    def open(self, name, *arguments):
        """Open the screen of module `name` on top, made with `arguments`; return it."""
        screen = load_module(module_of(name)).SCREEN(self, *arguments)
        screen.module = name
        self.stack.append(screen)
        self.dirty = True
        screen.opened()
        return screen

    def close(self, count=1):
        """Close the topmost screens; the first one always stays."""
        del self.stack[max(1, len(self.stack) - count) :]
        self._come_back()

    def close_to(self, name):
        """Close screens until one of module `name` is on top (or the first one)."""
        while len(self.stack) > 1 and self.stack[-1].module != name:
            self.stack.pop()
        self._come_back()

    def _come_back(self):
        """Show the screen that is on top now."""
        self.stack[-1].shown()
        self.dirty = True

    def go_home(self):
        """Close everything and open the start screen."""
        self.stack = []
        self.open("start")

    def show_sheet(self):
        """Close everything above the start and show the score sheet, or the end of the game."""
        del self.stack[1:]
        self.open("sheet")
        if self.game.over:
            self.open("ending")
        self._warn_of_room()

    def refuse(self, error):
        """Show why something is not possible; what was entered stays as it is."""
        rule = getattr(error, "rule", None)
        self.open("message", ("ui.not_possible", {}), rule, (error.key, error.facts))

    def ask(self, question, done):
        """Ask a question that is answered with yes or no; `done()` is called on yes."""
        self.open("confirm", question, done)
