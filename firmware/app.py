"""The program: a stack of screens over the game that is being played.

Screens are modules of `firmware.screens`, loaded when they are opened and dropped when they are
closed, so that a board holds only what is on the stack.
"""

from engine import games, texts
from engine.compat import forget_module, forget_others, loaded_modules
from engine.errors import EngineError
from engine.ledger import Ledger
from firmware.comfort import Comfort
from firmware.drafts import Drafts
from firmware.settings import Settings
from firmware.store import StoreError
from firmware.ui import Ui


class App:
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
        # The game on the table: its journal's number and its ledger, or None.
        self.number = None
        self.ledger = None
        # What is in memory while the start, or a game's sheet, is all that is open.
        self._kept = {}
        # The entries that fitted when it was last said that few more do; None: it was not said.
        self.warned = None
        self.comfort = Comfort(self)
        self.drafts = Drafts(self)
        self.go_home()
        if self.settings.get("safe"):
            self.open("message", ("settings.safe_mode", {}), None, ("settings.safe_words", {}))
        else:
            self._resume()

    # -- the stack of screens ----------------------------------------------------------------

    def open(self, name, *arguments):
        """Open the screen of module `name` on top, made with `arguments`; return it."""
        module = __import__("firmware.screens." + name, None, None, ("SCREEN",))
        screen = module.SCREEN(self, *arguments)
        screen.module = name
        self.stack.append(screen)
        self.dirty = True
        screen.opened()
        screen.kept = loaded_modules()
        return screen

    def close(self, count=1):
        """Close the topmost screens; the first one always stays."""
        while count > 0 and len(self.stack) > 1:
            gone = self.stack.pop()
            count -= 1
            self._forget(gone.module)
        self._tidy()
        self.stack[-1].shown()
        self.dirty = True

    def _tidy(self):
        """Drop what closed screens have loaded; the texts and type too at the start and the sheet."""
        screen = self.stack[-1]
        name = screen.module
        if name not in ("start", "sheet"):
            forget_others(screen.kept)
        else:
            kept = self._kept.get(name)
            if kept is None:
                self._kept[name] = loaded_modules()
            else:
                forget_others(kept)
            texts.drop_others(("ui", "all", self.game.section if self.ledger else "ui"))
            self.display.drop_fonts()

    def _forget(self, name):
        for screen in self.stack:
            if screen.module == name:
                return
        forget_module("firmware.screens", name)
        texts.drop(name)
        texts.drop(name + "_screen")

    def close_to(self, name):
        """Close screens until one of module `name` is on top (or the first one)."""
        while len(self.stack) > 1 and self.stack[-1].module != name:
            self._forget(self.stack.pop().module)
        self._tidy()
        self.stack[-1].shown()
        self.dirty = True

    def go_home(self):
        """Close everything and open the start screen."""
        while self.stack:
            self._forget(self.stack.pop().module)
        self.open("start")
        self._tidy()

    def show_sheet(self):
        """Close everything above the start and show the score sheet, or the end of the game."""
        while len(self.stack) > 1:
            self._forget(self.stack.pop().module)
        self.open("sheet")
        self._tidy()
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

    # -- what the device calls ---------------------------------------------------------------

    def press(self, key, kind):
        """Give a logical key to the topmost screen; `kind` is press, repeat or long."""
        if self.comfort.takes(key, kind):
            return
        self.dirty = True
        self.stack[-1].press(key, kind)
        self.drafts.watch()

    def tick(self, now):
        """Let the topmost screen, and the box itself, do what time brings."""
        self.stack[-1].tick(now)
        self.comfort.tick(now)

    def draw(self):
        """Draw the topmost screen."""
        screen = self.stack[-1]
        names = screen.names
        if not names and self.ledger:
            names = [player.name for player in self.game.players]
        self.ui.names = names  # pyright: ignore[reportAttributeAccessIssue]
        self.display.clear()
        if not self.comfort.draw(self.ui):
            screen.draw(self.ui)

    # -- the game on the table ---------------------------------------------------------------

    @property
    def game(self):
        """The game as it stands, or None."""
        return self.ledger.game if self.ledger else None

    def start_game(self, name, names, house, dealer):
        """Begin a game: its header is kept before anything is shown."""
        header = {"game": name, "players": list(names), "house": house, "dealer": dealer}
        try:
            # Players who left may be too few for another game.
            games.load(name).check_names(header["players"])
            number, journal = self.store.create(header)
        except (EngineError, StoreError) as error:
            self.refuse(error)
            return
        self._take(number, journal)
        self.store.put("last", {"game": name, "players": list(names), "house": house})
        self.store.put("paused", None)
        self.show_sheet()

    def _rules_of(self, header):
        """Return (class, complete house rules) of a saved game; raises StoreError, EngineError."""
        try:
            game_class = games.load(header["game"])
        except KeyError:
            raise StoreError("store.unknown_game", name=str(header["game"]))
        # A house rule that came with a later version is what it was before: the default.
        return game_class, game_class.settle(header["house"])

    def _take(self, number, journal):
        header = journal.header
        game_class, house = self._rules_of(header)
        self._release()
        self.ledger = Ledger(game_class, header["players"], house, header["dealer"], journal)
        self._kept["sheet"] = None
        self.number = number
        self.store.put("current", number)
        self.lost = journal.lost

    def _release(self):
        """Forget the game that was on the table, and the memory that its rules took."""
        if self.ledger:
            games.unload(self.ledger.game_class.name)
            texts.drop(self.ledger.game_class.section)
        self.ledger = None
        self.number = None

    def take_up(self, number):
        """Go on with a saved game; shows a message instead where it cannot be read."""
        try:
            self._take(number, self.store.open(number))
        except (StoreError, EngineError) as error:
            self.refuse(error)
            return
        self.show_sheet()
        if not self.lost:
            self.drafts.offer()
        else:
            self.open("message", ("ui.damaged", {}), None, ("store.restored", {"n": len(self.ledger.log)}))

    def _resume(self):
        """After switching on, show the game that was on the table, if it was not over."""
        number = self.store.get("current")
        if number is not None and number in self.store.numbers():
            self.take_up(number)

    def remove(self, number):
        """Delete a saved game, also the one on the table."""
        if number == self.number:
            self._release()
        for name in ("stops", "table"):
            kept = self.store.get(name)
            if kept and kept["game"] == number:
                # Its number may come back with another game.
                self.store.put(name, None)
        try:
            self.store.delete(number)
        except StoreError as error:
            self.refuse(error)

    def archive(self, number):
        """Keep only the result of a saved game, also of the one on the table."""
        try:
            journal = self.store.open(number)
            header = journal.header
            game_class, house = self._rules_of(header)
            game = Ledger(game_class, header["players"], house, header["dealer"], journal).game
            scores = [[player.name, player.score] for player in game.players]
            winners = game.winners if game.over else []
            if number == self.number:
                self._release()
            self.store.archive(number, scores, winners)
            if self.store.get("current") == number:
                self.store.put("current", None)
            if (self.store.get("paused") or [None])[0] == number:
                self.store.put("paused", None)
        except (StoreError, EngineError) as error:
            self.refuse(error)
        except (KeyError, OSError):
            self.refuse(StoreError("store.not_archived", n=number))

    def _warn_of_room(self):
        """Say once that the memory is nearly full, and again when half of what was left is gone."""
        left = self.store.few_left(self.ledger.log)
        if left is None:
            self.warned = None
        elif self.warned is None or left * 2 < self.warned:
            self.warned = left
            self.open("message", ("store.memory", {}), None, ("store.few_left", {"n": left}))

    def put_away(self):
        """Leave the game on the table; unless it is over, the start offers it again."""
        game = self.game
        self.store.put("paused", None if game.over else [self.number, game.title])
        self.store.put("current", None)
        self._release()
        self.go_home()

    def next_dealer(self):
        """Return who deals first in a rematch: the deal has moved on (None: nobody is left)."""
        last = self.ledger.last
        names = [player.name for player in self.game.players if not player.gone]
        dealer = last.dealer if last and last.number else None
        if dealer is None or not names:
            return self.game.dealer if self.game.dealer in names else None
        seats = [player.name for player in self.game.players]
        at = seats.index(dealer)
        for distance in range(1, len(seats) + 1):
            name = seats[(at + self.game.direction * distance) % len(seats)]
            if name in names:
                return name
        return None

    def keep_last(self):
        """Remember a finished game, so that the same can be played again in two presses."""
        names = [player.name for player in self.game.players if not player.gone]
        last = {"game": self.game.name, "players": names, "house": self.ledger.house}
        last["dealer"] = self.next_dealer()
        self.store.put("last", last)

    def add(self, entry):
        """Keep an entry of the ledger; return whether it was kept (else a message says why not)."""
        try:
            self.ledger.add(entry)
        except EngineError as error:
            self.refuse(error)
            return False
        except OSError as error:
            self.open("message", ("ui.not_kept", {}), None, ("store.full", {"error": str(error)}))
            return False
        if self.game.over:
            self.keep_last()
        return True

    # -- the roster ----------------------------------------------------------------------------

    def roster(self):
        """Return the names that are remembered, the latest first."""
        return self.store.get("roster", [])

    def remember(self, names):
        """Put names at the top of the roster."""
        rest = [name for name in self.roster() if name not in names]
        self.store.put("roster", (list(names) + rest)[:24])
