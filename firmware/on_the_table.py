"""The game on the table: begun, taken up again, entered into, put away, archived and deleted."""

# The attributes are those of the App that this is mixed into.
# pyright: reportAttributeAccessIssue=false

from engine import games, texts
from engine.compat import finish
from engine.errors import EngineError
from engine.modules import loaded_modules
from firmware.errors import StoreError, is_full


class OnTheTable:
    """What the program (firmware.app.App) does with games; `ledger` and `number` are those of the one in play."""

    # -- the game on the table (paged) -------------------------------------------------------

    def start_game(self, name, names, house, dealer):
        """Begin a game: its header is kept before anything is shown."""
        self.run(self._start(name, names, house, dealer))

    def _start(self, name, names, house, dealer):
        header = {"game": name, "players": list(names), "house": house, "dealer": dealer}
        try:
            # Players who left may be too few for another game.
            games.load(name).check_names(header["players"])
            yield
            number = yield from self.store.creating(header)
        except (EngineError, StoreError) as error:
            self.refuse(error)
            return
        yield
        self.store.put("last", {"game": name, "players": list(names), "house": house})
        yield
        self.store.put("paused", None)
        self.take_up(number, False)

    def _rules_of(self, header):
        """Return (class, complete house rules) of a saved game; raises StoreError, EngineError."""
        if header["game"] not in games.names():
            raise StoreError("store.unknown_game", name=str(header["game"]))
        game_class = games.load(header["game"])
        # A house rule that came with a later version is what it was before: the default.
        return game_class, game_class.settle(header["house"])

    def _take(self, number, draft):
        """Put a saved game on the table and show it, or say why not; go on with its `draft` if wanted."""
        try:
            name = self.store.header(number)["game"]
            self._release()
            yield
            make = self._load_game(name)
            yield
            journal = yield from self.store.opening(number)
            yield
            # What is in the header is in the ledger from now on.
            header, journal.header = journal.header, None
            game_class, house = self._rules_of(header)
            yield
            ledger = make(game_class, header["players"], house, header["dealer"], journal, False)
            yield from ledger.opening()
        except (StoreError, EngineError) as error:
            self._of_game = ()
            self.refuse(error)
            return
        self.ledger = ledger
        self.number = number
        yield
        self.store.put("current", number)
        self.lost = journal.lost
        yield
        yield from self.showing_sheet()
        if draft:
            yield
            yield from self._take_up_draft()

    def _load_game(self, name):
        """Load what a game on the table consists of, and note it; return the class of its ledger."""
        self.tidy()
        before = loaded_modules()
        from engine.ledger import Ledger

        if name in games.names():
            games.load(name)
        self._of_game = [loaded for loaded in loaded_modules() if loaded not in before]
        return Ledger

    def _release(self):
        """Forget the game that was on the table, and the memory that its rules took."""
        if self.ledger:
            games.unload(self.ledger.game_class.name)
            texts.drop(self.ledger.game_class.section)
        self.ledger = None
        self.number = None
        self._of_game = ()

    def take_up(self, number, draft=True):
        """Go on with a saved game, and its `draft`; shows a message instead where it cannot be read."""
        self.run(self._take(number, draft))

    def _take_up_draft(self):
        """Go on with what was being keyed; of a damaged game, say what is left instead."""
        if not self.lost:
            yield from self.drafts.offer()
        else:
            self.open("message", ("ui.damaged", {}), None, ("store.restored", {"n": len(self.ledger.log)}))

    # -- deleting (paged) --------------------------------------------------------------------

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

    # -- putting away (paged) ----------------------------------------------------------------

    def archive(self, number):
        """Keep only the result of a saved game, also of the one on the table."""
        try:
            journal = self.store.open(number)
            header = journal.header
            game_class, house = self._rules_of(header)
            from engine.ledger import Ledger

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
        self.then(self.go_home)

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

    # -- entries (paged) ---------------------------------------------------------------------

    def keep(self, entry, seen=None):
        """Keep an entry as `adding` does, and show the sheet: a generator."""
        if (yield from self.adding(entry, seen)):
            yield
            yield from self.showing_sheet()

    def add(self, entry, seen=None):
        """Keep an entry of the ledger; return whether it was kept (else a message says why not)."""
        return finish(self.adding(entry, seen))

    def adding(self, entry, seen=None):
        """Do what `add` does: a generator.

        `seen` is (length of the log, effect, game) as a preview found them; if nothing was kept since,
        the entry need not be worked out again.
        """
        ledger = self.ledger
        try:
            if seen and seen[0] == len(ledger.log) and entry["event"] != "amend":
                yield
                ledger.accept(entry, seen[1], seen[2])
                yield
            else:
                yield from ledger.adding(entry)
        except EngineError as error:
            self.refuse(error)
            return False
        except OSError as error:
            key = "store.full" if is_full(error) else "store.failed"
            self.open("message", ("ui.not_kept", {}), None, (key, {"error": str(error)}))
            return False
        if ledger.last:
            # What it changed is shown on; what was said of it, and its arithmetic, has been read.
            ledger.last.notes = ledger.last.sums = ()
        if self.game.over:
            yield
            self.keep_last()
        return True

    # -- the roster (paged) -----------------------------------------------------------------

    def roster(self):
        """Return the names that are remembered, the latest first."""
        return self.store.get("roster", [])

    def remember(self, names):
        """Put names at the top of the roster: a generator."""
        rest = [name for name in self.roster() if name not in names]
        yield
        self.store.put("roster", (list(names) + rest)[:24])
