"""The game on the table: begun, taken up again, entered into, put away, archived and deleted."""

# The attributes are those of the App that this is mixed into.
# pyright: reportAttributeAccessIssue=false

from engine import games
from engine.compat import const, load_module
from engine.errors import EngineError
from engine.play.ledger import Ledger
from firmware import preload
from firmware.display import house_words
from firmware.storage.errors import RecordError, StoreError, is_full, reason

# Of so many games it is kept how they stand; those that were left longest ago are opened to see.
_STANDINGS = const(24)


def opened(header, journal):
    """Return the Ledger of a saved game; raises StoreError, EngineError."""
    name = header["game"]
    if name not in games.names():
        raise StoreError("store.unknown_game", name=str(name))
    game_class = games.load(name)
    # A house rule that came with a later version is what it was before: the default.
    house = game_class.settle(header["house"])
    return Ledger(game_class, header["players"], house, header["dealer"], journal)


class OnTheTable:
    """What the program (firmware.app.App) does with games; `ledger` and `number` are those of the
    one in play.
    """

    # What the game sees of the box, made when it is first needed.
    _box = None

    @property
    def box(self):
        """What the game on the table sees of the box (firmware.round_memo.Box)."""
        if self._box is None:
            self._box = load_module("firmware.round_memo").Box(self)
        return self._box

    # -- the game on the table ---------------------------------------------------------------

    def start_game(self, name, names, house, dealer):
        """Begin a game: its header is kept before anything is shown."""
        header = {"game": name, "players": list(names), "house": house, "dealer": dealer}
        try:
            # Players who left may be too few for another game.
            games.load(name).check_names(header["players"])
            number, journal = self.store.create(header)
            ledger = opened(header, journal)
        except (EngineError, StoreError) as error:
            self.refuse(error)
            return
        # Its players are seated: a power cut finds the game, not its set-up.
        self.store.put("setup", None)
        self.store.put(
            "last", {"game": name, "players": list(names), "house": house, "number": number}
        )
        self.note_standing()
        self._play(number, ledger)

    def take_up(self, number):
        """Go on with a saved game and what was being keyed; shows a message instead where it cannot
        be read.
        """
        try:
            journal = self.store.open(number)
            ledger = opened(journal.header, journal)
        except (StoreError, EngineError) as error:
            self.refuse(error)
            return
        self._play(number, ledger)
        if journal.lost:
            self.open("message", ("ui.damaged", {}), None, ("store.restored", {"n": len(journal)}))
        else:
            self.drafts.offer()

    def _play(self, number, ledger):
        """Put a game on the table and show it."""
        self._box = None
        self.ledger = ledger
        self.number = number
        house_words.use(ledger.game.section)
        preload.soon(games.disputes(ledger.game.name))
        self.store.put("current", number)
        self.show_sheet()

    def _release(self):
        """Forget the game that was on the table."""
        self._box = None
        self.ledger = None
        self.number = None
        house_words.use("")

    def put_away(self):
        """Leave the game on the table; unless it is over, the start offers it again."""
        self.note_standing()
        self.store.put("current", None)
        self._release()
        self.go_home()

    def home(self):
        """Go to the start from wherever this is; what was being entered is asked on when the game
        is resumed.
        """
        if self.ledger:
            self.put_away()
        else:
            self.go_home()

    # -- how the saved games stand -----------------------------------------------------------

    def note_standing(self):
        """Keep how the game on the table stands, for the list of saved games."""
        game = self.game
        if game is None:
            return
        names = game.winners if game.over else game.best_of(game.in_play())
        score = game.find(names[0]).score if names else 0
        mine = [self.number, game.over, game.rounds, list(names), score, game.name]
        rest = [row for row in self.store.get("standings", []) if row[0] != self.number]
        self.store.put("standings", ([mine] + rest)[:_STANDINGS])

    def standing(self, number):
        """Return [number, over, rounds, names of leaders or winners, their score, game] of a game,
        or None.
        """
        if number == self.store.get("current"):
            # Switched off while it was played: it may stand otherwise by now.
            return None
        for row in self.store.get("standings", []):
            if row[0] == number:
                return row
        return None

    def unfinished(self):
        """Return (number, name) of the game that was left last of those that are not over, or
        None.
        """
        numbers = self.store.numbers()
        for row in self.store.get("standings", []):
            if not row[1] and row[0] in numbers:
                return row[0], row[5]
        return None

    def _forget_standing(self, number):
        rows = self.store.get("standings", [])
        rest = [row for row in rows if row[0] != number]
        if len(rest) < len(rows):
            self.store.put("standings", rest)

    def playing(self) -> "Ledger":
        """Return the ledger of the game on the table; there must be one."""
        assert self.ledger is not None
        return self.ledger

    def _warn_of_room(self):
        """Say once that the memory is nearly full, and again when half of what was left is gone."""
        left = self.store.few_left(self.playing().log)
        if left is None:
            self.warned = None
        elif self.warned is None or left * 2 < self.warned:
            self.warned = left
            self.open("message", ("store.memory", {}), None, ("store.few_left", {"n": left}))

    # -- saved games -------------------------------------------------------------------------

    def remove(self, number):
        """Delete a saved game, also the one on the table."""
        if number == self.number:
            self._release()
        load_module("firmware.round_memo").forget(self.store, number)
        try:
            self.store.delete(number)
        except StoreError as error:
            self.refuse(error)
        else:
            self._forget_standing(number)

    def archive(self, number):
        """Keep only the result of a saved game, also of the one on the table."""
        try:
            journal = self.store.open(number)
            ledger = opened(journal.header, journal)
            if number == self.number:
                self._release()
            result = load_module("firmware.statistics").result_of(ledger)
            self.store.archive(number, *result)
            if self.store.get("current") == number:
                self.store.put("current", None)
            self._forget_standing(number)
        except (StoreError, EngineError) as error:
            self.refuse(error)
        except (KeyError, OSError, RecordError):
            self.refuse(StoreError("store.not_archived", n=number))

    # -- entries -----------------------------------------------------------------------------

    def keep(self, entry, seen=None):
        """Keep an entry as `add` does, and show the sheet."""
        if self.add(entry, seen):
            self.show_sheet()

    def add(self, entry, seen=None):
        """Keep an entry of the ledger; return whether it was kept (else a message says why not).

        `seen` is (length of the log, effect, game) as a preview found them; if nothing was kept
        since, the entry need not be worked out again.
        """
        ledger = self.playing()
        try:
            if seen and seen[0] == len(ledger.log) and entry["event"] != "amend":
                ledger.accept(entry, seen[1], seen[2])
            else:
                ledger.add(entry)
        except EngineError as error:
            self.refuse(error)
            return False
        except OSError as error:
            key = "store.full" if is_full(error) else "store.failed"
            self.open("message", ("ui.not_kept", {}), None, (key, {"error": reason(error)}))
            return False
        if self.game.over:
            self._keep_last()
        return True

    def rename(self, old, new):
        """Call the player `old` of the game on the table `new`, from its first entry on; show the
        sheet.

        Raises InputError where the name cannot be.
        """
        self.game.check_name(new, [player.name for player in self.game.players])
        journal = self.playing().log
        try:
            rename = load_module("firmware.storage.rename")
            journal.drop_draft()
            rename.rewrite(self.store.files, journal, old, new)
            load_module("firmware.round_memo").rename(
                self.store, self.number, lambda form: self.game.renamed(form, old, new)
            )
            last = self.store.get("last")
            if last and old in last["players"]:
                last["players"] = rename.everywhere(last["players"], old, new)
                last["dealer"] = rename.everywhere(last.get("dealer"), old, new)
                self.store.put("last", last)
        except OSError as error:
            key = "store.full" if is_full(error) else "store.failed"
            self.open("message", ("ui.not_kept", {}), None, (key, {"error": reason(error)}))
            return
        self.people.remember([new])
        self.take_up(self.number)

    # -- the next game -----------------------------------------------------------------------

    def next_dealer(self):
        """Return who deals first in a rematch: the deal has moved on (None: nobody is left)."""
        last = self.playing().last
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

    def _keep_last(self):
        """Remember a finished game, so that the same can be played again in two presses."""
        names = [player.name for player in self.game.players if not player.gone]
        last = {"game": self.game.name, "players": names, "house": self.playing().house}
        last["dealer"] = self.next_dealer()
        last["number"] = self.number
        self.store.put("last", last)

    def last_table(self):
        """Return the game that was played last as it was kept, its players by their names of today;
        None where none was played.
        """
        last = self.store.get("last")
        if last is None:
            return None
        number = last.get("number", 0)
        names = []
        for name in last["players"]:
            name = self.people.called(name, number)
            # Two of that table may be one person today.
            if name not in names:
                names.append(name)
        last["players"] = names
        if isinstance(last.get("dealer"), str):
            last["dealer"] = self.people.called(last["dealer"], number)
        return last
