"""The program: a stack of screens over the game that is being played.

Screens are modules of `firmware.screens`, loaded when they are opened and dropped when they are
closed, so that a board holds only what is on the stack.
"""

# The ledger is made by the other half of the program, firmware.on_the_table.
# pyright: reportAttributeAccessIssue=false

from engine import texts
from engine.compat import advance
from engine.modules import drop_pages, forget_module, forget_others, is_scarce, load_module, loaded_modules
from firmware.comfort import Comfort
from firmware.drafts import Drafts
from firmware.on_the_table import OnTheTable
from firmware.settings import Settings
from firmware.ui import Ui


class App(OnTheTable):
    """The program on `display`, `keys` and `store`.

    `settings` is a dict of what the board gives: `tone(hertz, ms)` where it has a buzzer, `battery()`
    in percent (None: there is none) where that can be read, `safe` where it was switched on for the safe mode.
    """

    def __init__(self, display, keys, store, settings=None):
        self.display = display
        self.keys = keys
        self.store = store
        self.settings = settings or {}
        self.ui = Ui(display, keys)
        self.wishes = Settings(store, self.settings.get("safe", False))
        self.dirty = True
        self.quit = False
        self.stack = []
        # What is still to be done of the last press: generators.
        self.todo = []
        # The game on the table: its journal's number and its ledger, or None.
        self.number = None
        self.ledger = None
        # The modules of the game on the table.
        self._of_game = ()
        # The entries that fitted when it was last said that few more do; None: it was not said.
        self.warned = None
        self.comfort = Comfort(self)
        self.drafts = Drafts(self)
        self.go_home()
        self.run(self._begin())

    def _begin(self):
        """After switching on, say so in the safe mode, else show the game that was on the table."""
        if self.settings.get("safe"):
            self.open("message", ("settings.safe_mode", {}), None, ("settings.safe_words", {}))
            return
        number = self.store.get("current")
        yield
        if number is not None and number in self.store.numbers():
            self.take_up(number)

    # -- what the device calls ---------------------------------------------------------------

    def press(self, key, kind):
        """Give a logical key to the topmost screen; `kind` is press, repeat or long."""
        if self.comfort.takes(key, kind):
            return
        self.dirty = True
        self.stack[-1].press(key, kind)
        self.drafts.watch()
        self._keep_draft()

    def run(self, steps):
        """Do what the generator `steps` does when this part of a press is done, each step as a part of its own."""
        self.todo.append(steps)

    def then(self, do, *given):
        """Do something as the next part of a press."""
        self.run(self._once(do, given))

    def _once(self, do, given):
        do(*given)
        yield from ()

    def go(self, name, *arguments):
        """Open a screen as the next part of a press."""
        self.then(self.open, name, *arguments)

    def go_on(self):
        """Do the next part of a press."""
        steps = self.todo.pop(0)
        if advance(steps):
            self.todo.insert(0, steps)
        else:
            self._keep_draft()

    def _keep_draft(self):
        """Keep what is being entered, once all that a press did is done."""
        if not self.todo and self.drafts.wanted:
            self.drafts.wanted = False
            self.then(self.drafts.keep)

    def tick(self, now):
        """Let the topmost screen, and the box itself, do what time brings."""
        self.stack[-1].tick(now)
        self.comfort.tick(now)

    def draw(self):
        """Draw the topmost screen, step by step: a generator."""
        screen = self.stack[-1]
        names = screen.names
        if not names and self.ledger:
            names = [player.name for player in self.game.players]
        self.ui.names = names  # pyright: ignore[reportAttributeAccessIssue]
        self.display.clear()
        if not self.comfort.draw(self.ui):
            steps = screen.draw(self.ui)
            if steps is not None:
                yield from steps
        self.tidy()
        texts.drop_unused()
        if is_scarce():
            self.display.drop_fonts()

    def tidy(self, busy=False):
        """Keep in memory what the open screens and the game consist of, and nothing else.

        In the middle of a press, which is `busy`, also what every step of it needs.
        """
        kept = list(_ALWAYS)
        kept += self._of_game
        for screen in self.stack:
            kept += screen.kept
        drop_pages((type(self.display), type(self.ui), type(self.ledger)) if busy else ())
        forget_others(kept)

    def make_room(self):
        """Drop all that can be loaded again, where there is very little memory in the middle of a press."""
        texts.drop_others(())
        self.display.drop_fonts()
        self.tidy()

    @property
    def game(self):
        """The game as it stands, or None."""
        return self.ledger.game if self.ledger else None

    # -- the stack of screens (paged) --------------------------------------------------------

    def open(self, name, *arguments):
        """Open the screen of module `name` on top, made with `arguments`; return it."""
        if self.stack:
            self.stack[-1].covered()
        module, came = self.load(name)
        screen = module.SCREEN(self, *arguments)
        screen.module = name
        screen.kept = came
        self.stack.append(screen)
        self.dirty = True
        screen.opened()
        return screen

    def load(self, name):
        """Load the module of a screen, all that is not needed dropped before; return it and what came with it."""
        self.tidy()
        before = loaded_modules()
        module = load_module("firmware.screens." + name)
        return module, [loaded for loaded in loaded_modules() if loaded not in before]

    def close(self, count=1):
        """Close the topmost screens; the first one always stays."""
        while count > 0 and len(self.stack) > 1:
            gone = self.stack.pop()
            count -= 1
            self._forget(gone.module)
        self._come_back()

    def _forget(self, name):
        for screen in self.stack:
            if screen.module == name:
                return
        forget_module("firmware.screens." + name)
        texts.drop(name)
        texts.drop(name + "_screen")

    def _come_back(self):
        """Show the screen that is on top now."""
        self._clear_up()
        self.stack[-1].shown()
        self.dirty = True

    def _clear_up(self):
        """Drop what is not needed; at the start and the sheet, the texts and type of others go, too."""
        self.tidy()
        if self.stack[-1].module in ("start", "sheet"):
            texts.drop_others(("ui", "all", self.game.section if self.ledger else "ui"))
            self.display.drop_fonts()

    def close_to(self, name):
        """Close screens until one of module `name` is on top (or the first one)."""
        while len(self.stack) > 1 and self.stack[-1].module != name:
            self._forget(self.stack.pop().module)
        self._come_back()

    def go_home(self):
        """Close everything and open the start screen."""
        while self.stack:
            self._forget(self.stack.pop().module)
        self.open("start")
        self._clear_up()

    def show_sheet(self):
        """Close everything above the start and show the score sheet, or the end of the game."""
        self.run(self.showing_sheet())

    def showing_sheet(self):
        """Do what `show_sheet` does: a generator."""
        while len(self.stack) > 1:
            self._forget(self.stack.pop().module)
        yield
        self.open("sheet")
        self._clear_up()
        yield
        if self.game.over:
            self.open("ending")
            yield
        self._warn_of_room()

    def refuse(self, error):
        """Show why something is not possible; what was entered stays as it is."""
        rule = getattr(error, "rule", None)
        self.open("message", ("ui.not_possible", {}), rule, (error.key, error.facts))

    def ask(self, question, done):
        """Ask a question that is answered with yes or no; `done()` is called on yes."""
        self.open("confirm", question, done)


# What is in memory whatever is open: what the program's parts import, before any of them does anything.
_ALWAYS = loaded_modules()
